/** What may come a frame later, so that the board is there first. */

/** Do something when the screen shows what is known now; at once in a page that nobody sees. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => requestAnimationFrame(work));
}

/** A value that follows another one as soon as the screen shows what came with it. */
export class AfterPaint<Value> {
  #value: Value = $state.raw()!;
  #next: Value;
  #coming = false;

  /** To be made while a component is. What it follows is read only while that component lives. */
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

  /** Whatever else has come meanwhile comes with it. */
  #arrive(): void {
    this.#coming = false;
    this.#value = this.#next;
  }
}
