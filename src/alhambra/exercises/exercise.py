"""Lessons and puzzles: a position from a real game, and what the learner has to do there.

They are in lessons.json, puzzles.json and best_turns.json. A file names only those tiles and cards
at the top of bag and deck that matter; a seed shuffles the rest, so the deal is always possible.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeVar

from .. import pieces
from ..actions import Action, parse_exact
from ..analysis.reasons import Reason
from ..deal import Deal, Stream, deal_from_seed, scoring_places
from ..errors import SetupError
from ..game import Game
from ..options import Options
from .goals import Goal, kind_of, read_goal
from .slips import SLIPS

Kind = Literal["lesson", "puzzle"]
Piece = TypeVar("Piece")

BOT = "apprentice"
"""The default level of the other seats."""
FILES: tuple[tuple[Kind, str], ...] = (
    ("lesson", "lessons.json"),
    ("puzzle", "puzzles.json"),
    ("puzzle", "best_turns.json"),
)


class NoSuchExercise(SetupError):
    """There is no exercise with this id, or it has changed since."""

    slug = "no-such-exercise"

    def __init__(self) -> None:
        """Set the message, which does not repeat the id."""
        super().__init__("there is no such exercise, or it has changed; choose one from the list")


@dataclass(frozen=True, slots=True)
class Step:
    """One goal to reach."""

    goal: Goal
    solution: tuple[Action, ...]
    """Actions that reach the goal, from the start of the turn."""
    slips: tuple[str, ...] = ()
    """Likely mistakes, as codes of slips.py; the first that fits is shown."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position at the start of the learner's turn, and the steps to do from there."""

    id: str
    kind: Kind
    options: Options
    deal: Deal
    actions: tuple[Action, ...]
    """The actions from the deal to the position."""
    seat: int
    """The learner's seat."""
    bot: str
    """The level of the other seats."""
    steps: tuple[Step, ...]
    level: int = 0
    """How hard a puzzle is: from 1 to 3 if it asks for the best turn, else from 1 to 5."""
    why: tuple[Reason, ...] = ()
    """The reasons for the best turn, if the puzzle asks for it."""
    gap: float = 0.0
    """The least points of lead that any other turn loses, if it asks for the best turn."""

    def game(self, names: Sequence[str] = ()) -> Game:
        """A new game, played up to the position."""
        game = Game(self.options, deal=self.deal, names=names)
        for action in self.actions:
            game.play(action)
        return game

    @property
    def mark(self) -> str:
        """A hash of the position, so that a change to the exercise is noticed."""
        held = [self.options.players, self.options.edition, dict(self.options.changes)]
        text = json.dumps([*held, self.seat, self.deal.commitment, *map(str, self.actions)])
        return hashlib.sha256(text.encode()).hexdigest()[:16]


@cache
def exercises() -> Mapping[str, Exercise]:
    """All exercises by id: the lessons in order, then the puzzles."""
    return {
        each.id: each
        for kind, file in FILES
        for each in read((files(__package__) / file).read_text("utf-8"), kind)
    }


def read(text: str, kind: Kind) -> Iterator[Exercise]:
    """The exercises in a file."""
    for each in json.loads(text):
        yield _read(each, kind)


def exercise(name: str) -> Exercise:
    """The exercise with this id. Raises `NoSuchExercise`."""
    found = exercises().get(name)
    if found is None:
        raise NoSuchExercise
    return found


def _read(data: Mapping[str, Any], kind: Kind) -> Exercise:
    options = Options(data["players"], data.get("edition", "standard"), data.get("rules", {}))
    return Exercise(
        id=data["id"],
        kind=kind,
        options=options,
        deal=written_deal(options, **data["deal"]),
        actions=tuple(map(parse_exact, data.get("actions", ()))),
        seat=data.get("seat", 0),
        bot=data.get("bot", BOT),
        steps=tuple(map(_step, data["steps"])),
        level=data.get("level", 0),
        why=tuple(map(_reason, data.get("why", ()))),
        gap=data.get("gap", 0.0),
    )


def _step(data: Mapping[str, Any]) -> Step:
    slips = tuple(data.get("slips", ()))
    assert set(slips) <= set(SLIPS), slips
    return Step(read_goal(data["goal"]), tuple(map(parse_exact, data["solution"])), slips)


def written_reason(reason: Reason) -> dict[str, str | int]:
    """A reason as exercise files write it: the fields it uses, by name."""
    given = reason._asdict()
    given["kind"] = None if reason.kind is None else reason.kind.label
    given["tile"] = None if reason.tile is None else reason.tile.name
    return {name: value for name, value in given.items() if value is not None}


def _reason(data: Mapping[str, Any]) -> Reason:
    given = dict(data)
    if "kind" in given:
        given["kind"] = kind_of(given["kind"])
    if "tile" in given:
        given["tile"] = pieces.tile(given["tile"])
    return Reason(**given)


def written_deal(
    options: Options,
    seed: str,
    youngest: int = 0,
    bag: str = "",
    deck: str = "",
    scoring: Sequence[int] = (),
) -> Deal:
    """A deal with these pieces on top of bag and deck, and the rest shuffled by the seed.

    `scoring` is how many cards lie above the scoring cards (R2.6), unless the seed decides.
    """
    drawn = deal_from_seed(options, seed, youngest=youngest)
    cards = _on_top(map(pieces.card, deck.split()), drawn.deck)
    places = scoring_places(options, youngest, cards)
    above = [
        place[Stream(seed, f"scoring {letter}").below(len(place))]
        for letter, place in zip("AB", places, strict=True)
    ]
    first, second = scoring or above
    return replace(
        drawn,
        bag=_on_top(map(pieces.tile, bag.split()), drawn.bag),
        deck=cards,
        scoring_cards=(first, second),
    )


def _on_top(first: Iterable[Piece], shuffled: Sequence[Piece]) -> tuple[Piece, ...]:
    """The shuffled pieces, with some of them moved to the top."""
    top, rest = list(first), list(shuffled)
    for each in top:
        rest.remove(each)
    return (*top, *rest)
