import { describe, expect, it } from "vitest";

import { cardOf, cellOf, sorted, sumOf, tileOf } from "../src/notation";
import { cardsWords, cardWords, placeWords, tileWords } from "../src/words/pieces";

describe("notation", () => {
  it("reads tiles, cards and cells", () => {
    expect(tileOf("T13E")).toEqual({ name: "T13E", kind: "tower", price: 13, walls: ["E"] });
    expect(tileOf("P8").walls).toEqual([]);
    expect(cardOf("b7")).toEqual({ currency: "b", value: 7 });
    expect(cellOf("-2,3")).toEqual({ x: -2, y: 3 });
    expect(() => tileOf("X9")).toThrow("X9 is no tile");
  });

  it("adds up and sorts cards", () => {
    expect(sumOf(["b4", "b7"])).toBe(11);
    expect(sorted(["y1", "b9", "b2", "g5"])).toEqual(["b2", "b9", "g5", "y1"]);
  });
});

describe("words", () => {
  it("say all that a tile shows", () => {
    expect(tileWords("T9NE")).toBe("tower, price 9, walls north and east");
    expect(tileWords("C9W")).toBe("chambers, price 9, wall west");
    expect(tileWords("G10")).toBe("garden, price 10, no walls");
  });

  it("say cards and places", () => {
    expect(cardWords("g4")).toBe("green dirham 4");
    expect(cardsWords(["b1", "y3"])).toBe("blue denar 1 and yellow florin 3");
    expect(placeWords("1,0", "P8")).toBe("pavilion, price 8, no walls, at (1, 0)");
    expect(placeWords("0,0", undefined)).toBe("fountain, at (0, 0)");
    expect(placeWords("-1,2", undefined)).toBe("free cell (-1, 2)");
  });
});
