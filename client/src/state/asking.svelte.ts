/** Something that is asked of the server because somebody pressed a button. */

import { refusalOf } from "../net/api";
import { refusalWords } from "../words/refusals";

export class Asking {
  /** Whether the answer is awaited: who presses again is not heard. */
  busy = $state(false);
  /** Why it was not done, in words; empty if nothing went wrong. */
  problem = $state("");

  /** Do it, unless something is being done already. */
  async do(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
      this.problem = "";
    } catch (error) {
      this.problem = refusalWords(refusalOf(error));
    } finally {
      this.busy = false;
    }
  }
}
