"""The application: routes, middleware, error handling, startup and shutdown."""

from __future__ import annotations

import gc
import math
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from ...errors import AlhambraError, IllegalAction, NotationError, SetupError
from ..advisers import Advisers
from ..analysts import Analysts
from ..errors import TableError, TooMany
from ..logs import log_event, log_failure, log_unavailable
from ..metrics import Metrics
from ..replayers import Replayers
from ..service import Service
from ..settings import Settings, without_password
from ..store import Store, Unavailable, open_store
from ..thinkers import Thinkers
from ..wire import updates
from .access import HEADERS, Access
from .api import Api
from .asking import answer
from .hosts import Hosts
from .limits import BURST, CommandLimits, Limiter, MessageLimits
from .listed import ListedTables
from .pages import for_people, missing, pages
from .sockets import TableSocket

_EFFORT = 10  # an expensive request counts as this many ordinary ones


def make_app(settings: Settings) -> Starlette:
    """The application for these settings."""
    store = open_store(settings.database)
    thinkers = Thinkers(settings.workers, bot_seconds=settings.bot_seconds)
    analysts = Analysts(store, settings.analysis_futures)
    return assemble(settings, store, thinkers, Replayers(), analysts, Metrics())


def assemble(
    settings: Settings,
    store: Store,
    thinkers: Thinkers,
    replayers: Replayers,
    analysts: Analysts,
    metrics: Metrics,
) -> Starlette:
    """The application, put together from parts that differ between a server and a browser."""
    service = Service(store, thinkers, settings, metrics)
    new_tables = _limiter(settings.tables_per_hour / 3600, 3600 / 6)
    efforts = _limiter(settings.requests_per_second / _EFFORT)
    new_analyses = _limiter(settings.analyses_per_hour / 3600, 3600 / 6)
    limits = CommandLimits(settings.messages_per_second, settings.lines_per_minute)
    advisers = Advisers(thinkers)
    listed = ListedTables(settings.listed_per_address)
    api = Api(
        service=service,
        settings=settings,
        metrics=metrics,
        new_tables=new_tables,
        efforts=efforts,
        limits=limits,
        replayers=replayers,
        advisers=advisers,
        listed=listed,
        analysts=analysts,
        new_analyses=new_analyses,
    )
    pace = MessageLimits(settings.messages_per_second)

    async def socket(websocket: WebSocket) -> None:
        await TableSocket(websocket, service, pace, limits, metrics, api.making).serve()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        api.prepare()
        await service.open()
        log_event("server.open", database=without_password(settings.database))
        # Everybody waits during garbage collection. Reference counting frees nearly everything,
        # and closed connections leave no cycles: so collect the young generation only, which is
        # quick, and hardly ever the older ones.
        gc.collect()
        gc.freeze()
        gc.set_threshold(5_000, 500, 20)
        # Database and bot threads do little at a time, but often: let them have the GIL soon.
        sys.setswitchinterval(0.001)
        try:
            yield
        finally:
            thinkers.close()
            replayers.close()
            await analysts.close()
            await service.close()
            log_event("server.closed")

    public = urlsplit(settings.public_url or "")
    home = [f"{public.scheme}://{public.netloc}".lower()] if public.hostname else []
    hosts = Hosts([*settings.hosts, settings.host.lower(), public.hostname or ""])
    app = Starlette(
        routes=[
            WebSocketRoute("/api/tables/{table}/socket", socket),  # first, as many connect at once
            *(
                Route(
                    each.path,
                    _counted(metrics, each.path, partial(each.handler, api)),
                    methods=[each.method],
                )
                for each in api.endpoints
            ),
            *pages(),
        ],
        middleware=[
            Middleware(
                Access,
                hosts=hosts,
                origins=[*settings.origins, *home],
                requests=_limiter(settings.requests_per_second),
                sockets=settings.sockets_per_address,
            )
        ],
        exception_handlers={
            AlhambraError: _refused,
            HTTPException: _no_such_page,
            Exception: _failed,
        },
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False  # redirects would use the request's own `Host`
    app.state.service = service
    return app


def _limiter(rate: float, seconds: float = BURST) -> Limiter:
    """Allow `rate` per second on average, and bursts of `seconds` times that."""
    return Limiter(rate, max(1.0, rate * seconds))


Handler = Callable[[Request], Awaitable[Response]]


def _counted(metrics: Metrics, path: str, handler: Handler) -> Handler:
    """An endpoint whose responses are counted, refusals included."""

    async def handle(request: Request) -> Response:
        try:
            response = await handler(request)
        except AlhambraError as error:
            response = await _refused(request, error)
        except Exception as error:
            metrics.request(path, 500)
            raise error
        metrics.request(path, response.status_code)
        return response

    return handle


async def _refused(request: Request, error: Exception) -> Response:
    """The response for a refusal."""
    assert isinstance(error, AlhambraError)
    if isinstance(error, Unavailable):
        log_unavailable(error)
    response = answer(updates.refusal(error), status_of(error))
    if isinstance(error, TooMany):
        response.headers["retry-after"] = str(math.ceil(error.wait))
    return response


async def _no_such_page(request: Request, error: Exception) -> Response:
    """The response for what Starlette itself refuses: unknown pages and methods."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and for_people(request):
        return await missing(request)
    slug = "no-such-page" if error.status_code == 404 else "method"
    text = f"there is nothing at this address; see /api/openapi.json ({error.detail})"
    response = answer(updates.refusal(TableError(slug, text)), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def _failed(request: Request, error: Exception) -> Response:
    """The response for a bug of ours: details go to the log, not to the client."""
    log_failure("request.failed", error, method=request.method)
    refusal = TableError("internal", "something went wrong on the server; nothing was changed")
    response = answer(updates.refusal(refusal), 500)
    response.headers.update(HEADERS)  # Starlette sends this one past the middleware
    return response


def status_of(error: AlhambraError) -> int:
    """The HTTP status of a refusal."""
    status = getattr(error, "status", None)
    if isinstance(status, int):
        return status
    if isinstance(error, Unavailable):
        return 503
    if isinstance(error, IllegalAction):
        return 409
    return 422 if isinstance(error, (SetupError, NotationError)) else 400
