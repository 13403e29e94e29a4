"""The sdist and the wheel made of it, installed into a fresh environment: do they serve a game?"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tarfile
import time
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import URLError
from urllib.request import Request, urlopen
from zipfile import ZipFile

import pytest

import alhambra

from . import ROOT, script

pytestmark = pytest.mark.skipif(
    bool(os.environ.get("ALHAMBRA_PURE")), reason="the wheel is compiled: once is enough"
)

TURNS = 3
PATIENCE = 60  # seconds that anything may take; seconds at most on a quiet machine


class Built(NamedTuple):
    """What was made, and where."""

    sdist: Path
    wheel: Path


class Server(NamedTuple):
    """A server that runs from the wheel alone."""

    python: Path
    url: str

    def page(self, path: str) -> str:
        """What a browser gets."""
        with urlopen(self.url + path, timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def ask(self, path: str, token: str = "", **body: object) -> dict[str, Any]:
        """Get something from the API, or with a body post it."""
        request = Request(f"{self.url}/api/{path}", json.dumps(body).encode() if body else None)
        request.add_header("Content-Type", "application/json")
        request.add_header("Authorization", f"Bearer {token}")
        with urlopen(request, timeout=PATIENCE) as answer:
            return dict(json.load(answer))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The sdist of this checkout, and the wheel of what the sdist holds."""
    folder = tmp_path_factory.mktemp("built")
    run(ROOT, "hatchling", "build", "-t", "sdist", "-d", str(folder), ALHAMBRA_WEB="require")
    [sdist] = folder.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    [source] = [path for path in folder.iterdir() if path.is_dir()]
    # The client is in the sdist, so a Node that does not run is no harm. What `make` compiled, with
    # the flags of the Makefile, need not be compiled again.
    shutil.copytree(ROOT / "build" / "lib", source / "build" / "lib")
    script(folder / "node", "#!/bin/sh\nexit 1\n")
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    wishes = {"ALHAMBRA_COMPILED": "1", "ALHAMBRA_WEB": "require"}
    flags = {"CPPFLAGS": "-Werror=sign-compare"}
    run(
        source, "hatchling", "build", "-t", "wheel", "-d", str(folder), PATH=path, **wishes, **flags
    )
    [wheel] = folder.glob("*.whl")
    return Built(sdist, wheel)


@pytest.fixture(scope="module")
def server(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`alhambra serve` of a fresh environment, which holds the wheel and the locked packages."""
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder / "env", symlinks=True, with_pip=False)
    python = folder / "env" / "bin" / "python"
    install = ["pip", "--python", str(python), "install", "-qq", "--disable-pip-version-check"]
    run(folder, *install, "--require-hashes", "-r", str(ROOT / "requirements" / "server.txt"))
    run(folder, *install, "--no-deps", "--no-index", str(built.wheel))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(python.with_name("alhambra")), "serve", "--port", str(port)]
    environment = {"PATH": os.defpath, "XDG_DATA_HOME": str(folder), "ALHAMBRA_BOT_DELAY": "0"}
    process = subprocess.Popen(command, cwd=folder, env=environment)
    try:
        yield Server(python, wait_for(f"http://127.0.0.1:{port}", process))
    finally:
        process.terminate()
        assert process.wait(PATIENCE) == 0


def run(where: Path, *module: str, **environment: str) -> None:
    """Run a module of the tests' own Python."""
    variables = {**os.environ, **environment}
    subprocess.run([sys.executable, "-m", *module], cwd=where, env=variables, check=True)


def wait_for(url: str, process: subprocess.Popen[bytes]) -> str:
    """The address, as soon as the server answers there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            urlopen(f"{url}/api/health", timeout=PATIENCE).close()
            return url
        except URLError:
            time.sleep(0.1)
    raise TimeoutError("the server does not answer")


def test_the_wheel_holds_the_package_and_nothing_else(built: Built) -> None:
    names = ZipFile(built.wheel).namelist()
    version = alhambra.__version__
    assert {name.split("/")[0] for name in names} == {
        "alhambra",
        f"alhambra_game-{version}.dist-info",
    }
    assert built.wheel.name.startswith(f"alhambra_game-{version}-cp3")
    wanted = ("alhambra/py.typed", "alhambra/server/web/index.html", "alhambra/core/rng.pxd")
    assert set(wanted) <= set(names)
    assert not [name for name in names if Path(name).suffix in (".c", ".svelte", ".ts")]
    assert not [name for name in names if "tests" in name.split("/") or "tools" in name.split("/")]


def test_the_sdist_holds_the_sources_and_the_built_client(built: Built) -> None:
    with tarfile.open(built.sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"hatch_build.py", "LICENSE", "client/package-lock.json"} <= names
    assert "src/alhambra/server/web/index.html" in names
    assert not [name for name in names if name.endswith((".so", ".c")) or "node_modules" in name]


def test_the_fresh_environment_knows_nothing_of_the_checkout(server: Server) -> None:
    code = "import sys, alhambra; print(alhambra.__file__, *sys.path)"
    environment = {"PATH": os.defpath}
    said = subprocess.run(
        [server.python, "-c", code], cwd="/", env=environment, capture_output=True, text=True
    ).stdout
    assert said.startswith(str(server.python.parents[1]))
    assert str(ROOT) not in said


def test_it_runs_compiled_under_its_version(server: Server) -> None:
    health = server.ask("health")
    assert health == {"status": "ok", "version": alhambra.__version__, "compiled": True}
    metadata = "import importlib.metadata as m; print(m.version('alhambra-game'))"
    said = subprocess.run([server.python, "-c", metadata], capture_output=True, text=True).stdout
    assert said.strip() == alhambra.__version__


def test_browsers_get_the_client(server: Server) -> None:
    page = server.page("/")
    assert page == (ROOT / "src/alhambra/server/web/index.html").read_text("utf-8")
    [module] = [part.split('"')[0] for part in page.split('src="')[1:] if ".js" in part[:80]][:1]
    assert server.page(module)


def test_a_game_is_played_against_bots(server: Server) -> None:
    token = server.ask("guests", name="Ada")["token"]
    made = server.ask(
        "tables", token, setup={"players": 3}, name="Ada", bots=["builder", "mason"], start=True
    )
    table, seen, turns = made["id"], -1, 0
    while turns < TURNS:
        view = server.ask(f"tables/{table}?after={seen}&wait=20", token)
        game, you, seen = view["game"], view["you"], view["version"]
        if game["actor"] != you["facing"]:
            continue
        turns += game["complete"]
        play = {"type": "play", "action": "".join(you["legal"][:1])}
        command = {"type": "end"} if game["complete"] else play
        server.ask(f"tables/{table}/commands", token, version=seen, **command)
    replay = server.ask(f"tables/{table}/replay?games=false", token)
    assert {frame["seat"] for frame in replay["frames"]} == {None, 0, 1, 2}
