/** The time left for a turn, by the server's clock. */

import type { TableState } from "../../state/table.svelte";
import { number, t } from "../../words/words.svelte";

const SECOND = 1000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
/** Below this, in seconds, time is short. */
export const TIGHT = 10;

export class TurnClock {
  readonly #table: TableState;
  #now = $state(Date.now());

  /** In milliseconds; null without a clock. */
  readonly left: number | null = $derived.by(() => {
    const deadline = this.#table.table?.deadline ?? null;
    return deadline === null ? null : Math.max(0, deadline - this.#now - this.#table.behind);
  });
  /** In whole seconds, so that little is redrawn. */
  readonly seconds: number | null = $derived(
    this.left === null ? null : Math.ceil(this.left / SECOND),
  );
  readonly words: string | null = $derived(this.seconds === null ? null : timeWords(this.seconds));
  /** The same as a sentence, explaining the figures. */
  readonly said: string | null = $derived(
    this.left !== null && this.words !== null && this.left < HOUR
      ? t("table-time", { time: this.words })
      : this.words,
  );
  readonly tight: boolean = $derived(this.seconds !== null && this.seconds <= TIGHT);

  constructor(table: TableState) {
    this.#table = table;
  }

  /** Tick while a clock runs. Returns a function that ends it. */
  open(): () => void {
    const tick = setInterval(() => {
      if (this.#table.table?.deadline) this.#now = Date.now();
    }, SECOND / 2);
    return () => clearInterval(tick);
  }
}

/** `0:42`, `2 hours left`, `3 days left`. */
export function timeWords(seconds: number): string {
  const left = seconds * SECOND;
  if (left >= DAY) return t("table-time-days", { days: Math.floor(left / DAY) });
  if (left >= HOUR) return t("table-time-hours", { hours: Math.floor(left / HOUR) });
  const rest = seconds % 60;
  return `${number(Math.floor(seconds / 60))}:${rest < 10 ? number(0) : ""}${number(rest)}`;
}
