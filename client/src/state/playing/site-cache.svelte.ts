/** The server's answers where tiles could go in a palace, cached until the palace changes. */

import { sites } from "../../net/api";
import type { Sites } from "../../protocol";

type Palace = Readonly<Record<string, string>>;

export class SiteCache {
  #known: Readonly<Record<string, Sites>> = $state.raw({}); // by tile
  #asked = new Set<string>();
  #palace: Palace | null = null;

  /** Set the palace; if it has changed, the cache is cleared. */
  begin(palace: Palace): void {
    if (palace === this.#palace) return;
    this.#palace = palace;
    this.#known = {};
    this.#asked.clear();
  }

  /** Where a tile could go; null until the server has answered. */
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
      () => this.#asked.delete(tile), // not essential: the legal cells are known anyway
    );
  }
}
