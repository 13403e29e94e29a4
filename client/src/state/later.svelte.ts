/** What may come a frame later, so that the board is there first. */

/**
 * A value that follows another one as soon as the screen shows what came with it. In a page that
 * nobody sees there are no frames, and nothing to be first.
 */
export class Later<Value> {
  #value: Value = $state.raw()!;

  /** To be made while a component is. */
  constructor(follow: () => Value) {
    this.#value = follow();
    $effect(() => {
      const next = follow();
      if (document.hidden) {
        this.#value = next;
        return undefined;
      }
      let timer = 0;
      const frame = requestAnimationFrame(() => {
        timer = window.setTimeout(() => (this.#value = next));
      });
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    });
  }

  get value(): Value {
    return this.#value;
  }
}
