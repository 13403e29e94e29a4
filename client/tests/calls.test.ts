import { expect, it } from "vitest";

import { callWords } from "../scripts/installed";
import { translations } from "./catalogue";

const words = callWords();
const HOLES: Record<string, string[]> = {
  "call-turn-body": ["names"],
  "call-soon-body": ["time"],
  "call-sat": ["names"],
};

it.each(["en", ...translations()])("the service worker has words for each call in %s", (code) => {
  const said = Object.entries(words[code] ?? {});
  expect(said).toHaveLength(7);
  for (const [key, text] of said) {
    expect(text).not.toBe("");
    // It fills in names as they are: nothing else of Fluent may be in a message.
    const holes = [...text.matchAll(/\{ \$(\w+) \}/g)].map(([, name]) => name);
    expect(holes).toEqual(HOLES[key] ?? []);
    expect(text.replace(/\{ \$\w+ \}/g, "")).not.toMatch(/[{}]/);
  }
});
