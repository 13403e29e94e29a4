import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { keepRuntime } from "../src/installed/keep-runtime";
import { device } from "../src/net/device";

const HOME = "http://localhost:3000/runtime/";
const INDEX = `${HOME}index.json`;
const filesOf = (version: string) =>
  ["pyodide.js", "pyodide.asm.js", "wasm.bin", "library.bin", "packages.bin"].map(
    (name) => `${HOME}${version}/${name}`,
  );
const indexOf = (version: string) => JSON.stringify({ version, bytes: 1 });

/** Answers of the network by URL; anything else fails. */
let network: Map<string, () => Response>;
const kept = new Map<string, string>();

const fetched = async (asked: string | Request): Promise<Response> => {
  const url = new URL(typeof asked === "string" ? asked : asked.url, HOME).href;
  const answer = network.get(url);
  if (!answer) throw new TypeError("no network");
  return Promise.resolve(answer());
};

/** The part of a cache used here. */
const cache = {
  keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
  match: (asked: string | Request) => {
    const text = kept.get(typeof asked === "string" ? asked : asked.url);
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  },
  put: async (url: string, answer: Response) => void kept.set(url, await answer.text()),
  add: async (url: string) => {
    const answer = await fetched(url);
    if (!answer.ok) throw new TypeError("not ok");
    await cache.put(url, answer);
  },
  delete: (url: string) => Promise.resolve(kept.delete(url)),
};

function serve(version: string, files = filesOf(version)): void {
  network = new Map([[INDEX, () => new Response(indexOf(version))]]);
  for (const url of files) network.set(url, () => new Response(url));
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache), match: cache.match });
});
afterEach(() => vi.unstubAllGlobals());

describe("the files for playing offline", () => {
  beforeEach(async () => {
    serve("old");
    await keepRuntime();
  });

  it("are replaced when all of the new version is here", async () => {
    serve("new");
    expect(await keepRuntime()).toBe(true);
    expect([...kept.keys()].toSorted()).toEqual([INDEX, ...filesOf("new")].toSorted());
    expect(kept.get(INDEX)).toBe(indexOf("new"));
  });

  it("stay as long as the new version is not here", async () => {
    serve("new", filesOf("new").slice(0, 3));
    expect(await keepRuntime()).toBe(false);
    expect([...kept.keys()]).toEqual(expect.arrayContaining(filesOf("old")));
    expect(kept.get(INDEX)).toBe(indexOf("old"));
  });

  it("are the version that the index names, whatever the server has by then", async () => {
    serve("new");
    const answers = [indexOf("new"), indexOf("newer")];
    network.set(INDEX, () => new Response(answers.shift()));
    expect(await keepRuntime()).toBe(true);
    expect(kept.get(INDEX)).toBe(indexOf("new"));
  });
});

describe("the service worker", () => {
  type Asked = { request: Request; respondWith: (answer: Promise<Response>) => void };
  const listeners = new Map<string, (event: Asked) => void>();

  beforeEach(() => {
    const code = readFileSync(join(import.meta.dirname, "../scripts/service-worker.js"), "utf8");
    const self = {
      location: { href: "http://localhost:3000/sw.js" },
      addEventListener: (name: string, listener: (event: Asked) => void) =>
        listeners.set(name, listener),
    };
    // oxlint-disable-next-line typescript/no-implied-eval -- our own file
    new Function("self", "VERSION", "FILES", "WORDS", code)(self, "1", [], {});
    kept.set(INDEX, indexOf("kept"));
  });

  async function index(): Promise<string> {
    const answer = await new Promise<Response>((resolve) =>
      listeners.get("fetch")?.({
        request: new Request(INDEX),
        respondWith: (found) => resolve(found),
      }),
    );
    return answer.text();
  }

  it.each<[string, () => Response, string]>([
    ["the server's", () => new Response(indexOf("new")), indexOf("new")],
    ["the kept one after an error", () => new Response("{}", { status: 502 }), indexOf("kept")],
    ["the kept one in a hotel's network", () => new Response("<html>"), indexOf("kept")],
  ])("gives an index: %s", async (_, answer, expected) => {
    network = new Map([[INDEX, answer]]);
    expect(await index()).toBe(expected);
  });

  it("gives the kept index without a network, and the server's answer if none is kept", async () => {
    network = new Map();
    expect(await index()).toBe(indexOf("kept"));
    kept.clear();
    network = new Map([[INDEX, () => new Response("gone", { status: 404 })]]);
    expect(await index()).toBe("gone");
  });
});

describe("the server on this device", () => {
  it("is started again after it could not be", async () => {
    const ended = vi.fn();
    let starts = 0;
    /** Fails the first time, then answers everything. */
    class FakeWorker {
      onmessage: ((message: { data: unknown }) => void) | null = null;
      readonly #fails = starts++ === 0;
      terminate = ended;
      postMessage({ type, id }: { type: string; id?: number }): void {
        const answers =
          type !== "open"
            ? { type: "answer", id, status: 200, text: "{}" }
            : this.#fails
              ? { type: "failed", why: "no" }
              : { type: "ready" };
        queueMicrotask(() => this.onmessage?.({ data: answers }));
      }
    }
    vi.stubGlobal("Worker", FakeWorker);
    network = new Map();
    await expect(device.ask("/api/choices", {})).rejects.toThrow("cannot play");
    expect(device.state).toBe("missing");
    serve("new");
    await expect(device.ask("/api/choices", {})).rejects.toThrow("no");
    expect([device.state, ended.mock.calls.length]).toEqual(["failed", 1]);
    expect((await device.ask("/api/choices", {})).ok).toBe(true);
    expect([device.state, ended.mock.calls.length]).toEqual(["ready", 1]);
  });
});
