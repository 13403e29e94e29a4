/** What may be built where, why not, and the longest wall (section 4, R5.2, R7.5). */

import { type Cell, cellName, cellOf, FOUNTAIN, type Side, SIDES, tileOf } from "../../notation";
import type { Segment } from "../../protocol";
import type { Refusable } from "../../words/refusals";

/** Tiles by cell, without the fountain. */
export type Palace = Readonly<Record<string, string>>;

const STEPS: Record<Side, { x: number; y: number; back: Side }> = {
  N: { x: 0, y: 1, back: "S" },
  E: { x: 1, y: 0, back: "W" },
  S: { x: 0, y: -1, back: "N" },
  W: { x: -1, y: 0, back: "E" },
};

/** Why a tile may not be built on a cell of a legal palace; null if it may. */
export function whyNotPlace(palace: Palace, tile: string, cell: string): Refusable | null {
  if (isTaken(palace, cell)) {
    return fault("R4.6", "occupied", cell, { tile, there: palace[cell] ?? "the fountain" });
  }
  const beside = SIDES.filter((side) => isTaken(palace, beyond(cell, side)));
  if (!beside.length) return fault("R4.4", touchesCorner(palace, cell), cell, { tile });
  const clash = clashOf(palace, tile, cell);
  if (clash) return clash;
  const { walls } = tileOf(tile);
  if (beside.every((side) => walls.includes(side))) {
    return fault("R4.3", "unreachable", cell, { tile });
  }
  const enclosed = gaps([...Object.keys(palace), cell]);
  return enclosed.length ? fault("R4.5", "encloses", cell, { tile, enclosed }) : null;
}

/** Why the tile of a cell may not be taken out of a legal palace; null if it may. */
export function whyNotRemove(palace: Palace, cell: string): Refusable | null {
  const { [cell]: tile, ...rest } = palace;
  if (SIDES.every((side) => isTaken(rest, beyond(cell, side)))) {
    return fault("R4.5", "encloses", cell, { tile, enclosed: [cell] });
  }
  const reached = onFoot(rest);
  const stranded = Object.keys(rest).filter((each) => !reached.has(each));
  if (!stranded.length) return null;
  return fault("R4.3", "unreachable", cell, { tile, stranded: stranded.map((each) => rest[each]) });
}

/** Why a tile may not take the place of the one on a cell of a legal palace; null if it may. */
export function whyNotSwap(palace: Palace, tile: string, cell: string): Refusable | null {
  return clashOf(palace, tile, cell);
}

/** A longest unbroken outer wall of a legal palace, clockwise. */
export function longestWall(palace: Palace): Segment[] {
  const edges = outline(palace);
  const open = edges.findIndex(({ cell, side }) => !hasWall(palace, cell, side));
  if (open < 0) return edges;
  let best: Segment[] = [];
  let run: Segment[] = [];
  for (const edge of [...edges.slice(open), ...edges.slice(0, open)]) {
    run = hasWall(palace, edge.cell, edge.side) ? [...run, edge] : [];
    if (run.length > best.length) best = run;
  }
  return best;
}

/** The edges between a legal palace and the outside: one closed line, clockwise. */
function outline(palace: Palace): { cell: string; side: Side }[] {
  const top = [FOUNTAIN, ...Object.keys(palace)].reduce((best, each) =>
    cellOf(each).y > cellOf(best).y ? each : best,
  );
  const edges: { cell: string; side: Side }[] = [];
  let edge: { cell: string; side: Side } = { cell: top, side: "N" };
  do {
    edges.push(edge);
    edge = nextEdge(palace, edge);
  } while (edge.cell !== top || edge.side !== "N");
  return edges;
}

/** The next edge: around an outer corner, straight on, or around an inner corner. */
function nextEdge(
  palace: Palace,
  { cell, side }: { cell: string; side: Side },
): { cell: string; side: Side } {
  const right = SIDES[(SIDES.indexOf(side) + 1) % 4] as Side;
  const ahead = beyond(cell, right);
  if (!isTaken(palace, ahead)) return { cell, side: right };
  const across = beyond(ahead, side);
  if (!isTaken(palace, across)) return { cell: ahead, side };
  return { cell: across, side: STEPS[right].back };
}

function fault(
  rule: string,
  slug: string,
  cell: string,
  details: Record<string, unknown>,
): Refusable {
  return { rule, slug, text: slug, details: { cell, ...details } };
}

/** The first edge where only one of two tiles would have a wall (R4.2). */
function clashOf(palace: Palace, tile: string, cell: string): Refusable | null {
  const { walls } = tileOf(tile);
  for (const side of SIDES) {
    const other = beyond(cell, side);
    if (!isTaken(palace, other)) continue;
    if (walls.includes(side) === hasWall(palace, other, STEPS[side].back)) continue;
    const details = { tile, side, other: palace[other] ?? "the fountain", beyond: other };
    return fault("R4.2", "clash", cell, details);
  }
  return null;
}

function touchesCorner(palace: Palace, cell: string): "corner" | "apart" {
  const { x, y } = cellOf(cell);
  const corners = [-1, 1].flatMap((dx) => [-1, 1].map((dy) => ({ x: x + dx, y: y + dy })));
  return corners.some((each) => isTaken(palace, cellName(each))) ? "corner" : "apart";
}

/** The cells that can be reached on foot from the fountain, crossing no wall (R4.3). */
function onFoot(palace: Palace): Set<string> {
  const reached = new Set([FOUNTAIN]);
  for (const cell of reached) {
    for (const side of SIDES) {
      const other = beyond(cell, side);
      if (isTaken(palace, other) && !hasWall(palace, cell, side)) {
        if (!hasWall(palace, other, STEPS[side].back)) reached.add(other);
      }
    }
  }
  return reached;
}

/** The empty cells that tiles cut off from outside, in order; corners do not count (R4.5). */
function gaps(tiles: readonly string[]): string[] {
  const taken = new Set([FOUNTAIN, ...tiles]);
  const cells = [...taken].map(cellOf);
  const [west, east] = ends(cells.map(({ x }) => x));
  const [south, north] = ends(cells.map(({ y }) => y));
  const free = new Set<string>();
  for (let x = west; x <= east; x++) {
    for (let y = south; y <= north; y++) {
      if (!taken.has(cellName({ x, y }))) free.add(cellName({ x, y }));
    }
  }
  const outside = new Set([cellName({ x: west, y: south })]);
  for (const cell of outside) {
    for (const side of SIDES) {
      const other = beyond(cell, side);
      if (free.has(other)) outside.add(other);
    }
  }
  return [...free].filter((cell) => !outside.has(cell));
}

function ends(places: readonly number[]): [number, number] {
  return [Math.min(...places) - 1, Math.max(...places) + 1];
}

function beyond(cell: string, side: Side): string {
  const { x, y }: Cell = cellOf(cell);
  return cellName({ x: x + STEPS[side].x, y: y + STEPS[side].y });
}

function isTaken(palace: Palace, cell: string): boolean {
  return cell === FOUNTAIN || cell in palace;
}

/** Whether a tile has a wall there; the fountain has none (R1.1). */
function hasWall(palace: Palace, cell: string, side: Side): boolean {
  const tile = palace[cell];
  return tile !== undefined && tileOf(tile).walls.includes(side);
}
