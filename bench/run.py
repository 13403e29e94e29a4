"""Measure this engine and its peers in one run, and write RESULTS.md.

Everything takes its turn in each round, so that a busy machine slows all alike.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import environment
from environment import Unavailable
from measure import PEERS, Peer, Sample, Series, run_ours, run_peer
from report import RESULTS, ours_grid, peers_grid, ratios_grid, results
from rich.console import Console

ROUNDS = 5
SECONDS = 2.0  # of CPU time, for each peer in each round
QUICK_ROUNDS = 1
QUICK_SECONDS = 1.0

console = Console(highlight=False)


def main(arguments: Sequence[str]) -> int:
    """Run the benchmark; the exit code."""
    options = _parser().parse_args(arguments)
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if options.quick else (ROUNDS, SECONDS)
    wanted = () if options.no_peers else PEERS
    try:
        ours, peers = compare(present(wanted), rounds, seconds)
    except Unavailable as reason:
        console.print(f"alhambra bench: {reason}", markup=False)
        return 1
    measured = {peer.name for peer in peers}
    skipped = [peer.name for peer in PEERS if peer.name not in measured]
    grids = [ours_grid(ours)]
    if peers:
        grids += [peers_grid(peers), ratios_grid(ours, peers)]
    for grid in grids:
        console.print(grid.on_screen())
    command = " ".join(["python bench/run.py", *arguments])
    RESULTS.write_text(results(ours, peers, skipped, command), encoding="utf-8")
    console.print(f"written: bench/{RESULTS.name}")
    return 0


def present(peers: Sequence[Peer]) -> list[Peer]:
    """Those of `peers` that are installed, after an attempt to install what is missing."""
    try:
        if peers and not environment.ready():
            console.print(f"making bench/{environment.HOME.name} for the peers")
            environment.create()
    except Unavailable as reason:
        console.print(f"all peers skipped: {reason}", markup=False)
        return []
    missing = {
        requirement
        for requirement in dict.fromkeys(peer.requirement for peer in peers)
        if not _provide(requirement)
    }
    return [peer for peer in peers if peer.requirement not in missing]


def compare(peers: Sequence[Peer], rounds: int, seconds: float) -> tuple[Series, list[Series]]:
    """Measure ours and each of `peers` in every round; a peer that fails is left out."""
    ours: list[Sample] = []
    theirs: dict[Peer, list[Sample]] = {peer: [] for peer in peers}
    for number in range(1, rounds + 1):
        console.print(f"round {number} of {rounds}: alhambra and {len(theirs)} games of peers")
        ours.append(run_ours())
        for peer in list(theirs):
            try:
                theirs[peer].append(run_peer(peer, seconds, seed=number))
            except Unavailable as reason:
                console.print(f"{peer.name} skipped: {reason}", markup=False)
                del theirs[peer]
    series = [Series(peer.name, tuple(samples)) for peer, samples in theirs.items()]
    return Series("alhambra", tuple(ours)), series


def _provide(requirement: str) -> bool:
    """Have `requirement` in the peers' environment; say so if it cannot be."""
    if environment.installed(requirement):
        return True
    console.print(f"installing {requirement} from PyPI")
    try:
        environment.install(requirement)
    except Unavailable as reason:
        console.print(f"{requirement} skipped: {reason}", markup=False)
        return False
    return True


def _parser() -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--quick", action="store_true", help="one short round, for a first look")
    options.add_argument("--no-peers", action="store_true", help="measure this engine only")
    return options


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
