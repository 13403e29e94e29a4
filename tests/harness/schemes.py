"""Abuse that consists of allowed steps, and must gain nothing in the end."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from . import raw
from .attack import Report, Way, heard
from .client import Json
from .ledger import Fault

Ask: TypeAlias = Callable[..., Awaitable[bytes]]

LONG = 9_000
"""The changes at a table after which the attack on it ends."""

_ANSWERS = frozenset(("done", "refused"))
_PAIRS = 12  # steps done and undone at a time
_AGAIN = 500  # rounds at one table; the number of changes to a table is limited
_TAKEN_BACK = 90  # turns that a seat takes back, fewer than it may
_HIDDEN = ("\u3164", "\uffa0\u200b", "\u00ad", "Mason", "M\u0430s\u043en", "builder")  # all refused


class Schemes:
    """Such people at one server, with tables of their own."""

    def __init__(self, port: int, report: Report, ask: Ask) -> None:
        """`ask` sends requests that must succeed."""
        self._port = port
        self._report = report
        self._ask = ask
        self._rewound: list[_Rewound] = []
        self._rewinding, self._stealing, self._sitting = (asyncio.Lock() for _ in range(3))
        self._stolen = "", "", ""  # a table, its owner, and a thief who knows the owner's link
        self._listed = "", ""  # a table, and a guest who sits there
        self._goes: Counter[str] = Counter()

    async def settle(self) -> None:
        """Make the tables."""
        self._rewound.append(await self._alone())
        await self._make_stolen()
        await self._make_listed()

    @property
    def ways(self) -> dict[str, Way]:
        """The ways to attack."""
        return {
            "rewind": Way(0.02, 2 * _PAIRS + 3, self._rewind),
            "look back": Way(0.005, 1, self._look_back),
            "steal": Way(0.005, 5, self._steal),
            "spread": Way(0.005, 4 + len(_HIDDEN), self._spread),
            "come and go": Way(0.005, 3, self._come_and_go),
        }

    async def _rewind(self, dice: random.Random) -> None:
        """Alone at both seats, play and undo steps and take turns back, endlessly."""
        async with self._rewinding:
            if self._rewound[-1].done:
                self._rewound.append(await self._alone())
            table = self._rewound[-1]
            commands = table.commands()
            socket = await raw.Socket.joined(self._port, table.name, table.token)
            try:
                self._report.messages["rewind"] += len(commands)
                for command in commands:
                    socket.send(json.dumps(command).encode())
                for _ in commands:
                    table.done |= await self._is_refused(socket)
            finally:
                socket.close()

    async def _alone(self) -> _Rewound:
        [token] = await self._guests(1)
        order = {"setup": {"players": 2}, "name": "Mallory", "devices": ["Eve"], "start": True}
        path = f"/api/tables/{await self._made(order, token)}"
        seen = await self._seen(f"{path}?seat=0", token)
        while not seen["game"]:  # the shuffle waits for lots
            await asyncio.sleep(0.05)
            seen = await self._seen(f"{path}?seat=0", token)
        if seen["game"]["actor"] != 0:
            seen = await self._seen(f"{path}?seat=1", token)
        return _Rewound(seen, token)

    async def _is_refused(self, socket: raw.Socket) -> bool:
        """Whether the next answer is a refusal."""
        while (message := heard(data := await socket.receive())).type not in _ANSWERS:
            pass
        if message.type == "done":
            self._report.answers["done"] += 1
            return False
        self._report.refusal(data)
        self._report.answers[f"refused: {message.slug}"] += 1
        return True

    async def _look_back(self, dice: random.Random) -> None:
        """Look at a table with a long log that may no longer be in memory."""
        path = f"/api/tables/{dice.choice(self._rewound).name}{dice.choice(('', '/replay'))}"
        self._report.messages["look back"] += 1
        data = raw.order("GET", path)
        self._report.answer("paths", await raw.ask(self._port, data), data)

    async def _steal(self, dice: random.Random) -> None:
        """Open a seat by a leaked link; its owner must see it and be able to take the seat back."""
        async with self._stealing:
            self._goes["steal"] += 1
            if self._goes["steal"] % _AGAIN == 0:
                await self._make_stolen()
            table, owner, thief = self._stolen
            path = f"/api/tables/{table}"
            key = (await self._seen(path, owner))["you"]["keys"]["0"]
            claim = {"type": "claim", "seat": 0, "key": key}
            await self._expect("stolen", path, [(thief, claim, True)])
            if (await self._seen(path, owner))["you"]["devices"]["0"] != 2:
                self._report.fault(Fault("stolen", f"the owner of {table} cannot see the thief"))
            await self._expect(
                "stolen",
                path,
                [
                    (thief, {"type": "renew"}, False),
                    (owner, {"type": "renew"}, True),
                    (thief, claim, False),
                    (thief, {"type": "say", "text": "mine"}, False),
                ],
            )

    async def _spread(self, dice: random.Random) -> None:
        """Take several seats of a listed table, under names that cannot be told apart."""
        async with self._sitting:
            self._goes["spread"] += 1
            if self._goes["spread"] % _AGAIN == 0:
                await self._make_listed()
            table, other = self._listed
            sits: Json = {"type": "sit", "name": "Eve"}
            steps = [(other, {**sits, "name": name}, False) for name in _HIDDEN]
            steps += [
                (other, sits, True),
                (other, {**sits, "device": True}, False),
                (other, {**sits, "seat": 3}, False),
                (other, {"type": "stand"}, True),
            ]
            await self._expect("spread", f"/api/tables/{table}", steps)

    async def _make_stolen(self) -> None:
        owner, thief = await self._guests(2)
        order = {"setup": {"players": 2}, "name": "Mallory"}
        self._stolen = await self._made(order, owner), owner, thief

    async def _make_listed(self) -> None:
        host, other = await self._guests(2)
        order = {"setup": {"players": 6, "listed": True}, "name": "Mallory"}
        self._listed = await self._made(order, host), other

    async def _guests(self, count: int) -> list[str]:
        return [json.loads(await self._ask("POST", "/api/guests"))["token"] for _ in range(count)]

    async def _made(self, order: Json, token: str) -> str:
        table: str = json.loads(await self._ask("POST", "/api/tables", order, token))["id"]
        return table

    async def _seen(self, path: str, token: str) -> Json:
        seen: Json = json.loads(await self._ask("GET", path, None, token))
        return seen

    async def _expect(self, kind: str, path: str, steps: Sequence[tuple[str, Json, bool]]) -> None:
        """Send commands, each of which must be carried out or refused as stated."""
        self._report.messages[kind] += len(steps)
        sent = [
            raw.order("POST", f"{path}/commands", command, token) for token, command, _ in steps
        ]
        answers = await raw.ask_all(self._port, sent)
        for (_, command, good), data, answer in zip(steps, sent, answers, strict=True):
            if not good:
                self._report.answer(kind, answer, data)
            elif answer.status == 200:
                self._report.answers["HTTP 200"] += 1
            else:
                self._report.fault(Fault(kind, f"{command} was answered {answer}"))

    async def _come_and_go(self, dice: random.Random) -> None:
        """Join and leave at once, so that everybody else has to be told."""
        table, owner, _ = self._stolen
        self._report.messages["come and go"] += 3
        sockets = [await raw.Socket.open(self._port, table) for _ in range(3)]
        for socket in sockets:
            socket.send(json.dumps({"type": "join", "token": owner}).encode())
        for socket in sockets:
            socket.close()
        self._report.answers["nothing"] += 3


class _Rewound:
    """A table where one person plays and undoes."""

    def __init__(self, seen: Json, token: str) -> None:
        """Take the table as the player on turn sees it."""
        self.name: str = seen["table"]["id"]
        self.token = token
        self.done = False
        self._seat: int = seen["game"]["actor"]
        self._version: int = seen["version"]
        self._action = next(each for each in seen["you"]["legal"] if each.startswith("take"))
        self._taken_back = 0

    def commands(self) -> list[Json]:
        """The next commands, sent together; each names the version that the one before makes."""
        kinds = ["play", "undo"] * _PAIRS
        if self._taken_back < _TAKEN_BACK:
            kinds += ["play", "end", "propose"]
            self._taken_back += 1
        made = []
        for kind in kinds:
            command: Json = {"type": kind, "seat": self._seat}
            if kind != "propose":
                command["version"] = self._version
            if kind == "play":
                command["action"] = self._action
            made.append(command)
            self._version += 1
        self.done |= self._version > LONG
        return made
