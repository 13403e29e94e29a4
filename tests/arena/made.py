"""Games that were never played, for figures that can be worked out by hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from alhambra.arena.settings import Settings
from alhambra.options import Options
from alhambra.simulate import Played, Points, Thinking

TWO = ("random", "builder")


def settings(players: int = 2, form: str = "cross", bots: Sequence[str] = TWO) -> Settings:
    return Settings(Options(players), form, tuple(bots), "made")


def made(bots: Sequence[str], scores: Sequence[int], *, finished: bool = True) -> Played:
    """A game with these scores: a sixth each at the first scoring, a third, a half."""
    best = max(scores)
    thirds = [Points(tuple(part * score // 6 for score in scores), (0,) * len(scores))
              for part in (1, 2, 3)]  # fmt: skip
    return Played(
        bots=tuple(bots),
        scores=tuple(scores),
        winners=tuple(seat for seat, score in enumerate(scores) if score == best)
        if finished
        else (),
        turns=10,
        scorings=tuple(thirds) if finished else (),
        walls=tuple(score // 10 for score in scores),
        thinking=tuple(Thinking(4, 0.002 * (seat + 1), 0.001) for seat in range(len(scores))),
    )


def arena_of(asked: Settings, scores: Iterable[dict[str, int]]) -> list[Played]:
    """The games of an arena whose scores are given by bot, game after game."""
    games = []
    for index, by_bot in enumerate(scores):
        place = asked.place(index)
        bots = asked.matches[place.pairing].seating(place.number)
        games.append(made(bots, [by_bot[bot] for bot in bots]))
    return games
