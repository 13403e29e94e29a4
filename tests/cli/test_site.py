"""`alhambra site`: what it writes, and what it leaves alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from alhambra.cli.common import UsageError
from alhambra.cli.site import write


@pytest.fixture
def server(tmp_path: Path) -> Path:
    """As much of a build as it looks at."""
    files = {
        "web/site.html": '<meta name="alhambra-site" content="" />',
        "web/index.html": "of a server",
        "web/index.html.gz": "packed",
        "web/assets/a.js": "a",
        "runtime/index.json": "{}",
        "runtime/1/wasm.bin": "wasm",
    }
    for name, text in files.items():
        path = tmp_path / "server" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "server"


def test_it_writes_one_page_and_its_files(server: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert write(out, server)[0] == 4
    assert "alhambra-site" in (out / "index.html").read_text()
    assert sorted(path.name for path in out.rglob("*.*")) == [
        "a.js", "index.html", "index.json", "wasm.bin",
    ]  # fmt: skip


def test_an_older_site_is_replaced(server: Path, tmp_path: Path) -> None:
    write(tmp_path / "out", server)
    (tmp_path / "out" / "assets" / "old.js").write_text("old")
    write(tmp_path / "out", server)
    assert not (tmp_path / "out" / "assets" / "old.js").exists()


def test_what_is_no_site_stays(server: Path, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "diary.txt").write_text("mine")
    with pytest.raises(UsageError, match="something else"):
        write(tmp_path / "out", server)
    assert (tmp_path / "out" / "diary.txt").read_text() == "mine"
    (tmp_path / "out" / "index.html").write_bytes(b"caf\xe9")  # no UTF-8
    with pytest.raises(UsageError, match="something else"):
        write(tmp_path / "out", server)


@pytest.mark.parametrize("lacking", ["web/site.html", "runtime/index.json"])
def test_what_is_not_built_is_named(server: Path, tmp_path: Path, lacking: str) -> None:
    (server / lacking).unlink()
    with pytest.raises(UsageError, match="make client"):
        write(tmp_path / "out", server)
    assert not (tmp_path / "out").exists()
