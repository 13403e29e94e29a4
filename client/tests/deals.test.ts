import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import CompareRuns from "../src/deals/CompareRuns.svelte";
import DealScreen from "../src/deals/DealScreen.svelte";
import { lossOf, turnsOfSeat } from "../src/deals/run-turns";
import { barsOf } from "../src/deals/spread";
import type { Chapter } from "../src/net/api";
import type { GameAnalysis, GameEvent, Scoring } from "../src/protocol";
import { pathOf, routeOf } from "../src/route";
import { lossPath, topOf } from "../src/you/loss-path";

describe("the points of many tries", () => {
  it("are drawn in steps, without a gap", () => {
    expect(barsOf([])).toEqual([]);
    expect(
      barsOf([
        [79, 1],
        [80, 2],
        [89, 1],
        [101, 3],
      ]),
    ).toEqual([
      { from: 70, count: 1 },
      { from: 80, count: 3 },
      { from: 90, count: 0 },
      { from: 100, count: 3 },
    ]);
  });
});

describe("a game of a deal", () => {
  const scored = (points: number[]): GameEvent => ({
    is: "round-scored",
    scoring: { points } as Scoring,
  });
  const did = (seat: number | null, action: string | null, events: GameEvent[] = []): Chapter => ({
    seat,
    action,
    events,
  });

  it("is told by the turns of one seat, with what it had then", () => {
    const chapters = [
      did(null, null),
      did(1, "take b1"),
      did(0, "buy P8 b8"),
      did(0, "place P8 1,0", [scored([5, 9])]),
      did(1, "take b2", [scored([7, 1])]),
      did(0, "take g1"),
    ];
    expect(turnsOfSeat(chapters, 0)).toEqual([
      { actions: ["buy P8 b8", "place P8 1,0"], first: 1, frame: 3, points: 12 },
      { actions: ["take g1"], first: 4, frame: 5, points: 12 },
    ]);
    expect(turnsOfSeat(chapters, 1).map(({ points }) => points)).toEqual([9, 10]);
    expect(turnsOfSeat([], 0)).toEqual([]);
  });
});

describe("what a turn lost", () => {
  const decisions = [1, 0.5, 2, null].map(
    (value) => value && { seat: 0, chances: [], loss: { value, error: 0 }, mistake: false },
  );
  const found = { decisions } as unknown as GameAnalysis;

  it("is the sum over its actions, as soon as all are known", () => {
    expect(lossOf(found, 0, 2)).toBe(1.5);
    expect(lossOf(found, 2, 3)).toBe(2);
    expect(lossOf(found, 2, 4)).toBeNull();
    expect(lossOf(found, 4, 6)).toBeNull();
    expect(lossOf(null, 0, 1)).toBeNull();
  });
});

describe("the line of losses", () => {
  const point = (loss: number) => ({ at: 1, games: 1, loss });

  it("goes from the left to the right, below what it stands under", () => {
    const you = [point(4), point(2), point(0)];
    expect(topOf({ you, persons: 4.5, bots: null })).toBe(4.5);
    expect(lossPath(you, 4)).toBe("M0 0L50 25L100 50");
    expect(topOf({ you: [], persons: null, bots: null })).toBe(1);
  });

  it("is seen after one game", () => expect(lossPath([point(1)], 2)).toBe("M50 25h1"));
});

describe("the addresses of deals", () => {
  const there = (path: string) => routeOf(new URL(path, "http://localhost"));

  it.each(["/deal", "/deal/2026-11-17", "/deal/abcdefghij_-1234.3", "/week/2026-W47"])(
    "lead there and back: %s",
    (path) => expect(pathOf(there(path))).toBe(path),
  );

  it.each(["/duplicate", "/duplicate/abcdefghij_-1234"])("lead to evenings: %s", (path) => {
    expect(there(path).screen).toBe("duplicate");
    expect(pathOf(there(path))).toBe(path);
  });

  it("lead nowhere if they are spoiled", () => {
    expect(there("/deal/a/b").screen).toBe("missing");
    expect(there("/week").screen).toBe("missing");
  });
});

describe("a deal whose master is still playing", () => {
  const RUNS = ["Ada", "Ben"].map((name, place) => ({
    place: place + 1,
    name,
    points: 90,
    you: false,
    table: name.toLowerCase(),
  }));
  const DEAL = {
    id: "abc",
    kind: "challenge",
    now: 0,
    closes: null,
    seat: 0,
    bots: [null, "mason"],
    runs: 2,
    spread: [[90, 2]],
    best: RUNS,
    yours: null,
    par: null,
    parComing: true,
    duplicate: null,
  };
  const asked: string[] = [];
  let fails = false;

  beforeEach(() => {
    asked.length = 0;
    fails = false;
    localStorage.setItem("alhambra.token", "t");
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      if (fails) return Promise.reject(new Error("nobody answers"));
      if (path.includes("/replay")) {
        return Promise.resolve(
          Response.json({ frames: [{ seat: 0, action: "take b1", events: [] }] }),
        );
      }
      if (path.includes("/analysis")) {
        return Promise.resolve(Response.json({ piece: 0, done: 0, stage: "done", decisions: [] }));
      }
      return Promise.resolve(Response.json(DEAL));
    });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is asked for again after a request that failed", async () => {
    vi.useFakeTimers();
    render(DealScreen, { deal: "abc" });
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.queryByRole("alert")).toBeNull();
    fails = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(screen.getByRole("alert")).toBeTruthy();
    fails = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect([asked.length, screen.queryByRole("alert")]).toEqual([3, null]);
  });

  it("keeps the comparison of two tries on the screen, and fetches it once", async () => {
    const { rerender } = render(CompareRuns, { runs: RUNS, seat: 0 });
    const table = await screen.findByRole("table");
    await rerender({ runs: structuredClone(RUNS) });
    expect(screen.getByRole("table")).toBe(table);
    expect(asked.filter((path) => path.includes("/replay"))).toHaveLength(2);
  });
});
