"""Checks actions; a refusal names the rule broken and says what would be right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import get_args

from .actions import (
    Action,
    AddTile,
    BuyTile,
    GiveTile,
    Pass,
    PlaceTile,
    RemoveTile,
    Stop,
    StoreTile,
    SwapTile,
    TakeMoney,
)
from .codes import decode, encode, hand_of, layout, tiles_in
from .core import const
from .core.legal import legal
from .core.state import State
from .errors import IllegalAction
from .pieces import Card, Cell, Tile
from .placement import Fault, why_not_place, why_not_remove, why_not_swap

_ACTIONS = get_args(Action)
_TURN_ACTIONS = (TakeMoney, BuyTile, AddTile, RemoveTile, SwapTile, Stop, Pass)


def checked_code(state: State, action: Action, seat: int | None = None) -> int:
    """The code of an action, if the acting seat may do it now and is `seat`, if given.

    Raises `IllegalAction` otherwise.
    """
    if not isinstance(action, _ACTIONS):
        text = f"{action!r:.40} is not an action; take, buy, place and so on, as `legal` lists them"
        raise IllegalAction("R3.1", "no-action", text)
    if state.phase == const.OVER:
        raise IllegalAction("R8.3", "game-over", "the game is over")
    if seat is not None and seat != state.turn:
        text = f"seat {state.turn} is to act, not seat {seat}"
        raise IllegalAction("R3.1", "not-your-turn", text, {"actor": state.turn, "seat": seat})
    _check_moment(state, action)
    code = encode(state, action)
    if code in legal(state) and decode(state, code) == action:
        return code
    _refuse(state, action)
    assert isinstance(action, BuyTile), f"the core refuses {action} for no reason"
    return code  # paid with superfluous cards (R3.7)


def _refuse(state: State, action: Action) -> None:
    """Raise `IllegalAction` with the reason why `action` is illegal, if it is."""
    match action:
        case TakeMoney(cards):
            _check_take(cards)
        case BuyTile(tile, cards):
            _check_buy(state, tile, cards)
        case AddTile(tile, cell):
            _check_in(tile, tiles_in(state.reserves[state.turn]), "R5.1", "reserve")
            _raise(why_not_place(_palace(state), tile, cell))
        case RemoveTile(tile):
            _raise(why_not_remove(_palace(state), _built_at(state, tile, "R5.2")))
        case SwapTile(tile, out):
            _check_in(tile, tiles_in(state.reserves[state.turn]), "R5.3", "reserve")
            _raise(why_not_swap(_palace(state), tile, _built_at(state, out, "R5.3")))
        case Stop():
            text = "you may stop only after paying a price exactly; take, buy or redesign first"
            raise IllegalAction("R3.4", "must-act", text)
        case Pass():
            _check_pass(state)
        case PlaceTile(tile, cell):
            _check_in(tile, tiles_in(state.pending), "R3.6", "pending")
            _raise(why_not_place(_palace(state), tile, cell))
        case StoreTile(tile):
            _check_in(tile, tiles_in(state.pending), "R3.6", "pending")
        case GiveTile(tile):
            _check_give(state, tile)


def _check_moment(state: State, action: Action) -> None:
    """Refuse turn actions while tiles must be put down, and the reverse."""
    acting = state.phase == const.ACT
    if acting == isinstance(action, _TURN_ACTIONS):
        return
    if acting:
        text = "tiles are placed when the actions of the turn are over; stop first, if you may"
        raise IllegalAction("R3.6", "not-now", text)
    waiting = tiles_in(state.pending)
    text = f"first place or store {_listed(waiting)}"
    raise IllegalAction(
        "R8.2" if state.phase == const.AWARD else "R3.6", "put-down-first", text, {"tiles": waiting}
    )


def _check_take(cards: tuple[Card, ...]) -> None:
    if not cards:
        raise IllegalAction("R3.1", "empty-take", "take at least one card")
    total = sum(card.value for card in cards)
    text = f"several cards may be worth at most {const.GREED} together, not {total}"
    raise IllegalAction("R3.1", "too-much", text, {"cards": cards, "total": total})


def _check_buy(state: State, tile: Tile, cards: tuple[Card, ...]) -> None:
    hand = Counter(hand_of(state, state.turn))
    for card, copies in Counter(cards).items():
        if copies > hand[card]:
            has = f"{card} only {_times(hand[card])}" if hand[card] else f"no {card}"
            text = f"the hand has {has}, and the payment takes it {_times(copies)}"
            raise IllegalAction("R3.2", "not-in-hand", text, {"card": card, "held": hand[card]})
    total = sum(card.value for card in cards)
    if total < tile.price:
        text = f"{tile} costs {tile.price}, and the payment is {total}: {tile.price - total} short"
        details = {"tile": tile, "price": tile.price, "total": total}
        raise IllegalAction("R3.2", "too-little", text, details)


def _check_pass(state: State) -> None:
    if state.exact:
        raise IllegalAction(
            "R3.4", "stop-instead", "after an exact payment you cannot pass; stop instead"
        )
    text = "you can pass only when nothing else is possible; take, buy or redesign"
    raise IllegalAction("R3.8", "must-act", text)


def _check_give(state: State, tile: Tile) -> None:
    if not state.has_dirk():
        raise IllegalAction("R9.5", "no-dirk", "Dirk plays only in games of two")
    if state.phase == const.AWARD:
        text = "awarded tiles cannot be given to Dirk; place or store"
        raise IllegalAction("R9.5", "no-gift-of-award", text, {"tile": tile})
    _check_in(tile, tiles_in(state.pending), "R3.6", "pending")
    fits = state.palace(state.turn).fitting() >> tile.number & 1
    if state.dirk_gift == const.GIFT_MISFIT and fits:
        text = f"{tile} fits in your Alhambra; only a misfit may be given to Dirk at this table"
        raise IllegalAction("R9.5", "fits", text, {"tile": tile})


def _check_in(tile: Tile, tiles: tuple[Tile, ...], rule: str, place: str) -> None:
    if tile in tiles:
        return
    where = "in your reserve" if place == "reserve" else "among the tiles to place"
    text = f"{tile} is not {where}; there is {_listed(tiles)}"
    raise IllegalAction(rule, f"not-in-{place}", text, {"tile": tile, "tiles": tiles})


def _built_at(state: State, tile: Tile, rule: str) -> Cell:
    for cell, each in _palace(state).items():
        if each is tile:
            return cell
    raise IllegalAction(rule, "not-built", f"{tile} is not in your Alhambra", {"tile": tile})


def _palace(state: State) -> dict[Cell, Tile]:
    return layout(state.palace(state.turn))


def _raise(fault: Fault | None) -> None:
    if fault is not None:
        details = {"cell": fault.cell, **fault.details}
        raise IllegalAction(fault.rule, fault.slug, fault.text, details)


def _listed(tiles: Iterable[Tile]) -> str:
    return ", ".join(each.name for each in tiles) or "none"


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")
