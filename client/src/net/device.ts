/** The server on this device: the same code and the same requests as on the network. */

import type { FromWorker, ToWorker } from "../offline/worker";
import { root } from "../place";
import { Refusal } from "./api";
import type { Wire } from "./table-socket";

/** Loading, ready, not in this build, or broken. */
export type DeviceState = "coming" | "ready" | "missing" | "failed";

/** The files to download. */
export interface Runtime {
  version: string;
  /** The size of the download. */
  bytes: number;
}

/** The offline runtime of this server or site; null if it has none. */
export async function runtime(): Promise<Runtime | null> {
  const answer = await fetch(`${root}runtime/index.json`).catch(() => null);
  const found = (await answer?.json().catch(() => null)) as Runtime | null | undefined;
  return answer?.ok && found?.version ? found : null;
}

class Device {
  state: DeviceState = "coming";
  /** Whether games outlive this page. */
  kept = true;
  readonly #watchers = new Set<() => void>();
  readonly #asked = new Map<number, (answer: Response) => void>();
  readonly #lines = new Map<number, Wire>();
  #count = 0;
  #worker: Promise<Worker> | null = null;

  /** Call `watcher` now and on every change of state. Returns a function that ends it. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    watcher();
    return () => this.#watchers.delete(watcher);
  }

  /** Answers like `fetch`. */
  async ask(path: string, { method = "GET", headers, body }: RequestInit): Promise<Response> {
    const worker = await this.#open();
    const id = ++this.#count;
    const token = new Headers(headers).get("authorization") ?? "";
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      const text = typeof body === "string" ? body : "";
      say(worker, { type: "ask", id, method, path, token, body: text });
    });
  }

  /** Behaves like a WebSocket. */
  async connect(path: string): Promise<Wire> {
    const worker = await this.#open();
    const line = ++this.#count;
    const wire: Wire = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => say(worker, { type: "say", line, text }),
      close: () => {
        this.#lines.delete(line);
        say(worker, { type: "leave", line });
      },
    };
    this.#lines.set(line, wire);
    say(worker, { type: "connect", line, path });
    setTimeout(() => wire.onopen?.()); // after the caller has it
    return wire;
  }

  #open(): Promise<Worker> {
    this.#worker ??= this.#start().catch((error: unknown) => {
      this.#worker = null; // the next request tries again
      this.#become(this.state === "missing" ? "missing" : "failed");
      throw error;
    });
    return this.#worker;
  }

  async #start(): Promise<Worker> {
    this.#become("coming");
    const found = await runtime();
    if (!found) {
      this.#become("missing");
      throw new Refusal({ slug: "offline", text: "this build cannot play without a network" });
    }
    const worker = new Worker(new URL("../offline/worker.ts", import.meta.url), { type: "module" });
    const folder = new URL(`${root}runtime/${found.version}/`, location.href).href;
    await new Promise<void>((resolve, reject) => {
      worker.onerror = ({ message }) => reject(new Refusal({ slug: "offline", text: message }));
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "ready") resolve();
        else if (data.type === "failed") reject(new Refusal({ slug: "offline", text: data.why }));
        else this.#hear(data);
      };
      say(worker, { type: "open", runtime: folder });
    }).catch((error: unknown) => {
      worker.terminate();
      throw error;
    });
    this.#become("ready");
    return worker;
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case "unkept":
        this.kept = false;
        this.#become(this.state);
        break;
      case "answer":
        this.#asked.get(message.id)?.(new Response(message.text, { status: message.status }));
        this.#asked.delete(message.id);
        break;
      case "heard":
        this.#lines.get(message.line)?.onmessage?.({ data: message.text });
        break;
      case "closed":
        this.#lines.get(message.line)?.onclose?.({ code: message.code });
        this.#lines.delete(message.line);
    }
  }

  #become(state: DeviceState): void {
    this.state = state;
    for (const watcher of this.#watchers) watcher();
  }
}

function say(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}

/** The only instance: a page has one server. */
export const device = new Device();
