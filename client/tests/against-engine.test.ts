/** The scorer says what the engine says: tests/scorer asks the engine, and runs this with its answers. */

import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { KINDS, type Side, tileOf } from "../src/notation";
import { cardsAbove } from "../src/scorer/rules/cards";
import {
  longestWall,
  type Palace,
  whyNotPlace,
  whyNotRemove,
  whyNotSwap,
} from "../src/scorer/rules/palace";
import { explain } from "../src/scorer/rules/points";

interface Ranked {
  points: number;
  kinds: Record<string, object>;
}
interface Cases {
  tables: {
    table: {
      players: { counts: Record<string, number>; wall: number }[];
      dirk?: Record<string, number>;
    };
    told: { scoring: number; players: Ranked[]; dirk: Ranked | null };
  }[];
  palaces: {
    do: "place" | "remove" | "swap";
    tile: string;
    cell: string;
    wall: number;
    fault: { rule: string; slug: string; details: Record<string, unknown> } | null;
  }[][];
  decks: { players: number; edition: string; dealt: number; low: number[]; high: number[] }[];
}

const file = process.env.SCORER_CASES;
const cases = file ? (JSON.parse(readFileSync(file, "utf8")) as Cases) : null;

/** Milliseconds for thousands of tries, on a machine that does other things, too. */
const PATIENCE = 120_000;

const JUDGES = {
  place: whyNotPlace,
  swap: whyNotSwap,
  remove: (palace: Palace, _: string, cell: string) => whyNotRemove(palace, cell),
};

const row = (counts: Record<string, number>) => KINDS.map((kind) => counts[kind] ?? 0);

/** What is told in lists, in one order. */
function plain(details: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(details).map(([name, value]) => [
    name,
    Array.isArray(value) ? [...(value as string[])].sort() : value,
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

describe.skipIf(!cases)("the scorer and the engine", () => {
  it("give the same points for the same reasons", () => {
    for (const { table, told } of cases?.tables ?? []) {
      const found = explain(
        told.scoring,
        table.players.map(({ counts }) => row(counts)),
        table.players.map(({ wall }) => ({ length: wall, segments: [] })),
        table.dirk ? row(table.dirk) : null,
      );
      const kinds = (rank: (kind: number) => unknown) =>
        Object.fromEntries(KINDS.map((kind, place) => [kind, rank(place)]));
      told.players.forEach((player, seat) => {
        expect(found.points[seat]).toBe(player.points);
        expect(kinds((kind) => found.ranks[kind]?.[seat])).toEqual(player.kinds);
      });
      expect(found.dirk && kinds((kind) => found.dirk?.[kind])).toEqual(told.dirk?.kinds ?? null);
      expect(found.dirkPoints).toBe(told.dirk?.points ?? 0);
    }
  });

  it(
    "refuse the same tiles by the same rule, and find as long a wall",
    () => {
      for (const steps of cases?.palaces ?? []) {
        let palace: Palace = {};
        for (const { do: what, tile, cell, wall, fault } of steps) {
          const why = JUDGES[what](palace, tile, cell);
          const said = why && { rule: why.rule, slug: why.slug, details: plain(why.details) };
          const right = fault && { ...fault, details: { cell, ...fault.details } };
          if (!why) {
            const { [cell]: _, ...rest } = palace;
            palace = what === "remove" ? rest : { ...palace, [cell]: tile };
          }
          const found = longestWall(palace);
          const walls = new Set(found.map((each) => each.cell + each.side));
          const isWall = found.every(({ cell: at, side }) =>
            tileOf(palace[at] ?? "").walls.includes(side as Side),
          );
          // One comparison for all: there are thousands.
          expect({ said, length: found.length, different: walls.size, isWall }).toEqual({
            said: right,
            length: wall,
            different: wall,
            isWall: true,
          });
        }
      }
    },
    PATIENCE,
  );

  it("expect the scoring cards at the same places", () => {
    for (const { players, edition, dealt, low, high } of cases?.decks ?? []) {
      const above = cardsAbove(players, dealt, edition);
      expect(above).toEqual(low.map((least, card) => [least, high[card]]));
    }
  });
});
