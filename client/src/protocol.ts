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

/** Let a bot sit down. Only the host can, before the start. */
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

/** Free a seat before the start: one's own, or any for the host. */
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

/** Deal. Only the host can, when all seats are taken. */
export interface Start {
  type: "start";
  /**
   * The client's own id of the command: sent again after a lost connection, it is recognised and
   * not carried out twice.
   */
  ref?: string;
}

/** Do something in one's turn. */
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

/** Take the last step of the running turn back. */
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

/** Ask the others to let one take back one's last turn. */
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

/** Say yes or no to another person's wish to take a turn back. */
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

/** Take one's seat over again from the bot that stood in. */
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

/** At a table without a clock: let a bot play for somebody who is not there, or wait. */
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

/** With days for each turn: let one's clock stand still for some days from now. */
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

/** Ask for a good move: everybody is told so, then GET /api/tables/ID/hint has it. */
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

/** Say something: a quick line, or text. */
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

/** Open a seat on this device, by the key of its secret link. */
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

/** Make a new secret link for a seat, and drop all others who have opened it by the old one. */
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

/** Open the lot that one has sealed, when the server has committed to its secret. */
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

/** Make a new table with the same setup and the same people, when the game is over. */
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

/** The first message on a socket: who is there. Without a token, a spectator. */
export interface Join {
  type: "join";
  token?: string;
}

/** Send me everything again. */
export interface Look {
  type: "look";
}

/** At a hot-seat table: the person of this seat looks at the screen now; null for nobody. */
export interface Face {
  type: "face";
  seat: number | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** What a table plays by. */
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

/** Where a game begins that is not dealt: at a position, or at a moment of another game. */
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
 * A table to be made. Whoever asks for it is its host. Either `setup` says what is played, or
 * `exercise`: a lesson or a puzzle for the host alone, which brings its own seats, bots and deal;
 * or `begin`: a game from the middle on, with the host at every seat that no bot plays.
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

/** A position that is asked about. */
export interface PositionTextAsked {
  /** In notation. */
  position: string;
}

/** A moment of a game: of a table where it is over, or of a record. */
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
  /** Where the tiles lie, if that was filled in; nobody here judges it. */
  palace: Record<string, string> | null;
}

/** A score sheet that others are to fill in, too. */
export interface NewScores {
  names: string[];
  edition: string;
  scorings: ScoreEntryAsked[][];
}

/** Another entry. That of the next scoring begins it: all others have what they had. */
export interface ScoreChange {
  key: string;
  /** From 0. */
  scoring: number;
  /** A seat; the number of seats stands for Dirk. */
  contender: number;
  entry: ScoreEntryAsked;
}

/** Leave a game out of the list, or let it in again. */
export interface HideGame {
  hidden: boolean;
}

/** Use the name of a link here. */
export interface OpenName {
  key: string;
  /** Whether the games of who asks become that person's. */
  take?: boolean;
}

/** What a person has chosen, by the names that the browser has for it. */
export interface KeepSettings {
  settings: Record<string, string>;
}

/** When a device is not called, by its own clock, in minutes after midnight. */
export interface QuietHours {
  begin: number;
  end: number;
}

/** A browser that wants to be called, and for what. */
export interface AlertDevice {
  /** Its address at a push service. */
  endpoint: string;
  /** Its public key. */
  p256dh: string;
  /** A secret that only it and this server have. */
  auth: string;
  /** Your turn, somebody sat down, your time runs out. */
  kinds: ("sat" | "soon" | "turn")[];
  language?: string;
  quiet?: QuietHours | null;
  /** The time zone of the device, such as Europe/Berlin. */
  zone?: string;
  /** What its clock is ahead of UTC, in minutes, should nobody know the zone here. */
  offset?: number;
}

/** An end to being called: for one game, or at all. */
export interface StopAlerts {
  /** Which browser; nobody else knows this address. */
  endpoint: string;
  table?: string | null;
}

/** Never call for a game, or do again. */
export interface MuteGame {
  muted: boolean;
}

/** A try of a deal. */
export interface NewRun {
  name: string;
  /** Whether it is the one that counts; false for practice. */
  counted?: boolean;
  /** Whether others may see it who have played the deal of the day. */
  shared?: boolean;
}

/** A finished game whose deal others are to play from the same seat. */
export interface NewChallenge {
  table: string;
  seat?: number | null;
  /** Who plays for the other people. */
  level?: string;
}

/** Five deals for many people, each alone against the same bots. */
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

/** What a table plays by. */
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
  /** With a time bank: what the person has for the next turn, or had when this one began. */
  timeLeft: number | null;
  /** When the person's holiday ends or ended, in milliseconds since 1970. */
  holiday: number | null;
  /** Somebody is connected who holds the seat; always so for a bot. */
  present: boolean;
}

/** A seat wants to take its last turn back. */
export interface ProposalOut {
  seat: number;
  /** Who has to agree. */
  asked: number[];
  agreed: number[];
}

/** How the shuffle comes about that nobody can choose, until the cards are dealt. */
export interface ShuffleOut {
  /** Of each seat's lot, where its person has put one in. */
  seals: (string | null)[];
  /** To the server's secret, from the start on: then lots are opened. */
  commitment: string | null;
  /** The seats whose lots are open. */
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
  /** Whether it has: a bot finishes the turn. */
  late: boolean;
  /** What the shuffle was committed to before the first card was dealt. */
  commitment: string | null;
  /** Before the cards are dealt. */
  shuffle: ShuffleOut | null;
  /** The table where the same people meet again. */
  rematch: string | null;
  /** Where the game began, if it was not with a deal. */
  position: string | null;
  /** Whether who is on turn may ask for a good move. */
  hints: boolean;
  /** Whether a person may ask what a turn has cost. */
  coach: boolean;
  /** The name of the deal, where others play it as well; see GET /api/deals/{deal}. */
  deal: string | null;
  /** Whether this is the try of the deal that counts. */
  counted: boolean;
}

/** What one seat has on the table. */
export interface PlayerOut {
  handSize: number;
  /** The cards, where hands are open. */
  hand: string[] | null;
  /** Tiles by cell, without the fountain. */
  palace: Record<string, string>;
  reserve: string[];
  score: number;
  wall: number;
  /** Buildings of each kind, the cheapest kind first. */
  counts: number[];
}

/** What a perfect memory would know: shown if the table has aids. */
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
  /** How many have been played for good. */
  actions: number;
  /** What has been done in the running turn, which can still be taken back. */
  steps: string[];
  /** Whether the turn has only to be ended. */
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

/** Something that happened at the table, but is no event of the game. */
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

/** Something that speaks for a turn (analysis/reasons.py); what it does not need is null. */
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
  /** What the seat may do now, if it is on turn. */
  legal: string[];
  /** The own seats that have a turn which they could ask to take back. */
  mayPropose: number[];
  /**
   * The secret key of each own seat, to open it on another device: before the start, in whole
   * views, and when a seat was opened or its link renewed.
   */
  keys?: Record<string, string>;
  /** With the keys: how many hold each seat whose link the viewer can renew. */
  devices?: Record<string, number>;
}

/** A lesson or a puzzle, and how far the learner has come. */
export interface ExerciseOut {
  id: string;
  kind: "lesson" | "puzzle";
  /** The learner's. */
  seat: number;
  /** The running step, from 0; as many as there are `steps` when all is done. */
  step: number;
  steps: number;
  /** What is to be reached: `is` names it, all else are its parameters. Null when all is done. */
  goal: Record<string, string | number> | null;
  /** The code of what the learner has just done instead. */
  slip: string | null;
  /** What the learner could do for this step from the beginning of the turn; for the learner. */
  solution: string[];
  /** What speaks for the best turn, once it was found; none for other exercises. */
  why: ReasonOut[];
  /** What every other turn would have lost at least, in points of lead; 0 as long as `why`. */
  gap: number;
}

/** A table as its viewer may know it, and what has just happened there. */
export interface Update {
  type: "update";
  version: number;
  /** The server's time, in milliseconds since 1970. */
  now: number;
  /** Whether this was sent for its own sake: then `chat` has all that is kept. */
  whole: boolean;
  table: TableOut;
  game: GameOut | null;
  /** What has just happened in the game; in a whole view, one for each of the game's `steps`. */
  events: GameEvent[];
  notes: NoteOut[];
  chat: LineOut[];
  /** What everybody can see to speak for the turn that a bot has just played. */
  why?: ReasonOut[];
  you: YouOut;
  /** At the table of an exercise. */
  exercise?: ExerciseOut;
}

/** A command was carried out, and is kept for good. */
export interface Done {
  type: "done";
  ref: string;
  /** The version that it led to; the one of the first time if it was sent twice. */
  version: number;
  /** Whether it had been carried out before. */
  again: boolean;
  /** The new table of a rematch. */
  table?: string;
}

/** A command was not carried out; nothing has changed. */
export interface Refused {
  type: "refused";
  ref: string;
  /** The kind of refusal: what a program or a translation goes by. */
  slug: string;
  /** One English sentence: what is wrong and what would be right. */
  text: string;
  /** The rule that forbids it, such as `R4.2`. */
  rule: string | null;
  /** What the sentence is about, by name. */
  details: Record<string, unknown>;
}

/** A person who is not connected while the game is on. */
export interface AbsentOut {
  seat: number;
  /** When the person was last seen, in milliseconds since 1970. */
  since: number;
  /** Who wants a bot to play for the person, at a table without a clock. */
  agreed: number[];
  /** Who has to agree as well. */
  asked: number[];
}

/** Whose seats have somebody connected now, and who is missing. */
export interface Presence {
  type: "presence";
  present: number[];
  absent: AbsentOut[];
}

/** I am here. */
export interface Pong {
  type: "pong";
  now: number;
}

/** Somebody new: the token is all there is to know, so keep it. */
export interface Guest {
  token: string;
}

/** What a table can be made of. */
export interface Choices {
  version: string;
  /** What each edition does differently from the standard values of the rule options. */
  editions: Record<string, Record<string, string>>;
  /** The values of each rule option, the standard one first. */
  rules: Record<string, string[]>;
  /** The levels, the weakest first. */
  bots: string[];
  /** The quick chat lines. */
  quick: string[];
  /** What places are worth (R7.3): by scoring, by kind, the first place first. */
  points: number[][][];
}

/** A lesson or a puzzle that one can begin. */
export interface ExerciseChoice {
  id: string;
  kind: "lesson" | "puzzle";
  /** How hard a puzzle is, from 1 to 5, or to 3 for a best turn; 0 for a lesson. */
  level: number;
  players: number;
  steps: number;
  /** Of the first step: `is` names it, all else are its parameters. */
  goal: Record<string, string | number>;
}

/** A table as the lobby shows it; who is there now is not known. */
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

/** The tables that are listed: those that wait for people, and those that can be watched. */
export interface Lobby {
  open: LobbyTable[];
  running: LobbyTable[];
}

/** A new table. */
export interface Made {
  id: string;
  /** Where friends find it, below the server's address. */
  link: string;
}

/** What would become of the palace; either `wall` or `refused` is there. */
export interface Site {
  /** The longest wall then. */
  wall: number | null;
  /** Why it is against the rules. */
  refused: Refused | null;
}

/** Everything that could be done with a tile in a palace, whether it is to be had or not. */
export interface Sites {
  /** The longest wall now. */
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

/** What is to be said about a position: the table that it is, or why it cannot be. */
export interface Checked {
  /** As it is written to the letter; as it came if it cannot be. */
  position: string;
  /** Why it cannot be; then nothing else is there. */
  refused: Refused | null;
  /** The table as everybody sees it, with all hands. */
  game: GameOut | null;
  /** As if the next scoring took place now; null when the game is over. */
  scoring: unknown | null;
}

/** One piece of outer wall: a cell and the side of it (R7.5). */
export interface SegmentOut {
  cell: string;
  side: string;
}

/** The rest of a turn as it can be drawn, before anything is drawn from the deck or the bag. */
export interface TurnOut {
  seat: number;
  /** In notation. */
  actions: string[];
  /** Money cards. */
  taken: string[];
  paid: string[];
  /** The cells of the palace that change. */
  built: string[];
  /** Afterwards: tiles by cell, without the fountain. */
  palace: Record<string, string>;
  /** Afterwards. */
  hand: string[];
  wallBefore: number;
  /** The longest one afterwards, piece by piece. */
  wall: SegmentOut[];
}

/** A figure found by trying, and its standard error. */
export interface EstimateOut {
  value: number;
  error: number;
}

/** A way to play the rest of a turn. */
export interface AdviceOut {
  turn: TurnOut;
  /** The final lead over the best other seat that it promises, in points. */
  lead: EstimateOut;
  /** How much less that is than the best way. */
  loss: EstimateOut;
  /** Everybody's chance to win afterwards. */
  wins: EstimateOut[];
  reasons: ReasonOut[];
}

/** The best ways to play the rest of the turn in a position. */
export interface BestTurns {
  /** Why there are none; then nothing else is there. */
  refused: Refused | null;
  /** The best first. */
  turns: AdviceOut[];
}

/** A position that is asked about. */
export interface PositionText {
  /** In notation. */
  position: string;
}

/** An action, what happened then, and the game afterwards; the first frame is the opening. */
export interface Frame {
  seat: number | null;
  action: string | null;
  events: GameEvent[];
  /** Left out if it was not asked for. */
  game: GameOut | null;
  /** Whether a bot played it for the person of the seat, who was late or away. */
  bot: boolean;
  /** Whether it begins a turn in which the person asked for a good move. */
  hint: boolean;
  /** With the last action of a bot's turn: what everybody can see to speak for it. */
  why: ReasonOut[];
}

/** A game, played for good or still running, without the running turn. */
export interface Replay {
  /** The version of the table; 0 for a record. */
  version: number;
  names: string[];
  /** The level of each bot's seat; null for a person, and where a record does not tell. */
  bots: (string | null)[];
  edition: string;
  rules: Record<string, string>;
  frames: Frame[];
}

/** A turn that was ended, beside the best that was found instead. */
export interface VerdictOut {
  /** How many had been played before the turn. */
  actions: number;
  /** Whether it cost something worth mentioning. */
  mistake: boolean;
  /** What the better turn promises more, in points of lead. */
  loss: EstimateOut;
  played: TurnOut;
  /** The same as `played` if nothing better was found. */
  better: TurnOut;
  /** What speaks for the better one. */
  reasons: ReasonOut[];
}

/** What an action was worth, by the best look at it so far. */
export interface DecisionOut {
  seat: number;
  /** To win, by seat, before the action. */
  chances: number[];
  /** In points of lead, against the best way to go on. */
  loss: EstimateOut;
  mistake: boolean;
}

/** An action that lost something worth mentioning, and what would have been better. */
export interface MistakeOut {
  /** How many actions had been played: the frame of the replay that it was decided in. */
  at: number;
  seat: number;
  /** In points of lead. */
  loss: EstimateOut;
  /** Of winning, lost. */
  chance: EstimateOut;
  /** The rest of the turn, from this action on. */
  played: TurnOut;
  /** That it promised, if the rest of the turn is played well. */
  playedLead: EstimateOut;
  better: TurnOut;
  betterLead: EstimateOut;
  /** What speaks for the better turn. */
  reasons: ReasonOut[];
}

/** Where a seat's lead came from, in points; together they are the whole change. */
export interface SeatShares {
  luck: EstimateOut;
  own: EstimateOut;
  others: EstimateOut;
  mistakes: number;
  /** By mistakes. */
  lost: EstimateOut;
}

/** A turn after which the game was another. */
export interface TurningPointOut {
  /** The frame before the turn. */
  at: number;
  /** The frame after it. */
  after: number;
  /** Whose chance to win changed. */
  seat: number;
  cause: "luck" | "mistake" | "play";
  /** Of that chance. */
  change: number;
}

/** A finished game, judged; what is not ready yet is missing. */
export interface GameAnalysis {
  /** Waiting for others, a first look, a thorough one, or nothing more to come. */
  stage: "done" | "full" | "quick" | "waiting";
  /** Changes with all that becomes ready: ask for another one with `after`. */
  piece: number;
  /** How much of the work is done, from 0 to 1. */
  done: number;
  /** By action; null where nothing is known yet. */
  decisions: (DecisionOut | null)[];
  /** The chances to win, by seat, after all; empty before the first look is through. */
  end: number[];
  /** The worst first. */
  mistakes: MistakeOut[];
  /** Empty before the first look is through. */
  seats: SeatShares[];
  /** In the order of the game; empty before the first look is through. */
  turning: TurningPointOut[];
}

/** A new score sheet. */
export interface ScoresMade {
  id: string;
  /** What it takes to fill it in. */
  key: string;
  /** Where friends find it, below the server's address; with `#key=…` they can fill it in. */
  link: string;
}

/** What one contender has at one scoring. */
export interface ScoreEntry {
  /** Buildings by kind. */
  counts: number[];
  /** Segments of the longest outer wall. */
  wall: number;
  /** Where the tiles lie, if that was filled in; nobody here judges it. */
  palace: Record<string, string> | null;
}

/** A score sheet as it is now. */
export interface Scores {
  names: string[];
  edition: string;
  /** Those that have begun, each by contender: the seats, then Dirk where two play (R9.2). */
  scorings: ScoreEntry[][];
  id: string;
  version: number;
  /** Milliseconds since 1970. */
  created: number;
}

/** One of the games in which somebody has, or had, a seat. */
export interface YourGame {
  id: string;
  status: "open" | "over" | "running";
  /** When it began or ended, in milliseconds. */
  at: number;
  hidden: boolean;
  /** One's own seats. */
  you: number[];
  setup: Setup;
  seats: SeatOut[];
  /** Who is on turn. */
  turn: number | null;
  /** When the clock of that turn runs out, in milliseconds. */
  deadline: number | null;
  /** The last lines of chat: seats, and when. */
  said: [number, number][];
  /** How it ended, if that is known. */
  scores: number[] | null;
  /** The deal that others play as well, if it is one. */
  deal: string | null;
  /** Whether one is never called for it. */
  muted: boolean;
}

/** Some of somebody's games, and whether the name is in use elsewhere. */
export interface YourGames {
  games: YourGame[];
  /** What `after` is for the next of them; null at the end. */
  more: string | null;
  now: number;
  /** Whether there is a link to use this name elsewhere. */
  linked: boolean;
  /** How often that link was opened. */
  openings: number;
  /** When that was last, in milliseconds; 0 for never. */
  opened: number;
}

/** It is done. */
export interface Kept {
  done: boolean;
}

/** Games of some sort. */
export interface Tally {
  games: number;
  /** A win that is shared counts. */
  wins: number;
  /** On average. */
  points: number;
}

/** Games against somebody. */
export interface Against {
  games: number;
  /** A win that is shared counts. */
  wins: number;
  /** On average. */
  points: number;
  name: string;
  /** The level, for a bot. */
  bot: string | null;
}

/** What a scoring brings on average. */
export interface ScoringShape {
  /** Points for each kind, the cheapest first. */
  kinds: number[];
  wall: number;
}

/** Where points come from, over so many results. */
export interface Shape {
  results: number;
  points: number;
  scorings: ScoringShape[];
}

/** Games of everybody here, to be compared with one's own. */
export interface Averages {
  /** Of people, by the number of players. */
  seats: Record<string, Tally>;
  /** The same of bots. */
  botSeats: Record<string, Tally>;
  /** Of people, against each level of bots. */
  levels: Record<string, Tally>;
}

/** What a turn lost on average, over some analysed games that follow each other. */
export interface LossPoint {
  /** When the last of them ended, in milliseconds. */
  at: number;
  games: number;
  /** Points of lead in a turn. */
  loss: number;
}

/** How somebody's loss in a turn developed, the oldest games first. */
export interface LossLine {
  you: LossPoint[];
  /** Of everybody whose games were analysed here lately; null if none was. */
  persons: number | null;
  bots: number | null;
}

/** What somebody's finished games have in common. */
export interface Statistics {
  total: Tally;
  /** By the number of players. */
  seats: Record<string, Tally>;
  /** Against each level of bots. */
  levels: Against[];
  /** Against each name, the most frequent first. */
  people: Against[];
  you: Shape;
  /** The same of everybody who played here lately. */
  persons: Shape;
  /** And of the bots. */
  bots: Shape;
  everybody: Averages;
  losses: LossLine;
  /** Of the common games of a table: how each of its people did, the most wins first. */
  together: Against[];
}

/** A link to use one's name elsewhere. The token replaces the one that one had. */
export interface NameLink {
  token: string;
  key: string;
}

/** A name that is in use here, too. */
export interface OpenedName {
  settings: Record<string, string>;
  token: string;
}

/** What a person has chosen, on whichever device, by the names that browsers have for it. */
export interface Chosen {
  settings: Record<string, string>;
}

/** Whether and how one is called. */
export interface AlertsOut {
  /** What a browser needs to subscribe; null if there are no alerts here. */
  key: string | null;
  /** How many browsers of yours are called. */
  devices: number;
  /** Whether you are never called for the table that was asked about. */
  muted: boolean;
}

/** A day that had a deal. */
export interface DayOut {
  day: string;
  /** Of the viewer's try that counts, if it is over. */
  points: number | null;
}

/** The deals of the last days, the newest first. */
export interface DaysOut {
  now: number;
  today: string;
  /** The running week, as in `2026-W47`. */
  week: string;
  /** When the next deal comes, in milliseconds since 1970. */
  closes: number;
  /** On how many days in a row the viewer has played, up to today or yesterday. */
  streak: number;
  days: DayOut[];
  /** Whether there are older ones. */
  more: boolean;
}

/** A try that counts, and its place. */
export interface RunOut {
  place: number;
  /** Empty for who has deleted everything of theirs. */
  name: string;
  points: number;
  you: boolean;
  /** Where the game can be seen, by whoever may. */
  table: string | null;
}

/** The viewer's own try that counts. */
export interface OwnRunOut {
  table: string;
  over: boolean;
  /** Whether it was over before the deal was told; then only does it count. */
  inTime: boolean;
  points: number | null;
  place: number | null;
}

/** A deal that many people play, and what they have made of it. */
export interface DealOut {
  id: string;
  kind: "challenge" | "day" | "duplicate";
  /** The server's time, in milliseconds since 1970. */
  now: number;
  opens: number;
  /** From when on no try counts; null for never. */
  closes: number | null;
  /** From when on everybody may know the whole deal. */
  told: number | null;
  /** When chance decided; 0 if that was not written down. The commitment is not older. */
  drawn: number;
  /** The SHA-256 of all that chance decides (docs/records.md). */
  commitment: string;
  /** That of the next day's deal, on the day itself. */
  nextCommitment: string | null;
  /** What all was dealt from, when the deal is told. */
  seed: string | null;
  seat: number;
  /** The level at each seat; null at the person's. */
  bots: (string | null)[];
  /** How many tries that count are over. */
  runs: number;
  /** Points, and how many tries have them, the fewest points first. */
  spread: [number, number][];
  best: RunOut[];
  yours: OwnRunOut | null;
  /** What the master made of the seat; for whoever has played, and as soon as it is known. */
  par: number | null;
  /** Whether the master still plays: ask again. */
  parComing: boolean;
  duplicate: string | null;
}

/** What somebody has made of several deals. */
export interface LeagueRow {
  place: number;
  /** Empty for who has deleted everything of theirs. */
  name: string;
  /** By deal; null for one that was not played, or not to its end. */
  points: (number | null)[];
  total: number;
  you: boolean;
}

/** Several deals together: a week, or a duplicate evening. */
export interface League {
  id: string;
  /** What the host calls a duplicate evening; empty for a week. */
  title: string;
  now: number;
  /** From when on no try counts. */
  closes: number | null;
  /** Their names, to be played or looked at; of a week, those whose day has come. */
  deals: string[];
  /** How many of them count, the best of each player. */
  most: number;
  rows: LeagueRow[];
}

/** A new challenge, or a new duplicate evening. */
export interface MadeDeal {
  id: string;
  /** Where friends find it, below the server's address. */
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
