"""Lessons stored in a folder, so that an interrupted course can resume.

A file has the samples of some games. Its name depends on everything that determines them: the
settings, the weights and the game numbers. So several courses can share a folder.
"""

from __future__ import annotations

import os
from array import array
from hashlib import sha256
from pathlib import Path

import numpy as np

from ..core import const
from .lessons import Lessons, Task


class Kept:
    """A folder of lessons; without a folder nothing is stored."""

    def __init__(self, folder: Path | None) -> None:
        """Create the folder, if one is given."""
        self._folder = folder
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    def has(self, task: Task) -> bool:
        """Whether the lessons of a task are stored."""
        path = self._path(task)
        return path is not None and path.exists()

    def read(self, task: Task) -> Lessons:
        """The stored lessons of a task."""
        path = self._path(task)
        assert path is not None
        with np.load(path) as parts:
            return Lessons(
                bytearray(parts["numbers"].tobytes()),
                array("f", parts["judged"].tobytes()),
                array("f", parts["targets"].tobytes()),
                array("q", parts["games"].tobytes()),
            )

    def keep(self, task: Task, lessons: Lessons) -> None:
        """Store the lessons of a task, completely or not at all."""
        path = self._path(task)
        if path is None:
            return
        part = path.with_suffix(".part")
        with open(part, "wb") as file:
            np.savez(
                file,
                numbers=np.frombuffer(lessons.numbers, np.uint8),
                judged=np.frombuffer(lessons.judged, np.float32),
                targets=np.frombuffer(lessons.targets, np.float32),
                games=np.frombuffer(lessons.games, np.int64),
            )
        os.replace(part, path)

    def write(self, name: str, text: str) -> None:
        """Write a text beside the lessons, such as the weights of a round."""
        if self._folder is not None:
            (self._folder / name).write_text(text, "utf-8", newline="\n")

    def _path(self, task: Task) -> Path | None:
        if self._folder is None:
            return None
        style = task.style
        name = f"{style.seed}\n{style.weights}\n{style.trace}\n{style.keeping}\n{task.numbers}"
        if style.seats > const.MIN_PLAYERS:
            name += f"\n{style.seats}"
        return self._folder / f"{sha256(name.encode()).hexdigest()[:24]}.npz"
