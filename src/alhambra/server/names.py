# ruff: noqa: RUF001
"""The names that people have at tables: readable, and not to be taken for another's."""

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
"""Letters of other scripts, and digits, that look like Latin letters, small or as capitals."""


def clean_name(name: str) -> str:
    """A name as it is shown."""
    clean = clean_text(name)[:LONGEST_NAME].strip()
    if not any(each.isalnum() for each in clean):
        raise TableError("name", "a name must contain at least one letter or digit")
    return clean


def new_name(name: str, taken: Iterable[str]) -> str:
    """A name for somebody who sits down beside others: numbered where it looks like theirs.

    Nobody is called like a bot.
    """
    clean = shown = clean_name(name)
    look = skeleton(clean)
    if look in _BOTS or look.rstrip(_NUMBER) in _BOTS:
        raise TableError("name-of-bot", "bots are called like that; choose another name")
    looks, number = set(map(skeleton, taken)), 1
    while skeleton(shown) in looks:
        number += 1
        shown = f"{clean[: LONGEST_NAME - 2]} {number}"
    return shown


def skeleton(name: str) -> str:
    """What is alike for names that look alike: without case, accents, signs, spaces and scripts.

    Coarser than Unicode's (UTS 39), for all it costs is a number behind a name; and it knows the
    scripts that are written much like Latin, not all of them.
    """
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(each for each in folded.translate(_LOOKALIKES) if _counts(each))
    return letters.replace("rn", "m").replace("vv", "w")


def _counts(character: str) -> bool:
    """Whether a character is more than an ornament: letters, digits, and vowels that are signs."""
    return character.isalnum() or (
        unicodedata.category(character) in ("Mc", "Mn")
        and not unicodedata.combining(character)
        and not _VARIANTS.match(character)
    )


_VARIANTS = re.compile(r"[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f]")  # seen by nobody
_NUMBER = "".join(map(skeleton, "0123456789"))
_SHOWN = (
    "Wanderer", "Builder", "Apprentice", "Mason", "Architect", "Master", "Bauhelfer", "Lehrling",
    "Maurer", "Architekt", "Meister", "Rändur", "Ehitaja", "Õpipoiss", "Müürsepp", "Arhitekt",
    "رهگذر", "سازنده", "شاگرد", "بنّا", "معمار", "استاد", "Vándor", "Építő", "Inas",
    "Kőműves", "Építész", "Mester", "Andarilho", "Construtor", "Aprendiz", "Pedreiro",
    "Arquiteto", "Mestre", "Hoinar", "Constructor", "Ucenic", "Zidar", "Arhitect", "Maestru",
    "Companion", "Gefährte", "Tovarăș", "Companheiro", "Társ", "Kaaslane", "همراه",
)  # fmt: skip
"""What bots are called on the screen, in any language: client/src/words has it, too."""
_BOTS = frozenset(map(skeleton, (*BOTS, *_SHOWN)))
