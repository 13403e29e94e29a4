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
  chat: readonly LineOut[];
  you: { seats: readonly number[] } | null;
  /** How far our clock is behind the server's, in milliseconds. */
  behind: number;
}

const came = Date.now(); // older lines were written before the viewer came
let until = $state(0); // read until this moment, by the server's clock

/** How many lines are unread. */
export function unread({ chat, you, behind }: Talk): number {
  return unreadSince(chat, Math.max(until, came + behind), you?.seats ?? []);
}

/** Mark everything up to a moment as read. */
export function readUntil(moment: number): void {
  until = Math.max(until, moment);
}
