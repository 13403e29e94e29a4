import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { DISPLAY, MARKET, PLAYERS, SEATS } from "../src/gallery/sample";
import type { GameOut, Update } from "../src/protocol";
import { afterPaint } from "../src/state/after-paint.svelte";
import { Playing } from "../src/state/playing/playing.svelte";
import { announced } from "../src/state/screen-reader.svelte";
import { TableState, type Watcher } from "../src/state/table.svelte";
import LiveTray from "../src/table/live/LiveTray.svelte";
import TakeBackNotice from "../src/table/notices/TakeBackNotice.svelte";
import TableScorings from "../src/table/TableScorings.svelte";
import TableScreen from "../src/table/TableScreen.svelte";
import TurnButtons from "../src/table/turn/TurnButtons.svelte";
import WaitingRoom from "../src/table/waiting/WaitingRoom.svelte";
import { seatNames } from "../src/words/seats";

const NO_RANK = { count: 0, place: 0, tied: 0, total: 0, share: 0 };

/** A table of two, with somebody before the screen, and a tile that Ada has bought. */
function tableOf(seats: number[], facing: number | null): TableState {
  const table = new TableState("x", seatNames);
  const setup = { players: 2, edition: "standard", rules: {}, clock: null };
  const game: GameOut = {
    actions: 0,
    steps: ["buy P8 y8"],
    complete: false,
    phase: "put",
    actor: 0,
    mayStop: false,
    market: MARKET,
    display: DISPLAY,
    pending: ["P8"],
    players: PLAYERS.slice(0, 2),
    dirk: null,
    dirkScore: 0,
    deckLeft: 90,
    discardLeft: 0,
    bagLeft: 50,
    scorings: 0,
    starter: 0,
    aids: null,
    winners: [],
  };
  table.update = {
    type: "update",
    version: 1,
    now: 0,
    whole: true,
    game,
    events: [],
    notes: [],
    chat: [],
    table: { id: "x", seats: SEATS.slice(0, 2), setup },
    you: { seats, host: true, facing, hand: null, legal: [] },
  } as unknown as Update;
  return table;
}

/** Screens: one that is wide enough for everything at once, and that of a phone. */
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const { happyDOM } = window as unknown as {
  happyDOM: { setViewport: (size: typeof DESK) => void };
};

beforeEach(() => {
  happyDOM.setViewport(DESK);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody answers")));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a shared screen", () => {
  const covered = () => document.querySelector("main > div")?.hasAttribute("inert");

  it("lets nobody through until the next one says so", async () => {
    const table = tableOf([0, 1], null);
    render(TableScreen, { table });
    const button = screen.getByRole("button", { name: "I am Ada" });
    expect([document.activeElement, covered()]).toEqual([button, true]);
    table.update = { ...table.update!, you: { ...table.you!, facing: 0 } };
    await tick();
    expect(covered()).toBe(false);
  });
});

describe("a tray", () => {
  const shown = (table: TableState, looking: number | null = null) => {
    const playing = new Playing(table);
    playing.looking = looking;
    const { container } = render(LiveTray, { playing });
    return container.querySelector("[data-place='tray-0'] [data-tile='P8']") !== null;
  };

  it("is one's own, or that of whose palace is shown", () => {
    expect(shown(tableOf([0], 0))).toBe(true);
    expect(shown(tableOf([1], 1))).toBe(false);
    expect(shown(tableOf([1], 1), 0)).toBe(true);
    expect(shown(tableOf([], null))).toBe(true);
  });
});

describe("the waiting room", () => {
  it("speaks of free seats only if there are some", async () => {
    const table = tableOf([0], 0);
    render(WaitingRoom, { table });
    expect(screen.getByText("All seats are taken. Start when you are ready.")).toBeTruthy();
    const [ada, ben] = table.seats;
    const seats = [ada!, { ...ben!, kind: "free" as const }];
    table.update = { ...table.update!, table: { ...table.table!, seats } };
    await tick();
    expect(screen.getByText(/fill the free seats/)).toBeTruthy();
  });

  /** A host without a seat before two seats, so many of them free; commands wait for an answer. */
  function opened(free: number) {
    const table = tableOf([], null);
    const seats = table.seats.map((each, seat) =>
      seat < 2 - free ? each : { ...each, kind: "free" as const },
    );
    table.update = { ...table.update!, table: { ...table.table!, seats } };
    const answers: (() => void)[] = [];
    const ask = vi
      .spyOn(table, "ask")
      .mockImplementation(() => new Promise((done) => answers.push(() => done(null))));
    render(WaitingRoom, { table });
    return { ask, answer: () => answers.shift()?.() };
  }
  const twice = async (name: string) => {
    const button = await screen.findByRole("button", { name });
    await fireEvent.click(button);
    await fireEvent.click(button);
    return button;
  };

  it("starts once by a double click, and keeps the focus", async () => {
    const { ask, answer } = opened(0);
    const button = await twice("Start the game");
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "start" });
    const disabled = () => ["aria-disabled", "disabled"].map((each) => button.getAttribute(each));
    expect(disabled()).toEqual(["true", null]);
    answer();
    await vi.waitFor(() => expect(disabled()).toEqual(["false", null]));
    await fireEvent.click(button);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("gives one seat by a double click", async () => {
    const { ask } = opened(1);
    await twice("Sit down here, seat 2");
    expect(ask).toHaveBeenCalledOnce();
  });

  it("fills each seat once by a double click", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ bots: ["mason"], quick: [] })));
    const { ask, answer } = opened(2);
    await twice("Fill up with bots");
    for (const count of [1, 2]) {
      await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(count));
      answer();
    }
    await tick();
    expect(ask.mock.calls.map(([command]) => "seat" in command && command.seat)).toEqual([0, 1]);
  });
});

describe("the host's title", () => {
  it("says how many seats are taken", async () => {
    const table = tableOf([0], 0);
    render(WaitingRoom, { table });
    await tick();
    expect(document.title).toContain("2 of 2 seats taken");
    const [ada, ben] = table.seats;
    const seats = [ada!, { ...ben!, kind: "free" as const }];
    table.update = { ...table.update!, table: { ...table.table!, seats } };
    await tick();
    expect(document.title).toContain("1 of 2 seats taken");
  });
});

describe("taking back", () => {
  /** Ada's turn, in which nothing is done yet, against a bot or a person. */
  function fresh(kind: "bot" | "person"): TableState {
    const table = tableOf([0], 0);
    const [ada, ben] = table.seats;
    const seats = [ada!, { ...ben!, kind, bot: kind === "bot" ? "mason" : null, name: "Ben" }];
    table.update = {
      ...table.update!,
      game: { ...table.game!, steps: [], phase: "act", pending: [] },
      table: { ...table.table!, seats },
      you: { ...table.you!, hand: [], legal: ["take b1"], mayPropose: [0] },
    };
    return table;
  }
  const offer = (kind: "bot" | "person") => {
    render(TurnButtons, { playing: new Playing(fresh(kind)) });
    return screen.getByRole("button", { name: /last turn/ }).textContent?.trim();
  };

  it("is offered in one's next turn, too, and says whom one asks", () => {
    expect(offer("bot")).toBe("Take back my last turn");
    cleanup();
    expect(offer("person")).toBe("Ask Ben to let me take back my last turn");
  });

  it("takes a double click for one", async () => {
    const table = fresh("bot");
    const ask = vi.spyOn(table, "ask").mockResolvedValue(null);
    render(TurnButtons, { playing: new Playing(table) });
    const button = screen.getByRole("button", { name: /last turn/ });
    vi.spyOn(performance, "now").mockReturnValue(1000);
    await fireEvent.click(button);
    await fireEvent.click(button);
    expect(ask.mock.calls).toEqual([[{ type: "propose", seat: 0 }]]);
  });

  it("that is refused is said over the palace", async () => {
    const table = fresh("person");
    let watcher: Watcher | null = null;
    vi.spyOn(table, "watch").mockImplementation((each) => {
      watcher = each;
      return () => {};
    });
    render(TakeBackNotice, { playing: new Playing(table) });
    await tick();
    const proposal = { seat: 0, asked: [1], agreed: [] };
    const before = { ...table.update!, table: { ...table.table!, proposal } };
    const notes = [{ what: "declined", seat: 1, text: "" }];
    watcher!({ ...table.update!, whole: false, notes }, before);
    await tick();
    expect(screen.getByRole("group", { name: /^Ben does not agree/ })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("group")).toBeNull();
  });
});

describe("a scoring", () => {
  it("is told before what bots do meanwhile", async () => {
    const table = tableOf([0, 1], 0); // nobody else but bots
    let watcher: Watcher | null = null;
    const release = vi.fn();
    const hold = vi.spyOn(table, "hold").mockReturnValue(release);
    vi.spyOn(table, "watch").mockImplementation((each) => {
      watcher = each;
      return () => {};
    });
    const ranks = Array.from({ length: 6 }, () => [NO_RANK, NO_RANK]);
    const walls = [0, 1].map(() => ({ length: 0, segments: [] }));
    const points = { ranks, dirk: null, walls, points: [0, 0], dirkPoints: 0 };
    const event = { is: "round-scored" as const, scoring: { number: 1, ...points } };
    table.log = [{ id: 0, frame: 1, actor: 0, step: false, is: "event", event }];
    render(TableScorings, { table });
    await tick();
    watcher!({ ...table.update!, whole: false, events: [event] }, table.update);
    await tick();
    expect(hold).toHaveBeenCalledOnce();
    expect(release).not.toHaveBeenCalled();
    await fireEvent(screen.getByRole("dialog"), new Event("close"));
    expect(release).toHaveBeenCalledOnce();
  });
});

describe("whoever hears the table", () => {
  it.each([DESK, PHONE])("has headings for players and hand at $width × $height", (size) => {
    happyDOM.setViewport(size);
    const table = tableOf([0], 0);
    table.update = {
      ...table.update!,
      game: { ...table.game!, steps: [], phase: "act", pending: [] },
      you: { ...table.you!, hand: ["b1"], mayPropose: [] },
    };
    render(TableScreen, { table });
    expect(document.querySelector(".phone") !== null).toBe(size === PHONE);
    const headings = screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);
    expect(headings).toEqual(expect.arrayContaining(["Players", "Hand"]));
  });

  it("is told a wall without all that stands before it", () => {
    render(TableScreen, { table: tableOf([0], 0) });
    const prompt = screen.getByRole("heading", { level: 1 }).parentElement!;
    const regions = [...prompt.querySelectorAll("[aria-live]")];
    expect(regions).toHaveLength(2);
    expect(
      regions.some((one) => regions.some((other) => one !== other && one.contains(other))),
    ).toBe(false);
  });

  it("is at the table when it opens, and hears whose palace is shown", async () => {
    const table = tableOf([0], 0);
    render(TableScreen, { table });
    expect(document.activeElement?.tagName).toBe("MAIN");
    await fireEvent.click(
      screen.getByRole("button", { name: /^Look at the palace of/, pressed: false }),
    );
    expect(announced().text).toMatch(/^Palace of /);
    await new Promise<void>((done) => afterPaint(done)); // it can be read
    await fireEvent.keyDown(document.body, { key: "Escape" });
    await tick();
    expect(announced().text).toBe("Your palace");
  });

  it("keeps the focus in the palace when another one takes its place", async () => {
    const table = tableOf([0], 0);
    render(TableScreen, { table });
    await fireEvent.keyDown(document.body, { key: "o" });
    const fountain = document.querySelector<HTMLElement>(
      "[data-place='palace-1'] [data-drop='0,0']",
    );
    fountain!.focus();
    await fireEvent.keyDown(fountain!, { key: "Escape" });
    const at = () => document.activeElement?.closest("[data-place='palace-0']");
    await vi.waitFor(() => expect(at()).toBeTruthy());
  });
});
