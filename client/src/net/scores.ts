/** The rooms in which several phones fill in one score sheet (docs/protocol.md). */

import { onDevice } from "../place";
import type { NewScores, ScoreChange, Scores, ScoresMade } from "../protocol";
import { ask, health } from "./api";

const pathOf = (room: string) => `/api/scores/${encodeURIComponent(room)}`;

/** Make a room. */
export const newScores = (order: NewScores): Promise<ScoresMade> => ask("/api/scores", order);

/** The current state of a room. */
export const scores = (room: string): Promise<Scores> => ask(pathOf(room));

/** Change one entry; returns the new state of the room. */
export const changeScores = (room: string, change: ScoreChange): Promise<Scores> =>
  ask(`${pathOf(room)}/entries`, change);

/** Whether there is a server at all: the page also works without one, as on a device. */
export async function hasServer(): Promise<boolean> {
  if (onDevice) return false;
  return health().then(
    () => true,
    () => false,
  );
}
