import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Refusal } from "../src/net/api";
import * as push from "../src/net/push";
import type { AlertsOut, Kept } from "../src/protocol";
import GameAlerts from "../src/table/GameAlerts.svelte";

/** A request that the test answers. */
interface Asked {
  muted: boolean;
  succeed: () => void;
  fail: () => void;
}

let load: (muted: boolean) => void;
let asked: Asked[];

beforeEach(() => {
  asked = [];
  vi.spyOn(push, "pushChoice").mockReturnValue({ kinds: [], quiet: null, language: "en" });
  vi.spyOn(push, "alertsAbout").mockReturnValue(
    new Promise((resolve) => (load = (muted) => resolve({ muted } as AlertsOut))),
  );
  vi.spyOn(push, "muteGame").mockImplementation(
    (_, muted) =>
      new Promise((resolve, reject) =>
        asked.push({
          muted,
          succeed: () => resolve({} as Kept),
          fail: () => reject(new Refusal({ slug: "offline" })),
        }),
      ),
  );
  render(GameAlerts, { table: "x" });
});
afterEach(cleanup);

const input = () => screen.getByRole<HTMLInputElement>("switch");
const settled = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  await tick();
};

describe("the switch for the alerts of a game", () => {
  it("cannot be used before its state is known", async () => {
    expect([input().disabled, input().checked]).toEqual([true, false]);
    load(false);
    await settled();
    expect([input().disabled, input().checked]).toEqual([false, true]);
  });

  it("shows what the server knows after two quick clicks", async () => {
    load(false);
    await settled();
    await fireEvent.click(input());
    await fireEvent.click(input());
    asked[0]?.succeed();
    await settled();
    expect(asked.map(({ muted }) => muted)).toEqual([true, false]);
    asked[1]?.succeed();
    await settled();
    expect(input().checked).toBe(true);
  });

  it("goes back to what the server knows when it cannot be told", async () => {
    load(false);
    await settled();
    await fireEvent.click(input());
    asked[0]?.succeed();
    await settled();
    await fireEvent.click(input());
    await fireEvent.click(input());
    await fireEvent.click(input());
    asked[1]?.fail();
    await settled();
    expect(input().checked).toBe(false);
    expect(screen.getByRole("alert")).toBeTruthy();
  });
});
