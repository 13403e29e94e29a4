# ruff: noqa: RUF001
"""The names of people at tables: readable, and not to be mistaken for somebody else's."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from ..bots import BOTS
from ..cleaning import clean_text
from .errors import TableError
from .setup import LONGEST_NAME

_ALIKE = {
    "a": "аαɑ", "b": "вьβ", "c": "сϲ", "d": "ԁđ", "e": "еєεҽ", "g": "ɡց", "h": "нһηհħ", "j": "јϳ",
    "k": "кκ", "l": "i1|іιıӏłǀ", "m": "мμ", "n": "νո", "o": "0оοօø", "p": "рρ", "q": "ԛ", "s": "ѕ",
    "t": "тτŧ", "u": "ս", "v": "ѵ", "w": "ԝω", "x": "хχ", "y": "уυү", "z": "ζ",
}  # fmt: skip
_LOOKALIKES = str.maketrans({each: latin for latin, those in _ALIKE.items() for each in those})
"""Characters that look like Latin letters, in lower or upper case."""


def clean_name(name: str) -> str:
    """A name, cleaned up for display. Raises `TableError` if nothing readable is left."""
    clean = clean_text(name)[:LONGEST_NAME].strip()
    if not any(each.isalnum() for each in clean):
        raise TableError("name", "a name must contain at least one letter or digit")
    return clean


def new_name(name: str, taken: Iterable[str]) -> str:
    """A name for somebody who joins others, with a number if it looks like one of theirs.

    Names of bots are refused.
    """
    clean = shown = clean_name(name)
    look = skeleton(clean)
    if look in _BOTS or look.rstrip(_NUMBER) in _BOTS:
        raise TableError("name-of-bot", "that is what a bot is called; choose another name")
    looks, number = set(map(skeleton, taken)), 1
    while skeleton(shown) in looks:
        number += 1
        shown = f"{clean[: LONGEST_NAME - 2]} {number}"
    return shown


def skeleton(name: str) -> str:
    """A form that is equal for names that look alike, without case, accents, signs and spaces.

    Coarser than that of Unicode (UTS 39), as a false match only costs a number after the name. It
    covers the scripts that look much like Latin, not all.
    """
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(each for each in folded.translate(_LOOKALIKES) if _counts(each))
    return letters.replace("rn", "m").replace("vv", "w")


def _counts(character: str) -> bool:
    """Whether a character matters for a name's look: letters, digits and vowel signs."""
    return character.isalnum() or (
        unicodedata.category(character) in ("Mc", "Mn")
        and not unicodedata.combining(character)
        and not _VARIANTS.match(character)
    )


_VARIANTS = re.compile(r"[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f]")  # invisible
_NUMBER = "".join(map(skeleton, "0123456789"))
_SHOWN = (
    "Wanderer", "Builder", "Apprentice", "Mason", "Architect", "Master", "Bauhelfer", "Lehrling",
    "Maurer", "Architekt", "Meister", "Rändur", "Ehitaja", "Õpipoiss", "Müürsepp", "Arhitekt",
    "رهگذر", "سازنده", "شاگرد", "بنّا", "معمار", "استاد", "Vándor", "Építő", "Inas",
    "Kőműves", "Építész", "Mester", "Andarilho", "Construtor", "Aprendiz", "Pedreiro",
    "Arquiteto", "Mestre", "Hoinar", "Constructor", "Ucenic", "Zidar", "Arhitect", "Maestru",
    "Companion", "Gefährte", "Tovarăș", "Companheiro", "Társ", "Kaaslane", "همراه",
)  # fmt: skip
"""The bots' names in all languages, as in client/src/words."""
_BOTS = frozenset(map(skeleton, (*BOTS, *_SHOWN)))
