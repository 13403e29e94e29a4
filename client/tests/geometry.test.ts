import { describe, expect, it } from "vitest";

import * as geometry from "../src/board/geometry";

const ROOM = { width: 800, height: 600 };
const PALACE = ["1,0", "1,1", "-2,0", "-1,0", "2,1"];

describe("where a palace lies", () => {
  it("has an extent with the fountain in it", () => {
    expect(geometry.extentOf([])).toEqual({ west: 0, north: 0, east: 0, south: 0 });
    expect(geometry.extentOf(PALACE, 1)).toEqual({ west: -3, north: 2, east: 3, south: -1 });
    expect(geometry.sizeOf(geometry.extentOf(PALACE))).toEqual({ width: 500, height: 200 });
  });

  it("fits itself into the room, in the middle", () => {
    const extent = geometry.extentOf(PALACE, 1);
    const view = geometry.fitted(extent, ROOM);
    const left = view.x + extent.west * 100 * view.scale;
    const top = view.y - extent.north * 100 * view.scale;
    const { width, height } = geometry.sizeOf(extent);
    expect(left).toBeCloseTo(ROOM.width - left - width * view.scale);
    expect(top).toBeCloseTo(ROOM.height - top - height * view.scale);
    expect(left).toBeGreaterThanOrEqual(-1e-9);
    expect(top).toBeGreaterThanOrEqual(-1e-9);
  });

  it("goes out of the way of a corner, if that would cover a tile", () => {
    const corner = { width: 132, height: 52 };
    const beside = (cells: string[]) => {
      const extent = geometry.extentOf(cells);
      return [
        geometry.fittedBeside(corner, cells, extent, ROOM),
        geometry.fitted(extent, ROOM),
      ] as const;
    };
    const [clear, whole] = beside(["0,3", "5,3"]);
    expect(clear).toEqual(whole);
    const [above, covered] = beside(["0,3", "5,0"]);
    const bottom = ({ y, scale }: geometry.View) => y + geometry.CELL * scale;
    expect(bottom(covered)).toBeGreaterThan(ROOM.height - corner.height);
    expect(bottom(above)).toBeLessThanOrEqual(ROOM.height - corner.height);
  });

  it("comes as near as a finger needs, and shows all where that is enough or cannot be", () => {
    const room = { width: 360, height: 300 };
    const palace = Array.from({ length: 12 }, (_, x) => `${x},0`);
    const whole = geometry.extentOf(palace, 1);
    const side = (extent: geometry.Extent) => 100 * geometry.fitted(extent, room).scale;
    const near = geometry.extentForFinger(whole, ["9,1", "12,0"], room);
    expect(side(whole)).toBeLessThan(geometry.FINGER);
    expect(side(near)).toBeGreaterThanOrEqual(geometry.FINGER);
    expect(near).toEqual({ west: 8, north: 1, east: 12, south: -1 }); // with what lies beside them
    expect(geometry.extentForFinger(whole, ["-1,0", "12,0"], room)).toBe(whole);
    expect(geometry.extentForFinger(whole, [], room)).toBe(whole);
    const small = geometry.extentOf(["1,0"], 1);
    expect(geometry.extentForFinger(small, ["2,0"], room)).toBe(small);
  });

  it("makes a small palace no larger than cosy, and shows all of a large one", () => {
    expect(geometry.fitted(geometry.extentOf([], 1), ROOM).scale).toBe(1.28);
    expect(geometry.fitted(geometry.extentOf(["40,0"]), ROOM).scale).toBe(ROOM.width / 4_100);
  });

  it("zooms around the pointer, within limits", () => {
    const view = { x: 100, y: 50, scale: 1 };
    const at = { x: 300, y: 200 };
    const zoomed = geometry.zoomed(view, 1.5, at);
    expect((at.x - zoomed.x) / zoomed.scale).toBeCloseTo(at.x - view.x);
    expect((at.y - zoomed.y) / zoomed.scale).toBeCloseTo(at.y - view.y);
    expect(geometry.zoomed(view, 100, at).scale).toBe(geometry.LARGEST / 100);
    expect(geometry.zoomed(view, 0.001, at).scale).toBe(geometry.SMALLEST / 100);
  });

  it("never pans the palace out of the room", () => {
    const extent = geometry.extentOf(PALACE);
    const view = geometry.fitted(extent, ROOM);
    const far = geometry.panned(view, 1e6, -1e6, extent, ROOM);
    const side = 100 * view.scale;
    expect(far.x + (extent.west + 1) * side).toBeCloseTo(ROOM.width);
    expect(far.y - extent.south * side).toBeCloseTo(0);
    const near = geometry.panned(view, 7, -3, extent, ROOM);
    expect(near).toEqual({ x: view.x + 7, y: view.y - 3, scale: view.scale });
  });

  it("moves just as far as a cell needs to be seen", () => {
    const view = { x: 0, y: 0, scale: 1 };
    expect(geometry.shown(view, "2,-3", ROOM)).toEqual(view);
    expect(geometry.shown(view, "9,0", ROOM)).toEqual({ x: -200, y: 0, scale: 1 });
    expect(geometry.shown(view, "0,2", ROOM)).toEqual({ x: 0, y: 200, scale: 1 });
  });
});

describe("walking", () => {
  it("knows the free cells beside a palace", () => {
    expect(geometry.besides([]).sort()).toEqual(["-1,0", "0,-1", "0,1", "1,0"]);
    expect(geometry.besides(["1,0"])).toHaveLength(6);
    expect(geometry.besides(["1,0"])).not.toContain("0,0");
  });

  it("goes straight on, or to the nearest cell ahead, or stays", () => {
    const cells = [...PALACE, "0,0"];
    expect(geometry.walked("0,0", "east", cells)).toBe("1,0");
    expect(geometry.walked("1,0", "north", cells)).toBe("1,1");
    expect(geometry.walked("1,0", "east", cells)).toBe("2,1");
    expect(geometry.walked("2,1", "south", cells)).toBe("1,0");
    expect(geometry.walked("-2,0", "west", cells)).toBe("-2,0");
  });

  it("reads cells from the north-west", () => {
    const order = ["1,1", "2,1", "-2,0", "-1,0", "0,0", "1,0"];
    expect(geometry.inOrder([...PALACE, "0,0"])).toEqual(order);
  });
});

describe("a note below a cell", () => {
  const view = { x: 0, y: 200, scale: 1 };
  const note = { width: 240, height: 90 };

  it("stays where it is if there is room", () => {
    expect(geometry.noted(view, "1,0", { width: 600, height: 500 }, note)).toEqual({
      aside: 0,
      above: false,
    });
  });

  it("moves aside at the edge", () => {
    expect(geometry.noted(view, "0,0", { width: 600, height: 500 }, note).aside).toBe(70);
    expect(geometry.noted(view, "5,0", { width: 600, height: 500 }, note).aside).toBe(-70);
  });

  it("goes above where there is no room below", () => {
    expect(geometry.noted(view, "1,-1", { width: 600, height: 450 }, note).above).toBe(true);
    expect(geometry.noted(view, "1,2", { width: 600, height: 60 }, note).above).toBe(false);
  });
});
