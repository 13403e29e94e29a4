"""Questions that come at the same time are asked together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from alhambra.server.store import Unavailable
from alhambra.server.store.postgres import PostgresStore
from alhambra.server.store.together import Together

from .making import in_loop, index, opened, row


class Oracle:
    """Answers when it is told to, and remembers what it was asked together."""

    def __init__(self) -> None:
        self.asked: list[list[int]] = []
        self.may_answer = asyncio.Event()
        self.fails: Exception | None = None

    async def __call__(self, keys: list[int]) -> dict[int, str]:
        self.asked.append(keys)
        await self.may_answer.wait()
        if self.fails is not None:
            raise self.fails
        return {key: str(key) for key in keys}


async def begun(ask: Together[int, str], keys: Sequence[int]) -> list[asyncio.Task[str]]:
    tasks = [asyncio.ensure_future(ask(key)) for key in keys]
    for _ in range(3):
        await asyncio.sleep(0)
    return tasks


@in_loop
async def test_what_comes_while_a_question_is_open_is_asked_together_after_it() -> None:
    oracle = Oracle()
    ask = Together(oracle, most=3)
    tasks = await begun(ask, [1])
    tasks += await begun(ask, [2, 3, 1, 3, 4])
    assert oracle.asked == [[1]]
    oracle.may_answer.set()
    assert await asyncio.gather(*tasks) == ["1", "2", "3", "1", "3", "4"]
    assert oracle.asked == [[1], [2, 3, 1], [4]]
    assert await ask(5) == "5"


@in_loop
async def test_if_nothing_answers_nobody_waits_for_the_next_question() -> None:
    oracle = Oracle()
    ask = Together(oracle, most=3)
    tasks = [*await begun(ask, [1]), *await begun(ask, range(2, 9))]
    oracle.fails = Unavailable("away")
    oracle.may_answer.set()
    failures = await asyncio.gather(*tasks, return_exceptions=True)
    assert [str(each) for each in failures] == ["away"] * 8
    assert oracle.asked == [[1]]
    oracle.fails = None
    assert await ask(1) == "1"


@in_loop
async def test_a_mistake_is_told_to_who_asked_with_it_and_to_nobody_else() -> None:
    oracle = Oracle()
    ask = Together(oracle, most=3)
    first = await begun(ask, [1])
    oracle.fails = ValueError("no such key")
    oracle.may_answer.set()
    with pytest.raises(ValueError, match="no such key"):
        await first[0]
    oracle.fails = None
    assert await ask(2) == "2"


@in_loop
async def test_who_asks_no_more_takes_nothing_from_others() -> None:
    oracle = Oracle()
    ask = Together(oracle, most=3)
    [first, second] = await begun(ask, [1, 1])
    first.cancel()
    oracle.may_answer.set()
    assert await second == "1"


@in_loop
async def test_all_people_of_a_dead_server_cost_few_statements(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They come at once, and what bots and clocks need must not stand in line behind them."""
    tables = [f"t{number:03}" for number in range(200)]
    async with opened(postgres_url) as store:
        assert isinstance(store, PostgresStore)
        await asyncio.gather(*(store.create(table, row(1), index()) for table in tables))
        fetch, statements = store._link.fetch, 0

        async def counted(query: str, *arguments: object) -> list[object]:
            nonlocal statements
            statements += 1
            return await fetch(query, *arguments)

        monkeypatch.setattr(store._link, "fetch", counted)

        async def join(table: str) -> None:
            assert await store.rows(table, 0) == [row(1)]
            await store.arrive(table, 1, "p", until=10)
            assert await store.present(table, now=9) == {1}

        await asyncio.gather(*map(join, tables))
        await asyncio.gather(*(store.depart(table, 1, "p") for table in tables))
        assert statements < len(tables) // 2
        assert await store.present(tables[0], now=9) == frozenset()


@in_loop
async def test_of_what_is_told_together_the_last_word_counts(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await asyncio.gather(
            store.arrive("t", 0, "p", until=5),
            store.arrive("t", 1, "p", until=5),
            store.arrive("t", 2, "p", until=5),
            store.depart("t", 1, "p"),
            store.depart("t", 2, "p"),
            store.arrive("t", 2, "p", until=7),
            store.depart("t", 0, "p"),
            store.arrive("t", 0, "p", until=9),
            store.depart("t", 0, "p"),
        )
        assert await store.present("t", now=4) == {2}
        assert await store.present("t", now=6) == {2}
        assert await store.present("t", now=7) == frozenset()
