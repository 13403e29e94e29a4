"""What only a file has: a lock, a mode, a disk that is full."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

from alhambra.errors import SetupError
from alhambra.server.store import Conflict, Row, Unavailable
from alhambra.server.store.sqlite_writer import Tempo, Writer

from .making import in_loop, index, opened, row, taken


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[sqlite3.Connection]:
    """Those of a store, when it is open: to lock, to write and to read with."""
    made: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def watched(*arguments: object, **named: object) -> sqlite3.Connection:
        made.append(connect(*arguments, **named))  # type: ignore[call-overload]
        return made[-1]

    monkeypatch.setattr(sqlite3, "connect", watched)
    return made


@in_loop
async def test_a_second_server_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(sqlite_url)
    async with opened(sqlite_url) as store:
        for path in (sqlite_url, str(link)):
            with pytest.raises(SetupError) as caught:
                async with opened(path):
                    pass
            assert str(caught.value) == (
                f"{sqlite_url} is in use by another server; several servers need PostgreSQL"
            )
        await store.create("t", row(1), index())
    async with opened(str(link)) as store:
        assert await store.rows("t") == [row(1)]


@in_loop
async def test_a_long_row_takes_little_more_than_its_length(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await store.create("t", row(1), index())
    empty = Path(sqlite_url).stat().st_size
    async with opened(sqlite_url) as store:
        for version in range(2, 200):
            await store.append("t", Row(version, 1, b"x" * 1300), index())
    assert Path(sqlite_url).stat().st_size - empty < 200 * 1300 * 1.2


@in_loop
async def test_files_are_for_us_alone(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await store.create("t", row(1), index())
        files = Path(sqlite_url).parent.iterdir()
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in files}
        names = ("games.db", "games.db-shm", "games.db-wal", "games.db.lock")
        assert modes == dict.fromkeys(names, 0o600)


@in_loop
async def test_a_commit_waits_for_the_disk(
    sqlite_url: str, connections: list[sqlite3.Connection]
) -> None:
    full = 2
    async with opened(sqlite_url):
        _, writing, _ = connections
        assert writing.execute("PRAGMA synchronous").fetchone() == (full,)
        assert writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@in_loop
async def test_all_that_waits_shares_a_commit(
    sqlite_url: str, connections: list[sqlite3.Connection]
) -> None:
    done: list[str] = []
    async with opened(sqlite_url) as store:
        _, writing, _ = connections
        writing.set_trace_callback(done.append)
        await asyncio.gather(*(store.create(f"t{n}", row(1), index()) for n in range(500)))
        writing.set_trace_callback(None)
    assert 1 <= done.count("COMMIT") < 250


@in_loop
async def test_what_comes_while_a_commit_is_under_way_shares_the_next(tmp_path: Path) -> None:
    done: list[str] = []
    connection = sqlite3.connect(tmp_path / "any.db", isolation_level=None, check_same_thread=False)
    connection.execute("CREATE TABLE word (word)")
    connection.set_trace_callback(done.append)
    writer = Writer(connection)
    begun, go_on = Event(), Event()

    def write(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO word VALUES ('x')")

    def write_slowly(connection: sqlite3.Connection) -> None:
        begun.set()
        go_on.wait()

    first = asyncio.create_task(writer.do(write_slowly))
    await asyncio.to_thread(begun.wait)
    others = [asyncio.create_task(writer.do(write)) for _ in range(5)]
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(first, *others)
    await writer.close()
    assert done.count("COMMIT") == 2


def test_commits_are_apart_only_while_there_are_many() -> None:
    tempo = Tempo()
    now, waits = 1000.0, []
    for _ in range(1000):  # fifty a second
        now += 0.02
        waits.append(tempo.wait(now))
    assert not any(waits)
    for _ in range(1000):  # a thousand a second are wanted
        wait = tempo.wait(now := now + 0.001)
        waits.append(wait)
        now += wait
    assert not any(waits[:1005])
    assert waits[-900:] == pytest.approx([1 / 60 - 0.001] * 900)
    now += 1.0
    assert tempo.wait(now) == 0.0


@in_loop
async def test_rows_that_wait_together_take_few_statements(
    sqlite_url: str, connections: list[sqlite3.Connection]
) -> None:
    """And if one of them is taken already, the others are not harmed."""
    done: list[str] = []
    async with opened(sqlite_url) as store:
        _, writing, _ = connections
        names = [f"t{number}" for number in range(50)]
        for name in names:
            await store.create(name, row(1), index())
        writing.set_trace_callback(done.append)
        await asyncio.gather(*(store.append(name, row(2), index()) for name in names))
        writing.set_trace_callback(None)
        statements = set(done)  # each is told once more for all that its trigger does
        assert 1 <= sum(each.startswith("INSERT INTO wanted") for each in statements) <= 10
        assert len(statements) <= 20
        versions = [3] * 25 + [2] + [3] * 24
        wanted = zip(names, versions, strict=True)
        answers = await asyncio.gather(
            *(store.append(name, row(version), index()) for name, version in wanted),
            return_exceptions=True,
        )
        assert [type(each) for each in answers if each is not None] == [Conflict]
        assert isinstance(answers[25], Conflict)
        assert set((await store.versions(names)).values()) == {2, 3}
        assert (await store.versions(names))["t25"] == 2


@in_loop
async def test_a_file_that_another_program_writes_to_is_unavailable_but_can_be_read(
    sqlite_url: str, connections: list[sqlite3.Connection]
) -> None:
    async with opened(sqlite_url) as store:
        _, writing, _ = connections
        writing.execute("PRAGMA busy_timeout = 10")
        await store.create("t", row(1), index())
        other = sqlite3.connect(sqlite_url, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable) as caught:
            await store.append("t", row(2), index())
        assert isinstance(caught.value.__cause__, sqlite3.OperationalError)
        assert await store.rows("t") == [row(1)]
        other.execute("ROLLBACK")
        other.close()
        await store.append("t", row(2), index())


@in_loop
async def test_a_full_disk_is_unavailable_until_there_is_room(
    sqlite_url: str, connections: list[sqlite3.Connection]
) -> None:
    big = row(2, body=bytes(100_000))
    async with opened(sqlite_url) as store:
        _, writing, _ = connections
        await store.create("t", row(1), index())
        writing.execute("PRAGMA max_page_count = 1")  # which means: no more than there are
        failures = await asyncio.gather(
            *(store.append("t", big, index()) for _ in range(3)), return_exceptions=True
        )
        assert [type(failure) for failure in failures] == [Unavailable] * 3
        assert await store.rows("t") == [row(1)]
        assert not await taken(store.append("t", row(3), index()))
        writing.execute("PRAGMA max_page_count = 1000000")
        await store.append("t", big, index())
        assert await store.rows("t", after=1) == [big]


@in_loop
async def test_a_mistake_is_its_makers_and_the_writer_goes_on(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await store.create("t", row(1), index())
        with pytest.raises(OverflowError):
            await store.append("t", row(2, at=2**64), index())
        with pytest.raises(Conflict):
            await store.append("t", row(3), index())
        await store.append("t", row(2), index())


@in_loop
async def test_a_damaged_file_is_refused(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await store.create("t", row(1), index())
    with open(sqlite_url, "r+b") as file:
        size = file.seek(0, 2)
        file.seek(4096)
        file.write(b"?" * (size - 4096))
    with pytest.raises(SetupError, match=r"is damaged .*put a backup in its place"):
        async with opened(sqlite_url):
            pass


@in_loop
async def test_another_file_is_refused(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear reader, " * 100)
    with pytest.raises(SetupError, match="is not a SQLite database"):
        async with opened(str(letter)):
            pass
    assert letter.read_text().startswith("Dear reader")
    with pytest.raises(SetupError, match="cannot be used: Is a directory"):
        async with opened(str(tmp_path)):
            pass
    with pytest.raises(SetupError, match=r"letter\.txt cannot be used: File exists"):
        async with opened(str(letter / "games.db")):
            pass


@in_loop
async def test_who_gives_up_waits_until_it_is_written_or_has_been(sqlite_url: str) -> None:
    connection = sqlite3.connect(sqlite_url, isolation_level=None, check_same_thread=False)
    connection.execute("CREATE TABLE done (what TEXT)")
    writer = Writer(connection)

    def change(what: str) -> Callable[[sqlite3.Connection], None]:
        def slowly(writing: sqlite3.Connection) -> None:
            time.sleep(0.05)
            writing.execute("INSERT INTO done VALUES (?)", (what,))

        return slowly

    before = asyncio.create_task(writer.do(change("before")))
    await asyncio.sleep(0)
    before.cancel()
    await asyncio.wait([before])
    assert before.cancelled()
    after = asyncio.create_task(writer.do(change("after")))
    await asyncio.sleep(0)
    asyncio.get_running_loop().call_soon(time.sleep, 0.3)  # the answer comes meanwhile,
    await asyncio.sleep(0)
    after.cancel()  # and there is nothing left to wait for
    await asyncio.wait([after], timeout=10)
    assert after.cancelled()
    with sqlite3.connect(sqlite_url) as reading:
        assert reading.execute("SELECT what FROM done").fetchall() == [("before",), ("after",)]
    await writer.close()
