/** Something that is asked of the server because somebody pressed a button. */

import { type Refusal, refusalOf } from "../net/api";

export class ButtonRequest {
  /** Whether the answer is awaited: who presses again is not heard. */
  busy = $state(false);
  /** Why it was not done; null if nothing went wrong. */
  refusal: Refusal | null = $state.raw(null);

  /** Do it, unless something is being done already. */
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
