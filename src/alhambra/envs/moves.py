"""Games as a table of choices, in Parquet: one row for each id that somebody chose.

| column | type | meaning |
| --- | --- | --- |
| game, decision | int32 | number of the game in the file, and of the action in it, from 0 |
| seat | int8 | who chose |
| observation | bytes | the vector of `envs.layout`, before the choice |
| mask | bytes | one bit for each id, set if it is legal, lowest id first |
| id | int16 | the chosen id; null for an action that has none |
| action | text | the whole action in notation, on the row that completes it |
| result | float32 | the seat's share of the win minus an even share; null if unfinished |
| lead | int16 | the seat's final score minus the best other score; null if unfinished |
| record | text | on the first row of a game, its record without the actions |

Only a payment with superfluous cards (R3.7) has no id; bots never choose one. From `action` and
`record` the original games can be restored exactly.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from .. import record
from ..actions import Action, parse_exact
from ..core import const, ids, observe
from ..errors import AlhambraError, IllegalAction, NotationError, SetupError
from ..record import BadRecord, Record
from ..refusals import checked_code
from ..scoring import winners
from ..simulate import bare_table

FORMAT = "alhambra-moves/1"
PACKED = (const.IDS + 7) // 8
"""How many bytes a packed mask takes."""


GROUP = 2**15
"""Rows written at a time, about twenty megabytes: as much as a reader needs in memory."""


class BadMoves(AlhambraError, ValueError):
    """A file that is not a table of choices, or has rows missing."""

    slug = "moves"


@dataclass(slots=True)
class _Columns:
    """The columns of the rows being collected."""

    game: list[int]
    decision: list[int]
    seat: list[int]
    id: list[int | None]
    action: list[str | None]
    observations: list[bytes]
    masks: list[bytes]


def schema(players: int, view: str) -> pa.Schema:
    """The columns of a file of games with so many seats, and its metadata."""
    about = {"format": FORMAT, "players": players, "view": view, "ids": const.IDS}
    return pa.schema(
        [
            ("game", pa.int32()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.binary(observe.length(players))),
            ("mask", pa.binary(PACKED)),
            ("id", pa.int16()),
            ("action", pa.string()),
            ("result", pa.float32()),
            ("lead", pa.int16()),
            ("record", pa.string()),
        ],
        {"alhambra": json.dumps(about)},
    )


def rows(number: int, game: Record, view: str) -> pa.RecordBatch:
    """The rows of game `number` of a file. Raises `BadRecord`."""
    columns = _Columns([], [], [], [], [], [], [])
    state = _replayed(number, game, view == "table", columns)
    count = len(columns.game)
    players = game.options.players
    result: list[float | None] = [None] * count
    lead: list[int | None] = [None] * count
    if state.phase == const.OVER:
        scores = tuple(state.scores[:players])
        won = winners(scores)
        share = [(seat in won) / len(won) - 1 / players for seat in range(players)]
        ahead = [scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in range(players)]
        result = [share[seat] for seat in columns.seat]
        lead = [ahead[seat] for seat in columns.seat]
    kind = schema(players, view)
    bits = np.frombuffer(b"".join(columns.masks), np.uint8).reshape(count, const.IDS)
    packed = np.packbits(bits, axis=1, bitorder="little").tobytes()
    head = [record.to_json(replace(game, actions=()))] + [None] * (count - 1)
    return pa.record_batch(
        [
            columns.game,
            columns.decision,
            columns.seat,
            _fixed(kind.field("observation").type, count, b"".join(columns.observations)),
            _fixed(kind.field("mask").type, count, packed),
            columns.id,
            columns.action,
            result,
            lead,
            head,
        ],
        schema=kind,
    )


def _replayed(number: int, game: Record, table: bool, columns: _Columns) -> Any:  # noqa: ANN401
    """Replay a record and note every choice; returns the final position."""
    begun = record.new_game(game)
    seated = bare_table(game.options, begun.deal, begun.began_at)
    state = seated.state

    def write(decision: int, held: int, chosen: int | None, action: Action | None) -> None:
        columns.game.append(number)
        columns.decision.append(decision)
        columns.seat.append(state.turn)
        columns.id.append(chosen)
        columns.action.append(None if action is None else str(action))
        columns.observations.append(observe.vector(state, held, state.turn, table))
        columns.masks.append(ids.mask(state, held))

    for decision, action in enumerate(game.actions):
        try:
            code = checked_code(state, action, None)
        except IllegalAction as error:
            raise BadRecord(error.text, rule=error.rule, action=decision) from None
        held = ids.held_of(state)
        chosen = ids.encode(state, held, code)
        if not ids.is_legal(state, held, chosen[0]) or (
            code >> const.KIND_SHIFT == const.BUY and ids.decode(state, held, chosen[0]) != code
        ):
            write(decision, held, None, action)
        else:
            for each in chosen[:-1]:
                write(decision, held, each, None)
                held = each - const.ID_PICK
            write(decision, held, chosen[-1], action)
        try:
            seated.step(code)
        except SetupError as error:
            raise BadRecord(str(error), rule=error.rule, action=decision) from None
    if not game.actions:
        write(0, ids.held_of(state), None, None)
    return state


def _fixed(kind: pa.DataType, count: int, data: bytes) -> pa.Array:
    return pa.FixedSizeBinaryArray.from_buffers(kind, count, [None, pa.py_buffer(data)])


def opened(path: str) -> pq.ParquetFile:
    """Open a file of choices. Raises `BadMoves` for any other file, or `OSError`."""
    try:
        file = pq.ParquetFile(path)
    except pa.ArrowInvalid as error:
        raise BadMoves(f"{path} is not a Parquet file: {str(error).splitlines()[0]:.120}") from None
    about(file, path)
    return file


def about(file: pq.ParquetFile, path: str) -> dict[str, Any]:
    """The metadata of a file: format, players, view, ids."""
    try:
        found = json.loads((file.schema_arrow.metadata or {})[b"alhambra"])
        if found["format"] != FORMAT:
            raise BadMoves(f"{path}: the format is {found['format']!r:.40}; this reads {FORMAT!r}")
        return dict(found)
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, BadMoves):
            raise
        raise BadMoves(f"{path} was not written by `alhambra export`") from None


def records(file: pq.ParquetFile) -> Iterator[tuple[Record, int]]:
    """The games of a file in order, each with its number of rows. Raises `BadMoves`."""
    head: str | None = None
    actions: list[Action] = []
    number, count = -1, 0
    for game, decision, action, first in _told(file):
        if game != number:
            if head is not None:
                yield replace(_head(head, number), actions=tuple(actions)), count
            if first is None:
                raise BadMoves(f"game {game} has no record: rows were left out")
            number, count, head, actions = game, 0, first, []
        count += 1
        if action is not None:
            if decision != len(actions):
                raise BadMoves(f"game {game} lacks decision {len(actions)}: rows were left out")
            try:
                actions.append(parse_exact(action))
            except NotationError as error:
                raise BadMoves(f"game {game}, decision {decision}: {error}") from None
    if head is not None:
        yield replace(_head(head, number), actions=tuple(actions)), count


def _head(text: str, number: int) -> Record:
    try:
        return record.from_json(text)
    except BadRecord as error:
        raise BadMoves(f"game {number}: {error}") from None


def _told(file: pq.ParquetFile) -> Iterator[tuple[int, int, str | None, str | None]]:
    for batch in file.iter_batches(columns=["game", "decision", "action", "record"]):
        yield from zip(*(column.to_pylist() for column in batch.columns), strict=True)


def batches(path: str, size: int = 4096) -> Iterator[dict[str, Any]]:
    """The choices of a file as numpy arrays for learning, at most `size` rows at a time.

    `observation` and `mask` have a row of bytes for each choice, `id`, `seat`, `result` and `lead`
    one number. Choices without an id and unfinished games are left out.
    """
    file = opened(path)
    names = ["observation", "mask", "id", "seat", "result", "lead"]
    for batch in file.iter_batches(size, columns=names):
        kept = batch.filter(pc.and_(batch["id"].is_valid(), batch["result"].is_valid()))
        found: dict[str, Any] = {name: kept[name].to_numpy() for name in names[2:]}
        found["observation"] = _bytes(kept["observation"])
        bits = np.unpackbits(_bytes(kept["mask"]), axis=1, count=const.IDS, bitorder="little")
        yield {**found, "mask": bits}


def _bytes(column: Any) -> np.ndarray[Any, np.dtype[np.uint8]]:  # noqa: ANN401
    """A column of bytes as a matrix."""
    width = column.type.byte_width
    data = np.frombuffer(column.buffers()[1], np.uint8)
    return data[column.offset * width : (column.offset + len(column)) * width].reshape(-1, width)


def write(path: str, parts: Iterable[pa.RecordBatch], kind: pa.Schema) -> None:
    """Write the rows of many games into a file."""
    with pq.ParquetWriter(path, kind, compression="zstd") as file:
        waiting: list[pa.RecordBatch] = []
        for part in parts:
            waiting.append(part)
            if sum(each.num_rows for each in waiting) >= GROUP:
                file.write_table(pa.Table.from_batches(waiting))
                waiting.clear()
        if waiting:
            file.write_table(pa.Table.from_batches(waiting))
