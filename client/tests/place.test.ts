import { describe, expect, it } from "vitest";

import { absolute, address, canonical } from "../src/place";

const PATHS = [
  "/",
  "/rules",
  "/rules#r7-5",
  "/t/AbC",
  "/replay/AbC?at=12&seat=1",
  "/learn#puzzles",
];

describe("addresses", () => {
  it("can be given to somebody else, at a server and on a site below its root", () => {
    const replay = "/replay/AbC?at=12";
    expect(absolute(address(replay, false, false), "https://a.example/rules")).toBe(
      "https://a.example/replay/AbC?at=12",
    );
    expect(absolute(address(replay, true, true), "https://a.example/games/?/rules")).toBe(
      "https://a.example/games/?/replay/AbC&at=12",
    );
  });

  it.each(PATHS)("%s is itself at a server", (path) => {
    expect(address(path, false, false)).toBe(path);
  });

  it.each<[string, string]>([
    ["/", "/offline"],
    ["/t/AbC", "/offline/t/AbC"],
  ])("%s is below /offline on a device", (path, expected) => {
    expect(address(path, false, true)).toBe(expected);
  });

  it.each<[string, string]>([
    ["/", "./"],
    ["/rules#r7-5", "./?/rules#r7-5"],
    ["/replay/AbC?at=12&seat=1", "./?/replay/AbC&at=12&seat=1"],
  ])("%s is in the query of a site's one page", (path, expected) => {
    expect(address(path, true, true)).toBe(expected);
  });

  it.each([
    ["http://here/", false, false],
    ["http://here/", false, true],
    ["http://here/below/a/folder/", true, true],
  ] as const)("lead there and back from %s (site %s, device %s)", (base, site, device) => {
    for (const path of PATHS) {
      const { pathname, search, hash } = canonical(
        new URL(address(path, site, device), base),
        site,
      );
      expect(pathname + search + hash).toBe(path);
    }
  });
});
