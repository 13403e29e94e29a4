import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from "vitest";

import { SETUP } from "../src/lobby/new-table-order";
import { session } from "../src/net/api";
import { device } from "../src/net/device";
import { hasServer } from "../src/net/scores";
import type { Update } from "../src/protocol";
import { newEvening } from "../src/scorer/evening";
import EveningScreen from "../src/scorer/EveningScreen.svelte";
import { Scorekeeper } from "../src/scorer/scorekeeper.svelte";
import Sharing from "../src/scorer/Sharing.svelte";
import type { Playing } from "../src/state/playing/playing.svelte";
import { TableState } from "../src/state/table.svelte";
import TableBar from "../src/table/TableBar.svelte";
import SameDeal from "../src/table/turn/SameDeal.svelte";
import WaitingRoom from "../src/table/waiting/WaitingRoom.svelte";
import { seatNames } from "../src/words/seats";
import { learnChapter, t } from "../src/words/words.svelte";

const here = vi.hoisted(() => ({ device: true }));
vi.mock("../src/place", async (original) => ({
  ...(await original<typeof import("../src/place")>()),
  get onDevice() {
    return here.device;
  },
}));

let python: MockInstance<typeof device.ask>;

beforeAll(() => learnChapter("scorer"));
beforeEach(() => {
  here.device = true;
  localStorage.clear();
  python = vi.spyOn(device, "ask").mockRejectedValue(new Error("no Python in a test"));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A table with a seat of one's own. */
function table(status: "open" | "running"): TableState {
  const found = new TableState("x", seatNames);
  found.update = {
    table: {
      id: "x",
      status,
      setup: SETUP,
      seats: [{ kind: "person", name: "Ada" }],
    },
    events: [],
    notes: [],
    chat: [],
    game: null,
    you: { seats: [0], host: true, facing: 0, hand: [], legal: [] },
  } as unknown as Update;
  return found;
}

describe("a device that plays without a server", () => {
  it("does not forget the name at the server with its own token", () => {
    localStorage.setItem("alhambra.key", "k");
    localStorage.setItem("alhambra.device.token", "t");
    session.forget("t", true);
    expect(localStorage.getItem("alhambra.device.token")).toBe("");
    expect(localStorage.getItem("alhambra.key")).toBe("k");
    expect(localStorage.getItem("alhambra.ended")).toBeNull();
  });

  it("has no server to share with, and does not start Python to find out", async () => {
    expect(await hasServer()).toBe(false);
    expect(python).not.toHaveBeenCalled();
    here.device = false;
    expect(await hasServer()).toBe(true);
  });

  it("does not share a score sheet, not even one that is shared elsewhere", async () => {
    const evening = { ...newEvening(["Ada", "Ben"], "standard"), room: { id: "r", key: "k" } };
    const shared = () => screen.queryByLabelText(t("scorer-link-about"));
    render(EveningScreen, { evening, onleave: () => {} });
    await vi.dynamicImportSettled();
    expect([shared(), screen.queryByRole("alert")]).toEqual([null, null]);
    expect(python).not.toHaveBeenCalled();
    cleanup();
    here.device = false;
    render(Sharing, { keeper: new Scorekeeper(evening) });
    expect(shared()).not.toBeNull();
  });

  it.each([true, false])(
    "offers a link to a seat only at a server (on a device: %s)",
    async (onDevice) => {
      here.device = onDevice;
      const nothing = () => {};
      const playing = { table: table("running"), game: null, aids: null } as unknown as Playing;
      render(TableBar, {
        playing,
        wide: true,
        onaids: nothing,
        onscorings: nothing,
        onkeys: nothing,
        onlinks: nothing,
        onworth: nothing,
        onleave: nothing,
      });
      await fireEvent.click(screen.getByRole("button", { name: t("settings") }));
      expect(await screen.findByText(t("leave"))).toBeTruthy();
      expect(screen.queryByText(t("own-link")) === null).toBe(onDevice);
    },
  );

  it.each([true, false])("challenges friends only at a server (on a device: %s)", (onDevice) => {
    here.device = onDevice;
    render(SameDeal, { table: table("running") });
    expect(screen.queryByText(t("deal-challenge")) === null).toBe(onDevice);
  });

  it.each([true, false])("invites others only at a server (on a device: %s)", (onDevice) => {
    here.device = onDevice;
    render(WaitingRoom, { table: table("open") });
    expect(screen.getByText(t("waiting-seats"))).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: t("waiting-link") }) === null).toBe(onDevice);
  });
});
