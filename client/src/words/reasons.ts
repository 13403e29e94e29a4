/** Why a turn is good, in words. */

import { KINDS } from "../notation";
import type { ReasonOut } from "../protocol";
import type { Args } from "./fluent";
import { tileWords } from "./pieces";
import { hasWords, t } from "./words.svelte";

/** The reasons for a turn, one sentence each; unknown ones are left out. */
export function reasonsWords(reasons: readonly ReasonOut[], names: readonly string[]): string[] {
  return reasons
    .filter(({ slug }) => hasWords(`reason-${slug}`))
    .map((reason) => t(`reason-${reason.slug}`, argsOf(reason, names)));
}

function argsOf({ kind, tile, seat, before, after, points }: ReasonOut, names: readonly string[]) {
  const args: Args = {};
  if (kind !== null) args.kind = t("reason-kinds", { kind: KINDS[kind] ?? "" });
  if (tile !== null) args.tile = tileWords(tile);
  if (seat !== null) args.name = names[seat] ?? "";
  if (before !== null) args.before = before;
  if (after !== null) args.after = after;
  if (points !== null) args.points = points;
  return args;
}
