"""The documents tell the truth: their examples run, their links lead somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra.cli.main import main
from alhambra.core.tiles import TILE_NAMES
from alhambra.deal import deal_from_seed
from alhambra.options import EDITIONS, RULE_OPTIONS, Options

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCKS = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS)
def test_python_of_the_readme_runs(block: str) -> None:
    subprocess.run([sys.executable, "-W", "error", "-c", block], check=True, capture_output=True)


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
        assert re.search(rf"^    {command} ", listed, re.MULTILINE), command


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


def test_picture_of_the_readme_is_what_make_pictures_draws(tmp_path: Path) -> None:
    recipe = re.search(r"^pictures:.*?\n\n", (ROOT / "Makefile").read_text("utf-8"), re.M | re.S)
    assert recipe is not None
    for line in re.findall(r"alhambra (.+?) >", recipe[0]):
        words = line.replace("build/", f"{tmp_path}/").replace("docs/", f"{tmp_path}/").split()
        assert main(words) == 0
    drawn = (tmp_path / "table.svg").read_text("utf-8")
    assert drawn == (ROOT / "docs/table.svg").read_text("utf-8")
