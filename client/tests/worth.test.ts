import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { DISPLAY, MARKET, PLAYERS } from "../src/gallery/sample";
import type { GameOut } from "../src/protocol";
import AidsDialog from "../src/story/aids/AidsDialog.svelte";
import ScoreCard from "../src/story/aids/ScoreCard.svelte";

const POINTS = [
  [[1], [2], [3], [4], [5], [6]],
  [8, 9, 10, 11, 12, 13].map((first, kind) => [first, kind + 1]),
  [16, 17, 18, 19, 20, 21].map((first, kind) => [first, first - 8, kind + 1]),
];

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ points: POINTS })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const words = (row: Element) =>
  [...row.querySelectorAll("td")].map((cell) => cell.textContent?.trim());

describe("the score card", () => {
  it("says what each place of each kind is worth, and what the signs mean", async () => {
    const { component } = render(ScoreCard, { next: 2 });
    component.open();
    const tower = await screen.findByRole("row", { name: /^tower/ });
    expect(words(tower)).toEqual(["6", "13", "6", "21", "13", "6"]);
    const [pavilion] = screen.getAllByRole("row", { name: /^pavilion/ });
    expect(words(pavilion!)).toEqual(["1", "8", "1", "16", "8", "1"]);
    expect(screen.getByText(/Longest outer wall: 1 point/)).toBeTruthy();
    expect(screen.getByText("new since your last turn")).toBeTruthy();
    expect(screen.getByRole("columnheader", { name: "Second scoring" }).classList).toContain(
      "next",
    );
  });
});

describe("what is left", () => {
  const unseen = Array.from({ length: 36 }, () => 3);
  const game = {
    market: MARKET,
    display: DISPLAY,
    players: PLAYERS.map((player) => ({ ...player, hand: null })),
    scorings: 0,
    phase: "act",
    aids: { bag: [], unseen, forecast: [0, 0, 0], untilScoring: null },
  } as unknown as GameOut;
  const open = async (more: object) => {
    const { component } = render(AidsDialog, { game, names: ["Ada", "Ben", "Cem"], ...more });
    component.open();
    return words((await screen.findByText("blue denar")).closest("tr")!);
  };

  it("does not count one's own hand as money that one has not seen", async () => {
    const counts = await open({ hand: ["b1", "b1", "b9", "g2"] });
    expect(counts).toEqual(["1", "3", "3", "3", "3", "3", "3", "3", "2", "24"]);
  });

  it("is all of it for whoever has no hand", async () => {
    expect((await open({}))[0]).toBe("3");
  });

  it("is what the server says where hands are open", async () => {
    const players = game.players.map((player) => ({ ...player, hand: ["b1"] }));
    expect((await open({ game: { ...game, players }, hand: ["b1"] }))[0]).toBe("3");
  });
});
