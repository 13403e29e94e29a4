/** The rules of the game, clause by clause, in English; loaded when somebody asks for them. */

/** A stretch of text, or something that looks different or leads somewhere. */
export type Inline =
  | string
  | { is: "code"; text: string }
  | { is: "strong"; text: Inline[] }
  | { is: "em"; text: Inline[] }
  | { is: "rule"; rule: string };

export type Block =
  | { is: "text"; text: Inline[] }
  | { is: "list"; items: Inline[][] }
  | { is: "code"; text: string }
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

export type Rules = Section[];

let coming: Promise<Rules> | null = null;

/** All sections. */
export function allRules(): Promise<Rules> {
  coming ??= import("virtual:rules").then(
    (module) => module.default,
    (error: unknown) => {
      coming = null;
      throw error;
    },
  );
  return coming;
}

/** One rule by its number; null if there is none. */
export async function ruleOf(id: string): Promise<Rule | null> {
  const sections = await allRules();
  return sections.flatMap(({ rules }) => rules).find((rule) => rule.id === id) ?? null;
}

const PALACE = /^[PSACGT]\d+[NESW]* -?\d+,-?\d+(; [PSACGT]\d+[NESW]* -?\d+,-?\d+)+$/;

/** The palace that a paragraph writes out, tiles by cell: it can be drawn. */
export function palaceOf(block: Block): Record<string, string> | null {
  if (block.is !== "text" || block.text.length !== 1) return null;
  const [only] = block.text;
  if (typeof only !== "object" || only.is !== "code" || !PALACE.test(only.text)) return null;
  return Object.fromEntries(only.text.split("; ").map((each) => each.split(" ").reverse()));
}
