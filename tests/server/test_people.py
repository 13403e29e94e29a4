"""One person on several devices, that person's games, and an end to it all."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path

import pytest

from alhambra.server.errors import NameEnded
from alhambra.server.service import Service
from alhambra.server.store.people import GameQuery
from alhambra.server.wire.messages import Rematch
from tests.harness.postgres import Postgres

from .services import Listener, choice, new_table, service, until
from .serving import Server, bearer, choose, serving

ALL = GameQuery(("open", "running", "over"), 50)


def finished(server: Server, token: str, seed: int = 1) -> str:
    """A game against a bot, played to its end."""
    table = server.table(token, players=2, bots=1)
    dice = random.Random(seed)
    with server.socket(table, token) as socket:
        while True:
            update = socket.next("update")
            if update["table"]["status"] == "over":
                return table
            if (command := choose(update, dice)) is not None:
                socket.send(command.pop("type"), **command)


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
        answer = server.client.get(
            "/api/you/statistics", headers=bearer(server.guest()), params={"table": table}
        )
        assert answer.status_code == 403


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
