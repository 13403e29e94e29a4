"""Counts the lines of play from a position: by the engine's core, and by the plain model.

Chance is no branch: draws come from the deal of a seed, and a new deck (R6.2) is the discard in
the order of notation.md. A line that ends early counts for no further depth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field
from pathlib import Path

from alhambra.codes import Decoder
from alhambra.core import const
from alhambra.core.apply import apply
from alhambra.core.legal import legal
from alhambra.core.state import State
from alhambra.deal import Deal, deal_from_seed
from alhambra.options import Options

from ..plain.game import PlainGame

FOLDER = Path(__file__).parent


@dataclass
class Position:
    """A line of play from the beginning, and how many lines lead on from there."""

    name: str
    options: Options
    seed: str
    actions: list[str] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    """By depth, from 1."""

    @property
    def deal(self) -> Deal:
        """What chance has decided."""
        return deal_from_seed(self.options, self.seed)

    def __str__(self) -> str:
        """The position as a file has it."""
        lines = [f"position {self.name}", f"game {self.options.players} {self.options.edition}"]
        lines += [f"seed {self.seed}", *(f"play {action}" for action in self.actions)]
        lines += [f"perft {depth} {count}" for depth, count in enumerate(self.counts, 1)]
        return "\n".join(lines) + "\n"


def read_positions() -> list[Position]:
    """Every position of the .perft files."""
    return [each for file in sorted(FOLDER.glob("*.perft")) for each in _read(file)]


def _read(file: Path) -> Iterator[Position]:
    name, options, position = "", Options(3), None
    for line in file.read_text("utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "position":
            if position is not None:
                yield position
            name = rest
        elif word == "game":
            players, edition = rest.split()
            options = Options(int(players), edition)
        elif word == "seed":
            position = Position(name, options, rest)
        elif word == "play":
            assert position is not None
            position.actions.append(rest)
        elif word == "perft":
            assert position is not None
            depth, count = map(int, rest.split())
            position.counts.append(count)
            assert depth == len(position.counts)
        else:
            assert not line or word == "#", line
    if position is not None:
        yield position


# The engine


class Table:
    """A state of the core together with the cards and tiles that are to come."""

    def __init__(self, position: Position) -> None:
        deal = position.deal
        self.state = position.options.new_state(deal.youngest)
        self.tiles = tuple(tile.number for tile in deal.bag)
        self.cards = tuple(card.number for card in deal.deck)
        self.scoring_cards = deal.scoring_cards
        self.reshuffles = 0
        self._answer_chance()
        for action in position.actions:
            self.play(self.named()[action])

    def named(self) -> dict[str, int]:
        """The legal codes by their notation."""
        decoder = Decoder(self.state)
        return {str(decoder.action(code)): code for code in legal(self.state)}

    def after(self, code: int) -> Table:
        """The table after a code; this one stays as it is."""
        twin = copy(self)
        twin.state = self.state.copy()
        twin.play(code)
        return twin

    def play(self, code: int) -> None:
        """Apply a code and deal what it calls for."""
        apply(self.state, code)
        self._answer_chance()

    def _answer_chance(self) -> None:
        while self.state.actor() == const.CHANCE:
            apply(self.state, self._draw(self.state))

    def _draw(self, state: State) -> int:
        if state.phase not in (const.DEAL_HANDS, const.DEAL_DISPLAY, const.REFILL_DISPLAY):
            tile = self.tiles[const.TILES - state.bag_left()]
            return const.DRAW_TILE << const.KIND_SHIFT | tile
        if state.phase == const.REFILL_DISPLAY:
            for letter, above in enumerate(self.scoring_cards):
                if state.scoring_high[letter] != const.EMPTY and state.drawn == above:
                    return const.TURN_UP << const.KIND_SHIFT | letter << const.FIELD_SHIFT
        if state.reshuffles > self.reshuffles:
            self.reshuffles = state.reshuffles
            deck = [(card, state.deck[card // 9] >> 2 * (card % 9) & 3) for card in range(36)]
            self.cards = tuple(card for card, copies in deck for _ in range(copies))
        card = self.cards[len(self.cards) - state.deck_left]
        return const.DRAW_CARD << const.KIND_SHIFT | card << const.FIELD_SHIFT


def perft(table: Table, depth: int) -> int:
    """How many lines of `depth` decisions lead on."""
    codes = legal(table.state)
    if depth == 1:
        return len(codes)
    return sum(perft(table.after(code), depth - 1) for code in codes)


def divide(table: Table, depth: int) -> Counter[str]:
    """The lines of `depth` decisions by their first."""
    named = table.named().items()
    if depth == 1:
        return Counter(dict.fromkeys(dict(named), 1))
    return Counter({name: perft(table.after(code), depth - 1) for name, code in named})


# The plain model


def plain_game(position: Position) -> PlainGame:
    """The position in the plain model."""
    deal = position.deal
    game = PlainGame(
        players=position.options.players,
        options=position.options.rules,
        youngest=deal.youngest,
        bag=[tile.name for tile in deal.bag],
        deck=[str(card) for card in deal.deck],
        scoring_cards=deal.scoring_cards,
        reshuffle=sorted,
    )
    for action in position.actions:
        game.apply(action)
    return game


def plain_perft(game: PlainGame, depth: int) -> int:
    """How many lines of `depth` decisions lead on, by the plain model."""
    actions = game.legal()
    if depth == 1:
        return len(actions)
    return sum(plain_perft(plain_after(game, action), depth - 1) for action in actions)


def plain_divide(game: PlainGame, depth: int) -> Counter[str]:
    """The lines of `depth` decisions by their first, by the plain model."""
    if depth == 1:
        return Counter(game.legal())
    return Counter(
        {action: plain_perft(plain_after(game, action), depth - 1) for action in game.legal()}
    )


def plain_after(game: PlainGame, action: str) -> PlainGame:
    """The plain game after an action; this one stays as it is."""
    twin = copy(game)
    for name, value in vars(game).items():
        if isinstance(value, list):
            setattr(twin, name, [copy(each) for each in value])
    twin.apply(action)
    return twin
