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
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv
from torch import nn

from alhambra.bots import BOTS, player
from alhambra.core import const, ids, observe
from alhambra.core.money import worth
from alhambra.core.rng import Rng
from alhambra.core.scoring import score
from alhambra.core.state import State
from alhambra.core.tiles import PRICE_OF, WALLS_OF
from alhambra.deal import deal_from_seed
from alhambra.envs.layout import slices
from alhambra.envs.policy import PolicyBot
from alhambra.options import Options
from alhambra.simulate import Match, bare_table, play

PLAYERS = 3
EPOCHS = 2
POINTS = 50
"""The lead that is worth 1."""
ZONES = 26
SURPLUS = 9
"""How far above the price payments are told apart."""
WIDTH, CRITIC, KEY = 256, 64, 32


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


class Reader(nn.Module):  # type: ignore[misc]
    """Reads an observation, and gives a number for each id and what the critic starts from.

    Ids are not learned one by one where they have something in common: cards are taken for what
    they are, a purchase is a tile and a payment that is exact or not, and a cell is judged by the
    tiles and walls around it, wherever it lies.
    """

    def __init__(self, length: int) -> None:
        """For observations of a table of three, of so many bytes."""
        super().__init__()
        self.latent_dim_pi = const.IDS
        self.latent_dim_vf = CRITIC
        self.parts = slices(PLAYERS)
        looked_up = ("zone", "x", "y", "display", "held")
        rest = torch.ones(length, dtype=torch.bool)
        scale = torch.full((length,), 1 / 16)
        for name in looked_up:
            rest[self.parts[name]] = False
        for name in ("hands", "deck", "discard"):
            scale[self.parts[name]] = 1 / 2
        for name in ("phase", "may_stop", "actor", "scorings"):
            scale[self.parts[name]] = 1.0
        walls = torch.tensor([*WALLS_OF, 0])
        payments = [
            ids.decode(State(PLAYERS), const.EMPTY, const.ID_BUY + number) & const.FIELD_MASK
            for number in range(const.PAYMENTS)
        ]
        worths = torch.tensor([worth(payment) for payment in payments])
        prices = torch.arange(max(PRICE_OF) + 1)
        facts = {
            "rest": rest.nonzero()[:, 0],
            "scale": scale[rest],
            "tile": torch.arange(const.TILES) * ZONES,
            "walls": walls,
            "price": torch.tensor([*PRICE_OF, 0]),
            "surplus": (worths - prices[:, None]).clamp(0, SURPLUS - 1),
            "takes": (torch.arange(16)[:, None] >> torch.arange(const.SLOTS) & 1).float(),
            "built": torch.cat([torch.ones(55, 1), (walls[:, None] >> torch.arange(4) & 1)], 1),
        }
        for name, fact in facts.items():
            self.register_buffer(name, fact)
        self.places = nn.EmbeddingBag(const.TILES * ZONES, WIDTH, mode="sum")
        self.cards = nn.EmbeddingBag(4 * 50, WIDTH, mode="sum")
        self.held = nn.Embedding(const.TILES + 1, WIDTH)
        self.plain = nn.Linear(len(self.rest), WIDTH)
        self.deeper = nn.Linear(WIDTH, WIDTH)
        self.critic = nn.Linear(WIDTH, CRITIC)
        self.simple = nn.Linear(WIDTH, const.ID_CELL)
        self.card = nn.Embedding(50, KEY)
        self.for_sale = nn.Embedding(const.TILES + 1, KEY)
        self.paid = nn.Linear(KEY, const.PAYMENTS)
        self.asked = nn.Linear(WIDTH, 4 * KEY + SURPLUS)
        self.site = nn.Conv2d(5, KEY, 3)
        self.shape = nn.Embedding(16, KEY)
        for table in (self.places, self.cards, self.held, self.card, self.for_sale, self.shape):
            nn.init.normal_(table.weight, std=0.05)

    def forward(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """For some rows, a number for each id, and what the critic starts from."""
        state = self._state(rows)
        return self._numbers(rows, state), torch.relu(self.critic(state))

    def forward_actor(self, rows: torch.Tensor) -> torch.Tensor:
        """The first of both."""
        return self._numbers(rows, self._state(rows))

    def forward_critic(self, rows: torch.Tensor) -> torch.Tensor:
        """The second of both."""
        return torch.relu(self.critic(self._state(rows)))

    def _state(self, rows: torch.Tensor) -> torch.Tensor:
        """The position as a whole."""
        zone = rows[:, self.parts["zone"]].long().clamp(max=ZONES - 1)
        shown = self._shown(rows) + 50 * torch.arange(const.SLOTS)
        held = rows[:, self.parts["held"]].long()[:, 0]
        found = self.places(zone + self.tile) + self.cards(shown) + self.held(held)
        found = torch.relu(found + self.plain(rows[:, self.rest] * self.scale))
        return torch.relu(self.deeper(found) + found)

    def _shown(self, rows: torch.Tensor) -> torch.Tensor:
        """The four cards of the display, as currency + 1 and value."""
        pairs = rows[:, self.parts["display"]].long().reshape(len(rows), const.SLOTS, 2)
        return pairs[:, :, 0] * 10 + pairs[:, :, 1]

    def _numbers(self, rows: torch.Tensor, state: torch.Tensor) -> torch.Tensor:
        """What speaks for each id."""
        asked = self.asked(state)
        card, tile, payment, site, surplus = asked.split([KEY, KEY, KEY, KEY, SURPLUS], 1)
        simple = self.simple(state)
        wanted = (self.card(self._shown(rows)) * card[:, None]).sum(2)
        takes = simple[:, : const.ID_PICK] + wanted @ self.takes.T
        zone = rows[:, self.parts["zone"]]
        market = zone[:, None] == 2 + torch.arange(const.SLOTS)[:, None]
        sold = torch.where(market.any(2), market.float().argmax(2), const.TILES)
        wanted = (self.for_sale(sold) * tile[:, None]).sum(2)
        over = self.surplus[self.price[sold]].flatten(1)
        buys = surplus.gather(1, over).reshape(len(rows), const.SLOTS, const.PAYMENTS)
        buys = buys + wanted[:, :, None] + self.paid(payment)[:, None]
        cells = self._cells(rows, zone, site)
        return torch.cat([takes, simple[:, const.ID_PICK :], cells, buys.flatten(1)], 1)

    def _cells(self, rows: torch.Tensor, zone: torch.Tensor, asked: torch.Tensor) -> torch.Tensor:
        """What speaks for each cell, where a tile is held."""
        held = rows[:, self.parts["held"]].long()[:, 0] - 1
        some = (held >= 0).nonzero()[:, 0]
        cells = torch.zeros(len(rows), const.PLACES)
        if not len(some):
            return cells
        x, y = (rows[some][:, self.parts[name]].long() for name in ("x", "y"))
        place = torch.where(zone[some] == 14, (y - 1) * const.TORUS + x - 1, const.PLACES)
        palace = torch.zeros(len(some), const.PLACES + 1, 5)
        palace[torch.arange(len(some))[:, None], place] = self.built[: const.TILES]
        palace[:, const.PLACES // 2, 0] = 1
        planes = palace[:, : const.PLACES].transpose(1, 2)
        planes = planes.reshape(len(some), 5, const.TORUS, const.TORUS)
        around = self.site(nn.functional.pad(planes, (1, 1, 1, 1), mode="circular")).flatten(2)
        shape = self.shape(self.walls[held[some]])
        judged = (torch.relu(around + shape[:, :, None]) * asked[some][:, :, None]).sum(1)
        return cells.index_copy(0, some, judged)


class Player(MaskableActorCriticPolicy):  # type: ignore[misc]
    """A policy that is a `Reader` and nothing behind it."""

    def _build(self, lr_schedule: Any) -> None:  # noqa: ANN401
        self.mlp_extractor = Reader(self.features_dim)
        self.action_net = nn.Identity()
        self.value_net = nn.Linear(CRITIC, 1)
        self.optimizer = self.optimizer_class(
            self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs
        )


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
    optimizer = torch.optim.Adam(policy.parameters())
    chance = np.random.default_rng(seed)
    parts = max(1, len(chosen) // 512)
    for epoch in range(EPOCHS):
        for number, part in enumerate(np.array_split(chance.permutation(len(chosen)), parts)):
            for group in optimizer.param_groups:
                group["lr"] = 1.5e-3 * (1 - (epoch + number / parts) / EPOCHS)
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
        Player,
        DummyVecEnv([partial(make, number) for number in range(16)]),
        n_steps=512,
        batch_size=512,
        n_epochs=3,
        learning_rate=curve.rate,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.0005,
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
