/** How far somebody has come with lessons and puzzles, kept in this browser. */

import { recall, remember } from "../net/session";

interface Kept {
  /** Exercises that were finished once. */
  done: readonly string[];
  /** The tables of those that were begun, by exercise. */
  tables: Readonly<Record<string, string>>;
}

const KEY = "learn";
let kept: Kept = $state.raw(read());

export const progress = {
  isDone: (id: string): boolean => kept.done.includes(id),
  /** Where an exercise was left, if it was begun. */
  tableOf: (id: string): string | null => kept.tables[id] ?? null,
};

/** An exercise has a table now. */
export function begun(id: string, table: string): void {
  change(({ done, tables }) => ({ done, tables: { ...tables, [id]: table } }));
}

/** An exercise is finished; its table is no more to go back to. */
export function finished(id: string): void {
  change(({ done, tables }) => ({
    done: done.includes(id) ? done : [...done, id],
    tables: Object.fromEntries(Object.entries(tables).filter(([each]) => each !== id)),
  }));
}

/** Change what is kept: it is read anew, for another tab may have gone on meanwhile. */
function change(by: (kept: Kept) => Kept): void {
  const changed = by(read());
  remember(KEY, JSON.stringify(changed));
  kept = changed;
}

/** What is stored, as far as it can be used. */
function read(): Kept {
  let stored: Partial<Record<keyof Kept, unknown>> = {};
  try {
    stored = Object(JSON.parse(recall(KEY) || "{}")) as typeof stored;
  } catch {
    // Somebody else wrote there.
  }
  const isText = (each: unknown) => typeof each === "string";
  const done = Array.isArray(stored.done) ? stored.done.filter(isText) : [];
  const tables = Object.entries(Object(stored.tables)).filter(([, table]) => isText(table));
  return { done, tables: Object.fromEntries(tables) as Record<string, string> };
}
