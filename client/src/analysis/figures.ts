/** Figures in words. */

import type { EstimateOut, TurningPointOut } from "../protocol";
import { number, signed, t } from "../words/words.svelte";

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** `34 %` */
export const percent = (share: number): string =>
  t("analysis-percent", { value: Math.round(100 * share) });

/** `3.4 ± 0.5` */
export const withError = ({ value, error }: EstimateOut): string =>
  t("analysis-with-error", { value: number(rounded(value)), error: number(rounded(error)) });

/** `3.4` */
export const short = ({ value }: EstimateOut): string => number(rounded(value));

/** `+3.4` */
export const gained = ({ value }: EstimateOut): string => signed(rounded(value));

/** What turned a game. */
export function turningWords({ seat, cause, change }: TurningPointOut, names: readonly string[]) {
  const way = change > 0 ? "up" : "down";
  const args = { name: names[seat] ?? "", percent: percent(Math.abs(change)), way };
  return t(`analysis-turning-${cause}`, args);
}

/** What luck, the seat's own moves or the others' moves did to a seat. */
export function shareWords(which: "luck" | "own" | "others", { value }: EstimateOut): string {
  const points = Math.abs(Math.round(value));
  const way = points === 0 ? "none" : value > 0 ? "good" : "bad";
  return t(`analysis-${which}-words`, { way, points });
}
