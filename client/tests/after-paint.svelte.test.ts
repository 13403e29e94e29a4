import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { AfterPaint } from "../src/state/after-paint.svelte";

afterEach(() => vi.useRealTimers());

/** Something that changes, and what follows it. */
function followed() {
  let value = $state("first");
  let later!: AfterPaint<string>;
  const end = $effect.root(() => {
    later = new AfterPaint(() => value);
  });
  const set = (next: string) => {
    value = next;
    flushSync();
  };
  return { set, end, shown: () => later.value };
}

describe("what comes later", () => {
  it("is there from the beginning, and then a frame behind", () => {
    vi.useFakeTimers();
    const { set, end, shown } = followed();
    expect(shown()).toBe("first");
    vi.runAllTimers();
    set("second");
    expect(shown()).toBe("first");
    vi.runAllTimers();
    expect(shown()).toBe("second");
    end();
  });

  it("comes, however much comes at once", () => {
    vi.useFakeTimers();
    const { set, end, shown } = followed();
    vi.runAllTimers();
    for (let each = 1; each <= 20; each++) {
      set(String(each));
      vi.advanceTimersByTime(5); // less than a frame
    }
    expect(Number(shown())).toBeGreaterThan(10);
    vi.runAllTimers();
    expect(shown()).toBe("20");
    end();
  });

  it("comes at once where nobody looks", () => {
    vi.useFakeTimers();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const { set, end, shown } = followed();
    set("second");
    expect(shown()).toBe("second");
    end();
  });

  it("asks nothing of a component that has gone", () => {
    vi.useFakeTimers();
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    let value = $state(1);
    const end = $effect.root(() => {
      const double = $derived(value * 2);
      void new AfterPaint(() => double);
    });
    flushSync();
    value = 2;
    end();
    vi.runAllTimers();
    expect(warn).not.toHaveBeenCalled();
  });
});
