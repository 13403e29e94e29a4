"""What the engine and the plain model hold, packed into the same few numbers, and codes as text."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import ClassVar

from alhambra import codes
from alhambra.core import const
from alhambra.core.state import State
from alhambra.core.tiles import TILE_NAMES
from alhambra.pieces import CARDS, Cell

from ..plain import money
from ..plain.game import PlainGame

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
        [purse(hands[seat : seat + 4]) for seat in range(0, 4 * players, 4)],
        state.reserves[:players],
        state.awards[:players],
        state.pending,
        state.dirk,
        state.dirk_score,
        state.scores[:players],
        purse(state.deck),
        purse(state.discard),
        state.bag,
        state.scorings,
        (state.deck_left, state.discard_left, state.bag_left()),
        None if over or state.phase == const.AWARD else state.turn,
    )


def packed_plain(plain: PlainGame) -> tuple[object, ...]:
    """The same of a plain game."""
    shown = [CARD_NUMBER[card] for card in plain.display]
    deck = cards_bits(tuple(plain.deck))
    return (
        PHASES[plain.phase],
        const.NOBODY if plain.actor is None else plain.actor,
        plain.exact,
        [const.EMPTY if tile is None else NUMBER[tile] for tile in plain.market],
        sorted(shown + [const.EMPTY] * (const.SLOTS - len(shown))),
        [cards_bits(tuple(hand)) for hand in plain.hands],
        [tiles_bits(reserve) for reserve in plain.reserves],
        [tiles_bits(awarded) for awarded in plain.awarded],
        tiles_bits(plain.pending),
        tiles_bits(plain.dirk),
        plain.dirk_score,
        plain.scores,
        deck,
        cards_bits(tuple(plain.discard)),
        bag_bits(tuple(plain.bag)),
        len(plain.scorings),
        (len(plain.deck) - scoring_cards_left(plain), len(plain.discard), len(plain.bag)),
        plain.turn_seat if plain.phase in ("act", "put") else None,
    )


def purse(currencies: list[int]) -> int:
    """Packed cards of four currencies as one number."""
    blue, green, orange, yellow = currencies
    return blue | green << 18 | orange << 36 | yellow << 54


@lru_cache(maxsize=64)
def cards_bits(names: tuple[str, ...]) -> int:
    return sum([CARD_BIT[name] for name in names])


def tiles_bits(names: Iterable[str]) -> int:
    return sum([TILE_BIT[name] for name in names])


@lru_cache(maxsize=16)
def bag_bits(names: tuple[str, ...]) -> int:
    return tiles_bits(names)


@lru_cache(maxsize=64)
def palace_key(built: frozenset[tuple[tuple[int, int], str]]) -> tuple[int, ...]:
    """What the core tells palaces apart by: the set of tiles, and each one's cell."""
    cells = sorted((NUMBER[tile], CELLS[cell]) for cell, tile in built)
    return tiles_bits(tile for _, tile in built), *[cell for _, cell in cells]


def scoring_cards_left(plain: PlainGame) -> int:
    """How many scoring cards have not turned up."""
    return 2 - sum(bool(scoring["scoring"] < 3) for scoring in plain.scorings)


def in_deck(state: State) -> list[int]:
    """The cards of the deck, sorted."""
    return [
        card
        for card in range(const.CARDS)
        for _ in range(state.deck[card // const.VALUES] >> 2 * (card % const.VALUES) & 3)
    ]


class _Takes(dict[tuple[tuple[int, ...], int], str]):
    """The text of a take by display and code."""

    def __missing__(self, key: tuple[tuple[int, ...], int]) -> str:
        shown, code = key
        mask = code >> const.FIELD_SHIFT & const.FIELD_MASK
        cards = sorted(shown[slot] for slot in range(const.SLOTS) if mask >> slot & 1)
        self[key] = " ".join(["take", *[CARD_NAMES[card] for card in cards]])
        return self[key]


class _Purchases(dict[tuple[int, int], str]):
    """The text of a purchase by tile and code."""

    def __missing__(self, key: tuple[int, int]) -> str:
        tile, code = key
        letter = money.SLOT_CURRENCIES[code >> const.SLOT_SHIFT & 3]
        payment = code & const.FIELD_MASK
        cards = [f"{letter}{v}" for v in range(1, 10) for _ in range(payment >> 2 * v - 2 & 3)]
        self[key] = " ".join(["buy", TILE_NAMES[tile], *cards])
        return self[key]


class _Others(dict[int, str]):
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
            words.append(CELL_NAMES[number])
        if kind == const.SWAP:
            words.append(TILE_NAMES[number])
        self[code] = " ".join(words)
        return self[code]


class _Cells(dict[tuple[int, int], int]):
    """The core's number of a cell."""

    def __missing__(self, cell: tuple[int, int]) -> int:
        self[cell] = codes.cell_number(Cell._make(cell))
        return self[cell]


TAKES = _Takes()
PURCHASES = _Purchases()
OTHERS = _Others()
CELLS = _Cells()
CELL_NAMES = {
    codes.cell_number(Cell(x, y)): f"{x},{y}" for x in range(-31, 32) for y in range(-31, 32)
}
