/** The screens other than the lobby, each fetched when first needed. */

import type { Component } from "svelte";

import { learnChapter } from "./words/words.svelte";

const FILES = {
  table: () => import("./table/Table.svelte"),
  learn: async () => {
    await learnChapter("lessons");
    return import("./learn/Learn.svelte");
  },
  score: async () => {
    await learnChapter("scorer");
    return import("./scorer/Scorer.svelte");
  },
  deal: async () => {
    await learnChapter("deals");
    return import("./deals/DealScreen.svelte");
  },
  week: async () => {
    await learnChapter("deals");
    return import("./deals/WeekScreen.svelte");
  },
  duplicate: async () => {
    await learnChapter("deals");
    return import("./deals/DuplicateScreen.svelte");
  },
  rules: () => import("./rules/RulesScreen.svelte"),
  analysis: async () => {
    await learnChapter("study");
    return import("./analysis/Analysis.svelte");
  },
  sandbox: async () => {
    await learnChapter("study");
    return import("./sandbox/Sandbox.svelte");
  },
  you: async () => {
    await learnChapter("you");
    return import("./you/You.svelte");
  },
  replay: () => import("./replay/Replay.svelte"),
};

export type Fetched = keyof typeof FILES;
// oxlint-disable-next-line typescript/no-explicit-any -- each screen has props of its own
type Screen = Component<any>;

/** The screens fetched so far. */
export const here: Partial<Record<Fetched, Screen>> = {};

/** Whether this screen has a file of its own. */
export function isFetched(screen: string): screen is Fetched {
  return screen in FILES;
}

/** A screen, once it is fetched. */
export async function fetched(screen: Fetched): Promise<Screen> {
  const { default: found } = await FILES[screen]();
  here[screen] = found;
  return found;
}
