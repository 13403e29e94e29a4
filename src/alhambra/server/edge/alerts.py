"""Endpoints for push notifications."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from ..errors import Full, TooMany
from ..wire import messages
from ..wire.alerts import AlertDevice, AlertsOut, MuteGame, StopAlerts
from ..wire.you import Kept
from .access import address
from .asking import Endpoint, Query, answer, body, query

if TYPE_CHECKING:
    from .api import Api


class _About(Struct, frozen=True, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=64)] = ""


async def about(api: Api, request: Request) -> Response:
    """Whether there are alerts, and what the guest has set up."""
    guest = api.caller(request, needed=False)
    asked = query(request, _About)
    return answer(await api.service.alerts.about(guest, asked.table))


async def keep(api: Api, request: Request) -> Response:
    """Call the guest on this device from now on."""
    guest = api.caller(request)
    api.check_effort(request)
    device = messages.read_as(AlertDevice, await body(request))
    generation = api.service.people.generation(guest)

    def check_new() -> None:
        if api.service.tables.full:
            raise Full
        if wait := api.new_tables.allow(address(request.scope)):  # like a table, kept for long
            raise TooMany("you have registered many devices; wait a little", wait)

    await api.service.alerts.keep(guest, generation, device, check_new)
    return answer(Kept())


async def stop(api: Api, request: Request) -> Response:
    """Stop calling a device, or mute one game."""
    api.check_effort(request)
    wanted = messages.read_as(StopAlerts, await body(request))
    await api.service.alerts.stop(wanted.endpoint, wanted.table)
    return answer(Kept())


async def mute(api: Api, request: Request) -> Response:
    """Mute or unmute a game."""
    guest = api.caller(request)
    wanted = messages.read_as(MuteGame, await body(request))
    await api.service.alerts.mute(guest, request.path_params["table"], wanted.muted)
    return answer(Kept())


ENDPOINTS = (
    Endpoint(
        "GET", "/api/alerts", "alerts",
        "Whether you can get alerts when the page is closed, and the key to subscribe with.",
        about, answer=AlertsOut, token="optional",
        queries=(Query("table", str, "A game of yours that may be muted."),),
        refusals=(400, 503),
    ),
    Endpoint(
        "POST", "/api/alerts", "callMe",
        "Send you alerts on this browser; repeat after each change, and now and then.",
        keep, body=AlertDevice, answer=Kept, token="needed",
        refusals=(400, 409, 413, 415, 503, 507),
    ),
    Endpoint(
        "POST", "/api/alerts/stop", "stopAlerts",
        "Stop alerts to a browser, or to its person for one game; its address is the secret.",
        stop, body=StopAlerts, answer=Kept, refusals=(400, 413, 415, 503),
    ),
    Endpoint(
        "POST", "/api/you/games/{table}/alerts", "muteGame",
        "Turn alerts for a game off, or on again.",
        mute, body=MuteGame, answer=Kept, token="needed", refusals=(400, 404, 413, 415, 503),
    ),
)  # fmt: skip
