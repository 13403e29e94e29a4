# cython: allow_none_for_extension_args=True
"""One game as an environment plays it: by ids, with a dealer, rewards and a limit of turns."""

from __future__ import annotations

from . import const, ids, rows, shelf
from .apply import apply
from .dealer import Dealer
from .ids import decode, held_of
from .rng import Rng
from .state import State

REWARDS = ("win", "lead", "score")


class Episode:
    """A running game: the state and the tile held, the legal ids, and the last step's rewards.

    Chance answers at once, so some seat is always to act until the game is over or truncated.
    """

    def __init__(self, table: State, seed: int, reward: str = "win", max_turns: int = 1000) -> None:
        """Deal a game at a copy of an empty table, from a seed below 2**64."""
        self.state = table.copy()
        self.held = const.EMPTY
        self.turns = 0
        self.max_turns = max_turns
        self.reward = REWARDS.index(reward)
        self.dealer = Dealer(Rng(seed))
        self.dealer.follow(self.state)
        self.dealer.deal(self.state)
        self.terminated = False
        self.truncated = False
        self.before = [0] * 6  # scores before the last step
        self.gained = [0.0] * 6  # by each seat in the last step
        self.legal = [0] * 512
        self.legal_count = 0
        self.code = const.EMPTY  # of the last step; EMPTY if it only took up a tile
        self.seat = 0  # who is to act; after the end, who acted last
        self._look()

    def copy(self) -> Episode:
        """An independent copy; played the same way, both go on the same."""
        twin = Episode.__new__(Episode)
        twin.state = self.state.copy()
        twin.held = self.held
        twin.turns = self.turns
        twin.max_turns = self.max_turns
        twin.reward = self.reward
        twin.dealer = self.dealer.copy()
        twin.seat = self.seat
        twin.terminated = self.terminated
        twin.truncated = self.truncated
        twin.before = self.before[:]
        twin.gained = self.gained[:]
        twin.legal = self.legal[:]
        twin.legal_count = self.legal_count
        twin.code = self.code
        return twin

    def __deepcopy__(self, memo: object) -> Episode:
        return self.copy()

    # Questions

    def legal_ids(self) -> list[int]:
        """The legal ids in ascending order; none after the end."""
        return [self.legal[place] for place in range(self.legal_count)]

    def mask(self) -> bytearray:
        """A byte for each id, 1 if it is legal."""
        bytemap = bytearray(const.IDS)
        for place in range(self.legal_count):
            bytemap[self.legal[place]] = 1
        return bytemap

    def is_legal(self, number: int) -> bool:
        """Whether an id may be played now."""
        return rows.has(self.legal, self.legal_count, number)

    def rewards(self) -> list[float]:
        """What each seat got for the last step."""
        return [self.gained[seat] for seat in range(self.state.players)]

    # Changes

    def play(self, number: int) -> None:
        """Play an id. Raises ValueError if it is not legal; then nothing has changed."""
        if not self.is_legal(number):
            raise ValueError(f"id {number} is not legal here")
        self.step(number)

    def step(self, number: int) -> int:
        """Play an id that is known to be legal; returns how many ids are legal then."""
        state = self.state
        if self.reward == 2:
            for seat in range(state.players):
                self.gained[seat] = 0.0
                self.before[seat] = state.scores[seat]
        self.code = decode(state, self.held, number)
        if self.code == const.EMPTY:
            self.held = number - const.ID_PICK
            return self._look()
        if state.phase == const.ACT and not state.exact:
            self.turns += 1
        seat = state.turn
        apply(state, self.code)
        if const.ID_REMOVE <= number < const.ID_BUY:  # a palace changed, and is still in the cache
            shelf.palace_of(state, seat).walk()
        if state.phase < const.ACT:
            self.dealer.deal(state)
        self.held = held_of(state)
        if self.reward == 2:
            for seat in range(state.players):
                self.gained[seat] = state.scores[seat] - self.before[seat]
        if state.phase == const.OVER:
            self.terminated = True
            self.legal_count = 0
            if self.reward != 2:
                self._reward_end()
        elif self.turns >= self.max_turns and state.phase == const.ACT and not state.exact:
            self.truncated = True
            self.legal_count = 0
        else:
            self._look()
        return self.legal_count

    def _look(self) -> int:
        """Set who is to act and what is legal; returns how many ids are."""
        self.seat = self.state.turn
        self.legal_count = ids.write(self.state, self.held, self.legal)
        rows.pad(self.legal, self.legal_count)
        return self.legal_count

    def _reward_end(self) -> None:
        """Reward the share of the win minus 1 / players, or the lead over the best other / 100."""
        for seat in range(self.state.players):
            best = -1
            winners = 1
            for other in range(self.state.players):
                if other != seat:
                    if self.state.scores[other] > best:
                        best = self.state.scores[other]
                    if self.state.scores[other] == self.state.scores[seat]:
                        winners += 1
            if self.reward == 1:
                self.gained[seat] = (self.state.scores[seat] - best) / 100.0
            elif self.state.scores[seat] >= best:
                self.gained[seat] = 1.0 / winners - 1.0 / self.state.players
            else:
                self.gained[seat] = -1.0 / self.state.players


def generator(seed: int, row: int, number: int) -> int:
    """A seed for game `number` of a row; in practice no two games get the same one."""
    return Rng(Rng(Rng(seed).next() ^ row).next() ^ number).next()
