import { afterEach, describe, expect, it, vi } from "vitest";

import { describe as describeLanguage } from "../scripts/languages";
import { SETUP } from "../src/lobby/new-table-order";
import type { TileBought } from "../src/protocol";
import { actionWords, eventWords, noteWords } from "../src/words/event-words";
import { HOLE, Words } from "../src/words/fluent";
import { Format, isolated } from "../src/words/format";
import { bestOf, ENGLISH, LANGUAGES, languageOf, PSEUDO } from "../src/words/languages";
import { cellWords } from "../src/words/pieces";
import { longer, mirrored } from "../src/words/pseudo";
import { refusalWords } from "../src/words/refusals";
import { seatNames } from "../src/words/seats";
import { agoWords, clockWords, setupWords } from "../src/words/setup";
import { listed, noted, number, signed, speak, spoken, t } from "../src/words/words.svelte";

const SOURCE = `
hello = Hello, { $name }!
tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
line = { $name } builds { $tile } here
`;
const RIGHT_TO_LEFT = languageOf("xr")!;
const LONG = languageOf("xl")!;
const NAMES = ["Ada", "בן"];

afterEach(() => speak(ENGLISH));

describe("messages", () => {
  const english = new Words(ENGLISH, [SOURCE]);

  it("are filled in and have plurals", () => {
    expect(english.text("hello", { name: "Ada" })).toBe("Hello, Ada!");
    expect(english.text("tiles", { count: 1 })).toBe("one tile");
    expect(english.text("tiles", { count: 1234 })).toBe("1,234 tiles");
  });

  it("are said again as they were, and anew with anything else", () => {
    const texts = (count: number) =>
      [1, 2, 1].map((some) => english.text("tiles", { count: some * count }));
    expect(texts(1)).toEqual(["one tile", "2 tiles", "one tile"]);
    expect(texts(3)).toEqual(["3 tiles", "6 tiles", "3 tiles"]);
    expect(english.parts("hello", { name: HOLE })).not.toEqual(
      english.parts("hello", { name: "hole" }),
    );
  });

  it("isolate names that run the other way, and leave others alone", () => {
    expect(english.text("hello", { name: "בן" })).toBe(`Hello, ${isolated("בן")}!`);
    const mirror = new Words(RIGHT_TO_LEFT, [SOURCE]);
    expect(mirror.text("hello", { name: "Ada" })).toContain(isolated("Ada"));
  });

  it("leave holes for what is no text", () => {
    expect(english.parts("line", { name: "Ada", tile: HOLE })).toEqual([
      { text: "Ada builds " },
      { hole: "tile" },
      { text: " here" },
    ]);
    expect(english.parts("hello", { name: HOLE })).toEqual([
      { text: "Hello, " },
      { hole: "name" },
      { text: "!" },
    ]);
  });

  it("that a language lacks are said in English", () => {
    const other = new Words(ENGLISH, ["hello = Salve, { $name }!", SOURCE]);
    expect(other.text("hello", { name: "Ada" })).toBe("Salve, Ada!");
    expect(other.text("tiles", { count: 2 })).toBe("2 tiles");
  });

  it("that nobody wrote show their key and complain", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(english.text("nothing")).toBe("nothing");
    expect(english.has("nothing")).toBe(false);
    expect(complaint).toHaveBeenCalledOnce();
  });
});

describe("numbers and lists", () => {
  it("have the digits of the language", async () => {
    expect([number(12), signed(3), signed(0), signed(-2)]).toEqual(["12", "+3", "0", "-2"]);
    await speak(RIGHT_TO_LEFT);
    expect(number(12)).toBe("۱۲");
    expect(t("setup-players-count", { count: 4 })).toContain("۴");
  });

  it.each([...LANGUAGES, ...PSEUDO])("are those of Intl in $code", (language) => {
    const format = new Format(language);
    const words = new Words(language, ["count = { $count }"]);
    const plain = new Intl.NumberFormat(language.locale);
    const withSign = new Intl.NumberFormat(language.locale, { signDisplay: "exceptZero" });
    for (const value of [0, 1, 12, 999, 1000, 12345, -1, -20, -999, -1000, 0.5]) {
      expect(format.number(value)).toBe(plain.format(value));
      expect(format.signed(value)).toBe(withSign.format(value));
      expect(words.text("count", { count: value })).toContain(plain.format(value));
    }
    if (language.made) return;
    for (const items of [
      [],
      ["Ada"],
      ["Ada", "Ilse"],
      ["Ada", "Ilse", "Ödön"],
      ["Ada", "Ilse", "Ödön", "Éva"],
    ]) {
      const own = (list: string) => list.replaceAll(/[\u2068\u2069]/g, "");
      expect(own(format.and(items))).toBe(new Intl.ListFormat(language.locale).format(items));
      expect(own(format.or(items))).toBe(
        new Intl.ListFormat(language.locale, { type: "disjunction" }).format(items),
      );
    }
  });

  it("are joined as the language does", () => {
    expect(listed(["a", "b", "c"])).toBe("a, b, and c");
    expect(listed(["a", "בן"])).toBe(`a and ${isolated("בן")}`);
    expect(new Format(ENGLISH).or(["a", "b"])).toBe("a or b");
  });
});

describe("languages", () => {
  it("are known by their codes", () => {
    expect(describeLanguage("pt")).toEqual({
      code: "pt",
      name: "Português (Brasil)",
      direction: "ltr",
      locale: "pt-BR",
      digits: "0123456789",
      plus: "+",
      minus: "-",
      and: { two: " e ", next: ", ", last: " e " },
      or: { two: " ou ", next: ", ", last: " ou " },
    });
    expect(describeLanguage("fa")).toMatchObject({
      name: "فارسی",
      direction: "rtl",
      digits: "۰۱۲۳۴۵۶۷۸۹",
    });
    expect(new Format(describeLanguage("fa")).number(1990)).toBe("۱٬۹۹۰");
    expect(new Format(describeLanguage("de")).and(["a", "b", "c"])).toBe("a, b und c");
  });

  it("that come too late are not spoken", async () => {
    const first = speak(RIGHT_TO_LEFT);
    await Promise.all([first, speak(LONG)]);
    expect(spoken()).toBe(LONG);
    expect(document.documentElement.dir).toBe("ltr");
  });

  it("from right to left leave cells as they are", async () => {
    expect(cellWords("1,-1")).toBe("(1, -1)");
    await speak(describeLanguage("fa"));
    const cell = cellWords("1,-1");
    expect(cell).toMatch(/^\u2066.*\u2069$/);
    expect(cell.replace(/\p{Cf}/gu, "")).toBe("(۱، −۱)");
  });

  it("keep a percent sign on the line of its number", async () => {
    await speak(describeLanguage("de"));
    expect(t("settings-percent", { percent: 50 })).toBe("50\u00a0%");
  });

  it("say a thing and what there is to say of it", () => {
    expect(noted("tower 9", "", "new", "chosen")).toBe("tower 9, new, chosen");
  });
});

describe("pseudo-languages", () => {
  it("make words longer", async () => {
    expect(longer("Take 5")).toBe("Ţààķëë 5");
    await speak(LONG);
    expect(t("undo").length).toBeGreaterThan("Undo".length);
    expect(t("seat-number", { number: 2 })).toContain("2");
  });

  it("turn words around, and the page with them", async () => {
    expect(mirrored("Take 5")).toBe("\u202eTake\u202c 5");
    await speak(RIGHT_TO_LEFT);
    expect(document.documentElement.dir).toBe("rtl");
  });

  it("are nobody's first choice", () => {
    expect(bestOf(["xr", "fr-CA", "en-GB"])).toBe(ENGLISH);
    expect(bestOf(["fr"])).toBe(ENGLISH);
  });
});

describe("what happened", () => {
  it("is told by names", () => {
    const bought: Omit<TileBought, "overpaid"> = {
      is: "tile-bought",
      seat: 0,
      tile: "T9NE",
      slot: 2,
      cards: ["b4", "b5"],
    };
    expect(eventWords({ ...bought, overpaid: 0 }, NAMES)).toBe(
      "Ada buys tower, price 9, walls north and east for blue denar 4 and blue denar 5, exactly, and acts again.",
    );
    expect(eventWords({ ...bought, overpaid: 2 }, NAMES)).toMatch(/2 too much\.$/);
    expect(eventWords({ is: "game-ended", scores: [90, 90], winners: [0, 1] }, NAMES)).toBe(
      `Ada and ${isolated("בן")} share the victory with 90 points each.`.replace(
        /^(.*) share/,
        (_, names: string) => `${isolated(names)} share`,
      ),
    );
    expect(noteWords({ what: "vacated", seat: 1, text: "" }, NAMES)).toBe("Seat 2 is free.");
  });

  it("is at least named where this page knows no words", () => {
    expect(noteWords({ what: "danced", seat: 0, text: "" }, NAMES)).toBe("danced");
    expect(eventWords({ is: "danced" } as never, NAMES)).toBe("danced");
  });

  it.each([
    ["take b1 g4", "Take blue denar 1 and green dirham 4"],
    ["buy P8 y9", "Buy pavilion, price 8, no walls for yellow florin 9, 1 too much"],
    [
      "swap T9NE G10",
      "Redesign: replace garden, price 10, no walls with tower, price 9, walls north and east",
    ],
    ["stop", "Place tiles"],
  ])("can be done: %s", (action, words) => {
    expect(actionWords(action)).toBe(words);
  });
});

describe("refusals", () => {
  const clash = { slug: "clash", text: "", rule: "R4.2" };

  it("say which of two has the wall", () => {
    const details = { cell: "1,0", tile: "T9NE", side: "N", other: "G10", beyond: "1,1" };
    expect(refusalWords({ ...clash, details })).toBe(
      "Not here: on the north side, the tower 9 has a wall where the garden 10 has none. (R4.2)",
    );
    expect(
      refusalWords({ ...clash, details: { ...details, tile: "G10", other: "T9NE", side: "S" } }),
    ).toBe(
      "Not here: on the south side, the tower 9 has a wall where the garden 10 has none. (R4.2)",
    );
    const beside = { ...details, side: "E", other: "the fountain", beyond: "0,0" };
    expect(refusalWords({ ...clash, details: beside })).toContain("meets the fountain");
  });

  it("reckon what is missing", () => {
    const details = { tile: "T9NE", price: 9, total: 7 };
    expect(refusalWords({ slug: "too-little", text: "", rule: "R3.2", details })).toContain(
      "2 more needed",
    );
  });

  it("of a kind that this page does not know come in the server's words", () => {
    const refused = { slug: "new", text: "the moon is full", rule: null, details: {} };
    expect(refusalWords(refused)).toBe("The moon is full");
  });
});

describe("tables", () => {
  it("number the bots of one level", () => {
    const seats = [
      { name: "Ada", bot: null },
      ...["mason", "mason", "odd"].map((bot) => ({ name: "", bot })),
      { name: "", bot: null },
    ];
    expect(seatNames(seats)).toEqual(["Ada", "Mason", "Mason\u00a02", "odd", "Seat 5"]);
  });

  it("say what they play by in short", () => {
    expect(setupWords(SETUP)).toEqual(["3 seats", "standard rules", "no clock"]);
    const setup = {
      ...SETUP,
      players: 2,
      hands: "open",
      clock: 120,
      rules: { dirk_gift: "misfit" },
    } as const;
    expect(setupWords({ ...setup })).toEqual([
      "2 seats",
      "with Dirk as the third player",
      "standard rules",
      "Dirk may be given: only a tile that fits nowhere",
      "2 minutes per turn",
      "open hands",
    ]);
  });

  it("have clocks of seconds, minutes and days", () => {
    expect([null, 30, 60, 86_400, 259_200].map((seconds) => clockWords(seconds))).toEqual([
      "No clock",
      "30 seconds",
      "1 minute",
      "1 day",
      "3 days",
    ]);
  });

  it("have time banks", () => {
    expect(clockWords(20, 600)).toBe("10 minutes for the game, plus 20 seconds per turn");
  });

  it("were made a while ago", () => {
    const ago = (minutes: number) => agoWords(0, minutes * 60_000);
    expect([0.5, 1, 59, 120, 2880].map(ago)).toEqual([
      "just now",
      "1 minute ago",
      "59 minutes ago",
      "2 hours ago",
      "2 days ago",
    ]);
  });
});
