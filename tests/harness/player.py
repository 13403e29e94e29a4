"""A client that plays as fast as it can, whatever fails, and keeps a ledger."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable

from .client import Json, Table, choose
from .ledger import Fault, Ledger, Promise

SILENCE = 30.0
"""Seconds within which a command should be answered."""

_PAUSE = 0.05  # seconds before resending a command that could not be carried out
_RETRY = ("unavailable", "busy")
_EXPECTED = (
    *_RETRY, "stale", "not-your-turn", "proposal", "no-proposal", "not-asked", "game-over",
    "nothing-to-take-back", "started", "seated", "late",
)  # fmt: skip
"""Refusals that may result from two people acting at once."""


class Player:
    """Somebody at a table, from sitting down to the end of the game."""

    def __init__(
        self,
        address: Callable[[], str],
        ledger: Ledger,
        token: str,
        name: str,
        dice: random.Random,
        fault: Callable[[Fault], None],
        pause: float = 0.0,
    ) -> None:
        """`fault` is called with what must not happen; before each command it pauses `pause` s."""
        self.counts: Counter[str] = Counter()
        """Commands acknowledged, resent and recognised, and refusals by slug."""
        self._client = Table(address, ledger.table, token)
        self._ledger = ledger
        self._name = name
        self._dice = dice
        self._fault = fault
        self._pause = pause
        self.waits: list[float] = []
        """Seconds from each command to its acknowledgement."""
        self._update: Json = {}  # the latest on this connection
        self._newest = 0  # the latest version, over all connections
        self._pending: Json | None = None  # the unanswered command
        self._sent = 0  # how often it was sent
        self._began = 0.0  # when it was first sent

    def __str__(self) -> str:
        """What it does, for a report."""
        version = self._update.get("version")
        return f"{self._name} sees version {version} and waits for {self._pending}"

    async def play(self) -> None:
        """Play until the game is over and everything is answered."""
        while True:
            await self._client.connect()
            try:
                await self._talk()
            except ConnectionError:
                continue
            await self._client.close()
            return

    async def _talk(self) -> None:
        self._update = {}
        await self._hear(await self._client.receive())
        if self._pending is not None:
            await self._send(self._pending)
        while self._pending is not None or self._update["table"]["status"] != "over":
            if self._pending is None and (command := self._wish()) is not None:
                await asyncio.sleep(self._pause)
                self._sent = 0
                self._began = time.monotonic()
                self._pending = {**command, "ref": self._client.ref()}
                await self._send(self._pending)
            await self._hear(await self._received())

    async def _received(self) -> Json:
        try:
            async with asyncio.timeout(None if self._pending is None else SILENCE):
                return await self._client.receive()
        except TimeoutError:
            self._say("silence", f"no answer for {SILENCE:.0f} s")
            await self._client.close()
            raise ConnectionError from None

    async def _send(self, command: Json) -> None:
        self.counts["resent"] += self._sent == 1
        self._sent += 1
        await self._client.send(command)

    async def _hear(self, message: Json) -> None:
        match message["type"]:
            case "update":
                self._see(message)
            case "done":
                self._done(message)
            case "refused":
                await self._refused(message)

    def _see(self, update: Json) -> None:
        """Check that versions go up by one with each update, and never back."""
        version, last = update["version"], self._update.get("version")
        if last is None:
            if not update["whole"]:
                self._say("order", "the first update is not a whole view")
            if version < self._newest:
                self._say("order", f"connected anew and got {version} after {self._newest}")
        elif version < last if update["whole"] else version != last + 1:
            self._say("order", f"version {version} came after {last}")
        self._update = update
        self._newest = max(self._newest, version)
        if fault := self._ledger.show(update):
            self._fault(fault)

    def _done(self, done: Json) -> None:
        command, self._pending = self._pending, None
        if command is None or done["ref"] != command["ref"]:
            self._say("order", f"{done} is for nothing that was asked; that was {command}")
            return
        self._ledger.promises.append(Promise(self._name, done["version"], command))
        self.counts["acknowledged"] += 1
        self.waits.append(time.monotonic() - self._began)
        self.counts["recognised"] += done["again"]
        if done["again"] and self._sent == 1:
            self._say("doubled", f"{done} was asked for once")
        if done["version"] > self._update["version"]:
            self._say("order", f"{done} came before its update; that was {self._newest}")

    async def _refused(self, refusal: Json) -> None:
        slug, command = refusal["slug"], self._pending
        self.counts[f"refused: {slug}"] += 1
        if slug not in _EXPECTED:
            self._say("refused", f"{command}: {refusal}")
        if not self._update:
            await asyncio.sleep(_PAUSE)
            raise ConnectionError("the table cannot be had now")
        if command is None or refusal["ref"] != command["ref"]:
            self._say("order", f"{refusal} is for nothing that was asked; that was {command}")
            return
        if slug in _RETRY:
            await asyncio.sleep(_PAUSE)
            await self._send(command)
            return
        self._ledger.refused.add((self._name, command["ref"]))
        self._pending = None
        await asyncio.sleep(_PAUSE)

    def _wish(self) -> Json | None:
        """What to do next, or None to wait for the others."""
        table, you = self._update["table"], self._update["you"]
        if table["status"] == "open":
            if not you["seats"]:
                return {"type": "sit", "name": self._name}
            full = all(seat["kind"] != "free" for seat in table["seats"])
            return {"type": "start"} if full and you["host"] else None
        if table["status"] == "over":
            return None
        seat, proposal, chance = you["seats"][0], table["proposal"], self._dice.random()
        if proposal and seat in proposal["asked"] and seat not in proposal["agreed"]:
            return {"type": "answer", "agrees": chance < 0.7}
        if table["setup"]["chat"] and chance < 0.02:
            return {"type": "say", "quick": "thinking"}
        if table["setup"]["chat"] and chance < 0.04:
            return {"type": "say", "text": f"I have {you['hand']}"}
        command = choose(self._update, self._dice)
        if command is None:
            return None
        if not proposal and chance > 0.99:
            return {"type": "propose"}
        if self._update["game"]["steps"] and chance > 0.93:
            return {"type": "undo", "version": self._update["version"]}
        return command

    def _say(self, kind: str, text: str) -> None:
        self._fault(Fault(kind, f"{self._ledger.table}, {self._name}: {text}"))
