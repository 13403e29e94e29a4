/** Sounds, screen reader announcements and turn alerts of a table. */

import { untrack } from "svelte";

import { call, closeCalls, hush } from "../alerts";
import type { GameEvent, Update } from "../protocol";
import { play, type Sound } from "../sound";
import { afterPaint } from "../state/after-paint.svelte";
import { countBadge } from "../state/badge";
import { ownActor } from "../state/own-turn";
import { prefs } from "../state/prefs.svelte";
import { announce } from "../state/screen-reader.svelte";
import type { TableState } from "../state/table.svelte";
import { chatWords } from "../words/chat-words";
import { eventWords, type Names, noteWords } from "../words/event-words";
import { cardsWords, tileWords } from "../words/pieces";
import { reasonsWords } from "../words/reasons";
import { listed, t } from "../words/words.svelte";

/** Play sounds and alerts for a table while the calling component lives. */
export function soundAndAlert(table: TableState): void {
  $effect(() => {
    let here = true;
    // Tell somebody who opens the game if it is their turn.
    untrack(() => {
      const { update, names } = table;
      if (update && isMine(update)) afterPaint(() => here && tellTurn(update, names));
      if (update) afterPaint(() => closeCalls(update.table.id).catch(() => null));
    });
    const end = table.watch((update, before) => {
      if (before) afterPaint(() => here && hear(update, before, table.names));
    });
    return () => {
      here = false;
      end();
    };
  });
  $effect(() => {
    if (table.refusal) play("refuse");
  });
}

function hear(update: Update, before: Update, names: Names): void {
  const sound = soundOf(update, before);
  if (sound) play(sound);
  const words = wordsOf(update, before, names);
  if (words) announce(words);
  if (becomesMine(update, before)) call(t("turn-yours"), callWords(update, names));
  else if (!isMine(update)) hush();
  if (isMine(before) && !isMine(update)) countBadge().catch(() => null); // one game less is waiting
}

function tellTurn(update: Update, names: Names): void {
  announce(turnWords(update, names));
  call(t("turn-yours"), callWords(update, names));
}

const isMine = (update: Update) => ownActor(update) !== null;

/** Whether this update begins the viewer's turn. */
export function becomesMine(update: Update, before: Update): boolean {
  const actor = ownActor(update);
  return actor !== null && actor !== ownActor(before);
}

/** The new events. Those of a whole view are not new: they are the steps of the current turn. */
function newsOf({ whole, events }: Update): readonly GameEvent[] {
  return whole ? [] : events;
}

/** The sound of an update: that of the most important event. */
export function soundOf(update: Update, before: Update): Sound | null {
  const happened = new Set(newsOf(update).map((event) => event.is));
  if (happened.has("game-ended")) return "end";
  if (happened.has("round-scored")) return "scoring";
  if (becomesMine(update, before)) return "turn";
  for (const built of [
    "tile-placed",
    "tile-added",
    "tiles-swapped",
    "tile-removed",
    "tile-stored",
    "tile-given",
  ] as const) {
    if (happened.has(built)) return "build";
  }
  return happened.has("money-taken") || happened.has("tile-bought") ? "take" : null;
}

/** Events that are announced together, or not at all. */
const UNSAID = new Set([
  "turn-began",
  "tile-drawn",
  "money-drawn",
  "deck-reshuffled",
  "hand-dealt",
]);

/** What a screen reader says about an update. */
export function wordsOf(update: Update, before: Update, names: Names): string {
  const said = [
    ...update.notes.map((note) => noteWords(note, names)),
    ...newsOf(update)
      .filter(({ is }) => !UNSAID.has(is))
      .map((event) => eventWords(event, names)),
    ...(prefs.reasons ? reasonsWords(update.why ?? [], names) : []),
    ...refillWords(newsOf(update)),
  ];
  if (!update.whole) {
    for (const line of update.chat) {
      if (update.you.seats.includes(line.seat)) continue;
      said.push(t("chat-said", { name: names[line.seat] ?? "", text: chatWords(line) }));
    }
  }
  if (becomesMine(update, before)) said.push(turnWords(update, names));
  return said.join(" ");
}

/** What was added to the market and the display. */
function refillWords(events: readonly GameEvent[]): string[] {
  const tiles = events.flatMap((event) => (event.is === "tile-drawn" ? [event.tile] : []));
  const cards = events.flatMap((event) => (event.is === "money-drawn" ? [event.card] : []));
  return [
    ...(tiles.length ? [t("log-tiles-drawn", { tiles: listed(tiles.map(tileWords)) })] : []),
    ...(cards.length ? [t("log-money-drawn", { cards: cardsWords(cards) })] : []),
  ].map((words) => `${words}.`);
}

/** With several people at one screen, it matters whose turn it is. */
function turnWords(update: Update, names: Names): string {
  if (update.you.seats.length < 2) return t("turn-yours");
  return t("turn-of-yours", { name: names[update.game?.actor ?? 0] ?? "" });
}

function callWords(update: Update, names: Names): string {
  const others = names.filter((_, seat) => !update.you.seats.includes(seat));
  return t("alert-body", { names: listed(others) });
}
