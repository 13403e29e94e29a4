"""Messages waiting to be sent to one socket, bounded so that nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import NamedTuple

NORMAL = 1000
"""The close code for a normal end."""
TRY_AGAIN_LATER = 1013
"""The close code for a socket that does not read what it is sent."""

PUSH = "alhambra.push"
"""The ASGI scope extension that gives direct access to a socket: `push` and `receive`."""

BOUND = 32
"""The most updates that may wait; beyond that, one whole view replaces them."""
MAX_REPLIES = 256
"""The most replies that may wait; beyond that, the socket is closed."""
PATIENCE = 10.0
"""Seconds that sending one message may take."""


class _Message(NamedTuple):
    data: bytes
    is_update: bool
    sent: Callable[[], None] | None


class Outbox:
    """Accepts messages without waiting, and sends them in order as fast as the socket takes them.

    Updates build on each other, so none can be left out: when too many wait, the outbox drops them
    all and is `lagging`. It ignores updates until a whole view is posted, which it asks for by
    `on_overflow` as soon as the socket takes messages again. Replies are never dropped.

    `push`, if given, sends a message at once or returns False; then messages only wait behind
    others, or while the socket takes none.
    """

    def __init__(
        self,
        on_overflow: Callable[[], None],
        *,
        push: Callable[[bytes], bool] | None = None,
        bound: int = BOUND,
        patience: float = PATIENCE,
    ) -> None:
        """Begin empty; sending one message may take `patience` seconds."""
        self.lagging = False
        """Whether updates were dropped and no whole view was posted since."""
        self._on_overflow = on_overflow
        self._push = push
        self._bound = bound
        self._patience = patience
        self._messages: deque[_Message] = deque()
        self._updates = 0  # how many of the messages are updates
        self._sending = False  # a message that was already taken out of the queue
        self._asked = False  # whether a whole view was asked for while lagging
        self._code: int | None = None  # to close with, once closed
        self._news = asyncio.Event()

    @property
    def closed(self) -> bool:
        """Whether no more messages are accepted."""
        return self._code is not None

    def post(self, data: bytes, *, whole: bool = False) -> None:
        """Send an update, or a whole view, which replaces all waiting updates."""
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
        """Send a message that is never dropped; `sent` is called when the socket has taken it."""
        if len(self._messages) - self._updates == MAX_REPLIES:
            self.close(TRY_AGAIN_LATER)
            self._drop_all()
        self._put(data, is_update=False, sent=sent)

    def close(self, code: int = NORMAL) -> None:
        """Accept nothing more; `pump` sends what waits and returns the first code given here."""
        if self._code is None:
            self._code = code
            self._news.set()

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> int:
        """Send until closed, or until the socket is stuck; returns the code to close it with.

        Exceptions of `send` are passed on. However it ends, the outbox is closed. A stuck socket
        may not even take a close frame, so the caller should limit that wait as well.
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
            self._on_overflow = _nothing  # break the reference cycle with the owner
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
    """Replace `on_overflow` when the outbox is closed."""


class _Stuck(Exception):
    """The socket took nothing for too long."""
