/**
 * The lots that this browser puts into shuffles, so that nobody can choose the cards: sealed before
 * the start, opened when the server has committed to a secret of its own (docs/records.md).
 */

import { recall, remember } from "../net/session";
import { hex, sha256 } from "../net/sha256";

const KEY = "lots";
const MOST = 30;

export interface Lot {
  seal: string;
  lot: string;
  /** Where it was opened, and what the server had committed to before; empty until then. */
  table: string;
  commitment: string;
  /** Whether the server has said that it is in the shuffle. */
  taken: boolean;
}

/** The digest of parts, as the shuffle has it, in hex. */
export const digest = (...parts: string[]): string =>
  hex(sha256(["alhambra/1", ...parts].join("|")));

/** A new lot that nobody knows; what it is sealed with. */
export function newSeal(): string {
  const lot = hex(crypto.getRandomValues(new Uint8Array(32)));
  const seal = digest("lot", lot);
  keep([{ seal, lot, table: "", commitment: "", taken: false }, ...lots()]);
  return seal;
}

/** Our lot behind a seal, now that the server has committed to something. Null if it is not ours. */
export function openLot(seal: string, table: string, commitment: string): string | null {
  const found = lots().find((each) => each.seal === seal);
  if (!found) return null;
  // Only what came first counts: who commits twice has seen the lot.
  if (!found.commitment) change(seal, { table, commitment });
  return found.lot;
}

/** The server has taken the lot behind a seal. */
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
    return []; // somebody else wrote there
  }
}

function keep(all: readonly Lot[]): void {
  remember(KEY, JSON.stringify(all.slice(0, MOST)));
}

function isLot(each: unknown): each is Lot {
  const { seal, lot, table, commitment } = (each ?? {}) as Partial<Record<keyof Lot, unknown>>;
  return [seal, lot, table, commitment].every((part) => typeof part === "string");
}
