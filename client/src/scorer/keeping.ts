/** The evenings stored on this device, and the names of the players. */

import type { Evening } from "./evening";

const EVENING = "alhambra.evening.";
const NAMES = "alhambra.evening-names";
const MOST_NAMES = 40;

/** What the browser would not store; kept until the page is left. */
const unkept = new Map<string, string>();

/** Store something; returns false if the browser has no room, or may not store anything. */
function put(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    unkept.delete(key);
    return true;
  } catch {
    unkept.set(key, value);
    return false;
  }
}

function get(key: string): string | null {
  const here = unkept.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keys(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...unkept.keys()])];
  } catch {
    return [...unkept.keys()];
  }
}

/** Store an evening; returns false if that was not possible. */
export function keep(evening: Evening): boolean {
  return put(EVENING + evening.id, JSON.stringify(evening));
}

/** Delete an evening. */
export function forget(id: string): void {
  unkept.delete(EVENING + id);
  try {
    localStorage.removeItem(EVENING + id);
  } catch {
    // Where nothing may be stored, there is nothing to delete.
  }
}

/** An evening by its id. */
export function recalled(id: string): Evening | null {
  return read(get(EVENING + id));
}

/** All evenings, the newest first. */
export function evenings(): Evening[] {
  return keys()
    .filter((key) => key.startsWith(EVENING))
    .flatMap((key) => read(get(key)) ?? [])
    .sort((one, other) => other.began - one.began);
}

/** Parse a stored evening; null for anything else. */
function read(text: string | null): Evening | null {
  try {
    const found = JSON.parse(text ?? "null") as Partial<Evening> | null;
    const whole = found?.id && Array.isArray(found.names) && Array.isArray(found.scorings);
    if (!whole || !found.scorings?.length) return null;
    const since = { edition: "standard", dealt: null, drawn: 0, room: null, unsent: [] };
    return { ...since, ...found } as Evening;
  } catch {
    return null;
  }
}

/** Names typed before, latest first. */
export function knownNames(): string[] {
  try {
    const found: unknown = JSON.parse(get(NAMES) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

/** Remember names for next time. */
export function rememberNames(names: readonly string[]): void {
  const all = new Set([...names, ...knownNames()]);
  put(NAMES, JSON.stringify([...all].slice(0, MOST_NAMES)));
}

const OPENED = "alhambra.evening-opened";

/** The id of the evening opened last; empty for none. */
export function opened(): string {
  return get(OPENED) ?? "";
}

/** Come back to this evening next time. */
export function open(id: string): void {
  put(OPENED, id);
}
