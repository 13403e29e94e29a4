import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";

import { DISPLAY, MARKET, PLAYERS, SEATS } from "../src/gallery/sample";
import type { GameOut, PlayerOut, Update } from "../src/protocol";
import { Fields } from "../src/state/fields.svelte";
import { TableState } from "../src/state/table.svelte";
import { seatNames } from "../src/words/seats";

/** Counts how often somebody has to look at something again. */
function looks<Seen extends string>(at: Record<Seen, () => unknown>) {
  const counts = Object.fromEntries(Object.keys(at).map((each) => [each, 0])) as Record<
    Seen,
    number
  >;
  const end = $effect.root(() => {
    for (const [each, look] of Object.entries<() => unknown>(at)) {
      $effect(() => {
        look();
        counts[each as Seen]++;
      });
    }
  });
  flushSync();
  return { counts, end };
}

describe("an update", () => {
  const told = (version: number, game: Partial<GameOut>, first: Partial<PlayerOut> = {}): Update =>
    structuredClone({
      type: "update",
      version,
      now: version,
      whole: false,
      game: {
        actions: version,
        market: MARKET,
        display: DISPLAY,
        actor: 0,
        players: [{ ...PLAYERS[0], ...first }, PLAYERS[1]],
        ...game,
      },
      events: [],
      notes: [],
      chat: [],
      table: { id: "x", seats: SEATS.slice(0, 2) },
      you: { seats: [0], facing: 0, hand: ["b1"], legal: [] },
    } as unknown as Update);

  it("is looked at only where it has changed something", () => {
    const table = new TableState("x", seatNames);
    table.update = told(1, {});
    const { counts, end } = looks({
      market: () => table.game?.market,
      names: () => table.names,
      hand: () => table.you?.hand,
      players: () => table.game?.players.length,
      score: () => table.game?.players[0]?.score,
      palace: () => table.game?.players[0]?.palace,
      other: () => table.game?.players[1]?.score,
      acting: () => table.acting,
    });
    table.update = told(2, {}, { score: 99 });
    flushSync();
    table.update = told(3, { actor: 1 }, { score: 99 });
    flushSync();
    const once = { market: 1, names: 1, hand: 1, players: 1, palace: 1, other: 1 };
    expect(counts).toEqual({ ...once, score: 2, acting: 2 });
    expect(table.game).toEqual(told(3, { actor: 1 }, { score: 99 }).game);
    end();
  });
});

describe("what is told by fields", () => {
  it("has what was told last, and nothing when there is none", () => {
    const fields = new Fields<{ a: number[]; b?: string }>();
    expect(fields.now).toBeNull();
    fields.tell({ a: [1] });
    const first = fields.now;
    fields.tell({ a: [2] });
    expect(fields.now).toEqual({ a: [2] });
    expect(fields.now).toBe(first);
    fields.tell(null);
    expect(fields.now).toBeNull();
  });

  it("says it when a field comes or goes", () => {
    const fields = new Fields<{ a: number; b?: string }>();
    fields.tell({ a: 1 });
    const { counts, end } = looks({ b: () => fields.now?.b });
    fields.tell({ a: 1, b: "here" });
    flushSync();
    expect([counts.b, fields.now?.b]).toEqual([2, "here"]);
    fields.tell({ a: 1 });
    flushSync();
    expect([counts.b, fields.now?.b]).toEqual([3, undefined]);
    end();
  });
});
