/**
 * The socket of a table. It reconnects by itself and then resends, in order and with the same `ref`,
 * every unanswered command; the server carries out nothing twice.
 */

import { onDevice } from "../place";
import type { Command, Done, FromSocket, Presence, Refused, ToSocket, Update } from "../protocol";
import { Refusal } from "./api";

/** The state of the connection. */
export interface Connection {
  state: "connecting" | "open" | "lost" | "gone" | "closed";
  /** Whether the browser reports that there is no network. */
  offline: boolean;
  /** The number of unanswered commands. */
  waiting: number;
}

/** A command before it has a `ref`. */
export type Asked = Command extends infer Each
  ? Each extends unknown
    ? Omit<Each, "ref">
    : never
  : never;

/** Receives what comes in. */
export interface Listener {
  update(update: Update): void;
  presence(presence: Presence): void;
  /** A refusal that answers no command. */
  refused(refusal: Refusal): void;
  connection(connection: Connection): void;
}

/** Our tokens at the server. */
export interface Tokens {
  token(): Promise<string>;
  forget(token: string, ended?: boolean): void;
}

export const PING = 15_000; // milliseconds between two pings
export const PROBE = 4_000; // milliseconds to answer, if the connection is in doubt
export const LONGEST_PAUSE = 5_000;
const FIRST_PAUSE = 400;
const PATIENCE = onDevice ? 120_000 : 10_000; // milliseconds from connecting to the first update
const NO_TABLE = 4404;

interface Waiting {
  message: Command;
  resolve: (done: Done) => void;
  reject: (refusal: Refusal) => void;
}

/** The part of a WebSocket used here, also implemented by the server on this device. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((end: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

async function wireTo(address: string): Promise<Wire> {
  if (onDevice) return (await import("./device")).device.connect(new URL(address).pathname);
  return new WebSocket(address) as Wire;
}

export class TableSocket {
  readonly #address: string;
  readonly #tokens: Tokens;
  readonly #listener: Listener;
  readonly #unanswered = new Map<string, Waiting>();
  readonly #watch = new AbortController();
  #socket: Wire | null = null;
  #state: Connection["state"] = "connecting";
  #token = "";
  #try = 0; // the number of the attempt, so that an older one gives up
  #failures = 0;
  #version = -1;
  #faced: number | null = null; // the seat facing a shared screen
  #unheard = false; // pinged, and nothing heard since
  #next: ReturnType<typeof setTimeout> | undefined; // the next attempt, or the timeout
  #probe: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  /** `address` is the URL of the table's socket, such as `ws://…/api/tables/ID/socket`. */
  constructor(address: string, tokens: Tokens, listener: Listener) {
    this.#address = address;
    this.#tokens = tokens;
    this.#listener = listener;
  }

  /** Connect, and stay connected until `close`. */
  open(): void {
    const { signal } = this.#watch;
    addEventListener("online", () => this.#doubt(), { signal });
    addEventListener("offline", () => this.#doubt(), { signal });
    document.addEventListener("visibilitychange", () => document.hidden || this.#doubt(), {
      signal,
    });
    this.#beat = setInterval(() => this.#check(), PING);
    void this.#connect();
  }

  /** Close for good. Unanswered commands are refused. */
  close(): void {
    this.#watch.abort();
    clearInterval(this.#beat);
    this.#drop();
    this.#become("closed");
    this.#refuseAll("closed");
  }

  /** The state of the connection. */
  get connection(): Connection {
    return {
      state: this.#state,
      offline: !onDevice && !navigator.onLine,
      waiting: this.#unanswered.size,
    };
  }

  /** Send a command, now or when the connection is back. Rejects with a `Refusal`. */
  ask(command: Asked): Promise<Done> {
    if (this.#state === "gone" || this.#state === "closed") {
      return Promise.reject(new Refusal({ slug: "no-such-table" }));
    }
    const ref = newRef();
    return new Promise((resolve, reject) => {
      const message: Command = { ...command, ref };
      this.#unanswered.set(ref, { message, resolve, reject });
      if (this.#state === "open") this.#send(message);
      this.#tell();
    });
  }

  /** At a shared screen: which seat's person is looking, or nobody. */
  face(seat: number | null): void {
    this.#faced = seat;
    if (this.#state === "open") this.#send({ type: "face", seat });
  }

  /** Ask for a whole update. */
  look(): void {
    if (this.#state === "open") this.#send({ type: "look" });
  }

  // The connection

  async #connect(): Promise<void> {
    this.#drop();
    this.#become("connecting");
    this.#next = setTimeout(() => this.#lost(), PATIENCE);
    const current = ++this.#try;
    const token = this.#tokens.token();
    token.catch(() => null); // handled below, unless another attempt has begun
    try {
      const socket = await wireTo(this.#address); // needs no token, so both load at the same time
      if (current !== this.#try) {
        socket.close();
        return;
      }
      let open = false;
      const join = () => open && this.#token && this.#send({ type: "join", token: this.#token });
      this.#token = "";
      this.#socket = socket;
      socket.onopen = () => {
        open = true;
        join();
      };
      socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ToSocket);
      socket.onclose = ({ code }) => this.#lost(code);
      const known = await token;
      if (current !== this.#try) return;
      this.#token = known;
      join();
    } catch {
      if (current === this.#try) this.#lost();
    }
  }

  /** Drop the socket and its timers. */
  #drop(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#probe);
    this.#try++;
    this.#unheard = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost(code = 0): void {
    this.#drop();
    if (code === NO_TABLE) {
      this.#watch.abort();
      clearInterval(this.#beat);
      this.#become("gone");
      this.#refuseAll("no-such-table");
      return;
    }
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures++);
    this.#become("lost");
    this.#next = setTimeout(() => void this.#connect(), pause * (0.5 + Math.random() / 2));
  }

  /** Check regularly whether the other side is still there. */
  #check(): void {
    if (this.#state !== "open") return;
    if (this.#unheard) this.#lost();
    else this.#ping();
  }

  /** The network or the screen went or came back: check at once. */
  #doubt(): void {
    this.#tell();
    if (this.#state === "lost") void this.#connect();
    if (this.#state !== "open") return;
    this.#ping();
    clearTimeout(this.#probe);
    this.#probe = setTimeout(() => this.#unheard && this.#lost(), PROBE);
  }

  #ping(): void {
    this.#unheard = true;
    this.#send({ type: "ping" });
  }

  #send(message: FromSocket): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #become(state: Connection["state"]): void {
    this.#state = state;
    this.#tell();
  }

  #tell(): void {
    this.#listener.connection(this.connection);
  }

  // What comes in

  #hear(message: ToSocket): void {
    this.#unheard = false;
    switch (message.type) {
      case "update":
        this.#updated(message);
        break;
      case "presence":
        this.#listener.presence(message);
        break;
      case "done":
        this.#answered(message.ref)?.resolve(message);
        break;
      case "refused":
        this.#refused(message);
    }
  }

  #updated(update: Update): void {
    const first = this.#state !== "open";
    if (
      !first &&
      (update.whole ? update.version < this.#version : update.version <= this.#version)
    ) {
      return; // outdated by a newer one
    }
    const missed = !update.whole && update.version !== this.#version + 1;
    this.#version = update.version;
    if (first) this.#joined(update);
    else this.#faced = update.you.facing;
    this.#listener.update(update);
    if (missed) this.look();
  }

  /** The server knows us: restore the facing seat and resend unanswered commands. */
  #joined({ you, game }: Update): void {
    clearTimeout(this.#next);
    this.#failures = 0;
    this.#become("open");
    if (this.#faced !== you.facing && this.#faced !== null && this.#faced === game?.actor) {
      this.#send({ type: "face", seat: this.#faced });
    }
    for (const { message } of this.#unanswered.values()) this.#send(message);
  }

  #refused(message: Refused): void {
    const refusal = new Refusal(message);
    if (message.slug === "stale") this.look();
    const asked = this.#answered(message.ref);
    if (asked) asked.reject(refusal);
    else if (this.#state === "open") this.#listener.refused(refusal);
    else if (message.slug === "token" || message.slug === "renewed")
      this.#tokens.forget(this.#token, message.slug === "renewed"); // the server closes next
  }

  #answered(ref: string): Waiting | undefined {
    const asked = this.#unanswered.get(ref);
    if (this.#unanswered.delete(ref)) this.#tell();
    return asked;
  }

  #refuseAll(slug: string): void {
    const all = [...this.#unanswered.values()];
    this.#unanswered.clear();
    for (const { reject } of all) reject(new Refusal({ slug }));
    if (all.length) this.#tell();
  }
}

/** A unique id; `randomUUID` is only available over https. */
function newRef(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (each) => each.toString(36)).join(
    "-",
  );
}
