"""The page and the command."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from alhambra import record
from alhambra.analysis import chart
from alhambra.analysis.estimate import BLOCKS, Estimate
from alhambra.analysis.page import page
from alhambra.analysis.report import Analysis, analyse
from alhambra.record import Record
from alhambra.show.colours import LINES

from ..cli.conftest import Run
from ..harness.outline import Outline
from .conftest import EFFORT, slow_in_python

EVIL = '<b>"O\'Neil" & \x1bCo'


@pytest.fixture
def file(game: Record, tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    path.write_text(record.to_json(game) + "\n", encoding="utf-8")
    return path


@slow_in_python
def test_the_page_is_whole_and_needs_nothing_else(found: Analysis) -> None:
    text = page(replace(found, names=(EVIL, "Ada")), "alhambra analyse '<i>.jsonl'")
    outline = Outline()
    outline.feed(text)
    assert outline.open == []
    assert outline.seen.count("table") == 3
    assert {"script", "b", "i", "img", "link"}.isdisjoint(outline.seen)
    assert "&lt;b&gt;" in text
    assert "\x1b" not in text
    assert not re.findall(r'(?:src|href)="(?!#)', text)
    assert "prefers-color-scheme: dark" in text
    for target in re.findall(r'href="#(at\d+)"', text):
        assert f'id="{target}"' in text


@slow_in_python
def test_a_turn_with_a_mistake_is_marked_even_if_another_loss_is_greater(found: Analysis) -> None:
    first = next(first for first, last in found.turns() if last - first > 1)
    decisions = [replace(each, win_loss=None) for each in found.decisions]
    for number, (loss, win_loss) in enumerate(((3.0, -0.01), (1.5, 0.02)), first):
        decisions[number] = replace(
            decisions[number],
            loss=Estimate((loss,) * BLOCKS),
            win_loss=Estimate((win_loss,) * BLOCKS),
            alternatives=next(each.alternatives for each in decisions if each.alternatives),
        )
    shown = page(replace(found, decisions=tuple(decisions)), "x")
    assert shown.count("class=bad") == 1


@slow_in_python
def test_charts_say_what_they_show(found: Analysis) -> None:
    named = replace(found, names=(EVIL, "Ada"))
    for drawn in (chart.chances(named), chart.shares(named)):
        picture = ElementTree.fromstring(drawn)
        assert picture.attrib["role"] == "img"
        assert [picture[0].tag, picture[1].tag] == ["title", "desc"]
        assert "Ada" in (picture[1].text or "")
    drawn = chart.chances(named)
    assert all(f"<title>Scoring {each}</title>" in drawn for each in chart.NUMERALS)
    assert all(colour in drawn for colour in LINES[:2])


@slow_in_python
def test_figures_beside_bars_cover_nothing(found: Analysis) -> None:
    """A letter is about half as wide as it is high, which is 23 on a narrow screen."""
    texts = [each for each in ElementTree.fromstring(chart.shares(found)) if each.tag == "text"]
    rows: dict[str, list[tuple[float, float]]] = {}
    for text in texts:
        x, width = float(text.attrib["x"]), 0.55 * 23 * len(text.text or "")
        begin = x - width if text.attrib.get("text-anchor") == "end" else x
        rows.setdefault(text.attrib["y"], []).append((begin, begin + width))
    assert any("-" in (text.text or "") for text in texts)
    for row in rows.values():
        assert all(begin >= 0 and end <= 720 for begin, end in row)
        assert all(one[1] < other[0] for one, other in pairwise(sorted(row))), row


def test_names_at_the_ends_of_lines_do_not_cover_each_other() -> None:
    for heights in ([300.0] * 6, [40.0] * 6, [356.0, 356.0, 40.0], [100.0, 110.0, 356.0]):
        placed = sorted(chart._spread(heights))
        gaps = [below - above for above, below in pairwise(placed)]
        assert min(gaps) >= 23.9
        assert placed[-1] <= 356.1


def test_a_record_without_actions_has_a_page(game: Record) -> None:
    begun = record.of_game(record.replay(game, 0))
    found = analyse(begun, EFFORT)
    assert found.decisions == ()
    assert "None that is more than noise" in page(found, "alhambra analyse")


@slow_in_python
def test_the_command(run: Run, file: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.html"
    result = run("analyse", file, "--simulations", 20, "--page", out)
    assert (result.code, result.err) == (0, f"written: {out}\n")
    assert "points of lead" in result.out
    assert "better" in result.out
    assert f"alhambra analyse {file} --game 0 --simulations 20 --seed 0" in out.read_text("utf-8")


@slow_in_python
def test_the_command_as_json(run: Run, file: Path, game: Record) -> None:
    data = run("analyse", file, "--simulations", 20, "--json").data
    assert (data["game"], data["simulations"], data["seed"]) == (0, 20, 0)
    assert data["format"] == "alhambra-analysis/1"
    assert len(data["decisions"]) == len(game.actions)


def test_one_position(run: Run, file: Path, game: Record) -> None:
    at = len(game.actions) - 10
    asked = ("analyse", file, "--at", at, "--simulations", 20)
    result = run(*asked)
    assert (result.code, result.err) == (0, "")
    assert f"after {at} actions" in result.out
    data = run(*asked, "--json").data
    assert (data["at"], data["simulations"]) == (at, 20)
    assert sum(each["value"] for each in data["outlook"]["wins"]) == pytest.approx(1, abs=1e-3)
    assert data["hints"][0]["loss"] == {"value": 0, "error": 0}
    assert all(each["actions"][0] in run("legal", file, "--at", at).out for each in data["hints"])
    assert list(data["hints"][0]) == ["actions", "lead", "loss", "wins", "win_loss"]
    assert data == run(*asked, "--json").data


def test_the_end_of_a_game_has_no_hints(run: Run, file: Path, game: Record) -> None:
    asked = ("analyse", file, "--at", len(game.actions))
    assert "the game is over" in run(*asked).out
    data = run(*asked, "--json").data
    assert (data["actor"], data["hints"]) == (None, [])


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--simulations", 19), "a whole number from 20 to 1000000, not 19"),
        (("--at", 99999), "--at is at most"),
        (("--game", 1), "--game is at most 0, not 1"),
        (("--at", 5, "--page", "page.html"), "--page shows a whole game"),
        (("--json", "--page", "-"), "give --page a file"),
        (("--seed", "x"), "a whole number of 0 or more"),
    ],
)
def test_what_cannot_be_done_is_2(
    run: Run, file: Path, arguments: tuple[object, ...], complaint: str
) -> None:
    result = run("analyse", file, *arguments)
    assert (result.code, result.out) == (2, "")
    assert complaint in result.err


def test_a_bad_record_is_1(run: Run, tmp_path: Path, game: Record) -> None:
    path = tmp_path / "bad.jsonl"
    text = record.to_json(replace(game, actions=(game.actions[0], game.actions[0]), result=None))
    path.write_text(text, encoding="utf-8")
    result = run("analyse", path)
    assert (result.code, result.out) == (1, "")
    assert "action 1" in result.err
