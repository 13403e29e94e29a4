"""Alhambra as environments for research: PettingZoo, Gymnasium, batches (docs/environments.md).

Importing this makes `gymnasium.make("alhambra.envs:Alhambra-v0")` and
`pettingzoo.make("aec", "alhambra/alhambra_v0")` work where the libraries are installed. The
environment classes themselves are imported only when one is made.
"""

from __future__ import annotations

from importlib.util import find_spec


def register() -> None:
    """Register with whichever libraries are installed; importing this package does this."""
    if find_spec("gymnasium"):
        import gymnasium

        if "Alhambra-v0" not in gymnasium.registry:
            gymnasium.register(
                "Alhambra-v0",
                entry_point="alhambra.envs.single:AlhambraEnv",
                vector_entry_point="alhambra.envs.vector:AlhambraVec",
            )
    if find_spec("pettingzoo"):
        import pettingzoo

        if hasattr(pettingzoo, "register"):  # since 1.27
            known = pettingzoo.aec_registry
            if "alhambra/alhambra_v0" not in known and "alhambra/alhambra-v0" not in known:
                pettingzoo.register(
                    "aec", "alhambra/alhambra_v0", entry_point="alhambra.envs.aec:env"
                )


register()
