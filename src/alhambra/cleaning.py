"""Makes text typed by people safe to show on any screen."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"
"""Zero-width characters that Persian and many other languages need."""

_BLANKS = str.maketrans(dict.fromkeys("\u115f\u1160\u2800\u3164\uffa0", " "))  # they look blank


def clean_text(text: str) -> str:
    """Normalise a text (NFC) and drop control characters and surplus spaces.

    The result cannot change the writing direction of the text around it, disturb a terminal or
    break an XML file. Joiners are kept.
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    composed = unicodedata.normalize("NFC", text)
    shown = "".join(
        " " if unicodedata.category(each)[0] in "ZC" and each not in JOINERS else each
        for each in composed.translate(_BLANKS)
    )
    return " ".join(shown.split())
