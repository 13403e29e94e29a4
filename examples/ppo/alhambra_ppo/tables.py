"""Tables of the learner and two builders, many in one process, as Stable-Baselines3 wants them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from stable_baselines3.common.vec_env import VecEnv

from alhambra.bots import player
from alhambra.core import const, ids, observe
from alhambra.core.episode import Episode, generator
from alhambra.core.rng import Rng
from alhambra.core.scoring import score
from alhambra.core.state import State
from alhambra.options import Options

from .rows import HIGHEST, LISTED, PLAYERS, SEEN, Array, row_of

POINTS = 50
"""The lead that is worth 1."""
MAX_TURNS = 300


def leads(state: State) -> list[float]:
    """Each seat's lead over the best other one, if all scorings to come were now."""
    trial = state.copy()
    if state.phase != const.OVER:
        for scoring in range(state.scorings + 1, const.SCORINGS + 1):
            score(trial, scoring)
    points = trial.scores[: state.players]
    return [float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]


class Tables(VecEnv):  # type: ignore[misc]
    """Games against two builders, each followed by the next; the learner's seat goes by the row.

    What would count at the end is rewarded at once: the lead over the best other seat, if all
    scorings to come were now, in units of `POINTS`. The rewards of a game add up to its final lead,
    less the one at the learner's first choice.
    """

    def __init__(self, games: int, seed: int) -> None:
        """So many games at once."""
        super().__init__(games, Box(0, HIGHEST, dtype=np.int16), Discrete(LISTED))
        self.masks = np.zeros((games, LISTED), np.bool_)
        self._rows = np.zeros((games, SEEN + LISTED), np.int16)
        self._seed = seed
        self._table = Options(PLAYERS).new_state(0)
        self._builder, self._chance = player("builder"), Rng(seed)
        self._numbers = [0] * games
        self._episodes = [self._begin(row) for row in range(games)]
        self._before = [self._lead(row) for row in range(games)]
        self._chosen: Array = np.zeros(games, np.int64)

    def reset(self) -> Array:
        """What the learner sees at all tables; the games go on, if they have begun."""
        for row in range(self.num_envs):
            self._look(row)
        return self._rows.copy()

    def step_async(self, actions: Array) -> None:
        """Choose a place of each row's list."""
        self._chosen = actions

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        """Play what was chosen, and let the builders play until the learner is to act again."""
        rewards = np.zeros(self.num_envs, np.float32)
        over = np.zeros(self.num_envs, np.bool_)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row, place in enumerate(self._chosen):
            episode = self._episodes[row]
            episode.play(int(self._rows[row, SEEN + place]))
            self._play_others(episode, row)
            lead = self._lead(row)
            rewards[row] = (lead - self._before[row]) / POINTS
            if not episode.legal_count:
                over[row] = True
                infos[row] = {"won": self._share(episode, row), "lead": lead}
                self._episodes[row] = self._begin(row)
                lead = self._lead(row)
            self._before[row] = lead
            self._look(row)
        return self._rows.copy(), rewards, over, infos

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Array]:  # noqa: ANN401
        """The masks, which is all that MaskablePPO asks for."""
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.masks.copy())

    def has_attr(self, attr_name: str) -> bool:
        """Only masks, again."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:  # noqa: ANN401
        """Nothing is there to be asked for."""
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:  # noqa: ANN401
        """Nothing is there to be set."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:  # noqa: ANN401
        """There are no wrappers."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is held open."""

    def _begin(self, row: int) -> Episode:
        """The next game of a row, up to the learner's first choice."""
        seed = generator(self._seed, row, self._numbers[row])
        self._numbers[row] += 1
        episode = Episode(self._table, seed, "win", MAX_TURNS)
        self._play_others(episode, row)
        return episode

    def _play_others(self, episode: Episode, row: int) -> None:
        while episode.legal_count and episode.seat != row % PLAYERS:
            code = self._builder.code(episode.state, self._chance)
            for each in ids.encode(episode.state, episode.held, code):
                episode.play(each)

    def _lead(self, row: int) -> float:
        return leads(self._episodes[row].state)[row % PLAYERS]

    def _share(self, episode: Episode, row: int) -> float:
        """The learner's share of the win; a game that is cut off is lost."""
        return episode.rewards()[row % PLAYERS] + 1 / PLAYERS if episode.terminated else 0.0

    def _look(self, row: int) -> None:
        episode = self._episodes[row]
        seen = observe.vector(episode.state, episode.held, row % PLAYERS, False)
        self._rows[row], self.masks[row] = row_of(seen, episode.legal_ids())
