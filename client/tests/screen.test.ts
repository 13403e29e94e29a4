import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { DISPLAY, MARKET, PLAYERS, SEATS } from "../src/gallery/sample";
import type { GameOut, Update } from "../src/protocol";
import { Playing } from "../src/state/playing/playing.svelte";
import { TableState } from "../src/state/table.svelte";
import LiveTray from "../src/table/live/LiveTray.svelte";
import TableScreen from "../src/table/TableScreen.svelte";
import WaitingRoom from "../src/table/waiting/WaitingRoom.svelte";
import { seatNames } from "../src/words/seats";

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

beforeEach(() => {
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
});
