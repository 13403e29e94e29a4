"""English words for the table: safe names, numbers, lists and whose turn it is."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from ..cleaning import JOINERS, clean_text
from ..pieces import Card, Kind, Tile
from ..view import Phase, View

SCORINGS = ("First", "Second", "Third")
PLURALS = ("pavilions", "seraglios", "arcades", "chambers", "gardens", "towers")
"""By kind."""

_ENDINGS = {1: "st", 2: "nd", 3: "rd"}
_ISOLATE, _END = "\u2068", "\u2069"
_DIRK = "Dirk"
_IN_ASCII = str.maketrans(
    {
        "▸": ">",
        "…": "~",
        "·": ".",
        "┄": ".",
        "┆": ":",
        "━": "-",
        "┃": "|",
        **dict.fromkeys("╹╺╻╸┗┏┓┛┣┫┻┳╋", "+"),
        **dict.fromkeys("║═╔╗╚╝╠╣╩╦╬", "#"),
    }
)


def shown_name(name: str) -> str:
    """A name made safe to show, whatever a record or a file contains."""
    return clean_text(name) or "?"


def dirk_name(names: Sequence[str]) -> str:
    """Dirk's name at this table; it differs if a player has the same name (R9.2)."""
    taken = any(name.casefold() == _DIRK.casefold() for name in names)
    return f"{_DIRK} (imaginary)" if taken else _DIRK


def in_ascii(text: str) -> str:
    """Replace our own special characters with ASCII ones; letters in names stay."""
    return text.translate(_IN_ASCII)


def isolated(name: str) -> str:
    """Isolate a right-to-left name, so that it does not reorder the text around it."""
    turns = any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in name)
    return f"{_ISOLATE}{name}{_END}" if turns else name


def width(text: str) -> int:
    """The width of a text in terminal columns."""
    return sum(map(_columns, text))


def clip(text: str, columns: int) -> str:
    """A text cut to at most so many columns, with an ellipsis."""
    if width(text) <= columns:
        return text
    kept = ""
    for sign in text:
        if width(kept) + _columns(sign) > columns - 1:
            break
        kept += sign
    return f"{kept.rstrip()}…"


def pad(text: str, columns: int) -> str:
    """A text padded with blanks on the right to so many columns."""
    return text + " " * (columns - width(text))


def wrap(text: str, columns: int) -> list[str]:
    """Wrap a sentence, breaking only at blanks."""
    lines = [""]
    for word in text.split():
        if lines[-1] and width(lines[-1]) + 1 + width(word) > columns:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines


def listed(parts: Iterable[object], *, nothing: str = "nothing") -> str:
    """An English list: `a, b and c`."""
    words = [str(part) for part in parts]
    if len(words) < 2:
        return words[0] if words else nothing
    return f"{', '.join(words[:-1])} and {words[-1]}"


def ordinal(number: int) -> str:
    """`1st`, `2nd`, `3rd`, `4th` and so on, right up to 20."""
    return f"{number}{_ENDINGS.get(number, 'th')}"


def counted(count: int, one: str, many: str = "") -> str:
    """A number with its noun: `1 card`, `2 cards`."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def buildings(count: int, kind: Kind) -> str:
    """A number of buildings of a kind: `1 arcade`, `2 arcades`."""
    many = PLURALS[kind]
    return counted(count, many.removesuffix("s"), many)


def cards_in_words(cards: Sequence[Card]) -> str:
    """Cards and, if there are several, their total value."""
    shown = " ".join(map(str, cards))
    return shown if len(cards) < 2 else f"{shown} ({sum(card.value for card in cards)} together)"


def tile_in_words(tile: Tile) -> str:
    """A tile described: `T9NE: tower, price 9, walls north and east`."""
    sides = listed((side.name.lower() for side in sorted(tile.walls)), nothing="none")
    noun = "wall" if len(tile.walls) == 1 else "walls"
    return f"{tile}: {tile.kind.label}, price {tile.price}, {noun} {sides}"


def what_now(view: View, names: Sequence[str]) -> str:
    """Who is to act and what they have to do, in one sentence."""
    if view.actor is None or view.phase is Phase.OVER:
        best = max(seen.score for seen in view.seats)
        seats = [seat for seat, seen in enumerate(view.seats) if seen.score == best]
        return f"The game is over: {victory(seats, names, best)}."
    actor = names[view.actor]
    waiting = listed(view.pending)
    if view.phase is not Phase.ACT and not view.pending:
        return f"{actor} only has to end the turn."
    if view.phase is Phase.PUT:
        return f"{actor} has to place {waiting}, just bought."
    if view.phase is Phase.AWARD:
        return f"{actor} has to place {waiting}, awarded from the market."
    if view.may_stop:
        return f"{actor} paid exactly and may take money, buy, redesign or stop."
    return f"{actor}'s turn: take money, buy a tile or redesign."


def victory(seats: Sequence[int], names: Sequence[str], score: int) -> str:
    """Who wins, or shares the win, and with how many points (R8.3)."""
    if len(seats) == 1:
        return f"{names[seats[0]]} wins with {counted(score, 'point')}"
    shared = listed(names[seat] for seat in seats)
    return f"{shared} share the win with {counted(score, 'point')} each"


def _columns(sign: str) -> int:
    """The width of one character in columns."""
    if unicodedata.combining(sign) or sign in JOINERS + _ISOLATE + _END:
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1
