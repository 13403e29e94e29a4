/**
 * The message files, one per language, named by its code. Each is split into parts
 * (scripts/catalogues.ts); a chapter, such as that of the lessons, is loaded when first needed.
 */

import english from "./en.ftl?page";

const PAGES = import.meta.glob<string>(["./*.ftl", "!./en.ftl"], {
  query: "?page",
  import: "default",
});
const LESSONS = import.meta.glob<string>("./*.ftl", { query: "?lessons", import: "default" });
const STUDY = import.meta.glob<string>("./*.ftl", { query: "?study", import: "default" });
const SCORER = import.meta.glob<string>("./*.ftl", { query: "?scorer", import: "default" });
const YOU = import.meta.glob<string>("./*.ftl", { query: "?you", import: "default" });
const DEALS = import.meta.glob<string>("./*.ftl", { query: "?deals", import: "default" });
const SHEETS = import.meta.glob("./*.css");

/** English is always loaded, as the fallback for other languages. */
export const ENGLISH_PAGE: string = english;

/** Loaders of the page's messages in other languages, by code. */
export const CATALOGUES = byCode(PAGES);

/** Loaders of the other chapters, by language code, including English. */
export const CHAPTERS = {
  lessons: byCode(LESSONS),
  study: byCode(STUDY),
  scorer: byCode(SCORER),
  you: byCode(YOU),
  deals: byCode(DEALS),
};
export type Chapter = keyof typeof CHAPTERS;

/** Loaders of extra styles that a language needs, such as a font. */
export const STYLES = byCode(SHEETS);

function byCode<Load>(files: Record<string, Load>): ReadonlyMap<string, Load> {
  const codeOf = (path: string) => path.replace(/^\.\/|\.\w+$/g, "");
  return new Map(Object.entries(files).map(([path, load]) => [codeOf(path), load]));
}
