"""The constants of the core. Never compiled: `const.pxd` has the same for the C compiler."""

from __future__ import annotations

# Special values: the first two in place of a seat, EMPTY in place of a tile, a card or a seat.
CHANCE = -1  # a card or tile has to be drawn: whoever runs the game deals
NOBODY = -2  # the game is over
EMPTY = -1  # for example no tile in a market slot, no card in a display slot

# Components (section 1).
TILES = 54
KINDS = 6
CURRENCIES = 4
VALUES = 9
CARDS = 36  # different money cards: currency * 9 + value - 1
COPIES = 3  # of each money card; 2 in a game of two players (R9.1)
SLOTS = 4  # of the market and of the money display
MIN_PLAYERS = 2
MAX_PLAYERS = 6

# Setting up and playing (sections 2 and 3).
START_SUM = 20  # a hand is dealt cards until it is worth this (R2.3)
PILES = 5  # that the deck is split into (R2.6)
GREED = 5  # several cards may be taken together up to this sum (R3.1)
DIRK_TILES = 6  # drawn for Dirk at the start and after the first scoring (R9.2, R9.4)
SCORINGS = 3

# Sides of a tile, as bits of its wall mask.
NORTH = 1
EAST = 2
SOUTH = 4
WEST = 8

# Cells are numbered (64 y + x) mod 4096. 55 tiles cannot reach far enough for two cells to share a
# number or to look like neighbours when they are not.
SPAN = 64
CELL_COUNT = 4096
FOUNTAIN = 0

# Phases, by what the game waits for: first those where chance has to answer, then those of a seat.
DEAL_DIRK = 0
DEAL_MARKET = 1
DEAL_HANDS = 2
DEAL_DISPLAY = 3
REFILL_MARKET = 4
REFILL_DISPLAY = 5
DRAW_DIRK = 6
ACT = 7
PUT = 8
AWARD = 9
OVER = 10

# A code is kind << KIND_SHIFT | field << FIELD_SHIFT | tile, and for BUY
# kind << KIND_SHIFT | slot << SLOT_SHIFT | payment, see docs/architecture.md.
KIND_SHIFT = 24
SLOT_SHIFT = 18
FIELD_SHIFT = 6
FIELD_MASK = 262143
TILE_MASK = 63

STOP = 0
PASS = 1
TAKE = 2  # field: mask of display slots
BUY = 3  # payment: two bits for the copies of each value
ADD = 4  # field: cell
REMOVE = 5
SWAP = 6  # field: the tile that goes out
PLACE = 7  # field: cell
STORE = 8
GIVE = 9
DRAW_TILE = 10
DRAW_CARD = 11  # field: card
TURN_UP = 12  # field: 0 for scoring card A, 1 for B

# Dense ids (ids.py): where each block begins, and how many ids there are in all.
ID_END = 0
ID_TAKE = 0  # + mask of display slots, from 1
ID_PICK = 16  # + tile
ID_REMOVE = 70  # + tile
ID_OUT = 124  # + tile
ID_STORE = 178
ID_GIVE = 179
ID_CELL = 180  # + place on the torus
ID_BUY = 621  # + slot * PAYMENTS + number of the payment
IDS = 1773
MAX_LEGAL_IDS = 512  # never more than 486: 15 takes, 416 payments, 54 tiles, the end
TORUS = 21  # width and height of the torus onto which ids and observations map palaces
PLACES = 441
PAYMENTS = 288  # all payments that have no superfluous card for some price

# The vector of observe.py: its bytes for the table, and those for each seat.
VECTOR = 261
VECTOR_SEAT = 41
PLANES = 11  # for each seat

# Values of the rule options (section 10), in the order of alhambra.options.
TIE_SUM = 0
TIE_YOUNGEST = 1
PLACE_RANDOM = 0
PLACE_TOP = 1
SECOND_THIRD = 0
SECOND_TWO = 1
GIFT_ALWAYS = 0
GIFT_MISFIT = 1
