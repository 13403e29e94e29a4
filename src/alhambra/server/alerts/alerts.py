"""Calls people whose page is closed, by push notification: decides who, and sends it.

What is due follows from the summaries stored beside the logs. "This person was told" is written to
the database in one step with the resulting calls, so no two processes send the same call, and
none is lost when a process dies.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from logging import WARNING
from typing import TypeVar

import msgspec

from ...errors import MissingExtra
from ..background import Background
from ..errors import BadMessage, NoSuchTable, TableError
from ..lobby import read_stored
from ..logs import log_event, log_failure, log_unavailable, mark
from ..pace import Pace, Settling
from ..settings import Settings
from ..store import Device, Push, Store, Unavailable, Watched
from ..store.people import GameQuery
from ..table import RUNNING
from ..tokens import is_table_id
from ..wire.alerts import Alert, AlertDevice, AlertsOut
from .calls import LONGEST_LEAD, Call, calls, is_waiting, quiet_until
from .lanes import Lanes
from .posting import Forbidden, Poster, Unreachable
from .push import AUTH_BYTES, Keys, from_text, is_public, new_private, seal, to_text

DEVICES = 8
"""The most browsers kept for one guest; beyond that, the one not seen for longest is dropped."""
FORGOTTEN = 120 * 86_400_000
"""Milliseconds after which a browser that has not been seen is no longer called."""
OVERLAP = 60_000
"""Milliseconds by which looks overlap, as a row may be committed later than its time says."""
LEASE = 60_000
"""Milliseconds after which another process may retry a call that was begun but not finished."""
CLAIMED = 128
"""The most calls that one process has begun; some of them wait for others to end."""
AT_ONCE = 32
"""The most calls that one process sends at a time ..."""
OF_GUEST = 4
"""... to the devices of one guest ..."""
OF_HOST = 8
"""... and to one push service. So those that stay silent do not hold up all others."""
TRIES = 5
"""How often a call is attempted when the push service does not answer."""
CROWDED = 10_000
"""Milliseconds for which a call is put off when those before it do not end."""
PAUSE = 30_000
"""Milliseconds before the first retry; each further pause is four times as long."""
LONGEST_PAUSE = 86_400_000
SLICE = 50
"""Tables looked at before the event loop gets to run other tasks."""
COUNTED = 99
"""The most waiting games that are counted for a notification."""


class StoredDevice(AlertDevice, frozen=True, forbid_unknown_fields=False, rename="camel"):
    """A stored device, read leniently, as another version may have written it."""

    language: str = "en"
    offset: int = 0


_stored = msgspec.json.Decoder(StoredDevice)
_Result = TypeVar("_Result")


class Alerts:
    """The devices that can be called, and the calls to them."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        background: Background,
        pace: Pace,
        now: Callable[[], int],
    ) -> None:
        """Nobody is called before `open`."""
        self._store = store
        self._background = background
        self._pace = pace
        self._now = now
        self._offered = settings.alerts
        self._contact = _contact(settings)
        self._poster = Poster(settings.push_networks)
        self._keys: Keys | None = None
        self._looked: int | None = None  # time of the last complete `look`
        self._opened = 0
        self._sending = 0
        self._guests, self._hosts, self._all = Lanes(OF_GUEST), Lanes(OF_HOST), Lanes(AT_ONCE)

    async def open(self) -> None:
        """Get the server's keys; the first process to ask makes them. Raises `Unavailable`."""
        if self._keys is not None or not self._offered:
            return
        try:
            made = await asyncio.to_thread(new_private)
        except MissingExtra as error:
            self._offered = False
            log_event("alerts.missing", level=WARNING, why=str(error))
            return
        self._keys = Keys(await self._store.alerts.key(made))
        self._opened = self._now()

    # What people choose

    async def about(self, guest: str, table: str) -> AlertsOut:
        """Whether this server sends alerts, and what a guest has set up."""
        alerts = self._store.alerts
        key = None if self._keys is None else self._keys.public
        devices = len(await alerts.devices(guest)) if guest else 0
        return AlertsOut(key, devices, bool(guest and table and await alerts.muted(guest, table)))

    async def keep(
        self,
        guest: str,
        generation: int,
        device: AlertDevice,
        check_new: Callable[[], None] = lambda: None,
    ) -> None:
        """Call a guest on a device from now on. Raises `TableError` or `BadMessage`.

        `check_new` is called before a device is stored that was not known, and may refuse it.
        """
        if self._keys is None:
            raise TableError("no-alerts", "this server sends no alerts; ask whoever runs it")
        try:
            self._poster.check(device.endpoint)
        except Forbidden as error:
            raise BadMessage(f"`endpoint` is not a push service on the internet: {error}") from None
        try:
            right = (
                is_public(from_text(device.p256dh)) and len(from_text(device.auth)) == AUTH_BYTES
            )
        except ValueError:
            right = False
        if not right:
            raise BadMessage("`p256dh` and `auth` are the keys of a subscription, in base64url")
        known = _id(device.endpoint)
        if await self._store.alerts.find(known) is None:
            check_new()
        now = self._now()
        body = msgspec.json.encode(device)
        kept = Device(known, guest, generation, now, now, body)
        await self._store.alerts.keep(kept, DEVICES)

    async def stop(self, endpoint: str, table: str | None) -> None:
        """Stop calling the device at an address, or mute one table for the device's guest."""
        alerts = self._store.alerts
        if table is None:
            await alerts.drop(_id(endpoint))
        elif is_table_id(table) and (device := await alerts.find(_id(endpoint))) is not None:
            await alerts.mute(device.guest, table, True)

    async def mute(self, guest: str, table: str, muted: bool) -> None:
        """Mute or unmute a table for a guest. Raises `NoSuchTable`."""
        if not is_table_id(table) or not await self._store.alerts.mute(guest, table, muted):
            raise NoSuchTable

    # Who is called

    async def run(self) -> None:
        """Loop for ever: find out who is to be called, and call them."""
        expired = 0.0
        while True:
            await asyncio.sleep(self._pace.alerts)
            if time.monotonic() - expired > self._pace.expiry:
                expired = time.monotonic()
                await _try(self.expire)
            if self._keys is not None and await _try(self._store.alerts.any):
                await _try(self.look)
                await _try(self.send)

    async def expire(self) -> None:
        """Drop the devices that have not been seen for long. Raises `Unavailable`."""
        if count := await self._store.alerts.expire(self._now() - FORGOTTEN):
            log_event("devices.expired", count=count)

    async def look(self) -> None:
        """Find who is to be called now, and store the calls. Raises `Unavailable`.

        A table for which this fails in any other way is logged and left out.
        """
        now, alerts = self._now(), self._store.alerts
        settling = self._pace.settling
        if self._looked is None and now < self._opened + settling.slow:
            return  # after a restart, give people time to reconnect first
        since = 0 if self._looked is None else self._looked - settling.slow - OVERLAP
        found = await alerts.watched(since)
        found += await alerts.running_out(now, now + LONGEST_LEAD)
        for number, each in enumerate(found):
            try:
                await self._consider(each, now, settling)
            except Unavailable:
                raise
            except Exception as error:  # of this table; the others are looked at all the same
                log_failure("alerts.failed", error, table=mark(each.table))
            if number % SLICE == SLICE - 1:
                await asyncio.sleep(0)  # let other tasks run
        self._looked = now

    async def _consider(self, watched: Watched, now: int, settling: Settling) -> None:
        summary = read_stored(watched.summary)
        if summary is None:
            return
        for call in calls(summary, watched.status, watched.seats, settling):
            if call.mark <= watched.told[call.kind] or not call.ripe <= now < call.until:
                continue
            here = await self._is_there(watched.table, watched.seats, now)
            if here and call.kind == "soon":
                continue  # not marked as told: they may leave before the time is up
            due = {} if here else await self._due(watched.guest, call, now)
            await self._store.alerts.tell(watched.guest, watched.table, call.kind, call.mark, due)

    async def _due(self, guest: str, call: Call, now: int) -> dict[str, int]:
        """When to call each of a guest's devices that want this call, outside quiet hours."""
        due = {}
        for device in await self._store.alerts.devices(guest):
            chosen = _read(device.body)
            if chosen is None or call.kind not in chosen.kinds or device.made > call.ripe:
                continue
            when = quiet_until(chosen.quiet, chosen.zone, chosen.offset, now)
            if when < call.until:
                due[device.id] = when
        return due

    async def _is_there(self, table: str, own: int, now: int) -> bool:
        return any(own >> seat & 1 for seat in await self._store.present(table, now))

    # Calling

    @property
    def idle(self) -> bool:
        """Whether no call is being sent or waits to be."""
        return not self._sending

    async def send(self) -> None:
        """Claim the calls that are due, and start sending them. Raises `Unavailable`."""
        free = CLAIMED - self._sending
        if free <= 0:
            return
        for push in await self._store.alerts.claim(self._now(), LEASE, free):
            self._sending += 1
            self._background.spawn(self._call(push))

    async def _call(self, push: Push) -> None:
        try:
            await self._send_in_turn(push)
        except Unavailable as error:
            log_unavailable(error)  # when the lease ends, some process tries again
        finally:
            self._sending -= 1

    async def _send_in_turn(self, push: Push) -> None:
        """Make a call when not too many others are being made; put it off if they do not end."""
        chosen = _read(push.device.body)
        host = "" if chosen is None else self._poster.host(chosen.endpoint)
        lanes = self._guests.of(push.device.guest), self._hosts.of(host), self._all.of("")
        async with AsyncExitStack() as entered:
            try:
                async with asyncio.timeout(self._pace.patience):
                    for lane in lanes:
                        await entered.enter_async_context(lane)
            except TimeoutError:
                await self._store.alerts.put_off(push, self._now() + CROWDED, push.tries)
                return
            await self._send(push)

    async def _send(self, push: Push) -> None:
        """Make a call, if the reason for it still holds."""
        now, alerts = self._now(), self._store.alerts
        chosen, call = _read(push.device.body), _still(push)
        if (
            chosen is None
            or call is None
            or push.muted
            or now >= call.until
            or await self._is_there(push.table, push.seats, now)
        ):
            await alerts.done(push)
            return
        if (later := quiet_until(chosen.quiet, chosen.zone, chosen.offset, now)) > now:
            await alerts.put_off(push, later, push.tries)
            return
        status, wait = await self._post(chosen, push, call, now)
        log_event("alert.sent", table=mark(push.table), kind=push.kind, status=status)
        if status in (404, 410):
            await alerts.drop(push.device.id)
        elif (status in (0, 429) or status >= 500) and push.tries + 1 < TRIES:
            pause = min(max(wait * 1000, PAUSE * 4**push.tries), LONGEST_PAUSE)
            await alerts.put_off(push, now + pause, push.tries + 1)
        else:
            await alerts.done(push)

    async def _post(self, chosen: AlertDevice, push: Push, call: Call, now: int) -> tuple[int, int]:
        """The push service's status, 0 if it did not answer, and its `Retry-After` in seconds."""
        assert self._keys is not None
        message = msgspec.json.encode(
            Alert(
                call.kind,
                push.table,
                list(call.names),
                call.deadline,
                await self._waiting(push.device.guest),
                chosen.language,
            )
        )
        body, proof = await asyncio.to_thread(self._sealed, chosen, message, now)
        headers = {
            "Authorization": proof,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(0, call.until - now) // 1000),
            "Urgency": "high" if call.kind == "soon" else "normal",
            "Topic": to_text(hashlib.sha256(f"{call.kind}|{push.table}".encode()).digest()[:24]),
        }
        try:
            answer = await self._poster.post(chosen.endpoint, headers, body)
        except Forbidden as error:
            log_event("alert.forbidden", level=WARNING, why=str(error))
            return 410, 0  # as if gone: the subscription points into a private network
        except Unreachable:
            return 0, 0
        return answer.status, answer.retry_after

    def _sealed(self, chosen: AlertDevice, message: bytes, now: int) -> tuple[bytes, str]:
        assert self._keys is not None
        body = seal(message, from_text(chosen.p256dh), from_text(chosen.auth))
        return body, self._keys.proof(chosen.endpoint, self._contact, now)

    async def _waiting(self, guest: str) -> int:
        """In how many games it is a guest's turn."""
        games = await self._store.people.games(guest, GameQuery((RUNNING,), COUNTED))
        found = [(game.seats, read_stored(game.summary)) for game in games]
        return sum(summary is not None and is_waiting(summary, seats) for seats, summary in found)


async def _try(step: Callable[[], Awaitable[_Result]]) -> _Result | None:
    """Do a step of the loop; whatever goes wrong is logged, as the loop must go on."""
    try:
        return await step()
    except Unavailable as error:
        log_unavailable(error)
    except Exception as error:
        log_failure("alerts.failed", error)
    return None


def _still(push: Push) -> Call | None:
    """The reason for a stored call, if it still holds."""
    summary = read_stored(push.summary)
    found = () if summary is None else calls(summary, push.status, push.seats)
    return next(
        (each for each in found if (each.kind, each.mark) == (push.kind, push.mark)),
        None,
    )


def _read(stored: bytes) -> AlertDevice | None:
    try:
        return _stored.decode(stored)
    except (msgspec.MsgspecError, UnicodeError):
        return None


def _id(endpoint: str) -> str:
    return to_text(hashlib.sha256(endpoint.encode("utf-8", "surrogatepass")).digest())


def _contact(settings: Settings) -> str:
    """The contact given to push services, for when something is wrong with our requests."""
    if settings.contact:
        return settings.contact
    public = settings.public_url or ""
    return public if public.startswith("https://") else "mailto:alhambra@localhost"
