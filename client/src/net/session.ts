/** What this browser remembers: its token at the server, the name, and choices. No account. */

import { onDevice } from "../place";

/** What the browser would not store; kept until the page is left. */
const kept = new Map<string, string>();

/** Keys about the person and the tables, stored separately for this device and for the server. */
const APART = ["token", "key", "ended", "tables", "lots"];

/** The storage key of a name. */
function keyOf(name: string): string {
  return onDevice && APART.includes(name) ? `alhambra.device.${name}` : `alhambra.${name}`;
}

export function recall(name: string): string {
  const here = kept.get(name);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(keyOf(name)) ?? "";
  } catch {
    return "";
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value);
    kept.delete(name);
  } catch {
    kept.set(name, value);
  }
}

/** A guest, recognised by a token that the server has issued. */
export class Session {
  readonly #newToken: () => Promise<string>;
  #coming: Promise<string> | null = null;

  /** `newToken` asks the server for one. */
  constructor(newToken: () => Promise<string>) {
    this.#newToken = newToken;
  }

  /** This browser's token; requested from the server if there is none. */
  token(): Promise<string> {
    const known = recall("token");
    if (known) return Promise.resolve(known);
    this.#coming ??= this.#ask().finally(() => (this.#coming = null));
    return this.#coming;
  }

  /** Drop a token that the server does not know; `ended` if it was ended from elsewhere. */
  forget(token: string, ended = false): void {
    if (recall("token") !== token) return;
    remember("token", "");
    remember("key", "");
    if (ended) remember("ended", "yes");
  }

  /** Become the person with that token; `key` is the secret of that person's link. */
  become(token: string, key: string): void {
    remember("token", token);
    remember("key", key);
    remember("ended", "");
  }

  async #ask(): Promise<string> {
    const token = await this.#newToken();
    if (!recall("token")) remember("token", token); // another tab may have been faster
    return recall("token") || token;
  }
}
