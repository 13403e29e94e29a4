import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { hadTables, ownTables } from "../src/lobby/own-tables";
import OwnTables from "../src/lobby/OwnTables.svelte";
import { recall, remember } from "../src/net/session";
import type { SeatOut, YourGame } from "../src/protocol";
import { isOpenedElsewhere, knowOpenings } from "../src/state/name-opened";
import { noteRead, unreadLines } from "../src/state/read-chat.svelte";
import { isWaiting, placeIn } from "../src/state/your-game";
import { t } from "../src/words/words.svelte";

const seat = (name: string, more: Partial<SeatOut> = {}): SeatOut => ({
  kind: "person",
  name,
  bot: null,
  device: false,
  away: false,
  resigned: false,
  timeLeft: null,
  holiday: null,
  present: true,
  ...more,
});

function game(id: string, more: Partial<YourGame> = {}): YourGame {
  const seats = [seat("Ada"), seat("Ben")];
  const base = { id, status: "running", at: 1, hidden: false, you: [0], seats, turn: 0 };
  return { ...base, deadline: null, said: [], scores: null, ...more } as unknown as YourGame;
}

let games: YourGame[];
let openings: number;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("alhambra.token", "t");
  games = [];
  openings = 0;
  const answer = (path: string) =>
    path.startsWith("/api/you/games?")
      ? Response.json({ games, more: null, now: 1, linked: true, openings, opened: 5 })
      : Response.json({ done: true });
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string) => Promise.resolve(answer(path))),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("one's games", () => {
  it("are not asked for where nobody has given us a token", async () => {
    localStorage.clear();
    render(OwnTables);
    expect(await ownTables()).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("come with one request, those first that wait for oneself", async () => {
    games = [
      game("theirs", { turn: 1 }),
      game("later", { deadline: 900 }),
      game("never"),
      game("soon", { deadline: 100 }),
    ];
    const found = await ownTables();
    expect(found?.games.map(({ id }) => id)).toEqual(["soon", "later", "never", "theirs"]);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(hadTables()).toBe(true);
  });

  it("are none where the server does not answer", async () => {
    vi.mocked(fetch).mockRejectedValue(new Error("gone"));
    expect(await ownTables()).toBeNull();
  });

  it("wait for oneself where it is one's turn and no bot plays it", () => {
    expect(isWaiting(game("a"))).toBe(true);
    expect(isWaiting(game("a", { turn: 1 }))).toBe(false);
    expect(isWaiting(game("a", { turn: null }))).toBe(false);
    expect(isWaiting(game("a", { seats: [seat("Ada", { away: true }), seat("Ben")] }))).toBe(false);
  });

  it("end with a place", () => {
    expect(placeIn(game("a", { scores: [5, 9] }))).toEqual({ place: 2, tied: false });
    expect(placeIn(game("a", { scores: [9, 9] }))).toEqual({ place: 1, tied: true });
    expect(placeIn(game("a"))).toBeNull();
    expect(placeIn(game("a", { scores: [9, 9], you: [0, 1] }))).toBeNull();
  });
});

describe("chat that one has not read", () => {
  const said = [
    [1, 10],
    [0, 20],
    [1, 30],
    [2, 40],
  ] as const;

  it("is what others said after one read or said something", () => {
    expect(unreadLines("a", said, [0])).toBe(2);
    noteRead("a", 35);
    expect(unreadLines("a", said, [0])).toBe(1);
    noteRead("a", 5);
    expect(unreadLines("a", said, [0])).toBe(1);
    expect(unreadLines("b", said, [2])).toBe(0);
  });

  it.each(["", "{", "null", "7", "[]"])("is all where %s is stored", (text) => {
    remember("read", text);
    expect(unreadLines("a", said, [5])).toBe(4);
  });
});

describe("the list in the lobby", () => {
  const rows = async () => {
    const box = await screen.findByRole("region", { name: t("lobby-yours") });
    return within(box).getAllByRole("listitem");
  };
  const plain = (row: HTMLElement) => row.textContent?.replace(/[\u2068\u2069]/g, "") ?? "";

  it("says who plays and how it stands", async () => {
    const free = seat("", { kind: "free", present: false });
    games = [
      game("mine", { said: [[1, 10]] }),
      game("shared", { you: [0, 1], turn: 1 }),
      game("theirs", { seats: [seat("Ada"), seat("", { kind: "bot", bot: "builder" })], turn: 1 }),
      game("open", { status: "open", seats: [seat("Ada"), free], turn: null }),
      game("away", { seats: [seat("Ada", { away: true }), seat("Ben")] }),
    ];
    render(OwnTables);
    const told = (await rows()).map(plain);
    expect(told[0]).toContain("Ada and Ben");
    expect(told[0]).toContain("Your turn · 1 new message");
    expect(told[1]).toContain("Ben, it is your turn");
    expect(told[2]).toContain("Builder’s turn");
    expect(told[3]).toContain("Not started yet · 1 free seat");
    expect(told[4]).toContain("A bot is playing for Ada");
  });

  it("leads there, by a link that says where and how it stands", async () => {
    games = [game("a")];
    render(OwnTables);
    const [row] = await rows();
    const link = within(row!).getByRole("link");
    expect(link.getAttribute("href")).toBe("/t/a");
    expect(link.getAttribute("aria-label")?.replace(/[\u2068\u2069]/g, "")).toBe(
      "Continue the game of Ada and Ben",
    );
    expect(document.getElementById(link.getAttribute("aria-describedby")!)?.textContent).toBe(
      "Your turn",
    );
  });

  it("hides a game, and says in how many it is one's turn", async () => {
    games = [game("a"), game("b", { turn: 1 }), game("c")];
    const onwaiting = vi.fn();
    render(OwnTables, { onwaiting });
    const [first] = await rows();
    expect(onwaiting).toHaveBeenLastCalledWith(2);
    const drop = within(first!).getByRole("button", { name: /^Remove the game with/ });
    drop.focus();
    await fireEvent.click(drop);
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
    expect(vi.mocked(fetch).mock.calls.at(-1)?.[0]).toBe("/api/you/games/a");
    expect(onwaiting).toHaveBeenLastCalledWith(1);
    await waitFor(() => expect(document.activeElement?.tagName).toBe("A"));
  });

  it("looks again when somebody comes back to the page", async () => {
    games = [game("a")];
    render(OwnTables);
    expect(await rows()).toHaveLength(1);
    games = [game("a"), game("b")];
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  });

  it("tells that the name was opened elsewhere, until one says that this is right", async () => {
    openings = 2;
    knowOpenings(1);
    expect(isOpenedElsewhere(2)).toBe(true);
    render(OwnTables);
    await fireEvent.click(await screen.findByRole("button", { name: t("opened-elsewhere-mine") }));
    expect(screen.queryByRole("button", { name: t("opened-elsewhere-mine") })).toBeNull();
    expect(isOpenedElsewhere(2)).toBe(false);
  });

  it("tells that the name has ended here", async () => {
    remember("key", "k");
    const ended = () => Response.json({ slug: "renewed" }, { status: 401 });
    vi.mocked(fetch)
      .mockResolvedValueOnce(ended())
      .mockResolvedValueOnce(Response.json({ token: "new" }));
    render(OwnTables);
    expect(await screen.findByText(t("name-ended"))).toBeTruthy();
    expect([recall("token"), recall("key"), recall("ended")]).toEqual(["new", "", "yes"]);
  });
});
