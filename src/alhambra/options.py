"""The options of a game: number of seats, edition and rule options (section 10)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from .core import const
from .core.state import State
from .errors import SetupError

RULE_OPTIONS: dict[str, tuple[str, ...]] = {
    "start_tie": ("sum", "youngest"),
    "scoring_place": ("random", "top"),
    "dirk_second": ("third", "two"),
    "dirk_gift": ("always", "misfit"),
}
"""The values of each rule option, the default first."""

EDITIONS: dict[str, dict[str, str]] = {
    "standard": {},
    "hu-2003": {"start_tie": "youngest", "scoring_place": "top", "dirk_second": "two"},
    "pt-2003": {"dirk_gift": "misfit"},
}
"""What each edition does differently from `standard`."""


@dataclass(frozen=True, slots=True)
class Options:
    """The seats and the rules of one game."""

    players: int
    """How many seats, 2 to 6 (R1.7)."""
    edition: str = "standard"
    """A preset of rule options."""
    changes: Mapping[str, str] = field(default_factory=dict)
    """Rule options that differ from the edition's preset."""

    def __post_init__(self) -> None:
        """Refuse unknown options (section 10), and drop changes equal to the preset."""
        if type(self.players) is not int or not (
            const.MIN_PLAYERS <= self.players <= const.MAX_PLAYERS
        ):
            raise SetupError(f"Alhambra has 2 to 6 seats, not {self.players!r:.40}", rule="R1.7")
        if self.edition not in EDITIONS:
            raise SetupError(f"unknown edition {self.edition!r:.40}; choose {_listed(EDITIONS)}")
        for name, value in self.changes.items():
            _check_option(name, value)
        preset = self.preset
        kept = {name: value for name, value in self.changes.items() if preset[name] != value}
        object.__setattr__(self, "changes", dict(sorted(kept.items())))

    def __hash__(self) -> int:
        """Hash the contents of `changes`, since a dict has no hash."""
        return hash((self.players, self.edition, tuple(self.changes.items())))

    @staticmethod
    def of_state(state: State) -> Options:
        """The options of a position: an edition with its rules, or else standard with changes."""
        values = (state.start_tie, state.scoring_place, state.dirk_second, state.dirk_gift)
        rules = {
            name: RULE_OPTIONS[name][value]
            for name, value in zip(RULE_OPTIONS, values, strict=True)
        }
        for edition in EDITIONS:
            if (found := Options(state.players, edition)).rules == rules:
                return found
        return Options(state.players, changes=rules)

    @property
    def preset(self) -> dict[str, str]:
        """Every rule option as the edition sets it."""
        return {name: values[0] for name, values in RULE_OPTIONS.items()} | EDITIONS[self.edition]

    @property
    def rules(self) -> dict[str, str]:
        """Every rule option as this game plays it."""
        return self.preset | dict(self.changes)

    def new_state(self, youngest: int) -> State:
        """An empty table with these rules, before anything is dealt."""
        if type(youngest) is not int or not 0 <= youngest < self.players:
            raise SetupError(
                f"the youngest is a seat from 0 to {self.players - 1}, not {youngest!r:.40}",
                rule="R2.4",
            )
        chosen = (RULE_OPTIONS[name].index(value) for name, value in self.rules.items())
        return State(self.players, youngest, *chosen)


def _check_option(name: str, value: str) -> None:
    """Refuse an option or a value that is not in section 10."""
    if name not in RULE_OPTIONS:
        raise SetupError(f"unknown rule option {name!r:.40}; choose {_listed(RULE_OPTIONS)}")
    if value not in RULE_OPTIONS[name]:
        raise SetupError(f"{name} is {_listed(RULE_OPTIONS[name])}, not {value!r:.40}")


def _listed(names: Iterable[str]) -> str:
    """Names as `a, b or c`."""
    *rest, last = names
    return f"{', '.join(rest)} or {last}" if rest else last
