import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it } from "vitest";

import { callWords, installed } from "../scripts/installed";
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

/** The service worker for an application with this icon. */
function workerWith(icon: string): string {
  const folder = mkdtempSync(join(tmpdir(), "alhambra-"));
  writeFileSync(join(folder, "icon.png"), icon);
  let written = "";
  const emitter = { emitFile: (file: { source: string }) => (written = file.source) };
  const make = installed(folder).generateBundle as unknown as (
    this: typeof emitter,
    options: object,
    bundle: object,
  ) => void;
  make.call(emitter, {}, {});
  rmSync(folder, { recursive: true });
  return written;
}

it("is another service worker when only an icon has changed", () => {
  expect(workerWith("one")).toBe(workerWith("one"));
  expect(workerWith("two")).not.toBe(workerWith("one"));
});
