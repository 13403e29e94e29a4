/** The preview of a tile, drawn and in words: how the wall would change, or why it is illegal. */

import type { Ghost } from "../../board/Palace.svelte";
import type { Side } from "../../notation";
import type { Preview } from "../../state/playing/aim.svelte";
import { refusalWords } from "../../words/refusals";
import { t } from "../../words/words.svelte";

/** The preview as the palace draws it. */
export function ghostOf(preview: Preview): Ghost {
  const { tile, cell, refused } = preview;
  const note = ghostWords(preview);
  if (!refused) return { tile, cell, ...(note !== null && { note }) };
  const clash = refused.slug === "clash" ? [refused.details.side as Side] : [];
  return { tile, cell, note: note ?? "", clash, refused: true };
}

/** The preview in words; null until the server has answered. */
export function ghostWords({ refused, wall }: Preview): string | null {
  if (refused) return refusalWords(refused);
  return wall && t("board-wall-change", wall);
}
