/** The line of losses as a path in a box of 100 by 50, the first game on the left. */

import type { LossLine, LossPoint } from "../protocol";

/** The value at the top of the box. */
export const topOf = ({ you, persons, bots }: LossLine): number =>
  Math.max(1, ...you.map(({ loss }) => Math.ceil(loss)), persons ?? 0, bots ?? 0);

/** The path of a line; a single game is a short stroke, so that it is visible. */
export function lossPath(points: readonly LossPoint[], top: number): string {
  const across = (place: number) =>
    points.length > 1 ? Math.round((1000 * place) / (points.length - 1)) / 10 : 50;
  const up = (loss: number) => Math.round(10 * (50 - (50 * loss) / top)) / 10;
  const line = points.map(({ loss }, place) => `${place ? "L" : "M"}${across(place)} ${up(loss)}`);
  return line.join("") + (points.length === 1 ? "h1" : "");
}
