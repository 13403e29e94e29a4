"""The exceptions of the package:

    AlhambraError                  a caller's mistake
    ├── SetupError                 setup      options or a deal that cannot occur
    │   └── PositionError          twice…     a position that cannot occur
    ├── NotationError              notation   text that names no piece, action or record
    ├── IllegalAction              illegal…   well formed, refused by the rules now
    └── MissingExtra               extra      needs packages that a plain install lacks

`slug` names the kind of mistake for programs and never changes; the text, for people, may.
"""

from __future__ import annotations

from collections.abc import Mapping


class AlhambraError(Exception):
    """A caller's mistake. The message says what is wrong and what would be right."""

    slug = "error"

    def __reduce__(self) -> tuple[object, ...]:
        """Keep all fields when pickled, whatever arguments the class takes."""
        return _again, (type(self), self.args), self.__dict__


def _again(kind: type[AlhambraError], arguments: tuple[object, ...]) -> AlhambraError:
    """An exception as pickled, whose fields are still missing."""
    return kind.__new__(kind, *arguments)


class SetupError(AlhambraError, ValueError):
    """Options, a deal or a position that cannot occur."""

    slug = "setup"

    def __init__(self, text: str, *, rule: str | None = None) -> None:
        """Give the message and, if a rule forbids the setup, that rule."""
        super().__init__(text)
        self.rule = rule
        """The rule id, such as `R2.6`, or None."""


class PositionError(SetupError):
    """A position that no game can reach."""

    def __init__(
        self, rule: str, slug: str, text: str, details: Mapping[str, object] | None = None
    ) -> None:
        """Give the rule, the slug, the message and the pieces concerned."""
        super().__init__(text, rule=rule)
        self.slug = slug
        """The kind of mistake, for programs and translations, such as `clash` or `twice`."""
        self.details = dict(details or {})
        """The pieces that the message mentions, by name; `seat` if it concerns one palace."""


class NotationError(AlhambraError, ValueError):
    """Text that names no piece, action or record."""

    slug = "notation"


class IllegalAction(AlhambraError, ValueError):
    """A well-formed action that the rules do not allow now; nothing has changed."""

    def __init__(
        self, rule: str, slug: str, text: str, details: Mapping[str, object] | None = None
    ) -> None:
        """Give the rule, the slug, the message and the pieces concerned."""
        super().__init__(f"{text} ({rule})")
        self.rule = rule
        """The rule id, such as `R4.2`."""
        self.slug = slug
        """The kind of refusal, for programs and translations, such as `clash`."""
        self.text = text
        """One English sentence."""
        self.details = dict(details or {})
        """What the sentence mentions, by name: tiles, cards, cells, sides, sums."""


class MissingExtra(AlhambraError):
    """Something that needs packages which a plain install does not include."""

    slug = "extra"

    def __init__(self, what: str, extra: str) -> None:
        """Name what was asked for, and the extra that it needs."""
        super().__init__(what, extra)
        self.what = what
        self.extra = extra

    def __str__(self) -> str:
        """What is missing and how to install it, on one line."""
        return f"{self.what} needs more packages: pip install 'alhambra-game[{self.extra}]'"
