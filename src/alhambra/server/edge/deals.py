"""Endpoints for shared deals."""

from __future__ import annotations

import csv
import io
from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from ..wire import messages
from ..wire.deals import (
    DaysOut,
    DealOut,
    League,
    MadeDeal,
    NewChallenge,
    NewDuplicate,
    NewRun,
)
from .api import Api, Made
from .asking import Endpoint, Query, answer, body, query


class _Days(Struct, frozen=True, forbid_unknown_fields=True):
    before: Annotated[str, Meta(pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?$(?!\n)")] = ""


async def days(api: Api, request: Request) -> Response:
    """The deals of recent days."""
    guest = api.caller(request, needed=False)
    return answer(await api.service.deals.days(guest, query(request, _Days).before))


async def deal(api: Api, request: Request) -> Response:
    """A deal and its standings."""
    guest = api.caller(request, needed=False)
    return answer(await api.service.deals.deal(request.path_params["deal"], guest))


async def begin(api: Api, request: Request) -> Response:
    """Begin a try."""
    guest = api.caller(request)
    order = messages.read_as(NewRun, await body(request))
    api.check_new_table(request)
    table = await api.service.deals.begin(request.path_params["deal"], guest, order)
    return answer(Made(table, f"/t/{table}"), 201)


async def week(api: Api, request: Request) -> Response:
    """The standings of a week."""
    guest = api.caller(request, needed=False)
    return answer(await api.service.deals.week(request.path_params["week"], guest))


async def challenge(api: Api, request: Request) -> Response:
    """Make a challenge."""
    guest = api.caller(request)
    order = messages.read_as(NewChallenge, await body(request))
    api.check_new_table(request)
    name = await api.service.deals.challenge(guest, order)
    return answer(MadeDeal(name, f"/deal/{name}"), 201)


async def new_duplicate(api: Api, request: Request) -> Response:
    """Make a duplicate evening."""
    api.caller(request)
    order = messages.read_as(NewDuplicate, await body(request))
    api.check_new_table(request)
    name = await api.service.deals.new_duplicate(order)
    return answer(MadeDeal(name, f"/duplicate/{name}"), 201)


async def duplicate(api: Api, request: Request) -> Response:
    """The standings of a duplicate evening."""
    guest = api.caller(request, needed=False)
    return answer(await api.service.deals.duplicate(request.path_params["duplicate"], guest))


async def results(api: Api, request: Request) -> Response:
    """The same as a CSV file."""
    name = request.path_params["duplicate"]
    league = await api.service.deals.duplicate(name, "")
    return Response(
        spreadsheet(league),
        media_type="text/csv",
        headers={"content-disposition": f'attachment; filename="alhambra-{name}.csv"'},
    )


def spreadsheet(league: League) -> str:
    """Standings as CSV. A name that a spreadsheet would take for a formula is quoted."""
    text = io.StringIO()
    sheet = csv.writer(text)
    numbers = range(1, len(league.deals) + 1)
    sheet.writerow(["place", "name", *(f"deal {number}" for number in numbers), "total"])
    for row in league.rows:
        name = f"'{row.name}" if row.name.startswith(tuple("=+-@\t\r")) else row.name
        points = ["" if each is None else each for each in row.points]
        sheet.writerow([row.place, name, *points, row.total])
    return "\ufeff" + text.getvalue()


_MAKES = (400, 409, 413, 415, 422, 503, 507)

ENDPOINTS = (
    Endpoint(
        "GET", "/api/days", "days", "The deals of the last few days, and which of them you played.",
        days, answer=DaysOut, token="optional",
        queries=(Query("before", str, "Only days before this one, such as `2026-11-17`."),),
        refusals=(400, 503),
    ),
    Endpoint(
        "GET", "/api/deals/{deal}", "deal",
        "A deal that many people play, and how they did: `2026-11-17` for a day.",
        deal, answer=DealOut, token="optional", refusals=(404, 503),
    ),
    Endpoint(
        "POST", "/api/deals/{deal}/runs", "newRun",
        "Play a deal against the same bots as everybody; the first try counts.",
        begin, body=NewRun, answer=Made, status=201, token="needed", refusals=(404, *_MAKES),
    ),
    Endpoint(
        "GET", "/api/weeks/{week}", "week",
        "The deals of a week together, `2026-W47` for one; everybody's best five count.",
        week, answer=League, token="optional", refusals=(404, 503),
    ),
    Endpoint(
        "POST", "/api/challenges", "newChallenge",
        "Let others play the deal of a finished game, from your seat.",
        challenge, body=NewChallenge, answer=MadeDeal, status=201, token="needed",
        refusals=(403, 404, *_MAKES),
    ),
    Endpoint(
        "POST", "/api/duplicates", "newDuplicate", "Five deals for many people, for one day.",
        new_duplicate, body=NewDuplicate, answer=MadeDeal, status=201, token="needed",
        refusals=_MAKES,
    ),
    Endpoint(
        "GET", "/api/duplicates/{duplicate}", "duplicate", "A duplicate evening as it stands now.",
        duplicate, answer=League, token="optional", refusals=(404, 503),
    ),
    Endpoint(
        "GET", "/api/duplicates/{duplicate}/results.csv", "results",
        "The same as a file for spreadsheets.",
        results, media="text/csv", refusals=(404, 503),
    ),
)  # fmt: skip
