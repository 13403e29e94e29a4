/** How often one's name was opened elsewhere when one last said that this is right. */

import { recall, remember } from "../net/session";

const KEY = "openings";

/** Whether it was opened since, other than by this browser. */
export function isOpenedElsewhere(openings: number): boolean {
  return openings > Number(recall(KEY) || 0);
}

/** So many are right. */
export function knowOpenings(openings: number): void {
  remember(KEY, String(openings));
}
