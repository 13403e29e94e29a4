/** A made-up table for the gallery. */

import type { PlayerOut, SeatOut } from "../protocol";

function palace(text: string): Record<string, string> {
  const places = text.split("; ").map((each) => each.split(" ").reverse() as [string, string]);
  return Object.fromEntries(places);
}

/** The palaces of docs/rules.md, and one of 25 tiles. */
export const PALACES = [
  palace("P2NEW 0,1; C9W -1,0; T8NES 1,0; A6SW -1,-1; G10 0,-1; A6NE 1,-1; A9 0,-2; S6ES 1,-2"),
  palace("G8NW 0,1; P6N 1,1; T9NE 2,1; G10N 1,0; A8E 2,0; P3SW 0,-1; C9S 1,-1; S6ES 2,-1"),
  palace("C11 -1,0; A9 -1,-1; T11S -1,-2; S8S 0,-2; S9 1,0"),
  {},
  palace("P8 1,0; T12 0,1; G11 1,1"),
  palace("C10 0,-1"),
];

export const LARGE = palace(
  "A10 1,0; P8 2,0; T13E 3,0; G10 0,1; C10 1,1; S9 2,1; G9E 3,1; A8N 0,2; P6N 1,2; " +
    "T11N 2,2; T9NE 3,2; C11 -1,0; G11 -2,0; S7W -3,0; T12 -1,1; C9W -2,1; A9 0,-1; T11 1,-1; " +
    "A8E 2,-1; G12S 0,-2; C9S 1,-2; S6ES 2,-2; G10W -1,-1; S5SW -1,-2; G8NW -1,2",
);

/** The wall that scores 8 in the first palace. */
export const WALL = [
  ["0,1", "W"],
  ["0,1", "N"],
  ["0,1", "E"],
  ["1,0", "N"],
  ["1,0", "E"],
  ["1,-1", "E"],
  ["1,-2", "E"],
  ["1,-2", "S"],
].map(([cell, side]) => ({ cell: cell!, side: side! }));

export const NAMES = ["Ada", "Benedikt von Hohenstein", "Cem", "Mason", "Elif", "فرهاد"];

export const PLAYERS: PlayerOut[] = PALACES.map((each, seat) => ({
  handSize: 7 - seat,
  hand: null,
  palace: each,
  reserve: seat % 2 ? ["T11", "C5NSW"] : [],
  score: [34, 128, 31, 0, 17, 8][seat]!,
  wall: 8 - seat,
  counts: [1, 1, 3 - (seat % 3), 1, seat % 2, 2],
}));

export const SEATS: SeatOut[] = NAMES.map((name, seat) => ({
  kind: seat === 3 ? "bot" : "person",
  name,
  bot: seat === 3 ? "mason" : null,
  device: false,
  away: seat === 2,
  resigned: false,
  timeLeft: null,
  holiday: null,
  present: seat !== 4,
}));

export const HAND = ["b2", "b4", "b7", "g3", "g3", "g5", "o1", "y1", "y8", "y9"];
export const LONG_HAND = [..."123456789"].flatMap((value) => ["b", "g", "y"].map((c) => c + value));
export const MARKET = ["S5SW", "P8", "G11", "T9NE"];
export const DISPLAY = ["b1", "g4", "o9", "y3"];

export const LEGAL = [
  "take b1",
  "take g4",
  "take o9",
  "take y3",
  "take b1 g4",
  "take b1 y3",
  "buy S5SW y8",
  "buy P8 g3 g5",
  "buy G11 b4 b7",
  "add T11 2,0",
  "add T11 0,2",
  "swap T11 G10",
  "remove P2NEW",
  "remove S6ES",
];
export const PUTTING = ["place G11 2,0", "place G11 -1,1", "store G11", "give G11", "store S9"];
