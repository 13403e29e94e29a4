/**
 * Finds the legal actions that fit what the player points at. It groups and filters the server's list
 * and knows no rules: what is not in the list cannot be done.
 */

import { cardOf, sorted, sumOf, tileOf } from "../../notation";
import type { Sites } from "../../protocol";

/** One way to pay for a tile. */
export interface Payment {
  action: string;
  cards: string[];
  over: number; // overpaid by; 0 is exact, and the turn continues
}

/** Where a tile to be put down may go. */
export interface Put {
  cells: string[];
  store: boolean;
  give: boolean; // to Dirk
}

/** All legal actions, by what they are about. */
export interface LegalActions {
  takes: string[][];
  buys: Map<string, Payment[]>; // by tile, the best payment first
  puts: Map<string, Put>; // by bought or awarded tile
  adds: Map<string, string[]>; // by tile of the reserve: cells
  swaps: Map<string, string[]>; // by tile of the reserve: built tiles
  removes: Set<string>; // built tiles
  stop: boolean;
  pass: boolean;
}

/** A drop target: the name of a cell of the palace, or one of these. */
export type Target = string | "reserve" | "dirk";

/** Group the legal actions. */
export function legalActionsOf(legal: readonly string[]): LegalActions {
  const actions: LegalActions = {
    takes: [],
    buys: new Map(),
    puts: new Map(),
    adds: new Map(),
    swaps: new Map(),
    removes: new Set(),
    stop: legal.includes("stop"),
    pass: legal.includes("pass"),
  };
  const put = (tile: string) =>
    entry(actions.puts, tile, () => ({ cells: [], store: false, give: false }));
  for (const action of legal) {
    const [verb, ...rest] = action.split(" ");
    const [tile, ...more] = rest;
    if (!tile) continue;
    if (verb === "take") actions.takes.push(rest);
    if (verb === "buy") {
      const over = sumOf(more) - tileOf(tile).price;
      entry(actions.buys, tile, () => []).push({ action, cards: more, over });
    }
    if (verb === "place") put(tile).cells.push(...more);
    if (verb === "store") put(tile).store = true;
    if (verb === "give") put(tile).give = true;
    if (verb === "add") entry(actions.adds, tile, () => []).push(...more);
    if (verb === "swap") entry(actions.swaps, tile, () => []).push(...more);
    if (verb === "remove") actions.removes.add(tile);
  }
  for (const payments of actions.buys.values()) {
    payments.sort((a, b) => a.over - b.over || a.cards.length - b.cards.length);
  }
  return actions;
}

// Taking money. Cards of the display are chosen by slot, since copies have the same name.

/** For each slot of the display: whether its card is chosen, or fits with those chosen. */
export function fitting(
  { takes }: LegalActions,
  display: readonly (string | null)[],
  chosen: readonly number[],
): boolean[] {
  const cards = picked(display, chosen);
  return display.map((card, slot) => {
    if (card === null) return false;
    if (chosen.includes(slot)) return true;
    return takes.some((take) => without(take, [...cards, card]));
  });
}

/** The action that takes the chosen cards, if there is one. */
export function takeOf(
  { takes }: LegalActions,
  display: readonly (string | null)[],
  chosen: readonly number[],
): string | null {
  const cards = sorted(picked(display, chosen)).join(" ");
  return takes.some((take) => take.join(" ") === cards) ? `take ${cards}` : null;
}

// Buying. Cards of the hand are chosen by index.

/** The best payment for a market tile; null if there is none. */
export function bestPayment({ buys }: LegalActions, tile: string | null): Payment | null {
  return (tile && buys.get(tile)?.[0]) || null;
}

/** The indices in the hand of the cards of a payment. */
export function placesOf(cards: readonly string[], hand: readonly string[]): number[] {
  const left = [...cards];
  return hand.flatMap((card, place) => {
    const found = left.indexOf(card);
    if (found < 0) return [];
    left.splice(found, 1);
    return [place];
  });
}

/** What the chosen cards amount to. */
export interface Bill {
  sum: number;
  price: number;
  payment: Payment | null; // the chosen cards are exactly this one
  better: Payment | null; // they contain this one and more
  superfluous: number[]; // indices in the hand of the extra cards
}

/** The chosen cards of the hand as a payment for a tile. */
export function billOf(
  { buys }: LegalActions,
  tile: string,
  hand: readonly string[],
  chosen: readonly number[],
): Bill {
  const cards = picked(hand, chosen);
  const held = (buys.get(tile) ?? []).filter((each) => without(cards, each.cards));
  const payment = held.find((each) => each.cards.length === cards.length) ?? null;
  const better = payment ? null : (held[0] ?? null);
  const bill = {
    sum: sumOf(cards),
    price: tileOf(tile).price,
    payment,
    better,
    superfluous: [] as number[],
  };
  if (better) {
    const needed = placesOf(better.cards, cards).map((place) => chosen[place]);
    bill.superfluous = chosen.filter((place) => !needed.includes(place));
  }
  return bill;
}

/** For each card of the hand: whether it is chosen, or belongs to a payment with those chosen. */
export function payable(
  { buys }: LegalActions,
  tile: string | null,
  hand: readonly string[],
  chosen: readonly number[],
): boolean[] {
  const payments = tile === null ? [...buys.values()].flat() : (buys.get(tile) ?? []);
  const cards = picked(hand, chosen);
  return hand.map((card, place) => {
    if (chosen.includes(place)) return true;
    return payments.some((payment) => without(payment.cards, [...cards, card]));
  });
}

// Building

/** Every cell where a bought, awarded or reserved tile may go. */
export function cellsFor(
  { puts, adds, swaps }: LegalActions,
  tile: string,
  palace: Record<string, string>,
): string[] {
  const outs = swaps.get(tile) ?? [];
  const taken = Object.keys(palace).filter((cell) => outs.includes(palace[cell] ?? ""));
  return [...(puts.get(tile)?.cells ?? []), ...(adds.get(tile) ?? []), ...taken];
}

/** The free cells where a tile would fit, available or not. */
export function fittingCells({ cells }: Sites): string[] {
  return Object.keys(cells).filter((cell) => !cells[cell]?.refused);
}

/** The tiles of the reserve that could replace a built one. */
export function exchangesFor({ swaps }: LegalActions, out: string): string[] {
  return [...swaps].filter(([, outs]) => outs.includes(out)).map(([tile]) => tile);
}

/** The cells of built tiles that can be removed or replaced. */
export function movable(
  { removes, swaps }: LegalActions,
  palace: Record<string, string>,
): string[] {
  const outs = new Set([...removes, ...[...swaps.values()].flat()]);
  return Object.keys(palace).filter((cell) => outs.has(palace[cell] ?? ""));
}

/** The action of dropping a tile somewhere, if legal. */
export function dropOf(
  actions: LegalActions,
  tile: string,
  target: Target,
  palace: Record<string, string>,
): string | null {
  const put = actions.puts.get(tile);
  if (target === "reserve") {
    if (put?.store) return `store ${tile}`;
    return actions.removes.has(tile) ? `remove ${tile}` : null;
  }
  if (target === "dirk") return put?.give ? `give ${tile}` : null;
  if (put?.cells.includes(target)) return `place ${tile} ${target}`;
  if (actions.adds.get(tile)?.includes(target)) return `add ${tile} ${target}`;
  const out = palace[target];
  return out && actions.swaps.get(tile)?.includes(out) ? `swap ${tile} ${out}` : null;
}

/** The common currency of cards; null if there is none or several. */
export function currencyOf(cards: readonly string[]): string | null {
  const found = new Set(cards.map((card) => cardOf(card).currency));
  return found.size === 1 ? [...found][0]! : null;
}

function picked(cards: readonly (string | null)[], chosen: readonly number[]): string[] {
  return chosen
    .map((place) => cards[place])
    .filter((card): card is string => typeof card === "string");
}

/** Cards without others; null if the others are not all among them. */
function without(cards: readonly string[], others: readonly string[]): string[] | null {
  const left = [...cards];
  for (const card of others) {
    const found = left.indexOf(card);
    if (found < 0) return null;
    left.splice(found, 1);
  }
  return left;
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
