import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import * as colours from "../src/art/colours";

type Rgb = [number, number, number];

const CSS = readFileSync(join(import.meta.dirname, "../src/app.css"), "utf8");
const TOKENS = [...CSS.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)];
const THEMES = [2, 3].map((place) => {
  return Object.fromEntries(TOKENS.map((found) => [found[1]!, found[place]!]));
});

const TEXTS = [
  ["ink", "ground"],
  ["ink", "panel"],
  ["ink", "sunk"],
  ["ink", "water-pale"],
  ["ink", "danger-pale"],
  ["faded", "ground"],
  ["faded", "panel"],
  ["faded", "sunk"],
  ["on-brass", "brass"],
  ["on-strong", "strong"],
  ["water", "ground"],
  ["water", "panel"],
  ["danger", "ground"],
  ["danger", "panel"],
  ["danger", "danger-pale"],
  ["good", "ground"],
  ["good", "panel"],
] as const;
const SIGNS = [
  ["line", "ground"],
  ["line", "panel"],
  ["line", "sunk"],
  ["water", "sunk"],
  ["water", "water-pale"],
  ["tile-edge", "ground"],
  ["tile-edge", "panel"],
  ["tile-edge", "sunk"],
] as const;

const { BRASS, CLASH, INK, MORTAR, PAPER, WALL } = colours;
const KINDS = Object.values(colours.KIND);
const COINS = Object.values(colours.CURRENCY);

/** Light of each channel, from 0 to 1. */
function linear(colour: string): Rgb {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const light = (part: number) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  return parts.map(light) as Rgb;
}

function luminance(colour: string): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** By WCAG 2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

// How eyes without one kind of cone see (Machado, Oliveira and Fernandes 2009), on linear light.
const EYES: Record<string, Rgb[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

/** A colour as an eye sees it, in Oklab, where distances are about as large as they look. */
function seen(colour: string, eye: Rgb[]): Rgb {
  const light = linear(colour);
  const [r, g, b] = eye.map((row) => {
    const sum = row.reduce((all, part, at) => all + part * light[at]!, 0);
    return Math.min(1, Math.max(0, sum));
  }) as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The smallest distance between two of some colours. */
function apart(all: readonly string[], eye: Rgb[]): number {
  const points = all.map((colour) => seen(colour, eye));
  const pairs = points.map((one, at) => points.slice(at + 1).map((other) => far(one, other)));
  return Math.min(...pairs.flat());
}

function far(one: Rgb, other: Rgb): number {
  return Math.hypot(...one.map((part, at) => part - other[at]!));
}

describe.each(["light", "dark"])("the %s theme", (name) => {
  const theme = THEMES[name === "light" ? 0 : 1]!;

  it.each(TEXTS)("has %s that can be read on %s", (text, ground) => {
    expect(contrast(theme[text]!, theme[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SIGNS)("has %s that can be seen on %s", (sign, ground) => {
    expect(contrast(theme[sign]!, theme[ground]!)).toBeGreaterThanOrEqual(3);
  });

  it("shows what is chosen on every ground, by brass and its outline", () => {
    expect(contrast(theme.brass!, theme["on-brass"]!)).toBeGreaterThanOrEqual(3);
  });
});

describe("pieces", () => {
  it("have buildings and ranks that can be seen on their fields", () => {
    for (const { field, tint, mark, glow } of KINDS) {
      expect(contrast(mark, field)).toBeGreaterThanOrEqual(3);
      expect(contrast(mark, tint)).toBeGreaterThanOrEqual(3);
      expect(contrast(glow, mark)).toBeGreaterThanOrEqual(3);
    }
  });

  it("have walls that stand out, from every field by their mortar or by themselves", () => {
    for (const { field, mark } of KINDS) {
      expect(Math.max(contrast(WALL, field), contrast(MORTAR, field))).toBeGreaterThanOrEqual(3);
      expect(luminance(WALL)).toBeLessThan(Math.min(luminance(field), luminance(mark)));
    }
    expect(contrast(WALL, MORTAR)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(BRASS, INK)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(CLASH, PAPER)).toBeGreaterThanOrEqual(4.5);
  });

  it("have text that can be read", () => {
    expect(contrast(INK, PAPER)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(INK, BRASS)).toBeGreaterThanOrEqual(4.5);
    for (const { field, text } of COINS) expect(contrast(text, field)).toBeGreaterThanOrEqual(4.5);
    for (const { field, tint } of colours.SEAT) {
      expect(contrast(PAPER, field)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(PAPER, tint)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(Object.keys(EYES))("are apart for %s eyes", (name) => {
    const eye = EYES[name]!;
    const least = name === "grey" ? 0.04 : 0.09;
    expect(
      apart(
        KINDS.map(({ field }) => field),
        eye,
      ),
    ).toBeGreaterThan(least);
    expect(
      apart(
        COINS.map(({ field }) => field),
        eye,
      ),
    ).toBeGreaterThan(least);
  });

  it("give seats colours of their own", () => {
    const others = [...KINDS, ...COINS].map(({ field }) => seen(field, EYES.usual!));
    for (const { field } of colours.SEAT) {
      const own = seen(field, EYES.usual!);
      expect(Math.min(...others.map((each) => far(own, each)))).toBeGreaterThan(0.05);
    }
  });
});
