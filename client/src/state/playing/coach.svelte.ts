/** What the last turn has cost, if worth mentioning; shown until the next turn's first action. */

import { verdict } from "../../net/api";
import type { Update, VerdictOut } from "../../protocol";
import { prefs } from "../prefs.svelte";
import type { TableState } from "../table.svelte";

export class Coach {
  readonly #table: TableState;
  #verdict: VerdictOut | null = $state.raw(null);
  #asked = 0;

  /** The verdict to show, if any. */
  readonly verdict: VerdictOut | null = $derived(prefs.coach ? this.#verdict : null);
  /** Whether the turn can still be undone without asking anybody. */
  readonly mayTakeBack: boolean = $derived.by(() => {
    const { mine, you } = this.#table;
    return mine !== null && you !== null && you.mayPropose.includes(mine);
  });

  constructor(table: TableState) {
    this.#table = table;
  }

  /** Follow the table. Returns a function that ends it. */
  open(): () => void {
    return this.#table.watch((update, before) => this.#updated(update, before));
  }

  close(): void {
    this.#asked++;
    this.#verdict = null;
  }

  takeBack(): void {
    void this.#table.takeBack();
  }

  #updated(update: Update, before: Update | null): void {
    const { mine } = this.#table;
    const [game, then] = [update.game, before?.game];
    if (mine === null || !game) return;
    const takenBack = update.notes.some(({ what }) => what === "taken-back");
    if (takenBack || (game.actor === mine && game.steps.length)) this.close();
    const ended = then?.actor === mine && game.actions > then.actions && !update.whole;
    if (!ended || !prefs.coach || !update.table.coach || game.phase === "over") return;
    void this.#ask(mine, then.actions);
  }

  async #ask(seat: number, actions: number): Promise<void> {
    this.close();
    const asked = this.#asked;
    // If the server cannot answer now, nothing is shown.
    const found = await verdict(this.#table.id, seat).catch(() => null);
    if (found?.mistake && found.actions === actions && asked === this.#asked) this.#verdict = found;
  }
}
