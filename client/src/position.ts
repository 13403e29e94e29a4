/** Parses and writes whole positions in notation (docs/notation.md); only the server checks them. */

import { CURRENCIES, FOUNTAIN, sorted } from "./notation";

export interface SeatDraft {
  palace: Record<string, string>; // tiles by cell, without the fountain
  reserve: string[];
  hand: string[];
  score: number;
  award: string[]; // still to be put down, at the end of the game
}

/** Where in the deck a scoring card may lie. */
export interface Places {
  least: number;
  most: number;
}

export interface Draft {
  rules: string; // the number of seats and the rule options
  phase: string;
  actor: number;
  starter: number;
  youngest: number;
  scorings: number;
  exact: boolean;
  pending: string[];
  awards: number;
  market: (string | null)[];
  display: (string | null)[];
  seats: SeatDraft[];
  dirk: { tiles: string[]; score: number } | null;
  drawn: number;
  scoringCards: (Places | null)[]; // A and B; null for one that has turned up
  reshuffled: number;
  discard: string[];
}

const PHASE = /^(act|put|award|over)([0-5])$/;
const DECK = /^drawn(\d+)(?::A(\d+)-(\d+))?(?::B(\d+)-(\d+))?:reshuffled(\d+)$/;
const PIECES = /^[PSACGT]\d+[NESW]*$/;

/** Parse a position; null if the text is not one. */
export function readPosition(text: string): Draft | null {
  const [rules = "", turn = "", market = "", display = "", ...rest] = text.trim().split("/");
  const players = Number(/^[2-6](?=:|$)/.exec(rules)?.[0]);
  const discard = rest.pop();
  const deck = DECK.exec(rest.pop() ?? "");
  const turns = turn.split(":");
  const phase = PHASE.exec(turns.shift() ?? "");
  if (!players || !deck || !phase || discard === undefined) return null;
  if (rest.length !== players + (players === 2 ? 1 : 0)) return null;
  const [tiles = "", points = "0"] = (rest[players] ?? "").split(":");
  const [, drawn, ...places] = deck.map(Number);
  const reshuffled = places.pop() ?? 0;
  const [aLeast, aMost, bLeast, bMost] = places;
  const numberOf = (name: string) =>
    Number(turns.find((each) => new RegExp(`^${name}\\d+$`).test(each))?.slice(name.length) ?? 0);
  const draft: Draft = {
    rules,
    phase: phase[1] ?? "act",
    actor: Number(phase[2]),
    starter: numberOf("start"),
    youngest: numberOf("young"),
    scorings: numberOf("scored"),
    exact: turns.includes("exact"),
    pending: listOf(turns.find((each) => each.startsWith("pending="))?.slice(8)),
    awards: numberOf("awards"),
    market: slotsOf(market),
    display: slotsOf(display),
    seats: rest.slice(0, players).map(seatOf),
    dirk: players === 2 ? { tiles: listOf(tiles), score: Number(points) || 0 } : null,
    drawn: drawn ?? 0,
    scoringCards: [placesOf(aLeast, aMost), placesOf(bLeast, bMost)],
    reshuffled,
    discard: cardsOf(discard),
  };
  if (draft.seats.some(({ palace }) => FOUNTAIN in palace)) return null;
  return tilesOf(draft).every((tile) => PIECES.test(tile)) ? draft : null;
}

/** The text of a draft. */
export function writePosition(draft: Draft): string {
  const { phase, actor, starter, youngest, scorings, exact, pending, awards } = draft;
  const turn = [`${phase}${actor}`, `start${starter}`, `young${youngest}`, `scored${scorings}`];
  if (exact) turn.push("exact");
  if (pending.length) turn.push(`pending=${pending.join(".")}`);
  if (awards) turn.push(`awards${awards}`);
  const deck = [`drawn${draft.drawn}`];
  draft.scoringCards.forEach((places, card) => {
    if (places) deck.push(`${"AB"[card]}${places.least}-${places.most}`);
  });
  return [
    draft.rules,
    turn.join(":"),
    draft.market.map((each) => each ?? "-").join("."),
    draft.display.map((each) => each ?? "-").join("."),
    ...draft.seats.map(writtenSeat),
    ...(draft.dirk ? [`${draft.dirk.tiles.join(".")}:${draft.dirk.score}`] : []),
    [...deck, `reshuffled${draft.reshuffled}`].join(":"),
    writtenCards(draft.discard),
  ].join("/");
}

/** All tiles outside the bag. */
export function tilesOf({ seats, market, pending, dirk }: Draft): string[] {
  return [
    ...seats.flatMap(({ palace, reserve, award }) => [
      ...Object.values(palace),
      ...reserve,
      ...award,
    ]),
    ...market.filter((each) => each !== null),
    ...pending,
    ...(dirk?.tiles ?? []),
  ];
}

/** All cards outside the deck. */
export function cardsIn({ seats, display, discard }: Draft): string[] {
  return [
    ...seats.flatMap(({ hand }) => hand),
    ...display.filter((each) => each !== null),
    ...discard,
  ];
}

/** Every money card once, in the order of notation. */
export const CARDS: readonly string[] = CURRENCIES.flatMap((currency) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => `${currency}${value}`),
);

/** Every tile, the cheapest kind first (docs/records.md). */
export const TILES: readonly string[] = (
  "P2NEW P3SW P4ES P5NW P6N P7E P8 S3ESW S4NE S5SW S6ES S7W S8S S9 " +
  "A4NES A5NW A6SW A6NE A7ES A8N A8E A9 A10 C5NSW C6ES C7SW C7NE C8NW C9W C9S C10 C11 " +
  "G6ESW G7NSW G8SW G8NE G8NW G9E G10N G10W G10 G11 G12S " +
  "T7NEW T8NES T9ES T9NE T9NW T10W T11N T11S T11 T12 T13E"
).split(" ");

function seatOf(text: string): SeatDraft {
  const [palace = "", reserve = "", hand = "", score = "0", award = ""] = text.split(":");
  const placed = listOf(palace).map((each) => each.split("@"));
  return {
    palace: Object.fromEntries(placed.map(([tile = "", cell = ""]) => [cell, tile])),
    reserve: listOf(reserve),
    hand: cardsOf(hand),
    score: Number(score) || 0,
    award: listOf(award),
  };
}

function writtenSeat({ palace, reserve, hand, score, award }: SeatDraft): string {
  const placed = Object.entries(palace).map(([cell, tile]) => `${tile}@${cell}`);
  const parts = [placed.join("."), reserve.join("."), writtenCards(hand), `${score}`];
  if (award.length) parts.push(award.join("."));
  return parts.join(":");
}

/** `b12g5` is b1, b1, g5. */
function cardsOf(text: string): string[] {
  return [...text.matchAll(/([bgoy]\d)([23]?)/g)].flatMap(([, card = "", often]) =>
    Array.from({ length: Number(often) || 1 }, () => card),
  );
}

function writtenCards(cards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of sorted(cards)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, often]) => (often > 1 ? `${card}${often}` : card)).join("");
}

function placesOf(least = NaN, most = NaN): Places | null {
  return Number.isNaN(least) ? null : { least, most };
}

const listOf = (text = ""): string[] => (text ? text.split(".") : []);

const slotsOf = (text: string): (string | null)[] =>
  text.split(".").map((each) => (each === "-" ? null : each));
