/**
 * The only place that animates the game. After an update it compares where the pieces were with where
 * they are now, and lets copies of them fly there. It never delays the table itself.
 */

import { tick } from "svelte";

import { cellOf } from "./notation";
import type { GameEvent, Update } from "./protocol";
import { afterPaint } from "./state/after-paint.svelte";
import { mayMove, prefs } from "./state/prefs.svelte";

const FLIGHT = 400; // milliseconds
const BETWEEN = 110; // milliseconds between the starts of two pieces
const LONGEST = 900; // milliseconds for all pieces of an update together
const HURRY = 3; // times as fast, if the next update is already here
const SMALL = 36; // pixels; size of a piece leaving the bag or entering a hand
const CELL = 100; // before zooming, as in board/geometry.ts

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A piece and its drawing, or the place where it would be, which has no drawing. */
interface Piece {
  picture: Element;
  element: HTMLElement;
}

/** Where a piece was, and a copy of its drawing. */
interface Past extends Piece {
  box: Box;
}

interface Flight {
  from: Past;
  to: Piece;
  copy: SVGElement | null; // lies where the piece was, if it was visible there
  course: Animation | null; // once it flies
}

/** A piece that moved: its name, and the places it may have come from and gone to. */
export interface Move {
  piece: string; // a tile or a card
  from: readonly string[]; // places, the best one first
  to: readonly string[];
}

/** The moves that events cause. A tile bought and built in one update moves once. */
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

const built = ({ seat, cell }: { seat: number; cell: string }) => [
  `palace-${seat} ${cell}`,
  `seat-${seat}`,
];
const tray = (seat: number) => [`tray-${seat}`, `seat-${seat}`];
const kept = ({ seat }: { seat: number }) => [`reserve-${seat}`, `seat-${seat}`];

/** An undone step: its tile goes wherever it is now. */
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

/**
 * Lets pieces fly over the page. In the frame that shows an update they are still in their old places;
 * in the next one they start to fly.
 */
export class Mover {
  readonly #flights = new Set<Flight>();
  #layer: HTMLElement | null = null;

  /** Call this when an update has come but is not drawn yet. */
  show(update: Update, before: Update | null): void {
    if (!before || update.whole || document.hidden) return;
    for (const { course } of this.#flights) course?.updatePlaybackRate(HURRY);
    if (!mayMove()) return;
    const moves = movesOf(update);
    if (!moves.length) return;
    const past = moves.map((move) => pastOf(found(move, move.from)));
    void tick().then(() => this.#lift(moves, past));
  }

  /** Let everything that flies land at once. */
  skip(): void {
    for (const flight of this.#flights) this.#land(flight);
  }

  #lift(moves: readonly Move[], past: readonly (Past | null)[]): void {
    const taken = new Set<Element>();
    const flights = moves.flatMap((move, index): Flight[] => {
      const from = past[index];
      const to = found(move, move.to, taken);
      if (to) taken.add(to.element);
      if (!from || !to || from.element === to.element) return [];
      const copy = isDrawing(from.picture) ? from.picture : null;
      return copy || isDrawing(to.picture) ? [{ from, to, copy, course: null }] : [];
    });
    for (const flight of flights) {
      const { copy, from, to } = flight;
      this.#flights.add(flight);
      if (isDrawing(to.picture)) to.picture.style.visibility = "hidden"; // until it has landed
      if (!copy) continue;
      const { left, top, width, height } = from.box;
      Object.assign(copy.style, placed(left, top, width, height));
      this.#sky().append(copy);
    }
    afterPaint(() => this.#launch(flights));
  }

  #launch(flights: readonly Flight[]): void {
    const pause = Math.min(BETWEEN, LONGEST / Math.max(1, flights.length)) / prefs.speed;
    flights.forEach((flight, index) => {
      if (this.#flights.has(flight)) this.#fly(flight, index * pause);
    });
  }

  #fly(flight: Flight, delay: number): void {
    const { from, to } = flight;
    if (!to.element.isConnected) return this.#land(flight); // the next update has removed it
    const box = boxOf(to.element);
    const { width, height } = isDrawing(to.picture) ? box : from.box;
    const copy = (flight.copy ??= to.picture.cloneNode(true) as SVGElement);
    Object.assign(copy.style, placed(0, 0, width, height), { visibility: "" });
    copy.classList.add("lifted");
    this.#sky().append(copy);
    // A piece is small where it leaves or enters a place; elsewhere it has its own size.
    flight.course = copy.animate(
      [
        {
          transform: over(from.box, from.picture, width, height),
          opacity: isDrawing(from.picture) ? 1 : 0,
        },
        { opacity: 1, offset: 0.1 },
        { transform: over(box, to.picture, width, height), opacity: 1 },
      ],
      { duration: FLIGHT / prefs.speed, delay, easing: "cubic-bezier(.3, 0, .2, 1)", fill: "both" },
    );
    flight.course.onfinish = () => this.#land(flight);
  }

  #land(flight: Flight): void {
    this.#flights.delete(flight);
    const { to, copy, course } = flight;
    if (isDrawing(to.picture)) to.picture.style.visibility = "";
    course?.cancel();
    copy?.remove();
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

  /** Remove everything. */
  close(): void {
    this.skip();
    this.#layer?.remove();
  }
}

/** The piece, or the place where it would be; null if neither is visible. */
function found(
  { piece }: Move,
  places: readonly string[],
  taken?: ReadonlySet<Element>,
): Piece | null {
  if (!places.length) return pieceIn(document, piece);
  for (const place of places) {
    const area = areaOf(place);
    const lying = area && pieceIn(area, piece, taken);
    if (lying) return lying;
    if (area) return { picture: area, element: area };
  }
  return null;
}

/** Measure and copy it now: another piece may be drawn there in a moment. */
function pastOf(piece: Piece | null): Past | null {
  if (!piece) return null;
  const { element, picture } = piece;
  const copy = isDrawing(picture) ? (picture.cloneNode(true) as Element) : picture;
  return { element, picture: copy, box: boxOf(element) };
}

/** The element of a place (`market`, `display 2`, `palace-0 1,0`), or the tab that hides it. */
function areaOf(place: string): HTMLElement | null {
  const [name = "", detail] = place.split(" ");
  const whole = document.querySelector<HTMLElement>(`[data-place="${name}"]`);
  if (!whole || !isVisible(whole)) {
    return document.querySelector<HTMLElement>(`[data-stands-for~="${name.replace(/-\d$/, "")}"]`);
  }
  if (!detail) return whole;
  if (name === "display")
    return whole.querySelector<HTMLElement>(`li:nth-child(${Number(detail) + 1})`);
  return whole.querySelector<HTMLElement>(`[data-drop="${detail}"]`);
}

function pieceIn(area: ParentNode, piece: string, taken?: ReadonlySet<Element>): Piece | null {
  const selector = isTile(piece) ? `[data-tile="${piece}"]` : `[data-card="${piece}"]`;
  const candidates = [...area.querySelectorAll<HTMLElement>(selector)];
  if (area instanceof HTMLElement && area.matches(selector)) candidates.unshift(area);
  const element = candidates.find((each) => !taken?.has(each) && isVisible(each));
  const picture = element?.querySelector("svg");
  return element && picture ? { picture, element } : null;
}

/** Where an element is, or will be if its palace is just adjusting its view. */
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

function isDrawing(picture: Element): picture is SVGSVGElement {
  return picture instanceof SVGSVGElement;
}

function isVisible(element: Element): boolean {
  return element.checkVisibility?.() ?? true;
}

function placed(left: number, top: number, width: number, height: number) {
  return {
    position: "fixed",
    inset: `${top}px auto auto ${left}px`,
    width: `${width}px`,
    height: `${height}px`,
  };
}

/** A transform to the centre of a piece, at its size, or of a place, at a small size. */
function over(box: Box, picture: Element, width: number, height: number): string {
  const x = box.left + box.width / 2 - width / 2;
  const y = box.top + box.height / 2 - height / 2;
  const scale = isDrawing(picture) ? box.height / height : Math.min(1, SMALL / height);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
