/** The log for readers: turn by turn, with the pieces that each line is about. */

import type { GameEvent } from "../../protocol";
import { type LogLine, since } from "../../state/log";

/** Pieces on the table that an entry is about. */
export interface Pointed {
  /** Whose palace, hand or reserve they are in. */
  seat: number | null;
  cells: readonly string[];
  tiles: readonly string[];
  cards: readonly string[];
}

/** One line of the log, or several that say the same about different pieces. */
export interface Entry {
  id: number;
  /** The frame of the replay that shows it. */
  frame: number;
  /** It can still be undone, and is in no replay. */
  step: boolean;
  /** It only refills the table for the next turn. */
  quiet: boolean;
  lines: readonly LogLine[];
}

/** All that happened in somebody's turn, or notes of what happened outside the game. */
export interface Turn {
  id: number;
  /** Null before the first turn, and for what nobody did. */
  actor: number | null;
  entries: readonly Entry[];
}

/** Events that are merged into one entry when they follow each other. */
const TOGETHER = new Set<GameEvent["is"]>(["tile-drawn", "money-drawn", "dirk-drew"]);
/** Events that refill the table for the next turn. */
const QUIET = new Set<GameEvent["is"]>(["tile-drawn", "money-drawn", "deck-reshuffled"]);

// Caches of entries, by their last line, and of turns, by their last entry, so that unchanged ones are not
// redrawn.
const made = new WeakMap<LogLine, Entry>();
const kept = new WeakMap<Entry, Turn>();

/** A log split into turns. */
export function turnsOf(log: readonly LogLine[]): Turn[] {
  const turns: { id: number; actor: number | null; entries: Entry[] }[] = [];
  for (const lines of runsOf(log)) {
    const [first] = lines as [LogLine];
    const actor = doerOf(first);
    if (actor !== turns.at(-1)?.actor) turns.push({ id: first.id, actor, entries: [] });
    turns.at(-1)?.entries.push(entryOf(lines));
  }
  return turns.map(turnOf);
}

/** The seat on turn; for a note, the seat it is about, if any. */
function doerOf(line: LogLine): number | null {
  return line.is === "note" ? line.note.seat : line.actor;
}

function turnOf(turn: Turn): Turn {
  const last = turn.entries.at(-1) as Entry;
  const known = kept.get(last);
  const same = known?.entries.every((entry, place) => entry === turn.entries[place]);
  if (known && same && known.entries.length === turn.entries.length) return known;
  kept.set(last, turn);
  return turn;
}

/** What others, and bots standing in for the seat, did since its last turn ended. */
export function recapOf(log: readonly LogLine[], seat: number): Turn[] {
  const lines = since(log, seat).filter(
    (line) =>
      line.actor !== null &&
      (line.bot || (line.actor !== seat && doerOf(line) !== seat)) &&
      !isQuiet(line),
  );
  return turnsOf(lines);
}

function runsOf(log: readonly LogLine[]): LogLine[][] {
  const runs: LogLine[][] = [];
  for (const line of log) {
    const last = runs.at(-1)?.[0];
    if (last && isSame(last, line)) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs;
}

function isSame(one: LogLine, other: LogLine): boolean {
  if (one.is !== "event" || other.is !== "event") return false;
  return one.event.is === other.event.is && TOGETHER.has(one.event.is) && one.frame === other.frame;
}

function isQuiet(line: LogLine): boolean {
  return line.is === "event" && QUIET.has(line.event.is);
}

function entryOf(lines: readonly LogLine[]): Entry {
  const [first] = lines as [LogLine];
  const last = lines.at(-1) ?? first;
  const known = made.get(last);
  if (known?.lines.length === lines.length) return known;
  const { id, frame, step } = first;
  const entry: Entry = { id, frame, step, quiet: isQuiet(first), lines };
  made.set(last, entry);
  return entry;
}

// Pieces

/** The pieces that an entry names. */
export function pointedBy({ lines }: Entry): Pointed {
  const events = eventsIn(lines);
  const [first] = events;
  return {
    seat: first && "seat" in first ? first.seat : null,
    cells: events.flatMap((event) => ("cell" in event ? [event.cell] : [])),
    tiles: tilesIn(events),
    cards: cardsIn(events),
  };
}

/** The events of lines, without notes. */
export function eventsIn(lines: readonly LogLine[]): GameEvent[] {
  return lines.flatMap((line) => (line.is === "event" ? [line.event] : []));
}

/** The tiles of events, in order. */
export function tilesIn(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => [
    ...("tile" in event ? [event.tile] : []),
    ...("out" in event ? [event.out] : []),
  ]);
}

/** The cards of events, in order. */
export function cardsIn(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => {
    if ("card" in event) return [event.card];
    return "cards" in event && typeof event.cards !== "number" ? event.cards : [];
  });
}
