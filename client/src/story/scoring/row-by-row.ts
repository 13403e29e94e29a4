/** Reveals a scoring row by row. */

import { KINDS } from "../../notation";
import { prefs } from "../../state/prefs.svelte";

/** A row for each kind, one for walls, one for totals. */
export const ROWS = KINDS.length + 2;
/** Milliseconds between two rows, at normal speed. */
export const PACE = 700;

/** Show row after row: `next` gets their number. Returns a function that shows all at once. */
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
