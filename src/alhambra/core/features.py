"""A position at the end of a turn, as the input numbers of a learned evaluation.

Each seat has its own numbers: what it has built, what its rivals have, what its money can buy in
the market, how much time is left. Most are between -1 and 1.
"""

from __future__ import annotations

from . import bits, const
from .legal import currency_of, price_of
from .palace import Palace, kind_count
from .purse import reach
from .standing import Standing
from .state import State

SIZE = 96
"""How many numbers each seat has; number 92 is unused and always 0."""

_KIND_NUMBERS = 9


class Features:
    """Reads a position once, then gives the numbers of any seat."""

    def __init__(self) -> None:
        """Empty; `read` fills it."""
        self.values = [0.0] * 96
        self.standing = Standing()
        self.state: State = State.__new__(State)
        self.next_seat = 0
        self.walls = [0] * 6
        self.worths = [0] * 6
        self.sizes = [0] * 6
        self.freedoms = [0] * 6
        self.useful = [0] * 6
        self.exact = [0] * 6
        self.affordable = [0] * 6
        self.sums = [0] * 24  # what each hand can pay: seat * 4 + currency
        self.near = 0.0
        self.late = 0.0

    def read(self, state: State) -> None:
        """Read a position between two turns."""
        self.state = state
        self.standing.read(state)
        self.next_seat = state.turn
        if state.phase < const.ACT:
            self.next_seat = state.turn + 1 if state.turn + 1 < state.players else 0
        for seat in range(state.players):
            self._read_seat(state, seat)
        self.near = 0.0
        if state.scorings < 2:
            low = state.scoring_low[state.scorings]
            if low < state.drawn:
                low = state.drawn
            self.near = ((low + state.scoring_high[state.scorings]) / 2.0 - state.drawn) / 40.0
        self.late = bits.count(state.bag) / 54.0

    def _read_seat(self, state: State, seat: int) -> None:
        """Read the wall and the money of a seat."""
        palace = state.palaces[seat]
        self.walls[seat] = palace.wall()
        self.worths[seat] = state.hand_worth(seat)
        self.sizes[seat] = state.hand_size(seat)
        self.freedoms[seat] = 0
        self.useful[seat] = 0
        self.exact[seat] = 0
        self.affordable[seat] = 0
        for slot in range(const.SLOTS):
            place = seat * const.CURRENCIES + currency_of(slot)
            sums = reach(state.hands[place])
            self.sums[place] = sums
            self.freedoms[seat] += bits.count(sums & 0x3FFC)
            self.useful[seat] += min(state.cash[place], 13)
            tile = state.market[slot]
            if tile != const.EMPTY and state.cash[place] >= price_of(tile):
                self.affordable[seat] += 1
                self.exact[seat] += (sums >> price_of(tile)) & 1

    def fill(self, seat: int) -> None:
        """Write the numbers of a seat into `values`."""
        state = self.state
        values = self.values
        standing = self.standing
        palace = state.palaces[seat]
        others = 1.0 / (state.players - 1)
        next_scoring = state.scorings + 1 if state.scorings < 2 else 3
        stock = state.bag
        for slot in range(const.SLOTS):
            if state.market[slot] != const.EMPTY:
                stock |= _single(state.market[slot])
        now_sum = 0.0
        last_sum = 0.0
        margin = 0.0
        place = 0
        for kind in range(const.KINDS):
            own = standing.count(kind, seat)
            best = 0
            second = 0
            for other in range(standing.contenders):
                if other != seat:
                    count = standing.count(kind, other)
                    if count > best:
                        second = best
                        best = count
                    elif count > second:
                        second = count
            now = standing.share(next_scoring, kind, seat, 0)
            last = standing.share(3, kind, seat, 0)
            lead = own - best
            values[place] = own / 6.0
            values[place + 1] = best / 6.0
            values[place + 2] = second / 6.0
            values[place + 3] = now / 1200.0
            values[place + 4] = last / 1200.0
            values[place + 5] = (standing.share(next_scoring, kind, seat, 1) - now) / 600.0
            values[place + 6] = (standing.share(3, kind, seat, 1) - last) / 600.0
            values[place + 7] = kind_count(stock, kind) / 10.0
            values[place + 8] = (3 if lead > 3 else -3 if lead < -3 else lead) / 3.0
            if lead > 0:
                margin += (2 if lead > 2 else lead) * (kind + 1)
            now_sum += now
            last_sum += last
            place += _KIND_NUMBERS
        now_sum /= 3600.0
        last_sum /= 3600.0
        best_wall = 0
        sum_walls = 0
        best_score = -1000
        sum_scores = 0
        sum_built = 0
        best_worth = 0
        sum_worths = 0
        sum_freedoms = 0
        sum_exact = 0
        for other in range(state.players):
            if other != seat:
                best_wall = max(best_wall, self.walls[other])
                sum_walls += self.walls[other]
                best_score = max(best_score, state.scores[other])
                sum_scores += state.scores[other]
                sum_built += _size(state.palaces[other])
                best_worth = max(best_worth, self.worths[other])
                sum_worths += self.worths[other]
                sum_freedoms += self.freedoms[other]
                sum_exact += self.exact[other]
        fitting = palace.fitting()
        distance = seat - self.next_seat
        if distance < 0:
            distance += state.players
        values[54] = self.walls[seat] / 12.0
        values[55] = best_wall / 12.0
        values[56] = sum_walls * others / 12.0
        values[57] = (state.scores[seat] - best_score) / 40.0
        values[58] = (state.scores[seat] - sum_scores * others) / 40.0
        values[59] = bits.count(palace.built) / 15.0
        values[60] = sum_built * others / 15.0
        values[61] = bits.count(state.reserves[seat]) / 4.0
        values[62] = bits.count(state.reserves[seat] & fitting) / 4.0
        values[63] = bits.count(stock & fitting) / (bits.count(stock) + 1.0)
        values[64] = palace.site_count / 16.0
        values[65] = self.worths[seat] / 40.0
        values[66] = self.sizes[seat] / 10.0
        values[67] = self.freedoms[seat] / 32.0
        values[68] = self.useful[seat] / 40.0
        values[69] = self.exact[seat] / 3.0
        values[70] = self.affordable[seat] / 3.0
        values[71] = self.exact[self.next_seat] / 3.0
        values[72] = best_worth / 40.0
        values[73] = sum_worths * others / 40.0
        values[74] = sum_freedoms * others / 32.0
        values[75] = sum_exact * others / 3.0
        values[76] = self.near
        values[77] = self.late
        values[78] = distance * others
        values[79] = 1.0 if distance == 0 else 0.0
        values[80] = now_sum
        values[81] = now_sum * self.near
        values[82] = last_sum
        values[83] = last_sum * self.late
        values[84] = margin / 20.0
        values[85] = margin * self.near / 20.0
        values[86] = self.walls[seat] * self.late / 12.0
        values[87] = self.useful[seat] * self.late / 40.0
        for players in range(2, 6):
            values[86 + players] = 1.0 if state.players == players else 0.0
        values[93] = self.walls[seat] * self.near / 12.0
        values[94] = self.useful[seat] * self.near / 40.0
        values[95] = 1.0 if state.ending else 0.0

    def numbers(self, seat: int) -> list[float]:
        """The numbers of a seat, for learning."""
        self.fill(seat)
        return [self.values[place] for place in range(SIZE)]


def _single(tile: int) -> int:
    """A set of one tile."""
    one = 1
    return one << tile


def _size(palace: Palace) -> int:
    """How many tiles are built."""
    return bits.count(palace.built)
