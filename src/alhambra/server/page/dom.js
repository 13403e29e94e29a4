/** Elements, and what several parts of the page need of them. */

import { memory, request } from "./line.js";

export const $ = (id) => document.getElementById(id);

/** An element with properties and children; children that are null or false are left out. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children.flat().filter((each) => each || each === 0));
  return element;
}

export const button = (label, onclick, more = {}) =>
  make("button", { type: "button", onclick, ...more }, label);

export const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** Show what went wrong; with nothing, that all is well again. */
export function alarm(error = null) {
  if (error && !error.slug) console.warn(error);
  const text = error?.slug ? error.message : "the server cannot be reached; try again";
  $("alert").textContent = error ? capital(text) : "";
  $("alert").hidden = !error;
}

const keysDrawn = new Map();

/** Fill a place anew if its key has changed: nobody loses a focus or an open list for nothing. */
export function redraw(place, key, build) {
  if (keysDrawn.get(place) === key) return;
  keysDrawn.set(place, key);
  const focused = $(place).contains(document.activeElement);
  $(place).replaceChildren(...build().filter(Boolean));
  if (!focused) return;
  $(place).focus({ preventScroll: true });
  $(place).firstElementChild?.scrollIntoView({ block: "nearest" });
}

/** The name in a field, kept for next time. */
export function nameIn(input) {
  const name = input.value.trim() || "Guest";
  memory.set("name", name);
  return name;
}

/** What a table can be made of; fills the lists of bots' levels. */
export async function loadChoices() {
  const choices = await (await request("/api/choices")).json();
  for (const select of document.querySelectorAll(".levels")) {
    select.append(...choices.bots.map((each) => make("option", { value: each }, each)));
    select.value = memory.get("level") || choices.bots[Math.floor(choices.bots.length / 2)];
    select.onchange = () => memory.set("level", select.value);
  }
  return choices;
}

/** A text that is there to be copied, with a button for it. */
export function copyable(label, text) {
  const input = make("input", { readOnly: true, value: text, onfocus: () => input.select() });
  const copy = button("Copy", async () => {
    input.select();
    const copied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
    copy.textContent = copied ? "Copied" : "Press Ctrl+C"; // only safe pages have a clipboard
  });
  return make("p", { className: "row" }, make("label", {}, `${label} `, input), copy);
}
