"""Gymnasium: the learner plays one seat, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from ..bots import Player, player
from ..core import ids, observe
from ..core.episode import Episode
from ..core.rng import Rng
from ..options import Options
from . import draw, layout

Vector = NDArray[np.uint8]


class AlhambraEnv(gymnasium.Env[Vector, "int | np.integer[Any]"]):
    """A table where `opponents` play all seats but one.

    `opponents` is the name of a bot, such as `mason` or `architect@100`, or one name for each other
    seat, clockwise. The learner's seat is drawn at random for each game unless `seat` is given. The
    mask of legal ids is in the info and in `action_masks()`. An illegal id loses the game at once
    with a reward of -1, or with `illegal="raise"` raises ValueError.
    """

    metadata: dict[str, Any] = {"render_modes": list(draw.MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        players: int = 3,
        opponents: str | Sequence[str] = "builder",
        seat: int | None = None,
        edition: str = "standard",
        changes: Mapping[str, str] | None = None,
        view: layout.View = "memory",
        reward: layout.Reward = "win",
        max_turns: int = 1000,
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.options = Options(players, edition, changes or {})
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise ValueError(f"{players} seats need {players - 1} opponents, not {len(names)}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}")
        if view not in layout.VIEWS or reward not in layout.REWARDS:
            raise ValueError(f"there is no view {view!r} or no reward {reward!r}")
        if illegal not in ("lose", "raise"):
            raise ValueError(f"an illegal id can lose or raise, not {illegal!r}")
        if render_mode is not None and render_mode not in draw.MODES:
            raise ValueError(f"there is no render mode {render_mode!r}")
        self.opponents = names
        self.view = view
        self.reward = reward
        self.max_turns = max_turns
        self.illegal = illegal
        self.render_mode = render_mode
        high = np.frombuffer(layout.bounds(players), np.uint8).copy()
        self.observation_space = Box(0, high, dtype=np.uint8)
        self.action_space = Discrete(layout.IDS)
        self._seat_asked = seat
        self.seat = seat or 0
        self._table = self.options.new_state(0)
        self._bots = self._seat_bots()
        self._chance = Rng(0)
        self._episode: Episode | None = None
        self._lost = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Deal a new game, and let the bots play until it is the learner's turn."""
        super().reset(seed=seed)
        asked = self._seat_asked
        self.seat = int(self.np_random.integers(self.options.players)) if asked is None else asked
        self._chance = Rng(int(self.np_random.integers(2**63)))
        self._bots = self._seat_bots()
        number = int(self.np_random.integers(2**63))
        self._episode = Episode(self._table, number, self.reward, self.max_turns)
        self._lost = False
        self._play_others()
        return self._observe(), self._info()

    def step(
        self, action: int | np.integer[Any]
    ) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Play an id, and let the bots play until the learner has to act again."""
        episode = self.episode
        if self._lost or episode.terminated or episode.truncated:
            raise RuntimeError("the game is over: reset comes first")
        number = int(action)
        if not episode.is_legal(number):
            if self.illegal == "raise":
                raise ValueError(f"id {number} is not legal here")
            self._lost = True
            return self._observe(), -1.0, True, False, self._info() | {"illegal": True}
        episode.play(number)
        reward = episode.rewards()[self.seat] + self._play_others()
        return self._observe(), reward, episode.terminated, episode.truncated, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which ids are legal now; sb3-contrib's MaskablePPO calls this."""
        return np.frombuffer(self.episode.mask(), np.bool_)

    def render(self) -> str | draw.Picture | None:
        """The table with open hands, as text or as an array of pixels."""
        names = list(self.opponents)
        names.insert(0, "learner")
        shift = self.options.players - self.seat
        return draw.render(self.render_mode, self.episode.state, names[shift:] + names[:shift])

    @property
    def episode(self) -> Episode:
        """The running game."""
        if self._episode is None:
            raise RuntimeError("reset comes first")
        return self._episode

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the bots: ours keep nothing between the learner's decisions."""
        return {name: value for name, value in self.__dict__.items() if name != "_bots"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bots = self._seat_bots()

    def _seat_bots(self) -> list[Player]:
        """New bots for a game, clockwise from the learner."""
        return [player(name) for name in self.opponents]

    def _play_others(self) -> float:
        """Let the bots play; returns the learner's rewards in the meantime."""
        episode = self.episode
        gained = 0.0
        while episode.legal_count and episode.seat != self.seat:
            bot = self._bots[(episode.seat - self.seat) % self.options.players - 1]
            code = bot.code(episode.state, self._chance)
            for number in ids.encode(episode.state, episode.held, code):
                episode.play(number)
                gained += episode.rewards()[self.seat]
        return gained

    def _observe(self) -> Vector:
        episode = self.episode
        seen = observe.vector(episode.state, episode.held, self.seat, self.view == "table")
        return np.frombuffer(bytearray(seen), np.uint8)

    def _info(self) -> dict[str, Any]:
        episode = self.episode
        return {
            "action_mask": np.frombuffer(episode.mask(), np.int8),
            "seat": self.seat,
            "turns": episode.turns,
            "scores": np.array(episode.state.scores[: self.options.players], np.int16),
        }
