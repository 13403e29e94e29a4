"""Begin like the mason: learn what it chose in games against itself, and how they went on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from alhambra.bots import player
from alhambra.core import const, ids, observe
from alhambra.core.rng import Rng
from alhambra.deal import deal_from_seed
from alhambra.options import Options
from alhambra.parallel import in_order
from alhambra.simulate import bare_table

from .rows import LISTED, PLAYERS, Array, row_of
from .tables import POINTS, leads

EPOCHS = 2
BATCH = 512
RATE = 1.5e-3
CHUNK = 50
"""Games that a process plays at a time."""


@dataclass(frozen=True, slots=True)
class Task:
    """Some games to be watched."""

    seed: int
    first: int
    games: int


def watched(task: Task) -> tuple[Array, Array, Array]:
    """Rows, chosen places and leads still to be won, of games of the mason against itself."""
    rows: list[Array] = []
    places: list[int] = []
    seats: list[int] = []
    before: list[float] = []
    after: list[float] = []
    mason, rng = player("mason"), Rng(task.seed << 20 | task.first)
    for number in range(task.first, task.first + task.games):
        deal = deal_from_seed(Options(PLAYERS), f"{task.seed}/{number}")
        table = bare_table(Options(PLAYERS), deal)
        state = table.state
        begin = len(seats)
        while state.phase != const.OVER:
            code, held = mason.code(state, rng), ids.held_of(state)
            lead = leads(state)[state.turn]
            for each in ids.encode(state, held, code):
                legal = ids.legal_ids(state, held)
                if each in legal[:LISTED]:
                    rows.append(row_of(observe.vector(state, held, state.turn, False), legal)[0])
                    places.append(legal.index(each))
                    seats.append(state.turn)
                    before.append(lead)
                held = each - const.ID_PICK
            table.step(code)
        end = leads(state)
        after += [end[seat] for seat in seats[begin:]]
    ahead = (np.array(after, np.float32) - np.array(before, np.float32)) / POINTS
    return np.stack(rows), np.array(places), ahead


def imitate(policy: Any, games: int, seed: int, jobs: int) -> None:  # noqa: ANN401
    """Learn what the mason chose in so many games, and how much it still won."""
    tasks = [Task(seed, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    found = zip(*in_order(watched, tasks, jobs), strict=True)
    rows, places, ahead = (np.concatenate(each) for each in found)
    optimizer = torch.optim.Adam(policy.parameters())
    chance = np.random.default_rng(seed)
    parts = max(1, len(rows) // BATCH)
    for epoch in range(EPOCHS):
        for number, part in enumerate(np.array_split(chance.permutation(len(rows)), parts)):
            for group in optimizer.param_groups:
                group["lr"] = RATE * (1 - (epoch + number / parts) / EPOCHS)
            listed = rows[part, -LISTED:]
            offered = listed > 0
            offered[:, 0] = True
            values, likely, _ = policy.evaluate_actions(
                torch.as_tensor(rows[part]), torch.as_tensor(places[part]), action_masks=offered
            )
            missed = values.flatten() - torch.as_tensor(ahead[part])
            loss = missed.square().mean() / 2 - likely.mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
