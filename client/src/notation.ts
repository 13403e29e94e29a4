/** Pieces in notation (docs/notation.md), such as `T9NE`, `b7` and `1,0`. */

/** The kinds, cheapest first; the index is the rank. */
export const KINDS = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"] as const;
export type Kind = (typeof KINDS)[number];

/** The letters of the currencies, in the order of notation. */
export const CURRENCIES = ["b", "g", "o", "y"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The currency of market slots 1 to 4 (R1.5). */
export const SLOTS: readonly Currency[] = ["y", "g", "b", "o"];

/** Clockwise, the order in which walls are written. */
export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];

export const FOUNTAIN = "0,0";

export interface Tile {
  name: string;
  kind: Kind;
  price: number;
  walls: readonly Side[];
}

export interface Card {
  currency: Currency;
  value: number;
}

export interface Cell {
  x: number; // grows east
  y: number; // grows north
}

/** `T9NE` as a tile. */
export function tileOf(name: string): Tile {
  const found = /^([PSACGT])(\d+)([NESW]*)$/.exec(name);
  if (!found) throw new Error(`${name} is no tile`);
  const [, letter, price, walls] = found as unknown as [string, string, string, string];
  const kind = KINDS["PSACGT".indexOf(letter)] as Kind;
  return { name, kind, price: Number(price), walls: [...walls] as Side[] };
}

/** `b7` as a card. */
export function cardOf(name: string): Card {
  return { currency: name.charAt(0) as Currency, value: Number(name.slice(1)) };
}

/** `1,0` as a cell. */
export function cellOf(name: string): Cell {
  const [x, y] = name.split(",").map(Number) as [number, number];
  return { x, y };
}

/** A cell as `1,0`. */
export function cellName({ x, y }: Cell): string {
  return `${x},${y}`;
}

/** The total value of cards. */
export function sumOf(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + cardOf(card).value, 0);
}

/** Cards in the order of notation: b g o y, then by value. */
export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort();
}
