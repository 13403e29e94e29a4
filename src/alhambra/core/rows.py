"""Bytes of somebody else's memory; `rows.pxd` has C's pointers and functions for it."""

from __future__ import annotations

from typing import TypeAlias

from . import bits

Row: TypeAlias = "memoryview | list[int]"


def near(numbers: list[int], place: int) -> None:
    """Have a place of a list brought near; here it is near enough."""


def ask(numbers: list[int], place: int, question: int) -> None:
    """Note a question in two places of a list; here it goes into one."""
    numbers[place] = question


def answers(numbers: list[int], place: int, question: int) -> bool:
    """Whether it is the one that was noted there."""
    return numbers[place] == question


def at(row: Row, place: int) -> Row:
    """The row from a place on; only a view can be written to."""
    return row[place:]


def clear(row: Row, place: int, count: int) -> None:
    """Make some bytes nothing."""
    row[place : place + count] = bytes(count)


def blank(numbers: memoryview[float], count: int) -> None:
    """Set the first numbers to 0."""
    for place in range(count):
        numbers[place] = 0.0


def copy(row: Row, place: int, table: list[int], first: int, count: int) -> None:
    """Write some bytes of a table to a place of the row."""
    row[place : place + count] = bytes(table[first : first + count])


def pad(numbers: list[int], count: int) -> None:
    """Make a list one that `put` and `has` can read in pieces; here they know where it ends."""


def shift(row: list[int], place: int, numbers: list[int], first: int, by: int) -> None:
    """Write 16 numbers of a list, each so much greater, to a place of another."""
    for each in range(16):
        row[place + each] = numbers[first + each] + by


def put(row: Row, places: list[int], count: int, value: int) -> None:
    """Write a value to so many places of a list."""
    for each in range(count):
        row[places[each]] = value


def spell(row: list[int], place: int, tiles: int, first: int) -> int:
    """Write each number of a set, so much greater, to a place and those after; how many."""
    found = 0
    while tiles:
        row[place + found] = first + bits.lowest(tiles)
        tiles &= tiles - 1
        found += 1
    return found


def rank(row: list[int], place: int, numbers: list[int], count: int) -> None:
    """Write the first numbers of a list, no two alike, to a place of another, rising."""
    row[place : place + count] = sorted(numbers[:count])


def list_at(row: Row, place: int, numbers: list[int], count: int) -> None:
    """Write the first numbers of a list to a place of a row of numbers."""
    for each in range(count):
        row[place + each] = numbers[each]


def has(numbers: list[int], count: int, number: int) -> bool:
    """Whether a number is among the first of a list."""
    return number in numbers[:count]


def find(numbers: list[int], number: int) -> int:
    """The first place of a number in a list of sixteen or more; there must be one."""
    return numbers.index(number)


def mark(row: Row, place: int, spread: list[int], tiles: int, zone: int) -> None:
    """Add a number to the byte of each of `tiles`; `spread` has the bits of every byte."""
    for each in range(56):
        row[place + each] += zone * spread[8 * (tiles >> each // 8 * 8 & 255) + each % 8]


def bytes_of(view: memoryview) -> memoryview:
    """The bytes of a view, to be read and written as such."""
    return view


def shorts_of(view: memoryview) -> memoryview:
    """The same as numbers of two bytes."""
    return view.cast("h")


def ints_of(view: memoryview) -> memoryview:
    """The same as numbers of four bytes."""
    return view.cast("i")


def longs_of(view: memoryview) -> memoryview:
    """The same as numbers of eight bytes."""
    return view.cast("q")


def floats_of(view: memoryview) -> memoryview[float]:
    """The same as fractions of four bytes."""
    return view.cast("f")
