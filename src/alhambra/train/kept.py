"""Lessons kept in a folder, so that a course that was broken off goes on where it was.

A file has the samples of some games, and its name says what decides them: how they are played, by
which weights, and which games. So a folder may hold several courses, and none takes another's.
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
    """A folder of lessons; with none nothing is kept."""

    def __init__(self, folder: Path | None) -> None:
        """Make the folder, if there is to be one."""
        self._folder = folder
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    def find(self, task: Task) -> Lessons | None:
        """The lessons of a task, if it was done before."""
        path = self._path(task)
        if path is None or not path.exists():
            return None
        with np.load(path) as parts:
            return Lessons(
                bytearray(parts["numbers"].tobytes()),
                array("f", parts["judged"].tobytes()),
                array("f", parts["targets"].tobytes()),
                array("q", parts["games"].tobytes()),
            )

    def keep(self, task: Task, lessons: Lessons) -> None:
        """Write the lessons of a task, whole or not at all."""
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
