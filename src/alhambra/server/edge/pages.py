"""The pages that a browser is given: the client, or how to get it where it was not built."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

CLIENT = Path(__file__).parents[1] / "web"
"""What is built from client/; the wheel carries it."""
RUNTIME = Path(__file__).parents[1] / "runtime"
"""What runs the server in a browser; the wheel carries it, too."""
NOT_BUILT = Path(__file__).parent / "not_built.html"
"""What stands in its place where it was not built."""

PATHS = (
    "/",
    "/learn",
    "/rules",
    "/replay",
    "/replay/{table}",
    "/analysis",
    "/analysis/{table}",
    "/sandbox",
    "/score",
    "/score/{room}",
    "/you",
    "/deal",
    "/deal/{deal}",
    "/week/{week}",
    "/duplicate",
    "/duplicate/{duplicate}",
    "/offline",
    "/offline/{path:path}",
)
"""Where the client's one page is shown, besides tables."""
FILES = ("favicon.svg", "icon-192.png", "icon-512.png", "maskable.png", "manifest.json", "sw.js")
"""What has a name that does not change."""

_CODINGS = (("br", ".br"), ("gzip", ".gz"))  # the smallest first, as the build leaves them
_AGAIN = {"cache-control": "no-cache"}  # may be kept, but ask whether it is still the same
_FOREVER = {"cache-control": "public, max-age=31536000, immutable"}  # the name changes with it


def pages(client: Path = CLIENT) -> list[BaseRoute]:
    """One page for lobby, rules, lessons, tables and replays, and the files that it asks for.

    That of tables differs only in that it names the files of a table.
    """

    def page(name: str) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            return await _page(client, name, request)

        return answer

    return [
        *(Route(path, page("index.html")) for path in _with_slash(*PATHS)),
        *(Route(path, page("table.html")) for path in _with_slash("/t/{table}")),
        *(Route(f"/{name}", page(name)) for name in FILES),
        Mount("/assets", _Files(client / "assets", _FOREVER)),
        Route("/runtime/index.json", _runtime),
        Mount("/runtime", _Files(RUNTIME, _FOREVER)),
    ]


async def _runtime(request: Request) -> Response:
    """What a browser needs to play without a network; nothing of it may be in this build."""
    if not (RUNTIME / "index.json").is_file():
        return Response("{}", 200, _AGAIN, "application/json")
    return await _Files(RUNTIME, _AGAIN).get_response("index.json", request.scope)


def for_people(request: Request) -> bool:
    """Whether a person typed or followed the address, rather than a program of ours."""
    path = request.url.path
    return (
        request.method in ("GET", "HEAD")
        and not path.startswith(("/api/", "/assets/", "/runtime/"))
        and "text/html" in request.headers.get("accept", "")
    )


async def missing(request: Request, client: Path = CLIENT) -> Response:
    """The client's page, which says in the reader's language that there is nothing here."""
    response = await _page(client, "index.html", request)
    if response.status_code == 200:
        response.status_code = 404
    return response


async def _page(client: Path, name: str, request: Request) -> Response:
    """A page of the client, looked for each time: a build may come while the server runs."""
    if not (client / name).is_file():
        return FileResponse(NOT_BUILT, 503, _AGAIN)
    return await _Files(client, _AGAIN).get_response(name, request.scope)


def _with_slash(*paths: str) -> list[str]:
    """Each path, and the same with a slash at its end."""
    return list(dict.fromkeys(each for path in paths for each in (path, f"{path.rstrip('/')}/")))


class _Files(StaticFiles):
    """Files of a folder; in the smallest form that a browser takes, where there are several."""

    def __init__(self, folder: Path, headers: dict[str, str]) -> None:
        """The folder need not be there yet."""
        super().__init__(directory=folder, check_dir=False)
        self._headers = headers

    async def check_config(self) -> None:
        """Nothing to check: where there is no folder, there is no file."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or a 404."""
        taken = accepted(Headers(scope=scope).get("accept-encoding", ""))
        for coding, ending in _CODINGS:
            if coding not in taken:
                continue
            try:
                response = await super().get_response(path + ending, scope)
            except HTTPException:
                continue
            response.headers["content-encoding"] = coding
            break
        else:
            response = await super().get_response(path, scope)
        response.headers["vary"] = "accept-encoding"
        response.headers.update(self._headers)
        return response


def accepted(header: str) -> set[str]:
    """The codings that an `Accept-Encoding` allows by name, those of weight 0 left out."""
    found = set()
    for each in header.lower().split(","):
        coding, _, weight = each.partition(";")
        if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight):
            found.add(coding.strip())
    return found
