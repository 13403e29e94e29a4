"""Perft: how many lines lead on from fixed positions, pinned where engine and model agreed."""

from __future__ import annotations

import pytest

from alhambra.core import compiled

from .counting import Position, Table, divide, perft, plain_divide, plain_game, read_positions

LIMIT = 15_000 if compiled() else 1_000
"""A depth is counted if the depth before has no more lines than this."""
PLAIN_LIMIT = 60

POSITIONS = read_positions()


def names(position: Position) -> str:
    return position.name


def test_there_are_positions_of_every_kind() -> None:
    assert {position.options.players for position in POSITIONS} == {2, 3, 4, 5, 6}
    assert {position.options.edition for position in POSITIONS} == {
        "standard", "hu-2003", "pt-2003",
    }  # fmt: skip
    assert len({position.name for position in POSITIONS}) == len(POSITIONS)
    assert all(len(position.counts) >= 2 for position in POSITIONS)


@pytest.mark.parametrize("position", POSITIONS, ids=names)
def test_perft(position: Position) -> None:
    table = Table(position)
    before = 1
    for depth, expected in enumerate(position.counts, 1):
        if before > LIMIT:
            break
        found = perft(table, depth)
        assert found == expected, told(position, depth, found)
        before = found


@pytest.mark.parametrize("position", POSITIONS, ids=names)
def test_the_plain_model_counts_the_same(position: Position) -> None:
    depth = 2 if position.counts[0] <= PLAIN_LIMIT else 1
    assert divide(Table(position), depth) == plain_divide(plain_game(position), depth)


def told(position: Position, depth: int, found: int) -> str:
    """What is wrong, with the divide of the engine and, where it differs, of the plain model."""
    lines = [f"{position.name}: {found} lines of {depth}, not {position.counts[depth - 1]}"]
    plain = plain_divide(plain_game(position), depth) if depth <= 3 else None
    for name, count in sorted(divide(Table(position), depth).items()):
        differs = f"  (plain model: {plain[name]})" if plain and plain[name] != count else ""
        lines.append(f"{name}: {count}{differs}")
    if plain:
        missing = plain.keys() - divide(Table(position), 1).keys()
        lines += [f"{name}: missing (plain model: {plain[name]})" for name in sorted(missing)]
    return "\n".join(lines)
