"""`alhambra duplicate`: an evening prepared at a running server, its table shown and saved."""

from __future__ import annotations

import json
import socketserver
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from tests.browser.serving import Server

from .conftest import Run


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("duplicate"))
    running.start()
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="module")
def evening(server: Server) -> str:
    """The link of an evening at which Ada has played a deal to its end."""
    made = server.ask("duplicates", server.guest(), {"title": "Club", "bots": ["random"]})
    token = server.guest()
    deal = server.ask(f"duplicates/{made['id']}")["deals"][1]
    table = server.ask(f"deals/{deal}/runs", token, {"name": "Ada"})["id"]
    server.play(table, token)
    while not server.ask(f"duplicates/{made['id']}")["rows"]:
        pass  # it is counted a moment after the end
    return f"{server.address}/duplicate/{made['id']}"


def test_an_evening_is_prepared_and_its_link_printed(server: Server, run: Run) -> None:
    made = run("duplicate", "Friday", "--bots", "mason, random", "--server", f"{server.address}/")
    assert made.code == 0
    link = made.out.split()[-1]
    assert link.startswith(f"{server.address}/duplicate/")
    league = server.ask(f"duplicates/{link.rpartition('/')[2]}")
    assert (league["title"], len(league["deals"])) == ("Friday", 5)
    assert server.ask(f"deals/{league['deals'][0]}")["bots"] == [None, "mason", "random"]
    shown = run("duplicate", "--of", link)
    assert (shown.code, shown.out) == (0, "Friday: nobody has finished a deal yet\n")


def test_the_table_is_shown_and_saved(evening: str, run: Run, tmp_path: Path) -> None:
    shown = run("duplicate", "--of", evening)
    assert shown.code == 0
    assert "Club" in shown.out
    assert "1. Ada" in shown.out
    file = tmp_path / "club.csv"
    saved = run("duplicate", "--of", evening, "--csv", file)
    assert saved.code == 0
    rows = file.read_text("utf-8-sig").splitlines()
    assert rows[0] == "place,name,deal 1,deal 2,deal 3,deal 4,deal 5,total"
    assert rows[1].startswith("1,Ada,,")


def test_json_has_the_link_and_the_table(evening: str, server: Server, run: Run) -> None:
    shown = run("duplicate", "--of", evening, "--json")
    league = server.ask(f"duplicates/{evening.rpartition('/')[2]}")
    assert json.loads(shown.out) == {**league, "now": json.loads(shown.out)["now"]}
    assert league["rows"]
    made = run("duplicate", "Monday", "--server", server.address, "--json")
    link = json.loads(made.out)["link"]
    assert server.ask(f"duplicates/{link.rpartition('/')[2]}")["title"] == "Monday"


def test_a_live_table_is_shown_again_when_it_changes(evening: str, server: Server) -> None:
    command = [sys.executable, "-u", "-m", "alhambra", "duplicate", "--of", evening]
    live = subprocess.Popen(
        [*command, "--live", "--every", "1"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True,
    )  # fmt: skip
    assert live.stdout is not None
    try:
        assert any("1. Ada" in line for line in live.stdout)
        token, name = server.guest(), evening.rpartition("/")[2]
        table = server.ask(f"deals/{name}.1/runs", token, {"name": "Ben"})["id"]
        server.play(table, token)
        assert any("Ben" in line for line in live.stdout)
    finally:
        live.kill()
        live.communicate()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "give the title"),
        (["Club", "--of", "http://x/duplicate/y"], "give the title"),
        (["--of", "http://x/duplicate/y", "--server", "http://x"], "leave --server out"),
        (["--of", "http://x/duplicate/y", "--json", "--live"], "leave --live and --csv out"),
        (
            ["--of", "http://x/duplicate/y", "--json", "--csv", "x.csv"],
            "leave --live and --csv out",
        ),
        (["--of", "nonsense"], "is not a server's address"),
        (["--of", "http://localhost/t/x"], "is not a link to an evening"),
        (["Club", "--server", "localhost:8000"], "is not a server's address"),
        (["--of", "http://[x/duplicate/y"], "is not a server's address"),
    ],
)
def test_what_cannot_be_meant_is_said(run: Run, arguments: list[str], words: str) -> None:
    refused = run("duplicate", *arguments)
    assert refused.code == 2
    assert words in refused.err


def test_a_server_that_refuses_or_is_away_is_named(server: Server, run: Run) -> None:
    refused = run("duplicate", "--of", f"{server.address}/duplicate/nonsense")
    assert refused.code == 1
    assert "refuses: " in refused.err
    unknown = run("duplicate", "Club", "--bots", "nobody", "--server", server.address)
    assert unknown.code == 1
    assert "unknown bot" in unknown.err
    away = run("duplicate", "Club", "--server", "http://127.0.0.1:9")
    assert away.code == 1
    assert "does not answer" in away.err
    other = run("duplicate", "--of", f"{server.address}/rules/duplicate/x")
    assert other.code == 1


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (b"SSH-2.0-OpenSSH_9.2\r\n", "does not answer"),
        (b"HTTP/1.0 200 OK\r\n\r\n{}", "not an Alhambra server"),
        (b'HTTP/1.0 200 OK\r\n\r\n{"title": "x", "deals": 5}', "not an Alhambra server"),
    ],
)
def test_what_is_no_alhambra_server_is_said(run: Run, said: bytes, words: str) -> None:
    class Other(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            self.request.recv(1000)
            self.request.sendall(said)

    with socketserver.TCPServer(("127.0.0.1", 0), Other) as other:
        Thread(target=other.handle_request).start()
        refused = run(
            "duplicate", "--of", f"http://127.0.0.1:{other.server_address[1]}/duplicate/x"
        )
    assert refused.code == 1
    assert words in refused.err


@pytest.mark.parametrize(
    "link", ["http://localhost:80a/duplicate/x", "http://localhost:9/duplicate/a b"]
)
def test_an_address_that_cannot_be_asked_is_said(run: Run, link: str) -> None:
    refused = run("duplicate", "--of", link)
    assert refused.code == 1
    assert "does not answer" in refused.err
