/** A game of a deal as one seat played it, turn by turn. */

import type { Chapter } from "../net/api";

/** What somebody did in one turn, and the points afterwards. */
export interface RunTurn {
  actions: readonly string[];
  /** The frame of the replay that shows the end of the turn. */
  frame: number;
  /** All points that the seat has before its next turn. */
  points: number;
}

/** The turns of a seat. What is scored between two of them counts for the first. */
export function turnsOfSeat(chapters: readonly Chapter[], seat: number): RunTurn[] {
  const turns: { actions: string[]; frame: number; points: number }[] = [];
  let before: number | null = null;
  let points = 0;
  chapters.forEach((chapter, frame) => {
    if (chapter.action !== null && chapter.seat === seat) {
      if (before !== seat) turns.push({ actions: [], frame, points });
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
