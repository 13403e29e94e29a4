import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { recall, remember } from "../src/net/session";
import { keepInStep, takeSettings } from "../src/state/in-step";
import { me } from "../src/state/me.svelte";
import { choose, prefs, recallPrefs } from "../src/state/prefs.svelte";
import { noteRead, unreadLines } from "../src/state/read-chat.svelte";

let server: Record<string, string>; // what all devices of one person share
let sent: Record<string, string>[];

/** What a browser remembers, so that one test can be several devices. */
const shelf = new Map<string, Record<string, string>>();
let device = "";

function use(other: string): void {
  shelf.set(device, { ...localStorage });
  localStorage.clear();
  for (const [name, value] of Object.entries(shelf.get(other) ?? {}))
    localStorage.setItem(name, value);
  device = other;
  recallPrefs();
  me.name = recall("name");
}

/** The same person, there for the first time. */
function open(other: string): void {
  use(other);
  remember("token", "t");
  remember("key", "k");
  takeSettings(server);
}

beforeEach(async () => {
  shelf.clear();
  localStorage.clear();
  [server, sent, device] = [{}, [], "laptop"];
  vi.stubGlobal(
    "fetch",
    vi.fn((_: string, { body }: RequestInit) => {
      if (typeof body === "string") {
        const { settings } = JSON.parse(body) as { settings: Record<string, string> };
        sent.push(settings);
        Object.assign(server, settings);
      }
      return Promise.resolve(Response.json({ settings: server }));
    }),
  );
  remember("token", "t");
  remember("key", "k");
  recallPrefs();
  me.name = "Ada";
  choose({ text: 130, theme: "dark" });
  await keepInStep();
});
afterEach(() => vi.unstubAllGlobals());

describe("settings of a person with several devices", () => {
  it("come along when the link is opened, but for what is the device's own", () => {
    open("phone");
    expect([me.name, prefs.text, prefs.theme]).toEqual(["Ada", 130, "auto"]);
  });

  it("travel later, and of each the last choice counts", async () => {
    open("phone");
    choose({ text: 115, coach: true });
    await keepInStep();
    use("laptop");
    choose({ confirm: true });
    expect(await keepInStep()).toBe(true);
    expect([prefs.text, prefs.coach, prefs.confirm]).toEqual([115, true, true]);
    choose({ text: 100 });
    await keepInStep();
    use("phone");
    await keepInStep();
    expect([prefs.text, prefs.coach, prefs.confirm]).toEqual([100, true, true]);
  });

  it("are sent once, and only those that have changed", async () => {
    await keepInStep();
    expect(sent).toHaveLength(1);
    choose({ speed: 2, volume: 100 });
    await keepInStep();
    expect(sent.slice(1)).toEqual([{ "pref-speed": "2" }]);
  });

  it("wait here while the server is away", async () => {
    choose({ speed: 2 });
    const away = vi.fn(() => Promise.reject(new TypeError("offline")));
    const there = globalThis.fetch;
    vi.stubGlobal("fetch", away);
    await expect(keepInStep()).rejects.toMatchObject({ slug: "offline" });
    vi.stubGlobal("fetch", there);
    await keepInStep();
    expect(server["pref-speed"]).toBe("2");
  });

  it("are read as an earlier version has kept them", () => {
    server = { name: "Eve", prefs: '{"text":115,"theme":"light","speed":9}' };
    open("phone");
    expect([me.name, prefs.text, prefs.theme, prefs.speed]).toEqual(["Eve", 115, "auto", 1]);
  });

  it.each(["{", "null", "[1]", '"x"'])("bear %s in any place", async (odd) => {
    remember("in-step", odd);
    server = { learn: odd, read: odd, "pref-text": odd, prefs: odd, name: odd };
    await keepInStep();
    expect(prefs.text).toBe(130);
  });

  it("are nobody's without a link", async () => {
    remember("key", "");
    expect(await keepInStep()).toBe(false);
    expect(sent).toHaveLength(1);
  });
});

describe("what only grows", () => {
  const said = [
    [1, 10],
    [1, 30],
  ] as const;

  it("is joined: chat that was read anywhere is read everywhere", async () => {
    open("phone");
    expect(unreadLines("t", said, [0])).toBe(2);
    use("laptop");
    noteRead("t", 10);
    await keepInStep();
    use("phone");
    noteRead("other", 5);
    await keepInStep();
    expect(unreadLines("t", said, [0])).toBe(1);
    use("laptop");
    await keepInStep();
    expect(JSON.parse(recall("read"))).toEqual({ t: 10, other: 5 });
  });

  it("is joined: lessons that were done anywhere are done", async () => {
    open("phone");
    remember("learn", '{"done":["two"],"tables":{"one":"a","three":"b"}}');
    use("laptop");
    remember("learn", '{"done":["one"],"tables":{}}');
    await keepInStep();
    use("phone");
    await keepInStep();
    expect(JSON.parse(recall("learn"))).toEqual({
      done: ["two", "one"],
      tables: { three: "b" },
    });
    expect(JSON.parse(server.learn ?? "")).toEqual(JSON.parse(recall("learn")));
  });
});
