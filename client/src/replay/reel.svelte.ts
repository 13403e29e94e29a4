/** The playback of a game: which frame is shown, and how fast it runs. */

import type { Frame, GameOut, Replay, SeatOut } from "../protocol";
import { keepingUnchanged } from "../state/keep-unchanged";
import { logOf, type LogLine } from "../state/log";
import { type Sheet, sheetsOf, type Start } from "../story/scoring/scoring-sheets";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1400; // milliseconds per frame at speed 1
const PATIENCE = 2; // times as long for a scoring

export class Reel {
  #replay: Replay = $state.raw() as Replay;
  readonly log: readonly LogLine[] = $derived(logOf(this.frames, null));
  /** The seats as they were; absences do not matter in a replay. */
  readonly seats: readonly SeatOut[] = $derived(
    this.#replay.names.map((name, seat) => {
      const bot = this.#replay.bots[seat] ?? null;
      return {
        kind: bot ? "bot" : "person",
        name,
        bot,
        device: false,
        away: false,
        resigned: false,
        timeLeft: null,
        holiday: null,
        present: true,
      };
    }),
  );
  readonly sheets: readonly Sheet[] = $derived(
    sheetsOf(this.log, this.seats.length, startOf(this.frames[0]?.game)),
  );
  /** Where turns begin, with the opening and the end. */
  readonly turns: readonly number[] = $derived([
    ...new Set([
      0,
      ...this.frames.flatMap((frame, place) => (isTurn(frame) ? [place] : [])),
      this.last,
    ]),
  ]);

  /** The frame that is shown. */
  at: number = $state(0);
  playing: boolean = $state(false);
  speed: number = $state(1);

  readonly #share = keepingUnchanged<GameOut | null>();
  /** The game in this frame; unchanged parts stay the same objects. */
  readonly game: GameOut | null = $derived.by(() => this.#share(this.frame.game));

  constructor(replay: Replay, at: number | null = null) {
    this.#replay = replay;
    this.go(at ?? 0);
  }

  /** Take a newer replay of the same game; it is shorter if a turn was taken back. */
  extend(replay: Replay): void {
    this.#replay = replay;
    this.go(this.at);
  }

  get frames(): readonly Frame[] {
    return this.#replay.frames;
  }
  get edition(): string {
    return this.#replay.edition;
  }
  get last(): number {
    return this.frames.length - 1;
  }
  get frame(): Frame {
    return this.frames[this.at] as Frame;
  }
  /** Whether the game is over, so that no more frames can come. */
  get over(): boolean {
    return this.frames.at(-1)?.game?.phase === "over";
  }
  /** How long the frame is shown, in milliseconds. */
  get lasts(): number {
    const scored = this.frame.events.some(({ is }) => is === "round-scored");
    return (PACE / this.speed) * (scored ? PATIENCE : 1);
  }

  go(frame: number): void {
    this.at = Math.min(Math.max(frame, 0), this.last);
  }

  step(by: number): void {
    this.playing = false;
    this.go(this.at + by);
  }

  /** Go to the start of the next or the previous turn. */
  turn(by: 1 | -1): void {
    this.playing = false;
    const next =
      by > 0
        ? this.turns.find((each) => each > this.at)
        : this.turns.findLast((each) => each < this.at);
    this.go(next ?? this.at);
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.go(0);
    this.playing = !this.playing;
  }

  /** Go to the next frame; stop at the last one. */
  advance(): void {
    this.go(this.at + 1);
    if (this.at === this.last) this.playing = false;
  }
}

/** The palaces and scores at the start. */
function startOf(game: GameOut | null | undefined): Start | null {
  if (!game) return null;
  const { players, dirkScore } = game;
  return {
    palaces: players.map(({ palace }) => palace),
    scores: players.map(({ score }) => score),
    dirkScore,
  };
}

function isTurn({ events }: Frame): boolean {
  return events.some(({ is }) => is === "turn-began");
}

/** Handle a key; returns false if it does nothing. */
export function pressed(reel: Reel, key: string): boolean {
  switch (key) {
    case "ArrowLeft":
      reel.step(-1);
      return true;
    case "ArrowRight":
      reel.step(1);
      return true;
    case "PageUp":
      reel.turn(-1);
      return true;
    case "PageDown":
      reel.turn(1);
      return true;
    case "Home":
      reel.step(-Infinity);
      return true;
    case "End":
      reel.step(Infinity);
      return true;
    case " ":
      reel.toggle();
      return true;
    default:
      return false;
  }
}
