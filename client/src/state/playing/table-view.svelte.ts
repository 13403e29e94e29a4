/** What this screen shows of a table: the game, one's seat, whose palace is large, what is new. */

import type { AidsOut, GameOut, SeatOut } from "../../protocol";
import { keepingUnchanged } from "../keep-unchanged";
import { prefs } from "../prefs.svelte";
import type { TableState } from "../table.svelte";
import { type Traces, tracesOf } from "../traces";
import { type LegalActions, legalActionsOf } from "./legal-actions";

/** Pieces that somebody asked to see, such as those of a line of the log. */
export interface Marked {
  seat?: number | null;
  cells?: readonly string[];
  tiles?: readonly string[];
  cards?: readonly string[];
}

/** Puzzles whose answer the table would give away, by what is asked. */
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

  /** Whose palace was asked for; null for one's own. */
  looking: number | null = $state.raw(null);
  marked: Marked | null = $state.raw(null);

  readonly #traces = keepingUnchanged<Traces>();

  /** What can be done; nothing while others are on turn. */
  readonly actions: LegalActions = $derived.by(() =>
    this.legal.length ? legalActionsOf(this.legal) : NO_ACTIONS,
  );
  /** Whether actions can be chosen: money, purchases, redesigns. */
  readonly choosingAction: boolean = $derived(this.acting && this.game?.phase === "act");

  /** What a puzzle asks one to find, so that the table does not show it. */
  readonly riddle: "payments" | "walls" | null = $derived.by(() => {
    const { exercise } = this.table;
    return (exercise?.kind === "puzzle" && RIDDLES[exercise.goal?.is ?? ""]) || null;
  });
  /** Whether tiles that can be paid are marked. */
  readonly marksPayments: boolean = $derived(prefs.marks && this.riddle !== "payments");
  /** What a perfect memory would know, where the table and the viewer want it. */
  readonly aids: AidsOut | null = $derived((prefs.aids && this.game?.aids) || null);

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

  /** What is new since the own last turn. */
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
