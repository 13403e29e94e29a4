"""A position at the end of a turn as the input of a larger net: more than `features` has.

First come numbers about the whole table, then a block for each currency: its tile in the market,
what the seat and the next rival can pay in it, its cards in the display. All currencies work the
same way, so a net that uses the same weights for every block learns four times from each position.
"""

from __future__ import annotations

from . import bits, const
from .features import Features
from .legal import price_of, slot_of
from .money import size
from .palace import kind_count
from .purse import least
from .state import State
from .tiles import KIND_OF

TABLE = 168
"""How many numbers describe the table; the last two are unused and always 0."""
BLOCK = 36
"""How many numbers each currency has."""
SIZE = TABLE + 4 * BLOCK

_KIND = [0] * 54
_FIRST = 96  # the numbers of `features` come before this place
_TABLE = 168  # the two constants from above, as C integers
_BLOCK = 36


class Inputs:
    """Reads a position once, then gives the numbers of any seat."""

    def __init__(self) -> None:
        """Empty; `read` fills it."""
        self.values = [0.0] * 312
        self.features = Features()
        self.fitting = [0] * 6

    def read(self, state: State) -> None:
        """Read a position between two turns."""
        self.features.read(state)
        for seat in range(state.players):
            palace = state.palaces[seat]
            self.fitting[seat] = palace.fitting()

    def fill(self, seat: int) -> None:
        """Write the numbers of a seat into `values`."""
        features = self.features
        features.fill(seat)
        for place in range(_FIRST):
            self.values[place] = features.values[place]
        rival = features.next_seat
        if rival == seat:
            rival = seat + 1 if seat + 1 < features.state.players else 0
        self._fill_kinds(seat, rival)
        self._fill_rival(seat, rival)
        for currency in range(const.CURRENCIES):
            self._fill_block(seat, rival, currency)

    def _fill_kinds(self, seat: int, rival: int) -> None:
        """For each kind: which tiles still fit, what is in reserve, what the rival has and gains by
        one more building, and what Dirk has.
        """
        state = self.features.state
        standing = self.features.standing
        values = self.values
        scoring = state.scorings + 1 if state.scorings < 2 else 3
        stock = state.bag
        for slot in range(const.SLOTS):
            if state.market[slot] != const.EMPTY:
                stock |= _single(state.market[slot])
        place = _FIRST
        for kind in range(const.KINDS):
            values[place] = kind_count(stock & self.fitting[seat], kind) / 6.0
            values[place + 1] = kind_count(stock & self.fitting[rival], kind) / 6.0
            values[place + 2] = kind_count(state.reserves[seat], kind) / 2.0
            values[place + 3] = kind_count(state.reserves[rival], kind) / 2.0
            values[place + 4] = standing.count(kind, rival) / 6.0
            gain = standing.share(scoring, kind, rival, 1) - standing.share(scoring, kind, rival, 0)
            values[place + 5] = gain / 600.0
            gain = standing.share(3, kind, rival, 1) - standing.share(3, kind, rival, 0)
            values[place + 6] = gain / 600.0
            values[place + 7] = 0.0
            if state.players == const.MIN_PLAYERS:
                values[place + 7] = kind_count(state.dirk, kind) / 4.0
            place += 8

    def _fill_rival(self, seat: int, rival: int) -> None:
        """The next rival, and how much time is left."""
        state = self.features.state
        features = self.features
        values = self.values
        palace = state.palaces[rival]
        values[144] = features.walls[rival] / 12.0
        values[145] = features.worths[rival] / 40.0
        values[146] = features.sizes[rival] / 10.0
        values[147] = features.freedoms[rival] / 32.0
        values[148] = features.useful[rival] / 40.0
        values[149] = features.exact[rival] / 3.0
        values[150] = features.affordable[rival] / 3.0
        values[151] = bits.count(palace.built) / 15.0
        values[152] = bits.count(state.reserves[rival]) / 4.0
        values[153] = bits.count(state.reserves[rival] & self.fitting[rival]) / 4.0
        values[154] = (state.scores[seat] - state.scores[rival]) / 40.0
        values[155] = palace.site_count / 16.0
        values[156] = 0.0
        values[157] = 0.0
        if state.scorings < 2:
            low = state.scoring_low[state.scorings] - state.drawn
            values[156] = (0 if low < 0 else low) / 20.0
            values[157] = (state.scoring_high[state.scorings] - state.drawn) / 20.0
        left = bits.count(state.bag)
        values[158] = 1.0 if left < 5 else 0.0
        values[159] = 1.0 if left < 9 else 0.0
        values[160] = state.deck_left / 100.0
        for stage in range(const.SCORINGS):
            values[161 + stage] = 1.0 if state.scorings == stage else 0.0
        values[164] = left / 10.0 if left < 15 else 1.5
        values[165] = 1.0 if features.walls[seat] > features.walls[rival] else 0.0

    def _fill_block(self, seat: int, rival: int, currency: int) -> None:
        """One currency: the tile it buys, who can pay for that, and its cards in the display."""
        state = self.features.state
        values = self.values
        first = _TABLE + _BLOCK * currency
        for place in range(first, first + _BLOCK):
            values[place] = 0.0
        tile = state.market[slot_of(currency)]
        price = 0
        if tile != const.EMPTY:
            price = price_of(tile)
            values[first] = 1.0
            values[first + 1 + _KIND[tile]] = 1.0
            values[first + 7] = price / 13.0
            exact = 0
            able = 0
            for other in range(state.players):
                if other != seat and other != rival:
                    able += 1 if state.cash[4 * other + currency] >= price else 0
                    exact += (self.features.sums[4 * other + currency] >> price) & 1
            values[first + 28] = able / 2.0
            values[first + 29] = exact / 2.0
        self._fill_purse(seat, currency, tile, price, first + 8)
        self._fill_purse(rival, currency, tile, price, first + 18)
        cards = 0
        total = 0
        highest = 0
        own = 4 * seat + currency
        others = 4 * rival + currency
        for slot in range(const.SLOTS):
            card = state.display[slot]
            if card == const.EMPTY or card // const.VALUES != currency:
                continue
            value = card % const.VALUES + 1
            cards += 1
            total += value
            if value > highest:
                highest = value
            if price >= value:
                if (self.features.sums[own] >> (price - value)) & 1:
                    values[first + 33] = 1.0
                if (self.features.sums[others] >> (price - value)) & 1:
                    values[first + 34] = 1.0
        values[first + 30] = cards / 2.0
        values[first + 31] = highest / 9.0
        values[first + 32] = total / 9.0
        if price > state.cash[own] and state.cash[own] + highest >= price:
            values[first + 35] = 1.0

    def _fill_purse(self, seat: int, currency: int, tile: int, price: int, place: int) -> None:
        """What a seat has of a currency, and what it would gain by the tile sold for that."""
        state = self.features.state
        standing = self.features.standing
        values = self.values
        money = state.cash[4 * seat + currency]
        sums = self.features.sums[4 * seat + currency]
        values[place] = money / 15.0 if money < 30 else 2.0
        values[place + 1] = size(state.hands[4 * seat + currency]) / 4.0
        values[place + 2] = bits.count(sums & 0x3FFC) / 12.0
        if tile == const.EMPTY:
            return
        kind = _KIND[tile]
        if money >= price:
            values[place + 3] = 1.0
            values[place + 4] = (sums >> price) & 1
            values[place + 5] = (least(sums, price) - price) / 5.0
        else:
            values[place + 6] = (price - money) / 13.0
        values[place + 7] = (self.fitting[seat] >> tile) & 1
        scoring = state.scorings + 1 if state.scorings < 2 else 3
        gain = standing.share(scoring, kind, seat, 1) - standing.share(scoring, kind, seat, 0)
        values[place + 8] = gain / 600.0
        gain = standing.share(3, kind, seat, 1) - standing.share(3, kind, seat, 0)
        values[place + 9] = gain / 600.0

    def numbers(self, seat: int) -> list[float]:
        """The numbers of a seat, for learning."""
        self.fill(seat)
        return [self.values[place] for place in range(SIZE)]


def _single(tile: int) -> int:
    """A set of one tile."""
    one = 1
    return one << tile


def _make_tables() -> None:
    for tile in range(const.TILES):
        _KIND[tile] = KIND_OF[tile]


_make_tables()
