"""What documents name is there: modules, files, limits and counts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import alhambra
from alhambra.server import decisions, table
from alhambra.server.edge import api, asking, outbox, uvicorn_limits

ROOT = Path(__file__).parents[2]
PACKAGE = Path(alhambra.__file__).parent
DOCS = [ROOT / name for name in ("README.md", "CONTRIBUTING.md")] + sorted(
    (ROOT / "docs").glob("*.md")
)


def modules(folder: Path) -> set[str]:
    """The names of the modules and packages in a folder."""
    files = {path.stem for path in folder.glob("*.py")}
    packages = {path.parent.name for path in folder.glob("*/__init__.py")}
    return (files | packages) - {"__init__", "__main__"}


def architecture() -> str:
    return (ROOT / "docs/architecture.md").read_text("utf-8")


def test_the_drawing_of_the_house_has_every_part_and_no_other() -> None:
    drawing = re.search(r"```\n(.*?)```", architecture(), re.DOTALL)
    assert drawing is not None
    left = [line[:44] for line in drawing[1].splitlines()]
    named = {word.rstrip("/") for line in left for word in line.split()}
    assert named == modules(PACKAGE)


def test_the_table_of_the_server_has_every_module() -> None:
    rows = architecture().split("| module of `server/` |")[1].split("\n\n")[0]
    named = {name.rstrip("/") for name in re.findall(r"`([\w/]+)`", rows)}
    server = PACKAGE / "server"
    rooms = ("alerts", "deals", "edge", "offline", "wire")
    inside = set().union(*(modules(server / room) for room in rooms))
    assert named - {"server"} == modules(server) | inside


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_files_that_are_named_are_there(page: Path) -> None:
    text = page.read_text("utf-8")
    places = (ROOT, PACKAGE, ROOT / "client", ROOT / "client/src", PACKAGE / "server", page.parent)
    for name in re.findall(r"`(\w[\w./-]*/[\w.-]+\.(?:py|pxd|ts|svelte|md|toml|json|ftl))`", text):
        assert any((place / name).exists() for place in places), name
    for name in re.findall(r"\bpython -m ([\w.]+)", text):
        paths = [home / name.replace(".", "/") for home in (ROOT, ROOT / "examples/ppo")]
        known = any(
            path.with_suffix(".py").exists() or (path / "__main__.py").exists() for path in paths
        )
        assert known or name in ("pip", "venv", "alhambra", "pytest", "http.server"), name
    for name in re.findall(r"\bmake ([a-z-]+)\b", " ".join(re.findall(r"`[^`\n]+`", text))):
        assert re.search(rf"^{name}:", (ROOT / "Makefile").read_text("utf-8"), re.M), name


def test_limits_are_as_the_page_for_servers_says() -> None:
    text = " ".join((ROOT / "docs/server.md").read_text("utf-8").split())
    assert f"Messages may be up to {asking.MAX_BODY // 1024} KB" in text
    assert f"records to be replayed up to {api.MAX_RECORD // 1024} KB" in text
    assert f"up to {uvicorn_limits.MAX_REQUEST // 1024} KB: at most" in text
    assert f"{uvicorn_limits.MAX_HEAD // 1024} KB for its address (414) and its headers" in text
    assert f"of which there may be {uvicorn_limits.MAX_HEADERS} (431)" in text
    assert f"and {asking.MAX_QUERY:,} bytes for the parameters" in text
    assert uvicorn_limits.REQUEST_SECONDS == outbox.PATIENCE == 10.0
    assert "A request has ten seconds to arrive" in text
    assert "is dropped after ten seconds" in text
    assert decisions.LONGEST_LOG == 10_000
    assert "People can change a table ten thousand times" in text


def test_counts_are_as_the_page_for_the_protocol_says() -> None:
    text = " ".join((ROOT / "docs/protocol.md").read_text("utf-8").split())
    assert f"(The table remembers the last {table.REFS_KEPT} of each guest.)" in text
