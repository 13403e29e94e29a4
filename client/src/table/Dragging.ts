/** What happens when a piece is carried: it is chosen, shown where it is held, and let go. */

import type { Carry } from "../board/drag";
import type { Playing } from "../state/playing.svelte";

/** How a tile is carried; null if it has to stay. Depends on the legal actions and on nothing else. */
export function carryOf(playing: Playing, tile: string | undefined): Carry | null {
  if (!tile || !isMovable(playing, tile)) return null;
  return {
    onlift: () => playing.lift(tile),
    onover: (target) => (playing.over = target),
    ondrop: (target) => playing.drop(target),
  };
}

function isMovable({ options }: Playing, tile: string): boolean {
  const { puts, adds, swaps, removes } = options;
  return (
    puts.has(tile) ||
    adds.has(tile) ||
    swaps.has(tile) ||
    removes.has(tile) ||
    [...swaps.values()].some((outs) => outs.includes(tile))
  );
}
