"""How long a bot may think."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..errors import SetupError

MAX_SECONDS = 3600.0
MAX_SIMULATIONS = 10**9


@dataclass(frozen=True, slots=True)
class Budget:
    """For one decision: seconds, or a number of simulations; with neither, the bot's default.

    Simulations give the same choice on every machine; time makes the most of this one.
    """

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        """Refuse values out of range."""
        if self.seconds is not None and self.simulations is not None:
            raise SetupError("a budget is time or simulations, not both")
        if self.seconds is not None and not 0 < self.seconds <= MAX_SECONDS:
            raise SetupError(f"a budget is between 0 and {MAX_SECONDS:.0f} s, not {self.seconds} s")
        if self.simulations is not None and not 0 < self.simulations <= MAX_SIMULATIONS:
            raise SetupError(
                f"a budget is 1 to {MAX_SIMULATIONS} simulations, not {self.simulations}"
            )

    def __str__(self) -> str:
        """The budget as in a player's name: `500`, `0.2s` or empty."""
        if self.seconds is not None:
            return f"{self.seconds:.9f}".rstrip("0").rstrip(".") + "s"
        return "" if self.simulations is None else str(self.simulations)

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Read a budget such as `500`, `0.2s` or `50ms`."""
        found = re.fullmatch(r"(\d{1,10}(?:\.\d{1,9})?)(ms|s|)", text, re.ASCII)
        if found is None or (found[2] == "" and "." in found[1]):
            raise SetupError(
                f"{text!r:.40} is not a budget: write 500 for simulations, 0.2s or 50ms for time"
            )
        if found[2] == "":
            return cls(simulations=int(found[1]))
        seconds = float(found[1]) / (1000 if found[2] == "ms" else 1)
        return cls(seconds=seconds)


DEFAULT = Budget()
"""The bot's own default."""
