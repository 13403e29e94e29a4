import { describe, expect, it } from "vitest";

import type { GameEvent, GameOut } from "../src/protocol";
import { type LogLine, logOf } from "../src/state/log";
import { entryWords, type EntryPart, entryParts } from "../src/story/log/log-sentences";
import { pointedBy, recapOf, type Turn, turnsOf } from "../src/story/log/log-turns";

const NAMES = ["Ada", "Ben", "Cem"];

const took = (seat: number, ...cards: string[]): GameEvent => ({
  is: "money-taken",
  seat,
  cards,
  slots: [0],
});
const drew = (card: string): GameEvent => ({ is: "money-drawn", card, slot: 0 });
const tile = (name: string, slot = 0): GameEvent => ({ is: "tile-drawn", tile: name, slot });
const bought = (seat: number): GameEvent => ({
  is: "tile-bought",
  seat,
  tile: "T9NE",
  slot: 0,
  cards: ["y4", "y5"],
  overpaid: 0,
});
const placed = (seat: number): GameEvent => ({
  is: "tile-placed",
  seat,
  tile: "T9NE",
  cell: "1,0",
});

const CHAPTERS = [
  { seat: null, action: null, events: [tile("P8"), tile("G10", 1), drew("b1"), drew("g2")] },
  { seat: 0, action: "take b1", events: [took(0, "b1"), drew("b3")] },
  { seat: 1, action: "buy T9NE y4 y5", events: [bought(1)] },
  { seat: 1, action: "place T9NE 1,0", events: [placed(1), tile("S5SW")] },
  { seat: 2, action: "take g2", events: [took(2, "g2"), drew("y9")] },
];
const LOG = logOf(CHAPTERS, null);

const words = (parts: readonly EntryPart[]) =>
  parts
    .map((part) =>
      "text" in part
        ? part.text
        : "tiles" in part
          ? `[${part.tiles.join(" ")}]`
          : `(${part.cards.join(" ")})`,
    )
    .join("");
const read = (turns: readonly Turn[]) =>
  turns.map(({ actor, entries }) => [
    actor,
    ...entries.map((entry) => words(entryParts(entry, NAMES))),
  ]);

describe("the log as people hear it", () => {
  it("has all in words, and its commas and stops where they belong", () => {
    const [opening, , buying] = turnsOf(LOG);
    expect(opening?.entries.map((entry) => entryWords(entry, NAMES))).toEqual([
      "New in the market: pavilion, price 8, no walls and garden, price 10, no walls",
      "New money: blue denar 1 and green dirham 2",
    ]);
    expect(entryWords(buying!.entries[0]!, NAMES)).toBe(
      "Ben buys tower, price 9, walls north and east for yellow florin 4 and yellow florin 5, exactly, and acts again.",
    );
  });
});

describe("the log as people read it", () => {
  it("has turns, and tells what came to the table in one line", () => {
    expect(read(turnsOf(LOG))).toEqual([
      [null, "New in the market: [P8 G10]", "New money: (b1 g2)"],
      [0, "Ada takes (b1).", "New money: (b3)"],
      [
        1,
        "Ben buys [T9NE] for (y4 y5), exactly, and acts again.",
        "Ben builds [T9NE].",
        "New in the market: [S5SW]",
      ],
      [2, "Cem takes (g2).", "New money: (y9)"],
    ]);
  });

  it("keeps what has not changed, so that it is not drawn again", () => {
    const before = turnsOf(LOG).flatMap(({ entries }) => entries);
    const after = turnsOf([...LOG, ...logOf([CHAPTERS[1]!], null)]).flatMap(
      ({ entries }) => entries,
    );
    expect(after.slice(0, before.length).every((entry, place) => entry === before[place])).toBe(
      true,
    );
  });

  it("knows the moment of each line in the replay", () => {
    expect(turnsOf(LOG).map(({ entries }) => entries.map(({ frame }) => frame))).toEqual([
      [0, 0],
      [1, 1],
      [2, 3, 3],
      [4, 4],
    ]);
  });

  it("tells notes, and what this page has no words for", () => {
    const note = { what: "came-back", seat: 1, text: "" };
    const line = { id: 1, frame: 0, actor: 0, step: false };
    const turns = turnsOf([
      { ...line, is: "note", note },
      { ...line, id: 2, is: "note", note: { ...note, what: "danced" } },
      { ...line, id: 3, is: "event", event: { is: "sang", seat: 0 } as unknown as GameEvent },
    ] as LogLine[]);
    expect(read(turns)).toEqual([
      [1, "Ben is back.", "danced"],
      [0, "sang"],
    ]);
  });

  it("has notes with whom they are about, or with nobody", () => {
    const line = { frame: 1, actor: 0, step: false, is: "note" as const };
    const notes: LogLine[] = [
      { ...line, id: -1, note: { what: "proposed", seat: 1, text: "" } },
      { ...line, id: -2, note: { what: "rematched", seat: null, text: "" } },
    ];
    expect(read(turnsOf([...LOG.slice(4, 6), ...notes]))).toEqual([
      [0, "Ada takes (b1).", "New money: (b3)"],
      [1, "Ben asks to take back a turn."],
      [null, "There is a new table for a rematch."],
    ]);
  });

  it("tells the steps of a running turn as what happened", () => {
    const events: GameEvent[] = [
      { is: "tile-removed", seat: 0, tile: "P8", cell: "2,1" },
      { is: "tiles-swapped", seat: 0, tile: "P8", out: "G10", cell: "1,0" },
    ];
    const game = { actions: 4, steps: ["remove P8", "swap P8 G10"], actor: 0 } as GameOut;
    const turn = turnsOf(logOf(CHAPTERS, { game, events })).at(-1)!;
    expect(read([turn])[0]).toEqual([
      0,
      "Ada redesigns: [P8] goes to the reserve.",
      "Ada redesigns: [P8] replaces [G10].",
    ]);
    expect(turn.entries.map(({ frame, step }) => [frame, step])).toEqual([
      [5, true],
      [6, true],
    ]);
    expect(turn.entries.map((entry) => pointedBy(entry).cells)).toEqual([["2,1"], ["1,0"]]);
  });

  it("points at the pieces that a line names", () => {
    const entries = turnsOf(LOG).flatMap((turn) => turn.entries);
    expect(pointedBy(entries[4]!)).toEqual({
      seat: 1,
      cells: [],
      tiles: ["T9NE"],
      cards: ["y4", "y5"],
    });
    expect(pointedBy(entries[5]!)).toEqual({ seat: 1, cells: ["1,0"], tiles: ["T9NE"], cards: [] });
    expect(pointedBy(entries[0]!)).toEqual({
      seat: null,
      cells: [],
      tiles: ["P8", "G10"],
      cards: [],
    });
  });
});

describe("the recap", () => {
  it("has what the others did since one's last turn, without refills", () => {
    expect(read(recapOf(LOG, 0))).toEqual([
      [1, "Ben buys [T9NE] for (y4 y5), exactly, and acts again.", "Ben builds [T9NE]."],
      [2, "Cem takes (g2)."],
    ]);
    expect(read(recapOf(LOG, 2))).toEqual([]);
    const back: LogLine = {
      id: -3,
      frame: 4,
      actor: 2,
      step: false,
      is: "note",
      note: { what: "came-back", seat: 0, text: "" },
    };
    expect(recapOf([...LOG, back], 0)).toEqual(recapOf(LOG, 0)); // one's own doing is no news
  });

  it("has everything before one's first turn, but not the opening", () => {
    expect(
      recapOf(
        LOG.filter(({ actor }) => actor !== 2),
        2,
      ).map(({ actor }) => actor),
    ).toEqual([0, 1]);
  });
});
