/** What a catalogue says, and what is wrong with it beside the English one. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";

export const WORDS = join(import.meta.dirname, "../src/words");

type Pattern = FluentResource["body"][number]["value"];
type Element = Exclude<NonNullable<Pattern>, string>[number];

/** A choice that a message makes. */
interface Choice {
  variable: string;
  keys: string[];
  plural: boolean; // by the language's plurals, rather than by words or exact numbers
}

export interface Message {
  text: string; // without what is filled in
  printed: Set<string>; // variables that are shown
  chosenBy: Set<string>; // variables that only choose
  choices: Choice[];
  digitsInPlurals: boolean;
  asInEnglish: boolean; // as a comment above it says
}

export type Catalogue = Map<string, Message>;

const PLURALS = ["zero", "one", "two", "few", "many"];
const NAME = /^(-?[a-z][\w-]*) =/gim;

/** The languages that have a catalogue, English left out. */
export function translations(): string[] {
  return readdirSync(WORDS)
    .filter((name) => name.endsWith(".ftl") && name !== "en.ftl")
    .map((name) => name.slice(0, -4));
}

export function sourceOf(code: string): string {
  return readFileSync(join(WORDS, `${code}.ftl`), "utf8");
}

/** What a source has twice, or what cannot be read of it. */
export function unreadable(source: string): string[] {
  const resource = new FluentResource(source);
  const known = resource.body.map(({ id }) => id);
  const written = [...source.matchAll(NAME)].map((found) => found[1] ?? "");
  const errors = new FluentBundle("en").addResource(resource).map(String);
  const lost = written.filter((id) => !known.includes(id)).map((id) => `${id} cannot be read`);
  const twice = written.filter((id, place) => written.indexOf(id) !== place);
  return [...errors, ...lost, ...twice.map((id) => `${id} is there twice`)];
}

/** The messages of a source; terms are read where they are used. */
export function catalogueOf(source: string): Catalogue {
  const patterns = new Map(new FluentResource(source).body.map(({ id, value }) => [id, value]));
  const asInEnglish = new Set(
    [...source.matchAll(/^# as in English\n([a-z][\w-]*) =/gim)].map((found) => found[1]),
  );
  const messages: Catalogue = new Map();
  for (const [id, value] of patterns) {
    if (id.startsWith("-")) continue;
    const message: Message = {
      text: "",
      printed: new Set(),
      chosenBy: new Set(),
      choices: [],
      digitsInPlurals: false,
      asInEnglish: asInEnglish.has(id),
    };
    read(message, value, patterns, false);
    messages.set(id, message);
  }
  return messages;
}

function read(
  message: Message,
  pattern: Pattern,
  all: Map<string, Pattern>,
  inPlural: boolean,
): void {
  if (pattern === null) return;
  for (const each of typeof pattern === "string" ? [pattern] : pattern) {
    if (typeof each !== "string") {
      readElement(message, each, all, inPlural);
      continue;
    }
    message.text += each;
    message.digitsInPlurals ||= inPlural && /\p{Nd}/u.test(each);
  }
}

function readElement(
  message: Message,
  each: Exclude<Element, string>,
  all: Map<string, Pattern>,
  inPlural: boolean,
): void {
  switch (each.type) {
    case "str":
      message.text += each.value;
      return;
    case "var":
      message.text += "□";
      message.printed.add(each.name);
      return;
    case "func":
      for (const arg of each.args)
        if (arg.type !== "narg") readElement(message, arg, all, inPlural);
      return;
    case "mesg":
      read(message, all.get(each.name) ?? null, all, inPlural);
      return;
    case "term":
      read(message, all.get(`-${each.name}`) ?? null, all, inPlural);
      return;
    case "select": {
      const { selector } = each;
      const by = selector.type === "func" ? selector.args[0] : selector;
      const keys = each.variants.map(({ key }) => String(key.value));
      const plural = keys.some((key) => PLURALS.includes(key));
      if (by?.type === "var") {
        message.chosenBy.add(by.name);
        message.choices.push({ variable: by.name, keys, plural });
      }
      for (const { key, value } of each.variants) {
        message.text += "|";
        read(message, value, all, plural && PLURALS.includes(String(key.value)));
      }
    }
  }
}

/** The plurals that whole numbers have in a language. */
function pluralsOf(locale: string): Set<string> {
  const rules = new Intl.PluralRules(locale);
  return new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)));
}

/** All that is wrong with a catalogue, in words. */
export function faults(locale: string, own: Catalogue, english: Catalogue): string[] {
  const found: string[] = [];
  for (const id of english.keys()) if (!own.has(id)) found.push(`${id} is missing`);
  for (const [id, message] of own) {
    const model = english.get(id);
    if (!model) found.push(`${id} is in no English catalogue`);
    else found.push(...faultsOf(locale, message, model).map((fault) => `${id} ${fault}`));
  }
  return found;
}

function faultsOf(locale: string, own: Message, model: Message): string[] {
  const found: string[] = [];
  const known = new Set([...model.printed, ...model.chosenBy]);
  for (const each of [...own.printed, ...own.chosenBy]) {
    if (!known.has(each)) found.push(`has $${each}, which English has not`);
  }
  for (const each of model.printed)
    if (!own.printed.has(each)) found.push(`does not show $${each}`);
  found.push(...faultsOfChoices(locale, own, model));
  if (own.text === model.text && /\p{L}{2}/u.test(own.text) && !own.asInEnglish)
    found.push("is still English");
  if (own.digitsInPlurals) found.push("has a digit typed in a plural");
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
  if (numberingSystem !== "latn" && /[0-9]/.test(own.text)) found.push("has Latin digits");
  const script = new Intl.Locale(locale).maximize().script;
  if (locale === "fa" && /[يك]/.test(own.text))
    found.push("has Arabic letters where Persian has ی and ک");
  if (script === "Arab" && /[,;?]/.test(own.text)) found.push("has Latin punctuation");
  return found;
}

function faultsOfChoices(locale: string, own: Message, model: Message): string[] {
  const found: string[] = [];
  const plurals = pluralsOf(locale);
  for (const { variable, keys, plural } of own.choices) {
    const names = keys.filter((key) => PLURALS.includes(key) || key === "other");
    if (plural) {
      for (const each of plurals)
        if (!keys.includes(each)) found.push(`lacks [${each}] of $${variable}`);
      for (const each of names) {
        if (each !== "other" && !plurals.has(each))
          found.push(`has [${each}] of $${variable}, which never happens`);
      }
    }
  }
  for (const { variable, keys, plural } of model.choices) {
    if (plural) continue; // a language may do without
    const mine = own.choices
      .filter((each) => each.variable === variable)
      .flatMap((each) => each.keys);
    for (const key of keys) if (!mine.includes(key)) found.push(`lacks [${key}] of $${variable}`);
    for (const key of mine) {
      const odd =
        !keys.includes(key) && !/^\d+$/.test(key) && !PLURALS.includes(key) && key !== "other";
      if (odd) found.push(`has [${key}] of $${variable}, which never happens`);
    }
  }
  return found;
}
