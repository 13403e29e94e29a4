/**
 * docs/rules.md as data for the page: the module `virtual:rules`, made when the page is built. It knows
 * just as much Markdown as that file has, and says so where the file has more.
 */

import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Plugin } from "vite";

import type { Block, Inline, Rule, Rules, Section } from "../src/story/rules.ts";

const FILE = join(import.meta.dirname, "../../docs/rules.md");
const MODULE = "virtual:rules";
const RESOLVED = `\0${MODULE}`;

const ANCHOR = /^<a id="[\w-]+"><\/a>$/;
const RULE = /^\*\*(R\d+\.\d+)\*\* · (.*)$/s;

/** Gives the rules to whoever imports `virtual:rules`. */
export function rules(): Plugin {
  return {
    name: "rules",
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      this.addWatchFile(FILE);
      const data = JSON.stringify(readRules(await readFile(FILE, "utf8")));
      return `export default JSON.parse(${JSON.stringify(data)});`;
    },
  };
}

/** The sections of the rules, each with what is said before its first rule, and its rules. */
export function readRules(markdown: string): Rules {
  const [, ...chapters] = markdown.split(/^## /m);
  return chapters.map(readSection);
}

function readSection(text: string): Section {
  const [heading = "", ...rest] = text.split("\n");
  const title = heading.replace(/^\d+\. /, "");
  const number = /^(\d+)\. /.exec(heading)?.[1];
  const section: Section = { number: number ? Number(number) : null, title, intro: [], rules: [] };
  for (const part of partsOf(rest)) {
    const found = RULE.exec(part);
    if (found) section.rules.push(readRule(found[1] ?? "", found[2] ?? ""));
    else (section.rules.at(-1)?.blocks ?? section.intro).push(readBlock(part));
  }
  return section;
}

/** What stands between blank lines; code and its blank lines stay together. */
function partsOf(lines: readonly string[]): string[] {
  const parts: string[] = [];
  let part: string[] = [];
  let code = false;
  const close = () => {
    if (part.length) parts.push(part.join("\n"));
    part = [];
  };
  for (const line of lines) {
    if (ANCHOR.test(line)) continue;
    if (line.startsWith("```")) {
      if (!code) close();
      code = !code;
      part.push(line);
      if (!code) close();
    } else if (line || code) part.push(line);
    else close();
  }
  close();
  return parts;
}

/** A rule begins with its name, in bold; what follows on the line is its first paragraph. */
function readRule(id: string, text: string): Rule {
  const found = /^\*\*([^*]+)\*\*\s*(.*)$/s.exec(text);
  if (!found) throw new Error(`${id} has no name`);
  const [, name = "", first = ""] = found;
  return { id, title: name.replace(/\.$/, ""), blocks: first ? [readBlock(first)] : [] };
}

function readBlock(part: string): Block {
  if (part.startsWith("```")) return { is: "code", text: part.split("\n").slice(1, -1).join("\n") };
  if (part.startsWith("|")) return readTable(part.split("\n"));
  if (part.startsWith("- ")) {
    return { is: "list", items: part.slice(2).split("\n- ").map((item) => readInline(joined(item))) };
  }
  if (/^(#|>|\d+\. |!\[|\*\*R)/.test(part)) throw new Error(`unexpected in rules.md: ${part.slice(0, 60)}`);
  return { is: "text", text: readInline(joined(part)) };
}

function readTable(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line.slice(1, -1).split("|").map((cell) => readInline(cell.trim())),
  );
  return { is: "table", head, rows };
}

const joined = (text: string) => text.replace(/\s*\n\s*/g, " ");

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)/;

/** Text with its code, emphasis and links. Links lead to rules; those to other pages become text. */
export function readInline(text: string): Inline[] {
  const found = MARKS.exec(text);
  if (!found) return text ? [text] : [];
  const [whole, code, strong, weak, words = "", target = ""] = found;
  const before = text.slice(0, found.index);
  const inline = (): Inline => {
    if (code) return { is: "code", text: code };
    if (strong) return { is: "strong", text: readInline(strong) };
    if (weak) return { is: "em", text: readInline(weak) };
    const rule = /^#r(\d+)-(\d+)$/.exec(target);
    return rule ? { is: "rule", rule: `R${rule[1]}.${rule[2]}` } : words;
  };
  const after = readInline(text.slice(found.index + whole.length));
  return [...(before ? [before] : []), inline(), ...after];
}
