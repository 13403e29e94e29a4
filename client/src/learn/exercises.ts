/** Lessons and puzzles: which is next, and how to begin or resume one. */

import { look, newTable, refusalOf } from "../net/api";
import { address } from "../place";
import type { ExerciseChoice } from "../protocol";
import { go, pathOf } from "../route";
import { me } from "../state/me.svelte";
import { nameOrGuest } from "../words/seats";
import { begun, progress } from "./progress.svelte";

export type Kind = ExerciseChoice["kind"];

/** The exercises of a kind, in order. */
export function ofKind(all: readonly ExerciseChoice[], kind: Kind): ExerciseChoice[] {
  return all.filter((each) => each.kind === kind);
}

/** Whether a puzzle asks for the best turn in a position from a game. */
export function asksBestTurn({ goal }: ExerciseChoice): boolean {
  return goal.is === "best-turn";
}

/** Puzzles by difficulty, the easy ones first. */
export function byDegree(
  puzzles: readonly ExerciseChoice[],
): { level: number; some: ExerciseChoice[] }[] {
  const levels = [...new Set(puzzles.map(({ level }) => level))].toSorted((a, b) => a - b);
  return levels.map((level) => ({ level, some: puzzles.filter((each) => each.level === level) }));
}

/** The next one of its kind that is not done yet, starting over after the last. */
export function nextAfter(all: readonly ExerciseChoice[], id: string): ExerciseChoice | null {
  const kind = all.find((each) => each.id === id)?.kind ?? "lesson";
  const alike = ofKind(all, kind);
  const place = alike.findIndex((each) => each.id === id);
  const others = [...alike.slice(place + 1), ...alike.slice(0, Math.max(place, 0))];
  return others.find((each) => !progress.isDone(each.id)) ?? null;
}

/** Begin an exercise at a new table. */
export async function begin(id: string): Promise<void> {
  const made = await newTable({ exercise: id, name: nameOrGuest(me.name) });
  begun(id, made.id);
  go(address(made.link));
}

/** Resume an exercise at its table, if that still exists. */
export async function goOn(id: string): Promise<void> {
  const table = progress.tableOf(id);
  if (table && (await isOurs(table))) go(pathOf({ screen: "table", table }));
  else await begin(id);
}

async function isOurs(table: string): Promise<boolean> {
  try {
    const { you, exercise } = await look(table);
    return exercise !== undefined && you.seats.includes(exercise.seat);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal.slug === "offline") throw refusal;
    return false;
  }
}
