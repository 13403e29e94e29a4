"""Analyses a whole game: what each seat gained by luck and by decisions, and the mistakes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .. import record
from ..game import Game
from ..options import Options
from ..parallel import in_order
from ..record import Record
from .estimate import Estimate, total
from .outlook import Outlook, outlook
from .study import Chunk, Decision, Effort, study, turns

FORMAT = "alhambra-analysis/1"
_CHUNK = 4  # turns per task


@dataclass(frozen=True, slots=True)
class Shares:
    """Where a change came from; the three add up to the whole."""

    luck: Estimate
    """By what was dealt and drawn."""
    own: Estimate
    """By the seat's decisions, compared with those of the quick player of the futures."""
    others: Estimate
    """By the other seats' decisions."""

    @property
    def change(self) -> Estimate:
        """All three together."""
        return self.luck + self.own + self.others

    def as_json(self) -> dict[str, object]:
        """The three, and their sum."""
        return {
            "luck": self.luck.as_json(),
            "own": self.own.as_json(),
            "others": self.others.as_json(),
            "change": self.change.as_json(),
        }


@dataclass(frozen=True, slots=True)
class Account:
    """What one seat gained and lost, from before the deal to the end."""

    leads: Shares
    """In points of lead over the best other seat."""
    wins: Shares
    """In chance to win."""
    mistakes: int
    lost: Estimate
    """Points of lead lost by mistakes."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A game, decision by decision."""

    options: Options
    names: tuple[str, ...]
    effort: Effort
    deal: Outlook
    """The outlook before anything was dealt."""
    decisions: tuple[Decision, ...]
    end: Outlook
    """The outlook after all actions and draws."""
    over: bool
    scores: tuple[int, ...]

    def drawn(self, number: int) -> Outlook:
        """The outlook after the draws that followed decision `number`."""
        following = number + 1
        return self.end if following == len(self.decisions) else self.decisions[following].before

    def luck(self, number: int) -> Outlook:
        """What the draws after decision `number` changed; for -1, what the deal changed."""
        if number < 0:
            return self.drawn(-1) - self.deal
        return self.drawn(number) - self.decisions[number].after

    def account(self, seat: int) -> Account:
        """The account of one seat."""
        mistakes = [each for each in self.decisions if each.seat == seat and each.mistake]
        return Account(
            leads=self._shares(seat, lambda look: look.leads[seat]),
            wins=self._shares(seat, lambda look: look.wins[seat]),
            mistakes=len(mistakes),
            lost=total(each.loss for each in mistakes),
        )

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """All mistakes, the worst first."""
        found = [each for each in self.decisions if each.mistake]
        return tuple(sorted(found, key=lambda each: -each.loss.value))

    def turns(self) -> Iterator[tuple[int, int]]:
        """Each turn as a range in `decisions`: first index, and the index after the last."""
        first = 0
        for number, each in enumerate(self.decisions, 1):
            if each.ends_turn or number == len(self.decisions):
                yield first, number
                first = number

    def as_json(self) -> dict[str, object]:
        """The whole analysis (docs/analysis.md)."""
        return {
            "format": FORMAT,
            "edition": self.options.edition,
            "options": dict(self.options.changes),
            "players": list(self.names),
            "simulations": self.effort.futures,
            "seed": self.effort.seed,
            "over": self.over,
            "scores": list(self.scores),
            "deal": self.deal.as_json(),
            "decisions": [self._decision(number) for number in range(len(self.decisions))],
            "end": self.end.as_json(),
            "seats": [self._seat(seat) for seat in range(len(self.names))],
            "mistakes": [each.version for each in self.mistakes],
        }

    def _shares(self, seat: int, pick: Callable[[Outlook], Estimate]) -> Shares:
        luck = [pick(self.luck(number)) for number in range(-1, len(self.decisions))]
        own = [pick(each.after - each.before) for each in self.decisions if each.seat == seat]
        others = [pick(each.after - each.before) for each in self.decisions if each.seat != seat]
        return Shares(total(luck), total(own), total(others))

    def _decision(self, number: int) -> dict[str, object]:
        each = self.decisions[number]
        return {
            "at": each.version,
            "seat": each.seat,
            "action": str(each.action),
            "choices": each.choices,
            "ends_turn": each.ends_turn,
            "before": each.before.as_json(),
            "after": each.after.as_json(),
            "drawn": self.drawn(number).as_json(),
            "scorings": list(each.scorings),
            "loss": each.loss.as_json(),
            "win_loss": None if each.win_loss is None else each.win_loss.as_json(),
            "mistake": each.mistake,
            "alternatives": [other.as_json() for other in each.alternatives],
        }

    def _seat(self, seat: int) -> dict[str, object]:
        found = self.account(seat)
        return {
            "name": self.names[seat],
            "score": self.scores[seat],
            "lead": found.leads.as_json(),
            "wins": found.wins.as_json(),
            "mistakes": found.mistakes,
            "lost": found.lost.as_json(),
        }


def analyse(
    read: Record,
    effort: Effort | None = None,
    *,
    jobs: int = 1,
    advance: Callable[[float], None] = lambda done: None,
) -> Analysis:
    """Analyse a record, finished or not, in `jobs` processes; `advance` is told the progress.

    The same effort gives the same analysis, whatever `jobs` is. Raises `BadRecord` for an invalid
    record.
    """
    effort = effort or Effort()
    game = record.replay(read)
    deal, end = ends(read, game, effort)
    decisions: list[Decision] = []
    for found in in_order(study, _chunks(read, effort), jobs):
        decisions += found
        advance(len(found))
    return Analysis(
        options=game.options,
        names=game.names,
        effort=effort,
        deal=deal,
        decisions=tuple(decisions),
        end=end,
        over=game.over,
        scores=game.scores,
    )


def ends(read: Record, game: Game, effort: Effort) -> tuple[Outlook, Outlook]:
    """The outlooks before a record's first draw or action, and where its game stands now."""
    before = game.began_at or read.options.new_state(read.deal.youngest)
    return (
        outlook(before, effort.futures, effort.seed),
        outlook(game.state, effort.futures, effort.seed),
    )


def _chunks(read: Record, effort: Effort) -> Iterator[Chunk]:
    text = record.to_json(read)
    found = turns(read)
    for first in range(0, len(found), _CHUNK):
        some = found[first : first + _CHUNK]
        yield Chunk(text, some[0][0], some[-1][1], effort)
