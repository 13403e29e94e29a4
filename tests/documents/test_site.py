"""The site of `make docs` has every page and every public module; building it checks the links."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONFIG = (ROOT / "mkdocs.yml").read_text("utf-8")
HOOKS = (ROOT / "tools/site.py").read_text("utf-8")
MODULES = re.findall(r'"([a-z_.]+)"', HOOKS.split("REFERENCE = {")[1].split("\n}")[0])


def test_every_page_is_in_the_contents() -> None:
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in ROOT.glob("docs/**/*.md")}
    listed = re.findall(r"^ +- ([\w/-]+\.md)$", CONFIG, re.MULTILINE)
    assert {*listed} == pages | {"CHANGELOG.md", "CONTRIBUTING.md"}
    assert len(listed) == len({*listed})


@pytest.mark.parametrize("name", MODULES)
def test_the_reference_lists_modules_that_are_there(name: str) -> None:
    assert find_spec(f"alhambra.{name}") is not None


def test_the_reference_has_everything_that_the_package_exports() -> None:
    import alhambra

    homes = {
        value.__module__.removeprefix("alhambra.")
        for value in vars(alhambra).values()
        if getattr(value, "__module__", "").startswith("alhambra.")
    }
    assert homes <= set(MODULES)


@pytest.mark.soak
def test_it_is_built_without_a_broken_link(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "--quiet", "build", "--strict"]
    subprocess.run([*command, "--site-dir", tmp_path], cwd=ROOT, check=True, timeout=600)
    assert (tmp_path / "index.html").exists()


@pytest.mark.soak
def test_what_a_page_would_load_from_elsewhere_is_found() -> None:
    reader = importlib.import_module("tools.site").Loads()
    reader.feed('<a href="https://example.org"><img src="a.png"><script src="//example.org/x.js">')
    assert reader.foreign == {"//example.org/x.js"}
