import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { allow, call, hush, permission } from "../src/alerts";
import type { GameEvent, Update } from "../src/protocol";
import { play, type Sound, SOUNDS } from "../src/sound";
import { afterPaint } from "../src/state/after-paint.svelte";
import { choose } from "../src/state/prefs.svelte";
import { announce, announced } from "../src/state/screen-reader.svelte";
import type { TableState, Watcher } from "../src/state/table.svelte";
import {
  becomesMine,
  soundAndAlert,
  soundOf,
  wordsOf,
} from "../src/table/alerts-and-sounds.svelte";
import { learnChapter } from "../src/words/words.svelte";

const NAMES = ["Ada", "Ben"];

/** Ada looks; it is the turn of `actor`. */
function update(actor: number | null, events: unknown[] = [], more: Partial<Update> = {}): Update {
  return {
    game: { actor },
    table: { seats: [{ away: false }, { away: false }] },
    you: { seats: [0] },
    events: events as GameEvent[],
    notes: [],
    chat: [],
    whole: false,
    ...more,
  } as unknown as Update;
}
const TOOK = { is: "money-taken", seat: 1, cards: ["b4"], slots: [0] };
const BUILT = { is: "tile-placed", seat: 1, tile: "T9NE", cell: "1,0" };
const DREW = { is: "money-drawn", card: "g1", slot: 0 };

const painted = () => new Promise((done) => afterPaint(() => afterPaint(() => done(null))));

describe("what a table lets one hear", () => {
  it("is the weightiest thing that happened", () => {
    const heard = (events: unknown[], actor = 1, before = 1) =>
      soundOf(update(actor, events), update(before));
    expect(heard([TOOK])).toBe("take");
    expect(heard([TOOK, BUILT])).toBe("build");
    expect(heard([BUILT], 0)).toBe("turn");
    expect(heard([BUILT, { is: "round-scored" }], 0)).toBe("scoring");
    expect(heard([{ is: "round-scored" }, { is: "game-ended" }])).toBe("end");
    expect(heard([DREW])).toBeNull();
  });

  it("is not the running turn, which a whole view tells", () => {
    const view = update(1, [TOOK, BUILT], { whole: true });
    expect(soundOf(view, update(1))).toBeNull();
    expect(wordsOf(view, update(1), NAMES)).toBe("");
    expect(soundOf({ ...view, game: { actor: 0 } as never }, update(1))).toBe("turn");
  });

  it("knows when it becomes one's turn: not again in the turn, not while a bot stands in", () => {
    expect(becomesMine(update(0), update(1))).toBe(true);
    expect(becomesMine(update(0), update(0))).toBe(false);
    const away = update(0, [], { table: { seats: [{ away: true }, { away: false }] } } as never);
    expect(becomesMine(away, update(1))).toBe(false);
    const both = { you: { seats: [0, 1] } } as never;
    expect(becomesMine(update(1, [], both), update(0, [], both))).toBe(true);
  });

  it("says deeds, notes, refills, talk and turns", () => {
    const chat = [
      { seat: 1, at: 1, text: "Ha", quick: "" },
      { seat: 0, at: 2, text: "mine", quick: "" },
    ];
    const notes = [{ what: "came-back", seat: 1, text: "" }];
    expect(wordsOf(update(0, [TOOK, DREW], { chat, notes }), update(1), NAMES)).toBe(
      "Ben is back. Ben takes blue denar 4. New money: green dirham 1. Ben says: Ha Your turn",
    );
    const both = { you: { seats: [0, 1] } } as never;
    expect(wordsOf(update(1, [], both), update(0, [], both), NAMES)).toBe("Ben, it is your turn");
  });

  it("says once why a bot has played so, to those who want it", async () => {
    await learnChapter("study");
    const why = [
      { slug: "card", kind: null, tile: null, seat: null, before: null, after: 9, points: null },
    ];
    const words = () => wordsOf(update(1, [TOOK, DREW], { why }), update(1), NAMES);
    expect(words()).toBe(
      "Ben takes blue denar 4. A high card, worth 9. New money: green dirham 1.",
    );
    choose({ reasons: false });
    expect(words()).toBe("Ben takes blue denar 4. New money: green dirham 1.");
    choose({ reasons: true });
  });

  it("begins with one's turn for whoever is first to move", async () => {
    const table = { names: NAMES, refusal: null, update: update(0), watch: () => () => {} };
    const leave = $effect.root(() => soundAndAlert(table as unknown as TableState));
    flushSync();
    await vi.waitFor(() => expect(announced().text).toBe("Your turn"));
    leave();
  });

  it("says all of what is shown at once", async () => {
    let watcher: Watcher | null = null;
    const watch = (each: Watcher) => {
      watcher = each;
      return () => {};
    };
    const table = { names: NAMES, refusal: null, update: null, watch };
    const leave = $effect.root(() => soundAndAlert(table as unknown as TableState));
    flushSync();
    watcher!(update(1, [TOOK]), update(1)); // two held updates
    watcher!(update(0, [BUILT]), update(1));
    await vi.waitFor(() =>
      expect(announced().text).toMatch(/^Ben takes blue denar 4\. Ben .*tower.* Your turn$/),
    );
    await painted();
    announce("Later");
    expect(announced().text).toBe("Later");
    await painted();
    leave();
  });

  it("is heard as long as one is at the table", async () => {
    let watcher: Watcher | null = null;
    const table = {
      names: NAMES,
      refusal: null,
      update: null,
      watch: (each: Watcher) => {
        watcher = each;
        return () => (watcher = null);
      },
    } as unknown as TableState;
    const leave = $effect.root(() => soundAndAlert(table));
    flushSync();
    watcher!(update(1, [TOOK]), update(1));
    await vi.waitFor(() => expect(announced().text).toBe("Ben takes blue denar 4."));
    watcher!(update(0, [BUILT]), update(1));
    leave();
    expect(watcher).toBeNull();
    await painted();
    expect(announced().text).toBe("Ben takes blue denar 4.");
  });
});

describe("sounds", () => {
  const started = vi.fn();
  const param = {
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  };
  const node = () => ({
    connect: vi.fn(),
    gain: param,
    frequency: param,
    start: started,
    stop: vi.fn(),
  });

  beforeEach(() => {
    started.mockClear();
    vi.stubGlobal(
      "AudioContext",
      class {
        currentTime = 0;
        sampleRate = 8000;
        destination = {};
        createGain = node;
        createOscillator = node;
        createBufferSource = node;
        createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
        resume = () => Promise.resolve();
      },
    );
  });
  afterEach(() => choose({ sound: false }));

  it("are silent until somebody wants them", () => {
    play("turn");
    expect(started).not.toHaveBeenCalled();
    choose({ sound: true });
    play("turn");
    expect(started).toHaveBeenCalledTimes(SOUNDS.turn.length);
  });

  it("are six, short and not too loud", () => {
    choose({ sound: true });
    for (const [name, tones] of Object.entries(SOUNDS)) {
      play(name as Sound);
      expect(Math.max(...tones.map(({ at, lasts }) => at + lasts))).toBeLessThan(2.5);
      expect(tones.every(({ loud }) => loud <= 0.6)).toBe(true);
    }
    expect(Object.keys(SOUNDS)).toEqual(["turn", "take", "build", "refuse", "scoring", "end"]);
  });
});

describe("alerts", () => {
  const made: { title: string; close: () => void }[] = [];
  let hidden = true;

  class FakeNotification {
    static permission = "default";
    static requestPermission = vi.fn(() => {
      FakeNotification.permission = "granted";
      return Promise.resolve("granted");
    });
    close = vi.fn();
    constructor(readonly title: string) {
      made.push(this);
    }
  }

  beforeEach(() => {
    made.length = 0;
    hidden = true;
    localStorage.clear();
    FakeNotification.permission = "default";
    vi.stubGlobal("Notification", FakeNotification);
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
    vi.useFakeTimers();
    document.title = "The table";
  });
  afterEach(() => {
    hush();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("blink in the title until somebody looks", () => {
    call("Your turn", "");
    expect(document.title).toBe("● Your turn");
    vi.advanceTimersByTime(1200);
    expect(document.title).toBe("The table");
    hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(1200);
    expect(document.title).toBe("The table");
  });

  it("leave the page the title that it has given itself meanwhile", () => {
    call("Your turn", "");
    document.title = "Your turn · Alhambra"; // instead of “Ben is on turn”
    vi.advanceTimersByTime(1200);
    expect(document.title).toBe("● Your turn");
    hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(document.title).toBe("Your turn · Alhambra");
  });

  it("leave those alone who look", () => {
    hidden = false;
    call("Your turn", "");
    expect(document.title).toBe("The table");
    expect(made).toEqual([]);
  });

  it("notify only after a button was pressed, and not any more after it was pressed again", async () => {
    call("Your turn", "");
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
    expect(made).toEqual([]);
    expect(await allow(true)).toBe("on");
    call("Your turn", "");
    expect(made.map(({ title }) => title)).toEqual(["Your turn"]);
    hush();
    expect(made[0]?.close).toHaveBeenCalled();
    expect(await allow(false)).toBe("off");
    call("Your turn", "");
    expect(made).toHaveLength(1);
  });

  it("do without where the browser has none or was told no", async () => {
    FakeNotification.permission = "denied";
    expect(permission()).toBe("no");
    vi.stubGlobal("Notification", undefined);
    expect(permission()).toBe("no");
    expect(await allow(true)).toBe("no");
  });
});
