"""Why a turn is good: facts about what it changes, as codes that every language can word.

Nothing here judges. A search says which turn is best; this says what can be seen to speak for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..codes import members
from ..core import const
from ..core.apply import apply
from ..core.money import worth
from ..core.purse import payment
from ..core.standing import Standing
from ..core.state import State
from ..pieces import SLOT_CURRENCIES, TILES, Kind, Tile

MOST = 3
"""Reasons to name."""

_SIXTIETHS = 60  # what `Standing` counts in
_PAYMENT = (1 << const.SLOT_SHIFT) - 1
_HIGH = 6  # a card worth so much, or so much more money, is worth a word
_CLEARLY = 1.3  # how many times as much is worth a word
_NEAR = 10  # cards: a scoring that must come so soon is worth a word
_SCORES = ("most", "level", "place", "wall")
_ACTIONS = (const.TAKE, const.BUY, const.ADD, const.REMOVE, const.SWAP)


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that speaks for a turn; what a slug needs is there, all else is None."""

    slug: str
    kind: Kind | None = None
    tile: Tile | None = None
    seat: int | None = None
    """Another player, whom it concerns."""
    before: int | None = None
    """A figure before the turn, or with what was compared."""
    after: int | None = None
    """The figure that the turn leads to."""
    points: int | None = None
    """What it would be worth more if the next scoring took place now."""


def reasons(
    state: State, codes: Sequence[int], other: State | None = None, most: int = MOST
) -> tuple[Reason, ...]:
    """What speaks for the rest of a turn, the weightiest first; at least one reason.

    `other` is where another turn would have led, before anything is drawn: some facts are told only
    in comparison.

    | slug | says | has |
    | --- | --- | --- |
    | `exact` | paid exactly, so another action followed | `after` (how often) |
    | `most` | the most buildings of a kind, alone | `kind`, `points` |
    | `level` | as many of a kind as the best | `kind`, `points` |
    | `place` | a better place with a kind that counts | `kind`, `after` (the place), `points` |
    | `wall` | a longer wall | `before`, `after` |
    | `denies` | another could have paid a tile exactly | `tile`, `seat` |
    | `soon` | the cards make an exact payment possible | `tile` |
    | `cards` | several cards at once | `before` (how many), `after` (worth) |
    | `card` | a card of a high value | `after` (worth) |
    | `money` | more money is left than otherwise | `before`, `after` |
    | `room` | more ways to build are left than otherwise | `before`, `after` |
    | `scoring` | a scoring may come with the next cards | `before`, `after` (cards, at least and at most) |
    | `patience` | none of these: it pays later | |
    """  # noqa: E501
    seat = state.turn
    end = state.copy()
    for code in codes:
        apply(end, code)
    found = [
        *_exact(state, codes),
        *_buildings(state, end, seat),
        *_wall(state, end, seat),
        *_denied(state, codes, seat),
        *_money(state, end, codes, seat),
        *(_compared(end, other, seat) if other is not None else ()),
    ]
    if any(each.slug in _SCORES for each in found):
        found += _scoring(state)
    return tuple(found[:most]) or (Reason("patience"),)


def _buildings(state: State, end: State, seat: int) -> list[Reason]:
    """Kinds with which the seat would score more, the most points first."""
    scoring = min(state.scorings + 1, const.SCORINGS)
    before, after = Standing(), Standing()
    before.read(state)
    after.read(end)
    found: list[tuple[int, Reason]] = []
    for kind in Kind:
        was = before.share(scoring, kind, seat, 0)
        now = after.share(scoring, kind, seat, 0)
        if now <= was:
            continue
        own = after.count(kind, seat)
        others = [after.count(kind, each) for each in range(after.contenders) if each != seat]
        place = 1 + sum(count > own for count in others)
        what = "place" if place > 1 else "level" if own in others else "most"
        points = max(1, round((now - was) / _SIXTIETHS))
        reason = Reason(what, kind=kind, points=points, after=place if place > 1 else None)
        found.append((now - was, reason))
    return [reason for _, reason in sorted(found, key=lambda each: -each[0])]


def _wall(state: State, end: State, seat: int) -> Iterator[Reason]:
    before, after = state.palace(seat).wall(), end.palace(seat).wall()
    if after > before:
        yield Reason("wall", before=before, after=after)


def _exact(state: State, codes: Sequence[int]) -> Iterator[Reason]:
    """Exact payments whose further action was used (R3.4)."""
    times = 0
    for number, (tile, _, paid) in _bought(state, codes):
        further = (code >> const.KIND_SHIFT for code in codes[number + 1 :])
        times += paid == tile.price and any(kind in _ACTIONS for kind in further)
    if times:
        yield Reason("exact", after=times)


def _denied(state: State, codes: Sequence[int], seat: int) -> Iterator[Reason]:
    """Tiles that another player could have paid exactly, by the next who could."""
    for _, (tile, slot, _) in _bought(state, codes):
        for step in range(1, state.players):
            other = (seat + step) % state.players
            if payment(state.hand(other, SLOT_CURRENCIES[slot]), tile.price) >= 0:
                yield Reason("denies", tile=tile, seat=other)
                break


def _bought(state: State, codes: Sequence[int]) -> Iterator[tuple[int, tuple[Tile, int, int]]]:
    """The purchases of a turn by their place in it: tile, market slot, and what was paid."""
    for number, code in enumerate(codes):
        if code >> const.KIND_SHIFT == const.BUY:
            slot = code >> const.SLOT_SHIFT & const.SLOTS - 1
            yield number, (TILES[state.market[slot]], slot, worth(code & _PAYMENT))


def _money(state: State, end: State, codes: Sequence[int], seat: int) -> Iterator[Reason]:
    """What was taken, and what it can buy."""
    for code in codes:
        if code >> const.KIND_SHIFT != const.TAKE:
            continue
        slots = list(members(code >> const.FIELD_SHIFT & const.FIELD_MASK))
        values = [state.display[slot] % const.VALUES + 1 for slot in slots]
        for slot, tile in enumerate(state.market):
            if tile == const.EMPTY or end.market[slot] != tile:
                continue
            price, currency = TILES[tile].price, SLOT_CURRENCIES[slot]
            before, after = state.hand(seat, currency), end.hand(seat, currency)
            if payment(before, price) < 0 <= payment(after, price):
                yield Reason("soon", tile=TILES[tile])
        if len(values) > 1:
            yield Reason("cards", before=len(values), after=sum(values))
        elif values[0] >= _HIGH:
            yield Reason("card", after=values[0])


def _compared(end: State, other: State, seat: int) -> Iterator[Reason]:
    """What is left in hand and to build, where it is clearly more than otherwise."""
    mine, theirs = end.hand_worth(seat), other.hand_worth(seat)
    if mine > _CLEARLY * theirs and mine - theirs >= _HIGH:
        yield Reason("money", before=theirs, after=mine)
    mine, theirs = _ways_to_build(end, seat), _ways_to_build(other, seat)
    if mine > _CLEARLY * theirs:
        yield Reason("room", before=theirs, after=mine)


def _ways_to_build(state: State, seat: int) -> int:
    """The ways to build one of the tiles that may still come."""
    coming = state.bag
    for tile in state.market:
        if tile != const.EMPTY:
            coming |= 1 << tile
    return state.palace(seat).count_adds(coming)


def _scoring(state: State) -> Iterator[Reason]:
    for low, high in zip(state.scoring_low, state.scoring_high, strict=True):
        if high != const.EMPTY:
            least, most = max(low - state.drawn, 0), high - state.drawn
            if most <= _NEAR:
                yield Reason("scoring", before=least, after=most)
            return
