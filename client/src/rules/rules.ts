/** The rules of the game, clause by clause; loaded when somebody asks for them. */

import type { Example } from "./examples";

/** A stretch of text, plain, styled or a link. */
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
  /** Null for the text before the first rules. */
  number: number | null;
  title: string;
  intro: Block[];
  rules: Rule[];
}

export interface Rules {
  /** The language of the rules. */
  code: string;
  title: string;
  intro: Block[];
  sections: Section[];
}

const coming = new Map<string, Promise<Rules>>();

/** All rules in a language, or in English if there is no translation. */
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

/** One rule by its number, and its language; null if there is none. */
export async function ruleOf(id: string, code: string): Promise<(Rule & { code: string }) | null> {
  const rules = await allRules(code);
  const found = rules.sections.flatMap((section) => section.rules).find((rule) => rule.id === id);
  return found ? { ...found, code: rules.code } : null;
}

/** The anchor of a rule on the page: `R4.2` is at `r4-2`. */
export function anchorOf(rule: string): string {
  return rule.toLowerCase().replace(".", "-");
}

/** The anchor of a section: `s4`, or by its index if it has no number. */
export function sectionAnchor({ number }: Section, place: number): string {
  return number === null ? `begin-${place + 1}` : `s${number}`;
}
