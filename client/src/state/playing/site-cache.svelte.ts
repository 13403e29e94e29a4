/** Where tiles could go in a palace, as the server says it, kept until the palace changes. */

import { sites } from "../../net/api";
import type { Sites } from "../../protocol";

type Palace = Readonly<Record<string, string>>;

export class SiteCache {
  #known: Readonly<Record<string, Sites>> = $state.raw({}); // by tile
  #asked = new Set<string>();
  #palace: Palace | null = null;

  /** It is about this palace now; of another one, what was known means nothing. */
  begin(palace: Palace): void {
    if (palace === this.#palace) return;
    this.#palace = palace;
    this.#known = {};
    this.#asked.clear();
  }

  /** What is known of a tile, or null until the server has said it. */
  of(tile: string): Sites | null {
    return this.#known[tile] ?? null;
  }

  /** Ask where a tile could go, once. */
  ask(table: string, seat: number, tile: string): void {
    if (this.#asked.has(tile)) return;
    const palace = this.#palace;
    this.#asked.add(tile);
    sites(table, tile, seat).then(
      (found) => {
        if (this.#palace === palace) this.#known = { ...this.#known, [tile]: found };
      },
      () => this.#asked.delete(tile), // the legal cells are known without it
    );
  }
}
