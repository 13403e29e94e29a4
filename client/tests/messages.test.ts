import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it, vi } from "vitest";

import { partOf } from "../scripts/catalogues";
import { describe as languageFor } from "../scripts/languages";
import { Words } from "../src/words/fluent";
import { ENGLISH, LANGUAGES } from "../src/words/languages";
import { catalogueOf, faults, sourceOf, translations, unreadable } from "./catalogue";

const SRC = join(import.meta.dirname, "../src");
const ENGINE = join(import.meta.dirname, "../../src/alhambra");

function textsIn(folder: string, ending: RegExp): { name: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !/^(gallery|server\/web)/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
}

const files = textsIn(SRC, /\.(ts|svelte)$/);
const engine = textsIn(ENGINE, /^(?!cli).*\.(py|json)$/); // the command line speaks English
const english = catalogueOf(sourceOf("en"));

/** What the page never brings about: these stay in the server's English. */
const FOR_PROGRAMS = [
  "message",
  "content-type",
  "origin",
  "host",
  "twins",
  "no-such-page",
  "error",
  "extra",
  "work",
  "arena",
  "moves",
  "no-hints",
  "hint-unasked",
  "no-coach",
  "nothing-to-judge",
];

/** What a pattern finds in the engine and the server, group by group. */
function found(pattern: RegExp): string[] {
  return engine.flatMap(({ text }) =>
    [...text.matchAll(pattern)].map((each) => each.slice(1).find(Boolean) ?? ""),
  );
}

/** All words in quotes: what `t` is called with, directly or by way of a variable. */
const quoted = new Set(
  [...files, ...engine].flatMap(({ text }) =>
    [...text.matchAll(/["'`]([a-z][\w-]*)["'`]/gi)].map((match) => match[1] ?? ""),
  ),
);
// Words without quotes, too, that are the names of something: `{ garden: …`, `class Kind: GARDEN = 0`.
const named = new Set(
  [...files, ...engine].flatMap(({ text }) =>
    [...text.matchAll(/^\s*"?([a-z][\w-]*)"?\s*[:=?]/gim)].map((match) =>
      (match[1] ?? "").toLowerCase(),
    ),
  ),
);
// And what the engine puts together: f"not-in-{place}".
const made = engine.flatMap(({ text }) =>
  [...text.matchAll(/\bf"([a-z][a-z-]*-)\{\w+\}"/g)].map((match) => match[1] ?? ""),
);
const isWord = (word: string): boolean =>
  quoted.has(word) ||
  named.has(word) ||
  made.some((begin) => word.startsWith(begin) && quoted.has(word.slice(begin.length)));
/** Templates such as `event-${event.is}`, as patterns. */
const templates = [
  ...new Set(
    files.flatMap(({ text }) =>
      [
        ...text.matchAll(/`([a-z][\w-]*-\$\{(?:[^`{}]|\{[^`{}]*\})*\}(?:[\w-]|\$\{[^`{}]*\})*)`/gi),
      ].map((match) => (match[1] ?? "").replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "(.+)")),
    ),
  ),
].map((source) => new RegExp(`^${source}$`));

/** Whether something in the page may ask for a message. */
function isAsked(key: string): boolean {
  if (quoted.has(key)) return true;
  return templates.some((template) => {
    const holes = template.exec(key)?.slice(1);
    return holes?.every((hole) => /^\d+$/.test(hole) || isWord(hole));
  });
}

describe("English", () => {
  it("can be read without an error, and has no message twice", () => {
    expect(unreadable(sourceOf("en"))).toEqual([]);
  });

  it("has every message that is asked for", () => {
    const asked = files.flatMap(({ name, text }) =>
      [...text.matchAll(/\b(?:t|parts)\(\s*"([^"]+)"/g)].map((match) => ({ name, key: match[1]! })),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter(({ key }) => !english.has(key))).toEqual([]);
  });

  it("has no message that nobody asks for", () => {
    expect([...english.keys()].filter((key) => !isAsked(key))).toEqual([]);
    expect(isAsked("refused-too-late-for-tea")).toBe(false);
    expect(isAsked("no-such-message")).toBe(false);
  });

  it("has words for every refusal, of the rules and of the table", () => {
    const slugs = found(
      /(?:Fault|IllegalAction|PositionError)\(\s*"R\d\.\d",\s*"([a-z-]+)"|(?:TableError|NotAllowed)\(\s*"([a-z-]+)"|^ +slug = "([a-z-]+)"/gm,
    );
    expect(slugs.length).toBeGreaterThan(50);
    const told = (slug: string) =>
      [...english.keys()].some((key) => `${key}-`.startsWith(`refused-${slug}-`));
    expect(slugs.filter((slug) => !told(slug) && !FOR_PROGRAMS.includes(slug))).toEqual([]);
  });

  it("has words for all that happens at a table", () => {
    const notes = found(/\bNote\(\s*"([a-z-]+)"/g);
    expect(notes.length).toBeGreaterThan(5);
    expect(notes.filter((note) => !english.has(`note-${note}`))).toEqual([]);
  });

  it("leaves numbers in plurals to the language", () => {
    expect(
      [...english].filter(([, { digitsInPlurals }]) => digitsInPlurals).map(([key]) => key),
    ).toEqual([]);
  });
});

// Six of them belong to the game; a seventh is welcome.
describe.each(translations())("%s", (code) => {
  const source = sourceOf(code);
  const own = catalogueOf(source);
  const language = languageFor(code);

  it("is a language with a name of its own", () => {
    expect(LANGUAGES.map((each) => each.code)).toContain(code);
    expect(language.name.toLowerCase()).not.toBe(code);
  });

  it("can be read without an error, and has no message twice", () => {
    expect(unreadable(source)).toEqual([]);
  });

  it("says all that English says, with the same parameters and its own plurals", () => {
    expect(faults(code, own, english)).toEqual([]);
  });

  it("can be formed, whatever is filled in", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    const words = new Words(language, [source]);
    for (const [key, { printed, chosenBy, choices }] of own) {
      for (const count of [0, 1, 2, 21]) {
        const isCount = (name: string) =>
          choices.some((each) => each.plural && each.variable === name);
        const filled = [...printed, ...chosenBy].map((name) => [
          name,
          isCount(name) ? count : "Ada",
        ]);
        words.text(key, Object.fromEntries(filled));
      }
    }
    expect(complaint.mock.calls).toEqual([]);
  });
});

const PARTS = ["page", "lessons", "study", "scorer", "you", "deals", "calls"] as const;

// What is sent is not the file: only learners get what lessons say.
describe.each(["en", ...translations()])("what is sent of %s", (code) => {
  const source = sourceOf(code);
  const whole = catalogueOf(source);
  const idsOf = (text: string) => [...catalogueOf(text).keys()];
  const ofLessons = (id: string) => /^(learn|lesson|slip|puzzle)-/.test(id);
  const ofScorer = (id: string) => id.startsWith("scorer-");

  it("is all messages as they are written, each in one part", () => {
    const [page, lessons] = [partOf(source, "page"), partOf(source, "lessons")];
    expect(idsOf(page).filter((id) => ofLessons(id) || ofScorer(id))).toEqual([]);
    expect(idsOf(partOf(source, "scorer")).filter((id) => !ofScorer(id))).toEqual([]);
    expect(idsOf(lessons).filter((id) => !ofLessons(id))).toEqual([]);
    const all = PARTS.map((part) => partOf(source, part)).join("\n");
    const sent = catalogueOf(all);
    expect(sent.size).toBe(whole.size);
    for (const [id, { text }] of sent) expect(text).toBe(whole.get(id)?.text);
    expect(all).not.toMatch(/^#/m);
  });

  it("refers to nothing in a part that may not be there", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    const words = new Words(languageFor(code), [partOf(source, "page")]);
    for (const [id, { printed, chosenBy }] of catalogueOf(partOf(source, "page"))) {
      words.text(id, Object.fromEntries([...printed, ...chosenBy].map((name) => [name, "Ada"])));
    }
    expect(complaint.mock.calls).toEqual([]);
  });

  it("has chapters and messages in the order of the English file", () => {
    const chapters = (text: string) => text.match(/^### (The|Lessons|What)\b.*$/gm);
    expect(chapters(source)).toEqual(chapters(sourceOf("en")));
    expect([...whole.keys()]).toEqual([...english.keys()]);
  });
});

describe("a catalogue", () => {
  const model = catalogueOf(`
hello = Hello, { $name }!
tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
  }
end = { $ways ->
    [both] both
   *[none] none
  }
list = One, two.
`);
  const good = `
hello = Salut, { $name }!
tiles = { $count ->
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
  }
end = { $ways ->
    [both] amândouă
   *[none] niciuna
  }
list = Unu, doi.
`;
  const judged = (from: string, to: string, locale = "ro") =>
    faults(locale, catalogueOf(good.replace(from, to)), model);

  it("that is right has no fault", () => {
    expect(judged("", "")).toEqual([]);
  });

  it.each([
    ["a missing message", "hello =", "# hello =", "hello is missing"],
    ["an unknown one", "hello =", "bye = Pa\nhello =", "bye is in no English catalogue"],
    ["a missing parameter", "{ $name }", "tu", "hello does not show $name"],
    ["an unknown parameter", "$name", "$nmae", "hello has $nmae, which English has not"],
    [
      "an unknown parameter in a choice",
      "{ $count } piese",
      "{ $cuont } piese",
      "tiles has $cuont, which English has not",
    ],
    [
      "an unknown parameter in a term",
      "Salut,",
      "{ -hi }",
      "hello has $you, which English has not",
    ],
    ["a missing plural", "    [few] { $count } piese\n", "", "tiles lacks [few] of $count"],
    [
      "a plural that never happens",
      "[few]",
      "[few] x\n    [many]",
      "tiles has [many] of $count, which never happens",
    ],
    ["a digit in a plural", "o piesă", "1 piesă", "tiles has a digit typed in a plural"],
    ["a missing choice", "[both] amândouă", "[one] amândouă", "end lacks [both] of $ways"],
    [
      "an unknown choice",
      "[both] amândouă",
      "[both] x\n    [btoh] amândouă",
      "end has [btoh] of $ways, which never happens",
    ],
    ["English", "Unu, doi.", "One, two.", "list is still English"],
  ])("must not have %s", (_, from, to, fault) => {
    const source = to.includes("{ -hi }") ? good + "\n-hi = Salut { $you }\n" : good;
    expect(faults("ro", catalogueOf(source.replace(from, to)), model)).toContain(fault);
  });

  it("may say the same as English, if a comment says so", () => {
    expect(judged("list = Unu, doi.", "# as in English\nlist = One, two.")).toEqual([]);
  });

  it("in Persian has Persian letters, digits and punctuation", () => {
    expect(judged("Unu, doi.", "يک.", "fa")).toContain(
      "list has Arabic letters where Persian has ی and ک",
    );
    expect(judged("Unu, doi.", "یک، ۲.", "fa")).not.toContain("list has Latin digits");
    expect(judged("Unu, doi.", "یک، 2.", "fa")).toContain("list has Latin digits");
    expect(judged("Unu, doi.", "یک, دو.", "fa")).toContain("list has Latin punctuation");
  });

  it("must be readable", () => {
    expect(unreadable(good)).toEqual([]);
    expect(unreadable("hello = { $name\n")).toEqual(["hello cannot be read"]);
    expect(unreadable("hello = a\nhello = b\n")).toContain("hello is there twice");
  });

  it("of English is every language's last resort", () => {
    expect(LANGUAGES).toContain(ENGLISH);
  });
});
