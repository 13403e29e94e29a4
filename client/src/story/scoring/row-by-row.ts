/** How a scoring is told step by step. */

import { KINDS } from "../../notation";
import { prefs } from "../../state/prefs.svelte";

/** A row for each kind, one for walls, one for sums. */
export const ROWS = KINDS.length + 2;
/** Milliseconds that a row has to itself, at the usual speed. */
export const PACE = 700;

/** Shows row after row. `next` is told how many; returns what shows all of them at once. */
export function revealRows(next: (shown: number) => void): () => void {
  let shown = 0;
  next(shown);
  const timer = setInterval(() => {
    next(++shown);
    if (shown >= ROWS) clearInterval(timer);
  }, PACE / prefs.speed);
  return () => {
    clearInterval(timer);
    next(ROWS);
  };
}
