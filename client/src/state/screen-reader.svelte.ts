/** What a screen reader is told: turns, results, refusals. One live region, in App.svelte. */

import { afterPaint } from "./after-paint.svelte";

let said: { text: string } = $state.raw({ text: "" });
let unread = ""; // announced since the last paint, so no screen reader knows of it yet

/** Say something at the next pause, after anything else announced since the last paint. */
export function announce(text: string): void {
  const first = !unread || document.hidden;
  unread = first ? text : `${unread} ${text}`;
  said = { text: unread };
  if (first) afterPaint(() => (unread = ""));
}

/** What was said last; a new object each time, even for the same words. */
export function announced(): { text: string } {
  return said;
}
