import { describe, expect, it } from "vitest";

import { Refusal } from "../src/net/api";
import { Asking } from "../src/state/asking.svelte";

describe("asking", () => {
  it("goes on until there is an answer, and hears nothing else meanwhile", async () => {
    const asking = new Asking();
    let asked = 0;
    let answer = () => {};
    const work = () => {
      asked += 1;
      return new Promise<void>((done) => (answer = done));
    };
    const first = asking.do(work);
    await asking.do(work);
    expect([asked, asking.busy]).toEqual([1, true]);
    answer();
    await first;
    expect([asking.busy, asking.problem]).toEqual([false, ""]);
  });

  it("tells what went wrong, until it goes right", async () => {
    const asking = new Asking();
    await asking.do(() => Promise.reject(new Refusal({ slug: "offline" })));
    expect(asking.busy).toBe(false);
    expect(asking.problem).not.toBe("");
    await asking.do(() => Promise.resolve());
    expect(asking.problem).toBe("");
  });
});
