/**
 * Splits the catalogues of messages for the page and strips their comments. The file of a language has
 * all messages; the chapters below (lessons, study, the scorer and so on) are loaded only when they are
 * needed, and the messages of the service worker go into its own file (installed.ts). `de.ftl?page` is
 * everything but those chapters, `de.ftl?lessons` is one of them.
 */

import { readFile } from "node:fs/promises";

import type { Plugin } from "vite";

/** The chapters that are loaded separately, by the beginning of their heading. */
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

/** A plugin that loads part of a catalogue as a module. */
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

/** The messages of a part, as short as Fluent can still parse them. */
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
