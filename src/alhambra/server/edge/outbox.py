"""What waits to be sent to one socket: bounded, so that nobody ever waits for a slow reader."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import NamedTuple

NORMAL = 1000
"""The close code when all is well."""
TRY_AGAIN_LATER = 1013
"""The close code for a socket that does not take what it is sent."""

PUSH = "alhambra.push"
"""The extension of a socket's scope that has its `push` and its own `receive`."""

BOUND = 32
"""Updates that may wait; then a whole view does better."""
MAX_REPLIES = 256
"""Replies that may wait; whoever asks so much and reads nothing is let go."""
PATIENCE = 10.0
"""Seconds that sending one message may take."""


class _Message(NamedTuple):
    data: bytes
    is_update: bool
    sent: Callable[[], None] | None


class Outbox:
    """Takes messages at once, and sends them in order as fast as the socket takes them.

    Updates build on each other, so they are sent all or dropped all: when too many wait, the
    outbox drops them and is `lagging`. It takes no more of them until a whole view is posted, for
    which it calls `on_overflow` as soon as the socket takes messages again. Replies are never
    dropped.

    With `push`, which sends at once or says that it cannot, a message waits only if others do or
    if the socket takes nothing now.
    """

    def __init__(
        self,
        on_overflow: Callable[[], None],
        *,
        push: Callable[[bytes], bool] | None = None,
        bound: int = BOUND,
        patience: float = PATIENCE,
    ) -> None:
        """Empty."""
        self.lagging = False
        """Whether updates were dropped and no whole view has come since."""
        self._on_overflow = on_overflow
        self._push = push
        self._bound = bound
        self._patience = patience
        self._messages: deque[_Message] = deque()
        self._updates = 0  # of the messages
        self._sending = False  # one that is among the messages no more
        self._asked = False  # for a whole view, since it is lagging
        self._code: int | None = None  # to close with, once closed
        self._news = asyncio.Event()

    @property
    def closed(self) -> bool:
        """Whether nothing more is taken."""
        return self._code is not None

    def post(self, data: bytes, *, whole: bool = False) -> None:
        """Send an update, or a whole view, which replaces all updates that wait."""
        if whole:
            self._drop_updates()
            self.lagging = self._asked = False
        elif self.lagging:
            return
        elif self._updates == self._bound:
            self._drop_updates()
            self.lagging = True
            self._news.set()
            return
        self._put(data, is_update=True)

    def reply(self, data: bytes, *, sent: Callable[[], None] | None = None) -> None:
        """Send what must not be lost; `sent` is called when the socket has taken it."""
        if len(self._messages) - self._updates == MAX_REPLIES:
            self.close(TRY_AGAIN_LATER)
            self._drop_all()
        self._put(data, is_update=False, sent=sent)

    def close(self, code: int = NORMAL) -> None:
        """Take nothing more; `pump` sends what waits and returns the code, the first if several."""
        if self._code is None:
            self._code = code
            self._news.set()

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> int:
        """Send until closed, or until the socket is stuck; the code to close it with.

        What `send` raises is raised. However it ends, nothing more is taken. A stuck socket may not
        even take its close: whoever closes it should not wait for long, either.
        """
        try:
            while True:
                if self._messages:
                    await self._send_first(send)
                elif self._code is not None:
                    return self._code
                elif self.lagging and not self._asked:
                    self._asked = True
                    self._on_overflow()
                else:
                    self._news.clear()
                    await self._news.wait()
        except _Stuck:
            return TRY_AGAIN_LATER
        finally:
            self.close()
            self._drop_all()
            self._on_overflow = _nothing  # or it and its owner would keep each other in memory
            self._push = None

    async def _send_first(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        message = self._messages.popleft()
        self._updates -= message.is_update
        self._sending = True
        try:
            async with asyncio.timeout(self._patience) as limit:
                await send(message.data)
        except TimeoutError:
            if limit.expired():
                raise _Stuck from None
            raise
        self._sending = False
        if message.sent is not None:
            message.sent()

    def _put(self, data: bytes, *, is_update: bool, sent: Callable[[], None] | None = None) -> None:
        if self._code is not None:
            return
        if self._push is not None and not self._messages and not self._sending and self._push(data):
            if sent is not None:
                sent()
            return
        self._messages.append(_Message(data, is_update, sent))
        self._updates += is_update
        self._news.set()

    def _drop_updates(self) -> None:
        self._messages = deque(each for each in self._messages if not each.is_update)
        self._updates = 0

    def _drop_all(self) -> None:
        self._messages.clear()
        self._updates = 0


def _nothing() -> None:
    """For when there is nobody to call any more."""


class _Stuck(Exception):
    """The socket took nothing for too long."""
