"""Every numbered rule has a test that is named after it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rules.md"

SECTIONS = {1: 7, 2: 7, 3: 8, 4: 6, 5: 4, 6: 4, 7: 5, 8: 4, 9: 5}
"""How many rules each section has."""

RULES = [f"R{section}.{n}" for section, count in SECTIONS.items() for n in range(1, count + 1)]


def test_the_rules_page_has_exactly_the_known_rules() -> None:
    page = PAGE.read_text("utf-8")
    assert re.findall(r"^\*\*(R\d+\.\d+)\*\*", page, re.MULTILINE) == RULES
    anchors = re.findall(r'^<a id="(r\d+-\d+)"></a>$', page, re.MULTILINE)
    assert anchors == [rule.lower().replace(".", "-") for rule in RULES]
    linked = set(re.findall(r"\(#(r\d+-\d+)\)", page))
    assert linked <= set(anchors)


def test_every_rule_has_a_test_named_after_it() -> None:
    names = [name for file in HERE.glob("test_*.py") for name in names_in(file)]
    tested = {f"R{n[1]}.{n[2]}" for name in names if (n := re.match(r"test_r(\d+)_(\d+)_", name))}
    assert tested == set(RULES)


def test_every_example_has_a_test_named_after_it() -> None:
    names = names_in(HERE / "test_examples.py")
    numbers = [int(found[1]) for name in names if (found := re.match(r"test_example_(\d+)_", name))]
    assert numbers == list(range(1, 14))


def names_in(file: Path) -> list[str]:
    """The names of the test functions of a file."""
    tree = ast.parse(file.read_text("utf-8"))
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [name for name in names if name.startswith("test_")]
