/** Progress with lessons and puzzles, stored in this browser. */

import { recall, remember } from "../net/session";

interface Kept {
  /** Exercises that have been finished. */
  done: readonly string[];
  /** The tables of those that are begun, by exercise. */
  tables: Readonly<Record<string, string>>;
}

const KEY = "learn";
let kept: Kept = $state.raw(read());

export const progress = {
  isDone: (id: string): boolean => kept.done.includes(id),
  /** The table of an exercise that is begun. */
  tableOf: (id: string): string | null => kept.tables[id] ?? null,
};

/** Note that an exercise is begun at a table. */
export function begun(id: string, table: string): void {
  change(({ done, tables }) => ({ done, tables: { ...tables, [id]: table } }));
}

/** Note that an exercise is finished, and forget its table. */
export function finished(id: string): void {
  change(({ done, tables }) => ({
    done: done.includes(id) ? done : [...done, id],
    tables: Object.fromEntries(Object.entries(tables).filter(([each]) => each !== id)),
  }));
}

/** Change what is stored; it is read again first, because another tab may have changed it. */
function change(by: (kept: Kept) => Kept): void {
  const changed = by(read());
  remember(KEY, JSON.stringify(changed));
  kept = changed;
}

/** What is stored, as far as it is valid. */
function read(): Kept {
  let stored: Partial<Record<keyof Kept, unknown>> = {};
  try {
    stored = Object(JSON.parse(recall(KEY) || "{}")) as typeof stored;
  } catch {
    // Not written by us.
  }
  const isText = (each: unknown) => typeof each === "string";
  const done = Array.isArray(stored.done) ? stored.done.filter(isText) : [];
  const tables = Object.entries(Object(stored.tables)).filter(([, table]) => isText(table));
  return { done, tables: Object.fromEntries(tables) as Record<string, string> };
}
