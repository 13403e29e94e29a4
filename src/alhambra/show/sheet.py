"""Explains a scoring in words: counts, places, ties, shares and walls."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.scoring import place_points
from ..pieces import Kind
from ..scoring import Rank, Scoring, Wall
from .words import (
    PLURALS,
    SCORINGS,
    buildings,
    counted,
    dirk_name,
    listed,
    ordinal,
    pad,
    shown_name,
    width,
)

_SHORT = ("pav", "ser", "arc", "cha", "gar", "tow")


def scoring(scoring: Scoring, names: Sequence[str]) -> str:
    """A scoring in full: kind by kind, then the walls, then everybody's points."""
    names = [shown_name(name) for name in names]
    lines = [f"{SCORINGS[scoring.number - 1]} scoring"]
    for kind in Kind:
        prizes = _prizes(scoring.number, kind)
        lines += ["", f"{PLURALS[kind].capitalize()} ({prizes})"]
        lines += [f"  {line}" for line in _kind(scoring, kind, names)]
    lines += ["", "Outer walls"]
    lines += [f"  {name}: {_wall(wall)}" for name, wall in zip(names, scoring.walls, strict=True)]
    lines += ["", *_totals(scoring, names)]
    return "\n".join(lines)


def segments(wall: Wall) -> str:
    """Where a wall runs, clockwise, cell by cell: `1,1 E · 1,0 ES`."""
    runs: list[str] = []
    last = None
    for cell, side in wall.segments:
        if cell == last:
            runs[-1] += side.letter
        else:
            runs.append(f"{cell} {side.letter}")
        last = cell
    return " · ".join(runs)


def _prizes(number: int, kind: Kind) -> str:
    """The points for each place: `1st 13, 2nd 6`."""
    return ", ".join(
        f"{ordinal(place)} {place_points(number, place, kind)}" for place in range(1, number + 1)
    )


def _kind(scoring: Scoring, kind: Kind, names: Sequence[str]) -> list[str]:
    """A line for each place in one kind, the best first."""
    standing = list(zip(names, scoring.ranks[kind], strict=True))
    if scoring.dirk is not None:
        standing.append((dirk_name(names), scoring.dirk[kind]))
    places = sorted({rank.place for _, rank in standing if rank.place})
    if not places:
        return [f"Nobody has any {PLURALS[kind]}."]
    lines = []
    for place in places:
        sharing = [(name, rank) for name, rank in standing if rank.place == place]
        lines.append(_place(scoring.number, kind, [name for name, _ in sharing], sharing[0][1]))
    return lines


def _place(number: int, kind: Kind, sharing: Sequence[str], rank: Rank) -> str:
    """Who has a place, with how many buildings, and for how many points."""
    having = buildings(rank.count, kind)
    if rank.tied == 1:
        return f"{sharing[0]} is {ordinal(rank.place)} with {having}: {rank.share}"
    places = range(rank.place, rank.place + rank.tied)
    parts = " + ".join(str(place_points(number, place, kind)) for place in places)
    rounded = ", rounded down" if rank.total % rank.tied else ""
    return (
        f"{listed(sharing)} tie for {ordinal(rank.place)} with {having} each: "
        f"({parts}) / {rank.tied} = {rank.share} each{rounded}"
    )


def _wall(wall: Wall) -> str:
    """A wall's length and, if known, its course."""
    length = counted(wall.length, "segment")
    return f"{length}: {segments(wall)}" if wall.segments else length


def _totals(scoring: Scoring, names: Sequence[str]) -> list[str]:
    """The points of every seat as a table, Dirk last."""
    rows = [
        (name, [scoring.ranks[kind][seat].share for kind in Kind], str(wall.length), points)
        for seat, (name, wall, points) in enumerate(
            zip(names, scoring.walls, scoring.points, strict=True)
        )
    ]
    if scoring.dirk is not None:
        shares = [rank.share for rank in scoring.dirk]
        rows.append((dirk_name(names), shares, "-", scoring.dirk_points))
    first = max(len("Points"), *(width(name) for name, *_ in rows))
    head = pad("Points", first) + "".join(f"{word:>6}" for word in (*_SHORT, "wall", "total"))
    return [
        head,
        *(
            pad(name, first) + "".join(f"{share:>6}" for share in shares) + f"{wall:>6}{total:>6}"
            for name, shares, wall, total in rows
        ),
    ]
