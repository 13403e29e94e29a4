"""Section 7: scoring."""

from __future__ import annotations

import pytest

from alhambra.events import Event, GameEnded, MoneyDrawn, RoundScored
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import Cell, Kind, Side
from alhambra.scoring import Scoring, Wall, explain, points_of_places

from ..drawing import built, hurry, idle, layout_of, legal, only, play, scripted, seen, spree

POINTS = {
    1: ([1, 2, 3, 4, 5, 6],),
    2: ([8, 9, 10, 11, 12, 13], [1, 2, 3, 4, 5, 6]),
    3: ([16, 17, 18, 19, 20, 21], [8, 9, 10, 11, 12, 13], [1, 2, 3, 4, 5, 6]),
}
SECTION_5 = "G8NW 0,1; P6N 1,1; T9NE 2,1; G10 1,0; A8E 2,0; P3SW 0,-1; C9S 1,-1; S6ES 2,-1"


def scored(events: list[Event]) -> bool:
    return bool(only(events, RoundScored))


def shares(number: int, kind: Kind, counts: list[int], dirk: int | None = None) -> list[int]:
    """What each seat gets for one kind, and Dirk last."""
    rows = [[count if each is kind else 0 for each in Kind] for count in counts]
    dirks = None if dirk is None else [dirk if each is kind else 0 for each in Kind]
    scoring = explain(number, rows, [Wall(0)] * len(rows), dirks)
    got = [rank.share for rank in scoring.ranks[kind]]
    assert list(scoring.points) == got
    return got if scoring.dirk is None else [*got, scoring.dirk_points]


# R7.1


def test_r7_1_three_scorings() -> None:
    game = Game(Options(3), seed="three")
    before: tuple[int, ...] = (0, 0, 0)
    numbers = []
    for event in hurry_and_build(game):
        if isinstance(event, RoundScored):
            numbers.append(event.scoring.number)
            before = tuple(map(sum, zip(before, event.scoring.points, strict=True)))
    assert numbers == [1, 2, 3]
    assert [scoring.number for scoring in game.scorings] == numbers
    assert game.scores == before
    assert sum(game.scores) > 50


def hurry_and_build(game: Game) -> list[Event]:
    """Buy and place whatever can be."""
    order = {"place": 0, "store": 1, "buy": 2, "stop": 3, "take": 4, "pass": 5}
    events: list[Event] = []
    while not game.over:
        events += game.play(min(game.legal(), key=lambda a: order.get(str(a).split()[0], 9)))
    return events


def test_r7_1_a_scoring_that_never_comes() -> None:
    game, told = spree()
    assert sum(len(only(events, MoneyDrawn)) for events in told) < game.deal.scoring_cards[1]
    hurry(game)
    # The scoring at the end is always the third.
    assert [scoring.number for scoring in game.scorings] == [1, 3]


# R7.2


def test_r7_2_only_the_alhambra_counts_and_prices_do_not() -> None:
    game = built("T13E 1,0", "T7NEW 0,1", reserves=["T12 T11 G12S"])
    game_ranks = game.score_now(1).ranks
    assert [rank.count for rank in game_ranks[Kind.TOWER]] == [1, 1, 0]
    assert [rank.share for rank in game_ranks[Kind.TOWER]] == [3, 3, 0]
    assert [rank.count for rank in game_ranks[Kind.GARDEN]] == [0, 0, 0]
    assert seen(game).seats[0].counts == (0, 0, 0, 0, 0, 1)


def test_r7_2_what_is_removed_no_longer_counts() -> None:
    game = built("T13E 1,0; T12 0,1")
    assert game.score_now(1).points == (7, 0, 0)
    play(game, "remove T13E")
    assert game.score_now(1).points == (6, 0, 0)


# R7.3


@pytest.mark.parametrize("number", [1, 2, 3])
def test_r7_3_points_by_place(number: int) -> None:
    for kind in Kind:
        expected = [row[kind] for row in POINTS[number]] + [0] * 6
        for players in range(2, 7):
            counts = list(range(7, 7 - players, -1))
            assert shares(number, kind, counts) == expected[:players]
            assert shares(number, kind, counts[::-1]) == expected[:players][::-1]


def test_r7_3_the_table_of_places() -> None:
    assert points_of_places() == [
        [list(places) for places in zip(*POINTS[number], strict=True)] for number in POINTS
    ]


def test_r7_3_who_has_none_ranks_nowhere() -> None:
    assert shares(3, Kind.TOWER, [2, 0, 0]) == [21, 0, 0]
    assert shares(3, Kind.TOWER, [0, 0, 0]) == [0, 0, 0]
    rank = explain(3, [[0] * 6, [1] * 6], [Wall(0)] * 2).ranks[0]
    assert (rank[0].place, rank[0].tied) == (0, 0)
    assert (rank[1].place, rank[1].tied) == (1, 1)


def test_r7_3_in_a_game() -> None:
    game = built("T11 1,0; T12 0,1; C10 2,0", "T9NE 0,1; C9W 0,-1; C11 0,-2")
    assert game.scores == (0, 0, 0)
    [event] = only(idle(game, scored), RoundScored)
    # Towers 2 to 1, chambers 1 to 2, and a wall of two on T9NE.
    assert game.scores == event.scoring.points == (6, 4 + 2, 0)


# R7.4


@pytest.mark.parametrize(
    ("number", "kind", "counts", "expected"),
    [
        (1, Kind.TOWER, [2, 2, 1], [3, 3, 0]),
        (1, Kind.PAVILION, [1, 1, 0], [0, 0, 0]),
        (2, Kind.TOWER, [4, 4, 2], [9, 9, 0]),
        (2, Kind.TOWER, [3, 2, 2], [13, 3, 3]),
        (2, Kind.TOWER, [4, 4, 4], [6, 6, 6]),
        (3, Kind.TOWER, [4, 4, 3], [17, 17, 6]),
        (3, Kind.TOWER, [4, 3, 2, 2], [21, 13, 3, 3]),
        (3, Kind.GARDEN, [3, 2, 2, 2], [20, 5, 5, 5]),
        (3, Kind.PAVILION, [1, 1, 1, 1], [6, 6, 6, 6]),
        (3, Kind.TOWER, [1, 1, 1, 1, 1, 1], [6, 6, 6, 6, 6, 6]),
        (3, Kind.PAVILION, [2, 1, 1, 1, 1, 1], [16, 1, 1, 1, 1, 1]),
        (3, Kind.SERAGLIO, [0, 3, 1, 3, 1, 0], [0, 13, 1, 13, 1, 0]),
    ],
)
def test_r7_4_tied_players_share(
    number: int, kind: Kind, counts: list[int], expected: list[int]
) -> None:
    assert shares(number, kind, counts) == expected


def test_r7_4_the_explanation_says_how() -> None:
    rows = [[0, 0, 0, 0, 0, count] for count in (4, 4, 2)]
    ranks = explain(2, rows, [Wall(0)] * 3).ranks[Kind.TOWER]
    assert [(r.place, r.tied, r.total, r.share) for r in ranks] == [
        (1, 2, 19, 9), (1, 2, 19, 9), (3, 1, 0, 0),
    ]  # fmt: skip


def test_r7_4_in_a_game() -> None:
    game = built("T12 1,0", "T11 1,0", "P8 1,0")
    [event] = only(idle(game, scored), RoundScored)
    assert event.scoring.points == game.scores == (3, 3, 1)


def test_the_whole_scoring_of_the_rules_page() -> None:
    rows = [[2, 0, 1, 3, 0, 2], [1, 1, 1, 2, 0, 2], [1, 0, 1, 0, 2, 1]]
    scoring = explain(2, rows, [Wall(5), Wall(7), Wall(3)])
    assert isinstance(scoring, Scoring)
    assert scoring.points == (37, 33, 19)
    assert [rank.share for ranks in scoring.ranks for rank in ranks[:1]] == [8, 0, 4, 11, 0, 9]


# R7.5


@pytest.mark.parametrize(
    ("drawn", "wall"),
    [
        ("", 0),
        ("A10 1,0", 0),
        ("T9NE 1,0", 2),
        ("P2NEW 0,1", 3),
        ("P2NEW 0,1; G6ESW 0,-1", 3),  # two runs of three
        ("P6N 1,0; G10N 0,1", 1),  # walls that meet in a corner of the outline, not end to end
        ("G10N 0,1; P6N 1,1", 2),  # straight on
        ("C9W -1,0; G10W -1,1; T11S 0,-1", 2),  # round no corner
        ("P2NEW 0,1; C5NSW -1,0; T8NES 1,0; G6ESW 0,-1", 12),  # all of the outline
        (SECTION_5, 11),
        (f"{SECTION_5}; C5NSW -1,0", 14),
        (SECTION_5.replace("P6N 1,1; ", "").replace("T9NE 2,1; ", "") + "; T9NE 2,1", 8),
    ],
)
def test_r7_5_the_longest_unbroken_outer_wall(drawn: str, wall: int) -> None:
    game = built(drawn) if drawn else scripted()
    assert seen(game).seats[0].wall == wall
    shown = game.score_now(1).walls[0]
    assert shown.length == wall == len(shown.segments)
    # Every segment is a wall of a tile that faces an empty cell.
    tiles = layout_of(drawn)
    for segment in shown.segments:
        assert segment.side in tiles[segment.cell].walls
        beyond = segment.cell.beyond(segment.side)
        assert beyond not in tiles
        assert beyond != Cell(0, 0)
    assert len(set(shown.segments)) == wall


def test_r7_5_a_wall_between_two_tiles_counts_nothing() -> None:
    game = built("G9E 0,1; P8 1,0; T9NW 1,1")
    segments = game.score_now(1).walls[0].segments
    assert [(str(segment.cell), segment.side) for segment in segments] == [("1,1", Side.NORTH)]


def test_r7_5_a_wall_goes_round_an_inner_corner() -> None:
    # North of 1,0 and east of 0,1 meet in the notch at 1,1.
    game = built("P6N 1,0; G9E 0,1")
    assert seen(game).seats[0].wall == 2


def test_r7_5_each_seat_scores_its_wall_at_every_scoring() -> None:
    game = built(SECTION_5, "P2NEW 0,1")
    events = [] if game.scorings else idle(game, scored)
    assert events or game.scorings
    before = game.scores
    [event] = only(idle(game, scored), RoundScored)
    assert [wall.length for wall in event.scoring.walls] == [11, 3, 0]
    gained = tuple(now - then for now, then in zip(game.scores, before, strict=True))
    assert gained == event.scoring.points


def test_scores_are_the_sum_of_the_explained_scorings() -> None:
    for players in (2, 4, 6):
        game = Game(Options(players), seed=players)
        ended = only(hurry_and_build(game), GameEnded)
        totals = [sum(column) for column in zip(*(s.points for s in game.scorings), strict=True)]
        assert list(game.scores) == totals == list(ended[0].scores)
        assert not legal(game)
