"""Replays games, checks positions and draws pictures in a separate process: nobody waits for it."""

from __future__ import annotations

import asyncio
import traceback
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from .. import record
from ..errors import AlhambraError
from ..show import svg
from ..view import View
from .errors import TableError, TooMany
from .wire import updates
from .wire.positions import Beginning, Check, FromGame, FromText
from .wire.replays import Film, replay, replay_record
from .workers import Worker, WorkerLost

LONGEST = 3_000
"""The most actions of a game to show frame by frame; real ones have a few hundred."""
WAITING = 12
"""The most replays in progress and waiting."""

_SOON = 2.0  # seconds after which to ask again
_SECONDS = 30.0  # for one replay; a process that takes longer is stuck


class ReplayFailed(Exception):
    """The replaying process has raised an exception, or was lost twice."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A table to draw, as its viewer may know it."""

    view: View
    names: tuple[str, ...]


ReplayTask: TypeAlias = Film | bytes | Check | FromGame | FromText | Picture
_Answer: TypeAlias = bytes | AlhambraError | str  # JSON or SVG, a refusal, or a traceback
_beginnings = msgspec.json.Decoder(Beginning)


class Replayers:
    """Replays games in the background, one at a time."""

    def __init__(self, *, seconds: float = _SECONDS) -> None:
        """The process is started when needed, and replaced if it is silent for `seconds`."""
        self.waiting = 0
        """How many replays are in progress or wait."""
        self._seconds = seconds
        self._worker = Worker(Projector, "alhambra-replay")
        self._thread = ThreadPoolExecutor(1, "replayers")

    async def table(self, film: Film) -> bytes:
        """A table's game, frame by frame, as JSON."""
        if film.games and len(film.codes) > LONGEST:
            raise TableError(
                "game-too-long",
                f"a game of more than {LONGEST} actions is not shown frame by frame",
            )
        return await self._ask(film)

    async def record(self, text: bytes) -> bytes:
        """A record, frame by frame, as JSON. Raises a refusal if it is not valid."""
        return await self._ask(text)

    async def check(self, position: str) -> bytes:
        """What a position looks like, or why it is impossible: a `Checked` as JSON."""
        return await self._ask(Check(position))

    async def beginning(self, where: FromGame | FromText) -> Beginning:
        """Where a game that is not dealt begins. Raises a refusal if that does not exist."""
        return _beginnings.decode(await self._ask(where))

    async def picture(self, view: View, names: tuple[str, ...]) -> bytes:
        """The table as an SVG picture."""
        return await self._ask(Picture(view, names))

    def close(self) -> None:
        """Stop at once."""
        self._worker.stop()
        self._thread.shutdown()
        self._worker.end()

    async def _ask(self, task: ReplayTask) -> bytes:
        if self.waiting >= WAITING:
            raise TooMany("many people are asking for replays or pictures; wait a little", _SOON)
        loop = asyncio.get_running_loop()
        self.waiting += 1
        try:
            answer = await loop.run_in_executor(self._thread, self._answer, task)
        finally:
            self.waiting -= 1
        if isinstance(answer, AlhambraError):
            raise answer
        if isinstance(answer, str):
            raise ReplayFailed(answer)
        return answer

    def _answer(self, task: ReplayTask) -> _Answer:
        """Ask the process; if it dies, ask a second one. Runs in the thread."""
        try:
            answer: _Answer = self._worker.ask(task, self._seconds)
        except WorkerLost:
            try:
                answer = self._worker.ask(task, self._seconds)
            except WorkerLost as lost:
                raise ReplayFailed(str(lost)) from None
        return answer


# In the worker process


class Projector:
    """Carries out the tasks."""

    def answer(self, task: ReplayTask) -> _Answer:
        """The result as JSON or SVG, a refusal, or a traceback."""
        try:
            if isinstance(task, Picture):
                return svg.table(task.view, task.names).encode()
            if isinstance(task, Film):
                return updates.encode(replay(task))
            if isinstance(task, bytes):
                return updates.encode(replay_record(record.from_json(task)))
            return updates.encode(task.answered())
        except AlhambraError as error:
            return error
        except Exception:
            return traceback.format_exc()
