/** Chat in words. */

import type { LineOut } from "../protocol";
import { hasWords, t } from "./words.svelte";

/** What somebody said: their own words, or a quick line in the reader's. */
export function chatWords({ text, quick }: Pick<LineOut, "text" | "quick">): string {
  if (!quick) return text;
  return hasWords(`quick-${quick}`) ? t(`quick-${quick}`) : quick;
}
