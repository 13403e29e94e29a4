/**
 * What the box holds, and what places are worth. Made by `python -m tools.scorer` from the engine:
 * never edited by hand.
 */

/** Every tile once (R1.2), by kind. */
export const BOX: readonly (readonly string[])[] = [
  ["P2NEW", "P3SW", "P4ES", "P5NW", "P6N", "P7E", "P8"],
  ["S3ESW", "S4NE", "S5SW", "S6ES", "S7W", "S8S", "S9"],
  ["A4NES", "A5NW", "A6SW", "A6NE", "A7ES", "A8N", "A8E", "A9", "A10"],
  ["C5NSW", "C6ES", "C7SW", "C7NE", "C8NW", "C9W", "C9S", "C10", "C11"],
  ["G6ESW", "G7NSW", "G8SW", "G8NE", "G8NW", "G9E", "G10N", "G10W", "G10", "G11", "G12S"],
  ["T7NEW", "T8NES", "T9ES", "T9NE", "T9NW", "T10W", "T11N", "T11S", "T11", "T12", "T13E"],
];

/** The most walls that a tile has. */
export const TILE_WALLS = 3;

/** What places are worth (R7.3): by scoring, by kind, the first place first. */
export const POINTS: readonly (readonly (readonly number[])[])[] = [
  [[1], [2], [3], [4], [5], [6]],
  [[8, 1], [9, 2], [10, 3], [11, 4], [12, 5], [13, 6]],
  [[16, 8, 1], [17, 9, 2], [18, 10, 3], [19, 11, 4], [20, 12, 5], [21, 13, 6]],
];

/** Different money cards, copies of each, and copies in a game of two (R1.3, R9.1). */
export const CARDS = { kinds: 36, copies: 3, forTwo: 2 };

/** Of the money display, and the piles that the deck is split into (R2.5, R2.6). */
export const DECK = { display: 4, piles: 5 };

/** Drawn for Dirk at the start and after the first scoring (R9.2, R9.4). */
export const DIRK_TILES = 6;

/** Every rule option of every edition, the standard one first. */
export const EDITIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "standard": {"start_tie": "sum", "scoring_place": "random", "dirk_second": "third", "dirk_gift": "always"},
  "hu-2003": {"start_tie": "youngest", "scoring_place": "top", "dirk_second": "two", "dirk_gift": "always"},
  "pt-2003": {"start_tie": "sum", "scoring_place": "random", "dirk_second": "third", "dirk_gift": "misfit"},
};
