/** The server's analysis of a game so far, requested until it is complete. */

import { type Refusal, refusalOf } from "../net/api";
import type { GameAnalysis } from "../protocol";

const PASSING = new Set(["offline", "unavailable", "too-many"]); // refusals that may pass
const NEXT = 200; // milliseconds between two pieces; nobody could read faster
const AGAIN = 4000; // milliseconds after a refusal that may pass

export class Feed {
  found: GameAnalysis | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  readonly #ask: (after: number) => Promise<GameAnalysis>;

  /** `ask` answers as soon as there are more pieces than `after`. */
  constructor(ask: (after: number) => Promise<GameAnalysis>) {
    this.#ask = ask;
  }

  /** Ask until all is known or it is refused for good. */
  async run(until: AbortSignal): Promise<void> {
    let after = 0;
    while (!until.aborted) {
      let pause = NEXT;
      try {
        const news = await this.#ask(after);
        if (until.aborted) return;
        after = news.piece;
        this.refusal = null;
        // A restarted server, or another one, may know less.
        if (news.done >= (this.found?.done ?? 0)) this.found = news;
        if (news.stage === "done") return;
      } catch (error) {
        if (until.aborted) return;
        this.refusal = refusalOf(error);
        if (!PASSING.has(this.refusal.slug)) return;
        pause = AGAIN;
      }
      await new Promise((later) => setTimeout(later, pause));
    }
  }
}
