"""A whole game by the plain model: setting up, turns, scorings, the end."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from . import money
from .palace import Cell, faults, longest_wall, place_faults, placed, site, without
from .scoring import count_kinds, majorities
from .tiles import TILES, price, walls

OPTIONS = {
    "start_tie": ("sum", "youngest"),
    "scoring_place": ("random", "top"),
    "dirk_second": ("third", "two"),
    "dirk_gift": ("always", "misfit"),
}

EDITIONS = {
    "standard": {
        "start_tie": "sum",
        "scoring_place": "random",
        "dirk_second": "third",
        "dirk_gift": "always",
    },
    "hu-2003": {
        "start_tie": "youngest",
        "scoring_place": "top",
        "dirk_second": "two",
        "dirk_gift": "always",
    },
    "pt-2003": {
        "start_tie": "sum",
        "scoring_place": "random",
        "dirk_second": "third",
        "dirk_gift": "misfit",
    },
}

SLOTS = 4
DISPLAY = 4
DIRKS_TILES = 6  # R9.2, R9.4

_NUMBER = r"(?:0|-?[1-9]\d*)"
_CELL = re.compile(f"({_NUMBER}),({_NUMBER})")
_CARD = re.compile("[bgoy][1-9]")


class PlainGame:
    """A game that is always at a seat's decision, or over."""

    def __init__(
        self,
        *,
        players: int,
        options: Mapping[str, str],
        youngest: int,
        bag: Sequence[str],
        deck: Sequence[str],
        scoring_cards: Sequence[int],
        reshuffle: Callable[[list[str]], list[str]],
    ) -> None:
        _check_setup(players, options, youngest, bag, deck)
        self.players = players
        self.options = dict(options)
        self.reshuffle = reshuffle
        self.bag = list(bag)
        self.discard: list[str] = []
        self.palaces: list[dict[Cell, str]] = [{} for _ in range(players)]
        self.reserves: list[list[str]] = [[] for _ in range(players)]
        self.pending: list[str] = []
        self.awarded: list[list[str]] = [[] for _ in range(players)]
        self.scores = [0] * players
        self.dirk_score = 0
        self.scorings: list[dict[str, Any]] = []
        self.winners: list[int] = []
        self.exact = False
        self.phase = "act"
        # Whether an action that `legal` has just listed is also checked by `faults`.
        self.recheck = True
        self._listed: list[str] = []
        self._checks = True

        self.dirk: list[str] = []
        if players == 2:
            self._dirk_draws(DIRKS_TILES)  # R9.2, before the market
        self.market: list[str | None] = [self.bag.pop(0) for _ in range(SLOTS)]  # R2.1
        left = list(deck)
        self.hands = money.deal(left, players, youngest)  # R2.3
        self.turn_seat = money.starter(self.hands, youngest, options["start_tie"])  # R2.4
        self.display = [left.pop(0) for _ in range(DISPLAY)]  # R2.5
        self.deck = _with_scoring_cards(left, scoring_cards, options["scoring_place"])  # R2.6
        self.actor: int | None = self.turn_seat

    # Questions

    @property
    def acting(self) -> int:
        """The seat to act, as long as there is one."""
        assert self.actor is not None
        return self.actor

    def legal(self) -> list[str]:
        """Every legal action, sorted as text; no payment holds a superfluous card (R3.7)."""
        if self.phase == "over":
            return []
        if self.phase in ("put", "award"):
            actions = self._put_actions()
        else:
            actions = self._actions()
            if self.exact:
                actions.append("stop")
            elif not actions:
                actions.append("pass")
        self._listed = sorted(actions)
        return self._listed

    def snapshot(self) -> dict[str, Any]:
        """All there is on the table, in plain lists."""
        return {
            "actor": self.actor,
            "phase": self.phase,
            "turn_seat": self.turn_seat,
            "market": list(self.market),
            "display": sorted(self.display),
            "hands": [sorted(hand) for hand in self.hands],
            "palaces": [dict(palace) for palace in self.palaces],
            "reserves": [sorted(reserve) for reserve in self.reserves],
            "pending": sorted(self.pending),
            "dirk": sorted(self.dirk),
            "scores": list(self.scores),
            "dirk_score": self.dirk_score,
            "deck_left": sum(card not in ("A", "B") for card in self.deck),
            "bag_left": len(self.bag),
            "discard": sorted(self.discard),
            "exact": self.exact,
            "scorings_done": len(self.scorings),
        }

    def _actions(self) -> list[str]:
        """What R3.1 to R3.3 allow now."""
        seat = self.turn_seat
        palace, reserve = self.palaces[seat], self.reserves[seat]
        actions = [f"take {' '.join(cards)}" for cards in money.takes(tuple(sorted(self.display)))]
        for slot, tile in enumerate(self.market):
            if tile is not None:
                purse = money.of_currency(self.hands[seat], money.SLOT_CURRENCIES[slot])
                payments = money.payments(purse, price(tile))
                actions += [f"buy {tile} {' '.join(cards)}" for cards in payments]
        here = site(palace)
        for tile in reserve:
            own = walls(tile)
            actions += [f"add {tile} {x},{y}" for x, y in here.places(own)]
            actions += [f"swap {tile} {palace[cell]}" for cell in here.swaps(own)]
        actions += [f"remove {palace[cell]}" for cell in here.removals()]
        return actions

    def _put_actions(self) -> list[str]:
        """What may be done with the tiles bought or awarded (R3.6, R8.2, R9.5)."""
        here = site(self.palaces[self.acting])
        actions = []
        for tile in self.pending:
            cells = here.places(walls(tile))
            actions += [f"place {tile} {x},{y}" for x, y in cells]
            actions.append(f"store {tile}")
            if self._may_give(misfit=not cells):
                actions.append(f"give {tile}")
        return actions

    def _may_give(self, *, misfit: bool) -> bool:
        """Whether a bought tile may be given to Dirk (R9.5, option `dirk_gift`)."""
        if self.players != 2 or self.phase != "put":
            return False
        return self.options["dirk_gift"] == "always" or misfit

    # Actions

    def apply(self, action: str) -> None:
        """Carry out an action, or raise a ValueError that names the rule against it."""
        if self.phase == "over":
            raise ValueError("R8.3: the game is over")
        self._checks = self.recheck or action not in self._listed
        self._listed = []
        word, *pieces = action.split(" ")
        match word, len(pieces):
            case "take", count if count >= 1:
                self._take(pieces)
            case "buy", count if count >= 2:
                self._buy(pieces[0], pieces[1:])
            case "add", 2:
                self._add(pieces[0], _cell(pieces[1]))
            case "remove", 1:
                self._remove(pieces[0])
            case "swap", 2:
                self._swap(pieces[0], pieces[1])
            case "stop", 0:
                self._stop()
            case "pass", 0:
                self._pass()
            case "place", 2:
                self._place(pieces[0], _cell(pieces[1]))
            case "store", 1:
                self._store(pieces[0])
            case "give", 1:
                self._give(pieces[0])
            case _:
                raise ValueError(f"notation: {action!r} is no action")

    def _take(self, cards: list[str]) -> None:
        self._check_acting()
        _check_cards(cards)
        if not money.holds(self.display, cards):
            raise ValueError(f"R3.1: {' '.join(cards)} is not on display")
        if not money.may_take(cards):
            raise ValueError(f"R3.1: {' '.join(cards)} is worth more than {money.TOGETHER}")
        for card in cards:
            self.display.remove(card)
            self.hands[self.turn_seat].append(card)
        self._actions_over()

    def _buy(self, tile: str, cards: list[str]) -> None:
        self._check_acting()
        _check_cards(cards)
        hand = self.hands[self.turn_seat]
        if tile not in self.market:
            raise ValueError(f"R3.2: {tile} is not in the market")
        slot = self.market.index(tile)
        if not money.holds(hand, cards):
            raise ValueError(f"R3.2: {' '.join(cards)} is not in hand")
        if any(card[0] != money.SLOT_CURRENCIES[slot] for card in cards):
            raise ValueError(f"R3.2: {tile} is not sold for that currency")
        if money.worth(cards) < price(tile):
            raise ValueError(f"R3.2: {tile} costs {price(tile)}")
        for card in cards:
            hand.remove(card)
            self.discard.append(card)
        self.market[slot] = None
        self.pending.append(tile)
        if money.worth(cards) == price(tile):
            self.exact = True
        else:
            self._actions_over()

    def _add(self, tile: str, cell: Cell) -> None:
        self._check_acting()
        reserve, palace = self._reserve_with(tile, "R5.1"), self.palaces[self.turn_seat]
        if self._checks:
            _check_faults(place_faults(palace, tile, cell))
        reserve.remove(tile)
        palace[cell] = tile
        self._actions_over()

    def _remove(self, tile: str) -> None:
        self._check_acting()
        cell = self._cell_of(tile, "R5.2")
        palace = self.palaces[self.turn_seat]
        if self._checks:
            _check_faults(faults(without(palace, cell)))
        del palace[cell]
        self.reserves[self.turn_seat].append(tile)
        self._actions_over()

    def _swap(self, tile: str, built: str) -> None:
        self._check_acting()
        reserve, palace = self._reserve_with(tile, "R5.3"), self.palaces[self.turn_seat]
        cell = self._cell_of(built, "R5.3")
        if self._checks:
            _check_faults(faults(placed(palace, tile, cell)))
        reserve.remove(tile)
        reserve.append(built)
        palace[cell] = tile
        self._actions_over()

    def _stop(self) -> None:
        self._check_acting()
        if not self.exact:
            raise ValueError("R3.4: only an exact payment leaves a choice to stop")
        self._actions_over()

    def _pass(self) -> None:
        self._check_acting()
        if self.legal() != ["pass"]:
            raise ValueError("R3.8: an action is possible")
        self._actions_over()

    def _place(self, tile: str, cell: Cell) -> None:
        self._check_putting(tile)
        palace = self.palaces[self.acting]
        if self._checks:
            _check_faults(place_faults(palace, tile, cell))
        palace[cell] = tile
        self._put_down(tile)

    def _store(self, tile: str) -> None:
        self._check_putting(tile)
        self.reserves[self.acting].append(tile)
        self._put_down(tile)

    def _give(self, tile: str) -> None:
        self._check_putting(tile)
        fits = site(self.palaces[self.acting]).places(walls(tile))
        if not self._may_give(misfit=not fits):
            raise ValueError(f"R9.5: {tile} may not be given to Dirk")
        self.dirk.append(tile)
        self._put_down(tile)

    def _check_acting(self) -> None:
        if self.phase != "act":
            raise ValueError("R3.6: the actions are over, tiles are to be put down")

    def _check_putting(self, tile: str) -> None:
        if self.phase not in ("put", "award"):
            raise ValueError("R3.6: tiles are put down only when the actions are over")
        if tile not in self.pending:
            raise ValueError(f"R3.6: {tile} is not there to be put down")

    def _reserve_with(self, tile: str, rule: str) -> list[str]:
        reserve = self.reserves[self.turn_seat]
        if tile not in reserve:
            raise ValueError(f"{rule}: {tile} is not in the reserve")
        return reserve

    def _cell_of(self, tile: str, rule: str) -> Cell:
        for cell, other in self.palaces[self.turn_seat].items():
            if other == tile:
                return cell
        raise ValueError(f"{rule}: {tile} is not in the Alhambra")

    # The course of a turn

    def _actions_over(self) -> None:
        """Go on to the tiles bought this turn, or end the turn (R3.6)."""
        self.exact = False
        if self.pending:
            self.phase = "put"
        else:
            self._end_turn()

    def _put_down(self, tile: str) -> None:
        """Count a tile as put down, and go on when it was the last."""
        self.pending.remove(tile)
        if self.pending:
            return
        if self.phase == "award":
            self._next_award()
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        """Section 6."""
        for slot in range(SLOTS):  # R6.1
            if self.market[slot] is None and self.bag:
                self.market[slot] = self.bag.pop(0)
        turned_up = self._refill_display()  # R6.2
        for card in sorted(turned_up):  # R6.3
            self._scoring(1 if card == "A" else 2)
            if self.players == 2:
                self._dirk_after(card)
        if None in self.market:  # R6.4
            self._award_market()
            return
        self.phase = "act"
        self.turn_seat = (self.turn_seat + 1) % self.players
        self.actor = self.turn_seat

    def _refill_display(self) -> list[str]:
        """Refill the money display; the scoring cards that turned up (R6.2, R6.3)."""
        turned_up = []
        while len(self.display) < DISPLAY:
            if not self.deck:
                if not self.discard:
                    break
                self._reshuffle()
            card = self.deck.pop(0)
            if card in ("A", "B"):
                turned_up.append(card)
            else:
                self.display.append(card)
        return turned_up

    def _reshuffle(self) -> None:
        """Shuffle the discard into a new deck (R6.2)."""
        deck = list(self.reshuffle(sorted(self.discard)))
        if sorted(deck) != sorted(self.discard):
            raise ValueError("R6.2: a new deck holds the cards of the discard")
        self.deck = deck
        self.discard = []

    def _dirk_draws(self, tiles: int) -> None:
        """Draw tiles from the bag for Dirk, all that are left if there are fewer."""
        self.dirk += self.bag[:tiles]
        del self.bag[:tiles]

    def _dirk_after(self, card: str) -> None:
        """What Dirk draws after the first and the second scoring (R9.4)."""
        if card == "A":
            self._dirk_draws(DIRKS_TILES)
        elif self.options["dirk_second"] == "third":
            self._dirk_draws(len(self.bag) // 3)
        else:
            self._dirk_draws(2)

    def _scoring(self, scoring: int) -> None:
        """Section 7."""
        counts = [count_kinds(palace.values()) for palace in self.palaces]
        dirk_counts = count_kinds(self.dirk) if self.players == 2 else None
        rows = counts if dirk_counts is None else [*counts, dirk_counts]
        kind_points = majorities(rows, scoring)
        dirk_points = None if dirk_counts is None else kind_points.pop()
        lengths = [longest_wall(palace) for palace in self.palaces]
        points = [sum(kind_points[seat]) + lengths[seat] for seat in range(self.players)]
        for seat in range(self.players):
            self.scores[seat] += points[seat]
        if dirk_points is not None:
            self.dirk_score += sum(dirk_points)
        self.scorings.append(
            {
                "scoring": scoring,
                "counts": counts,
                "dirk_counts": dirk_counts,
                "walls": lengths,
                "kind_points": kind_points,
                "dirk_points": dirk_points,
                "points": points,
            }
        )

    # The end of the game

    def _award_market(self) -> None:
        """Hand out the tiles left in the market (R8.1), and let the first player put them."""
        for slot, tile in enumerate(self.market):
            if tile is None:
                continue
            currency = money.SLOT_CURRENCIES[slot]
            sums = [money.worth(money.of_currency(hand, currency)) for hand in self.hands]
            if sums.count(max(sums)) == 1:
                self.awarded[sums.index(max(sums))].append(tile)
                self.market[slot] = None
        self._next_award()

    def _next_award(self) -> None:
        """Let the next player put awarded tiles, or finish the game (R8.2, R8.3)."""
        for seat in money.clockwise(self.turn_seat + 1, self.players):
            if self.awarded[seat]:
                self.pending, self.awarded[seat] = self.awarded[seat], []
                self.phase = "award"
                self.actor = seat
                return
        self._scoring(3)
        self.phase = "over"
        self.actor = None
        self.winners = [s for s in range(self.players) if self.scores[s] == max(self.scores)]


def _check_setup(
    players: int,
    options: Mapping[str, str],
    youngest: int,
    bag: Sequence[str],
    deck: Sequence[str],
) -> None:
    if players not in range(2, 7):
        raise ValueError(f"R1.7: 2 to 6 players, not {players}")
    if set(options) != set(OPTIONS) or any(options[name] not in OPTIONS[name] for name in OPTIONS):
        raise ValueError(f"section 10: not the four options: {dict(options)}")
    if youngest not in range(players):
        raise ValueError(f"R2.4: no seat {youngest}")
    if sorted(bag) != sorted(TILES):
        raise ValueError("R1.2: the bag holds each of the 54 tiles once")
    if sorted(deck) != money.all_cards(players):
        raise ValueError("R1.3, R9.1: the deck holds 108 cards, 72 for two players")


def _with_scoring_cards(left: list[str], above: Sequence[int], scoring_place: str) -> list[str]:
    """The deck after R2.5 with A and B in it, each below as many cards as `above` says."""
    places = money.scoring_places(len(left), scoring_place)
    if len(above) != 2 or above[0] not in places[0] or above[1] not in places[1]:
        raise ValueError(f"R2.6: scoring cards at {list(above)}, not in their piles {places}")
    deck: list[str] = []
    for number, card in enumerate(left):
        deck += ["A"] * (number == above[0]) + ["B"] * (number == above[1])
        deck.append(card)
    return deck


def _cell(text: str) -> Cell:
    found = _CELL.fullmatch(text)
    if found is None:
        raise ValueError(f"notation: {text!r} is no cell")
    return int(found[1]), int(found[2])


def _check_cards(cards: list[str]) -> None:
    if not all(_CARD.fullmatch(card) for card in cards):
        raise ValueError(f"notation: {' '.join(cards)!r} are no cards")
    if cards != sorted(cards):
        raise ValueError(f"notation: {' '.join(cards)!r} are not in order")


def _check_faults(found: list[tuple[str, Cell]]) -> None:
    if found:
        raise ValueError(", ".join(f"{rule} at {x},{y}" for rule, (x, y) in found))
