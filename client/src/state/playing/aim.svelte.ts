/** Where the player points in their palace, and what building there would give, or why it is illegal. */

import { FOUNTAIN } from "../../notation";
import type { Refused, Site, Sites } from "../../protocol";
import { fittingCells } from "./legal-actions";
import { Selection } from "./selection.svelte";
import { SiteCache } from "./site-cache.svelte";

/** A tile as it would be placed. */
export interface Preview {
  tile: string;
  cell: string;
  /** Why it may not be placed there. */
  refused: Refused | null;
  /** The longest wall before and after; null until the server has answered. */
  wall: { from: number; to: number } | null;
}

const NOWHERE: readonly string[] = [];

export class Aim extends Selection {
  /** The cell under the mouse or with the focus. */
  point: string | null = $state.raw(null);
  /** The cell that was tapped: a second tap builds, or the reason why not stays visible. */
  aim: string | null = $state.raw(null);
  /** The drop target under the dragged piece. */
  over: string | null = $state.raw(null);
  /** The tile being dragged. */
  carried: string | null = $state.raw(null);

  protected readonly siteCache = new SiteCache(); // of one's own palace

  /** Whether the tile was chosen automatically, as the only one to put down. */
  readonly preselected: boolean = $derived(
    this.piece !== null &&
      !this.aim &&
      this.actions.puts.size === 1 &&
      this.actions.puts.has(this.piece),
  );
  /** Where the planned tile could go; null until the server has answered. */
  readonly sites: Sites | null = $derived(
    this.planned === null ? null : this.siteCache.of(this.planned),
  );
  /** Free cells where the chosen market tile would fit; null until known. */
  readonly wouldFit: readonly string[] | null = $derived.by(() => {
    if (!this.wanted) return NOWHERE;
    return this.sites && fittingCells(this.sites);
  });
  /** The cell pointed at, by whatever means. */
  readonly at: string | null = $derived(
    this.carried ? asCell(this.over) : (this.point ?? this.aim),
  );
  /** Why the planned tile cannot be built there, or the tile there cannot be removed. */
  readonly forbidden: Refused | null = $derived(this.at ? this.forbiddenAt(this.at) : null);
  /** The tile that would lie there. */
  readonly preview: Preview | null = $derived.by(() => this.#preview());

  protected forbiddenAt(cell: string): Refused | null {
    const { planned } = this;
    const built = this.palace[cell];
    if (!planned) {
      const tapped = cell === this.aim && built; // to be removed
      return (tapped && this.siteCache.of(tapped)?.removal?.refused) || null;
    }
    if (this.pieceCell) return null;
    // Only a tile from the reserve can replace a built one.
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

/** A drop target, if it is a cell; else null. */
export function asCell(target: string | null): string | null {
  return target?.includes(",") ? target : null;
}
