import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");

/**
 * From low to high. A folder, or a file beside the folders, imports from itself and from lower layers
 * only, not from its neighbours. `shell` and `rules` count as one: the bar opens the rules, and the page
 * of the rules has the bar.
 */
const LAYERS = [
  ["character", "notation", "offline", "place", "protocol"],
  ["net", "position", "route"],
  ["state", "words"], // what is known, and how it is said: neither knows the other
  ["alerts", "art", "chosen-language", "form", "motion", "sound"],
  ["board"],
  ["shell+rules"],
  ["story"],
  ["learn"],
  ["deals", "installed", "lobby", "replay", "sandbox", "scorer", "table", "you"],
  ["analysis"],
  ["screens"],
  ["App", "gallery"],
  ["main"],
];

/** Of `path`, below src: all that it imports of ours, also later and also types. */
function importsOf(path: string, text: string): string[] {
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'](\.{1,2}\/[^"'?]+)/g);
  return [...found].map(([, name = ""]) => normalize(join(dirname(path), name)));
}

function partOf(path: string): string {
  const [part = ""] = path.split("/");
  const name = part.replace(/\..*$/, "");
  return LAYERS.flat().find((each) => each.split("+").includes(name)) ?? name;
}

const layerOf = (part: string) => LAYERS.findIndex((layer) => layer.includes(part));

/** Whether the one may import the other. */
function mayImport(from: string, to: string): boolean {
  return partOf(from) === partOf(to) || layerOf(partOf(to)) < layerOf(partOf(from));
}

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => /(?<!\.d)\.ts$|\.svelte$/.test(path))
  .map((path) => ({ path, imports: importsOf(path, readFileSync(join(SRC, path), "utf8")) }));

describe("the layers of the client", () => {
  it("have a place for every file", () => {
    expect(files.length).toBeGreaterThan(150);
    expect(files.map(({ path }) => path).filter((path) => layerOf(partOf(path)) < 0)).toEqual([]);
  });

  it("import downwards only", () => {
    const wrong = files.flatMap(({ path, imports }) =>
      imports
        .filter((each) => !each.endsWith(".css") && !mayImport(path, each))
        .map((each) => `${path} imports ${each}`),
    );
    expect(wrong).toEqual([]);
  });

  it("keep state and words free of what is drawn", () => {
    const headless = files.filter(({ path }) => /^(net|state|words)\//.test(path));
    expect(headless.length).toBeGreaterThan(25);
    // `x.svelte` is the module x.svelte.ts where there is no component of that name.
    const isComponent = (path: string) =>
      path.endsWith(".svelte") && files.some((file) => file.path === path);
    expect(
      headless.filter(({ path, imports }) => isComponent(path) || imports.some(isComponent)),
    ).toEqual([]);
  });

  it("would not let a wrong import pass", () => {
    expect(importsOf("state/a.ts", 'import type { Ghost } from "../board/Palace.svelte";')).toEqual(
      ["board/Palace.svelte"],
    );
    expect(
      importsOf("table/live/a.ts", 'const later = await import("../../words/fluent");'),
    ).toEqual(["words/fluent"]);
    expect(mayImport("state/me.svelte.ts", "words/words.svelte")).toBe(false);
    expect(mayImport("words/seats.ts", "state/me.svelte")).toBe(false);
    expect(mayImport("story/log/Log.svelte", "table/Table.svelte")).toBe(false);
    expect(mayImport("replay/Replay.svelte", "table/Table.svelte")).toBe(false);
    expect(mayImport("table/Table.svelte", "story/log/Log.svelte")).toBe(true);
  });
});
