/**
 * The one place that animates the game. When something was played, it compares where the pieces lay
 * with where they lie, and lets copies of them fly there. The table itself is never held up by it.
 */

import { tick } from "svelte";

import { cellOf } from "./notation";
import type { GameEvent, Update } from "./protocol";
import { mayMove } from "./state/prefs.svelte";

const FLIGHT = 400; // milliseconds
const BETWEEN = 110; // from one piece's start to the next one's
const LONGEST = 900; // of all pieces of an update together
const HURRY = 3; // times as fast, when the next update is there already
const SMALL = 36; // pixels, where a piece comes out of the bag or goes into a hand
const CELL = 100; // before zooming, as in board/geometry.ts

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Piece {
  box: Box;
  picture: Element;
  element: HTMLElement;
}

/** A piece that moved: its name, and which places it may have come from and gone to. */
export interface Move {
  piece: string; // a tile or a card
  from: readonly string[]; // places, the best one first
  to: readonly string[];
}

/** What moved, by what happened. A tile that was bought and built at once moves once. */
export function movesOf({ events, notes }: Pick<Update, "events" | "notes">): Move[] {
  const moves = events.flatMap(moved);
  for (const { what, text } of notes) {
    if (what === "undone") moves.push(...undone(text));
  }
  return joined(moves);
}

function moved(event: GameEvent): Move[] {
  switch (event.is) {
    case "money-taken":
      return event.cards.map((card, index) => ({
        piece: card,
        from: [`display ${event.slots[index] ?? 0}`],
        to: [`hand-${event.seat}`, `seat-${event.seat}`],
      }));
    case "tile-bought":
      return [
        ...event.cards.map((card) => ({
          piece: card,
          from: [`hand-${event.seat}`, `seat-${event.seat}`],
          to: ["stock"],
        })),
        { piece: event.tile, from: ["market"], to: tray(event.seat) },
      ];
    case "tile-placed":
      return [{ piece: event.tile, from: tray(event.seat), to: built(event) }];
    case "tile-stored":
      return [{ piece: event.tile, from: tray(event.seat), to: kept(event) }];
    case "tile-given":
      return [{ piece: event.tile, from: tray(event.seat), to: ["dirk"] }];
    case "tile-added":
      return [{ piece: event.tile, from: kept(event), to: built(event) }];
    case "tile-removed":
      return [{ piece: event.tile, from: built(event), to: kept(event) }];
    case "tiles-swapped":
      return [
        { piece: event.tile, from: kept(event), to: built(event) },
        { piece: event.out, from: built(event), to: kept(event) },
      ];
    case "tile-drawn":
      return [{ piece: event.tile, from: ["stock"], to: ["market"] }];
    case "money-drawn":
      return [{ piece: event.card, from: ["stock"], to: [`display ${event.slot}`] }];
    case "dirk-drew":
      return [{ piece: event.tile, from: ["stock"], to: ["dirk"] }];
    case "tile-awarded":
      if (event.seat === null) return [];
      return [{ piece: event.tile, from: ["market"], to: tray(event.seat) }];
    default:
      return [];
  }
}

const built = ({ seat, cell }: { seat: number; cell: string }) => [`palace-${seat} ${cell}`, `seat-${seat}`];
const tray = (seat: number) => [`tray-${seat}`, `seat-${seat}`];
const kept = ({ seat }: { seat: number }) => [`reserve-${seat}`, `seat-${seat}`];

/** A step that was taken back: its tile goes wherever it lies now. */
function undone(action: string): Move[] {
  const tiles = action.match(/\b[PSACGT]\d+[NESW]*\b/g) ?? [];
  return tiles.map((piece) => ({ piece, from: [], to: [] }));
}

function joined(moves: readonly Move[]): Move[] {
  const all: Move[] = [];
  for (const move of moves) {
    const first = isTile(move.piece) ? all.findIndex(({ piece }) => piece === move.piece) : -1;
    if (first < 0) all.push(move);
    else all[first] = { ...move, from: all[first]!.from };
  }
  return all;
}

const isTile = (piece: string) => /^[A-Z]/.test(piece);

/** Lets pieces fly over the page. */
export class Mover {
  #running = new Set<Animation>();
  #layer: HTMLElement | null = null;

  /** To be called when an update has come and is not drawn yet. */
  show(update: Update, before: Update | null): void {
    if (!before || update.whole || document.hidden) return;
    for (const flight of this.#running) flight.updatePlaybackRate(HURRY);
    if (!mayMove()) return;
    const moves = movesOf(update);
    if (!moves.length) return;
    // Copied now: what is drawn there may be another piece in a moment.
    const old = moves.map((move) => {
      const piece = found(move, move.from);
      return piece && { ...piece, picture: piece.picture.cloneNode(isDrawing(piece.picture)) as Element };
    });
    void tick().then(() => this.#fly(moves, old));
  }

  /** All that flies is where it belongs. */
  skip(): void {
    for (const flight of this.#running) flight.finish();
  }

  #fly(moves: readonly Move[], old: readonly (Piece | null)[]): void {
    const taken = new Set<Element>();
    const flights = moves.flatMap((move, index) => {
      const from = old[index];
      const to = found(move, move.to, taken);
      if (to) taken.add(to.element);
      const picture = [from, to].find((each) => each && isDrawing(each.picture))?.picture;
      if (!from || !to || !picture || from.element === to.element) return [];
      return [{ from, to, picture }];
    });
    const pause = Math.min(BETWEEN, LONGEST / Math.max(1, flights.length));
    flights.forEach(({ from, to, picture }, index) => this.#launch(from, to, picture, index * pause));
  }

  #launch(from: Piece, to: Piece, picture: Element, delay: number): void {
    const copy = picture.cloneNode(true) as HTMLElement;
    copy.classList.add("lifted");
    const { width, height } = isDrawing(to.picture) ? to.box : from.box;
    copy.style.width = `${width}px`;
    copy.style.height = `${height}px`;
    copy.style.visibility = "";
    this.#sky().append(copy);
    const options = { duration: FLIGHT, delay, easing: "cubic-bezier(.3, 0, .2, 1)", fill: "both" } as const;
    // What comes out of a place, or goes into one, is small there; a piece has its size.
    const flight = copy.animate(
      [
        { transform: at(from, width, height), opacity: isDrawing(from.picture) ? 1 : 0 },
        { opacity: 1, offset: 0.1 },
        { transform: at(to, width, height), opacity: 1 },
      ],
      options,
    );
    // Until it has landed, its place looks empty.
    const place = isDrawing(to.picture) ? (to.picture as SVGElement).style : null;
    if (place) place.visibility = "hidden";
    this.#running.add(flight);
    flight.onfinish = flight.oncancel = () => {
      this.#running.delete(flight);
      if (place) place.visibility = "";
      copy.remove();
    };
  }

  #sky(): HTMLElement {
    if (!this.#layer?.isConnected) {
      this.#layer = document.createElement("div");
      this.#layer.ariaHidden = "true";
      this.#layer.dir = "ltr";
      this.#layer.className = "sky";
      document.body.append(this.#layer);
    }
    return this.#layer;
  }

  /** Leave nothing behind. */
  close(): void {
    this.skip();
    this.#layer?.remove();
  }
}

/** The piece where it lies, or the place where it would, or null if neither is to be seen. */
function found({ piece }: Move, places: readonly string[], taken?: ReadonlySet<Element>): Piece | null {
  if (!places.length) return pieceIn(document, piece);
  for (const place of places) {
    const area = areaOf(place);
    const lying = area && pieceIn(area, piece, taken);
    if (lying) return lying;
    if (area) return { box: boxOf(area), picture: area, element: area };
  }
  return null;
}

/** The element of a place: `market`, `display 2`, `palace-0 1,0`; or a tab behind which it is. */
function areaOf(place: string): HTMLElement | null {
  const [name = "", detail] = place.split(" ");
  const whole = document.querySelector<HTMLElement>(`[data-place="${name}"]`);
  if (!whole || !isVisible(whole)) {
    return document.querySelector<HTMLElement>(`[data-stands-for~="${name.replace(/-\d$/, "")}"]`);
  }
  if (!detail) return whole;
  if (name === "display") return whole.querySelector<HTMLElement>(`li:nth-child(${Number(detail) + 1})`);
  return whole.querySelector<HTMLElement>(`[data-drop="${detail}"]`);
}

function pieceIn(area: ParentNode, piece: string, taken?: ReadonlySet<Element>): Piece | null {
  const selector = isTile(piece) ? `[data-tile="${piece}"]` : `[data-card="${piece}"]`;
  const candidates = [...area.querySelectorAll<HTMLElement>(selector)];
  if (area instanceof HTMLElement && area.matches(selector)) candidates.unshift(area);
  const element = candidates.find((each) => !taken?.has(each) && isVisible(each));
  const picture = element?.querySelector("svg");
  return element && picture ? { box: boxOf(element), picture, element } : null;
}

/** Where an element is, or will be: a palace may just be on its way to fit itself. */
function boxOf(element: HTMLElement): Box {
  const stage = element.parentElement;
  const cell = element.dataset.drop;
  if (!stage?.classList.contains("stage") || !stage.parentElement || !cell) {
    return element.getBoundingClientRect();
  }
  const yard = stage.parentElement.getBoundingClientRect();
  const { a: scale, e: x, f: y } = new DOMMatrix(stage.style.transform);
  const place = cellOf(cell);
  return {
    left: yard.left + x + place.x * CELL * scale,
    top: yard.top + y - place.y * CELL * scale,
    width: CELL * scale,
    height: CELL * scale,
  };
}

function isDrawing(picture: Element): boolean {
  return picture instanceof SVGSVGElement;
}

function isVisible(element: Element): boolean {
  return element.checkVisibility?.() ?? true;
}

/** Over the middle of a piece, as large as it is; or small, over the middle of a place. */
function at({ box, picture }: Piece, width: number, height: number): string {
  const x = box.left + box.width / 2 - width / 2;
  const y = box.top + box.height / 2 - height / 2;
  const scale = isDrawing(picture) ? box.height / height : Math.min(1, SMALL / height);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
