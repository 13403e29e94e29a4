import { cleanup, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Scores } from "../src/protocol";
import {
  contendersOf,
  type Entry,
  entryOf,
  type Evening,
  mostOf,
  mostWall,
  newEvening,
  sheetsOf,
  tilesLeft,
  totalsOf,
  undone,
  winnersOf,
  withEntry,
  withNextScoring,
} from "../src/scorer/evening";
import { evenings, forget, keep, knownNames, recalled, rememberNames } from "../src/scorer/keeping";
import { Room } from "../src/scorer/room.svelte";
import { Scorekeeper } from "../src/scorer/scorekeeper.svelte";
import Scorer from "../src/scorer/Scorer.svelte";
import { learnChapter } from "../src/words/words.svelte";

const NAMES = ["Ada", "Ben", "Cem"];

function counted(wall: number, ...counts: number[]): Entry {
  return { counts: [...counts, 0, 0, 0, 0, 0, 0].slice(0, 6), wall, palace: null };
}

beforeEach(() => {
  localStorage.clear();
});

describe("an evening", () => {
  it("has a place for Dirk where two play", () => {
    expect(contendersOf({ names: ["Ada", "Ben"] })).toBe(3);
    expect(contendersOf({ names: NAMES })).toBe(3);
    expect(newEvening(["Ada", "Ben"], "standard").scorings).toHaveLength(1);
  });

  it("adds up its scorings, each from what everybody had", () => {
    let evening = withEntry(newEvening(NAMES, "standard"), 0, 0, counted(3, 0, 0, 0, 0, 0, 1));
    expect(totalsOf(evening)).toEqual([9, 0, 0]);
    expect(winnersOf(evening)).toEqual([]);
    evening = withNextScoring(withNextScoring(evening));
    expect(totalsOf(evening)).toEqual([9 + 16 + 24, 0, 0]);
    expect(sheetsOf(evening).map(({ before }) => before[0])).toEqual([0, 9, 25]);
    expect(winnersOf(evening)).toEqual([0]);
  });

  it("never has more than the box", () => {
    const entries = [counted(0, 4), counted(0, 2), counted(0)];
    expect(mostOf(entries, 2, 0)).toBe(1);
    expect(mostOf(entries, 0, 0)).toBe(5);
    expect(mostWall(entries[0] as Entry)).toBe(12);
    const built = entryOf({ "1,0": "P8", "0,1": "P2NEW" });
    expect(built).toMatchObject({ counts: [2, 0, 0, 0, 0, 0], wall: 3 });
    expect(tilesLeft([built], 0)).toEqual(["P3SW", "P4ES", "P5NW", "P6N", "P7E"]);
  });

  it("is undone without what others have done meanwhile", () => {
    const before = newEvening(NAMES, "standard");
    const after = withEntry(before, 0, 0, counted(1, 1));
    const now = withEntry(after, 0, 1, counted(2, 2));
    const back = undone(now, before, after);
    expect(back.scorings[0]?.map(({ wall }) => wall)).toEqual([0, 2, 0]);
    const begun = withNextScoring(now);
    expect(undone(begun, now, begun).scorings).toHaveLength(1);
  });
});

describe("what a device keeps", () => {
  it("is every evening, the newest first", () => {
    const [first, second] = [1, 2].map((began) => ({ ...newEvening(NAMES, "standard"), began }));
    expect([keep(first as Evening), keep(second as Evening)]).toEqual([true, true]);
    expect(evenings()).toEqual([second, first]);
    forget(second?.id ?? "");
    expect(evenings()).toEqual([first]);
  });

  it("is not spoiled by what somebody else has written there", () => {
    localStorage.setItem("alhambra.evening.x", "{");
    localStorage.setItem("alhambra.evening.y", '{"id":"y"}');
    localStorage.setItem("alhambra.evening-names", '{"a":1}');
    expect(evenings()).toEqual([]);
    expect(knownNames()).toEqual([]);
  });

  it("can be from before it was known what is unsent", () => {
    const { unsent: _, ...old } = { ...newEvening(NAMES, "standard"), room: { id: "r", key: "k" } };
    localStorage.setItem(`alhambra.evening.${old.id}`, JSON.stringify(old));
    expect(recalled(old.id)).toEqual({ ...old, unsent: [] });
  });

  it("has the names, the latest first and each once", () => {
    rememberNames(["Ada", "Ben"]);
    rememberNames(["Cem", "Ada"]);
    expect(knownNames()).toEqual(["Cem", "Ada", "Ben"]);
  });

  it("is kept until the page is left where the browser keeps nothing", () => {
    const setItem = () => {
      throw new DOMException("", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { setItem, getItem: () => null });
    const keeper = new Scorekeeper(newEvening(NAMES, "standard"));
    expect(keeper.kept).toBe(false);
    keeper.enter(0, 0, counted(0, 2));
    expect(recalled(keeper.evening.id)?.scorings[0]?.[0]?.counts[0]).toBe(2);
    vi.unstubAllGlobals();
  });
});

describe("a scorekeeper", () => {
  it("takes back step by step", () => {
    const keeper = new Scorekeeper(newEvening(NAMES, "standard"));
    expect(keeper.canUndo).toBe(false);
    keeper.enter(0, 0, counted(0, 1));
    keeper.enter(0, 0, counted(0, 2));
    keeper.beginNext();
    keeper.undo();
    keeper.undo();
    expect(keeper.evening.scorings.map((each) => each[0]?.counts[0])).toEqual([1]);
    keeper.undo();
    expect(keeper.canUndo).toBe(false);
  });
});

describe("a shared sheet", () => {
  const server = { version: 1, scorings: [] as Entry[][], down: false, locked: false };

  function answer(): Response {
    const { version, scorings } = server;
    const found = { id: "r", created: 1, names: NAMES, edition: "standard", version, scorings };
    return Response.json(found satisfies Omit<Scores, "scorings"> & { scorings: Entry[][] });
  }

  function shared(key = "k"): { keeper: Scorekeeper; room: Room } {
    const keeper = new Scorekeeper({
      ...newEvening(NAMES, "standard"),
      room: { id: "r", key },
    });
    const room = new Room(keeper, { id: "r", key });
    keeper.room = room;
    return { keeper, room };
  }

  beforeEach(() => {
    localStorage.setItem("alhambra.token", "t");
    server.version = 1;
    server.scorings = [NAMES.map(() => counted(0))];
    server.down = false;
    server.locked = false;
    vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
      if (server.down) return Promise.reject(new TypeError("no network"));
      if (typeof init.body === "string") {
        if (server.locked)
          return Promise.resolve(Response.json({ slug: "scores-key" }, { status: 403 }));
        const { scoring, contender, entry } = JSON.parse(init.body) as {
          scoring: number;
          contender: number;
          entry: Entry;
        };
        server.scorings[scoring] ??= [...(server.scorings.at(-1) ?? [])];
        server.scorings[scoring][contender] = entry;
        server.version += 1;
      }
      return Promise.resolve(answer());
    });
    return () => {
      cleanup();
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it("is told what changes here, and only that", async () => {
    const { keeper } = shared();
    keeper.enter(0, 1, counted(2, 1));
    await vi.waitFor(() => expect(server.scorings[0]?.[1]).toEqual(counted(2, 1)));
    expect(server.version).toBe(2);
    keeper.beginNext();
    await vi.waitFor(() => expect(server.scorings).toHaveLength(2));
    expect(server.version).toBe(3);
  });

  it("shows what others fill in, and keeps what could not be sent", async () => {
    const { keeper, room } = shared();
    server.scorings[0]?.splice(2, 1, counted(7, 3));
    server.version = 5;
    server.down = true;
    keeper.enter(0, 0, counted(1, 1));
    await vi.waitFor(() => expect(room.refusal?.slug).toBe("offline"));
    server.down = false;
    void room.open();
    await vi.waitFor(() => expect(server.scorings[0]?.[0]).toEqual(counted(1, 1)));
    await vi.waitFor(() => expect(keeper.evening.scorings[0]?.[2]).toEqual(counted(7, 3)));
    expect(room.refusal).toBeNull();
    room.close();
  });

  it("is sent later what could not be sent before the page was left", async () => {
    const { keeper, room } = shared();
    server.down = true;
    keeper.enter(0, 0, counted(3, 1));
    keeper.beginNext();
    await vi.waitFor(() => expect(room.refusal?.slug).toBe("offline"));
    room.close();
    server.down = false;
    server.scorings[0]?.splice(2, 1, counted(7, 3));
    server.version = 5;
    const again = new Scorekeeper(recalled(keeper.evening.id)!);
    again.room = new Room(again, again.evening.room!);
    void again.room.open();
    await vi.waitFor(() => expect(server.scorings).toHaveLength(2));
    expect(server.scorings[0]).toEqual([counted(3, 1), counted(0), counted(7, 3)]);
    await vi.waitFor(() => expect(recalled(again.evening.id)?.unsent).toEqual([]));
    again.room.close();
    expect(again.evening.scorings[0]).toEqual(server.scorings[0]);
  });

  it("shows what others fill in although it refuses what is filled in here", async () => {
    const { keeper, room } = shared();
    server.scorings[0]?.splice(2, 1, counted(7, 3));
    server.version = 5;
    server.locked = true;
    keeper.enter(0, 0, counted(1, 1));
    await vi.waitFor(() => expect(room.refusal?.slug).toBe("scores-key"));
    void room.open();
    await vi.waitFor(() => expect(keeper.evening.scorings[0]?.[2]).toEqual(counted(7, 3)));
    room.close();
    expect(keeper.evening.scorings[0]?.[0]).toEqual(counted(1, 1));
    expect(room.refusal?.slug).toBe("scores-key");
  });

  it("that is known is shown by its link without the server, and sent what it lacks", async () => {
    await learnChapter("scorer");
    vi.useFakeTimers();
    keep({
      ...withEntry(newEvening(NAMES, "standard"), 0, 0, counted(3, 1)),
      id: "r",
      room: { id: "r", key: "k" },
      unsent: [{ scoring: 0, contender: 0 }],
    });
    server.down = true;
    render(Scorer, { sheet: false, room: "r" });
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.getAllByText("Ada").length).toBeGreaterThan(0);
    server.down = false;
    await vi.advanceTimersByTimeAsync(6000);
    expect(server.scorings[0]?.[0]).toEqual(counted(3, 1));
    expect(recalled("r")).toMatchObject({ scorings: server.scorings, unsent: [] });
  });

  it("is only looked at without its key", () => {
    const { keeper } = shared("");
    keeper.enter(0, 0, counted(1, 1));
    expect(server.version).toBe(1);
  });
});
