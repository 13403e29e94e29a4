"""What only PostgreSQL has: other processes, and ways to be away."""

from __future__ import annotations

import asyncio
import os
import signal
import ssl
import time

import asyncpg  # type: ignore[import-untyped]
import pytest

from alhambra.server.store import Conflict, Store, Unavailable, postgres_news
from alhambra.server.store.postgres import PostgresStore
from tests.harness.postgres import Postgres

from .making import Ear, in_loop, index, opened, row, taken, until


@in_loop
async def test_processes_hear_of_each_other_and_not_of_themselves(postgres_url: str) -> None:
    here, there = Ear(), Ear()
    async with opened(postgres_url, here) as one, opened(postgres_url, there) as other:
        await one.create("mine", row(1), index())
        await one.append("mine", row(2), index())
        await other.create("yours", row(1), index())
        await until(lambda: "mine" in there.tables and "yours" in here.tables)
        assert here.tables == {"yours"}
        assert there.tables == {"mine"}
        await one.append("yours", row(2), index())
        await until(lambda: "yours" in there.tables)
        assert here.losses == there.losses == 0


@in_loop
async def test_what_is_heard_can_be_read(postgres_url: str) -> None:
    heard: asyncio.Queue[object] = asyncio.Queue()
    async with opened(postgres_url) as one, opened(postgres_url, heard.put_nowait) as other:
        await one.create("t", row(1), index())
        for version in range(2, 50):
            await heard.get()
            assert (await other.versions(["t"]))["t"] >= version - 1
            await one.append("t", row(version), index())


@in_loop
async def test_processes_hear_who_comes_and_goes(postgres_url: str) -> None:
    """And do not take it for a change of the log, which would have to be read."""
    heard, ear = Ear(), Ear()
    async with opened(postgres_url) as one, opened(postgres_url, heard, ear) as other:
        await one.arrive("come", 1, "p", until=10)
        await until(lambda: "come" in ear.tables)
        assert await other.present("come", now=9) == {1}
        ear.tables.clear()
        await one.remain("p", until=20)  # is no news
        await one.depart("gone", 1, "p")  # neither
        await one.depart("come", 1, "p")
        await until(lambda: "come" in ear.tables)
        assert ear.tables == {"come"}
        assert await other.present("come", now=9) == frozenset()
        assert heard.tables == set()


@in_loop
async def test_leases_are_renewed_without_waiting_for_a_table_that_is_written(
    postgres_url: str,
) -> None:
    """Rows are locked in the order of the names when written: waiting could end in a deadlock."""
    async with opened(postgres_url) as store:
        for name in ("busy", "calm"):
            await store.create(name, row(1), index("running", due=1_000))
        writer = await asyncpg.connect(postgres_url)
        try:
            async with writer.transaction(), asyncio.timeout(10):
                await writer.execute("SELECT 1 FROM tables WHERE id = 'busy' FOR UPDATE")
                await store.renew({"busy": 1, "calm": 1}, until=5_000)
        finally:
            await writer.close()
        assert await store.claim(now=4_999, lease=1, limit=9) == ["busy"]
        assert await store.claim(now=5_000, lease=1, limit=9) == ["busy", "calm"]


@in_loop
async def test_processes_hear_what_has_expired(postgres_url: str) -> None:
    ear = Ear()
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        await one.create("t", row(1, 10), index())
        await other.close()
        async with opened(postgres_url, ear):
            await one.expire("open", before=20, now=20, notice=0, limit=9)
            await until(lambda: ear.tables == {"t"})


@in_loop
async def test_no_news_is_too_long(postgres_url: str) -> None:
    ear = Ear()
    names = {f"{number:060}" for number in range(400)}
    async with opened(postgres_url) as one, opened(postgres_url, ear):
        await asyncio.gather(*(one.create(name, row(1), index()) for name in names))
        await until(lambda: ear.tables == names)


@in_loop
async def test_of_two_processes_one_takes_a_version(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        await one.create("t", row(1), index())
        for version in range(2, 30):
            took = await asyncio.gather(
                taken(one.append("t", row(version, body=b"one"), index())),
                taken(other.append("t", row(version, body=b"other"), index())),
            )
            assert sorted(took) == [False, True]
            [last] = await one.rows("t", after=version - 1)
            assert last.body == (b"one" if took[0] else b"other")


@in_loop
async def test_processes_do_not_stop_each_other(postgres_url: str) -> None:
    names = [f"t{number}" for number in range(12)]

    async def play(store: Store, name: str, moves: int) -> None:
        while moves:
            version = (await store.versions([name]))[name] + 1
            moves -= await taken(store.append(name, row(version), index()))

    async with opened(postgres_url) as one, opened(postgres_url) as other:
        await asyncio.gather(*(one.create(name, row(1), index()) for name in names))
        both = [play(one, name, 10) for name in names]
        both += [play(other, name, 10) for name in reversed(names)]
        await asyncio.gather(*both)
        assert await one.versions(names) == dict.fromkeys(names, 21)
        for name in names:
            assert [each.version for each in await one.rows(name)] == list(range(1, 22))


@in_loop
async def test_a_due_table_is_given_to_one_process(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        names = [f"t{number:02}" for number in range(40)]
        for number, name in enumerate(names):
            await one.create(name, row(1), index(due=number))
        claims = [store.claim(now=99, lease=5, limit=4) for store in (one, other) * 8]
        claimed = await asyncio.gather(*claims)
        assert all(tables == sorted(tables) for tables in claimed)
        given = [table for tables in claimed for table in tables]
        assert len(given) == len(set(given))
        while more := await one.claim(now=99, lease=5, limit=9):
            given += more
        assert sorted(given) == names


@in_loop
async def test_processes_share_the_secret(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        secrets = await asyncio.gather(*(store.secret() for store in (one, other) * 5))
        assert len(set(secrets)) == 1


@in_loop
async def test_a_commit_waits_for_the_disk_whatever_the_default(
    postgres: Postgres, postgres_url: str
) -> None:
    careless = postgres_url + "%20-csynchronous_commit%3Doff"
    async with opened(careless) as store:
        postgres.run(
            "CREATE FUNCTION check_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
            "ASSERT current_setting('synchronous_commit') = 'on'; RETURN NEW; END $$;"
            "CREATE TRIGGER check_it BEFORE INSERT ON log EXECUTE FUNCTION check_it()",
            postgres_url,
        )
        await store.create("t", row(1), index())
        postgres.run("DROP FUNCTION check_it CASCADE", postgres_url)
        assert postgres.run("SHOW synchronous_commit", careless) == "off"


@in_loop
async def test_a_mistake_is_its_makers_and_the_writer_goes_on(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await store.create("t", row(1), index())
        with pytest.raises(asyncpg.DataError):
            await store.append("t", row(2, at=2**64), index())
        with pytest.raises(Conflict):
            await store.append("t", row(3), index())
        await store.append("t", row(2), index())


@in_loop
async def test_a_killed_database_loses_nothing_and_is_used_again(
    postgres: Postgres, postgres_url: str
) -> None:
    ear = Ear()
    names = [f"t{number}" for number in range(10)]
    written = dict.fromkeys(names, 1)

    async def append_until_it_fails(store: Store, name: str) -> None:
        while True:
            await store.append(name, row(written[name] + 1), index())
            written[name] += 1

    async with opened(postgres_url, ear) as store:
        await asyncio.gather(*(store.create(name, row(1), index()) for name in names))
        await store.arrive("t0", 3, "p", until=10)
        playing = [asyncio.create_task(append_until_it_fails(store, name)) for name in names]
        await until(lambda: min(written.values()) > 5)
        postgres.kill()
        try:
            failures = await asyncio.gather(*playing, return_exceptions=True)
            assert {type(failure) for failure in failures} == {Unavailable}
            await check_unavailable(store, limit=4)
            assert ear.losses == 0
        finally:
            postgres.start()
        await until_it_answers(store)
        for name in names:
            rows = await store.rows(name)
            assert [each.version for each in rows] == list(range(1, len(rows) + 1))
            assert written[name] <= len(rows) <= written[name] + 1
            await store.append(name, row(len(rows) + 1), index())
        await until(lambda: ear.losses == 1)

        assert await store.present("t0", now=0) == frozenset()
        async with opened(postgres_url) as other:
            await other.create("u", row(1), index())
        await store.remain("p", until=20)
        assert await store.present("t0", now=10) == {3}
        await until(lambda: "u" in ear.tables)


@in_loop
async def test_a_database_that_hangs_is_unavailable(postgres: Postgres, postgres_url: str) -> None:
    async with opened(PostgresStore(postgres_url, patience=2.0)) as store:
        await store.create("t", row(1), index())
        postgres.freeze()
        try:
            await check_unavailable(store, limit=4)
        finally:
            postgres.thaw()
        await until_it_answers(store)
        [_, *late] = await store.rows("t")
        await store.append("t", row(2 + len(late)), index())


@in_loop
async def test_a_row_that_is_written_after_all_is_news(
    postgres: Postgres, postgres_url: str
) -> None:
    ear = Ear()
    async with opened(PostgresStore(postgres_url, patience=2.0), ear) as store:
        await store.create("t", row(1), index())
        [writing] = backends(postgres, "WITH wanted%")
        os.kill(writing, signal.SIGSTOP)
        try:
            with pytest.raises(Unavailable):
                await store.append("t", row(2), index())
            assert await store.rows("t", after=1) == []
        finally:
            os.kill(writing, signal.SIGCONT)
        await until(lambda: "t" in ear.tables)
        assert await store.rows("t", after=1) == [row(2)]
        await store.append("t", row(3), index())


@in_loop
async def test_a_table_that_somebody_locks_is_unavailable(
    postgres: Postgres, postgres_url: str
) -> None:
    async with opened(PostgresStore(postgres_url, patience=2.0)) as store:
        await store.create("t", row(1), index())
        async with opened(postgres_url) as other:
            await other.create("u", row(1), index())
        locked = "BEGIN; SELECT 1 FROM tables WHERE id = 't' FOR UPDATE; SELECT pg_sleep(60)"
        locking = asyncio.create_task(asyncio.to_thread(stopped, postgres, locked, postgres_url))
        await until(lambda: backends(postgres, "BEGIN; SELECT%"))
        with pytest.raises(Unavailable):
            await store.append("t", row(2), index())
        await store.append("u", row(2), index())
        [locker] = backends(postgres, "BEGIN; SELECT%")
        os.kill(locker, signal.SIGTERM)
        await locking
        await store.append("t", row(2), index())


@in_loop
async def test_a_lost_connection_is_made_again(postgres: Postgres, postgres_url: str) -> None:
    ear = Ear()
    async with opened(postgres_url, ear) as store:
        await store.create("t", row(1), index())
        await store.rows("t")
        for query in ("WITH wanted%", "LISTEN%", "SELECT id, after%"):
            [lost] = backends(postgres, query)
            os.kill(lost, signal.SIGTERM)
        await until(lambda: ear.losses == 1)
        await until_it_answers(store)
        await store.append("t", row(2), index())
        async with opened(postgres_url) as other:
            await other.append("t", row(3), index())
        await until(lambda: ear.tables == {"t"})


@pytest.mark.parametrize(
    ("refusal", "logged"), [(ssl.SSLCertVerificationError("expired"), 0), (KeyError("a bug"), 1)]
)
@in_loop
async def test_whatever_keeps_it_from_connecting_it_listens_again(
    postgres: Postgres,
    postgres_url: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    refusal: Exception,
    logged: int,
) -> None:
    ear, connect, refused = Ear(), asyncpg.connect, 0

    async def refusing(*arguments: object) -> object:
        nonlocal refused
        refused += 1
        if refused == 1:
            raise refusal
        return await connect(*arguments)

    monkeypatch.setattr(postgres_news, "_LONGEST_PAUSE", 0.01)
    async with opened(postgres_url, ear):
        monkeypatch.setattr(asyncpg, "connect", refusing)
        [listening] = backends(postgres, "LISTEN%")
        os.kill(listening, signal.SIGTERM)
        await until(lambda: ear.losses == 1)
        async with opened(postgres_url) as other:
            await other.create("t", row(1), index())
        await until(lambda: ear.tables == {"t"})
    assert [each.message for each in caplog.records].count("background.failed") == logged


@in_loop
async def test_a_certificate_that_is_not_accepted_is_unavailable(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refusing(*arguments: object) -> object:
        raise ssl.SSLCertVerificationError("expired")

    async with opened(postgres_url) as store:
        with monkeypatch.context() as patch:
            patch.setattr(asyncpg, "connect", refusing)
            with pytest.raises(Unavailable):
                await store.create("t", row(1), index())
            with pytest.raises(Unavailable):
                await PostgresStore(postgres_url).open(Ear())
        await store.create("t", row(1), index())


async def check_unavailable(store: Store, limit: float) -> None:
    """Whatever is asked fails, all together in less than so many seconds."""
    start = time.monotonic()
    failures = await asyncio.gather(
        *(store.append("t", row(2), index()) for _ in range(20)),
        store.create("new", row(1), index()),
        store.rows("t"),
        store.versions(["t"]),
        store.lobby("open", 9),
        store.claim(1, 1, 1),
        store.expire("open", 1, 1, 0, 1),
        store.secret(),
        store.present("t", 1),
        return_exceptions=True,
    )
    assert {type(failure) for failure in failures} == {Unavailable}
    assert time.monotonic() - start < limit


async def until_it_answers(store: Store) -> None:
    """Connections that were cut may be noticed only when they are used."""
    for _ in range(100):
        try:
            await store.rows("t")
            if await taken(store.append("none", row(2), index())):
                raise AssertionError("there is no such table")
        except Unavailable:
            await asyncio.sleep(0.05)
        else:
            return
    raise AssertionError("it does not come back")


def backends(postgres: Postgres, query: str) -> list[int]:
    """The processes that ask something, or did so last."""
    found = postgres.run(
        f"SELECT pid FROM pg_stat_activity WHERE ltrim(query, E' \\n') LIKE '{query}'",
        postgres.url(),
    )
    return [int(process) for process in found.split()]


def stopped(postgres: Postgres, command: str, url: str) -> None:
    """A command that somebody else brings to an end."""
    with pytest.raises(Exception, match="returned non-zero"):
        postgres.run(command, url)
