"""`python -m alhambra_ppo`: learns, draws its curve, and says how often the net wins."""

from __future__ import annotations

import argparse

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from . import net_file
from .curve import Curve, said, wins
from .net import Player
from .tables import Tables

POINTS = 12
"""Of the curve, besides the first."""


class Notes(BaseCallback):  # type: ignore[misc]
    """Notes the curve on the way, and keeps the net."""

    def __init__(self, curve: Curve, choices: int) -> None:
        """Points at even distances, of so many choices in all."""
        super().__init__()
        self._curve = curve
        self._distance = choices / POINTS

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= len(self._curve.points) * self._distance:
            self._curve.note(self.model.policy, self.num_timesteps)
            self.model.save(net_file())

    def _on_step(self) -> bool:
        return True


def falling(left: float) -> float:
    """The learning rate, which falls to nothing in the end."""
    return 7e-4 * left


def train(choices: int, games: int, seed: int) -> None:
    """Play until so many choices are made; write the net and its curve."""
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
        ent_coef=0.003,
        seed=seed,
        device="cpu",
    )
    curve.note(model.policy, 0)
    model.learn(choices, callback=Notes(curve, choices))
    curve.note(model.policy, model.num_timesteps)
    model.save(net_file())
    curve.draw(net_file().with_suffix(".png"))
    print(f"{net_file()}: {said(wins(model.policy, 3 * games, seed=2**33))}, other deals")


def main() -> None:
    """Read the arguments and train."""
    parser = argparse.ArgumentParser(prog="python -m alhambra_ppo", description=__doc__)
    parser.add_argument("--choices", type=int, default=1_600_000, help="to learn from")
    parser.add_argument("--games", type=int, default=300, help="for each point of the curve")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    train(asked.choices, asked.games, asked.seed)


if __name__ == "__main__":
    main()
