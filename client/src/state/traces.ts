/** What is new to a person: where pieces have changed since the end of their last turn. */

import type { GameEvent } from "../protocol";
import { type LogLine, since } from "./log";

export interface Traces {
  /** Cells that were built on or freed, by seat. */
  cells: Record<number, string[]>;
  /** Tiles that came to the market. */
  tiles: string[];
  /** Slots of the display that were filled. */
  slots: number[];
}

/** What others did since a seat's last turn; for a spectator, in the last turn. */
export function tracesOf(log: readonly LogLine[], seat: number | null): Traces {
  const traces: Traces = { cells: {}, tiles: [], slots: [] };
  for (const line of seat === null ? lastTurn(log) : since(log, seat)) {
    const opening = line.frame === 0;
    if (line.is === "event" && !opening && line.actor !== seat) note(traces, line.event);
  }
  return traces;
}

function note(traces: Traces, event: GameEvent): void {
  switch (event.is) {
    case "tile-placed":
    case "tile-added":
    case "tile-removed":
    case "tiles-swapped":
      (traces.cells[event.seat] ??= []).push(event.cell);
      break;
    case "tile-drawn":
      traces.tiles.push(event.tile);
      break;
    case "money-drawn":
      traces.slots.push(event.slot);
      break;
    case "money-taken":
      traces.slots = traces.slots.filter((slot) => !event.slots.includes(slot));
  }
}

/** The lines of the last ended turn and of the current one. */
function lastTurn(log: readonly LogLine[]): readonly LogLine[] {
  const last = log.findLast(({ step, actor }) => !step && actor !== null);
  if (!last) return [];
  const before = log.findLastIndex(({ step, actor }) => !step && actor !== last.actor);
  return log.slice(before + 1);
}
