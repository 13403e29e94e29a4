"""The goals of lessons and puzzles: small frozen values, judged by the core's own numbers.

A goal is written as its name and parameters: `{"is": "wall-longer", "by": 3}`. Goals about actions
are met as soon as the action is done. Goals about the resulting position are met only when the turn
is complete, since a tile still to be put down could change it. No goal depends on the order of
the actions in a turn.
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
    """What a learner has done in one turn, and the resulting position."""

    before: State
    """The position when the turn began, or when the learner's award had to be put down."""
    actions: tuple[Action, ...]
    """The steps of the turn so far."""
    after: State
    """The position now: in the turn, at its end before anything is drawn, or after that."""
    ended: bool = False
    """Whether the turn has been ended, with everything refilled and scored."""

    @property
    def seat(self) -> int:
        """The learner."""
        return self.before.turn

    @property
    def complete(self) -> bool:
        """Whether nothing is left to do or to put down in the turn."""
        return self.ended or is_played_out(self.after)

    @property
    def bought(self) -> tuple[BuyTile, ...]:
        """The purchases."""
        return tuple(each for each in self.actions if isinstance(each, BuyTile))


class Goal:
    """Something to reach within a turn, or by its end."""

    name: ClassVar[str]
    """The name in JSON and in messages."""
    after_turn: ClassVar[bool] = False
    """Whether it can only be met by what happens after the turn is ended."""

    def met(self, attempt: Attempt) -> bool:
        """Whether an attempt has reached the goal."""
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
    """Buy at least so many buildings, if named of that kind or that tile (R3.2)."""

    name = "bought"
    times: int = 1
    kind: str = ""
    tile: str = ""

    def __post_init__(self) -> None:
        """Refuse an unknown kind or tile."""
        _check(self.kind, self.tile)

    def met(self, attempt: Attempt) -> bool:
        """Whether enough was bought."""
        return sum(map(self._counts, attempt.bought)) >= self.times

    def _counts(self, purchase: BuyTile) -> bool:
        right_kind = self.kind in ("", purchase.tile.kind.label)
        return right_kind and self.tile in ("", purchase.tile.name)


@dataclass(frozen=True, slots=True)
class BoughtExactly(Goal):
    """Pay the exact price at least so many times, if named for that tile (R3.4)."""

    name = "bought-exactly"
    times: int = 1
    tile: str = ""

    def __post_init__(self) -> None:
        """Refuse an unknown tile."""
        _check(tile=self.tile)

    def met(self, attempt: Attempt) -> bool:
        """Whether exact payments were made often enough."""
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
    """Move a tile, or the named tile, by one kind of action."""

    tile: str = ""
    how: ClassVar[type[PlaceTile | StoreTile | GiveTile | AddTile | RemoveTile | SwapTile]]

    def __post_init__(self) -> None:
        """Refuse an unknown tile."""
        _check(tile=self.tile)

    def met(self, attempt: Attempt) -> bool:
        """Whether that action was done."""
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
    """Redesign: move a tile from the reserve into the palace (R5.1)."""

    name, how = "added", AddTile


class Removed(_Moved):
    """Redesign: move a tile from the palace into the reserve (R5.2)."""

    name, how = "removed", RemoveTile


class Swapped(_Moved):
    """Redesign: replace a built tile with one from the reserve, if named that one (R5.3)."""

    name, how = "swapped", SwapTile


# The position when the turn is complete


@dataclass(frozen=True, slots=True)
class WallLonger(Goal):
    """Make the wall longer by at least so much."""

    name = "wall-longer"
    by: int = 1

    def met(self, attempt: Attempt) -> bool:
        """Whether it has grown enough."""
        return attempt.complete and _growth(attempt) >= self.by


@dataclass(frozen=True, slots=True)
class WallLongest(Goal):
    """Reach the longest wall that is possible in this turn; the prover found its `length`."""

    name = "wall-longest"
    length: int

    def met(self, attempt: Attempt) -> bool:
        """Whether nothing longer is possible."""
        return attempt.complete and wall_after(attempt) >= self.length


@dataclass(frozen=True, slots=True)
class SwapLonger(Goal):
    """Swap a tile and make the wall longer by at least so much (R5.3)."""

    name = "swap-longer"
    by: int = 1

    def met(self, attempt: Attempt) -> bool:
        """Whether a swap was done and the wall has grown enough."""
        swapped = _count(attempt, SwapTile) > 0
        return attempt.complete and swapped and _growth(attempt) >= self.by


@dataclass(frozen=True, slots=True)
class Most(Goal):
    """Have more buildings of a kind than anybody else, Dirk included (R7.3)."""

    name = "most"
    kind: str

    def __post_init__(self) -> None:
        """Refuse an unknown kind."""
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
    """Have nothing in the reserve."""

    name = "reserve-empty"

    def met(self, attempt: Attempt) -> bool:
        """Whether the reserve is empty."""
        return attempt.complete and attempt.after.reserves[attempt.seat] == 0


@dataclass(frozen=True, slots=True)
class PointsNow(Goal):
    """Have at least so many points if the next scoring took place now (section 7)."""

    name = "points-now"
    points: int

    def met(self, attempt: Attempt) -> bool:
        """Whether the scoring would give enough."""
        return attempt.complete and gains(attempt.after)[attempt.seat] >= self.points


@dataclass(frozen=True, slots=True)
class LeadNow(Goal):
    """Get so many points more than any other player if the next scoring took place now."""

    name = "lead-now"
    points: int

    def met(self, attempt: Attempt) -> bool:
        """Whether the scoring would give so many more."""
        return attempt.complete and lead_now(attempt.after, attempt.seat) >= self.points


@dataclass(frozen=True, slots=True)
class BestTurn(Goal):
    """Play the turn to one of its best ends, as far as analysis can tell.

    The ends are named by their marks, which do not give the solution away.
    """

    name = "best-turn"
    marks: str

    def met(self, attempt: Attempt) -> bool:
        """Whether the turn reached one of those ends."""
        return attempt.complete and mark_of(attempt.after, attempt.seat) in self.marks.split()


# What happens after the turn


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
"""All goals, by name."""


def read_goal(written: Mapping[str, object]) -> Goal:
    """Read a goal from an exercise file. Raises `SetupError` if it is malformed."""
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


# The numbers that goals use


def is_exact(purchase: BuyTile) -> bool:
    """Whether the exact price was paid (R3.4)."""
    return sum(card.value for card in purchase.cards) == purchase.tile.price


def wall_after(attempt: Attempt) -> int:
    """The learner's wall now."""
    return attempt.after.palace(attempt.seat).wall()


def lead_now(state: State, seat: int) -> int:
    """A seat's points in a scoring now, minus the best other player's; not Dirk's (R9.5)."""
    points = gains(state)
    own = points.pop(seat)
    return own - max(points)


def mark_of(state: State, seat: int) -> str:
    """A hash that identifies the end of a seat's turn, before anything is drawn."""
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
    """The kind with a name such as `garden`."""
    if label not in _KINDS:
        raise SetupError(f"unknown kind {label!r:.40}; choose from {', '.join(_KINDS)}")
    return _KINDS[label]


def _growth(attempt: Attempt) -> int:
    return wall_after(attempt) - attempt.before.palace(attempt.seat).wall()


def _count(attempt: Attempt, *kinds: type) -> int:
    return sum(isinstance(each, kinds) for each in attempt.actions)


def _check(kind: str = "", tile: str = "") -> None:
    """Refuse an unknown kind or tile; an empty name stands for any."""
    if kind:
        kind_of(kind)
    if tile:
        pieces.tile(tile)
