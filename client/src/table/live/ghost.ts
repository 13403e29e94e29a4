/** A tile as it would lie, drawn and in words: how the wall would change, or why it cannot be. */

import type { Ghost } from "../../board/Palace.svelte";
import type { Side } from "../../notation";
import type { Preview } from "../../state/playing/aim.svelte";
import { refusalWords } from "../../words/refusals";
import { t } from "../../words/words.svelte";

/** As the palace shows it. */
export function ghostOf(preview: Preview): Ghost {
  const { tile, cell, refused } = preview;
  const note = ghostWords(preview);
  if (!refused) return { tile, cell, ...(note !== null && { note }) };
  const clash = refused.slug === "clash" ? [refused.details.side as Side] : [];
  return { tile, cell, note: note ?? "", clash, refused: true };
}

/** What is to be said of it; null while the server has not told. */
export function ghostWords({ refused, wall }: Preview): string | null {
  if (refused) return refusalWords(refused);
  return wall && t("board-wall-change", wall);
}
