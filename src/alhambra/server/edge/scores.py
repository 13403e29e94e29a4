"""Endpoints for score sheets of games played with the real board game."""

from __future__ import annotations

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ..errors import Full, TooMany
from ..scores import NewScores, ScoreChange, Scores
from ..wire import messages
from .access import address
from .api import MAX_RECORD, Api
from .asking import Endpoint, answer, body


class ScoresMade(Struct, frozen=True):
    """A new score sheet."""

    id: str
    key: str
    """The key that is needed to fill it in."""
    link: str
    """The path of its page on this server; with `#key=…` added, friends can fill it in."""


async def new_scores(api: Api, request: Request) -> Response:
    """Make a score sheet for several phones."""
    order = messages.read_as(NewScores, await body(request, MAX_RECORD))
    if wait := api.new_tables.allow(address(request.scope)):
        raise TooMany("you have made many score sheets; wait a little", wait)
    if api.service.tables.full:
        raise Full
    room, key = await api.service.scores.create(order)
    return answer(ScoresMade(room, key, f"/score/{room}"), 201)


async def scores(api: Api, request: Request) -> Response:
    """A score sheet as it is now."""
    return answer(await api.service.scores.look(request.path_params["room"]))


async def change_scores(api: Api, request: Request) -> Response:
    """Fill in one entry of a score sheet."""
    change = messages.read_as(ScoreChange, await body(request))
    return answer(await api.service.scores.change(request.path_params["room"], change))


ENDPOINTS = (
    Endpoint(
        "POST", "/api/scores", "newScores",
        "Make a score sheet for a real board game, for several phones.",
        new_scores, body=NewScores, answer=ScoresMade, status=201,
        refusals=(400, 409, 413, 415, 503, 507),
    ),
    Endpoint(
        "GET", "/api/scores/{room}", "scores", "A score sheet as it is now.",
        scores, answer=Scores, refusals=(404, 503),
    ),
    Endpoint(
        "POST", "/api/scores/{room}/entries", "changeScores",
        "Fill in one entry of a score sheet.",
        change_scores, body=ScoreChange, answer=Scores,
        refusals=(400, 403, 404, 409, 413, 415, 503),
    ),
)  # fmt: skip
