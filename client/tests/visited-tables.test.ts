import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ownTables } from "../src/lobby/own-tables";
import OwnTables from "../src/lobby/OwnTables.svelte";
import { recall, remember } from "../src/net/session";
import type { SeatOut, Update } from "../src/protocol";
import { forget, goesOn, visit, visited } from "../src/state/visited-tables";
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

interface Told {
  status?: Update["table"]["status"];
  seats?: SeatOut[];
  mine?: number[];
  actor?: number | null;
  exercise?: object;
}
function update(
  id: string,
  { status = "running", seats, mine = [0], actor = 0, exercise }: Told = {},
): Update {
  return {
    table: { id, status, seats: seats ?? [seat("Ada"), seat("Ben")] },
    game: status === "open" ? null : { actor },
    you: { seats: mine },
    ...(exercise && { exercise }),
  } as unknown as Update;
}

const GONE = () => Response.json({ slug: "no-such-table" }, { status: 404 });
let answers: Record<string, () => Response>;

/** Tables where one was, the first one last; the server knows them. */
function were(...tables: Update[]): void {
  for (const each of tables) {
    visit(each.table.id);
    answers[each.table.id] = () => Response.json(each);
  }
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("alhambra.token", "t");
  answers = {};
  const answer = (path: string) => (answers[path.replace("/api/tables/", "")] ?? GONE)();
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string) => Promise.resolve(answer(path))),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the tables that are remembered", () => {
  it("are the newest first, each once", () => {
    for (const id of ["a", "b", "c", "a"]) visit(id);
    expect(visited()).toEqual(["a", "c", "b"]);
    forget("c");
    forget("never");
    expect(visited()).toEqual(["a", "b"]);
  });

  it("are twelve at most", () => {
    for (let number = 1; number <= 20; number++) visit(`t${number}`);
    expect(visited()).toHaveLength(12);
    expect([visited()[0], visited().at(-1)]).toEqual(["t20", "t9"]);
    expect(JSON.parse(recall("tables"))).toHaveLength(12);
  });

  it.each(["", "{", "null", "{}", "7", '"x"'])("are none where %s is stored", (text) => {
    remember("tables", text);
    expect(visited()).toEqual([]);
    visit("a");
    expect(visited()).toEqual(["a"]);
  });

  it("count as far as they make sense", () => {
    remember(
      "tables",
      JSON.stringify(["a", 7, null, "", "../b", "x".repeat(65), "a", ["c"], "d-_1"]),
    );
    expect(visited()).toEqual(["a", "d-_1"]);
  });
});

it.each<[string, Told, boolean]>([
  ["runs", {}, true],
  ["waits to begin", { status: "open" }, true],
  ["is over", { status: "over", actor: null }, false],
  ["is only watched", { mine: [] }, false],
  ["is a lesson", { exercise: { id: "money" } }, false],
])("a game that %s: %o", (_, told, expected) => {
  expect(goesOn(update("x", told))).toBe(expected);
});

describe("one's games", () => {
  const ids = async () => (await ownTables()).map(({ table }) => table.id);

  it("are those that go on, and the others are forgotten", async () => {
    visit("gone");
    were(
      update("over", { status: "over", actor: null }),
      update("left", { mine: [] }),
      update("open", { status: "open" }),
      update("runs"),
    );
    expect(await ids()).toEqual(["runs", "open"]);
    expect(visited()).toEqual(["runs", "open"]);
  });

  it("are five at most, and none is forgotten for that", async () => {
    were(...["1", "2", "3", "4", "5", "6", "7"].map((id) => update(id)));
    expect(await ids()).toEqual(["7", "6", "5", "4", "3"]);
    expect(visited()).toHaveLength(7);
  });

  it("are not forgotten because the server does not answer", async () => {
    were(update("a"), update("b"));
    answers.a = () => Response.json({ slug: "too-many" }, { status: 429 });
    expect(await ids()).toEqual(["b"]);
    vi.mocked(fetch).mockRejectedValue(new Error("gone"));
    expect(await ids()).toEqual([]);
    expect(visited()).toEqual(["b", "a"]);
  });
});

describe("the list in the lobby", () => {
  const rows = async () => {
    const box = await screen.findByRole("region", { name: t("lobby-yours") });
    return within(box).getAllByRole("listitem");
  };
  const plain = (row: HTMLElement) => row.textContent?.replace(/[\u2068\u2069]/g, "") ?? "";

  it("is not there without a game", async () => {
    visit("gone");
    render(OwnTables);
    await waitFor(() => expect(visited()).toEqual([]));
    expect(screen.queryByRole("region")).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("asks for nothing where nothing is remembered", async () => {
    render(OwnTables);
    await ownTables();
    expect(fetch).not.toHaveBeenCalled();
  });

  it("says who plays and how it stands", async () => {
    const free = seat("", { kind: "free", present: false });
    were(
      update("away", { seats: [seat("Ada", { away: true }), seat("Ben")] }),
      update("open", { status: "open", seats: [seat("Ada"), free] }),
      update("shared", { mine: [0, 1], actor: 1 }),
      update("theirs", {
        seats: [seat("Ada"), seat("", { kind: "bot", bot: "builder" })],
        actor: 1,
      }),
      update("mine"),
    );
    render(OwnTables);
    const said = (await rows()).map(plain);
    expect(said[0]).toContain("Ada and Ben");
    expect(said[0]).toContain("Your turn");
    expect(said[1]).toContain("Builder’s turn");
    expect(said[2]).toContain("Ben, it is your turn");
    expect(said[3]).toContain("Not started yet · 1 free seat");
    expect(said[4]).toContain("A bot is playing for Ada");
  });

  it("leads there, by a link that says where and how it stands", async () => {
    were(update("a"));
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

  it("lets go of a game, and says in how many it is one's turn", async () => {
    were(update("a"), update("b", { actor: 1 }), update("c"));
    const onwaiting = vi.fn();
    render(OwnTables, { onwaiting });
    const [first] = await rows();
    expect(onwaiting).toHaveBeenLastCalledWith(2);
    await fireEvent.click(within(first!).getByRole("button", { name: /^Remove the game with/ }));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
    expect(visited()).toEqual(["b", "a"]);
    expect(onwaiting).toHaveBeenLastCalledWith(1);
    expect(document.activeElement?.tagName).toBe("A");
  });

  it("looks again when somebody comes back to the page", async () => {
    were(update("a"));
    render(OwnTables);
    expect(await rows()).toHaveLength(1);
    were(update("b"));
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  });
});
