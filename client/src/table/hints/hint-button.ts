/** The label of the hint button: each press shows more, the last one plays. */

import type { Hints } from "../../state/playing/hints.svelte";
import { t } from "../../words/words.svelte";

export function hintButtonWords({ stage }: Hints): string {
  if (stage === "idea") return t("table-hint-move");
  return t(stage === "move" ? "table-hint-play" : "table-hint");
}
