"""The pages that a browser is given."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

FOLDER = Path(__file__).parent / "page"


def pages() -> list[BaseRoute]:
    """One page for the lobby and for every table, and the files that it asks for."""
    return [
        Route("/", _page),
        Route("/t/{table}", _page),
        Mount("/page", StaticFiles(directory=FOLDER)),
    ]


async def _page(request: Request) -> Response:
    return FileResponse(FOLDER / "index.html", headers={"cache-control": "no-cache"})
