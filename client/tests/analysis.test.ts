import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { chancesAt, frameOf, inOrder, lineOf, nextMistake } from "../src/analysis/chances";
import { shareWords, turningWords, withError } from "../src/analysis/figures";
import Mistakes from "../src/analysis/Mistakes.svelte";
import { sourcesOf, sum } from "../src/analysis/points";
import { Refusal } from "../src/net/api";
import type { GameAnalysis, MistakeOut, Rank, Scoring, TurnOut } from "../src/protocol";
import { Feed } from "../src/state/analysis-feed.svelte";
import { learnChapter } from "../src/words/words.svelte";

const TURN: TurnOut = {
  seat: 0,
  actions: ["stop"],
  taken: [],
  paid: [],
  built: [],
  palace: {},
  hand: [],
  wallBefore: 0,
  wall: [],
};
const mistake = (at: number, loss: number): MistakeOut => ({
  at,
  seat: at % 2,
  loss: { value: loss, error: 0.5 },
  chance: { value: 0.1, error: 0.02 },
  played: TURN,
  playedLead: { value: 0, error: 1 },
  better: TURN,
  betterLead: { value: loss, error: 1 },
  reasons: [],
});
const decision = (...chances: number[]) => ({
  seat: 0,
  chances,
  loss: { value: 0, error: 0 },
  mistake: false,
});
const found = (more: Partial<GameAnalysis> = {}): GameAnalysis => ({
  stage: "quick",
  piece: 1,
  done: 0.1,
  decisions: [decision(0.5, 0.5), null, decision(0.75, 0.25), decision(0.9, 0.1)],
  end: [1, 0],
  mistakes: [mistake(3, 4), mistake(0, 2.04), mistake(2, 1)],
  seats: [],
  turning: [],
  ...more,
});

afterEach(cleanup);

describe("chances over a game", () => {
  it("are those before each move, and at the end the result", () => {
    expect(chancesAt(found(), 0)).toEqual([0.5, 0.5]);
    expect(chancesAt(found(), 1)).toBeNull();
    expect(chancesAt(found(), 4)).toEqual([1, 0]);
    expect(chancesAt(found({ end: [] }), 4)).toBeNull();
  });

  it("make a line that is broken where nothing is known yet", () => {
    expect(lineOf(found(), 0, 4)).toBe("M0.0 50.0M500.0 25.0L750.0 10.0L1000.0 0.0");
    expect(lineOf(found({ decisions: [], end: [] }), 0, 4)).toBe("");
  });

  it("lead from mistake to mistake, whichever was worse", () => {
    const { mistakes } = found();
    expect(inOrder(mistakes).map(frameOf)).toEqual([1, 3, 4]);
    expect(nextMistake(mistakes, 0, 1)?.at).toBe(0);
    expect(nextMistake(mistakes, 1, 1)?.at).toBe(2);
    expect(nextMistake(mistakes, 4, 1)).toBeUndefined();
    expect(nextMistake(mistakes, 4, -1)?.at).toBe(2);
    expect(nextMistake(mistakes, 1, -1)).toBeUndefined();
  });
});

describe("where points came from", () => {
  const rank = (share: number): Rank => ({ count: 1, place: 1, tied: 1, total: share, share });
  const scoring = (number: number): Scoring => ({
    number,
    ranks: Array.from({ length: 6 }, (_, kind) => [rank(kind * number), rank(0)]),
    dirk: null,
    walls: [
      { length: 3, segments: [] },
      { length: 5, segments: [] },
    ],
    points: [15 * number + 3, 5],
    dirkPoints: 0,
  });

  it("adds up to what was scored", () => {
    const scorings = [scoring(1), scoring(2)];
    const sources = sourcesOf(scorings, 2);
    expect(sources.map(({ from }) => from).at(-1)).toBe("wall");
    for (const [seat, place] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const) {
      const all = sum(sources.map(({ points }) => points[seat]?.[place] ?? 0));
      expect(all).toBe(scorings[place]?.points[seat]);
    }
  });
});

describe("figures in words", () => {
  it("have one digit, and their error", async () => {
    await learnChapter("study");
    expect(withError({ value: 2.04, error: 0.46 })).toBe("2 ± 0.5");
  });

  it("say what luck and moves did", async () => {
    await learnChapter("study");
    expect(shareWords("luck", { value: -1.2, error: 0 })).toBe("Luck hurt: 1 point.");
    expect(shareWords("own", { value: 3.6, error: 0 })).toBe("Own moves helped: 4 points.");
    expect(shareWords("others", { value: 0.4, error: 0 })).toBe(
      "The others’ moves changed nothing.",
    );
  });

  it("say what turned the game", async () => {
    await learnChapter("study");
    const point = { at: 3, after: 4, seat: 1, cause: "luck", change: -0.244 } as const;
    expect(turningWords(point, ["Ada", "Ben"])).toBe(
      "Ben: unlucky cards and tiles. Chance to win 24% lower.",
    );
  });
});

describe("the feed", () => {
  const until = new AbortController().signal;

  it("asks for piece after piece, and shows nothing that is known worse", async () => {
    vi.useFakeTimers();
    const answers = [
      found(),
      found({ piece: 9, done: 0.6, stage: "full" }),
      found({ piece: 2, done: 0.05 }), // of a server that was started again
      found({ piece: 20, done: 1, stage: "done" }),
    ];
    const asked: number[] = [];
    const seen: number[] = [];
    const feed = new Feed((after) => {
      asked.push(after);
      seen.push(feed.found?.done ?? 0);
      return Promise.resolve(answers[asked.length - 1] as GameAnalysis);
    });
    const running = feed.run(until);
    await vi.runAllTimersAsync();
    await running;
    vi.useRealTimers();
    expect(asked).toEqual([0, 1, 9, 2]);
    expect(seen).toEqual([0, 0.1, 0.6, 0.6]);
    expect(feed.found?.stage).toBe("done");
  });

  it("tries again what may pass, and stops at what does not", async () => {
    vi.useFakeTimers();
    const refusals = ["offline", "too-many", "record"];
    let asked = 0;
    const feed = new Feed(() => Promise.reject(new Refusal({ slug: refusals[asked++] ?? "" })));
    const running = feed.run(until);
    await vi.runAllTimersAsync();
    await running;
    vi.useRealTimers();
    expect(asked).toBe(3);
    expect(feed.refusal?.slug).toBe("record");
  });
});

it("lists mistakes as they come, the worst first", async () => {
  await learnChapter("study");
  const jumped = vi.fn();
  render(Mistakes, { found: found(), names: ["Ada", "Ben"], at: 4, onjump: jumped });
  const [worst, second] = screen.getAllByRole("button");
  expect(worst?.textContent).toMatch(/Ben\s*Move 4\s*Points lost: 4 ± 0.5/);
  expect(worst?.getAttribute("aria-current")).toBe("true");
  second?.click();
  expect(jumped).toHaveBeenCalledWith(1);
});
