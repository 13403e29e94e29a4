"""Whole games as readable text, played again and compared line by line."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields
from difflib import unified_diff
from pathlib import Path

import pytest

from alhambra.events import Event, RoundScored
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import Kind
from alhambra.scoring import Scoring

from ..drawing import display, hand, market, palace, reserve, seen, wander

HERE = Path(__file__).parent
GAMES = {
    "two-hungarian": Options(2, "hu-2003"),
    "two-portuguese": Options(2, "pt-2003"),
    "three": Options(3),
    "five": Options(5),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_is_written(name: str) -> None:
    written = (HERE / f"{name}.txt").read_text("utf-8").splitlines()
    played = list(dump(name))
    changes = list(unified_diff(written, played, "written", "played", lineterm="", n=6))
    assert not changes, "\n".join(changes[:60])


def dump(name: str) -> Iterator[str]:
    """A whole game, line by line."""
    game = Game(GAMES[name], seed=f"playthrough {name}")
    yield f"# A game of {game.options.players} by the seed 'playthrough {name}'."
    yield "# Written by: python -m tests.playthroughs.test_playthroughs"
    yield f"edition: {game.options.edition}"
    yield f"rules: {', '.join(f'{key} {value}' for key, value in game.options.rules.items())}"
    yield f"scoring cards below: {game.deal.scoring_cards}"
    yield ""
    yield from map(told, game.opening)
    yield from table(game)
    numbers = iter(range(10**6))
    legal = choice(game)
    seat = game.actor
    for action, events in wander(game, f"playthrough {name}"):
        yield ""
        yield f"{next(numbers)}. seat {seat} of {legal}"
        yield f"> {action}"
        for event in events:
            yield told(event)
            if isinstance(event, RoundScored):
                yield from explained(event.scoring)
                yield from () if game.over else table(game)
        legal = choice(game)
        seat = game.actor
    yield ""
    yield from table(game)
    yield f"winners: {listed(game.winners)}"


def choice(game: Game) -> str:
    """How many actions of which kind are legal."""
    words = Counter(str(action).split()[0] for action in game.legal())
    return ", ".join(f"{count} {word}" for word, count in words.items())


def told(event: Event) -> str:
    """An event in one line."""
    name = type(event).__name__
    if isinstance(event, RoundScored):
        return f"  {name} {event.scoring.number}"
    values = ((each.name, getattr(event, each.name)) for each in fields(event))
    return f"  {name} " + ", ".join(f"{key} {listed(value)}" for key, value in values)


def explained(scoring: Scoring) -> Iterator[str]:
    """A scoring: for each kind count, place and share of each seat and of Dirk."""
    for kind in Kind:
        ranks = [*scoring.ranks[kind], *([scoring.dirk[kind]] if scoring.dirk else [])]
        row = " | ".join(f"{rank.count} #{rank.place} {rank.share}" for rank in ranks)
        yield f"    {kind.label:9} {row}"
    for seat, wall in enumerate(scoring.walls):
        line = " ".join(f"{each.cell}{each.side.letter}" for each in wall.segments)
        yield f"    wall of seat {seat}: {wall.length}  {line}".rstrip()
    yield f"    points: {listed(scoring.points)}, Dirk {scoring.dirk_points}"


def table(game: Game) -> Iterator[str]:
    """Everything on the table."""
    shown = seen(game)
    yield f"  market {market(game)}; display {display(game)}"
    yield f"  deck {shown.deck_left}, discard {shown.discard_left}, bag {shown.bag_left}"
    for seat, each in enumerate(shown.seats):
        yield f"  seat {seat}: {each.score} points; hand {hand(game, seat) or 'empty'}"
        yield f"    palace {palace(game, seat) or 'empty'}"
        yield f"    reserve {' '.join(sorted(reserve(game, seat))) or 'empty'}"
    if shown.dirk is not None:
        yield f"  Dirk: {shown.dirk_score} points; {listed(shown.dirk)}"


def listed(value: object) -> str:
    """A value, or several with spaces between."""
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return " ".join(map(str, value)) or "none"
    return str(value)


def write(names: Iterable[str]) -> None:
    """Write games anew."""
    for name in names:
        (HERE / f"{name}.txt").write_text("\n".join(dump(name)) + "\n", "utf-8")


if __name__ == "__main__":
    write(sys.argv[1:] or GAMES)
