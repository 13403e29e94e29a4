"""What a lesson or a puzzle asks for: small frozen values, judged by the core's own numbers.

A goal is written `{"is": "wall-longer", "by": 3}`: its name, and the parameters it has. Goals about
what was done are met as soon as it is done. Goals about how things lie then are met when the turn
is played out, for a tile that is still to be put down could change them. No goal depends on the
order of the actions of a turn: the position at its end and the goal decide.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import ClassVar

from .. import pieces
from ..actions import (
    Action,
    AddTile,
    BuyTile,
    GiveTile,
    PlaceTile,
    RemoveTile,
    StoreTile,
    SwapTile,
    TakeMoney,
)
from ..codes import hand_names, layout, names_in
from ..core import const
from ..core.palace import kind_count
from ..core.scoring import gains
from ..core.state import State
from ..errors import SetupError
from ..pieces import Kind
from ..turn import is_played_out

_KINDS = {kind.label: kind for kind in Kind}


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a learner has done in one turn, and where it has led."""

    before: State
    """When the turn began, or when the learner's award was to be put down."""
    actions: tuple[Action, ...]
    """The steps of the turn so far."""
    after: State
    """Now: within the turn, at its end before anything is drawn, or after that."""
    ended: bool = False
    """Whether the turn has been ended: then everything is refilled, scored and passed on."""

    @property
    def seat(self) -> int:
        """The learner."""
        return self.before.turn

    @property
    def complete(self) -> bool:
        """Whether the turn is played out: there is nothing left to do or to put down."""
        return self.ended or is_played_out(self.after)

    @property
    def bought(self) -> tuple[BuyTile, ...]:
        """The purchases."""
        return tuple(each for each in self.actions if isinstance(each, BuyTile))


class Goal:
    """Something to reach within a turn, or by its end."""

    name: ClassVar[str]
    """What it is called in JSON and in messages."""
    after_turn: ClassVar[bool] = False
    """Whether it can only be met by what follows when the turn is ended."""

    def met(self, attempt: Attempt) -> bool:
        """Whether an attempt has reached it."""
        raise NotImplementedError


# What was done


@dataclass(frozen=True, slots=True)
class Took(Goal):
    """Take money: at least so many cards (R3.1)."""

    name = "took"
    cards: int = 1

    def met(self, attempt: Attempt) -> bool:
        """Whether enough was taken."""
        taken = [len(each.cards) for each in attempt.actions if isinstance(each, TakeMoney)]
        return sum(taken) >= self.cards


@dataclass(frozen=True, slots=True)
class Bought(Goal):
    """Buy at least so many buildings, of one kind or that one tile if it is named (R3.2)."""

    name = "bought"
    times: int = 1
    kind: str = ""
    tile: str = ""

    def __post_init__(self) -> None:
        """Refuse a kind or a tile that there is not."""
        _check(self.kind, self.tile)

    def met(self, attempt: Attempt) -> bool:
        """Whether enough was bought."""
        return sum(map(self._counts, attempt.bought)) >= self.times

    def _counts(self, purchase: BuyTile) -> bool:
        right_kind = self.kind in ("", purchase.tile.kind.label)
        return right_kind and self.tile in ("", purchase.tile.name)


@dataclass(frozen=True, slots=True)
class BoughtExactly(Goal):
    """Pay the exact price at least so many times, or for that one tile (R3.4)."""

    name = "bought-exactly"
    times: int = 1
    tile: str = ""

    def __post_init__(self) -> None:
        """Refuse a tile that there is not."""
        _check(tile=self.tile)

    def met(self, attempt: Attempt) -> bool:
        """Whether it was paid exactly often enough."""
        exact = [each for each in attempt.bought if is_exact(each)]
        return sum(self.tile in ("", each.tile.name) for each in exact) >= self.times


@dataclass(frozen=True, slots=True)
class Built(Goal):
    """Put at least so many tiles into the palace, bought or from the reserve (R3.6, R5.1)."""

    name = "built"
    tiles: int = 1

    def met(self, attempt: Attempt) -> bool:
        """Whether enough was built."""
        return _count(attempt, PlaceTile, AddTile) >= self.tiles


@dataclass(frozen=True, slots=True)
class _Moved(Goal):
    """Move a tile, or that one tile, in one way."""

    tile: str = ""
    how: ClassVar[type[PlaceTile | StoreTile | GiveTile | AddTile | RemoveTile | SwapTile]]

    def __post_init__(self) -> None:
        """Refuse a tile that there is not."""
        _check(tile=self.tile)

    def met(self, attempt: Attempt) -> bool:
        """Whether that was done."""
        return any(
            isinstance(each, self.how) and self.tile in ("", each.tile.name)
            for each in attempt.actions
        )


class Placed(_Moved):
    """Put a bought tile into the palace (R3.6)."""

    name, how = "placed", PlaceTile


class Stored(_Moved):
    """Put a bought tile into the reserve (R3.6)."""

    name, how = "stored", StoreTile


class Gave(_Moved):
    """Give a bought tile to Dirk (R9.5)."""

    name, how = "gave", GiveTile


class Added(_Moved):
    """Redesign: a tile from the reserve into the palace (R5.1)."""

    name, how = "added", AddTile


class Removed(_Moved):
    """Redesign: a tile from the palace into the reserve (R5.2)."""

    name, how = "removed", RemoveTile


class Swapped(_Moved):
    """Redesign: a tile of the reserve, which may be named, for one of the palace (R5.3)."""

    name, how = "swapped", SwapTile


# How things lie when the turn is played out


@dataclass(frozen=True, slots=True)
class WallLonger(Goal):
    """A wall that is longer than before by so much."""

    name = "wall-longer"
    by: int = 1

    def met(self, attempt: Attempt) -> bool:
        """Whether it has grown enough."""
        return attempt.complete and _growth(attempt) >= self.by


@dataclass(frozen=True, slots=True)
class WallLongest(Goal):
    """The longest wall that any way to play this turn gives; `length` is what the prover found."""

    name = "wall-longest"
    length: int

    def met(self, attempt: Attempt) -> bool:
        """Whether nothing longer is possible."""
        return attempt.complete and wall_after(attempt) >= self.length


@dataclass(frozen=True, slots=True)
class SwapLonger(Goal):
    """A swap, and a wall that is longer than before by so much (R5.3)."""

    name = "swap-longer"
    by: int = 1

    def met(self, attempt: Attempt) -> bool:
        """Whether a swap was done and the wall has grown enough."""
        swapped = _count(attempt, SwapTile) > 0
        return attempt.complete and swapped and _growth(attempt) >= self.by


@dataclass(frozen=True, slots=True)
class Most(Goal):
    """More buildings of a kind in the palace than anybody else has, Dirk included (R7.3)."""

    name = "most"
    kind: str

    def __post_init__(self) -> None:
        """Refuse a kind that there is not."""
        kind_of(self.kind)

    def met(self, attempt: Attempt) -> bool:
        """Whether the learner alone has the most."""
        if not attempt.complete:
            return False
        kind, after = kind_of(self.kind), attempt.after
        counts = [after.palace(seat).count(kind) for seat in range(after.players)]
        own = counts.pop(attempt.seat)
        return own > max(*counts, kind_count(after.dirk, kind))


@dataclass(frozen=True, slots=True)
class ReserveEmpty(Goal):
    """Nothing in the reserve."""

    name = "reserve-empty"

    def met(self, attempt: Attempt) -> bool:
        """Whether nothing is left there."""
        return attempt.complete and attempt.after.reserves[attempt.seat] == 0


@dataclass(frozen=True, slots=True)
class PointsNow(Goal):
    """At least so many points if the next scoring took place now (section 7)."""

    name = "points-now"
    points: int

    def met(self, attempt: Attempt) -> bool:
        """Whether it would bring enough."""
        return attempt.complete and gains(attempt.after)[attempt.seat] >= self.points


@dataclass(frozen=True, slots=True)
class LeadNow(Goal):
    """So many points more than any other player if the next scoring took place now."""

    name = "lead-now"
    points: int

    def met(self, attempt: Attempt) -> bool:
        """Whether it would bring so many more."""
        return attempt.complete and lead_now(attempt.after, attempt.seat) >= self.points


@dataclass(frozen=True, slots=True)
class BestTurn(Goal):
    """One of the ends of this turn than which none is better, as far as analysis can tell.

    It names them by marks, from which nobody can read what to do.
    """

    name = "best-turn"
    marks: str

    def met(self, attempt: Attempt) -> bool:
        """Whether the turn ends in one of them."""
        return attempt.complete and mark_of(attempt.after, attempt.seat) in self.marks.split()


# How the game went on


@dataclass(frozen=True, slots=True)
class Ended(Goal):
    """End the turn."""

    name = "ended"
    after_turn = True

    def met(self, attempt: Attempt) -> bool:
        """Whether it is over."""
        return attempt.ended


@dataclass(frozen=True, slots=True)
class Scored(Goal):
    """Play on until there has been a scoring."""

    name = "scored"
    after_turn = True

    def met(self, attempt: Attempt) -> bool:
        """Whether there was one since the turn began."""
        return attempt.after.scorings > attempt.before.scorings


@dataclass(frozen=True, slots=True)
class Over(Goal):
    """Play the game to its end (section 8)."""

    name = "over"
    after_turn = True

    def met(self, attempt: Attempt) -> bool:
        """Whether it is over."""
        return attempt.after.phase == const.OVER


GOALS: dict[str, type[Goal]] = {
    each.name: each
    for each in (
        Took, Bought, BoughtExactly, Built, Placed, Stored, Gave, Added, Removed, Swapped,
        WallLonger, WallLongest, SwapLonger, Most, ReserveEmpty, PointsNow, LeadNow,
        BestTurn, Ended, Scored, Over,
    )
}  # fmt: skip
"""Every goal there is, by name."""


def read_goal(written: Mapping[str, object]) -> Goal:
    """The goal that a file names. Raises `SetupError` where it makes no sense."""
    given = dict(written)
    name = given.pop("is", None)
    if not isinstance(name, str) or name not in GOALS:
        raise SetupError(f"unknown goal {name!r:.40}; choose from {', '.join(GOALS)}")
    kind = GOALS[name]
    wanted = {each.name: each for each in fields(kind)}  # type: ignore[arg-type]  # all dataclasses
    for key, value in given.items():
        if key not in wanted:
            raise SetupError(f"{name} has no {key!r:.40}; it has {', '.join(wanted) or 'nothing'}")
        if type(value).__name__ != wanted[key].type:
            raise SetupError(f"{key} of {name} cannot be {value!r:.40}")
    missing = [key for key, each in wanted.items() if each.default is MISSING and key not in given]
    if missing:
        raise SetupError(f"{name} needs {', '.join(missing)}")
    return kind(**given)


def shown(goal: Goal) -> dict[str, str | int]:
    """The name and the parameters of a goal, for messages."""
    values = {each.name: getattr(goal, each.name) for each in fields(goal)}  # type: ignore[arg-type]
    return {"is": goal.name, **values}


# The numbers that goals go by


def is_exact(purchase: BuyTile) -> bool:
    """Whether the exact price was paid (R3.4)."""
    return sum(card.value for card in purchase.cards) == purchase.tile.price


def wall_after(attempt: Attempt) -> int:
    """The learner's wall now."""
    return attempt.after.palace(attempt.seat).wall()


def lead_now(state: State, seat: int) -> int:
    """How many more than the best of the others, Dirk left out (R9.5), a seat would get now."""
    points = gains(state)
    own = points.pop(seat)
    return own - max(points)


def mark_of(state: State, seat: int) -> str:
    """What tells the end of a seat's turn from its other ends, before anything is drawn."""
    built = layout(state.palace(seat))
    parts = (
        [f"{tile.name} {cell}" for cell, tile in built.items()],
        names_in(state.reserves[seat]),
        hand_names(state, seat),
        map(str, state.market),
        map(str, state.display),
        names_in(state.dirk),
    )
    text = "/".join(",".join(part) for part in parts)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def kind_of(label: str) -> Kind:
    """The kind of a name such as `garden`."""
    if label not in _KINDS:
        raise SetupError(f"unknown kind {label!r:.40}; choose from {', '.join(_KINDS)}")
    return _KINDS[label]


def _growth(attempt: Attempt) -> int:
    return wall_after(attempt) - attempt.before.palace(attempt.seat).wall()


def _count(attempt: Attempt, *kinds: type) -> int:
    return sum(isinstance(each, kinds) for each in attempt.actions)


def _check(kind: str = "", tile: str = "") -> None:
    """Refuse a kind or a tile that there is not; an empty name stands for any."""
    if kind:
        kind_of(kind)
    if tile:
        pieces.tile(tile)
