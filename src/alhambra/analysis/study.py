"""Studies some turns of a record, decision by decision: one task for a worker process."""

from __future__ import annotations

from dataclasses import dataclass

from .. import record
from ..actions import Action
from ..bots.budget import Budget
from ..bots.levels import master_style
from ..core.apply import apply
from ..core.legal import legal
from ..core.rng import Rng
from ..core.state import State
from ..events import RoundScored
from ..refusals import checked_code
from .estimate import NOTHING, Estimate
from .hints import MOST, SEARCH, Way, Weighed, find, in_words, weigh
from .outlook import FUTURES, Outlook, chances, outlook

MISTAKE = 1.0
"""The least loss, in points of lead, that is called a mistake."""
ERRORS = 2
"""The least loss, in standard errors, that is called a mistake."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much effort to spend."""

    futures: int = FUTURES
    """For each estimate."""
    search: Budget = SEARCH
    """For finding the alternatives to each decision."""
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another way to play from a decision to the end of the turn."""

    actions: tuple[Action, ...]
    lead: Estimate
    """The expected lead of the seat."""
    gain: Estimate
    """How much more lead than the best way that starts with the played action; may be negative."""

    def as_json(self) -> dict[str, object]:
        """The actions in notation, the figures with their errors."""
        return {
            "actions": [str(action) for action in self.actions],
            "lead": self.lead.as_json(),
            "gain": self.gain.as_json(),
        }


@dataclass(frozen=True, slots=True)
class Decision:
    """One action, with the outlooks before it and after it, before anything is drawn."""

    version: int
    """How many actions had been played before."""
    seat: int
    action: Action
    ends_turn: bool
    choices: int
    """How many actions were legal."""
    before: Outlook
    after: Outlook
    alternatives: tuple[Alternative, ...]
    """The best ways that start with another action, best first."""
    loss: Estimate
    """How much the played action loses against the best way, in points of lead.

    Both are played on as well as possible; 0 if the played action is the best.
    """
    win_loss: Estimate | None
    """The loss in chance to win; None if `loss` is small or within noise."""
    scorings: tuple[int, ...]
    """The scorings that followed before the next decision."""

    @property
    def mistake(self) -> bool:
        """Whether both measures, points of lead and chance to win, say that it was a mistake."""
        return self.win_loss is not None and self.win_loss.value > 0


@dataclass(frozen=True, slots=True)
class Chunk:
    """Whole turns of a record: the actions from `first` up to, not including, `last`."""

    text: str
    """The record as JSON."""
    first: int
    last: int
    effort: Effort


@dataclass(slots=True)
class _Moment:
    """One replayed action."""

    action: Action
    state: State
    code: int
    after: State
    scorings: tuple[int, ...]

    @property
    def ends_turn(self) -> bool:
        """Whether a draw or another seat comes next."""
        return self.after.actor() != self.state.turn

    @property
    def is_forced(self) -> bool:
        """Whether nothing else was legal."""
        return legal(self.state) == [self.code]


def turns(read: record.Record) -> list[tuple[int, int]]:
    """Each turn as a range of actions: first index, and the index after the last."""
    game = record.new_game(read)
    found = []
    first = 0
    for number, action in enumerate(read.actions):
        seat, after = game.state.turn, game.state.copy()
        apply(after, checked_code(after, action))
        game.play(action)
        if after.actor() != seat or number == len(read.actions) - 1:
            found.append((first, number + 1))
            first = number + 1
    return found


def study(chunk: Chunk) -> list[Decision]:
    """Study all decisions of some turns."""
    read = record.from_json(chunk.text)
    game = record.replay(read, chunk.first)
    decisions: list[Decision] = []
    moments: list[_Moment] = []
    for number in range(chunk.first, chunk.last):
        action = read.actions[number]
        state, after = game.state.copy(), game.state.copy()
        code = checked_code(state, action)
        apply(after, code)
        events = game.play(action)
        scored = tuple(each.scoring.number for each in events if isinstance(each, RoundScored))
        moments.append(_Moment(action, state, code, after, scored))
        if moments[-1].ends_turn or number == chunk.last - 1:
            decisions += _turn(moments, number + 1 - len(moments), chunk.effort)
            moments.clear()
    return decisions


def _turn(moments: list[_Moment], version: int, effort: Effort) -> list[Decision]:
    """The decisions of one turn, judged from the last to the first.

    An action is as good as the best end of the turn that it still allows. So a mistake is blamed
    on the one action that ruled out anything as good.
    """
    found: list[Decision] = []
    looks = _looks(moments, effort)
    rest = _rest(moments[-1], effort)
    for place in reversed(range(len(moments))):
        moment = moments[place]
        played = Way((moment.code, *rest.codes), rest.end)
        ranked = _ranked(moment, played, effort)
        mine = next(each for each in ranked if each.way is played)
        found.append(
            Decision(
                version=version + place,
                seat=moment.state.turn,
                action=moment.action,
                ends_turn=moment.ends_turn,
                choices=len(legal(moment.state)),
                before=looks[place],
                after=looks[place + 1],
                alternatives=_alternatives(moment, ranked, mine),
                loss=mine.loss,
                win_loss=win_loss(moment.state.turn, ranked[0], mine, effort),
                scorings=moment.scorings,
            )
        )
        rest = ranked[0].way
    return found[::-1]


def _looks(moments: list[_Moment], effort: Effort) -> list[Outlook]:
    """The outlooks before the turn and after each of its actions; forced actions change nothing.

    Nothing is drawn within a turn, so the outlook after an action is the one before the next.
    """
    looks = [outlook(moments[0].state, effort.futures, effort.seed)]
    for moment in moments:
        if moment.is_forced:
            looks.append(looks[-1])
        else:
            looks.append(outlook(moment.after, effort.futures, effort.seed))
    return looks


def _rest(last: _Moment, effort: Effort) -> Way:
    """The best way to finish the turn, if the record ends in the middle of it; else nothing."""
    if last.ends_turn:
        return Way((), last.after)
    return find(last.after, effort.search, Rng(effort.seed), master_style())[0]


def _ranked(moment: _Moment, played: Way, effort: Effort) -> list[Weighed]:
    """The played way and the best that start with another action, best first."""
    if moment.is_forced:
        return [Weighed(played, NOTHING, NOTHING)]
    style = master_style()
    same = played.end.key()
    others = [
        way
        for way in find(moment.state, effort.search, Rng(effort.seed), style)
        if way.codes[0] != moment.code and way.end.key() != same
    ]
    seat = moment.state.turn
    return weigh([played, *others[:MOST]], seat, effort.futures, effort.seed, style)


def _alternatives(moment: _Moment, ranked: list[Weighed], mine: Weighed) -> tuple[Alternative, ...]:
    return tuple(
        Alternative(in_words(moment.state, each.way.codes), each.lead, each.lead - mine.lead)
        for each in ranked
        if each is not mine
    )


def win_loss(seat: int, best: Weighed, mine: Weighed, effort: Effort) -> Estimate | None:
    """What a seat loses in chance to win; None if the loss of lead is small or within noise."""
    if mine.loss.value < max(MISTAKE, ERRORS * mine.loss.error):
        return None
    ends = (best.way.end, mine.way.end)
    better, worse = (chances(end, effort.futures, effort.seed)[0][seat] for end in ends)
    return better - worse
