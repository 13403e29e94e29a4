/** Events and actions in words: a message and its arguments. */

import { SLOTS, sumOf, tileOf } from "../notation";
import type { GameEvent, NoteOut, Scoring } from "../protocol";
import type { Args } from "./fluent";
import { cardsWords, cardWords, cellWords, tileWords } from "./pieces";
import { hasWords, listed, signed, t } from "./words.svelte";

/** A message not yet formatted: with `parts`, pictures can replace words. */
export interface Wording {
  key: string;
  args: Args;
}

/** Who sits at each seat. */
export type Names = readonly string[];

export const worded = ({ key, args }: Wording): string => t(key, args);

/** An event of the game. */
export function eventWording(event: GameEvent, names: Names): Wording {
  return { key: eventKey(event), args: eventArgs(event, names) };
}

export function eventWords(event: GameEvent, names: Names): string {
  const wording = eventWording(event, names);
  return hasWords(wording.key) ? worded(wording) : event.is;
}

function eventKey(event: GameEvent): string {
  if (event.is === "tile-awarded" && event.seat === null) return "event-tile-awarded-nobody";
  return `event-${event.is}`;
}

function eventArgs(event: GameEvent, names: Names): Args {
  const args: Args = {};
  if ("seat" in event && event.seat !== null) args.name = names[event.seat] ?? "";
  if ("tile" in event) args.tile = tileWords(event.tile);
  if ("cell" in event) args.cell = cellWords(event.cell);
  switch (event.is) {
    case "hand-dealt":
    case "money-taken":
      return { ...args, cards: cardsWords(event.cards) };
    case "tile-bought":
      return { ...args, cards: cardsWords(event.cards), over: event.overpaid };
    case "tiles-swapped":
      return { ...args, out: tileWords(event.out) };
    case "tile-drawn":
    case "tile-awarded":
      return { ...args, currency: t(`piece-${SLOTS[event.slot] ?? "b"}-long`) };
    case "money-drawn":
      return { ...args, card: cardWords(event.card) };
    case "deck-reshuffled":
      return { ...args, count: event.cards };
    case "scoring-card-turned-up":
      return { ...args, letter: "AB".charAt(event.number - 1) };
    case "round-scored":
      return { number: event.scoring.number, gains: gains(event.scoring, names) };
    case "game-ended":
      return victory(event.winners, event.scores, names);
    default:
      return args;
  }
}

function gains(scoring: Scoring, names: Names): string {
  const gain = (name: string, points: number) =>
    t("event-round-scored-gain", { name, points: signed(points) });
  const all = scoring.points.map((points, seat) => gain(names[seat] ?? "", points));
  if (scoring.dirk) all.push(gain(t("board-dirk"), scoring.dirkPoints));
  return listed(all);
}

function victory(winners: readonly number[], scores: readonly number[], names: Names): Args {
  return {
    count: winners.length,
    names: listed(winners.map((seat) => names[seat] ?? "")),
    points: scores[winners[0] ?? 0] ?? 0,
  };
}

/** Who has won, and with how many points. */
export function victoryWords(
  winners: readonly number[],
  scores: readonly number[],
  names: Names,
): string {
  return t("event-game-ended", victory(winners, scores, names));
}

/** Something that happened at the table outside the game. */
export function noteWording({ what, seat }: NoteOut, names: Names): Wording {
  const args: Args = seat === null ? {} : { name: names[seat] ?? "", number: seat + 1 };
  return { key: `note-${what}`, args };
}

export function noteWords(note: NoteOut, names: Names): string {
  const wording = noteWording(note, names);
  return hasWords(wording.key) ? worded(wording) : note.what;
}

/** An action as an instruction: `take b1 g4` is “Take blue 1 and green 4”. */
export function actionWording(action: string): Wording {
  const [verb = "", ...rest] = action.split(" ");
  const [first = "", second = ""] = rest;
  const key = `action-${verb}`;
  switch (verb) {
    case "take":
      return { key, args: { cards: cardsWords(rest) } };
    case "buy": {
      const cards = rest.slice(1);
      const over = sumOf(cards) - tileOf(first).price;
      return { key, args: { tile: tileWords(first), cards: cardsWords(cards), over } };
    }
    case "place":
    case "add":
      return { key, args: { tile: tileWords(first), cell: cellWords(second) } };
    case "store":
    case "give":
    case "remove":
      return { key, args: { tile: tileWords(first) } };
    case "swap":
      return { key, args: { tile: tileWords(first), out: tileWords(second) } };
    default:
      return { key, args: {} };
  }
}

export function actionWords(action: string): string {
  return worded(actionWording(action));
}
