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
    Data,
    Outbox,
)

GOING_AWAY = 1001


class Wire:
    """A socket that takes messages when it is told to."""

    def __init__(self, *, open: bool = True) -> None:
        self.taken: list[Data] = []
        self.calls = 0
        self.called = asyncio.Event()
        self.open = asyncio.Event()
        if open:
            self.open.set()

    async def send(self, data: Data) -> None:
        self.calls += 1
        self.called.set()
        await self.open.wait()
        self.taken.append(data)


def nothing() -> None:
    raise AssertionError("nothing overflows here")


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 60))


def test_messages_are_sent_in_order() -> None:
    async def test() -> None:
        outbox, wire = Outbox(nothing), Wire()
        outbox.post("view", whole=True)
        outbox.post("update")
        outbox.reply(b"reply")
        outbox.post("update 2")
        outbox.close()
        assert await outbox.pump(wire.send) == NORMAL
        assert wire.taken == ["view", "update", b"reply", "update 2"]

    run(test)


def test_the_pump_waits_for_messages() -> None:
    async def test() -> None:
        outbox, wire = Outbox(nothing), Wire()
        pump = asyncio.create_task(outbox.pump(wire.send))
        for number in range(3):
            outbox.post(str(number))
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
        outbox.post("view", whole=True)
        outbox.reply("a")
        outbox.post("update")
        outbox.reply("b")
        outbox.post("newer view", whole=True)
        outbox.post("newer update")
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
            outbox.post(f"view {version}", whole=True)

        outbox, wire = Outbox(refresh), Wire(open=False)
        pump = asyncio.create_task(outbox.pump(wire.send))
        outbox.post("first")
        await wire.called.wait()  # and now it is stuck with the first
        for version in range(1, 10 * BOUND):
            outbox.post(str(version))
            assert outbox.lagging == (version > BOUND)
            if version % BOUND == 0:
                outbox.reply(f"reply {version}")
        assert versions == []
        wire.open.set()
        outbox.reply("last reply")
        while not versions:
            await asyncio.sleep(0)
        assert not outbox.lagging
        outbox.post("update")
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
            outbox.post(str(number))
        pump = asyncio.create_task(outbox.pump(wire.send))
        for number in range(5):
            outbox.reply(f"reply {number}")
            outbox.post("dropped")
            await wire.called.wait()
            wire.called.clear()
        assert len(asked) == 1
        outbox.post("view", whole=True)
        for _ in range(3):
            outbox.post("update")
        assert outbox.lagging  # the view counts as well: it was dropped for a newer one
        while len(asked) < 2:
            await asyncio.sleep(0)
        outbox.post("newer view", whole=True)
        outbox.close()
        await pump
        assert wire.taken == [*(f"reply {number}" for number in range(5)), "newer view"]

    run(test)


def test_all_that_fits_is_sent() -> None:
    async def test() -> None:
        outbox, wire = Outbox(nothing), Wire()
        for number in range(BOUND):
            outbox.post(str(number))
        outbox.close()
        await outbox.pump(wire.send)
        assert wire.taken == [str(number) for number in range(BOUND)]

    run(test)


def test_a_socket_that_takes_nothing_is_let_go() -> None:
    async def test() -> None:
        outbox, wire = Outbox(nothing, patience=0.01), Wire(open=False)
        outbox.reply("a")
        outbox.reply("b")
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

        async def slow(data: Data) -> None:
            nonlocal now
            now += seconds
            for _ in range(5):  # the loop looks at its clock
                await asyncio.sleep(0)

        outbox = Outbox(nothing)
        for _ in range(5):
            outbox.reply("x")
        outbox.close()
        assert await outbox.pump(slow) == code

    asyncio.run(test())


def test_whoever_asks_and_never_reads_is_let_go() -> None:
    async def test() -> None:
        outbox, wire = Outbox(nothing), Wire(open=False)
        pump = asyncio.create_task(outbox.pump(wire.send))
        outbox.reply("first")
        await wire.called.wait()
        for _ in range(MAX_REPLIES):
            outbox.reply("x")
        before = outbox.closed
        outbox.reply("one too many")
        assert (before, outbox.closed) == (False, True)
        wire.open.set()
        assert await pump == TRY_AGAIN_LATER
        assert wire.taken == ["first"]

    run(test)


@pytest.mark.parametrize("error", [ConnectionResetError, TimeoutError])
def test_what_sending_raises_is_raised(error: type[OSError]) -> None:
    async def test() -> None:
        outbox = Outbox(nothing)

        async def gone(data: Data) -> None:
            raise error

        outbox.reply("x")
        with pytest.raises(error):
            await outbox.pump(gone)
        assert outbox.closed

    run(test)


def test_a_pump_that_is_cancelled_takes_nothing_more() -> None:
    async def test() -> None:
        outbox, wire = Outbox(nothing), Wire(open=False)
        pump = asyncio.create_task(outbox.pump(wire.send))
        outbox.post("x")
        await wire.called.wait()
        pump.cancel()
        with pytest.raises(asyncio.CancelledError):
            await pump
        outbox.post("y")
        outbox.reply("z")
        assert outbox.closed

    run(test)


def test_after_closing_nothing_is_taken() -> None:
    async def test() -> None:
        outbox, wire = Outbox(nothing), Wire()
        outbox.reply("a")
        outbox.close()
        outbox.reply("b")
        outbox.post("c", whole=True)
        await outbox.pump(wire.send)
        assert wire.taken == ["a"]

    run(test)


def test_a_reply_tells_when_it_was_sent() -> None:
    async def test() -> None:
        sent: list[str] = []
        outbox, wire = Outbox(nothing), Wire(open=False)
        outbox.reply("a", sent=lambda: sent.append("a"))
        pump = asyncio.create_task(outbox.pump(wire.send))
        await wire.called.wait()
        assert sent == []
        wire.open.set()
        outbox.close()
        await pump
        assert sent == ["a"]

    run(test)
