import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { cardsIn, CARDS, readPosition, TILES, tilesOf, writePosition } from "../src/position";
import { pathOf, routeOf } from "../src/route";
import { Editing } from "../src/sandbox/editing.svelte";

const THREE =
  "3/act0:start0:young0:scored0/G10.G8NE.T9ES.P7E/g4.b9.y4.b5/:T12:b12b4o9:0/T9NE@1,0::g5y6:0" +
  "/:::7/drawn14:A20-33:B54-66:reshuffled0/b7g83y4";
const TWO =
  "2:hu-2003/put1:start1:young1:scored1:pending=T12/G10.-.T9ES.P7E/-.b9.y4.b5/::b1:0" +
  "/A7ES@0,-1.C8NW@0,1::g5y6:5/P4ES.S7W:17/drawn14:B36-36:reshuffled0/";
const END =
  "3:standard:start_tie=youngest/award2:start0:young0:scored2:pending=G10:awards1/-.-.-.-" +
  "/-.b9.y4.b5/::b1:0/A7ES@0,-1:::5:T12/:::9/drawn80:reshuffled2/";

function editing(text = THREE): Editing {
  const draft = readPosition(text);
  if (!draft) throw new Error("no position");
  return new Editing(draft);
}

describe("a position", () => {
  it.each([THREE, TWO, END])("is read and written without loss: %s", (text) => {
    const draft = readPosition(text);
    expect(draft && writePosition(draft)).toBe(text);
  });

  it("names all pieces that lie somewhere", () => {
    const draft = readPosition(TWO)!;
    expect(tilesOf(draft).sort()).toEqual(
      ["A7ES", "C8NW", "G10", "P4ES", "P7E", "S7W", "T12", "T9ES"].sort(),
    );
    expect(cardsIn(draft).sort()).toEqual(["b1", "b5", "b9", "g5", "y4", "y6"]);
    expect([TILES.length, CARDS.length]).toEqual([54, 36]);
  });

  it.each([
    "",
    "x",
    "3",
    "3/act0",
    THREE.replace("act0", "nap0"),
    THREE.replace("3/", "9/"),
    THREE.replace("T9NE@1,0", "T9NE@0,0"), // the fountain's cell
  ])("is not what is none: %s", (text) => expect(readPosition(text)).toBeNull());

  it("stands in an address as it is written", () => {
    const path = pathOf({ screen: "sandbox", position: THREE });
    expect(path).toBe(`/sandbox?p=${THREE}`);
    const url = new URL(path, "http://here");
    expect(url.href).toContain(THREE);
    expect(routeOf(url)).toEqual({ screen: "sandbox", position: THREE });
    expect(routeOf(new URL("http://here/sandbox"))).toEqual({ screen: "sandbox", position: "" });
  });
});

describe("somebody who edits a position", () => {
  it("moves a tile, which then lies nowhere else", () => {
    const table = editing();
    table.seat = 0;
    table.take("T9NE");
    table.choose("0,1");
    expect(table.draft.seats.map(({ palace }) => palace)).toEqual([{ "0,1": "T9NE" }, {}, {}]);
    table.take("T9NE");
    table.toReserve();
    expect(table.draft.seats[0]).toMatchObject({ palace: {}, reserve: ["T12", "T9NE"] });
    table.choose("0,1");
    expect(table.held).toBeNull();
    table.slot(0);
    expect(table.held).toBe("G10");
    table.toBox();
    expect(table.draft.market[0]).toBeNull();
    expect(table.box).toContain("G10");
    table.take("T12");
    table.slot(0);
    expect(table.text).toContain("/T12.G8NE.T9ES.P7E/");
    expect(table.box).not.toContain("T12");
  });

  it("puts what was in the way back into the bag", () => {
    const table = editing();
    table.seat = 1;
    table.take("T13E");
    table.choose("1,0");
    expect(table.draft.seats[1]?.palace).toEqual({ "1,0": "T13E" });
    expect(table.box).toContain("T9NE");
  });

  it("puts nothing on the fountain (R4.6)", () => {
    const table = editing();
    table.seat = 0;
    table.take("T9NE");
    table.choose("0,0");
    expect(table.held).toBe("T9NE");
    expect(table.draft.seats[0]?.palace).toEqual({});
  });

  it("gives tiles to Dirk where he plays", () => {
    const table = editing(TWO);
    table.take("T12");
    table.toDirk();
    expect(table.draft.dirk?.tiles).toEqual(["P4ES", "S7W", "T12"]);
    expect(table.draft.pending).toEqual([]);
    table.newTurn();
    expect(table.text).toContain("/act1:start1:young1:scored1/");
  });

  it("adds and removes no more cards than there are", () => {
    const table = editing();
    table.seat = 0;
    expect(table.left.get("b1")).toBe(1);
    table.addCard("hand", "b1");
    expect(table.canAdd("hand", "b1")).toBe(false);
    table.addCard("hand", "b1");
    expect(table.cards("hand").filter((card) => card === "b1")).toHaveLength(3);
    expect(table.canAdd("display", "o1")).toBe(false);
    table.removeCard("display", "b9");
    table.addCard("display", "o1");
    expect(table.draft.display).toEqual(["g4", "o1", "y4", "b5"]);
    table.removeCard("discard", "g8");
    expect(table.text).toMatch(/\/b7g82y4$/);
  });

  it("says how many scorings have been", () => {
    const table = editing();
    table.setScorings(1);
    expect(table.text).toContain("/drawn14:B54-66:reshuffled0/");
    table.setScorings(2);
    expect(table.text).toContain(":scored2/");
    expect(table.text).toContain("/drawn14:reshuffled0/");
    table.setScorings(0);
    expect(table.text).toContain("/drawn14:A14-26:B26-38:reshuffled0/");
  });
});

describe("what the server says", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is asked for once somebody has paused, and only the last answer counts", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      if (path.endsWith("/guests")) return Response.json({ token: "g" });
      const { position } = JSON.parse(String(init.body)) as { position: string };
      asked.push(position);
      return Response.json({ position, refused: null, game: null, scoring: null });
    });
    const table = editing();
    table.ask("first")();
    table.ask("second");
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual(["second"]);
    expect(table.answer?.position).toBe("second");
  });
});
