/** What this browser remembers: who it is to the server, the name, and choices. No account. */

import { onDevice } from "../place";

/** Kept for next time; where the browser may keep nothing, until the page is left. */
const kept = new Map<string, string>();

/** What is about tables: those of this device are not those of the server. */
const APART = ["token", "tables", "lots"];

/** Where the browser keeps something. */
function keyOf(name: string): string {
  return onDevice && APART.includes(name) ? `alhambra.device.${name}` : `alhambra.${name}`;
}

export function recall(name: string): string {
  try {
    return localStorage.getItem(keyOf(name)) ?? "";
  } catch {
    return kept.get(name) ?? "";
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value);
  } catch {
    kept.set(name, value);
  }
}

/** A guest whose token the server gives and knows again. */
export class Session {
  readonly #newToken: () => Promise<string>;
  #coming: Promise<string> | null = null;

  /** `newToken` asks the server for one. */
  constructor(newToken: () => Promise<string>) {
    this.#newToken = newToken;
  }

  /** The token that stands for this browser at every table; asked for when there is none. */
  token(): Promise<string> {
    const known = recall("token");
    if (known) return Promise.resolve(known);
    this.#coming ??= this.#ask().finally(() => (this.#coming = null));
    return this.#coming;
  }

  /** The server does not know the token: the next one is new. It may have `ended` elsewhere. */
  forget(token: string, ended = false): void {
    if (recall("token") !== token) return;
    remember("token", "");
    remember("key", "");
    if (ended) remember("ended", "yes");
  }

  /** From now on this browser is who has that token; `key` is the secret of that person's link. */
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
