"""What a browser is given: the built client, or how to get it where there is none."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from alhambra.server.edge import pages

from .serving import serving

SCRIPT = "console.log('a script of the client')"
PATHS = ("/", "/t/AbCdEfGhIjKlMnOp", "/replay", "/replay/AbCdEfGhIjKlMnOp")


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as the build leaves it, in small."""
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text("<title>The client</title>")
    (tmp_path / "table.html").write_text("<title>The client</title> with a table")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (assets / "index-abc.js").write_text(SCRIPT)
    (assets / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (assets / "index-abc.js.br").write_bytes(b"brotli")
    (assets / "small-abc.css").write_text("b {}")
    return tmp_path


def browser(client: Path) -> TestClient:
    asking = TestClient(Starlette(routes=pages.pages(client)))
    asking.headers["accept-encoding"] = "identity"
    return asking


@pytest.mark.parametrize("path", PATHS)
def test_every_screen_is_the_one_page(built: Path, path: str) -> None:
    answer = browser(built).get(path)
    assert answer.status_code == 200
    assert "The client" in answer.text
    assert ("with a table" in answer.text) == path.startswith("/t/")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", PATHS)
def test_without_a_build_a_page_says_how_to_get_one(tmp_path: Path, path: str) -> None:
    answer = browser(tmp_path).get(path)
    assert answer.status_code == 503
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "make play" in answer.text
    assert "pip install" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_a_build_that_comes_later_is_seen(tmp_path: Path) -> None:
    asking = browser(tmp_path)
    assert "The client" not in asking.get("/").text
    (tmp_path / "index.html").write_text("<title>The client</title>")
    assert "The client" in asking.get("/").text


def test_assets_are_kept_for_ever(built: Path) -> None:
    answer = browser(built).get("/assets/index-abc.js")
    assert answer.text == SCRIPT
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in answer.headers["content-type"]
    assert "content-encoding" not in answer.headers
    assert answer.headers["vary"] == "accept-encoding"


def test_a_page_that_has_not_changed_is_not_sent_again(built: Path) -> None:
    asking = browser(built)
    tag = asking.get("/").headers["etag"]
    assert asking.get("/", headers={"if-none-match": tag}).status_code == 304


@pytest.mark.parametrize(
    ("accepts", "coding"),
    [
        ("gzip", "gzip"),
        ("gzip, deflate, br", "br"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("GZIP", "gzip"),
        ("gzip; q=0.000", None),
        ("", None),
        ("gzip," * 200, None),
    ],
)
def test_assets_come_as_small_as_the_browser_takes_them(
    built: Path, accepts: str, coding: str | None
) -> None:
    url = "/assets/index-abc.js"
    headers = {"accept-encoding": accepts}
    with browser(built).stream("GET", url, headers=headers) as answer:
        assert answer.headers.get("content-encoding") == coding
        assert "javascript" in answer.headers["content-type"]
        data = b"".join(answer.iter_raw())
    ending = {"br": ".br", "gzip": ".gz", None: ""}[coding]
    assert data == (built / "assets" / f"index-abc.js{ending}").read_bytes()


def test_what_has_no_small_form_comes_as_it_is(built: Path) -> None:
    answer = browser(built).get("/assets/small-abc.css", headers={"accept-encoding": "br, gzip"})
    assert answer.text == "b {}"
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    "path",
    ["/assets/missing.js", "/assets/../index.html", "/assets/%2e%2e/index.html", "/x", "/t/"],
)
def test_nothing_else_is_given(built: Path, path: str) -> None:
    assert browser(built).get(path).status_code == 404


HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/lessons", "/t/", "/nonsense/page"])
def test_a_mistyped_address_is_answered_by_a_page(tmp_path: Path, path: str) -> None:
    with serving(tmp_path) as server:
        answer = server.client.get(path, headers=HTML)
        assert answer.status_code == (404 if server.client.get("/").status_code == 200 else 503)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.text == server.client.get("/", headers=HTML).text
        assert answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "headers"),
    [("/api/nonsense", HTML), ("/assets/nonsense.js", HTML), ("/lessons", {"accept": "*/*"})],
)
def test_a_program_is_told_in_json(tmp_path: Path, path: str, headers: dict[str, str]) -> None:
    with serving(tmp_path) as server:
        answer = server.client.get(path, headers=headers)
        assert answer.status_code == 404
        assert answer.json()["slug"] == "no-such-page"


def test_pages_come_with_the_headers_of_every_answer(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        answer = server.client.get("/")
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")
