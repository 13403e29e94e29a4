"""Games of a device that are kept at a server: judged again, and counted for nobody else."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from alhambra import record
from alhambra.codes import decode
from alhambra.core.legal import legal
from alhambra.errors import AlhambraError
from alhambra.game import Game
from alhambra.lots import Shuffle, sealed
from alhambra.options import Options
from alhambra.server.store.people import GameQuery
from alhambra.server.wire.deals import NewChallenge
from alhambra.server.wire.messages import Rematch

from .services import service
from .serving import bearer, serving

LOT = "5" * 64
SHUFFLE = Shuffle("a" * 64, (sealed(LOT), None), (LOT, None))
OVER = GameQuery(("over",), 9)


def played(**extra: Any) -> dict[str, Any]:  # noqa: ANN401
    """The record of a game of Ada with a bot, as a device writes it."""
    game = Game(Options(2), seed=SHUFFLE.seed, names=("Ada", "Mason"))
    dice = random.Random(4)
    while not game.over:
        game.play(decode(game.state, dice.choice(legal(game.state))))
    bots = {"bots": [None, "mason"]} | extra
    data: dict[str, Any] = json.loads(record.to_json(record.of_game(game, SHUFFLE, **bots)))
    return data


def test_a_game_of_a_device_is_among_ones_games_and_has_a_rematch(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(str(tmp_path / "x.db")) as home:
            game = played()
            text = json.dumps(game).encode()
            table = await home.people.bring("ada", text)
            assert await home.people.bring("ada", text) == table, "however often, it is one"
            assert await home.people.bring("ben", text) != table
            [(row, summary)] = await home.people.games("ada", OVER)
            assert (row.table, row.seats, row.deal) == (table, 1, None)
            assert summary.result is not None
            assert summary.result.scores == game["result"]["scores"]
            found = await home.tables.table(table)
            assert (found.status, found.shuffle) == ("over", SHUFFLE)
            assert found.game is not None
            assert [str(each) for each in found.game.actions] == game["actions"]
            done = await home.tables.command(table, "ada", Rematch())
            again = await home.tables.table(done.table or "")
            assert ([seat.bot for seat in again.seats], again.brought) == (["mason", ""], False)
            assert await home.deals.challenge("ada", NewChallenge(table=table))
            async for _, counted, _ in home.people.counted("ada"):
                assert counted.brought
            everybody = [each async for each in home.people.everybody()]
            assert everybody == [], "nobody here can say how it was played"

    asyncio.run(test())


def spoiled() -> dict[str, dict[str, Any]]:
    """Records that are refused, and why."""
    good = played()
    lot = {**good["shuffle"], "lots": ["6" * 64, None]}
    return {
        "not shuffled by lots": {key: each for key, each in good.items() if key != "shuffle"},
        "another lot": {**good, "shuffle": lot},
        "not over": {key: each for key, each in good.items() if key != "result"}
        | {"actions": good["actions"][:-3]},
        "against the rules": {**good, "actions": [*good["actions"][:5], *good["actions"][8:]]},
        "no bots": {key: each for key, each in good.items() if key != "bots"},
        "odd bots": {**good, "bots": [None, 5]},
        "unknown bot": {**good, "bots": [None, "oracle"]},
        "bots only": {**good, "bots": ["mason", "mason"]},
        "called like a bot": {**good, "players": ["Master", "Mason"]},
        "too long": {**good, "actions": good["actions"] * 20},
    }


@pytest.mark.parametrize("why", spoiled())
def test_what_does_not_hold_is_refused_and_nothing_is_kept(tmp_path: Path, why: str) -> None:
    async def test() -> None:
        async with service(str(tmp_path / "x.db")) as home:
            with pytest.raises(AlhambraError):
                await home.people.bring("ada", json.dumps(spoiled()[why]).encode())
            assert await home.people.games("ada", OVER) == []

    asyncio.run(test())


def test_over_http_a_record_is_kept_or_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        token = server.guest()
        made = server.post("you/records", token, **played())
        assert server.get("you/games", token)["games"][0]["id"] == made["id"]
        assert len(server.get(f"tables/{made['id']}/replay", token)["frames"]) > 10
        for body, status in (("{}", 400), ("nonsense", 400), ("x" * 40_000, 413)):
            headers = bearer(token) | {"content-type": "application/json"}
            answer = server.client.post("/api/you/records", headers=headers, content=body)
            assert answer.status_code == status, answer.text
