"""Time banks, holidays, and giving up."""

from __future__ import annotations

import random

import pytest

from alhambra.errors import SetupError
from alhambra.server.decisions import MOST_HOLIDAYS, late
from alhambra.server.errors import TableError
from alhambra.server.log import StoodIn, WentAway
from alhambra.server.room import Room
from alhambra.server.setup import DAY, Setup
from alhambra.server.wire.messages import Answer, Back, Holiday, Play, Propose, Resign, Sit, Start
from alhambra.server.wire.updates import seats_out
from alhambra.turn import Turn
from alhambra.view import legal_actions

from .sitting import HOST, Sitting, legal

BEN = "ben"


def two(**setup: object) -> Sitting:
    """Ada and Ben, dealt."""
    sitting = Sitting(Setup(players=2, **setup), name="Ada")  # type: ignore[arg-type]
    sitting.ask(BEN, Sit(name="Ben"))
    sitting.ask(HOST, Start())
    return sitting


def first_ways(turn: Turn) -> tuple[int, ...]:
    """A whole turn: always the first thing that is legal."""
    played = Turn(turn.before)
    while not played.complete:
        played.play(legal_actions(played.state)[0])
    return played.codes


def left(sitting: Sitting) -> list[int]:
    return [seat.time_left // 1000 for seat in sitting.table.seats]


# Time banks


def test_a_bank_pays_for_turns_and_each_turn_adds_to_it() -> None:
    sitting = two(clock=30, bank=600)
    dice = random.Random(1)
    first = sitting.turn.seat
    assert left(sitting) == [630, 630]
    assert sitting.table.deadline == sitting.now + 630_000
    sitting.now += 100_000
    sitting.finish_turn(dice)
    assert left(sitting)[first] == 630 - 100 + 30
    assert left(sitting)[1 - first] == 630
    sitting.now += 1_000
    sitting.finish_turn(dice)
    assert left(sitting)[1 - first] == 630, "a bank never grows above what it began with"
    assert sitting.table.deadline == sitting.now + 560_000


def test_who_has_used_up_the_bank_loses_that_turn_and_has_what_a_turn_adds() -> None:
    sitting = two(clock=30, bank=60)
    seat = sitting.turn.seat
    sitting.now += 90_001
    assert late(sitting.table, {0, 1}).changes == (StoodIn(seat),)
    assert late(sitting.table, ()).changes == (StoodIn(seat), WentAway(seat, "clock"))
    sitting.by_server(StoodIn(seat))
    sitting.by_bot(first_ways(sitting.turn))
    assert left(sitting)[seat] == 30


def test_who_comes_back_after_the_bank_ran_out_has_what_a_turn_adds() -> None:
    """Whoever was away when it did would else be late again at once."""
    sitting = two(clock=30, bank=60)
    guest, seat = sitting.actor(), sitting.turn.seat
    sitting.now += 90_001
    sitting.by_server(*late(sitting.table, ()).changes)
    sitting.by_bot(first_ways(sitting.turn))
    sitting.ask(guest, Back())
    sitting.finish_turn(random.Random(5))
    assert sitting.turn.seat == seat
    assert sitting.table.deadline == sitting.now + 30_000


def test_a_bank_runs_out_only_if_all_of_it_has_passed_for_certain() -> None:
    """A clock that was set ahead by ten minutes ends no turn, though a turn adds half a minute."""
    sitting = two(clock=30, bank=600)
    room = Room(sitting.table)
    after = sitting.now + 630_000
    assert room.chore(after, steady=60.0) is None
    assert room.chore(after, steady=630.0) is not None


def test_the_log_alone_tells_what_is_left() -> None:
    sitting = two(clock=30, bank=600)
    dice = random.Random(2)
    for _ in range(6):
        sitting.now += 17_000
        sitting.finish_turn(dice)
    assert [seat.time_left for seat in sitting.again().seats] == [
        seat.time_left for seat in sitting.table.seats
    ]


@pytest.mark.parametrize(
    "setup", [{"bank": 600}, {"clock": DAY, "bank": 600}, {"clock": 30, "bank": 5}]
)
def test_a_bank_needs_a_live_clock_and_sensible_seconds(setup: dict[str, int]) -> None:
    with pytest.raises(SetupError, match="time bank has 60 to 7200 seconds"):
        Sitting(Setup(players=2, **setup), name="Ada")  # type: ignore[arg-type]


# Holidays


def test_on_holiday_the_clock_stands_still() -> None:
    sitting = two(clock=DAY)
    guest, seat = sitting.actor(), sitting.turn.seat
    began = sitting.now
    assert sitting.table.deadline == began + DAY * 1000
    news = sitting.ask(guest, Holiday(days=7))
    assert [note.what for note in news.notes] == ["on-holiday"]
    assert sitting.table.deadline == began + 8 * DAY * 1000
    assert seats_out(sitting.table, ())[seat].holiday == began + 7 * DAY * 1000
    sitting.now += 2 * DAY * 1000
    sitting.ask(guest, Holiday(days=0))
    assert sitting.table.deadline == began + 3 * DAY * 1000
    assert sitting.table.seats[seat].holiday_taken == 2 * DAY * 1000


def test_a_holiday_that_is_over_at_once_puts_off_nothing() -> None:
    """Or a turn could be kept for ever, and no holiday used up."""
    sitting = two(clock=DAY)
    guest, seat = sitting.actor(), sitting.turn.seat
    by = sitting.now + DAY * 1000
    sitting.now = by - 1_000
    for _ in range(3):
        sitting.ask(guest, Holiday(days=1))
        assert sitting.table.deadline == by + DAY * 1000
        sitting.ask(guest, Holiday(days=0))
        assert sitting.table.deadline == by
    assert sitting.table.seats[seat].holiday_taken == 0


def test_holidays_put_off_the_end_of_a_turn_by_what_they_last() -> None:
    sitting = two(clock=DAY)
    guest, seat = sitting.actor(), sitting.turn.seat
    hour = 3_600_000
    by = sitting.now + 24 * hour
    for days, lasts in ((2, 5), (1, 24), (3, 1)):  # one is not ended, but is over
        sitting.now += 2 * hour
        sitting.ask(guest, Holiday(days=days))
        assert sitting.table.deadline == by + days * 24 * hour
        sitting.now += lasts * hour
        sitting.ask(guest, Holiday(days=0))
        by += lasts * hour
        assert sitting.table.deadline == by
    assert sitting.table.seats[seat].holiday_taken == 30 * hour
    assert sitting.again().deadline == by
    sitting.ask(guest, Holiday(days=1))
    sitting.ask(guest, Holiday(days=3))
    assert sitting.table.deadline == by + 72 * hour, "a longer one goes on from the same moment"


def test_a_turn_that_begins_on_holiday_has_its_whole_clock_afterwards() -> None:
    sitting = two(clock=DAY)
    other = HOST if sitting.actor() == BEN else BEN
    sitting.ask(other, Holiday(days=2))
    ends = sitting.now + 2 * DAY * 1000
    sitting.now += 3_600_000
    sitting.finish_turn(random.Random(6))
    assert sitting.actor() == other
    assert sitting.table.deadline == ends + DAY * 1000
    sitting.now += 3_600_000
    sitting.ask(other, Holiday(days=0))
    assert sitting.table.deadline == sitting.now + DAY * 1000
    sitting.now += 3_600_000
    sitting.ask(other, Holiday(days=1))
    sitting.ask(other, Holiday(days=0))
    assert sitting.table.deadline == sitting.now - 3_600_000 + DAY * 1000
    sitting.finish_turn(random.Random(6))
    assert sitting.table.deadline == sitting.now + DAY * 1000, "the next turn has its own clock"


def test_a_holiday_after_the_time_is_up_lasts_as_long_as_it_is_said_to() -> None:
    """Nobody has looked at the clock yet: it has nothing left, but stands still."""
    sitting = two(clock=DAY)
    sitting.now += DAY * 1000 + 5_000
    sitting.ask(sitting.actor(), Holiday(days=1))
    assert sitting.table.deadline == sitting.now + DAY * 1000


def test_holidays_are_used_up() -> None:
    sitting = two(clock=DAY)
    sitting.ask(HOST, Holiday(days=MOST_HOLIDAYS))
    sitting.now += DAY * 1000
    with pytest.raises(TableError, match="21 days in a game") as refused:
        sitting.ask(HOST, Holiday(days=MOST_HOLIDAYS))
    assert refused.value.slug == "holiday-used-up"
    assert not sitting.ask(HOST, Holiday(days=3)).notes, "less than what is left changes nothing"


@pytest.mark.parametrize("clock", [None, 60])
def test_holidays_are_for_days(clock: int | None) -> None:
    with pytest.raises(TableError, match="days for each turn"):
        two(clock=clock).ask(HOST, Holiday(days=1))


# Giving up


def test_a_bot_plays_for_who_has_resigned_to_the_end() -> None:
    sitting = two(clock=60)
    guest, seat = sitting.actor(), sitting.turn.seat
    news = sitting.ask(guest, Resign())
    assert [(note.what, note.seat) for note in news.notes] == [("resigned", seat)]
    assert sitting.table.mover
    assert sitting.table.deadline is None
    with pytest.raises(TableError, match="you have resigned"):
        sitting.ask(guest, Play(version=sitting.table.version, action=legal(sitting.table)[0]))
    assert not sitting.ask(guest, Back()).notes, "nobody comes back from that"
    assert not sitting.ask(guest, Resign()).notes
    sitting.play_out(random.Random(3))
    assert sitting.table.status == "over"
    assert seats_out(sitting.table, ())[seat].resigned


def test_who_has_resigned_is_not_asked_any_more() -> None:
    sitting = two()
    dice = random.Random(4)
    guest = sitting.actor()
    sitting.finish_turn(dice)
    sitting.ask(sitting.actor(), Resign())
    assert [note.what for note in sitting.ask(guest, Propose()).notes] == ["proposed", "taken-back"]
    with pytest.raises(TableError):
        sitting.ask(BEN, Answer(agrees=True))


def test_before_the_start_nobody_resigns() -> None:
    with pytest.raises(TableError, match="not started"):
        Sitting(Setup(players=2), name="Ada").ask(HOST, Resign())
