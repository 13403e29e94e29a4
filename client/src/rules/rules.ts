/** The rules of the game, clause by clause; loaded when somebody asks for them. */

import type { Example } from "./examples";

/** A stretch of text, or something that looks different or leads somewhere. */
export type Inline =
  | string
  | { is: "code"; text: string }
  | { is: "strong"; text: Inline[] }
  | { is: "em"; text: Inline[] }
  | { is: "sum"; text: string }
  | { is: "rule"; rule: string }
  | { is: "section"; section: string; text: string };

export type Block =
  | { is: "text"; text: Inline[] }
  | { is: "list"; items: Inline[][] }
  | { is: "drawn"; example: Example }
  | { is: "table"; head: Inline[][]; rows: Inline[][][] };

export interface Rule {
  /** Such as `R4.2`. */
  id: string;
  title: string;
  blocks: Block[];
}

export interface Section {
  /** Null for what comes before the first rules. */
  number: number | null;
  title: string;
  intro: Block[];
  rules: Rule[];
}

export interface Rules {
  /** The language that they are in. */
  code: string;
  title: string;
  intro: Block[];
  sections: Section[];
}

const coming = new Map<string, Promise<Rules>>();

/** All rules in a language; in English if it has none. */
export function allRules(code: string): Promise<Rules> {
  let rules = coming.get(code);
  if (!rules) {
    rules = load(code);
    rules.catch(() => coming.delete(code)); // the network may be back the next time
    coming.set(code, rules);
  }
  return rules;
}

async function load(code: string): Promise<Rules> {
  const { default: files } = await import("virtual:rules");
  const file = files[code] ?? files.en;
  if (!file) throw new Error("there are no rules");
  return (await file()).default;
}

/** One rule by its number, and the language that it is in; null if there is none. */
export async function ruleOf(id: string, code: string): Promise<(Rule & { code: string }) | null> {
  const rules = await allRules(code);
  const found = rules.sections.flatMap((section) => section.rules).find((rule) => rule.id === id);
  return found ? { ...found, code: rules.code } : null;
}

/** Where a rule or section is on the page: `R4.2` is at `r4-2`. */
export function anchorOf(rule: string): string {
  return rule.toLowerCase().replace(".", "-");
}

/** Where a section is on the page: `s4`, or by its place among those without a number. */
export function sectionAnchor({ number }: Section, place: number): string {
  return number === null ? `begin-${place + 1}` : `s${number}`;
}
