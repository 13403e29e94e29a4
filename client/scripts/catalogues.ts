/**
 * The catalogues of messages as the page gets them: without comments, and in two parts. What lessons and
 * puzzles say is a chapter of its own (`### Lessons and puzzles`), which only learners need; the file of
 * a language has both. `de.ftl?page` is all but that chapter, `de.ftl?lessons` is that chapter.
 */

import { readFile } from "node:fs/promises";

import type { Plugin } from "vite";

export type Part = "page" | "lessons";

const ASKED = /^(.+\.ftl)\?(page|lessons)$/;
const LESSONS = /^### Lessons and puzzles\b/;

/** Gives a part of a catalogue to whoever imports it. */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    async load(id) {
      const [, file, part] = ASKED.exec(id) ?? [];
      if (!file) return undefined;
      const text = partOf(await readFile(file, "utf8"), part as Part);
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}

/** The messages of a part, as short as Fluent can still read them. */
export function partOf(source: string, part: Part): string {
  const chapters = source
    .split(/^(?=### )/m)
    .filter((chapter) => LESSONS.test(chapter) === (part === "lessons"));
  return chapters
    .join("")
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}(?=[a-z-])/gi, "\n")
    .trim();
}
