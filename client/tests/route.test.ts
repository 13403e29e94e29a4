import { describe, expect, it, vi } from "vitest";

import {
  claimLink,
  claimOf,
  go,
  pathOf,
  type Route,
  routeOf,
  keyOf,
  scoresLink,
} from "../src/route";

const route = (path: string) => routeOf(new URL(path, "http://here"));

describe("addresses", () => {
  it.each<[string, Route]>([
    ["/", { screen: "lobby" }],
    ["/?lang=xr", { screen: "lobby" }],
    ["/learn", { screen: "learn" }],
    ["/learn/", { screen: "learn" }],
    ["/t/AbC_-9", { screen: "table", table: "AbC_-9" }],
    ["/t/AbC/", { screen: "table", table: "AbC" }],
    ["/replay", { screen: "replay", table: null, at: null, seat: null }],
    ["/replay/AbC?at=12&seat=1", { screen: "replay", table: "AbC", at: 12, seat: 1 }],
    ["/replay/AbC?at=-1&seat=x", { screen: "replay", table: "AbC", at: null, seat: null }],
    ["/analysis", { screen: "analysis", table: null, at: null }],
    ["/analysis/AbC?at=12", { screen: "analysis", table: "AbC", at: 12 }],
    ["/score", { screen: "score", sheet: false, room: null }],
    ["/score/", { screen: "score", sheet: false, room: null }],
    ["/score/sheet", { screen: "score", sheet: true, room: null }],
    ["/score/AbC_-9AbC_-9AbC_", { screen: "score", sheet: false, room: "AbC_-9AbC_-9AbC_" }],
    ["/t/", { screen: "missing" }],
    ["/t/a/b", { screen: "missing" }],
    ["/elsewhere", { screen: "missing" }],
  ])("%s", (path, expected) => {
    expect(route(path)).toEqual(expected);
  });

  it.each([
    "/",
    "/learn",
    "/score",
    "/score/sheet",
    "/score/AbC",
    "/t/AbC",
    "/replay",
    "/replay/AbC",
    "/replay/AbC?at=12&seat=0",
    "/analysis",
    "/analysis/AbC?at=12",
  ])("%s leads there and back", (path) => {
    expect(pathOf(route(path))).toBe(path);
  });
});

describe("secret links", () => {
  it("open a seat, whatever characters the key has", () => {
    const link = new URL(claimLink("AbC", 2, "a+b/c=="));
    expect(link.pathname).toBe("/t/AbC");
    expect(claimOf(link.hash)).toEqual({ seat: 2, key: "a+b/c==" });
  });

  it("open a score sheet", () => {
    const link = new URL(scoresLink("AbC", "k-e_y"));
    expect(route(link.href)).toEqual({ screen: "score", sheet: false, room: "AbC" });
    expect(keyOf(link.hash)).toBe("k-e_y");
    expect(keyOf("")).toBe(null);
  });

  it.each(["", "#", "#seat=1", "#key=x", "#seat=one&key=x"])("%s is none", (hash) => {
    expect(claimOf(hash)).toBeNull();
  });
});

it("goes to a screen and tells whoever shows it", () => {
  const heard = vi.fn();
  addEventListener("popstate", heard, { once: true });
  go("/t/AbC");
  expect(location.pathname).toBe("/t/AbC");
  expect(heard).toHaveBeenCalledOnce();
});
