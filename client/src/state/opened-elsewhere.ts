/** On how many devices a seat was open when its person last said that this is right. */

import { recall, remember } from "../net/session";

const KEY = "opened";
const MOST = 20;

/** One device, until somebody has said that more are right. */
export function devicesKnown(table: string, seat: number): number {
  return all()[name(table, seat)] ?? 1;
}

/** So many devices are right. */
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
    return {}; // somebody else wrote there
  }
}
