"""Any policy is a bot: it sees what its seat knows, and its ids are played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from alhambra.bots import BOTS, Memory, player
from alhambra.bots.budget import DEFAULT
from alhambra.codes import encode
from alhambra.core import const, ids
from alhambra.core.legal import legal
from alhambra.core.rng import Rng
from alhambra.envs import layout
from alhambra.envs.policy import PolicyBot
from alhambra.game import Game
from alhambra.options import Options
from alhambra.simulate import Match, play


def lowest(row: Any, mask: Any) -> int:  # noqa: ANN401
    return int(np.flatnonzero(mask)[0])


def highest(row: Any, mask: Any) -> np.int64:  # noqa: ANN401
    return np.int64(np.flatnonzero(mask)[-1])


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_policy_plays_whole_games(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "policy", lambda: PolicyBot(highest))
    match = Match(Options(players), "p", ("policy",) + ("builder",) * (players - 1), max_turns=300)
    played = play(match, 0, keep_record=True)
    assert played.thinking[0].decisions > 10


def test_it_is_shown_its_seat_its_mask_and_the_tile_that_it_holds() -> None:
    """Two questions where a tile is taken up; the first mask leads to the second."""
    game = Game(Options(3), seed=5)
    bot, rng = player("random"), Rng(1)
    asked: list[tuple[Any, Any]] = []

    def remember(row: Any, mask: Any) -> int:  # noqa: ANN401
        asked.append((row, mask))
        picks = np.flatnonzero(mask[const.ID_PICK : const.ID_REMOVE])
        return int(picks[0]) + const.ID_PICK if len(picks) else lowest(row, mask)

    parts = layout.slices(3)
    while not asked or asked[0][1][const.ID_PICK : const.ID_REMOVE].sum() == 0:
        game.play_code(bot.code(game.state, rng))
        asked.clear()
        code = PolicyBot(remember).code(game.state, DEFAULT, rng)
        assert code in legal(game.state)
    (first, offered), (second, _) = asked
    assert first[parts["held"]] == 0
    picked = int(np.flatnonzero(offered[const.ID_PICK : const.ID_REMOVE])[0])
    assert second[parts["held"]] == picked + 1
    assert bytes(offered) == ids.mask(game.state, const.EMPTY)
    assert first[parts["actor"]].tolist() == [1, 0, 0]


def test_the_table_view_hides_the_other_hands() -> None:
    game = Game(Options(3), seed=5)
    seen: list[Any] = []

    def look(row: Any, mask: Any) -> int:  # noqa: ANN401
        seen.append(row[layout.slices(3)["hands"]].reshape(3, 36).sum(1).tolist())
        return lowest(row, mask)

    PolicyBot(look).code(game.state, DEFAULT, Rng(1))
    PolicyBot(look, view="table").code(game.state, DEFAULT, Rng(1))
    assert all(seen[0])
    assert seen[1] == [seen[0][0], 0, 0]
    with pytest.raises(ValueError, match="no view 'all'"):
        PolicyBot(look, view="all")  # type: ignore[arg-type]


def test_it_answers_both_doors_alike() -> None:
    game = Game(Options(3), seed=5)
    bot = PolicyBot(lowest)
    action = bot.choose(Memory(game.state), DEFAULT, Rng(1))
    assert encode(game.state, action) == bot.code(game.state, DEFAULT, Rng(1))


@pytest.mark.parametrize("chosen", [-1, const.ID_STORE, const.IDS])
def test_an_id_that_is_not_legal_is_named(chosen: int) -> None:
    game = Game(Options(3), seed=5)
    with pytest.raises(ValueError, match=f"the policy chose id {chosen}; legal is"):
        PolicyBot(lambda row, mask: chosen).code(game.state, DEFAULT, Rng(1))


PACKAGE = """
import numpy as np
from alhambra.envs.policy import PolicyBot

def bot():
    return PolicyBot(lambda row, mask: np.flatnonzero(mask)[-1])
"""


def test_a_package_seats_its_policy_in_the_arena_and_at_a_table(tmp_path: Path) -> None:
    """By an entry point: `alhambra arena` plays it, and so does the process of a server's bots."""
    (tmp_path / "nets_of_ada.py").write_text(PACKAGE)
    facts = tmp_path / "nets_of_ada-1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: nets-of-ada\nVersion: 1\n")
    (facts / "entry_points.txt").write_text("[alhambra.bots]\nada-net = nets_of_ada:bot\n")
    code = (
        "import asyncio\n"
        "from contextlib import closing\n"
        "from pathlib import Path\n"
        "from alhambra.arena.play import play_missing\n"
        "from alhambra.arena.results import Results\n"
        "from alhambra.arena.settings import Settings\n"
        "from alhambra.game import Game\n"
        "from alhambra.options import Options\n"
        "from alhambra.server.thinkers import Thinkers\n"
        "if __name__ == '__main__':\n"
        "    asked = Settings(Options(2), 'cross', ('ada-net', 'builder'), '1', max_turns=99)\n"
        f"    with closing(Results(Path({str(tmp_path / 'arena')!r}), asked)) as results:\n"
        "        play_missing(results, asked.total(2))\n"
        "        assert len(results.games) == 2\n"
        "    thinkers = Thinkers(1, seconds=60)\n"
        "    state = Game(Options(2), seed=1).state\n"
        "    assert asyncio.run(thinkers.turn(state, 'ada-net', 1))\n"
        "    thinkers.close()\n"
    )
    script = tmp_path / "both.py"
    script.write_text(code)
    subprocess.run(
        [sys.executable, "-W", "error", str(script)],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        check=True,
        capture_output=True,
        timeout=200,
    )
