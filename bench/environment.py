"""The environment of the peers: made once, beside this file, from PyPI."""

from __future__ import annotations

import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

HOME = Path(__file__).parent / ".venv-peers"
PYTHON = str(HOME / "bin" / "python")
INSTALL = ("-m", "pip", "install", "--quiet", "--retries", "1", "--timeout", "30")
INSTALL_LIMIT = 600.0  # seconds


class Unavailable(Exception):
    """Something that cannot be measured here, and why."""


def output(command: Sequence[str], limit: float, at: Path | None = None) -> str:
    """What `command` prints; `Unavailable` if it fails or takes more than `limit` seconds."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=limit, cwd=at)
    except subprocess.TimeoutExpired:
        raise Unavailable(f"it took more than {limit:.0f} s") from None
    except OSError as error:
        raise Unavailable(error.strerror or "it cannot be started") from None
    if done.returncode:
        raise Unavailable(_complaint(done.stderr) or f"it ended with code {done.returncode}")
    return done.stdout


def ready() -> bool:
    """Whether the environment is there, with the Python that runs this."""
    try:
        return output([PYTHON, "-c", "import sys; print(sys.version)"], 60).strip() == sys.version
    except Unavailable:
        return False


def create() -> None:
    """Make the environment anew, empty."""
    try:
        venv.create(HOME, clear=True, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Unavailable(f"no virtual environment can be made ({type(error).__name__})") from None


def installed(requirement: str) -> bool:
    """Whether the environment has `requirement`."""
    question = "import sys; from importlib.metadata import version; version(sys.argv[1])"
    try:
        output([PYTHON, "-c", question, requirement], 60)
    except Unavailable:
        return False
    return True


def install(requirement: str) -> None:
    """Fetch `requirement` from PyPI."""
    output([PYTHON, *INSTALL, requirement], INSTALL_LIMIT)


def _complaint(stderr: str) -> str:
    """The line that says most: the first that pip marks as an error, or else the last."""
    lines = [line.strip() for line in stderr.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR:")]
    return (errors or lines[-1:] or [""])[0]
