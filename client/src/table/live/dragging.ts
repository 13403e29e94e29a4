/** What happens when a piece is dragged: it is chosen, previewed and dropped. */

import type { Carry } from "../../board/drag";
import { bestPayment } from "../../state/playing/legal-actions";
import type { Playing } from "../../state/playing/playing.svelte";

/** How a tile is dragged; null if it has to stay. Depends only on the legal actions. */
export function carryOf(playing: Playing, tile: string | undefined): Carry | null {
  if (!tile || !isMovable(playing, tile)) return null;
  return {
    onlift: () => playing.lift(tile),
    onover: (target) => (playing.over = target),
    ondrop: (target) => playing.drop(target),
  };
}

/** How a market tile is dragged home, which buys it; null if it cannot be paid. */
export function carryOfSale(playing: Playing, tile: string): Carry | null {
  if (!playing.choosingAction || !bestPayment(playing.actions, tile)) return null;
  return {
    touch: false, // fingers scroll and tap there
    onlift: () => playing.liftSale(tile),
    onover: (target) => (playing.over = target),
    ondrop: (target) => playing.dropSale(target),
  };
}

/** How a card of the display is dragged to the hand, which takes it with the other chosen ones. */
export function carryOfMoney(playing: Playing, slot: number): Carry | null {
  if (!playing.choosingAction) return null;
  return {
    touch: false,
    onlift: () => playing.liftMoney(slot),
    onover: () => undefined,
    ondrop: (target) => playing.dropMoney(target),
  };
}

function isMovable({ actions }: Playing, tile: string): boolean {
  const { puts, adds, swaps, removes } = actions;
  return (
    puts.has(tile) ||
    adds.has(tile) ||
    swaps.has(tile) ||
    removes.has(tile) ||
    [...swaps.values()].some((outs) => outs.includes(tile))
  );
}
