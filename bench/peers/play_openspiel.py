"""Random games of one of OpenSpiel's games."""

from __future__ import annotations

from importlib.metadata import version
from random import Random

import pyspiel  # type: ignore[import, unused-ignore]
from timing import Subject, parser, report


def subject_of(name: str) -> Subject[pyspiel.State]:
    """The game that OpenSpiel knows by `name`."""
    game = pyspiel.load_game(name)

    def play(rng: Random, limit: int) -> tuple[pyspiel.State, int]:
        """Play at random; chance takes its time but is no decision."""
        state = game.new_initial_state()
        decisions = 0
        while decisions < limit and not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return state, decisions

    return Subject(game.num_players(), version("open_spiel"), play, pyspiel.State.clone)


if __name__ == "__main__":
    options = parser(__doc__)
    options.add_argument("game", help="its short name, such as backgammon")
    chosen = options.parse_args()
    report(subject_of(chosen.game), chosen.seconds, chosen.seed)
