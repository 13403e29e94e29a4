/** What somebody wants a table to be, until it is ordered. */

import type { Choices, NewTable, Setup } from "../protocol";

export const SEATS = [2, 3, 4, 5, 6] as const;

/** Seconds for a turn that can be chosen: at the table, then over days. */
export const CLOCKS: readonly (number | null)[] = [
  null,
  30,
  60,
  120,
  300,
  86_400,
  259_200,
  604_800,
];

export const SETUP: Setup = {
  players: 3,
  edition: "standard",
  rules: {},
  hands: "secret",
  aids: true,
  clock: null,
  confirm: true,
  chat: true,
  listed: false,
  hints: null,
};

/** A game against bots of these levels, dealt at once. */
export function againstBots(name: string, bots: readonly string[], setup: Setup): NewTable {
  return { setup: { ...setup, players: bots.length + 1 }, name, bots: [...bots], start: true };
}

/** A table at which one sits down and waits for others. */
export function forFriends(name: string, setup: Setup): NewTable {
  return { setup, name };
}

/** A game of several people at one screen, dealt at once. */
export function onOneScreen(people: readonly string[], setup: Setup): NewTable {
  const [name = "", ...devices] = people;
  return { setup: { ...setup, players: people.length }, name, devices, start: true };
}

/** The names that somebody has filled in. */
export function filledIn(names: readonly string[]): string[] {
  return names.map((name) => name.trim()).filter(Boolean);
}

/** The value of a rule option, by the edition or as chosen. */
export function ruleValue(setup: Setup, rule: string, choices: Choices): string {
  return setup.rules[rule] ?? presetOf(setup.edition, rule, choices);
}

/** The setup with a rule option set; what the edition has anyway is left out. */
export function withRule(setup: Setup, rule: string, value: string, choices: Choices): Setup {
  const { [rule]: _, ...rules } = setup.rules;
  const same = value === presetOf(setup.edition, rule, choices);
  return { ...setup, rules: same ? rules : { ...rules, [rule]: value } };
}

function presetOf(edition: string, rule: string, choices: Choices): string {
  return choices.editions[edition]?.[rule] ?? choices.rules[rule]?.[0] ?? "";
}
