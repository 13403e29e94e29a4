/** Explains a scoring: counts, places, ties and shares (R7.3, R7.4), in the engine's form. */

import { KINDS } from "../../notation";
import type { Rank, Scoring, Wall } from "../../protocol";
import { POINTS } from "./constants";

const NONE: Rank = { count: 0, place: 0, tied: 0, total: 0, share: 0 };

/** Score a table: `counts` by seat and kind, each seat's wall, and Dirk's counts, if he plays. */
export function explain(
  number: number,
  counts: readonly (readonly number[])[],
  walls: readonly Wall[],
  dirk: readonly number[] | null,
): Scoring {
  const contenders = dirk ? [...counts, dirk] : counts;
  const all = KINDS.map((_, kind) =>
    ranksOf(
      number,
      kind,
      contenders.map((each) => each[kind] ?? 0),
    ),
  );
  const ranks = all.map((each) => each.slice(0, counts.length));
  const dirks = dirk && all.map((each) => each.at(-1) ?? NONE);
  const points = walls.map((wall, seat) => wall.length + sum(ranks.map((each) => each[seat])));
  return { number, ranks, dirk: dirks, walls: [...walls], points, dirkPoints: sum(dirks ?? []) };
}

function sum(ranks: readonly (Rank | undefined)[]): number {
  return ranks.reduce((all, rank) => all + (rank?.share ?? 0), 0);
}

/** Every contender's rank in one kind. */
function ranksOf(number: number, kind: number, counts: readonly number[]): Rank[] {
  const worth = POINTS[number - 1]?.[kind] ?? [];
  return counts.map((count) => {
    if (!count) return NONE;
    const better = counts.filter((other) => other > count).length;
    const tied = counts.filter((other) => other === count).length;
    const total = worth.slice(better, better + tied).reduce((all, each) => all + each, 0);
    return { count, place: better + 1, tied, total, share: Math.floor(total / tied) };
  });
}
