/** Up to when the chat of each table was read in this browser. */

import { recall, remember } from "../net/session";

const KEY = "read";
const MOST = 50;

let changes = $state(0); // triggers a new lookup

/** Merge what was read on another device. */
export function joinRead(other: string): string {
  for (const [table, moment] of Object.entries(read(other)).toReversed()) noteRead(table, moment);
  return recall(KEY);
}

/** Mark everything up to a moment, by the server's clock, as read. */
export function noteRead(table: string, moment: number): void {
  if (moment <= (all()[table] ?? 0)) return;
  changes++;
  const { [table]: _, ...others } = all();
  const rest = Object.entries(others).slice(0, MOST - 1);
  remember(KEY, JSON.stringify(Object.fromEntries([[table, moment], ...rest])));
}

/** How many of a table's last lines others have written since one last read or wrote. */
export function unreadLines(
  table: string,
  said: readonly (readonly [number, number])[],
  own: readonly number[],
): number {
  void changes;
  const spoken = said.filter(([seat]) => own.includes(seat)).map(([, at]) => at);
  const since = Math.max(all()[table] ?? 0, ...spoken);
  return said.filter(([seat, at]) => at > since && !own.includes(seat)).length;
}

const all = () => read(recall(KEY));

function read(text: string): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(text || "{}");
    const entries = Object.entries((stored ?? {}) as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter((each): each is [string, number] => typeof each[1] === "number"),
    );
  } catch {
    return {}; // not written by us
  }
}
