/** Where a seat's points came from: by kind of building and for the wall, at each scoring. */

import { KINDS, type Kind } from "../notation";
import type { Scoring } from "../protocol";

export interface Source {
  from: Kind | "wall";
  /** By seat, then by scoring. */
  points: readonly (readonly number[])[];
}

/** All sources of points: the kinds in order, then the wall. */
export function sourcesOf(scorings: readonly Scoring[], seats: number): Source[] {
  const bySeat = (points: (scoring: Scoring, seat: number) => number) =>
    Array.from({ length: seats }, (_, seat) => scorings.map((each) => points(each, seat)));
  return [
    ...KINDS.map((from, kind) => ({
      from,
      points: bySeat(({ ranks }, seat) => ranks[kind]?.[seat]?.share ?? 0),
    })),
    { from: "wall", points: bySeat(({ walls }, seat) => walls[seat]?.length ?? 0) },
  ];
}

export const sum = (points: readonly number[]): number => points.reduce((all, one) => all + one, 0);
