/** Ends a completed turn automatically, after a moment in which it can still be undone. */

import { prefs } from "../prefs.svelte";
import type { TableState } from "../table.svelte";

/** How long a completed turn can be undone, in milliseconds. */
export const MOMENT = 4_000;
const AGAIN = 100; // milliseconds until the next try, while another command is pending

export class TurnEnd {
  /** Whether the turn is about to end. */
  near = $state.raw(false);

  readonly #table: TableState;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: TableState) {
    this.#table = table;
  }

  /** After an update: start waiting if the turn is complete. */
  follow(): void {
    this.stop();
    this.near = this.#wanted();
    if (this.near) this.#timer = setTimeout(() => this.#end(), MOMENT);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.near = false;
  }

  /** Not in a lesson, where ending the turn may be a step, and not for those who prefer the button. */
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
