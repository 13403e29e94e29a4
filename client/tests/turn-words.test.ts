import { beforeEach, describe, expect, it, vi } from "vitest";

import type { GameOut, SeatOut, Sites, Update, YouOut } from "../src/protocol";
import { Playing } from "../src/state/playing/playing.svelte";
import { TableState } from "../src/state/table.svelte";
import { timeWords } from "../src/table/turn/turn-clock.svelte";
import { deedWords, whatNow, whoseTurn } from "../src/table/turn/turn-words";
import { seatNames } from "../src/words/seats";

const LEGAL = [
  "take b2",
  "take o3",
  "take b2 o3",
  "take b7",
  "buy G11 b4 b7",
  "buy G11 b6 b7",
  "add T11 2,0",
  "swap T11 G10",
  "remove P6N",
];
const SITES: Sites = {
  wall: 6,
  cells: { "2,0": { wall: 8, refused: null }, "-1,0": { wall: 5, refused: null } },
  swaps: {},
  removal: { wall: 4, refused: null },
};

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

function tableWith(
  game: Partial<GameOut>,
  you: Partial<YouOut> = {},
  seats = [seat("Ada"), seat("Ben")],
): Playing {
  const table = new TableState("x", seatNames);
  table.update = {
    type: "update",
    version: 1,
    now: 0,
    whole: true,
    events: [],
    notes: [],
    chat: [],
    table: { id: "x", status: "running", seats, proposal: null } as unknown as Update["table"],
    game: {
      actions: 9,
      steps: [],
      complete: false,
      phase: "act",
      actor: 0,
      mayStop: false,
      market: ["S5SW", null, "G11", "A4NES"],
      display: ["b2", "o3", "b7", null],
      pending: [],
      players: [
        { palace: { "1,0": "G10", "1,1": "P6N" }, reserve: ["T11"], score: 30 },
        { palace: {}, reserve: [], score: 41 },
      ],
      dirk: null,
      winners: [],
      ...game,
    } as unknown as GameOut,
    you: {
      seats: [0],
      host: true,
      facing: 0,
      hand: ["b2", "b4", "b6", "b7", "g3", "y2"],
      legal: LEGAL,
      mayPropose: [],
      ...you,
    },
  };
  return new Playing(table);
}

beforeEach(() => {
  localStorage.setItem("alhambra.token", "t");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(SITES)));
});

describe("whose turn it is", () => {
  it.each([
    [{}, {}, "Your turn"],
    [{}, { seats: [0, 1] }, "Ada, it is your turn"],
    [{ actor: 1 }, {}, "Ben’s turn"],
    [{ actor: null, phase: "over", winners: [1] }, {}, "Ben wins with 41 points."],
  ] as const)("%j %j: %s", (game, you, words) => {
    expect(whoseTurn(tableWith(game as Partial<GameOut>, you as Partial<YouOut>))).toBe(words);
  });

  it("tells bots and those who are away", () => {
    const bot = seat("", { kind: "bot", bot: "mason" });
    expect(whoseTurn(tableWith({ actor: 1 }, {}, [seat("Ada"), bot]))).toBe("Mason is thinking…");
    expect(whoseTurn(tableWith({}, {}, [seat("Ada", { away: true }), bot]))).toBe(
      "A bot is playing for Ada",
    );
  });
});

describe("what one can do now", () => {
  it("is what the legal actions are about", () => {
    expect(whatNow(tableWith({}))).toBe(
      "You can take money, buy a building, or redesign your palace.",
    );
    expect(whatNow(tableWith({}, { legal: ["take b2"] }))).toBe("You can take money.");
    expect(whatNow(tableWith({}, { legal: ["pass"] }))).toContain("you have to pass");
    expect(whatNow(tableWith({}, { legal: ["take b2", "stop"] }))).toContain(
      "Or place the tiles you bought",
    );
    expect(whatNow(tableWith({}, { legal: ["stop"] }))).toContain("Place the tiles you bought");
    expect(whatNow(tableWith({ complete: true, phase: "put" }, { legal: [] }))).toContain(
      "End your turn",
    );
  });

  it("is the sum while money is chosen", () => {
    const playing = tableWith({});
    playing.pickMoney(0);
    expect(whatNow(playing)).toBe("Take this card, worth 2. You can add the bright ones.");
    playing.pickMoney(1);
    expect(whatNow(playing)).toBe("Take these 2 cards, worth 5. No other card can be added.");
    expect(deedWords(playing.deed, playing)).toBe("Take 5");
  });

  it("is the bill while something is bought", () => {
    const playing = tableWith({});
    playing.pickTile("G11");
    expect(whatNow(playing)).toBe("Pay exactly 11 for garden 11, then act again.");
    expect(deedWords(playing.deed, playing)).toBe("Buy and act again");
    playing.nextPayment();
    expect(whatNow(playing)).toBe("Pay 13 for garden 11: 2 too much, and there is no change.");
    expect(deedWords(playing.deed, playing)).toBe("Buy");
    playing.pickCard(2);
    expect(whatNow(playing)).toBe("That is 7 of 11 for garden 11: 4 more needed.");
    playing.pickCard(1);
    playing.pickCard(0);
    expect(whatNow(playing)).toContain("blue denar 2 is not needed");
    playing.pickTile("S5SW");
    expect(whatNow(playing)).toBe(
      "You cannot afford seraglio 5 now: it costs 5, and you have 2 in yellow florin.",
    );
    playing.pickCard(4);
    expect(whatNow(playing)).toBe("Nothing can be bought with green dirham 3 now.");
    playing.pickCard(1);
    expect(whatNow(playing)).toBe("That is 4 of 11 for garden 11: 7 more needed.");
  });

  it("is where a tile can go", () => {
    const put = (legal: string[]) => tableWith({ phase: "put", pending: ["T9NE"] }, { legal });
    expect(whatNow(put(["place T9NE 2,0", "store T9NE", "give T9NE"]))).toBe(
      "Place tower 9: choose a glowing cell, the reserve or Dirk.",
    );
    expect(whatNow(put(["place T9NE 2,0", "store T9NE"]))).toBe(
      "Place tower 9: choose a glowing cell or the reserve.",
    );
    expect(whatNow(put(["store T9NE"]))).toBe(
      "There is no place for tower 9 now: put it in the reserve.",
    );
    const two = tableWith({ phase: "put" }, { legal: ["store T9NE", "store S9"] });
    expect(whatNow(two)).toBe("Place what you bought: choose a tile.");
    const award = tableWith({ phase: "award" }, { legal: ["store T9NE", "store S9"] });
    expect(whatNow(award)).toContain("These tiles are yours");
  });

  it("is how to redesign", async () => {
    const playing = tableWith({});
    playing.pickPiece("T11");
    expect(whatNow(playing)).toBe(
      "Build tower 11 from the reserve: choose a glowing cell, or a tile that it replaces.",
    );
    playing.cancel();
    playing.pickCell("1,0");
    expect(whatNow(playing)).toBe("To replace garden 10, choose a tile from the reserve.");
    expect([playing.deed, deedWords(playing.deed, playing)]).toEqual([null, "Replace"]);
    playing.pickCell("1,1");
    await vi.waitFor(() => expect(playing.sites).not.toBeNull());
    expect(whatNow(playing)).toBe("Move pavilion 6 to the reserve. Without it the wall is 6 → 4.");
    expect(deedWords(playing.deed, playing)).toBe("To the reserve");
  });

  it("is nothing with a tile of the reserve that fits nowhere", () => {
    const playing = tableWith({}, { legal: ["take b2", "remove P6N"] });
    playing.pickPiece("T11");
    expect(whatNow(playing)).toBe("There is no place for tower 11 now: it stays in the reserve.");
  });

  it("is to look, to wait or to watch", async () => {
    const playing = tableWith({ actor: 1 }, { legal: [] });
    expect(whatNow(playing)).toBe("You are next.");
    playing.pickTile("G11");
    await vi.waitFor(() => expect(playing.sites).not.toBeNull());
    expect(whatNow(playing)).toBe(
      "In the market: garden 11, for blue denar. Fits in 2 places; wall 6 → 8 at best.",
    );
    expect(whatNow(tableWith({}, { seats: [], facing: null, legal: [] }))).toBe(
      "You are watching.",
    );
    expect(whatNow(tableWith({}, { seats: [0, 1], facing: null, legal: [] }))).toBe(
      "Pass the screen to Ada",
    );
    expect(whatNow(tableWith({}, {}, [seat("Ada", { away: true }), seat("Ben")]))).toBe(
      "A bot is playing for you.",
    );
    expect(whatNow(tableWith({ actor: null, phase: "over", winners: [0] }))).toBe("");
    expect(whatNow(tableWith({ actor: 1, phase: "award" }, { legal: [] }))).toBe(
      "Meanwhile you can look around and plan.",
    );
  });
});

describe("the clock", () => {
  it.each([
    [5, "0:05"],
    [62, "1:02"],
    [3599, "59:59"],
    [7300, "2 hours left"],
    [86_400, "1 day left"],
  ])("says %i seconds as %s", (seconds, words) => {
    expect(timeWords(seconds)).toBe(words);
  });
});
