"""`alhambra site`: writes the game as static files for any web host."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from .common import OK, Commands, UsageError, add_command

SERVER = Path(__file__).parents[1] / "server"
MARK = 'name="alhambra-site"'
"""Marks index.html as the page of a site that this command wrote."""

MORE = """\
Anyone who opens the folder's address can play against bots and with others at the
same screen, learn, solve puzzles and look at games; everything runs and stays on
their device, and once loaded it needs no network. The folder can be served from
any address, at its root or below it. docs/offline.md has more.

examples:
  alhambra site public
  alhambra site public && python -m http.server -d public"""


def add(commands: Commands) -> None:
    """Add the command."""
    summary = "write the game as static files, for any web host, without a server"
    parser = add_command(commands, "site", run, summary, MORE)
    parser.add_argument(
        "folder", metavar="OUT", help="a folder: a new one, an empty one, or an older site"
    )


def run(parsed: argparse.Namespace) -> int:
    """Write the files and print how many."""
    folder = Path(parsed.folder)
    count, size = write(folder)
    print(f"{folder} has the game: {count} files, {size / 1e6:.1f} MB")
    return OK


def write(folder: Path, server: Path = SERVER) -> tuple[int, int]:
    """Write a site into a folder; returns its number of files and bytes."""
    web, runtime = server / "web", server / "runtime"
    if not (web / "site.html").is_file():
        raise UsageError("the client is not built; `make client` builds it")
    if not (runtime / "index.json").is_file():
        raise UsageError(
            "the part that plays without a server is not built; `make client` builds it"
        )
    if folder.exists():
        _clear(folder)
    hidden = shutil.ignore_patterns("*.br", "*.gz", "*.html", ".*")
    shutil.copytree(web, folder, ignore=hidden, dirs_exist_ok=True)
    shutil.copytree(runtime, folder / "runtime", ignore=hidden)
    shutil.copy(web / "site.html", folder / "index.html")
    files = [path for path in folder.rglob("*") if path.is_file()]
    return len(files), sum(path.stat().st_size for path in files)


def _clear(folder: Path) -> None:
    """Empty a folder that holds an older site; refuse one that holds anything else."""
    if not folder.is_dir():
        raise UsageError(f"{folder} is not a folder")
    page = folder / "index.html"
    if any(folder.iterdir()) and not (page.is_file() and MARK.encode() in page.read_bytes()):
        raise UsageError(f"{folder} has something else in it; name a new folder, or an empty one")
    for each in folder.iterdir():
        shutil.rmtree(each) if each.is_dir() else each.unlink()
