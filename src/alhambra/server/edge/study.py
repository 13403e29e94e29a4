"""Endpoints for studying games: replays, positions, hints, verdicts and analyses."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from ... import record
from ...game import Game
from ...options import Options
from ...positions import write_position
from .. import decisions
from ..errors import NotAllowed, TableError, TooMany
from ..table import OVER, Table
from ..wire import messages
from ..wire.advice import AdviceOut
from ..wire.analyses import GameAnalysis
from ..wire.messages import Moment, PositionText
from ..wire.positions import BestTurns, Checked
from ..wire.replays import Replay, film
from ..wire.verdicts import VerdictOut
from .access import address
from .api import FRAMES, LONGEST_WAIT, MAX_ORDER, MAX_RECORD, Api, News, Seat, started_game
from .asking import Endpoint, Query, answer, body, query, written

_ACTION = 16  # bytes of an action in a record, about


class _Hint(Seat, frozen=True, forbid_unknown_fields=True, kw_only=True):
    version: messages.Version


class _Players(Struct, frozen=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=6)]


class _Replay(Struct, frozen=True, forbid_unknown_fields=True):
    games: bool = True


async def check_position(api: Api, request: Request) -> Response:
    """Check a position: what it looks like, or why it is impossible."""
    position = messages.read_position_text(await body(request))
    return written(await api.replayers.check(position))


async def best_turns(api: Api, request: Request) -> Response:
    """The best ways to play the rest of the turn in a position."""
    position = messages.read_position_text(await body(request))
    api.check_effort(request)
    return written(await api.advisers.turns(position, address(request.scope)))


async def moment(api: Api, request: Request) -> Response:
    """The position at a moment of a finished game."""
    asked = messages.read_moment(await body(request, MAX_ORDER))
    found = await api.beginning(request, asked)
    return answer(PositionText(found.position))


async def dealt_position(api: Api, request: Request) -> Response:
    """A random opening position."""
    game = Game(Options(query(request, _Players).players))
    return answer(PositionText(write_position(game.state)))


async def replay(api: Api, request: Request) -> Response:
    """A game so far, frame by frame."""
    games = query(request, _Replay).games
    table = await api.service.tables.table(request.path_params["table"])
    guest = api.caller(request, needed=False)
    _check_memory(table, guest)
    await api.service.deals.check_seen(table, guest)
    api.check_effort(request, started_game(table).version / FRAMES)
    return written(await api.replayers.table(film(table, games=games)))


async def replay_record(api: Api, request: Request) -> Response:
    """A submitted record, frame by frame."""
    text = await body(request, MAX_RECORD)
    api.check_effort(request, len(text) / (FRAMES * _ACTION))
    return written(await api.replayers.record(text))


def _check_memory(table: Table, guest: str) -> None:
    """Keep others from working out secret hands from the replay of a running game without aids.

    Its players have seen it all anyway.
    """
    setup = table.setup
    if table.status == OVER or setup.aids or setup.hands == "open" or table.held_by(guest):
        return
    raise NotAllowed("replay-later", "this table shows its game to others when it is over")


async def hint(api: Api, request: Request) -> Response:
    """A good way to play the rest of a turn, after the command `hint`."""
    guest, asked = api.caller(request), query(request, _Hint)
    table = await api.service.tables.table(request.path_params["table"])
    state = decisions.hint_position(table, guest, asked.seat, asked.version)
    api.check_effort(request)
    return written(await api.advisers.hint(state, address(request.scope)))


async def verdict(api: Api, request: Request) -> Response:
    """How many points a seat's last turn lost."""
    guest, asked = api.caller(request), query(request, Seat)
    table = await api.service.tables.table(request.path_params["table"])
    played = decisions.judged_turn(table, guest, asked.seat)
    api.check_effort(request)
    return written(await api.advisers.verdict(played, address(request.scope)))


async def analysis(api: Api, request: Request) -> Response:
    """The analysis of a finished game, as far as it has come."""
    asked = query(request, News)
    table = await api.service.tables.table(request.path_params["table"])
    game = started_game(table)
    if table.status != OVER:
        raise TableError("not-over", "a game can be analysed when it is over")
    await api.service.deals.check_seen(table, api.caller(request, needed=False))
    return written(
        await api.analysts.table(
            table.name,
            lambda: record.of_game(game),
            lambda: _check_analyses(api, request),
            asked.after,
            asked.wait,
        )
    )


async def analyse_record(api: Api, request: Request) -> Response:
    """The same for a submitted record."""
    asked = query(request, News)
    text = await body(request, MAX_RECORD)
    return written(
        await api.analysts.record(
            text, lambda: _check_analyses(api, request), asked.after, asked.wait
        )
    )


def _check_analyses(api: Api, request: Request) -> None:
    wait = api.new_analyses.allow(address(request.scope))
    if wait:
        raise TooMany("many games were analysed for you; wait a little", wait)


_PIECES = (
    Query("after", int, "Wait until there is a piece other than this one."),
    Query("wait", float, f"How many seconds to wait, at most {LONGEST_WAIT:.0f}."),
)

ENDPOINTS = (
    Endpoint(
        "POST", "/api/positions/check", "checkPosition",
        "What a position looks like and would score, or why it is impossible.",
        check_position, body=PositionText, answer=Checked, refusals=(400, 413, 415),
    ),
    Endpoint(
        "POST", "/api/positions/turns", "bestTurns",
        "The best ways to play the rest of the turn in a position.",
        best_turns, body=PositionText, answer=BestTurns, refusals=(400, 413, 415),
    ),
    Endpoint(
        "POST", "/api/positions/moment", "moment",
        "The position at a moment of a game that is over, or of a record.",
        moment, body=Moment, answer=PositionText, token="optional",
        refusals=(400, 403, 404, 409, 413, 415, 422, 503),
    ),
    Endpoint(
        "GET", "/api/positions/new", "newPosition",
        "The position at the start of a new game, as something to edit.",
        dealt_position, answer=PositionText,
        queries=(Query("players", int, "Seats, without Dirk.", needed=True),),
        refusals=(400,),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/replay", "replay",
        "A game so far, frame by frame, with all actions and events.",
        replay, answer=Replay, token="optional",
        queries=(Query("games", bool, "Whether each frame shows the game; `true` if not given."),),
        refusals=(400, 403, 404, 409, 503),
    ),
    Endpoint(
        "POST", "/api/replay", "replayRecord", "A record, frame by frame.",
        replay_record, body=dict[str, Any], answer=Replay, refusals=(400, 409, 413, 415, 422),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/hint", "hint",
        "A good way to play the rest of your turn, after the command `hint`.",
        hint, answer=AdviceOut, token="needed",
        queries=(
            Query("version", int, "The version that you saw.", needed=True),
            Query("seat", int, "For which seat; not needed if you have only one."),
        ),
        refusals=(400, 403, 404, 409, 503),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/verdict", "verdict",
        "What your last turn cost you, in a game against bots only.",
        verdict, answer=VerdictOut, token="needed",
        queries=(Query("seat", int, "Whose turn; not needed if you have only one seat."),),
        refusals=(400, 403, 404, 409, 503),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/analysis", "analysis",
        "The analysis of a finished game, as far as it has come; the first to ask starts it.",
        analysis, answer=GameAnalysis, token="optional", queries=_PIECES,
        refusals=(400, 403, 404, 409, 503),
    ),
    Endpoint(
        "POST", "/api/analysis", "analyseRecord",
        "The same for a record: send it repeatedly until it is done.",
        analyse_record, body=dict[str, Any], answer=GameAnalysis, queries=_PIECES,
        refusals=(400, 409, 413, 415, 422),
    ),
)  # fmt: skip
