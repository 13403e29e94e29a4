/**
 * The pictures in the rules, described by the info strings of fenced blocks. A test checks each of
 * them with the engine (tests/documents/test_rules.py); the page only draws.
 */

import { type Kind, KINDS, type Side } from "../notation.ts";

/** Whether the rules allow it. */
export type Verdict =
  | { is: "allowed" }
  | { is: "exact" }
  | { is: "over"; over: number }
  | { is: "refused"; rule: string; slug: string; side: Side | null; cells: string[] };

export interface PalaceExample {
  is: "palace";
  palace: Record<string, string>; // tiles by cell
  action: string; // in notation; empty to show the palace as it is
  verdict: Verdict | null;
  wall: number | null; // the length of the scoring wall
  lit: { cell: string; side: Side }[];
}

export interface MoneyExample {
  is: "take" | "buy";
  action: string;
  tile: string | null;
  slot: number | null; // from 1
  display: string[];
  cards: string[]; // the cards taken or paid
  verdict: Verdict;
}

export interface ScoreExample {
  is: "score";
  number: number;
  kind: Kind;
  has: number[]; // by player
  dirk: number | null;
  gets: number[]; // by player, Dirk last
  sum: string; // how the points are calculated
}

export type Example = PalaceExample | MoneyExample | ScoreExample;

const PLACE = /^[PSACGT]\d+[NESW]* -?\d+,-?\d+$/;

/** Read an example: `said` is the fence's info string, `inside` the block's text. */
export function readExample(said: string, inside: string): Example {
  const [is = ""] = said.split(" ");
  const parts = said.split("; ");
  switch (is) {
    case "palace":
      return readPalace(said.slice(is.length + 1).split("; "));
    case "take":
    case "buy":
      return readMoney(is, parts);
    case "score":
      return readScore(parts, inside.trim());
    default:
      throw new Error(`there is no example of ${is}`);
  }
}

function readPalace(parts: readonly string[]): PalaceExample {
  const places = parts.filter((part) => PLACE.test(part));
  const palace = Object.fromEntries(
    places.map((part) => part.split(" ").reverse() as [string, string]),
  );
  const [change = "", verdict] = parts.slice(places.length);
  const example: PalaceExample = {
    is: "palace",
    palace,
    action: "",
    verdict: null,
    wall: null,
    lit: [],
  };
  if (change.startsWith("wall ")) {
    const [, length, ...segments] = change.split(" ");
    const cellOf = (tile: string) =>
      Object.keys(palace).find((cell) => palace[cell] === tile) ?? "";
    const lit = segments.flatMap((each) => {
      const [tile = "", sides = ""] = each.split(":");
      return [...sides].map((side) => ({ cell: cellOf(tile), side: side as Side }));
    });
    return { ...example, wall: Number(length), lit };
  }
  return { ...example, action: change, verdict: verdict ? readVerdict(verdict) : null };
}

function readMoney(
  is: "take" | "buy",
  [action = "", where = "", verdict = ""]: readonly string[],
): MoneyExample {
  const rest = action.split(" ").slice(1);
  const [, ...details] = where.split(" ");
  return {
    is,
    action,
    tile: is === "buy" ? (rest[0] ?? "") : null,
    slot: is === "buy" ? Number(details[0]) : null,
    display: is === "take" ? details : [],
    cards: is === "buy" ? rest.slice(1) : rest,
    verdict: readVerdict(verdict),
  };
}

function readScore([what = "", ...parts]: readonly string[], sum: string): ScoreExample {
  const [, number, kind] = what.split(" ");
  const numbers = (name: string) =>
    parts
      .find((part) => part.startsWith(`${name} `))
      ?.split(" ")
      .slice(1)
      .map(Number) ?? [];
  return {
    is: "score",
    number: Number(number),
    kind: KINDS.find((each) => each === kind) ?? "pavilion",
    has: numbers("has"),
    dirk: numbers("dirk")[0] ?? null,
    gets: numbers("gets"),
    sum,
  };
}

function readVerdict(text: string): Verdict {
  const [is, ...rest] = text.split(" ");
  if (is === "allowed" || is === "exact") return { is };
  if (is === "over") return { is, over: Number(rest[0]) };
  if (is !== "refused") throw new Error(`there is no verdict ${text}`);
  const [rule = "", slug = "", ...about] = rest;
  const side = slug === "clash" ? ((about[0] ?? "N") as Side) : null;
  return { is, rule, slug, side, cells: side ? [] : about };
}
