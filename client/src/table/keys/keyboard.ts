/** What each key does at the table. Enter and Space on a button keep their meaning. */

import { tick } from "svelte";

import { characterOf } from "../../character";
import { recall, remember } from "../../net/session";
import { isFocusLost } from "../../shell/row-focus";
import type { Playing } from "../../state/playing/playing.svelte";

const MARKET = "1234";
const DISPLAY = "qwer";

/** Dialogs that keys can open. */
export interface Openers {
  log: () => void;
  help: () => void;
  worth: () => void;
}

/** The keys as listed in the help: a message, and the key labels or their messages. */
export const KEYS: readonly (readonly [what: string, ...keys: string[]])[] = [
  ["market", "1", "2", "3", "4"],
  ["display", "Q", "W", "E", "R"],
  ["payment", "P"],
  ["arrows", "←", "↑", "↓", "→"],
  ["cell", "N"],
  ["do", "enter"],
  ["put", "T"],
  ["store", "S"],
  ["give", "D"],
  ["hand", "H"],
  ["reserve", "V"],
  ["others", "O"],
  ["undo", "U", "ctrl-z"],
  ["end", "space"],
  ["hint", "G"],
  ["log", "L"],
  ["worth", "I"],
  ["help", "?"],
  ["cancel", "esc"],
];

/** Whether letters and digits act as keys; assistive software may need them for itself. */
export const letters = {
  get on(): boolean {
    return recall("letters") !== "off";
  },
  set on(value: boolean) {
    remember("letters", value ? "" : "off");
  },
};

/** Handle a key. */
export function press(event: KeyboardEvent, playing: Playing, openers: Openers): void {
  if (event.defaultPrevented || isWriting(event.target)) return;
  if (document.querySelector("dialog:modal, [popover]:popover-open, main > [inert]")) return;
  if (event.repeat && !event.key.startsWith("Arrow")) {
    if (event.key === "Enter" && isButton(event.target)) event.preventDefault(); // else it clicks
    return; // ignore repeats of a held key
  }
  if (chord(event, playing) || named(event, playing) || letter(event, playing, openers)) {
    event.preventDefault();
  }
}

/** Handle Ctrl+Z; every other chord belongs to the browser. */
function chord(event: KeyboardEvent, playing: Playing): boolean {
  const held = event.ctrlKey || event.metaKey;
  if (!held || event.altKey || event.shiftKey || characterOf(event) !== "z") return false;
  playing.undo();
  return true;
}

function named(event: KeyboardEvent, playing: Playing): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  switch (event.key) {
    case "Escape":
      playing.cancel();
      return true;
    case "Enter":
      if (isControl(event.target)) return false;
      playing.do();
      return true;
    case " ":
      if (isControl(event.target) && !isPiece(event.target)) return false;
      if (playing.deed?.is !== "end") return false;
      playing.do();
      return true;
    case "ArrowUp":
    case "ArrowDown":
    case "ArrowLeft":
    case "ArrowRight":
      return !usesArrows(event.target) && focusPalace();
    default:
      return false;
  }
}

function letter(event: KeyboardEvent, playing: Playing, openers: Openers): boolean {
  if (!letters.on || event.ctrlKey || event.metaKey || event.altKey) return false;
  const key = characterOf(event);
  if (!key) return false;
  if (MARKET.includes(key)) return pickMarket(playing, MARKET.indexOf(key));
  if (DISPLAY.includes(key)) return pickDisplay(playing, DISPLAY.indexOf(key));
  switch (key) {
    case "p":
      playing.nextPayment();
      break;
    case "t":
      playing.nextPiece();
      break;
    case "s":
      if (playing.piece) playing.put(playing.piece, "reserve");
      break;
    case "d":
      if (playing.piece) playing.put(playing.piece, "dirk");
      break;
    case "u":
      playing.undo();
      break;
    case "n":
      return focusNextCell(event.shiftKey ? -1 : 1);
    case "h":
      return focusHand();
    case "v":
      return focusReserve(playing);
    case "o":
      playing.lookNext();
      break;
    case "g":
      playing.showHint();
      break;
    case "l":
      openers.log();
      break;
    case "i":
      openers.worth();
      break;
    case "?":
      openers.help();
      break;
    default:
      return false;
  }
  return true;
}

function pickMarket(playing: Playing, slot: number): boolean {
  const tile = playing.game?.market[slot];
  if (!tile) return false;
  focus(`[data-place='market'] [data-tile='${tile}']`);
  playing.pickTile(tile);
  return true;
}

function pickDisplay(playing: Playing, slot: number): boolean {
  if (!playing.game?.display[slot]) return false;
  focus(`[data-place='display'] li:nth-child(${slot + 1}) [data-card]`);
  playing.pickMoney(slot);
  return true;
}

/** Focus a cell of the palace: one where the chosen piece can be built, if any. */
export function focusPalace(): boolean {
  return (
    focus("[data-place^='palace'] .glow[data-drop]") ||
    focus("[data-place^='palace'] [data-drop][tabindex='0']")
  );
}

/** Focus the next cell where the chosen piece can be built, or would fit. */
export function focusNextCell(by: 1 | -1): boolean {
  const cells = [
    ...document.querySelectorAll<HTMLElement>(
      "[data-place^='palace'] :is(.glow, .fits)[data-drop]",
    ),
  ];
  const here = cells.findIndex((cell) => cell === document.activeElement);
  const next = here < 0 ? (by > 0 ? 0 : -1) : (here + by) % cells.length;
  cells.at(next)?.focus({ preventScroll: true });
  return cells.length > 0;
}

/** Focus the money in one's hand. */
function focusHand(): boolean {
  focus("[data-place^='hand'] [data-card]");
  return true;
}

/** Focus the next tile of one's reserve, and choose it if it can be used. */
function focusReserve(playing: Playing): boolean {
  playing.look(null);
  const tile = playing.nextReserved();
  void tick().then(() => {
    if (!playing.cells.length) focus(`[data-place^='reserve'] [data-tile='${tile}']`);
  });
  return tile !== null;
}

/** Focus the new screen, if the focus was on one that is gone. */
export function focusMain(): void {
  if (isFocusLost()) focus("main");
}

/** For keyboard players: move the focus to where the next action is. */
export function focusAfter(playing: Playing): void {
  if (document.querySelector("dialog:modal")) return; // it has the focus
  const lost = isFocusLost();
  const idle = !playing.deed && document.activeElement?.matches("[data-deed]");
  if (!lost && !idle) return;
  if (playing.cells.length) focusPalace();
  else if (playing.deed) focusFirst("[data-deed]", "main");
  else focusFirst("[data-place^='tray'] [data-tile]", ...(lost ? ["main"] : []));
}

/** Focus the first of these that exists. */
function focusFirst(...selectors: string[]): void {
  selectors.some(focus);
}

function focus(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus({ preventScroll: true });
  return element !== null;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type='radio']), textarea, select, [contenteditable]") !== null
  );
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button") !== null;
}

function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("button, a, input, summary, [role='tab']") !== null
  );
}

/** Whether an element uses the arrow keys itself. */
function usesArrows(target: EventTarget | null): boolean {
  const users = "input, [role='tab'], [role='slider'], [data-scrolls], [data-drop*=',']";
  return target instanceof Element && target.closest(users) !== null;
}

/** Whether an element is a tile, a card or a cell. */
function isPiece(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("[data-drop*=','], [data-tile], [data-card]") !== null
  );
}
