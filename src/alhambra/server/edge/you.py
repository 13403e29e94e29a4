"""Endpoints for a person's own data: games, statistics, settings, the link to other devices."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from ..clock import clock_ms
from ..errors import BadMessage, TooMany
from ..lobby import StoredSummary
from ..statistics import Counting
from ..store import GameRow
from ..store.people import GameQuery
from ..table import OPEN, OVER, RUNNING
from ..wire import messages
from ..wire.you import (
    Chosen,
    HideGame,
    KeepSettings,
    Kept,
    NameLink,
    OpenedName,
    OpenName,
    Statistics,
    YourGame,
    YourGames,
)
from .access import address
from .api import MAX_RECORD, Api, Made
from .asking import Endpoint, Query, answer, body, query

PAGE = 50
"""The most games in one response."""
SLICE = 50
"""Games counted before the event loop gets to run other tasks."""

_Game = TypeVar("_Game")
_STATUSES = {"going": (RUNNING, OPEN), "over": (OVER,), "all": (RUNNING, OPEN, OVER)}


class _Games(Struct, frozen=True, forbid_unknown_fields=True):
    which: Literal["going", "over", "all"] = "all"
    hidden: bool = False
    deals: bool = False
    table: Annotated[str, Meta(max_length=64)] = ""
    search: Annotated[str, Meta(max_length=24)] = ""
    after: Annotated[str, Meta(max_length=90)] = ""
    limit: Annotated[int, Meta(ge=1, le=PAGE)] = 20


class _Together(Struct, frozen=True, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=64)] = ""


async def games(api: Api, request: Request) -> Response:
    """A page of the caller's games."""
    guest = api.caller(request)
    asked = query(request, _Games)
    people = api.service.people
    before = _place(asked.after)
    if asked.table:
        found = await people.together(guest, asked.table, asked.limit + 1, before)
    else:
        search = asked.search.strip().lower()
        found = await people.games(
            guest,
            GameQuery(
                _STATUSES[asked.which], asked.limit + 1, asked.hidden, search, before, asked.deals
            ),
        )
    shown, rest = found[: asked.limit], found[asked.limit :]
    last = shown[-1][0] if shown else None
    person = await people.person(guest)
    return answer(
        YourGames(
            [_game(row, summary) for row, summary in shown],
            f"{last.at}-{last.table}" if rest and last is not None else None,
            clock_ms(),
            person is not None,
            0 if person is None else person.openings,
            0 if person is None else person.opened,
        )
    )


async def hide(api: Api, request: Request) -> Response:
    """Hide a game from the list, or show it again."""
    guest = api.caller(request)
    wanted = messages.read_as(HideGame, await body(request))
    await api.service.people.hide(guest, request.path_params["table"], wanted.hidden)
    return answer(Kept())


async def bring(api: Api, request: Request) -> Response:
    """Keep a finished game that was played offline."""
    guest = api.caller(request)
    text = await body(request, MAX_RECORD)
    api.check_new_table(request)
    api.check_effort(request)
    table = await api.service.people.bring(guest, text)
    return answer(Made(table, f"/t/{table}"), 201)


async def statistics(api: Api, request: Request) -> Response:
    """Statistics of the caller's finished games."""
    guest = api.caller(request)
    api.check_effort(request)
    asked = query(request, _Together)
    people = api.service.people
    counting = Counting(together=bool(asked.table))
    async for row, summary, losses in _by_slices(people.counted(guest, asked.table)):
        counting.add(summary, _seats(row), row.at, losses)
    async for summary in _by_slices(people.everybody()):
        counting.compare(summary)
    async for summary, losses in _by_slices(people.analysed()):
        counting.compare_losses(summary, losses)
    return answer(counting.statistics())


async def _by_slices(games: AsyncIterator[_Game]) -> AsyncIterator[_Game]:
    """The same games, with pauses in which others are served."""
    number = 0
    async for game in games:
        yield game
        number += 1
        if number % SLICE == 0:
            await asyncio.sleep(0)


async def link(api: Api, request: Request) -> Response:
    """Make a link to use one's name on other devices; an earlier one becomes void."""
    guest = api.caller(request)
    api.check_effort(request)
    if wait := api.new_tables.allow(address(request.scope)):  # like a table, it is kept for long
        raise TooMany("you have made many links; wait a little", wait)
    token, key = await api.service.people.link(guest)
    return answer(NameLink(token, key), 201)


async def open_name(api: Api, request: Request) -> Response:
    """Open a link: become its person on this device."""
    api.check_effort(request)
    wanted = messages.read_as(OpenName, await body(request))
    guest = api.caller(request, needed=False)
    token, settings = await api.service.people.open(wanted.key, guest, take=wanted.take)
    return answer(OpenedName(settings, token))


async def keep_settings(api: Api, request: Request) -> Response:
    """Change settings for all of a person's devices."""
    guest = api.caller(request)
    api.check_effort(request)
    wanted = messages.read_as(KeepSettings, await body(request))
    return answer(Chosen(await api.service.people.keep_settings(guest, wanted.settings)))


async def settings(api: Api, request: Request) -> Response:
    """A person's settings, whichever device they were chosen on."""
    return answer(Chosen(await api.service.people.settings(api.caller(request))))


async def forget(api: Api, request: Request) -> Response:
    """Delete everything about the caller."""
    guest = api.caller(request)
    api.check_effort(request)
    await api.service.people.forget(guest)
    return answer(Kept())


def _place(after: str) -> tuple[int, str] | None:
    """The place where a page begins, as a time and a table."""
    if not after:
        return None
    found = re.fullmatch(r"(\d{1,18})-([\w-]{1,64})", after, re.ASCII)
    if found is None:
        raise BadMessage("`after` has to be the `more` of the page before")
    return int(found[1]), found[2]


def _seats(row: GameRow) -> list[int]:
    return [seat for seat in range(6) if row.seats >> seat & 1]


def _game(row: GameRow, found: StoredSummary) -> YourGame:
    over = row.status == OVER
    return YourGame(
        row.table,
        row.status,  # type: ignore[arg-type]
        row.at,
        row.hidden,
        _seats(row),
        found.setup,
        found.seats,
        None if over else found.turn,
        None if over else found.deadline,
        found.said,
        found.result.scores if found.result is not None else None,
        row.deal,
        row.muted,
    )


ENDPOINTS = (
    Endpoint(
        "GET", "/api/you/games", "yourGames",
        "Games in which you have or had a seat, the newest first.",
        games, answer=YourGames, token="needed",
        queries=(
            Query("which", Literal["going", "over", "all"], "Those that are running, or over."),
            Query("hidden", bool, "The hidden ones instead."),
            Query("deals", bool, "Only those with a deal that others play as well."),
            Query("table", str, "Only finished games in which everyone at this table played."),
            Query("search", str, "A part of the name of somebody who plays there."),
            Query("after", str, "The `more` of the page before."),
            Query("limit", int, f"How many, at most {PAGE}."),
        ),
        refusals=(400, 403, 404, 503),
    ),
    Endpoint(
        "POST", "/api/you/games/{table}", "hideGame",
        "Take a game off your list, or put it back.",
        hide, body=HideGame, answer=Kept, token="needed", refusals=(400, 404, 413, 415, 503),
    ),
    Endpoint(
        "POST", "/api/you/records", "bringRecord",
        "Add a finished game that you played offline to your games here.",
        bring, body=dict[str, Any], answer=Made, status=201, token="needed",
        refusals=(400, 409, 413, 415, 422, 503, 507),
    ),
    Endpoint(
        "GET", "/api/you/statistics", "statistics",
        "What your finished games have in common; with `table`, those of its people together.",
        statistics, answer=Statistics, token="needed",
        queries=(Query("table", str, "A table where you have a seat."),),
        refusals=(400, 403, 404, 503),
    ),
    Endpoint(
        "POST", "/api/you/link", "nameLink",
        "A secret to use your name elsewhere; it voids the one before, and older tokens.",
        link, answer=NameLink, status=201, token="needed", refusals=(503, 507),
    ),
    Endpoint(
        "POST", "/api/you/open", "openName",
        "Use the name of a link; your games become that person's, if you have no link yourself.",
        open_name, body=OpenName, answer=OpenedName, token="optional",
        refusals=(400, 403, 413, 415, 503),
    ),
    Endpoint(
        "GET", "/api/you/settings", "settings",
        "What you have chosen on any device, if you have a link to your name.",
        settings, answer=Chosen, token="needed", refusals=(503,),
    ),
    Endpoint(
        "POST", "/api/you/settings", "keepSettings",
        "Save changed settings for all devices of your link; the answer is all that are chosen.",
        keep_settings, body=KeepSettings, answer=Chosen, token="needed",
        refusals=(400, 409, 413, 415, 503, 507),
    ),
    Endpoint(
        "POST", "/api/you/forget", "forget",
        "Delete everything that is only yours; if there was any, the token is void afterwards.",
        forget, answer=Kept, token="needed", refusals=(503,),
    ),
)  # fmt: skip
