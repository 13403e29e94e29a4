/** A turn that is played out ends by itself after a moment in which it can still be undone. */

import { prefs } from "../prefs.svelte";
import type { TableState } from "../table.svelte";

/** How long a turn that is played out can be undone, in milliseconds. */
export const MOMENT = 4_000;
const AGAIN = 100; // milliseconds until the next try while something else is on its way

export class TurnEnd {
  /** Whether the turn is about to end. */
  near = $state.raw(false);

  readonly #table: TableState;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: TableState) {
    this.#table = table;
  }

  /** Another moment of the game: begin to wait if the turn is played out. */
  follow(): void {
    this.stop();
    this.near = this.#wanted();
    if (this.near) this.#timer = setTimeout(() => this.#end(), MOMENT);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.near = false;
  }

  /** Not in a lesson, whose step may be to end the turn; and not for who wants the button. */
  #wanted(): boolean {
    const { acting, update } = this.#table;
    return acting && update?.game?.complete === true && !update.exercise && !prefs.confirm;
  }

  #end(): void {
    if (!this.#wanted()) return this.stop();
    if (this.#table.busy) this.#timer = setTimeout(() => this.#end(), AGAIN);
    else void this.#table.end();
  }
}
