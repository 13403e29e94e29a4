/** The legal actions as buttons, by kind. */

import { button, make } from "./dom.js";
import * as words from "./words.js";

const FEW = 4; // ways to pay that are shown at once

/**
 * @typedef {{ text: string, verb: string, tile: string, rest: string[] }} Move
 * An action in notation and its words; the first of them is the tile, except where money is taken.
 */

/**
 * Buttons for all that a seat may do now.
 * @param {string[]} legal the actions in notation
 * @param {Record<string, string>} palace the seat's tiles by cell
 * @param {(action: string) => void} play
 */
export function drawMoves(legal, palace, play) {
  const moves = legal.map((text) => {
    const [verb, tile, ...rest] = text.split(" ");
    return { text, verb, tile, rest };
  });
  const of = (verb) => moves.filter((each) => each.verb === verb);
  const eachTile = (verb, build) =>
    [...new Set(of(verb).map((each) => each.tile))].map((tile) =>
      build(tile, of(verb).filter((each) => each.tile === tile)),
    );
  const row = (all, label) =>
    all.length > 0 && make("p", { className: "row" },
      all.map((each) => button(label(each), () => play(each.text))),
    );
  const ways = (tile, all) =>
    make("div", { className: "offer" },
      words.tile(tile),
      row(all.slice(0, FEW), payment),
      all.length > FEW && folded(
        `${words.counted(all.length - FEW, "more way")} to pay`,
        row(all.slice(FEW), payment),
      ),
    );

  return make("div", {},
    row(of("stop"), () => "Stop here"),
    row(of("pass"), () => "Pass: nothing is possible"),
    group("Put down",
      eachTile("place", (tile, all) => make("div", { className: "offer" },
        `Build ${words.tile(tile)}`,
        drawMap(palace, tile, all, play),
      )),
      row(of("store"), ({ tile }) => `${words.tile(tile)}: into the reserve`),
      row(of("give"), ({ tile }) => `${words.tile(tile)}: to Dirk`),
    ),
    group("Buy", eachTile("buy", (tile, all) => ways(tile, all.sort(cheaper)))),
    group("Take money", row(of("take"), ({ text }) =>
      text.split(" ").slice(1).map(words.card).join(" + "))),
    group("Redesign",
      eachTile("add", (tile, all) =>
        folded(`Build ${words.tile(tile)} from the reserve`, drawMap(palace, tile, all, play))),
      eachTile("swap", (tile, all) =>
        folded(`Swap ${words.tile(tile)} in for…`, row(all, ({ rest }) => words.tile(rest[0])))),
      of("remove").length > 0 &&
        folded("Take a tile into the reserve", row(of("remove"), ({ tile }) => words.tile(tile))),
    ),
  );
}

/** A heading and what belongs to it; nothing where nothing does. */
function group(title, ...parts) {
  const content = parts.flat().filter(Boolean);
  return content.length > 0 && make("section", {}, make("h3", {}, title), content);
}

const folded = (title, ...content) => make("details", {}, make("summary", {}, title), ...content);

/** @param {Move} move */
const excess = ({ tile, rest }) => words.overpaid(tile, rest);

/** @param {Move} one @param {Move} other */
const cheaper = (one, other) => excess(one) - excess(other) || one.rest.length - other.rest.length;

/** @param {Move} move */
function payment(move) {
  const more = excess(move) ? `${excess(move)} too much` : "exact";
  return `${move.rest.map(words.card).join(" + ")} (${more})`;
}

/** A palace as a table, with a button in each cell where a tile can go. */
function drawMap(palace, tile, moves, play) {
  const targets = new Map(moves.map((each) => [each.rest[0], each.text]));
  const cells = ["0,0", ...Object.keys(palace), ...targets.keys()];
  const [columns, rows] = [0, 1].map((axis) =>
    range(cells.map((each) => Number(each.split(",")[axis]))),
  );
  const square = (at) => {
    if (at === "0,0") return make("td", { title: "fountain" }, "◉");
    if (palace[at]) {
      const title = `${words.tile(palace[at])}, at ${at}`;
      return make("td", { className: look(palace[at]), title }, palace[at]);
    }
    const action = targets.get(at);
    const ariaLabel = `Build ${words.tile(tile)} at ${at}`;
    return make("td", {},
      action && button("+", () => play(action), { className: look(tile), ariaLabel, title: at }),
    );
  };
  return make("div", { className: "scroll" },
    make("small", {}, "Choose a cell. North is up, thick lines are walls."),
    make("table", { className: "map", ariaLabel: "Your palace" },
      make("tbody", {}, rows.reverse().map((y) =>
        make("tr", {}, columns.map((x) => square(`${x},${y}`))))),
    ),
  );
}

/** All numbers from the least to the greatest. */
function range(numbers) {
  const low = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - low + 1 }, (_, at) => low + at);
}

/** The classes that show a tile's kind and walls. */
function look(tile) {
  const { letter, walls } = words.tileParts(tile);
  return [`kind-${letter}`, ...walls.map((side) => `wall-${side}`)].join(" ");
}
