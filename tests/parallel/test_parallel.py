"""Results come in order, errors arrive, and a cluster gives the same as this process."""

from __future__ import annotations

import logging
import os
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from alhambra.arena.play import play_missing
from alhambra.arena.results import Results
from alhambra.arena.settings import Settings
from alhambra.errors import MissingExtra, SetupError
from alhambra.options import Options
from alhambra.parallel import LOCAL, WorkError, chunks, in_order


def late_first(number: int) -> int:
    """The square of a number; the first takes longest."""
    time.sleep(0.05 if number == 0 else 0)
    return number * number


def refused(number: int) -> int:
    if number == 3:
        raise SetupError("three is too many", rule="R1.7")
    return number


def dead(number: int) -> int:
    os._exit(number)


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_are_in_order(jobs: int) -> None:
    assert list(in_order(late_first, range(20), jobs)) == [n * n for n in range(20)]


def test_tasks_are_read_only_as_they_are_needed() -> None:
    tasks = iter(range(10**9))
    results = in_order(late_first, tasks, 1)
    assert [next(results) for _ in range(3)] == [0, 1, 4]
    assert next(tasks) == 3


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_a_task_raises_arrives(jobs: int) -> None:
    with pytest.raises(SetupError, match="three is too many"):
        list(in_order(refused, range(9), jobs))


def test_a_dead_worker_is_told() -> None:
    with pytest.raises(WorkError, match="a worker process died; try again with --jobs 1"):
        list(in_order(dead, range(4), 2))


def test_chunks_hold_everything_once() -> None:
    assert list(chunks(range(5), 2)) == [[0, 1], [2, 3], [4]]
    assert list(chunks([], 2)) == []


def test_a_cluster_needs_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"pip install 'alhambra-game\[cluster\]'"):
        list(in_order(late_first, range(3), 2, LOCAL))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:x", "a:99999"])
def test_a_cluster_that_does_not_answer_is_named(address: str) -> None:
    pytest.importorskip("ray")
    with pytest.raises(WorkError, match=f"cannot reach a Ray cluster at '{address}': "):
        list(in_order(late_first, range(3), 2, address))


@pytest.mark.soak
def test_a_local_cluster_of_two_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One test, for a cluster takes seconds to start."""
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))  # workers find this file
    monkeypatch.setenv("RAY_TASK_MAX_RETRIES", "0")  # a dead worker is not tried again
    quiet = {"include_dashboard": False, "log_to_driver": False, "object_store_memory": 10**8}
    ray.init("local", num_cpus=2, logging_level=logging.ERROR, **quiet)
    try:
        assert list(in_order(late_first, range(20), 2, LOCAL)) == [n * n for n in range(20)]
        with pytest.raises(SetupError, match=r"^three is too many$"):
            list(in_order(refused, range(9), 2, LOCAL))
        with pytest.raises(WorkError, match="the Ray cluster lost a task"):
            list(in_order(dead, [1], 2, LOCAL))

        asked = Settings(Options(3), "cross", ("random", "builder"), "ray", max_turns=60)
        games = []
        for cluster in (None, LOCAL):
            with closing(Results(tmp_path / str(cluster), asked)) as results:
                play_missing(results, asked.total(6), jobs=1, cluster=cluster)
                games.append(results.games)
        assert games[0] == games[1]
        assert ray.is_initialized()
    finally:
        ray.shutdown()
