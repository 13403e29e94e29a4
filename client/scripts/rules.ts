/**
 * The rules as data for the page, made when the page is built. `virtual:rules` has a loader for each
 * language: docs/rules.md is English, docs/rules/de.md German. Only the Markdown that those files use is
 * understood; anything else fails the build.
 */

import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Plugin } from "vite";

import { readExample } from "../src/rules/examples.ts";
import type { Block, Inline, Rule, Rules, Section } from "../src/rules/rules.ts";

const DOCS = join(import.meta.dirname, "../../docs");
const MODULE = "virtual:rules";

const ANCHOR = /^<a id="[\w-]+"><\/a>$/;
/** A paragraph with a link to another file is only for readers of the file itself. */
const ELSEWHERE = /\]\([^)#]+\.md\)/;
const RULE = /^\*\*(R\d+\.\d+)\*\* · (.*)$/s;

/** The languages that have rules, each with its file. */
export function ruleFiles(): Map<string, string> {
  const folder = join(DOCS, "rules");
  const others = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith(".md"))
    : [];
  return new Map([
    ["en", join(DOCS, "rules.md")],
    ...others.sort().map((name): [string, string] => [name.slice(0, -3), join(folder, name)]),
  ]);
}

/** A plugin that provides the rules as `virtual:rules`. */
export function rules(): Plugin {
  return {
    name: "rules",
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const files = ruleFiles();
      const code = id.slice(MODULE.length + 2);
      if (!code) {
        const loads = [...files.keys()].map(
          (each) => `"${each}": () => import("${MODULE}/${each}")`,
        );
        return `export default { ${loads.join(", ")} };`;
      }
      const file = files.get(code) ?? "";
      this.addWatchFile(file);
      const data = JSON.stringify(readRules(code, await readFile(file, "utf8")));
      return `export default JSON.parse(${JSON.stringify(data)});`;
    },
  };
}

/** What comes before the first section, and the sections with their rules. */
export function readRules(code: string, markdown: string): Rules {
  const [preface = "", ...chapters] = markdown.split(/^## /m);
  const [heading = "", ...rest] = preface.split("\n");
  return {
    code,
    title: heading.replace(/^# /, ""),
    intro: partsOf(rest).map(readBlock),
    sections: chapters.map(readSection),
  };
}

function readSection(text: string): Section {
  const [heading = "", ...rest] = text.split("\n");
  const title = heading.replace(/^\d+\. /, "");
  const number = /^(\d+)\. /.exec(heading)?.[1];
  const section: Section = { number: number ? Number(number) : null, title, intro: [], rules: [] };
  for (const part of partsOf(rest)) {
    if (ELSEWHERE.test(part)) continue;
    const found = RULE.exec(part);
    if (found) section.rules.push(readRule(found[1] ?? "", found[2] ?? ""));
    else (section.rules.at(-1)?.blocks ?? section.intro).push(readBlock(part));
  }
  return section;
}

/** The blocks between blank lines; a code block stays whole, with its blank lines. */
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

/** A rule begins with its name, in bold; the rest of that paragraph is its first block. */
function readRule(id: string, text: string): Rule {
  const found = /^\*\*([^*]+)\*\*\s*(.*)$/s.exec(text);
  if (!found) throw new Error(`${id} has no name`);
  const [, name = "", first = ""] = found;
  return { id, title: name.replace(/\.$/, ""), blocks: first ? [readBlock(first)] : [] };
}

function readBlock(part: string): Block {
  if (part.startsWith("```")) {
    const [fence = "", ...lines] = part.split("\n");
    return { is: "drawn", example: readExample(fence.slice(3), lines.slice(0, -1).join("\n")) };
  }
  if (part.startsWith("|")) return readTable(part.split("\n"));
  if (part.startsWith("- ")) {
    return {
      is: "list",
      items: part
        .slice(2)
        .split("\n- ")
        .map((item) => readInline(joined(item))),
    };
  }
  if (/^(#|>|\d+\. |!\[|\*\*R)/.test(part))
    throw new Error(`unexpected in the rules: ${part.slice(0, 60)}`);
  return { is: "text", text: readInline(joined(part)) };
}

function readTable(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => readInline(cell.trim())),
  );
  return { is: "table", head, rows };
}

const joined = (text: string) => text.replace(/\s*\n\s*/g, " ");

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)/;
/** A calculation such as `(13 + 6) / 2 = 9`, in any digits: left to right in every language. */
const SUM = /(\(?\p{Nd}[\p{Nd} +/()]*= \p{Nd}+)/u;

/** Text with its code, emphasis and links. Links lead to rules and sections. */
export function readInline(text: string): Inline[] {
  const found = MARKS.exec(text);
  if (!found) return readPlain(text);
  const [whole, code, strong, weak, words = "", target = ""] = found;
  const inline = (): Inline => {
    if (code) return { is: "code", text: code };
    if (strong) return { is: "strong", text: readInline(strong) };
    if (weak) return { is: "em", text: readInline(weak) };
    const rule = /^#r(\d+)-(\d+)$/.exec(target);
    if (rule) return { is: "rule", rule: `R${rule[1]}.${rule[2]}` };
    if (/^#s\d+$/.test(target)) return { is: "section", section: target.slice(1), text: words };
    throw new Error(`a link to nowhere in the rules: ${whole}`);
  };
  const before = readPlain(text.slice(0, found.index));
  return [...before, inline(), ...readInline(text.slice(found.index + whole.length))];
}

function readPlain(text: string): Inline[] {
  return text
    .split(SUM)
    .map((part, place): Inline => (place % 2 ? { is: "sum", text: part } : part))
    .filter(Boolean);
}
