"""MaskablePPO learns Alhambra against two builders, and sits down as the bot `ppo`.

    pip install '.[arena]' ./examples/ppo
    python -m alhambra_ppo
    alhambra arena --bots builder,ppo --format ladder --players 3 --games 300

The net lies in `PPO_NET`, or in `ppo.zip` of the folder where it is trained or asked.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from alhambra.errors import SetupError

if TYPE_CHECKING:
    from alhambra.envs.policy import Policy, PolicyBot


def net_file() -> Path:
    """Where the net lies."""
    return Path(os.environ.get("PPO_NET", "ppo.zip"))


def bot() -> PolicyBot:
    """The bot `ppo` of the entry point."""
    from alhambra.envs.policy import PolicyBot

    return PolicyBot(_loaded(net_file().resolve()))


@cache
def _loaded(path: Path) -> Policy:
    """What the net of a file likes best; read once, for a server makes a bot for every turn."""
    if not path.exists():
        raise SetupError(
            f"there is no net {path}: `python -m alhambra_ppo` trains one, PPO_NET says where"
        )
    import numpy as np
    import torch
    from sb3_contrib import MaskablePPO

    from .rows import Array, row_of

    torch.set_num_threads(1)
    model = MaskablePPO.load(path, device="cpu")

    def choose(seen: Array, mask: Array) -> int:
        legal = np.flatnonzero(mask)
        row, offered = row_of(seen, legal)
        place, _ = model.predict(row, action_masks=offered, deterministic=True)
        return int(legal[place])

    return choose
