/** The lobby: three ways to begin, and the tables that are listed. */

import { $, alarm, loadChoices, make, nameIn, redraw } from "./dom.js";
import { memory, request } from "./line.js";
import * as words from "./words.js";

const LOBBY_SECONDS = 10;

export async function openLobby() {
  $("lobby").hidden = false;
  $("name").value = memory.get("name");
  $("name").onchange = () => memory.set("name", $("name").value.trim());
  $("device").elements.person[0].value = memory.get("name");
  onOrder("bots", (form) => ({
    setup: { players: Number(form.count.value) + 1 },
    name: nameIn($("name")),
    bots: Array(Number(form.count.value)).fill(form.level.value),
    start: true,
  }));
  onOrder("friends", (form) => ({
    setup: {
      players: Number(form.players.value),
      edition: form.edition.value,
      clock: Number(form.clock.value) || null,
      hands: form.hands.value,
      listed: form.listed.checked,
    },
    name: nameIn($("name")),
  }));
  onOrder("device", (form) => {
    const [name, ...devices] = Array.from(form.person, (each) => each.value.trim()).filter(Boolean);
    return { setup: { players: devices.length + 1 }, name, devices, start: true };
  });
  setInterval(() => document.hidden || drawLobby(), LOBBY_SECONDS * 1000);
  drawLobby();
  try {
    const { editions } = await loadChoices();
    $("friends-edition").append(...Object.keys(editions).map((each) => make("option", {}, each)));
  } catch (error) {
    alarm(error);
  }
}

/** Let a form make a table, and go there. */
function onOrder(id, order) {
  $(id).onsubmit = async (event) => {
    event.preventDefault();
    const submit = event.submitter ?? $(id).querySelector("button");
    submit.disabled = true;
    try {
      const { link } = await (await request("/api/tables", order($(id).elements))).json();
      location.href = link;
    } catch (error) {
      alarm(error);
    }
    submit.disabled = false;
  };
}

async function drawLobby() {
  try {
    const lobby = await (await request("/api/lobby")).json();
    for (const status of ["open", "running"]) {
      const lines = lobby[status].map((each) => lobbyLine(each, status));
      redraw(status, JSON.stringify(lobby[status]), () =>
        lines.length ? lines : [make("li", {}, "None at the moment.")],
      );
    }
    $("state").textContent = "";
  } catch {
    $("state").textContent = "The server does not answer";
  }
}

function lobbyLine({ id, table }, status) {
  const free = table.seats.filter((seat) => seat.kind === "free").length;
  const people = table.seats.filter((seat) => seat.kind !== "free").map((seat) => seat.name);
  const text = `${words.listed(people.map(words.isolated)) || "Nobody yet"}`;
  return make("li", {},
    make("a", { href: `/t/${id}` }, `${status === "open" ? "Join" : "Watch"} ${text}`),
    ` ${free ? `${words.counted(free, "free seat")} · ` : ""}${words.setup(table.setup)}`,
  );
}
