/**
 * Keeps a person's settings in sync between devices: for each setting the last choice to reach the server
 * counts. Data that only grows, such as lessons done and chat read, is merged instead. Theme and volume
 * stay with the device.
 */

import { recall, remember } from "../net/session";
import { chosenSettings, keepSettings } from "../net/you";
import { me } from "./me.svelte";
import { choose, keptPrefs, type Prefs, readPrefs } from "./prefs.svelte";
import { joinRead } from "./read-chat.svelte";

type Settings = Record<string, string>;

/** The settings at the last exchange. */
const KNOWN = "in-step";
const PREF = "pref-";
const OF_THE_DEVICE: readonly (keyof Prefs)[] = ["theme", "volume"];

let running: Promise<boolean> | null = null;

/** Take settings from elsewhere and send ours; returns whether anything has changed here. */
export function keepInStep(): Promise<boolean> {
  running ??= exchange().finally(() => (running = null));
  return running;
}

/** Take the settings of another person, instead of those here. */
export function takeSettings(settings: Settings): void {
  const here = chosenHere();
  remember(KNOWN, JSON.stringify(here));
  take(spread(settings), here);
}

async function exchange(): Promise<boolean> {
  if (!recall("key")) return false;
  const there = spread(await chosenSettings());
  const here = chosenHere();
  const changed = take(there, here);
  const now = chosenHere();
  const news = Object.entries(now).filter(([name, value]) => there[name] !== value);
  if (news.length) await keepSettings(Object.fromEntries(news));
  remember(KNOWN, JSON.stringify(now));
  return changed;
}

/** Apply settings from elsewhere, except those changed here since; returns whether there were any. */
function take(there: Settings, here: Settings): boolean {
  const known = parsed(recall(KNOWN)) as Settings;
  const theirs = Object.entries(there).filter(
    ([name, value]) => name in here && here[name] !== value && here[name] === known[name],
  );
  const prefs = theirs.filter(([name]) => name.startsWith(PREF));
  if (prefs.length)
    choose(
      readPrefs(
        `{${prefs.map(([name, value]) => `${JSON.stringify(name.slice(PREF.length))}:${value}`).join()}}`,
      ),
    );
  for (const [name, value] of theirs) if (name === "name") me.name = value;
  joinRead(there.read ?? "");
  const learnt = joinLearnt(here.learn ?? "", there.learn ?? "");
  if (learnt !== here.learn) remember("learn", learnt);
  return theirs.length > 0;
}

/** All settings here that are exchanged, as texts by name. */
function chosenHere(): Settings {
  const prefs = Object.entries(keptPrefs()).filter(
    ([name]) => !OF_THE_DEVICE.some((each) => each === name),
  );
  return {
    ...Object.fromEntries(prefs.map(([name, value]) => [PREF + name, JSON.stringify(value)])),
    name: recall("name"),
    learn: recall("learn"),
    read: recall("read"),
  };
}

/** Split up the preferences that an earlier version stored as one text. */
function spread({ prefs, ...others }: Settings): Settings {
  const old = Object.entries(readPrefs(prefs ?? ""));
  return {
    ...Object.fromEntries(old.map(([name, value]) => [PREF + name, JSON.stringify(value)])),
    ...others,
  };
}

/** Merge lessons done on either device; for those begun on both, our tables take precedence. */
function joinLearnt(here: string, there: string): string {
  if (!there) return here;
  const [own, other] = [parsed(here), parsed(there)];
  const done = [...new Set([...list(own.done), ...list(other.done)])];
  const tables = Object.entries({ ...Object(other.tables), ...Object(own.tables) }).filter(
    ([id]) => !done.includes(id),
  );
  const joined = JSON.stringify({ done, tables: Object.fromEntries(tables) });
  return joined === JSON.stringify(own) ? here : joined;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function parsed(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text || "{}")) as Record<string, unknown>;
  } catch {
    return {}; // not written by us
  }
}
