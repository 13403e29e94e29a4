/** How one seat played a game of a deal, turn by turn. */

import type { Chapter } from "../net/api";
import type { GameAnalysis } from "../protocol";

/** What somebody did in one turn, and the points afterwards. */
export interface RunTurn {
  actions: readonly string[];
  /** The frame in which it began: the number of actions played before. */
  first: number;
  /** The frame of the replay that shows the end of the turn. */
  frame: number;
  /** The seat's score before its next turn. */
  points: number;
}

/** The turns of a seat. What is scored between two of them counts for the first. */
export function turnsOfSeat(chapters: readonly Chapter[], seat: number): RunTurn[] {
  const turns: { actions: string[]; first: number; frame: number; points: number }[] = [];
  let before: number | null = null;
  let points = 0;
  chapters.forEach((chapter, frame) => {
    if (chapter.action !== null && chapter.seat === seat) {
      if (before !== seat) turns.push({ actions: [], first: frame - 1, frame, points });
      const turn = turns.at(-1);
      turn?.actions.push(chapter.action);
      if (turn) turn.frame = frame;
    }
    if (chapter.action !== null) before = chapter.seat;
    for (const event of chapter.events)
      if (event.is === "round-scored") points += event.scoring.points[seat] ?? 0;
    const last = turns.at(-1);
    if (last) last.points = points;
  });
  return turns;
}

/** What the actions between two frames lost, in points of lead; null until all are judged. */
export function lossOf(found: GameAnalysis | null, first: number, last: number): number | null {
  const known = found?.decisions.slice(first, last) ?? [];
  if (!known.length || known.length < last - first) return null;
  let lost = 0;
  for (const each of known) {
    if (!each) return null;
    lost += each.loss.value;
  }
  return lost;
}
