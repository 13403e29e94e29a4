/** What the button of a hint says: it shows more with each press, and then plays. */

import type { Hints } from "../../state/playing/hints.svelte";
import { t } from "../../words/words.svelte";

export function hintButtonWords({ stage }: Hints): string {
  if (stage === "idea") return t("table-hint-move");
  return t(stage === "move" ? "table-hint-play" : "table-hint");
}
