"""What every store does."""

from __future__ import annotations

import asyncio
import os
from itertools import count

import pytest

from alhambra.server.clock import clock_ms
from alhambra.server.store import Conflict, Listing, Store, Unavailable, open_store

from .making import in_loop, index, opened, row, taken


@in_loop
async def test_a_log_is_read_as_it_was_written(url: str) -> None:
    async with opened(url) as store:
        written = [row(1, 5, b'{"a":1}'), row(2, 7, bytes(range(256))), row(3, 2**50, b"")]
        await store.create("t", written[0], index())
        for each in written[1:]:
            await store.append("t", each, index())
        assert await store.rows("t") == written
        assert await store.rows("t", after=1) == written[1:]
        assert await store.rows("t", after=3) == []
    async with opened(url) as store:
        assert await store.rows("t") == written


@in_loop
async def test_a_table_that_is_not_there_has_no_rows(url: str) -> None:
    async with opened(url) as store:
        assert await store.rows("t") == []
        assert await store.versions(["t"]) == {}
        assert await store.versions([]) == {}


@in_loop
async def test_a_name_is_taken_once(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", row(1, body=b"first"), index())
        with pytest.raises(Conflict):
            await store.create("t", row(1, body=b"second"), index("over"))
        assert await store.rows("t") == [row(1, body=b"first")]
        assert len(await store.lobby("open", 9)) == 1


@in_loop
async def test_a_version_is_taken_once(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", row(1), index())
        await store.append("t", row(2, body=b"first"), index())
        with pytest.raises(Conflict):
            await store.append("t", row(2, body=b"second"), index("over"))
        assert await store.rows("t", after=1) == [row(2, body=b"first")]
        assert await store.lobby("over", 9) == []


@in_loop
async def test_the_first_analysis_of_a_form_stays_and_goes_with_its_table(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", row(1), index("over"))
        assert await store.analysis("t", 1) is None
        for table, body in (("t", b"first"), ("t", b"second"), ("gone", b"third")):
            await store.keep_analysis(table, 1, body)
        await store.keep_analysis("t", 2, bytes(range(256)))
    async with opened(url) as store:
        assert await store.analysis("t", 1) == b"first"
        assert await store.analysis("t", 2) == bytes(range(256))
        assert await store.analysis("gone", 1) is None
        for now in (10_000, 20_000):
            gone = await store.expire("over", 5_000, now, 1_000, 9)
        assert gone == ["t"]
        assert await store.analysis("t", 1) is None


@pytest.mark.parametrize("version", [-1, 0, 1, 2, 4, 5])
@in_loop
async def test_a_log_has_no_gaps(url: str, version: int) -> None:
    async with opened(url) as store:
        await store.create("t", row(1), index())
        await store.append("t", row(2), index())
        with pytest.raises(Conflict):
            await store.append("t", row(version), index("over"))
        assert await store.versions(["t"]) == {"t": 2}
        assert await store.rows("t") == [row(1), row(2)]
        await store.append("t", row(3), index())


@pytest.mark.parametrize("version", [1, 2])
@in_loop
async def test_a_table_must_be_there_to_be_appended_to(url: str, version: int) -> None:
    async with opened(url) as store:
        with pytest.raises(Conflict):
            await store.append("t", row(version), index())
        assert await store.rows("t") == []
        await store.create("t", row(1), index())


@in_loop
async def test_of_many_who_want_a_version_one_takes_it(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", row(1), index())
        bodies = [str(number).encode() for number in range(40)]
        took = await asyncio.gather(
            *(taken(store.append("t", row(2, body=body), index())) for body in bodies)
        )
        assert sum(took) == 1
        assert await store.rows("t", after=1) == [row(2, body=bodies[took.index(True)])]


@in_loop
async def test_a_conflict_is_nobody_elses(url: str) -> None:
    async with opened(url) as store:
        names = [f"t{number}" for number in range(30)]
        await asyncio.gather(*(store.create(name, row(1), index()) for name in names))
        versions = [3 if number % 3 else 2 for number in range(30)]
        took = await asyncio.gather(
            *(
                taken(store.append(name, row(version), index()))
                for name, version in zip(names, versions, strict=True)
            )
        )
        assert took == [version == 2 for version in versions]
        newest = {name: 2 if took else 1 for name, took in zip(names, took, strict=True)}
        assert await store.versions(names) == newest


@in_loop
async def test_rows_that_wait_are_written_in_the_order_they_came(url: str) -> None:
    async with opened(url) as store:
        await asyncio.gather(
            store.create("t", row(1), index()),
            *(store.append("t", row(version), index()) for version in range(2, 20)),
        )
        assert await store.versions(["t", "none"]) == {"t": 19}


@in_loop
async def test_what_waits_is_written_before_the_end(url: str) -> None:
    store = open_store(url)
    await store.open(lambda tables: None)
    writing = [
        asyncio.create_task(store.create(f"t{number}", row(1), index())) for number in range(50)
    ]
    await asyncio.sleep(0)  # all of them begin
    await store.close()
    await asyncio.gather(*writing)
    async with opened(url) as store:
        assert len(await store.lobby("open", 99)) == 50


@in_loop
async def test_who_does_not_wait_for_the_answer_harms_nobody(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", row(1), index())
        impatient = asyncio.create_task(store.append("t", row(2), index()))
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.wait([impatient])
        await store.create("u", row(1), index())
        assert await store.versions(["t"]) in ({"t": 1}, {"t": 2})


@in_loop
async def test_a_closed_store_is_unavailable(url: str) -> None:
    store = open_store(url)
    with pytest.raises(Unavailable):
        await store.rows("t")
    async with opened(store):
        await store.create("t", row(1), index())
    for asked in (store.append("t", row(2), index()), store.rows("t"), store.claim(1, 1, 1)):
        with pytest.raises(Unavailable):
            await asked
    await store.close()


@in_loop
async def test_the_lobby_shows_listed_tables_of_a_status_the_newest_first(url: str) -> None:
    async with opened(url) as store:
        await store.create("old", row(1, 10), index(summary=b"one"))
        await store.create("new", row(1, 30), index(due=99))
        await store.create("middle", row(1, 20), index())
        await store.create("hidden", row(1, 40), index(listed=False))
        await store.create("begun", row(1, 50), index())
        await store.append("begun", row(2, 60), index("running", summary=b"two"))
        assert await store.lobby("open", 9) == [
            Listing("new", 30, 30, index(due=99)),
            Listing("middle", 20, 20, index()),
            Listing("old", 10, 10, index(summary=b"one")),
        ]
        assert [each.table for each in await store.lobby("open", 2)] == ["new", "middle"]
        assert await store.lobby("running", 9) == [
            Listing("begun", 50, 60, index("running", summary=b"two"))
        ]


@in_loop
async def test_a_row_replaces_the_index(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", row(1, 10), index(due=50))
        await store.append("t", row(2, 20), index(listed=False))
        assert await store.lobby("open", 9) == []
        assert await store.claim(60, 10, 9) == []
        await store.append("t", row(3, 30), index(due=70, summary=b"three"))
        assert await store.lobby("open", 9) == [
            Listing("t", 10, 30, index(due=70, summary=b"three"))
        ]


@in_loop
async def test_due_tables_are_claimed_the_longest_first(url: str) -> None:
    async with opened(url) as store:
        for name, due in (("b", 20), ("never", None), ("a", 10), ("c", 30), ("later", 31)):
            await store.create(name, row(1), index(due=due))
        assert await store.claim(now=30, lease=5, limit=2) == ["a", "b"]
        assert await store.claim(now=30, lease=5, limit=9) == ["c"]
        assert await store.claim(now=30, lease=5, limit=9) == []


@in_loop
async def test_a_claim_lapses_after_its_lease(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", row(1), index(due=10))
        assert await store.claim(now=10, lease=5, limit=9) == ["t"]
        assert await store.claim(now=14, lease=5, limit=9) == []
        assert await store.claim(now=15, lease=5, limit=9) == ["t"]


@in_loop
async def test_a_claim_is_renewed_for_a_version_and_never_shortened(url: str) -> None:
    async with opened(url) as store:
        for name, due in (("a", 10), ("b", 10), ("late", 99), ("never", None)):
            await store.create(name, row(1), index(due=due))
        await store.renew({"a": 1, "b": 2, "late": 1, "never": 1, "nowhere": 1}, until=20)
        assert await store.claim(now=19, lease=50, limit=9) == ["b"]
        assert await store.claim(now=20, lease=50, limit=9) == ["a"]
        assert await store.claim(now=98, lease=50, limit=9) == ["b", "a"]
        assert await store.claim(now=999, lease=50, limit=9) == ["late", "a", "b"]


@in_loop
async def test_a_row_ends_a_claim(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", row(1), index(due=10))
        assert await store.claim(now=10, lease=5, limit=9) == ["t"]
        await store.append("t", row(2), index(due=11))
        assert await store.claim(now=11, lease=5, limit=9) == ["t"]
        await store.append("t", row(3), index(due=None))
        assert await store.claim(now=999, lease=5, limit=9) == []


@in_loop
async def test_a_claim_is_no_change(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", row(1, 7), index(due=10))
        await store.claim(now=10, lease=5, limit=9)
        assert await store.versions(["t"]) == {"t": 1}
        assert await store.expire("open", before=8, now=8, notice=0, limit=9) == ["t"]


@in_loop
async def test_tables_that_have_not_changed_expire_with_their_logs(url: str) -> None:
    async with opened(url) as store:
        await store.create("stale", row(1, 10), index())
        await store.create("kept", row(1, 10), index())
        await store.append("kept", row(2, 20), index())
        await store.create("other", row(1, 10), index("over"))
        assert await store.expire("open", before=20, now=20, notice=0, limit=9) == ["stale"]
        assert await store.rows("stale") == []
        assert await store.versions(["stale", "kept", "other"]) == {"kept": 2, "other": 1}
        with pytest.raises(Conflict):
            await store.append("stale", row(2), index())
        await store.create("stale", row(1, body=b"again"), index())
        assert await store.rows("stale") == [row(1, body=b"again")]


@in_loop
async def test_a_few_tables_expire_at_a_time(url: str) -> None:
    async with opened(url) as store:
        for number in range(5):
            await store.create(f"t{number}", row(1, number), index())
        for gone in (["t0", "t1", "t2"], ["t3", "t4"], []):
            found = await store.expire("open", before=9, now=9, notice=0, limit=3)
            assert sorted(found) == gone


@in_loop
async def test_a_table_is_marked_before_it_expires(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", row(1, 1), index())
        await store.create("moved", row(1, 1), index())
        assert await store.expire("open", before=9, now=100, notice=50, limit=9) == []
        await store.append("moved", row(2, 120), index())
        assert await store.expire("open", before=9, now=149, notice=50, limit=9) == []
        assert await store.expire("open", before=9, now=150, notice=50, limit=9) == ["t"]
        assert await store.versions(["moved"]) == {"moved": 2}


@in_loop
async def test_a_table_that_goes_on_is_marked_anew_before_it_expires(url: str) -> None:
    """The mark from before the start is not notice for the game."""
    async with opened(url) as store:
        await store.create("t", row(1, 1), index())
        await store.expire("open", before=9, now=100, notice=50, limit=9)
        await store.append("t", row(2, 120), index("running"))
        assert await store.expire("running", before=800, now=900, notice=50, limit=9) == []
        assert await store.expire("running", before=849, now=949, notice=50, limit=9) == []
        assert await store.expire("running", before=850, now=950, notice=50, limit=9) == ["t"]


@in_loop
async def test_a_table_where_a_clock_is_running_does_not_expire(url: str) -> None:
    """Days for a turn and a holiday can be longer than tables are kept; a lease is short."""
    late = 500_000
    async with opened(url) as store:
        await store.create("waiting", row(1, 1), index("running", due=late))
        await store.create("driven", row(1, 1), index("running", due=151))

        async def expire(now: int) -> list[str]:
            return await store.expire("running", before=9, now=now, notice=50, limit=9)

        assert await expire(100) == []
        assert await expire(150) == ["driven"]
        assert await expire(late - 60_001) == []
        assert await expire(late) == []  # only now it is marked
        assert await expire(late + 50) == ["waiting"]


@in_loop
async def test_a_mark_of_a_wrong_clock_removes_nothing(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", row(1, 1), index())
        assert await store.expire("open", before=9, now=9_000, notice=50, limit=9) == []
        assert await store.expire("open", before=9, now=200, notice=50, limit=9) == []


@in_loop
async def test_the_store_can_be_written_to_and_has_a_size_and_a_time(url: str) -> None:
    async with opened(url) as store:
        await store.touch(1)
        await store.touch(2)
        assert await store.size() > 0
        before = clock_ms()
        assert before - 60_000 <= await store.time() <= clock_ms() + 60_000


@in_loop
async def test_who_was_connected_is_forgotten_in_time(url: str) -> None:
    async with opened(url) as store:
        await store.arrive("t", 0, "here/http", 100)
        await store.arrive("t", 1, "here", 300)
        await store.forget_presence(200)
        assert await store.present("t", now=50) == {1}


@in_loop
async def test_the_secret_stays_the_same(url: str) -> None:
    async with opened(url) as store:
        first, second = await asyncio.gather(store.secret(), store.secret())
    async with opened(url) as store:
        third = await store.secret()
    assert first == second == third
    assert len(first) == 32


@in_loop
async def test_databases_have_secrets_of_their_own(sqlite_url: str, postgres_url: str) -> None:
    async with opened(sqlite_url) as one, opened(postgres_url) as other:
        assert await one.secret() != await other.secret()


@in_loop
async def test_a_seat_is_present_from_arrival_to_departure(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", row(1), index())
        assert await store.present("t", now=0) == frozenset()
        await store.arrive("t", 2, "p", until=10)
        await store.arrive("t", 0, "p", until=10)
        await store.arrive("u", 1, "p", until=10)
        assert await store.present("t", now=9) == {0, 2}
        await store.depart("t", 2, "p")
        await store.depart("t", 5, "p")
        assert await store.present("t", now=9) == {0}


@in_loop
async def test_a_seat_may_be_present_in_several_processes(url: str) -> None:
    async with opened(url) as store:
        await store.arrive("t", 1, "p", until=10)
        await store.arrive("t", 1, "q", until=10)
        await store.depart("t", 1, "p")
        assert await store.present("t", now=9) == {1}
        await store.depart("t", 1, "q")
        assert await store.present("t", now=9) == frozenset()


@in_loop
async def test_presence_lapses_unless_it_is_renewed(url: str) -> None:
    async with opened(url) as store:
        await store.arrive("t", 1, "p", until=10)
        await store.arrive("t", 2, "q", until=10)
        await store.arrive("t", 3, "q", until=10)
        await store.depart("t", 3, "q")
        await store.remain("q", until=20)
        assert await store.present("t", now=9) == {1, 2}
        assert await store.present("t", now=10) == {2}
        await store.arrive("t", 1, "p", until=30)
        assert await store.present("t", now=20) == {1}


@in_loop
async def test_whoever_stays_is_present_however_long(url: str) -> None:
    """Also long after the time they first came for, if what has lapsed is removed regularly."""
    async with opened(url) as store:
        await store.arrive("t", 1, "p", until=30)
        for now in range(10, 200, 10):
            await store.remain("p", until=now + 30)
            await store.forget_presence(now)
            assert await store.present("t", now=now + 29) == {1}


@in_loop
async def test_presence_goes_with_the_table(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", row(1, 10), index())
        await store.arrive("t", 1, "p", until=10)
        await store.expire("open", before=20, now=20, notice=0, limit=9)
        assert await store.present("t", now=0) == frozenset()
        await store.remain("p", until=20)
        assert await store.present("t", now=0) == frozenset()


@in_loop
async def test_many_tables_at_once(url: str) -> None:
    bodies = [os.urandom(300) for _ in range(4)]

    async def play(store: Store, name: str) -> None:
        await store.create(name, row(1, body=bodies[0]), index())
        for version, body in zip(count(2), bodies[1:]):
            await store.append(name, row(version, body=body), index("running"))

    async with opened(url) as store:
        names = [f"t{number}" for number in range(1200)]
        await asyncio.gather(*(play(store, name) for name in names))
        assert await store.versions(names) == dict.fromkeys(names, 4)
        assert [each.body for each in await store.rows("t777")] == bodies
