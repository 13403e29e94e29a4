"""What a seat observes, as bytes: a vector of named parts, and planes of every palace.

`alhambra.envs.layout` names the parts. Seats come as the viewer sees them: itself first, then
clockwise. Cells lie on the torus of ids.py.
"""

from __future__ import annotations

from . import bits, const, rows
from .ids import column, line, place_of
from .palace import Palace
from .rows import Row
from .state import State
from .tiles import KIND_OF, WALLS_OF

# Literal sizes here and below, as in observe.pxd: a compiled array must know its length.
_KIND = [0] * 54
_WALLS = [0] * 54
_LOW = [0] * 8192  # copies of the values 1 to 5, eight bytes for each way to have them
_HIGH = [0] * 1024  # of 6 to 9, four bytes each
_SPREAD = [0] * 2048  # eight bytes for each byte: its bits

# Blackboards of one call each.
_vector = [0] * 512
_planes = [0] * 29106


class Sight:
    """What a table shows alike to everybody: the palaces, as the vector has them."""

    def __init__(self) -> None:
        """Of palaces that nothing is built in yet."""
        self.built = [0] * 6
        self.walls = [0] * 6  # the longest
        self.columns = [0] * 56  # of each built tile on the torus, from 1; 0 of others
        self.lines = [0] * 56

    def look(self, state: State) -> None:
        """See all palaces of a state."""
        for seat in range(state.players):
            palace = state.palaces[seat]
            self.built[seat] = palace.built
            self.walls[seat] = palace.wall()
        rows.clear(self.columns, 0, 56)
        rows.clear(self.lines, 0, 56)
        for seat in range(state.players):
            palace = state.palaces[seat]
            rest = palace.built
            while rest:
                self._settle(palace, bits.lowest(rest))
                rest &= rest - 1

    def note(self, state: State, seat: int, code: int) -> None:
        """See what is new since a seat has played a code."""
        kind = code >> const.KIND_SHIFT
        if kind < const.ADD or kind > const.PLACE:
            return
        palace = state.palaces[seat]
        self.built[seat] = palace.built
        self.walls[seat] = palace.wall()
        tile = code & const.TILE_MASK
        if kind == const.REMOVE:
            self.columns[tile] = 0
            self.lines[tile] = 0
            return
        self._settle(palace, tile)
        if kind == const.SWAP:
            self.columns[(code >> const.FIELD_SHIFT) & const.TILE_MASK] = 0
            self.lines[(code >> const.FIELD_SHIFT) & const.TILE_MASK] = 0

    def _settle(self, palace: Palace, tile: int) -> None:
        """Note where a built tile lies."""
        self.columns[tile] = column(palace.cells[tile]) + 1
        self.lines[tile] = line(palace.cells[tile]) + 1


_sight = Sight()


def length(players: int) -> int:
    """How many bytes the vector has."""
    return const.VECTOR + const.VECTOR_SEAT * players


def held_place(players: int) -> int:
    """Where in the vector the tile is that the viewer holds."""
    return length(players) - 2


def planes_length(players: int) -> int:
    """How many bytes the planes have: 11 for each seat, 21 x 21."""
    return const.PLANES * const.PLACES * players


def vector(state: State, held: int, viewer: int, table: bool) -> bytes:
    """What a seat with a perfect memory knows, or only what the table shows it."""
    _sight.look(state)
    write(state, _sight, held, viewer, table, _vector)
    return bytes(_vector[: length(state.players)])


def planes(state: State, viewer: int) -> bytes:
    """Every palace: where tiles lie, those of each kind, walls to the north, east, south, west."""
    rows.clear(_planes, 0, planes_length(state.players))
    write_planes(state, viewer, _planes, 1)
    return bytes(_planes[: planes_length(state.players)])


def write(state: State, sight: Sight, held: int, viewer: int, table: bool, row: Row) -> None:
    """The vector into a row."""
    players = state.players
    rows.clear(row, 0, 17 + players)
    row[state.phase - const.ACT if state.phase > const.ACT else 0] = 1
    row[4] = state.exact
    if state.phase != const.OVER:
        row[
            5 + (state.turn - viewer if state.turn >= viewer else state.turn - viewer + players)
        ] = 1
    place = 5 + players
    row[place + state.scorings] = 1
    place += const.SCORINGS + 1
    for slot in range(const.SLOTS):
        if state.display[slot] != const.EMPTY:
            row[place + 2 * slot] = state.display[slot] // const.VALUES + 1
            row[place + 2 * slot + 1] = state.display[slot] % const.VALUES + 1
    place += 2 * const.SLOTS
    seat = viewer
    for relative in range(players):
        if relative == 0 or not table:
            _write_cards(row, place + const.CARDS * relative, state.hands, seat * const.CURRENCIES)
        else:
            rows.clear(row, place + const.CARDS * relative, const.CARDS)
        row[place + const.CARDS * players + relative] = _hand_size(state, seat)
        seat = seat + 1 if seat + 1 < players else 0
    place += (const.CARDS + 1) * players
    if table:
        rows.clear(row, place, 2 * const.CARDS)
    else:
        _write_cards(row, place, state.deck, 0)
        _write_cards(row, place + const.CARDS, state.discard, 0)
    place += 2 * const.CARDS
    row[place] = state.deck_left
    row[place + 1] = state.discard_left
    row[place + 2] = state.bag_left()
    row[place + 3] = min(state.reshuffles, 255)
    place += 4
    rows.clear(row, place, 4)
    for letter in range(2):
        if state.scoring_high[letter] != const.EMPTY:
            row[place + 2 * letter] = max(state.scoring_low[letter] - state.drawn, 0)
            row[place + 2 * letter + 1] = state.scoring_high[letter] - state.drawn + 1
    place += 4
    zone = place
    rows.clear(row, zone, 56)
    rows.mark(row, zone, _SPREAD, state.bag, 1)
    for slot in range(const.SLOTS):
        if state.market[slot] != const.EMPTY:
            row[zone + state.market[slot]] = 2 + slot
    if state.pending:
        rows.mark(row, zone, _SPREAD, state.pending, 6)
    if state.dirk:
        rows.mark(row, zone, _SPREAD, state.dirk, 7)
    place += 3 * const.TILES
    seat = viewer
    for relative in range(players):
        rows.mark(row, zone, _SPREAD, sight.built[seat], 14 + relative)
        if state.reserves[seat]:
            rows.mark(row, zone, _SPREAD, state.reserves[seat], 8 + relative)
        if state.awards[seat]:
            rows.mark(row, zone, _SPREAD, state.awards[seat], 20 + relative)
        row[place] = state.scores[seat] & 255
        row[place + 1] = state.scores[seat] >> 8
        row[place + 2] = sight.walls[seat]
        place += 3
        seat = seat + 1 if seat + 1 < players else 0
    rows.copy(row, zone + const.TILES, sight.columns, 0, const.TILES)
    rows.copy(row, zone + 2 * const.TILES, sight.lines, 0, const.TILES)
    row[place] = held + 1 if state.turn == viewer and state.phase != const.OVER else 0
    row[place + 1] = state.dirk_score


def _hand_size(state: State, seat: int) -> int:
    """How many cards a hand holds: `State.hand_size`, here where it can be inlined."""
    first = seat * const.CURRENCIES
    total = 0
    for currency in range(const.CURRENCIES):
        packed = state.hands[first + currency]
        total += bits.count(packed & 0x15555) + 2 * bits.count(packed & 0x2AAAA)
    return total


def _write_cards(row: Row, place: int, packed: list[int], first: int) -> None:
    """The copies of each card, of four currencies that are packed from `first` on."""
    for currency in range(const.CURRENCIES):
        rows.copy(row, place, _LOW, 8 * (packed[first + currency] & 1023), 8)
        rows.copy(row, place + 5, _HIGH, 4 * (packed[first + currency] >> 10), 4)
        place += const.VALUES


def write_planes(state: State, viewer: int, row: Row, mark: int) -> None:
    """The planes into a row of zeros, with a mark of 1; and with 0 back to zeros."""
    for relative in range(state.players):
        palace = state.palaces[(viewer + relative) % state.players]
        first = const.PLANES * const.PLACES * relative
        row[first + place_of(const.FOUNTAIN)] = mark
        rest = palace.built
        while rest:
            tile = bits.lowest(rest)
            rest &= rest - 1
            place = first + place_of(palace.cells[tile])
            row[place] = mark
            row[place + const.PLACES * (1 + _KIND[tile])] = mark
            walls = _WALLS[tile]
            while walls:
                row[place + const.PLACES * (1 + const.KINDS + bits.lowest(walls))] = mark
                walls &= walls - 1


def _make_tables() -> None:
    for tile in range(const.TILES):
        _KIND[tile] = KIND_OF[tile]
        _WALLS[tile] = WALLS_OF[tile]
    for packed in range(1024):
        for value in range(5):
            _LOW[8 * packed + value] = (packed >> (2 * value)) & 3
    for packed in range(256):
        for value in range(8):
            _SPREAD[8 * packed + value] = (packed >> value) & 1
    for packed in range(256):
        for value in range(4):
            _HIGH[4 * packed + value] = (packed >> (2 * value)) & 3


_make_tables()
