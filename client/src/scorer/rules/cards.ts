/** When scoring cards A and B can turn up (R2.6). */

import { CARDS, DECK, EDITIONS } from "./constants";

/** The number of money cards in a game with so many players (R1.3, R9.1). */
export function moneyCards(players: number): number {
  return CARDS.kinds * (players === 2 ? CARDS.forTwo : CARDS.copies);
}

/** The fewest and most money cards above A and above B, once `dealt` are in hands. */
export function cardsAbove(players: number, dealt: number, edition: string): [number, number][] {
  const deck = moneyCards(players) - dealt - DECK.display;
  const onTop = EDITIONS[edition]?.scoring_place === "top";
  const found: [number, number][] = [];
  let above = 0;
  for (let pile = 1; pile <= DECK.piles; pile++) {
    const count = Math.floor((deck + DECK.piles - pile) / DECK.piles);
    if (pile % 2 === 0) found.push([above, onTop ? above : above + count]);
    above += count;
  }
  return found;
}
