"""A game at a table: checks every action, deals, reports events and gives each seat its view."""

from __future__ import annotations

import pickle
from array import array
from collections.abc import Sequence

from .actions import Action
from .codes import decode
from .core import const
from .core.apply import apply, go_on
from .core.scoring import next_scoring
from .core.state import State
from .deal import (
    Deal,
    FixedDealer,
    check_deal,
    check_deal_from,
    deal_from_position,
    deal_from_seed,
    fresh_seed,
)
from .errors import SetupError
from .events import Event, RoundScored
from .narrate import Narrator, scorings_since
from .options import Options
from .pieces import Card
from .refusals import checked_code
from .scoring import Scoring, winners
from .turn import Turn
from .view import View, legal_actions, score_now, view_for

CHECKPOINT = 32
"""Actions between two saved positions, which make going back quick."""


class Game:
    """A state, the actions that led to it, and the dealer that decides what is drawn."""

    def __init__(
        self,
        options: Options,
        *,
        seed: str | int | None = None,
        deal: Deal | None = None,
        names: Sequence[str] = (),
        youngest: int | None = None,
        position: State | None = None,
    ) -> None:
        """Deal a new game from a seed or a deal; with neither, from an unguessable seed.

        `names` are the players' names in clockwise order. `youngest` is a seat; by default the
        seed picks it. A game may begin at a `position` where a seat is to act; a `deal` then holds
        only what is left to draw.
        """
        own = deal is None and youngest is None and position is None  # our own deal needs no check
        if deal is None:
            text = fresh_seed() if seed is None else str(seed)
            if position is None:
                deal = deal_from_seed(options, text, youngest=youngest)
            else:
                deal = deal_from_position(position, text)
        self.options = options
        self.deal = deal
        self.names = _checked_names(options, names)
        self.began_at = None if position is None else position.copy()
        """The position where the game began, or None if it was dealt from the start. Read-only."""
        self._state: State | None = self._new_state()
        self._packed = b""  # the pickled position, after `rest`
        if self.began_at is None:
            if not own:
                check_deal(options, deal)
        else:
            _check_rules(options, self.began_at)
            check_deal_from(self.began_at, deal)
        self.actions: list[Action] = []
        """The actions played so far, in order."""
        self.scorings: list[Scoring] = []
        """The scorings that have taken place."""
        self._codes = array("i")  # of the actions
        self._checkpoints: list[tuple[int, bytes]] = []  # versions and their positions
        self._scored_before = self.state.scorings
        self._dealer = FixedDealer(deal, self.state.reshuffles)
        self.opening: tuple[Event, ...] = tuple(self._answer_chance())
        """What happened before the first action."""

    # Questions

    @property
    def state(self) -> State:
        """The position. Read or copy it; only the game itself may change it."""
        if self._state is None:
            self._state = pickle.loads(self._packed)
        return self._state

    @state.setter
    def state(self, position: State) -> None:
        self._state = position

    @property
    def actor(self) -> int | None:
        """The seat to act; None when the game is over."""
        actor = self.state.actor()
        return None if actor == const.NOBODY else actor

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.phase == const.OVER

    @property
    def version(self) -> int:
        """How many actions have been played."""
        return len(self.actions)

    @property
    def codes(self) -> array[int]:
        """The actions played so far, in order, as the core's codes."""
        return self._codes[:]

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's points so far."""
        return tuple(self.state.scores[: self.options.players])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the win (R8.3); none while the game is on."""
        return winners(self.scores) if self.over else ()

    @property
    def reshuffles(self) -> tuple[tuple[Card, ...], ...]:
        """The reshuffled decks so far, in drawing order."""
        return tuple(self._dealer.reshuffles)

    @property
    def to_come(self) -> Deal:
        """Everything still to be drawn. Secret: never show it to anybody who is still playing."""
        return self._dealer.rest(self.state)

    def legal(self) -> tuple[Action, ...]:
        """What the actor may do. Paying with a superfluous card is legal but not listed (R3.7)."""
        return legal_actions(self.state)

    def view(self, seat: int | None, *, open_hands: bool = False) -> View:
        """What a seat may know; None is a spectator."""
        return view_for(self.state, seat, version=self.version, open_hands=open_hands)

    def score_now(self, number: int | None = None) -> Scoring:
        """What a scoring would give now: the next one, or scoring `number`."""
        return score_now(self.state, number or next_scoring(self.state))

    def position(self, version: int) -> State:
        """A copy of the position after the first `version` actions."""
        assert 0 <= version <= self.version
        past = [each for each in self._checkpoints if each[0] <= version]
        if past:
            first, packed = past[-1]
            state: State = pickle.loads(packed)
        else:
            first, state = 0, self._new_state()
            self._draw(state)
        for code in self._codes[first:version]:
            apply(state, code)
            self._draw(state)
        return state

    # Changes

    def play(self, action: Action, *, seat: int | None = None) -> list[Event]:
        """Carry out an action for the actor, who must be `seat` if one is given.

        Returns what happened. If it raises `IllegalAction`, nothing has changed.
        """
        return self._apply(checked_code(self.state, action, seat), action)

    def play_code(self, code: int) -> list[Event]:
        """Carry out a code from the core's `legal`: fast, because nothing is checked."""
        return self._apply(code, decode(self.state, code))

    def _apply(self, code: int, action: Action) -> list[Event]:
        narrator = Narrator(self.state)
        events: list[Event] = [narrator.told(action)]
        apply(self.state, code)
        self._keep(code, action)
        return events + self._continue(narrator)

    def end_turn(self, turn: Turn, *, told: bool = True) -> list[Event]:
        """Apply a completed turn, which began at this game's position, and draw what follows.

        Its steps were checked when they were taken. Without `told`, no events are made, which is
        quicker.
        """
        assert turn.complete
        assert turn.before is self.state
        self.state = turn.state.copy()
        for step in turn.steps:
            self._keep(step.code, step.action)
        if told:
            narrator = Narrator(self.state)
            go_on(self.state)
            return self._continue(narrator)
        scored = self.state.scorings
        go_on(self.state)
        self._continue_untold(scored)
        return []

    def rewind(self, version: int) -> None:
        """Go back to the position after the first `version` actions."""
        self.state = self.position(version)
        while self._checkpoints and self._checkpoints[-1][0] > version:
            self._checkpoints.pop()
        del self.actions[version:], self._codes[version:]
        del self.scorings[self.state.scorings - self._scored_before :]
        self._dealer.forget_after(self.state)

    def rest(self) -> None:
        """Pickle the position to save memory, until it is next asked for."""
        if self._state is not None:
            self._packed, self._state = pickle.dumps(self._state), None

    def _keep(self, code: int, action: Action) -> None:
        self.actions.append(action)
        self._codes.append(code)

    def _continue(self, narrator: Narrator) -> list[Event]:
        """Draw after an action, and return all that followed from it."""
        events = narrator.consequences()
        events += self._answer_chance()
        self.scorings += [event.scoring for event in events if isinstance(event, RoundScored)]
        self._keep_position()
        return events

    def _continue_untold(self, scored: int) -> None:
        """Do the same without events; `scored` is the number of scorings before the action."""
        self.scorings += scorings_since(self.state, scored)
        while self.state.actor() == const.CHANCE:
            scored = self.state.scorings
            apply(self.state, self._dealer.draw(self.state))
            self.scorings += scorings_since(self.state, scored)
        self._keep_position()

    def _keep_position(self) -> None:
        """Save the position every `CHECKPOINT` actions."""
        last = self._checkpoints[-1][0] if self._checkpoints else 0
        if self.version - last >= CHECKPOINT:
            self._checkpoints.append((self.version, pickle.dumps(self.state)))

    def _draw(self, state: State) -> None:
        """Draw until a seat has to act or the game is over, without events."""
        while state.actor() == const.CHANCE:
            apply(state, self._dealer.draw(state))

    def _new_state(self) -> State:
        """The empty table before the deal, or the position where the game began."""
        if self.began_at is not None:
            return self.began_at.copy()
        return self.options.new_state(self.deal.youngest)

    def _answer_chance(self) -> list[Event]:
        """Draw until a seat has to act or the game is over; return the events."""
        events: list[Event] = []
        while self.state.actor() == const.CHANCE:
            narrator = Narrator(self.state)
            code = self._dealer.draw(self.state)
            apply(self.state, code)
            events += narrator.drawn(code)
            events += narrator.consequences()
        return events


def _check_rules(options: Options, position: State) -> None:
    """Refuse a position with other rules, and one where no seat is to act."""
    if position.actor() == const.CHANCE:
        raise SetupError("nobody is to act: draw first")
    of_position = Options.of_state(position)
    if (of_position.players, of_position.rules) != (options.players, options.rules):
        raise SetupError("the position has other seats or rules than the game")


def _checked_names(options: Options, names: Sequence[str]) -> tuple[str, ...]:
    """The players' names; `Seat 1` and so on where none are given."""
    if not names:
        return tuple(f"Seat {seat + 1}" for seat in range(options.players))
    if len(names) != options.players:
        raise SetupError(f"{options.players} seats need {options.players} names, not {len(names)}")
    return tuple(names)
