"""Servers as processes of their own, to be measured and killed."""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import psutil  # type: ignore[import-untyped]

UNLIMITED = {
    "ALHAMBRA_REQUESTS_PER_SECOND": "0",
    "ALHAMBRA_MESSAGES_PER_SECOND": "0",
    "ALHAMBRA_LINES_PER_MINUTE": "0",
    "ALHAMBRA_TABLES_PER_HOUR": "0",
    "ALHAMBRA_ANALYSES_PER_HOUR": "0",
    "ALHAMBRA_SOCKETS_PER_ADDRESS": "0",
    "ALHAMBRA_CONNECTIONS_PER_ADDRESS": "0",
    "ALHAMBRA_LISTED_PER_ADDRESS": "0",
    "ALHAMBRA_METRICS": "true",
    "ALHAMBRA_BOT_DELAY": "0",
    "ALHAMBRA_LOG_LEVEL": "warning",
}
"""Settings without limits, since all clients of a test have the same address."""


class Server:
    """A server that can be started, killed and restarted at the same address."""

    def __init__(self, database: str, log: Path, **environment: str) -> None:
        """Prepare a server; `environment` has settings on top of `UNLIMITED`."""
        self.port = free_port()
        self._arguments = ["serve", "--port", str(self.port), "--database", database]
        self._arguments += ["--log", "json"]
        self._environment = os.environ | UNLIMITED | environment
        self._log = log
        self.process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def http(self) -> str:
        """The address for requests."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process id."""
        assert self.process is not None
        return self.process.pid

    def start(self, seconds: float = 60.0) -> None:
        """Start it and wait until it answers."""
        self.launch()
        self.wait(seconds)

    def launch(self) -> None:
        """Start it without waiting."""
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "alhambra", *self._arguments],
                env=self._environment, stdout=log, stderr=log,
            )  # fmt: skip

    def close(self) -> None:
        """Stop it, if it is running."""
        if self.process is not None and self.process.poll() is None:
            self.stop()

    def wait(self, seconds: float = 60.0) -> None:
        """Wait until it answers."""
        assert self.process is not None
        end = time.monotonic() + seconds
        while True:
            try:
                with urlopen(f"{self.http}/api/health", timeout=5):
                    return
            except (URLError, OSError):
                if self.process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError(f"the server does not start; see {self._log}") from None
                time.sleep(0.02)

    def kill(self) -> None:
        """Kill it with SIGKILL."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def bots(self) -> list[int]:
        """Its worker processes, which run bots and replays."""
        found = []
        for process in psutil.Process(self.pid).children():
            with suppress(psutil.NoSuchProcess):  # it has just died
                if "resource_tracker" not in " ".join(process.cmdline()):
                    found.append(process.pid)
        return found

    def allow_files(self, size: int | None) -> None:
        """Limit the size of files it can write, in bytes, like a full disk; None for no limit."""
        most = resource.RLIM_INFINITY if size is None else size
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    def stop(self) -> int:
        """Ask it to stop; returns its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(30)

    def memory(self) -> int:
        """Its memory in bytes."""
        return memory(self.pid)


class NestedServer(Server):
    """A server that starts quickly, forked from a process that has already loaded its code.

    Its clock can be set while it runs.
    """

    def __init__(self, database: str, log: Path, **environment: str) -> None:
        """Prepare a server with the right time."""
        super().__init__(database, log, **environment)
        self.shift = log.with_name(f"shift-{self.port}")
        """The file with the milliseconds by which its clock is shifted."""
        self._nest: subprocess.Popen[bytes] | None = None

    def launch(self) -> None:
        """Start it without waiting."""
        if self._nest is None:
            command = [sys.executable, "-m", "tests.harness.nest", str(self.shift)]
            with self._log.open("ab") as log:
                self._nest = subprocess.Popen(
                    [*command, *self._arguments], env=self._environment, stderr=log,
                    stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                )  # fmt: skip
        assert self._nest.stdin is not None
        assert self._nest.stdout is not None
        self._nest.stdin.write(b"\n")
        self._nest.stdin.flush()
        self.process = Forked(int(self._nest.stdout.readline()))

    def close(self) -> None:
        """Stop it and the process that forks it."""
        super().close()
        if self._nest is not None:
            self._nest.communicate()
            self._nest = None


class Forked:
    """A process that is not our own child, with the methods of `Popen`."""

    def __init__(self, pid: int) -> None:
        """Take its process id."""
        self.pid = pid
        self._process = psutil.Process(pid)

    def poll(self) -> int | None:
        """None while it runs, else 0."""
        try:
            return 0 if self._process.status() == psutil.STATUS_ZOMBIE else None
        except psutil.NoSuchProcess:
            return 0

    def send_signal(self, number: int) -> None:
        """Send it a signal."""
        self._process.send_signal(number)

    def terminate(self) -> None:
        """Ask it to stop."""
        self._process.terminate()

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended; returns 0, since only its parent knows the exit code."""
        self._process.wait(timeout)
        return 0


def memory(process: int) -> int:
    """The memory of a process in bytes, counting its share of shared memory (PSS)."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("no Pss in smaps_rollup")


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
