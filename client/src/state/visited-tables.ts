/** The tables at which this browser has a seat, so that there is a way back to them. */

import { recall, remember } from "../net/session";
import type { Update } from "../protocol";

const KEY = "tables";
const MOST = 12;

/** Whether one has a seat in a game that is not over; lessons and what is tried out do not count. */
export function goesOn({ table, you, exercise }: Update): boolean {
  return (
    you.seats.length > 0 && table.status !== "over" && exercise === undefined && !table.position
  );
}

/** Their ids, as far as what is stored can be used; where one sat last comes first. */
export function visited(): string[] {
  let stored: unknown = null;
  try {
    stored = JSON.parse(recall(KEY) || "[]");
  } catch {
    // Somebody else wrote there.
  }
  const ids = Array.isArray(stored) ? stored.filter(isId) : [];
  return [...new Set(ids)].slice(0, MOST);
}

/** One sits at a table. */
export function visit(table: string): void {
  keep([table, ...without(table)]);
}

/** There is nothing to go back to. */
export function forget(table: string): void {
  keep(without(table));
}

function without(table: string): string[] {
  return visited().filter((each) => each !== table);
}

function keep(tables: readonly string[]): void {
  remember(KEY, JSON.stringify(tables.slice(0, MOST)));
}

function isId(each: unknown): each is string {
  return typeof each === "string" && /^[\w-]{1,64}$/.test(each);
}
