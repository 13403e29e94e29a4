/** What a person has chosen about the page, kept in this browser. */

import { recall, remember } from "../net/session";

export interface Prefs {
  /** `auto` is as the system has it. */
  theme: "auto" | "light" | "dark";
  /** A code such as `en`; empty for the browser's (see chosen-language.ts). */
  language: string;
  /** Off until somebody switches it on. */
  sound: boolean;
  motion: "auto" | "none";
  /** Whether each turn waits for the button that ends it, rather than end by itself. */
  confirm: boolean;
}

export const THEMES = ["auto", "light", "dark"] as const;

const DEFAULTS: Prefs = {
  theme: "auto",
  language: "",
  sound: false,
  motion: "auto",
  confirm: false,
};

/** Change with `choose`, never directly. */
export const prefs: Prefs = $state({ ...DEFAULTS });

/** Choose something, for now and for next time. */
export function choose(changes: Partial<Prefs>): void {
  Object.assign(prefs, changes);
  remember("prefs", JSON.stringify(prefs));
  show();
}

/** Recall what was chosen. */
export function recallPrefs(): void {
  Object.assign(prefs, DEFAULTS, readPrefs(recall("prefs")));
  show();
}

/** What is stored, as far as it can be used. */
export function readPrefs(text: string): Partial<Prefs> {
  let stored: Record<string, unknown>;
  try {
    stored = Object(JSON.parse(text || "{}")) as Record<string, unknown>;
  } catch {
    return {};
  }
  const { theme, language, sound, motion, confirm } = stored;
  return {
    ...(THEMES.some((each) => each === theme) && { theme: theme as Prefs["theme"] }),
    ...(typeof language === "string" && { language }),
    ...(typeof sound === "boolean" && { sound }),
    ...((motion === "auto" || motion === "none") && { motion }),
    ...(typeof confirm === "boolean" && { confirm }),
  };
}

/** Whether things may move on the screen now. */
export function mayMove(): boolean {
  return prefs.motion === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Make the page look as chosen. */
function show(): void {
  const { dataset } = document.documentElement;
  if (prefs.theme === "auto") delete dataset.theme;
  else dataset.theme = prefs.theme;
  if (prefs.motion === "none") dataset.motion = "none";
  else delete dataset.motion;
}
