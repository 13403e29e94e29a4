/** What the player can do now, in words, from the choice and the grouped legal actions. */

import { cardOf, SLOTS, sumOf } from "../../notation";
import type { Deed, Playing } from "../../state/playing/playing.svelte";
import { awardsOf } from "../../story/scoring/scoring-sheets";
import { eventWording, victoryWords } from "../../words/event-words";
import { cardsWords } from "../../words/pieces";
import { tileShort } from "../../words/refusals";
import { either, t } from "../../words/words.svelte";

/** Whose turn it is. */
export function whoseTurn({ table, game, names, seats, acting }: Playing): string {
  if (!game) return "";
  const { actor } = game;
  if (actor === null) {
    return victoryWords(
      game.winners,
      game.players.map(({ score }) => score),
      names,
    );
  }
  const name = names[actor] ?? "";
  if (acting)
    return (table.you?.seats.length ?? 0) > 1 ? t("turn-of-yours", { name }) : t("turn-yours");
  if (seats[actor]?.away) return t("turn-away", { name });
  if (table.table?.late) return t("turn-late", { name });
  return t(seats[actor]?.kind === "bot" ? "turn-bot" : "turn-other", { name });
}

/** What one can do now. */
export function whatNow(playing: Playing): string {
  const { game, acting, choice } = playing;
  if (!game) return "";
  if (choice.is === "purchase" && choice.tile && !playing.choosingAction) return looking(playing);
  if (!acting) return waiting(playing);
  switch (choice.is) {
    case "money":
      return taking(playing);
    case "purchase":
      return paying(playing);
    case "piece":
      return placing(playing);
    default:
      return open(playing);
  }
}

function waiting({ table, game, seats, names }: Playing): string {
  const { you, mine } = table;
  if (game?.phase === "over") return "";
  if (mine !== null && seats[mine]?.away) return t("table-stood-in");
  if (mine !== null && game?.actor === mine && table.table?.late) return t("table-late");
  if (!you?.seats.length) return t("table-watching");
  if (mine === null && game?.actor !== null && you.seats.includes(game?.actor ?? -1)) {
    return t("table-handover-title", { name: names[game?.actor ?? 0] ?? "" });
  }
  const next = (Number(game?.actor) + 1) % seats.length;
  if (next === mine && game?.phase !== "award") return t("table-next"); // not all get a tile (R8.1)
  return t("table-wait");
}

/** When nothing is chosen. */
function open({ game, actions, turnEnd }: Playing): string {
  if (game?.complete) return t(turnEnd.near ? "table-ending" : "table-complete");
  if (actions.puts.size)
    return t(game?.phase === "award" ? "table-award-choose" : "table-put-choose");
  if (actions.pass) return t("table-can-pass");
  const can = [
    actions.takes.length && t("table-can-take"),
    actions.buys.size && t("table-can-buy"),
    (actions.adds.size || actions.swaps.size || actions.removes.size) && t("table-can-redesign"),
  ].filter((each) => typeof each === "string");
  if (!actions.stop) return t("table-can", { options: either(can) });
  return can.length ? t("table-can-go-on", { options: either(can) }) : t("table-can-put-down");
}

function taking({ game, money, fits, deed }: Playing): string {
  if (!deed) return t("table-taking-too-much");
  const more = fits?.some((fit, slot) => fit && !money.includes(slot)) ? "yes" : "no";
  const sum = sumOf(money.map((slot) => game?.display[slot] ?? "b0"));
  return t("table-taking", { count: money.length, sum, more });
}

function paying(playing: Playing): string {
  const { wanted, bill, hand, places, payments } = playing;
  const cards = places.map((place) => hand?.[place] ?? "b0");
  if (!wanted || !bill) return t("table-paying-nothing", { cards: cardsWords(cards) });
  const { sum, price, payment, better, superfluous } = bill;
  const args = { tile: tileShort(wanted), sum, price, ...currency(playing, wanted) };
  if (!payments.length) return t("table-paying-not", { ...args, sum: worth(playing, wanted) });
  const paid = payment ?? better;
  if (!paid) return t("table-paying-less", { ...args, missing: price - sum });
  const filled = { ...args, sum: price + paid.over, over: paid.over };
  const words = t(paid.over ? "table-paying-over" : "table-paying-exact", filled);
  if (!superfluous.length) return words;
  const needless = superfluous.map((place) => hand?.[place] ?? "b0");
  const about = { cards: cardsWords(needless), count: needless.length };
  return `${words} ${t("table-paying-superfluous", about)}`;
}

/** For a market tile, while one cannot buy. */
function looking(playing: Playing): string {
  const { wanted } = playing;
  if (!wanted) return "";
  const about = t("table-looking", { tile: tileShort(wanted), ...currency(playing, wanted) });
  return `${about} ${whereItFits(playing)}`;
}

/** Where the planned tile would fit. */
export function whereItFits({ sites, riddle }: Playing): string {
  if (!sites || riddle === "walls") return "";
  const walls = Object.values(sites.cells).flatMap(({ wall }) => (wall === null ? [] : [wall]));
  if (!walls.length) return t("table-fits-nowhere");
  return t("table-fits", { count: walls.length, from: sites.wall, to: Math.max(...walls) });
}

function placing(playing: Playing): string {
  const { piece, pieceCell, actions, sites, cells } = playing;
  if (!piece) return "";
  const tile = tileShort(piece);
  const put = actions.puts.get(piece);
  if (put) {
    const ways = put.store ? (put.give ? "both" : "reserve") : put.give ? "dirk" : "none";
    const words = t(cells.length ? "table-put" : "table-put-nowhere", { tile, ways });
    return `${whyAwarded(playing, piece)}${words}`;
  }
  if (!pieceCell && !cells.length) return t("table-add-nowhere", { tile });
  if (!pieceCell) return t("table-add", { tile, swaps: actions.swaps.has(piece) ? "yes" : "no" });
  if (!actions.removes.has(piece)) return t("table-replace", { tile });
  const swaps = playing.reserved.length ? "yes" : "no";
  const words = t("table-remove", { tile, swaps });
  const wall = sites?.removal?.wall;
  return typeof wall === "number"
    ? `${words} ${t("table-removed", { from: sites?.wall ?? 0, to: wall })}`
    : words;
}

/** Why one gets a tile at the end of the game. */
function whyAwarded({ game, names, table }: Playing, tile: string): string {
  if (game?.phase !== "award") return "";
  const award = awardsOf(table.log).find((each) => each.tile === tile);
  if (!award) return "";
  const { key, args } = eventWording(award, names);
  return `${t(key, { ...args, tile: tileShort(tile) })} `;
}

function currency({ game }: Playing, tile: string): { currency: string } {
  return { currency: t(`piece-${SLOTS[game?.market.indexOf(tile) ?? 0] ?? "b"}-long`) };
}

/** What the hand is worth in the currency of a tile. */
function worth({ game, hand }: Playing, tile: string): number {
  const slot = SLOTS[game?.market.indexOf(tile) ?? 0];
  return sumOf((hand ?? []).filter((card) => cardOf(card).currency === slot));
}

/** The label of the main button. */
export function deedWords(deed: Deed | null, { choice, bill, pieceCell }: Playing): string {
  if (deed?.is === "play") {
    const [verb, ...rest] = deed.action.split(" ");
    switch (verb) {
      case "take":
        return t("table-do-take", { sum: sumOf(rest) });
      case "buy":
        return t((bill?.payment ?? bill?.better)?.over ? "table-do-buy" : "table-do-buy-exact");
      case "place":
      case "add":
        return t("table-do-place");
      case "swap":
        return t("table-do-swap");
      case "store":
      case "remove":
        return t("table-do-store");
      case "stop":
        return t("table-do-stop");
      case "pass":
        return t("table-do-pass");
    }
  }
  if (choice.is === "purchase") return t("table-do-buy");
  if (choice.is === "piece") return t(pieceCell ? "table-do-swap" : "table-do-place");
  return t("end-turn");
}
