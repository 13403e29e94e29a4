import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameOut, Sites, Update } from "../src/protocol";
import { Playing } from "../src/state/playing/playing.svelte";
import { MOMENT } from "../src/state/playing/turn-end.svelte";
import { choose } from "../src/state/prefs.svelte";
import { TableState } from "../src/state/table.svelte";
import { focusAfter } from "../src/table/keys/keyboard";
import { ghostOf, ghostWords } from "../src/table/live/ghost";
import LivePalace from "../src/table/live/LivePalace.svelte";
import { whereItFits } from "../src/table/turn/turn-words";
import { seatNames } from "../src/words/seats";

const LEGAL = [
  "take b2",
  "take o3",
  "take b7",
  "take b2 o3",
  "buy G11 b4 b7",
  "buy G11 b6 b7",
  "buy G11 b4 b2 b6",
  "buy P6N g3 g5",
  "add T11 2,0",
  "add T11 0,1",
  "swap T11 G10",
  "remove P6N",
];
const PUT = ["place T9NE -1,0", "place T9NE 2,0", "store T9NE", "give T9NE"];

const SITES: Sites = {
  wall: 6,
  cells: {
    "2,0": { wall: 8, refused: null },
    "-1,0": { wall: 7, refused: null },
    "0,1": {
      wall: null,
      refused: {
        type: "refused",
        ref: "",
        slug: "clash",
        text: "no",
        rule: "R4.2",
        details: { cell: "0,1", tile: "T9NE", other: "P6N", side: "E" },
      },
    },
  },
  swaps: { G10: { wall: 5, refused: null } },
  removal: null,
};

const GAME = {
  actions: 20,
  steps: [],
  complete: false,
  phase: "act",
  actor: 0,
  mayStop: false,
  market: ["S5SW", "P6N", "G11", null],
  display: ["b2", "o3", "b7", null],
  pending: [],
  players: [
    {
      handSize: 7,
      hand: null,
      palace: { "1,0": "G10", "1,1": "P6N" },
      reserve: ["T11"],
      score: 3,
      wall: 6,
      counts: [],
    },
    { handSize: 5, hand: null, palace: {}, reserve: [], score: 5, wall: 0, counts: [] },
  ],
  dirk: null,
  aids: null,
  winners: [],
} as unknown as GameOut;

let table: TableState;
let playing: Playing;
let play: ReturnType<typeof vi.spyOn>;
let version = 0;

function update(game: Partial<GameOut> = {}, legal = LEGAL, facing: number | null = 0): Update {
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
      deadline: null,
      rematch: null,
      seats: ["Ada", "Ben"].map((name) => ({
        kind: "person",
        name,
        bot: null,
        device: false,
        away: false,
        resigned: false,
        timeLeft: null,
        holiday: null,
        present: true,
      })),
    } as unknown as Update["table"],
    game: { ...structuredClone(GAME), ...game },
    you: {
      seats: facing === null ? [] : [facing],
      host: true,
      facing,
      legal,
      mayPropose: [],
      hand: ["b2", "b4", "b6", "b7", "g3", "g5", "o1"],
    },
  };
}

/** As if the server had sent it. */
function arrive(next: Update): void {
  const before = table.update;
  table.update = next;
  for (const watcher of watchers) watcher(next, before);
}
const watchers = new Set<Parameters<TableState["watch"]>[0]>();

beforeEach(() => {
  localStorage.setItem("alhambra.token", "t");
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(Response.json(SITES))),
  );
  table = new TableState("x", seatNames);
  vi.spyOn(table, "watch").mockImplementation((watcher) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  });
  play = vi.spyOn(table, "play").mockResolvedValue(null);
  table.update = update();
  playing = new Playing(table);
  playing.open();
});
afterEach(() => {
  cleanup();
  watchers.clear();
  vi.unstubAllGlobals();
});

describe("taking money", () => {
  it("adds what fits, and shows what still does", () => {
    expect(playing.fits).toEqual([true, true, true, false]);
    playing.pickMoney(0);
    expect([playing.money, playing.fits]).toEqual([[0], [true, true, false, false]]);
    playing.pickMoney(1);
    expect(playing.deed).toEqual({ is: "play", action: "take b2 o3" });
  });

  it("begins anew with what does not fit, and lets go of one of several", () => {
    playing.pickMoney(0);
    playing.pickMoney(2);
    expect(playing.money).toEqual([2]);
    playing.cancel();
    playing.pickMoney(0);
    playing.pickMoney(1);
    playing.pickMoney(0);
    expect(playing.money).toEqual([1]);
  });

  it("takes what is dragged to the hand, with what was chosen", () => {
    playing.pickMoney(0);
    playing.liftMoney(1);
    playing.dropMoney(null);
    expect(play).not.toHaveBeenCalled();
    playing.liftMoney(1);
    playing.dropMoney("hand");
    expect(play).toHaveBeenCalledExactlyOnceWith("take b2 o3");
  });

  it("takes a single card with a second tap", () => {
    playing.pickMoney(2);
    expect(play).not.toHaveBeenCalled();
    playing.pickMoney(2);
    expect(play).toHaveBeenCalledWith("take b7");
  });
});

describe("buying", () => {
  it("preselects the best payment, and buys with a second tap", () => {
    playing.pickTile("G11");
    expect([playing.places, playing.bill?.payment?.over]).toEqual([[1, 3], 0]);
    playing.pickTile("G11");
    expect(play).toHaveBeenCalledWith("buy G11 b4 b7");
  });

  it("goes through the ways to pay", () => {
    playing.pickTile("G11");
    const seen = playing.payments.map(() => {
      playing.nextPayment();
      return playing.bill?.payment?.over;
    });
    expect(seen).toEqual([1, 2, 0]);
  });

  it("points out what is superfluous, and buys without it", () => {
    playing.pickTile("G11");
    playing.pickCard(0);
    expect([playing.bill?.payment, playing.bill?.superfluous]).toEqual([null, [0]]);
    playing.do();
    expect(play).toHaveBeenCalledWith("buy G11 b4 b7");
  });

  it("can begin with cards, for the one tile that wants their currency", () => {
    playing.pickCard(4);
    expect([playing.wanted, playing.places, playing.deed]).toEqual(["P6N", [4], null]);
    playing.pickCard(5);
    expect([playing.bill?.sum, playing.deed]).toEqual([8, { is: "play", action: "buy P6N g3 g5" }]);
    playing.pickTile("P6N");
    expect(play).toHaveBeenCalledExactlyOnceWith("buy P6N g3 g5");
  });

  it("says of cards that pay nothing that they do not", () => {
    playing.pickCard(6);
    expect([playing.choice, playing.deed]).toEqual([
      { is: "purchase", tile: null, places: [6] },
      null,
    ]);
  });

  it("begins anew with a card of another currency, and ends with the last card", () => {
    playing.pickTile("G11");
    playing.pickCard(4);
    expect(playing.choice).toEqual({ is: "purchase", tile: "P6N", places: [4] });
    playing.pickCard(4);
    expect(playing.choice.is).toBe("nothing");
  });

  it("buys what is dragged home, and has its cell in mind when it is put down", () => {
    playing.liftSale("G11");
    expect(playing.places).toHaveLength(2);
    playing.over = "2,0";
    expect(playing.at).toBe("2,0");
    playing.dropSale(null);
    expect(play).not.toHaveBeenCalled();
    playing.liftSale("G11");
    playing.dropSale("2,0");
    expect(play).toHaveBeenCalledExactlyOnceWith("buy G11 b4 b7");
    arrive(
      update({ steps: ["buy G11 b4 b7"], pending: ["G11"], phase: "put" }, [
        "place G11 2,0",
        "place G11 -1,0",
      ]),
    );
    expect(playing.aim).toBe("2,0");
    expect(playing.deed).toEqual({ is: "play", action: "place G11 2,0" });
  });

  it("knows where the tile would fit as soon as the server has said it", async () => {
    expect(playing.wouldFit).toEqual([]);
    playing.pickTile("G11");
    expect(playing.wouldFit).toBeNull();
    await vi.waitFor(() => expect(playing.wouldFit).toEqual(["2,0", "-1,0"]));
    expect(playing.cells).toEqual([]); // nothing can be built yet
    playing.cancel();
    expect(playing.wouldFit).toEqual([]);
  });

  it("shows a tile that cannot be paid, and lets go of it", () => {
    playing.pickTile("S5SW");
    expect([playing.wanted, playing.payments, playing.deed]).toEqual(["S5SW", [], null]);
    playing.pickTile("S5SW");
    expect(playing.wanted).toBeNull();
  });

  it("lets one look while others are on turn", () => {
    arrive(update({ actor: 1 }, []));
    playing.pickTile("G11");
    expect([playing.wanted, playing.deed]).toEqual(["G11", null]);
    playing.pickMoney(0);
    playing.pickCard(0);
    expect(playing.choice).toEqual({ is: "purchase", tile: "G11", places: [] });
  });
});

describe("a puzzle", () => {
  const asked = (is: string, goal = {}) => {
    const exercise = { kind: "puzzle", step: 0, steps: 1, goal: { is, ...goal }, solution: [] };
    arrive({ ...update(), exercise } as unknown as Update);
  };

  it("about paying does not say how: no mark, no payment, no card", () => {
    asked("bought-exactly", { times: 2 });
    expect(playing.marksPayments).toBe(false);
    playing.pickTile("G11");
    expect([playing.places, playing.offered, playing.usable, playing.deed]).toEqual([
      [],
      [],
      null,
      null,
    ]);
    playing.nextPayment();
    expect(playing.places).toEqual([]);
    playing.pickCard(1);
    playing.pickCard(3);
    expect(playing.deed).toEqual({ is: "play", action: "buy G11 b4 b7" });
  });

  it("about walls does not say how long the wall gets at best", async () => {
    playing.pickTile("G11");
    await vi.waitFor(() => expect(whereItFits(playing)).toContain("8 at best"));
    asked("wall-longer", { by: 2 });
    playing.pickTile("G11");
    await vi.waitFor(() => expect(playing.sites).not.toBeNull());
    expect(whereItFits(playing)).toBe("");
    expect(playing.marksPayments).toBe(true);
  });

  it("that is solved, and every lesson, has the aids of a table", () => {
    arrive({ ...update(), exercise: { kind: "puzzle", goal: null } } as unknown as Update);
    expect(playing.marksPayments).toBe(true);
    const lesson = { kind: "lesson", goal: { is: "bought-exactly" } };
    arrive({ ...update(), exercise: lesson } as unknown as Update);
    expect(playing.marksPayments).toBe(true);
  });
});

describe("own settings", () => {
  afterEach(() => choose({ aids: true, marks: true }));

  it("take away the aids of a table, and the marks of what can be paid", () => {
    arrive(update({ aids: { forecast: [1, 2] } as GameOut["aids"] }));
    expect([playing.aids?.forecast, playing.marksPayments]).toEqual([[1, 2], true]);
    choose({ aids: false, marks: false });
    expect([playing.aids, playing.marksPayments]).toEqual([null, false]);
    playing.pickTile("G11");
    expect(playing.offered).not.toEqual([]);
  });
});

describe("putting down", () => {
  beforeEach(() => arrive(update({ phase: "put", pending: ["T9NE"] }, PUT)));

  it("chooses the only tile by itself", () => {
    expect([playing.piece, playing.preselected, playing.cells]).toEqual([
      "T9NE",
      true,
      ["-1,0", "2,0"],
    ]);
    expect([playing.reserveOpen, playing.dirkOpen, playing.deed]).toEqual([true, true, null]);
    playing.cancel();
    expect(playing.piece).toBe("T9NE");
  });

  it("builds with a click, but by touch only with the second tap", () => {
    playing.pickCell("2,0");
    expect(play).toHaveBeenLastCalledWith("place T9NE 2,0");
    play.mockClear();
    playing.screen.touch = true;
    playing.pickCell("-1,0");
    expect(play).not.toHaveBeenCalled();
    expect(playing.deed).toEqual({ is: "play", action: "place T9NE -1,0" });
    playing.pickCell("-1,0");
    expect(play).toHaveBeenLastCalledWith("place T9NE -1,0");
  });

  it("shows the wall before and after, or why not", async () => {
    await vi.waitFor(() => expect(playing.sites).toEqual(SITES));
    playing.point = "2,0";
    expect(ghostOf(playing.preview!)).toEqual({ tile: "T9NE", cell: "2,0", note: "wall 6 → 8" });
    playing.point = "0,1";
    expect(ghostOf(playing.preview!)).toMatchObject({ cell: "0,1", clash: ["E"], refused: true });
    expect(ghostWords(playing.preview!)).toContain("R4.2");
    playing.point = "1,0"; // built: not while something is put down
    expect(playing.preview).toBeNull();
    playing.point = "0,0";
    expect(playing.preview).toBeNull();
  });

  it("asks once where a tile could go, as long as the palace stays", async () => {
    await vi.waitFor(() => expect(playing.sites).not.toBeNull());
    playing.cancel();
    arrive(update({ phase: "put", pending: ["T9NE"], steps: ["stop"] }, PUT));
    expect(fetch).toHaveBeenCalledTimes(1);
    const [ada, ben] = structuredClone(GAME.players);
    ada!.palace["2,0"] = "S9";
    arrive(update({ phase: "put", pending: ["T9NE"], steps: ["x"], players: [ada!, ben!] }, PUT));
    expect(playing.sites).toBeNull();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  });

  it("stores, gives, and drops", () => {
    playing.put("T9NE", "reserve");
    playing.put("T9NE", "dirk");
    playing.lift("T9NE");
    playing.over = "2,0";
    expect(playing.at).toBe("2,0");
    playing.drop("2,0");
    expect(play.mock.calls).toEqual([["store T9NE"], ["give T9NE"], ["place T9NE 2,0"]]);
    play.mockClear();
    playing.lift("T9NE");
    playing.drop("0,1");
    expect([play.mock.calls, playing.aim, playing.carried]).toEqual([[], "0,1", null]);
  });

  it("carries nothing on when the game moves on", () => {
    playing.lift("T9NE");
    playing.over = "2,0";
    arrive(update());
    expect([playing.carried, playing.over]).toEqual([null, null]);
    playing.pickMoney(0);
    playing.drop(null); // the pointer is only released now
    expect([playing.money, play.mock.calls]).toEqual([[0], []]);
  });

  it("puts the chosen tile where it may go", () => {
    playing.putPiece("reserve");
    playing.putPiece("dirk");
    expect(play.mock.calls).toEqual([["store T9NE"], ["give T9NE"]]);
    play.mockClear();
    arrive(update());
    playing.putPiece("reserve");
    expect(play).not.toHaveBeenCalled();
  });

  it("offers the reserve alone where nothing else is possible", () => {
    arrive(update({ phase: "put", pending: ["T9NE"], steps: ["x"] }, ["store T9NE"]));
    expect(playing.deed).toEqual({ is: "play", action: "store T9NE" });
  });

  it("shows by keys what would be where the focus goes, though a mouse lies about", async () => {
    render(LivePalace, { playing, seat: 0 });
    await vi.waitFor(() => expect(playing.sites).not.toBeNull());
    focusAfter(playing);
    await tick();
    expect(ghostOf(playing.preview!)).toEqual({ tile: "T9NE", cell: "-1,0", note: "wall 6 → 7" });
    // The palace makes room for what is to be put down, and goes away below the mouse.
    const garden = screen.getByRole("button", { name: /^garden/ });
    await fireEvent.pointerEnter(garden);
    await fireEvent.pointerLeave(garden);
    expect(playing.preview?.cell).toBe("-1,0");
  });

  it("goes through several tiles", () => {
    arrive(update({ phase: "put", pending: ["T9NE", "S9"], steps: ["x"] }, [...PUT, "store S9"]));
    expect(playing.piece).toBeNull();
    playing.nextPiece();
    playing.nextPiece();
    expect(playing.piece).toBe("S9");
  });
});

describe("redesigning", () => {
  it("moves a tile of the reserve into the palace, or in the place of another", () => {
    expect(playing.reserved).toEqual(["T11"]);
    playing.pickPiece("T11");
    expect(playing.cells).toEqual(["2,0", "0,1", "1,0"]);
    playing.pickCell("1,0");
    expect(play).toHaveBeenLastCalledWith("swap T11 G10");
    playing.pickCell("2,0");
    expect(play).toHaveBeenLastCalledWith("add T11 2,0");
  });

  it("takes a tile out by the strong button", () => {
    playing.pickCell("1,1");
    expect([playing.piece, playing.pieceCell, playing.reserveOpen]).toEqual(["P6N", "1,1", true]);
    playing.do();
    expect(play).toHaveBeenLastCalledWith("remove P6N");
    playing.pickCell("1,1");
    expect(playing.piece).toBeNull();
  });

  it("replaces a built tile by one of the reserve", () => {
    playing.pickCell("1,0");
    expect([playing.piece, playing.reserved, playing.deed]).toEqual(["G10", ["T11"], null]);
    playing.pickPiece("T11");
    expect(play).toHaveBeenLastCalledWith("swap T11 G10");
  });

  it("says why a tile of the reserve cannot take a place, before another click turns the choice round", async () => {
    const known = { ...SITES, swaps: { ...SITES.swaps, P6N: SITES.cells["0,1"]! } };
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve(Response.json(known))),
    );
    playing.pickPiece("T11");
    await vi.waitFor(() => expect(playing.sites).not.toBeNull());
    playing.pickCell("1,1");
    expect([playing.piece, playing.aim, playing.forbidden?.rule]).toEqual(["T11", "1,1", "R4.2"]);
    expect(ghostOf(playing.preview!)).toMatchObject({ tile: "T11", cell: "1,1", refused: true });
    playing.pickCell("1,1");
    expect([playing.piece, playing.preview]).toEqual(["P6N", null]);
  });

  it("turns the choice round at once as long as no reason is known", () => {
    playing.pickPiece("T11");
    playing.pickCell("1,1");
    expect(playing.piece).toBe("P6N");
  });

  it("says why a tile has to stay", async () => {
    const refused = {
      type: "refused",
      ref: "",
      slug: "unreachable",
      text: "no",
      rule: "R4.3",
      details: { cell: "1,0", tile: "G10", stranded: ["P6N"] },
    };
    const known = { wall: 6, cells: {}, swaps: {}, removal: { wall: null, refused } };
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve(Response.json(known))),
    );
    arrive(update({ steps: ["x"] }, ["take b2", "remove P6N"]));
    playing.point = "1,0";
    expect(playing.preview).toBeNull();
    playing.pickCell("1,0");
    await vi.waitFor(() => expect(playing.forbidden?.rule).toBe("R4.3"));
    expect(ghostOf(playing.preview!)).toMatchObject({ tile: "G10", cell: "1,0", refused: true });
    expect(ghostWords(playing.preview!)).toContain("pavilion 6");
    expect(playing.choice.is).toBe("nothing");
    playing.point = "1,1"; // only what was clicked
    expect(playing.preview).toBeNull();
    playing.point = null;
    expect(playing.preview).not.toBeNull();
    playing.pickCell("1,0");
    expect(playing.preview).toBeNull();
  });

  it("does not ask about built tiles while others are on turn", () => {
    arrive(update({ actor: 1 }, []));
    playing.pickCell("1,0");
    expect(playing.aim).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it("lets go on a cell where nothing is", () => {
    playing.pickMoney(0);
    playing.pickCell("0,0");
    expect(playing.choice.is).toBe("nothing");
  });
});

describe("the strong button", () => {
  it("stops, passes and ends", () => {
    arrive(update({ steps: ["buy"] }, [...LEGAL, "stop"]));
    expect(playing.deed).toEqual({ is: "play", action: "stop" });
    arrive(update({ steps: ["x"] }, ["pass"]));
    expect(playing.deed).toEqual({ is: "play", action: "pass" });
    const end = vi.spyOn(table, "end").mockResolvedValue(null);
    arrive(update({ phase: "put", complete: true, steps: ["y"] }, []));
    playing.do();
    expect(end).toHaveBeenCalledOnce();
  });

  it("need not be pressed to end a turn, which can be undone for a moment", () => {
    vi.useFakeTimers();
    const end = vi.spyOn(table, "end").mockResolvedValue(null);
    const done = () => arrive(update({ complete: true, steps: ["take b2"] }, []));
    done();
    vi.advanceTimersByTime(MOMENT - 1);
    expect([playing.turnEnd.near, end.mock.calls]).toEqual([true, []]);
    arrive(update()); // undone
    vi.advanceTimersByTime(2 * MOMENT);
    expect([playing.turnEnd.near, end.mock.calls]).toEqual([false, []]);
    done();
    vi.advanceTimersByTime(MOMENT);
    expect(end).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("ends a turn alone where somebody wants it so, in a lesson, and for others", () => {
    vi.useFakeTimers();
    const end = vi.spyOn(table, "end").mockResolvedValue(null);
    const complete = { complete: true, steps: ["take b2"] };
    choose({ confirm: true });
    arrive(update(complete, []));
    choose({ confirm: false });
    arrive({ ...update({ ...complete, steps: ["x"] }, []), exercise: {} as Update["exercise"] });
    arrive(update({ ...complete, actor: 1 }, []));
    vi.advanceTimersByTime(2 * MOMENT);
    expect(end).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it("does nothing for those who watch or wait", () => {
    arrive(update({}, [], null));
    playing.pickTile("G11");
    playing.pickMoney(0);
    expect([playing.choice.is, playing.deed, playing.atHome]).toEqual(["nothing", null, false]);
  });
});

describe("an update", () => {
  it("leaves the choice alone as long as the game does not move", () => {
    playing.pickMoney(0);
    arrive(update());
    expect(playing.money).toEqual([0]);
    arrive(update({ steps: ["take o3"] }));
    expect(playing.choice.is).toBe("nothing");
  });

  it("changes only what has changed", () => {
    const { game, palace, actions } = playing;
    arrive(update());
    expect([playing.game === game, playing.palace === palace, playing.actions === actions]).toEqual(
      [true, true, true],
    );
  });
});

describe("the reserve", () => {
  it("is gone through tile by tile, and what can be done with is chosen", () => {
    expect([playing.nextReserved(), playing.piece]).toEqual(["T11", "T11"]);
    expect([playing.nextReserved(), playing.piece]).toEqual(["T11", "T11"]);
    playing.cancel();
    arrive(update({}, ["take b2"]));
    expect([playing.nextReserved(), playing.piece]).toEqual(["T11", null]);
    arrive(update({ players: [GAME.players[1]!, GAME.players[0]!] }));
    expect(playing.nextReserved()).toBeNull();
  });

  it("does not swap by itself for a built tile that is chosen", () => {
    playing.pickCell("1,0");
    expect(playing.nextReserved()).toBe("T11");
    expect([playing.piece, play.mock.calls]).toEqual(["G10", []]);
  });
});

describe("looking around", () => {
  it("goes from palace to palace, and comes home", () => {
    playing.lookNext();
    expect(playing.shown).toBe(1);
    playing.lookNext();
    expect([playing.shown, playing.looking]).toEqual([0, null]);
  });

  it("shows another palace and comes back", () => {
    playing.look(1);
    expect([playing.shown, playing.atHome]).toEqual([1, false]);
    playing.cancel();
    expect([playing.shown, playing.atHome]).toEqual([0, true]);
    playing.look(1);
    playing.pickPiece("T11");
    expect(playing.atHome).toBe(true);
  });
});
