/** The evening that is open: changed step by step, kept after each, and undone. */

import { type Entry, type Evening, undone, withEntry, withNextScoring } from "./evening";
import { keep } from "./keeping";
import type { Room } from "./room.svelte";

const MOST_UNDONE = 100;

export class Scorekeeper {
  evening: Evening = $state.raw() as Evening;
  /** Whether the browser keeps it. */
  kept = $state(true);
  /** Where others fill in, too. */
  room: Room | null = $state.raw(null);
  #past: readonly { before: Evening; after: Evening }[] = $state.raw([]);

  constructor(evening: Evening) {
    this.evening = evening;
    this.kept = keep(evening);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** What somebody does. */
  change(next: Evening): void {
    this.#past = [...this.#past.slice(1 - MOST_UNDONE), { before: this.evening, after: next }];
    this.#show(next);
  }

  enter(scoring: number, contender: number, entry: Entry): void {
    this.change(withEntry(this.evening, scoring, contender, entry));
  }

  /** A scoring that others fill in, too, has begun for good. */
  beginNext(): void {
    const next = withNextScoring(this.evening);
    if (this.room) this.#show(next);
    else this.change(next);
  }

  /** Take one's last change back; what others have done meanwhile stays. */
  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.#show(undone(this.evening, last.before, last.after));
  }

  /** What has come from elsewhere: nothing that could be undone here. */
  adopt(next: Evening): void {
    this.evening = next;
    this.kept = keep(next);
  }

  #show(next: Evening): void {
    const before = this.evening;
    this.adopt(next);
    this.room?.send(before, next);
  }
}
