"""Plays a game in the engine and in the plain model at once, and compares at every step.

What the two hold is packed into the same few numbers, so that a comparison costs little more
than the engine; only a difference is spelled out.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from random import Random

from alhambra import actions, record
from alhambra.core import const
from alhambra.core.apply import apply
from alhambra.core.legal import legal, pick
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.deal import Deal, Stream, all_cards, deal_from_seed
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import TILES
from alhambra.refusals import checked_code

from ..plain import money, palace
from ..plain.game import PlainGame
from .compare import (
    compare_reasons,
    compare_scoring,
    compare_tables,
    compare_views,
    explained,
    told,
)
from .packing import CARD_NAMES, CARD_NUMBER, KIND, OTHERS, PURCHASES, TAKES, in_deck
from .policies import POLICIES, Policy

WALL_EVERY = 4  # palaces whose wall is measured between scorings
REASONS_EVERY = 3000  # decisions whose refused cells are asked for reasons
VIEWS_EVERY = 8  # decisions behind the door that every seat looks at
DOOR_EVERY = 30  # games that go through the checked door, with views and a record
LONGEST = 3000  # decisions, after which a game is left unfinished (R8.4)


@dataclass
class Tally:
    """What has been compared."""

    games: int = 0
    unfinished: int = 0
    decisions: int = 0
    biggest: int = 0
    """The most tiles of one palace."""
    longest: int = 0
    """The longest wall that was scored."""
    words: set[str] = field(default_factory=set)
    """The kinds of actions that were played."""


class Table:
    """A game in the core, as bare as search plays it: codes in, codes out."""

    def __init__(self, options: Options, deal: Deal) -> None:
        self.state = options.new_state(deal.youngest)
        self._tiles = iter([tile.number for tile in deal.bag])
        self._cards = iter([card.number for card in deal.deck])
        self._deal = deal
        self._above = [*deal.scoring_cards]
        self._reshuffles = 0
        self._codes: list[int] = []
        self._texts: list[str] = []
        self._rng = Rng(deal.youngest)
        self._deal_on()

    def texts(self) -> list[str]:
        """The legal actions in notation, in the core's order."""
        state = self.state
        self._codes = legal(state)
        market = shown = None
        texts = []
        for code in self._codes:
            kind = code >> const.KIND_SHIFT
            if kind == const.TAKE:
                if shown is None:
                    shown = tuple(state.display)
                texts.append(TAKES[shown, code])
            elif kind == const.BUY:
                if market is None:
                    market = list(state.market)
                texts.append(PURCHASES[market[code >> const.SLOT_SHIFT & 3], code])
            else:
                texts.append(OTHERS[code])
        self._texts = texts
        if texts:
            assert pick(state, self._rng) in self._codes
        return texts

    def play(self, text: str) -> None:
        """Apply an action that `texts` has named, or a payment that passes the checked door."""
        if text in self._texts:
            code = self._codes[self._texts.index(text)]
        else:
            code = checked_code(self.state, actions.parse_exact(text))
        apply(self.state, code)
        self._deal_on()

    def _deal_on(self) -> None:
        """Draw for chance, and see that the core thinks each draw possible."""
        state = self.state
        while state.actor() == const.CHANCE:
            code = self._draw(state)
            assert code in legal(state), f"the core does not expect draw {code}"
            apply(state, code)

    def _draw(self, state: State) -> int:
        if state.phase not in (const.DEAL_HANDS, const.DEAL_DISPLAY, const.REFILL_DISPLAY):
            return const.DRAW_TILE * KIND | next(self._tiles)
        if state.phase == const.REFILL_DISPLAY:
            if state.drawn in self._above:
                letter = self._above.index(state.drawn)
                self._above[letter] = -1
                return const.TURN_UP * KIND | letter << const.FIELD_SHIFT
            if state.reshuffles > self._reshuffles:
                self._cards = iter(reshuffled(self._deal, self._reshuffles, in_deck(state)))
                self._reshuffles += 1
        return const.DRAW_CARD * KIND | next(self._cards) << const.FIELD_SHIFT


class Door:
    """A game behind the checked door, as people play it: actions in, actions out."""

    def __init__(self, options: Options, deal: Deal) -> None:
        self.game = Game(options, deal=deal)
        self.state = self.game.state

    def texts(self) -> list[str]:
        return [str(action) for action in self.game.legal()]

    def play(self, text: str) -> None:
        self.game.play(actions.parse_exact(text), seat=self.game.actor)


class Lockstep:
    """One game in both, compared at every decision."""

    def __init__(
        self, options: Options, seed: str, *, door: bool, deal: Deal | None = None
    ) -> None:
        rng = Random(seed)
        if deal is not None:
            self.deal = deal
        elif door:
            self.deal = deal_from_seed(options, seed, youngest=rng.randrange(options.players))
        else:
            self.deal = quick_deal(options, rng)
        self.where = f"{options}, game {seed!r}"
        self.options = options
        self.plain = plain_game(options, self.deal)
        self.plain.recheck = door
        self.table: Table | Door = Door(options, self.deal) if door else Table(options, self.deal)
        self.rng = rng
        self.decisions = 0
        self.phase = rng.randrange(REASONS_EVERY)
        self.texts: list[str] = []
        self.legal: list[str] = []
        self.scorings = 0
        self.seats = [rng.choice(POLICIES) for _ in range(options.players)]
        if rng.random() < 0.5:
            self.seats = [self.seats[0]] * options.players
        assert self.table.state.starter == self.plain.turn_seat

    def play(self, tally: Tally) -> None:
        """Play to the end."""
        try:
            self.compare()
            while self.legal and self.decisions < LONGEST:
                policy: Policy = self.seats[self.plain.acting]
                self.step(policy(self.plain, self.legal, self.rng), tally)
            if not self.legal:
                self.compare_ends()
        except AssertionError as error:
            error.add_note(f"{self.where}, after {self.decisions} actions: {self.texts[-3:]}")
            raise
        tally.games += 1
        tally.unfinished += bool(self.legal)
        tally.decisions += self.decisions
        tally.biggest = max(tally.biggest, *map(len, self.plain.palaces))
        tally.longest = max(tally.longest, *self.plain.scorings[-1]["walls"])

    def step(self, text: str, tally: Tally) -> None:
        """Play one action in both, and compare."""
        self.texts.append(text)
        self.decisions += 1
        tally.words.add(text.split(" ", 1)[0])
        if (self.decisions + self.phase) % REASONS_EVERY == 0:
            compare_reasons(self.table.state, self.plain, self.rng)
        seat = self.plain.acting
        before = len(self.plain.palaces[seat])
        self.table.play(text)
        self.plain.apply(text)
        built = self.plain.palaces[seat]
        if self.decisions % WALL_EVERY == 0 and (len(built) != before or text[:4] == "swap"):
            assert self.table.state.palace(seat).wall() == palace.longest_wall(built)
        self.compare()

    def compare(self) -> None:
        """The legal actions and the whole table."""
        plain, state = self.plain, self.table.state
        self.legal = plain.legal()
        texts = self.table.texts()
        if sorted(texts) != self.legal:
            only_core = sorted(set(texts) - set(self.legal))
            only_plain = sorted(set(self.legal) - set(texts))
            twins = sorted({text for text in texts if texts.count(text) > 1})
            raise AssertionError(f"legal: {only_core=} {only_plain=} {twins=}")
        compare_tables(state, plain)
        while self.scorings < len(plain.scorings):
            compare_scoring(state, plain.scorings[self.scorings])
            self.scorings += 1
        if isinstance(self.table, Door) and self.decisions % VIEWS_EVERY == 0:
            compare_views(self.table.game, plain)

    def compare_ends(self) -> None:
        """A finished game: the result, and behind the door the record as well."""
        assert self.table.state.actor() == const.NOBODY
        if not isinstance(self.table, Door):
            return
        game = self.table.game
        assert list(game.winners) == self.plain.winners
        assert [str(action) for action in game.actions] == self.texts
        for scoring, plain in zip(game.scorings, self.plain.scorings, strict=True):
            assert explained(scoring) == told(plain)
        written = record.of_game(game)
        text = record.to_json(written)
        read = record.from_json(text)
        assert read == written
        assert record.verify(read).state.key() == game.state.key()
        assert record.to_json(read) == text


@contextmanager
def undisturbed() -> Iterator[None]:
    """No garbage collection: games leave next to none."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def play_games(options: list[Options], seed: str, *, games: int = 0, decisions: int = 0) -> Tally:
    """Compare so many games, or games of so many decisions together, the tables in turn."""
    tally = Tally()
    with undisturbed():
        for number in count():
            if tally.games >= games and tally.decisions >= decisions:
                break
            chosen = options[number % len(options)]
            door = number % DOOR_EVERY == 0
            Lockstep(chosen, f"{seed}/{number}", door=door).play(tally)
    return tally


def quick_deal(options: Options, rng: Random) -> Deal:
    """A deal by a generator that is faster than the one of the record format."""
    youngest = rng.randrange(options.players)
    deck = rng.sample(all_cards(options), len(all_cards(options)))
    left = [str(card) for card in deck]
    money.deal(left, options.players, youngest)
    places = money.scoring_places(len(left) - const.SLOTS, options.rules["scoring_place"])
    return Deal(
        youngest=youngest,
        bag=tuple(rng.sample(TILES, len(TILES))),
        deck=tuple(deck),
        scoring_cards=(rng.choice(places[0]), rng.choice(places[1])),
        reshuffle_seed=None,
        salt=str(rng.random()),
    )


def plain_game(options: Options, deal: Deal) -> PlainGame:
    """The same game in the plain model."""
    numbers = count()

    def reshuffle(cards: list[str]) -> list[str]:
        order = reshuffled(deal, next(numbers), [CARD_NUMBER[card] for card in cards])
        return [CARD_NAMES[card] for card in order]

    return PlainGame(
        players=options.players,
        options=options.rules,
        youngest=deal.youngest,
        bag=[tile.name for tile in deal.bag],
        deck=[str(card) for card in deal.deck],
        scoring_cards=deal.scoring_cards,
        reshuffle=reshuffle,
    )


def reshuffled(deal: Deal, number: int, cards: list[int]) -> list[int]:
    """Sorted cards in the order of a deal's reshuffle."""
    if deal.reshuffle_seed is not None:
        return Stream(deal.reshuffle_seed, f"reshuffle {number}").shuffled(cards)
    return Random(f"{deal.salt}/{number}").sample(cards, len(cards))
