/** An evening with the physical game: who plays, and what was counted at each scoring. */

import { KINDS, tileOf } from "../notation";
import type { Scoring } from "../protocol";
import type { Sheet } from "../story/scoring/scoring-sheets";
import { BOX, TILE_WALLS } from "./rules/constants";
import { longestWall, type Palace } from "./rules/palace";
import { explain } from "./rules/points";

export const SCORINGS = 3;
export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 6;

/** What one contender has at one scoring. */
export interface Entry {
  /** The number of buildings of each kind. */
  counts: readonly number[];
  /** Segments of the longest outer wall. */
  wall: number;
  /** Where the tiles lie, if entered; counts and wall then follow from it. */
  palace: Palace | null;
}

/** A room on the server, where others can fill in the sheet too. */
export interface RoomKey {
  id: string;
  /** The secret for making changes; empty for those who only watch. */
  key: string;
}

/** Which entry of a sheet. */
export interface Place {
  scoring: number;
  contender: number;
}

export interface Evening {
  id: string;
  /** Milliseconds since 1970. */
  began: number;
  names: readonly string[];
  edition: string;
  /** The scorings begun, each by contender: the seats, then Dirk in games of two. */
  scorings: readonly (readonly Entry[])[];
  /** Money cards in all starting hands together; null if nobody counts cards. */
  dealt: number | null;
  /** Money cards drawn since. */
  drawn: number;
  room: RoomKey | null;
  /** The entries changed here that the room does not have yet, in the order to send them. */
  unsent: readonly Place[];
}

const EMPTY: Entry = { counts: KINDS.map(() => 0), wall: 0, palace: null };

/** An evening that begins now. */
export function newEvening(names: readonly string[], edition: string): Evening {
  const evening = { id: newId(), began: Date.now(), names, edition };
  const first = Array.from({ length: contendersOf({ names }) }, () => EMPTY);
  return { ...evening, scorings: [first], dealt: null, drawn: 0, room: null, unsent: [] };
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12)); // `randomUUID` needs a secure context
  return Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");
}

/** Whether Dirk is ranked as well (R9.2). */
export function hasDirk({ names }: Pick<Evening, "names">): boolean {
  return names.length === LEAST_PLAYERS;
}

/** The number of seats, plus one for Dirk if he plays. */
export function contendersOf(evening: Pick<Evening, "names">): number {
  return evening.names.length + Number(hasDirk(evening));
}

/** The evening with one entry replaced. */
export function withEntry(
  evening: Evening,
  scoring: number,
  contender: number,
  entry: Entry,
): Evening {
  const scorings = evening.scorings.map((entries, place) =>
    place === scoring ? entries.map((each, seat) => (seat === contender ? entry : each)) : entries,
  );
  return { ...evening, scorings };
}

/** The evening with its next scoring begun, prefilled with the previous entries. */
export function withNextScoring(evening: Evening): Evening {
  const last = evening.scorings.at(-1) ?? [];
  return { ...evening, scorings: [...evening.scorings, last] };
}

/** The evening `now`, with the changes between `before` and `after` reverted. */
export function undone(now: Evening, before: Evening, after: Evening): Evening {
  const scorings = now.scorings
    .slice(0, now.scorings.length - (after.scorings.length - before.scorings.length))
    .map((entries, scoring) =>
      entries.map((entry, contender) => {
        const was = before.scorings[scoring]?.[contender];
        return was && was !== after.scorings[scoring]?.[contender] ? was : entry;
      }),
    );
  const { dealt, drawn } = before;
  return { ...now, scorings, dealt, drawn };
}

/** The entry for a palace. */
export function entryOf(palace: Palace): Entry {
  const kinds = Object.values(palace).map((tile) => tileOf(tile).kind);
  const counts = KINDS.map((kind) => kinds.filter((each) => each === kind).length);
  return { counts, wall: longestWall(palace).length, palace };
}

/** The most buildings of a kind that a contender can have: the box has no more (R1.2). */
export function mostOf(entries: readonly Entry[], contender: number, kind: number): number {
  const others = entries.filter((_, place) => place !== contender);
  return (BOX[kind]?.length ?? 0) - others.reduce((all, each) => all + (each.counts[kind] ?? 0), 0);
}

/** The longest wall that so many buildings can have. */
export function mostWall({ counts }: Entry): number {
  return TILE_WALLS * counts.reduce((all, each) => all + each, 0);
}

/** The tiles of a kind that are in no palace. */
export function tilesLeft(entries: readonly Entry[], kind: number): string[] {
  const used = new Set(entries.flatMap(({ palace }) => Object.values(palace ?? {})));
  return (BOX[kind] ?? []).filter((tile) => !used.has(tile));
}

/** A scoring with its points and the reasons for them. */
export function scoringOf(evening: Evening, place: number): Scoring {
  const entries = evening.scorings[place] ?? [];
  const seats = entries.slice(0, evening.names.length);
  const walls = seats.map(({ wall, palace }) => ({
    length: wall,
    segments: palace ? longestWall(palace) : [],
  }));
  const dirk = hasDirk(evening) ? (entries.at(-1)?.counts ?? null) : null;
  return explain(
    place + 1,
    seats.map(({ counts }) => counts),
    walls,
    dirk,
  );
}

/** All scorings so far, as the table of a scoring shows them. */
export function sheetsOf(evening: Evening): Sheet[] {
  const sheets: Sheet[] = [];
  for (const [place, entries] of evening.scorings.entries()) {
    const scoring = scoringOf(evening, place);
    const last = sheets.at(-1);
    sheets.push({
      scoring,
      frame: 0,
      palaces: entries.map(({ palace }) => palace),
      before: scoring.points.map(
        (_, seat) => (last?.before[seat] ?? 0) + (last?.scoring.points[seat] ?? 0),
      ),
      dirkBefore: (last?.dirkBefore ?? 0) + (last?.scoring.dirkPoints ?? 0),
      awards: [],
    });
  }
  return sheets;
}

/** Points of each seat, all scorings together. */
export function totalsOf(evening: Evening): number[] {
  const sheets = sheetsOf(evening);
  return evening.names.map((_, seat) =>
    sheets.reduce((all, { scoring }) => all + (scoring.points[seat] ?? 0), 0),
  );
}

/** Who has the most points after the last scoring (R8.3); nobody before. */
export function winnersOf(evening: Evening): number[] {
  if (evening.scorings.length < SCORINGS) return [];
  const totals = totalsOf(evening);
  return totals.flatMap((points, seat) => (points === Math.max(...totals) ? [seat] : []));
}
