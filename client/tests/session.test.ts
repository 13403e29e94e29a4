import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { recall, remember } from "../src/net/session";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("what a browser remembers", () => {
  it("is kept until the page is left where nothing more can be stored", () => {
    const setItem = () => {
      throw new DOMException("", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { setItem, getItem: () => "before" });
    remember("token", "t");
    expect(recall("token")).toBe("t");
    vi.unstubAllGlobals();
    remember("token", "stored");
    localStorage.setItem("alhambra.token", "by another tab");
    expect(recall("token")).toBe("by another tab");
  });
});
