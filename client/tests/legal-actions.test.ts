import { describe, expect, it } from "vitest";

import * as choosing from "../src/state/playing/legal-actions";

const DISPLAY = ["b2", "o3", "b7", "b2"];
const HAND = ["b2", "b4", "b6", "b7", "g3", "g3", "g5"];
const PALACE = { "1,0": "G10", "1,1": "P6N" };
const ACTING = choosing.legalActionsOf([
  "take b2",
  "take o3",
  "take b7",
  "take b2 o3",
  "take b2 b2",
  "buy G11 b4 b7",
  "buy G11 b2 b4 b6",
  "buy G11 b6 b7",
  "buy P6N g3 g3",
  "buy P6N g3 g5",
  "add T11 2,0",
  "add T11 0,1",
  "swap T11 G10",
  "remove P6N",
  "stop",
]);
const PUTTING = choosing.legalActionsOf([
  "place T9NE -1,0",
  "place T9NE 2,0",
  "store T9NE",
  "give T9NE",
  "store S9",
]);

describe("taking money", () => {
  it("keeps bright what still fits", () => {
    expect(choosing.fitting(ACTING, DISPLAY, [])).toEqual([true, true, true, true]);
    expect(choosing.fitting(ACTING, DISPLAY, [0])).toEqual([true, true, false, true]);
    expect(choosing.fitting(ACTING, DISPLAY, [2])).toEqual([false, false, true, false]);
    expect(choosing.fitting(ACTING, [null, "o3"], [])).toEqual([false, true]);
  });

  it("words the action in the order of notation, whatever the order of choosing", () => {
    expect(choosing.takeOf(ACTING, DISPLAY, [1, 0])).toBe("take b2 o3");
    expect(choosing.takeOf(ACTING, DISPLAY, [3, 0])).toBe("take b2 b2");
    expect(choosing.takeOf(ACTING, DISPLAY, [0, 2])).toBeNull();
    expect(choosing.takeOf(ACTING, DISPLAY, [])).toBeNull();
  });
});

describe("buying", () => {
  it("puts exact payments first, then the cheapest, then the shortest", () => {
    expect(ACTING.buys.get("G11")?.map(({ cards, over }) => [cards.join(" "), over])).toEqual([
      ["b4 b7", 0],
      ["b2 b4 b6", 1],
      ["b6 b7", 2],
    ]);
    expect(choosing.bestPayment(ACTING, "P6N")?.over).toBe(0);
    expect(choosing.bestPayment(ACTING, "T13E")).toBeNull();
    expect(choosing.bestPayment(ACTING, null)).toBeNull();
  });

  it("finds the cards of a payment in the hand, copies too", () => {
    expect(choosing.placesOf(["g3", "g3"], HAND)).toEqual([4, 5]);
    expect(choosing.placesOf(["b4", "b7"], HAND)).toEqual([1, 3]);
  });

  it("points out what is superfluous", () => {
    const exact = choosing.billOf(ACTING, "G11", HAND, [1, 3]);
    expect(exact).toMatchObject({ sum: 11, price: 11, superfluous: [] });
    expect(exact.payment?.action).toBe("buy G11 b4 b7");
    const bill = choosing.billOf(ACTING, "G11", HAND, [3, 0, 1]);
    expect(bill.payment).toBeNull();
    expect(bill.better?.action).toBe("buy G11 b4 b7");
    expect(bill.superfluous).toEqual([0]);
    const little = choosing.billOf(ACTING, "G11", HAND, [0]);
    expect(little).toMatchObject({ payment: null, better: null, superfluous: [] });
  });

  it("keeps bright the cards that some payment has", () => {
    const bright = (tile: string | null, chosen: number[]) =>
      HAND.filter((_, place) => choosing.payable(ACTING, tile, HAND, chosen)[place]);
    expect(bright("G11", [])).toEqual(["b2", "b4", "b6", "b7"]);
    expect(bright("G11", [3])).toEqual(["b4", "b6", "b7"]);
    expect(bright(null, [4])).toEqual(["g3", "g3", "g5"]);
    expect(choosing.currencyOf(["g3", "g5"])).toBe("g");
    expect(choosing.currencyOf(["g3", "b5"])).toBeNull();
  });
});

describe("building", () => {
  it("knows the cells of a tile", () => {
    expect(choosing.cellsFor(PUTTING, "T9NE", PALACE)).toEqual(["-1,0", "2,0"]);
    expect(choosing.cellsFor(ACTING, "T11", PALACE)).toEqual(["2,0", "0,1", "1,0"]);
    expect(choosing.movable(ACTING, PALACE)).toEqual(["1,0", "1,1"]);
    expect(choosing.exchangesFor(ACTING, "G10")).toEqual(["T11"]);
  });

  it("turns letting go into an action, or into nothing", () => {
    const drop = (tile: string, target: string) =>
      choosing.dropOf(tile === "T9NE" || tile === "S9" ? PUTTING : ACTING, tile, target, PALACE);
    expect(drop("T9NE", "2,0")).toBe("place T9NE 2,0");
    expect(drop("T9NE", "5,5")).toBeNull();
    expect(drop("T9NE", "reserve")).toBe("store T9NE");
    expect(drop("T9NE", "dirk")).toBe("give T9NE");
    expect(drop("S9", "dirk")).toBeNull();
    expect(drop("T11", "0,1")).toBe("add T11 0,1");
    expect(drop("T11", "1,0")).toBe("swap T11 G10");
    expect(drop("T11", "1,1")).toBeNull();
    expect(drop("P6N", "reserve")).toBe("remove P6N");
    expect(drop("G10", "reserve")).toBeNull();
  });

  it("knows when there is only to stop or to pass", () => {
    expect(ACTING.stop).toBe(true);
    expect(choosing.legalActionsOf(["pass"])).toMatchObject({ pass: true, stop: false });
  });
});
