"""Alhambra for OpenSpiel; importing this module registers its games.

    python_alhambra      every hand is known, as with a perfect memory; chance is explicit
    python_alhambra_ii   the same game, but a seat observes only what the table shows it

Players choose dense ids (`core.ids`). Chance outcomes 0 to 53 are tiles, 54 to 89 money cards, 90
and 91 scoring cards. A seat's return is its share of the win minus 1/players, so the returns sum to
zero; a game that is given up after `max_turns` turns returns 0 for everybody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from ..codes import hand_of, layout, tiles_in
from ..core import const, ids, observe
from ..core.apply import apply
from ..core.legal import legal, next_scoring
from ..core.playout import play_random
from ..core.rng import Rng
from ..core.state import State, restored
from ..options import Options
from ..pieces import CARDS, TILES
from ..scoring import winners
from .layout import describe

PERFECT = "python_alhambra"
TABLE = "python_alhambra_ii"
"""The name of the game of imperfect information."""

PARAMETERS: dict[str, Any] = {"players": 3, "edition": "standard", "youngest": 0, "max_turns": 1000}
"""The parameters of `pyspiel.load_game` and their defaults."""

CARD = const.TILES
"""The first chance outcome that is a money card."""
SCORING = CARD + const.CARDS
"""The first chance outcome that is a scoring card."""
OUTCOMES = SCORING + 2

IDS_A_TURN = 18
DRAWS_A_TURN = 2 * const.SLOTS + 2 + const.DIRK_TILES
"""`IDS_A_TURN` and this are upper bounds for OpenSpiel, not rules: no turn has more."""
DRAWS_BEFORE = 2 * const.SLOTS + const.DIRK_TILES + const.MAX_PLAYERS * const.START_SUM

_CHANCE = int(pyspiel.PlayerId.CHANCE)
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)
_CODES = (
    *(const.DRAW_TILE << const.KIND_SHIFT | tile for tile in range(const.TILES)),
    *(const.DRAW_CARD << const.KIND_SHIFT | card << const.FIELD_SHIFT for card in range(36)),
    *(const.TURN_UP << const.KIND_SHIFT | letter << const.FIELD_SHIFT for letter in range(2)),
)


def _game_type(name: str, information: Any) -> Any:  # noqa: ANN401
    return pyspiel.GameType(
        short_name=name,
        long_name="Alhambra",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=const.MAX_PLAYERS,
        min_num_players=const.MIN_PLAYERS,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


PERFECT_TYPE = _game_type(PERFECT, pyspiel.GameType.Information.PERFECT_INFORMATION)
TABLE_TYPE = _game_type(TABLE, pyspiel.GameType.Information.IMPERFECT_INFORMATION)


class Position:
    """A state of the core, the held tile, and who has to act, in one object that can be copied."""

    __slots__ = ("held", "left", "player", "shared", "state")

    def __init__(
        self, state: State, held: int, player: int, left: int, *, shared: bool = False
    ) -> None:
        """`left` turns remain until the game is given up; a `shared` position is never changed."""
        self.state = state
        self.held = held
        self.player = player
        self.left = left
        self.shared = shared

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.state.copy(), self.held, self.player, self.left)


def _begins_turn(position: Position) -> bool:
    """Whether the seat to act has done nothing in its turn yet."""
    state = position.state
    return state.phase == const.ACT and not state.exact and position.held == const.EMPTY


class AlhambraState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel sees it."""

    def __init__(self, game: AlhambraGame) -> None:
        """The state before the first draw. Cloning starts here as well, so this must be cheap."""
        super().__init__(game)
        self.position = game.start  # shared until the first action

    def current_player(self) -> int:
        """The seat to act, or one of `pyspiel.PlayerId`."""
        return self.position.player

    def is_terminal(self) -> bool:
        """Whether the game is over or was given up."""
        return self.position.player == _TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return ids.legal_ids(self.position.state, self.position.held)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible draws, each with its true probability (section 12)."""
        state = self.position.state
        turn_up = 0.0
        letter = const.EMPTY
        if state.phase == const.REFILL_DISPLAY:
            letter = next_scoring(state)
            if letter != const.EMPTY:
                turn_up = 1 / (state.scoring_high[letter] - state.drawn + 1)
        elif state.phase not in (const.DEAL_HANDS, const.DEAL_DISPLAY):
            drawn = [code & const.TILE_MASK for code in legal(state)]
            share = 1 / len(drawn)
            return [(tile, share) for tile in drawn]
        if turn_up == 1.0:
            return [(SCORING + letter, 1.0)]
        share = (1 - turn_up) / state.deck_left
        found = [
            (card, copies * share)
            for currency, packed in enumerate(state.deck)
            for card, copies in _copies(currency, packed)
        ]
        if turn_up:
            found.append((SCORING + letter, turn_up))
        return found

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.shared:
            position = self.position = deepcopy(position)
        state = position.state
        if position.player == _CHANCE:
            apply(state, _CODES[action])
            position.held = ids.held_of(state)
        else:
            position.left -= _begins_turn(position)
            position.held = ids.play(state, position.held, action)
        if state.phase < const.ACT:
            position.player = _CHANCE
        elif state.phase == const.OVER or (not position.left and _begins_turn(position)):
            position.player = _TERMINAL
        else:
            position.player = state.turn

    def _action_to_string(self, player: int, action: int) -> str:
        if player != _CHANCE:
            return describe(self.position.state, self.position.held, action)
        if action >= SCORING:
            return f"scoring {'AB'[action - SCORING]}"
        return str(CARDS[action - CARD]) if action >= CARD else str(TILES[action])

    def returns(self) -> list[float]:
        """The return of each seat: 0 before the end."""
        return returns(self.position.state)

    def __str__(self) -> str:
        return shown(self.position, None)


class AlhambraGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters. `view` says what a seat observes: `memory` or `table`."""

    game_type = PERFECT_TYPE
    view = "memory"

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """`params` are those of `PARAMETERS`; raises `SetupError` for an impossible one."""
        given = PARAMETERS | dict(params or {})
        options = Options(int(given["players"]), str(given["edition"]))
        self.max_turns = int(given["max_turns"])
        start = options.new_state(int(given["youngest"]))
        self.start = Position(start, const.EMPTY, _CHANCE, self.max_turns, shared=True)
        players = options.players
        info = pyspiel.GameInfo(
            num_distinct_actions=const.IDS,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=IDS_A_TURN * self.max_turns + 4 * const.MAX_PLAYERS,
        )
        super().__init__(self.game_type, info, dict(params or {}))

    def new_initial_state(self, *_: object) -> AlhambraState:
        """The table before anything is dealt."""
        return AlhambraState(self)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound on the number of draws in a game."""
        turns: int = self.max_turns
        return DRAWS_BEFORE + DRAWS_A_TURN * turns

    def make_py_observer(
        self, iig_obs_type: object = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """An object that writes observations into an array."""
        return Observer(self.num_players(), table=self.view == "table")


class AlhambraTableGame(AlhambraGame):
    """The same game, where a seat observes only what the table shows it."""

    game_type = TABLE_TYPE
    view = "table"


class Observer:
    """Writes the vector of `envs.layout` for a seat into `tensor`."""

    def __init__(self, players: int, *, table: bool) -> None:
        """For tables with so many seats."""
        self._table = table
        self.tensor = np.zeros(observe.length(players), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: AlhambraState, player: int) -> None:
        """Write what a seat observes."""
        position = state.position
        row = observe.vector(position.state, position.held, player, self._table)
        self.tensor[:] = np.frombuffer(row, np.uint8)

    def string_from(self, state: AlhambraState, player: int) -> str:
        """The same as text."""
        return shown(state.position, player if self._table else None)


class CoreRollout:
    """An evaluator for OpenSpiel's MCTS: finishes games at random inside the compiled core."""

    def __init__(self, rollouts: int = 1, seed: int = 0, max_turns: int = 1000) -> None:
        """The mean of `rollouts` games; one that is not over after `max_turns` turns counts 0."""
        self._rollouts = rollouts
        self._rng = Rng(seed)
        self._max_turns = max_turns

    def evaluate(self, state: AlhambraState) -> np.ndarray[Any, np.dtype[np.float64]]:
        """The expected return of each seat."""
        position = state.position
        total = np.zeros(position.state.players)
        for _ in range(self._rollouts):
            trial = position.state.copy()
            held = position.held
            while held != ids.held_of(trial):  # a tile was picked up: put it down first
                choices = ids.legal_ids(trial, held)
                held = ids.play(trial, held, choices[self._rng.below(len(choices))])
            play_random(trial, self._rng, self._max_turns)
            total += returns(trial)
        return total / self._rollouts

    def prior(self, state: AlhambraState) -> list[tuple[int, float]]:
        """The same probability for every choice, or the true ones at a chance node."""
        if state.is_chance_node():
            return list(state.chance_outcomes())
        choices = state.legal_actions()
        return [(each, 1 / len(choices)) for each in choices]


class Resampler:
    """Deals the cards that a seat cannot see at random again, as ISMCTS needs for its guesses.

    The other hands, the deck and the discard keep their sizes. Pass it to ISMCTSBot.set_resampler.
    """

    def __init__(self, seed: int) -> None:
        """Uses a random generator of its own."""
        self._rng = Rng(seed)

    def __call__(self, state: AlhambraState, player: int) -> AlhambraState:
        """A clone that looks the same as `state` to `player`."""
        twin: AlhambraState = state.clone()
        position = twin.position
        position.state = _shuffled(position.state, player, self._rng)
        return twin


def _shuffled(state: State, player: int, rng: Rng) -> State:
    """The same position with the cards that `player` cannot see shuffled."""
    whole: tuple[Any, ...] = state.key()
    *front, (held_cards, deck, deck_left), (discard, *more), scoring_places, _ = whole
    hands = list(held_cards)
    places = [range(4 * seat, 4 * seat + 4) for seat in range(state.players) if seat != player]
    piles = [[hands[place] for place in each] for each in places] + [list(deck), list(discard)]
    sizes = [sum(_size(packed) for packed in pile) for pile in piles]
    cards = [
        card
        for pile in piles
        for currency, packed in enumerate(pile)
        for card, copies in _copies(currency, packed)
        for _ in range(copies)
    ]
    for last in range(len(cards) - 1, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    dealt = []
    for size in sizes:
        pile = [0] * const.CURRENCIES
        for _ in range(size):
            currency, value = divmod(cards.pop() - CARD, const.VALUES)
            pile[currency] += 1 << 2 * value
        dealt.append(pile)
    for each, pile in zip(places, dealt, strict=False):
        for place, packed in zip(each, pile, strict=True):
            hands[place] = packed
    *_, new_deck, new_discard = map(tuple, dealt)
    key = (*front, (tuple(hands), new_deck, deck_left), (new_discard, *more), scoring_places)
    return restored(key, [state.palace(seat).copy() for seat in range(state.players)])


def _size(packed: int) -> int:
    return sum(packed >> 2 * value & 3 for value in range(const.VALUES))


@lru_cache(maxsize=2**16)
def _copies(currency: int, packed: int) -> tuple[tuple[int, int], ...]:
    """The chance outcomes of one currency's cards, each with its number of copies."""
    first = CARD + currency * const.VALUES
    return tuple(
        (first + value, packed >> 2 * value & 3)
        for value in range(const.VALUES)
        if packed >> 2 * value & 3
    )


def draw_code(outcome: int) -> int:
    """The core's code for a chance outcome."""
    return _CODES[outcome]


def returns(state: State) -> list[float]:
    """The share of the win minus an even share, by seat; 0 before the end."""
    players = state.players
    if state.phase != const.OVER:
        return [0.0] * players
    won: Sequence[int] = winners(tuple(state.scores[:players]))
    return [(seat in won) / len(won) - 1 / players for seat in range(players)]


def shown(position: Position, viewer: int | None) -> str:
    """The table as text, at any moment: with all hands, or only the viewer's."""
    state = position.state
    lines = [
        _who(position),
        f"market {_names(TILES, state.market)}; display {_names(CARDS, state.display)}",
        f"deck {state.deck_left}, discard {state.discard_left}, bag {state.bag_left()}, "
        f"reshuffles {state.reshuffles}, scorings {state.scorings}",
    ]
    for seat in range(state.players):
        hand = " ".join(map(str, hand_of(state, seat)))
        if viewer not in (None, seat):
            hand = f"{state.hand_size(seat)} cards"
        palace = "; ".join(f"{tile} {cell}" for cell, tile in layout(state.palace(seat)).items())
        lines.append(
            f"Seat {seat + 1}: {state.scores[seat]} points; hand {hand or '-'}; "
            f"reserve {_listed(state.reserves[seat])}; award {_listed(state.awards[seat])}; "
            f"palace {palace or '-'}"
        )
    if state.has_dirk():
        lines.append(f"Dirk: {state.dirk_score} points; {_listed(state.dirk)}")
    return "\n".join(lines)


def _who(position: Position) -> str:
    """Who has to act, and with what."""
    state = position.state
    if position.player == _CHANCE:
        return f"Chance draws, phase {state.phase}; pending {_listed(state.pending)}"
    if position.player == _TERMINAL:
        return "The game is over" if state.phase == const.OVER else "The game was given up"
    held = "-" if position.held == const.EMPTY else str(TILES[position.held])
    after = ", and may stop" if state.exact else ""
    return f"Seat {state.turn + 1} acts{after}; pending {_listed(state.pending)}; holds {held}"


def _names(pieces: Sequence[object], numbers: Sequence[int]) -> str:
    return " ".join("-" if number == const.EMPTY else str(pieces[number]) for number in numbers)


def _listed(tiles: int) -> str:
    return " ".join(map(str, tiles_in(tiles))) or "-"


pyspiel.register_game(PERFECT_TYPE, AlhambraGame)
pyspiel.register_game(TABLE_TYPE, AlhambraTableGame)
