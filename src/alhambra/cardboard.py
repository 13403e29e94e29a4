"""Scores a game played with the physical pieces, from a JSON description of the table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from . import layouts
from .core import const
from .errors import NotationError, SetupError
from .pieces import TILES, Kind, Tile
from .scoring import Scoring, Wall, explain

MAX_LENGTH = 2**20  # characters in a file
MAX_NAME = 40  # characters in a player's name
MOST = layouts.counts(list(TILES))
"""How many tiles there are of each kind (R1.2)."""
TILE_WALLS = max(len(tile.walls) for tile in TILES)
MOST_WALL = sum(len(tile.walls) for tile in TILES)


@dataclass(frozen=True, slots=True)
class Player:
    """One player's name, buildings and wall."""

    name: str
    counts: list[int]
    """The number of buildings of each kind."""
    wall: Wall
    tiles: tuple[Tile, ...] = ()
    """The tiles themselves, if the palace was given."""


@dataclass(frozen=True, slots=True)
class Table:
    """All players to be scored, and Dirk."""

    players: tuple[Player, ...]
    dirk: list[int] | None
    """Dirk's number of buildings of each kind; None in games without him."""

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return [player.name for player in self.players]

    def score(self, number: int) -> Scoring:
        """Score the table as scoring `number`, 1 to 3."""
        counts = [player.counts for player in self.players]
        return explain(number, counts, [player.wall for player in self.players], self.dirk)


def read(text: str) -> Table:
    """Read a table from JSON. Raises `SetupError` or `NotationError` if something is wrong."""
    try:
        return _table(_json(text))
    except RecursionError:
        raise SetupError("the JSON is nested too deep") from None


def _json(text: str) -> object:
    if len(text) > MAX_LENGTH:
        raise SetupError(f"a table has at most {MAX_LENGTH} characters")
    try:
        return json.loads(text, object_pairs_hook=_no_twins)
    except ValueError as error:
        raise SetupError(f"not JSON: {error!s:.120}") from None


def _table(data: object) -> Table:
    top = _object(data, "the table", {"players", "dirk"})
    given = top.get("players")
    low, high = const.MIN_PLAYERS, const.MAX_PLAYERS
    if not isinstance(given, list) or not low <= len(given) <= high:
        raise SetupError(f"players is a list of {low} to {high} players (R1.7)")
    players = tuple(_player(each, seat) for seat, each in enumerate(given, 1))
    dirk = _dirk(top.get("dirk"), len(players))
    _check_components(players, dirk)
    return Table(players, dirk)


def _dirk(data: object, players: int) -> list[int] | None:
    """Dirk's buildings; he plays in every two-player game and in no other (R9.2)."""
    if players != const.MIN_PLAYERS:
        if data is not None:
            raise SetupError("Dirk plays only in games of two (R9.2)")
        return None
    if data is None:
        raise SetupError(
            "Dirk plays in every game of two (R9.2); give his buildings, such as "
            '"dirk": {"garden": 2}, or "dirk": {} if he has none'
        )
    return _counts(data, "dirk")


def _player(data: object, seat: int) -> Player:
    what = f"player {seat}"
    player = _object(data, what, {"name", "palace", "counts", "wall"})
    name = player.get("name", f"Seat {seat}")
    if not isinstance(name, str) or not 1 <= len(name) <= MAX_NAME:
        raise SetupError(f"{what}: a name has 1 to {MAX_NAME} characters, not {name!r:.60}")
    if "palace" in player:
        if "counts" in player or "wall" in player:
            raise SetupError(f"{what} has a palace; counts and wall follow from it, leave them out")
        return _with_palace(name, player["palace"], what)
    if "counts" not in player or "wall" not in player:
        raise SetupError(f"{what} needs a palace, or counts and wall")
    wall = _number(player["wall"], MOST_WALL, f"{what}: the wall")
    counts = _counts(player["counts"], f"{what}: counts")
    if wall > TILE_WALLS * sum(counts):
        raise SetupError(
            f"{what}: no wall of {wall} goes around {sum(counts)} buildings; "
            f"a tile has at most {TILE_WALLS} walls (R1.2)"
        )
    return Player(name, counts, Wall(wall))


def _with_palace(name: str, data: object, what: str) -> Player:
    if not isinstance(data, str):
        raise SetupError(f"{what}: a palace is text; {layouts.FORM}")
    try:
        placed = layouts.parse(data)
    except NotationError as error:
        raise SetupError(f"{what}: {error}") from None
    if found := layouts.faults(placed):
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        raise SetupError(f"{what}: the palace is illegal: {found[0].rule}: {found[0].text}{more}")
    layout = {cell: tile for tile, cell in placed}
    tiles = tuple(layout.values())
    return Player(name, layouts.counts(list(tiles)), layouts.longest_wall(layout), tiles)


def _check_components(players: Sequence[Player], dirk: list[int] | None) -> None:
    """Refuse a table with more tiles than the game has (R1.2)."""
    owners: dict[Tile, Player] = {}
    for player in players:
        for tile in player.tiles:
            if tile in owners:
                raise SetupError(
                    f"{tile} is in the palaces of {owners[tile].name!r} and {player.name!r}; "
                    "there is one of each tile (R1.2)"
                )
            owners[tile] = player
    rows = [player.counts for player in players] + ([] if dirk is None else [dirk])
    for kind in Kind:
        total = sum(row[kind] for row in rows)
        if total > MOST[kind]:
            raise SetupError(
                f"{kind.label}: {total} at this table, and there are {MOST[kind]} (R1.2)"
            )


def _counts(data: object, what: str) -> list[int]:
    """The number of buildings of each kind; 0 for a kind that is not named."""
    given = _object(data, what, {kind.label for kind in Kind})
    return [_number(given.get(kind.label, 0), MOST[kind], f"{what}: {kind.label}") for kind in Kind]


def _number(data: object, most: int, what: str) -> int:
    if type(data) is not int or not 0 <= data <= most:
        raise SetupError(f"{what} is a whole number from 0 to {most}, not {data!r:.40}")
    return data


def _object(data: object, what: str, keys: set[str]) -> dict[str, object]:
    if not isinstance(data, dict):
        raise SetupError(f"{what} is an object, not {data!r:.40}")
    for key in data:
        if key not in keys:
            raise SetupError(
                f"{what}: unknown key {key!r:.40}; the keys are {', '.join(sorted(keys))}"
            )
    return data


def _no_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data = dict(pairs)
    if len(data) != len(pairs):
        raise ValueError("a key appears twice in one object")
    return data
