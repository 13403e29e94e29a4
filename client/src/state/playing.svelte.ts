/**
 * What the person at this screen points at and has chosen, and what that would do. The choice is one
 * of a few things, never two at once. What can be done comes from the server's list of legal actions.
 */

import type { Ghost } from "../board/Palace.svelte";
import { FOUNTAIN, type Side, SLOTS } from "../notation";
import type { GameOut, Refused, SeatOut, Site, Sites, Update } from "../protocol";
import { refusalWords } from "../words/refusals";
import { t } from "../words/words.svelte";
import * as choosing from "./choosing";
import { sharing } from "./sharing";
import { Survey } from "./survey.svelte";
import type { TableState } from "./table.svelte";
import { type Traces, tracesOf } from "./traces";

export type Choice =
  | { is: "nothing" }
  /** Cards of the display, by their slots. */
  | { is: "money"; slots: readonly number[] }
  /** A tile of the market, or none yet, and cards of the hand, by their places. */
  | { is: "purchase"; tile: string | null; places: readonly number[] }
  /** A tile to put down, of the reserve, or of the palace. */
  | { is: "piece"; tile: string };

/** What the one strong button does now. */
export type Deed = { is: "play"; action: string } | { is: "end" };

/** Pieces that somebody asked to see, such as those of a line of the log. */
export interface Marked {
  seat?: number | null;
  cells?: readonly string[];
  tiles?: readonly string[];
  cards?: readonly string[];
}

/** The parts of the table on a phone. */
export type PhoneTab = "market" | "hand" | "players";

const NOTHING: Choice = { is: "nothing" };
const NOWHERE: readonly string[] = [];
const EMPTY: choosing.Options = choosing.optionsOf([]);

export class Playing {
  readonly table: TableState;

  choice: Choice = $state.raw(NOTHING);
  /** The cell under the mouse or with the focus. */
  point: string | null = $state.raw(null);
  /** The cell that was tapped: a second tap builds, or the reason stays why it does not. */
  aim: string | null = $state.raw(null);
  /** Where a piece is held that is being carried. */
  over: string | null = $state.raw(null);
  /** The tile that is being carried. */
  carried: string | null = $state.raw(null);
  /** Whose palace was asked for; null for one's own. */
  looking: number | null = $state.raw(null);
  marked: Marked | null = $state.raw(null);
  tab: PhoneTab = $state("market");
  /** What is read beside the players. */
  telling: "log" | "chat" = $state("log");
  /** The turn whose recap was closed, by the actions before it. */
  recapped = $state.raw(-1);
  /** Whether fingers are used: they cannot hover, so the first tap only shows. */
  touch = $state.raw(false);

  readonly #game = sharing<GameOut | null>();
  readonly #legal = sharing<readonly string[]>();
  readonly #hand = sharing<readonly string[] | null>();
  readonly #names = sharing<readonly string[]>();
  readonly #seats = sharing<readonly SeatOut[]>();
  readonly #traces = sharing<Traces>();
  readonly #survey = new Survey(); // of the own palace
  #meant: Record<string, string> = {}; // tiles that were dragged from the market to a cell

  readonly game: GameOut | null = $derived.by(() => this.#game(this.table.game));
  readonly names: readonly string[] = $derived.by(() => this.#names(this.table.names));
  readonly seats: readonly SeatOut[] = $derived.by(() => this.#seats(this.table.seats));
  readonly hand: readonly string[] | null = $derived.by(() => this.#hand(this.table.you?.hand ?? null));

  readonly acting: boolean = $derived.by(() => this.table.acting);
  readonly legal: readonly string[] = $derived.by(() =>
    this.#legal((this.acting && this.table.you?.legal) || []),
  );
  /** What can be done; nothing while others are on turn. */
  readonly options: choosing.Options = $derived(
    this.legal.length ? choosing.optionsOf(this.legal) : EMPTY,
  );
  /** Whether actions can be chosen: money, purchases, redesigns. */
  readonly choosingAction: boolean = $derived(this.acting && this.game?.phase === "act");

  /** Who did something last, or else is on turn. */
  readonly mover: number = $derived.by(() => {
    const { game, table } = this;
    const last = game?.steps.length ? null : table.log.at(-1)?.actor;
    return last ?? game?.actor ?? game?.winners[0] ?? 0;
  });
  /** One's seat; for those who only watch, and on a shared screen between two turns, the mover's. */
  readonly own: number = $derived.by(() => this.table.mine ?? this.mover);
  /** Whose palace is on the large board. */
  readonly shown: number = $derived(this.looking ?? this.own);
  readonly palace: Record<string, string> = $derived.by(
    () => (this.table.mine !== null && this.game?.players[this.table.mine]?.palace) || {},
  );
  /** What is to be put down: by oneself, or by whoever's palace is on the large board. */
  readonly tray: readonly string[] = $derived.by(() => {
    const { game, shown, table } = this;
    const close = table.mine === null || game?.actor === table.mine || game?.actor === shown;
    return (close && game?.pending) || [];
  });
  /** Whether the large board is one's own, to build in. */
  readonly atHome: boolean = $derived.by(() => this.shown === this.table.mine);

  // What is chosen

  readonly money: readonly number[] = $derived(this.choice.is === "money" ? this.choice.slots : []);
  readonly places: readonly number[] = $derived(
    this.choice.is === "purchase" ? this.choice.places : [],
  );
  /** Of the market. */
  readonly wanted: string | null = $derived(this.choice.is === "purchase" ? this.choice.tile : null);
  readonly piece: string | null = $derived(this.choice.is === "piece" ? this.choice.tile : null);
  /** The cell of the chosen piece, if it is built. */
  readonly pieceCell: string | null = $derived(this.piece && cellOf(this.palace, this.piece));

  /** Whether nobody chose this: it is the only tile to put down. */
  readonly preselected: boolean = $derived(
    this.piece !== null && !this.aim && this.options.puts.size === 1 && this.options.puts.has(this.piece),
  );

  readonly fits: readonly boolean[] | null = $derived(
    this.choosingAction && this.game
      ? choosing.fitting(this.options, this.game.display, this.money)
      : null,
  );
  readonly usable: readonly boolean[] | null = $derived(
    this.choosingAction && this.hand && this.choice.is === "purchase"
      ? choosing.payable(this.options, this.wanted, this.hand, this.places)
      : null,
  );
  readonly payments: readonly choosing.Payment[] = $derived(
    (this.wanted && this.options.buys.get(this.wanted)) || [],
  );
  readonly bill: choosing.Bill | null = $derived(
    this.wanted && this.hand
      ? choosing.billOf(this.options, this.wanted, this.hand, this.places)
      : null,
  );
  /** Tiles that the chosen cards could pay, while no tile is chosen. */
  readonly bright: readonly string[] | null = $derived(
    this.choice.is === "purchase" && !this.wanted && this.hand
      ? choosing.tilesFor(this.options, this.places.map((place) => this.hand?.[place] ?? ""))
      : null,
  );

  /** Tiles of the palace that can be moved, by cell. */
  readonly movable: readonly string[] = $derived(choosing.movable(this.options, this.palace));
  /** Tiles of the reserve with which something can be done. */
  readonly reserved: readonly string[] = $derived.by(() => {
    if (this.pieceCell && this.piece) return choosing.exchangesFor(this.options, this.piece);
    return [...new Set([...this.options.adds.keys(), ...this.options.swaps.keys()])];
  });
  /** Cells where the chosen piece may go, or from which one may be taken. */
  readonly cells: readonly string[] = $derived(
    this.piece && !this.pieceCell ? choosing.cellsFor(this.options, this.piece, this.palace) : [],
  );
  readonly reserveOpen: boolean = $derived(this.#dropOf("reserve") !== null);
  readonly dirkOpen: boolean = $derived(this.#dropOf("dirk") !== null);

  /** The tile whose possible places are of interest. */
  readonly planned: string | null = $derived(this.piece ?? this.wanted);
  /** What the server says of them; null until it has said it. */
  readonly sites: Sites | null = $derived(
    this.planned === null ? null : this.#survey.of(this.planned),
  );
  /** Free cells where the tile of the market would fit; null until that is known. */
  readonly wouldFit: readonly string[] | null = $derived.by(() => {
    if (!this.wanted) return NOWHERE;
    return this.sites && choosing.fittingCells(this.sites);
  });
  /** The cell that is pointed at, in whatever way. */
  readonly at: string | null = $derived(
    this.carried ? asCell(this.over) : (this.point ?? this.aim),
  );
  readonly ghost: Ghost | null = $derived.by(() => this.#ghost());
  /** Why the tile of interest cannot be built there, or the one there not be taken out. */
  readonly forbidden: Refused | null = $derived(this.at ? this.#forbidden(this.at) : null);

  /** What is new since the own last turn. */
  readonly traces: Traces = $derived.by(() =>
    this.#traces(tracesOf(this.table.log, this.table.mine)),
  );

  /** What the strong button does; null if nothing is to be done with it. */
  readonly deed: Deed | null = $derived.by(() => this.#deed());

  constructor(table: TableState) {
    this.table = table;
    this.#begin();
  }

  /** Follow the table. Returns what ends it. */
  open(): () => void {
    return this.table.watch((update, before) => this.#updated(update, before));
  }

  // Choosing

  /** A card of the display: a tap adds it, takes it out again, or, if it is the only one, takes it. */
  pickMoney(slot: number): void {
    if (!this.choosingAction) return;
    const { money, fits } = this;
    if (money.length === 1 && money[0] === slot) this.do();
    else if (money.includes(slot)) this.#choose({ is: "money", slots: without(money, slot) });
    else this.#choose({ is: "money", slots: fits?.[slot] ? [...money, slot] : [slot] });
  }

  /** A tile of the market: a tap shows how it can be paid, another one buys it. */
  pickTile(tile: string): void {
    if (this.table.mine === null || (this.acting && !this.choosingAction)) return;
    const { hand, choice, options } = this;
    const best = choosing.bestPayment(options, tile);
    if (tile === this.wanted && this.deed) return this.do();
    if (tile === this.wanted && !best) return this.cancel();
    // Cards that were picked before go with the tile if they can.
    if (choice.is === "purchase" && !choice.tile && hand) {
      const { payment } = choosing.billOf(options, tile, hand, choice.places);
      if (payment) return this.#choose({ ...choice, tile });
    }
    this.#choose({ is: "purchase", tile, places: choosing.placesOf(best?.cards ?? [], hand ?? []) });
  }

  /** A card of the hand, to pay with. One of another currency begins anew. */
  pickCard(place: number): void {
    const { choice, hand, wanted } = this;
    if (!this.choosingAction || !hand) return;
    const places = without(this.places, place);
    const alike = choosing.currencyOf([...places, place].map((each) => hand[each] ?? ""));
    const slot = SLOTS[this.game?.market.indexOf(wanted) ?? -1];
    if (choice.is !== "purchase" || !alike || (wanted && slot !== hand[place]?.charAt(0))) {
      this.#choose({ is: "purchase", tile: null, places: [place] });
    } else if (!choice.places.includes(place)) {
      this.#choose({ is: "purchase", tile: wanted, places: [...places, place] });
    } else {
      this.#choose(wanted || places.length ? { is: "purchase", tile: wanted, places } : NOTHING);
    }
  }

  /** One of the payments that are offered. */
  pickPayment({ cards }: choosing.Payment): void {
    if (this.choice.is !== "purchase" || !this.hand) return;
    this.#choose({ ...this.choice, places: choosing.placesOf(cards, this.hand) });
  }

  /** The payment after the one that is chosen. */
  nextPayment(): void {
    const { payments, bill } = this;
    const next = payments[(payments.findIndex((each) => each === bill?.payment) + 1) % payments.length];
    if (next) this.pickPayment(next);
  }

  /** A tile to put down, or one of the reserve. */
  pickPiece(tile: string): void {
    const { piece, pieceCell } = this;
    if (piece && pieceCell && tile !== piece) {
      // A built tile is chosen: this one may take its place.
      const action = choosing.dropOf(this.options, tile, pieceCell, this.palace);
      if (action) return this.play(action);
    }
    if (tile === piece) return this.cancel();
    this.#choose({ is: "piece", tile });
  }

  /** The tile to put down after the one that is chosen. */
  nextPiece(): void {
    const tiles = [...this.options.puts.keys()];
    const next = tiles[(tiles.indexOf(this.piece ?? "") + 1) % tiles.length];
    if (next && next !== this.piece) this.#choose({ is: "piece", tile: next });
  }

  /** A cell of the own palace. By touch the first tap only shows what would be. */
  pickCell(cell: string): void {
    const { piece } = this;
    const action = piece && choosing.dropOf(this.options, piece, cell, this.palace);
    if (action && (!this.touch || this.aim === cell)) return this.play(action);
    const tile = this.palace[cell];
    if (action || (this.planned && !tile)) this.aim = cell;
    else if (cell === this.pieceCell) this.cancel();
    else if (piece && this.aim !== cell && this.#forbidden(cell)) this.aim = cell;
    else if (tile && this.movable.includes(cell)) this.#choose({ is: "piece", tile });
    else if (this.planned && cell !== FOUNTAIN) this.aim = cell;
    else if (tile && this.choosingAction && this.choice.is === "nothing" && this.aim !== cell) {
      this.aim = cell; // it has to stay: the server knows why
      this.#ask(tile);
    } else this.cancel();
  }

  /** Let go of what is chosen; then of what is looked at. */
  cancel(): void {
    if (this.choice.is === "nothing") this.looking = null;
    this.choice = NOTHING;
    this.aim = null;
    this.#preselect();
  }

  /** Look at a seat's palace; at one's own again with null. */
  look(seat: number | null): void {
    this.looking = seat === this.own ? null : seat;
    this.point = this.aim = null;
  }

  mark(pieces: Marked | null): void {
    this.marked = pieces;
  }

  // Doing

  /** What the strong button does. */
  do(): void {
    const { deed } = this;
    if (deed?.is === "end") void this.table.end();
    if (deed?.is === "play") this.play(deed.action);
  }

  /** Let a tile go to a place that is no cell. */
  put(tile: string, target: choosing.Target): void {
    const action = choosing.dropOf(this.options, tile, target, this.palace);
    if (action) this.play(action);
  }

  /** The same with the chosen one. */
  putPiece(target: choosing.Target): void {
    if (this.piece) this.put(this.piece, target);
  }

  play(action: string): void {
    void this.table.play(action);
  }

  undo(): void {
    if (this.acting && this.game?.steps.length) void this.table.undo();
  }

  // Carrying (board/drag.ts calls these)

  lift(tile: string): void {
    this.carried = tile;
    this.looking = null;
    this.#choose({ is: "piece", tile });
  }

  /** A tile of the market: it is chosen, with the best payment. */
  liftSale(tile: string): void {
    this.carried = tile;
    this.looking = null;
    if (tile !== this.wanted) this.pickTile(tile);
  }

  /** Let go at home it is bought; the cell is kept in mind until it can be put down. */
  dropSale(target: string | null): void {
    const { carried } = this;
    this.carried = this.over = null;
    if (!carried || !target) return; // the payments stay to be seen
    const cell = asCell(target);
    if (cell) this.#meant[carried] = cell;
    this.do();
  }

  /** A card of the display: it is chosen, with others that were if it still fits. */
  liftMoney(slot: number): void {
    if (!this.money.includes(slot)) this.pickMoney(slot);
  }

  dropMoney(target: string | null): void {
    if (target === "hand") this.do();
  }

  drop(target: string | null): void {
    const { carried } = this;
    this.carried = this.over = null;
    const action =
      carried && target && choosing.dropOf(this.options, carried, target, this.palace);
    if (action) this.play(action);
    else if (asCell(target)) this.aim = target; // the reason stays to be read
    else if (!target) this.cancel();
  }

  // Within

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
    if (mine !== null) this.#survey.ask(id, mine, tile);
  }

  /** Another moment of the game: what was chosen means nothing any more. */
  #updated(update: Update, before: Update | null): void {
    if (momentOf(update) === momentOf(before)) return;
    if (update.game?.actions !== before?.game?.actions) this.#meant = {};
    this.choice = NOTHING;
    this.aim = null;
    this.table.refusal = null;
    this.#begin();
  }

  #begin(): void {
    this.#survey.begin(this.palace);
    this.#preselect();
  }

  /** A tile that is the only one to put down need not be chosen. */
  #preselect(): void {
    const [tile, ...others] = this.options.puts.keys();
    if (tile && !others.length) this.#choose({ is: "piece", tile });
  }

  #dropOf(target: choosing.Target): string | null {
    return this.piece && choosing.dropOf(this.options, this.piece, target, this.palace);
  }

  #site(cell: string): Site | null {
    const built = this.palace[cell];
    return (built ? this.sites?.swaps[built] : this.sites?.cells[cell]) ?? null;
  }

  #forbidden(cell: string): Refused | null {
    const { planned } = this;
    const built = this.palace[cell];
    if (!planned) {
      const tapped = cell === this.aim && built; // to be taken out
      return (tapped && this.#survey.of(tapped)?.removal?.refused) || null;
    }
    if (this.pieceCell) return null;
    // In the place of another tile only a tile of the reserve can be meant.
    const meant = !built || this.game?.players[this.own]?.reserve.includes(planned);
    return (meant && this.#site(cell)?.refused) || null;
  }

  #ghost(): Ghost | null {
    const { at: cell, forbidden } = this;
    const tile = this.planned ?? (forbidden && cell && this.palace[cell]);
    if (!tile || !cell || cell === FOUNTAIN || this.pieceCell) return null;
    if (forbidden) {
      const clash = forbidden.slug === "clash" ? [forbidden.details.side as Side] : [];
      return { tile, cell, note: refusalWords(forbidden), clash, refused: true };
    }
    const site = this.#site(cell);
    const legal = this.piece !== null && this.#dropOf(cell) !== null;
    const possible = this.wanted !== null && !this.palace[cell] && site !== null;
    if (!legal && !possible) return null;
    if (!site) return { tile, cell };
    const note = t("board-wall-change", { from: this.sites?.wall ?? 0, to: site.wall ?? 0 });
    return { tile, cell, note };
  }

  #deed(): Deed | null {
    const { acting, game, options, choice } = this;
    if (!acting || !game) return null;
    const play = (action: string | null | undefined): Deed | null =>
      action ? { is: "play", action } : null;
    switch (choice.is) {
      case "money":
        return play(choosing.takeOf(options, game.display, choice.slots));
      case "purchase":
        return play((this.bill?.payment ?? this.bill?.better)?.action);
      case "piece":
        if (this.pieceCell) return play(this.#dropOf("reserve"));
        if (this.aim) return play(this.#dropOf(this.aim));
        return this.cells.length ? null : play(this.#dropOf("reserve"));
      default:
        if (game.complete) return { is: "end" };
        return play(options.stop ? "stop" : options.pass ? "pass" : null);
    }
  }
}

/** What a choice is bound to: when this changes, it is void. */
function momentOf(update: Update | null): string {
  const game = update?.game;
  if (!game) return "";
  return [game.actions, game.steps.length, game.steps.at(-1), game.phase, update.you.facing].join();
}

function cellOf(palace: Record<string, string>, tile: string): string | null {
  return Object.keys(palace).find((cell) => palace[cell] === tile) ?? null;
}

function asCell(target: string | null): string | null {
  return target?.includes(",") ? target : null;
}

function without(list: readonly number[], each: number): number[] {
  return list.filter((other) => other !== each);
}
