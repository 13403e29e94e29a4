"""Writes and reads positions as one line of text, short enough for a link.

A position is what a player with perfect memory knows (section 12): everything on the table and in
the hands. The bag and the deck hold whatever is nowhere else, in no order.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from . import layouts, pieces
from .codes import cards_in, cell_number, hand_of, layout, tiles_in
from .core import const
from .core.palace import Palace
from .core.state import State, restored
from .errors import NotationError, PositionError, SetupError
from .options import Options
from .pieces import CARDS, TILES, Card, Currency, Tile

PHASES = {"act": const.ACT, "put": const.PUT, "award": const.AWARD, "over": const.OVER}
"""The phases of a position, by their words in the notation."""

_EMPTY = "-"
_FIELDS = "seats and rules, turn, market, display, each seat, Dirk if there are two, deck, discard"
_HAND_CARD = re.compile(r"([bgoy][1-9])([23]?)", re.ASCII)
_DECK = re.compile(
    r"drawn(\d{1,4})(?::A(\d{1,3})-(\d{1,3}))?(?::B(\d{1,3})-(\d{1,3}))?:reshuffled(\d{1,4})",
    re.ASCII,
)
_MOST_POINTS = 32_767  # more than any game ends with; at a table, see `new_tables.MOST_POINTS`


def write_position(state: State) -> str:
    """The text of a position in which a seat has to act, or the game is over."""
    if state.actor() == const.CHANCE:
        raise SetupError("nobody is to act: draw first")
    return "/".join([
        _rules(state),
        _turn(state),
        _slots(state.market, TILES),
        _slots(state.display, CARDS),
        *(_seat(state, seat) for seat in range(state.players)),
        *([f"{_tiles(state.dirk)}:{state.dirk_score}"] if state.has_dirk() else []),
        _deck(state),
        _cards(card for each in Currency for card in cards_in(each, state.discard[each])),
    ])  # fmt: skip


def read_position(text: str, *, stored: bool = False) -> State:
    """Read a position; a `stored` one may be as odd as earlier versions allowed.

    Raises `NotationError` if the text is not one, and `SetupError` if the position cannot occur.
    """
    fields = text.strip().split("/")
    options = _read_rules(fields[0])
    wanted = 6 + options.players + (options.players == const.MIN_PLAYERS)
    if len(fields) != wanted:
        raise NotationError(
            f"a position of {options.players} seats has {wanted} fields with / between them "
            f"({_FIELDS}), not {len(fields)}"
        )
    return _Table(options, stored).put_together(fields[1:])


# Writing


def _rules(state: State) -> str:
    """The number of seats, and the rules if they are not the standard ones."""
    options = Options.of_state(state)
    edition = [] if (options.edition, options.changes) == ("standard", {}) else [options.edition]
    changes = [f"{name}={value}" for name, value in options.changes.items()]
    return ":".join([f"{state.players}", *edition, *changes])


def _turn(state: State) -> str:
    """Whose turn it is, and how far it has got."""
    phase = next(word for word, number in PHASES.items() if number == state.phase)
    parts = [f"{phase}{state.turn}", f"start{state.starter}", f"young{state.youngest}"]
    parts.append(f"scored{state.scorings}")
    if state.exact:
        parts.append("exact")
    if state.pending:
        parts.append(f"pending={_tiles(state.pending)}")
    if state.awards_left:
        parts.append(f"awards{state.awards_left}")
    return ":".join(parts)


def _slots(slots: Sequence[int], things: Sequence[object]) -> str:
    return ".".join(_EMPTY if each < 0 else str(things[each]) for each in slots)


def _seat(state: State, seat: int) -> str:
    """Palace, reserve, hand, points, and any awarded tiles still to be put down."""
    palace = ".".join(f"{tile}@{cell}" for cell, tile in layout(state.palace(seat)).items())
    parts = [palace, _tiles(state.reserves[seat]), _cards(hand_of(state, seat))]
    parts.append(f"{state.scores[seat]}")
    if state.awards[seat]:
        parts.append(_tiles(state.awards[seat]))
    return ":".join(parts)


def _deck(state: State) -> str:
    """How many cards are drawn, and where in the deck the scoring cards may lie (R2.6)."""
    parts = [f"drawn{state.drawn}"]
    for letter, low, high in zip("AB", state.scoring_low, state.scoring_high, strict=True):
        if high != const.EMPTY:
            parts.append(f"{letter}{low}-{high}")
    return ":".join([*parts, f"reshuffled{state.reshuffles}"])


def _tiles(tiles: int) -> str:
    return ".".join(map(str, tiles_in(tiles)))


def _cards(cards: Iterable[Card]) -> str:
    """Each different card once, followed by its number if there are several."""
    counts = Counter(map(str, cards))
    return "".join(name if often == 1 else f"{name}{often}" for name, often in counts.items())


# Reading


@dataclass
class _Turn:
    """The parsed field of the turn."""

    phase: int
    seat: int
    start: int = 0
    young: int = 0
    scored: int = 0
    exact: bool = False
    pending: int = 0
    awards: int = 0


@dataclass
class _Seat:
    """The parsed field of a seat."""

    palace: Palace
    reserve: int
    hand: list[int]
    score: int
    award: int


def _read_rules(text: str) -> Options:
    players, *rest = text.split(":")
    if not re.fullmatch(r"[0-9]", players, re.ASCII):
        raise NotationError(
            f"{players[:20]!r} is not a number of seats; a position begins with that"
        )
    changes = dict(change.partition("=")[::2] for change in rest[1:])
    return Options(int(players), rest[0] if rest else "standard", changes)


def _number(text: str, what: str, most: int = 9999) -> int:
    if not re.fullmatch(r"[0-9]{1,5}", text, re.ASCII) or int(text) > most:
        raise NotationError(f"{what} is a whole number from 0 to {most}, not {text[:20]!r}")
    return int(text)


def _four(text: str, what: str) -> list[str]:
    slots = text.split(".")
    if len(slots) != const.SLOTS:
        raise NotationError(f"the {what} has four slots with . between them, - for an empty one")
    return slots


def _read_cards(text: str) -> list[Card]:
    cards: list[Card] = []
    place = 0
    while match := _HAND_CARD.match(text, place):
        cards += [pieces.card(match[1])] * int(match[2] or 1)
        place = match.end()
    if place < len(text):
        raise NotationError(
            f"{text[place : place + 12]!r} is not a money card; write b, g, o or y, a value from "
            "1 to 9, and 2 or 3 if there are that many"
        )
    return cards


class _Table:
    """Reads the fields of a position and makes sure that no piece is in two places."""

    def __init__(self, options: Options, stored: bool) -> None:
        """Start with all tiles in the bag and all cards in the deck."""
        self._options = options
        self._stored = stored
        self._players = options.players
        self._copies = 2 if self._players == const.MIN_PLAYERS else const.COPIES
        self._placed: dict[Tile, str] = {}
        self._seen: Counter[Card] = Counter()

    def put_together(self, fields: Sequence[str]) -> State:
        """Build the position from all fields except the rules."""
        turn = self._turn(fields[0])
        market = [self._market_tile(name) for name in _four(fields[1], "market")]
        display = [self._display_card(name) for name in _four(fields[2], "display")]
        seats = [self._seat(fields[3 + seat], seat) for seat in range(self._players)]
        dirk, dirk_score = 0, 0
        if self._players == const.MIN_PLAYERS:
            dirk, dirk_score = self._dirk(fields[5])
        discarded = _read_cards(fields[-1])
        discard = self._packed(discarded)
        left = {card: self._copies - self._seen[card] for card in CARDS}
        deck = [
            sum(left[card] << 2 * (card.value - 1) for card in CARDS if card.currency is currency)
            for currency in Currency
        ]
        deck_left = sum(left.values())
        drawn, low, high, reshuffles = self._deck(fields[-2], turn, deck_left)
        bag = sum(1 << tile.number for tile in TILES if tile not in self._placed)
        self._check_turn(turn, market, bag)
        if not self._stored:
            self._check_bought(turn, market)
            self._check_awards(turn, [each.award for each in seats])
        rules = self._options.new_state(turn.young)
        nobody = [0] * (const.MAX_PLAYERS - self._players)
        key = (
            (self._players, turn.young, rules.start_tie, rules.scoring_place),
            (rules.dirk_second, rules.dirk_gift, turn.phase, turn.seat, turn.start),
            (turn.exact, turn.pending, turn.phase >= const.AWARD, 0, turn.scored, turn.awards),
            (market, display, bag, dirk, 0),
            (
                [each.reserve for each in seats] + nobody,
                [each.award for each in seats] + nobody,
                [each.score for each in seats] + nobody,
                dirk_score,
            ),
            (
                [packed for each in seats for packed in each.hand] + nobody * const.CURRENCIES,
                deck,
                deck_left,
            ),
            (discard, len(discarded), reshuffles, drawn),
            (low, high),
        )
        return restored(key, [each.palace for each in seats])

    # Fields

    def _turn(self, text: str) -> _Turn:
        first, *rest = text.split(":")
        match = re.fullmatch(r"(act|put|award|over)([0-9])", first, re.ASCII)
        if match is None:
            raise NotationError(
                f"{first[:20]!r} is not a turn; write act, put, award or over and a seat, "
                "such as act0"
            )
        turn = _Turn(PHASES[match[1]], self._number_of_seat(match[2]))
        names = [re.sub("[^a-z].*", "", part) for part in rest]
        if len(set(names)) < len(names):
            raise NotationError(f"a part of the turn is there twice in {text[:60]!r}")
        for part in rest:
            if part == "exact":
                turn.exact = True
            elif part.startswith("pending="):
                turn.pending = self._tiles(part.partition("=")[2], "pending")
            elif part.startswith("start"):
                turn.start = self._number_of_seat(part[5:])
            elif part.startswith("young"):
                turn.young = self._number_of_seat(part[5:])
            elif part.startswith("scored"):
                turn.scored = _number(part[6:], "the number of scorings", const.SCORINGS)
            elif part.startswith("awards"):
                turn.awards = _number(part[6:], "awards", self._players)
            else:
                raise NotationError(
                    f"{part[:20]!r} is no part of a turn; that has exact, pending=, start, young, "
                    "scored and awards"
                )
        return turn

    def _number_of_seat(self, text: str) -> int:
        return _number(text, "a seat", self._players - 1)

    def _seat(self, text: str, seat: int) -> _Seat:
        who = f"seat {seat}"
        parts = text.split(":")
        if len(parts) not in (4, 5):
            raise NotationError(
                f"{who} has palace, reserve, hand and points with : between them, not {text[:40]!r}"
            )
        award = parts[4] if len(parts) == 5 else ""
        return _Seat(
            self._palace(parts[0], seat),
            self._tiles(parts[1], f"the reserve of {who}"),
            self._packed(_read_cards(parts[2])),
            _number(parts[3], "points", _MOST_POINTS),
            self._tiles(award, f"the award of {who}"),
        )

    def _palace(self, text: str, seat: int) -> Palace:
        placed = []
        for part in text.split(".") if text else ():
            name, at, place = part.partition("@")
            if not at:
                raise NotationError(f"{part[:20]!r} is not a tile on a cell; write it as T9NE@1,0")
            placed.append((pieces.tile(name), pieces.cell(place)))
        for tile, _ in placed:
            self._place(tile, f"the palace of seat {seat}")
        for fault in layouts.faults(placed):
            raise PositionError(
                fault.rule,
                fault.slug,
                f"in the palace of seat {seat} {fault.text}",
                {"seat": seat, "cell": fault.cell, **fault.details},
            )
        palace = Palace()
        for tile, cell in placed:
            palace.place(tile.number, cell_number(cell))
        return palace

    def _dirk(self, text: str) -> tuple[int, int]:
        tiles, colon, points = text.partition(":")
        if not colon:
            raise NotationError(f"Dirk has tiles and points with : between them, not {text[:40]!r}")
        return self._tiles(tiles, "Dirk"), _number(points, "points", _MOST_POINTS)

    def _market_tile(self, name: str) -> int:
        if name == _EMPTY:
            return const.EMPTY
        tile = pieces.tile(name)
        self._place(tile, "the market")
        return tile.number

    def _display_card(self, name: str) -> int:
        if name == _EMPTY:
            return const.EMPTY
        card = pieces.card(name)
        self._see(card)
        return card.number

    def _deck(self, text: str, turn: _Turn, left: int) -> tuple[int, list[int], list[int], int]:
        """Cards drawn, fewest and most above each scoring card, and the number of reshuffles."""
        match = _DECK.fullmatch(text)
        if match is None:
            raise NotationError(
                f"{text[:40]!r} is not a deck; write it as drawn12:A8-20:B40-52:reshuffled0, "
                "without the scoring cards that have turned up"
            )
        drawn, *places, reshuffles = (
            const.EMPTY if each is None else int(each) for each in match.groups()
        )
        low, high = places[::2], places[1::2]
        to_come = [letter for letter in range(2) if high[letter] != const.EMPTY]
        done = turn.scored - (turn.phase == const.OVER)
        if not 0 <= done <= 2 or to_come != list(range(2))[done:]:
            raise PositionError(
                "R7.1",
                "scorings",
                f"{turn.scored} scorings do not match {len(to_come)} scoring cards to come: "
                "A is scored when it turns up, then B, and the third time at the end",
            )
        above = 0
        for letter in to_come:
            if not max(above, low[letter], drawn) <= high[letter] or low[letter] < above:
                raise PositionError(
                    "R2.6",
                    "scoring-card",
                    f"scoring card {'AB'[letter]} cannot lie below {low[letter]} to {high[letter]} "
                    f"cards, where {drawn} are drawn and {above} come before",
                    {"letter": "AB"[letter], "least": max(above, drawn)},
                )
            above = high[letter]
        if to_come and (reshuffles or above - drawn > left):
            raise PositionError(
                "R2.6",
                "scoring-card-deck",
                f"scoring card {'AB'[to_come[-1]]} lies in the first deck, which has {left} cards "
                f"left and was reshuffled {reshuffles} times",
                {"letter": "AB"[to_come[-1]], "most": drawn + left},
            )
        return drawn, [max(each, 0) for each in low], high, reshuffles

    # What has to be true

    def _check_turn(self, turn: _Turn, market: list[int], bag: int) -> None:
        """Refuse a turn that cannot occur."""
        if turn.exact and turn.phase != const.ACT:
            text = "exact goes with act: the turn goes on after it"
            raise PositionError("R3.4", "no-such-turn", text)
        waits = turn.exact or turn.phase in (const.PUT, const.AWARD)
        if bool(turn.pending) != waits:
            raise PositionError(
                "R3.6",
                "no-such-turn",
                "bought and awarded tiles are put down at the end of a turn: pending= goes with "
                "exact, put and award, and with nothing else",
            )
        gaps = market.count(const.EMPTY)
        if turn.phase == const.ACT and not turn.exact and gaps:
            raise PositionError("R6.1", "market-gap", "the market is full when a turn begins")
        if turn.phase >= const.AWARD and bag:
            text = "the game ends when the bag is empty, and not before"
            raise PositionError("R6.4", "bag-left", text)
        if turn.phase != const.AWARD and turn.awards:
            text = "awards are put down when the game has ended"
            raise PositionError("R8.2", "no-such-turn", text)

    def _check_bought(self, turn: _Turn, market: list[int]) -> None:
        """Refuse more bought tiles than there are empty slots in the market."""
        gaps = market.count(const.EMPTY)
        if turn.phase in (const.ACT, const.PUT) and gaps < turn.pending.bit_count():
            text = f"a bought tile leaves an empty slot in the market, which has {gaps}"
            raise PositionError("R3.2", "no-such-turn", text)

    def _check_awards(self, turn: _Turn, awards: list[int]) -> None:
        """Refuse awards of seats that will not put them down any more."""
        for seat, award in enumerate(awards):
            if award and not 0 < (seat - turn.seat) % self._players <= turn.awards:
                text = f"seat {seat} has an award, but will not be asked to put it down"
                raise PositionError("R8.2", "no-such-turn", text)

    def _place(self, tile: Tile, where: str) -> None:
        """Note where a tile is, and refuse it if it is elsewhere too (R1.2)."""
        if tile in self._placed:
            raise PositionError(
                "R1.2",
                "twice",
                f"{tile} is in {self._placed[tile]} and in {where}; there is one of each tile",
                {"tile": tile},
            )
        self._placed[tile] = where

    def _tiles(self, text: str, where: str) -> int:
        """Read tiles into one of the core's bit sets."""
        tiles = 0
        for name in text.split(".") if text else ():
            tile = pieces.tile(name)
            self._place(tile, where)
            tiles |= 1 << tile.number
        return tiles

    def _see(self, card: Card) -> None:
        """Count a card, and refuse it if there are too many copies (R1.3, R9.1)."""
        self._seen[card] += 1
        if self._seen[card] > self._copies:
            raise PositionError(
                "R9.1" if self._players == const.MIN_PLAYERS else "R1.3",
                "too-many-cards",
                f"{card} is there more than {self._copies} times; with {self._players} seats "
                f"there are {self._copies} of each card",
                {"card": card, "copies": self._copies},
            )

    def _packed(self, cards: Sequence[Card]) -> list[int]:
        """Cards packed as the core has them, one number per currency."""
        packed = [0] * const.CURRENCIES
        for card in cards:
            self._see(card)
            packed[card.currency] += 1 << 2 * (card.value - 1)
        return packed
