"""Lessons and puzzles: a position that a real game has led to, and what a learner is to do there.

They stand in lessons.json, puzzles.json and best_turns.json. Of bag and deck a file names only the
top, as far as it matters; the rest is shuffled from a seed, so that the deal is one that can occur.
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
"""The level of the other seats, where none is named."""
FILES: tuple[tuple[Kind, str], ...] = (
    ("lesson", "lessons.json"),
    ("puzzle", "puzzles.json"),
    ("puzzle", "best_turns.json"),
)


class NoSuchExercise(SetupError):
    """There is no exercise of this name, or it is no longer what it was."""

    slug = "no-such-exercise"

    def __init__(self) -> None:
        """The name is not repeated: whoever asked knows it."""
        super().__init__("there is no such exercise, or it has changed; choose one from the list")


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do."""

    goal: Goal
    solution: tuple[Action, ...]
    """What reaches it, from the beginning of the turn."""
    slips: tuple[str, ...] = ()
    """What a learner may do instead, by the codes of slips.py; the first that fits is told."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position at the beginning of the learner's turn, and what to do from there."""

    id: str
    kind: Kind
    options: Options
    deal: Deal
    actions: tuple[Action, ...]
    """What led from the deal to the position."""
    seat: int
    """The learner's."""
    bot: str
    """The level of the other seats."""
    steps: tuple[Step, ...]
    level: int = 0
    """How hard a puzzle is: from 1 to 3 if it asks for the best turn, else from 1 to 5."""
    why: tuple[Reason, ...] = ()
    """What speaks for the best turn, if that is asked for."""
    gap: float = 0.0
    """What every other turn loses at least, in points of lead, if the best one is asked for."""

    def game(self, names: Sequence[str] = ()) -> Game:
        """A game that has come to the position."""
        game = Game(self.options, deal=self.deal, names=names)
        for action in self.actions:
            game.play(action)
        return game

    @property
    def mark(self) -> str:
        """What tells this position from any other, so that a change of it is noticed."""
        held = [self.options.players, self.options.edition, dict(self.options.changes)]
        text = json.dumps([*held, self.seat, self.deal.commitment, *map(str, self.actions)])
        return hashlib.sha256(text.encode()).hexdigest()[:16]


@cache
def exercises() -> Mapping[str, Exercise]:
    """Every lesson in its order, then every puzzle."""
    return {
        each.id: each
        for kind, file in FILES
        for each in read((files(__package__) / file).read_text("utf-8"), kind)
    }


def read(text: str, kind: Kind) -> Iterator[Exercise]:
    """The exercises of a file."""
    for each in json.loads(text):
        yield _read(each, kind)


def exercise(name: str) -> Exercise:
    """The exercise of this id. Raises `NoSuchExercise`."""
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
    """A reason as a file has it: what it needs, by name."""
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
    """A deal with these pieces on top of bag and deck, and all else as the seed has it.

    `scoring` is how many cards lie above the scoring cards (R2.6), if that is to be told.
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
    """The same pieces with some of them brought to the top."""
    top, rest = list(first), list(shuffled)
    for each in top:
        rest.remove(each)
    return (*top, *rest)
