import { beforeEach, describe, expect, it } from "vitest";

import { chooseLanguage, recallLanguage } from "../src/chosen-language";
import { recall, remember } from "../src/net/session";
import { choose, mayMove, prefs, readPrefs, recallPrefs } from "../src/state/prefs.svelte";
import { spoken } from "../src/words/words.svelte";

const page = document.documentElement;
const at = (path: string) => {
  recallPrefs();
  return recallLanguage(new URL(path, "http://here"));
};

beforeEach(async () => {
  localStorage.clear();
  await at("/");
});

describe("choices", () => {
  it("are the system's until somebody chooses, and sound is off", () => {
    expect(prefs).toEqual({
      theme: "auto",
      language: "",
      sound: false,
      motion: "auto",
      speed: 1,
      volume: 50,
      aids: true,
      marks: true,
      coach: false,
      reasons: true,
      text: 100,
      confirm: false,
    });
    expect(page.style.fontSize).toBe("");
    expect(page.dataset.theme).toBeUndefined();
    expect(page.dataset.motion).toBeUndefined();
    expect(page.lang).toBe("en");
  });

  it("show at once", () => {
    choose({ theme: "dark", motion: "none" });
    expect(page.dataset.theme).toBe("dark");
    expect(page.dataset.motion).toBe("none");
    expect(mayMove()).toBe(false);
    choose({ theme: "auto", motion: "auto" });
    expect(page.dataset.theme).toBeUndefined();
    expect(page.dataset.motion).toBeUndefined();
    expect(mayMove()).toBe(true);
  });

  it("of text size are a part of what the browser has", () => {
    choose({ text: 130 });
    expect(page.style.fontSize).toBe("130%");
    choose({ text: 100 });
    expect(page.style.fontSize).toBe("");
  });

  it("are there the next time", async () => {
    const chosen = { theme: "light", sound: true, speed: 2, volume: 25, aids: false } as const;
    choose({ ...chosen, marks: false, text: 115 });
    await at("/");
    expect(prefs).toMatchObject({ ...chosen, marks: false, text: 115 });
  });

  it("of language turn the page", async () => {
    await chooseLanguage("xr");
    expect(page.dir).toBe("rtl");
    expect(spoken().code).toBe("xr");
    await chooseLanguage("en");
    expect(page.dir).toBe("ltr");
  });
});

describe("what is stored", () => {
  it.each(["", "{", "null", "[]", "7", '"x"'])("%s is no reason to fail", (text) => {
    expect(readPrefs(text)).toEqual({});
  });

  it("counts as far as it makes sense", () => {
    const stored = {
      theme: "pink",
      language: 7,
      sound: "yes",
      motion: "none",
      more: 1,
      speed: 9,
      text: "x",
    };
    expect(readPrefs(JSON.stringify(stored))).toEqual({ motion: "none" });
  });

  it("may name a language that there is no more", async () => {
    remember("prefs", JSON.stringify({ language: "zz", sound: true }));
    await at("/");
    expect([prefs.language, prefs.sound, spoken().code]).toEqual(["", true, "en"]);
  });

  it("is not changed by a language in the address", async () => {
    choose({ theme: "dark" });
    await at("/?lang=xl");
    expect(spoken().code).toBe("xl");
    expect(JSON.parse(recall("prefs"))).toMatchObject({ language: "" });
    await at("/?lang=zz");
    expect(spoken().code).toBe("en");
  });
});

it("is kept for the visit where the browser keeps nothing", () => {
  const stored = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new Error("not allowed");
    },
  });
  remember("name", "Ada");
  expect(recall("name")).toBe("Ada");
  if (stored) Object.defineProperty(globalThis, "localStorage", stored);
});
