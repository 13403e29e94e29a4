/** A position being edited, and the server's verdict on it. */

import { checkPosition, type Refusal, refusalOf } from "../net/api";
import { FOUNTAIN } from "../notation";
import {
  CARDS,
  cardsIn,
  type Draft,
  readPosition,
  TILES,
  tilesOf,
  writePosition,
} from "../position";
import type { Checked } from "../protocol";

const PAUSE = 250; // milliseconds from a change to asking the server

/** Where money can be put. */
export type Purse = "hand" | "display" | "discard";

export class Editing {
  draft: Draft = $state() as Draft;
  /** The tile to be put somewhere. */
  held: string | null = $state(null);
  /** Whose palace is shown. */
  seat: number = $state(0);
  /** The server's answer for the current position; null until it comes. */
  answer: Checked | null = $state.raw(null);
  /** Why there is no answer. */
  failure: Refusal | null = $state.raw(null);

  readonly text: string = $derived(writePosition(this.draft));
  readonly box: readonly string[] = $derived.by(() => {
    const placed = new Set(tilesOf(this.draft));
    return TILES.filter((tile) => !placed.has(tile));
  });
  /** How many of each card are left in the deck. */
  readonly left: ReadonlyMap<string, number> = $derived.by(() => {
    const copies = this.draft.seats.length === 2 ? 2 : 3;
    const used = cardsIn(this.draft);
    return new Map(
      CARDS.map((card) => [card, copies - used.filter((each) => each === card).length]),
    );
  });

  constructor(draft: Draft) {
    this.draft = draft;
    this.seat = draft.actor;
  }

  /** Replace the whole position; returns false if the text is not one. */
  open(text: string): boolean {
    const draft = readPosition(text);
    if (!draft) return false;
    this.draft = draft;
    this.held = null;
    this.seat = draft.actor;
    return true;
  }

  /** Ask the server about `text` after a pause; answers to earlier requests are ignored. */
  ask(text: string): () => void {
    this.answer = null;
    let outdated = false;
    const timer = setTimeout(async () => {
      try {
        const answer = await checkPosition(text);
        if (outdated) return;
        this.answer = answer;
        this.failure = null;
      } catch (error) {
        if (!outdated) this.failure = refusalOf(error);
      }
    }, PAUSE);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }

  /** Pick up a tile to put it elsewhere; picking the same one again lets go of it. */
  take(tile: string): void {
    this.held = this.held === tile ? null : tile;
  }

  /** A cell of the shown palace: put the held tile there, or pick up the tile there. */
  choose(cell: string): void {
    if (cell === FOUNTAIN) return; // it stays where it is
    const { palace } = this.#shown;
    const there = palace[cell];
    if (this.held && this.held !== there) this.#put((tile) => (palace[cell] = tile));
    else if (there) this.take(there);
  }

  toReserve(): void {
    this.#put((tile) => this.#shown.reserve.push(tile));
  }

  /** A slot of the market: put the held tile there, or pick up the tile there. */
  slot(slot: number): void {
    const there = this.draft.market[slot];
    if (this.held && this.held !== there) this.#put((tile) => (this.draft.market[slot] = tile));
    else if (there) this.take(there);
  }

  toDirk(): void {
    this.#put((tile) => this.draft.dirk?.tiles.push(tile));
  }

  toBox(): void {
    this.#put(() => {});
  }

  /** The cards of a place. */
  cards(purse: Purse): readonly string[] {
    if (purse === "hand") return this.#shown.hand;
    if (purse === "discard") return this.draft.discard;
    return this.draft.display.filter((each) => each !== null);
  }

  /** Whether one more of a card can go there. */
  canAdd(purse: Purse, card: string): boolean {
    if (!this.left.get(card)) return false;
    return purse !== "display" || this.draft.display.includes(null);
  }

  addCard(purse: Purse, card: string): void {
    if (!this.canAdd(purse, card)) return;
    if (purse === "display") this.draft.display[this.draft.display.indexOf(null)] = card;
    else (purse === "hand" ? this.#shown.hand : this.draft.discard).push(card);
  }

  removeCard(purse: Purse, card: string): void {
    if (purse === "display") this.draft.display[this.draft.display.indexOf(card)] = null;
    else {
      const cards = purse === "hand" ? this.#shown.hand : this.draft.discard;
      cards.splice(cards.indexOf(card), 1);
    }
  }

  /** Set the number of scorings so far; the remaining scoring cards lie further down in the deck. */
  setScorings(scorings: number): void {
    const { draft } = this;
    draft.scorings = scorings;
    let least = draft.drawn;
    draft.scoringCards = draft.scoringCards.map((places, card) => {
      if (card < scorings) return null;
      const found = places ?? { least, most: least + 12 };
      least = found.most;
      return found;
    });
  }

  /** Restart the acting seat's turn; tiles it has bought go back to the box. */
  newTurn(): void {
    Object.assign(this.draft, { phase: "act", exact: false, pending: [], awards: 0 });
    for (const seat of this.draft.seats) seat.award = [];
  }

  get #shown() {
    return this.draft.seats[this.seat]!;
  }

  /** Move the held tile from its place to another. */
  #put(there: (tile: string) => void): void {
    const tile = this.held;
    if (!tile) return;
    this.held = null;
    const { seats, market, dirk } = this.draft;
    for (const seat of seats) {
      for (const [cell, each] of Object.entries(seat.palace)) {
        if (each === tile) delete seat.palace[cell];
      }
      seat.reserve = seat.reserve.filter((each) => each !== tile);
    }
    const slot = market.indexOf(tile);
    if (slot >= 0) market[slot] = null;
    if (dirk) dirk.tiles = dirk.tiles.filter((each) => each !== tile);
    this.draft.pending = this.draft.pending.filter((each) => each !== tile);
    there(tile);
  }
}
