import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameEvent, Rank, Scoring } from "../src/protocol";
import { logOf } from "../src/state/log";
import { choose } from "../src/state/prefs.svelte";
import { PACE, ROWS, revealRows } from "../src/story/scoring/row-by-row";
import { sheetsOf, tiesOf } from "../src/story/scoring/scoring-sheets";
import ScoringDialog from "../src/story/scoring/ScoringDialog.svelte";
import ScoringSheet from "../src/story/scoring/ScoringSheet.svelte";

const NAMES = ["Ada", "Ben"];
const NONE: Rank = { count: 0, place: 0, tied: 0, total: 0, share: 0 };
const rank = (count: number, place: number, tied: number, total: number, share: number): Rank => ({
  count,
  place,
  tied,
  total,
  share,
});

/** The second scoring of two with Dirk: towers shared by Ada and Dirk, pavilions Ben's alone. */
const scoring = (number: number): Scoring => ({
  number,
  ranks: [
    [NONE, rank(2, 1, 1, 8, 8)],
    [NONE, NONE],
    [NONE, NONE],
    [NONE, NONE],
    [NONE, NONE],
    [rank(3, 1, 2, 19, 9), rank(1, 3, 1, 0, 0)],
  ],
  dirk: [NONE, NONE, NONE, NONE, NONE, rank(3, 1, 2, 19, 9)],
  walls: [
    {
      length: 2,
      segments: [
        { cell: "1,0", side: "N" },
        { cell: "1,0", side: "E" },
      ],
    },
    { length: 0, segments: [] },
  ],
  points: [11, 8],
  dirkPoints: 9,
});

const placed = (seat: number, tile: string, cell: string): GameEvent => ({
  is: "tile-placed",
  seat,
  tile,
  cell,
});
const scored = (number: number): GameEvent => ({ is: "round-scored", scoring: scoring(number) });
const chapter = (seat: number, ...events: GameEvent[]) => ({ seat, action: "", events });

const LOG = logOf(
  [
    { seat: null, action: null, events: [] },
    chapter(0, placed(0, "T9NE", "1,0")),
    chapter(1, placed(1, "P8", "0,1"), scored(1)),
    chapter(0, { is: "tiles-swapped", seat: 0, tile: "T11", out: "T9NE", cell: "1,0" }),
    chapter(1, { is: "tile-removed", seat: 1, tile: "P8", cell: "0,1" }),
    chapter(0, { is: "tile-added", seat: 0, tile: "T9NE", cell: "2,0" }, scored(2)),
  ],
  null,
);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("scoring sheets", () => {
  it("have the palaces of their time, and what everybody had before", () => {
    const [first, second] = sheetsOf(LOG, 2);
    expect(first).toMatchObject({ frame: 2, before: [0, 0], dirkBefore: 0 });
    expect(first?.palaces).toEqual([{ "1,0": "T9NE" }, { "0,1": "P8" }]);
    expect(second).toMatchObject({ frame: 5, before: [11, 8], dirkBefore: 9 });
    expect(second?.palaces).toEqual([{ "1,0": "T11", "2,0": "T9NE" }, {}]);
  });

  it("count what was there where a game began at a position", () => {
    const palaces: Record<string, string>[] = [{ "0,1": "P7E" }, {}];
    const start = { palaces, scores: [7, 9], dirkScore: 3 };
    const [first, second] = sheetsOf(LOG, 2, start);
    expect(first).toMatchObject({ before: [7, 9], dirkBefore: 3 });
    expect(first?.palaces).toEqual([{ "0,1": "P7E", "1,0": "T9NE" }, { "0,1": "P8" }]);
    expect(second).toMatchObject({ before: [18, 17], dirkBefore: 12 });
  });

  it("name ties with their sum and share (R7.4); a tie for nothing is none", () => {
    expect(tiesOf(scoring(2), 5)).toEqual([
      { contenders: [0, 2], from: 1, to: 2, total: 19, share: 9 },
    ]);
    expect(tiesOf(scoring(2), 0)).toEqual([]);
  });
});

describe("the sheet", () => {
  it("says counts, places, ties, walls and sums, with Dirk", () => {
    render(ScoringSheet, { sheets: sheetsOf(LOG, 2), names: NAMES });
    const table = screen.getByRole("table");
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((each) => each.textContent.trim()),
    ).toEqual([expect.stringContaining("Ada"), expect.stringContaining("Ben"), "Dirk"]);
    const tower = within(table).getByRole("row", { name: /^tower/ });
    expect(within(tower).getAllByRole("cell")[0]?.textContent).toContain(
      "3, tied for place 1, 9 points",
    );
    expect(table.textContent).toContain(
      "Ada and Dirk tie for places 1 to 2: 19 points shared, 9 each, rounded down.",
    );
    expect(screen.getByRole("img", { name: "Palace of Ada, longest wall 2" })).toBeTruthy();
    const total = within(table).getByRole("row", { name: /^Total/ });
    expect(
      within(total)
        .getAllByRole("cell")
        .map((each) => each.textContent.trim()),
    ).toEqual(["22", "16", "18"]);
  });

  it("has a tab for each scoring", async () => {
    render(ScoringSheet, { sheets: sheetsOf(LOG, 2), names: NAMES });
    const tabs = screen.getAllByRole("tab");
    expect(tabs.map((each) => each.getAttribute("aria-selected"))).toEqual(["false", "true"]);
    await fireEvent.click(tabs[0]!);
    expect(screen.queryByRole("row", { name: /^Total/ })).toBeNull();
    await fireEvent.keyDown(tabs[0]!, { key: "ArrowRight" });
    expect(tabs[1]?.getAttribute("aria-selected")).toBe("true");
  });
});

describe("the ceremony", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    choose({ motion: "auto" });
  });

  it("shows row after row, or all at once", () => {
    const shown: number[] = [];
    const skip = revealRows((rows) => shown.push(rows));
    vi.advanceTimersByTime(2 * PACE);
    skip();
    vi.advanceTimersByTime(5 * PACE);
    expect(shown).toEqual([0, 1, 2, ROWS]);
  });

  const hidden = () => document.querySelectorAll("tr.later, tbody.later").length;
  const open = (play: boolean) => {
    const onclose = vi.fn();
    render(ScoringDialog, { sheets: sheetsOf(LOG, 2), names: NAMES, play, onclose });
    return onclose;
  };

  it("can be skipped by Enter, by Escape and by a click", async () => {
    for (const skip of [
      (dialog: Element) => fireEvent.keyDown(dialog, { key: "Enter" }),
      (dialog: Element) => fireEvent(dialog, new Event("cancel", { cancelable: true })),
      (dialog: Element) => fireEvent.click(dialog),
    ]) {
      const onclose = open(true);
      await vi.advanceTimersByTimeAsync(PACE);
      expect(hidden()).toBeGreaterThan(3);
      await skip(screen.getByRole("dialog"));
      expect(hidden()).toBe(0);
      expect(onclose).not.toHaveBeenCalled();
      cleanup();
    }
  });

  it("keeps the focus on its button, from the first row to the end", async () => {
    // Two, of which styles show one: above, or on a small screen below.
    for (const which of [0, 1]) {
      open(true);
      const button = screen.getAllByRole("button", { name: "Skip" })[which]!;
      button.focus();
      await vi.advanceTimersByTimeAsync(ROWS * PACE);
      expect(document.activeElement).toBe(screen.getAllByRole("button", { name: "Close" })[which]);
      expect(document.activeElement).toBe(button);
      cleanup();
    }
  });

  it("says at the end why it is the end, and who gets what is left", () => {
    const awarded = (seat: number | null, tile: string, slot: number): GameEvent => ({
      is: "tile-awarded",
      seat,
      tile,
      slot,
    });
    const log = logOf(
      [chapter(0, awarded(1, "G10", 0), awarded(null, "T9NE", 2)), chapter(1, scored(3))],
      null,
    );
    const about = () => screen.queryByText(/The game ends: the bag is empty/);
    open(false);
    expect(about()).toBeNull();
    cleanup();
    render(ScoringDialog, { sheets: sheetsOf(log, 2), names: NAMES, onclose: vi.fn() });
    expect(about()).toBeTruthy();
    expect(
      screen.getByText(/garden.* goes to Ben, who has the most money in yellow florin/),
    ).toBeTruthy();
    expect(screen.getByText(/tower.* goes to nobody: no single player has the most/)).toBeTruthy();
  });

  it("does not play where nothing may move, nor when a sheet is only looked up", () => {
    open(false);
    expect(hidden()).toBe(0);
    cleanup();
    choose({ motion: "none" });
    open(true);
    expect(hidden()).toBe(0);
  });
});
