import { createHash } from "node:crypto";

import { beforeEach, describe, expect, it } from "vitest";

import { hex, sha256 } from "../src/net/sha256";
import { digest, lotAt, lotTaken, newSeal, openLot } from "../src/state/lots";
import { devicesKnown, knowDevices } from "../src/state/opened-elsewhere";
import { shuffleHolds } from "../src/state/shuffle-check";
import record from "./shuffled.json"; // written by the engine, with Ada's lot and Cem's

beforeEach(() => localStorage.clear());

describe("the digest", () => {
  it("is that of everybody else, whatever the length", () => {
    for (const text of [
      "",
      "abc",
      "Σ ü 中 🀄",
      ...Array.from({ length: 140 }, (_, n) => "x".repeat(n)),
    ])
      expect(hex(sha256(text))).toBe(createHash("sha256").update(text).digest("hex"));
  });
});

describe("a lot", () => {
  it("is opened by its seal, and remembers what was committed to first", () => {
    const seal = newSeal();
    const lot = openLot(seal, "table", "first") ?? "";
    expect(lot).toMatch(/^[0-9a-f]{64}$/);
    expect(digest("lot", lot)).toBe(seal);
    expect(openLot(seal, "table", "second")).toBe(lot);
    expect(openLot("another's", "table", "first")).toBeNull();
    expect(lotAt("table")).toBeNull(); // the server has not said that it has it
    lotTaken(seal);
    expect(lotAt("table")).toMatchObject({ lot, commitment: "first" });
  });

  it("is another one each time, and only so many are kept", () => {
    const seals = Array.from({ length: 40 }, newSeal);
    expect(new Set(seals).size).toBe(40);
    expect(openLot(seals[39] ?? "", "table", "x")).not.toBeNull();
    expect(openLot(seals[0] ?? "", "table", "x")).toBeNull();
  });

  it("is not misled by what others have stored", () => {
    for (const stored of ["nonsense", "{}", "[null, 1, {}]"]) {
      localStorage.setItem("alhambra.lots", stored);
      expect(lotAt("table")).toBeNull();
    }
  });
});

describe("the check of a shuffle", () => {
  const { shuffle } = record;
  const own = {
    seal: shuffle.seals[0] ?? "",
    lot: "1".repeat(64),
    table: "table",
    commitment: shuffle.commitment,
    taken: true,
  };

  it("holds for what the engine has dealt", () => {
    expect(shuffleHolds(record, own)).toBe(true);
  });

  it("fails for everything else", () => {
    const swapped = ([first = "", second = "", ...rest]: string[]) => [second, first, ...rest];
    const other = "2".repeat(64);
    expect(shuffleHolds({ ...record, deck: swapped(record.deck.toReversed()) }, own)).toBe(false);
    expect(shuffleHolds({ ...record, bag: swapped(record.bag) }, own)).toBe(false);
    expect(shuffleHolds(record, { ...own, lot: other })).toBe(false);
    expect(shuffleHolds(record, { ...own, commitment: other })).toBe(false);
    const { shuffle: _, ...without } = record;
    expect(shuffleHolds(without, own)).toBe(false);
    for (const change of [
      { secret: other },
      { lots: [own.lot, null, null] },
      { seals: [null, null, null] },
    ])
      expect(shuffleHolds({ ...record, shuffle: { ...shuffle, ...change } }, own)).toBe(false);
  });
});

describe("devices of a seat", () => {
  it("are one, until more are right", () => {
    expect(devicesKnown("a", 0)).toBe(1);
    knowDevices("a", 0, 2);
    expect([devicesKnown("a", 0), devicesKnown("a", 1), devicesKnown("b", 0)]).toEqual([2, 1, 1]);
    for (let n = 0; n < 30; n++) knowDevices(`t${n}`, 0, 3);
    expect(devicesKnown("t29", 0)).toBe(3);
    expect(devicesKnown("a", 0)).toBe(1);
    localStorage.setItem("alhambra.opened", "nonsense");
    expect(devicesKnown("t29", 0)).toBe(1);
  });
});
