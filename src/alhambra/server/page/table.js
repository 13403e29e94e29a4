/** A table: what the server says of it, drawn; what we want, asked. */

import { $, alarm, button, capital, copyable, loadChoices, make, nameIn, redraw } from "./dom.js";
import { Line, memory, request } from "./line.js";
import { drawMoves } from "./moves.js";
import * as words from "./words.js";

/** The table's id, and where the API has it. */
let id = "";
let api = "";
/** @type {Line} */
let line;
/** The newest update. @type {any} */
let now = null;
/** The secret key of each own seat. @type {Record<string, string>} */
let keys = {};
/** How far our clock is behind the server's, in milliseconds. */
let behind = 0;

const MAIN = { className: "main" };

/** Who sits at a seat; several of one name are told apart by their seats. */
function title(seat) {
  const { seats } = now.table;
  const name = seats[seat].name || "Seat";
  const alone = name !== "Seat" && seats.filter((each) => each.name === name).length === 1;
  return alone ? name : `${name} ${seat + 1}`;
}

/** The same in a sentence. */
const name = (seat) => words.isolated(title(seat));

/** Connect to a table and show it, from now on. */
export async function openTable(table) {
  id = table;
  api = `/api/tables/${id}`;
  $("table").hidden = false;
  $("seat-name").value = memory.get("name");
  line = new Line(id, { update, presence, refused: alarm, state: drawState });
  $("say").onsubmit = (event) => {
    event.preventDefault();
    const text = $("text").value.trim();
    if (text) ask({ type: "say", text, seat: ownSeat() });
    $("text").value = "";
  };
  $("zoom").onclick = () => {
    const large = $("picture").classList.toggle("large");
    $("zoom").ariaPressed = String(large);
  };
  $("handover").onclose = drawHandover; // Escape is no way out
  addEventListener("hashchange", claim);
  claim();
  setInterval(drawClock, 1000);
  try {
    const { quick } = await loadChoices();
    $("quick").append(...quick.map((code) =>
      button(words.quick(code), () => ask({ type: "say", quick: code, seat: ownSeat() })),
    ));
  } catch (error) {
    alarm(error);
  }
}

/** Open a seat by the secret link that brought us here. */
async function claim() {
  const link = new URLSearchParams(location.hash.slice(1));
  if (!link.has("key")) return;
  await ask({ type: "claim", seat: Number(link.get("seat")), key: link.get("key") });
  history.replaceState(null, "", location.pathname);
}

/** The seat that we speak for where it is all the same: the one at the screen, or the first. */
const ownSeat = () => now.you.facing ?? now.you.seats[0];

/** Ask something of the table; what it is refused for is shown. */
async function ask(command) {
  alarm();
  try {
    return await line.ask(command);
  } catch (refusal) {
    alarm(refusal);
    return null;
  }
}

/** Do something in our turn: one thing at a time, as an answer to what is shown. */
function play(command) {
  if (!line.waiting) ask({ ...command, version: now.version, seat: now.you.facing });
}

function update(message) {
  const before = now;
  now = message;
  behind = now.now - Date.now();
  keys = now.you.keys ?? keys;
  if (now.whole && now.game && before?.version !== now.version) tellHistory();
  else if (told) told.push(now);
  else tellNews(now);
  hearChat();
  if (before && !now.whole && `${before.you.seats}` !== `${now.you.seats}`) {
    line.tell({ type: "look" }); // for the keys of the new seats
  }
  draw();
}

function presence(present) {
  now?.table.seats.forEach((seat, number) => {
    seat.present = seat.kind === "bot" || present.includes(number);
  });
  if (now) draw();
}

// What happened

const eventInWords = (event) => words.event(event, name);
const noteInWords = (note) => words.note(note, name);

/** Updates that came while the history was on its way. @type {any[] | null} */
let told = null;

function tell(lines) {
  addLines("log", lines.filter(Boolean).map((text) => make("li", {}, capital(text))));
}

function tellNews({ notes, events }) {
  tell([...notes.map(noteInWords), ...events.map(eventInWords)]);
}

function addLines(place, items) {
  if (!items.length) return;
  $(place).append(...items);
  $(place).scrollTop = $(place).scrollHeight;
}

/** Tell the game from its beginning: we have just come, or missed something. */
async function tellHistory() {
  const since = (told = []);
  let frames = [];
  try {
    ({ frames } = await (await request(`${api}/replay`)).json());
  } catch (error) {
    console.warn(error);
  }
  if (told !== since) return; // a newer one is on its way
  told = null;
  const log = $("log");
  log.ariaLive = "off"; // nobody wants to hear it all again
  if (frames.length) log.replaceChildren();
  tell(frames.flatMap((each) => each.events).map(eventInWords));
  setTimeout(() => (log.ariaLive = "polite"), 100);
  since.filter(({ game }) => game.actions >= frames.length).forEach(tellNews);
}

let heard = 0; // when the newest line of chat was said

function hearChat() {
  const lines = now.whole ? now.chat.filter((each) => each.at > heard) : now.chat;
  heard = lines.at(-1)?.at ?? heard;
  addLines("chat", lines.map(({ seat, text, quick }) =>
    make("li", {},
      make("strong", { dir: "auto" }, title(seat)), " ",
      make("bdi", { dir: "auto" }, quick ? words.quick(quick) : text),
    ),
  ));
}

// Drawing

function draw() {
  const { table, game, you } = now;
  const seated = you.seats.length > 0;
  const seats = table.seats.map((seat) => [seat.kind, seat.name, seat.away]);
  const asides = JSON.stringify([seats, table.proposal, table.rematch, you.seats, game?.phase]);
  if ($("whose").textContent !== whose()) $("whose").textContent = whose(); // it is read out
  document.title = `${whose()} · Alhambra`;
  $("seating").hidden = Boolean(game);
  $("picture").hidden = $("standing").hidden = !game;
  $("sit-name").hidden = !table.seats.some((seat) => seat.kind === "free");
  $("bot-level").hidden = !you.host;
  $("say").hidden = $("quick").hidden = !seated || !table.setup.chat;
  $("setup").textContent = words.setup(table.setup);
  if (!game) redraw("seats", JSON.stringify([table.seats, you.seats, you.host]), drawSeats);
  redraw("notices", asides, drawNotices);
  redraw("actions", JSON.stringify([seats, game, you.facing, you.hand, you.legal]), drawTurn);
  redraw("back", asides, drawTakeBack);
  redraw("shares", JSON.stringify([keys, you.seats]), drawLinks);
  if (game) {
    redraw("players", JSON.stringify([table.seats, game, you.seats]), () => [drawPlayers()]);
    drawPicture();
  }
  drawHandover();
  drawClock();
}

function drawState({ state, waiting }) {
  const texts = {
    open: "Connected",
    connecting: "Connecting…",
    lost: "Connection lost, trying again…",
    gone: "There is no such table; it may have expired.",
  };
  const more = waiting ? ` · ${waiting} waiting to be sent` : "";
  $("state").textContent = texts[state] + more;
  $("state").dataset.state = state;
  $("actions").ariaBusy = String(waiting > 0);
  if (state === "gone") $("table").hidden = true;
}

/** What the table waits for. */
function whose() {
  const { table, game, you } = now;
  if (!game) return "Waiting for the start";
  const actor = game.actor;
  if (actor === null) {
    return words.victory(game.winners, game.players.map((each) => each.score), name);
  }
  const mine = you.seats.includes(actor);
  const { kind, away } = table.seats[actor];
  if (!mine) return kind === "bot" ? `${name(actor)} is thinking…` : `${name(actor)} is on turn`;
  if (away) return "A bot stands in for you";
  const owner = you.seats.length > 1 ? `${name(actor)}’s turn` : "Your turn";
  if (game.complete) return `${owner}: end it, or undo`;
  const more = { put: "put your tiles down", award: "put down what you are awarded" }[game.phase];
  return more ? `${owner}: ${more}` : game.mayStop ? `${owner} goes on` : owner;
}

function drawClock() {
  const left = now?.table.deadline && (now.table.deadline - Date.now() - behind) / 1000;
  $("clock").hidden = !left;
  if (left) $("clock").textContent = `Time left: ${words.duration(Math.max(0, left))}`;
}

let shown = "";
let shownTo = null; // the seat whose hand it shows
let loading = false;

/** Fetch the picture if it is not the newest; one at a time, the newest last. */
async function drawPicture() {
  const { game, you } = now;
  const points = game.players.map((each, seat) => `${name(seat)} ${each.score}`);
  $("image").alt = `The table. ${whose()}. Points: ${points.join(", ")}.`;
  const key = JSON.stringify([game.actions, game.steps, you.facing]);
  $("image").classList.toggle("veiled", shownTo !== null && shownTo !== you.facing);
  if (loading || key === shown) return;
  loading = true;
  try {
    const seat = you.facing === null ? "" : `?seat=${you.facing}`;
    const picture = await (await request(`${api}/picture${seat}`)).blob();
    URL.revokeObjectURL($("image").src);
    $("image").src = URL.createObjectURL(picture);
    shown = key;
    shownTo = you.facing;
  } catch (error) {
    console.warn(error); // the next update tries again
    return;
  } finally {
    loading = false;
  }
  drawPicture();
}

function drawHandover() {
  const { table, game, you } = now;
  const actor = game?.actor ?? null;
  const needed = you.seats.length > 1 && you.seats.includes(actor) && you.facing !== actor
    && !table.seats[actor].away;
  if (needed) {
    $("handover-head").textContent = `Pass the device to ${name(actor)}`;
    $("handover-ready").textContent = `I am ${name(actor)}`;
    $("handover-ready").onclick = () => line.tell({ type: "face", seat: actor });
    if (!$("handover").open) $("handover").showModal();
  } else if ($("handover").open) {
    $("handover").close();
  }
}

// Before the start

function drawSeats() {
  const { table, you } = now;
  const free = table.seats.some((seat) => seat.kind === "free");
  return [
    make("ol", { className: "seats" }, table.seats.map(drawSeat)),
    you.host && !free
      ? button("Start the game", () => ask({ type: "start" }), MAIN)
      : make("p", {}, "The host starts the game when all seats are taken."),
  ];
}

function drawSeat(seat, number) {
  const { you } = now;
  const mine = you.seats.includes(number);
  const choice = (label, command, more = {}) =>
    button(label, () => ask({ ...command(), seat: number }), {
      ariaLabel: `${label}, seat ${number + 1}`,
      ...more,
    });
  const sit = (device) => () => ({ type: "sit", name: nameIn($("seat-name")), device });
  if (seat.kind === "free") {
    return make("li", {},
      make("span", {}, "free"),
      you.seats.length
        ? choice("One more person at this device", sit(true))
        : choice("Sit down", sit(false), MAIN),
      you.host && choice("Bot", () => ({ type: "sit-bot", bot: $("seat-level").value })),
    );
  }
  return make("li", {},
    make("span", {}, make("strong", { dir: "auto" }, seat.name), ` ${seatState(seat, mine)}`),
    (mine || you.host) && choice(mine ? "Stand up" : "Free the seat", () => ({ type: "stand" })),
  );
}

function seatState(seat, mine) {
  const own = now.you.seats.length > 1 ? "at this device" : "you";
  const who = mine ? own : seat.kind === "bot" ? "bot" : "";
  const there = seat.away ? "away, a bot stands in" : seat.present ? "" : "not connected";
  const states = [who, mine ? "" : there].filter(Boolean);
  return states.length ? `(${states.join(", ")})` : "";
}

// In play

const chips = (cards) => make("span", { className: "chips" }, cards.map((each) =>
  make("span", { className: `card ${each[0]}` }, words.card(each)),
));

/** What has to be said whoever is on turn. */
function drawNotices() {
  const { table, game, you } = now;
  const away = you.seats.filter((seat) => table.seats[seat].away);
  return [
    ...drawProposal(),
    ...away.map((seat) =>
      button(`I’m back (${name(seat)})`, () => ask({ type: "back", seat }), MAIN),
    ),
    game?.phase === "over" && drawResult(),
  ];
}

function drawTurn() {
  const { game, you } = now;
  if (!game) return [];
  const acting = game.actor !== null && game.actor === you.facing;
  const steps = game.steps.map(words.action);
  return [
    steps.length > 0 && make("p", {}, `${name(game.actor)} ${words.listed(steps)}.`),
    acting && steps.length > 0 && make("p", { className: "row" },
      game.complete && button("End turn", () => play({ type: "end" }), MAIN),
      button("Undo", () => play({ type: "undo" })),
    ),
    you.hand && make("p", {},
      make("b", {}, "Your hand "),
      you.hand.length ? chips(you.hand) : "is empty",
    ),
    acting && !game.complete && drawMoves(you.legal, game.players[you.facing].palace, (action) =>
      play({ type: "play", action })),
    game.phase !== "over" && drawOffers(),
  ];
}

function drawProposal() {
  const { proposal } = now.table;
  if (!proposal) return [];
  const missing = proposal.asked.filter((seat) => !proposal.agreed.includes(seat));
  const mine = missing.filter((seat) => now.you.seats.includes(seat));
  const answer = (seat, agrees) => () => ask({ type: "answer", seat, agrees });
  return [
    make("p", {}, `${name(proposal.seat)} asks to take the last turn back. `
      + `Still to answer: ${words.listed(missing.map(name))}.`),
    ...mine.map((seat) => make("p", { className: "row" },
      mine.length > 1 && `${name(seat)}:`,
      button("Yes, take it back", answer(seat, true)),
      button("No", answer(seat, false)),
    )),
  ];
}

function drawTakeBack() {
  const { table, game, you } = now;
  if (table.proposal || !game || game.phase === "over") return [];
  const others = table.seats.some((seat, number) =>
    seat.kind === "person" && !seat.away && !you.seats.includes(number));
  return you.seats.map((seat) => {
    const whose = you.seats.length > 1 ? `${name(seat)}’s` : "my";
    const label = `${others ? "Ask to take" : "Take"} back ${whose} last turn`;
    return button(label, () => ask({ type: "propose", seat }));
  });
}

function drawResult() {
  const { table, you } = now;
  const again = async () => {
    const done = await ask({ type: "rematch" });
    if (done) location.href = `/t/${done.table}`;
  };
  return make("p", { className: "row" },
    table.rematch
      ? make("a", { href: `/t/${table.rematch}` }, "Go to the rematch")
      : you.seats.length > 0 && button("Rematch", again, MAIN),
    make("a", { href: `${api}/record`, download: "" }, "Download the record"),
  );
}

/** What can be had: the market and the money. */
function drawOffers() {
  const { market, display, deckLeft, bagLeft } = now.game;
  return make("dl", {},
    make("dt", {}, `Market (${bagLeft} more in the bag)`),
    market.map((each, slot) => make("dd", {},
      make("span", { className: `card ${words.SLOTS[slot][0]}` }, words.SLOTS[slot]),
      ` ${each ? words.tile(each) : "empty"}`,
    )),
    make("dt", {}, `Money (${deckLeft} more in the deck)`),
    make("dd", {}, chips(display.filter(Boolean))),
  );
}

/** Everybody's figures; `Next` is what the next scoring would bring now. */
function drawPlayers() {
  const { table, game, you } = now;
  const next = (text) => (game.aids && game.phase !== "over" ? [text] : []);
  const heads = [
    "Player", "Points", ...next("Next"), "Cards", "Wall", ...words.KIND_LETTERS, "Reserve",
  ];
  const row = (who, figures) =>
    make("tr", {}, make("th", { scope: "row" }, who), figures.map((each) => make("td", {}, each)));
  const rows = game.players.map((each, seat) => {
    const { reserve, score, handSize, wall, counts } = each;
    const who = [
      seat === game.actor && make("span", { title: "on turn" }, "▸ "),
      make("bdi", { dir: "auto" }, title(seat)),
      make("small", {}, ` ${seatState(table.seats[seat], you.seats.includes(seat))}`),
    ];
    const coming = next(`+${game.aids?.forecast[seat]}`);
    return row(who, [score, ...coming, handSize, wall, ...counts, reserve.join(" ") || "–"]);
  });
  if (game.dirk) {
    const counts = words.KIND_LETTERS.map((letter) =>
      game.dirk.filter((each) => each.startsWith(letter)).length);
    rows.push(row("Dirk", [game.dirkScore, ...next("–"), "–", "–", ...counts, "–"]));
  }
  return make("table", {},
    make("thead", {}, make("tr", {}, heads.map((each) =>
      make("th", { scope: "col", title: words.kind(each) ?? "" }, each)))),
    make("tbody", {}, rows),
  );
}

// Links

function drawLinks() {
  const here = `${location.origin}/t/${id}`;
  const whose = (seat) => (now.you.seats.length > 1 ? `${name(seat)}’s` : "your");
  return [
    copyable("For friends", here),
    ...now.you.seats.filter((seat) => keys[seat]).map((seat) =>
      make("details", {},
        make("summary", {}, `Open ${whose(seat)} seat on another device`),
        copyable("Keep it secret", `${here}#seat=${seat}&key=${encodeURIComponent(keys[seat])}`),
      )),
  ];
}
