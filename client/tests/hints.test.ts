import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { AdviceOut, GameOut, TurnOut, Update, VerdictOut } from "../src/protocol";
import { Playing } from "../src/state/playing/playing.svelte";
import { choose } from "../src/state/prefs.svelte";
import { TableState } from "../src/state/table.svelte";
import CoachVerdict from "../src/table/hints/CoachVerdict.svelte";
import HintPanel from "../src/table/hints/HintPanel.svelte";
import { seatNames } from "../src/words/seats";
import { learnChapter, t } from "../src/words/words.svelte";

const ACTIONS = ["buy T11 b4 b7", "take g3", "place T11 1,0"];
const TURN: TurnOut = {
  seat: 0,
  actions: ACTIONS,
  taken: ["g3"],
  paid: ["b4", "b7"],
  built: ["1,0"],
  palace: { "1,0": "T11" },
  hand: ["g3"],
  wallBefore: 0,
  wall: [],
};
const REASON = {
  slug: "exact",
  kind: null,
  tile: null,
  seat: null,
  before: null,
  after: 1,
  points: null,
};
const ADVICE: AdviceOut = {
  turn: TURN,
  lead: { value: 3, error: 0.2 },
  loss: { value: 0, error: 0 },
  wins: [],
  reasons: [REASON],
};
const VERDICT: VerdictOut = {
  actions: 8,
  mistake: true,
  loss: { value: 3.7, error: 0.3 },
  played: { ...TURN, actions: ["take g1"], built: [] },
  better: TURN,
  reasons: [REASON],
};
const LEGAL = ["buy T11 b4 b7", "take g1", "take g3"];

let table: TableState;
let playing: Playing;
let end: () => void;
let verdict: VerdictOut;
let asked: string[];
let ask: ReturnType<typeof vi.spyOn>;
let version = 0;
const watchers = new Set<Parameters<TableState["watch"]>[0]>();

function update(game: Partial<GameOut>, more: Partial<Update> = {}): Update {
  const seat = { bot: null, device: false, away: false, present: true };
  return {
    type: "update",
    version: ++version,
    now: Date.now(),
    whole: false,
    events: [],
    notes: [],
    chat: [],
    table: {
      id: "x",
      status: "running",
      proposal: null,
      hints: true,
      coach: true,
      seats: [
        { ...seat, kind: "person", name: "Ada" },
        { ...seat, kind: "bot", name: "Mason", bot: "mason" },
      ],
    } as unknown as Update["table"],
    game: {
      actions: 8,
      steps: [],
      complete: false,
      phase: "act",
      actor: 0,
      market: ["T11", null, null, null],
      display: ["g1", "g3", null, null],
      pending: [],
      players: [
        { palace: {}, reserve: [] },
        { palace: {}, reserve: [] },
      ],
      winners: [],
      aids: null,
      ...game,
    } as unknown as GameOut,
    you: { seats: [0], host: true, facing: 0, hand: ["b4", "b7"], legal: LEGAL, mayPropose: [0] },
    ...more,
  };
}

/** As if the server had sent it. */
function arrive(next: Update): void {
  const before = table.update;
  table.update = next;
  for (const watcher of watchers) watcher(next, before);
}

beforeAll(() => learnChapter("study"));
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("alhambra.token", "t");
  choose({ coach: true });
  verdict = VERDICT;
  asked = [];
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string) => {
      asked.push(path);
      return Promise.resolve(Response.json(path.includes("/verdict") ? verdict : ADVICE));
    }),
  );
  table = new TableState("x", seatNames);
  vi.spyOn(table, "watch").mockImplementation((watcher) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  });
  ask = vi
    .spyOn(table, "ask")
    .mockImplementation(() =>
      Promise.resolve({ type: "done", ref: "", version: version + 1, again: false }),
    );
  table.update = update({});
  playing = new Playing(table);
  end = playing.open();
});
afterEach(() => {
  end();
  cleanup();
  vi.unstubAllGlobals();
});

describe("a hint", () => {
  it("tells the idea first, then shows the move, then plays it step by step", async () => {
    const { hints } = playing;
    const steps: string[] = [];
    vi.spyOn(table, "play").mockImplementation((action) => {
      steps.push(action);
      const complete = steps.length === ACTIONS.length;
      const you = { ...table.you!, legal: ACTIONS.slice(steps.length, steps.length + 1) };
      arrive(update({ steps: [...steps], complete }, { you }));
      return Promise.resolve({ type: "done", ref: "", version, again: false });
    });
    expect([hints.offered, hints.stage]).toEqual([true, "nothing"]);
    await hints.press();
    expect(ask).toHaveBeenCalledWith({ type: "hint", version, seat: 0 });
    expect(asked).toEqual([`/api/tables/x/hint?version=${version + 1}&seat=0`]);
    expect([hints.stage, hints.left, hints.site]).toEqual(["idea", [], null]);
    await hints.press();
    expect([hints.stage, hints.next]).toEqual(["move", ACTIONS[0]]);
    expect(hints.site).toEqual({ tile: "T11", cell: "1,0" });
    await hints.press();
    expect(steps).toEqual(ACTIONS);
    expect([hints.offered, hints.stage]).toEqual([false, "nothing"]);
  });

  it("stays while one plays it oneself, in any order, and goes when one plays otherwise", async () => {
    const { hints } = playing;
    await hints.press();
    await hints.press();
    arrive(update({ steps: ["take g3"] }));
    expect([hints.stage, hints.left]).toEqual(["move", [ACTIONS[0], ACTIONS[2]]]);
    arrive(update({ steps: ["take g1"] }));
    expect([hints.stage, hints.offered]).toEqual(["nothing", true]);
    arrive(update({}));
    expect(hints.stage).toBe("move");
    arrive(update({ actions: 12 }));
    expect(hints.stage).toBe("nothing");
  });

  it("belongs to the middle of a turn as well", async () => {
    arrive(update({ steps: ["take g1"] }));
    await playing.hints.press();
    arrive(update({ steps: ["take g1", "buy T11 b4 b7"] }));
    expect(playing.hints.stage).toBe("idea");
    arrive(update({}));
    expect(playing.hints.stage).toBe("idea");
  });

  it("is not offered where the table has none, nor out of turn", async () => {
    arrive(update({ actor: 1 }));
    expect(playing.hints.offered).toBe(false);
    const without = update({});
    arrive({ ...without, table: { ...without.table, hints: false } });
    expect(playing.hints.offered).toBe(false);
    await playing.hints.press();
    expect(ask).not.toHaveBeenCalled();
  });

  it("says why there is none", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve(Response.json({ slug: "too-many" }, { status: 429 }))),
    );
    await playing.hints.press();
    expect(playing.hints.stage).toBe("nothing");
    expect(table.refusal?.slug).toBe("too-many");
  });

  it("points at what is to be touched, and only when the move is shown", async () => {
    document.body.innerHTML =
      '<div data-place="market"><i data-tile="T11"></i></div>' +
      '<div data-place="hand"><i data-card="b4"></i><i data-card="g3"></i></div>';
    const pointed = () =>
      [...document.querySelectorAll<HTMLElement>("[data-shown]")].map(
        ({ dataset }) => dataset.tile ?? dataset.card,
      );
    await playing.hints.press();
    render(HintPanel, { playing, advice: ADVICE });
    await tick();
    expect(screen.getByText(t("reason-exact", { after: 1 }))).toBeTruthy();
    expect(pointed()).toEqual([]);
    playing.showHint();
    await tick();
    await tick();
    expect(pointed()).toEqual(["T11", "b4"]);
    cleanup();
    expect(pointed()).toEqual([]);
    document.body.innerHTML = "";
  });
});

describe("the coach", () => {
  const ended = () => update({ actions: 9, actor: 1 });
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it("speaks after a turn that was a mistake, until something is done in the next", async () => {
    arrive(update({ steps: ["take g1"], complete: true }));
    arrive(ended());
    await settled();
    expect(asked).toEqual(["/api/tables/x/verdict?seat=0"]);
    expect(playing.coach.verdict).toEqual(VERDICT);
    arrive(update({ actions: 10 }));
    expect(playing.coach.verdict).toEqual(VERDICT);
    arrive(update({ actions: 10, steps: ["take g3"] }));
    expect(playing.coach.verdict).toBeNull();
  });

  it("is silent after any other turn, and unless it is wanted", async () => {
    verdict = { ...VERDICT, mistake: false };
    arrive(ended());
    await settled();
    expect(playing.coach.verdict).toBeNull();
    choose({ coach: false });
    arrive(update({}));
    arrive(ended());
    await settled();
    expect(asked).toHaveLength(1);
  });

  it("says nothing of a turn that is not the last any more", async () => {
    verdict = { ...VERDICT, actions: 4 };
    arrive(ended());
    await settled();
    expect(playing.coach.verdict).toBeNull();
    verdict = VERDICT;
    arrive(update({}));
    arrive(ended());
    arrive(update({}, { notes: [{ what: "taken-back", seat: 0, text: "" }] }));
    await settled();
    expect(playing.coach.verdict).toBeNull();
  });

  it("says it in one line, with the way back", async () => {
    arrive(ended());
    await settled();
    render(CoachVerdict, { playing, verdict: VERDICT });
    expect(screen.getByText(/That turn cost you about 4 points\./)).toBeTruthy();
    const back = screen.getByRole("button", { name: "Take back" });
    vi.spyOn(performance, "now").mockReturnValue(1000);
    back.click();
    await tick();
    back.click(); // the second of a double click
    expect(ask.mock.calls).toEqual([[{ type: "propose", seat: 0 }]]);
  });
});
