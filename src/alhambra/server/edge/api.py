"""The HTTP API: the main endpoints, and what all of them share.

Routes and the OpenAPI document are made from the same table of endpoints, so they cannot differ.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from ... import __version__, pieces, record
from ...bots import BOTS, FORMER
from ...core import compiled
from ...exercises.exercise import exercises
from ...exercises.goals import shown
from ...game import Game
from ...options import EDITIONS, RULE_OPTIONS
from ...scoring import points_of_places
from ...view import view_for
from ..advisers import Advisers
from ..analysts import Analysts
from ..errors import (
    BadMessage,
    NotAllowed,
    TableError,
    TooMany,
)
from ..lobby import read_summary
from ..metrics import Metrics
from ..replayers import Replayers
from ..service import Service
from ..settings import Settings
from ..store import Listing
from ..table import OPEN, OVER, RUNNING, Table
from ..wire import messages, updates
from ..wire.messages import QUICK, AnyCommand, NewTable
from ..wire.positions import Beginning, FromGame, FromText
from ..wire.replays import Film, film
from ..wire.sites import Sites, sites
from .access import address
from .asking import NOT_KEPT, Endpoint, Query, answer, body, query, written
from .limits import CommandLimits, Limiter
from .listed import ListedTables

MAX_RECORD = 32 * 1024
"""The most bytes of a record; real ones have about 8,000."""
MAX_ORDER = MAX_RECORD + 4 * 1024
"""The most bytes of an order for a table, which may include a record."""
FRAMES = 200
"""Actions of a replay that count as one expensive request."""
LOBBY = 50
"""The most tables of each status that the lobby shows."""
LONGEST_WAIT = 25.0
"""The most seconds a client may wait for a change."""

# What comes out


class Guest(Struct, frozen=True):
    """A new guest. The token is their only identity, so keep it."""

    token: str


class Made(Struct, frozen=True):
    """A new table."""

    id: str
    link: str
    """The path of the table's page on this server, for friends."""


class LobbyTable(Struct, frozen=True, rename="camel"):
    """A table in the lobby."""

    id: str
    created: int
    updated: int
    table: updates.SummaryOut


class Lobby(Struct, frozen=True):
    """The listed tables: those waiting for people, and those that can be watched."""

    open: list[LobbyTable]
    running: list[LobbyTable]


class Choices(Struct, frozen=True, rename="camel"):
    """What can be chosen for a new table."""

    version: str
    editions: dict[str, dict[str, str]]
    """The rule options in which each edition differs from the standard."""
    rules: dict[str, list[str]]
    """The values of each rule option, the standard one first."""
    bots: list[str]
    """The levels, the weakest first."""
    quick: list[str]
    """The quick chat lines."""
    points: list[list[list[int]]]
    """What places are worth (R7.3): by scoring, kind and place, the first place first."""


class ExerciseChoice(Struct, frozen=True, rename="camel"):
    """A lesson or a puzzle to choose from."""

    id: str
    kind: Literal["lesson", "puzzle"]
    level: int
    """How hard a puzzle is, from 1 to 5 (to 3 for best-turn puzzles); 0 for a lesson."""
    players: int
    steps: int
    goal: dict[str, str | int]
    """The goal of the first step: `is` names it, the rest are parameters."""


class Health(Struct, frozen=True):
    """The server is up and its database answers."""

    status: str
    version: str
    compiled: bool


@dataclass(frozen=True, slots=True)
class Api:
    """What the endpoints have in common."""

    service: Service
    settings: Settings
    metrics: Metrics
    new_tables: Limiter
    """Limits how many tables an address makes."""
    efforts: Limiter
    """Limits expensive requests per address."""
    limits: CommandLimits
    """Limits commands per seat, table and address."""
    replayers: Replayers
    advisers: Advisers
    listed: ListedTables
    """Limits how many tables in the lobby come from one address."""
    analysts: Analysts
    new_analyses: Limiter
    """Limits how many analyses an address starts."""
    _documents: list[bytes] = field(default_factory=list)  # the OpenAPI document, once made

    # Who is there

    async def guest(self, request: Request) -> Response:
        """A new guest."""
        token, _ = self.service.keyring.signer.guest_token()
        return answer(Guest(token), 201)

    # Tables

    async def lobby(self, request: Request) -> Response:
        """Listed tables."""
        tables = self.service.tables
        return answer(
            Lobby(
                _listed(await tables.lobby(OPEN, LOBBY)),
                _listed(await tables.lobby(RUNNING, LOBBY)),
            )
        )

    async def create(self, request: Request) -> Response:
        """A new table."""
        guest = self.caller(request)
        order = messages.read_order(await body(request, MAX_ORDER))
        self.check_new_table(request)
        if (begin := order.begin) is None:
            name = await self._listed(request, order, guest)
        else:
            if begin.position:
                beginning = await self.replayers.beginning(FromText(begin.position))
            else:
                same = begin.same_draws
                beginning = await self.beginning(request, begin, same_draws=same)
            name = (await self.service.tables.create(order, guest, beginning)).name
        return answer(Made(name, f"/t/{name}"), 201)

    async def beginning(
        self, request: Request, moment: messages.Moment, *, same_draws: bool = False
    ) -> Beginning:
        """A moment of a finished game, worked out in another process. Refuses running games."""
        self.check_effort(request, moment.actions / FRAMES)
        if moment.table:
            table = await self.service.tables.table(moment.table)
            if table.status != OVER:
                raise TableError("not-over", "you can play on only from a game that is over")
            await self.service.deals.check_seen(table, self.caller(request, needed=False))
            source: Film | bytes = film(table, games=False)
        elif moment.record is not None:
            source = updates.encode(moment.record)
        else:
            raise BadMessage("name a table, or send a record")
        return await self.replayers.beginning(FromGame(source, moment.actions, same_draws))

    async def table(self, request: Request) -> Response:
        """A table as the caller may know it."""
        asked = query(request, _Look)
        data = await self.service.tables.whole_view(
            request.path_params["table"],
            self.caller(request, needed=False),
            asked.seat,
            asked.after,
            asked.wait,
        )
        return Response(data, 200, NOT_KEPT, "application/json")

    async def command(self, request: Request) -> Response:
        """Carry out a command, as on a socket."""
        guest = self.caller(request)
        command = messages.read_command(await body(request))
        table: str = request.path_params["table"]
        tables = self.service.tables
        seated = tables.has_seat(table, guest)
        asker = address(request.scope)
        self.limits.check(asker, table, guest, command, seated=seated)
        return answer(await tables.command(table, guest, command, partial(self.making, asker)))

    async def sites(self, request: Request) -> Response:
        """Where a tile could go."""
        table = await self.service.tables.table(request.path_params["table"])
        asked = query(request, _Sites)
        state = started_game(table).state if table.turn is None else table.turn.state
        seat = state.turn if asked.seat is None else asked.seat
        if seat >= len(table.seats):
            raise BadMessage(f"there are seats 0 to {len(table.seats) - 1}")
        return answer(sites(state, seat, pieces.tile(asked.tile)))

    async def picture(self, request: Request) -> Response:
        """A table as an SVG picture."""
        self.check_effort(request)
        guest = self.caller(request, needed=False)
        table = await self.service.tables.table(request.path_params["table"])
        game = started_game(table)
        held = table.held_by(guest)
        seat = query(request, Seat).seat
        if seat is not None and seat not in held:
            raise NotAllowed("not-your-seat", "only its holder can see a seat's hand", yours=held)
        if seat is None and len(held) == 1:
            seat = held[0]
        state = game.state if table.turn is None else table.turn.state
        setup = table.setup
        hands = setup.hands == "open"
        view = view_for(state, seat, open_hands=hands, aids=setup.aids, moves=False)
        drawn = await self.replayers.picture(view, tuple(game.names))
        return Response(drawn, 200, NOT_KEPT, "image/svg+xml")

    async def record(self, request: Request) -> Response:
        """The record of a finished game, with the proof of its shuffle."""
        table = await self.service.tables.table(request.path_params["table"])
        game = started_game(table)
        if table.status != OVER:
            raise TableError("not-over", "the record shows what is still to come; wait for the end")
        await self.service.deals.check_told(table)
        bots = [seat.bot or None for seat in table.seats]
        text = record.to_json(record.of_game(game, table.shuffle, table=table.name, bots=bots))
        return Response(
            text + "\n",
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="alhambra-{table.name}.json"'},
        )

    # The server itself

    async def choices(self, request: Request) -> Response:
        """What can be chosen for a new table."""
        rules = {name: list(values) for name, values in RULE_OPTIONS.items()}
        bots = [name for name in BOTS if name not in FORMER]
        return answer(Choices(__version__, EDITIONS, rules, bots, list(QUICK), points_of_places()))

    async def exercises(self, request: Request) -> Response:
        """Lessons and puzzles."""
        return answer(
            [
                ExerciseChoice(
                    each.id,
                    each.kind,
                    each.level,
                    each.options.players,
                    len(each.steps),
                    shown(each.steps[0].goal),
                )
                for each in exercises().values()
            ]
        )

    async def health(self, request: Request) -> Response:
        """Whether the server can do its work."""
        await self.service.tables.check()
        return answer(Health("ok", __version__, compiled()))

    async def measures(self, request: Request) -> Response:
        """Metrics for Prometheus."""
        self.metrics.observe(len(self.service.rooms), self.service.thinkers.waiting)
        data, media = self.metrics.render()
        return Response(data, media_type=media)

    async def document(self, request: Request) -> Response:
        """The OpenAPI document."""
        return written(self._document())

    def prepare(self) -> None:
        """Work out in advance what takes long and never changes."""
        self._document()
        exercises()

    def _document(self) -> bytes:
        if not self._documents:
            from .openapi import document

            self._documents.append(updates.encode(document(self.endpoints)))
        return self._documents[0]

    @property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The endpoints that this server offers."""
        from .endpoints import ENDPOINTS

        hidden = () if self.settings.metrics else ("metrics",)
        return tuple(each for each in ENDPOINTS if each.name not in hidden)

    async def _listed(self, request: Request, order: NewTable, guest: str) -> str:
        """Make a table; refuse a listed one if the address has too many in the lobby."""
        listed = order.setup is not None and order.setup.listed
        async with self._listing(address(request.scope), listed) as made:
            made(name := (await self.service.tables.create(order, guest)).name)
            return name

    @asynccontextmanager
    async def _listing(self, asker: str, listed: bool) -> AsyncIterator[Callable[[str], None]]:
        """Reserve a place in the lobby for an address, if its table is listed."""
        if not listed:
            yield lambda name: None
            return
        lobby = self.service.tables.lobby
        shown = {each.table for status in (OPEN, RUNNING) for each in await lobby(status, LOBBY)}
        with self.listed.one_more(asker, shown) as made:
            yield made

    @asynccontextmanager
    async def making(self, asker: str, listed: bool) -> AsyncIterator[Callable[[str], None]]:
        """Count a rematch like any new table of the address that asks. Raises `TooMany`."""
        self._count_table(asker)
        async with self._listing(asker, listed) as made:
            yield made

    def check_new_table(self, request: Request) -> None:
        """Raise `TooMany` if an address has made too many tables."""
        self._count_table(address(request.scope))

    def _count_table(self, asker: str) -> None:
        if wait := self.new_tables.allow(asker):
            raise TooMany("you have made many tables; wait a little", wait)

    def check_effort(self, request: Request, cost: float = 1.0) -> None:
        """Raise `TooMany` if an address has made too many expensive requests."""
        wait = self.efforts.allow(address(request.scope), max(1.0, cost))
        if wait:
            raise TooMany("this takes the server some time; wait a little", wait)

    def caller(self, request: Request, *, needed: bool = True) -> str:
        """The guest whose token a request has; empty if it has none and none is `needed`."""
        header = request.headers.get("authorization", "")
        if not header and not needed:
            return ""
        scheme, _, token = header.partition(" ")
        return self.service.people.guest(token.strip() if scheme.lower() == "bearer" else "")


# Queries and helpers


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """A query for one of a table's seats."""

    seat: Annotated[int, Meta(ge=0, le=5)] | None = None


class _Sites(Seat, frozen=True, forbid_unknown_fields=True, kw_only=True):
    tile: Annotated[str, Meta(max_length=10)]


class News(Struct, frozen=True, forbid_unknown_fields=True):
    """A query for news: what the client knows already, and how long to wait for more."""

    after: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    wait: Annotated[float, Meta(ge=0, le=LONGEST_WAIT)] = 0.0


class _Look(News, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None


def _listed(listings: Iterable[Listing]) -> list[LobbyTable]:
    """The tables whose summaries can be read."""
    return [
        LobbyTable(each.table, each.created, each.updated, summary)
        for each in listings
        if (summary := read_summary(each.index.summary)) is not None
    ]


def started_game(table: Table) -> Game:
    """The game of a table. Raises `TableError` if it has not started."""
    if table.game is None:
        raise TableError("not-started", "the game has not started yet")
    return table.game


# Endpoints

_SEAT = Query("seat", int, "Show the hand of this seat, which the caller holds.")
_NO_TABLE = 404

ENDPOINTS = (
    Endpoint(
        "POST", "/api/guests", "newGuest",
        "Become a guest: the token stands for you at every table.",
        Api.guest, answer=Guest, status=201,
    ),
    Endpoint(
        "GET", "/api/choices", "choices",
        "The editions, rule options, bots and quick phrases.",
        Api.choices, answer=Choices,
    ),
    Endpoint(
        "GET", "/api/exercises", "exercises",
        "Lessons, then puzzles: to begin one, make a table of it.",
        Api.exercises, answer=list[ExerciseChoice],
    ),
    Endpoint(
        "GET", "/api/lobby", "lobby", "Tables that are listed.", Api.lobby, answer=Lobby,
        refusals=(503,),
    ),
    Endpoint(
        "POST", "/api/tables", "newTable", "Make a table; you are its host.",
        Api.create, body=NewTable, answer=Made, status=201, token="needed",
        refusals=(400, 403, 404, 409, 413, 415, 422, 503, 507),
    ),
    Endpoint(
        "GET", "/api/tables/{table}", "table",
        "A table as you may see it; with `after` and `wait`, as soon as it has changed.",
        Api.table, answer=updates.Update, token="optional",
        queries=(
            _SEAT,
            Query("after", int, "Wait until the table has a version above this one."),
            Query("wait", float, f"How many seconds to wait, at most {LONGEST_WAIT:.0f}."),
        ),
        refusals=(400, 403, _NO_TABLE, 503),
    ),
    Endpoint(
        "POST", "/api/tables/{table}/commands", "command",
        "Send a command to a table: sit, start, play, undo, end and so on, as on a socket.",
        Api.command, body=AnyCommand, answer=updates.Done, token="needed",
        refusals=(400, 403, _NO_TABLE, 409, 413, 415, 422, 503, 507),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/sites", "sites",
        "Where a tile could go in a palace, how long the wall would be, and why not elsewhere.",
        Api.sites, answer=Sites,
        queries=(
            Query("tile", str, "The tile, such as `T9NE`.", needed=True),
            Query("seat", int, "Whose palace; that of the acting seat if not given."),
        ),
        refusals=(400, _NO_TABLE, 409, 422, 503),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/picture", "picture", "The table as a picture.",
        Api.picture, media="image/svg+xml", token="optional", queries=(_SEAT,),
        refusals=(400, 403, _NO_TABLE, 409, 503),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/record", "record",
        "The record of a game that is over, which `alhambra verify` accepts.",
        Api.record, answer=dict[str, Any], refusals=(_NO_TABLE, 409, 503),
    ),
    Endpoint(
        "GET", "/api/health", "health", "Whether the server can do its work.",
        Api.health, answer=Health, refusals=(503,),
    ),
    Endpoint(
        "GET", "/api/metrics", "metrics", "Measurements in Prometheus' text format.",
        Api.measures, media="text/plain",
    ),
    Endpoint(
        "GET", "/api/openapi.json", "document", "This document.",
        Api.document, answer=dict[str, Any],
    ),
)  # fmt: skip
