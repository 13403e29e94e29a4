"""The pages for browsers: the client, or a note on how to build it."""

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
"""The client as built from client/; part of the wheel."""
RUNTIME = Path(__file__).parents[1] / "runtime"
"""What runs the server in a browser; part of the wheel."""
NOT_BUILT = Path(__file__).parent / "not_built.html"
"""The page shown if the client was not built."""

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
"""Paths that show the client's page; tables have their own."""
FILES = ("favicon.svg", "icon-192.png", "icon-512.png", "maskable.png", "manifest.json", "sw.js")
"""Files whose names do not change with their content."""

_CODINGS = (("br", ".br"), ("gzip", ".gz"))  # as the build makes them, the smallest first
_LONGEST = 500  # characters of an `Accept-Encoding` that is read; browsers send some thirty
_AGAIN = {"cache-control": "no-cache"}  # may be cached, but must be revalidated
_FOREVER = {"cache-control": "public, max-age=31536000, immutable"}  # names change with content


def pages(client: Path = CLIENT) -> list[BaseRoute]:
    """Routes for the client's page, and for the files that it loads.

    Tables have the same page, except that it names the files of a table to be loaded early.
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
    """The list of files for offline play; empty if this build has none."""
    if not (RUNTIME / "index.json").is_file():
        return Response("{}", 200, _AGAIN, "application/json")
    return await _Files(RUNTIME, _AGAIN).get_response("index.json", request.scope)


def for_people(request: Request) -> bool:
    """Whether a request looks like a person opening a page, not a program fetching something."""
    path = request.url.path
    return (
        request.method in ("GET", "HEAD")
        and not path.startswith(("/api/", "/assets/", "/runtime/"))
        and "text/html" in request.headers.get("accept", "")
    )


async def missing(request: Request, client: Path = CLIENT) -> Response:
    """The client's page with status 404; it says "not found" in the reader's language."""
    response = await _page(client, "index.html", request)
    if response.status_code == 200:
        response.status_code = 404
    return response


async def _page(client: Path, name: str, request: Request) -> Response:
    """A page of the client; checked each time, as it may be built while the server runs."""
    if not (client / name).is_file():
        return FileResponse(NOT_BUILT, 503, _AGAIN)
    return await _Files(client, _AGAIN).get_response(name, request.scope)


def _with_slash(*paths: str) -> list[str]:
    """Each path, and the same with a slash at its end."""
    return list(dict.fromkeys(each for path in paths for each in (path, f"{path.rstrip('/')}/")))


class _Files(StaticFiles):
    """Serves a folder; a file that is there compressed goes out as the browser accepts it."""

    def __init__(self, folder: Path, headers: dict[str, str]) -> None:
        """The folder need not exist yet."""
        super().__init__(directory=folder, check_dir=False)
        self._headers = headers

    async def check_config(self) -> None:
        """Do nothing: without the folder, there are simply no files."""

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
    """The codings that an `Accept-Encoding` header names, except those of weight 0.

    None if it is absurdly long: what is not compressed suits everybody.
    """
    found: set[str] = set()
    if len(header) > _LONGEST:
        return found
    for each in header.lower().split(","):
        coding, _, weight = each.partition(";")
        if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight):
            found.add(coding.strip())
    return found
