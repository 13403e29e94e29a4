/** Pieces in words, for screen readers: "tower, price 9, walls north and east". */

import { cardOf, cellName, cellOf, type Currency, FOUNTAIN, type Side, tileOf } from "../notation";
import { leftToRight } from "./format";
import { listed, spoken, t } from "./words.svelte";

/** `T9NE` in words. */
export function tileWords(name: string): string {
  const { kind, price, walls } = tileOf(name);
  return t("piece-tile", {
    kind: t(`piece-${kind}`),
    price,
    count: walls.length,
    walls: sidesWords(walls),
  });
}

/** `b7` in words. */
export function cardWords(name: string): string {
  const { currency, value } = cardOf(name);
  return t("piece-card", { currency: t(`piece-${currency}-long`), value });
}

/** Several cards: "blue denar 1 and green dirham 4". */
export function cardsWords(names: readonly string[]): string {
  return listed(names.map(cardWords));
}

/** Sides of a tile: "north and east". */
export function sidesWords(sides: readonly Side[]): string {
  return listed(sides.map((side) => t(`piece-${side}`)));
}

/** The coordinates of a cell, always left to right. */
export function cellWords(name: string): string {
  const words = t("piece-cell", { ...cellOf(name) });
  return spoken().direction === "rtl" ? leftToRight(words) : words;
}

/** The letter on a currency's cards and coins; notation uses the English one. */
export function currencyLetter(currency: Currency): string {
  return t(`piece-${currency}-letter`);
}

/** The neighbouring cells; `back` is the side that faces the cell. */
const BESIDE = [
  { side: "N", back: "S", x: 0, y: 1 },
  { side: "E", back: "W", x: 1, y: 0 },
  { side: "S", back: "N", x: 0, y: -1 },
  { side: "W", back: "E", x: -1, y: 0 },
] as const;

/** What lies beside a cell, and whether it has a wall there: "north: tower 9, wall". */
export function besidesWords(name: string, palace: Readonly<Record<string, string>>): string[] {
  const cell = cellOf(name);
  return BESIDE.flatMap(({ side, back, x, y }) => {
    const beside = cellName({ x: cell.x + x, y: cell.y + y });
    const tile = palace[beside] === undefined ? null : tileOf(palace[beside]);
    if (!tile && beside !== FOUNTAIN) return [];
    const what = tile
      ? t("tile-short", { kind: t(`piece-${tile.kind}`), price: tile.price })
      : t("piece-fountain");
    const walled = tile?.walls.includes(back);
    return t(walled ? "piece-beside-wall" : "piece-beside", { side: t(`piece-${side}`), what });
  });
}

/** A cell of a palace and what is on it: "fountain, at (0, 0)", "free cell (1, 0)". */
export function placeWords(cell: string, tile: string | undefined): string {
  if (!tile && cell !== FOUNTAIN) return t("piece-free", { cell: cellWords(cell) });
  const what = tile ? tileWords(tile) : t("piece-fountain");
  return t("piece-at", { what, cell: cellWords(cell) });
}
