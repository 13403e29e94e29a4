import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { KIND } from "../src/art/colours";
import { initialsOf } from "../src/art/seats";
import Tile from "../src/art/Tile.svelte";
import Counts from "../src/board/Counts.svelte";
import Dirk from "../src/board/Dirk.svelte";
import Display from "../src/board/Display.svelte";
import Hand from "../src/board/Hand.svelte";
import Market from "../src/board/Market.svelte";
import Palace from "../src/board/Palace.svelte";
import Players from "../src/board/Players.svelte";
import Reserve from "../src/board/Reserve.svelte";
import Tray from "../src/board/Tray.svelte";
import { DISPLAY, LEGAL, MARKET, NAMES, PLAYERS, PUTTING, SEATS } from "../src/gallery/sample";
import { legalActionsOf } from "../src/state/playing/legal-actions";

const PALACE = { "1,0": "G10", "1,1": "P6N" };

afterEach(cleanup);

const said = (element: Element | null, name = "aria-label") => element?.getAttribute(name);
const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("a palace", () => {
  it("says what stands where", () => {
    const lit = [{ cell: "1,1", side: "N" }];
    const seen = { trace: ["1,1"], selected: "1,0", lit };
    render(Palace, { palace: PALACE, label: "Your palace", ...seen });
    const palace = screen.getByRole("group", { name: "Your palace" });
    expect(
      within(palace)
        .getAllByRole("button")
        .map((each) => said(each)),
    ).toEqual([
      "pavilion, price 6, wall north, at (1, 1), scoring wall north, new",
      "fountain, at (0, 0)",
      "garden, price 10, no walls, at (1, 0), chosen",
    ]);
  });

  it("can be walked with the arrow keys, over free cells while building", async () => {
    const onpoint = vi.fn();
    const onchoose = vi.fn();
    render(Palace, { palace: PALACE, label: "", building: true, glow: ["2,0"], onpoint, onchoose });
    const fountain = button("fountain, at (0, 0)");
    expect(fountain.tabIndex).toBe(0);
    fountain.focus();
    await fireEvent.keyDown(fountain, { key: "ArrowRight" });
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
    expect(said(document.activeElement)).toBe(
      "free cell (2, 0), west: garden 10, can be built here",
    );
    expect((document.activeElement as HTMLElement).tabIndex).toBe(0);
    expect(fountain.tabIndex).toBe(-1);
    expect(onpoint).toHaveBeenLastCalledWith("2,0");
    await fireEvent.click(document.activeElement!);
    expect(onchoose).toHaveBeenCalledWith("2,0");
    expect(button("free cell (-1, 0), east: fountain, cannot be built here")).toBeTruthy();
    expect(
      button("free cell (1, 2), south: pavilion 6, with a wall, cannot be built here"),
    ).toBeTruthy();
  });

  it("says where a tile would fit that is not bought yet, as soon as that is known", async () => {
    const { container, rerender } = render(Palace, {
      palace: PALACE,
      label: "",
      building: true,
      fits: null,
    });
    expect(button("free cell (2, 0), west: garden 10")).toBeTruthy();
    await rerender({ fits: ["2,0"] });
    expect(button(/^free cell \(2, 0\), .* can be built here/).classList).toContain("fits");
    expect(button(/^free cell \(-1, 0\), .* cannot be built here/).classList).not.toContain("fits");
    expect(container.querySelector(".glow")).toBeNull();
  });

  it("goes back to the cell with the focus when the mouse leaves another", async () => {
    const onpoint = vi.fn();
    render(Palace, { palace: PALACE, label: "", onpoint });
    const [fountain, garden] = [button("fountain, at (0, 0)"), button(/^garden/)];
    await fireEvent.pointerMove(garden);
    await fireEvent.pointerLeave(garden);
    expect(onpoint.mock.calls).toEqual([["1,0"], [null]]);
    fountain.focus();
    await fireEvent.pointerMove(garden);
    expect(onpoint).toHaveBeenLastCalledWith("1,0");
    await fireEvent.pointerLeave(garden);
    expect(onpoint).toHaveBeenLastCalledWith("0,0");
  });

  it("shows a ghost with its note, and why not", () => {
    const clash = ["W" as const];
    const ghost = { tile: "C9W", cell: "2,0", note: "Not here", clash, refused: true };
    const { container } = render(Palace, { palace: PALACE, label: "", building: true, ghost });
    expect(screen.getByText("Not here")).toBeTruthy();
    expect(container.querySelectorAll(".clash")).toHaveLength(1);
  });
});

describe("the market", () => {
  it("marks what can be paid, and how", async () => {
    const onchoose = vi.fn();
    render(Market, {
      market: [...MARKET.slice(0, 3), null],
      actions: legalActionsOf(LEGAL),
      onchoose,
    });
    expect(button(/Slot 1, yellow florin: seraglio, price 5.*paying 3 too much$/)).toBeTruthy();
    await fireEvent.click(button(/pavilion, price 8.*exactly and act again$/));
    expect(onchoose).toHaveBeenCalledWith("P8");
    expect(screen.getByRole("img", { name: "Slot 4, orange ducat: empty" })).toBeTruthy();
    expect(screen.getByText("+3")).toBeTruthy();
  });

  it("says what is new, and so does the money", () => {
    render(Market, { market: MARKET, trace: ["T9NE"] });
    const about = (name: string | RegExp) => {
      const id = said(button(name), "aria-describedby");
      return id ? document.getElementById(id)?.textContent : null;
    };
    expect(about(/^Slot 4/)).toBe("new since your last turn");
    expect(about(/^Slot 1/)).toBeNull();
    render(Display, { display: DISPLAY, trace: [0] });
    expect(about("blue denar 1")).toBe("new since your last turn");
  });

  it("marks nothing while others act", () => {
    render(Market, { market: MARKET });
    const tower = button("Slot 4, orange ducat: tower, price 9, walls north and east");
    expect(said(tower, "aria-disabled")).toBe("true");
  });
});

describe("money", () => {
  it("on display says what fits and what it comes to", async () => {
    const ontoggle = vi.fn();
    const fits = [true, true, false, true];
    const { container } = render(Display, { display: DISPLAY, fits, chosen: [0, 1], ontoggle });
    expect(screen.getByText("2 cards chosen, worth 5")).toBeTruthy();
    expect(container.querySelector("[aria-live]")).toBeNull(); // WhatNow says it
    expect(button("orange ducat 9, cannot be added")).toBeTruthy();
    expect(said(button("blue denar 1, can be taken"), "aria-pressed")).toBe("true");
    await fireEvent.click(button("yellow florin 3, can be taken"));
    expect(ontoggle).toHaveBeenCalledWith(3);
  });

  it("on display is marked as new where it lies", () => {
    const { container } = render(Display, { display: ["b1", null, "o3", null], trace: [0, 1] });
    expect([...container.querySelectorAll("li")].map((slot) => slot.matches(".new"))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("in hand is grouped by currency and sorted, each card at its place", async () => {
    const ontoggle = vi.fn();
    render(Hand, { hand: ["g5", "b7", "g3"], chosen: [0], superfluous: [0], ontoggle });
    const groups = screen.getAllByRole("list").map((each) => said(each));
    const cards = screen.getAllByRole("button").map((each) => each.dataset.card);
    expect(groups).toEqual(["blue denar: 7", "green dirham: 8"]);
    expect(cards).toEqual(["b7", "g3", "g5"]);
    await fireEvent.click(button("green dirham 5, not needed"));
    expect(ontoggle).toHaveBeenCalledWith(0);
  });

  it("may be none", () => {
    render(Hand, { hand: [] });
    expect(screen.getByText("No money in hand.")).toBeTruthy();
  });
});

describe("tiles aside", () => {
  it("can be put down where they may go", async () => {
    const onput = vi.fn();
    const { puts } = legalActionsOf(PUTTING);
    const pending = ["G11", "S9"];
    const { rerender } = render(Tray, { pending, puts, selected: "G11", onput });
    await fireEvent.click(button("To Dirk"));
    expect(onput).toHaveBeenCalledWith("G11", "dirk");
    await rerender({ selected: "S9" });
    expect(screen.queryByRole("button", { name: "To Dirk" })).toBeNull();
    await fireEvent.click(button("To the reserve"));
    expect(onput).toHaveBeenLastCalledWith("S9", "reserve");
  });

  it("wait in the reserve", async () => {
    const onchoose = vi.fn();
    const { rerender } = render(Reserve, { reserve: ["T11"], glow: ["T11"], onchoose });
    await fireEvent.click(button("tower, price 11, no walls, can be chosen"));
    expect(onchoose).toHaveBeenCalledWith("T11");
    await rerender({ reserve: [] });
    expect(screen.getByText("Nothing in reserve.")).toBeTruthy();
  });

  it("go where it glows by a click, but not by one on another tile", async () => {
    const onput = vi.fn();
    const { container, rerender } = render(Reserve, { reserve: ["T11"], onput });
    const panel = container.querySelector("[data-place=reserve]")!;
    await fireEvent.click(panel);
    expect(onput).not.toHaveBeenCalled();
    await rerender({ open: true });
    await fireEvent.click(button(/^tower/));
    expect(onput).not.toHaveBeenCalled();
    await fireEvent.click(panel);
    expect(onput).toHaveBeenCalledOnce();
  });
});

describe("everybody", () => {
  it("is seen with score, counts and who is there", async () => {
    const onlook = vi.fn();
    const there = { players: PLAYERS, seats: SEATS, names: NAMES };
    render(Players, { ...there, actor: 0, winners: [1], forecast: [12, 0], onlook });
    const seatOf = (seat: number) =>
      document.querySelector<HTMLElement>(`[data-place="seat-${seat}"]`);
    const [ada, ben, cem, bot, elif] = [0, 1, 2, 3, 4].map(seatOf);
    expect(ada?.textContent).toContain("playing");
    expect(ada?.textContent).toContain("34 points");
    expect(ada?.textContent).toContain("+12");
    expect(within(ben!).getByLabelText("winner")).toBeTruthy();
    expect(within(cem!).getByLabelText("away, a bot is playing")).toBeTruthy();
    expect(within(bot!).getByLabelText("bot")).toBeTruthy();
    expect(within(elif!).getByLabelText("not connected")).toBeTruthy();
    expect(elif?.textContent).toContain("garden: 0");
    await fireEvent.click(screen.getByLabelText("Look at the palace of Cem"));
    expect(onlook).toHaveBeenCalledWith(2);
  });

  it("has an initial, or a number where two begin alike", () => {
    expect(initialsOf(["Ada", "ben"])).toEqual(["A", "B"]);
    expect(initialsOf(["Ada", "alan"])).toEqual(["1", "2"]);
  });

  it("has Dirk, who only collects", () => {
    render(Dirk, { tiles: ["T11", "T12", "P8"], score: 17 });
    expect(screen.getByText("tower: 2")).toBeTruthy();
    expect(screen.getByText("17 points")).toBeTruthy();
  });

  it("gives Dirk what is chosen by a click on him, while he glows", async () => {
    const onput = vi.fn();
    const { rerender } = render(Dirk, { tiles: ["T11"], score: 17, onput });
    await fireEvent.click(screen.getByText("17 points"));
    expect(onput).not.toHaveBeenCalled();
    await rerender({ open: true });
    await fireEvent.click(screen.getByText("17 points"));
    expect(onput).toHaveBeenCalledOnce();
  });

  it("knows what is left", () => {
    render(Counts, { deck: 61, bag: 1, scorings: 1 });
    const left = ["61 cards in the deck", "1 tile in the bag"];
    const scorings = ["scoring A: done", "scoring B: next"];
    for (const text of [...left, ...scorings]) expect(screen.getByText(text)).toBeTruthy();
  });

  it("says how many cards come before a scoring, or that it is the next", async () => {
    const counts = { deck: 61, bag: 1, scorings: 1 };
    const { rerender } = render(Counts, { ...counts, until: [0, 7] });
    expect(screen.getByText("0–7")).toBeTruthy();
    expect(screen.getByText("scoring B: next, after 0 to 7 more cards")).toBeTruthy();
    await rerender({ ...counts, until: [0, 0] });
    expect(screen.getByText("0")).toBeTruthy();
    expect(screen.getByText("scoring B: with the next card")).toBeTruthy();
  });
});

describe("a tile", () => {
  const drawn = (size: number) => render(Tile, { tile: "T9NE", size, lit: ["N"] }).container;

  it("keeps walls, colour and building at any size", () => {
    for (const size of [100, 40, 16]) {
      const tile = drawn(size);
      expect(tile.querySelectorAll(".wall")).toHaveLength(2);
      expect(tile.querySelectorAll(".bright")).toHaveLength(1);
      expect(tile.querySelector(`path[fill="${KIND.tower.mark}"]`)).toBeTruthy();
    }
  });

  it("has its price as long as that can be read", () => {
    expect(drawn(40).textContent).toBe("9");
    expect(drawn(16).textContent).toBe("");
  });
});
