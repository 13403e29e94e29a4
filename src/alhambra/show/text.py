"""The table as readable text, without colours."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from ..pieces import SLOT_CURRENCIES, Card, Kind, Tile
from ..view import SeatView, View
from .grid import palace as palace
from .grid import size
from .log import event as event
from .sheet import scoring as scoring
from .sheet import segments as segments
from .words import clip, counted, dirk_name, in_ascii, listed, pad, shown_name, what_now, wrap

COLUMNS = 100
"""The default width of a table; a single palace may be wider."""
LEAST_COLUMNS = 44
"""The width of the market; no table is narrower."""
_GAP = 4
_NAME_COLUMNS = 21


def table(view: View, names: Sequence[str], *, columns: int = COLUMNS, ascii: bool = False) -> str:
    """The whole table as the viewer sees it, palaces side by side if `columns` allow."""
    columns = max(columns, LEAST_COLUMNS)
    names = [clip(shown_name(name), _NAME_COLUMNS) for name in names]
    seats = [_seat(view, seat, name) for seat, name in enumerate(names)]
    parts = [
        "\n".join(
            line
            for told in (what_now(view, names), *_pending(view))
            for line in wrap(told, columns)
        ),
        _market(view.market),
        _display(view.display),
        "\n".join(wrap(_piles(view), columns)),
        _side_by_side(seats, columns),
    ]
    if view.dirk is not None:
        parts.append(_dirk(view.dirk, view.dirk_score, dirk_name(names), columns))
    shown = "\n\n".join(parts)
    return in_ascii(shown) if ascii else shown


def _pending(view: View) -> list[str]:
    """What was bought earlier in a turn that still goes on."""
    if not view.pending or not view.may_stop:
        return []
    return [f"Bought in this turn: {listed(view.pending)}."]


def _market(market: Sequence[Tile | None]) -> str:
    """The market, one slot per line: number, currency, tile and price."""
    lines = ["Market"]
    for slot, (tile, currency) in enumerate(zip(market, SLOT_CURRENCIES, strict=True), start=1):
        offer = f"{tile.name:<7}{tile.kind.label:<9} for {tile.price:>2}" if tile else "empty"
        lines.append(f"  {slot}  {currency.letter} {currency.label:<14}{offer}")
    return "\n".join(lines)


def _display(display: Sequence[Card | None]) -> str:
    """The open money cards, slot by slot."""
    return "Display  " + "  ".join("--" if card is None else str(card) for card in display)


def _piles(view: View) -> str:
    """What is left in the piles."""
    return (
        f"Deck {view.deck_left} · discard {view.discard_left} · "
        f"bag {view.bag_left} · scorings {view.scorings} of 3"
    )


def _seat(view: View, seat: int, name: str) -> list[str]:
    """A seat's score, hand, counts, reserve and palace."""
    seen = view.seats[seat]
    mark = "▸ " if seat == view.actor else ""
    drawing = palace(seen.palace).splitlines()
    return [
        f"{mark}{name}: {counted(seen.score, 'point')}, wall {seen.wall}",
        _counts(seen.counts),
        *_wrapped("hand   ", _hand(seen)),
        *_wrapped("reserve", [tile.name for tile in seen.reserve] or ["empty"]),
        "",
        *drawing,
    ]


def _hand(seen: SeatView) -> list[str]:
    """The cards, or only their number if they are hidden."""
    if seen.hand is None:
        return [f"{counted(seen.hand_size, 'card')}, hidden"]
    return [str(card) for card in seen.hand] or ["empty"]


def _counts(counts: Sequence[int]) -> str:
    """How many buildings of each kind, by the letters of notation.md."""
    return "  ".join(f"{kind.label[0].upper()} {counts[kind]}" for kind in Kind)


def _wrapped(label: str, words: Sequence[str], columns: int = LEAST_COLUMNS) -> list[str]:
    """Words after a label, on as many lines as they need."""
    lines = [label]
    for word in words:
        if len(lines[-1]) + 1 + len(word) > columns:
            lines.append(" " * len(label))
        lines[-1] += f" {word}"
    return lines


def _side_by_side(blocks: Sequence[Sequence[str]], columns: int) -> str:
    """Blocks side by side as far as they fit, the rest below."""
    rows: list[list[Sequence[str]]] = []
    used = columns
    for block in blocks:
        needed = size("\n".join(block)) + _GAP
        if used + needed > columns + _GAP:
            rows.append([])
            used = 0
        rows[-1].append(block)
        used += needed
    return "\n\n".join(map(_row, rows))


def _row(blocks: Sequence[Sequence[str]]) -> str:
    """Blocks side by side, with their palaces starting on the same line."""
    heads = [block.index("") for block in blocks]
    level = max(heads)
    levelled = [
        [*block[:head], *[""] * (level - head), *block[head:]]
        for block, head in zip(blocks, heads, strict=True)
    ]
    widths = [size("\n".join(block)) + _GAP for block in levelled]
    return "\n".join(
        "".join(pad(line, columns) for line, columns in zip(lines, widths, strict=True)).rstrip()
        for lines in zip_longest(*levelled, fillvalue="")
    )


def _dirk(tiles: Sequence[Tile], score: int, name: str, columns: int) -> str:
    """Dirk's score, counts and tiles."""
    kinds = [tile.kind for tile in tiles]
    lines = [
        f"{name}: {counted(score, 'point')}",
        _counts([kinds.count(kind) for kind in Kind]),
        *_wrapped("tiles  ", [tile.name for tile in tiles] or ["none"], columns),
    ]
    return "\n".join(lines)
