"""Compares a table, a scoring, a view and the reasons of refusals in the engine and the model."""

from __future__ import annotations

from random import Random
from typing import Any

from alhambra import codes
from alhambra.core import const
from alhambra.core.palace import Palace
from alhambra.core.state import State
from alhambra.game import Game
from alhambra.pieces import TILES, Cell, Tile
from alhambra.placement import faults as faults_of
from alhambra.placement import why_not_place, why_not_remove, why_not_swap
from alhambra.scoring import Scoring, Wall, explain
from alhambra.view import View

from ..plain import palace
from ..plain.game import PlainGame
from ..plain.tiles import walls
from .packing import FIELDS, NUMBER, packed_plain, packed_state, palace_key


def compare_tables(state: State, plain: PlainGame) -> None:
    """Every piece is in the same place, and the game at the same point."""
    ours = packed_state(state)
    theirs = packed_plain(plain)
    if ours != theirs:
        pairs = zip(FIELDS, ours, theirs, strict=True)
        raise AssertionError([pair for pair in pairs if pair[1] != pair[2]])
    for seat, built in enumerate(plain.palaces):
        assert state.palace(seat).key() == palace_key(frozenset(built.items())), f"seat {seat}"


def compare_scoring(state: State, plain: dict[str, Any]) -> None:
    """Counts, walls and points; no palace has changed since the scoring."""
    seats = range(state.players)
    counts = [[state.palace(seat).count(kind) for kind in range(const.KINDS)] for seat in seats]
    lengths = [state.palace(seat).wall() for seat in seats]
    assert (counts, lengths) == (plain["counts"], plain["walls"])
    dirk = plain["dirk_counts"]
    scoring = explain(plain["scoring"], counts, [Wall(length) for length in lengths], dirk)
    assert explained(scoring) == told(plain)


def explained(scoring: Scoring) -> tuple[object, ...]:
    """An explained scoring of the engine, as the plain model tells it."""
    seats = range(len(scoring.walls))
    return (
        scoring.number,
        [[ranks[seat].count for ranks in scoring.ranks] for seat in seats],
        [[ranks[seat].share for ranks in scoring.ranks] for seat in seats],
        [wall.length for wall in scoring.walls],
        list(scoring.points),
        None if scoring.dirk is None else [rank.count for rank in scoring.dirk],
        None if scoring.dirk is None else [rank.share for rank in scoring.dirk],
    )


def told(plain: dict[str, Any]) -> tuple[object, ...]:
    """A scoring of the plain model."""
    keys = ("scoring", "counts", "kind_points", "walls", "points", "dirk_counts", "dirk_points")
    return tuple(plain[key] for key in keys)


def compare_views(game: Game, plain: PlainGame) -> None:
    """What the spectator and every seat see is what lies on the plain table."""
    table = plain.snapshot()
    for seat in (None, *range(plain.players)):
        view = game.view(seat)
        assert seen(view) == {name: table[name] for name in seen(view)}
        for each, other in enumerate(view.seats):
            hand = table["hands"][each]
            assert other.hand_size == len(hand)
            known = None if other.hand is None else [*map(str, other.hand)]
            assert known == (hand if each == seat else None)
        assert bool(view.legal) == (seat is not None and seat == plain.actor)


def seen(view: View) -> dict[str, object]:
    """What everybody sees, by the names of the plain model."""
    return {
        "actor": view.actor,
        "phase": view.phase.name.lower(),
        "market": [tile and tile.name for tile in view.market],
        "display": sorted(str(card) for card in view.display if card is not None),
        "palaces": [{(*cell,): tile.name for cell, tile in s.palace.items()} for s in view.seats],
        "reserves": [sorted(tile.name for tile in seat.reserve) for seat in view.seats],
        "pending": sorted(tile.name for tile in view.pending),
        "dirk": sorted(tile.name for tile in view.dirk or ()),
        "scores": [seat.score for seat in view.seats],
        "dirk_score": view.dirk_score,
        "deck_left": view.deck_left,
        "bag_left": view.bag_left,
        "exact": view.may_stop,
        "scorings_done": view.scorings,
    }


def compare_reasons(state: State, plain: PlainGame, rng: Random) -> None:
    """The engine has a reason against a change exactly where the plain model forbids it."""
    seat = plain.acting
    built = plain.palaces[seat]
    mine = state.palace(seat)
    layout = codes.layout(mine)
    here = palace.site(built)
    ground = {palace.FOUNTAIN, *built}
    around = {(x + dx, y + dy) for x, y in ground for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    loose = [tile for tile in TILES if tile.name not in built.values()]
    for tile in rng.sample(loose, min(2, len(loose))):
        allowed = here.places(walls(tile.name))
        for cell in map(Cell._make, sorted(around)):
            fault = why_not_place(layout, tile, cell)
            assert (fault is None) == (cell in allowed) == can_place(mine, tile, cell), (tile, cell)
            if fault is not None:
                rules = {rule for rule, _ in palace.place_faults(built, tile.name, cell)}
                assert fault.rule in rules, (fault, rules)
        swaps = here.swaps(walls(tile.name))
        for cell, out in layout.items():
            fault = why_not_swap(layout, tile, cell)
            fits = bool(mine.matches(out.number) >> tile.number & 1)
            assert (fault is None) == (cell in swaps) == fits, (tile, cell)
        wild = Cell._make(rng.choice(sorted(around - ground)))
        compare_faults({**built, wild: tile.name})
    removals = here.removals()
    for cell, tile in layout.items():
        fault = why_not_remove(layout, cell)
        assert (fault is None) == (cell in removals) == mine.can_remove(tile.number), cell
        compare_faults(palace.without(built, cell))


def compare_faults(built: dict[tuple[int, int], str]) -> None:
    """Any palace, legal or not: the same rules are broken, in the same cells."""
    told = palace.faults(built)
    found = faults_of([(TILES[NUMBER[tile]], Cell._make(cell)) for cell, tile in built.items()])
    assert {rule for rule, _ in told} == {fault.rule for fault in found}
    # Of the two tiles at a clash the engine names one.
    ours = sorted((fault.rule, (*fault.cell,)) for fault in found if fault.rule != "R4.2")
    assert ours == sorted(fault for fault in told if fault[0] != "R4.2")


def can_place(mine: Palace, tile: Tile, cell: Cell) -> bool:
    """What the core says."""
    return mine.can_place(tile.number, codes.cell_number(cell))
