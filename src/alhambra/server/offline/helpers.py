"""What takes long is done in a second worker of the page: bots' turns, replays."""

from __future__ import annotations

import pickle
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from ...core.state import State
from ...errors import AlhambraError
from ..replayers import Projector, Replayers, ReplayFailed
from ..thinkers import Task, Thinker, Thinkers, ThinkingFailed
from ..wire.replays import Film

BOT_SECONDS = 1.0
"""What a level that searches may take for a turn."""

Ask: TypeAlias = Callable[[str], Awaitable[str]]
"""Sends a task to the second worker, as text, and waits for what comes of it."""


class Helper:
    """What runs in the second worker."""

    def __init__(self, bot_seconds: float = BOT_SECONDS) -> None:
        """Ready for tasks of both kinds."""
        self._thinker = Thinker(bot_seconds)
        self._projector = Projector()

    def answer(self, task: str) -> str:
        """What becomes of a task of `Far`."""
        asked = pickle.loads(bytes.fromhex(task))
        craft = self._projector if isinstance(asked, (Film, bytes)) else self._thinker
        return pickle.dumps(craft.answer(asked)).hex()


class Far:
    """The second worker, as the first one sees it."""

    def __init__(self, ask: Ask) -> None:
        """`ask` has it done."""
        self._ask = ask

    async def answer(self, task: object) -> Any:  # noqa: ANN401
        """What becomes of a task."""
        return pickle.loads(bytes.fromhex(await self._ask(pickle.dumps(task).hex())))


class FarThinkers(Thinkers):
    """Bots that think in the second worker."""

    def __init__(self, far: Far) -> None:
        """There are no processes."""
        super().__init__(1)
        self._far = far

    async def turn(self, state: State, bot: str, seed: int) -> tuple[int, ...]:
        """See `Thinkers`."""
        answer = await self._far.answer(Task(state, bot, seed, 1.0))
        if isinstance(answer, str):
            raise ThinkingFailed(f"{bot} gives no turn: {answer}")
        return tuple(answer)


class FarReplayers(Replayers):
    """Replays that are played in the second worker."""

    def __init__(self, far: Far) -> None:
        """There are no processes."""
        super().__init__()
        self._far = far

    async def _ask(self, task: Film | bytes) -> bytes:
        answer = await self._far.answer(task)
        if isinstance(answer, AlhambraError):
            raise answer
        if isinstance(answer, str):
            raise ReplayFailed(answer)
        return bytes(answer)
