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
  /** How fast things move: so many times the usual. */
  speed: number;
  /** How loud sounds are, in percent. */
  volume: number;
  /** Whether what is left and what a scoring would bring is shown, where a table has that. */
  aids: boolean;
  /** Whether tiles that can be paid are marked. */
  marks: boolean;
  /** Whether a coach says, against bots, what a turn has cost. */
  coach: boolean;
  /** Whether bots say why they played as they did. */
  reasons: boolean;
  /** How large letters are, in percent of what the browser has. */
  text: number;
  /** Whether each turn waits for the button that ends it, rather than end by itself. */
  confirm: boolean;
}

export const THEMES = ["auto", "light", "dark"] as const;
export const SPEEDS = [0.5, 1, 2] as const;
export const VOLUMES = [25, 50, 100] as const;
export const TEXTS = [100, 115, 130] as const;

const DEFAULTS: Prefs = {
  theme: "auto",
  language: "",
  sound: false,
  motion: "auto",
  speed: 1,
  volume: 50,
  aids: true,
  marks: true,
  coach: false,
  reasons: true,
  text: 100,
  confirm: false,
};

/** Change with `choose`, never directly. */
export const prefs: Prefs = $state({ ...DEFAULTS });

let told = (): void => {};

/** Whom to tell that something was chosen. */
export function whenChosen(call: () => void): void {
  told = call;
}

/** Choose something, for now and for next time. */
export function choose(changes: Partial<Prefs>): void {
  Object.assign(prefs, changes);
  remember("prefs", JSON.stringify(prefs));
  show();
  told();
}

/** What is kept in this browser, whatever the address asks for now. */
export const keptPrefs = (): Prefs => ({ ...DEFAULTS, ...readPrefs(recall("prefs")) });

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
  const {
    theme,
    language,
    sound,
    motion,
    speed,
    volume,
    aids,
    marks,
    coach,
    reasons,
    text: size,
    confirm,
  } = stored;
  const one = (values: readonly number[], value: unknown) => values.some((each) => each === value);
  return {
    ...(THEMES.some((each) => each === theme) && { theme: theme as Prefs["theme"] }),
    ...(typeof language === "string" && { language }),
    ...(typeof sound === "boolean" && { sound }),
    ...((motion === "auto" || motion === "none") && { motion }),
    ...(one(SPEEDS, speed) && { speed: speed as number }),
    ...(one(VOLUMES, volume) && { volume: volume as number }),
    ...(typeof aids === "boolean" && { aids }),
    ...(typeof marks === "boolean" && { marks }),
    ...(typeof coach === "boolean" && { coach }),
    ...(typeof reasons === "boolean" && { reasons }),
    ...(one(TEXTS, size) && { text: size as number }),
    ...(typeof confirm === "boolean" && { confirm }),
  };
}

/** Whether things may move on the screen now. */
export function mayMove(): boolean {
  return prefs.motion === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Make the page look as chosen. */
function show(): void {
  const { dataset, style } = document.documentElement;
  style.fontSize = prefs.text === DEFAULTS.text ? "" : `${prefs.text}%`;
  if (prefs.theme === "auto") delete dataset.theme;
  else dataset.theme = prefs.theme;
  if (prefs.motion === "none") dataset.motion = "none";
  else delete dataset.motion;
}
