"""The results of an arena, in a file that an interrupted arena can resume from.

JSON Lines: first the settings, then a line for each game, in the order of the settings. So the
missing games are those after the last complete line.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, BinaryIO

from ..errors import AlhambraError
from ..simulate import Played, Points, Thinking
from .settings import Settings

NAME = "results.jsonl"
FORMAT = "alhambra-arena/1"
_DIGITS = 7  # decimals of a time in seconds


class ArenaError(AlhambraError):
    """A folder of results that does not match the arena, or cannot be used."""

    slug = "arena"


class Results:
    """The games played so far; new ones are written to the file at once."""

    def __init__(self, folder: Path, settings: Settings, records: Path | None = None) -> None:
        """Resume from the results in a folder, or begin there."""
        assert settings.records == (records is not None)
        self.settings = settings
        self.games: list[Played] = []
        self._path = folder / NAME
        self._records: BinaryIO | None = None
        self._record_end = 0
        with _named(self._path):
            folder.mkdir(parents=True, exist_ok=True)
            self._file = open(self._path, "a+b")  # noqa: SIM115
        try:
            _lock(self._file, self._path)
            self._recall()
            if records is not None:
                self._records = self._reopened(records)
        except BaseException:
            self.close()
            raise

    def append(self, games: Iterable[Played]) -> None:
        """Store games, records first: a record whose result is missing is dropped on resuming."""
        lines = []
        with _named(self._path):
            for played in games:
                if self._records is not None:
                    self._record_end += self._records.write(f"{played.record}\n".encode())
                lines.append(self._line(played))
                self.games.append(replace(played, record=None))
            if self._records is not None:
                self._records.flush()
            self._file.write("".join(lines).encode())
            self._file.flush()

    def close(self) -> None:
        """Close the files."""
        for file in (self._records, self._file):
            if file is not None:
                with suppress(OSError):  # everything is already flushed
                    file.close()

    def _recall(self) -> None:
        """Read the file and cut off an incomplete last line, or start a new file."""
        lines = self._whole_lines()
        first = next(lines, None)
        if first is None:
            self._check_beginning()
            self._file.truncate(0)
            head = {"arena": FORMAT, **self.settings.as_json()}
            self._file.write(f"{json.dumps(head)}\n".encode())
            self._file.flush()
            return
        self._check_settings(first)
        end = len(first)
        for line in lines:
            self._read(line)
            end += len(line)
        self._file.truncate(end)

    def _check_beginning(self) -> None:
        """Refuse a file without a complete line that does not start like one of ours."""
        self._file.seek(0)
        start = json.dumps({"arena": FORMAT}).encode()[:-1]
        found = self._file.read(len(start))
        if not start.startswith(found):
            settings_in(found, self._path)

    def _whole_lines(self) -> Iterator[bytes]:
        self._file.seek(0)
        for line in self._file:
            if line.endswith(b"\n"):
                yield line

    def _check_settings(self, line: bytes) -> None:
        """Refuse the results of another arena."""
        head = settings_in(line, self._path)
        mine = self.settings.as_json()
        other = [
            f"{name} is {_shown(head.get(name))} there and {_shown(value)} here"
            for name, value in mine.items()
            if head.get(name) != value
        ]
        if other:
            raise ArenaError(
                f"{self._path} holds another arena: {'; '.join(other)}; "
                "ask for the same, or give another --out"
            )

    def _read(self, line: bytes) -> None:
        index = len(self.games)
        try:
            data = json.loads(line)
            place = self.settings.place(index)
            if (data["pairing"], data["game"]) != (place.pairing, place.number):
                raise ValueError(f"not game {place.number} of pairing {place.pairing}")
            self.games.append(_played(data))
            if self.settings.records:
                self._record_end = int(data["record_end"])
        except (KeyError, TypeError, ValueError) as error:
            why = f"no {error}" if isinstance(error, KeyError) else str(error)
            raise ArenaError(
                f"{self._path}:{index + 2} is not a result of this arena ({why}); "
                "cut the file off before that line to go on from there, or give another --out"
            ) from None

    def _line(self, played: Played) -> str:
        place = self.settings.place(len(self.games))
        data = {"pairing": place.pairing, "game": place.number, **_as_json(played)}
        if self._records is not None:
            data["record_end"] = self._record_end
        return f"{json.dumps(data)}\n"

    def _reopened(self, path: Path) -> BinaryIO:
        """Open the file of records, cut off where the last result says.

        What is cut off can only be what was written of one batch of games before their results.
        """
        with _named(path):
            file = open(path, "a+b")  # noqa: SIM115
        try:
            self._check_records(file, path)
            with _named(path):
                file.truncate(self._record_end)
        except BaseException:
            file.close()
            raise
        return file

    def _check_records(self, file: BinaryIO, path: Path) -> None:
        """Refuse a file that does not begin with the records of the games so far."""
        file.seek(0)
        count = end = 0
        ours = True
        for line in file:
            if count == 0:
                ours = self._begins(line)
            if not ours or end >= self._record_end:
                break
            count, end = count + 1, end + len(line)
        if not ours or (count, end) != (len(self.games), self._record_end):
            games = f"of the {len(self.games)} games in" if self.games else "that belong to"
            raise ArenaError(
                f"{path} does not hold the records {games} {self._path}; "
                "give the file they were written to, or another --out"
            )

    def _begins(self, line: bytes) -> bool:
        """Whether a line is the record of the first game."""
        place = self.settings.place(0)
        match = self.settings.matches[place.pairing]
        try:
            read = json.loads(line)
            bag = [each.name for each in match.deal(place.number).bag]
            ours: bool = read["bots"] == list(match.seating(place.number)) and (
                read["bag"] == bag[: len(read["bag"])]
            )
        except (KeyError, TypeError, ValueError):
            return False
        return ours


def seed_in(folder: Path) -> str | None:
    """The seed of the arena whose results are in a folder; None if there are none."""
    path = folder / NAME
    with suppress(OSError, ValueError), open(path, "rb") as file:
        line = file.readline()
        if line.endswith(b"\n"):
            return str(settings_in(line, path).get("seed"))
    return None


def settings_in(line: bytes, path: Path) -> dict[str, Any]:
    """The settings in the first line of a results file."""
    try:
        head = json.loads(line)
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("arena") != FORMAT:
        raise ArenaError(f"{path} holds no arena results; give another --out")
    return head


def _as_json(played: Played) -> dict[str, object]:
    return {
        "bots": played.bots,
        "scores": played.scores,
        "winners": played.winners,
        "turns": played.turns,
        "scorings": [[each.majorities, each.walls] for each in played.scorings],
        "walls": played.walls,
        "decisions": [each.decisions for each in played.thinking],
        "seconds": [round(each.seconds, _DIGITS) for each in played.thinking],
        "longest": [round(each.longest, _DIGITS) for each in played.thinking],
    }


def _played(data: dict[str, Any]) -> Played:
    """The game in a line. Raises KeyError, TypeError or ValueError if it is not one."""
    return Played(
        bots=tuple(map(str, data["bots"])),
        scores=_ints(data["scores"]),
        winners=_ints(data["winners"]),
        turns=int(data["turns"]),
        scorings=tuple(Points(_ints(points), _ints(walls)) for points, walls in data["scorings"]),
        walls=_ints(data["walls"]),
        thinking=tuple(
            Thinking(int(decisions), float(seconds), float(longest))
            for decisions, seconds, longest in zip(
                data["decisions"], data["seconds"], data["longest"], strict=True
            )
        ),
    )


def _ints(values: list[int]) -> tuple[int, ...]:
    return tuple(map(int, values))


def _shown(value: object) -> str:
    """A setting, shortened for a message."""
    return json.dumps(value, ensure_ascii=False)[:60]


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Turn system errors into an `ArenaError` that names the file."""
    try:
        yield
    except (OSError, ValueError) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or error
        raise ArenaError(f"cannot write {str(path)!r}: {why}") from None


def _lock(file: BinaryIO, path: Path) -> None:
    """Keep a second arena from writing to the same file, if the platform can lock files."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:
        return
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except OSError:
        raise ArenaError(f"{path} is being written by another arena; wait until it ends") from None
