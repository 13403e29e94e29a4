/** Refusals in words: by slug, with their details and rule. */

import { CURRENCIES, type Side, tileOf } from "../notation";
import type { Refused } from "../protocol";
import type { Args } from "./fluent";
import { cardWords } from "./pieces";
import { hasWords, listed, t } from "./words.svelte";

export type Refusable = Pick<Refused, "slug" | "text" | "rule" | "details">;

/** One sentence, with the number of the rule if one forbids it. */
export function refusalWords(refused: Refusable): string {
  const text = sentence(refused);
  return refused.rule ? t("refused-by-rule", { text, rule: refused.rule }) : text;
}

function sentence({ slug, text, details }: Refusable): string {
  const args = argsOf(details);
  switch (slug) {
    case "clash":
      return clash(details, args);
    case "unreachable":
      if (!Array.isArray(details.stranded)) break;
      return t("refused-unreachable-others", { tiles: listed(details.stranded.map(pieceWords)) });
    case "too-little":
      args.missing = Number(details.price) - Number(details.total);
  }
  const key = `refused-${slug}`;
  if (hasWords(key)) return t(key, args);
  // A newer server may send unknown slugs; its English is better than nothing.
  return t("refused-other", { text: text.charAt(0).toUpperCase() + text.slice(1) });
}

/** One of two neighbours has a wall on their edge: say which. */
function clash(details: Record<string, unknown>, args: Args): string {
  const side = String(details.side) as Side;
  if (!isTile(details.other)) return t("refused-clash-fountain", args);
  const mine = tileOf(String(details.tile)).walls.includes(side);
  return t(mine ? "refused-clash-wall" : "refused-clash-open", args);
}

/** The details of a refusal in words. */
function argsOf(details: Record<string, unknown>): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(details)) {
    if (name === "currency") args[name] = t(`piece-${CURRENCIES[Number(value)] ?? "b"}-long`);
    else if (typeof value === "number") args[name] = value;
    else if (typeof value === "string") args[name] = pieceWords(value);
  }
  return args;
}

/** `T9NE`: tower 9. */
export function tileShort(name: string): string {
  const { kind, price } = tileOf(name);
  return t("tile-short", { kind: t(`piece-${kind}`), price });
}

function pieceWords(name: unknown): string {
  if (isTile(name)) return tileShort(name);
  if (typeof name === "string" && /^[bgoy]\d$/.test(name)) return cardWords(name);
  return String(name);
}

function isTile(name: unknown): name is string {
  return typeof name === "string" && /^[PSACGT]\d+[NESW]*$/.test(name);
}
