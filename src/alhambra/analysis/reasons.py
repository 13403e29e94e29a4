"""Why a turn is good: facts about what it changes, as slugs that can be translated.

Nothing here judges turns. A search says which is best; this names visible reasons for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..codes import members
from ..core import const
from ..core.apply import apply
from ..core.money import worth
from ..core.palace import Palace
from ..core.purse import payment
from ..core.scoring import next_scoring
from ..core.standing import Standing
from ..core.state import State
from ..pieces import SLOT_CURRENCIES, TILES, Kind, Tile

MOST = 3
"""The most reasons to give."""
MOST_SEEN = 1
"""The most reasons that a bot gives for its turn."""

_SIXTIETHS = 60  # of a point: the unit of `Standing`
_PAYMENT = (1 << const.SLOT_SHIFT) - 1
_HIGH = 6  # a card of this value, or so much more money, is worth mentioning
_CLEARLY = 1.3  # times as much money or room is worth mentioning
_NEAR = 10  # cards: a scoring that must come within so many is worth mentioning
_LONGER = 2  # segments of wall denied to another player are worth mentioning
_SCORES = ("most", "level", "place", "wall")
_ACTIONS = (const.TAKE, const.BUY, const.ADD, const.REMOVE, const.SWAP)


class Reason(NamedTuple):
    """A reason for a turn; fields that its slug does not use are None."""

    slug: str
    kind: Kind | None = None
    tile: Tile | None = None
    seat: int | None = None
    """Another player who is concerned."""
    before: int | None = None
    """A figure before the turn, or after the turn it is compared with."""
    after: int | None = None
    """The same figure after the turn."""
    points: int | None = None
    """The points gained if the next scoring took place now."""


def reasons(
    state: State, codes: Sequence[int], other: State | None = None, most: int = MOST
) -> tuple[Reason, ...]:
    """The reasons for the rest of a turn, the weightiest first; at least one.

    `other` is the position after another turn, before anything is drawn; some reasons need it as
    a comparison.

    | slug | says | has |
    | --- | --- | --- |
    | `exact` | paid exactly, so another action followed | `after` (how often) |
    | `most` | the most buildings of a kind, alone | `kind`, `points` |
    | `level` | as many of a kind as the best | `kind`, `points` |
    | `place` | a better place with a kind that counts | `kind`, `after` (the place), `points` |
    | `wall` | a longer wall | `before`, `after` |
    | `wall-later` | a tile was taken down, and can make the wall longer | `before`, `after` |
    | `denies` | another player could have paid for the tile exactly | `tile`, `seat` |
    | `soon` | the cards make an exact payment possible | `tile` |
    | `cards` | several cards at once | `before` (how many), `after` (worth) |
    | `card` | a card of high value | `after` (worth) |
    | `money` | more money is left than otherwise | `before`, `after` |
    | `room` | more ways to build are left than otherwise | `before`, `after` |
    | `scoring` | a scoring may come with the next cards | `before`, `after` (cards, fewest and most) |
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
        *_wall_later(state, end, codes, seat),
        *_denied(state, codes, seat),
        *_soon(state, end, codes, seat),
        *_taken(state, codes),
        *(_compared(end, other, seat) if other is not None else ()),
    ]
    if any(each.slug in _SCORES for each in found):
        found += _scoring(state)
    return tuple(found[:most]) or (Reason("patience"),)


def seen_reasons(state: State, codes: Sequence[int], most: int = MOST_SEEN) -> tuple[Reason, ...]:
    """The reasons for a whole turn that everybody at the table can see, the weightiest first.

    They give nothing away about any hand. There may be none.

    | slug, besides those of `reasons` | says | has |
    | --- | --- | --- |
    | `keeps-most` | with the bought tile, another player would have the most of a kind | `kind`, `seat` |
    | `keeps-wall` | with it, another player could have had a clearly longer wall | `seat` |
    """  # noqa: E501
    seat = state.turn
    end = state.copy()
    for code in codes:
        apply(end, code)
    found = [
        *_buildings(state, end, seat),
        *_wall(state, end, seat),
        *_wall_later(state, end, codes, seat),
        *_kept_from(state, codes, seat),
        *_exact(state, codes),  # last, since the log shows it too
        *_taken(state, codes),
    ]
    return tuple(found[:most])


def _buildings(state: State, end: State, seat: int) -> list[Reason]:
    """Kinds with which the seat would score more than before, most points first."""
    scoring = next_scoring(state)
    before, after = Standing(), Standing()
    before.read(state)
    after.read(end)
    found: list[tuple[int, Reason]] = []
    for kind in Kind:
        was = before.share(scoring, kind, seat, 0) // _SIXTIETHS  # rounded down, R7.4
        points = after.share(scoring, kind, seat, 0) // _SIXTIETHS - was
        if points <= 0:
            continue
        own = after.count(kind, seat)
        others = [after.count(kind, each) for each in range(after.contenders) if each != seat]
        place = 1 + sum(count > own for count in others)
        what = "place" if place > 1 else "level" if own in others else "most"
        reason = Reason(what, kind=kind, points=points, after=place if place > 1 else None)
        found.append((points, reason))
    return [reason for _, reason in sorted(found, key=lambda each: -each[0])]


def _wall(state: State, end: State, seat: int) -> Iterator[Reason]:
    before, after = state.palace(seat).wall(), end.palace(seat).wall()
    if after > before:
        yield Reason("wall", before=before, after=after)


def _wall_later(state: State, end: State, codes: Sequence[int], seat: int) -> Iterator[Reason]:
    """What the wall can become with a tile that was taken down (R5.2)."""
    before, now = state.palace(seat).wall(), end.palace(seat)
    removed = [code & const.TILE_MASK for code in codes if code >> const.KIND_SHIFT == const.REMOVE]
    after = max((now.longest_with(1 << tile) for tile in removed), default=-1)
    if after > max(before, now.wall()):
        yield Reason("wall-later", before=before, after=after)


def _exact(state: State, codes: Sequence[int]) -> Iterator[Reason]:
    """Exact payments after which the seat used its extra action (R3.4)."""
    times = 0
    for number, (tile, _, paid) in _bought(state, codes):
        further = (code >> const.KIND_SHIFT for code in codes[number + 1 :])
        times += paid == tile.price and any(kind in _ACTIONS for kind in further)
    if times:
        yield Reason("exact", after=times)


def _denied(state: State, codes: Sequence[int], seat: int) -> Iterator[Reason]:
    """Bought tiles that another player could have paid exactly; names the next such player."""
    for _, (tile, slot, _) in _bought(state, codes):
        for step in range(1, state.players):
            other = (seat + step) % state.players
            if payment(state.hand(other, SLOT_CURRENCIES[slot]), tile.price) >= 0:
                yield Reason("denies", tile=tile, seat=other)
                break


def _kept_from(state: State, codes: Sequence[int], seat: int) -> Iterator[Reason]:
    """What the bought tiles would have given to others; names the next such player."""
    standing = Standing()
    standing.read(state)
    for _, (tile, _, _) in _bought(state, codes):
        for step in range(1, state.players):
            other = (seat + step) % state.players
            counts = [standing.count(tile.kind, each) for each in range(standing.contenders)]
            own = counts.pop(other)
            if own and own == max(counts):
                yield Reason("keeps-most", kind=tile.kind, seat=other)
            elif _lengthens(state.palace(other), tile):
                yield Reason("keeps-wall", seat=other)
            else:
                continue
            break


def _lengthens(palace: Palace, tile: Tile) -> bool:
    """Whether a tile could make a wall clearly longer."""
    return palace.longest_with(1 << tile.number) - palace.wall() >= _LONGER


def _bought(state: State, codes: Sequence[int]) -> Iterator[tuple[int, tuple[Tile, int, int]]]:
    """The purchases of a turn: index of the code, then tile, market slot and sum paid."""
    for number, code in enumerate(codes):
        if code >> const.KIND_SHIFT == const.BUY:
            slot = code >> const.SLOT_SHIFT & const.SLOTS - 1
            yield number, (TILES[state.market[slot]], slot, worth(code & _PAYMENT))


def _soon(state: State, end: State, codes: Sequence[int], seat: int) -> Iterator[Reason]:
    """Tiles that the cards just taken make it possible to pay exactly."""
    if any(_cards_taken(state, codes)):
        for slot, tile in enumerate(state.market):
            if tile == const.EMPTY or end.market[slot] != tile:
                continue
            price, currency = TILES[tile].price, SLOT_CURRENCIES[slot]
            before, after = state.hand(seat, currency), end.hand(seat, currency)
            if payment(before, price) < 0 <= payment(after, price):
                yield Reason("soon", tile=TILES[tile])


def _taken(state: State, codes: Sequence[int]) -> Iterator[Reason]:
    """Cards taken, if there are several or the only one is high."""
    for values in _cards_taken(state, codes):
        if len(values) > 1:
            yield Reason("cards", before=len(values), after=sum(values))
        elif values[0] >= _HIGH:
            yield Reason("card", after=values[0])


def _cards_taken(state: State, codes: Sequence[int]) -> Iterator[list[int]]:
    """The values of the cards in each take."""
    for code in codes:
        if code >> const.KIND_SHIFT == const.TAKE:
            slots = members(code >> const.FIELD_SHIFT & const.FIELD_MASK)
            yield [state.display[slot] % const.VALUES + 1 for slot in slots]


def _compared(end: State, other: State, seat: int) -> Iterator[Reason]:
    """Money in hand and room to build, if clearly more than after the other turn."""
    mine, theirs = end.hand_worth(seat), other.hand_worth(seat)
    if mine > _CLEARLY * theirs and mine - theirs >= _HIGH:
        yield Reason("money", before=theirs, after=mine)
    mine, theirs = _ways_to_build(end, seat), _ways_to_build(other, seat)
    if mine > _CLEARLY * theirs:
        yield Reason("room", before=theirs, after=mine)


def _ways_to_build(state: State, seat: int) -> int:
    """The number of ways to build a tile that may still come."""
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
