"""A whole game analysed: what luck and what decisions gave each seat, and the mistakes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .. import record
from ..options import Options
from ..parallel import in_order
from ..record import Record
from .estimate import Estimate, total
from .outlook import Outlook, outlook
from .study import Chunk, Decision, Effort, study, turns

FORMAT = "alhambra-analysis/1"
_CHUNK = 4  # turns to study at a time


@dataclass(frozen=True, slots=True)
class Shares:
    """Where a change came from; `luck` + `own` + `others` is the whole of it."""

    luck: Estimate
    """What was dealt and drawn."""
    own: Estimate
    """The seat's decisions, against those of the quick player who plays the futures."""
    others: Estimate
    """The other seats' decisions."""

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
    """What a game gave a seat, from before the deal to the end."""

    leads: Shares
    """In points of lead over the best other seat."""
    wins: Shares
    """In chance to win."""
    mistakes: int
    lost: Estimate
    """In points of lead, by mistakes."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A game, decision by decision."""

    options: Options
    names: tuple[str, ...]
    effort: Effort
    deal: Outlook
    """Before anything was dealt."""
    decisions: tuple[Decision, ...]
    end: Outlook
    """After all actions and what was drawn then."""
    over: bool
    scores: tuple[int, ...]

    def drawn(self, number: int) -> Outlook:
        """The outlook after what was drawn upon a decision: the one that the next begins with."""
        following = number + 1
        return self.end if following == len(self.decisions) else self.decisions[following].before

    def luck(self, number: int) -> Outlook:
        """What the draws upon a decision changed; for -1, the deal."""
        if number < 0:
            return self.drawn(-1) - self.deal
        return self.drawn(number) - self.decisions[number].after

    def account(self, seat: int) -> Account:
        """What the game gave a seat."""
        mistakes = [each for each in self.decisions if each.seat == seat and each.mistake]
        return Account(
            leads=self._shares(seat, lambda look: look.leads[seat]),
            wins=self._shares(seat, lambda look: look.wins[seat]),
            mistakes=len(mistakes),
            lost=total(each.loss for each in mistakes),
        )

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """All of them, the worst first."""
        found = [each for each in self.decisions if each.mistake]
        return tuple(sorted(found, key=lambda each: -each.loss.value))

    def turns(self) -> Iterator[tuple[int, int]]:
        """The decisions of each turn, from a place in `decisions` up to another."""
        first = 0
        for number, each in enumerate(self.decisions, 1):
            if each.ends_turn or number == len(self.decisions):
                yield first, number
                first = number

    def as_json(self) -> dict[str, object]:
        """Everything (docs/analysis.md)."""
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
    """Analyse a record, finished or not, by `jobs` processes; `advance` hears of decisions done.

    The same effort gives the same analysis, whatever `jobs` says. Raises `BadRecord` for a record
    that does not hold.
    """
    effort = effort or Effort()
    game = record.replay(read)
    before = game.began_at or read.options.new_state(read.deal.youngest)
    deal = outlook(before, effort.futures, effort.seed)
    end = outlook(game.state, effort.futures, effort.seed)
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


def _chunks(read: Record, effort: Effort) -> Iterator[Chunk]:
    text = record.to_json(read)
    found = turns(read)
    for first in range(0, len(found), _CHUNK):
        some = found[first : first + _CHUNK]
        yield Chunk(text, some[0][0], some[-1][1], effort)
