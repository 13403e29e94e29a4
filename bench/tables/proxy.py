"""HAProxy in front of servers, as Debian has it: each connection goes to any server that lives."""

from __future__ import annotations

import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from tests.harness.processes import Server, free_port

_PATIENCE = 10.0  # seconds for it to start
_SETTINGS = """\
global
    maxconn 9000
defaults
    mode http
    balance random
    retries 3
    option redispatch 1
    option httpchk GET /api/health
    timeout connect 2s
    timeout client 60s
    timeout server 60s
    timeout tunnel 1h
    timeout check 5s
frontend people
    bind 127.0.0.1:{port}
    default_backend servers
backend servers
    default-server check inter 500ms fall 2 rise 1 observe layer4 error-limit 1 on-error mark-down
"""


class Proxy:
    """A proxy that runs as long as the context does."""

    def __init__(self, servers: Sequence[Server], folder: Path) -> None:
        """Not yet started; its settings go into the folder."""
        self.port = free_port()
        lines = [
            f"    server s{number} 127.0.0.1:{server.port}"
            for number, server in enumerate(servers, 1)
        ]
        self._settings = folder / "haproxy.cfg"
        self._settings.write_text(_SETTINGS.format(port=self.port) + "\n".join([*lines, ""]))
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Proxy:
        """Start, and come back when it answers."""
        command = ["haproxy", "-db", "-q", "-f", str(self._settings)]
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        end = time.monotonic() + _PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return self
            except OSError:
                if self._process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError(f"haproxy does not start: {self._settings}") from None
                time.sleep(0.05)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
