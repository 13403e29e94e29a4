/** Chances to win over a game, by frame of its replay. */

import type { GameAnalysis, MistakeOut } from "../protocol";

/** Everybody's chance at a frame, from 0 to 1; null if not known yet. */
export function chancesAt(
  { decisions, end }: GameAnalysis,
  frame: number,
): readonly number[] | null {
  if (frame < decisions.length) return decisions[frame]?.chances ?? null;
  return end.length ? end : null;
}

/** A seat's line as path data in a box of 1000 by 100, with gaps where nothing is known. */
export function lineOf(found: GameAnalysis, seat: number, last: number): string {
  let drawn = "";
  let joined = false;
  for (let frame = 0; frame <= last; frame++) {
    const chance = chancesAt(found, frame)?.[seat];
    if (chance === undefined) joined = false;
    else {
      const x = last ? (1000 * frame) / last : 0;
      drawn += `${joined ? "L" : "M"}${x.toFixed(1)} ${(100 * (1 - chance)).toFixed(1)}`;
      joined = true;
    }
  }
  return drawn;
}

/** The frame that shows the mistaken action. */
export const frameOf = ({ at }: MistakeOut): number => at + 1;

/** Mistakes in the order of the game. */
export function inOrder(mistakes: readonly MistakeOut[]): MistakeOut[] {
  return mistakes.toSorted((one, other) => one.at - other.at);
}

/** The next mistake after or before a frame, if any. */
export function nextMistake(
  mistakes: readonly MistakeOut[],
  frame: number,
  by: 1 | -1,
): MistakeOut | undefined {
  const all = inOrder(mistakes);
  return by > 0
    ? all.find((each) => frameOf(each) > frame)
    : all.findLast((each) => frameOf(each) < frame);
}
