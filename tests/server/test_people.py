"""One person on several devices, that person's games, and an end to it all."""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec
import pytest

from alhambra import record
from alhambra.server.analysts import Analysts
from alhambra.server.edge import app
from alhambra.server.edge.deals import spreadsheet
from alhambra.server.errors import NameEnded
from alhambra.server.lobby import Result, StoredSetup, StoredSummary
from alhambra.server.losses import SeatLoss, read_losses
from alhambra.server.pace import Pace
from alhambra.server.people import LARGEST
from alhambra.server.service import Service
from alhambra.server.setup import Setup
from alhambra.server.statistics import Counting
from alhambra.server.store import Unavailable
from alhambra.server.store.people import GameQuery
from alhambra.server.tokens import Signer
from alhambra.server.wire.advice import EstimateOut
from alhambra.server.wire.analyses import FORMAT, DecisionOut, GameAnalysis, SeatShares
from alhambra.server.wire.deals import NewRun
from alhambra.server.wire.messages import NewTable, Rematch, Sit, Start
from alhambra.server.wire.updates import SeatOut
from tests.harness.postgres import Postgres

from .services import Clock, Listener, choice, new_table, service, until
from .serving import Server, bearer, finished, serving

ALL = GameQuery(("open", "running", "over"), 50)


def listed(server: Server, token: str, **query: object) -> list[str]:
    return [each["id"] for each in server.get("you/games", token, **query)["games"]]


def refused(server: Server, path: str, token: str = "", **body: object) -> tuple[int, str]:
    answer = server.client.post(f"/api/{path}", headers=bearer(token), json=body)
    return answer.status_code, answer.json()["slug"]


def test_a_link_makes_another_device_the_same_person(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        laptop, phone = server.guest(), server.guest()
        table = server.table(laptop)
        own = server.table(phone, players=3, bots=0)
        link = server.post("you/link", laptop)
        assert link["token"] == laptop  # the first one ends nothing
        server.post("you/settings", laptop, settings={"name": "Ada"})
        opened = server.post("you/open", phone, key=link["key"])
        assert opened["settings"] == {"name": "Ada"}
        assert sorted(listed(server, opened["token"])) == sorted([table, own])
        assert sorted(listed(server, laptop)) == sorted([table, own])
        assert server.get(f"tables/{own}", opened["token"])["you"]["seats"] == [0]
        assert server.get(f"tables/{own}", phone)["you"]["seats"] == []
        told = server.get("you/games", laptop)
        assert (told["linked"], told["openings"]) == (True, 1)
        assert told["opened"] > 0


def test_renewing_a_link_ends_it_and_every_other_device(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        laptop = server.guest()
        table = server.table(laptop)
        key = server.post("you/link", laptop)["key"]
        phone = server.post("you/open", key=key)["token"]
        with server.socket(table, laptop) as watching:
            watching.next("update")
            renewed = server.post("you/link", phone)
            while watching.session.receive()["type"] != "websocket.close":
                pass
        assert listed(server, renewed["token"]) == [table]
        for token in (laptop, phone):
            answer = server.client.get("/api/you/games", headers=bearer(token))
            assert (answer.status_code, answer.json()["slug"]) == (401, "renewed")
        with server.socket(table, laptop) as socket:
            assert socket.next("refused")["slug"] == "renewed"
        assert refused(server, "you/open", key=key) == (403, "name-link")
        assert listed(server, server.post("you/open", key=renewed["key"])["token"]) == [table]


def test_a_spoiled_link_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        token = server.guest()
        table = server.table(token)
        for key in ("x", "A" * 22, "\x00", "é"):
            assert refused(server, "you/open", token, key=key) == (403, "name-link")
        for body in ({}, {"key": ""}, {"key": 5}, {"key": "x" * 65}, {"key": "x", "more": 1}):
            assert refused(server, "you/open", token, **body) == (400, "message")
        assert listed(server, token) == [table]


def test_settings_are_kept_in_step_and_the_last_choice_counts(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        laptop = server.guest()
        keep = partial(server.post, "you/settings")
        assert keep(laptop, settings={"name": "Ada"})["settings"] == {}, "there is no link yet"
        key = server.post("you/link", laptop)["key"]
        keep(laptop, settings={"name": "Ada", "pref-sound": "true"})
        phone = server.post("you/open", key=key)["token"]
        keep(phone, settings={"pref-sound": "false"})
        told = keep(laptop, settings={"pref-text": "130"})["settings"]
        assert told == {"name": "Ada", "pref-sound": "false", "pref-text": "130"}
        assert server.get("you/settings", phone)["settings"] == told
        for number in range(80):
            keep(laptop, settings={f"odd-{number}": "x"})
        assert len(server.get("you/settings", phone)["settings"]) == 60
        for bad in ({"x" * 21: ""}, {"x": "y" * 8001}, {"x": 5}):
            assert refused(server, "you/settings", laptop, settings=bad) == (400, "message")


def test_settings_have_a_measure_and_the_latest_stay(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.guest()
        server.post("you/link", ada)
        server.post("you/settings", ada, settings={"name": "Ada", "learn": "old"})
        for number in range(30):
            long = {f"{letter}{number}": letter * 7_900 for letter in "xy"}
            server.post("you/settings", ada, settings={"name": f"Ada {number}"} | long)
        found = server.get("you/settings", ada)["settings"]
        assert len(msgspec.json.encode(found)) <= LARGEST
        assert found.items() >= ({"name": "Ada 29"} | long).items()
        assert "learn" not in found


def test_more_settings_than_today_from_before_are_still_read(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(str(tmp_path / "x.db")) as home:
            await home.people.link("ada")
            many = {f"x{number}": "y" * 8_000 for number in range(60)}
            stored = msgspec.json.encode(many)
            assert await home.store.people.keep_settings("ada", b"{}", stored)
            assert await home.people.settings("ada") == many
            found = await home.people.keep_settings("ada", {"name": "Ada"})
            assert found["name"] == "Ada"
            assert await home.people.settings("ada") == found

    asyncio.run(test())


def test_settings_are_an_expensive_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "_EFFORT", 1e9)  # one, and then none for years
    with serving(tmp_path, requests_per_second=1_000.0) as server:
        ada = server.guest()
        server.post("you/settings", ada, settings={"name": "Ada"})
        again = refused(server, "you/settings", ada, settings={"name": "Ada"})
        assert again == (429, "too-many")
        assert server.get("you/settings", ada)["settings"] == {}


def test_a_link_counts_as_a_table(tmp_path: Path) -> None:
    with serving(tmp_path, tables_per_hour=6.0) as server:
        ada = server.guest()
        server.post("you/link", ada)
        assert refused(server, "you/link", ada) == (429, "too-many")


def test_a_full_server_keeps_no_new_settings_and_first_links(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada, ben = server.guest(), server.guest()
        key = server.post("you/link", ada)["key"]
        server.post("you/settings", ada, settings={"name": "Ada"})
        server.client.app.state.service.tables.full = True  # type: ignore[attr-defined]
        assert refused(server, "you/link", ben) == (507, "full")
        assert refused(server, "you/settings", ada, settings={"name": "Eve"}) == (507, "full")
        assert server.get("you/settings", ada)["settings"] == {"name": "Ada"}
        assert server.post("you/open", ben, key=key)["settings"] == {"name": "Ada"}
        renewed = server.post("you/link", ada)["token"]  # which may have been stolen
        server.post("you/forget", renewed)


def test_people_who_never_come_back_are_deleted(tmp_path: Path) -> None:
    clock, day = Clock(), 86_400_000
    file = str(tmp_path / "x.db")

    def people(where: str) -> list[str]:
        with closing(sqlite3.connect(file)) as connection:
            return [guest for [guest] in connection.execute(f"SELECT guest FROM people {where}")]

    async def test() -> None:
        pace = Pace(tick=0.01, expiry=0.0, notice=day)
        async with service(file, pace=pace, now=clock, keep_people_days=30.0) as home:
            for guest in ("ada", "ben"):
                await home.people.link(guest)
                await home.people.keep_settings(guest, {"name": guest})
            clock.now += 20 * day
            assert await home.people.settings("ada") == {"name": "ada"}  # she is seen
            clock.now += 20 * day
            await until(lambda: people("WHERE doomed IS NOT NULL") == ["ben"])
            assert people("ORDER BY guest") == ["ada", "ben"]
            clock.now += day
            await until(lambda: people("") == ["ada"])
            assert await home.people.settings("ada") == {"name": "ada"}

    asyncio.run(test())


def test_two_devices_choose_at_once_and_nothing_is_lost(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(str(tmp_path / "x.db")) as home:
            await home.people.link("ada")
            choices = [{f"pref-{number}": "on"} for number in range(6)]
            await asyncio.gather(*(home.people.keep_settings("ada", each) for each in choices))
            assert len(await home.people.settings("ada")) == 6

    asyncio.run(test())


def test_who_has_a_link_oneself_takes_no_games_along(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada, ben = server.guest(), server.guest()
        table = server.table(ben)
        server.post("you/link", ben)
        key = server.post("you/link", ada)["key"]
        assert listed(server, server.post("you/open", ben, key=key)["token"]) == []
        assert listed(server, ben) == [table]


def test_games_are_listed_with_how_they_stand(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.guest()
        over = finished(server, ada)
        going = server.table(ada, players=2, bots=0)
        server.command(going, ben := server.guest(), "sit", name="Ben")
        server.command(going, ada, "start")
        server.command(going, ben, "say", text="hello")
        [running] = server.get("you/games", ada, which="going")["games"]
        assert (running["id"], running["status"], running["you"]) == (going, "running", [0])
        assert running["turn"] == server.get(f"tables/{going}", ada)["game"]["actor"]
        assert [seat for seat, _ in running["said"]] == [1]
        [ended] = server.get("you/games", ada, which="over")["games"]
        scores = [each["score"] for each in server.get(f"tables/{over}")["game"]["players"]]
        assert (ended["id"], ended["scores"], ended["turn"]) == (over, scores, None)
        assert listed(server, ada, search="BE") == [going]
        assert listed(server, ada, search="nobody") == []
        page = server.get("you/games", ada, limit=1)
        assert listed(server, ada, limit=1, after=page["more"]) == [over]
        assert listed(server, ben) == [going]


def test_a_game_is_hidden_and_shown_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.guest()
        table = server.table(ada)
        server.post(f"you/games/{table}", ada, hidden=True)
        assert (listed(server, ada), listed(server, ada, hidden=True)) == ([], [table])
        server.post(f"you/games/{table}", ada, hidden=False)
        assert listed(server, ada) == [table]
        path = f"you/games/{table}"
        assert refused(server, path, server.guest(), hidden=True) == (404, "no-such-table")


@pytest.mark.parametrize("after", ["x", "5", "5-", "-5-x", "5-é", "9" * 30 + "-x"])
def test_a_page_that_is_none_is_refused(tmp_path: Path, after: str) -> None:
    with serving(tmp_path) as server:
        path = "/api/you/games"
        answer = server.client.get(path, headers=bearer(server.guest()), params={"after": after})
        assert answer.status_code == 400


def test_statistics_count_what_was_played(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.guest()
        table = finished(server, ada)
        players = server.get(f"tables/{table}")["game"]["players"]
        mine, bots = (each["score"] for each in players)
        found = server.get("you/statistics", ada)
        assert found["total"] == {"games": 1, "wins": int(mine >= bots), "points": mine}
        assert found["seats"] == {"2": found["total"]}
        assert [(each["bot"], each["games"]) for each in found["levels"]] == [("random", 1)]
        shape = found["you"]
        assert shape["points"] == found["persons"]["points"] == mine
        assert found["bots"]["points"] == bots
        counted = sum(sum(each["kinds"]) + each["wall"] for each in shape["scorings"])
        assert counted == mine
        assert server.get("you/statistics", ada, table=table)["total"] == found["total"]
        for path in ("statistics", "games"):
            answer = server.client.get(
                f"/api/you/{path}", headers=bearer(server.guest()), params={"table": table}
            )
            assert answer.status_code == 403


def test_what_analysed_games_lost_is_told_beside_what_others_lose(tmp_path: Path) -> None:
    with serving(tmp_path, analysis_futures=20) as server:
        ada = server.guest()
        first, second = finished(server, ada), finished(server, ada, 2)
        assert server.get("you/statistics", ada)["losses"]["you"] == []
        seen = 0
        while (told := server.get(f"tables/{first}/analysis", after=seen, wait=20))[
            "stage"
        ] != "done":
            seen = told["piece"]
        lost, turns, before = [0.0, 0.0], [0, 0], None
        for each in told["decisions"]:
            lost[each["seat"]] += each["loss"]["value"]
            turns[each["seat"]] += each["seat"] != before
            before = each["seat"]
        while not (found := server.get("you/statistics", ada))["losses"]["you"]:
            pass  # it is stored a moment after it is told
        [point] = found["losses"]["you"]
        assert point["games"] == 1
        assert point["loss"] == pytest.approx(lost[0] / turns[0], abs=0.01)
        assert found["losses"]["persons"] == point["loss"]
        assert found["losses"]["bots"] == pytest.approx(lost[1] / turns[1], abs=0.01)
        assert found["total"]["games"] == 2, f"{second} counts, though nobody has analysed it"
        everybody = found["everybody"]
        assert everybody["seats"] == {"2": found["total"]}
        assert everybody["botSeats"]["2"]["games"] == 2
        assert everybody["levels"] == {"random": found["total"]}


def test_an_analysis_from_before_is_counted_when_it_is_opened(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(str(tmp_path / "x.db")) as home:
            table = await new_table(home, "ada", bots=1)
            await play_out(home, table, "ada")
            game = (await home.tables.table(table)).game
            assert game is not None
            seats, zero = [(0, 1.5), (0, 0.5), (1, 3.0), (0, 1.0)], EstimateOut(0, 0)
            told = GameAnalysis(
                "done", 9, 1.0,
                [DecisionOut(seat, [0.5, 0.5], EstimateOut(loss, 0.1), False)
                 for seat, loss in seats],
                [0.5, 0.5], [],
                [SeatShares(zero, zero, zero, 0, zero)] * 2, [],
            )  # fmt: skip
            body = gzip.compress(msgspec.json.encode(told))
            await home.store.keep_analysis(table, FORMAT, body)
            asked = Analysts(home.store, 5)
            await asked.table(table, partial(record.of_game, game), lambda: None, 0, 0)
            await asked.close()
            [stored] = (await home.store.people.losses([table])).values()
            assert read_losses(stored) == [SeatLoss(2, 3.0), SeatLoss(1, 3.0)]
            assert read_losses(b"spoiled") == []

    asyncio.run(test())


def test_many_analysed_games_are_a_line_of_some_points() -> None:
    setup = StoredSetup(players=2)
    seats = [SeatOut("person", "Ada"), SeatOut("bot", "Mason", "mason")]
    game = StoredSummary(setup, seats, result=Result([9, 5], [[[0] * 6] * 2] * 3, [[3, 1]] * 3))
    counting = Counting()
    for at in range(130, 0, -1):  # the newest first
        counting.add(game, [0], at, [SeatLoss(10, float(at)), SeatLoss(10, 1)])
    counting.add(game, [0], 0)  # nobody has analysed it
    counting.compare_losses(game, [SeatLoss(4, 10), SeatLoss(5, 10)])
    line = counting.statistics().losses
    assert [line.you[0].at, line.you[-1].at] == [3, 130]
    assert sum(each.games for each in line.you) == 130
    assert len(line.you) <= 60
    assert line.you[0].loss == 0.2
    assert (line.persons, line.bots) == (2.5, 2.0)


def test_friends_have_a_common_history(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(str(tmp_path / "x.db")) as home:
            alone = await new_table(home, "ada", bots=1)
            await play_out(home, alone, "ada")
            tables = [await friends(home) for _ in range(2)]
            found = await home.people.together("ada", tables[0], 9, None)
            assert [row.table for row, _ in found] == tables[::-1]
            counting = Counting(together=True)
            async for row, summary, _ in home.people.counted("ada", tables[0]):
                counting.add(summary, [0], row.at)
            told = counting.statistics()
            assert told.total.games == 2
            assert {each.name: each.games for each in told.together} == {"Ada": 2, "Ben": 2}
            assert sum(each.wins for each in told.together) >= 2

    asyncio.run(test())


async def friends(home: Service) -> str:
    """A finished game of Ada and Ben."""
    order = NewTable(Setup(players=2), name="Ada")
    table = (await home.tables.create(order, "ada")).name
    await home.tables.command(table, "ben", Sit(name="Ben"))
    await home.tables.command(table, "ada", Start())
    dice = random.Random(3)
    listeners = [Listener(guest) for guest in ("ada", "ben")]
    for each in listeners:
        await home.tables.join(table, each)
    while (found := await home.tables.table(table)).status != "over":
        assert found.turn is not None
        listener = listeners[found.turn.seat]
        command = choice(listener.last, dice)
        assert command is not None
        await home.tables.command(table, listener.guest, command)
    return table


def test_lessons_are_among_nobodys_games(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.guest()
        exercise = server.get("exercises")[0]["id"]
        server.post("tables", ada, name="Ada", exercise=exercise)
        assert listed(server, ada) == []


def test_all_of_a_person_is_deleted_but_what_is_others_too(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada, ben = server.guest(), server.guest()
        alone, shared, waiting = (
            finished(server, ada),
            server.table(ada, players=2, bots=0),
            server.table(ben, players=3, bots=0),
        )
        server.command(shared, ben, "sit", name="Ben")
        server.command(shared, ada, "start")
        server.command(waiting, ada, "sit", name="Ada")
        day = server.get("days")["today"]
        server.post(f"deals/{day}/runs", ada, name="Ada")
        key = server.post("you/link", ada)["key"]
        server.post("you/forget", ada)
        assert server.client.get(f"/api/tables/{alone}").status_code == 404
        seats = server.get(f"tables/{shared}")["table"]["seats"]
        assert [each["away"] for each in seats] == [True, False]
        seats = server.get(f"tables/{waiting}")["table"]["seats"]
        assert [each["kind"] for each in seats] == ["person", "free", "free"]
        assert sorted(listed(server, ben)) == sorted([shared, waiting])
        assert refused(server, "you/open", key=key) == (403, "name-link")
        answer = server.client.get("/api/you/games", headers=bearer(ada))
        assert (answer.status_code, answer.json()["slug"]) == (401, "renewed")


def test_a_seat_that_was_taken_over_is_kept_into_a_rematch(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(str(tmp_path / "x.db")) as home:
            table = await new_table(home, "old", bots=1)
            listener = Listener("old")
            await home.tables.join(table, listener)
            _, key = await home.people.link("ada")
            await home.people.open(key, "old", take=True)
            assert listener.ended
            found = await home.tables.table(table)
            assert (found.host, found.seats[0].holders) == ("ada", ("ada",))
            await play_out(home, table, "ada")
            done = await home.tables.command(table, "ada", Rematch())
            assert (await home.tables.table(done.table or "")).seats[1].holders == ("ada",)

    asyncio.run(test())


async def play_out(home: Service, table: str, guest: str) -> None:
    """Play a game to its end."""
    dice, listener = random.Random(1), Listener(guest)
    await home.tables.join(table, listener)
    while (await home.tables.table(table)).status != "over":
        if (command := choice(listener.last, dice)) is not None:
            await home.tables.command(table, guest, command)
        else:
            version = listener.last["version"]
            await until(partial(_beyond, listener, version))


def _beyond(listener: Listener, version: int) -> bool:
    return bool(listener.last["version"] > version)


def test_other_processes_hear_that_a_link_was_made_anew(postgres: Postgres) -> None:
    postgres_url = postgres.empty_database()

    async def test() -> None:
        async with service(postgres_url) as one, service(postgres_url) as two:
            token, guest = one.keyring.signer.guest_token()
            table = await new_table(two, guest, bots=1)
            listener = Listener(guest)
            await two.tables.join(table, listener)
            await one.people.link(guest)
            newer, _ = await one.people.link(guest)
            with pytest.raises(NameEnded):
                one.people.guest(token)
            await until(lambda: listener.ended)
            with pytest.raises(NameEnded):
                two.people.guest(token)
            assert two.people.guest(newer) == guest
            newest, _ = await one.people.link(guest)
            assert two.people.guest(newest) == guest  # before it was heard

    asyncio.run(test())


def test_deals_that_were_played_come_along_and_count_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(str(tmp_path / "x.db")) as home:
            day = await home.deals.today()
            for guest in ("ada", "old"):
                table = await home.deals.begin(day, guest, NewRun(name=guest))
                await home.store.deals.end(day, table, 80, await home.store.time())
            _, key = await home.people.link("ada")
            await home.people.open(key, "old", take=True)
            assert (await home.deals.deal(day, "ada")).runs == 1
            found = await home.people.games("ada", GameQuery(("running",), 9, deals=True))
            assert [row.deal for row, _ in found] == [day, day]

    asyncio.run(test())


def test_deleting_everything_can_be_repeated_if_it_was_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is told that the database is away still has a token to ask with again."""

    async def test() -> None:
        async with service(str(tmp_path / "x.db")) as home:
            _, guest = Signer(await home.store.secret()).guest_token()
            token, _ = await home.people.link(guest)

            async def away(*_: object) -> None:
                raise Unavailable("gone")

            with monkeypatch.context() as broken:
                broken.setattr(home.store.deals, "forget", away)
                with pytest.raises(Unavailable):
                    await home.people.forget(guest)
            await home.people.hear()
            assert home.people.guest(token) == guest
            await home.people.forget(guest)
            with pytest.raises(NameEnded):
                home.people.guest(token)

    asyncio.run(test())


def test_of_who_has_nothing_nothing_is_noted(tmp_path: Path) -> None:
    """Or anybody could fill the database, and every server's memory, with new tokens."""

    async def test() -> None:
        async with service(str(tmp_path / "x.db")) as home:
            token, guest = Signer(await home.store.secret()).guest_token()
            await home.people.forget(guest)
            assert await home.store.people.person(guest) is None
            assert await home.store.people.renewals(0) == []
            assert home.people.guest(token) == guest
            await home.tables.create(NewTable(Setup(players=2), name="Ada"), guest)
            await home.people.forget(guest)
            with pytest.raises(NameEnded):
                home.people.guest(token)

    asyncio.run(test())


def test_of_who_deletes_everything_a_deal_keeps_points_without_a_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(str(tmp_path / "x.db")) as home:
            day = await home.deals.today()
            for guest, points in (("ada", 90), ("ben", 80)):
                table = await home.deals.begin(day, guest, NewRun(name=guest, shared=True))
                await home.store.deals.end(day, table, points, await home.store.time())
            await home.people.forget("ada")
            found = await home.deals.deal(day, "ben")
            assert [(row.place, row.name, row.points, row.table is None) for row in found.best] == [
                (1, "", 90, True),
                (2, "ben", 80, False),
            ]
            assert found.spread == [(80, 1), (90, 1)]
            week = await home.deals.week((await home.deals.days("")).week, "ben")
            assert [row.name for row in week.rows] == ["", "ben"]
            assert ",,90," in spreadsheet(week)

    asyncio.run(test())
