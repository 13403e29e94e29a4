/** Chat: what of it is new to the viewer. */

import type { LineOut } from "../protocol";

/** The most characters of a line; the server takes no more. */
export const LONGEST_LINE = 300;

/** How many lines others have said since a moment. */
export function unreadSince(
  lines: readonly LineOut[],
  since: number,
  mine: readonly number[],
): number {
  return lines.filter(({ at, seat }) => at > since && !mine.includes(seat)).length;
}

/** A talk that somebody may look at. */
interface Talk {
  chat: readonly LineOut[];
  you: { seats: readonly number[] } | null;
  /** How far our clock is behind the server's, in milliseconds. */
  behind: number;
}

const came = Date.now(); // what is older was said before the viewer came
let until = $state(0); // by the server's clock

/** How many lines the viewer has not seen yet. */
export function unread({ chat, you, behind }: Talk): number {
  return unreadSince(chat, Math.max(until, came + behind), you?.seats ?? []);
}

/** The viewer has seen everything up to a moment. */
export function readUntil(moment: number): void {
  until = Math.max(until, moment);
}
