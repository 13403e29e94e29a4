/** One of the person's games, as listed. */

import type { YourGame } from "../protocol";

/** Whether it is one's turn and no bot stands in. */
export function isWaiting({ turn, you, seats }: YourGame): boolean {
  return turn !== null && you.includes(turn) && !seats[turn]?.away;
}

/** One's best place, from 1; null if not known. */
export function placeIn({ scores, you }: YourGame): { place: number; tied: boolean } | null {
  const own = scores && you.length === 1 ? scores[you[0] ?? -1] : undefined;
  if (!scores || own === undefined) return null;
  const better = scores.filter((each) => each > own).length;
  return { place: better + 1, tied: scores.filter((each) => each === own).length > 1 };
}
