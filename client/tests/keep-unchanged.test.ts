import { describe, expect, it } from "vitest";

import { keepUnchanged, keepingUnchanged } from "../src/state/keep-unchanged";

describe("sharing", () => {
  it("keeps what is equal", () => {
    const old = {
      market: ["P8", null],
      players: [
        { score: 1, palace: { "1,0": "G10" } },
        { score: 2, palace: {} },
      ],
    };
    expect(keepUnchanged(old, structuredClone(old))).toBe(old);
  });

  it("replaces only what has changed, and what holds it", () => {
    const old = {
      market: ["P8", null],
      players: [
        { score: 1, palace: { "1,0": "G10" } },
        { score: 2, palace: {} },
      ],
    };
    const next = structuredClone(old);
    next.players[1]!.score = 5;
    const made = keepUnchanged(old, next);
    expect(made).toEqual(next);
    expect(made).not.toBe(old);
    expect(made.market).toBe(old.market);
    expect(made.players[0]).toBe(old.players[0]);
    expect(made.players[1]).not.toBe(old.players[1]);
    expect(made.players[1]!.palace).toBe(old.players[1]!.palace);
  });

  it.each([
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [["a", "b"], ["a"]],
    [["a"], { 0: "a" }],
    [{ a: null }, { a: {} }],
    [null, { a: 1 }],
    [{ a: 1 }, null],
  ])("tells %j from %j", (old, next) => {
    expect(keepUnchanged(old, next)).toEqual(next);
    expect(keepUnchanged<unknown>(old, next)).not.toBe(old);
    expect(Array.isArray(keepUnchanged<unknown>(old, next))).toBe(Array.isArray(next));
  });

  it("remembers the last value", () => {
    const keep = keepingUnchanged<string[]>();
    const first = keep(["a"]);
    expect(keep(["a"])).toBe(first);
    expect(keep(["b"])).toEqual(["b"]);
  });
});
