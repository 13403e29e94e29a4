"""Plays a game in the engine and in the plain model at once, and compares everything.

What the two hold is packed into the same few numbers, so that a comparison costs little more
than the engine; only a difference is spelled out.
"""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count
from random import Random
from typing import ClassVar

from alhambra import actions, codes, record
from alhambra.building import faults as faults_of
from alhambra.building import why_not_place, why_not_remove, why_not_swap
from alhambra.core import const
from alhambra.core.apply import apply
from alhambra.core.legal import legal, pick
from alhambra.core.palace import Palace
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.core.tiles import TILE_NAMES
from alhambra.deal import Deal, Stream, all_cards, deal_from_seed
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import CARDS, TILES, Cell, Tile
from alhambra.refusals import checked_code
from alhambra.scoring import Scoring, Wall, explain
from alhambra.view import View
from plain import money, palace
from plain.game import PlainGame
from plain.tiles import walls

from .policies import POLICIES, Policy

WALL_EVERY = 4  # palaces whose wall is measured between scorings
REASONS_EVERY = 3000  # decisions whose refused cells are asked for reasons
VIEWS_EVERY = 8  # decisions behind the door that every seat looks at
DOOR_EVERY = 30  # games that go through the checked door, with views and a record
LONGEST = 3000  # decisions, after which a game is left unfinished (R8.4)

PHASES = {"act": const.ACT, "put": const.PUT, "award": const.AWARD, "over": const.OVER}
NUMBER = {name: number for number, name in enumerate(TILE_NAMES)}
TILE_BIT = {name: 1 << number for name, number in NUMBER.items()}
CARD_NAMES = tuple(str(card) for card in CARDS)
CARD_NUMBER = {name: number for number, name in enumerate(CARD_NAMES)}
CURRENCY_BITS = 18
CARD_BIT = {
    name: 1 << CURRENCY_BITS * (number // const.VALUES) + 2 * (number % const.VALUES)
    for name, number in CARD_NUMBER.items()
} | {"A": 0, "B": 0}  # a scoring card is no money
KIND = 1 << const.KIND_SHIFT


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
                texts.append(_TAKES[shown, code])
            elif kind == const.BUY:
                if market is None:
                    market = list(state.market)
                texts.append(_PURCHASES[market[code >> const.SLOT_SHIFT & 3], code])
            else:
                texts.append(_OTHERS[code])
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
                self._cards = iter(reshuffled(self._deal, self._reshuffles, _in_deck(state)))
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
                policy: Policy = self.seats[self.plain.actor]
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
        seat = self.plain.actor
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


def compare_tables(state: State, plain: PlainGame) -> None:
    """Every piece is in the same place, and the game at the same point."""
    ours = packed_state(state)
    theirs = packed_plain(plain)
    if ours != theirs:
        pairs = zip(FIELDS, ours, theirs, strict=True)
        raise AssertionError([pair for pair in pairs if pair[1] != pair[2]])
    for seat, built in enumerate(plain.palaces):
        assert state.palace(seat).key() == _palace_key(frozenset(built.items())), f"seat {seat}"


FIELDS = (
    "phase", "actor", "exact", "market", "display", "hands", "reserves", "awards", "pending",
    "dirk", "dirk_score", "scores", "deck", "discard", "bag", "scorings", "counts", "turn",
)  # fmt: skip


def packed_state(state: State) -> tuple[object, ...]:
    """All of a state but the palaces, by `FIELDS`."""
    hands = state.hands
    players = state.players
    over = state.phase == const.OVER
    return (
        state.phase,
        state.actor(),
        state.exact,
        state.market,
        sorted(state.display),
        [_purse(hands[seat : seat + 4]) for seat in range(0, 4 * players, 4)],
        state.reserves[:players],
        state.awards[:players],
        state.pending,
        state.dirk,
        state.dirk_score,
        state.scores[:players],
        _purse(state.deck),
        _purse(state.discard),
        state.bag,
        state.scorings,
        (state.deck_left, state.discard_left, state.bag_left()),
        None if over or state.phase == const.AWARD else state.turn,
    )


def packed_plain(plain: PlainGame) -> tuple[object, ...]:
    """The same of a plain game."""
    shown = [CARD_NUMBER[card] for card in plain.display]
    deck = _cards(tuple(plain.deck))
    return (
        PHASES[plain.phase],
        const.NOBODY if plain.actor is None else plain.actor,
        plain.exact,
        [const.EMPTY if tile is None else NUMBER[tile] for tile in plain.market],
        sorted(shown + [const.EMPTY] * (const.SLOTS - len(shown))),
        [_cards(tuple(hand)) for hand in plain.hands],
        [_tiles(reserve) for reserve in plain.reserves],
        [_tiles(awarded) for awarded in plain.awarded],
        _tiles(plain.pending),
        _tiles(plain.dirk),
        plain.dirk_score,
        plain.scores,
        deck,
        _cards(tuple(plain.discard)),
        _bag(tuple(plain.bag)),
        len(plain.scorings),
        (len(plain.deck) - _scoring_cards(plain), len(plain.discard), len(plain.bag)),
        plain.turn_seat if plain.phase in ("act", "put") else None,
    )


def compare_scoring(state: State, plain: dict) -> None:
    """Counts, walls and points; no palace has changed since the scoring."""
    seats = range(state.players)
    counts = [[state.palace(seat).count(kind) for kind in range(const.KINDS)] for seat in seats]
    lengths = [state.palace(seat).wall() for seat in seats]
    assert (counts, lengths) == (plain["counts"], plain["walls"])
    dirk = plain["dirk_counts"]
    scoring = explain(plain["scoring"], counts, [Wall(length) for length in lengths], dirk)
    assert explained(scoring) == told(plain)


def explained(scoring: Scoring) -> tuple[object, ...]:
    """An explained scoring of the engine, as the plain model tells it."""
    seats = range(len(scoring.walls))
    return (
        scoring.number,
        [[ranks[seat].count for ranks in scoring.ranks] for seat in seats],
        [[ranks[seat].share for ranks in scoring.ranks] for seat in seats],
        [wall.length for wall in scoring.walls],
        list(scoring.points),
        None if scoring.dirk is None else [rank.count for rank in scoring.dirk],
        None if scoring.dirk is None else [rank.share for rank in scoring.dirk],
    )


def told(plain: dict) -> tuple[object, ...]:
    """A scoring of the plain model."""
    keys = ("scoring", "counts", "kind_points", "walls", "points", "dirk_counts", "dirk_points")
    return tuple(plain[key] for key in keys)


def compare_views(game: Game, plain: PlainGame) -> None:
    """What the spectator and every seat see is what lies on the plain table."""
    table = plain.snapshot()
    for seat in (None, *range(plain.players)):
        view = game.view(seat)
        assert seen(view) == {name: table[name] for name in seen(view)}
        for each, other in enumerate(view.seats):
            hand = table["hands"][each]
            assert other.hand_size == len(hand)
            assert other.hand is None if each != seat else [*map(str, other.hand)] == hand
        assert bool(view.legal) == (seat is not None and seat == plain.actor)


def seen(view: View) -> dict[str, object]:
    """What everybody sees, by the names of the plain model."""
    return {
        "actor": view.actor,
        "phase": view.phase.name.lower(),
        "market": [tile and tile.name for tile in view.market],
        "display": sorted(str(card) for card in view.display if card is not None),
        "palaces": [{(*cell,): tile.name for cell, tile in s.palace.items()} for s in view.seats],
        "reserves": [sorted(tile.name for tile in seat.reserve) for seat in view.seats],
        "pending": sorted(tile.name for tile in view.pending),
        "dirk": sorted(tile.name for tile in view.dirk or ()),
        "scores": [seat.score for seat in view.seats],
        "dirk_score": view.dirk_score,
        "deck_left": view.deck_left,
        "bag_left": len(view.bag),
        "exact": view.may_stop,
        "scorings_done": view.scorings,
    }


def compare_reasons(state: State, plain: PlainGame, rng: Random) -> None:
    """The engine has a reason against a change exactly where the plain model forbids it."""
    seat = plain.actor
    built = plain.palaces[seat]
    mine = state.palace(seat)
    layout = codes.layout(mine)
    here = palace.site(built)
    ground = {palace.FOUNTAIN, *built}
    around = {(x + dx, y + dy) for x, y in ground for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    loose = [tile for tile in TILES if tile.name not in built.values()]
    for tile in rng.sample(loose, min(2, len(loose))):
        allowed = here.places(walls(tile.name))
        for cell in map(Cell._make, sorted(around)):
            fault = why_not_place(layout, tile, cell)
            assert (fault is None) == (cell in allowed) == can_place(mine, tile, cell), (tile, cell)
            if fault is not None:
                rules = {rule for rule, _ in palace.place_faults(built, tile.name, cell)}
                assert fault.rule in rules, (fault, rules)
        swaps = here.swaps(walls(tile.name))
        for cell, out in layout.items():
            fault = why_not_swap(layout, tile, cell)
            fits = bool(mine.matches(out.number) >> tile.number & 1)
            assert (fault is None) == (cell in swaps) == fits, (tile, cell)
        wild = Cell._make(rng.choice(sorted(around - ground)))
        compare_faults({**built, wild: tile.name})
    removals = here.removals()
    for cell, tile in layout.items():
        fault = why_not_remove(layout, cell)
        assert (fault is None) == (cell in removals) == mine.can_remove(tile.number), cell
        compare_faults(palace.without(built, cell))


def compare_faults(built: dict[tuple[int, int], str]) -> None:
    """Any palace, legal or not: the same rules are broken, in the same cells."""
    told = palace.faults(built)
    found = faults_of([(TILES[NUMBER[tile]], Cell._make(cell)) for cell, tile in built.items()])
    assert {rule for rule, _ in told} == {fault.rule for fault in found}
    # Of the two tiles at a clash the engine names one.
    ours = sorted((fault.rule, (*fault.cell,)) for fault in found if fault.rule != "R4.2")
    assert ours == sorted(fault for fault in told if fault[0] != "R4.2")


def can_place(mine: Palace, tile: Tile, cell: Cell) -> bool:
    """What the core says."""
    return mine.can_place(tile.number, codes.cell_number(cell))


def _purse(currencies: list[int]) -> int:
    """Packed cards of four currencies as one number."""
    blue, green, orange, yellow = currencies
    return blue | green << 18 | orange << 36 | yellow << 54


@lru_cache(maxsize=64)
def _cards(names: tuple[str, ...]) -> int:
    return sum([CARD_BIT[name] for name in names])


def _tiles(names: Iterable[str]) -> int:
    return sum([TILE_BIT[name] for name in names])


@lru_cache(maxsize=16)
def _bag(names: tuple[str, ...]) -> int:
    return _tiles(names)


@lru_cache(maxsize=64)
def _palace_key(built: frozenset[tuple[tuple[int, int], str]]) -> tuple[int, ...]:
    """What the core tells palaces apart by: the set of tiles, and each one's cell."""
    cells = sorted((NUMBER[tile], _CELLS[cell]) for cell, tile in built)
    return _tiles(tile for _, tile in built), *[cell for _, cell in cells]


def _scoring_cards(plain: PlainGame) -> int:
    """How many scoring cards have not turned up."""
    return 2 - sum(scoring["scoring"] < 3 for scoring in plain.scorings)


def _in_deck(state: State) -> list[int]:
    """The cards of the deck, sorted."""
    return [
        card
        for card in range(const.CARDS)
        for _ in range(state.deck[card // const.VALUES] >> 2 * (card % const.VALUES) & 3)
    ]


class _Takes(dict):
    """The text of a take by display and code."""

    def __missing__(self, key: tuple[tuple[int, ...], int]) -> str:
        shown, code = key
        mask = code >> const.FIELD_SHIFT & const.FIELD_MASK
        cards = sorted(shown[slot] for slot in range(const.SLOTS) if mask >> slot & 1)
        self[key] = " ".join(["take", *[CARD_NAMES[card] for card in cards]])
        return self[key]


class _Purchases(dict):
    """The text of a purchase by tile and code."""

    def __missing__(self, key: tuple[int, int]) -> str:
        tile, code = key
        letter = money.SLOT_CURRENCIES[code >> const.SLOT_SHIFT & 3]
        payment = code & const.FIELD_MASK
        cards = [f"{letter}{v}" for v in range(1, 10) for _ in range(payment >> 2 * v - 2 & 3)]
        self[key] = " ".join(["buy", TILE_NAMES[tile], *cards])
        return self[key]


class _Others(dict):
    """The text of every other code, in palaces that do not reach around the torus."""

    WORDS: ClassVar = {
        const.STOP: "stop",
        const.PASS: "pass",
        const.ADD: "add",
        const.REMOVE: "remove",
        const.SWAP: "swap",
        const.PLACE: "place",
        const.STORE: "store",
        const.GIVE: "give",
    }

    def __missing__(self, code: int) -> str:
        kind = code >> const.KIND_SHIFT
        number = code >> const.FIELD_SHIFT & const.FIELD_MASK
        words = [self.WORDS[kind]]
        if kind not in (const.STOP, const.PASS):
            words.append(TILE_NAMES[code & const.TILE_MASK])
        if kind in (const.ADD, const.PLACE):
            words.append(_CELL_NAMES[number])
        if kind == const.SWAP:
            words.append(TILE_NAMES[number])
        self[code] = " ".join(words)
        return self[code]


class _Cells(dict):
    """The core's number of a cell."""

    def __missing__(self, cell: tuple[int, int]) -> int:
        self[cell] = codes.cell_number(Cell._make(cell))
        return self[cell]


_TAKES = _Takes()
_PURCHASES = _Purchases()
_OTHERS = _Others()
_CELLS = _Cells()
_CELL_NAMES = {
    codes.cell_number(Cell(x, y)): f"{x},{y}" for x in range(-31, 32) for y in range(-31, 32)
}
