"""The quick player: plays a sensible turn in about a microsecond, to play games to their end.

It values each purchase by what the building changes in the majorities of the next two scorings,
whether it fits, and the price. It buys everything that it can pay exactly and finds worth the
money; then it either buys something else, builds from the reserve or takes money.
"""

from __future__ import annotations

from . import bits, const
from .apply import apply
from .dealer import Dealer
from .legal import code_at, currency_of, fill, price_of, slot_of, takes_of
from .palace import Palace
from .purse import least, payment, reach
from .standing import Standing
from .state import State
from .tiles import KIND_OF

# Indices of the weights, by what each is the weight of.
NEXT = 0  # a point at the next scoring
AFTER = 1  # a point at the scoring after that
KIND = 2  # the rank of the kind, whatever the majorities are
BUILD = 3  # any building
MISFIT = 4  # a building that does not fit
MONEY = 5  # one unit of money
CARD = 6  # each card, whatever its value
AIM = 7  # a card with which a tile of the market can be paid exactly
RESERVE = 8  # building from the reserve instead of taking money
WEIGHTS = 9

TUNED = (1.0, -0.25, 0.15, 10.0, -9.0, 0.65, 2.6, 2.5, 0.5)

_KIND = [0] * 54
_FREE = 1000.0  # more than any purchase is worth


class QuickPlayer:
    """Plays the seat on turn, guided by weights."""

    def __init__(self, weights: tuple[float, ...] = TUNED) -> None:
        """Use the tuned weights, or others for comparison."""
        self.weights = [0.0] * 9
        for place in range(WEIGHTS):
            self.weights[place] = weights[place]
        self.standing = Standing()
        self.sums = [0] * 4  # what the hand can pay in each currency, see `reach`; 0 if not known
        self.cards = [0.0] * 4  # what the cards of the display are worth
        self.fitting = 0

    def play_turn(self, state: State) -> int:
        """Act for the seat on turn until its turn or its award is done; returns the phase."""
        phase = state.phase
        if phase == const.ACT:
            self.standing.read(state)
        while phase == const.ACT or phase == const.PUT or phase == const.AWARD:
            turn = state.turn
            phase = apply(state, self._act(state) if phase == const.ACT else self._put(state))
            if state.turn != turn or (phase == const.ACT and not state.exact):
                break
        return phase

    def code(self, state: State) -> int:
        """The code that the quick player plays at a single decision."""
        if state.phase != const.ACT:
            return self._put(state)
        self.standing.read(state)
        return self._act(state)

    def _act(self, state: State) -> int:
        """The best action of the turn."""
        palace = state.palaces[state.turn]
        self.fitting = palace.fitting()
        first = state.turn * const.CURRENCIES
        best = -1.0e9
        best_slot = const.EMPTY
        best_sum = 0
        for slot in range(const.SLOTS):
            currency = currency_of(slot)
            self.sums[currency] = 0
            tile = state.market[slot]
            if tile == const.EMPTY or state.cash[first + currency] < price_of(tile):
                continue
            self.sums[currency] = reach(state.hands[first + currency])
            total = least(self.sums[currency], price_of(tile))
            value = self._worth(state, tile) - total * self.weights[MONEY]
            if total == price_of(tile):
                if value <= 0.0:
                    continue
                value += _FREE  # the seat may act again (R3.4)
            if value > best:
                best = value
                best_slot = slot
                best_sum = total
        code = self._instead(state, best) if best < _FREE else const.EMPTY
        if code != const.EMPTY:
            return code
        if best_slot == const.EMPTY:
            fill(state)
            return code_at(0)
        paid = payment(state.hands[first + currency_of(best_slot)], best_sum)
        return const.BUY << const.KIND_SHIFT | best_slot << const.SLOT_SHIFT | paid

    def _worth(self, state: State, tile: int) -> float:
        """What a building is worth to the seat on turn."""
        kind = _KIND[tile]
        value = self.weights[BUILD] + self.weights[KIND] * kind
        scoring = state.scorings + 1
        weight = NEXT
        while weight <= AFTER and scoring <= const.SCORINGS:
            gain = self.standing.share(scoring, kind, state.turn, 1)
            gain -= self.standing.share(scoring, kind, state.turn, 0)
            value += self.weights[weight] * gain / 60.0
            scoring += 1
            weight += 1
        if not (self.fitting >> tile) & 1:
            value += self.weights[MISFIT]
        return value

    def _instead(self, state: State, best: float) -> int:
        """A take or a building from the reserve that is better than `best`, or EMPTY."""
        code = const.EMPTY
        rest = takes_of(state)
        for slot in range(const.SLOTS):
            card = state.display[slot]
            self.cards[slot] = 0.0 if card == const.EMPTY else self._card(state, card)
        while rest:
            mask = bits.lowest(rest)
            rest &= rest - 1
            value = 0.0
            for slot in range(const.SLOTS):
                if (mask >> slot) & 1:
                    value += self.cards[slot]
            if value > best:
                best = value
                code = const.TAKE << const.KIND_SHIFT | mask << const.FIELD_SHIFT
        tiles = state.reserves[state.turn] & self.fitting
        while tiles:
            tile = bits.lowest(tiles)
            tiles &= tiles - 1
            value = self.weights[RESERVE] + self._worth(state, tile)
            if value > best:
                best = value
                cell = self._site(state.palaces[state.turn], tile)
                code = const.ADD << const.KIND_SHIFT | cell << const.FIELD_SHIFT | tile
        return code

    def _card(self, state: State, card: int) -> float:
        """What a card of the display is worth to the seat on turn."""
        value = card % const.VALUES + 1
        currency = card // const.VALUES
        worth = self.weights[CARD] + self.weights[MONEY] * value
        slot = slot_of(currency)
        tile = state.market[slot]
        if tile != const.EMPTY and price_of(tile) >= value:
            sums = self.sums[currency]
            if sums == 0:
                sums = reach(state.hands[state.turn * const.CURRENCIES + currency])
            if (sums >> (price_of(tile) - value)) & 1:
                worth += self.weights[AIM]
        return worth

    def _put(self, state: State) -> int:
        """Build the first pending tile that fits on its best site; if none fits, store one."""
        palace = state.palaces[state.turn]
        tiles = state.pending & palace.fitting()
        if tiles == 0:
            return const.STORE << const.KIND_SHIFT | bits.lowest(state.pending)
        tile = bits.lowest(tiles)
        cell = self._site(palace, tile)
        return const.PLACE << const.KIND_SHIFT | cell << const.FIELD_SHIFT | tile

    def _site(self, palace: Palace, tile: int) -> int:
        """The best site for a tile that fits, by `Palace.promise`."""
        best = -8
        best_cell = 0
        for site in range(palace.site_count):
            cell = palace.sites[site]
            if (palace.fits_at(cell) >> tile) & 1:
                promise = palace.promise(tile, cell)
                if promise > best:
                    best = promise
                    best_cell = cell
        return best_cell


def play_out(state: State, dealer: Dealer, quick: QuickPlayer, turns: int) -> int:
    """Play to the end of the game, or for this many turns; returns the phase.

    `Dealer.follow` must have been called for the state. Nothing is drawn after the last turn.
    """
    phase = state.phase
    while turns > 0 and phase != const.OVER:
        phase = dealer.deal(state)
        if phase != const.OVER:
            phase = quick.play_turn(state)
        turns -= 1
    return phase


def _make_tables() -> None:
    for tile in range(const.TILES):
        _KIND[tile] = KIND_OF[tile]


_make_tables()
