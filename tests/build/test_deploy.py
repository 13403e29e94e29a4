"""What deploy/ has: the container is built by the lock and runs as nobody, the unit is shut in."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from collections import defaultdict
from pathlib import Path
from types import ModuleType

import pytest

from . import ROOT

UNIT = ROOT / "deploy" / "alhambra.service"
LEAST = 3.0
"""What `systemd-analyze security` may say at most; 10 is a service that may do anything."""

CONTAINER = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
IGNORED = (ROOT / ".dockerignore").read_text("utf-8").splitlines()


def steps() -> list[tuple[str, str]]:
    """The instructions of the container file, each with what follows it."""
    text = re.sub(r"^#.*\n", "", CONTAINER, flags=re.MULTILINE).replace("\\\n", " ")
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in text.splitlines())]


def directives() -> dict[str, list[str]]:
    """The directives of the unit, with all their values in order."""
    found = defaultdict(list)
    for line in UNIT.read_text("utf-8").splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found[name].append(value)
    return found


def test_the_container_installs_by_the_lock_alone() -> None:
    installs = re.findall(r"pip install ((?:(?!&&).)*)", " ".join(rest for _, rest in steps()))
    assert installs
    for install in installs:
        assert "--require-hashes" in install or "--no-deps --no-index" in install
        for name in re.findall(r"-r (\S+)", install):
            assert (ROOT / name).exists(), name
    assert "apt-get" not in CONTAINER


def test_the_container_is_of_a_python_that_is_supported() -> None:
    images = {rest.split()[0] for word, rest in steps() if word == "FROM"}
    [image] = images
    found = re.fullmatch(r"docker\.io/library/python:3\.(\d+)-slim-\w+", image)
    assert found
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["requires-python"] == ">=3.11"
    assert int(found[1]) in range(11, 15)


def test_the_container_runs_as_nobody_and_is_looked_after() -> None:
    words = [word for word, _ in steps()]
    last = words[len(words) - words[::-1].index("FROM") :]
    assert last.index("USER") < last.index("CMD")
    [user] = [rest for word, rest in steps() if word == "USER"]
    assert user not in ("root", "0")
    [check] = [rest for word, rest in steps() if word == "HEALTHCHECK"]
    python, dash, code = json.loads(check.removeprefix("CMD "))
    assert (python, dash) == ("/app/bin/python", "-c")
    compile(code, "HEALTHCHECK", "exec")
    assert "/api/health" in code


def test_the_image_is_made_from_what_it_needs(hook: ModuleType) -> None:
    everything, *rest = [line for line in IGNORED if not line.startswith("#")]
    assert everything == "*"
    kept = [line.removeprefix("!") for line in rest if line.startswith("!")]
    assert all((ROOT / path).exists() for path in kept)
    client = [Path(hook.CLIENT, name) for name in hook.CLIENT_SOURCES]
    own = [
        "LICENSE",
        "README.md",
        "hatch_build.py",
        "pyproject.toml",
        "requirements",
        "src/alhambra",
    ]
    for path in (*client, *map(Path, own)):
        place = (ROOT / path).resolve().relative_to(ROOT.resolve())
        assert any(place.is_relative_to(each) for each in kept), place
    for left_out in (".git", ".venv", "bench", "tests"):
        assert left_out not in kept


def test_the_unit_shuts_the_server_in() -> None:
    found = directives()
    assert found["DynamicUser"] == found["NoNewPrivileges"] == found["PrivateDevices"] == ["yes"]
    assert found["ProtectSystem"] == ["strict"]
    assert found["CapabilityBoundingSet"] == [""]
    assert found["RestrictAddressFamilies"] == ["AF_INET AF_INET6 AF_UNIX"]
    assert found["UMask"] == ["0077"]
    assert found["MemoryMax"]


def test_the_unit_lets_those_who_think_be_less_urgent() -> None:
    # In this order: what is allowed last stays allowed.
    assert directives()["SystemCallFilter"] == [
        "@system-service",
        "~@privileged @resources",
        "setpriority sched_setscheduler",
    ]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd-analyze")
def test_systemd_rates_the_unit_well() -> None:
    run = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", str(UNIT)],
        capture_output=True,
        text=True,
        env={"PATH": "/usr/bin:/bin", "LC_ALL": "C"},
    )
    found = re.search(r"Overall exposure level for alhambra\.service: ([\d.]+)", run.stdout)
    assert found, run.stderr
    assert float(found[1]) < LEAST
