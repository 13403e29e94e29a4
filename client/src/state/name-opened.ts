/** How many openings of one's name on other devices have been confirmed. */

import { recall, remember } from "../net/session";

const KEY = "openings";

/** Whether there are unconfirmed openings. */
export function isOpenedElsewhere(openings: number): boolean {
  return openings > Number(recall(KEY) || 0);
}

/** Confirm so many openings. */
export function knowOpenings(openings: number): void {
  remember(KEY, String(openings));
}
