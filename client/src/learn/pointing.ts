/** Points at pieces and buttons on the screen, by setting `data-shown` on their elements. */

import type { Deed } from "../state/playing/playing.svelte";
import type { Hint } from "./next-hint";

/** Something to point at: a selector, and how many of its matches. */
export interface Target {
  at: string;
  count: number;
}

const DEED = "[data-deed]";

/** What has to be touched to follow a hint. `deed` is what the main button does now. */
export function targetsOf(hint: Hint, deed: Deed | null): Target[] {
  if (hint.is === "end") return each(DEED);
  if (hint.is === "undo") return each("[data-undo]");
  if (deed?.is === "play" && deed.action === hint.action) return each(DEED);
  const [verb, ...names] = hint.action.split(" ");
  const [first = "", second = ""] = names;
  switch (verb) {
    case "take":
      return cards("display", names);
    case "buy":
      return [...each(tile("market", first)), ...cards("hand", names.slice(1))];
    case "place":
      return each(tile("tray", first), cell(second));
    case "store":
      return each(tile("tray", first), "[data-put='reserve']");
    case "give":
      return each(tile("tray", first), "[data-put='dirk']");
    case "add":
      return each(tile("reserve", first), cell(second));
    case "swap":
      return each(tile("reserve", first), `[data-place^='palace'] [data-tile='${second}']`);
    case "remove":
      return each(`[data-place^='palace'] [data-tile='${first}']`);
    default:
      return each(DEED);
  }
}

/** Point at these and nothing else; what is already chosen needs no pointing. */
export function pointAt(targets: readonly Target[]): void {
  for (const old of document.querySelectorAll("[data-shown]")) old.removeAttribute("data-shown");
  for (const { at, count } of targets) {
    const found = [...document.querySelectorAll(at)];
    const open = found.filter((each) => !each.matches("[aria-pressed='true'], .selected"));
    const left = count - (found.length - open.length);
    for (const each of open.slice(0, Math.max(left, 0))) each.setAttribute("data-shown", "");
  }
}

const each = (...selectors: string[]): Target[] => selectors.map((at) => ({ at, count: 1 }));
const tile = (place: string, name: string) => `[data-place='${place}'] [data-tile='${name}']`;
const cell = (name: string) => `[data-place^='palace'] [data-drop='${name}']`;

/** Any copies of the cards, as many as are needed. */
function cards(place: string, names: readonly string[]): Target[] {
  return [...new Set(names)].map((name) => ({
    at: `[data-place='${place}'] [data-card='${name}']`,
    count: names.filter((other) => other === name).length,
  }));
}
