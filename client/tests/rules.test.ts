import { readFileSync } from "node:fs";
import { join } from "node:path";

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { readInline, readRules } from "../scripts/rules";
import { palaceOf, ruleOf } from "../src/story/rules";
import RuleClause from "../src/table/RuleClause.svelte";

const MARKDOWN = readFileSync(join(import.meta.dirname, "../../docs/rules.md"), "utf8");

afterEach(cleanup);

describe("docs/rules.md", () => {
  const sections = readRules(MARKDOWN);
  const rules = sections.flatMap((section) => section.rules);

  it("gives every rule, once, with a title and a text", () => {
    const ids = [...MARKDOWN.matchAll(/^\*\*(R\d+\.\d+)\*\*/gm)].map((found) => found[1]);
    expect(rules.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(rules.every(({ title, blocks }) => title && blocks.length)).toBe(true);
  });

  it("names only rules that there are", () => {
    const named = [...JSON.stringify(sections).matchAll(/"rule":"(R[\d.]+)"/g)].map((found) => found[1]);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((each) => !rules.some(({ id }) => id === each))).toEqual([]);
  });

  it("leaves no mark of its format in the text", () => {
    expect(JSON.stringify(sections)).not.toMatch(/\*\*|<a |\]\(/);
  });

  it("keeps pictures, tables and lists", () => {
    const blocks = rules.flatMap((rule) => rule.blocks);
    expect(new Set(blocks.map(({ is }) => is))).toEqual(new Set(["text", "list", "code", "table"]));
  });

  it("has palaces that can be drawn", () => {
    const palaces = sections
      .flatMap(({ intro, rules }) => [...intro, ...rules.flatMap(({ blocks }) => blocks)])
      .map(palaceOf);
    expect(palaces).toContainEqual({ "0,1": "P2NEW", "-1,0": "C5NSW", "1,0": "T8NES", "0,-1": "G6ESW" });
  });
});

describe("text with marks", () => {
  it("becomes code, emphasis and links to rules", () => {
    expect(readInline("See `T9NE` (**never** [R4.2](#r4-2)) in [notes](notation.md)")).toEqual([
      "See ",
      { is: "code", text: "T9NE" },
      " (",
      { is: "strong", text: ["never"] },
      " ",
      { is: "rule", rule: "R4.2" },
      ") in ",
      "notes",
    ]);
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
    expect(await ruleOf("R99.1")).toBeNull();
  });
});
