"""The server process: its port, its greeting, its signals."""

from __future__ import annotations

import errno
import os
import signal
import socket
import sys
import webbrowser

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...errors import AlhambraError
from .. import logs
from ..service import Service
from ..settings import Settings
from .app import make_app
from .uvicorn_limits import LimitedWebSocket, limited_http

_MAX_MESSAGE = 16 * 1024  # bytes of a WebSocket message
_PORTS = 20  # ports to try when a browser is opened anyway
_GRACE = 5  # seconds for requests to finish when the server stops
_UNREAD = 20_000  # milliseconds for which sent data may stay unacknowledged
_PING = 20.0  # seconds between pings, and to answer one


class CannotListen(Exception):
    """The port cannot be used; the message says what would help."""


def run(settings: Settings, *, browser: bool = False) -> None:
    """Serve until SIGINT or SIGTERM. With `browser`, open one, and take the next free port."""
    logs.set_up(settings.log, settings.log_level)
    made = make_app(settings)
    app = _Start(made)
    listener = _listener(settings.host, settings.port, _PORTS if browser else 1)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=settings.log_level == "debug",
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=_GRACE,
        http=limited_http(settings.connections_per_address, settings.trusted_proxies),
        ws=LimitedWebSocket,
        ws_max_size=_MAX_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=_PING,
        ws_ping_timeout=_PING,
    )
    server = _Server(config, settings, listener.getsockname()[1], browser, made.state.service)
    for number in (signal.SIGINT, signal.SIGTERM):
        # uvicorn stops at a signal, and raises it again when it is done: ignore that second one.
        signal.signal(number, lambda *_: None)
    try:
        with listener:
            server.run([listener])
    except SystemExit:  # uvicorn's, when it cannot start
        if app.refused is None:
            raise
    finally:
        made.state.service.thinkers.close()
    if app.refused is not None:
        raise app.refused
    if server.failed:
        sys.exit(3)


class _Start:
    """Wraps the application and keeps its refusal to start, to be reported in one line."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self.refused: AlhambraError | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self._app(scope, receive, send)
            return
        failed = False

        async def tell(message: Message) -> None:
            nonlocal failed
            if message["type"] == "lifespan.startup.failed":
                failed = True  # its message is a traceback; an empty one is sent below
            else:
                await send(message)

        try:
            await self._app(scope, receive, tell)
        except AlhambraError as error:
            if not failed:
                raise
            self.refused = error
            await send({"type": "lifespan.startup.failed", "message": ""})
        except BaseException:
            if failed:
                await send({"type": "lifespan.startup.failed", "message": ""})
            raise


class _Server(uvicorn.Server):
    """A uvicorn server that prints a greeting when it is ready."""

    def __init__(
        self,
        config: uvicorn.Config,
        settings: Settings,
        port: int,
        browser: bool,
        service: Service,
    ) -> None:
        super().__init__(config)
        self._service = service
        self._settings = settings
        self._port = port
        self._browser = browser
        self.failed = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start serving, and print the addresses."""
        self._service.background.spawn(self._service.thinkers.start())
        await super().startup(sockets)
        self.failed = self.should_exit
        if self.should_exit:
            return
        here, friends = addresses(self._settings, self._port)
        print(f"Alhambra is at {here}", flush=True)
        if friends:
            print(f"Friends on the same network find it at {friends}", flush=True)
        print("Ctrl-C stops it; every game is kept.", flush=True)
        if self._browser and _has_screen():
            webbrowser.open(here)


def addresses(settings: Settings, port: int) -> tuple[str, str]:
    """URLs of the server: for this machine, and for others, or "" if they cannot reach it."""
    host = settings.host
    everywhere = host in ("0.0.0.0", "::")
    near = "localhost" if everywhere or host in ("127.0.0.1", "::1") else host
    here = f"http://{f'[{near}]' if ':' in near else near}:{port}/"
    if settings.public_url:
        return here, f"{settings.public_url}/"
    if not everywhere:
        return here, ""
    outside = _own_address()
    return here, f"http://{outside}:{port}/" if outside else ""


def _own_address() -> str:
    """This machine's address in its network; found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _listener(host: str, port: int, tries: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + tries):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # drop clients that stop reading
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD)
        try:
            listener.bind((host, number))
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE or number == port + tries - 1:
                advice = "choose another with --port, or 0 for any free one"
                why = error.strerror or error
                raise CannotListen(
                    f"cannot listen on {host} port {number}: {why}; {advice}"
                ) from None
        else:
            return listener
    raise AssertionError("a port is tried at least once")


def _has_screen() -> bool:
    """Whether there is a display to open a browser on."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
