import { describe, expect, it } from "vitest";

import {
  againstBots,
  filledIn,
  forFriends,
  onOneScreen,
  ruleValue,
  SETUP,
  withRule,
} from "../src/lobby/new-table-order";
import type { Choices } from "../src/protocol";

const CHOICES: Choices = {
  version: "1",
  editions: { standard: {}, "hu-2003": { dirk_second: "two" } },
  rules: { dirk_second: ["third", "two"], dirk_gift: ["always", "misfit"] },
  bots: ["mason"],
  quick: [],
  points: [],
};

describe("orders", () => {
  it("against bots begin at once, with the levels and the rules that were chosen", () => {
    const setup = { ...SETUP, edition: "hu-2003", hands: "open" } as const;
    expect(againstBots("Ada", ["mason", "master"], setup)).toEqual({
      setup: { ...setup, players: 3 },
      name: "Ada",
      bots: ["mason", "master"],
      start: true,
    });
  });

  it("for friends wait", () => {
    expect(forFriends("Ada", SETUP)).toEqual({ setup: SETUP, name: "Ada" });
  });

  it("for one screen have as many seats as people", () => {
    const people = filledIn([" Ada ", "", "Ben", "  ", "Cem"]);
    expect(onOneScreen(people, SETUP)).toEqual({
      setup: { ...SETUP, players: 3 },
      name: "Ada",
      devices: ["Ben", "Cem"],
      start: true,
    });
  });
});

describe("rule options", () => {
  it("are the edition's until they are set, and only then part of the order", () => {
    const hungarian = { ...SETUP, edition: "hu-2003" };
    expect(ruleValue(SETUP, "dirk_second", CHOICES)).toBe("third");
    expect(ruleValue(hungarian, "dirk_second", CHOICES)).toBe("two");
    const changed = withRule(hungarian, "dirk_second", "third", CHOICES);
    expect(changed.rules).toEqual({ dirk_second: "third" });
    expect(ruleValue(changed, "dirk_second", CHOICES)).toBe("third");
    expect(withRule(changed, "dirk_second", "two", CHOICES).rules).toEqual({});
  });
});
