"""Statistics of an arena's results; needs no other packages."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..core.const import SCORINGS
from ..simulate import Played
from .estimates import Estimate, as_json, mean, share
from .settings import Settings


@dataclass(frozen=True, slots=True)
class Meeting:
    """How a candidate did in one pairing."""

    bot: str
    against: tuple[str, ...]
    """The other bots at the table."""
    games: int
    """The number of finished games."""
    wins: float
    """The number of wins; a win shared by n counts 1/n."""
    share: Estimate | None
    """The share of the wins."""
    lead: Estimate | None
    """Points above the mean of the other seats."""

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        return {
            "bot": self.bot,
            "against": list(self.against),
            "games": self.games,
            "wins": round(self.wins, 3),
            "share": as_json(self.share),
            "lead": as_json(self.lead),
        }


@dataclass(frozen=True, slots=True)
class Showing:
    """How a bot did in all its games and seats."""

    bot: str
    scores: tuple[int, ...]
    """The score in every finished game and seat."""
    walls: tuple[int, ...]
    """The longest wall at the end of each."""
    mean_score: Estimate | None
    mean_wall: Estimate | None
    majorities: tuple[float, ...]
    """Mean points for buildings at each scoring; empty if no game was finished."""
    wall_points: tuple[float, ...]
    """Mean points for walls at each scoring."""
    milliseconds: float
    """The mean time per decision; the median of it over all games and seats."""
    longest: float
    """The longest decision, in milliseconds."""

    def as_json(self) -> dict[str, object]:
        """Plain data; only the times differ from run to run."""
        return {
            "bot": self.bot,
            "seats": len(self.scores),
            "score": as_json(self.mean_score),
            "wall": as_json(self.mean_wall),
            "majorities": [round(points, 4) for points in self.majorities],
            "wall_points": [round(points, 4) for points in self.wall_points],
            "thinking": {
                "ms_per_decision": round(self.milliseconds, 4),
                "longest_ms": round(self.longest, 4),
            },
        }


@dataclass(frozen=True, slots=True)
class Statistics:
    """The statistics of an arena."""

    settings: Settings
    games: int
    unfinished: int
    deals: int
    meetings: tuple[Meeting, ...]
    showings: tuple[Showing, ...]
    """By bot, in the order of the settings."""

    @property
    def fair_share(self) -> float:
        """The share of wins of equally strong bots."""
        return 1 / self.settings.options.players


def summarize(settings: Settings, games: Sequence[Played]) -> Statistics:
    """Summarize the games. Unfinished ones count only for the thinking times."""
    meetings = []
    for index, pairing in enumerate(settings.pairings):
        deals = by_deal(settings, games, index)
        meetings += [_meeting(bot, pairing.against(bot), deals) for bot in pairing.candidates]
    deals = by_deal(settings, games)
    return Statistics(
        settings=settings,
        games=len(games),
        unfinished=sum(not played.finished for played in games),
        deals=len(deals),
        meetings=tuple(meetings),
        showings=tuple(_showing(bot, deals) for bot in settings.bots),
    )


def by_deal(
    settings: Settings, games: Sequence[Played], pairing: int | None = None
) -> list[list[Played]]:
    """The games grouped by deal, of one pairing or of all."""
    deals: list[list[Played]] = []
    for index, played in enumerate(games):
        place = settings.place(index)
        if place.deal == len(deals):
            deals.append([])
        if pairing in (None, place.pairing):
            deals[place.deal].append(played)
    return deals


def win(played: Played, seat: int) -> float:
    """A seat's share of the win."""
    return 1 / len(played.winners) if seat in played.winners else 0.0


def _meeting(bot: str, against: tuple[str, ...], deals: list[list[Played]]) -> Meeting:
    over = [[played for played in deal if played.finished] for deal in deals]
    wins = [[win(played, played.bots.index(bot)) for played in deal] for deal in over]
    leads = [[_lead(played, played.bots.index(bot)) for played in deal] for deal in over]
    return Meeting(
        bot=bot,
        against=against,
        games=sum(map(len, over)),
        wins=sum(map(sum, wins)),
        share=share(wins),
        lead=mean(leads),
    )


def _lead(played: Played, seat: int) -> float:
    others = sum(played.scores) - played.scores[seat]
    return played.scores[seat] - others / (len(played.scores) - 1)


def _showing(bot: str, deals: list[list[Played]]) -> Showing:
    over = [[each for each in _seats(bot, deal) if each[0].finished] for deal in deals]
    scores = [[played.scores[seat] for played, seat in deal] for deal in over]
    walls = [[played.walls[seat] for played, seat in deal] for deal in over]
    seats = [each for deal in over for each in deal]
    thoughts = [played.thinking[seat] for deal in deals for played, seat in _seats(bot, deal)]
    paces = [each.seconds / each.decisions for each in thoughts if each.decisions]
    scorings = range(SCORINGS) if seats else ()
    return Showing(
        bot=bot,
        scores=tuple(score for deal in scores for score in deal),
        walls=tuple(wall for deal in walls for wall in deal),
        mean_score=mean(scores),
        mean_wall=mean(walls),
        majorities=tuple(
            statistics.fmean(played.scorings[each].majorities[seat] for played, seat in seats)
            for each in scorings
        ),
        wall_points=tuple(
            statistics.fmean(played.scorings[each].walls[seat] for played, seat in seats)
            for each in scorings
        ),
        milliseconds=1000 * statistics.median(paces) if paces else 0.0,
        longest=1000 * max((each.longest for each in thoughts), default=0.0),
    )


def _seats(bot: str, games: Iterable[Played]) -> list[tuple[Played, int]]:
    """The games of a bot, each with the bot's seat."""
    return [
        (played, seat)
        for played in games
        for seat, name in enumerate(played.bots)
        if name == bot
    ]  # fmt: skip
