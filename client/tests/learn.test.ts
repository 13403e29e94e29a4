import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { begin, goOn, nextAfter, ofKind } from "../src/learn/exercises";
import Learn from "../src/learn/Learn.svelte";
import Lesson from "../src/learn/Lesson.svelte";
import { hintOf } from "../src/learn/next-hint";
import "../src/learn/LessonPanel.svelte"; // else the first test waits for it
import { pointAt, targetsOf } from "../src/learn/pointing";
import { begun, finished, progress } from "../src/learn/progress.svelte";
import WayToLessons from "../src/lobby/WayToLessons.svelte";
import type { ExerciseChoice, ExerciseOut, GameOut, Update } from "../src/protocol";
import { Playing } from "../src/state/playing/playing.svelte";
import { TableState } from "../src/state/table.svelte";
import { HOLE } from "../src/words/fluent";
import { ENGLISH, languageOf } from "../src/words/languages";
import { seatNames } from "../src/words/seats";
import { learnChapter, parts, speak, t } from "../src/words/words.svelte";

const choice = (
  id: string,
  kind: ExerciseChoice["kind"],
  goal: ExerciseChoice["goal"],
): ExerciseChoice => ({
  id,
  kind,
  goal,
  level: 1,
  players: 3,
  steps: 2,
});
const ALL: ExerciseChoice[] = [
  choice("money", "lesson", { is: "took", cards: 2 }),
  choice("exact", "lesson", { is: "bought-exactly", times: 1 }),
  choice("wall", "lesson", { is: "wall-longer", by: 1 }),
  choice("p1", "puzzle", { is: "wall-longer", by: 3 }),
  choice("p2", "puzzle", { is: "most", kind: "tower" }),
  { ...choice("b1", "puzzle", { is: "best-turn", marks: "0" }), level: 1 },
  { ...choice("b2", "puzzle", { is: "best-turn", marks: "1" }), level: 3 },
  { ...choice("b3", "puzzle", { is: "best-turn", marks: "2" }), level: 3 },
];

let answers: Record<string, () => Response>;

beforeAll(() => Promise.all([learnChapter("lessons"), learnChapter("study")]));
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("alhambra.token", "t");
  begun("another", "elsewhere"); // reads what is kept, which is nothing now
  answers = {
    "/api/exercises": () => Response.json(ALL),
    "/api/tables": () => Response.json({ id: "new", link: "/t/new" }, { status: 201 }),
  };
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string) =>
      Promise.resolve(answers[path]?.() ?? new Response(null, { status: 404 })),
    ),
  );
});
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

describe("what to do next", () => {
  const solution = ["buy T7 g7", "take b1 o2", "place T7 0,1"];
  const hint = (steps: string[], legal: string[], more = {}) =>
    hintOf({ solution, steps, legal, complete: false, slip: null, ...more });

  it("is the first of the solution that was not done yet", () => {
    expect(hint([], solution)).toEqual({ is: "play", action: "buy T7 g7" });
    expect(hint(["buy T7 g7"], ["take b1 o2", "stop"])).toEqual({
      is: "play",
      action: "take b1 o2",
    });
  });

  it("does not mind another order", () => {
    expect(hint(["take b1 o2"], ["buy T7 g7"])).toEqual({ is: "play", action: "buy T7 g7" });
  });

  it("leads back whoever has gone another way", () => {
    expect(hint(["take b7"], [])).toEqual({ is: "undo" });
    expect(hint(["buy T7 g7"], ["place T7 1,0"])).toEqual({ is: "undo" });
    expect(hint(["take b7"], [], { complete: true, slip: "few-cards" })).toEqual({ is: "undo" });
  });

  it("is the end of a turn that is played out and right, whatever way it went", () => {
    expect(hint(["buy T7 g7", "place T7 1,0"], [], { complete: true })).toEqual({ is: "end" });
  });

  it("is nothing while there is nothing to do", () => {
    expect(hint([], [])).toBeNull();
  });
});

describe("pointing", () => {
  const at = (action: string, deed: Parameters<typeof targetsOf>[1] = null) =>
    targetsOf({ is: "play", action }, deed).map((each) =>
      each.count > 1 ? `${each.at} ×${each.count}` : each.at,
    );

  it.each([
    [
      "take b1 b1 o2",
      ["[data-place='display'] [data-card='b1'] ×2", "[data-place='display'] [data-card='o2']"],
    ],
    [
      "buy T7 g7",
      ["[data-place='market'] [data-tile='T7']", "[data-place='hand'] [data-card='g7']"],
    ],
    [
      "place T7 0,1",
      ["[data-place='tray'] [data-tile='T7']", "[data-place^='palace'] [data-drop='0,1']"],
    ],
    ["store T7", ["[data-place='tray'] [data-tile='T7']", "[data-put='reserve']"]],
    ["give T7", ["[data-place='tray'] [data-tile='T7']", "[data-put='dirk']"]],
    [
      "add T7 0,1",
      ["[data-place='reserve'] [data-tile='T7']", "[data-place^='palace'] [data-drop='0,1']"],
    ],
    [
      "swap T7 G8",
      ["[data-place='reserve'] [data-tile='T7']", "[data-place^='palace'] [data-tile='G8']"],
    ],
    ["remove G8", ["[data-place^='palace'] [data-tile='G8']"]],
    ["stop", ["[data-deed]"]],
  ])("at the pieces of %s", (action, expected) => {
    expect(at(action)).toEqual(expected);
  });

  it("at the button, once the pieces are chosen, or to end and to undo", () => {
    expect(at("take b1", { is: "play", action: "take b1" })).toEqual(["[data-deed]"]);
    expect(at("take b1", { is: "play", action: "take b7" })).not.toContain("[data-deed]");
    expect(targetsOf({ is: "end" }, null)).toEqual([{ at: "[data-deed]", count: 1 }]);
    expect(targetsOf({ is: "undo" }, null)).toEqual([{ at: "[data-undo]", count: 1 }]);
  });

  it("marks as many as are needed, and nothing else", () => {
    document.body.innerHTML =
      "<i class='a'></i><i class='a'></i><i class='a'></i><i class='b'></i>";
    pointAt([{ at: ".a", count: 2 }]);
    expect(document.querySelectorAll(".a[data-shown]")).toHaveLength(2);
    pointAt([{ at: ".b", count: 1 }]);
    expect([...document.querySelectorAll("[data-shown]")].map((each) => each.className)).toEqual([
      "b",
    ]);
    document.querySelector(".a")?.setAttribute("aria-pressed", "true");
    pointAt([{ at: ".a", count: 2 }]);
    expect(document.querySelectorAll(".a[data-shown]:not([aria-pressed])")).toHaveLength(1);
    document.body.innerHTML = "";
  });
});

describe("progress", () => {
  it("is kept in the browser", () => {
    begun("money", "AbC");
    expect([progress.tableOf("money"), progress.isDone("money")]).toEqual(["AbC", false]);
    finished("money");
    expect([progress.tableOf("money"), progress.isDone("money")]).toEqual([null, true]);
    expect(JSON.parse(localStorage.getItem("alhambra.learn") ?? "")).toMatchObject({
      done: ["money"],
    });
  });

  it("keeps what another tab has added, and forgives nonsense", () => {
    localStorage.setItem("alhambra.learn", '{"done":["wall",3],"tables":{"exact":"x","p1":7}}');
    finished("money");
    expect([
      progress.isDone("wall"),
      progress.isDone("money"),
      progress.tableOf("exact"),
      progress.tableOf("p1"),
    ]).toEqual([true, true, "x", null]);
    localStorage.setItem("alhambra.learn", "not JSON");
    finished("money");
    expect([progress.isDone("wall"), progress.isDone("money")]).toEqual([false, true]);
  });

  it("leads to the next one of its kind that is not done", () => {
    expect(ofKind(ALL, "puzzle").map(({ id }) => id)).toEqual(["p1", "p2", "b1", "b2", "b3"]);
    expect(nextAfter(ALL, "money")?.id).toBe("exact");
    finished("exact");
    expect(nextAfter(ALL, "money")?.id).toBe("wall");
    expect(nextAfter(ALL, "wall")?.id).toBe("money");
    expect(nextAfter(ALL, "p2")?.id).toBe("b1"); // also beyond those of its sort
    expect(nextAfter(ALL, "b3")?.id).toBe("p1");
    for (const { id } of ALL) finished(id);
    expect(nextAfter(ALL, "money")).toBeNull();
  });
});

describe("beginning", () => {
  const table = (seats: number[], exercise?: Partial<ExerciseOut>) => () =>
    Response.json({ you: { seats }, ...(exercise && { exercise }) });

  it("makes a table, and remembers it", async () => {
    await begin("money");
    expect([location.pathname, progress.tableOf("money")]).toEqual(["/t/new", "new"]);
    const [, request] = vi.mocked(fetch).mock.calls.find(([path]) => path === "/api/tables")!;
    expect(JSON.parse(String(request?.body))).toEqual({ exercise: "money", name: "Guest" });
  });

  it("goes back to a table that was left", async () => {
    begun("money", "old");
    answers["/api/tables/old"] = table([0], { seat: 0 });
    await goOn("money");
    expect(location.pathname).toBe("/t/old");
  });

  it.each([
    ["is gone", () => Response.json({ slug: "no-such-table" }, { status: 404 })],
    ["is somebody else’s now", table([], { seat: 0 })],
    ["is no lesson", table([0])],
  ])("begins anew where the table %s", async (_, answer) => {
    begun("money", "old");
    answers["/api/tables/old"] = answer;
    await goOn("money");
    expect([location.pathname, progress.tableOf("money")]).toEqual(["/t/new", "new"]);
  });

  it("does not begin anew because the network is gone", async () => {
    begun("money", "old");
    vi.mocked(fetch).mockRejectedValue(new Error("gone"));
    await expect(goOn("money")).rejects.toMatchObject({ slug: "offline" });
    expect(progress.tableOf("money")).toBe("old");
  });
});

describe("the list", () => {
  const states = () =>
    [...document.querySelectorAll<HTMLElement>("[data-exercise]")].map(
      ({ dataset }) => `${dataset.exercise} ${dataset.state}`,
    );

  it("shows what is done and where one left off", async () => {
    finished("money");
    begun("exact", "old");
    render(Learn);
    await waitFor(() => expect(states()).toHaveLength(ALL.length));
    expect(states().slice(0, 5)).toEqual([
      "money done",
      "exact running",
      "wall new",
      "p1 new",
      "p2 new",
    ]);
    expect(screen.getByText("1 of 3 done")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Start again/ })).toBeTruthy();
  });

  it("has the best turns of each degree together, with how many are done", async () => {
    finished("b3");
    render(Learn);
    const hard = await screen.findByRole("list", { name: t("learn-degree-3") });
    const chips = [...hard.querySelectorAll("[data-exercise]")];
    expect(chips.map((each) => each.getAttribute("data-exercise"))).toEqual(["b2", "b3"]);
    expect(chips.map((each) => each.getAttribute("data-state"))).toEqual(["new", "done"]);
    expect(chips[0]?.getAttribute("aria-label")).toBe(t("learn-puzzle", { number: 4 }));
    expect(document.body.textContent).toContain(t("learn-done-of", { done: 1, all: 2 }));
    const questions = [...document.querySelectorAll("ol.puzzles [data-exercise]")];
    expect(questions).toHaveLength(2);
  });

  it("begins what is chosen, and says why it cannot", async () => {
    answers["/api/tables"] = () => Response.json({ slug: "too-many" }, { status: 429 });
    render(Learn);
    await waitFor(() => expect(states()).toHaveLength(ALL.length));
    await fireEvent.click(document.querySelector("[data-exercise='wall']")!);
    expect((await screen.findByRole("alert")).textContent).toContain(t("refused-too-many"));
    answers["/api/tables"] = () => Response.json({ id: "new", link: "/t/new" }, { status: 201 });
    await fireEvent.click(document.querySelector("[data-exercise='wall']")!);
    await waitFor(() => expect(location.pathname).toBe("/t/new"));
  });
});

describe("the way there from the lobby", () => {
  it("is large for whoever is new, small for others", () => {
    localStorage.removeItem("alhambra.learn");
    render(WayToLessons);
    expect(screen.getByRole("region", { name: t("lobby-learn-new") })).toBeTruthy();
    cleanup();
    localStorage.setItem("alhambra.name", "Ada");
    render(WayToLessons);
    expect(screen.queryByRole("region")).toBeNull();
    expect(screen.getAllByRole("link").map((each) => each.getAttribute("href"))).toEqual([
      "/learn",
      "/learn#puzzles",
    ]);
  });
});

describe("the panel at the table", () => {
  const GAME = {
    actions: 3,
    steps: [],
    complete: false,
    phase: "act",
    actor: 0,
    market: ["T7", null, null, null],
    display: ["b1", "o2", "b7", null],
    pending: [],
    players: [{ palace: {}, reserve: [] }],
    winners: [],
  } as unknown as GameOut;
  const EXERCISE: ExerciseOut = {
    id: "money",
    kind: "lesson",
    seat: 0,
    step: 0,
    steps: 2,
    goal: { is: "took", cards: 2 },
    slip: null,
    solution: ["take b1 o2"],
    why: [],
    gap: 0,
  };
  const LEGAL = ["take b1", "take b1 o2", "take b7"];

  let table: TableState;
  let playing: Playing;
  let tell: (exercise: Partial<ExerciseOut>, game?: Partial<GameOut>) => Promise<void>;

  function at(exercise: Partial<ExerciseOut>, props: { compact?: boolean } = {}) {
    const watchers = new Set<Parameters<TableState["watch"]>[0]>();
    const update = (next: Partial<ExerciseOut>, game: Partial<GameOut> = {}) =>
      ({
        table: { seats: [{ kind: "person", name: "Ada" }], setup: {} },
        events: [],
        notes: [],
        chat: [],
        game: { ...GAME, ...game },
        exercise: { ...EXERCISE, ...exercise, ...next },
        you: { seats: [0], facing: 0, hand: ["g7"], legal: game.complete ? [] : LEGAL },
      }) as unknown as Update;
    table = new TableState("x", seatNames);
    vi.spyOn(table, "watch").mockImplementation((watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    });
    table.update = update({});
    playing = new Playing(table);
    tell = async (next, game) => {
      const before = table.update;
      table.update = update(next, game);
      for (const watcher of watchers) watcher(table.update, before);
      await tick();
      await tick();
    };
    return render(Lesson, { playing, ...props });
  }
  const panel = () =>
    waitFor(() => {
      const found = document.querySelector<HTMLElement>("[data-lesson]");
      expect(found).not.toBeNull();
      return found!;
    });
  const button = (what: string) => document.querySelector<HTMLElement>(`[data-learn='${what}']`);

  it("says what to do, and how far one is", async () => {
    at({});
    const shown = await panel();
    expect(shown.textContent).toContain(t("lesson-money"));
    expect(shown.textContent).toContain(t("learn-step", { step: 1, steps: 2 }));
    await tell({ step: 1 });
    expect(shown.textContent).toContain(t("learn-right"));
    expect(shown.textContent).toContain(t("learn-step", { step: 2, steps: 2 }));
    await tell({ step: 1 }, { steps: ["take b1"] });
    expect(shown.textContent).not.toContain(t("learn-right"));
  });

  it("says what went wrong, in a live region", async () => {
    at({});
    const live = (await panel()).querySelector("[aria-live]")!;
    await tell({ slip: "not-yet" }, { steps: ["take b7"], complete: true });
    expect(live.textContent).toContain(t("slip-not-yet"));
    await tell({ slip: null });
    expect(live.textContent).not.toContain(t("slip-not-yet"));
  });

  it("points at what comes next, and stops with the step", async () => {
    const display = document.createElement("div");
    display.innerHTML =
      "<div data-place='display'><b data-card='b1'></b><b data-card='o2'></b><b data-card='b7'></b></div>";
    document.body.append(display);
    const pointed = () =>
      [...document.querySelectorAll<HTMLElement>("[data-shown]")].map(
        ({ dataset }) => dataset.card,
      );
    at({});
    await panel();
    playing.screen.people = true; // over the table of a phone
    await fireEvent.click(button("show")!);
    await waitFor(() => expect(pointed()).toEqual(["b1", "o2"]));
    expect(playing.screen.people).toBe(false);
    expect(button("show")?.getAttribute("aria-pressed")).toBe("true");
    await tell({ step: 1 });
    await waitFor(() => expect(pointed()).toEqual([]));
    display.remove();
  });

  it("folds on a phone, and unfolds when there is news", async () => {
    at({}, { compact: true });
    const fold = (await panel()).querySelector<HTMLElement>("[aria-expanded]")!;
    const body = document.getElementById(fold.getAttribute("aria-controls")!)!;
    await fireEvent.click(fold);
    expect([fold.getAttribute("aria-expanded"), body.hidden]).toEqual(["false", true]);
    await tell({ slip: "not-yet" });
    expect([fold.getAttribute("aria-expanded"), body.hidden]).toEqual(["true", false]);
  });

  it("praises, remembers and leads on when all is done", async () => {
    begun("money", "x");
    at({ step: 1 });
    const shown = await panel();
    await tell({ step: 2, goal: null, solution: [] });
    expect(shown.textContent).toContain(t("lesson-money-done"));
    expect([progress.isDone("money"), progress.tableOf("money")]).toEqual([true, null]);
    await waitFor(() => expect(document.activeElement).toBe(shown));
    await waitFor(() => expect(button("next")).toBeTruthy());
    await fireEvent.click(button("next")!);
    await waitFor(() =>
      expect([location.pathname, progress.tableOf("exact")]).toEqual(["/t/new", "new"]),
    );
  });

  it("leads to a first game after the last lesson", async () => {
    for (const id of ["money", "exact"]) finished(id);
    at({ id: "wall", step: 2, goal: null });
    await waitFor(() =>
      expect(screen.getByRole("link", { name: t("learn-first-game") }).getAttribute("href")).toBe(
        "/",
      ),
    );
    expect(button("next")).toBeNull();
  });

  it("is quiet for those who watch", async () => {
    at({ step: 2, goal: null });
    await panel();
    localStorage.removeItem("alhambra.learn");
    const watching = {
      ...table.update!,
      you: { seats: [], facing: null, legal: [] },
    } as unknown as Update;
    table.update = { ...watching, exercise: { ...EXERCISE, id: "exact", solution: [] } };
    await tick();
    expect(button("show")).toBeNull();
    expect(progress.isDone("exact")).toBe(false);
  });

  describe("of a puzzle", () => {
    const PUZZLE: Partial<ExerciseOut> = {
      id: "p1",
      kind: "puzzle",
      steps: 1,
      goal: { is: "wall-longer", by: 3 },
      solution: ["take b1 o2", "stop"],
    };

    it("asks, shows the solution with its pieces, and says at once that it is solved", async () => {
      at({ ...PUZZLE, solution: ["take b1 o2", "take b7"] });
      const shown = await panel();
      await waitFor(() => expect(shown.textContent).toContain(t("learn-puzzle", { number: 1 })));
      expect(shown.textContent).toContain(t("puzzle-wall-longer", { is: "wall-longer", by: 3 }));
      await fireEvent.click(button("show")!);
      const steps = () => [...shown.querySelectorAll("li")];
      const current = () => steps().map((each) => each.getAttribute("aria-current"));
      expect(current()).toEqual(["step"]); // no more than the next one
      expect(steps()[0]?.querySelectorAll("svg")).toHaveLength(2);
      await tell({}, { steps: ["take b1 o2"] });
      expect(current()).toEqual([null, "step"]);
      await tell({ ...PUZZLE, step: 1, goal: null, solution: [] });
      expect(shown.textContent).toContain(t("learn-solved"));
      expect(shown.textContent).toContain(t("puzzle-wall-longer", { is: "wall-longer", by: 3 }));
      expect(progress.isDone("p1")).toBe(true);
      expect(button("all")?.getAttribute("href")).toBe("/learn#puzzles");
    });

    it("that asks for the best turn says why only when it was found", async () => {
      const [kind, tile, seat, before, points] = [null, null, null, null, null];
      const card = { slug: "card", kind, tile, seat, before, after: 9, points };
      const denies = { ...card, slug: "denies", tile: "T9NE", seat: 0, after: null };
      const BEST = { ...PUZZLE, id: "b1", goal: { is: "best-turn", marks: "0" } };
      at(BEST);
      const shown = await panel();
      await waitFor(() => expect(shown.textContent).toContain(t("puzzle-best-turn")));
      expect(shown.querySelector(".why")).toBeNull();
      const why = [card, denies, { ...card, slug: "from-tomorrow" }];
      await tell({ ...BEST, step: 1, goal: null, solution: [], why, gap: 2.4 });
      const said = [...shown.querySelectorAll(".why li")].map((each) => each.textContent);
      expect(said).toHaveLength(2);
      expect(said[0]).toBe(t("reason-card", { after: 9 }));
      expect(said[1]).toContain(seatNames(table.seats)[0]);
      expect(shown.textContent).toContain(t("learn-best-gap", { points: 2.4 }));
      expect(button("all")?.getAttribute("href")).toBe("/learn#best");
    });

    it("goes back to the beginning of the turn", async () => {
      at(PUZZLE);
      await panel();
      expect(button("over")?.getAttribute("aria-disabled")).toBe("true");
      await tell({}, { steps: ["take b1", "stop"] });
      const undo = vi.spyOn(table, "undo").mockImplementation(async () => {
        await tell({}, { steps: table.game!.steps.slice(1) });
        return { type: "done", ref: "", version: 1, again: false };
      });
      await fireEvent.click(button("over")!);
      await waitFor(() => expect(table.game?.steps).toEqual([]));
      expect(undo).toHaveBeenCalledTimes(2);
    });
  });
});

describe("in a language from right to left", () => {
  afterEach(() => speak(ENGLISH));

  it("messages choose by a value as they do elsewhere", async () => {
    const plain = (text: string) => text.replace(/[\u2066-\u2069\u202a-\u202e]/g, "");
    const english = t("puzzle-most", { is: "most", kind: "tower" });
    expect(english).not.toBe(t("puzzle-most", { is: "most", kind: "garden" }));
    await speak(languageOf("xr")!);
    expect(plain(t("puzzle-most", { is: "most", kind: "tower" })).replaceAll("\u200f", "")).toBe(
      english,
    );
  });

  it("a message within another one keeps its direction", async () => {
    await speak(languageOf("xr")!);
    const tile = t("tile-short", { kind: "tower", price: 8 });
    expect(tile).toMatch(/^\u200f/);
    expect(t("table-put", { tile, ways: "both" })).toContain(`\u2068${tile}\u2069`);
    const [before] = parts("tile-short", { kind: HOLE, price: 8 });
    expect(before).toEqual({ text: "\u200f\u2068\u200f" });
  });
});
