# cython: allow_none_for_extension_args=True
"""Draws at random from the deck and the bag: any future that is still possible."""

from __future__ import annotations

from . import bits, const, draw
from .apply import apply
from .legal import next_scoring
from .rng import Rng
from .state import State


class Dealer:
    """Answers for chance at one state, each answer with its true probability (section 12)."""

    def __init__(self, rng: Rng) -> None:
        """A dealer that draws with `rng`; call `follow` before the first draw."""
        self.rng = rng
        self.cards = [0] * 108
        self.card_count = 0
        self.tiles = [0] * 54
        self.tile_count = 0

    def copy(self) -> Dealer:
        """A copy that draws the same from now on, with its own generator."""
        twin = Dealer(self.rng.copy())
        twin.cards = self.cards[:]
        twin.card_count = self.card_count
        twin.tiles = self.tiles[:]
        twin.tile_count = self.tile_count
        return twin

    def __deepcopy__(self, memo: object) -> Dealer:
        return self.copy()

    def follow(self, state: State) -> None:
        """List the deck and the bag of `state`; needed before the first draw for it."""
        self._gather_cards(state)
        self.tile_count = 0
        rest = state.bag
        while rest:
            self.tiles[self.tile_count] = bits.lowest(rest)
            rest &= rest - 1
            self.tile_count += 1

    def deal(self, state: State) -> int:
        """Draw until a seat has to act or the game is over; returns the phase."""
        while state.phase < const.ACT:
            apply(state, self.draw(state))
        return state.phase

    def draw(self, state: State) -> int:
        """The code of one draw."""
        if state.phase == const.REFILL_DISPLAY:
            letter = next_scoring(state)
            if letter != const.EMPTY:
                places = state.scoring_high[letter] - state.drawn + 1
                if draw.below(self.rng, places) == 0:
                    return const.TURN_UP << const.KIND_SHIFT | letter << const.FIELD_SHIFT
        elif state.phase != const.DEAL_HANDS and state.phase != const.DEAL_DISPLAY:
            place = draw.below(self.rng, self.tile_count)
            tile = self.tiles[place]
            self.tile_count -= 1
            self.tiles[place] = self.tiles[self.tile_count]
            return const.DRAW_TILE << const.KIND_SHIFT | tile
        if self.card_count != state.deck_left:  # the discard has become the deck (R6.2)
            self._gather_cards(state)
        place = draw.below(self.rng, self.card_count)
        card = self.cards[place]
        self.card_count -= 1
        self.cards[place] = self.cards[self.card_count]
        return const.DRAW_CARD << const.KIND_SHIFT | card << const.FIELD_SHIFT

    def _gather_cards(self, state: State) -> None:
        """List the cards of the deck."""
        found = 0
        for card in range(const.CARDS):
            copies = (state.deck[card // const.VALUES] >> (2 * (card % const.VALUES))) & 3
            for _ in range(copies):
                self.cards[found] = card
                found += 1
        self.card_count = found
