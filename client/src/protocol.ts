/**
 * What goes over the wire. Made by `python -m tools.typescript` from the server's types:
 * never edited by hand.
 */

// What is asked

/** Sit down under a name, before the start. */
export interface Sit {
  type: "sit";
  name: string;
  /** For which seat; may be left out by whoever has only one. */
  seat?: number | null;
  /** One more seat for another person on the same screen. */
  device?: boolean;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** Seat a bot. Only the host can, before the start. */
export interface SitBot {
  type: "sit-bot";
  bot: string;
  /** For which seat; may be left out by whoever has only one. */
  seat?: number | null;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** Free a seat before the start: one's own, or any if one is the host. */
export interface Stand {
  type: "stand";
  /** For which seat; may be left out by whoever has only one. */
  seat?: number | null;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** Start the game. Only the host can, when all seats are taken. */
export interface Start {
  type: "start";
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** Play an action in one's turn. */
export interface Play {
  type: "play";
  /** The version that this answers. */
  version: number;
  /** In notation: `take b1 g4`. */
  action: string;
  /** For which seat; may be left out by whoever has only one. */
  seat?: number | null;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** Undo the last step of the running turn. */
export interface Undo {
  type: "undo";
  /** The version that this answers. */
  version: number;
  /** For which seat; may be left out by whoever has only one. */
  seat?: number | null;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** End one's turn, when nothing is left to do in it. */
export interface End {
  type: "end";
  /** The version that this answers. */
  version: number;
  /** For which seat; may be left out by whoever has only one. */
  seat?: number | null;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** Ask the others for permission to take back one's last turn. */
export interface Propose {
  type: "propose";
  /** For which seat; may be left out by whoever has only one. */
  seat?: number | null;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** Agree to another person's request to take back a turn, or refuse it. */
export interface Answer {
  type: "answer";
  agrees: boolean;
  /** For which seat; may be left out by whoever has only one. */
  seat?: number | null;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** Take one's seat back from the bot that stood in. */
export interface Back {
  type: "back";
  /** For which seat; may be left out by whoever has only one. */
  seat?: number | null;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** At a table without a clock: ask for a bot to play for somebody absent, or for waiting. */
export interface WantBot {
  type: "want-bot";
  absent: number;
  agrees: boolean;
  /** For which seat; may be left out by whoever has only one. */
  seat?: number | null;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** Give up: a bot plays the seat to the end, and the result says so. */
export interface Resign {
  type: "resign";
  /** For which seat; may be left out by whoever has only one. */
  seat?: number | null;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** At a correspondence table: stop one's clock for some days from now. */
export interface Holiday {
  type: "holiday";
  /** 0 ends a holiday. */
  days: number;
  /** For which seat; may be left out by whoever has only one. */
  seat?: number | null;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** Ask for a hint: everybody is told so, then GET /api/tables/ID/hint returns it. */
export interface Hint {
  type: "hint";
  /** The version that this answers. */
  version: number;
  /** For which seat; may be left out by whoever has only one. */
  seat?: number | null;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** Write in the chat: a quick line, or text. */
export interface Say {
  type: "say";
  text?: string;
  quick?: string;
  /** For which seat; may be left out by whoever has only one. */
  seat?: number | null;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** Use a seat on this device too, by the key from its secret link. */
export interface Claim {
  type: "claim";
  seat: number;
  key: string;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** Make a new secret link for a seat, and remove everybody who used the old one. */
export interface Renew {
  type: "renew";
  /** For which seat; may be left out by whoever has only one. */
  seat?: number | null;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** Put a sealed lot into the shuffle, before the start. */
export interface SealLot {
  type: "seal";
  /** The SHA-256 of `alhambra/1|lot|LOT`, in hex. */
  seal: string;
  /** For which seat; may be left out by whoever has only one. */
  seat?: number | null;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** Open one's sealed lot, after the server has committed to its secret. */
export interface OpenLot {
  type: "lot";
  /** 32 random bytes of one's own, in hex. */
  lot: string;
  /** For which seat; may be left out by whoever has only one. */
  seat?: number | null;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** Make a new table with the same setup and people, when the game is over. */
export interface Rematch {
  type: "rematch";
  /** Of one's lot, where the new game begins at once. */
  seal?: string | null;
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** The first message on a socket, saying who joins; a spectator has no token. */
export interface Join {
  type: "join";
  token?: string;
}

/** Ask for a whole view again. */
export interface Look {
  type: "look";
}

/** At a hot-seat table: the person at this seat now looks at the screen; null for nobody. */
export interface Face {
  type: "face";
  seat: number | null;
}

/** Ask for a `Pong`. */
export interface Ping {
  type: "ping";
}

/** The setup of a table. */
export interface SetupAsked {
  /** Seats, without Dirk (R1.7). */
  players: number;
  /** A preset of rule options. */
  edition?: string;
  /** Rule options that differ from the edition. */
  rules?: Record<string, string>;
  /** Whether hands are hidden from the others. */
  hands?: "open" | "secret";
  /** Whether the table shows what is left in bag and deck. */
  aids?: boolean;
  /**
   * Seconds for a turn: 15 to 3600 at a live table, one to fourteen days (86400 to 1209600) by
   * correspondence; null for no clock. With a bank, what each turn adds to it.
   */
  clock?: number | null;
  /** Whether a turn is ended by its player, after a last look. */
  confirm?: boolean;
  /** Whether people can talk. */
  chat?: boolean;
  /** Whether the lobby shows the table. */
  listed?: boolean;
  /**
   * Whether people may ask for a good move; null for where the table has aids and one person plays
   * against bots.
   */
  hints?: boolean | null;
  /**
   * Seconds that everybody has for the whole game, 60 to 7200: each turn adds `clock` to what is
   * left; null for no bank. Live tables only.
   */
  bank?: number | null;
}

/** Who plays a seat: a bot of a level, or a person on the host's screen. */
export interface SeatOrder {
  name?: string;
  bot?: string;
}

/** Where a game that is not dealt begins: at a position, or at a moment of another game. */
export interface Begin {
  table?: string;
  record?: Record<string, unknown> | null;
  /** Played until then. */
  actions?: number;
  /** Who plays each seat. */
  seats: SeatOrder[];
  /** In notation. */
  position?: string;
  /** Draw what was drawn in that game, as far as it is the same. */
  sameDraws?: boolean;
}

/**
 * An order for a table. Whoever sends it becomes the host. Give one of these: `setup` for an
 * ordinary game; `exercise` for a lesson or a puzzle for the host alone, which has its own seats,
 * bots and deal; or `begin` for a game from a position, with the host at every seat that no bot
 * plays.
 */
export interface NewTable {
  setup?: SetupAsked | null;
  /** Sit down under this name. */
  name?: string;
  /** More people on the same screen. */
  devices?: string[];
  /** Levels of bots that sit down after the people. */
  bots?: string[];
  /** Deal at once; every seat has to be taken. */
  start?: boolean;
  /** What the host's lot for the shuffle is sealed with; see `seal`. */
  seal?: string | null;
  /** The id of a lesson or a puzzle, of GET /api/exercises. */
  exercise?: string;
  /** Begin at a position. */
  begin?: Begin | null;
}

/** A position to ask about. */
export interface PositionTextAsked {
  /** In notation. */
  position: string;
}

/** A moment of a game: of a finished game at a table, or of a record. */
export interface Moment {
  table?: string;
  record?: Record<string, unknown> | null;
  /** Played until then. */
  actions?: number;
}

/** What one contender has at one scoring. */
export interface ScoreEntryAsked {
  /** Buildings by kind. */
  counts: number[];
  /** Segments of the longest outer wall. */
  wall: number;
  /** Where the tiles are, if that was filled in; the server does not check it. */
  palace: Record<string, string> | null;
}

/** A score sheet to be filled in together with others. */
export interface NewScores {
  names: string[];
  edition: string;
  scorings: ScoreEntryAsked[][];
}

/** A new entry. One for the next scoring begins that scoring, as a copy of the one before. */
export interface ScoreChange {
  key: string;
  /** Counted from 0. */
  scoring: number;
  /** A seat; the number of seats stands for Dirk. */
  contender: number;
  entry: ScoreEntryAsked;
}

/** Hide a game from the list, or show it again. */
export interface HideGame {
  hidden: boolean;
}

/** Open a link: use its person's name on this device. */
export interface OpenName {
  key: string;
  /** Whether the caller's games become that person's. */
  take?: boolean;
}

/** Changed settings, by the names that the client uses. */
export interface KeepSettings {
  settings: Record<string, string>;
}

/** When a device is not to be called, in minutes after midnight of its local time. */
export interface QuietHours {
  begin: number;
  end: number;
}

/** A browser that wants push notifications, and for what. */
export interface AlertDevice {
  /** Its address at a push service. */
  endpoint: string;
  /** Its public key. */
  p256dh: string;
  /** A secret that only the browser and this server know. */
  auth: string;
  /** Your turn, somebody sat down, your time is running out. */
  kinds: ("sat" | "soon" | "turn")[];
  language?: string;
  quiet?: QuietHours | null;
  /** The time zone of the device, such as Europe/Berlin. */
  zone?: string;
  /** Minutes that its clock is ahead of UTC, used if the server does not know the zone. */
  offset?: number;
}

/** Stop notifications: for one game, or altogether. */
export interface StopAlerts {
  /** The browser's address at its push service, which nobody else knows. */
  endpoint: string;
  table?: string | null;
}

/** Switch notifications for a game off, or on again. */
export interface MuteGame {
  muted: boolean;
}

/** A try at a deal. */
export interface NewRun {
  name: string;
  /** Whether it is the one that counts; false for practice. */
  counted?: boolean;
  /** Whether others may see it who have played the deal of the day. */
  shared?: boolean;
}

/** A challenge: others play the deal of a finished game from the same seat. */
export interface NewChallenge {
  table: string;
  seat?: number | null;
  /** Who plays for the other people. */
  level?: string;
}

/** A duplicate evening: five deals that many people play, each alone against the same bots. */
export interface NewDuplicate {
  title: string;
  bots: string[];
}

/** What is asked of a table. */
export type Command =
  | Sit
  | SitBot
  | Stand
  | Start
  | Play
  | Undo
  | End
  | Propose
  | Answer
  | Back
  | WantBot
  | Resign
  | Holiday
  | Hint
  | Say
  | Claim
  | Renew
  | SealLot
  | OpenLot
  | Rematch;

/** All that a socket takes. */
export type FromSocket =
  | Sit
  | SitBot
  | Stand
  | Start
  | Play
  | Undo
  | End
  | Propose
  | Answer
  | Back
  | WantBot
  | Resign
  | Holiday
  | Hint
  | Say
  | Claim
  | Renew
  | SealLot
  | OpenLot
  | Rematch
  | Join
  | Look
  | Face
  | Ping;

// What is answered

/** A seat got its starting money, face up (R2.3). */
export interface HandDealt {
  is: "hand-dealt";
  seat: number;
  cards: string[];
}

/** A seat is on turn. */
export interface TurnBegan {
  is: "turn-began";
  seat: number;
}

/** Cards went from the display to a hand (R3.1). */
export interface MoneyTaken {
  is: "money-taken";
  seat: number;
  cards: string[];
  /** The display slots of the cards, one each. */
  slots: number[];
}

/** A tile left the market for cards (R3.2). */
export interface TileBought {
  is: "tile-bought";
  seat: number;
  tile: string;
  slot: number;
  cards: string[];
  /** 0 for the exact price: the seat stays on turn (R3.4). */
  overpaid: number;
}

/** A bought or awarded tile was built (R3.6, R8.2). */
export interface TilePlaced {
  is: "tile-placed";
  seat: number;
  tile: string;
  cell: string;
}

/** A bought or awarded tile went to the reserve (R3.6, R8.2). */
export interface TileStored {
  is: "tile-stored";
  seat: number;
  tile: string;
}

/** A bought tile went to Dirk (R9.5). */
export interface TileGiven {
  is: "tile-given";
  seat: number;
  tile: string;
}

/** A tile went from the reserve into the palace (R5.1). */
export interface TileAdded {
  is: "tile-added";
  seat: number;
  tile: string;
  cell: string;
}

/** A tile went from the palace to the reserve (R5.2). */
export interface TileRemoved {
  is: "tile-removed";
  seat: number;
  tile: string;
  cell: string;
}

/** A tile of the reserve took the place of a built one (R5.3). */
export interface TilesSwapped {
  is: "tiles-swapped";
  seat: number;
  tile: string;
  out: string;
  cell: string;
}

/** A seat took no further action after an exact payment (R3.4). */
export interface Stopped {
  is: "stopped";
  seat: number;
}

/** A seat could do nothing (R3.8). */
export interface Passed {
  is: "passed";
  seat: number;
}

/** A tile went from the bag to a market slot (R6.1). */
export interface TileDrawn {
  is: "tile-drawn";
  tile: string;
  slot: number;
}

/** A card went from the deck to a display slot (R6.2). */
export interface MoneyDrawn {
  is: "money-drawn";
  card: string;
  slot: number;
}

/** The discard became the deck (R6.2). */
export interface DeckReshuffled {
  is: "deck-reshuffled";
  /** How many it holds. */
  cards: number;
}

/** Scoring card A (1) or B (2) turned up (R6.3). */
export interface ScoringCardTurnedUp {
  is: "scoring-card-turned-up";
  number: number;
}

/** How one contender stands with one kind. */
export interface Rank {
  /** Buildings of the kind. */
  count: number;
  /** 1 for the most; 0 for none at all. */
  place: number;
  /** How many contenders share the place, this one included; 0 for none. */
  tied: number;
  /** The points of all places that they take up together. */
  total: number;
  /** What this contender gets: its part of `total`, rounded down (R7.4). */
  share: number;
}

/** One piece of outer wall: a cell and the side of it (R7.5). */
export interface Segment {
  cell: string;
  side: string;
}

/** A longest unbroken outer wall. */
export interface Wall {
  length: number;
  /** Clockwise; empty where only the length is known. */
  segments: Segment[];
}

/** One scoring, in full. */
export interface Scoring {
  /** 1, 2 or 3. */
  number: number;
  /** By kind, then by seat. */
  ranks: Rank[][];
  /** Dirk's, by kind, where he plays along (R9.3). */
  dirk: Rank[] | null;
  /** By seat. */
  walls: Wall[];
  points: number[];
  dirkPoints: number;
}

/** A scoring took place (section 7). */
export interface RoundScored {
  is: "round-scored";
  scoring: Scoring;
}

/** Dirk got a tile from the bag (R9.2, R9.4). */
export interface DirkDrew {
  is: "dirk-drew";
  tile: string;
}

/** At the end a market tile went to the richest seat, or to nobody (R8.1). */
export interface TileAwarded {
  is: "tile-awarded";
  seat: number | null;
  tile: string;
  slot: number;
}

/** The game is over (R8.3). */
export interface GameEnded {
  is: "game-ended";
  scores: number[];
  winners: number[];
}

/** The setup of a table. */
export interface Setup {
  /** Seats, without Dirk (R1.7). */
  players: number;
  /** A preset of rule options. */
  edition: string;
  /** Rule options that differ from the edition. */
  rules: Record<string, string>;
  /** Whether hands are hidden from the others. */
  hands: "open" | "secret";
  /** Whether the table shows what is left in bag and deck. */
  aids: boolean;
  /**
   * Seconds for a turn: 15 to 3600 at a live table, one to fourteen days (86400 to 1209600) by
   * correspondence; null for no clock. With a bank, what each turn adds to it.
   */
  clock: number | null;
  /** Whether a turn is ended by its player, after a last look. */
  confirm: boolean;
  /** Whether people can talk. */
  chat: boolean;
  /** Whether the lobby shows the table. */
  listed: boolean;
  /**
   * Whether people may ask for a good move; null for where the table has aids and one person plays
   * against bots.
   */
  hints: boolean | null;
  /**
   * Seconds that everybody has for the whole game, 60 to 7200: each turn adds `clock` to what is
   * left; null for no bank. Live tables only.
   */
  bank: number | null;
}

/** Who sits at a seat. */
export interface SeatOut {
  kind: "bot" | "free" | "person";
  name: string;
  /** The level, for a bot. */
  bot: string | null;
  /** One of several seats on one screen. */
  device: boolean;
  /** A bot stands in for the person. */
  away: boolean;
  /** The person has given up, and a bot plays to the end. */
  resigned: boolean;
  /** With a time bank: milliseconds for the next turn, or at the beginning of this one. */
  timeLeft: number | null;
  /** When the person's holiday ends or ended, in milliseconds since 1970. */
  holiday: number | null;
  /** A holder of the seat is connected; always true for a bot. */
  present: boolean;
}

/** A seat's request to take back its last turn. */
export interface ProposalOut {
  seat: number;
  /** The seats that have to agree. */
  asked: number[];
  agreed: number[];
}

/** The joint shuffle that nobody can control, before the cards are dealt. */
export interface ShuffleOut {
  /** The seal of each seat's lot; null if there is none. */
  seals: (string | null)[];
  /** The commitment to the server's secret, once the host has started; then lots are opened. */
  commitment: string | null;
  /** The seats that have opened their lots. */
  opened: number[];
}

/** A table. */
export interface TableOut {
  id: string;
  status: "open" | "over" | "running";
  setup: Setup;
  seats: SeatOut[];
  proposal: ProposalOut | null;
  /** When the clock of the turn runs out, in milliseconds since 1970. */
  deadline: number | null;
  /** Whether the clock has run out, and a bot finishes the turn. */
  late: boolean;
  /** The commitment to the deal, made before the first card was dealt. */
  commitment: string | null;
  /** The joint shuffle; null once the cards are dealt. */
  shuffle: ShuffleOut | null;
  /** The table where the same people play again. */
  rematch: string | null;
  /** Where the game began, in notation, if it was not dealt. */
  position: string | null;
  /** Whether the person on turn may ask for a hint. */
  hints: boolean;
  /** Whether a person may have their turns judged. */
  coach: boolean;
  /** The id of the shared deal, if it is one; see GET /api/deals/{deal}. */
  deal: string | null;
  /** Whether this is the person's try of the deal that counts. */
  counted: boolean;
}

/** What one seat has on the table. */
export interface PlayerOut {
  handSize: number;
  /** The cards, if hands are open. */
  hand: string[] | null;
  /** Tiles by cell, without the fountain. */
  palace: Record<string, string>;
  reserve: string[];
  score: number;
  wall: number;
  /** Buildings of each kind, the cheapest kind first. */
  counts: number[];
}

/** What a perfect memory would know; shown if the table has aids. */
export interface AidsOut {
  /** The tiles that are left, sorted. */
  bag: string[];
  /** How many of each card are in the deck or in a hidden hand: b1 to b9, then g, o, y. */
  unseen: number[];
  /** What each seat would get if the next scoring took place now. */
  forecast: number[];
  /**
   * How many cards are drawn before the next scoring card turns up, at least and at most (R2.6);
   * null if only the last scoring is to come.
   */
  untilScoring: [number, number] | null;
}

/** The game as a spectator sees it. */
export interface GameOut {
  /** How many actions have been played in finished turns. */
  actions: number;
  /** The actions of the running turn, which can still be undone. */
  steps: string[];
  /** Whether the turn only remains to be ended. */
  complete: boolean;
  phase: "act" | "award" | "over" | "put";
  actor: number | null;
  mayStop: boolean;
  market: (string | null)[];
  display: (string | null)[];
  pending: string[];
  players: PlayerOut[];
  dirk: string[] | null;
  dirkScore: number;
  deckLeft: number;
  discardLeft: number;
  bagLeft: number;
  scorings: number;
  starter: number;
  aids: AidsOut | null;
  winners: number[];
}

/** Something that happened at the table but is not an event of the game. */
export interface NoteOut {
  what: string;
  seat: number | null;
  text: string;
}

/** A line of chat. */
export interface LineOut {
  seat: number;
  at: number;
  text: string;
  quick: string;
}

/** A reason for a turn (analysis/reasons.py); fields that do not apply are null. */
export interface ReasonOut {
  slug: string;
  /** From 0 for pavilions to 5 for towers. */
  kind: number | null;
  tile: string | null;
  seat: number | null;
  before: number | null;
  after: number | null;
  points: number | null;
}

/** The viewer. */
export interface YouOut {
  /** The seats that the viewer holds. */
  seats: number[];
  host: boolean;
  /** The seat whose hand this message shows. */
  facing: number | null;
  hand: string[] | null;
  /** The seat's legal actions, if it is on turn. */
  legal: string[];
  /** The viewer's seats that may ask to take back a turn. */
  mayPropose: number[];
  /**
   * The secret key of each of the viewer's seats, to use it on another device. Sent before the
   * start, in whole views, and when a seat was claimed or its link renewed.
   */
  keys?: Record<string, string>;
  /** Sent with the keys: how many devices hold each seat whose link the viewer can renew. */
  devices?: Record<string, number>;
}

/** A lesson or a puzzle, and how far the learner has come. */
export interface ExerciseOut {
  id: string;
  kind: "lesson" | "puzzle";
  /** The learner's seat. */
  seat: number;
  /** The current step, from 0; equal to `steps` when all are done. */
  step: number;
  steps: number;
  /** The goal of the step: `is` names it, the rest are parameters. Null when all are done. */
  goal: Record<string, string | number> | null;
  /** The code of the mistake that the learner has just made, if any. */
  slip: string | null;
  /** Actions that solve this step from the beginning of the turn; only sent to the learner. */
  solution: string[];
  /** Reasons for the best turn, once the learner has found it; empty for other exercises. */
  why: ReasonOut[];
  /** What every other turn loses at least, in points of lead; 0 while `why` is empty. */
  gap: number;
}

/** A table as its viewer may know it, and what has just happened there. */
export interface Update {
  type: "update";
  version: number;
  /** The server's time, in milliseconds since 1970. */
  now: number;
  /** Whether this is a whole view, not news; then `chat` has all lines that are kept. */
  whole: boolean;
  table: TableOut;
  game: GameOut | null;
  /** What has just happened in the game; in a whole view, one event for each of its `steps`. */
  events: GameEvent[];
  notes: NoteOut[];
  chat: LineOut[];
  /** Reasons, visible to everybody, for the turn that a bot has just played. */
  why?: ReasonOut[];
  you: YouOut;
  /** Only at the table of an exercise. */
  exercise?: ExerciseOut;
}

/** A command was carried out, and is stored. */
export interface Done {
  type: "done";
  ref: string;
  /** The version that it led to; that of the first time if it was sent twice. */
  version: number;
  /** Whether it had already been carried out before. */
  again: boolean;
  /** The new table of a rematch. */
  table?: string;
}

/** A command was not carried out; nothing has changed. */
export interface Refused {
  type: "refused";
  ref: string;
  /** The kind of refusal, for programs and translations. */
  slug: string;
  /** One English sentence: what is wrong and what would be right. */
  text: string;
  /** The rule that forbids it, such as `R4.2`. */
  rule: string | null;
  /** The values that the sentence is about, by name. */
  details: Record<string, unknown>;
}

/** A person who is not connected while the game is on. */
export interface AbsentOut {
  seat: number;
  /** When the person was last seen, in milliseconds since 1970. */
  since: number;
  /** The seats that want a bot to play for the person, at a table without a clock. */
  agreed: number[];
  /** The seats that still have to agree. */
  asked: number[];
}

/** The seats whose holders are connected, and who is missing. */
export interface Presence {
  type: "presence";
  present: number[];
  absent: AbsentOut[];
}

/** The answer to a `Ping`. */
export interface Pong {
  type: "pong";
  now: number;
}

/** A new guest. The token is their only identity, so keep it. */
export interface Guest {
  token: string;
}

/** What can be chosen for a new table. */
export interface Choices {
  version: string;
  /** The rule options in which each edition differs from the standard. */
  editions: Record<string, Record<string, string>>;
  /** The values of each rule option, the standard one first. */
  rules: Record<string, string[]>;
  /** The levels, the weakest first. */
  bots: string[];
  /** The quick chat lines. */
  quick: string[];
  /** What places are worth (R7.3): by scoring, kind and place, the first place first. */
  points: number[][][];
}

/** A lesson or a puzzle to choose from. */
export interface ExerciseChoice {
  id: string;
  kind: "lesson" | "puzzle";
  /** How hard a puzzle is, from 1 to 5 (to 3 for best-turn puzzles); 0 for a lesson. */
  level: number;
  players: number;
  steps: number;
  /** The goal of the first step: `is` names it, the rest are parameters. */
  goal: Record<string, string | number>;
}

/** A table as the lobby shows it; it does not say who is connected. */
export interface SummaryOut {
  setup: Setup;
  seats: SeatOut[];
}

/** A table in the lobby. */
export interface LobbyTable {
  id: string;
  created: number;
  updated: number;
  table: SummaryOut;
}

/** The listed tables: those waiting for people, and those that can be watched. */
export interface Lobby {
  open: LobbyTable[];
  running: LobbyTable[];
}

/** A new table. */
export interface Made {
  id: string;
  /** The path of the table's page on this server, for friends. */
  link: string;
}

/** The result of a change to the palace: either `wall` or `refused` is set. */
export interface Site {
  /** The length of the longest wall afterwards. */
  wall: number | null;
  /** Why it is against the rules. */
  refused: Refused | null;
}

/** Everything that could be done with a tile in a palace, even if it is not available now. */
export interface Sites {
  /** The length of the longest wall now. */
  wall: number;
  /** Building it on each free cell beside the palace. */
  cells: Record<string, Site>;
  /** Building it in the place of each built tile, by that tile's name (R5.3). */
  swaps: Record<string, Site>;
  /** Taking it down, if it is built (R5.2). */
  removal: Site | null;
}

/** The server is up and its database answers. */
export interface Health {
  status: string;
  version: string;
  compiled: boolean;
}

/** What a position looks like, or why it is impossible. */
export interface Checked {
  /** In canonical notation; unchanged if it is impossible. */
  position: string;
  /** Why it is impossible; then `game` and `scoring` are null. */
  refused: Refused | null;
  /** The game with all hands visible. */
  game: GameOut | null;
  /** What the next scoring would bring now; null if the game is over. */
  scoring: unknown | null;
}

/** One segment of outer wall: a cell, and a side of it (R7.5). */
export interface SegmentOut {
  cell: string;
  side: string;
}

/** The rest of a turn, in a form to show; nothing has been drawn from deck or bag yet. */
export interface TurnOut {
  seat: number;
  /** In notation. */
  actions: string[];
  /** Money cards. */
  taken: string[];
  paid: string[];
  /** The cells of the palace that get a new tile. */
  built: string[];
  /** Tiles by cell after the turn, without the fountain. */
  palace: Record<string, string>;
  /** After the turn. */
  hand: string[];
  wallBefore: number;
  /** The segments of the longest wall after the turn. */
  wall: SegmentOut[];
}

/** A value estimated by simulation, and its standard error. */
export interface EstimateOut {
  value: number;
  error: number;
}

/** A way to play the rest of a turn. */
export interface AdviceOut {
  turn: TurnOut;
  /** The expected lead over the best other seat at the end of the game, in points. */
  lead: EstimateOut;
  /** How much less that is than for the best way. */
  loss: EstimateOut;
  /** Each seat's chance of winning after it. */
  wins: EstimateOut[];
  reasons: ReasonOut[];
}

/** The best ways to play the rest of the turn in a position. */
export interface BestTurns {
  /** Why there are none; null if there are. */
  refused: Refused | null;
  /** The best first. */
  turns: AdviceOut[];
}

/** A position to ask about. */
export interface PositionText {
  /** In notation. */
  position: string;
}

/** An action, what happened, and the game afterwards; the first frame is the opening. */
export interface Frame {
  seat: number | null;
  action: string | null;
  events: GameEvent[];
  /** Null if it was not asked for. */
  game: GameOut | null;
  /** Whether a bot played it for the person of the seat, who was late or away. */
  bot: boolean;
  /** Whether it begins a turn in which the person asked for a hint. */
  hint: boolean;
  /** With the last action of a bot's turn: reasons for it that everybody can see. */
  why: ReasonOut[];
}

/** A finished or running game, without the steps of the running turn. */
export interface Replay {
  /** The version of the table; 0 for a record. */
  version: number;
  names: string[];
  /** The bot level at each seat; null for a person, or if a record does not say. */
  bots: (string | null)[];
  edition: string;
  rules: Record<string, string>;
  frames: Frame[];
}

/** A finished turn, compared with the best one found. */
export interface VerdictOut {
  /** How many actions had been played before the turn. */
  actions: number;
  /** Whether it lost a noticeable amount. */
  mistake: boolean;
  /** How much more the better turn promises, in points of lead. */
  loss: EstimateOut;
  played: TurnOut;
  /** Same as `played` if nothing better was found. */
  better: TurnOut;
  /** Reasons for the better one. */
  reasons: ReasonOut[];
}

/** What an action was worth, by the most thorough estimate so far. */
export interface DecisionOut {
  seat: number;
  /** Each seat's chance of winning before the action. */
  chances: number[];
  /** In points of lead, compared with the best way to play on. */
  loss: EstimateOut;
  mistake: boolean;
}

/** An action that lost a noticeable amount, and what would have been better. */
export interface MistakeOut {
  /** How many actions had been played before it; also the replay frame to show with it. */
  at: number;
  seat: number;
  /** In points of lead. */
  loss: EstimateOut;
  /** How much of the chance of winning was lost. */
  chance: EstimateOut;
  /** The rest of the turn, from this action on. */
  played: TurnOut;
  /** The expected lead after it, if the rest of the turn is played well. */
  playedLead: EstimateOut;
  better: TurnOut;
  betterLead: EstimateOut;
  /** Reasons for the better turn. */
  reasons: ReasonOut[];
}

/** What changed a seat's lead, in points; luck, own and others add up to the whole change. */
export interface SeatShares {
  luck: EstimateOut;
  own: EstimateOut;
  others: EstimateOut;
  mistakes: number;
  /** Lost by mistakes. */
  lost: EstimateOut;
}

/** A turn that changed the course of the game. */
export interface TurningPointOut {
  /** The replay frame before the turn. */
  at: number;
  /** The replay frame after it. */
  after: number;
  /** The seat whose chance of winning changed. */
  seat: number;
  cause: "luck" | "mistake" | "play";
  /** The change of that chance. */
  change: number;
}

/** The analysis of a finished game, as far as it has come. */
export interface GameAnalysis {
  /** Waiting for other games, in the quick pass, in the thorough pass, or complete. */
  stage: "done" | "full" | "quick" | "waiting";
  /** Changes whenever there is more; send it as `after` to wait for the next. */
  piece: number;
  /** The share of the work that is done, from 0 to 1. */
  done: number;
  /** By action; null if not known yet. */
  decisions: (DecisionOut | null)[];
  /** Each seat's chance of winning at the end; empty until the quick pass is complete. */
  end: number[];
  /** The worst first. */
  mistakes: MistakeOut[];
  /** By seat; empty until the quick pass is complete. */
  seats: SeatShares[];
  /** In the order of the game; empty until the quick pass is complete. */
  turning: TurningPointOut[];
}

/** A new score sheet. */
export interface ScoresMade {
  id: string;
  /** The key that is needed to fill it in. */
  key: string;
  /** The path of its page on this server; with `#key=…` added, friends can fill it in. */
  link: string;
}

/** What one contender has at one scoring. */
export interface ScoreEntry {
  /** Buildings by kind. */
  counts: number[];
  /** Segments of the longest outer wall. */
  wall: number;
  /** Where the tiles are, if that was filled in; the server does not check it. */
  palace: Record<string, string> | null;
}

/** A score sheet as it is now. */
export interface Scores {
  names: string[];
  edition: string;
  /** The scorings begun so far, by contender: the seats, then Dirk with two players (R9.2). */
  scorings: ScoreEntry[][];
  id: string;
  version: number;
  /** Milliseconds since 1970. */
  created: number;
}

/** One of the games in which the caller has, or had, a seat. */
export interface YourGame {
  id: string;
  status: "open" | "over" | "running";
  /** When it began or ended, in milliseconds since 1970. */
  at: number;
  hidden: boolean;
  /** The caller's seats. */
  you: number[];
  setup: Setup;
  seats: SeatOut[];
  /** The seat on turn. */
  turn: number | null;
  /** When the clock of that turn runs out, in milliseconds since 1970. */
  deadline: number | null;
  /** The last chat lines: their seats and times. */
  said: [number, number][];
  /** The final scores by seat, if they are known. */
  scores: number[] | null;
  /** The id of the shared deal, if it is one. */
  deal: string | null;
  /** Whether notifications for it are off. */
  muted: boolean;
}

/** A page of the caller's games, and whether their name is in use on other devices. */
export interface YourGames {
  games: YourGame[];
  /** The value of `after` for the next page; null at the end. */
  more: string | null;
  now: number;
  /** Whether there is a link to use this name on other devices. */
  linked: boolean;
  /** How often that link was opened. */
  openings: number;
  /** When it was last opened, in milliseconds since 1970; 0 for never. */
  opened: number;
}

/** The request was carried out. */
export interface Kept {
  done: boolean;
}

/** Results of some set of games. */
export interface Tally {
  games: number;
  /** Shared wins count. */
  wins: number;
  /** On average. */
  points: number;
}

/** Results against somebody. */
export interface Against {
  games: number;
  /** Shared wins count. */
  wins: number;
  /** On average. */
  points: number;
  name: string;
  /** The level, for a bot. */
  bot: string | null;
}

/** Average points from a scoring. */
export interface ScoringShape {
  /** By kind of building, the cheapest first. */
  kinds: number[];
  wall: number;
}

/** Where points come from, averaged over so many results. */
export interface Shape {
  results: number;
  points: number;
  scorings: ScoringShape[];
}

/** Results of everybody on this server, for comparison. */
export interface Averages {
  /** People's results, by number of players. */
  seats: Record<string, Tally>;
  /** The same for bots. */
  botSeats: Record<string, Tally>;
  /** People's results against each level of bots. */
  levels: Record<string, Tally>;
}

/** The average loss per turn, over some consecutive analysed games. */
export interface LossPoint {
  /** When the last of them ended, in milliseconds since 1970. */
  at: number;
  games: number;
  /** Points of lead per turn. */
  loss: number;
}

/** The caller's loss per turn over time, the oldest games first. */
export interface LossLine {
  you: LossPoint[];
  /** The average of everybody whose games were analysed recently; null if none were. */
  persons: number | null;
  bots: number | null;
}

/** Statistics of the caller's finished games. */
export interface Statistics {
  total: Tally;
  /** By number of players. */
  seats: Record<string, Tally>;
  /** Against each level of bots. */
  levels: Against[];
  /** Against each person's name, the most frequent first. */
  people: Against[];
  you: Shape;
  /** The same for everybody who played here recently. */
  persons: Shape;
  /** The same for bots. */
  bots: Shape;
  everybody: Averages;
  losses: LossLine;
  /** With `table`: each person's results in their common games, the most wins first. */
  together: Against[];
}

/** A link to use one's name on other devices. The token replaces the old one. */
export interface NameLink {
  token: string;
  key: string;
}

/** A name that is now in use on this device too. */
export interface OpenedName {
  settings: Record<string, string>;
  token: string;
}

/** A person's settings from all devices, by the names that the client uses. */
export interface Chosen {
  settings: Record<string, string>;
}

/** Whether there are notifications, and for which devices and games. */
export interface AlertsOut {
  /** The key to subscribe with; null if this server sends no notifications. */
  key: string | null;
  /** How many of your browsers get notifications. */
  devices: number;
  /** Whether you have muted the table that was asked about. */
  muted: boolean;
}

/** A day that had a deal. */
export interface DayOut {
  day: string;
  /** Those of the viewer's try that counts, if it is finished. */
  points: number | null;
}

/** The deals of recent days, the newest first. */
export interface DaysOut {
  now: number;
  today: string;
  /** The current week, such as `2026-W47`. */
  week: string;
  /** When the next day's deal opens, in milliseconds since 1970. */
  closes: number;
  /** Days in a row that the viewer has played, up to today or yesterday. */
  streak: number;
  days: DayOut[];
  /** Whether there are older ones. */
  more: boolean;
}

/** A try that counts, and its place. */
export interface RunOut {
  place: number;
  /** Empty if the person has deleted their data. */
  name: string;
  points: number;
  you: boolean;
  /** Where the game can be seen; null if the viewer may not. */
  table: string | null;
}

/** The viewer's own try that counts. */
export interface OwnRunOut {
  table: string;
  over: boolean;
  /** Whether it was finished before the deal was revealed; otherwise it does not count. */
  inTime: boolean;
  points: number | null;
  place: number | null;
}

/** A shared deal, and how people did in it. */
export interface DealOut {
  id: string;
  kind: "challenge" | "day" | "duplicate";
  /** The server's time, in milliseconds since 1970. */
  now: number;
  opens: number;
  /** When counted tries can no longer be begun, in milliseconds since 1970; null for never. */
  closes: number | null;
  /** When the whole deal is revealed, in milliseconds since 1970; null for never. */
  told: number | null;
  /** When the deal was drawn, and so committed to; 0 if that was not recorded. */
  drawn: number;
  /** The SHA-256 of all that chance decides (docs/records.md). */
  commitment: string;
  /** The commitment of tomorrow's deal; only with today's. */
  nextCommitment: string | null;
  /** What everything was dealt from; null until the deal is revealed. */
  seed: string | null;
  seat: number;
  /** The bot level at each seat; null at the person's. */
  bots: (string | null)[];
  /** How many tries that count are finished. */
  runs: number;
  /** Points, and how many tries have them, in ascending order. */
  spread: [number, number][];
  best: RunOut[];
  yours: OwnRunOut | null;
  /** The master bot's points at this seat; null until they are known and you may see them. */
  par: number | null;
  /** Whether the master is still playing; ask again later. */
  parComing: boolean;
  duplicate: string | null;
}

/** A player's standing over several deals. */
export interface LeagueRow {
  place: number;
  /** Empty if the person has deleted their data. */
  name: string;
  /** By deal; null for one that was not played to its end. */
  points: (number | null)[];
  total: number;
  you: boolean;
}

/** The standings over several deals: a week, or a duplicate evening. */
export interface League {
  id: string;
  /** The host's name for a duplicate evening; empty for a week. */
  title: string;
  now: number;
  /** When tries can no longer be begun, in milliseconds since 1970; null for a week. */
  closes: number | null;
  /** The ids of the deals; for a week, those up to today. */
  deals: string[];
  /** How many deals count: each player's best. */
  most: number;
  rows: LeagueRow[];
}

/** A new challenge, or a new duplicate evening. */
export interface MadeDeal {
  id: string;
  /** The path of its page on this server, for friends. */
  link: string;
}

/** What happens in a game. */
export type GameEvent =
  | HandDealt
  | TurnBegan
  | MoneyTaken
  | TileBought
  | TilePlaced
  | TileStored
  | TileGiven
  | TileAdded
  | TileRemoved
  | TilesSwapped
  | Stopped
  | Passed
  | TileDrawn
  | MoneyDrawn
  | DeckReshuffled
  | ScoringCardTurnedUp
  | RoundScored
  | DirkDrew
  | TileAwarded
  | GameEnded;

/** All that a socket gives. */
export type ToSocket = Update | Done | Refused | Presence | Pong;
