/** The open evening, with undo; every change is stored. */

import { type Entry, type Evening, undone, withEntry, withNextScoring } from "./evening";
import { keep } from "./keeping";
import type { Room } from "./room.svelte";

const MOST_UNDONE = 100;

export class Scorekeeper {
  evening: Evening = $state.raw() as Evening;
  /** Whether the browser stores it. */
  kept = $state(true);
  /** The room where others fill it in too. */
  room: Room | null = $state.raw(null);
  #past: readonly { before: Evening; after: Evening }[] = $state.raw([]);

  constructor(evening: Evening) {
    this.evening = evening;
    this.kept = keep(evening);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Apply a change made here. */
  change(next: Evening): void {
    this.#past = [...this.#past.slice(1 - MOST_UNDONE), { before: this.evening, after: next }];
    this.#show(next);
  }

  enter(scoring: number, contender: number, entry: Entry): void {
    this.change(withEntry(this.evening, scoring, contender, entry));
  }

  /** Begin the next scoring; in a room this cannot be undone. */
  beginNext(): void {
    const next = withNextScoring(this.evening);
    if (this.room) this.#show(next);
    else this.change(next);
  }

  /** Undo one's own last change; changes by others stay. */
  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.#show(undone(this.evening, last.before, last.after));
  }

  /** Apply a change made elsewhere, which cannot be undone here. */
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
