/** The captions of the pictures in the rules. */

import { sumOf, tileOf } from "../notation";
import { cardsWords, cellWords } from "../words/pieces";
import { tileShort } from "../words/refusals";
import { number, t } from "../words/words.svelte";
import type { MoneyExample, PalaceExample, Verdict } from "./examples";

/** The attempted action, in a few words. */
export function triedWords(action: string): string {
  const [verb = "", first = "", second = ""] = action.split(" ");
  switch (verb) {
    case "place":
      return t("action-place", { tile: tileShort(first), cell: cellWords(second) });
    case "remove":
      return t("action-remove", { tile: tileShort(first) });
    case "swap":
      return t("action-swap", { tile: tileShort(first), out: tileShort(second) });
    case "take":
      return t("action-take", { cards: cardsWords(action.split(" ").slice(1)) });
    default:
      return t("rules-example-pay", {
        tile: tileShort(first),
        cards: cardsWords(action.split(" ").slice(2)),
      });
  }
}

/** Whether the rules allow it, in words. */
export function verdictWords({ verdict, ...example }: PalaceExample | MoneyExample): string {
  if (!verdict) return "";
  const paid = "cards" in example ? sumOf(example.cards) : 0;
  const price = "tile" in example && example.tile ? tileOf(example.tile).price : 0;
  switch (verdict.is) {
    case "allowed":
      return t("rules-verdict-allowed");
    case "exact":
      return t("rules-verdict-exact", { paid, price });
    case "over":
      return t("rules-verdict-over", { paid, price, over: verdict.over });
    case "refused":
      return t("refused-by-rule", { text: reason(verdict, paid, price), rule: verdict.rule });
  }
}

function reason({ slug }: Verdict & { is: "refused" }, paid: number, price: number): string {
  return t(`rules-verdict-${slug}`, { paid, price });
}

/** A sum such as `(13 + 6) / 2 = 9`, in the language's digits. */
export function sumWords(sum: string): string {
  return sum.replace(/\d+/g, (digits) => number(Number(digits)));
}
