"""A game at a table: the checked door to the rules, with a dealer, events and views."""

from __future__ import annotations

from collections.abc import Sequence

from .actions import Action
from .codes import decode
from .core import const
from .core.apply import apply
from .deal import Deal, FixedDealer, check_deal, deal_from_seed, fresh_seed
from .errors import SetupError
from .events import Event, RoundScored
from .narrate import Narrator, winners
from .options import Options
from .pieces import Card
from .refusals import checked_code
from .scoring import Scoring
from .view import View, legal_actions, look, score_now


class Game:
    """A state, the actions that led to it, and the dealer who answers for chance."""

    def __init__(
        self,
        options: Options,
        *,
        seed: str | int | None = None,
        deal: Deal | None = None,
        names: Sequence[str] = (),
        youngest: int | None = None,
    ) -> None:
        """Deal a new game from a seed, a deal, or, with neither, a seed that nobody can guess.

        `names` are the players' in clockwise order; `youngest` is a seat, or drawn by lot.
        """
        if deal is None:
            text = fresh_seed() if seed is None else str(seed)
            deal = deal_from_seed(options, text, youngest=youngest)
        self.options = options
        self.deal = deal
        self.names = _checked_names(options, names)
        self.state = options.new_state(deal.youngest)
        """The position. Look at it, copy it; only `play` may change it."""
        check_deal(options, deal)
        self.actions: list[Action] = []
        """What has been played, in order."""
        self.scorings: list[Scoring] = []
        """The scorings that have taken place."""
        self._dealer = FixedDealer(deal)
        self.opening: tuple[Event, ...] = tuple(self._answer_chance())
        """What happened before the first action."""

    # Questions

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
    def scores(self) -> tuple[int, ...]:
        """Each seat's points so far."""
        return tuple(self.state.scores[: self.options.players])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the win (R8.3); none while the game is on."""
        return winners(self.scores) if self.over else ()

    @property
    def reshuffles(self) -> tuple[tuple[Card, ...], ...]:
        """The new decks that the game has needed so far, in drawing order."""
        return tuple(self._dealer.reshuffles)

    def legal(self) -> tuple[Action, ...]:
        """What the actor may do; payments only without a superfluous card (R3.7)."""
        return legal_actions(self.state)

    def view(self, seat: int | None, *, open_hands: bool = False) -> View:
        """What a seat, or with None a spectator, may know."""
        return look(self.state, seat, version=self.version, open_hands=open_hands)

    def score_now(self, number: int | None = None) -> Scoring:
        """As if a scoring took place now: the next one, or the one of that number."""
        return score_now(self.state, number or min(self.state.scorings + 1, const.SCORINGS))

    # Changes

    def play(self, action: Action, *, seat: int | None = None) -> list[Event]:
        """Carry out an action of the actor, who has to be `seat` if one is given.

        Returns what happened. Raises `IllegalAction`, and then nothing has changed.
        """
        return self._apply(checked_code(self.state, action, seat), action)

    def play_code(self, code: int) -> list[Event]:
        """Carry out a code that the core's `legal` names: the fast door, unchecked."""
        return self._apply(code, decode(self.state, code))

    def _apply(self, code: int, action: Action) -> list[Event]:
        narrator = Narrator(self.state)
        events: list[Event] = [narrator.told(action)]
        apply(self.state, code)
        self.actions.append(action)
        events += narrator.consequences()
        events += self._answer_chance()
        self._keep_scorings(events)
        return events

    def _answer_chance(self) -> list[Event]:
        """Draw until a seat has to act or the game is over."""
        events: list[Event] = []
        while self.state.actor() == const.CHANCE:
            narrator = Narrator(self.state)
            code = self._dealer.draw(self.state)
            apply(self.state, code)
            events += narrator.drawn(code)
            events += narrator.consequences()
        return events

    def _keep_scorings(self, events: list[Event]) -> None:
        self.scorings += [event.scoring for event in events if isinstance(event, RoundScored)]


def _checked_names(options: Options, names: Sequence[str]) -> tuple[str, ...]:
    """The players' names; `Seat 1` and so on where none are given."""
    if not names:
        return tuple(f"Seat {seat + 1}" for seat in range(options.players))
    if len(names) != options.players:
        raise SetupError(f"{options.players} seats need {options.players} names, not {len(names)}")
    return tuple(names)
