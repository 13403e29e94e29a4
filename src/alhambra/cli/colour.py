"""Pieces in their colours, on a terminal that supports colour."""

from __future__ import annotations

from typing import TextIO

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.theme import Theme


class Pieces(RegexHighlighter):
    """Finds tiles, money cards, rule ids and the scoring wall in any text."""

    base_style = "piece."
    highlights = [  # noqa: RUF012
        r"\b(?P<pavilion>P\d+[NESW]*)\b",
        r"\b(?P<seraglio>S\d+[NESW]*)\b",
        r"\b(?P<arcades>A\d+[NESW]*)\b",
        r"\b(?P<chambers>C\d+[NESW]*)\b",
        r"\b(?P<garden>G\d+[NESW]*)\b",
        r"\b(?P<tower>T\d+[NESW]*)\b",
        r"\b(?P<blue>b[1-9])\b",
        r"\b(?P<green>g[1-9])\b",
        r"\b(?P<orange>o[1-9])\b",
        r"\b(?P<yellow>y[1-9])\b",
        r"\b(?P<rule>R\d\.\d)\b",
        r"(?P<fountain>\(@\))",
        r"(?P<scored>[═║╔╗╚╝╠╣╦╩╬]+)",
    ]


COLOURS = Theme(
    {
        "piece.pavilion": "bright_blue",
        "piece.seraglio": "red",
        "piece.arcades": "dark_orange",
        "piece.chambers": "bold",
        "piece.garden": "green",
        "piece.tower": "magenta",
        "piece.blue": "blue",
        "piece.green": "green",
        "piece.orange": "dark_orange",
        "piece.yellow": "yellow",
        "piece.rule": "cyan",
        "piece.fountain": "bright_cyan",
        "piece.scored": "bold yellow",
    }
)


def paint(text: str, stream: TextIO) -> None:
    """Print text with its pieces in colour; NO_COLOR and dumb terminals keep it plain."""
    console = Console(file=stream, theme=COLOURS, highlighter=Pieces(), soft_wrap=True)
    console.print(text, markup=False, emoji=False)
