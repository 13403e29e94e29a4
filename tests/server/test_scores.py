"""Score sheets of games with cardboard: made, filled in by several, guarded and forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra.server.errors import NoSuchScores
from alhambra.server.scores import NewScores, ScoreChange, ScoreEntry
from tests.harness.postgres import Postgres

from .services import Clock, service
from .serving import Json, Server, serving
from .store.making import in_loop

EMPTY: Json = {"counts": [0] * 6, "wall": 0, "palace": None}
ENTRY: Json = {"counts": [1, 0, 0, 0, 0, 2], "wall": 5, "palace": {"1,0": "T11", "-1,0": "P8"}}
DAY = 86_400_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("scores")) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.empty_database()


def order(players: int = 3, scorings: int = 1) -> Json:
    contenders = players + (players == 2)
    return {
        "names": [f"Person {number}" for number in range(players)],
        "edition": "standard",
        "scorings": [[EMPTY] * contenders] * scorings,
    }


def change(made: Json, scoring: int, contender: int, **other: object) -> Json:
    filled: Json = {"key": made["key"], "scoring": scoring, "contender": contender}
    return {**filled, "entry": ENTRY, **other}


def refused(server: Server, path: str, body: object) -> tuple[int, str]:
    answer = server.client.post(f"/api/{path}", json=body)
    assert answer.is_error, answer.text
    return answer.status_code, answer.json()["slug"]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_several_fill_in_one_sheet(server: Server, players: int) -> None:
    made = server.post("scores", **order(players))
    assert made["link"] == f"/score/{made['id']}"
    path = f"scores/{made['id']}"
    first = server.get(path)
    assert (first["version"], len(first["scorings"])) == (1, 1)
    server.post(f"{path}/entries", **change(made, 0, 0))
    last = server.post(f"{path}/entries", **change(made, 0, 1))
    assert last == server.get(path)
    assert last["version"] == 3
    assert last["created"] == first["created"]
    assert [each["wall"] for each in last["scorings"][0]][:3] == [5, 5, 0]


def test_the_next_scoring_begins_with_what_everybody_had(server: Server) -> None:
    made = server.post("scores", **order())
    path = f"scores/{made['id']}/entries"
    server.post(path, **change(made, 0, 2))
    begun = server.post(path, **change(made, 1, 0))["scorings"]
    assert begun == [[EMPTY, EMPTY, ENTRY], [ENTRY, EMPTY, ENTRY]]
    assert refused(server, path, change(made, 3, 0)) == (400, "message")
    server.post(path, **change(made, 2, 0))
    fresh = server.post("scores", **order())
    assert refused(server, f"scores/{fresh['id']}/entries", change(fresh, 2, 0)) == (409, "setup")


def test_a_link_without_the_key_only_watches(server: Server) -> None:
    made, other = server.post("scores", **order()), server.post("scores", **order())
    path = f"scores/{made['id']}/entries"
    for key in ("", "x", other["key"], "é"):
        assert refused(server, path, change(made, 0, 0, key=key)) == (403, "scores-key")
    assert server.get(f"scores/{made['id']}")["version"] == 1


@pytest.mark.parametrize("room", ["nowhere", "AAAAAAAAAAAAAAAA", "-" * 16])
def test_there_is_no_other_sheet(server: Server, room: str) -> None:
    assert server.client.get(f"/api/scores/{room}").json()["slug"] == "no-such-scores"
    assert refused(server, f"scores/{room}/entries", change({"key": "x"}, 0, 0)) == (
        404,
        "no-such-scores",
    )


@pytest.mark.parametrize(
    ("body", "slug"),
    [
        ({}, "message"),
        ({**order(), "more": 1}, "message"),
        ({**order(), "names": ["Ada"]}, "message"),
        ({**order(), "names": ["Ada", "", "Cem"]}, "message"),
        ({**order(), "names": ["Ada", "\u202e", "Cem"]}, "name"),
        ({**order(), "edition": "never"}, "setup"),
        ({**order(), "scorings": order(2)["scorings"] * 4}, "message"),
        ({**order(), "scorings": order(4)["scorings"]}, "setup"),
        ({**order(), "scorings": []}, "message"),
        ({**order(), "scorings": [[{**EMPTY, "wall": -1}] * 3]}, "message"),
        ({**order(), "scorings": [[{**EMPTY, "counts": [1] * 5}] * 3]}, "message"),
        ({**order(), "scorings": [[{**EMPTY, "counts": [12] * 6}] * 3]}, "message"),
        ({**order(), "scorings": [[{**EMPTY, "palace": {"x": "T11"}}] * 3]}, "message"),
        ({**order(), "scorings": [[{**EMPTY, "palace": {"1,0": "<b>"}}] * 3]}, "message"),
        ({**order(), "scorings": [[{**EMPTY, "palace": {"1,0": "T11\n"}}] * 3]}, "message"),
        ({**order(), "scorings": [[{**EMPTY, "palace": {"1,0\n": "T11"}}] * 3]}, "message"),
    ],
)
def test_what_is_no_sheet_is_refused(server: Server, body: Json, slug: str) -> None:
    assert refused(server, "scores", body)[1] == slug


def test_a_sheet_is_small(server: Server) -> None:
    made = server.post("scores", **order())
    palace = {f"{x},{y}": "T11" for x in range(60) for y in range(60)}
    large = change(made, 0, 0, entry={**ENTRY, "palace": palace})
    assert refused(server, f"scores/{made['id']}/entries", large) == (413, "too-large")
    many = change(made, 0, 0, entry={**ENTRY, "palace": dict(list(palace.items())[:55])})
    assert refused(server, f"scores/{made['id']}/entries", many) == (400, "message")


def test_an_address_makes_so_many(tmp_path: Path) -> None:
    with serving(tmp_path, tables_per_hour=6.0) as limited:
        limited.post("scores", **order())
        assert refused(limited, "scores", order()) == (429, "too-many")


def test_a_full_server_makes_none(tmp_path: Path) -> None:
    with serving(tmp_path) as full:
        full.client.app.state.service.tables.full = True  # type: ignore[attr-defined]
        assert refused(full, "scores", order()) == (507, "full")


@in_loop
async def test_sheets_outlive_a_server_and_are_forgotten_in_time(url: str) -> None:
    clock = Clock()
    blank = ScoreEntry([0] * 6, 0, None)
    asked = NewScores(["Ada", "Ben", "Cem"], "standard", [[blank] * 3])
    async with service(url, now=clock) as home:
        old, _ = await home.scores.create(asked)
        room, key = await home.scores.create(asked)
        clock.now += 10 * DAY
        await home.scores.change(room, ScoreChange(key, 0, 1, ScoreEntry([2] * 6, 7, None)))
    async with service(url, now=clock) as home:
        found = await home.scores.look(room)
        assert (found.version, found.scorings[0][1].wall) == (2, 7)
        assert await home.scores.expire(clock.now - 5 * DAY) == 1
        with pytest.raises(NoSuchScores):
            await home.scores.look(old)
        assert await home.scores.look(room) == found
