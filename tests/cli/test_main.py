"""The frame: help, version, exit codes, streams."""

from __future__ import annotations

import os
import platform
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import alhambra
from alhambra.core import compiled

from .conftest import Run

COMMANDS = (
    "simulate",
    "arena",
    "train",
    "verify",
    "legal",
    "show",
    "score",
    "analyse",
    "calibrate",
    "palace",
    "puzzles",
    "bench",
    "demo",
)
ALHAMBRA = (sys.executable, "-m", "alhambra")


def test_version_says_whether_the_core_is_compiled(run: Run) -> None:
    answer = "yes" if compiled() else "no"
    expected = (
        f"alhambra {alhambra.__version__} (compiled: {answer}, Python {platform.python_version()})"
    )
    assert run("--version") == (0, f"{expected}\n", "")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.code == 0
    assert f"examples:\n  alhambra {command}" in result.out


def test_help_names_every_command(run: Run) -> None:
    result = run("--help")
    assert result.code == 0
    assert set(COMMANDS) <= set(re.findall(r"\n    (\w+)\s", result.out))


@pytest.mark.parametrize("arguments", [[], ["fly"], ["legal"], ["--jobs", "2"], ["verify"]])
def test_wrong_usage_is_2(run: Run, arguments: list[str]) -> None:
    result = run(*arguments)
    assert (result.code, result.out) == (2, "")
    assert "alhambra" in result.err


@pytest.mark.parametrize("number", ["-1", "1.5", "x", "", "9" * 5000, "٣", "1_0"])
def test_numbers_are_plain_digits(run: Run, file: Path, number: str) -> None:
    result = run("legal", file, f"--game={number}")
    assert result.code == 2
    assert "argument --game: a whole number of 0 or more, not '" in result.err


def test_numbers_out_of_range_are_told_the_range(run: Run, file: Path) -> None:
    result = run("verify", file, "--jobs", 99999)
    assert result.code == 2
    assert "argument --jobs: a whole number from 0 to 61, not 99999\n" in result.err


def test_no_command_shows_the_help(run: Run) -> None:
    result = run()
    assert (result.code, result.out) == (2, "")
    assert set(COMMANDS) <= set(re.findall(r"\n    (\w+)\s", result.err))


@pytest.mark.parametrize("more", [[], ["3"], ["simulate"]])
def test_unknown_options_are_named(run: Run, more: list[str]) -> None:
    result = run("--bogus", *more)
    assert (result.code, result.out) == (2, "")
    assert "unknown option --bogus" in result.err
    assert "--bogus" in run("legal", "file", "--bogus").err


@pytest.mark.parametrize("command", ["verify", "legal", "show", "score"])
def test_unreadable_files_are_2(run: Run, tmp_path: Path, command: str) -> None:
    for path in (tmp_path, tmp_path / "fehlt ä.jsonl", "nul\0l"):
        result = run(command, path)
        assert (result.code, result.out) == (2, "")
        assert result.err.startswith(f"alhambra {command}: ")
        assert result.err.count("\n") == 1


def test_runs_as_a_module_and_is_quiet_when_the_reader_goes(file: Path) -> None:
    process = subprocess.Popen(
        [*ALHAMBRA, "legal", file, "--at", "80"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 141


def test_standard_input_is_a_file_too(file: Path) -> None:
    answer = subprocess.run(
        [*ALHAMBRA, "verify", "-"], input=file.read_bytes(), capture_output=True
    )
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert answer.stdout.endswith(b" actions: ok\n")


def test_output_that_knows_only_ascii_is_no_trouble(file: Path) -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    answer = subprocess.run([*ALHAMBRA, "show", file], env=environment, capture_output=True)
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert b"\\" not in answer.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")
@pytest.mark.parametrize("target", ["-", "/dev/full"])
def test_a_full_disk_is_2_and_named(file: Path, target: str) -> None:
    name = b"standard output" if target == "-" else b"'/dev/full'"
    simulate = ["simulate", "--games", "1", "--players", "2", "--seed", "1", "--records", target]
    for arguments in (simulate, ["show", file, "--svg", target]):
        with open("/dev/full", "wb") as full:
            answer = subprocess.run(
                [*ALHAMBRA, *arguments], stdout=full, stderr=subprocess.PIPE, check=False
            )
        assert answer.returncode == 2
        assert b"cannot write " + name + b": No space left on device\n" in answer.stderr
        assert answer.stderr.count(b"\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
def test_what_goes_to_a_closed_output_is_2(file: Path) -> None:
    simulate = "simulate --games 1 --players 2 --records -"
    for arguments in (simulate, f"show '{file}' --svg -"):
        answer = subprocess.run(
            f"'{sys.executable}' -m alhambra {arguments} >&-", shell=True, stderr=subprocess.PIPE
        )
        command = arguments.split()[0].encode()
        assert answer.returncode == 2
        assert answer.stderr == b"alhambra " + command + b": standard output is closed\n"


@pytest.mark.skipif(sys.platform == "win32", reason="signals differ")
def test_ctrl_c_is_quiet(tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    command = [*ALHAMBRA, "simulate", "--games", "1000000", "--players", "6"]
    process = subprocess.Popen(
        [*command, "--records", str(records)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=_hear_ctrl_c,
    )
    while not (records.exists() and records.stat().st_size):  # until it plays
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=20) == (b"", b"")
    assert process.returncode == 130


def _hear_ctrl_c() -> None:
    """A shell starts what runs in the background deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_nothing_is_coloured_off_a_terminal(run: Run) -> None:
    for arguments in (
        ["simulate", "--games", "1", "--players", "2", "--seed", "1"],
        ["palace", "C9W -1,0"],
    ):
        assert "\x1b" not in "".join(run(*arguments)[1:])


def test_rich_is_loaded_only_for_tables() -> None:
    program = (
        "import sys; from alhambra.cli.main import main; "
        "main(['palace', 'C9W -1,0']); sys.exit('rich' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True).returncode == 0
