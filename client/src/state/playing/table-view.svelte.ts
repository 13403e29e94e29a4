/** What this screen shows of a table: the game, one's seat, the palace on the large board, what is new. */

import type { AidsOut, GameOut, SeatOut } from "../../protocol";
import { keepingUnchanged } from "../keep-unchanged";
import { prefs } from "../prefs.svelte";
import type { TableState } from "../table.svelte";
import { type Traces, tracesOf } from "../traces";
import { type LegalActions, legalActionsOf } from "./legal-actions";

/** Pieces to highlight, such as those of a log line. */
export interface Marked {
  seat?: number | null;
  cells?: readonly string[];
  tiles?: readonly string[];
  cards?: readonly string[];
}

/** What the table must hide because it would give a puzzle away, by goal. */
const RIDDLES: Record<string, "payments" | "walls"> = {
  "bought-exactly": "payments",
  bought: "payments",
  built: "payments",
  "wall-longer": "walls",
  "wall-longest": "walls",
  "swap-longer": "walls",
  "best-turn": "walls",
};

const NOTHING_LEGAL: readonly string[] = [];
const NO_ACTIONS: LegalActions = legalActionsOf(NOTHING_LEGAL);

export class TableView {
  readonly table: TableState;

  /** Whose palace to look at; null for one's own. */
  looking: number | null = $state.raw(null);
  marked: Marked | null = $state.raw(null);

  readonly #traces = keepingUnchanged<Traces>();

  /** The legal actions; none while others are on turn. */
  readonly actions: LegalActions = $derived.by(() =>
    this.legal.length ? legalActionsOf(this.legal) : NO_ACTIONS,
  );
  /** Whether actions can be chosen: money, purchases, redesigns. */
  readonly choosingAction: boolean = $derived(this.acting && this.game?.phase === "act");

  /** What the table must hide because a puzzle asks for it. */
  readonly riddle: "payments" | "walls" | null = $derived.by(() => {
    const { exercise } = this.table;
    return (exercise?.kind === "puzzle" && RIDDLES[exercise.goal?.is ?? ""]) || null;
  });
  /** Whether affordable tiles are marked. */
  readonly marksPayments: boolean = $derived(prefs.marks && this.riddle !== "payments");
  /** What a player with perfect memory knows, if table and viewer want it shown. */
  readonly aids: AidsOut | null = $derived((prefs.aids && this.game?.aids) || null);

  /** Who acted last, or else is on turn. */
  readonly mover: number = $derived.by(() => {
    const { game, table } = this;
    const last = game?.steps.length ? null : table.log.at(-1)?.actor;
    return last ?? game?.actor ?? game?.winners[0] ?? 0;
  });
  /** One's own seat; for spectators, and on a shared screen between turns, the mover's. */
  readonly own: number = $derived.by(() => this.table.mine ?? this.mover);
  /** Whose palace is on the large board. */
  readonly shown: number = $derived(this.looking ?? this.own);
  readonly palace: Record<string, string> = $derived.by(
    () => (this.table.mine !== null && this.game?.players[this.table.mine]?.palace) || {},
  );
  /** The tiles to be put down by oneself, or by the seat on the large board. */
  readonly tray: readonly string[] = $derived.by(() => {
    const { game, shown, table } = this;
    const close = table.mine === null || game?.actor === table.mine || game?.actor === shown;
    return (close && game?.pending) || [];
  });
  /** Whether the large board is one's own, to build in. */
  readonly atHome: boolean = $derived.by(() => this.shown === this.table.mine);

  /** What is new since one's last turn. */
  readonly traces: Traces = $derived.by(() =>
    this.#traces(tracesOf(this.table.log, this.table.mine)),
  );

  constructor(table: TableState) {
    this.table = table;
  }

  get game(): GameOut | null {
    return this.table.game;
  }
  get names(): readonly string[] {
    return this.table.names;
  }
  get seats(): readonly SeatOut[] {
    return this.table.seats;
  }
  get hand(): readonly string[] | null {
    return this.table.you?.hand ?? null;
  }
  get acting(): boolean {
    return this.table.acting;
  }
  get legal(): readonly string[] {
    return (this.acting && this.table.you?.legal) || NOTHING_LEGAL;
  }

  mark(pieces: Marked | null): void {
    this.marked = pieces;
  }
}
