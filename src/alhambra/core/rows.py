"""Reads and writes rows of numbers, often in a caller's memory; `rows.pxd` uses C pointers."""

from __future__ import annotations

from typing import TypeAlias

from . import bits

Row: TypeAlias = "memoryview | list[int]"


def near(numbers: list[int], place: int) -> None:
    """Prefetch a place of a list; does nothing when interpreted."""


def ask(numbers: list[int], place: int, question: int) -> None:
    """Store a question in a list; it takes two places when compiled, and one here."""
    numbers[place] = question


def answers(numbers: list[int], place: int, question: int) -> bool:
    """Whether `ask` stored this question at this place."""
    return numbers[place] == question


def at(row: Row, place: int) -> Row:
    """The row from a place on; writing to it changes the row only if that is a memoryview."""
    return row[place:]


def clear(row: Row, place: int, count: int) -> None:
    """Set some bytes to 0."""
    row[place : place + count] = bytes(count)


def blank(numbers: memoryview[float], count: int) -> None:
    """Set the first `count` numbers to 0."""
    for place in range(count):
        numbers[place] = 0.0


def copy(row: Row, place: int, table: list[int], first: int, count: int) -> None:
    """Copy some bytes of a table to a place of the row."""
    row[place : place + count] = bytes(table[first : first + count])


def pad(numbers: list[int], count: int) -> None:
    """Pad a list as the compiled `put`, `has` and `list_at` need it; does nothing here."""


def shift(row: list[int], place: int, numbers: list[int], first: int, by: int) -> None:
    """Copy 16 numbers of a list, each plus `by`, to a place of a row."""
    for each in range(16):
        row[place + each] = numbers[first + each] + by


def put(row: Row, places: list[int], count: int, value: int) -> None:
    """Write a value to the first `count` of `places` in a row."""
    for each in range(count):
        row[places[each]] = value


def spell(row: list[int], place: int, tiles: int, first: int) -> int:
    """Write each number of a set, plus `first`, from a place of a row on; returns how many."""
    found = 0
    while tiles:
        row[place + found] = first + bits.lowest(tiles)
        tiles &= tiles - 1
        found += 1
    return found


def rank(row: list[int], place: int, numbers: list[int], count: int) -> None:
    """Copy the first `count` numbers of a list, all different, to a row in ascending order."""
    row[place : place + count] = sorted(numbers[:count])


def list_at(row: Row, place: int, numbers: list[int], count: int) -> None:
    """Copy the first `count` numbers of a list to a place of a row; compiled, at least 24."""
    for each in range(count):
        row[place + each] = numbers[each]


def has(numbers: list[int], count: int, number: int) -> bool:
    """Whether a number is among the first `count` of a list."""
    return number in numbers[:count]


def find(numbers: list[int], number: int) -> int:
    """The first place of a number in a list of at least 16 entries; it must be there."""
    return numbers.index(number)


def mark(row: Row, place: int, spread: list[int], tiles: int, zone: int) -> None:
    """Add `zone` to the byte of each of `tiles`; `spread` has the bits of every byte."""
    for each in range(56):
        row[place + each] += zone * spread[8 * (tiles >> each // 8 * 8 & 255) + each % 8]


def bytes_of(view: memoryview) -> memoryview:
    """The bytes of a view as numbers of one byte."""
    return view


def shorts_of(view: memoryview) -> memoryview:
    """The bytes of a view as integers of two bytes."""
    return view.cast("h")


def ints_of(view: memoryview) -> memoryview:
    """The bytes of a view as integers of four bytes."""
    return view.cast("i")


def longs_of(view: memoryview) -> memoryview:
    """The bytes of a view as integers of eight bytes."""
    return view.cast("q")


def floats_of(view: memoryview) -> memoryview[float]:
    """The bytes of a view as floats of four bytes."""
    return view.cast("f")
