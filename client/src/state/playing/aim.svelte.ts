/** Where somebody points in the own palace, and what building there would bring, or why it cannot be. */

import { FOUNTAIN } from "../../notation";
import type { Refused, Site, Sites } from "../../protocol";
import { fittingCells } from "./legal-actions";
import { Selection } from "./selection.svelte";
import { SiteCache } from "./site-cache.svelte";

/** A tile as it would lie. */
export interface Preview {
  tile: string;
  cell: string;
  /** Why it cannot. */
  refused: Refused | null;
  /** The longest wall now and then; null until the server has said it. */
  wall: { from: number; to: number } | null;
}

const NOWHERE: readonly string[] = [];

export class Aim extends Selection {
  /** The cell under the mouse or with the focus. */
  point: string | null = $state.raw(null);
  /** The cell that was tapped: a second tap builds, or the reason stays why it does not. */
  aim: string | null = $state.raw(null);
  /** Where a piece is held that is being carried. */
  over: string | null = $state.raw(null);
  /** The tile that is being carried. */
  carried: string | null = $state.raw(null);

  protected readonly siteCache = new SiteCache(); // of the own palace

  /** Whether nobody chose this: it is the only tile to put down. */
  readonly preselected: boolean = $derived(
    this.piece !== null &&
      !this.aim &&
      this.actions.puts.size === 1 &&
      this.actions.puts.has(this.piece),
  );
  /** What the server says of the places of the tile of interest; null until it has said it. */
  readonly sites: Sites | null = $derived(
    this.planned === null ? null : this.siteCache.of(this.planned),
  );
  /** Free cells where the tile of the market would fit; null until that is known. */
  readonly wouldFit: readonly string[] | null = $derived.by(() => {
    if (!this.wanted) return NOWHERE;
    return this.sites && fittingCells(this.sites);
  });
  /** The cell that is pointed at, in whatever way. */
  readonly at: string | null = $derived(
    this.carried ? asCell(this.over) : (this.point ?? this.aim),
  );
  /** Why the tile of interest cannot be built there, or the one there not be taken out. */
  readonly forbidden: Refused | null = $derived(this.at ? this.forbiddenAt(this.at) : null);
  /** What would lie there. */
  readonly preview: Preview | null = $derived.by(() => this.#preview());

  protected forbiddenAt(cell: string): Refused | null {
    const { planned } = this;
    const built = this.palace[cell];
    if (!planned) {
      const tapped = cell === this.aim && built; // to be taken out
      return (tapped && this.siteCache.of(tapped)?.removal?.refused) || null;
    }
    if (this.pieceCell) return null;
    // In the place of another tile only a tile of the reserve can be meant.
    const meant = !built || this.game?.players[this.own]?.reserve.includes(planned);
    return (meant && this.#site(cell)?.refused) || null;
  }

  #site(cell: string): Site | null {
    const built = this.palace[cell];
    return (built ? this.sites?.swaps[built] : this.sites?.cells[cell]) ?? null;
  }

  #preview(): Preview | null {
    const { at: cell, forbidden } = this;
    const tile = this.planned ?? (forbidden && cell && this.palace[cell]);
    if (!tile || !cell || cell === FOUNTAIN || this.pieceCell) return null;
    if (forbidden) return { tile, cell, refused: forbidden, wall: null };
    const site = this.#site(cell);
    const legal = this.piece !== null && this.dropAction(cell) !== null;
    const possible = this.wanted !== null && !this.palace[cell] && site !== null;
    if (!legal && !possible) return null;
    const wall = site && { from: this.sites?.wall ?? 0, to: site.wall ?? 0 };
    return { tile, cell, refused: null, wall };
  }
}

/** A place where something is let go, if it is a cell. */
export function asCell(target: string | null): string | null {
  return target?.includes(",") ? target : null;
}
