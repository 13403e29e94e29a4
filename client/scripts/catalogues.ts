/**
 * The catalogues of messages as the page gets them: without comments, and in parts. What lessons, study and
 * the scorer say are chapters of their own, which only those need who open them, and what the service worker
 * says is in its own file (installed.ts); the file of a language has all. `de.ftl?page` is all but those chapters, `de.ftl?lessons` is one of them.
 */

import { readFile } from "node:fs/promises";

import type { Plugin } from "vite";

/** The chapters that come when they are needed, by the beginning of their heading. */
const CHAPTERS = {
  lessons: "### Lessons and puzzles",
  study: "### Study",
  scorer: "### The scorer",
  you: "### You:",
  deals: "### Deals",
  calls: "### Calls",
} as const;

export type Chapter = keyof typeof CHAPTERS;
export type Part = "page" | Chapter;

const ASKED = new RegExp(`^(.+\\.ftl)\\?(page|${Object.keys(CHAPTERS).join("|")})$`);

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
  const chapters = source.split(/^(?=### )/m).filter((chapter) => partWith(chapter) === part);
  return chapters
    .join("")
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}(?=[a-z-])/gi, "\n")
    .trim();
}

/** The part that a chapter belongs to. */
function partWith(chapter: string): Part {
  for (const [part, heading] of Object.entries(CHAPTERS))
    if (chapter.startsWith(heading)) return part as Chapter;
  return "page";
}
