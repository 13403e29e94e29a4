"""Why a turn is good: facts about what it changes, as codes that every language can word.

Nothing here judges. A search says which turn is best; this says what can be seen to speak for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

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
MOST_SEEN = 1
"""Reasons that a bot gives: one line."""

_SIXTIETHS = 60  # what `Standing` counts in
_PAYMENT = (1 << const.SLOT_SHIFT) - 1
_HIGH = 6  # a card worth so much, or so much more money, is worth a word
_CLEARLY = 1.3  # how many times as much is worth a word
_NEAR = 10  # cards: a scoring that must come so soon is worth a word
_LONGER = 2  # pieces of wall that another player misses are worth a word
_SCORES = ("most", "level", "place", "wall")
_ACTIONS = (const.TAKE, const.BUY, const.ADD, const.REMOVE, const.SWAP)


class Reason(NamedTuple):
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
        *_soon(state, end, codes, seat),
        *_taken(state, codes),
        *(_compared(end, other, seat) if other is not None else ()),
    ]
    if any(each.slug in _SCORES for each in found):
        found += _scoring(state)
    return tuple(found[:most]) or (Reason("patience"),)


def seen_reasons(state: State, codes: Sequence[int], most: int = MOST_SEEN) -> tuple[Reason, ...]:
    """What everybody at the table can see to speak for a whole turn, the weightiest first.

    No hand has a part in it, so it tells nothing of one. There may be nothing to say.

    | slug | says besides those of `reasons` | has |
    | --- | --- | --- |
    | `keeps-most` | another would have the most of a kind with a tile that was bought | `kind`, `seat` |
    | `keeps-wall` | another could have built it to a clearly longer wall | `seat` |
    """  # noqa: E501
    seat = state.turn
    end = state.copy()
    for code in codes:
        apply(end, code)
    found = [
        *_buildings(state, end, seat),
        *_wall(state, end, seat),
        *_kept_from(state, codes, seat),
        *_exact(state, codes),  # the log says so, too
        *_taken(state, codes),
    ]
    return tuple(found[:most])


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


def _kept_from(state: State, codes: Sequence[int], seat: int) -> Iterator[Reason]:
    """What the tiles that were bought would have been to others, by the next who would have it."""
    standing = Standing()
    standing.read(state)
    for _, (tile, _, _) in _bought(state, codes):
        for step in range(1, state.players):
            other = (seat + step) % state.players
            counts = [standing.count(tile.kind, each) for each in range(standing.contenders)]
            own = counts.pop(other)
            if own and own == max(counts):
                yield Reason("keeps-most", kind=tile.kind, seat=other)
            elif _longest_with(state, other, tile) - state.palace(other).wall() >= _LONGER:
                yield Reason("keeps-wall", seat=other)
            else:
                continue
            break


def _longest_with(state: State, seat: int, tile: Tile) -> int:
    """The longest wall that a seat could have by building a tile."""
    palace, only = state.palace(seat), 1 << tile.number
    longest = palace.wall()
    for way in range(palace.count_adds(only)):
        trial = palace.copy()
        trial.place(tile.number, palace.nth_add(only, way) >> const.FIELD_SHIFT)
        longest = max(longest, trial.wall())
    return longest


def _bought(state: State, codes: Sequence[int]) -> Iterator[tuple[int, tuple[Tile, int, int]]]:
    """The purchases of a turn by their place in it: tile, market slot, and what was paid."""
    for number, code in enumerate(codes):
        if code >> const.KIND_SHIFT == const.BUY:
            slot = code >> const.SLOT_SHIFT & const.SLOTS - 1
            yield number, (TILES[state.market[slot]], slot, worth(code & _PAYMENT))


def _soon(state: State, end: State, codes: Sequence[int], seat: int) -> Iterator[Reason]:
    """What the cards that were taken can buy."""
    if any(_cards_taken(state, codes)):
        for slot, tile in enumerate(state.market):
            if tile == const.EMPTY or end.market[slot] != tile:
                continue
            price, currency = TILES[tile].price, SLOT_CURRENCIES[slot]
            before, after = state.hand(seat, currency), end.hand(seat, currency)
            if payment(before, price) < 0 <= payment(after, price):
                yield Reason("soon", tile=TILES[tile])


def _taken(state: State, codes: Sequence[int]) -> Iterator[Reason]:
    """The cards that were taken, where they are many or one of them is high."""
    for values in _cards_taken(state, codes):
        if len(values) > 1:
            yield Reason("cards", before=len(values), after=sum(values))
        elif values[0] >= _HIGH:
            yield Reason("card", after=values[0])


def _cards_taken(state: State, codes: Sequence[int]) -> Iterator[list[int]]:
    """The values of the cards that were taken at once."""
    for code in codes:
        if code >> const.KIND_SHIFT == const.TAKE:
            slots = members(code >> const.FIELD_SHIFT & const.FIELD_MASK)
            yield [state.display[slot] % const.VALUES + 1 for slot in slots]


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
