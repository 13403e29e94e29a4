/**
 * The lots that this browser contributes to shuffles, so that nobody can rig the cards: sealed before
 * the start, opened once the server has committed to a secret of its own (docs/records.md).
 */

import { recall, remember } from "../net/session";
import { hex, sha256 } from "../net/sha256";

const KEY = "lots";
const MOST = 30;

export interface Lot {
  seal: string;
  lot: string;
  /** The table where it was opened, and the server's commitment before; empty until then. */
  table: string;
  commitment: string;
  /** Whether the server has confirmed that it is in the shuffle. */
  taken: boolean;
}

/** The digest of parts in hex, as the shuffle uses it. */
export const digest = (...parts: string[]): string =>
  hex(sha256(["alhambra/1", ...parts].join("|")));

/** Make a new random lot; returns its seal. */
export function newSeal(): string {
  const lot = hex(crypto.getRandomValues(new Uint8Array(32)));
  const seal = digest("lot", lot);
  keep([{ seal, lot, table: "", commitment: "", taken: false }, ...lots()]);
  return seal;
}

/** Open our lot with this seal, after the server's commitment; null if it is not ours. */
export function openLot(seal: string, table: string, commitment: string): string | null {
  const found = lots().find((each) => each.seal === seal);
  if (!found) return null;
  // Only the first commitment counts: at a second one the server has seen the lot.
  if (!found.commitment) change(seal, { table, commitment });
  return found.lot;
}

/** Note that the server has taken the lot with this seal. */
export function lotTaken(seal: string): void {
  change(seal, { taken: true });
}

/** Our lot in the shuffle of a table, if it was taken. */
export function lotAt(table: string): Lot | null {
  return lots().find((each) => each.table === table && each.taken) ?? null;
}

function change(seal: string, news: Partial<Lot>): void {
  keep(lots().map((each) => (each.seal === seal ? { ...each, ...news } : each)));
}

function lots(): Lot[] {
  try {
    const stored: unknown = JSON.parse(recall(KEY) || "[]");
    return Array.isArray(stored) ? stored.filter(isLot) : [];
  } catch {
    return []; // not written by us
  }
}

function keep(all: readonly Lot[]): void {
  remember(KEY, JSON.stringify(all.slice(0, MOST)));
}

function isLot(each: unknown): each is Lot {
  const { seal, lot, table, commitment } = (each ?? {}) as Partial<Record<keyof Lot, unknown>>;
  return [seal, lot, table, commitment].every((part) => typeof part === "string");
}
