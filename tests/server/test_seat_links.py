"""The secret link of a seat: told when it is used, made new by its owner, and not inherited."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from alhambra.server.decisions import MOST_HOLDERS
from alhambra.server.errors import NotAllowed, TableError
from alhambra.server.lobby import holders_of
from alhambra.server.log import Claimed, Created, Seated
from alhambra.server.new_tables import rematch
from alhambra.server.table import Table
from alhambra.server.wire import updates
from alhambra.server.wire.messages import Claim, Renew, Say

from .services import Listener, new_table, service
from .sitting import HOST, SIGNER, Sitting, three


def claim(sitting: Sitting, guest: str, seat: int) -> str:
    """A guest opens a seat by its link; the key of it."""
    key = SIGNER.seat_key("table", seat, sitting.table.seats[seat].nonce)
    news = sitting.ask(guest, Claim(seat=seat, key=key))
    assert [(note.what, note.seat) for note in news.notes] == [("claimed", seat)]
    return key


def test_renewing_drops_all_others_and_voids_the_link() -> None:
    sitting = three()
    key = claim(sitting, "thief", 1)
    claim(sitting, "phone", 1)
    assert sitting.table.held_by("thief") == (1,)
    news = sitting.ask("ben", Renew())
    assert [(note.what, note.seat) for note in news.notes] == [("renewed", 1)]
    assert sitting.table.seats[1].holders == ("ben",)
    for guest in ("thief", "phone"):
        with pytest.raises(NotAllowed):
            sitting.ask(guest, Say(text="hi"))
        with pytest.raises(NotAllowed):
            sitting.ask(guest, Claim(seat=1, key=key))
    claim(sitting, "phone", 1)
    assert sitting.again().seats[1].holders == ("ben", "phone")


def test_only_who_sat_down_can_renew_it() -> None:
    """Or a thief could take the seat from its owner."""
    sitting = three()
    claim(sitting, "thief", 1)
    for guest, seat in (("thief", 1), ("thief", None), (HOST, 1), ("nobody", None)):
        with pytest.raises(NotAllowed):
            sitting.ask(guest, Renew(seat=seat))
    assert sitting.table.seats[1].holders == ("ben", "thief")


def test_a_seat_has_few_holders_until_its_link_is_renewed() -> None:
    sitting = three()
    for number in range(1, MOST_HOLDERS):
        key = claim(sitting, f"device-{number}", 1)
    with pytest.raises(TableError) as refused:
        sitting.ask("one-more", Claim(seat=1, key=key))
    assert refused.value.slug == "too-many-devices"
    assert not sitting.ask("device-1", Claim(seat=1, key=key)).notes, "who holds it already"
    claim(sitting, "one-more", 0)
    sitting.ask("ben", Renew())
    claim(sitting, "one-more", 1)


def test_more_holders_from_before_are_kept() -> None:
    """And each is in the list with all seats, and the names at the others."""
    sitting = three()
    many = [f"device-{number}" for number in range(MOST_HOLDERS * 2)]
    sitting.by_server(*(Claimed(1, guest) for guest in many))
    claim(sitting, "device-0", 2)
    table = sitting.again()
    assert table.seats[1].holders == ("ben", *many)
    found = {holder.guest: (holder.seats, holder.names) for holder in holders_of(table)}
    assert set(found) == {HOST, "ben", "cem", *many}
    assert found["ben"] == found["device-1"] == (0b010, "ada\ncem")
    assert found["device-0"] == (0b110, "ada")


def test_hand_and_legal_actions_are_worked_out_once_for_each_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with service(str(tmp_path / "x.db")) as home:
            table = await new_table(home, "ada", "ben")
            listeners = {guest: Listener(guest) for guest in ("ada", "ben", "phone", "tablet")}
            for each in listeners.values():
                await home.tables.join(table, each)
            key = listeners["ada"].last["you"]["keys"]["0"]
            for guest in ("phone", "tablet"):
                await home.tables.command(table, guest, Claim(seat=0, key=key))
            asked: list[int | None] = []
            real = updates.faced

            def counting(table: Table, facing: int | None) -> updates.Faced:
                asked.append(facing)
                return real(table, facing)

            monkeypatch.setattr(updates, "faced", counting)
            await home.tables.command(table, "ben", Say(text="hi"))
            assert sorted(map(str, asked)) == ["0", "1"]
            own = [listeners[guest].last["you"] for guest in ("ada", "phone", "tablet")]
            assert own[0]["hand"] == own[1]["hand"] == own[2]["hand"]
            assert own[0]["hand"] != listeners["ben"].last["you"]["hand"]

    asyncio.run(test())


def test_a_rematch_is_for_those_who_sat_down() -> None:
    sitting = three()
    claim(sitting, "thief", 1)
    sitting.play_out(random.Random(1))
    table = sitting.table
    for guest in ("ben", "thief"):
        changes = rematch(table, guest)
        assert isinstance(changes[0], Created)
        assert changes[0].host == "ben"
        assert not any(isinstance(change, Claimed) for change in changes)
        assert "thief" not in [each.guest for each in changes if isinstance(each, Seated)]


def test_holders_are_shown_how_many_they_are_and_who_is_dropped_sees_no_hand(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with service(str(tmp_path / "x.db")) as home:
            table = await new_table(home, "ada", "ben")
            ada, ben, thief = Listener("ada"), Listener("ben"), Listener("thief")
            for each in (ada, ben, thief):
                await home.tables.join(table, each)
            key = ben.last["you"]["keys"]["1"]
            assert ben.last["you"]["devices"] == {"1": 1}
            await home.tables.command(table, "thief", Claim(seat=1, key=key))
            assert {"what": "claimed", "seat": 1, "text": ""} in ben.last["notes"]
            assert ben.last["you"]["devices"] == {"1": 2}
            assert ada.last["you"]["devices"] == {"0": 1}
            assert thief.last["you"]["devices"] == {}  # it is not theirs to renew
            assert thief.last["you"]["hand"]
            await home.tables.command(table, "ben", Renew())
            assert (ben.last["you"]["devices"], thief.last["you"]["seats"]) == ({"1": 1}, [])
            assert ben.last["you"]["keys"]["1"] != key
            assert thief.last["you"]["hand"] is None
            assert thief.last["you"]["keys"] == {}

    asyncio.run(test())
