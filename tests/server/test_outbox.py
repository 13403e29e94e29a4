"""A slow reader holds nobody up, loses no reply, and gets a whole view when it falls behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from alhambra.server.edge.outbox import (
    BOUND,
    MAX_REPLIES,
    NORMAL,
    TRY_AGAIN_LATER,
    Outbox,
)

GOING_AWAY = 1001


class Wire:
    """A socket that takes messages when it is told to."""

    def __init__(self, *, open: bool = True) -> None:
        self.taken: list[str] = []
        self.calls = 0
        self.called = asyncio.Event()
        self.open = asyncio.Event()
        if open:
            self.open.set()

    async def send(self, data: bytes) -> None:
        self.calls += 1
        self.called.set()
        await self.open.wait()
        self.taken.append(data.decode())


def nothing() -> None:
    raise AssertionError("nothing overflows here")


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 60))


def test_messages_are_sent_in_order() -> None:
    async def test() -> None:
        outbox, wire = Outbox(nothing), Wire()
        outbox.post(b"view", whole=True)
        outbox.post(b"update")
        outbox.reply(b"reply")
        outbox.post(b"update 2")
        outbox.close()
        assert await outbox.pump(wire.send) == NORMAL
        assert wire.taken == ["view", "update", "reply", "update 2"]

    run(test)


def test_the_pump_waits_for_messages() -> None:
    async def test() -> None:
        outbox, wire = Outbox(nothing), Wire()
        pump = asyncio.create_task(outbox.pump(wire.send))
        for number in range(3):
            outbox.post(b"%d" % number)
            await wire.called.wait()
            wire.called.clear()
        outbox.close(GOING_AWAY)
        outbox.close(NORMAL)
        assert await pump == GOING_AWAY
        assert wire.taken == ["0", "1", "2"]

    run(test)


def test_a_whole_view_replaces_updates_and_older_views_but_no_reply() -> None:
    async def test() -> None:
        outbox, wire = Outbox(nothing), Wire()
        outbox.post(b"view", whole=True)
        outbox.reply(b"a")
        outbox.post(b"update")
        outbox.reply(b"b")
        outbox.post(b"newer view", whole=True)
        outbox.post(b"newer update")
        outbox.close()
        await outbox.pump(wire.send)
        assert wire.taken == ["a", "b", "newer view", "newer update"]

    run(test)


def test_too_many_updates_give_way_to_a_whole_view_once_the_socket_takes_messages() -> None:
    async def test() -> None:
        versions: list[int] = []
        version = 0

        def refresh() -> None:
            versions.append(version)
            outbox.post(f"view {version}".encode(), whole=True)

        outbox, wire = Outbox(refresh), Wire(open=False)
        pump = asyncio.create_task(outbox.pump(wire.send))
        outbox.post(b"first")
        await wire.called.wait()  # and now it is stuck with the first
        for version in range(1, 10 * BOUND):
            outbox.post(b"%d" % version)
            assert outbox.lagging == (version > BOUND)
            if version % BOUND == 0:
                outbox.reply(f"reply {version}".encode())
        assert versions == []
        wire.open.set()
        outbox.reply(b"last reply")
        while not versions:
            await asyncio.sleep(0)
        assert not outbox.lagging
        outbox.post(b"update")
        outbox.close()
        assert await pump == NORMAL
        assert versions == [10 * BOUND - 1]
        replies = [f"reply {number}" for number in range(BOUND, 10 * BOUND, BOUND)]
        view = f"view {10 * BOUND - 1}"
        assert wire.taken == ["first", *replies, "last reply", view, "update"]

    run(test)


def test_a_view_that_comes_later_is_asked_for_once() -> None:
    async def test() -> None:
        asked: list[None] = []
        outbox, wire = Outbox(lambda: asked.append(None), bound=2), Wire()
        for number in range(5):
            outbox.post(b"%d" % number)
        pump = asyncio.create_task(outbox.pump(wire.send))
        for number in range(5):
            outbox.reply(f"reply {number}".encode())
            outbox.post(b"dropped")
            await wire.called.wait()
            wire.called.clear()
        assert len(asked) == 1
        outbox.post(b"view", whole=True)
        for _ in range(3):
            outbox.post(b"update")
        assert outbox.lagging  # the view counts as well: it was dropped for a newer one
        while len(asked) < 2:
            await asyncio.sleep(0)
        outbox.post(b"newer view", whole=True)
        outbox.close()
        await pump
        assert wire.taken == [*(f"reply {number}" for number in range(5)), "newer view"]

    run(test)


def test_all_that_fits_is_sent() -> None:
    async def test() -> None:
        outbox, wire = Outbox(nothing), Wire()
        for number in range(BOUND):
            outbox.post(b"%d" % number)
        outbox.close()
        await outbox.pump(wire.send)
        assert wire.taken == [str(number) for number in range(BOUND)]

    run(test)


def test_a_socket_that_takes_nothing_is_let_go() -> None:
    async def test() -> None:
        outbox, wire = Outbox(nothing, patience=0.01), Wire(open=False)
        outbox.reply(b"a")
        outbox.reply(b"b")
        assert await outbox.pump(wire.send) == TRY_AGAIN_LATER
        assert outbox.closed
        assert (wire.calls, wire.taken) == (1, [])

    run(test)


@pytest.mark.parametrize(("seconds", "code"), [(9.9, NORMAL), (10.1, TRY_AGAIN_LATER)])
def test_patience_is_for_one_message_not_for_all(
    seconds: float, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        now = 0.0
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)

        async def slow(data: bytes) -> None:
            nonlocal now
            now += seconds
            for _ in range(5):  # the loop looks at its clock
                await asyncio.sleep(0)

        outbox = Outbox(nothing)
        for _ in range(5):
            outbox.reply(b"x")
        outbox.close()
        assert await outbox.pump(slow) == code

    asyncio.run(test())


def test_whoever_asks_and_never_reads_is_let_go() -> None:
    async def test() -> None:
        outbox, wire = Outbox(nothing), Wire(open=False)
        pump = asyncio.create_task(outbox.pump(wire.send))
        outbox.reply(b"first")
        await wire.called.wait()
        for _ in range(MAX_REPLIES):
            outbox.reply(b"x")
        before = outbox.closed
        outbox.reply(b"one too many")
        assert (before, outbox.closed) == (False, True)
        wire.open.set()
        assert await pump == TRY_AGAIN_LATER
        assert wire.taken == ["first"]

    run(test)


@pytest.mark.parametrize("error", [ConnectionResetError, TimeoutError])
def test_what_sending_raises_is_raised(error: type[OSError]) -> None:
    async def test() -> None:
        outbox = Outbox(nothing)

        async def gone(data: bytes) -> None:
            raise error

        outbox.reply(b"x")
        with pytest.raises(error):
            await outbox.pump(gone)
        assert outbox.closed

    run(test)


def test_a_pump_that_is_cancelled_takes_nothing_more() -> None:
    async def test() -> None:
        outbox, wire = Outbox(nothing), Wire(open=False)
        pump = asyncio.create_task(outbox.pump(wire.send))
        outbox.post(b"x")
        await wire.called.wait()
        pump.cancel()
        with pytest.raises(asyncio.CancelledError):
            await pump
        outbox.post(b"y")
        outbox.reply(b"z")
        assert outbox.closed

    run(test)


def test_after_closing_nothing_is_taken() -> None:
    async def test() -> None:
        outbox, wire = Outbox(nothing), Wire()
        outbox.reply(b"a")
        outbox.close()
        outbox.reply(b"b")
        outbox.post(b"c", whole=True)
        await outbox.pump(wire.send)
        assert wire.taken == ["a"]

    run(test)


def test_a_reply_tells_when_it_was_sent() -> None:
    async def test() -> None:
        sent: list[str] = []
        outbox, wire = Outbox(nothing), Wire(open=False)
        outbox.reply(b"a", sent=lambda: sent.append("a"))
        pump = asyncio.create_task(outbox.pump(wire.send))
        await wire.called.wait()
        assert sent == []
        wire.open.set()
        outbox.close()
        await pump
        assert sent == ["a"]

    run(test)


class Pushed:
    """A socket that takes messages at once, or not at all."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.open = True

    def push(self, data: bytes) -> bool:
        if self.open:
            self.taken.append(data.decode())
        return self.open

    async def send(self, data: bytes) -> None:
        while not self.open:
            await asyncio.sleep(0)
        self.taken.append(data.decode())


def test_what_the_socket_takes_at_once_does_not_wait() -> None:
    async def test() -> None:
        wire, sent = Pushed(), []
        outbox = Outbox(nothing, push=wire.push)
        outbox.post(b"update")
        outbox.reply(b"reply", sent=lambda: sent.append("reply"))
        assert wire.taken == ["update", "reply"]
        assert sent == ["reply"]

    run(test)


def test_nothing_overtakes_what_waits() -> None:
    async def test() -> None:
        wire = Pushed()
        outbox = Outbox(nothing, push=wire.push)
        pump = asyncio.create_task(outbox.pump(wire.send))
        wire.open = False
        outbox.post(b"first")
        outbox.post(b"second")
        await asyncio.sleep(0)  # the first is being sent now
        wire.open = True
        outbox.reply(b"third")
        outbox.close()
        assert await pump == NORMAL
        outbox.reply(b"too late")
        assert wire.taken == ["first", "second", "third"]

    run(test)
