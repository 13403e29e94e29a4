"""A shuffle that nobody can choose: lots are sealed, a secret is committed to, lots are opened."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alhambra import record
from alhambra.lots import Shuffle, committed, sealed
from alhambra.server.decisions import dealt
from alhambra.server.errors import BadMessage, TableError
from alhambra.server.log import Opened, Sealed, Shuffling, Started
from alhambra.server.new_tables import rematch
from alhambra.server.pace import Pace
from alhambra.server.setup import Setup
from alhambra.server.table import LOTS_WITHIN
from alhambra.server.wire.messages import (
    NewTable,
    OpenLot,
    SealLot,
    Sit,
    Stand,
    Start,
    read_command,
)

from .services import Clock, Listener, room_of, service, until
from .serving import Server, serving
from .sitting import HOST, Sitting

ADA, BEN, CEM = ("1" * 64, "2" * 64, "3" * 64)
"""Their lots."""


def before_the_start(*lots: str) -> Sitting:
    """Ada, Ben and Cem, of whom the first have sealed these lots."""
    sitting = Sitting(Setup(players=3), name="Ada")
    sitting.ask("ben", Sit(name="Ben"))
    sitting.ask("cem", Sit(name="Cem"))
    for guest, lot in zip((HOST, "ben", "cem"), lots, strict=False):
        sitting.ask(guest, SealLot(seal=sealed(lot)))
    return sitting


def test_the_deal_comes_from_the_secret_and_every_lot() -> None:
    sitting = before_the_start(ADA, BEN, CEM)
    sitting.ask(HOST, Start())
    table = sitting.table
    for guest, lot in (("cem", CEM), (HOST, ADA), ("ben", BEN)):
        assert (table.shuffling, table.status) == (True, "open")
        sitting.ask(guest, OpenLot(lot=lot))
    assert (table.shuffling, table.status) == (False, "running")
    made = Shuffle(table.secret, (sealed(ADA), sealed(BEN), sealed(CEM)), (ADA, BEN, CEM))
    assert table.shuffle == made
    assert sitting.log[-1][0].changes == (Opened(1, BEN), Started(made.seed))
    again = sitting.again()
    assert again.commitment == table.commitment
    assert again.shuffle == made


def test_whatever_changes_in_it_changes_the_seed() -> None:
    seals = (sealed(ADA), sealed(BEN))
    seeds = {
        Shuffle(secret, seals, lots).seed
        for secret in (ADA, BEN)
        for lots in ((ADA, BEN), (BEN, ADA), (ADA, None), (None, ADA), (None, None))
    }
    assert len(seeds) == 10


def test_the_secret_is_drawn_when_all_seals_are_there_and_no_lot_is() -> None:
    """Or the server could try secrets until it likes what the lots make of one."""
    sitting = before_the_start(ADA, BEN)
    sitting.ask(HOST, Start())
    changes = [change for entry, _ in sitting.log for change in entry.changes]
    kinds = [type(change) for change in changes if isinstance(change, (Sealed, Shuffling, Opened))]
    assert kinds == [Sealed, Sealed, Shuffling]
    for command in (SealLot(seal=sealed(CEM)), Stand(), Start()):
        with pytest.raises(TableError) as refused:
            sitting.ask(HOST, command)
        assert refused.value.slug == "started"


def test_only_the_lot_that_was_sealed_opens() -> None:
    sitting = before_the_start(ADA, BEN)
    for moment in ("before", "after"):
        if moment == "after":
            sitting.ask(HOST, Start())
        with pytest.raises(TableError) as refused:
            sitting.ask(HOST, OpenLot(lot=CEM))
        assert refused.value.slug == "lot"
    with pytest.raises(TableError):
        sitting.ask("cem", OpenLot(lot=CEM))  # who has sealed none
    sitting.ask(HOST, OpenLot(lot=ADA))
    assert not sitting.ask(HOST, OpenLot(lot=ADA)).notes
    assert sitting.table.game is None


@pytest.mark.parametrize(
    "message",
    [
        {"type": "seal", "seal": ADA},
        {"type": "lot", "lot": ADA},
        {"type": "rematch", "seal": ADA},
    ],
)
def test_nothing_may_follow_the_digits_of_a_seal_or_a_lot(message: dict[str, str]) -> None:
    """Or one of them would spoil the record for everybody."""
    read_command(json.dumps(message).encode())
    *_, name = message
    for end in ("\n", "1", " ", "\r\n"):
        with pytest.raises(BadMessage):
            read_command(json.dumps({**message, name: message[name] + end}).encode())


def test_who_sits_down_anew_has_sealed_nothing() -> None:
    sitting = before_the_start(ADA, BEN)
    sitting.ask("ben", Stand())
    sitting.ask("ben", Sit(name="Ben"))
    assert [bool(seat.seal) for seat in sitting.table.seats] == [True, False, False]


def test_without_lots_the_cards_are_dealt_at_once() -> None:
    sitting = before_the_start()
    sitting.ask(HOST, Start())
    assert sitting.table.game is not None
    assert sitting.table.shuffle is None


def test_a_lot_that_is_not_opened_is_left_out_and_the_record_shows_it() -> None:
    sitting = before_the_start(ADA, BEN)
    sitting.ask(HOST, Start())
    sitting.ask("ben", OpenLot(lot=BEN))
    sitting.by_server(*dealt(sitting.table).changes)
    table = sitting.table
    assert table.shuffle is not None
    assert table.shuffle.lots == (None, BEN, None)
    assert table.shuffle.seals == (sealed(ADA), sealed(BEN), None)
    assert table.game is not None
    record.verify(record.of_game(table.game, table.shuffle))
    with pytest.raises(TableError):
        sitting.ask(HOST, OpenLot(lot=ADA))  # too late: it would be known what it changes


def test_nobody_can_hold_a_start_up(tmp_path: Path) -> None:
    clock = Clock()

    async def test() -> None:
        async with service(str(tmp_path / "x.db"), pace=Pace(tick=0.01), now=clock) as home:
            setup = Setup(players=2)
            order = NewTable(setup, name="Ada", bots=["random"], start=True, seal=sealed(ADA))
            table = (await home.tables.create(order, "ada")).name
            looks = Listener("ada")
            await home.tables.join(table, looks)
            assert looks.last["table"]["status"] == "open"
            assert looks.last["table"]["shuffle"]["commitment"]
            clock.now += LOTS_WITHIN - 1
            for _ in range(5):
                await asyncio.sleep(0.01)
            assert room_of(home, table).table.game is None
            clock.now += 1
            await until(lambda: room_of(home, table).table.game is not None)
            shuffle = room_of(home, table).table.shuffle
            assert shuffle is not None
            assert shuffle.lots == (None, None)

    asyncio.run(test())


def test_a_rematch_against_bots_has_the_lot_of_who_asks() -> None:
    sitting = Sitting(Setup(players=2), name="Ada", bots=["random"], start=True)
    sitting.play_out(random.Random(3))
    changes = rematch(sitting.table, HOST, sealed(ADA))
    assert changes[-2] == Sealed(1, sealed(ADA))
    assert isinstance(changes[-1], Shuffling)
    assert isinstance(rematch(sitting.table, HOST)[-1], Started)


# Over the wire, and in the record


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], str, str]:
    """A game with a lot: what was shown before the start, after it, and the record."""
    with serving(tmp_path_factory.mktemp("shuffle")) as server:
        return _play(server)


def _play(server: Server) -> tuple[dict[str, Any], str, str]:
    ada = server.guest()
    setup = {"players": 2, "confirm": False}
    made = server.post(
        "tables", ada, setup=setup, name="Ada", bots=["random"], start=True, seal=sealed(ADA)
    )["id"]
    before = server.get(f"tables/{made}", ada)
    server.command(made, ada, "lot", lot=ADA)
    started = server.client.get(f"/api/tables/{made}").text
    dice = random.Random(1)
    while (view := server.get(f"tables/{made}", ada))["table"]["status"] != "over":
        if view["game"]["actor"] == 0:
            action = dice.choice(view["you"]["legal"])
            server.command(made, ada, "play", version=view["version"], action=action)
        else:
            server.get(f"tables/{made}", ada, after=view["version"], wait=5)
    return before, started, server.client.get(f"/api/tables/{made}/record").text


def test_the_commitment_is_shown_and_nothing_else(played: tuple[dict[str, Any], str, str]) -> None:
    before, started, text = played
    shuffle = before["table"]["shuffle"]
    secret = record.from_json(text).shuffle
    assert secret is not None
    assert shuffle == {
        "seals": [sealed(ADA), None],
        "commitment": committed(secret.secret),
        "opened": [],
    }
    assert secret.secret not in str(before)
    assert secret.secret not in started
    assert ADA not in started
    assert secret.seed not in started


def test_the_record_proves_it(played: tuple[dict[str, Any], str, str]) -> None:
    kept = record.from_json(played[2])
    assert kept.shuffle is not None
    assert kept.shuffle.lots == (ADA, None)
    assert record.verify(kept).over
    assert record.from_json(record.to_json(kept)) == kept


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda all_: all_["shuffle"].update(secret="4" * 64), "not the one that was committed to"),
        (lambda all_: all_["shuffle"].update(lots=[BEN, None]), "not the one that was sealed"),
        (lambda all_: all_["shuffle"].update(lots=[None, ADA]), "not the one that was sealed"),
        (lambda all_: all_["shuffle"].update(lots=[None, None]), "does not come from"),
        (lambda all_: all_["shuffle"].update(lots=[ADA]), "for each seat"),
        (lambda all_: all_["shuffle"].update(lots=["x", None]), "64 hex digits"),
        (lambda all_: all_["shuffle"].pop("seals"), "an object with"),
        (lambda all_: all_.update(youngest=1 - all_["youngest"]), "does not come from|R"),
    ],
)
def test_a_shuffle_that_does_not_hold_is_found_out(
    played: tuple[dict[str, Any], str, str],
    change: Callable[[dict[str, Any]], object],
    complaint: str,
) -> None:
    data = json.loads(played[2])
    change(data)
    with pytest.raises(record.BadRecord, match=complaint):
        record.verify(record.from_json(json.dumps(data)))


def test_ten_lines_of_the_page_check_it(
    played: tuple[dict[str, Any], str, str], tmp_path: Path
) -> None:
    page = (Path(__file__).parents[2] / "docs/records.md").read_text("utf-8")
    [lines] = [each for each in page.split("```") if each.startswith("python\n")]
    program, file = tmp_path / "check.py", tmp_path / "game.json"
    program.write_text(lines.removeprefix("python\n"), "utf-8")
    file.write_text(played[2], "utf-8")
    done = subprocess.run([sys.executable, program, file], check=False, capture_output=True)
    assert (done.returncode, done.stdout.strip()) == (0, b"nobody has chosen this deck")
    file.write_text(played[2].replace(ADA, BEN), "utf-8")
    wrong = subprocess.run([sys.executable, program, file], check=False, capture_output=True)
    assert wrong.returncode
