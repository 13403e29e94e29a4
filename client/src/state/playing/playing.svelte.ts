/** What the person at this screen does: choosing, building, paying, dragging, pressing buttons. */

import { FOUNTAIN, SLOTS } from "../../notation";
import type { Update } from "../../protocol";
import type { TableState } from "../table.svelte";
import { Aim, asCell } from "./aim.svelte";
import { Coach } from "./coach.svelte";
import { Hints } from "./hints.svelte";
import * as legal from "./legal-actions";
import { ScreenParts } from "./screen-parts.svelte";
import { type Choice, NOTHING } from "./selection.svelte";
import { TurnEnd } from "./turn-end.svelte";

/** What the main button does now. */
export type Deed = { is: "play"; action: string } | { is: "end" };

/**
 * The table for a player, in four layers: what is shown (TableView), what is chosen (Selection), where
 * one points (Aim) and, here, what is done. What can be done comes from the server's list of legal
 * actions.
 */
export class Playing extends Aim {
  readonly screen = new ScreenParts();
  readonly turnEnd: TurnEnd;
  readonly hints: Hints;
  readonly coach: Coach;
  #meant: Record<string, string> = {}; // cells to which market tiles were dragged, by tile

  /** What the main button does; null if it does nothing. */
  readonly deed: Deed | null = $derived.by(() => this.#deed());

  constructor(table: TableState) {
    super(table);
    this.turnEnd = new TurnEnd(table);
    this.hints = new Hints(table);
    this.coach = new Coach(table);
    this.#begin();
  }

  /** Follow the table. Returns a function that ends it. */
  open(): () => void {
    this.turnEnd.follow();
    const ends = [
      this.table.watch((update, before) => this.#updated(update, before)),
      this.coach.open(),
      () => this.turnEnd.stop(),
    ];
    return () => ends.forEach((end) => end());
  }

  // Choosing

  /** A card of the display: a tap selects or deselects it or, if it is the only choice, takes it. */
  pickMoney(slot: number): void {
    if (!this.choosingAction) return;
    const { money, fits } = this;
    if (money.length === 1 && money[0] === slot) this.do();
    else if (money.includes(slot)) this.#choose({ is: "money", slots: without(money, slot) });
    else this.#choose({ is: "money", slots: fits?.[slot] ? [...money, slot] : [slot] });
  }

  /** A market tile: a tap shows the payments, a second tap buys it. */
  pickTile(tile: string): void {
    if (this.table.mine === null || (this.acting && !this.choosingAction)) return;
    const { hand, actions } = this;
    const best = this.riddle === "payments" ? null : legal.bestPayment(actions, tile);
    if (tile === this.wanted && this.deed) return this.do();
    if (tile === this.wanted && !best) return this.cancel();
    this.#choose({ is: "purchase", tile, places: legal.placesOf(best?.cards ?? [], hand ?? []) });
  }

  /** A card of the hand, to pay for the tile of its currency. Another currency starts over. */
  pickCard(place: number): void {
    const { choice, hand } = this;
    if (!this.choosingAction || !hand) return;
    const places = without(this.places, place);
    const currency = legal.currencyOf([...places, place].map((each) => hand[each] ?? ""));
    const tile = this.#tileFor(hand[place] ?? "");
    if (choice.is !== "purchase" || !currency || choice.tile !== tile) {
      this.#choose({ is: "purchase", tile, places: [place] });
    } else if (!choice.places.includes(place)) {
      this.#choose({ is: "purchase", tile, places: [...places, place] });
    } else {
      this.#choose(places.length ? { is: "purchase", tile, places } : NOTHING);
    }
  }

  /** The tile that a card could help to pay for; null if that is not possible now. */
  #tileFor(card: string): string | null {
    const slot = SLOTS.findIndex((currency) => currency === card.charAt(0));
    const tile = this.game?.market[slot] ?? null;
    return legal.bestPayment(this.actions, tile) && tile;
  }

  /** Choose one of the offered payments. */
  pickPayment({ cards }: legal.Payment): void {
    if (this.choice.is !== "purchase" || !this.hand) return;
    this.#choose({ ...this.choice, places: legal.placesOf(cards, this.hand) });
  }

  /** Choose the next payment. */
  nextPayment(): void {
    const { offered, bill } = this;
    const next =
      offered[(offered.findIndex((each) => each === bill?.payment) + 1) % offered.length];
    if (next) this.pickPayment(next);
  }

  /** Choose a tile to put down, or one of the reserve. */
  pickPiece(tile: string): void {
    const { piece, pieceCell } = this;
    if (piece && pieceCell && tile !== piece) {
      // A built tile is chosen: this one may replace it.
      const action = legal.dropOf(this.actions, tile, pieceCell, this.palace);
      if (action) return this.play(action);
    }
    if (tile === piece) return this.cancel();
    this.#choose({ is: "piece", tile });
  }

  /** Choose the next tile to put down. */
  nextPiece(): void {
    const tiles = [...this.actions.puts.keys()];
    const next = tiles[(tiles.indexOf(this.piece ?? "") + 1) % tiles.length];
    if (next && next !== this.piece) this.#choose({ is: "piece", tile: next });
  }

  /** The tile of the reserve after the chosen one; null if there is none. */
  nextReserved(): string | null {
    const all = this.game?.players[this.own]?.reserve ?? [];
    const able = all.filter((tile) => this.reserved.includes(tile));
    const tiles = able.length ? able : all;
    const next = tiles[(tiles.indexOf(this.piece ?? "") + 1) % tiles.length] ?? null;
    if (next && able.length && !this.pieceCell && next !== this.piece) {
      this.#choose({ is: "piece", tile: next });
    }
    return next;
  }

  /** A cell of one's own palace. On a touch screen the first tap only shows a preview. */
  pickCell(cell: string): void {
    const { piece } = this;
    const action = piece && legal.dropOf(this.actions, piece, cell, this.palace);
    if (action && (!this.screen.touch || this.aim === cell)) return this.play(action);
    const tile = this.palace[cell];
    if (action || (this.planned && !tile)) this.aim = cell;
    else if (cell === this.pieceCell) this.cancel();
    else if (piece && this.aim !== cell && this.forbiddenAt(cell)) this.aim = cell;
    else if (tile && this.movable.includes(cell)) this.#choose({ is: "piece", tile });
    else if (this.planned && cell !== FOUNTAIN) this.aim = cell;
    else if (tile && this.choosingAction && this.choice.is === "nothing" && this.aim !== cell) {
      this.aim = cell; // it may not be removed; the server says why
      this.#ask(tile);
    } else this.cancel();
  }

  /** Cancel the choice; if there is none, return to one's own palace. */
  cancel(): void {
    if (this.choice.is === "nothing") this.looking = null;
    this.choice = NOTHING;
    this.aim = null;
    this.#preselect();
  }

  /** Look at a seat's palace; null for one's own. */
  look(seat: number | null): void {
    this.looking = seat === this.own ? null : seat;
    this.point = this.aim = null;
  }

  /** Look at the next seat's palace; after the last, at one's own. */
  lookNext(): void {
    const count = this.game?.players.length ?? 1;
    this.look((this.shown + 1) % count);
  }

  // Doing

  /** Press the main button. */
  do(): void {
    const { deed } = this;
    if (deed?.is === "end") void this.table.end();
    if (deed?.is === "play") this.play(deed.action);
  }

  /** Drop a tile on a target that is not a cell. */
  put(tile: string, target: legal.Target): void {
    const action = legal.dropOf(this.actions, tile, target, this.palace);
    if (action) this.play(action);
  }

  /** Drop the chosen tile there. */
  putPiece(target: legal.Target): void {
    if (this.piece) this.put(this.piece, target);
  }

  play(action: string): void {
    void this.table.play(action);
  }

  undo(): void {
    if (this.acting && this.game?.steps.length) void this.table.undo();
  }

  /** Request a hint, see more of it, or play it; brings into view what it is about. */
  showHint(): void {
    void this.hints.press();
    if (this.hints.stage !== "move") return;
    this.look(null);
    this.screen.people = false;
  }

  // Dragging (board/drag.ts calls these)

  lift(tile: string): void {
    this.carried = tile;
    this.looking = null;
    this.#choose({ is: "piece", tile });
  }

  /** Pick up a market tile: it is chosen, with the best payment. */
  liftSale(tile: string): void {
    this.carried = tile;
    this.looking = null;
    if (tile !== this.wanted) this.pickTile(tile);
  }

  /** Dropped at home it is bought; its cell is remembered until it can be put down. */
  dropSale(target: string | null): void {
    const { carried } = this;
    this.carried = this.over = null;
    if (!carried || !target) return; // the payments stay visible
    const cell = asCell(target);
    if (cell) this.#meant[carried] = cell;
    this.do();
  }

  /** Pick up a card of the display: it joins the chosen ones if it fits with them. */
  liftMoney(slot: number): void {
    if (!this.money.includes(slot)) this.pickMoney(slot);
  }

  dropMoney(target: string | null): void {
    if (target === "hand") this.do();
  }

  drop(target: string | null): void {
    const { carried } = this;
    this.carried = this.over = null;
    if (!carried) return; // the game has moved on meanwhile
    const action = target && legal.dropOf(this.actions, carried, target, this.palace);
    if (action) this.play(action);
    else if (asCell(target)) this.aim = target; // the reason stays visible
    else if (!target) this.cancel();
  }

  // Internals

  #choose(choice: Choice): void {
    const empty = choice.is === "money" && !choice.slots.length;
    this.choice = empty ? NOTHING : choice;
    this.aim = null;
    if (this.planned) this.#ask(this.planned);
    if (choice.is !== "piece") return;
    this.looking = null;
    const meant = this.#meant[choice.tile] ?? "";
    if (this.cells.includes(meant)) this.aim = meant;
  }

  #ask(tile: string): void {
    const { id, mine } = this.table;
    if (mine !== null) this.siteCache.ask(id, mine, tile);
  }

  /** After an update: clear the choice if the game has moved on. */
  #updated(update: Update, before: Update | null): void {
    if (momentOf(update) === momentOf(before)) return;
    if (update.game?.actions !== before?.game?.actions) this.#meant = {};
    this.choice = NOTHING;
    this.aim = this.carried = this.over = null;
    this.table.refusal = null;
    this.#begin();
    this.turnEnd.follow();
  }

  #begin(): void {
    this.siteCache.begin(this.palace);
    this.#preselect();
  }

  /** Choose the tile to put down, if there is only one. */
  #preselect(): void {
    const [tile, ...others] = this.actions.puts.keys();
    if (tile && !others.length) this.#choose({ is: "piece", tile });
  }

  #deed(): Deed | null {
    const { acting, game, actions, choice } = this;
    if (!acting || !game) return null;
    const play = (action: string | null | undefined): Deed | null =>
      action ? { is: "play", action } : null;
    switch (choice.is) {
      case "money":
        return play(legal.takeOf(actions, game.display, choice.slots));
      case "purchase":
        return play((this.bill?.payment ?? this.bill?.better)?.action);
      case "piece":
        if (this.pieceCell) return play(this.dropAction("reserve"));
        if (this.aim) return play(this.dropAction(this.aim));
        return this.cells.length ? null : play(this.dropAction("reserve"));
      default:
        if (game.complete) return { is: "end" };
        return play(actions.stop ? "stop" : actions.pass ? "pass" : null);
    }
  }
}

/** What a choice depends on: when this changes, the choice is cleared. */
function momentOf(update: Update | null): string {
  const game = update?.game;
  if (!game) return "";
  return [game.actions, game.steps.length, game.steps.at(-1), game.phase, update.you.facing].join();
}

function without(list: readonly number[], each: number): number[] {
  return list.filter((other) => other !== each);
}
