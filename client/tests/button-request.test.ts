import { describe, expect, it } from "vitest";

import { Refusal } from "../src/net/api";
import { ButtonRequest } from "../src/state/button-request.svelte";

describe("what a button asks", () => {
  it("goes on until there is an answer, and hears nothing else meanwhile", async () => {
    const request = new ButtonRequest();
    let asked = 0;
    let answer = () => {};
    const work = () => {
      asked += 1;
      return new Promise<void>((done) => (answer = done));
    };
    const first = request.do(work);
    await request.do(work);
    expect([asked, request.busy]).toEqual([1, true]);
    answer();
    await first;
    expect([request.busy, request.refusal]).toEqual([false, null]);
  });

  it("tells what went wrong, until it goes right", async () => {
    const request = new ButtonRequest();
    await request.do(() => Promise.reject(new Refusal({ slug: "offline" })));
    expect(request.busy).toBe(false);
    expect(request.refusal?.slug).toBe("offline");
    await request.do(() => Promise.resolve());
    expect(request.refusal).toBeNull();
  });
});
