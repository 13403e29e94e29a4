"""What makes a player, what it is shown, and what it may answer."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alhambra.actions import Action, Stop, TakeMoney
from alhambra.bots import BOTS, Bot, Budget, Memory, player
from alhambra.bots.base import CoreBot
from alhambra.bots.budget import DEFAULT
from alhambra.codes import decode
from alhambra.core.legal import legal
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.errors import IllegalAction, SetupError
from alhambra.game import Game
from alhambra.options import Options


class Watcher:
    """A foreign bot that answers what it is told to, and remembers what it was asked."""

    def __init__(self, answer: Callable[[Memory], object]) -> None:
        self.answer = answer
        self.asked: list[tuple[Memory, Budget, Rng]] = []

    def choose(self, memory: Memory, budget: Budget, rng: Rng) -> Any:  # noqa: ANN401
        self.asked.append((memory, budget, rng))
        return self.answer(memory)


@pytest.fixture
def state() -> State:
    """Some turns into a game of three."""
    game = Game(Options(3), seed=3)
    bot, rng = player("builder"), Rng(1)
    for _ in range(20):
        game.play_code(bot.code(game.state, rng))
    return game.state


def foreign(monkeypatch: pytest.MonkeyPatch, answer: Callable[[Memory], object]) -> Watcher:
    bot = Watcher(answer)
    monkeypatch.setitem(BOTS, "foreign", lambda: bot)
    return bot


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("builder", DEFAULT),
        ("builder@500", Budget(simulations=500)),
        ("builder@0.2s", Budget(seconds=0.2)),
    ],
)
def test_a_name_says_the_bot_and_its_budget(name: str, budget: Budget) -> None:
    made = player(name)
    assert isinstance(made.bot, BOTS["builder"])  # type: ignore[arg-type]
    assert made.budget == budget


def test_every_player_has_a_bot_of_its_own() -> None:
    assert player("builder").bot is not player("builder").bot


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("chess", "unknown bot 'chess'; choose from random, builder"),
        ("", "unknown bot ''"),
        ("Builder", "unknown bot 'Builder'"),
        ("@5", "unknown bot ''"),
        ("builder@", "'' is not a budget"),
        ("builder@x", "'x' is not a budget"),
        ("builder@1@2", "'1@2' is not a budget"),
    ],
)
def test_names_of_nobody_are_refused(name: str, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        player(name)


@pytest.mark.parametrize("name", ["random", "builder"])
def test_a_bot_of_ours_answers_both_doors_alike(name: str, state: State) -> None:
    made = player(name)
    before = state.key()
    code = made.code(state, Rng(5))
    assert code in legal(state)
    action = made.bot.choose(Memory(state), DEFAULT, Rng(5))
    assert action == decode(state, code)
    assert state.key() == before


def test_a_core_bot_has_to_say_what_it_plays(state: State) -> None:
    with pytest.raises(NotImplementedError):
        CoreBot().code(state, DEFAULT, Rng(1))


def test_a_foreign_bot_is_given_its_budget_and_chance(
    monkeypatch: pytest.MonkeyPatch, state: State
) -> None:
    bot = foreign(monkeypatch, lambda view: view.legal()[0])
    rng = Rng(1)
    assert player("foreign@7").code(state, rng) == legal(state)[0]
    [(view, budget, given)] = bot.asked
    assert budget == Budget(simulations=7)
    assert given is rng
    assert view.seat == state.turn
    assert view.view.seat == state.turn
    assert [decode(state, code) for code in legal(state)] == list(view.legal())


def test_a_foreign_bot_cannot_change_the_game(
    monkeypatch: pytest.MonkeyPatch, state: State
) -> None:
    from alhambra.core.apply import apply

    def meddle(view: Memory) -> Action:
        chosen = view.legal()[0]
        apply(view.state, legal(view.state)[-1])
        return chosen

    foreign(monkeypatch, meddle)
    before = state.key()
    assert player("foreign").code(state, Rng(1)) == legal(state)[0]
    assert state.key() == before


@pytest.mark.parametrize("answer", [None, 0, 33554496, "stop", (), [Stop()], Stop])
def test_an_answer_that_is_no_action_is_refused(
    monkeypatch: pytest.MonkeyPatch, state: State, answer: object
) -> None:
    foreign(monkeypatch, lambda _: answer)
    with pytest.raises(IllegalAction, match="is not an action") as caught:
        player("foreign").code(state, Rng(1))
    assert caught.value.slug == "no-action"


def test_an_answer_against_the_rules_is_refused(
    monkeypatch: pytest.MonkeyPatch, state: State
) -> None:
    foreign(monkeypatch, lambda _: TakeMoney(()))
    with pytest.raises(IllegalAction, match=r"R3\.[16]"):
        player("foreign").code(state, Rng(1))


def test_a_foreign_bot_plays_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from alhambra.simulate import Match, play

    bot = foreign(monkeypatch, lambda view: view.legal()[0])
    played = play(Match(Options(2), "f", ("foreign", "builder")), 0)
    assert played.bots == ("foreign", "builder")
    assert len(bot.asked) == played.thinking[0].decisions > 0


def test_our_bots_are_bots() -> None:
    made: list[Bot] = [each() for each in BOTS.values()]
    assert all(isinstance(bot, CoreBot) for bot in made)


PACKAGE = """
class First:
    def choose(self, memory, budget, rng):
        return memory.legal()[0]
"""


def test_a_package_brings_a_bot_by_an_entry_point(tmp_path: Path) -> None:
    """Installed beside us, it plays like any other, in a process that knows nothing of this one."""
    (tmp_path / "bots_of_ada.py").write_text(PACKAGE)
    facts = tmp_path / "bots_of_ada-1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: bots-of-ada\nVersion: 1\n")
    (facts / "entry_points.txt").write_text(
        "[alhambra.bots]\nfirst = bots_of_ada:First\nmaster = bots_of_ada:First\nBad name = x:y\n"
    )
    code = (
        "from alhambra.bots import BOTS, OURS; from alhambra.cli.main import main;"
        "assert [*BOTS] == [*OURS, 'first'];"
        "raise SystemExit(main('simulate --games 1 --players 2 --bots first,random'.split()))"
    )
    subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        check=True,
        capture_output=True,
        timeout=120,
    )
