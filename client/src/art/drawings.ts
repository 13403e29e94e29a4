/** Our own drawings as path data: six buildings, four coins, stars, walls. */

import type { Currency, Kind, Side } from "../notation";

/** A building in a box of 64: its body, its openings, and lines shown only in large drawings. */
export interface Building {
  body: string;
  holes: string;
  lines: string;
}

/** A closed path through points. */
function through(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const CROSSING = 0.7654; // inner radius of an eight-point star, relative to its outer radius

/** An eight-point star with one point up. */
export function star(x: number, y: number, radius: number, inner = CROSSING): string {
  const points = Array.from({ length: 16 }, (_, step) => {
    const reach = radius * (step % 2 ? inner : 1);
    const angle = (Math.PI * step) / 8;
    return [x + reach * Math.sin(angle), y - reach * Math.cos(angle)] as const;
  });
  return through(points);
}

/** The star polygon {8/3}: one line woven over itself, as in plasterwork. */
export function interlace(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 8 }, (_, step) => {
    const angle = (Math.PI * (3 * step + 0.5)) / 4;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)] as const;
  });
  return through(points);
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A circle. */
export function disc(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 1 0`;
  return `M${x - radius} ${y}${half} ${2 * radius} 0${half} ${-2 * radius} 0z`;
}

/** A horseshoe arch: most of a circle, on posts that are closer together. */
function horseshoe(x: number, foot: number, rise: number, radius: number): string {
  const half = round(radius * 0.78);
  const spring = foot - rise;
  const arch = `A${radius} ${radius} 0 1 1 ${round(x + half)} ${spring}`;
  return `M${round(x - half)} ${foot}V${spring}${arch}V${foot}Z`;
}

/** A small round-arched window. */
function window(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  const head = `A${half} ${half} 0 0 1 ${x + half} ${y + half}`;
  return `M${x - half} ${y + height}V${y + half}${head}V${y + height}Z`;
}

/** A slender tree on a short trunk. */
function cypress(x: number, top: number, foot: number, half: number): string {
  const low = round(foot - (foot - top) * 0.1);
  const middle = round((top + low) / 2);
  return (
    box(x - 1.2, low - 2, 2.4, foot - low + 2) +
    `M${x} ${top}C${x + half} ${middle - 4} ${x + half + 2} ${low - 3} ${x} ${low}` +
    `C${x - half - 2} ${low - 3} ${x - half} ${middle - 4} ${x} ${top}Z`
  );
}

function row<T>(count: number, make: (step: number) => T): string {
  return Array.from({ length: count }, (_, step) => make(step)).join("");
}

export const BUILDINGS: Record<Kind, Building> = {
  pavilion: {
    body:
      disc(32, 6.5, 3) +
      "M30.8 8h2.4v6h-2.4z" +
      "M8 26C10 10 54 10 56 26Z" +
      box(5, 27.5, 54, 4.5) +
      "M11 33.5V53.5H19.5V42C21.5 36.5 27.5 37.5 32 34.5" +
      "C36.5 37.5 42.5 36.5 44.5 42V53.5H53V33.5Z" +
      box(8, 55, 48, 3) +
      box(4, 59.5, 56, 3.5),
    holes: "",
    lines: "M32 15V25.5M23 16Q18.5 20 17.5 25.5M41 16Q45.5 20 46.5 25.5M15.2 36V51M48.8 36V51",
  },
  seraglio: {
    body: "M1 31L9 17.5H55L63 31Z" + box(4, 33, 56, 24) + box(1, 58.5, 62, 4.5),
    holes: row(5, (step) => window(11 + 10.5 * step, 38, 6.4, 12)),
    lines: "M5.5 27H58.5M8 22.5H56M6.5 54H57.5",
  },
  arcades: {
    body: box(1, 13, 62, 6) + box(3, 20.5, 58, 37) + box(1, 59, 62, 4),
    holes: row(3, (step) => horseshoe(13.4 + 18.6 * step, 57.5, 15, 7.4)),
    lines:
      row(3, (step) => `M${4.6 + 18.6 * step} 39.5A8.9 8.9 0 1 1 ${22.2 + 18.6 * step} 39.5`) +
      "M5 16H59",
  },
  chambers: {
    body: disc(32, 6, 2.2) + "M2 32L32 8L62 32Z" + box(9, 33.5, 46, 24) + box(4, 59, 56, 4),
    holes:
      disc(32, 23.5, 4.2) +
      horseshoe(32, 57.5, 10, 6.6) +
      window(17.5, 40, 6.4, 10) +
      window(46.5, 40, 6.4, 10),
    lines: "M11.5 29L32 12.7L52.5 29M11 36.5H53",
  },
  garden: {
    body:
      cypress(10, 15, 63, 7) +
      cypress(54, 15, 63, 7) +
      cypress(21.5, 6, 41, 4.6) +
      cypress(42.5, 6, 41, 4.6),
    holes: "M29 28H35L44.5 63H19.5ZM23 26.5a9 3.8 0 1 0 18 0a9 3.8 0 1 0 -18 0z",
    lines: "M30 38H34M27.5 46H33M31 54H39",
  },
  tower: {
    body:
      "M13 21V3H19.6V8.5H25.4V3H31V8.5H33V3H38.6V8.5H44.4V3H51V21Z" +
      "M19 22.5L16 58H48L45 22.5Z" +
      box(11, 59, 42, 4),
    holes: window(32, 27, 6.4, 11) + horseshoe(32, 58, 8, 5.4),
    lines: "M16 17H48M18.6 44.5H28M36 44.5H45.4",
  },
};

/** The shape of each currency, in a box of 40. */
export const COINS: Record<Currency, string> = {
  b: disc(20, 20, 17.5),
  g: "M5.5 3.5h29a2 2 0 0 1 2 2v29a2 2 0 0 1 -2 2h-29a2 2 0 0 1 -2 -2v-29a2 2 0 0 1 2 -2z",
  o: star(20, 20, 19.5),
  y: "M20 0.5L38.5 20L20 39.5L1.5 20Z",
};

/** A band along an edge of a tile of side 100; crenellated if it has several merlons, which point out. */
export function band(side: Side, depth: number, merlons = 1, notch = 0): string {
  const pitch = 100 / (2 * merlons - 1);
  const points: [number, number][] = [[0, depth]];
  for (let step = 0; step < merlons; step++) {
    const left = 2 * step * pitch;
    points.push([left, 0], [left + pitch, 0]);
    if (step < merlons - 1) points.push([left + pitch, notch], [left + 2 * pitch, notch]);
  }
  points.push([100, depth]);
  return through(points.map(([x, y]) => TURNED[side](x, y)));
}

/** Turns points from the north edge to another edge. */
const TURNED: Record<Side, (x: number, y: number) => [number, number]> = {
  N: (x, y) => [x, y],
  E: (x, y) => [100 - y, x],
  S: (x, y) => [100 - x, 100 - y],
  W: (x, y) => [y, 100 - x],
};

/**
 * Path data moved and scaled. Cheaper than a `transform`: a browser keeps a coordinate system for each
 * of those, and goes through all of them on every paint.
 */
export function placed(path: string, x: number, y: number, scale = 1): string {
  let verb = "";
  let place = 0; // index among the verb's numbers
  return path.replace(/[a-z]|-?[\d.]+/gi, (token) => {
    if (/[a-z]/i.test(token)) {
      verb = token;
      place = 0;
      return token;
    }
    const number = Number(token);
    const at = place++ % (verb.toUpperCase() === "A" ? 7 : 2);
    if (verb.toUpperCase() === "A" && at > 1 && at < 5) return token; // an angle and two flags
    const relative = verb === verb.toLowerCase() || (verb === "A" && at < 2);
    const vertical = verb === "V" || (verb !== "H" && (verb === "A" ? at === 6 : at === 1));
    return String(round(number * scale + (relative ? 0 : vertical ? y : x)));
  });
}

const made = new Map<string, Building>();

/** A building in a box of `side` at (x, y). */
export function buildingAt(kind: Kind, x: number, y: number, side: number): Building {
  const key = [kind, x, y, side].join();
  const known = made.get(key);
  if (known) return known;
  const { body, holes, lines } = BUILDINGS[kind];
  const at = (path: string) => placed(path, x, y, side / 64);
  const building = { body: at(body), holes: at(holes), lines: at(lines) };
  made.set(key, building);
  return building;
}

/** A row of diamonds: one for pavilions, six for towers. */
export function diamonds(count: number, x: number, y: number, half: number, step: number): string {
  const high = round(half * 1.15);
  return row(count, (each) => {
    const middle = round(x + (each - (count - 1) / 2) * step);
    return `M${middle} ${y - high}l${half} ${high}l${-half} ${high}l${-half} ${-high}z`;
  });
}
