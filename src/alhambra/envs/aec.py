"""PettingZoo: every seat is an agent, and agents act in turn (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ..core import observe
from ..core.episode import Episode
from ..options import Options
from . import draw, layout

Observation: TypeAlias = Any
"""The vector, or a dict with the vector and the mask."""


class raw_env(AECEnv[str, Observation, "int | None"]):  # type: ignore[misc, unused-ignore]
    """A table of `players` agents, `player_0` and so on.

    An observation has the vector and the action mask; with `mask="info"` it is the vector alone,
    and the mask is in the info of the agent to act. Playing an illegal id raises ValueError.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "alhambra_v0",
        "render_modes": ["human", *draw.MODES],
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 3,
        edition: str = "standard",
        changes: Mapping[str, str] | None = None,
        view: layout.View = "memory",
        reward: layout.Reward = "win",
        max_turns: int = 1000,
        mask: Literal["observation", "info"] = "observation",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if view not in layout.VIEWS or reward not in layout.REWARDS:
            raise ValueError(f"there is no view {view!r} or no reward {reward!r}")
        if mask not in ("observation", "info"):
            raise ValueError(f"the mask goes into the observation or the info, not {mask!r}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"there is no render mode {render_mode!r}")
        self.options = Options(players, edition, changes or {})
        self.view = view
        self.reward = reward
        self.max_turns = max_turns
        self.mask = mask
        self.render_mode = render_mode
        self.possible_agents = layout.agents(players)
        self.agents: list[str] = []
        vector = Box(0, np.frombuffer(layout.bounds(players), np.uint8).copy(), dtype=np.uint8)
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: vector
            if mask == "info"
            else Dict({"observation": vector, "action_mask": Box(0, 1, (layout.IDS,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(layout.IDS) for agent in self.possible_agents
        }
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._table = self.options.new_state(0)
        self._random, _ = seeding.np_random(None)
        self._episode: Episode | None = None

    def observation_space(self, agent: str) -> Space[Any]:
        """The space of an agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The space of the 1,773 action ids."""
        return self.action_spaces[agent]

    @property
    def episode(self) -> Episode:
        """The running game. A search can play on in `episode.copy()`."""
        if self._episode is None:
            raise RuntimeError("reset comes first")
        return self._episode

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. Without a seed, continue the generator of the last seed."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        number = int(self._random.integers(2**63))
        self._episode = Episode(self._table, number, self.reward, self.max_turns)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select(self._episode.seat)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; unless it is the agent to act, its mask is all zeros."""
        episode = self.episode
        seat = self._seats[agent]
        seen = observe.vector(episode.state, episode.held, seat, self.view == "table")
        vector = np.frombuffer(bytearray(seen), np.uint8)
        if self.mask == "info":
            return vector
        return {"observation": vector, "action_mask": self.action_mask(agent)}

    def action_mask(self, agent: str) -> NDArray[np.int8]:
        """One byte for each id: 1 if the agent may choose it now."""
        if self.episode.seat == self._seats[agent]:
            return np.frombuffer(self.episode.mask(), np.int8)
        return np.zeros(layout.IDS, np.int8)

    def step(self, action: int | None) -> None:
        """Play an id for the agent to act; after the end, pass None once for each agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        if action is None:
            raise ValueError(f"{agent} is to act, and None is not an id")
        episode.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        gained = episode.rewards()
        for one, reward in zip(self.agents, gained, strict=True):
            self.rewards[one] = reward
        if self.mask == "info":
            self.infos[agent] = {}
        if episode.terminated or episode.truncated:
            self.terminations = dict.fromkeys(self.agents, episode.terminated)
            self.truncations = dict.fromkeys(self.agents, episode.truncated)
        else:
            self._select(episode.seat)
        if any(gained):
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | draw.Picture | None:
        """The table with open hands, as text or as an array of pixels; printed in mode "human"."""
        if self.render_mode == "human":
            print(draw.ansi(self.episode.state, self.possible_agents))
            return None
        return draw.render(self.render_mode, self.episode.state, self.possible_agents)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def _select(self, seat: int) -> None:
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        if self.mask == "info":
            self.infos[agent] = {"action_mask": self.action_mask(agent)}


def env(**settings: Any) -> raw_env:  # noqa: ANN401
    """An environment with the settings of `raw_env`. It checks actions itself, without wrappers."""
    return raw_env(**settings)
