/** A request to the server made by pressing a button. */

import { type Refusal, refusalOf } from "../net/api";

export class ButtonRequest {
  /** Whether an answer is awaited; further presses are ignored. */
  busy = $state(false);
  /** Why it failed; null if nothing went wrong. */
  refusal: Refusal | null = $state.raw(null);

  /** Run `work`, unless something is already running. */
  async do(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
      this.refusal = null;
    } catch (error) {
      this.refusal = refusalOf(error);
    } finally {
      this.busy = false;
    }
  }
}
