import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");
const WORDS = join(SRC, "words");

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.startsWith("gallery"))
  .map((name) => ({ name, text: readFileSync(join(SRC, name), "utf8") }));

function keysOf(language: string): string[] {
  return readdirSync(WORDS)
    .filter((name) => name === `${language}.ftl` || name.startsWith(`${language}-`))
    .flatMap((name) => new FluentResource(readFileSync(join(WORDS, name), "utf8")).body)
    .map(({ id }) => id);
}

const english = keysOf("en");
describe("English", () => {
  it("has no message twice", () => {
    const twice = english.filter((key, index) => english.indexOf(key) !== index);
    expect(twice).toEqual([]);
  });

  it("has every message that is asked for", () => {
    const asked = files.flatMap(({ name, text }) =>
      [...text.matchAll(/\b(?:t|parts)\(\s*"([^"]+)"/g)].map((found) => ({ name, key: found[1]! })),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter(({ key }) => !english.includes(key))).toEqual([]);
  });

  it("can be read without an error", () => {
    for (const name of readdirSync(WORDS).filter((each) => each.endsWith(".ftl"))) {
      const source = readFileSync(join(WORDS, name), "utf8");
      expect(new FluentBundle("en").addResource(new FluentResource(source))).toEqual([]);
      // Fluent passes over what it cannot read; nothing may get lost that way.
      const written = [...source.matchAll(/^([a-z][\w-]*) =/gim)].map((found) => found[1]);
      expect(new FluentResource(source).body.map(({ id }) => id)).toEqual(written);
    }
  });
});
