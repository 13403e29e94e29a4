import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { SETUP } from "../src/lobby/new-table-order";
import { lobby, newTable, Refusal, refusalOf, sites } from "../src/net/api";
import { recall } from "../src/net/session";

type Answer = [status: number, body: unknown];
let answers: Answer[];
const asked: { path: string; method: string; token: string | null; body: unknown }[] = [];

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
    asked.push({ path, method: init.method ?? "GET", token: headers.get("authorization"), body });
    const answer = answers.shift();
    if (!answer) return Promise.reject(new TypeError("no network"));
    return Promise.resolve(Response.json(answer[1], { status: answer[0] }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("requests", () => {
  it("are made by a guest, who is asked for once", async () => {
    answers = [
      [201, { token: "t1" }],
      [200, { open: [], running: [] }],
      [200, { open: [], running: [] }],
    ];
    await Promise.all([lobby(), lobby()]);
    expect(asked.map(({ path, token }) => [path, token])).toEqual([
      ["/api/guests", null],
      ["/api/lobby", "Bearer t1"],
      ["/api/lobby", "Bearer t1"],
    ]);
    expect(recall("token")).toBe("t1");
  });

  it("are made again once with a new token where the old one is not known", async () => {
    localStorage.setItem("alhambra.token", "old");
    answers = [
      [401, { slug: "token" }],
      [201, { token: "new" }],
      [201, { id: "x", link: "/t/x" }],
    ];
    expect(await newTable({ setup: SETUP })).toEqual({ id: "x", link: "/t/x" });
    expect(asked.map(({ token }) => token)).toEqual(["Bearer old", null, "Bearer new"]);
    expect(asked[2]).toMatchObject({ method: "POST", body: { setup: SETUP } });
  });

  it("that are refused throw the refusal", async () => {
    localStorage.setItem("alhambra.token", "t");
    answers = [[409, { slug: "not-started", text: "not yet", rule: "R1", details: { a: 1 } }]];
    await expect(sites("x", "T9NE", 1)).rejects.toMatchObject({
      slug: "not-started",
      text: "not yet",
      rule: "R1",
      details: { a: 1 },
    });
    expect(asked[0]?.path).toBe("/api/tables/x/sites?tile=T9NE&seat=1");
  });

  it("that reach nobody are refused, too", async () => {
    localStorage.setItem("alhambra.token", "t");
    answers = [];
    await expect(lobby()).rejects.toMatchObject({ slug: "offline" });
    answers = [[502, "no JSON of ours"]];
    await expect(lobby()).rejects.toMatchObject({ slug: "internal" });
  });
});

it("makes a refusal of anything", () => {
  const refusal = new Refusal({ slug: "x" });
  expect(refusalOf(refusal)).toBe(refusal);
  expect(refusalOf(new Error("broken"))).toMatchObject({ slug: "internal" });
});
