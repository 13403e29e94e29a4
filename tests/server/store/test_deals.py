"""What every store keeps of deals that many people play."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from alhambra.server.store import Run

from .making import in_loop, index, opened, row

NEVER = 2**62


def run(player: str, deal: str = "d", table: str = "", points: int | None = None) -> Run:
    """A try that counts; over, if it has points."""
    ended = None if points is None else 200
    return Run(deal, table or f"t-{player}-{deal}", player, player.title(), 100, NEVER, True, False,
               points, ended)  # fmt: skip


@in_loop
async def test_whoever_keeps_a_deal_first_is_right(url: str) -> None:
    async with opened(url) as store:
        assert await store.deals.find("2026-11-17") is None
        both = [store.deals.keep("2026-11-17", "day", 1, body) for body in (b"one", b"two")]
        [first, second] = await asyncio.gather(*both)
        assert first == second == await store.deals.find("2026-11-17")
        await store.deals.keep("2026-11-18", "day", 1, b"next")
        await store.deals.keep("other", "challenge", 1, b"")
        assert await store.deals.newest("day", 9) == ["2026-11-18", "2026-11-17"]
        assert await store.deals.newest("day", 1) == ["2026-11-18"]
        assert await store.deals.newest("day", 9, "2026-11-18") == ["2026-11-17"]


@in_loop
async def test_deals_are_sorted_alike_in_every_database(url: str) -> None:
    async with opened(url) as store:
        for deal in ("a", "B", "c"):
            await store.deals.keep(deal, "day", 1, b"")
        assert await store.deals.newest("day", 9) == ["c", "a", "B"]
        assert await store.deals.newest("day", 9, "a") == ["B"]


@in_loop
async def test_the_par_of_a_deal_is_kept_once(url: str) -> None:
    async with opened(url) as store:
        await store.deals.keep("d", "day", 1, b"")
        assert await store.deals.par("d") is None
        assert await store.deals.par("another") is None
        await store.deals.keep_par("d", b"141")
        await store.deals.keep_par("d", b"7")
        assert await store.deals.par("d") == b"141"


@in_loop
async def test_a_player_has_one_try_that_counts(url: str) -> None:
    async with opened(url) as store:
        tries = [store.deals.begin(run("ada", table=table)) for table in "abc"]
        begun = await asyncio.gather(*tries)
        assert len({each.table for each in begun}) == 1
        practice = replace(run("ada", table="p"), counted=False)
        assert await store.deals.begin(practice) == practice
        assert await store.deals.begin(run("bob")) == run("bob")
        assert await store.deals.counted("d", "ada") == begun[0]
        assert await store.deals.counted("d", "cyd") is None
    async with opened(url) as store:
        assert await store.deals.begin(run("ada", table="z")) == begun[0]


@in_loop
async def test_tries_are_ranked_by_points_and_only_those_that_count(url: str) -> None:
    async with opened(url) as store:
        deals = store.deals
        for player in ("ada", "bob", "cyd", "dan"):
            await deals.begin(run(player))
        await deals.begin(replace(run("ada", table="p"), counted=False))
        late = replace(run("eve"), until=150)
        await deals.begin(late)
        for player, points in (("ada", 90), ("bob", 120), ("cyd", 90), ("eve", 200)):
            await deals.end("d", f"t-{player}-d", points, 200)
        await deals.end("d", "p", 300, 200)
        await deals.end("d", "t-ada-d", 999, 300)  # it was over already
        best = await deals.best("d", 9)
        assert [(each.player, each.points) for each in best] == [
            ("bob", 120),
            ("ada", 90),
            ("cyd", 90),
        ]
        assert len(await deals.best("d", 2)) == 2
        assert await deals.spread("d") == [(90, 2), (120, 1)]
        assert await deals.better("d", 90) == 1
        assert [name for _, name in await deals.names("d", 9)].count("Ada") == 2


@in_loop
async def test_of_several_deals_the_best_count(url: str) -> None:
    async with opened(url) as store:
        deals = store.deals
        for player, deal, points in (
            ("ada", "1", 10), ("ada", "2", 90), ("ada", "3", 50),
            ("bob", "1", 100), ("cyd", "2", 20), ("cyd", "9", 500),
        ):  # fmt: skip
            await deals.begin(run(player, deal, points=points))
        rows = await deals.league(["1", "2", "3"], 2, 9)
        assert [(each.player, each.deal, each.points, each.total) for each in rows] == [
            ("ada", "1", 10, 140),
            ("ada", "2", 90, 140),
            ("ada", "3", 50, 140),
            ("bob", "1", 100, 100),
            ("cyd", "2", 20, 20),
        ]
        assert {each.player for each in await deals.league(["1", "2", "3"], 2, 1)} == {"ada"}
        assert await deals.league([], 2, 9) == []


@in_loop
async def test_the_tries_of_a_player_by_kind(url: str) -> None:
    async with opened(url) as store:
        deals = store.deals
        for deal, kind in (("2026-11-16", "day"), ("2026-11-17", "day"), ("c", "challenge")):
            await deals.keep(deal, kind, 1, b"")
            await deals.begin(run("ada", deal))
        found = await deals.of_player("ada", "day", 9)
        assert [each.deal for each in found] == ["2026-11-17", "2026-11-16"]
        assert await deals.of_player("bob", "day", 9) == []


@in_loop
async def test_a_game_whose_end_nobody_told_is_found(url: str) -> None:
    async with opened(url) as store:
        await store.deals.begin(run("ada", table="over"))
        await store.deals.begin(run("bob", table="on"))
        for table, status in (("over", "over"), ("on", "running")):
            await store.create(table, row(1), index(status))
        assert await store.deals.unsettled("d", 9) == ["over"]
        await store.deals.end("d", "over", 80, 200)
        assert await store.deals.unsettled("d", 9) == []


@in_loop
async def test_runs_move_with_their_player_and_count_once(url: str) -> None:
    async with opened(url) as store:
        for player, deal, points in (("old", "d", 90), ("old", "e", 80), ("ada", "d", 70)):
            await store.deals.keep(deal, "day", 1, b"")
            await store.deals.begin(run(player, deal, points=points))
        await store.deals.move("old", "ada")
        mine = await store.deals.of_player("ada", "day", 9)
        assert [(each.deal, each.points) for each in mine] == [("e", 80), ("d", 70)]
        assert await store.deals.of_player("old", "day", 9) == []
        assert await store.deals.spread("d") == [(70, 1)], "one of the two is practice now"


@in_loop
async def test_of_who_is_forgotten_only_points_stay(url: str) -> None:
    async with opened(url) as store:
        await store.deals.begin(replace(run("ada", points=90), shared=True))
        await store.deals.begin(replace(run("ada", table="p", points=99), counted=False))
        await store.deals.begin(run("ada", "e"))
        await store.deals.begin(run("bob", points=80))
        await store.deals.forget("ada", "nobody")
        best = await store.deals.best("d", 9)
        assert [(each.name, each.points, each.shared) for each in best] == [
            ("", 90, False),
            ("Bob", 80, False),
        ]
        assert await store.deals.counted("d", "ada") is None
        assert await store.deals.names("e", 9) == []
        assert await store.deals.names("d", 9) == [("nobody", ""), ("bob", "Bob")]
