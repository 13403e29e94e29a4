"""The net: what speaks for each legal id of a row, and what the position is worth."""

from __future__ import annotations

from typing import Any

import torch
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from torch import nn

from alhambra.core import const, ids
from alhambra.core.money import worth
from alhambra.core.state import State
from alhambra.core.tiles import PRICE_OF, WALLS_OF
from alhambra.envs.layout import slices

from .rows import PLAYERS, SEEN

ZONES = 26
BUILT = 14
"""The zone of the viewer's palace."""
CARDS = 50
"""Cards of the display as 10 x (currency + 1) + value."""
SURPLUS = 9
"""How far above the price payments are told apart."""
WIDTH, CRITIC, KEY = 256, 64, 32


class Reader(nn.Module):  # type: ignore[misc]
    """Reads rows, and gives a number for each listed id and what the critic starts from.

    Ids are not learned one by one where they have something in common: cards are taken for what
    they are, a purchase is a tile and a payment that is so much above the price, and a cell is
    judged by the tiles and walls around it, wherever it lies.
    """

    def __init__(self) -> None:
        """For a table of three."""
        super().__init__()
        self.latent_dim_vf = CRITIC
        self.parts = slices(PLAYERS)
        for name, fact in _facts(self.parts).items():
            self.register_buffer(name, fact)
        self.places = nn.EmbeddingBag(const.TILES * ZONES, WIDTH, mode="sum")
        self.cards = nn.EmbeddingBag(const.SLOTS * CARDS, WIDTH, mode="sum")
        self.held = nn.Embedding(const.TILES + 1, WIDTH)
        self.plain = nn.Linear(len(self.rest), WIDTH)
        self.deeper = nn.Linear(WIDTH, WIDTH)
        self.critic = nn.Linear(WIDTH, CRITIC)
        self.simple = nn.Linear(WIDTH, const.ID_CELL)
        self.asked = nn.Linear(WIDTH, 4 * KEY + SURPLUS)
        self.card = nn.Embedding(CARDS, KEY)
        self.for_sale = nn.Embedding(const.TILES + 1, KEY)
        self.paid = nn.Linear(KEY, const.PAYMENTS)
        self.site = nn.Linear(9 * 5, KEY)
        self.shape = nn.Embedding(16, KEY)
        for table in (self.places, self.cards, self.held, self.card, self.for_sale, self.shape):
            nn.init.normal_(table.weight, std=0.05)

    def forward(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """For some rows, a number for each listed id, and what the critic starts from."""
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
        zone = rows[:, self.parts["zone"]].long()
        shown = self._shown(rows) + CARDS * torch.arange(const.SLOTS)
        held = rows[:, self.parts["held"]].long()[:, 0]
        found = self.places(zone + self.tile) + self.cards(shown) + self.held(held)
        found = torch.relu(found + self.plain(rows[:, self.rest] * self.scale))
        return torch.relu(self.deeper(found) + found)

    def _shown(self, rows: torch.Tensor) -> torch.Tensor:
        """The four cards of the display."""
        pairs = rows[:, self.parts["display"]].long().reshape(len(rows), const.SLOTS, 2)
        return pairs[:, :, 0] * 10 + pairs[:, :, 1]

    def _numbers(self, rows: torch.Tensor, state: torch.Tensor) -> torch.Tensor:
        """What speaks for each listed id."""
        listed = rows[:, SEEN:].long()
        card, tile, payment, site, surplus = self.asked(state).split(
            [KEY, KEY, KEY, KEY, SURPLUS], 1
        )
        simple = self.simple(state)
        wanted = (self.card(self._shown(rows)) * card[:, None]).sum(2)
        takes = simple[:, : const.ID_PICK] + wanted @ self.takes.T
        simple = torch.cat([takes, simple[:, const.ID_PICK :]], 1)
        numbers = simple.gather(1, listed.clamp(max=const.ID_CELL - 1))
        numbers = self._with_purchases(rows, listed, numbers, tile, payment, surplus)
        return self._with_cells(rows, listed, numbers, site)

    def _with_purchases(
        self,
        rows: torch.Tensor,
        listed: torch.Tensor,
        numbers: torch.Tensor,
        tile: torch.Tensor,
        payment: torch.Tensor,
        surplus: torch.Tensor,
    ) -> torch.Tensor:
        """What speaks for each id that buys, in its place."""
        bought = listed >= const.ID_BUY
        some = bought.any(1).nonzero()[:, 0]
        if not len(some):
            return numbers
        zone = rows[some][:, self.parts["zone"]]
        market = zone[:, None] == 2 + torch.arange(const.SLOTS)[:, None]
        sold = torch.where(market.any(2), market.int().argmax(2), const.TILES)
        wanted = (self.for_sale(sold) * tile[some][:, None]).sum(2)
        order = (listed[some] - const.ID_BUY).clamp(min=0)
        slot, number = order // const.PAYMENTS, order % const.PAYMENTS
        over = self.surplus[self.price[sold].gather(1, slot), number]
        judged = wanted.gather(1, slot) + surplus[some].gather(1, over)
        judged = judged + self.paid(payment[some]).gather(1, number)
        return numbers.index_copy(0, some, torch.where(bought[some], judged, numbers[some]))

    def _with_cells(
        self, rows: torch.Tensor, listed: torch.Tensor, numbers: torch.Tensor, site: torch.Tensor
    ) -> torch.Tensor:
        """What speaks for each cell, where a tile is held, in its place."""
        held = rows[:, self.parts["held"]].long()[:, 0] - 1
        some = (held >= 0).nonzero()[:, 0]
        if not len(some):
            return numbers
        x, y, zone = (rows[some][:, self.parts[name]].long() for name in ("x", "y", "zone"))
        place = torch.where(zone == BUILT, (y - 1) * const.TORUS + x - 1, const.PLACES)
        palace = torch.zeros(len(some), const.PLACES + 1, 5)
        palace[torch.arange(len(some))[:, None], place] = self.built
        palace[:, const.PLACES // 2, 0] = 1  # the fountain
        cells = listed[some] - const.ID_CELL
        is_cell = (cells >= 0) & (cells < const.PLACES)
        near = self.near[torch.where(is_cell, cells, 0)]
        around = palace[torch.arange(len(some))[:, None, None], near].flatten(2)
        fit = torch.relu(self.site(around) + self.shape(self.walls[held[some]])[:, None])
        judged = (fit * site[some][:, None]).sum(2)
        return numbers.index_copy(0, some, torch.where(is_cell, judged, numbers[some]))


class Player(MaskableActorCriticPolicy):  # type: ignore[misc]
    """A policy that is a `Reader` and nothing behind it."""

    def _build(self, lr_schedule: Any) -> None:  # noqa: ANN401
        self.mlp_extractor = Reader()
        self.action_net = nn.Identity()
        self.value_net = nn.Linear(CRITIC, 1)
        self.optimizer = self.optimizer_class(
            self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs
        )


def _facts(parts: dict[str, slice]) -> dict[str, torch.Tensor]:
    """What the net need not learn."""
    rest = torch.ones(SEEN, dtype=torch.bool)
    scale = torch.full((SEEN,), 1 / 16)
    for name in ("zone", "x", "y", "display", "held"):  # looked up
        rest[parts[name]] = False
    for name in ("hands", "deck", "discard"):
        scale[parts[name]] = 1 / 2
    for name in ("phase", "may_stop", "actor", "scorings"):
        scale[parts[name]] = 1.0
    walls = torch.tensor(WALLS_OF)
    payments = [
        ids.decode(State(PLAYERS), const.EMPTY, const.ID_BUY + number) & const.FIELD_MASK
        for number in range(const.PAYMENTS)
    ]
    worths = torch.tensor([worth(payment) for payment in payments])
    prices = torch.arange(max(PRICE_OF) + 1)
    cells = torch.arange(const.PLACES)
    shifts = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
    near = [
        (cells // const.TORUS + down) % const.TORUS * const.TORUS
        + (cells % const.TORUS + right) % const.TORUS
        for down, right in shifts
    ]
    return {
        "rest": rest.nonzero()[:, 0],
        "scale": scale[rest],
        "tile": torch.arange(const.TILES) * ZONES,
        "walls": walls,
        "price": torch.tensor([*PRICE_OF, 0]),
        "surplus": (worths - prices[:, None]).clamp(0, SURPLUS - 1),
        "takes": (torch.arange(16)[:, None] >> torch.arange(const.SLOTS) & 1).float(),
        "built": torch.cat([torch.ones(const.TILES, 1), walls[:, None] >> torch.arange(4) & 1], 1),
        "near": torch.stack(near, 1),
    }
