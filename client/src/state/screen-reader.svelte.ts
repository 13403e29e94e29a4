/** What a screen reader is told: turns, results, refusals. One live region, in App.svelte. */

let said: { text: string } = $state.raw({ text: "" });

/** Say something at the next pause. */
export function announce(text: string): void {
  said = { text };
}

/** What was said last; a new object each time, even for the same words. */
export function announced(): { text: string } {
  return said;
}
