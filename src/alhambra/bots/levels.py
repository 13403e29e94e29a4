"""The levels of strength: apprentice, mason, architect, master. Each plans whole turns."""

from __future__ import annotations

from functools import cache

from ..core import const
from ..core.apply import apply
from ..core.legal import legal
from ..core.plans import Plan
from ..core.rng import Rng
from ..core.state import State
from .base import CoreBot
from .budget import Budget
from .thinking import Style, judged, think
from .weights import judge

_OVERLOOKED = 45  # percent of the plans that an apprentice does not see
_BLUR = 0.03  # the most by which an apprentice misjudges the value of a turn


class TurnBot(CoreBot):
    """Decides on a whole turn at once, then plays it step by step.

    Nothing is drawn before a turn ends, so the plan stays valid. If asked about a position other
    than the one its next step is for, the bot thinks again.
    """

    def __init__(self) -> None:
        """Start without a plan."""
        self._plan: list[int] = []
        self._position: tuple[object, ...] = ()

    def code(self, state: State, budget: Budget, rng: Rng) -> int:
        """The next step of the plan, or of a new one."""
        if not self._plan or state.key() != self._position:
            options = legal(state)
            if len(options) == 1:
                return options[0]
            self._plan = list(self.turn(state, budget, rng))
        code = self._plan.pop(0)
        if self._plan:
            after = state.copy()
            apply(after, code)
            self._position = after.key()
        return code

    def turn(self, state: State, budget: Budget, rng: Rng) -> list[int]:
        """Decide on the rest of the turn, as codes."""
        raise NotImplementedError


class Apprentice(TurnBot):
    """Judges turns as the mason does, but never redesigns, overlooks much, misjudges a little."""

    def turn(self, state: State, budget: Budget, rng: Rng) -> list[int]:
        """The best of the plans it sees, by its blurred judgement."""
        plans = judged(state, judge("mason"))
        known = [plan for plan in plans if not _redesigns(plan)] or plans
        seen = [plan for plan in known if rng.below(100) >= _OVERLOOKED] or known
        guesses = [plan.value + _BLUR * (rng.below(2001) - 1000) / 1000 for plan in seen]
        return seen[guesses.index(max(guesses))].codes


class Mason(TurnBot):
    """Plays the whole turn that its evaluation likes best."""

    def turn(self, state: State, budget: Budget, rng: Rng) -> list[int]:
        """The best turn by the evaluation."""
        return judged(state, judge("mason"))[0].codes


class Searcher(TurnBot):
    """Compares plans by playing out futures."""

    def __init__(self, style: Style) -> None:
        """Take a style, so that its weights are loaded before any clock runs."""
        super().__init__()
        self._style = style

    def turn(self, state: State, budget: Budget, rng: Rng) -> list[int]:
        """The best turn by the futures."""
        return list(think(state, self._style, budget, rng)[0].codes)


class Architect(Searcher):
    """Tries the mason's best plans by playing games to the end."""

    def __init__(self) -> None:
        """Use the architect's style."""
        super().__init__(architect_style())


class Master(Searcher):
    """Ends futures early with a learned evaluation, and considers the others' best answers."""

    def __init__(self) -> None:
        """Use the master's style."""
        super().__init__(master_style())


class FirstMaster(Searcher):
    """The former master, kept for comparison: less trained, and without answers."""

    def __init__(self) -> None:
        """Use the first master's style."""
        super().__init__(first_master_style())


@cache
def architect_style() -> Style:
    """How an architect thinks."""
    return Style(prior=judge("mason"), trust=100, width=12, default=350)


@cache
def master_style() -> Style:
    """How a master thinks; also used for hints and reviews."""
    learned = judge("master")
    return Style(
        prior=learned,
        trust=30,
        width=16,
        default=1600,
        leaf=learned,
        depth=4,
        answered=6,
        sites=16,
        payments=1,
        removals=True,
    )


@cache
def first_master_style() -> Style:
    """How the first master thinks; also used for the exercises, which it selected."""
    learned = judge("master-1")
    return Style(prior=learned, trust=30, width=16, default=800, leaf=learned, depth=8)


def _redesigns(plan: Plan) -> bool:
    """Whether a plan builds from the reserve or swaps (section 5)."""
    return any(code >> const.KIND_SHIFT in (const.ADD, const.SWAP) for code in plan.codes)
