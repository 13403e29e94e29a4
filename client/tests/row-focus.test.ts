import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import OnDevice from "../src/lobby/OnDevice.svelte";
import { dropTable, type Kept, keptTables } from "../src/offline/shelf";
import type { YourGame } from "../src/protocol";
import { newEvening } from "../src/scorer/evening";
import Evenings from "../src/scorer/Evenings.svelte";
import { keep } from "../src/scorer/keeping";
import { keepFocus } from "../src/shell/row-focus";
import { learnChapter, t } from "../src/words/words.svelte";
import Games from "../src/you/Games.svelte";

vi.mock("../src/offline/shelf");

const TABLES = ["a", "b", "c"];
const seats = [
  { kind: "person", name: "Ada" },
  { kind: "person", name: "Ben" },
];
let main: HTMLElement;

beforeAll(() => Promise.all([learnChapter("scorer"), learnChapter("you")]));
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("alhambra.token", "t");
  main = document.createElement("main");
  main.tabIndex = -1;
  document.body.append(main);
});
afterEach(() => {
  cleanup();
  main.remove();
  vi.unstubAllGlobals();
});

/** Press the button as one does with the keyboard. */
async function press(button: HTMLElement | undefined): Promise<void> {
  button?.focus();
  expect(document.activeElement).toBe(button);
  await fireEvent.click(button!);
}

describe("the focus, when its row is removed from a list,", () => {
  function list(...names: string[]) {
    main.innerHTML = `<ul>${names.map((name) => `<li><a href="#${name}"></a></li>`).join("")}</ul>`;
    const rows = main.querySelector("ul")!;
    const focusable = [...main.querySelectorAll("a")];
    return { rows, focusable };
  }
  const focused = () => document.activeElement?.getAttribute("href") ?? document.activeElement;

  it.each([
    ["the next", 0, "#b"],
    ["the last", 2, "#b"],
  ])("goes to %s", async (_, place, expected) => {
    const { rows, focusable } = list("a", "b", "c");
    focusable[place]?.focus();
    await keepFocus(rows, () => rows.children[place]?.remove());
    expect(focused()).toBe(expected);
  });

  it("goes to the page if nothing is left, or the list is gone too", async () => {
    const { rows, focusable } = list("a");
    focusable[0]?.focus();
    await keepFocus(rows, () => rows.firstElementChild?.remove());
    expect(focused()).toBe(main);
    const again = list("a");
    again.focusable[0]?.focus();
    await keepFocus(again.rows, () => again.rows.remove());
    expect(focused()).toBe(main);
  });

  it("stays where it is if it is somewhere else by then, or was not there", async () => {
    const { rows, focusable } = list("a", "b", "c");
    focusable[0]?.focus();
    await keepFocus(rows, () => {
      rows.firstElementChild?.remove();
      focusable[2]?.focus();
    });
    expect(focused()).toBe("#c");
    focusable[2]?.blur();
    await keepFocus(rows, () => rows.firstElementChild?.remove());
    expect(focused()).toBe(document.body);
  });
});

describe("removing with the keyboard", () => {
  const buttons = (name: RegExp) => screen.findAllByRole("button", { name });
  const linkedTo = () => document.activeElement?.getAttribute("href");

  describe("a game on this device", () => {
    let kept: string[];

    beforeEach(() => {
      vi.clearAllMocks();
      kept = [...TABLES];
      vi.mocked(keptTables).mockImplementation(() => {
        const about = { status: "running", due: null, summary: { seats } };
        return Promise.resolve(kept.map((table) => ({ table, about }) as unknown as Kept));
      });
      vi.mocked(dropTable).mockImplementation((table) => {
        kept = kept.filter((each) => each !== table);
        return Promise.resolve();
      });
    });

    it("goes on with the next one", async () => {
      render(OnDevice, { part: "games" });
      await press((await buttons(/^Delete the game/))[1]);
      await waitFor(() => expect(linkedTo()).toBe("/offline/t/c"));
    });

    it("changes nothing where the database cannot be opened", async () => {
      vi.mocked(dropTable).mockRejectedValue(new Error("no database"));
      render(OnDevice, { part: "games" });
      const [first] = await buttons(/^Delete the game/);
      await press(first);
      await waitFor(() => expect(keptTables).toHaveBeenCalledTimes(2));
      expect(document.activeElement).toBe(first);
    });
  });

  it("one of one's games, goes on with the next one", async () => {
    let games = TABLES.map(
      (id) =>
        ({
          id,
          status: "over",
          seats,
          scores: [9, 5],
          at: 1,
          you: [0],
          turn: null,
          said: [],
        }) as unknown as YourGame,
    );
    let answer = () => {};
    vi.stubGlobal("fetch", async (path: string) => {
      if (!path.startsWith("/api/you/games/")) {
        const found = path.includes("which=going") ? [] : games;
        return Response.json({ games: found, more: null });
      }
      await new Promise<void>((done) => (answer = done));
      games = games.filter(({ id }) => id !== "b");
      return Response.json({ hidden: true });
    });
    render(Games);
    const hide = (await buttons(/^Remove the game with/))[1] as HTMLButtonElement;
    await press(hide);
    expect([hide.disabled, hide.getAttribute("aria-disabled")]).toEqual([false, "true"]);
    await waitFor(() => {
      answer();
      expect(screen.getAllByRole("listitem")).toHaveLength(2);
    });
    await waitFor(() => expect(linkedTo()).toBe("/replay/c"));
  });

  it("an evening, goes on with the next one", async () => {
    for (const began of [1, 2]) keep({ ...newEvening(["Ada", "Ben"], "standard"), began });
    render(Evenings, { onopen: () => {} });
    const rows = document.querySelectorAll(".kept > li");
    await press(rows[0]?.querySelector<HTMLElement>("button:last-child") ?? undefined);
    await waitFor(() => expect(document.activeElement).toBe(rows[1]?.querySelector("button")));
    expect(screen.getByRole("button", { name: t("undo") })).toBeTruthy();
  });
});
