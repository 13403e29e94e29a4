/** The person's preferences, stored in this browser. */

import { recall, remember } from "../net/session";

export interface Prefs {
  /** `auto` follows the system. */
  theme: "auto" | "light" | "dark";
  /** A code such as `en`; empty for the browser's (see chosen-language.ts). */
  language: string;
  /** Off until somebody switches it on. */
  sound: boolean;
  motion: "auto" | "none";
  /** The speed of animations, as a factor. */
  speed: number;
  /** The volume of sounds, in percent. */
  volume: number;
  /** Whether to show what is left and what a scoring would give, if the table allows. */
  aids: boolean;
  /** Whether affordable tiles are marked. */
  marks: boolean;
  /** Whether a coach says what a turn has cost, in games against bots. */
  coach: boolean;
  /** Whether bots give reasons for their turns. */
  reasons: boolean;
  /** The text size, in percent of the browser's. */
  text: number;
  /** Whether a turn is ended by a button rather than automatically. */
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

/** Set the function to call after every choice. */
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

/** What is stored in this browser, whatever the address asks for now. */
export const keptPrefs = (): Prefs => ({ ...DEFAULTS, ...readPrefs(recall("prefs")) });

/** Load and apply the stored preferences. */
export function recallPrefs(): void {
  Object.assign(prefs, DEFAULTS, readPrefs(recall("prefs")));
  show();
}

/** Parse stored preferences, dropping invalid ones. */
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

/** Whether animations are allowed now. */
export function mayMove(): boolean {
  return prefs.motion === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Apply the preferences to the page. */
function show(): void {
  const { dataset, style } = document.documentElement;
  style.fontSize = prefs.text === DEFAULTS.text ? "" : `${prefs.text}%`;
  if (prefs.theme === "auto") delete dataset.theme;
  else dataset.theme = prefs.theme;
  if (prefs.motion === "none") dataset.motion = "none";
  else delete dataset.motion;
}
