"""Every refusal, as a tree:

    AlhambraError                  a caller's mistake
    ├── SetupError                 setup      options or a deal that cannot occur
    │   └── PositionError          twice…     a position that cannot occur
    ├── NotationError              notation   text that names no piece, action or record
    ├── IllegalAction              illegal…   well formed, refused by the rules now
    └── MissingExtra               extra      needs packages that a plain install does not bring

`slug` names the kind of mistake for programs and never changes; the text is for people and may.
"""

from __future__ import annotations

from collections.abc import Mapping


class AlhambraError(Exception):
    """A caller's mistake. The message says what is wrong and what would be right."""

    slug = "error"


class SetupError(AlhambraError, ValueError):
    """Options, a deal or a position that cannot occur."""

    slug = "setup"

    def __init__(self, text: str, *, rule: str | None = None) -> None:
        """Say what cannot be, and the rule that forbids it, if one does."""
        super().__init__(text)
        self.rule = rule
        """The rule id, such as `R2.6`, or None."""


class PositionError(SetupError):
    """A position that no game leads to."""

    def __init__(
        self, rule: str, slug: str, text: str, details: Mapping[str, object] | None = None
    ) -> None:
        """Name the rule, the kind of refusal, and what cannot be."""
        super().__init__(text, rule=rule)
        self.slug = slug
        """What a program or a translation goes by, such as `clash` or `twice`."""
        self.details = dict(details or {})
        """What the sentence is about, by name; `seat` if it is about the palace of one."""

    def __reduce__(self) -> tuple[object, ...]:
        """Travel between processes whole."""
        return PositionError, (self.rule, self.slug, str(self), self.details)


class NotationError(AlhambraError, ValueError):
    """Text that names no piece, action or record."""

    slug = "notation"


class IllegalAction(AlhambraError, ValueError):
    """A well formed action that the rules refuse now; nothing has changed."""

    def __init__(
        self, rule: str, slug: str, text: str, details: Mapping[str, object] | None = None
    ) -> None:
        """Name the rule, the kind of refusal, and what would be right."""
        super().__init__(f"{text} ({rule})")
        self.rule = rule
        """The rule id, such as `R4.2`."""
        self.slug = slug
        """The kind of refusal, such as `clash`: what a program or a translation goes by."""
        self.text = text
        """One English sentence."""
        self.details = dict(details or {})
        """What the sentence is about, by name: tiles, cards, cells, sides, sums."""

    def __reduce__(self) -> tuple[object, ...]:
        """Travel between processes whole."""
        return IllegalAction, (self.rule, self.slug, self.text, self.details)


class MissingExtra(AlhambraError):
    """Something that needs packages which a plain install does not bring."""

    slug = "extra"

    def __init__(self, what: str, extra: str) -> None:
        """Say what is wanted and how to get it."""
        super().__init__(what, extra)
        self.what = what
        self.extra = extra

    def __str__(self) -> str:
        """The whole advice on one line."""
        return f"{self.what} needs more packages: pip install 'alhambra-game[{self.extra}]'"
