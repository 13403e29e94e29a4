from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from alhambra.core import const
from alhambra.pieces import CARDS, TILES, Cell, Kind, Side
from alhambra.show import art, colours, svg
from alhambra.view import View, view_for, wall_of

from .tables import EXAMPLE, HANDS, NAMES, dealt, drawn, position

SVG = "{http://www.w3.org/2000/svg}"
TABLES = [(2, 0), (2, 90), (3, 140), (4, 180), (5, 30), (6, 200), (2, 400)]


def view_of(players: int, turns: int, seat: int | None = 0) -> View:
    return view_for(position(players, turns), seat)


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def attributes(root: ElementTree.Element, name: str) -> list[str]:
    return [each.attrib[name] for each in root.iter() if name in each.attrib]


@pytest.mark.parametrize(("players", "turns"), TABLES)
def test_table_is_a_document_that_needs_nothing_from_outside(players: int, turns: int) -> None:
    picture = svg.table(view_of(players, turns), NAMES[:players])
    root = parsed(picture)
    assert root.tag == f"{SVG}svg"
    assert root[0].tag == f"{SVG}title"
    assert root[1].tag == f"{SVG}desc"
    assert re.findall(r"https?://[^\"]*", picture) == ["http://www.w3.org/2000/svg"]
    assert not {each.tag for each in root.iter()} & {f"{SVG}image", f"{SVG}script", f"{SVG}style"}
    known = set(attributes(root, "id"))
    used = attributes(root, "href") + re.findall(r"url\(([^)]*)\)", picture)
    assert {reference.removeprefix("#") for reference in used} <= known
    assert all(reference.startswith("#") for reference in used)


@pytest.mark.parametrize(("players", "turns"), TABLES)
def test_table_shows_every_open_tile_once(players: int, turns: int) -> None:
    view = view_of(players, turns)
    tiles = [each for each in view.market if each]
    tiles += [each for seen in view.seats for each in (*seen.palace.values(), *seen.reserve)]
    tiles += (*view.pending, *(view.dirk or ()))
    shown = attributes(parsed(svg.table(view, NAMES[:players])), "data-tile")
    assert Counter(shown) == Counter(each.name for each in tiles)


def test_palace_shows_every_tile_once_and_its_walls() -> None:
    layout = drawn(EXAMPLE)
    root = parsed(svg.palace(layout, title="Example 11"))
    assert sorted(attributes(root, "data-tile")) == sorted(each.name for each in layout.values())
    for group in root.iter(f"{SVG}g"):
        if name := group.get("data-tile"):
            walls = [each for each in group.iter(f"{SVG}use") if each.get("href") == f"#{art.WALL}"]
            assert len(walls) == len(next(t for t in layout.values() if t.name == name).walls)


def test_walls_are_turned_to_their_sides() -> None:
    for name, side in (("C9W -1,0", Side.WEST), ("C9S 0,-1", Side.SOUTH), ("T13E 1,0", Side.EAST)):
        assert f"rotate({90 * side} 50 50)" in svg.palace(drawn(name))


def test_scoring_wall_is_lit_piece_by_piece() -> None:
    state = position(6, 200)
    for seat in range(6):
        wall = wall_of(state, seat)
        picture = svg.palace(view_for(state, seat).seats[seat].palace, wall=wall)
        lit = attributes(parsed(picture), "data-wall")
        assert lit == [f"{cell} {side.letter}" for cell, side in wall.segments]
    assert not attributes(parsed(svg.palace(drawn(EXAMPLE))), "data-wall")


def test_fountain_alone_is_a_picture() -> None:
    assert "A palace with 0 buildings" in svg.palace({})


@pytest.mark.parametrize("seat", [0, 2, None])
def test_only_cards_that_the_viewer_may_see_are_shown(seat: int | None) -> None:
    view = view_of(3, 140, seat)
    own = view.seats[seat].hand or () if seat is not None else ()
    on_display = [each for each in view.display if each]
    picture = svg.table(view, NAMES[:3])
    assert Counter(attributes(parsed(picture), "data-card")) == Counter(
        map(str, (*own, *on_display))
    )
    hidden = sum(seen.hand_size for number, seen in enumerate(view.seats) if number != seat)
    assert attributes(parsed(picture), "href").count(f"#{art.CARD_BACK}") == hidden
    for each in set(CARDS) - {*own, *on_display}:
        assert f"{each.currency.label} {each.value}" not in picture
        assert not re.search(rf"\b{each}\b", picture)


@pytest.mark.parametrize("seat", [0, None])
def test_tables_that_differ_only_in_hidden_hands_look_alike(seat: int | None) -> None:
    one, other = dealt(HANDS), dealt((HANDS[0], HANDS[2], HANDS[1]))
    assert svg.table(view_for(one, 1), NAMES[:3]) != svg.table(view_for(other, 1), NAMES[:3])
    assert svg.table(view_for(one, seat), NAMES[:3]) == svg.table(view_for(other, seat), NAMES[:3])


def test_names_are_escaped_and_cleaned() -> None:
    for name in ("<script>&\"'", "]]>\x00\x08\n\ufffe", "\ud800", "علی‌رضا", "", "W" * 300):
        root = parsed(svg.table(view_of(2, 30), (name, "Ben")))
        assert not list(root.iter(f"{SVG}script"))
        assert len(parsed(svg.palace({}, title=name)))
    shown = svg.table(view_of(2, 30), ('Ben <&">', "Ada"))
    assert "Ben &lt;&amp;" in shown
    assert "<&" not in shown


@pytest.mark.parametrize("players", range(const.MIN_PLAYERS, const.MAX_PLAYERS + 1))
def test_the_seat_to_act_has_its_tag(players: int) -> None:
    view = view_of(players, 20)
    assert svg.table(view, NAMES[:players]).count(">to act<") == (view.actor is not None)


@pytest.mark.parametrize(("players", "turns"), TABLES)
def test_all_palaces_at_a_table_have_tiles_of_one_size(players: int, turns: int) -> None:
    root = parsed(svg.table(view_of(players, turns), NAMES[:players]))
    fountains = [each for each in root.iter(f"{SVG}use") if each.get("href") == f"#{art.FOUNTAIN}"]
    assert len(fountains) == players
    assert len({each.get("width") for each in fountains}) == 1
    assert 30 <= float(fountains[0].get("width") or 0) <= 100


def test_palaces_at_a_table_have_coordinates() -> None:
    view = view_of(3, 140)
    root = parsed(svg.table(view, NAMES[:3]))
    shown = Counter(each.text for each in root.iter(f"{SVG}text"))
    for seen in view.seats:
        for cell in seen.palace:
            assert shown[str(cell.x)]
            assert shown[str(cell.y)]


def test_market_names_the_currency_apart_from_the_slot() -> None:
    shown = [each.text for each in parsed(svg.table(view_of(3, 0), NAMES[:3])).iter(f"{SVG}text")]
    for slot, money in enumerate(("florin", "dirham", "denar", "ducat"), start=1):
        at = shown.index(money)
        assert shown[at + 1] == f"slot {slot}"


@pytest.mark.parametrize("price", [2, 9, 10, 13])
def test_a_price_has_its_plate_clear_of_the_walls(price: int) -> None:
    name = next(each for each in TILES if each.price == price)
    group = next(
        each
        for each in parsed(svg.palace({Cell(1, 0): name})).iter(f"{SVG}g")
        if each.get("data-tile")
    )
    plate = next(each for each in group.iter(f"{SVG}rect") if each.get("rx"))
    x, y, width, height = (float(plate.get(key) or 0) for key in ("x", "y", "width", "height"))
    assert x > 12.5  # how deep a wall is
    assert y > 12.5
    assert x + width < 46  # where the most western tower begins
    assert y + height < 39
    assert [each.text for each in group.iter(f"{SVG}text")] == [str(price)]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_bag_is_told_apart_from_the_points(players: int) -> None:
    view = view_of(players, 0)
    root = parsed(svg.table(view, NAMES[:players]))
    shown = [each.text for each in root.iter(f"{SVG}text")]
    at = shown.index("Left in bag")
    kinds = [each.kind for each in view.bag]
    assert shown[at + 1 : at + 7] == [str(kinds.count(kind)) for kind in Kind]
    assert "Next: first scoring" in shown
    assert shown[shown.index("1st place") + 1 :][:6] == ["1", "2", "3", "4", "5", "6"]


def test_a_player_called_dirk_is_not_the_imaginary_one() -> None:
    picture = svg.table(view_of(2, 30), ("Ada", "Dirk"))
    assert picture.count(">Dirk (imaginary)<") == 1


def test_description_says_what_the_picture_shows() -> None:
    view = view_of(2, 90)
    description = parsed(svg.table(view, ("Ada", "Ben")))[1].text or ""
    assert all(str(each) in description for each in (*view.market, *view.display) if each)
    assert f"Dirk {view.dirk_score}" in description


def test_texts_have_contrast() -> None:
    for text, ground in colours.TEXTS:
        assert colours.contrast(text, ground) >= 4.5, (text, ground)


def test_walls_are_the_darkest_thing_on_a_tile() -> None:
    others = {*colours.KINDS, *colours.GROUNDS, *colours.LIGHTS, colours.INK}
    darkness = colours.contrast(colours.WALL, "#FFFFFF")
    assert all(colours.contrast(other, "#FFFFFF") < darkness for other in others)
    assert all(colours.contrast(colours.WALL, ground) >= 7 for ground in colours.GROUNDS)


def test_every_kind_has_its_own_drawing() -> None:
    stock = art.stock()
    drawings = [
        re.search(rf'<symbol[^>]*id="{art.building(kind)}".*?</symbol>|$', stock) for kind in Kind
    ]
    assert len({match[0] for match in drawings if match}) == len(Kind)


def test_pictures_are_the_same_every_time() -> None:
    assert svg.table(view_of(3, 60), NAMES[:3]) == svg.table(view_of(3, 60), NAMES[:3])
