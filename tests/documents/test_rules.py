"""The rules tell the truth in every language: the engine judges each of their drawn examples.

A block of code whose fence says more than nothing is an example, drawn on the page of the rules:

    palace C9W -1,0; A9 -1,-1                           a legal palace
    palace C9W -1,0; place T8NES -2,0; refused R4.3 unreachable
    palace A10 1,0; remove A10; allowed                 (or `swap T11 A10`)
    palace C9W -1,0; wall 1 C9W:W                       the longest wall, and what it is made of
    take b2 o3; display b2 o3 b7 y9; allowed
    buy G10 b4 b7; slot 3; over 1                       (or `exact`)
    score 3 tower; has 4 2; dirk 3; gets 21 6 13        what each has and gets, Dirk last

What is in the block is the same for those who read the file itself.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from alhambra.actions import BuyTile, TakeMoney, parse
from alhambra.codes import cell_number, layout
from alhambra.core.palace import Palace
from alhambra.core.scoring import place_points
from alhambra.errors import IllegalAction
from alhambra.events import TileBought
from alhambra.game import Game
from alhambra.pieces import FOUNTAIN, SLOT_CURRENCIES, Cell, Kind, Side, Tile, card, cell, tile
from alhambra.placement import Fault, faults, why_not_place, why_not_remove, why_not_swap
from alhambra.scoring import Rank, Wall, explain

from ..drawing import placed_of, scripted

DOCS = Path(__file__).parents[2] / "docs"
ENGLISH = DOCS / "rules.md"
PAGES = [ENGLISH, *sorted((DOCS / "rules").glob("*.md"))]
BLOCK = re.compile(r"^```(\w.*)\n((?:.*\n)*?)```$", re.MULTILINE)
DIGITS = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


def blocks(page: Path) -> list[tuple[str, str]]:
    """The drawn examples of a page: what the fence says, and what is inside."""
    return BLOCK.findall(page.read_text("utf-8"))


@pytest.mark.parametrize(
    ("said", "inside"), blocks(ENGLISH), ids=[said for said, _ in blocks(ENGLISH)]
)
def test_the_engine_agrees_with_every_example(said: str, inside: str) -> None:
    assert inside == judged(said)


@every_page
def test_every_page_has_the_same_examples(page: Path) -> None:
    assert blocks(page) == blocks(ENGLISH)
    assert len(blocks(page)) > 20


@pytest.mark.parametrize(
    "said",
    [
        "palace C9W 1,0",
        "palace place C9W -1,0; refused R4.2 clash W",
        "palace place C9W 1,0; allowed",
        "palace place C9W 1,0; refused R4.3 unreachable",
        "palace place C9W 1,0; refused R4.2 clash E",
        "palace A10 1,0; remove A10; refused R4.3 unreachable",
        "palace A10 1,0; swap C9W A10; allowed",
        "palace C9W -1,0; wall 2 C9W:W",
        "palace C9W -1,0; wall 1 C9W:N",
        "take b2 b7; display b2 o3 b7 y9; allowed",
        "take b2 o3; display b2 o3 b7 y9; refused R3.1 too-much",
        "buy G10 b4 b7; slot 3; exact",
        "buy G10 b4 b7; slot 2; over 1",
        "buy G10 b4 b5; slot 3; over 1",
        "score 2 tower; has 4 4 2; gets 9 9 6",
        "score 3 tower; has 4 2; dirk 3; gets 21 13 6",
        "dance; allowed",
    ],
)
def test_no_other_example_would_do(said: str) -> None:
    with pytest.raises((AssertionError, IllegalAction)):
        judged(said)


# What the engine says


def judged(said: str) -> str:
    """What belongs inside a block. Raises `AssertionError` if its fence does not tell the truth."""
    kind, _, rest = said.partition(" ")
    parts = rest.split("; ")
    match kind:
        case "palace":
            return judged_palace(parts)
        case "take":
            return judged_take(said.split("; "))
        case "buy":
            return judged_purchase(said.split("; "))
        case "score":
            return judged_scoring(parts)
    raise AssertionError(f"there is no example of {kind}")


def judged_palace(parts: list[str]) -> str:
    places = [part for part in parts if re.fullmatch(r"[PSACGT]\d+[NESW]* -?\d+,-?\d+", part)]
    placed = placed_of("; ".join(places))
    assert not faults(placed)
    palace = Palace()
    for each, at in placed:
        palace.place(each.number, cell_number(at))
    after = dict(layout(palace))
    change, *verdict = parts[len(places) :] or [""]
    if change.startswith("wall "):
        assert not verdict
        return drawn(after, judged_wall(palace, change))
    if change:
        assert verdict == [ruling(*tried(palace, after, change.split()))], change
    return drawn(after)


def judged_wall(palace: Palace, said: str) -> set[tuple[Cell, Side]]:
    """Checks `wall 1 C9W:W`; returns the segments."""
    on = layout(palace)
    numbers = {cell_number(at): at for at in on}
    segments = [(numbers[number], Side(side)) for number, side in palace.wall_segments()]
    told: list[str] = []
    for at, side in segments:
        if told and told[-1].startswith(f"{on[at]}:"):
            told[-1] += side.letter
        else:
            told.append(f"{on[at]}:{side.letter}")
    assert said == f"wall {palace.wall()} {' '.join(told)}"
    return set(segments)


def tried(palace: Palace, built: dict[Cell, Tile], action: list[str]) -> tuple[Fault | None, bool]:
    """Why the engine refuses a change, and whether its core allows it; `built` is changed."""
    at_of = {each.name: at for at, each in built.items()}
    match action:
        case ["place", name, at]:
            fault = why_not_place(dict(built), tile(name), cell(at))
            allowed = palace.can_place(tile(name).number, cell_number(cell(at)))
            built[cell(at)] = tile(name)
        case ["remove", name]:
            fault = why_not_remove(dict(built), at_of[name])
            allowed = palace.can_remove(tile(name).number)
            del built[at_of[name]]
        case ["swap", name, out]:
            fault = why_not_swap(dict(built), tile(name), at_of[out])
            allowed = palace.matches(tile(out).number) >> tile(name).number & 1 != 0
            built[at_of[out]] = tile(name)
        case _:
            raise AssertionError(f"there is no change like {action}")
    return fault, allowed


def ruling(fault: Fault | None, allowed: bool) -> str:
    assert (fault is None) == allowed
    if fault is None:
        return "allowed"
    side, gap = fault.details.get("side"), fault.details.get("enclosed", ())
    about = [side.letter] if isinstance(side, Side) else list(map(str, gap))  # type: ignore[call-overload]
    return " ".join(("refused", fault.rule, fault.slug, *about))


def judged_take(said: list[str]) -> str:
    action, display, verdict = said
    assert display.startswith("display ")
    taken = parse(action)
    assert isinstance(taken, TakeMoney)
    game = scripted(hands=["b9 g9 o2"], display=display.removeprefix("display "))
    assert verdict == played(game, taken)
    return f"{action}    {summed(each.value for each in taken.cards)}\n"


def judged_purchase(said: list[str]) -> str:
    action, slot, verdict = said
    bought = parse(action)
    assert isinstance(bought, BuyTile)
    number = int(slot.removeprefix("slot ")) - 1
    assert all(each.currency is SLOT_CURRENCIES[number] for each in bought.cards)
    hand = [str(each) for each in bought.cards]
    filler = "o" if SLOT_CURRENCIES[number].letter != "o" else "b"
    while (worth := sum(card(each).value for each in hand)) < 20:
        hand.append(f"{filler}{min(9, 20 - worth)}")
    others = [each for each in ("P3SW", "P4ES", "S3ESW", "A6NE") if each != str(bought.tile)]
    market = [*others[:number], str(bought.tile), *others[number:3]]
    game = scripted(hands=[" ".join(hand)], market=" ".join(market))
    assert verdict == played(game, bought)
    return f"{action}    {summed(each.value for each in bought.cards)}\n"


def played(game: Game, action: TakeMoney | BuyTile) -> str:
    """What comes of an action."""
    try:
        events = game.play(action)
    except IllegalAction as error:
        return f"refused {error.rule} {error.slug}"
    for event in events:
        if isinstance(event, TileBought):
            return f"over {event.overpaid}" if event.overpaid else "exact"
    return "allowed"


def judged_scoring(parts: list[str]) -> str:
    number, name = parts[0].split()
    kind = Kind[name.upper()]
    said = {
        key: list(map(int, values.split())) for key, values in (p.split(" ", 1) for p in parts[1:])
    }
    none = [0] * len(Kind)
    counts = [[*none[:kind], count, *none[kind + 1 :]] for count in said["has"]]
    dirk = [[*none[:kind], count, *none[kind + 1 :]] for count in said.get("dirk", [])]
    walls = [Wall(0)] * len(counts)
    scoring = explain(int(number), counts, walls, dirk[0] if dirk else None)
    ranks = [*scoring.ranks[kind], *([scoring.dirk[kind]] if scoring.dirk else [])]
    assert said["gets"] == [rank.share for rank in ranks]
    by_place = {rank.place: rank for rank in ranks if rank.place}
    return "; ".join(shared(int(number), kind, by_place[each]) for each in sorted(by_place)) + "\n"


def shared(number: int, kind: Kind, rank: Rank) -> str:
    """How the points of a place come about."""
    if rank.tied == 1:
        return str(rank.share)
    points = [place_points(number, rank.place + more, kind) for more in range(rank.tied)]
    assert sum(points) == rank.total
    return f"({' + '.join(map(str, points))}) / {rank.tied} = {rank.share}"


def summed(values: Iterable[int]) -> str:
    numbers = list(values)
    return (
        f"{' + '.join(map(str, numbers))} = {sum(numbers)}" if len(numbers) > 1 else str(*numbers)
    )


def drawn(built: dict[Cell, Tile], lit: set[tuple[Cell, Side]] | None = None) -> str:
    """A palace in letters: `#` is a wall, `%` one that does not score where others do."""
    cells = {FOUNTAIN, *built}
    columns = range(min(at.x for at in cells), max(at.x for at in cells) + 1)
    rows = range(max(at.y for at in cells), min(at.y for at in cells) - 1, -1)

    def edge(at: Cell, side: Side, opened: str) -> str:
        ends = [(at, side), (at.beyond(side), side.opposite)]
        if not any(each in cells for each, _ in ends):
            return " "
        if lit is not None and any(end in lit for end in ends):
            return "#"
        walled = any(each in built and facing in built[each].walls for each, facing in ends)
        return ("#" if lit is None else "%") if walled else opened

    def corner(x: int, y: int) -> str:
        around = (Cell(x, y), Cell(x - 1, y), Cell(x, y - 1), Cell(x - 1, y - 1))
        return "+" if any(each in cells for each in around) else " "

    lines = []
    for y in [*rows, rows[-1] - 1]:
        line = "".join(corner(x, y + 1) + edge(Cell(x, y), Side.NORTH, ".") * 7 for x in columns)
        lines.append(line + corner(columns[-1] + 1, y + 1))
        if y in rows:
            line = ""
            for x in [*columns, columns[-1] + 1]:
                at = Cell(x, y)
                name = "(F)" if at == FOUNTAIN else str(built.get(at, ""))
                line += edge(at, Side.WEST, ":") + (f"{name:^7}" if x in columns else "")
            lines.append(line)
    return "".join(f"{line.rstrip()}\n" for line in lines)


# What the languages have in common


def rules_of(page: Path) -> dict[str, str]:
    """The text of each rule, without its examples; what goes before a rule is its section's."""
    text = BLOCK.sub("", page.read_text("utf-8"))
    found: dict[str, str] = {"": ""}
    current = ""
    for line in text.splitlines(keepends=True):
        if heading := re.match(r'<a id="([rs][\d-]+)"></a>', line):
            current = heading[1]
            found[current] = ""
        found[current] += line
    return found


@every_page
def test_every_page_has_the_same_rules_in_the_same_order(page: Path) -> None:
    assert list(rules_of(page)) == list(rules_of(ENGLISH))
    ids = r"^\*\*(R\d+\.\d+)\*\* · \*\*"
    text, english = (each.read_text("utf-8") for each in (page, ENGLISH))
    assert re.findall(ids, text, re.M) == re.findall(ids, english, re.M)
    assert re.findall(r"^## \d+\. ", text, re.M) == re.findall(r"^## \d+\. ", english, re.M)
    assert len(re.findall(r"^## ", text, re.M)) == len(re.findall(r"^## ", english, re.M))


@every_page
def test_every_rule_speaks_of_the_same_pieces_and_rules(page: Path) -> None:
    for rule, english in rules_of(ENGLISH).items():
        if rule == "s11":
            continue  # of the printed book in that language, see below
        text = rules_of(page)[rule]
        for mark in (r"`([^`]+)`", r"\]\(#([rs][\d-]+)\)"):
            told, wanted = (Counter(re.findall(mark, each)) for each in (text, english))
            assert told == wanted, f"{rule}: missing {wanted - told}, too many {told - wanted}"


@every_page
def test_every_page_says_where_the_printed_book_errs(page: Path) -> None:
    """The book of its language, or all of them where there was none to read."""
    told = rules_of(page)["s11"]
    assert "\n- **" in told
    english = set(re.findall(r"\]\(#(r[\d-]+)\)", rules_of(ENGLISH)["s11"]))
    assert set(re.findall(r"\]\(#(r[\d-]+)\)", told)) <= english


@every_page
def test_every_table_has_the_same_numbers(page: Path) -> None:
    def tables(of: Path) -> list[tuple[int, list[str]]]:
        rows = re.findall(r"^\|.*\|$", of.read_text("utf-8").translate(DIGITS), re.MULTILINE)
        return [(row.count("|"), sorted(re.findall(r"\d+", row))) for row in rows]

    assert tables(page) == tables(ENGLISH)


@every_page
def test_persian_has_its_own_digits(page: Path) -> None:
    """But not in notation, in the numbers of rules, and where the file itself needs them."""
    if page.stem != "fa":
        return
    text = BLOCK.sub("", page.read_text("utf-8"))
    text = re.sub(r"`[^`]+`|\bR\d+\.\d+|\]\([^)]+\)|<a id=[^>]+>|^## \d+\.", "", text, flags=re.M)
    assert re.findall(r".{0,20}[0-9].{0,20}", text) == []
