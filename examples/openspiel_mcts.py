"""OpenSpiel's own MCTS plays Alhambra, unmodified, against seats that choose at random.

    pip install 'alhambra-game[spiel]'
    python examples/openspiel_mcts.py --games 4 --players 2 --simulations 100

The rest of a game is played inside the compiled core (`CoreRollout`); OpenSpiel's own
RandomRolloutEvaluator takes its place with --slow.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from alhambra.envs.spiel import PERFECT, CoreRollout


def play(game: pyspiel.Game, bot: mcts.MCTSBot, seat: int, chance: np.random.RandomState) -> float:
    """One game; what the bot at `seat` gets, above 0 for a win."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=shares)))
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    return float(state.returns()[seat])


def main() -> None:
    """Read the arguments, play, and print who won."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=100, help="for each choice")
    parser.add_argument("--max-turns", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--slow", action="store_true", help="roll out in Python")
    arguments = parser.parse_args()
    chance = np.random.RandomState(arguments.seed)
    parameters = {"players": arguments.players, "max_turns": arguments.max_turns}
    game = pyspiel.load_game(PERFECT, parameters)
    rollout = CoreRollout(seed=arguments.seed)
    if arguments.slow:
        rollout = mcts.RandomRolloutEvaluator(random_state=chance)
    bot = mcts.MCTSBot(game, 1.0, arguments.simulations, rollout, random_state=chance)
    won = 0
    for number in range(arguments.games):
        result = play(game, bot, number % arguments.players, chance)
        won += result > 0
        print(f"game {number + 1}: {'won' if result > 0 else 'not won'}", flush=True)
    print(f"MCTS won {won} of {arguments.games} games of {arguments.players} seats")


if __name__ == "__main__":
    main()
