"""Colours: on a terminal, and nowhere else."""

from __future__ import annotations

import io
import re
import sys

import pytest

from alhambra.cli.main import main

PALACE = ["palace", "C9W -1,0; A9 -1,-1; S6ES 0,-1", "--tile", "T9NE"]
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


class Terminal(io.StringIO):
    """A screen that remembers."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def shown(monkeypatch: pytest.MonkeyPatch, *, no_color: bool) -> str:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "40")
    if no_color:
        monkeypatch.setenv("NO_COLOR", "1")
    else:
        monkeypatch.delenv("NO_COLOR", raising=False)
    assert main(PALACE) == 0
    return terminal.getvalue()


def test_pieces_are_coloured_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(PALACE) == 0
    plain = capsys.readouterr().out
    assert not COLOUR.search(plain)
    coloured = shown(monkeypatch, no_color=False)
    assert "\x1b[31mS6ES\x1b[0m" in coloured
    assert COLOUR.sub("", coloured) == plain


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(monkeypatch, no_color=True)
    assert not re.search(r"\x1b\[(?!0?m|1m)", text)
