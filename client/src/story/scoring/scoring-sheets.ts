/** The scorings of a game, with the palaces at that time as far as the log shows them. */

import type { GameEvent, Scoring, TileAwarded } from "../../protocol";
import type { LogLine } from "../../state/log";

/** The scoring at the end of the game. */
export const LAST = 3;

export type Palace = Record<string, string>;

/** A scoring, and the table at that time. */
export interface Sheet {
  scoring: Scoring;
  /** The frame of the replay that shows it. */
  frame: number;
  /** Tiles by cell at that time, by seat; null if unknown. */
  palaces: readonly (Palace | null)[];
  /** Each seat's points before it. */
  before: readonly number[];
  dirkBefore: number;
  /** Who got the tiles left in the market; only before the last scoring. */
  awards: readonly TileAwarded[];
}

/** The table at the start of the log, in a game that began at a position. */
export interface Start {
  palaces: readonly Palace[];
  scores: readonly number[];
  dirkScore: number;
}

/** All scorings so far. */
export function sheetsOf(
  log: readonly LogLine[],
  seats: number,
  start: Start | null = null,
): Sheet[] {
  const sheets: Sheet[] = [];
  const palaces: Palace[] = Array.from({ length: seats }, (_, seat) => ({
    ...start?.palaces[seat],
  }));
  for (const line of log) {
    if (line.is === "note") continue;
    const { event } = line;
    if (event.is !== "round-scored") build(palaces, event);
    else {
      const awards = event.scoring.number === LAST ? awardsOf(log) : [];
      sheets.push({
        ...sheetOf(event.scoring, palaces, sheets.at(-1), start),
        frame: line.frame,
        awards,
      });
    }
  }
  return sheets;
}

/** The tiles left in the market at the end, and who got them. */
export function awardsOf(log: readonly LogLine[]): TileAwarded[] {
  return log.flatMap((line) =>
    line.is === "event" && line.event.is === "tile-awarded" ? [line.event] : [],
  );
}

function sheetOf(
  scoring: Scoring,
  palaces: readonly Palace[],
  last: Sheet | undefined,
  start: Start | null,
): Omit<Sheet, "frame" | "awards"> {
  const before = scoring.points.map(
    (_, seat) =>
      (last?.before[seat] ?? start?.scores[seat] ?? 0) + (last?.scoring.points[seat] ?? 0),
  );
  const dirkBefore = (last?.dirkBefore ?? start?.dirkScore ?? 0) + (last?.scoring.dirkPoints ?? 0);
  return { scoring, palaces: palaces.map((each) => ({ ...each })), before, dirkBefore };
}

/** Apply an event to `palaces`. */
function build(palaces: readonly Palace[], event: GameEvent): void {
  if (!("seat" in event) || event.seat === null) return;
  const palace = palaces[event.seat];
  if (!palace) return;
  switch (event.is) {
    case "tile-placed":
    case "tile-added":
      palace[event.cell] = event.tile;
      break;
    case "tile-removed":
      delete palace[event.cell];
      break;
    case "tiles-swapped":
      palace[event.cell] = event.tile;
  }
}

/** Contenders that share places in one kind, and their points (R7.4). */
export interface Tie {
  /** Seats; Dirk's number is the number of seats. */
  contenders: readonly number[];
  from: number;
  to: number;
  total: number;
  share: number;
}

/** The ties in a kind that give points, the best place first. */
export function tiesOf({ ranks, dirk }: Scoring, kind: number): Tie[] {
  const all = [...(ranks[kind] ?? []), ...(dirk?.[kind] ? [dirk[kind]] : [])];
  const ties = new Map<number, Tie & { contenders: number[] }>();
  all.forEach(({ place, tied, total, share }, contender) => {
    if (tied < 2 || !total) return;
    const tie = ties.get(place) ?? {
      contenders: [],
      from: place,
      to: place + tied - 1,
      total,
      share,
    };
    tie.contenders.push(contender);
    ties.set(place, tie);
  });
  return [...ties.values()].sort((one, other) => one.from - other.from);
}
