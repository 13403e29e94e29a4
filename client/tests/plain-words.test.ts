/** Words that people use: nothing quaint in English, and nothing that means two things elsewhere. */

import { describe, expect, it } from "vitest";

import { describe as languageFor } from "../scripts/languages";
import { CURRENCIES } from "../src/notation";
import { Words } from "../src/words/fluent";
import { sourceOf, translations } from "./catalogue";

// What nobody says at a table, and what reviewers stumbled over. See docs/languages.md.
const QUAINT = [
  /\bon turn\b/,
  /\bin your turn\b/,
  /\bput(s|ting)? (it |them |what you bought |the \w+ )?down\b/,
  /\bto put down\b/,
  /\bplayed out\b/,
  /\btable is laid\b/,
  /\bgo(es)? on\b/,
  /\bstand up\b/,
  /\bbot stands in\b/,
  /\bmake (a|the) table\b/,
  /\bmoving pictures\b/,
  /\bdespise\b/,
  /\bso often\b/,
  /\bis no record\b/,
  /\bopens no\b/,
  /\bnowhere fits\b/,
  /\bpay \{ \$tiles? \}/,
  /^who has\b/,
  /\bone (can|could)\b/,
  /\bbrings?\b/,
];

// The button that every browser has beside its address.
const BACK: Record<string, string[]> = {
  en: ["Back"],
  de: ["Zurück"],
  et: ["Tagasi"],
  fa: ["برگشت", "بازگشت", "عقب"],
  hu: ["Vissza"],
  pt: ["Voltar"],
  ro: ["Înapoi"],
};

it("counts one more way to pay as one", () => {
  const words = new Words(languageFor("en"), [sourceOf("en")]);
  const more = [1, 2].map((count) => words.text("table-payments-more", { count }));
  expect(more).toEqual(["1 more way", "2 more ways"]);
});

it("shares one point as one", () => {
  const words = new Words(languageFor("en"), [sourceOf("en")]);
  const tie = { names: "Ada and Ben", from: 1, to: 2, share: 0, rest: 1 };
  expect(words.text("sheet-tie", { ...tie, total: 1 })).toContain("1 point shared, 0 each");
});

it("is plain English", () => {
  const quaint = (text: string) => QUAINT.filter((each) => each.test(text.toLowerCase()));
  expect(quaint("Ben is on turn")).toHaveLength(1);
  const lines = sourceOf("en")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.replace(/^[\w-]+ = /, "").trim());
  expect(lines.filter((line) => quaint(line).length)).toEqual([]);
});

it("puts no Hungarian article before a number or a name that may begin with a vowel", () => {
  const guessed = /(^|[\s(])az?(\(z\))? \{ ?\$/i;
  expect("15 a { $before } helyett").toMatch(guessed);
  expect(
    sourceOf("hu")
      .split("\n")
      .filter((line) => guessed.test(line)),
  ).toEqual([]);
});

describe.each(["en", ...translations()])("%s", (code) => {
  const words = new Words(languageFor(code), [sourceOf(code)]);
  const shown = (text: string) => text.replace(/\p{Cf}/gu, "");

  it("does not call undoing what the browser or the replay calls going back", () => {
    const others = [...(BACK[code] ?? []), words.text("replay-back"), words.text("back")];
    expect(others).not.toContain(words.text("undo"));
  });

  it("has a sign of its own for each currency", () => {
    const letters = CURRENCIES.map((each) => words.text(`piece-${each}-letter`));
    expect(new Set(letters).size).toBe(CURRENCIES.length);
    for (const each of letters) expect(each).toMatch(/^\p{L}{1,2}$/u);
  });

  it("writes cells so that nobody reads a decimal number", () => {
    const cell = shown(words.text("piece-cell", { x: 0, y: 1 }));
    expect(cell).toMatch(/\p{Nd}.*\p{Nd}/u);
    expect(cell).not.toMatch(/\p{Nd}[.,٫،]\p{Nd}/u);
  });

  it("does not say that a scoring comes after 0 to 0 cards", () => {
    const said = (most: number) => [
      words.text("reason-scoring", { before: 0, after: most }),
      words.text("board-scoring-until", { name: "A", least: 0, most }),
    ];
    for (const sentence of said(8)) expect(sentence).toMatch(/\p{Nd}/u);
    for (const sentence of said(0)) expect(sentence).not.toMatch(/\p{Nd}/u);
  });
});
