import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { AbsentOut, GameEvent, GameOut, Update } from "../src/protocol";
import { continued, logOf, since } from "../src/state/log";
import type { TableState } from "../src/state/table.svelte";
import { entryWords } from "../src/story/log/log-sentences";
import { recapOf, turnsOf } from "../src/story/log/log-turns";
import AbsentNotice from "../src/table/notices/AbsentNotice.svelte";
import TableScorings from "../src/table/TableScorings.svelte";

afterEach(cleanup);

const NAMES = ["Ada", "Ben", "Cem"];
const took = (seat: number): GameEvent => ({ is: "money-taken", seat, cards: ["b1"], slots: [0] });
const drew: GameEvent = { is: "money-drawn", card: "b3", slot: 0 };
const CHAPTERS = [
  { seat: null, action: null, events: [] },
  { seat: 0, action: "take b1", events: [took(0), drew] },
  { seat: 1, action: "take b1", events: [took(1), drew] },
  { seat: 0, action: "take b1", events: [took(0), drew], bot: true },
  { seat: 1, action: "take b1", events: [took(1), drew] },
];
const said = (log: ReturnType<typeof logOf>) =>
  turnsOf(log).flatMap(({ entries }) => entries.map((entry) => entryWords(entry, NAMES)));

describe("what a bot played for somebody", () => {
  it("does not read as theirs, also for who comes back later", () => {
    const lines = said(logOf(CHAPTERS, null));
    expect(lines[0]).toMatch(/^Ada takes/);
    expect(lines[4]).toMatch(/^A bot for Ada takes/);
  });

  it("does not read as theirs while they look on", () => {
    const game = (actions: number, actor: number) =>
      ({ actions, steps: [], actor }) as unknown as GameOut;
    const update = {
      game: game(1, 1),
      notes: [
        { what: "late", seat: 0, text: "" },
        { what: "stood-in", seat: 0, text: "" },
      ],
      events: [took(0), drew],
    } as unknown as Update;
    const log = continued([], update, game(0, 0));
    expect(log.map((line) => line.bot ?? false)).toEqual([false, true, false]);
    expect(said(log)[0]).toBe("Ada has run out of time; a bot finishes the turn.");
    expect(said(log)[1]).toMatch(/^A bot for Ada/);
  });

  it("is told to them at the beginning of their next turn", () => {
    const log = logOf(CHAPTERS, null);
    expect(since(log, 0)[0]).toMatchObject({ actor: 1, frame: 2 });
    expect(recapOf(log, 0).map(({ actor }) => actor)).toEqual([1, 0, 1]);
  });
});

function tableWith(absent: Partial<AbsentOut>[], more: object = {}) {
  const ask = vi.fn(() => Promise.resolve(null));
  const table = {
    names: NAMES,
    behind: 0,
    absent: absent.map((each) => ({ seat: 2, since: 0, agreed: [], asked: [0, 1], ...each })),
    you: { seats: [0] },
    table: { status: "running", setup: { clock: null } },
    seats: [],
    ask,
    ...more,
  } as unknown as TableState;
  return { ask, table };
}

describe("somebody who is not there", () => {
  it("can be waited for, or a bot can play", async () => {
    const { ask, table } = tableWith([{}]);
    const { getByRole, container } = render(AbsentNotice, { table });
    expect(container.textContent).toContain("Cem is not here (59:59).");
    await fireEvent.click(getByRole("button", { name: "Let a bot play" }));
    expect(ask).toHaveBeenCalledWith({ type: "want-bot", absent: 2, agrees: true, seat: 0 });
  });

  it("is waited for if somebody would rather wait", async () => {
    const { ask, table } = tableWith([{ agreed: [1], asked: [0] }]);
    const { getByRole, container } = render(AbsentNotice, { table });
    expect(container.textContent).toContain("Ben would like a bot to play.");
    await fireEvent.click(getByRole("button", { name: "Wait" }));
    expect(ask).toHaveBeenCalledWith({ type: "want-bot", absent: 2, agrees: false, seat: 0 });
  });

  it("says who has to agree as well", () => {
    const { table } = tableWith([{ agreed: [0], asked: [1] }]);
    const { container, queryByRole } = render(AbsentNotice, { table });
    expect(container.textContent).toContain("Waiting for Ben to agree.");
    expect(queryByRole("button", { name: "Let a bot play" })).toBeNull();
  });

  it("is one at a time where there is little room, first of whom one has said nothing", () => {
    const { table } = tableWith([{ seat: 1, agreed: [0] }, { seat: 2 }]);
    const wide = render(AbsentNotice, { table }).container;
    const phone = render(AbsentNotice, { table, single: true }).container;
    expect(wide.textContent).toContain("Ben is not here");
    expect(phone.textContent).toContain("Cem is not here");
    expect(phone.querySelectorAll("[role=group]")).toHaveLength(1);
  });

  it.each([
    ["who has just gone", [{ since: Date.now() }], {}],
    ["a table with a clock", [{}], { table: { status: "running", setup: { clock: 60 } } }],
    ["a spectator", [{}], { you: { seats: [] } }],
  ])("is no matter for %s", (_, absent, more) => {
    const { container } = render(AbsentNotice, { table: tableWith(absent, more).table });
    expect(container.textContent.trim()).toBe("");
  });
});

describe("“I am back”", () => {
  it("is in the scoring sheet, too, which lies over the table and holds back what comes", async () => {
    HTMLDialogElement.prototype.showModal = () => {};
    let tell: (update: Update) => void = () => {};
    const wall = { length: 0, segments: [] };
    const scoring = { number: 1, points: [1, 0, 0], ranks: [], walls: [wall, wall, wall] };
    const scored = { is: "round-scored", scoring } as unknown as GameEvent;
    const { ask, table } = tableWith([], {
      seats: [{}, {}, {}],
      newestSeats: [{ away: true }, {}, {}],
      log: logOf([...CHAPTERS, { seat: 1, action: "take b1", events: [scored] }], null),
      watch: (watcher: typeof tell) => ((tell = watcher), () => {}),
      hold: () => () => {},
    });
    const { container } = render(TableScorings, { table });
    tell({ whole: false, events: [scored] } as unknown as Update);
    await tick();
    const back = [...container.querySelectorAll("dialog button")].find(
      ({ textContent }) => textContent.trim() === "I am back",
    );
    await fireEvent.click(back!);
    expect(ask).toHaveBeenCalledWith({ type: "back", seat: 0 });
  });
});
