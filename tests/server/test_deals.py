"""The deal of the day, challenges and duplicates: one deal for many, and every try counted once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from alhambra.deal import deal_from_seed
from alhambra.options import Options
from alhambra.server.deals.deal import day_of, days_of, week_of
from alhambra.server.edge.deals import spreadsheet
from alhambra.server.errors import NoSuchDeal, TableError
from alhambra.server.service import Service
from alhambra.server.setup import Setup
from alhambra.server.store import Unavailable
from alhambra.server.table import Table
from alhambra.server.wire.deals import (
    League,
    LeagueRow,
    NewChallenge,
    NewDuplicate,
    NewRun,
)
from alhambra.server.wire.messages import NewTable, Propose
from tests.harness.postgres import Postgres

from .services import Clock, Listener, choice, service, until
from .serving import serving

HOUR = 3_600_000
MORNING = 20_000 * 24 * HOUR + HOUR  # of 2024-10-04, a Friday
TODAY, TOMORROW = "2024-10-04", "2024-10-05"


def at_home(url: str, test: Callable[[Service, Clock], Awaitable[None]]) -> None:
    """Run a test in a service whose day is ours to turn."""
    clock = Clock()
    clock.now = MORNING

    async def run() -> None:
        async with service(url, now=clock) as home:
            await test(home, clock)

    asyncio.run(run())


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "games.db")


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals that are the same each time: what is drawn decides who scores more."""
    chance = random.Random(1)
    for module in ("deal", "deals"):
        monkeypatch.setattr(
            f"alhambra.server.deals.{module}.fresh_seed", lambda: chance.randbytes(32).hex()
        )


async def play_out(home: Service, table: str, guest: str, seed: int = 1) -> Table:
    """Let a guest play a table alone to its end, by dice."""
    listener, dice = Listener(guest), random.Random(seed)
    await home.tables.join(table, listener)
    while listener.last["table"]["status"] != "over":
        seen = len(listener.updates)
        if (command := choice(listener.last, dice)) is not None:
            await home.tables.command(table, guest, command)
        await until(lambda seen=seen: len(listener.updates) > seen)  # type: ignore[misc]
    return await home.tables.table(table)


async def played(home: Service, deal: str, guest: str, **order: Any) -> Table:  # noqa: ANN401
    """A guest's try, played to its end and counted."""
    table = await home.deals.begin(deal, guest, NewRun(name=guest, **order))
    ended = await play_out(home, table, guest)
    while (yours := (await home.deals.deal(deal, guest)).yours) is None or not yours.over:
        await asyncio.sleep(0)
    return ended


async def finished(home: Service, deal: str, guest: str, points: int, at: int) -> str:
    """A guest's try that is said to have ended so."""
    table = await home.deals.begin(deal, guest, NewRun(name=guest))
    await home.store.deals.end(deal, table, points, at)
    return table


def test_everybody_meets_the_same_game(file: str) -> None:
    async def test(home: Service, clock: Clock) -> None:
        day = await home.deals.today()
        ada, ben = await played(home, day, "ada"), await played(home, day, "ben")
        assert ada.game is not None
        assert ben.game is not None
        assert ada.game.actions == ben.game.actions, "alike choices, alike answers"
        assert [seat.bot for seat in ada.seats] == ["", "architect", "mason"]
        deal = await home.deals.deal(day, "ben")
        points = ada.game.state.scores[0]
        assert deal.yours is not None
        assert (deal.yours.points, deal.yours.place) == (points, 1)
        assert deal.spread == [(points, 2)]
        assert {(row.place, row.name, row.you) for row in deal.best} == {
            (1, "ada", False),
            (1, "ben", True),
        }

    at_home(file, test)


def test_the_master_plays_the_seat_once_for_all(file: str) -> None:
    async def test(home: Service, clock: Clock) -> None:
        day = await home.deals.today()
        assert (await home.deals.deal(day, "ada")).par is None
        assert not (await home.deals.deal(day, "ada")).par_coming, "nobody has played it yet"
        await finished(home, day, "ada", 77, clock.now)
        assert (await home.deals.deal(day, "ada")).par_coming
        while (deal := await home.deals.deal(day, "ada")).par is None:
            await asyncio.sleep(0.01)
        assert 60 < deal.par < 300
        kept = await home.store.deals.par(day)
        assert kept is not None
        assert str(deal.par).encode() in kept
        assert (await home.deals.deal(day, "ben")).par is None, "ben has not played"

    at_home(file, test)


def test_one_try_counts_and_no_turn_of_it_is_taken_back(file: str) -> None:
    async def test(home: Service, clock: Clock) -> None:
        day = await home.deals.today()
        with pytest.raises(TableError, match="first try counts"):
            await home.deals.begin(day, "ada", NewRun(name="Ada", counted=False))
        both = [home.deals.begin(day, "ada", NewRun(name="Ada")) for _ in range(2)]
        first, again = await asyncio.gather(*both)
        assert first == again, "asked twice, begun once"
        with pytest.raises(TableError, match="first try counts"):
            await home.deals.begin(day, "ada", NewRun(name="Ada", counted=False))
        table = await home.tables.table(first)
        assert table.counted
        with pytest.raises(TableError, match="stays as it is"):
            await home.tables.command(first, "ada", Propose())
        assert not table.may_propose(0)
        await home.store.deals.end(day, first, 80, clock.now)
        with pytest.raises(TableError) as refused:
            await home.deals.begin(day, "ada", NewRun(name="Ada"))
        assert refused.value.slug == "played"
        practice = await home.deals.begin(day, "ada", NewRun(name="Ada", counted=False))
        assert practice != first
        assert not (await home.tables.table(practice)).counted
        await home.store.deals.end(day, practice, 300, clock.now)
        assert (await home.deals.deal(day, "ada")).spread == [(80, 1)]

    at_home(file, test)


def test_a_try_is_not_lost_if_the_table_could_not_be_made(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(home: Service, clock: Clock) -> None:
        async def away(*_: object) -> None:
            raise Unavailable("the database does not answer")

        day = await home.deals.today()
        with monkeypatch.context() as patch:
            patch.setattr(home.store, "create", away)
            with pytest.raises(Unavailable):
                await home.deals.begin(day, "ada", NewRun(name="Ada"))
        table = await home.deals.begin(day, "ada", NewRun(name="Ada"))
        assert (await home.tables.table(table)).status == "running"

    at_home(file, test)


def test_an_end_that_nobody_could_store_is_found(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(home: Service, clock: Clock) -> None:
        async def away(*_: object) -> None:
            raise Unavailable("the database does not answer")

        day = await home.deals.today()
        table = await home.deals.begin(day, "ada", NewRun(name="Ada"))
        with monkeypatch.context() as patch:
            patch.setattr(home.store.deals, "end", away)
            ended = await play_out(home, table, "ada")
        assert ended.game is not None
        deal = await home.deals.deal(day, "ada")
        assert deal.spread == [(ended.game.state.scores[0], 1)]

    at_home(file, test)


def test_a_deal_is_told_when_its_day_is_over(file: str) -> None:
    async def test(home: Service, clock: Clock) -> None:
        assert await home.deals.today() == TODAY
        morning = await home.deals.deal(TODAY, "ada")
        assert morning.seed is None
        assert morning.next_commitment
        for early in (TOMORROW, "2024-10-03", "2031-01-01", "nonsense", "../../etc/passwd"):
            with pytest.raises(NoSuchDeal):
                await home.deals.deal(early, "ada")
        table = await home.deals.begin(TODAY, "ada", NewRun(name="Ada"))
        assert (await home.tables.table(table)).commitment == morning.commitment
        clock.now += 23 * HOUR
        assert (await home.deals.deal(TOMORROW, "ada")).commitment == morning.next_commitment
        with pytest.raises(TableError, match="does not count any more"):
            await home.deals.begin(TODAY, "ben", NewRun(name="Ben"))
        assert await home.deals.begin(TODAY, "ada", NewRun(name="Ada")) == table, "it goes on"
        assert (await home.deals.deal(TODAY, "ada")).seed is None, "some still finish their try"
        with pytest.raises(TableError, match="your first try counts"):
            await home.deals.begin(TODAY, "ada", NewRun(name="Ada", counted=False))
        await home.deals.begin(TODAY, "ben", NewRun(name="Ben", counted=False))
        clock.now += 2 * HOUR
        afterwards = await home.deals.deal(TODAY, "ada")
        assert afterwards.seed is not None
        await home.deals.begin(TODAY, "ada", NewRun(name="Ada", counted=False))
        assert deal_from_seed(Options(3), afterwards.seed).commitment == morning.commitment
        await home.store.deals.end(TODAY, table, 150, clock.now)
        late = await home.deals.deal(TODAY, "ada")
        assert late.runs == 0, "it ended when all could know the deal"
        assert late.yours is not None
        assert not late.yours.in_time

    at_home(file, test)


def test_nobody_sees_of_others_what_would_help(file: str) -> None:
    async def test(home: Service, clock: Clock) -> None:
        day = await home.deals.today()
        table = await played(home, day, "ada", shared=True)
        await finished(home, day, "ben", 50, clock.now)  # who shares nothing
        seen = {guest: await home.deals.deal(day, guest) for guest in ("ada", "ben", "cyd", "")}
        where = {guest: {row.name: row.table for row in deal.best} for guest, deal in seen.items()}
        assert where["cyd"] == where[""] == {"ada": None, "ben": None}
        assert where["ada"] == {"ada": table.name, "ben": None}
        assert where["ben"]["ada"] == table.name
        with pytest.raises(TableError, match="shown later"):
            await home.deals.check_told(table)
        await home.deals.check_seen(table, "ada")
        await home.deals.check_seen(table, "ben")
        for stranger in ("cyd", ""):
            with pytest.raises(TableError, match="yourself first"):
                await home.deals.check_seen(table, stranger)
        clock.now += 26 * HOUR
        await home.deals.check_told(table)
        await home.deals.check_seen(table, "")

    at_home(file, test)


def test_streak_archive_and_week(file: str) -> None:
    async def test(home: Service, clock: Clock) -> None:
        for points in (60, 70, 80):
            day = await home.deals.today()
            await finished(home, day, "ada", points, clock.now)
            if points != 70:
                await finished(home, day, "ben", 75, clock.now)
            clock.now += 24 * HOUR
        days = await home.deals.days("ada")
        assert days.today == "2024-10-07"
        assert days.streak == 3, "today is not over"
        assert [(each.day, each.points) for each in days.days] == [
            ("2024-10-07", None),
            ("2024-10-06", 80),
            ("2024-10-05", 70),
            ("2024-10-04", 60),
        ]
        assert (await home.deals.days("ben")).streak == 1
        assert (await home.deals.days("")).streak == 0
        week = await home.deals.week("2024-W40", "ben")
        assert week.deals == ["2024-10-04", "2024-10-05", "2024-10-06"]
        assert week.rows == [
            LeagueRow(1, "ada", [60, 70, 80], 210, False),
            LeagueRow(2, "ben", [75, None, 75], 150, True),
        ]
        for odd in ("2024-W54", "2024-40", "0000-W01", "x"):
            with pytest.raises(NoSuchDeal):
                await home.deals.week(odd, "")

    at_home(file, test)


def test_days_that_nobody_visits_have_a_deal_and_say_when_it_was_drawn(file: str) -> None:
    async def test(home: Service, clock: Clock) -> None:
        await home.deals.keep_days()
        morning = await home.deals.deal(TODAY, "")
        assert morning.drawn == clock.now
        clock.now += 24 * HOUR
        await home.deals.keep_days()  # nobody looks, and the day has its deal all the same
        assert (await home.deals.deal(TOMORROW, "")).drawn == morning.drawn, "the day before"
        clock.now += 5 * 24 * HOUR  # nothing was on
        await home.deals.keep_days()
        days = await home.deals.days("")
        assert [each.day[-2:] for each in days.days] == ["10", "09", "08", "07", "06", "05", "04"]
        missed = await home.deals.deal("2024-10-07", "ada")
        assert missed.drawn == clock.now
        assert missed.closes is not None
        assert missed.closes < missed.drawn, "nobody was committed to it when it was played"
        with pytest.raises(TableError, match="does not count any more"):
            await home.deals.begin("2024-10-07", "ada", NewRun(name="Ada"))
        assert await home.deals.begin("2024-10-07", "ada", NewRun(name="Ada", counted=False))
        clock.now += 400 * 24 * HOUR
        await home.deals.keep_days()
        days = await home.deals.days("")
        assert (len(days.days), days.more) == (60, True)
        older = await home.deals.days("", days.days[-1].day)
        assert older.days[0].day < days.days[-1].day
        assert (older.days[-1].day, older.more) == (TODAY, False)

    at_home(file, test)


def test_a_service_draws_the_deals_by_itself(file: str) -> None:
    async def test(home: Service, clock: Clock) -> None:
        while await home.store.deals.find(TOMORROW) is None:
            await asyncio.sleep(0)
        assert await home.store.deals.find(TODAY) is not None

    at_home(file, test)


def test_names_are_looked_at_as_at_tables(file: str) -> None:
    async def test(home: Service, clock: Clock) -> None:
        day = await home.deals.today()
        for bad in ("Master", "Аrchitect", "!!!"):  # noqa: RUF001
            with pytest.raises(TableError):
                await home.deals.begin(day, "ada", NewRun(name=bad))
        for guest in ("ada", "ben"):
            table = await home.deals.begin(day, guest, NewRun(name="Zoë"))
            clock.now += 1
            await home.store.deals.end(day, table, 9, clock.now)
        assert [row.name for row in (await home.deals.deal(day, "")).best] == ["Zoë", "Zoë 2"]

    at_home(file, test)


def test_a_challenge_is_the_same_seat_and_the_same_draws(file: str) -> None:
    async def test(home: Service, clock: Clock) -> None:
        order = NewTable(
            Setup(players=3, aids=False), name="Ada", bots=["builder", "mason"], start=True
        )
        origin = (await home.tables.create(order, "ada")).name
        with pytest.raises(TableError) as refused:
            await home.deals.challenge("ada", NewChallenge(table=origin))
        assert refused.value.slug == "challenge-later", "a running game is nobody's challenge"
        ended = await play_out(home, origin, "ada")
        assert ended.game is not None
        with pytest.raises(TableError, match="do not have a seat"):
            await home.deals.challenge("ben", NewChallenge(table=origin))
        made = await home.deals.challenge("ada", NewChallenge(table=origin))
        assert await home.deals.challenge("ada", NewChallenge(table=origin)) == made
        before = await home.deals.deal(made, "ben")
        assert before.bots == [None, "builder", "mason"]
        assert [(row.name, row.table) for row in before.best] == [("Ada", None)]
        ben = await played(home, made, "ben")
        assert ben.game is not None
        assert ben.game.deal == ended.game.deal
        assert {row.table for row in (await home.deals.deal(made, "ben")).best} == {
            origin,
            ben.name,
        }
        assert await home.deals.challenge("ben", NewChallenge(table=ben.name)) == made

    at_home(file, test)


def test_the_deal_of_a_day_is_no_challenge_before_it_is_told(file: str) -> None:
    async def test(home: Service, clock: Clock) -> None:
        table = await played(home, await home.deals.today(), "ada")
        with pytest.raises(TableError, match="shown later"):
            await home.deals.challenge("ada", NewChallenge(table=table.name))
        clock.now += 26 * HOUR
        assert await home.deals.challenge("ada", NewChallenge(table=table.name))

    at_home(file, test)


def test_a_duplicate_evening_is_five_deals_and_a_table(file: str) -> None:
    async def test(home: Service, clock: Clock) -> None:
        name = await home.deals.new_duplicate(NewDuplicate(title=" Club night ", bots=["mason"]))
        duplicate = await home.deals.duplicate(name, "ada")
        assert (duplicate.title, len(duplicate.deals), duplicate.rows) == ("Club night", 5, [])
        for guest, points in (("ada", 90), ("=ben()", 80)):
            for number, deal in enumerate(duplicate.deals[: points // 30]):
                await finished(home, deal, guest, points + number, clock.now)
        duplicate = await home.deals.duplicate(name, "ada")
        assert [(row.name, row.points, row.total, row.you) for row in duplicate.rows] == [
            ("ada", [90, 91, 92, None, None], 273, True),
            ("=ben()", [80, 81, None, None, None], 161, False),
        ]
        assert (await home.deals.deal(duplicate.deals[0], "ada")).duplicate == name
        for bad in (
            NewDuplicate(title="…", bots=["mason"]),
            NewDuplicate(title="x", bots=["nobody"]),
            NewDuplicate(title="x", bots=["adaptive"]),
        ):
            with pytest.raises(Exception, match=r"name must contain|unknown bot|how you play"):
                await home.deals.new_duplicate(bad)
        for odd in ("x", TODAY, duplicate.deals[0]):
            with pytest.raises(NoSuchDeal):
                await home.deals.duplicate(odd, "")

    at_home(file, test)


def test_a_spreadsheet_has_no_formulas() -> None:
    rows = [LeagueRow(1, '=A1,"x"', [3, None], 3, False), LeagueRow(2, "ادا", [None, 2], 2, False)]
    text = spreadsheet(League("e", "Club", 0, None, ["e.1", "e.2"], 5, rows))
    assert text.startswith("\ufeffplace,name,deal 1,deal 2,total\r\n")
    assert '1,"\'=A1,""x""",3,,3\r\n' in text
    assert "2,ادا,,2,2\r\n" in text


def test_two_houses_have_one_deal_and_count_once(postgres: Postgres) -> None:
    async def test() -> None:
        url, clock = postgres.empty_database(), Clock()
        clock.now = MORNING
        async with service(url, now=clock) as one, service(url, now=clock) as two:
            days = await asyncio.gather(one.deals.today(), two.deals.today())
            assert set(days) == {TODAY}
            deals = [await each.deals.deal(TODAY, "ada") for each in (one, two)]
            assert deals[0].commitment == deals[1].commitment
            begun = [each.deals.begin(TODAY, "ada", NewRun(name="Ada")) for each in (one, two)]
            first, second = await asyncio.gather(*begun)
            assert first == second
            ended = await play_out(two, first, "ada")
            assert ended.game is not None
            while not (deal := await one.deals.deal(TODAY, "ada")).spread:
                await asyncio.sleep(0.01)
            assert deal.spread == [(ended.game.state.scores[0], 1)]

    asyncio.run(test())


def test_over_http_a_second_try_and_a_spoiled_link_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        token = server.guest()
        day = server.get("days", token)["today"]
        made = server.post(f"deals/{day}/runs", token, name="Ada")
        assert server.post(f"deals/{day}/runs", token, name="Ada")["id"] == made["id"]
        view = server.get(f"tables/{made['id']}", token)
        assert (view["table"]["deal"], view["table"]["counted"]) == (day, True)
        assert server.get(f"weeks/{server.get('days')['week']}")["rows"] == []
        for before in ("x", "2024-10-04\n", "\n", "٢٠٢٤-10-04"):
            answer = server.client.get("/api/days", params={"before": before})
            assert answer.status_code == 400, before
        duplicate = server.post("duplicates", token, title="Club", bots=["mason", "mason"])
        csv = server.client.get(f"/api/duplicates/{duplicate['id']}/results.csv")
        assert csv.headers["content-type"].startswith("text/csv")
        for path in ("deals/nonsense", "weeks/2024-W99", "duplicates/nonsense"):
            answer = server.client.get(f"/api/{path}")
            assert (answer.status_code, answer.json()["slug"]) == (404, "no-such-deal")
        stranger = server.client.get(f"/api/tables/{made['id']}/replay")
        assert (stranger.status_code, stranger.json()["slug"]) == (403, "deal-first")


def test_days_and_weeks() -> None:
    assert day_of(0) == "1970-01-01"
    assert week_of("2024-12-30") == "2025-W01"
    assert days_of("2025-W01") == [
        "2024-12-30", "2024-12-31", "2025-01-01", "2025-01-02", "2025-01-03", "2025-01-04",
        "2025-01-05",
    ]  # fmt: skip
    assert days_of("2025-W53") is None
