/** Whether an update asks somebody at this screen to act. */

import type { Update } from "../protocol";

/** The seat on turn, if it is one's own and no bot stands in; else null. */
export function ownActor({ game, you, table }: Update): number | null {
  const actor = game?.actor ?? null;
  return actor !== null && you.seats.includes(actor) && !table.late && !table.seats[actor]?.away
    ? actor
    : null;
}
