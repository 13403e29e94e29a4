/** On how many devices each seat may be open, as its person has confirmed. */

import { recall, remember } from "../net/session";

const KEY = "opened";
const MOST = 20;

/** The confirmed number of devices, 1 by default. */
export function devicesKnown(table: string, seat: number): number {
  return all()[name(table, seat)] ?? 1;
}

/** Confirm so many devices. */
export function knowDevices(table: string, seat: number, count: number): void {
  const { [name(table, seat)]: _, ...others } = all();
  const rest = Object.entries(others).slice(0, MOST - 1);
  remember(KEY, JSON.stringify(Object.fromEntries([[name(table, seat), count], ...rest])));
}

const name = (table: string, seat: number) => `${table}/${seat}`;

function all(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(recall(KEY) || "{}");
    const entries = Object.entries((stored ?? {}) as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter((each): each is [string, number] => typeof each[1] === "number"),
    );
  } catch {
    return {}; // not written by us
  }
}
