/** Where a palace lies on the screen, and how to move from cell to cell. */

import { type Cell, cellName, cellOf, FOUNTAIN } from "../notation";

/** The side of a cell before zooming. */
export const CELL = 100;
/** The largest and the smallest cell on the screen, in pixels. */
export const LARGEST = 180;
export const SMALLEST = 24;
const COSY = 128; // the largest cell, in pixels, of a palace that fits itself
const HANDY = 36; // pixels; easily hit with a mouse
/** The size that a finger can hit, in pixels. */
export const FINGER = 44;

/** A rectangle of cells, edges included. */
export interface Extent {
  west: number;
  north: number;
  east: number;
  south: number;
}

/** What is shown: the palace is scaled, then moved by `x`, `y`, which is where the fountain lies. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The rectangle around cells, with a rim of free cells. */
export function extentOf(cells: Iterable<string>, rim = 0): Extent {
  const extent: Extent = { west: 0, north: 0, east: 0, south: 0 };
  for (const { x, y } of [...cells].map(cellOf)) {
    extent.west = Math.min(extent.west, x);
    extent.east = Math.max(extent.east, x);
    extent.south = Math.min(extent.south, y);
    extent.north = Math.max(extent.north, y);
  }
  return {
    west: extent.west - rim,
    north: extent.north + rim,
    east: extent.east + rim,
    south: extent.south - rim,
  };
}

/** The top left corner of a cell, before zooming; the fountain's is at 0, 0, and south is down. */
export function cornerOf(cell: string): Cell {
  const { x, y } = cellOf(cell);
  return { x: x * CELL, y: -y * CELL };
}

/** The size of an extent, before zooming. */
export function sizeOf({ west, north, east, south }: Extent): Size {
  return { width: (east - west + 1) * CELL, height: (north - south + 1) * CELL };
}

/** A view with the whole extent, centred in the room. */
export function fitted(extent: Extent, room: Size, most = COSY): View {
  const { width, height } = sizeOf(extent);
  const least = 1 / CELL; // while there is no room yet
  const scale = Math.max(least, Math.min(room.width / width, room.height / height, most / CELL));
  return {
    x: (room.width - width * scale) / 2 - extent.west * CELL * scale,
    y: (room.height - height * scale) / 2 + extent.north * CELL * scale,
    scale,
  };
}

/** Like `fitted`, but above what is in the lower right corner if that would cover one of the cells. */
export function fittedBeside(
  corner: Size,
  cells: readonly string[],
  extent: Extent,
  room: Size,
): View {
  const view = fitted(extent, room);
  const covered = cells.some((cell) => {
    const { x, y } = cornerOf(cell);
    const right = view.x + (x + CELL) * view.scale;
    const bottom = view.y + (y + CELL) * view.scale;
    return right > room.width - corner.width && bottom > room.height - corner.height;
  });
  return covered ? fitted(extent, { ...room, height: room.height - corner.height }) : view;
}

/** The extent of a palace with a rim; if that makes cells tiny, only with the cells that matter. */
export function extentFor(
  palace: readonly string[],
  rim: number,
  matter: readonly string[],
  room: Size,
): Extent {
  const whole = extentOf(palace, rim);
  return sideIn(room, whole) >= HANDY || !matter.length ? whole : extentOf([...palace, ...matter]);
}

/** If cells are too small for a finger: the part of the extent around `cells`, if that is enough. */
export function extentForFinger(extent: Extent, cells: readonly string[], room: Size): Extent {
  if (!cells.length || sideIn(room, extent) >= FINGER) return extent;
  const [first = extent, ...others] = cells.map(cellOf).map(({ x, y }) => {
    return { west: x, north: y, east: x, south: y };
  });
  const close = others.reduce(
    (all, each) => ({
      west: Math.min(all.west, each.west),
      north: Math.max(all.north, each.north),
      east: Math.max(all.east, each.east),
      south: Math.min(all.south, each.south),
    }),
    first,
  );
  const parts = [1, 0.5, 0].map((rim) => ({
    west: Math.max(extent.west, close.west - rim),
    north: Math.min(extent.north, close.north + rim),
    east: Math.min(extent.east, close.east + rim),
    south: Math.max(extent.south, close.south - rim),
  }));
  return parts.find((part) => sideIn(room, part) >= FINGER) ?? extent;
}

/** The size of a cell in pixels if an extent fills a room. */
function sideIn(room: Size, extent: Extent): number {
  const { width, height } = sizeOf(extent);
  return CELL * Math.min(room.width / width, room.height / height);
}

/** Whether a cell is fully visible. */
export function isShown(view: View, cell: string, room: Size): boolean {
  const { x, y } = shown(view, cell, room);
  return Math.abs(x - view.x) < 1 && Math.abs(y - view.y) < 1;
}

/** The view after zooming by a factor; the point at `at` stays where it is. */
export function zoomed(view: View, factor: number, at: Cell): View {
  const scale = held(view.scale * factor);
  const by = scale / view.scale;
  return { x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by, scale };
}

/** The view after panning; the palace never leaves the room completely. */
export function panned(view: View, dx: number, dy: number, extent: Extent, room: Size): View {
  const side = CELL * view.scale;
  return {
    x: between(view.x + dx, -extent.east * side, room.width - (extent.west + 1) * side),
    y: between(view.y + dy, extent.south * side, room.height + (extent.north - 1) * side),
    scale: view.scale,
  };
}

/** The view moved as little as possible to show a cell in full. */
export function shown(view: View, cell: string, room: Size): View {
  const side = CELL * view.scale;
  const corner = cornerOf(cell);
  const left = view.x + corner.x * view.scale;
  const top = view.y + corner.y * view.scale;
  return {
    x: view.x + between(left, 0, room.width - side) - left,
    y: view.y + between(top, 0, room.height - side) - top,
    scale: view.scale,
  };
}

/** Keeps a note below a cell within the room, by moving it aside or above the cell. */
export function noted(
  view: View,
  cell: string,
  room: Size,
  note: Size,
): { aside: number; above: boolean } {
  const side = CELL * view.scale;
  const corner = cornerOf(cell);
  const middle = view.x + corner.x * view.scale + side / 2;
  const bottom = view.y + corner.y * view.scale + side;
  const aside = between(middle, note.width / 2, room.width - note.width / 2) - middle;
  return { aside, above: bottom + note.height > room.height && bottom - side > note.height };
}

/** The four cells around a cell, clockwise from the north. */
export function around(cell: string): string[] {
  const { x, y } = cellOf(cell);
  return [
    { x, y: y + 1 },
    { x: x + 1, y },
    { x, y: y - 1 },
    { x: x - 1, y },
  ].map(cellName);
}

/** The free cells that touch a palace, whether or not a tile fits there. */
export function besides(palace: Iterable<string>): string[] {
  const built = new Set([FOUNTAIN, ...palace]);
  return [...new Set([...built].flatMap(around))].filter((cell) => !built.has(cell));
}

export type Direction = "north" | "east" | "south" | "west";

/** The next cell in a direction: straight on if there is one, else the nearest one ahead. */
export function walked(from: string, direction: Direction, cells: Iterable<string>): string {
  const here = cellOf(from);
  const vertical = direction === "north" || direction === "south";
  const sign = direction === "north" || direction === "east" ? 1 : -1;
  let best = from;
  let least = Infinity;
  for (const name of cells) {
    const { x, y } = cellOf(name);
    const ahead = sign * (vertical ? y - here.y : x - here.x);
    const beside = Math.abs(vertical ? x - here.x : y - here.y);
    const far = ahead + 3 * beside; // prefer far ahead to off the line
    if (ahead > 0 && far < least) [best, least] = [name, far];
  }
  return best;
}

/** Cells in reading order: from the north, each row from the west. */
export function inOrder(cells: Iterable<string>): string[] {
  return [...cells].sort((one, other) => {
    const a = cellOf(one);
    const b = cellOf(other);
    return b.y - a.y || a.x - b.x;
  });
}

function held(scale: number): number {
  return between(scale, SMALLEST / CELL, LARGEST / CELL);
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, Math.min(least, most)), Math.max(least, most));
}
