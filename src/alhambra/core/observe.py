# cython: nonecheck=False
"""What a seat observes, as bytes: a vector of named parts, and planes of every palace.

`alhambra.envs.layout` names the parts. Seats are in the viewer's order: itself first, then
clockwise. Cells are mapped to the torus of ids.py.
"""

from __future__ import annotations

from . import bits, const, rows, shelf
from .ids import column, line, place_of
from .palace import Palace
from .rows import Row
from .state import State
from .tiles import KIND_OF, WALLS_OF

# Literal sizes here and below, as in observe.pxd: a compiled array must have a fixed length.
_MARKS = [0] * 270  # offsets from a tile's place to its five marks on the planes, some repeated
_CARD = [0] * 74  # currency and value of card + 1, both counted from 1; two zeros for EMPTY
_LOW = [0] * 8192  # copies of each value from 1 to 5, by packed cards; eight bytes each
_HIGH = [0] * 1024  # the same for the values 6 to 9; four bytes each
_SPREAD = [0] * 2048  # for each byte its bits, as eight bytes

# Scratch arrays, valid during one call.
_vector = [0] * 512
_planes = [0] * 29106


class Sight:
    """What can be seen of a table, as parts of the vector: updated at each step, copied to rows."""

    def __init__(self) -> None:
        """Empty; `look` has to come first."""
        self.players = 0
        # By seat, and all seats twice, so that any can be first: score in two bytes, longest wall.
        self.scores = [0] * 40
        self.scorings = 0  # this and the next four: as in the state when it was last looked at
        self.bag = 0
        self.market = [-1] * 4
        self.pending = 0
        self.dirk = 0
        self.zones = [0] * 336  # where each tile is: 56 bytes for each viewer
        self.places = [0] * 112  # columns of tiles on the torus, then lines, from 1; 0 if not built
        self.hands = [0] * 440  # 36 cards for each seat, and all seats twice
        self.sizes = [0] * 24  # of hands, all seats twice
        self.places_new = True  # whether `places` changed since it was last written to a row
        self.cards = [0] * 80  # of deck and discard
        self.cards_new = True  # the same for `cards`
        self.deck_left = 0
        self.discard_left = 0
        self.deck = [0] * 4
        self.discard = [0] * 4

    def look(self, state: State, viewer: int) -> None:
        """Read a whole state, as one viewer sees it or, with EMPTY, for all viewers."""
        self.players = state.players
        self.places_new = True
        self.bag = state.bag
        for slot in range(const.SLOTS):
            self.market[slot] = state.market[slot]
        self.pending = state.pending
        self.dirk = state.dirk
        rows.clear(self.places, 0, 112)
        for seat in range(state.players):
            if viewer == const.EMPTY or viewer == seat:
                self._see_zones(state, seat)
            self._see_hand(state, seat)
            palace = shelf.palace_of(state, seat)
            self._see_wall(seat, palace)
            rest = palace.built
            while rest:
                self._settle(palace, bits.lowest(rest))
                rest &= rest - 1
        self._see_scores(state)
        self._see_cards(state)

    def note(self, state: State, seat: int, code: int) -> None:
        """Update what has changed after a seat played a code and chance answered."""
        kind = code >> const.KIND_SHIFT
        if kind == const.TAKE or kind == const.BUY:
            self._see_hand(state, seat)
        elif kind >= const.ADD:
            self._see_palace(state, seat, code)
        if state.bag != self.bag:
            self._see_market(state)
        if state.pending != self.pending:
            self._mark_all(state.pending & ~self.pending, 6)
            self.pending = state.pending
        if state.dirk != self.dirk:
            self._mark_all(state.dirk & ~self.dirk, 7)
            self.dirk = state.dirk
        if state.phase >= const.AWARD:
            for viewer in range(self.players):
                self._see_zones(state, viewer)
        if state.scorings != self.scorings:
            self._see_scores(state)
        if state.deck_left != self.deck_left or state.discard_left != self.discard_left:
            self._see_cards(state)

    def _see_market(self, state: State) -> None:
        """Update the tiles that are new in the market; bought ones are handled elsewhere."""
        self.bag = state.bag
        for slot in range(const.SLOTS):
            if state.market[slot] != self.market[slot]:
                self.market[slot] = state.market[slot]
                if state.market[slot] != const.EMPTY:
                    self._mark(state.market[slot], 2 + slot)

    def _see_scores(self, state: State) -> None:
        """Update the scores of all seats."""
        self.scorings = state.scorings
        for place in range(2 * self.players):
            score = state.scores[place if place < self.players else place - self.players]
            self.scores[3 * place] = score & 255
            self.scores[3 * place + 1] = score >> 8

    def _see_wall(self, seat: int, palace: Palace) -> None:
        """Update the longest wall of a palace."""
        self.scores[3 * seat + 2] = palace.wall()
        self.scores[3 * (seat + self.players) + 2] = self.scores[3 * seat + 2]

    def _see_palace(self, state: State, seat: int, code: int) -> None:
        """Update where the tiles of a code are now; gifts to Dirk are handled elsewhere."""
        kind = code >> const.KIND_SHIFT
        tile = code & const.TILE_MASK
        if kind == const.STORE:
            self._mark_of(seat, tile, 8)
        if kind > const.PLACE:
            return
        palace = shelf.palace_of(state, seat)
        self._see_wall(seat, palace)
        if kind == const.REMOVE:
            self._unsettle(seat, tile)
            return
        self._mark_of(seat, tile, 14)
        self._settle(palace, tile)
        if kind == const.SWAP:
            self._unsettle(seat, (code >> const.FIELD_SHIFT) & const.TILE_MASK)

    def _see_hand(self, state: State, seat: int) -> None:
        """Update the cards of a hand."""
        held = 0
        for currency in range(const.CURRENCIES):
            hand = state.hands[const.CURRENCIES * seat + currency]
            _write_cards(self.hands, const.CARDS * seat + const.VALUES * currency, hand)
            held += bits.count(hand & 0x15555) + 2 * bits.count(hand & 0x2AAAA)
        rows.copy(
            self.hands,
            const.CARDS * (seat + self.players),
            self.hands,
            const.CARDS * seat,
            const.CARDS,
        )
        self.sizes[seat] = held
        self.sizes[seat + self.players] = held

    def _see_cards(self, state: State) -> None:
        """Update the cards of the deck and of the discard, where they have changed."""
        self.cards_new = True
        self.deck_left = state.deck_left
        self.discard_left = state.discard_left
        for currency in range(const.CURRENCIES):
            if self.deck[currency] != state.deck[currency]:
                self.deck[currency] = state.deck[currency]
                _write_cards(self.cards, const.VALUES * currency, state.deck[currency])
            if self.discard[currency] != state.discard[currency]:
                self.discard[currency] = state.discard[currency]
                _write_cards(
                    self.cards, const.CARDS + const.VALUES * currency, state.discard[currency]
                )

    def _see_zones(self, state: State, viewer: int) -> None:
        """Update where every tile is, as one viewer sees it."""
        place = 56 * viewer
        rows.clear(self.zones, place, 56)
        rows.mark(self.zones, place, _SPREAD, state.bag, 1)
        rows.mark(self.zones, place, _SPREAD, state.pending, 6)
        rows.mark(self.zones, place, _SPREAD, state.dirk, 7)
        for slot in range(const.SLOTS):
            if state.market[slot] != const.EMPTY:
                self.zones[place + state.market[slot]] = 2 + slot
        seat = viewer
        for relative in range(state.players):
            palace = shelf.palace_of(state, seat)
            rows.mark(self.zones, place, _SPREAD, state.reserves[seat], 8 + relative)
            rows.mark(self.zones, place, _SPREAD, palace.built, 14 + relative)
            rows.mark(self.zones, place, _SPREAD, state.awards[seat], 20 + relative)
            seat = seat + 1 if seat + 1 < state.players else 0

    def _mark_all(self, tiles: int, zone: int) -> None:
        """Set the zone of some tiles, the same for every viewer."""
        while tiles:
            self._mark(bits.lowest(tiles), zone)
            tiles &= tiles - 1

    def _mark(self, tile: int, zone: int) -> None:
        """Set the zone of a tile, the same for every viewer."""
        for viewer in range(self.players):
            self.zones[56 * viewer + tile] = zone

    def _mark_of(self, seat: int, tile: int, zone: int) -> None:
        """Set the zone of a tile to that of a seat: every viewer counts seats from itself."""
        for viewer in range(self.players):
            relative = seat - viewer if seat >= viewer else seat - viewer + self.players
            self.zones[56 * viewer + tile] = zone + relative

    def _settle(self, palace: Palace, tile: int) -> None:
        """Set the place of a tile that was built."""
        self.places_new = True
        self.places[tile] = column(palace.cells[tile]) + 1
        self.places[const.TILES + tile] = line(palace.cells[tile]) + 1

    def _unsettle(self, seat: int, tile: int) -> None:
        """Clear the place of a tile that went to the reserve of a seat."""
        self._mark_of(seat, tile, 8)
        self.places_new = True
        self.places[tile] = 0
        self.places[const.TILES + tile] = 0


_sight = Sight()


def length(players: int) -> int:
    """How many bytes the vector has."""
    return const.VECTOR + const.VECTOR_SEAT * players


def held_place(players: int) -> int:
    """The place in the vector of the tile that the viewer holds."""
    return length(players) - 2


def planes_length(players: int) -> int:
    """How many bytes the planes have: 11 planes of 21 x 21 for each seat."""
    return const.PLANES * const.PLACES * players


def vector(state: State, held: int, viewer: int, table: bool) -> bytes:
    """What a seat with a perfect memory knows or, with `table`, only what it sees at the table."""
    _sight.look(state, viewer)
    write(state, _sight, held, viewer, table, True, _vector)
    return bytes(_vector[: length(state.players)])


def planes(state: State, viewer: int) -> bytes:
    """For every palace: all tiles, those of each kind, walls in the north, east, south and west."""
    rows.clear(_planes, 0, planes_length(state.players))
    write_planes(state, viewer, _planes, 1)
    return bytes(_planes[: planes_length(state.players)])


def write(
    state: State, sight: Sight, held: int, viewer: int, table: bool, whole: bool, row: Row
) -> None:
    """Write the vector into a row: all of it, or over the last one that `sight` wrote there.

    In the second case, large parts that are the same for every viewer are written only if they have
    changed. The first bytes are cleared beyond the end of the small parts, which is harmless: the
    parts after them overwrite the rest.
    """
    players = state.players
    rows.clear(row, 0, 24)
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
        rows.copy(row, place + 2 * slot, _CARD, 2 * (state.display[slot] + 1), 2)
    place += 2 * const.SLOTS
    for relative in range(players):
        rows.copy(
            row,
            place + const.CARDS * relative,
            sight.hands,
            const.CARDS * (viewer + relative),
            const.CARDS,
        )
    if table:
        rows.clear(row, place + const.CARDS, const.CARDS * (players - 1))
    place += const.CARDS * players
    for relative in range(players):
        row[place + relative] = sight.sizes[viewer + relative]
    place += players
    if table:
        rows.clear(row, place, 2 * const.CARDS)
    elif whole or sight.cards_new:
        rows.copy(row, place, sight.cards, 0, 2 * const.CARDS)
    place += 2 * const.CARDS
    row[place] = state.deck_left
    row[place + 1] = state.discard_left
    row[place + 2] = bits.count(state.bag)
    row[place + 3] = min(state.reshuffles, 255)
    place += 4
    rows.clear(row, place, 4)
    for letter in range(2):
        if state.scoring_high[letter] != const.EMPTY:
            row[place + 2 * letter] = max(state.scoring_low[letter] - state.drawn, 0)
            row[place + 2 * letter + 1] = state.scoring_high[letter] - state.drawn + 1
    place += 4
    rows.copy(row, place, sight.zones, 56 * viewer, const.TILES)
    place += const.TILES
    if whole or sight.places_new:
        rows.copy(row, place, sight.places, 0, 2 * const.TILES)
    place += 2 * const.TILES
    for relative in range(players):
        rows.copy(row, place, sight.scores, 3 * (viewer + relative), 3)
        place += 3
    row[place] = held + 1 if state.turn == viewer and state.phase != const.OVER else 0
    row[place + 1] = state.dirk_score
    if not whole:
        sight.cards_new = False
        sight.places_new = False


def _write_cards(row: Row, place: int, packed: int) -> None:
    """Write how many copies of each card of a currency there are."""
    rows.copy(row, place, _LOW, 8 * (packed & 1023), 8)
    rows.copy(row, place + 5, _HIGH, 4 * (packed >> 10), 4)


def write_planes(state: State, viewer: int, row: Row, mark: int) -> None:
    """Draw the planes into a row of zeros with `mark` 1, or erase them with `mark` 0."""
    seat = viewer
    for relative in range(state.players):
        palace = shelf.palace_of(state, seat)
        first = const.PLANES * const.PLACES * relative
        row[first + place_of(const.FOUNTAIN)] = mark
        rest = palace.built
        while rest:
            _draw(palace, bits.lowest(rest), row, first, mark)
            rest &= rest - 1
        seat = seat + 1 if seat + 1 < state.players else 0


def redraw(state: State, seat: int, code: int, row: Row) -> None:
    """Update the planes that a seat sees after it changed its palace by a code."""
    kind = code >> const.KIND_SHIFT
    if kind < const.ADD or kind > const.PLACE:
        return
    palace = shelf.palace_of(state, seat)
    if kind == const.SWAP:
        _draw(palace, (code >> const.FIELD_SHIFT) & const.TILE_MASK, row, 0, 0)
    _draw(palace, code & const.TILE_MASK, row, 0, 0 if kind == const.REMOVE else 1)


def _draw(palace: Palace, tile: int, row: Row, first: int, mark: int) -> None:
    """Draw or erase a tile where it was last built, on the planes that begin at `first`."""
    place = first + place_of(palace.cells[tile])
    for each in range(5):
        row[place + _MARKS[5 * tile + each]] = mark


def _make_tables() -> None:
    for tile in range(const.TILES):
        planes = [0, 1 + KIND_OF[tile]]
        planes += [7 + side for side in range(4) if (WALLS_OF[tile] >> side) & 1]
        for each in range(5):
            _MARKS[5 * tile + each] = const.PLACES * planes[min(each, len(planes) - 1)]
    for card in range(const.CARDS):
        _CARD[2 * card + 2] = card // const.VALUES + 1
        _CARD[2 * card + 3] = card % const.VALUES + 1
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
