"""The pages that a browser is given: the client if it has been built, else the plain page."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

CLIENT = Path(__file__).parent / "web"
"""What is built from client/; the wheel carries it."""
PLAIN = Path(__file__).parent / "page"
"""What needs no building."""

_CODINGS = (("br", ".br"), ("gzip", ".gz"))  # the smallest first, as the build leaves them
_AGAIN = {"cache-control": "no-cache"}  # may be kept, but ask whether it is still the same
_FOREVER = {"cache-control": "public, max-age=31536000, immutable"}  # the name changes with it


def pages(client: Path = CLIENT) -> list[BaseRoute]:
    """One page for lobby, rules, lessons, tables and replays, and the files that it asks for.

    That of tables differs only in that it names the files of a table.
    """

    async def page(request: Request) -> Response:
        return await _Files(_home(client), _AGAIN).get_response("index.html", request.scope)

    async def table(request: Request) -> Response:
        home = _home(client)
        name = "table.html" if home == client else "index.html"
        return await _Files(home, _AGAIN).get_response(name, request.scope)

    async def icon(request: Request) -> Response:
        return FileResponse(_home(client) / "favicon.svg", headers=_AGAIN)

    return [
        *(Route(path, page) for path in ("/", "/learn", "/rules", "/replay", "/replay/{table}")),
        Route("/t/{table}", table),
        Route("/favicon.svg", icon),
        Mount("/assets", _Files(client / "assets", _FOREVER)),
        Mount("/page", _Files(PLAIN, _AGAIN)),
    ]


def _home(client: Path) -> Path:
    """Where the page is: looked at each time, for a build may come while the server runs."""
    return client if (client / "index.html").is_file() else PLAIN


class _Files(StaticFiles):
    """Files of a folder; in the smallest form that a browser takes, where there are several."""

    def __init__(self, folder: Path, headers: dict[str, str]) -> None:
        """The folder need not be there yet."""
        super().__init__(directory=folder, check_dir=False)
        self._headers = headers

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
