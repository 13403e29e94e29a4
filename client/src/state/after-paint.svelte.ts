/** Delays less important work by a frame, so that the board is drawn first. */

/** Do something after the next paint; at once if the page is hidden. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => requestAnimationFrame(work));
}

/** A value that follows another one, updated after the next paint. */
export class AfterPaint<Value> {
  #value: Value = $state.raw()!;
  #next: Value;
  #coming = false;

  /** Create it while a component is initialised; it follows only while that component lives. */
  constructor(follow: () => Value) {
    this.#value = this.#next = follow();
    $effect(() => {
      this.#next = follow();
      if (this.#coming) return;
      this.#coming = true;
      afterPaint(() => this.#arrive());
    });
  }

  get value(): Value {
    return this.#value;
  }

  /** Take the latest value, including changes since the paint was requested. */
  #arrive(): void {
    this.#coming = false;
    this.#value = this.#next;
  }
}
