/** What may come a frame later, so that the board is there first. */

/**
 * A value that follows another one as soon as the screen shows what came with it. In a page that
 * nobody sees there are no frames, and nothing to be first.
 */
export class Later<Value> {
  #value: Value = $state.raw()!;
  #coming = false;

  /** To be made while a component is. */
  constructor(follow: () => Value) {
    this.#value = follow();
    $effect(() => {
      const next = follow();
      if (document.hidden) this.#value = next;
      else if (!this.#coming) {
        this.#coming = true;
        requestAnimationFrame(() => setTimeout(() => this.#arrive(follow)));
      }
    });
  }

  get value(): Value {
    return this.#value;
  }

  /** Whatever else has come meanwhile comes with it. */
  #arrive(follow: () => Value): void {
    this.#coming = false;
    this.#value = follow();
  }
}
