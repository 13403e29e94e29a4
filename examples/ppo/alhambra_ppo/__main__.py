"""`python -m alhambra_ppo`: learns, draws its curve, and says how often the net wins."""

from __future__ import annotations

import argparse

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from . import net_file
from .curve import Curve, said, wins
from .imitation import imitate
from .net import Player
from .tables import Tables

POINTS = 10
"""Of the curve, while PPO learns."""


class Notes(BaseCallback):  # type: ignore[misc]
    """Notes the curve on the way, and keeps the net."""

    def __init__(self, curve: Curve, choices: int) -> None:
        """Points at even distances, of so many choices in all."""
        super().__init__()
        self._curve = curve
        self._distance = choices / POINTS
        self._noted = 0

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= (self._noted + 1) * self._distance:
            self._noted += 1
            self._curve.note(self.model.policy, "PPO")
            self.model.save(net_file())

    def _on_step(self) -> bool:
        return True


def falling(left: float) -> float:
    """The learning rate, which falls to nothing in the end."""
    return 3e-4 * left


def train(watch: int, choices: int, games: int, seed: int, jobs: int) -> None:
    """Imitate so many games, play until so many choices are made; write the net and its curve."""
    curve = Curve(games)
    model = MaskablePPO(
        Player,
        Tables(128, seed),
        n_steps=64,
        batch_size=1024,
        n_epochs=3,
        learning_rate=falling,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.002,
        seed=seed,
        device="cpu",
    )
    if watch:
        curve.note(model.policy, "imitation")
        imitate(model.policy, watch, seed, jobs)
        curve.note(model.policy, "imitation")
    begun = wins(model.policy, 3 * games, seed=2**33)
    curve.note(model.policy, "PPO")
    model.learn(choices, callback=Notes(curve, choices))
    curve.note(model.policy, "PPO")
    model.save(net_file())
    curve.draw(net_file().with_suffix(".png"))
    print(f"before PPO: {said(begun)}")
    print(f"{net_file()}:   {said(wins(model.policy, 3 * games, seed=2**33))}")


def main() -> None:
    """Read the arguments and train."""
    parser = argparse.ArgumentParser(prog="python -m alhambra_ppo", description=__doc__)
    parser.add_argument("--watch", type=int, default=1000, help="games to imitate; 0 for none")
    parser.add_argument("--choices", type=int, default=800_000, help="that PPO learns from")
    parser.add_argument("--games", type=int, default=300, help="for each point of the curve")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    train(asked.watch, asked.choices, asked.games, asked.seed, asked.threads)


if __name__ == "__main__":
    main()
