/** The choices for a new table, until it is made. */

import type { Choices, NewTable, Setup } from "../protocol";

export const SEATS = [2, 3, 4, 5, 6] as const;

/** A time limit: seconds per turn, or a bank for the whole game to which each turn adds. */
export interface Clock {
  clock: number | null;
  bank: number | null;
}

/** The clocks to choose from: live ones, then ones over days. */
export const CLOCKS: readonly Clock[] = [
  { clock: null, bank: null },
  ...[30, 60, 120, 300].map((clock) => ({ clock, bank: null })),
  ...[600, 1_200].map((bank) => ({ clock: 20, bank })),
  ...[86_400, 259_200, 604_800].map((clock) => ({ clock, bank: null })),
];

export const SETUP: Setup = {
  players: 3,
  edition: "standard",
  rules: {},
  hands: "secret",
  aids: true,
  clock: null,
  bank: null,
  confirm: true,
  chat: true,
  listed: false,
  hints: null,
};

/** A game against bots of these levels, dealt at once. */
export function againstBots(name: string, bots: readonly string[], setup: Setup): NewTable {
  return { setup: { ...setup, players: bots.length + 1 }, name, bots: [...bots], start: true };
}

/** A table where one waits for others to join. */
export function forFriends(name: string, setup: Setup): NewTable {
  return { setup, name };
}

/** A game of several people at one screen, dealt at once. */
export function onOneScreen(people: readonly string[], setup: Setup): NewTable {
  const [name = "", ...devices] = people;
  return { setup: { ...setup, players: people.length }, name, devices, start: true };
}

/** The names that were filled in. */
export function filledIn(names: readonly string[]): string[] {
  return names.map((name) => name.trim()).filter(Boolean);
}

/** The value of a rule option: as chosen, or the edition's. */
export function ruleValue(setup: Setup, rule: string, choices: Choices): string {
  return setup.rules[rule] ?? presetOf(setup.edition, rule, choices);
}

/** The setup with a rule option set; left out if it is the edition's own value. */
export function withRule(setup: Setup, rule: string, value: string, choices: Choices): Setup {
  const { [rule]: _, ...rules } = setup.rules;
  const same = value === presetOf(setup.edition, rule, choices);
  return { ...setup, rules: same ? rules : { ...rules, [rule]: value } };
}

function presetOf(edition: string, rule: string, choices: Choices): string {
  return choices.editions[edition]?.[rule] ?? choices.rules[rule]?.[0] ?? "";
}
