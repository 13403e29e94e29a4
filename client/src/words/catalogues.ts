/**
 * The files of messages, one for each language, named by its code. Each comes in parts
 * (scripts/catalogues.ts): a chapter such as that of the lessons comes when it is first needed.
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

/** English is always here, for what another language lacks. */
export const ENGLISH_PAGE: string = english;

/** What the page says in the other languages, by code; each comes when it is spoken. */
export const CATALOGUES = byCode(PAGES);

/** The chapters that come later; of each the languages by code, English too. */
export const CHAPTERS = {
  lessons: byCode(LESSONS),
  study: byCode(STUDY),
  scorer: byCode(SCORER),
  you: byCode(YOU),
  deals: byCode(DEALS),
};
export type Chapter = keyof typeof CHAPTERS;

/** What a language needs besides, such as a font. */
export const STYLES = byCode(SHEETS);

function byCode<Load>(files: Record<string, Load>): ReadonlyMap<string, Load> {
  const codeOf = (path: string) => path.replace(/^\.\/|\.\w+$/g, "");
  return new Map(Object.entries(files).map(([path, load]) => [codeOf(path), load]));
}
