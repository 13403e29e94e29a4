/**
 * The catalogues of messages as the page gets them: without comments, and in parts. What lessons and
 * puzzles say is a chapter of its own (`### Lessons and puzzles`), which only learners need, and so is
 * what the scorer says; the file of a language has all. `de.ftl?page` is all but those chapters,
 * `de.ftl?lessons` and `de.ftl?scorer` are one of them.
 */

import { readFile } from "node:fs/promises";

import type { Plugin } from "vite";

const CHAPTERS = {
  lessons: /^### Lessons and puzzles\b/,
  scorer: /^### The scorer\b/,
};

export type Part = "page" | keyof typeof CHAPTERS;

const ASKED = /^(.+\.ftl)\?(page|lessons|scorer)$/;

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
  const chapters = source.split(/^(?=### )/m).filter((chapter) => partOfChapter(chapter) === part);
  return chapters
    .join("")
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}(?=[a-z-])/gi, "\n")
    .trim();
}

function partOfChapter(chapter: string): Part {
  if (CHAPTERS.lessons.test(chapter)) return "lessons";
  return CHAPTERS.scorer.test(chapter) ? "scorer" : "page";
}
