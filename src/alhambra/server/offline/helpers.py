"""Bots' turns, advice, replays and analyses, done in a second web worker of the page."""

from __future__ import annotations

import pickle
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from ...core.state import State
from ...errors import AlhambraError
from ..analysts import AnalysisTask, Analyst, Analysts, Answer
from ..replayers import Projector, Replayers, ReplayFailed, ReplayTask
from ..store import Store
from ..thinkers import Errand, Past, Task, Thinker, Thinkers, ThinkingFailed, Thought
from ..workers import Craft

BOT_SECONDS = 1.0
"""Seconds that a searching level may take for a turn."""
ANALYSIS_FUTURES = 40
"""Simulated games per estimate, for an analysis in a minute or two."""

Ask: TypeAlias = Callable[[str], Awaitable[str]]
"""Sends a task to the second worker as text, and returns its result."""


class Helper:
    """Runs in the second worker."""

    def __init__(self, bot_seconds: float = BOT_SECONDS) -> None:
        """Prepare for tasks of all kinds."""
        self._thinker = Thinker(bot_seconds)
        self._projector = Projector()
        self._analyst = Analyst(ANALYSIS_FUTURES)

    def answer(self, task: str) -> str:
        """The result of a task sent by `Far`."""
        asked = pickle.loads(bytes.fromhex(task))
        craft: Craft = self._projector
        if isinstance(asked, AnalysisTask):
            craft = self._analyst
        elif isinstance(asked, (Task, Errand)):
            craft = self._thinker
        return pickle.dumps(craft.answer(asked)).hex()


class Far:
    """The second worker, as seen by the first."""

    def __init__(self, ask: Ask) -> None:
        """Send tasks by `ask`."""
        self._ask = ask

    async def answer(self, task: object) -> Any:  # noqa: ANN401
        """The result of a task."""
        return pickle.loads(bytes.fromhex(await self._ask(pickle.dumps(task).hex())))


class FarThinkers(Thinkers):
    """Bots that think in the second worker."""

    def __init__(self, far: Far) -> None:
        """There are no processes."""
        super().__init__(1)
        self._far = far

    async def turn(
        self,
        state: State,
        bot: str,
        seed: int,
        past: Past | None = None,
        *,
        whole: bool = False,
    ) -> Thought:
        """See `Thinkers`; nothing is ever cut short here."""
        answer = await self._far.answer(Task(state, bot, seed, 1.0, past))
        if not isinstance(answer, Thought):
            raise ThinkingFailed(f"{bot} gives no turn: {answer}")
        return answer

    async def errand(self, errand: Errand, asker: str = "") -> bytes:
        """See `Thinkers`."""
        answer = await self._far.answer(errand)
        if not isinstance(answer, bytes):
            raise ThinkingFailed(f"an errand failed: {answer}")
        return answer


class FarAnalysts(Analysts):
    """Games that are analysed in the second worker."""

    def __init__(self, store: Store, far: Far) -> None:
        """There are no processes."""
        super().__init__(store, ANALYSIS_FUTURES)
        self._far = far

    async def _ask(self, task: AnalysisTask) -> Answer:
        answer: Answer = await self._far.answer(task)
        return answer


class FarReplayers(Replayers):
    """Replays that are played in the second worker."""

    def __init__(self, far: Far) -> None:
        """There are no processes."""
        super().__init__()
        self._far = far

    async def _ask(self, task: ReplayTask) -> bytes:
        answer = await self._far.answer(task)
        if isinstance(answer, AlhambraError):
            raise answer
        if isinstance(answer, str):
            raise ReplayFailed(answer)
        return bytes(answer)
