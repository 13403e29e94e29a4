"""Trains MaskablePPO against two builders, draws its learning curve, and seats it as a bot.

It begins by imitating some games of the mason, which takes a fifth of the time; `--watch 0` begins
with nothing.

    python examples/ppo/alhambra_ppo.py train --minutes 20
    pip install --no-deps -e examples/ppo
    alhambra arena --bots ppo,builder --players 3 --games 300

The net lies in `ALHAMBRA_PPO`, or in `ppo.zip` of the folder where it is trained or asked.
"""

from __future__ import annotations

import argparse
import os
import time
from functools import cache, partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv
from torch import nn

from alhambra.bots import BOTS, player
from alhambra.core import const, ids, observe
from alhambra.core.rng import Rng
from alhambra.core.scoring import score
from alhambra.core.state import State
from alhambra.core.tiles import WALLS_OF
from alhambra.deal import deal_from_seed
from alhambra.envs.layout import slices
from alhambra.envs.policy import PolicyBot
from alhambra.options import Options
from alhambra.simulate import Match, bare_table, play

PLAYERS = 3
EPOCHS = 3
POINTS = 50
"""The lead that is worth 1."""
ZONES = 26
WIDTH = 256


def net_file() -> Path:
    """Where the net lies."""
    return Path(os.environ.get("ALHAMBRA_PPO", "ppo.zip"))


class Shaped(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Rewards at once what would count at the end: the lead, if all scorings to come were now.

    The rewards of a game add up to its final lead over the best other seat, in units of `POINTS`.
    """

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        """Shape the rewards of an environment for one seat."""
        super().__init__(env)
        self._before = 0.0

    def reset(self, **asked: Any) -> Any:  # noqa: ANN401
        """Begin a game."""
        answer = self.env.reset(**asked)
        self._before = self._lead()
        return answer

    def step(self, action: Any) -> Any:  # noqa: ANN401
        """Choose an id."""
        observation, _, over, cut, info = self.env.step(action)
        lead = self._lead()
        gain, self._before = lead - self._before, lead
        return observation, gain / POINTS, over, cut, info

    def action_masks(self) -> np.ndarray[Any, Any]:
        """The legal ids, for MaskablePPO."""
        masks: np.ndarray[Any, Any] = self.env.get_wrapper_attr("action_masks")()
        return masks

    def _lead(self) -> float:
        unwrapped: Any = self.env.unwrapped
        seat: int = unwrapped.seat
        return leads(unwrapped.episode.state)[seat]


def leads(state: State) -> list[float]:
    """Each seat's lead over the best other one, if all scorings to come were now."""
    trial = state.copy()
    for scoring in range(state.scorings + 1, const.SCORINGS + 1):
        if state.phase != const.OVER:
            score(trial, scoring)
    points = trial.scores[: state.players]
    return [float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]


class Table(BaseFeaturesExtractor):  # type: ignore[misc]
    """Looks up where every tile is, and what lies on every cell of its own palace."""

    def __init__(self, space: gymnasium.spaces.Box) -> None:
        """For observations of a table of three."""
        super().__init__(space, WIDTH)
        parts = slices(PLAYERS)
        self.zone, self.x, self.y = (parts[name] for name in ("zone", "x", "y"))
        self.display, self.held = parts["display"], parts["held"]
        walls = torch.tensor(WALLS_OF)
        self.register_buffer("walls", walls)
        self.register_buffer("tile", torch.arange(const.TILES) * ZONES)
        looked_up = (self.zone, self.x, self.y, self.display, self.held)
        rest = torch.ones(space.shape[0], dtype=torch.bool)
        for part in looked_up:
            rest[part] = False
        self.register_buffer("rest", rest.nonzero()[:, 0])
        scale = torch.full((space.shape[0],), 1 / 16)
        for name in ("hands", "deck", "discard"):
            scale[parts[name]] = 1 / 2
        for name in ("phase", "may_stop", "actor", "scorings"):
            scale[parts[name]] = 1.0
        self.register_buffer("scale", scale[self.rest])
        self.places = nn.EmbeddingBag(const.TILES * ZONES, WIDTH, mode="sum")
        self.cells = nn.EmbeddingBag(441 * 16 + 1, 32, mode="sum", padding_idx=441 * 16)
        self.palace = nn.Linear(32, WIDTH)
        self.cards = nn.EmbeddingBag(4 * 50, WIDTH, mode="sum")
        self.hand = nn.EmbeddingBag(const.TILES + 1, WIDTH, mode="sum")
        self.plain = nn.Linear(len(self.rest), WIDTH)
        for bag in (self.places, self.cells, self.cards, self.hand):
            nn.init.normal_(bag.weight, std=0.05)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        """The features of some rows."""
        whole = rows.long()
        zone = whole[:, self.zone].clamp(max=ZONES - 1)
        own = zone == 14
        cell = (whole[:, self.y] - 1) * 21 + whole[:, self.x] - 1
        site = torch.where(own, cell * 16 + self.walls, 441 * 16)
        shown = whole[:, self.display].reshape(len(rows), 4, 2)
        card = shown[:, :, 0] * 10 + shown[:, :, 1]
        found = self.places(zone + self.tile) + self.palace(self.cells(site))
        found = found + self.cards(card) + self.hand(whole[:, self.held])
        return torch.relu(found + self.plain(rows[:, self.rest] * self.scale))


class Curve(BaseCallback):  # type: ignore[misc]
    """Stops when the time is over, and notes wins against the builders on the way."""

    def __init__(self, seconds: float, games: int) -> None:
        """Learn for so many seconds of the processor; play so many games for each of ten points."""
        super().__init__()
        self._seconds = seconds
        self._games = games
        self._spent = 0.0
        self._mark = 0.0
        self.begin = 0.0
        """What was spent before the first choice."""
        self.points: list[tuple[float, int, float]] = []
        """Minutes of training, choices so far, share of wins."""

    def rate(self, _: float) -> float:
        """The learning rate, which falls to nothing in the end."""
        return 1.5e-4 * max(0.02, 1 - self._spent / self._seconds)

    def _on_training_start(self) -> None:
        self._spent = self.begin
        self._note()
        self._mark = time.process_time()

    def _on_rollout_start(self) -> None:
        self._spent += time.process_time() - self._mark
        gone = (self._spent - self.begin) / (self._seconds - self.begin)
        if 10 * gone >= len(self.points):
            self._note()
            self.model.save(net_file())
        self._mark = time.process_time()

    def _on_step(self) -> bool:
        return self._spent < self._seconds

    def _note(self) -> None:
        won = wins(self.model, self._games, seed=f"curve/{len(self.points)}")
        self.points.append((self._spent / 60, self.num_timesteps, won))
        print(f"{self._spent / 60:5.1f} min {self.num_timesteps:9} choices {won:6.1%}", flush=True)


def policy_of(model: MaskablePPO) -> Any:  # noqa: ANN401
    """What the net likes best."""

    def choose(row: Any, mask: Any) -> int:  # noqa: ANN401
        chosen, _ = model.predict(row, action_masks=mask, deterministic=True)
        return int(chosen)

    return choose


def wins(model: MaskablePPO, games: int, seed: str) -> float:
    """The share of wins against two builders, every deal from every seat."""
    BOTS["ppo-now"] = lambda: PolicyBot(policy_of(model))
    match = Match(Options(PLAYERS), seed, ("ppo-now", "builder", "builder"), every_seating=True)
    total = 0.0
    for number in range(games):
        played = play(match, number)
        seat = played.bots.index("ppo-now")
        if seat in played.winners:
            total += 1 / len(played.winners)
    return total / games


def imitate(model: MaskablePPO, games: int, seed: int) -> None:
    """Begin like the mason: learn what it chose in games against itself, and how they ended."""
    rows, masks, chosen, targets = watched(games, seed)
    policy = model.policy
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    chance = np.random.default_rng(seed)
    for epoch in range(EPOCHS):
        for group in optimizer.param_groups:
            group["lr"] = 1e-3 * (1 - epoch / EPOCHS)
        order = chance.permutation(len(chosen))
        for part in np.array_split(order, max(1, len(order) // 512)):
            legal = np.unpackbits(masks[part], axis=1, count=const.IDS)
            values, likely, _ = policy.evaluate_actions(
                torch.as_tensor(rows[part]), torch.as_tensor(chosen[part]), action_masks=legal
            )
            missed = values.flatten() - torch.as_tensor(targets[part])
            loss = missed.square().mean() / 2 - likely.mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


def watched(games: int, seed: int) -> tuple[np.ndarray[Any, Any], ...]:
    """Observations, packed masks, ids and leads still to be won, of games of the mason."""
    rows: list[bytes] = []
    masks: list[np.ndarray[Any, Any]] = []
    chosen: list[int] = []
    seats: list[int] = []
    before: list[float] = []
    after: list[float] = []
    mason, rng = player("mason"), Rng(seed)
    for number in range(games):
        table = bare_table(Options(PLAYERS), deal_from_seed(Options(PLAYERS), f"{seed}/{number}"))
        state = table.state
        first = len(chosen)
        while state.phase != const.OVER:
            code, held = mason.code(state, rng), ids.held_of(state)
            for each in ids.encode(state, held, code):
                rows.append(observe.vector(state, held, state.turn, False))
                masks.append(np.packbits(np.frombuffer(ids.mask(state, held), np.uint8)))
                chosen.append(each)
                seats.append(state.turn)
                before.append(leads(state)[state.turn])
                held = each - const.ID_PICK
            table.step(code)
        end = leads(state)
        after += [end[seat] for seat in seats[first:]]
    observations = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
    targets = (np.array(after, np.float32) - np.array(before, np.float32)) / POINTS
    return observations.copy(), np.stack(masks), np.array(chosen), targets


def train(minutes: float, games: int, seed: int, watch: int) -> None:
    """Learn for so many minutes of the processor, then write the net and its curve."""
    begin = time.process_time()
    curve = Curve(minutes * 60, games)

    def make(number: int) -> Any:  # noqa: ANN401
        env = gymnasium.make("alhambra.envs:Alhambra-v0", players=PLAYERS, opponents="builder")
        env.reset(seed=seed * 1000 + number)
        return Monitor(Shaped(env))

    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([partial(make, number) for number in range(16)]),
        n_steps=512,
        batch_size=512,
        n_epochs=3,
        learning_rate=curve.rate,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.0005,
        policy_kwargs={
            "features_extractor_class": Table,
            "net_arch": {"pi": [128], "vf": [128]},
        },
        seed=seed,
        device="cpu",
    )
    if watch:
        imitate(model, watch, seed)
    curve.begin = time.process_time() - begin
    model.learn(10**9, callback=curve)
    model.save(net_file())
    draw(curve.points, net_file().with_suffix(".png"))
    print(f"{net_file()}: {wins(model, 3 * games, seed='end'):.1%} wins against two builders")


def draw(points: list[tuple[float, int, float]], path: Path) -> None:
    """The learning curve."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot([minutes for minutes, _, _ in points], [100 * won for _, _, won in points], "o-")
    axes.axhline(100 / PLAYERS, color="grey", linestyle=":", label="even")
    axes.set_xlabel("minutes of the processor")
    axes.set_ylabel("wins against two builders, %")
    axes.set_ylim(0, 100)
    axes.legend()
    figure.tight_layout()
    figure.savefig(path, dpi=120)


@cache
def _loaded(path: Path) -> Any:  # noqa: ANN401
    """The policy of a file, read once: a server makes a bot for every turn."""
    torch.set_num_threads(1)
    return policy_of(MaskablePPO.load(path, device="cpu"))


def bot() -> PolicyBot:
    """The bot `ppo` of the entry point."""
    return PolicyBot(_loaded(net_file().resolve()))


def main() -> None:
    """Read the arguments and train."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=["train"])
    parser.add_argument(
        "--minutes", type=float, default=20, help="of the processor: ten on two free cores"
    )
    parser.add_argument("--games", type=int, default=99, help="for each point of the curve")
    parser.add_argument(
        "--watch", type=int, default=2500, help="games of the mason to learn from first"
    )
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    train(arguments.minutes, arguments.games, arguments.seed, arguments.watch)


if __name__ == "__main__":
    main()
