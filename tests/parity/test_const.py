"""What is said twice, to Python and to the C compiler, is the same."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import alhambra.core
from alhambra.core import const

CORE = Path(alhambra.core.__file__).parent
HEADERS = sorted(path.stem for path in CORE.glob("*.pxd"))

SIZES = {
    ("state", "market"): const.SLOTS,
    ("state", "display"): const.SLOTS,
    ("state", "reserves"): const.MAX_PLAYERS,
    ("state", "awards"): const.MAX_PLAYERS,
    ("state", "scores"): const.MAX_PLAYERS,
    ("state", "hands"): const.MAX_PLAYERS * const.CURRENCIES,
    ("state", "deck"): const.CURRENCIES,
    ("state", "discard"): const.CURRENCIES,
    ("palace", "cells"): const.TILES,
    ("palace", "sites"): 2 * (const.TILES + 1) + 3,  # no palace has a longer outline; one spare
    ("dealer", "cards"): const.CARDS * const.COPIES,
    ("dealer", "tiles"): const.TILES,
}
"""How long an array has to be."""


def test_const_pxd_says_the_same_as_const_py() -> None:
    entries = re.findall(r"^ {4}(\w+) = (-?\d+)$", (CORE / "const.pxd").read_text(), re.MULTILINE)
    in_header = {name: int(value) for name, value in entries}
    assert len(entries) == len(in_header)
    in_python = {name: value for name, value in vars(const).items() if name.isupper()}
    assert in_header == in_python
    lines = (CORE / "const.pxd").read_text().splitlines()
    assert len(entries) == sum(line.startswith("    ") for line in lines)


def test_components_are_those_of_the_rules() -> None:
    assert (const.TILES, const.KINDS, const.CURRENCIES, const.VALUES) == (54, 6, 4, 9)
    assert const.CARDS == const.CURRENCIES * const.VALUES
    assert const.CELL_COUNT == const.SPAN**2
    assert const.TILES < const.SPAN  # a palace cannot reach around the torus
    assert (const.MIN_PLAYERS, const.MAX_PLAYERS, const.COPIES, const.SLOTS) == (2, 6, 3, 4)
    assert (const.START_SUM, const.PILES, const.GREED, const.DIRK_TILES) == (20, 5, 5, 6)


@pytest.mark.parametrize("module", HEADERS)
def test_arrays_have_the_same_length_in_both_languages(module: str) -> None:
    declared = arrays_of_header(CORE / f"{module}.pxd")
    made = arrays_of_source(CORE / f"{module}.py")
    for name, size in declared.items():
        assert name in made, f"{module}.py makes no array {name}"
        assert made[name] == {size}, f"{module}.{name}: {size} in C"


def test_arrays_are_as_long_as_the_rules_need() -> None:
    for (module, name), size in SIZES.items():
        assert arrays_of_header(CORE / f"{module}.pxd")[name] == size


def test_every_field_of_a_class_is_declared_and_made() -> None:
    for module, name in (("state", "State"), ("palace", "Palace"), ("dealer", "Dealer")):
        header = (CORE / f"{module}.pxd").read_text()
        body = header.partition(f"cdef class {name}:")[2].partition("\n\n\n")[0]
        declared = set(re.findall(r"^ {4}cdef (?:readonly )?[\w\[\]]+ (\w+)$", body, re.MULTILINE))
        [made] = [
            {target.attr for target in assigned(node) if isinstance(target, ast.Attribute)}
            for node in ast.walk(ast.parse((CORE / f"{module}.py").read_text()))
            if isinstance(node, ast.FunctionDef) and node.name == "__init__"
        ]
        assert made == declared


def arrays_of_header(path: Path) -> dict[str, int]:
    """The arrays of a header and their lengths."""
    found = re.findall(
        r"^\s*cdef (?:readonly )?\w+\[(\d+)\] (\w+)$", path.read_text(), re.MULTILINE
    )
    return {name: int(size) for size, name in found}


def arrays_of_source(path: Path) -> dict[str, set[int]]:
    """The lists that a module makes with a literal length, and their lengths."""
    found: dict[str, set[int]] = {}
    for node in ast.walk(ast.parse(path.read_text())):
        if not isinstance(node, ast.Assign):
            continue
        match node.value:
            case ast.BinOp(ast.List(items), ast.Mult(), ast.Constant(int(times))):
                size = len(items) * times
            case ast.List(items):
                size = len(items)
            case _:
                continue
        for target in node.targets:
            name = target.attr if isinstance(target, ast.Attribute) else getattr(target, "id", "")
            found.setdefault(name, set()).add(size)
    return found


def assigned(function: ast.FunctionDef) -> list[ast.expr]:
    """What a function assigns to."""
    nodes = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
    return [target for node in nodes for target in node.targets]
