import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { DISPLAY, MARKET, PLAYERS } from "../src/gallery/sample";
import type { GameEvent, GameOut, Replay as Film } from "../src/protocol";
import { pressed, Reel } from "../src/replay/reel.svelte";
import Replay from "../src/replay/Replay.svelte";
import { announced } from "../src/state/screen-reader.svelte";

const game = (actions: number, more: Partial<GameOut> = {}): GameOut => ({
  actions,
  steps: [],
  complete: false,
  phase: "act",
  actor: actions % 2,
  mayStop: false,
  market: MARKET,
  display: DISPLAY,
  pending: [],
  players: PLAYERS.slice(0, 2).map((each) => ({ ...each, hand: ["b4", "g1"] })),
  dirk: ["T13E"],
  dirkScore: 3,
  deckLeft: 50,
  discardLeft: 0,
  bagLeft: 30,
  scorings: 0,
  starter: 0,
  aids: {
    bag: ["P8"],
    unseen: Array<number>(36).fill(1),
    forecast: [5, 3],
    untilScoring: [12, 24],
  },
  winners: [],
  ...more,
});
const turn = (seat: number): GameEvent => ({ is: "turn-began", seat });
const took = (seat: number, card: string): GameEvent => ({
  is: "money-taken",
  seat,
  cards: [card],
  slots: [0],
});

const FILM: Film = {
  version: 7,
  names: ["Ada", "Ben"],
  bots: [null, null],
  edition: "standard",
  rules: {},
  frames: [
    {
      seat: null,
      action: null,
      events: [turn(0)],
      game: game(0),
      bot: false,
      hint: false,
      why: [],
    },
    {
      seat: 0,
      action: "take b1",
      events: [took(0, "b1"), turn(1)],
      game: game(1),
      bot: false,
      hint: false,
      why: [],
    },
    {
      seat: 1,
      action: "stop",
      events: [{ is: "stopped", seat: 1 }],
      game: game(2),
      bot: false,
      hint: false,
      why: [],
    },
    {
      seat: 1,
      action: "take g4",
      events: [took(1, "g4"), turn(0)],
      game: game(3),
      bot: false,
      hint: false,
      why: [],
    },
    {
      seat: 0,
      action: "take y3",
      events: [took(0, "y3")],
      game: game(4, { phase: "over", actor: null, winners: [0] }),
      bot: false,
      hint: false,
      why: [],
    },
  ],
};

vi.setConfig({ testTimeout: 30_000 }); // many pieces, and machines may be busy

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// Roles take long to find on a screen with so many pieces.
const find = <E extends Element = HTMLElement>(selector: string): E | null =>
  document.querySelector<E>(selector);
const slider = () => find<HTMLInputElement>("input[type=range]");
const palace = () => find(".palace")?.getAttribute("aria-label");
const labelled = (label: string) => find(`[aria-label="${label}"]`)!;

describe("a reel", () => {
  it("goes by steps and by turns, and no further than there is", () => {
    const reel = new Reel(FILM);
    const walk = (key: string) => {
      pressed(reel, key);
      return reel.at;
    };
    expect(
      [
        "ArrowLeft",
        "ArrowRight",
        "PageDown",
        "PageDown",
        "PageUp",
        "End",
        "ArrowRight",
        "Home",
      ].map(walk),
    ).toEqual([0, 1, 3, 4, 3, 4, 4, 0]);
    expect(pressed(reel, "x")).toBe(false);
  });

  it("begins where it is told", () => {
    expect(new Reel(FILM, 3).at).toBe(3);
    expect(new Reel(FILM, 99).at).toBe(4);
  });

  it("plays to the end, and from the beginning after that", () => {
    const reel = new Reel(FILM, 3);
    pressed(reel, " ");
    expect(reel.playing).toBe(true);
    reel.advance();
    expect([reel.at, reel.playing]).toEqual([4, false]);
    reel.toggle();
    expect([reel.at, reel.playing]).toEqual([0, true]);
    reel.step(1);
    expect(reel.playing).toBe(false);
  });

  it("can become longer while the game goes on", () => {
    const reel = new Reel({ ...FILM, frames: FILM.frames.slice(0, 2) }, 1);
    expect([reel.over, reel.last]).toEqual([false, 1]);
    reel.extend(FILM);
    expect([reel.over, reel.last, reel.at]).toEqual([true, 4, 1]);
  });

  it("can become shorter when a turn is taken back", () => {
    const reel = new Reel({ ...FILM, frames: FILM.frames.slice(0, 4) }, 3);
    reel.extend({ ...FILM, frames: FILM.frames.slice(0, 2) });
    expect([reel.at, reel.frame]).toEqual([1, FILM.frames[1]]);
  });
});

describe("the replay of a table", () => {
  const fetched = vi.fn();

  beforeEach(() => {
    localStorage.setItem("alhambra.token", "x");
    fetched.mockReset().mockResolvedValue(Response.json(FILM));
    vi.stubGlobal("fetch", fetched);
  });
  afterEach(() => vi.unstubAllGlobals());

  async function open(props = {}) {
    render(Replay, { table: "abc", at: 1, seat: null, ...props });
    await waitFor(() => expect(slider()).toBeTruthy());
  }

  it("shows the game at a moment, and leads to others by keys and by lines of the log", async () => {
    await open();
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/tables/abc/replay");
    expect(slider()?.getAttribute("aria-valuetext")).toBe("1 of 4: Ada takes blue denar 1.");
    expect(palace()).toBe("Palace of Ada");
    await fireEvent.keyDown(document.body, { key: "PageDown" });
    expect(slider()?.value).toBe("3");
    expect(announced().text).toBe("Ben takes green dirham 4.");
    expect(palace()).toBe("Palace of Ben");
    await fireEvent.click(find('.lines [data-frame="1"]')!);
    expect(slider()?.value).toBe("1");
  });

  it("goes on from where one is, not from the moment in the address", async () => {
    const begun = { ...FILM, frames: FILM.frames.slice(0, 3) };
    const asked: ((news: Response) => void)[] = [];
    fetched.mockImplementation((path: string) =>
      path.includes("after=")
        ? new Promise<Response>((resolve) => asked.push(resolve))
        : Promise.resolve(Response.json(begun)),
    );
    await open();
    await fireEvent.keyDown(document.body, { key: "End" });
    await waitFor(() => expect(asked).toHaveLength(1));
    fetched.mockResolvedValue(Response.json(FILM));
    asked[0]?.(Response.json({ version: 8, game: game(4) }));
    await waitFor(() => expect(slider()?.max).toBe("4"));
    await tick();
    expect(slider()?.value).toBe("4");
  });

  it("leaves keys to what has the focus", async () => {
    await open();
    await fireEvent.keyDown(find("select")!, { key: "ArrowRight" });
    await fireEvent.keyDown(labelled("Play"), { key: " " });
    await fireEvent.keyDown(document.body, { key: "ArrowRight", altKey: true });
    expect(slider()?.value).toBe("1");
    expect(labelled("Play")).toBeTruthy();
  });

  it("shows any seat, with its hand where hands are shown", async () => {
    await open({ seat: 1 });
    expect(screen.getByText("Hand of Ben")).toBeTruthy();
    await fireEvent.click(labelled("Look at the palace of Ada"));
    expect(screen.getByText("Hand of Ada")).toBeTruthy();
    expect(find(`[data-place="hand"] [data-card="b4"]`)).toBeTruthy();
  });

  it("shows backs of hidden hands", async () => {
    const players = PLAYERS.slice(0, 2);
    const frames = FILM.frames.map((frame) => ({ ...frame, game: { ...frame.game!, players } }));
    fetched.mockResolvedValue(Response.json({ ...FILM, frames }));
    await open();
    expect(screen.getByText("7 cards, hidden")).toBeTruthy();
  });

  it("keeps the moment in the address, and offers record and table", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open({ at: 2, seat: 1 });
    await vi.advanceTimersByTimeAsync(300);
    expect(location.pathname + location.search).toBe("/replay/abc?at=2&seat=1");
    expect(find("a[download]")?.getAttribute("href")).toBe("/api/tables/abc/record");
    expect(find('a[href="/t/abc"]')?.textContent).toContain("To the table");
  });

  it("plays by itself", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open({ at: 3 });
    await fireEvent.click(labelled("Play"));
    expect(labelled("Pause")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(2000);
    expect(slider()?.value).toBe("4");
    expect(labelled("Play")).toBeTruthy();
  });

  it("says why there is none", async () => {
    const refused = { slug: "no-such-table", text: "no", rule: null, details: {} };
    fetched.mockResolvedValue(Response.json(refused, { status: 404 }));
    render(Replay, { table: "abc", at: null, seat: null });
    expect(await screen.findByText("There is no such table. It may have expired.")).toBeTruthy();
  });
});

describe("the replay of a file", () => {
  beforeEach(() => localStorage.setItem("alhambra.token", "x"));
  afterEach(() => vi.unstubAllGlobals());

  const choose = (text: string) => {
    const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
    const files = [new File([text], "game.json", { type: "application/json" })];
    return fireEvent.change(input, { target: { files } });
  };

  it("is played by the server, and has no link", async () => {
    const fetched = vi.fn().mockResolvedValue(Response.json(FILM));
    vi.stubGlobal("fetch", fetched);
    render(Replay, { table: null, at: null, seat: null });
    await choose('{"format": 1}');
    await waitFor(() => expect(slider()).toBeTruthy());
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/replay");
    expect(fetched.mock.calls[0]?.[1].body).toBe('{"format":1}');
    expect(screen.queryByText("Link to this moment")).toBeNull();
    await fireEvent.click(screen.getByText("Another file"));
    expect(screen.getByText("Open a file")).toBeTruthy();
  });

  it("may be no record at all", async () => {
    render(Replay, { table: null, at: null, seat: null });
    await choose("not JSON");
    await waitFor(() =>
      expect(find("[role=alert]")?.textContent).toContain("This file is not a saved game."),
    );
  });
});
