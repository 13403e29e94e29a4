/** Which chat lines are new to the viewer. */

import type { LineOut } from "../protocol";

/** The most characters in a line; the server accepts no more. */
export const LONGEST_LINE = 300;

/** How many lines others have written since a moment. */
export function unreadSince(
  lines: readonly LineOut[],
  since: number,
  mine: readonly number[],
): number {
  return lines.filter(({ at, seat }) => at > since && !mine.includes(seat)).length;
}

/** The chat of a table. */
interface Talk {
  id: string;
  chat: readonly LineOut[];
  you: { seats: readonly number[] } | null;
  /** How far our clock is behind the server's, in milliseconds. */
  behind: number;
}

const came = Date.now(); // older lines were written before the viewer came
/** Until when each table's chat was read, by the server's clock. */
const until: Record<string, number> = $state({});

/** How many lines are unread. */
export function unread({ id, chat, you, behind }: Talk): number {
  return unreadSince(chat, Math.max(until[id] ?? 0, came + behind), you?.seats ?? []);
}

/** Mark a table's chat up to a moment as read. */
export function readUntil(table: string, moment: number): void {
  until[table] = Math.max(until[table] ?? 0, moment);
}
