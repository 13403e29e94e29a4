"""What people have typed, fit to be shown on any screen."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"
"""Signs without width that Persian and many other languages are not written without."""

_BLANKS = str.maketrans(dict.fromkeys("\u115f\u1160\u2800\u3164\uffa0", " "))  # seen by nobody


def clean_text(text: str) -> str:
    """A text composed, without control characters and needless spaces.

    Nothing in it can turn the direction of what stands beside it, upset a terminal, or spoil an
    XML file. Joiners stay.
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    composed = unicodedata.normalize("NFC", text)
    shown = "".join(
        " " if unicodedata.category(each)[0] in "ZC" and each not in JOINERS else each
        for each in composed.translate(_BLANKS)
    )
    return " ".join(shown.split())
