import { describe, expect, it } from "vitest";

import type { GameEvent } from "../src/protocol";
import type { LogLine } from "../src/state/log";
import { tracesOf } from "../src/state/traces";

let id = 0;
const line = (actor: number | null, event: GameEvent, more: Partial<LogLine> = {}): LogLine =>
  ({ id: id++, frame: 1, actor, step: false, is: "event", event, ...more }) as LogLine;

const LOG = [
  line(null, { is: "tile-drawn", tile: "G12S", slot: 0 }, { frame: 0 }),
  line(0, { is: "tile-placed", seat: 0, tile: "P8", cell: "1,0" }),
  line(0, { is: "tile-drawn", tile: "S9", slot: 1 }),
  line(1, { is: "tile-placed", seat: 1, tile: "T9NE", cell: "0,1" }),
  line(1, { is: "tile-drawn", tile: "A10", slot: 2 }),
  line(2, { is: "money-taken", seat: 2, cards: ["b1"], slots: [3] }),
  line(2, { is: "money-drawn", card: "g4", slot: 3 }),
];

describe("traces", () => {
  it("are what others did since one's last turn", () => {
    expect(tracesOf(LOG, 0)).toEqual({ cells: { 1: ["0,1"] }, tiles: ["A10"], slots: [3] });
    expect(tracesOf(LOG, 1)).toEqual({ cells: {}, tiles: [], slots: [3] });
  });

  it("stay while one plays, without one's own steps", () => {
    const own = line(0, { is: "tile-added", seat: 0, tile: "S9", cell: "2,0" }, { step: true });
    expect(tracesOf([...LOG, own], 0)).toEqual(tracesOf(LOG, 0));
  });

  it("end where the next one takes what was new", () => {
    const taken = line(1, { is: "money-taken", seat: 1, cards: ["g4"], slots: [3] });
    expect(tracesOf([...LOG, taken], 0).slots).toEqual([]);
  });

  it("are the last turn for those who watch", () => {
    expect(tracesOf(LOG, null)).toEqual({ cells: {}, tiles: [], slots: [3] });
    expect(tracesOf([], null)).toEqual({ cells: {}, tiles: [], slots: [] });
  });

  it("do not count what was there from the beginning", () => {
    expect(tracesOf(LOG.slice(0, 1), 0)).toEqual({ cells: {}, tiles: [], slots: [] });
  });
});
