/** Log entries as sentences in which pieces can be drawn as pictures. */

import type { LogLine } from "../../state/log";
import { eventWording, type Names, noteWording } from "../../words/event-words";
import { type Args, HOLE } from "../../words/fluent";
import { cardsWords, tileWords } from "../../words/pieces";
import { hasWords, listed, parts, t } from "../../words/words.svelte";
import { cardsIn, type Entry, eventsIn, tilesIn } from "./log-turns";

/** A part of a sentence: text, tiles or cards. */
export type EntryPart =
  | { text: string }
  | { tiles: readonly string[] }
  | { cards: readonly string[] };

/** An entry as a sentence in which pieces can be drawn as pictures. */
export function entryParts(entry: Entry, names: Names): EntryPart[] {
  const { key, args, pieces } = seen(sentenceOf(entry, names));
  const open = Object.fromEntries(Object.keys(pieces).map((hole) => [hole, HOLE]));
  return parts(key, { ...args, ...open }).flatMap((part): EntryPart[] => {
    if ("text" in part) return [part];
    const piece = pieces[part.hole];
    return piece ? [piece] : [];
  });
}

/** An entry entirely in words. */
export function entryWords(entry: Entry, names: Names): string {
  const { key, args, pieces } = sentenceOf(entry, names);
  const words = Object.entries(pieces).map(([hole, piece]) => [
    hole,
    "tiles" in piece ? listed(piece.tiles.map(tileWords)) : cardsWords(piece.cards),
  ]);
  return t(key, { ...args, ...Object.fromEntries(words) });
}

/** Leave out coordinates: the board shows where a tile is. */
function seen(sentence: Sentence): Sentence {
  const short = sentence.key.replace("event-", "log-");
  return PLACED.has(short) ? { ...sentence, key: short } : sentence;
}

const PLACED = new Set([
  "log-tile-placed",
  "log-tile-added",
  "log-tile-removed",
  "log-tiles-swapped",
]);

interface Sentence {
  key: string;
  args: Args;
  /** The pictures that replace arguments. */
  pieces: Record<string, { tiles: readonly string[] } | { cards: readonly string[] }>;
}

function sentenceOf({ lines }: Entry, people: Names): Sentence {
  const [line] = lines as [LogLine];
  const names = line.bot ? people.map((name) => t("bot-for", { name })) : people;
  if (line.is === "note") {
    const { key, args } = noteWording(line.note, names);
    return known(key, args, line.note.what);
  }
  const { event } = line;
  const together = lines.length > 1;
  const several = eventsIn(lines);
  const { key, args } = eventWording(event, names);
  switch (event.is) {
    case "tile-drawn":
      return { key: "log-tiles-drawn", args: {}, pieces: { tiles: { tiles: tilesIn(several) } } };
    case "money-drawn":
      return { key: "log-money-drawn", args: {}, pieces: { cards: { cards: cardsIn(several) } } };
    case "dirk-drew":
      if (!together) break;
      return { key: "log-dirk-drew", args: {}, pieces: { tiles: { tiles: tilesIn(several) } } };
    case "game-ended":
    case "round-scored":
      return { key, args, pieces: {} };
  }
  const pieces: Sentence["pieces"] = {};
  if ("tile" in event) pieces.tile = { tiles: [event.tile] };
  if ("out" in event) pieces.out = { tiles: [event.out] };
  if ("cards" in event && typeof event.cards !== "number") pieces.cards = { cards: event.cards };
  return { ...known(key, args, event.is), pieces };
}

/** A message, with a fallback for what a newer server may send. */
function known(key: string, args: Args, otherwise: string): Sentence {
  if (hasWords(key)) return { key, args, pieces: {} };
  return { key: "log-other", args: { what: otherwise }, pieces: {} };
}
