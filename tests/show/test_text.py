from __future__ import annotations

import re
from dataclasses import replace
from typing import get_args

import pytest

from alhambra import events
from alhambra.core.rng import Rng
from alhambra.events import Event
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import TILES, Cell, Currency, Kind, Side, card, tile
from alhambra.scoring import Segment, Wall, explain
from alhambra.show import text, words
from alhambra.view import Phase, View, score_now, view_for, wall_of

from .tables import EXAMPLE, HANDS, NAMES, dealt, drawn, position

NO_WALLS = (Wall(0),) * 2
SCORING = explain(2, [[0, 0, 0, 0, 0, 4], [0, 0, 0, 0, 0, 4]], NO_WALLS)
ONE_OF_EACH: tuple[Event, ...] = (
    events.HandDealt(0, (card("b7"), card("y9"), card("g4"))),
    events.TurnBegan(0),
    events.MoneyTaken(0, (card("b1"), card("g4")), (0, 2)),
    events.TileBought(0, tile("T9NE"), 2, (card("b4"), card("b5")), 0),
    events.TilePlaced(0, tile("T9NE"), Cell(1, 0)),
    events.TileStored(0, tile("T9NE")),
    events.TileGiven(0, tile("T9NE")),
    events.TileAdded(0, tile("T9NE"), Cell(1, 0)),
    events.TileRemoved(0, tile("T9NE"), Cell(1, 0)),
    events.TilesSwapped(0, tile("T9NE"), tile("G10"), Cell(1, 0)),
    events.Stopped(0),
    events.Passed(0),
    events.TileDrawn(tile("T9NE"), 3),
    events.MoneyDrawn(card("b7"), 1),
    events.DeckReshuffled(44),
    events.ScoringCardTurnedUp(1),
    events.RoundScored(SCORING),
    events.DirkDrew(tile("T9NE")),
    events.TileAwarded(None, tile("T9NE"), 0),
    events.GameEnded((131, 118), (0,)),
)


def view_of(players: int, turns: int, seat: int | None = 0) -> View:
    return view_for(position(players, turns), seat)


# --- a palace ---


def test_fountain_alone_is_drawn_without_walls() -> None:
    assert text.palace({}) == "\n".join(
        (
            "  ·┄┄┄┄┄┄┄·",
            "0 ┆  (@)  ┆",
            "  ·┄┄┄┄┄┄┄·",
            "      0",
        )
    )


def test_walls_are_drawn_where_they_are() -> None:
    assert text.palace(drawn("T9NE 0,1; C9W -1,0")) == "\n".join(
        (
            "          ╺━━━━━━━┓",
            "1         ┆ T9NE  ┃",
            "  ╻┄┄┄┄┄┄┄·┄┄┄┄┄┄┄╹",
            "0 ┃  C9W  ┆  (@)  ┆",
            "  ╹┄┄┄┄┄┄┄·┄┄┄┄┄┄┄·",
            "     -1       0",
        )
    )


def test_scoring_wall_is_drawn_in_double_lines() -> None:
    wall = Wall(1, (Segment(Cell(0, 1), Side.EAST),))
    assert text.palace(drawn("T9NE 0,1"), wall).splitlines()[:3] == [
        "  ╺━━━━━━━║",
        "1 ┆ T9NE  ║",
        "  ·┄┄┄┄┄┄┄║",
    ]


def test_palace_can_be_drawn_in_ascii() -> None:
    wall = Wall(1, (Segment(Cell(0, 1), Side.EAST),))
    assert text.palace(drawn("T9NE 0,1; C9W -1,0"), wall, ascii=True) == "\n".join(
        (
            "          +-------#",
            "1         : T9NE  #",
            "  +...............#",
            "0 |  C9W  :  (@)  :",
            "  +................",
            "     -1       0",
        )
    )


@pytest.mark.parametrize("players", [2, 6])
def test_ascii_is_the_same_drawing_sign_by_sign(players: int) -> None:
    names = ("Ada", "Ben", "Cem", "Clementine Featherstonehaugh", "Eve", "Fin")[:players]
    view = view_of(players, 200)
    shown, boxes = text.table(view, names, ascii=True), text.table(view, names)
    assert shown.isascii()
    assert len(shown) == len(boxes)
    assert re.findall(r"\w+", shown) == re.findall(r"\w+", boxes)


def test_wall_between_two_tiles_is_one_line() -> None:
    drawing = text.palace(drawn(EXAMPLE))
    row = drawing.splitlines()[4]  # between T8NES and A6NE
    assert row.count("━") == 7
    assert row.endswith("┫")


@pytest.mark.parametrize("players", [2, 3, 6])
def test_palace_names_every_tile_once(players: int) -> None:
    for seen in view_of(players, 200).seats:
        drawing = text.palace(seen.palace)
        assert sorted(re.findall(r"[A-Z]\d+[NESW]*", drawing)) == sorted(
            each.name for each in seen.palace.values()
        )
        assert drawing.count("(@)") == 1


def test_scoring_wall_has_a_double_line_for_each_segment() -> None:
    state = position(6, 200)
    for seat in range(6):
        wall = wall_of(state, seat)
        drawing = text.palace(view_for(state, seat).seats[seat].palace, wall)
        flat = drawing.count("═" * 7)
        upright = sum(line.count("║") for line in drawing.splitlines()[1::2])
        assert flat + upright == wall.length


# --- the table ---


@pytest.mark.parametrize(("players", "turns"), [(2, 0), (2, 90), (3, 60), (6, 200), (2, 400)])
def test_table_shows_all_that_is_open(players: int, turns: int) -> None:
    view = view_of(players, turns)
    shown = text.table(view, NAMES[:players])
    tiles = [each for each in view.market if each]
    tiles += [each for seen in view.seats for each in (*seen.palace.values(), *seen.reserve)]
    tiles += view.dirk or ()
    for each in tiles:
        assert len(re.findall(rf"\b{each}\b", shown)) == 1
    assert f"Deck {view.deck_left} · discard {view.discard_left} · bag {view.bag_left}" in shown
    assert all(f"{seen.score} point" in shown for seen in view.seats)
    assert ("Dirk" in shown) == (players == 2)


@pytest.mark.parametrize("columns", [0, 44, 60, 80, 100, 160])
@pytest.mark.parametrize(("players", "turns"), [(2, 0), (2, 90), (2, 400), (6, 200)])
def test_table_fits_in_its_columns(players: int, turns: int, columns: int) -> None:
    view = view_of(players, turns)
    shown = text.table(view, NAMES[:players], columns=columns)
    palaces = [text.palace(seen.palace).splitlines() for seen in view.seats]
    allowed = max(len(line) for lines in palaces for line in lines)
    widest = max(map(words.width, shown.splitlines()))
    assert widest <= max(columns, text.LEAST_COLUMNS, allowed)


def test_the_longest_lines_fit_in_the_least_columns() -> None:
    view = view_of(3, 140)
    seats = tuple(replace(seen, score=222, wall=22) for seen in view.seats)
    for phase in Phase:
        table = replace(view, seats=seats, phase=phase, pending=TILES[:6])
        shown = text.table(table, ["W" * 99] * 3, columns=text.LEAST_COLUMNS)
        assert max(map(words.width, shown.splitlines())) <= text.LEAST_COLUMNS


def test_table_says_the_same_in_any_width() -> None:
    view = view_of(3, 60)
    narrow, wide = (text.table(view, NAMES[:3], columns=each).split() for each in (44, 300))
    assert sorted(narrow) == sorted(wide)


def test_palaces_stand_side_by_side_where_they_fit() -> None:
    assert text.table(view_of(3, 0), NAMES[:3]).count("┆  (@)  ┆") == 3
    for columns, lines in ((100, 1), (80, 2), (44, 3)):
        shown = text.table(view_of(3, 0), NAMES[:3], columns=columns).splitlines()
        assert sum("(@)" in line for line in shown) == lines


def test_hidden_hands_never_show() -> None:
    state = position(3, 60)
    for seat in (0, None):
        shown = text.table(view_for(state, seat), NAMES[:3])
        cards = re.findall(r"\b[bgoy][1-9]\b", shown)
        view = view_for(state, seat)
        own = view.seats[seat].hand or () if seat is not None else ()
        on_display = [each for each in view.display if each]
        assert sorted(cards) == sorted(map(str, (*own, *on_display)))
        assert shown.count("hidden") == (3 if seat is None else 2)


@pytest.mark.parametrize("seat", [0, None])
def test_tables_that_differ_only_in_hidden_hands_look_alike(seat: int | None) -> None:
    one, other = dealt(HANDS), dealt((HANDS[0], HANDS[2], HANDS[1]))
    assert text.table(view_for(one, 1), NAMES[:3]) != text.table(view_for(other, 1), NAMES[:3])
    assert text.table(view_for(one, seat), NAMES[:3]) == text.table(
        view_for(other, seat), NAMES[:3]
    )


def test_open_hands_show() -> None:
    assert "hidden" not in text.table(view_for(position(3, 60), 0, open_hands=True), NAMES[:3])


def test_names_cannot_upset_a_terminal() -> None:
    shown = text.table(view_of(2, 0), ("A\x1b[31m\nB", "\u202eBen"))
    assert "\x1b" not in shown
    assert "\u202e" not in shown
    assert "A [31m B:" in shown


def test_each_phase_says_what_is_to_be_done() -> None:
    said = set()
    for turns in range(1, 400, 7):
        for players in (2, 3):
            view = view_of(players, turns)
            now = text.table(view, NAMES[:players]).splitlines()[0]
            said.add(view.phase)
            assert ("is over" in now) == (view.phase is Phase.OVER)
            assert ("has to place" in now) == (view.phase in (Phase.PUT, Phase.AWARD))
            assert view.actor is None or now.startswith(NAMES[view.actor])
    assert {Phase.ACT, Phase.PUT, Phase.OVER} <= said


# --- a scoring ---


def towers(number: int, *counts: int, kind: Kind = Kind.TOWER) -> str:
    rows = [[count if each is kind else 0 for each in Kind] for count in counts]
    scored = explain(number, rows, (Wall(0),) * len(counts))
    return text.scoring(scored, ("Ada", "Ben", "Cem", "Dan", "Eve", "Fin")[: len(counts)])


def test_tie_for_first_shares_two_places() -> None:
    assert (
        "Ada and Ben tie for 1st with 4 towers each: (13 + 6) / 2 = 9 each, rounded down"
        in towers(2, 4, 4)
    )


def test_places_beyond_the_table_are_worth_nothing() -> None:
    assert "Ada and Ben tie for 1st with 2 pavilions each: (1 + 0) / 2 = 0 each" in towers(
        1, 2, 2, kind=Kind.PAVILION
    )
    assert "Ben and Cem tie for 2nd with 3 towers each: (6 + 0) / 2 = 3 each\n" in towers(
        2, 4, 3, 3
    )
    assert (
        "Ada, Ben, Cem and Dan tie for 1st with 1 pavilion each: (16 + 8 + 1 + 0) / 4 = 6 each"
        in towers(3, 1, 1, 1, 1, kind=Kind.PAVILION)
    )


def test_places_without_a_tie() -> None:
    shown = towers(3, 3, 0, 2, 1, kind=Kind.PAVILION)
    assert "Ada is 1st with 3 pavilions: 16" in shown
    assert "Cem is 2nd with 2 pavilions: 8" in shown
    assert "Dan is 3rd with 1 pavilion: 1" in shown
    assert "Ben is" not in shown
    assert "Nobody has any towers." in shown


def test_walls_tell_where_they_run() -> None:
    wall = Wall(
        3,
        tuple(
            Segment(Cell(*place), side)
            for place, side in (((0, 1), Side.NORTH), ((1, 0), Side.NORTH), ((1, 0), Side.EAST))
        ),
    )
    shown = text.scoring(explain(1, [[0] * 6], [wall]), ("Ada",))
    assert "Ada: 3 segments: 0,1 N · 1,0 NE" in shown


def test_segments_are_gathered_by_cell() -> None:
    sides = (((1, 1), Side.EAST), ((1, 0), Side.EAST), ((1, 0), Side.SOUTH))
    wall = Wall(3, tuple(Segment(Cell(*place), side) for place, side in sides))
    assert text.segments(wall) == "1,1 E · 1,0 ES"
    assert text.segments(Wall(0)) == ""


def test_one_building_is_singular_and_headings_are_plural() -> None:
    for kind, one in zip(
        Kind, ("pavilion", "seraglio", "arcade", "chamber", "garden", "tower"), strict=True
    ):
        shown = towers(1, 2, 1, kind=kind) + towers(2, 2, 1, kind=kind)
        assert f"Ben is 2nd with 1 {one}:" in shown
        assert f"Ada is 1st with 2 {one}s:" in shown
        assert f"\n{one.capitalize()}s (1st " in shown


@pytest.mark.parametrize("name", ["Dirk", "dirk", " DIRK\n"])
def test_a_player_called_dirk_is_not_the_imaginary_one(name: str) -> None:
    scored = score_now(position(2, 150), 3)
    rows = text.scoring(scored, ("Ada", name)).split("Points")[1].splitlines()[2:]
    assert len({row.split("  ")[0] for row in rows}) == 2
    assert rows[-1].startswith("Dirk (imaginary)")
    assert "Dirk (imaginary):" in text.table(view_of(2, 90), ("Ada", name))
    given = events.TileGiven(1, tile("T9NE"))
    assert text.event(given, ("Ada", name)).endswith("gives T9NE to Dirk (imaginary).")
    assert text.event(given, ("Ada", "Ben")) == "Ben gives T9NE to Dirk."


@pytest.mark.parametrize("players", [2, 6])
def test_totals_are_those_of_the_scoring(players: int) -> None:
    scored = score_now(position(players, 150), 3)
    rows = text.scoring(scored, NAMES[:players]).split("Points")[1].splitlines()[1:]
    totals = [int(row.split()[-1]) for row in rows]
    dirk = [scored.dirk_points] if players == 2 else []
    assert totals == [*scored.points, *dirk]
    assert rows[-1].startswith("Dirk") == (players == 2)


# --- events ---


def test_every_event_type_is_tried() -> None:
    assert {type(each) for each in ONE_OF_EACH} == set(get_args(Event))


@pytest.mark.parametrize("event", ONE_OF_EACH, ids=lambda event: type(event).__name__)
def test_every_event_has_one_line(event: Event) -> None:
    line = text.event(event, ("Ada", "Ben"))
    assert line.endswith(".")
    assert "\n" not in line
    if hasattr(event, "tile"):
        assert "T9NE" in line
    if getattr(event, "seat", None) is not None:
        assert "Ada" in line


@pytest.mark.parametrize("players", [2, 4])
def test_whole_games_can_be_told(players: int) -> None:
    game = Game(Options(players), seed=3)
    rng = Rng(3)
    told = [text.event(each, NAMES) for each in game.opening]
    while not game.over:
        legal = game.legal()
        happened = game.play(legal[rng.below(len(legal))])
        told += [text.event(each, NAMES[:players]) for each in happened]
    assert all(told)
    assert told[-1].startswith("The game is over")


def test_lines_say_what_matters() -> None:
    def say(event: Event) -> str:
        return text.event(event, ("Ada", "Ben"))

    bought = events.TileBought(1, tile("G10"), 2, (card("b4"), card("b7")), 1)
    assert say(bought) == "Ben buys G10 from slot 3 (blue) for b4 b7 (11 together), 1 too much."
    assert say(events.TileAwarded(1, tile("G10"), 0)) == (
        "G10 goes to Ben, who has the most yellow florins."
    )
    assert say(events.RoundScored(SCORING)) == "Second scoring: Ada +9, Ben +9."
    assert say(events.GameEnded((90, 90), (0, 1))) == (
        "The game is over: Ada and Ben share the win with 90 points each."
    )


def test_every_currency_has_its_slot_in_the_market() -> None:
    shown = text.table(view_of(2, 0), NAMES[:2])
    assert [shown.count(currency.label) for currency in Currency] == [1, 1, 1, 1]
