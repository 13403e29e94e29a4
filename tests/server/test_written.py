"""What is written once and sent or stored again is what would be written anew."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from alhambra.server.lobby import write_summary
from alhambra.server.log import CameBack, StoodIn, WentAway
from alhambra.server.metrics import Metrics
from alhambra.server.service import Service
from alhambra.server.settings import Settings
from alhambra.server.wire import messages, updates
from alhambra.server.wire.messages import Play, Say

from .services import new_table, service
from .sitting import Sitting, legal, three

PRESENT = frozenset((0, 2))


def evening(sitting: Sitting) -> Iterator[None]:
    """Something of everything that changes a table, with a look after each."""
    dice = random.Random("evening")
    for turn in range(12):
        guest = sitting.actor()
        sitting.now += 1_234
        sitting.play(guest, dice.choice(legal(sitting.table)))
        yield
        sitting.undo(guest)
        yield
        sitting.finish_turn(dice)
        yield
        sitting.finish_turn(dice)  # in the same millisecond
        yield
        sitting.ask("ben", Say(quick="hello"))
        yield
        if turn == 4:
            sitting.ask("ben", messages.Propose())
            yield
        sitting.by_server(WentAway(1, "left"))
        yield
        sitting.by_server(CameBack(1))
        yield
    sitting.by_server(StoodIn(sitting.turn.seat))
    yield
    sitting.play_out(dice)
    yield


@pytest.mark.parametrize("clock", [{}, {"clock": 60}, {"clock": 20, "bank": 120}])
def test_what_is_kept_of_an_update_is_what_it_would_be(clock: dict[str, int]) -> None:
    sitting = three(**clock)
    drawn = updates.Drawn()
    for number, _ in enumerate(evening(sitting)):
        present = PRESENT if number % 5 else frozenset[int]()
        kept = updates.shared(sitting.table, present, 0, drawn=drawn)
        assert kept == updates.shared(sitting.table, present, 0, drawn=updates.Drawn())


def test_what_is_written_straight_is_what_the_plain_way_writes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def written(sitting: Sitting) -> list[bytes]:
        common = updates.shared(sitting.table, PRESENT, 0)
        yours = [
            updates.you_out(sitting.table, guest, seat)
            for seat, guest in enumerate(("ada", "ben", "cem"))
        ]
        return [updates.update(common, you) for you in yours]

    sitting = three()
    for _ in evening(sitting):
        straight = written(sitting)
        with monkeypatch.context() as far:
            far.setattr(updates, "is_near", lambda tiles: False)
            assert written(sitting) == straight


@pytest.mark.parametrize("setup", [{}, {"aids": True}, {"aids": True, "hands": "open"}])
def test_what_is_written_by_hand_has_the_fields_of_its_type(setup: dict[str, Any]) -> None:
    """All of them, in their order, and nothing else."""
    sitting = three(**setup)
    for _ in evening(sitting):
        common = updates.shared(sitting.table, PRESENT, 0, drawn=updates.Drawn())
        whole = updates.update(common, updates.you_out(sitting.table, "ben", 1))
        read = msgspec.json.decode(whole, type=updates.Update, strict=True)
        assert updates.encode(read) == whole


def test_seats_are_held_by_whom_the_log_says() -> None:
    sitting = three()
    assert sitting.table.held_by("ben") == (1,)
    sitting.by_server(WentAway(1, "left"))
    for _ in evening(sitting):
        again = sitting.again()
        for guest in ("ada", "ben", "cem", "eve"):
            assert sitting.table.held_by(guest) == again.held_by(guest)


def test_a_table_in_short_says_what_another_process_has_done(tmp_path: Path) -> None:
    async def lag() -> None:
        async with service(str(tmp_path / "games.db")) as home:
            table = await new_table(home, "ada", "ben", listed=True)
            twin = Service(home.store, home.thinkers, Settings(), Metrics())
            twin.keyring.open(await home.store.secret())
            await twin.tables.table(table)
            room = await home.rooms.room(table)
            turn = room.table.turn
            assert turn is not None
            actor = room.table.seats[turn.seat].holders[0]
            for _ in range(2):
                action = legal(room.table)[0]
                version = room.table.version
                await home.tables.command(table, actor, Play(version=version, action=action))
                await twin.tables.command(table, "ben", Say(quick="hello"))
                await home.tables.command(table, actor, messages.Undo(version=version + 1))
                [listing] = await home.tables.lobby("running", 1)
                assert listing.index.summary == write_summary(await home.tables.table(table))

    asyncio.run(lag())
