import { readFileSync } from "node:fs";

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { readInline, readRules, ruleFiles } from "../scripts/rules";
import { readExample } from "../src/rules/examples";
import Picture from "../src/rules/Picture.svelte";
import Reading from "../src/rules/Reading.svelte";
import RuleClause from "../src/rules/RuleClause.svelte";
import { allRules, anchorOf, ruleOf } from "../src/rules/rules";
import RulesScreen from "../src/rules/RulesScreen.svelte";
import { ENGLISH } from "../src/words/languages";
import { speak } from "../src/words/words.svelte";

const FILES = [...ruleFiles()].map(([code, file]) => ({
  code,
  markdown: readFileSync(file, "utf8"),
}));

afterEach(async () => {
  cleanup();
  location.hash = "";
  await speak(ENGLISH);
});

describe.each(FILES)("the rules in $code", ({ code, markdown }) => {
  const all = readRules(code, markdown);
  const rules = all.sections.flatMap((section) => section.rules);
  const blocks = all.sections.flatMap((each) => [
    ...each.intro,
    ...each.rules.flatMap((rule) => rule.blocks),
  ]);

  it("have every rule, once, with a title and a text", () => {
    const ids = [...markdown.matchAll(/^\*\*(R\d+\.\d+)\*\*/gm)].map((found) => found[1]);
    expect(rules.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(rules.every((rule) => rule.title && rule.blocks.length)).toBe(true);
    expect(all.title).not.toBe("");
    expect(all.intro.length).toBeGreaterThan(2);
  });

  it("name only rules and sections that there are", () => {
    const text = JSON.stringify(all);
    const named = [...text.matchAll(/"rule":"(R[\d.]+)"/g)].map((found) => found[1]);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((each) => !rules.some(({ id }) => id === each))).toEqual([]);
    const sections = [...text.matchAll(/"section":"s(\d+)"/g)].map((found) => Number(found[1]));
    expect(sections.length).toBeGreaterThan(5);
    expect(sections.filter((each) => !all.sections.some(({ number }) => number === each))).toEqual(
      [],
    );
  });

  it("have no mark of the format left in the text", () => {
    expect(JSON.stringify(all)).not.toMatch(/\*\*|<a |\]\(|```/);
  });

  it("have tables, lists and pictures", () => {
    expect(new Set(blocks.map(({ is }) => is))).toEqual(
      new Set(["text", "list", "drawn", "table"]),
    );
  });
});

describe("a drawn example", () => {
  it("shows what is tried, and says why not", () => {
    render(Picture, { example: readExample("palace place C9W 1,0; refused R4.2 clash W", "") });
    expect(screen.getByRole("img", { name: "A palace: fountain, at (0, 0)" })).toBeTruthy();
    const caption = document.querySelector("figcaption")!.textContent;
    expect(caption).toContain("Build chambers 9 at (1, 0)");
    expect(caption).toContain("Not allowed: a wall meets an open side. (R4.2)");
    expect(document.querySelectorAll(".clash").length).toBe(1);
  });

  it("lights the wall that scores", () => {
    render(Picture, { example: readExample("palace C9W -1,0; wall 1 C9W:W", "") });
    expect(document.querySelectorAll(".bright").length).toBe(1);
    expect(screen.getByText("The longest wall scores 1.")).toBeTruthy();
  });

  it("shows money that is taken and money that is paid", () => {
    render(Picture, { example: readExample("take b2 o3; display b2 o3 b7 y9; allowed", "") });
    expect(document.querySelectorAll(".card").length).toBe(4);
    expect(document.querySelectorAll(".taken").length).toBe(2);
    render(Picture, { example: readExample("buy G10 b4 b7; slot 3; over 1", "") });
    expect(
      screen.getByText("11 for a price of 10: allowed, but the extra 1 is lost."),
    ).toBeTruthy();
  });

  it("shows who shares what, Dirk too", () => {
    render(Picture, {
      example: readExample("score 3 tower; has 3 2; dirk 3; gets 17 6 17", "(21 + 13) / 2 = 17; 6"),
    });
    expect(screen.getByText("Dirk: 3 buildings, 17 points")).toBeTruthy();
    expect(screen.getByText("Last scoring: tower")).toBeTruthy();
  });

  it("of every kind in the rules can be drawn", async () => {
    const complaint = vi.spyOn(console, "error");
    const { sections } = await allRules("en");
    const blocks = sections.flatMap(({ rules }) => rules.flatMap((rule) => rule.blocks));
    const pictures = blocks.flatMap((block) => (block.is === "drawn" ? [block.example] : []));
    expect(pictures.length).toBeGreaterThan(20);
    for (const example of pictures) render(Picture, { example });
    expect(document.querySelectorAll("figure").length).toBe(pictures.length);
    expect(complaint).not.toHaveBeenCalled();
  }, 20_000);

  it("of another kind is an error", () => {
    expect(() => readExample("dance; allowed", "")).toThrow("dance");
    expect(() => readExample("palace place C9W 1,0; perhaps", "")).toThrow("perhaps");
  });
});

describe("the page of the rules", () => {
  it("leads to the rule of its address", async () => {
    location.hash = "#r4-2";
    render(RulesScreen);
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("r4-2"), 10_000);
    expect(document.activeElement?.textContent).toMatch(/R4\.2\s+Edges match/);
    expect(document.querySelector('article a[href="/rules#r4-5"]')?.textContent).toBe("R4.5");
  }, 20_000);

  it("is in English where a language has no rules, and says so", async () => {
    expect((await allRules("tlh")).code).toBe("en");
    await speak({ ...ENGLISH, code: "tlh", locale: "en" });
    render(RulesScreen);
    expect(await screen.findByText("These rules have not been translated yet.")).toBeTruthy();
  }, 20_000);
});

describe("the rules in a dialog", () => {
  it("jump to the one that was asked for when it is there, however late that is", async () => {
    const onjump = vi.fn((rule: string) => document.getElementById(`here-${anchorOf(rule)}`));
    render(Reading, { rules: await allRules("en"), prefix: "here-", start: "R4.2", onjump });
    expect(onjump).toHaveBeenCalledExactlyOnceWith("R4.2");
    expect(onjump.mock.results[0]?.value?.textContent).toMatch(/R4\.2\s+Edges match/);
  }, 20_000);
});

describe("text with marks", () => {
  it("becomes code, emphasis and links to rules", () => {
    expect(readInline("See `T9NE` (**never** [R4.2](#r4-2)) in [section 9](#s9)")).toEqual([
      "See ",
      { is: "code", text: "T9NE" },
      " (",
      { is: "strong", text: ["never"] },
      " ",
      { is: "rule", rule: "R4.2" },
      ") in ",
      { is: "section", section: "s9", text: "section 9" },
    ]);
  });

  it("has sums that are never turned around", () => {
    expect(readInline("20; (۱۲ + 5) / 3 = ۵ each")).toEqual([
      "20; ",
      { is: "sum", text: "(۱۲ + 5) / 3 = ۵" },
      " each",
    ]);
  });

  it("that leads nowhere is an error", () => {
    expect(() => readInline("[R4.2](#r42)")).toThrow("nowhere");
  });
});

describe("the rule beside a refusal", () => {
  it("is there when it is asked for", async () => {
    const onmore = vi.fn();
    render(RuleClause, { rule: "R4.2", onmore });
    const details = document.querySelector("details")!;
    expect(screen.getByText("Rule R4.2")).toBeTruthy();
    details.open = true;
    await fireEvent(details, new Event("toggle"));
    expect(await screen.findByText("Edges match")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "All rules" }));
    expect(onmore).toHaveBeenCalledWith("R4.2");
  });

  it("may not exist", async () => {
    expect(await ruleOf("R99.1", "en")).toBeNull();
  });
});
