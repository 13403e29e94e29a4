import { describe, expect, it } from "vitest";

import { movesOf } from "../src/motion";
import type { GameEvent, NoteOut } from "../src/protocol";

const of = (events: GameEvent[], notes: NoteOut[] = []) => movesOf({ events, notes });

describe("what moves", () => {
  it("goes from the display to a hand", () => {
    expect(of([{ is: "money-taken", seat: 1, cards: ["b1", "g4"], slots: [0, 2] }])).toEqual([
      { piece: "b1", from: ["display 0"], to: ["hand-1", "seat-1"] },
      { piece: "g4", from: ["display 2"], to: ["hand-1", "seat-1"] },
    ]);
  });

  it("is one way for a tile that is bought and built at once", () => {
    const moves = of([
      { is: "tile-bought", seat: 1, tile: "P8", slot: 1, cards: ["g8"], overpaid: 0 },
      { is: "tile-placed", seat: 1, tile: "P8", cell: "1,0" },
      { is: "tile-drawn", tile: "T9NE", slot: 1 },
    ]);
    expect(moves).toEqual([
      { piece: "g8", from: ["hand-1", "seat-1"], to: ["stock"] },
      { piece: "P8", from: ["market"], to: ["palace-1 1,0", "seat-1"] },
      { piece: "T9NE", from: ["stock"], to: ["market"] },
    ]);
  });

  it("keeps cards that are alike apart", () => {
    const moves = of([
      { is: "money-taken", seat: 0, cards: ["b1", "b1"], slots: [0, 1] },
      { is: "money-drawn", card: "b1", slot: 0 },
    ]);
    expect(moves.map(({ from }) => from[0])).toEqual(["display 0", "display 1", "stock"]);
  });

  it("changes places in a swap", () => {
    const moves = of([{ is: "tiles-swapped", seat: 2, tile: "T11", out: "G10", cell: "0,1" }]);
    expect(moves).toEqual([
      { piece: "T11", from: ["reserve-2", "seat-2"], to: ["palace-2 0,1", "seat-2"] },
      { piece: "G10", from: ["palace-2 0,1", "seat-2"], to: ["reserve-2", "seat-2"] },
    ]);
  });

  it("is wherever it lies, when a step is taken back", () => {
    expect(of([], [{ what: "undone", seat: 0, text: "buy G11 b4 b7" }])).toEqual([
      { piece: "G11", from: [], to: [] },
    ]);
    expect(
      of([], [{ what: "undone", seat: 0, text: "swap T11 G10N" }]).map(({ piece }) => piece),
    ).toEqual(["T11", "G10N"]);
  });

  it("is nothing where nobody gets a tile, and in a scoring", () => {
    expect(
      of([
        { is: "tile-awarded", seat: null, tile: "P8", slot: 0 },
        { is: "passed", seat: 0 },
      ]),
    ).toEqual([]);
  });
});
