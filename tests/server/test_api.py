"""The HTTP API, endpoint by endpoint."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra import record
from alhambra.bots import BOTS
from alhambra.options import EDITIONS
from alhambra.server.edge.asking import Endpoint
from alhambra.server.edge.endpoints import ENDPOINTS
from alhambra.server.settings import Settings

from .serving import Json, Server, bearer, choose, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("api")) as running:
        yield running


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, str]:
    """A table whose game is over, and Ada's token."""
    token = server.guest()
    table = server.table(token, players=2, bots=1)
    dice = random.Random(1)
    seen = -1
    while True:
        view = server.get(f"tables/{table}", token, after=seen, wait=10)
        seen = view["version"]
        if view["table"]["status"] == "over":
            return table, token
        if (command := choose(view, dice)) is not None:
            server.command(table, token, **{"kind": command.pop("type"), **command})


def test_health_and_choices(server: Server) -> None:
    assert server.get("health")["status"] == "ok"
    choices = server.get("choices")
    assert choices["bots"] == [name for name in BOTS if name != "master-1"]  # a former one
    assert choices["editions"] == EDITIONS
    assert choices["rules"]["dirk_gift"] == ["always", "misfit"]
    assert choices["points"][2][5] == [21, 13, 6]  # the towers of the last scoring


def test_friends_meet_at_a_table(server: Server) -> None:
    ada, ben = server.guest(), server.guest()
    table = server.table(ada, players=3, bots=1, listed=True)
    listed = next(each for each in server.get("lobby")["open"] if each["id"] == table)
    assert [seat["kind"] for seat in listed["table"]["seats"]] == ["person", "bot", "free"]
    server.command(table, ben, "sit", name="Ben")
    assert server.refused(table, ben, "start")[0] == 403
    server.command(table, ada, "start")
    view = server.get(f"tables/{table}", ben)
    assert view["you"]["seats"] == [2]
    assert view["you"]["host"] is False
    assert len(view["table"]["commitment"]) == 64
    assert table in [each["id"] for each in server.get("lobby")["running"]]


def test_unlisted_tables_are_found_by_their_link_only(server: Server) -> None:
    table = server.table(server.guest())
    lobby = server.get("lobby")
    assert table not in json.dumps(lobby)
    assert server.get(f"tables/{table}")["table"]["status"] == "running"


def test_a_refusal_names_rule_slug_and_what_would_be_right(server: Server) -> None:
    ada = server.guest()
    table = server.table(ada, players=2, bots=1)
    view = wait_for_turn(server, table, ada)
    status, refusal = server.refused(
        table, ada, "play", version=view["version"], action="stop", ref="x"
    )
    assert (status, refusal["rule"], refusal["slug"]) == (409, "R3.4", "must-act")
    assert "take, buy or redesign first" in refusal["text"]
    status, refusal = server.refused(table, ada, "play", version=0, action="stop")
    assert (status, refusal["slug"]) == (409, "stale")
    status, refusal = server.refused(
        table, ada, "play", version=view["version"], action="take moon"
    )
    assert (status, refusal["slug"]) == (422, "notation")
    status, refusal = server.refused(
        table, ada, "play", version=view["version"], action="place T9NE 1,0"
    )
    assert (status, refusal["details"]) == (409, {"tile": "T9NE"}) or refusal["rule"]


def wait_for_turn(server: Server, table: str, token: str) -> Json:
    view: Json = server.get(f"tables/{table}", token)
    while view["game"]["actor"] != view["you"]["facing"]:
        view = server.get(f"tables/{table}", token, after=view["version"], wait=10)
    return view


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer g1.a.b", "Basic YTpi", "Bearer ü"])
def test_without_a_token_of_ours_nobody_does_anything(server: Server, header: str) -> None:
    headers = [(b"authorization", header.encode())] if header else []
    for path in ("/api/tables", "/api/tables/none/commands"):
        answer = server.client.post(path, headers=headers, json={})
        assert (answer.status_code, answer.json()["slug"]) == (401, "token")


@pytest.mark.parametrize("path", ["", "/replay", "/record", "/picture", "/sites?tile=G10"])
def test_there_is_no_table_of_another_name(server: Server, path: str) -> None:
    answer = server.client.get(f"/api/tables/none{path}")
    assert (answer.status_code, answer.json()["slug"]) == (404, "no-such-table")


def test_what_is_no_message_is_refused_in_words(server: Server) -> None:
    ada = server.guest()
    for body, word in (
        (b"", "truncated"),
        (b"[1]", "object"),
        (b'{"setup": {}}', "players"),
        (b'{"setup": {"players": "3"}}', "int"),
        (b'{"setup": {"players": 9}}', "6"),
        (b'{"setup": {"players": 3}, "more": 1}', "more"),
    ):
        headers = {**bearer(ada), "content-type": "application/json"}
        answer = server.client.post("/api/tables", headers=headers, content=body)
        assert (answer.status_code, answer.json()["slug"]) == (400, "message"), body
        assert word in answer.json()["text"]


WITH_BODY = [each for each in ENDPOINTS if each.body is not None]


@pytest.mark.parametrize("endpoint", WITH_BODY, ids=lambda each: each.name)
def test_what_is_nested_without_end_is_refused(server: Server, endpoint: Endpoint) -> None:
    path = re.sub(r"{\w+}", "x" * 16, endpoint.path)
    headers = {**bearer(server.guest()), "content-type": "application/json"}
    content = b'{"settings":' + b"[" * 6_000
    answer = server.client.post(path, headers=headers, content=content)
    assert answer.status_code in {400, 422}, answer.text
    assert answer.json()["slug"] in {"message", "record"}


def test_parameters_are_read_strictly(server: Server, finished: tuple[str, str]) -> None:
    table, _ = finished
    for query in ("seat=9", "seat=x", "after=-2", "wait=99", "page=2", "seat=0&seat=1"):
        answer = server.client.get(f"/api/tables/{table}?{query}")
        assert (answer.status_code, answer.json()["slug"]) == (400, "message"), query


def test_only_a_holder_sees_a_seat_s_hand(server: Server) -> None:
    ada = server.guest()
    table = server.table(ada)
    for token in ("", server.guest()):
        for path in ("", "/picture"):
            address = f"/api/tables/{table}{path}?seat=0"
            answer = server.client.get(address, headers=bearer(token))
            assert answer.status_code == 403
    assert server.get(f"tables/{table}", ada, seat=0)["you"]["hand"]


def test_a_record_is_there_when_the_game_is_over_and_proves_the_shuffle(
    server: Server, finished: tuple[str, str]
) -> None:
    running = server.table(server.guest())
    answer = server.client.get(f"/api/tables/{running}/record")
    assert (answer.status_code, answer.json()["slug"]) == (409, "not-over")
    table, _ = finished
    answer = server.client.get(f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    kept = record.from_json(answer.text)
    game = record.verify(kept)
    assert game.over
    assert kept.commitment == server.get(f"tables/{table}")["table"]["commitment"]
    assert kept.extra["bots"] == [None, "random"]


def test_a_replay_shows_every_moment(server: Server, finished: tuple[str, str]) -> None:
    table, token = finished
    replay = server.get(f"tables/{table}/replay")
    view = server.get(f"tables/{table}", token)
    frames = replay["frames"]
    assert frames[0]["action"] is None
    assert len(frames) == view["game"]["actions"] + 1
    assert frames[-1]["game"]["winners"] == view["game"]["winners"]
    assert all(player["hand"] is not None for player in frames[5]["game"]["players"])
    kept = server.client.get(f"/api/tables/{table}/record").json()
    again = server.post("replay", **kept)
    assert again["frames"] == frames
    assert replay["bots"] == again["bots"] == [None, "random"]
    for lie in ("random", [None], [None, ["random"]], [None, "nobody"], {"0": None}):
        assert server.post("replay", **kept | {"bots": lie})["bots"] == [None, None]
    short = server.get(f"tables/{table}/replay", games="false")
    assert [frame["events"] for frame in short["frames"]] == [frame["events"] for frame in frames]
    assert {frame["game"] for frame in short["frames"]} == {None}
    assert short["version"] == view["version"]
    kept["actions"][3] = "pass"  # which is legal for nobody who has anything to do
    answer = server.client.post("/api/replay", json=kept)
    assert answer.status_code in (409, 422)
    assert answer.json()["rule"] or answer.json()["slug"] == "record"


def test_a_replay_of_a_running_game_shows_no_hidden_hand(server: Server) -> None:
    table = server.table(server.guest())
    for frame in server.get(f"tables/{table}/replay")["frames"]:
        assert all(player["hand"] is None for player in frame["game"]["players"])


def test_sites_say_where_a_tile_could_go_and_why_not_elsewhere(server: Server) -> None:
    ada = server.guest()
    table = server.table(ada)
    found = server.get(f"tables/{table}/sites", seat=0, tile="T9NE")
    assert found["wall"] == 0
    assert found["cells"]["-1,0"]["refused"]["rule"] == "R4.2"
    assert found["cells"]["-1,0"]["refused"]["details"]["side"] == "E"
    assert found["cells"]["1,0"] == {"wall": 2, "refused": None}
    assert found["swaps"] == {}
    for query in ("tile=T99", "tile=G10&seat=5", ""):
        assert server.client.get(f"/api/tables/{table}/sites?{query}").status_code in (400, 422)


def test_sites_agree_with_what_is_legal(server: Server) -> None:
    ada = server.guest()
    table = server.table(ada, players=2, bots=1)
    dice = random.Random(3)
    for _ in range(60):
        view = wait_for_turn(server, table, ada)
        for tile in {each.split()[1] for each in view["you"]["legal"] if each[:5] == "place"}:
            legal = {e.split()[2] for e in view["you"]["legal"] if e.startswith(f"place {tile} ")}
            found = server.get(f"tables/{table}/sites", tile=tile)["cells"]
            assert {cell for cell, site in found.items() if site["wall"] is not None} == legal
        command = choose(view, dice)
        assert command is not None
        server.command(table, ada, **{"kind": command.pop("type"), **command})


def test_a_picture_shows_the_table(server: Server) -> None:
    ada = server.guest()
    table = server.table(ada)
    answer = server.client.get(f"/api/tables/{table}/picture", headers=bearer(ada))
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "Ada" in answer.text


def test_metrics_count_what_happens(server: Server, finished: tuple[str, str]) -> None:
    text = server.client.get("/api/metrics").text
    assert 'alhambra_commands_total{kind="play",outcome="done"}' in text
    assert "alhambra_append_seconds_bucket" in text
    assert finished[0] not in text


def test_metrics_are_for_those_who_ask_for_them(tmp_path: Path) -> None:
    with serving(tmp_path, metrics=Settings(database="").metrics) as server:
        assert server.client.get("/api/metrics").status_code == 404
        assert "/api/metrics" not in server.get("openapi.json")["paths"]


def test_who_comes_late_works_no_hands_out_of_a_running_game(tmp_path: Path) -> None:
    """Where the table does not remember for anybody, its replay does not, either."""
    with serving(tmp_path) as server:
        ada, stranger = server.guest(), server.guest()
        for setup, shown in (
            ({"aids": False}, False),
            ({"aids": True}, True),
            ({"aids": False, "hands": "open"}, True),
        ):
            table = server.table(ada, **setup)
            path = f"/api/tables/{table}/replay"
            for query in ("", "?games=false"):
                for token in ("", stranger):
                    answer = server.client.get(path + query, headers=bearer(token))
                    assert answer.status_code == (200 if shown else 403)
                    assert shown or answer.json()["slug"] == "replay-later"
                    assert shown or "hands-dealt" not in answer.text
                own = server.client.get(path + query, headers=bearer(ada))
                assert own.status_code == 200
