"""The documents tell the truth: their examples run, their links lead somewhere."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args
from urllib.request import Request, urlopen

import pytest

from alhambra.core.tiles import TILE_NAMES
from alhambra.deal import deal_from_seed
from alhambra.options import EDITIONS, RULE_OPTIONS, Options
from alhambra.server.edge.endpoints import ENDPOINTS
from alhambra.server.settings import PREFIX, describe, read
from alhambra.server.wire.messages import FromSocket

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
ELSEWHERE = {"environments", "records"}  # tests/envs and tests/server/test_shuffle.py run these
BLOCKS = [
    pytest.param(block, id=f"{page.stem}-{number}")
    for page in PAGES
    if page.stem not in ELSEWHERE
    for number, block in enumerate(
        re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    )
]


@pytest.mark.parametrize("block", BLOCKS)
def test_python_of_the_documents_runs(block: str, tmp_path: Path) -> None:
    """Each block by itself, as somebody would paste it."""
    command = [sys.executable, "-W", "error", "-c", block]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, timeout=200)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    for target in re.findall(r"\]\(([^)]+)\)", text):
        file, _, anchor = target.partition("#")
        found = (page.parent / file) if file else page
        assert found.exists(), target
        if anchor and found.suffix == ".md":
            assert f'id="{anchor}"' in found.read_text("utf-8") or _has_heading(found, anchor), (
                target
            )


def _has_heading(page: Path, anchor: str) -> bool:
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    slugs = [re.sub(r"[^\w\- ]", "", each).lower().replace(" ", "-") for each in headings]
    return anchor in slugs


def test_commands_of_the_readme_exist() -> None:
    listed = subprocess.run(
        [sys.executable, "-m", "alhambra", "--help"], check=True, capture_output=True, text=True
    ).stdout
    for command in re.findall(r"^alhambra (\w+)", (ROOT / "README.md").read_text("utf-8"), re.M):
        assert re.search(rf"^    {command}\s", listed, re.MULTILINE), command


def test_rules_page_names_every_edition_and_option() -> None:
    text = (ROOT / "docs/rules.md").read_text("utf-8")
    values = [value for each in RULE_OPTIONS.values() for value in each]
    for name in (*EDITIONS, *RULE_OPTIONS, *values):
        assert f"`{name}`" in text, name


def test_records_page_lists_the_tiles_in_the_order_of_the_shuffle() -> None:
    text = (ROOT / "docs/records.md").read_text("utf-8")
    listed = re.search(r"(?:^    [PSACGT]\d.*\n)+", text, re.MULTILINE)
    assert listed is not None
    assert tuple(listed[0].split()) == TILE_NAMES


def test_records_page_shows_a_deal_to_check_against() -> None:
    text = (ROOT / "docs/records.md").read_text("utf-8")
    deal = deal_from_seed(Options(3), "7")
    assert f"| youngest | {deal.youngest} |" in text
    assert f"| bag | `{' '.join(map(str, deal.bag[:8]))}` … |" in text
    assert f"| deck | `{' '.join(map(str, deal.deck[:12]))}` … |" in text
    assert f"| scoring cards | {deal.scoring_cards[0]}, {deal.scoring_cards[1]} |" in text
    assert f"| reshuffle seed | `{deal.reshuffle_seed}` |" in text
    assert f"| commitment | `{deal.commitment}` |" in text


def test_the_page_for_servers_lists_every_setting_as_it_is() -> None:
    text = (ROOT / "docs/server.md").read_text("utf-8")
    listed = re.findall(r"^\| `(\w+)` \| (.*?) \| (.*?) \|$", text, re.MULTILINE)
    assert listed == [
        (each.name, each.default, f"{each.meaning}; {each.right}") for each in describe()
    ]


def test_a_server_starts_with_every_variable_that_is_named() -> None:
    sources = [*PAGES, *(ROOT / "examples").rglob("*.py")]
    text = "\n".join(path.read_text("utf-8") for path in sources)
    named = set(re.findall(rf"\b{PREFIX}[A-Z_]*[A-Z]\b", text))
    assert named
    read(None, dict.fromkeys(named, ""))


def test_the_page_for_the_protocol_names_every_command_and_endpoint() -> None:
    text = (ROOT / "docs/protocol.md").read_text("utf-8")
    for command in get_args(FromSocket):
        tag = command.__struct_config__.tag
        assert f"`{tag}`" in text or f'"type": "{tag}"' in text, tag
    for endpoint in ENDPOINTS:
        path = re.sub(r"\{\w+\}", "ID", endpoint.path)
        assert f"{endpoint.method} {path}" in text


def test_the_settings_to_start_from_are_settings() -> None:
    chosen = read(ROOT / "deploy/alhambra.toml", {})
    assert chosen.log == "json"


def test_the_example_of_a_bot_plays_a_whole_game(tmp_path: Path) -> None:
    """With nothing but Python, at a table of a real server."""
    with running(tmp_path) as address:
        host = ask(address, "guests", name="Ada")["token"]
        setup = {"players": 2}
        table = ask(address, "tables", host, setup=setup, bots=["random"])["id"]
        command = [
            sys.executable,
            "-W",
            "error",
            str(ROOT / "examples/bot.py"),
            f"{address}/t/{table}",
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
            assert bot.stdout is not None
            assert bot.stdout.readline() == f"Robot sits at table {table}\n"
            ask(address, f"tables/{table}/commands", host, type="start")
            assert bot.wait(120) == 0
            assert "the end:" in bot.stdout.read()


def ask(address: str, path: str, token: str = "", **body: object) -> dict[str, Any]:
    """The answer to a request to a server."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = Request(f"{address}/api/{path}", json.dumps(body).encode(), headers)
    with urlopen(request, timeout=30) as answer:
        return dict(json.load(answer))


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """The address of a server, started as people start it."""
    command = [sys.executable, "-m", "alhambra", "serve", "--port", "0"]
    environment = {
        "ALHAMBRA_BOT_DELAY": "0",
        "ALHAMBRA_MESSAGES_PER_SECOND": "0",
        "ALHAMBRA_REQUESTS_PER_SECOND": "0",
    }
    with subprocess.Popen(
        [*command, "--database", folder / "games.db"],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | environment,
    ) as server:
        assert server.stdout is not None
        found = re.search(r"http://localhost:\d+", server.stdout.readline())
        assert found is not None
        try:
            yield found[0]
        finally:
            server.terminate()
            assert server.wait(30) == 0
