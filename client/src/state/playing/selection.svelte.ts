/**
 * What the person at this screen has chosen, and what can be done with it. Only one of these at a time.
 */

import * as legal from "./legal-actions";
import { TableView } from "./table-view.svelte";

export type Choice =
  | { is: "nothing" }
  /** Cards of the display, by slot. */
  | { is: "money"; slots: readonly number[] }
  /** A market tile, or none yet, and cards of the hand, by index. */
  | { is: "purchase"; tile: string | null; places: readonly number[] }
  /** A tile to put down, of the reserve, or of the palace. */
  | { is: "piece"; tile: string };

export const NOTHING: Choice = { is: "nothing" };

export class Selection extends TableView {
  choice: Choice = $state.raw(NOTHING);

  readonly money: readonly number[] = $derived(this.choice.is === "money" ? this.choice.slots : []);
  readonly places: readonly number[] = $derived(
    this.choice.is === "purchase" ? this.choice.places : [],
  );
  /** The chosen market tile. */
  readonly wanted: string | null = $derived(
    this.choice.is === "purchase" ? this.choice.tile : null,
  );
  readonly piece: string | null = $derived(this.choice.is === "piece" ? this.choice.tile : null);
  /** The cell of the chosen piece, if it is built. */
  readonly pieceCell: string | null = $derived(this.piece && cellOf(this.palace, this.piece));
  /** The tile whose possible places are shown. */
  readonly planned: string | null = $derived(this.piece ?? this.wanted);

  readonly fits: readonly boolean[] | null = $derived(
    this.choosingAction && this.game
      ? legal.fitting(this.actions, this.game.display, this.money)
      : null,
  );
  readonly usable: readonly boolean[] | null = $derived(
    this.choosingAction && this.hand && this.choice.is === "purchase" && this.riddle !== "payments"
      ? legal.payable(this.actions, this.wanted, this.hand, this.places)
      : null,
  );
  readonly payments: readonly legal.Payment[] = $derived(
    (this.wanted && this.actions.buys.get(this.wanted)) || [],
  );
  /** The payments to offer; none if finding one is the puzzle. */
  readonly offered: readonly legal.Payment[] = $derived(
    this.riddle === "payments" ? [] : this.payments,
  );
  readonly bill: legal.Bill | null = $derived(
    this.wanted && this.hand
      ? legal.billOf(this.actions, this.wanted, this.hand, this.places)
      : null,
  );

  /** The cells of built tiles that can be moved. */
  readonly movable: readonly string[] = $derived(legal.movable(this.actions, this.palace));
  /** Tiles of the reserve that can be used. */
  readonly reserved: readonly string[] = $derived.by(() => {
    if (this.pieceCell && this.piece) return legal.exchangesFor(this.actions, this.piece);
    return [...new Set([...this.actions.adds.keys(), ...this.actions.swaps.keys()])];
  });
  /** Cells where the chosen piece may go, or from which a tile may be taken. */
  readonly cells: readonly string[] = $derived(
    this.piece && !this.pieceCell ? legal.cellsFor(this.actions, this.piece, this.palace) : [],
  );
  readonly reserveOpen: boolean = $derived(this.dropAction("reserve") !== null);
  readonly dirkOpen: boolean = $derived(this.dropAction("dirk") !== null);

  /** The action of dropping the chosen piece somewhere, if legal. */
  protected dropAction(target: legal.Target): string | null {
    return this.piece && legal.dropOf(this.actions, this.piece, target, this.palace);
  }
}

function cellOf(palace: Record<string, string>, tile: string): string | null {
  return Object.keys(palace).find((cell) => palace[cell] === tile) ?? null;
}
