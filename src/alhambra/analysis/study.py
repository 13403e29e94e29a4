"""Some turns of a record, studied decision by decision: the work that processes share."""

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
"""The points of lead that a decision has to lose to be called a mistake."""
ERRORS = 2
"""And how many standard errors."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to look."""

    futures: int = FUTURES
    """For one estimate."""
    search: Budget = SEARCH
    """For finding alternatives to one decision."""
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another way to go on from a decision to the end of the turn."""

    actions: tuple[Action, ...]
    lead: Estimate
    """What it promises the seat."""
    gain: Estimate
    """How much more that is than the best way that begins as played; below 0 if it is less."""

    def as_json(self) -> dict[str, object]:
        """The actions in notation, the figures with their errors."""
        return {
            "actions": [str(action) for action in self.actions],
            "lead": self.lead.as_json(),
            "gain": self.gain.as_json(),
        }


@dataclass(frozen=True, slots=True)
class Decision:
    """One action, with what was known before and what came of it before anything was drawn."""

    version: int
    """How many actions had been played."""
    seat: int
    action: Action
    ends_turn: bool
    choices: int
    """How many actions were legal."""
    before: Outlook
    after: Outlook
    alternatives: tuple[Alternative, ...]
    """The best ways that begin otherwise, the best first."""
    loss: Estimate
    """What the best way from here promises more than the best way that begins as played.

    In points of lead for the seat; 0 if the played one is the best.
    """
    win_loss: Estimate | None
    """The same as chance to win, where the loss is more than a trifle and more than noise."""
    scorings: tuple[int, ...]
    """The scorings that followed before the next decision."""

    @property
    def mistake(self) -> bool:
        """Whether both ways to measure say that it cost something worth mentioning."""
        return self.win_loss is not None and self.win_loss.value > 0


@dataclass(frozen=True, slots=True)
class Chunk:
    """The actions from `first` up to `last` of a record, whole turns."""

    text: str
    """The record as JSON."""
    first: int
    last: int
    effort: Effort


@dataclass(slots=True)
class _Moment:
    """One action as it is replayed."""

    action: Action
    state: State
    code: int
    after: State
    scorings: tuple[int, ...]

    @property
    def ends_turn(self) -> bool:
        """Whether chance or another seat goes on."""
        return self.after.actor() != self.state.turn

    @property
    def is_forced(self) -> bool:
        """Whether nothing else was legal."""
        return legal(self.state) == [self.code]


def turns(read: record.Record) -> list[tuple[int, int]]:
    """Where each turn begins and ends, in numbers of actions."""
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
    """All decisions of some turns."""
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

    An action is as good as the best way to end the turn after it. So a mistake is blamed on the
    very action after which nothing as good was left.
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
    """The outlooks before the turn and after each of its actions; one without choice changes none.

    Nothing is drawn within a turn: the outlook after an action is the one before the next.
    """
    looks = [outlook(moments[0].state, effort.futures, effort.seed)]
    for moment in moments:
        if moment.is_forced:
            looks.append(looks[-1])
        else:
            looks.append(outlook(moment.after, effort.futures, effort.seed))
    return looks


def _rest(last: _Moment, effort: Effort) -> Way:
    """What follows the last action of a record within its turn: the best way, if anything."""
    if last.ends_turn:
        return Way((), last.after)
    return find(last.after, effort.search, Rng(effort.seed), master_style())[0]


def _ranked(moment: _Moment, played: Way, effort: Effort) -> list[Weighed]:
    """The played way and the best that begin otherwise, the best first."""
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
    """What a seat loses in chance to win; not asked for trifles and noise."""
    if mine.loss.value < max(MISTAKE, ERRORS * mine.loss.error):
        return None
    ends = (best.way.end, mine.way.end)
    better, worse = (chances(end, effort.futures, effort.seed)[0][seat] for end in ends)
    return better - worse
