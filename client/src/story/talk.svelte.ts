/** Chat: what was said in words, and what of it is new to the viewer. */

import type { LineOut } from "../protocol";
import { hasWords, t } from "../words/words.svelte";

/** The most characters of a line; the server takes no more. */
export const LONGEST_LINE = 300;

/** What somebody said: their own words, or a quick line in the reader's. */
export function lineWords({ text, quick }: Pick<LineOut, "text" | "quick">): string {
  if (!quick) return text;
  return hasWords(`quick-${quick}`) ? t(`quick-${quick}`) : quick;
}

/** How many lines others have said since a moment. */
export function unreadSince(lines: readonly LineOut[], since: number, mine: readonly number[]): number {
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
export function read(moment: number): void {
  until = Math.max(until, moment);
}
