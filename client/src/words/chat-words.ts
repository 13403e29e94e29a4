/** Chat in words. */

import type { LineOut } from "../protocol";
import { hasWords, t } from "./words.svelte";

/** A chat line: the writer's own words, or a quick line in the reader's language. */
export function chatWords({ text, quick }: Pick<LineOut, "text" | "quick">): string {
  if (!quick) return text;
  return hasWords(`quick-${quick}`) ? t(`quick-${quick}`) : quick;
}
