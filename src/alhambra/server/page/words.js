/** English for what the server sends in notation: tiles, cards, actions, events and notes. */

const KINDS = {
  P: "pavilion", S: "seraglio", A: "arcades", C: "chambers", G: "garden", T: "tower",
};
const CURRENCIES = { b: "blue", g: "green", o: "orange", y: "yellow" };
const ORDINALS = ["First", "Second", "Third"];
const QUICK = {
  "hello": "Hello!", "good-luck": "Good luck!", "well-played": "Well played!",
  "thinking": "Let me think…", "your-turn": "It is your turn.", "oops": "Oops!",
  "thanks": "Thanks!", "good-game": "Good game!", "bye": "Bye!",
};

/** The letters of the kinds, the cheapest first, as in a player's `counts`. */
export const KIND_LETTERS = Object.keys(KINDS);

/** The currency of each market slot. */
export const SLOTS = ["yellow", "green", "blue", "orange"];

/** The parts of a tile's name: `T9NE` is a tower for 9 with walls N and E. */
export function tileParts(name) {
  const [, letter, price, walls] = /^(\w)(\d+)(\w*)$/.exec(name);
  return { letter, kind: KINDS[letter], price: Number(price), walls: [...walls] };
}

export const kind = (letter) => KINDS[letter];

export function tile(name) {
  const { kind, price, walls } = tileParts(name);
  const wall = walls.length === 1 ? "wall" : "walls";
  return `${kind} ${price}, ${walls.length ? `${wall} ${walls.join(" ")}` : "no walls"}`;
}

export const card = (name) => `${CURRENCIES[name[0]]} ${name.slice(1)}`;

export const cards = (names) => listed(names.map(card));

export const quick = (code) => QUICK[code] ?? code;

/** `a, b and c` */
export function listed(parts) {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

export const counted = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;

/** A person's name in a sentence: from right to left or not, it leaves its neighbours alone. */
export const isolated = (name) => `\u2068${name}\u2069`;

/** What is too much in a payment for a tile. */
export function overpaid(tileName, cardNames) {
  const paid = cardNames.reduce((sum, each) => sum + Number(each.slice(1)), 0);
  return paid - tileParts(tileName).price;
}

/** What an action does, as the end of a sentence that begins with who does it. */
export function action(text) {
  const [verb, first, ...rest] = text.split(" ");
  switch (verb) {
    case "take": return `takes ${cards([first, ...rest])}`;
    case "buy": return `buys ${tile(first)} for ${cards(rest)}`;
    case "place": return `builds ${tile(first)} at ${rest[0]}`;
    case "store": return `puts ${tile(first)} into the reserve`;
    case "give": return `gives ${tile(first)} to Dirk`;
    case "add": return `builds ${tile(first)} from the reserve at ${rest[0]}`;
    case "remove": return `takes ${tile(first)} into the reserve`;
    case "swap": return `swaps ${tile(first)} in for ${tile(rest[0])}`;
    case "stop": return "stops";
    case "pass": return "can do nothing and passes";
    default: return text;
  }
}

/**
 * What happened in the game; nothing for what other places show well enough.
 * @param {any} event as the server sends it
 * @param {(seat: number) => string} name
 */
export function event(event, name) {
  const who = event.seat === undefined || event.seat === null ? "" : name(event.seat);
  switch (event.is) {
    case "hand-dealt": return `${who} is dealt ${cards(event.cards)}.`;
    case "turn-began": return "";
    case "money-taken": return `${who} takes ${cards(event.cards)}.`;
    case "tile-bought": {
      const price = event.overpaid ? `, ${event.overpaid} too much` : ", exactly";
      return `${who} buys ${tile(event.tile)} for ${cards(event.cards)}${price}.`;
    }
    case "tile-placed": return `${who} builds ${tile(event.tile)} at ${event.cell}.`;
    case "tile-stored": return `${who} puts ${tile(event.tile)} into the reserve.`;
    case "tile-given": return `${who} gives ${tile(event.tile)} to Dirk.`;
    case "tile-added":
      return `${who} redesigns: ${tile(event.tile)} from the reserve to ${event.cell}.`;
    case "tile-removed":
      return `${who} redesigns: ${tile(event.tile)} from ${event.cell} into the reserve.`;
    case "tiles-swapped":
      return `${who} redesigns: ${tile(event.tile)} replaces ${tile(event.out)} at ${event.cell}.`;
    case "stopped": return `${who} stops.`;
    case "passed": return `${who} can do nothing and passes.`;
    case "tile-drawn": return `New in the market (${SLOTS[event.slot]}): ${tile(event.tile)}.`;
    case "money-drawn": return `New money: ${card(event.card)}.`;
    case "deck-reshuffled": return `The discard is shuffled: a new deck of ${event.cards}.`;
    case "scoring-card-turned-up": return `Scoring card ${"AB"[event.number - 1]} turns up.`;
    case "round-scored": return scoring(event.scoring, name);
    case "dirk-drew": return `Dirk draws ${tile(event.tile)}.`;
    case "tile-awarded": {
      const money = `the most ${SLOTS[event.slot]} money`;
      return who
        ? `${tile(event.tile)} goes to ${who}, who has ${money}.`
        : `${tile(event.tile)} goes to nobody: no one alone has ${money}.`;
    }
    case "game-ended": return `The game is over. ${victory(event.winners, event.scores, name)}`;
    default: return event.is;
  }
}

/** What happened at the table besides the game. */
export function note({ what, seat, text }, name) {
  switch (what) {
    case "seated": return `${name(seat)} sits down.`;
    case "vacated": return `Seat ${seat + 1} is free.`;
    case "started": return "The game begins.";
    case "undone": return `${name(seat)} takes a step back (${action(text)}).`;
    case "proposed": return `${name(seat)} asks to take a turn back.`;
    case "agreed": return `${name(seat)} agrees.`;
    case "declined": return `${name(seat)} does not agree.`;
    case "taken-back": return "A turn is taken back.";
    case "went-away": return `${name(seat)} is away; a bot stands in.`;
    case "came-back": return `${name(seat)} is back.`;
    case "rematched": return "There is a new table for a rematch.";
    default: return what;
  }
}

/** Who has won, with how much. */
export function victory(winners, scores, name) {
  const best = counted(scores[winners[0]], "point");
  return winners.length > 1
    ? `${listed(winners.map(name))} share the victory with ${best} each.`
    : `${name(winners[0])} wins with ${best}.`;
}

/** How long: `1:05`, `3 h 20 min`, `2 days 4 h`. */
export function duration(seconds) {
  if (seconds < 3600) {
    return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
  }
  const hours = Math.floor(seconds / 3600);
  return hours < 24
    ? `${hours} h ${Math.floor((seconds % 3600) / 60)} min`
    : `${counted(Math.floor(hours / 24), "day")} ${hours % 24} h`;
}

/** What a table plays by, in one line. */
export function setup({ players, edition, hands, clock }) {
  const time = !clock
    ? "no clock"
    : clock < 3600
      ? `${clock} seconds a turn`
      : `${counted(clock / 86400, "day")} a turn`;
  return `${players} seats · ${edition} rules · ${hands} hands · ${time}`;
}

function scoring({ number, points, dirk, dirkPoints }, name) {
  const gains = points.map((each, seat) => `${name(seat)} +${each}`);
  if (dirk) gains.push(`Dirk +${dirkPoints}`);
  return `${ORDINALS[number - 1]} scoring: ${gains.join(", ")}.`;
}
