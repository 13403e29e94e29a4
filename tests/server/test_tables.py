"""Tables as their log makes them: who may do what, and when."""

from __future__ import annotations

import gc
import random

import pytest

from alhambra.core.state import State
from alhambra.errors import AlhambraError, IllegalAction, NotationError, SetupError
from alhambra.server import decisions
from alhambra.server.errors import NotAllowed, Stale, TableError
from alhambra.server.log import CameBack, WentAway
from alhambra.server.names import clean_name
from alhambra.server.new_tables import create
from alhambra.server.setup import Setup
from alhambra.server.table import Table
from alhambra.server.wire import messages, updates
from alhambra.server.wire.messages import Answer, Propose, Resign, Say, Sit, SitBot, Stand, Start
from alhambra.turn import Turn
from alhambra.view import legal_actions

from .sitting import HOST, SIGNER, Sitting, legal, three


def refused(sitting: Sitting, guest: str, command: messages.AnyCommand) -> str:
    """The slug of the refusal of a command, which changes nothing."""
    before = sitting.table.version
    with pytest.raises(AlhambraError) as refusal:
        sitting.ask(guest, command)
    assert sitting.table.version == before
    return refusal.value.slug


# Before the start


def test_people_and_bots_sit_down_stand_up_and_start() -> None:
    sitting = Sitting(Setup(players=4))
    sitting.ask("ben", Sit(name=" Ben  B.", seat=2))
    sitting.ask(HOST, SitBot(bot="mason"))
    sitting.ask(HOST, Sit(name="Ada"))
    assert [seat.name for seat in sitting.table.seats] == ["Mason", "Ada", "Ben B.", ""]
    assert refused(sitting, HOST, Start()) == "free-seat"
    sitting.ask("ben", Stand())
    sitting.ask("cem", Sit(name="Cem"))
    sitting.ask(HOST, SitBot(bot="master"))
    sitting.ask(HOST, Start())
    assert sitting.table.status == "running"
    assert sitting.table.game is not None
    assert sitting.table.game.names == ("Mason", "Ada", "Cem", "Master")


def test_who_may_do_what_before_the_start() -> None:
    sitting = Sitting(Setup(players=3), name="Ada")
    sitting.ask("ben", Sit(name="Ben"))
    assert refused(sitting, "ben", Sit(name="Ben again")) == "seated"
    assert refused(sitting, "cem", Sit(name="Cem", seat=0)) == "seat-taken"
    assert refused(sitting, "cem", Sit(name="Cem", seat=3)) == "seat-taken"
    assert refused(sitting, "ben", SitBot(bot="mason")) == "not-host"
    assert refused(sitting, HOST, SitBot(bot="grandmaster")) == "setup"
    assert refused(sitting, HOST, SitBot(bot="master@60s")) == "setup"
    assert refused(sitting, "ben", Start()) == "not-host"
    assert refused(sitting, "cem", Stand()) == "not-seated"
    assert refused(sitting, "ben", Stand(seat=0)) == "not-your-seat"
    assert refused(sitting, HOST, Stand(seat=2)) == "free-seat"
    sitting.ask(HOST, Stand(seat=1))
    assert sitting.table.seats[1].free
    assert refused(sitting, HOST, messages.Play(version=1, action="pass")) == "not-started"


def test_after_the_start_nobody_sits_or_stands() -> None:
    sitting = three()
    assert refused(sitting, "dan", Sit(name="Dan")) == "started"
    assert refused(sitting, "ben", Stand()) == "started"
    assert refused(sitting, HOST, Start()) == "started"


def test_a_table_can_be_made_and_started_at_once() -> None:
    sitting = Sitting(Setup(players=3), name="Ada", bots=["mason", "random"], start=True)
    assert sitting.table.status == "running"
    assert [seat.bot for seat in sitting.table.seats] == ["", "mason", "random"]
    hot = Sitting(Setup(players=3), name="Ada", devices=["Ben", "Cem"], start=True)
    assert hot.table.held_by(HOST) == (0, 1, 2)
    assert all(seat.device for seat in hot.table.seats)


@pytest.mark.parametrize(
    ("setup", "order"),
    [
        (Setup(players=3, clock=5), {}),
        (Setup(players=3, clock=4000), {}),
        (Setup(players=3, clock=15 * 86_400), {}),
        (Setup(players=3, edition="first"), {}),
        (Setup(players=3, rules={"walls": "none"}), {}),
        (Setup(players=7), {}),
        (Setup(players=2), {"name": "Ada", "bots": ["mason", "mason"]}),
        (Setup(players=2), {"bots": ["grandmaster"]}),
    ],
)
def test_setups_that_cannot_be_are_refused(setup: Setup, order: dict[str, object]) -> None:
    with pytest.raises(SetupError):
        create(messages.NewTable(setup, **order), HOST)  # type: ignore[arg-type]


def test_names_are_shown_as_people_write_them_and_hide_nothing() -> None:
    assert clean_name("  Ada\u202e\tLovelace\n") == "Ada Lovelace"
    assert clean_name("Jose\u0301") == "José"
    joined = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"  # Persian needs the non-joiner
    assert clean_name(joined) == joined
    for nothing in ("", " ", "\u200f", "---", "\u2066\u2069"):
        with pytest.raises(TableError):
            clean_name(nothing)


# In the game


def test_only_the_holder_of_the_acting_seat_can_act() -> None:
    sitting = three()
    actor = sitting.actor()
    other = next(each for each in ("ada", "ben", "cem") if each != actor)
    action = legal(sitting.table)[0]
    play = messages.Play(version=sitting.table.version, action=action)
    assert refused(sitting, other, play) == "not-your-turn"
    assert refused(sitting, "dan", play) == "not-seated"
    seat = sitting.turn.seat
    forged = messages.Play(version=sitting.table.version, action=action, seat=seat)
    assert refused(sitting, other, forged) == "not-your-seat"
    sitting.ask(actor, play)
    assert list(map(str, sitting.turn.actions)) == [action]


def test_an_action_answers_the_version_that_its_player_saw() -> None:
    sitting = three()
    actor = sitting.actor()
    seen = sitting.table.version
    take = next(each for each in legal(sitting.table) if each.startswith("take"))
    for version in (seen - 1, seen + 1):
        with pytest.raises(Stale):
            sitting.ask(actor, messages.Play(version=version, action=take))
    other = next(each for each in ("ada", "ben", "cem") if each != actor)
    sitting.ask(other, Say(quick="hello"))  # chat moves no piece
    sitting.ask(actor, messages.Play(version=seen, action=take))
    with pytest.raises(Stale):
        sitting.ask(actor, messages.End(version=seen))


def test_a_command_is_recognised_when_it_comes_again() -> None:
    sitting = three()
    actor = sitting.actor()
    take = next(each for each in legal(sitting.table) if each.startswith("take"))
    sitting.ask(actor, messages.Play(version=sitting.table.version, action=take, ref="c1"))
    assert sitting.table.done_before(actor, "c1") == sitting.table.version
    assert sitting.table.done_before(actor, "c2") is None
    assert sitting.table.done_before("dan", "c1") is None
    assert sitting.again().done_before(actor, "c1") == sitting.table.version


def test_refusals_of_the_rules_bring_their_rule() -> None:
    sitting = three()
    with pytest.raises(IllegalAction) as refusal:
        sitting.play(sitting.actor(), "stop")
    assert (refusal.value.rule, refusal.value.slug) == ("R3.4", "must-act")
    with pytest.raises(NotationError):
        sitting.play(sitting.actor(), "take x9")


def test_every_step_can_be_undone_until_the_turn_is_ended() -> None:
    dice = random.Random(4)
    sitting = three()
    for _ in range(30):
        actor = sitting.actor()
        start = sitting.turn.state.key()
        while not sitting.turn.complete:
            sitting.play(actor, dice.choice(legal(sitting.table)))
        assert refused(sitting, actor, messages.Play(version=sitting.table.version, action="pass"))
        for _ in range(len(sitting.turn.actions)):
            sitting.undo(actor)
        assert sitting.turn.state.key() == start
        undo = messages.Undo(version=sitting.table.version)
        assert refused(sitting, actor, undo) == "nothing-to-undo"
        end = messages.End(version=sitting.table.version)
        assert refused(sitting, actor, end) == "turn-incomplete"
        sitting.finish_turn(dice)


def test_a_table_that_rests_is_the_same_when_it_is_asked_again() -> None:
    dice = random.Random(5)
    others = positions()
    sitting = three()
    for _ in range(30):
        actor = sitting.actor()
        sitting.play(actor, dice.choice(legal(sitting.table)))
        shown = updates.shared(sitting.table, frozenset(), 0)
        sitting.table.rest()
        assert sitting.table.status == "running"
        assert positions() == others
        assert updates.shared(sitting.table, frozenset(), 0) == shown
        sitting.undo(actor)
        sitting.table.rest()
        sitting.finish_turn(dice)


def positions() -> int:
    """How many there are in memory."""
    gc.collect()
    return sum(isinstance(each, State) for each in gc.get_objects())


def test_where_turns_are_not_confirmed_they_end_by_themselves() -> None:
    dice = random.Random(5)
    sitting = three(confirm=False)
    turns = 0
    while sitting.table.status == "running":
        seat, first = sitting.turn.seat, not sitting.turn.actions
        sitting.play(sitting.actor(), dice.choice(legal(sitting.table)))
        turns += first
        if sitting.table.turn is not None:
            assert not sitting.turn.complete
            assert not sitting.turn.steps or sitting.turn.seat == seat
    assert turns > 50
    assert sitting.again().game.scores == sitting.table.game.scores  # type: ignore[union-attr]


@pytest.mark.parametrize("players", range(2, 7))
def test_the_log_is_the_table(players: int) -> None:
    """Whole games with undo, chat, absence and bots: read again, the table is the same."""
    dice = random.Random(players)
    sitting = Sitting(
        Setup(players=players), name="Ada", bots=["mason"] * (players - 1), start=True
    )
    while sitting.table.status == "running":
        sitting.now += dice.randrange(1000)
        if sitting.turn.seat == 0:
            if dice.random() < 0.1:
                sitting.by_server(WentAway(0))
                sitting.ask(HOST, messages.Back())
            if dice.random() < 0.2:
                sitting.ask(HOST, Say(text="hm"))
            sitting.play(HOST, dice.choice(legal(sitting.table)))
            if dice.random() < 0.3:
                sitting.undo(HOST)
            sitting.finish_turn(dice)
        else:
            probe = Turn(sitting.turn.state)
            while not probe.complete:
                probe.play(dice.choice(legal_actions(probe.state)))
            sitting.by_bot(probe.codes)
    again = sitting.again()
    assert same(again, sitting.table)


def same(one: Table, two: Table) -> bool:
    """Whether two tables are the same in all that matters."""
    assert one.game is not None
    assert two.game is not None
    return (
        one.game.state.key() == two.game.state.key()
        and one.game.actions == two.game.actions
        and one.seats == two.seats
        and (one.version, one.acted, one.since) == (two.version, two.acted, two.since)
        and list(one.chat) == list(two.chat)
    )


# Taking back


def test_a_turn_is_taken_back_if_every_other_person_agrees() -> None:
    dice = random.Random(6)
    sitting = three()
    first = sitting.actor()
    assert refused(sitting, first, Propose()) == "nothing-to-take-back"
    before = sitting.turn.state.key()
    sitting.finish_turn(dice)
    others = [each for each in ("ada", "ben", "cem") if each != first]
    sitting.ask(first, Propose())
    assert refused(sitting, first, Propose()) == "proposal"
    assert refused(sitting, first, Answer(agrees=True)) == "not-asked"
    sitting.ask(others[0], Answer(agrees=True))
    assert sitting.actor() != first
    sitting.ask(others[1], Answer(agrees=True))
    assert sitting.table.proposal is None
    assert sitting.actor() == first
    assert sitting.turn.state.key() == before
    sitting.finish_turn(dice)
    assert same(sitting.again(), sitting.table)


def test_one_no_ends_the_wish() -> None:
    sitting = three()
    first = sitting.actor()
    sitting.finish_turn(random.Random(7))
    others = [each for each in ("ada", "ben", "cem") if each != first]
    sitting.ask(first, Propose())
    sitting.ask(others[0], Answer(agrees=False))
    assert sitting.table.proposal is None
    assert refused(sitting, others[1], Answer(agrees=True)) == "no-proposal"


def test_with_bots_and_with_those_who_are_away_nobody_else_is_asked() -> None:
    dice = random.Random(8)
    sitting = three()
    first = sitting.actor()
    others = [each for each in ("ada", "ben", "cem") if each != first]
    sitting.finish_turn(dice)
    sitting.by_server(*(WentAway(sitting.table.held_by(each)[0]) for each in others))
    sitting.ask(first, Propose())
    assert sitting.actor() == first


def test_who_was_asked_and_leaves_does_not_hold_up_a_take_back() -> None:
    """Nobody could answer, and nobody could ask again, for the rest of the game."""
    sitting = three()
    first = sitting.actor()
    before = sitting.turn.state.key()
    sitting.finish_turn(random.Random(9))
    agreeing, leaving = (each for each in ("ada", "ben", "cem") if each != first)
    sitting.ask(first, Propose())
    sitting.ask(agreeing, Answer(agrees=True))
    sitting.ask(leaving, Resign())
    assert sitting.table.proposal is None
    assert sitting.turn.state.key() == before
    assert same(sitting.again(), sitting.table)


@pytest.mark.parametrize("clock", [None, 60])
def test_nor_does_who_only_goes_away(clock: int | None) -> None:
    sitting = three(clock=clock)
    first = sitting.actor()
    sitting.finish_turn(random.Random(9))
    others = [each for each in ("ada", "ben", "cem") if each != first]
    sitting.ask(first, Propose())
    for leaving in others:
        assert sitting.actor() != first
        [seat] = sitting.table.held_by(leaving)
        sitting.by_server(*decisions.went_away(sitting.table, seat).changes)
    assert sitting.actor() == first


def test_a_take_back_waits_for_those_who_stay() -> None:
    sitting = three()
    first = sitting.actor()
    sitting.finish_turn(random.Random(9))
    staying, leaving = (each for each in ("ada", "ben", "cem") if each != first)
    sitting.ask(first, Propose())
    sitting.ask(leaving, Resign())
    assert sitting.table.proposal is not None
    assert sitting.actor() != first
    sitting.ask(staying, Answer(agrees=True))
    assert sitting.actor() == first


# Absence, chat, links


def test_whoever_acts_is_back() -> None:
    sitting = three(clock=60)
    actor = sitting.actor()
    seat = sitting.turn.seat
    sitting.by_server(WentAway(seat))
    assert sitting.table.seats[seat].player == "mason"
    assert sitting.table.deadline is None
    sitting.now += 5_000
    sitting.play(actor, legal(sitting.table)[0])
    assert sitting.table.seats[seat].player == ""
    assert sitting.table.deadline == sitting.now - 5_000 + 60_000


def test_the_clock_begins_anew_with_every_turn() -> None:
    sitting = three(clock=60)
    assert sitting.table.deadline == sitting.now + 60_000
    sitting.now += 10_000
    sitting.finish_turn(random.Random(9))
    assert sitting.table.deadline == sitting.now + 60_000
    assert three().table.deadline is None


def test_chat_has_its_rules() -> None:
    sitting = three()
    sitting.ask("ben", Say(text=" so\u202e\n  what? "))
    sitting.ask("ben", Say(quick="hello"))
    assert [(line.text, line.quick) for line in sitting.table.chat] == [
        ("so what?", ""),
        ("", "hello"),
    ]
    assert refused(sitting, "ben", Say()) == "chat"
    assert refused(sitting, "ben", Say(text="a", quick="hello")) == "chat"
    assert refused(sitting, "ben", Say(quick="no such line")) == "chat"
    assert refused(sitting, "ben", Say(text="\n")) == "chat"
    assert refused(sitting, "dan", Say(text="hello")) == "not-seated"
    assert refused(three(chat=False), "ben", Say(text="hello")) == "no-chat"


def test_a_seat_is_opened_on_another_device_by_its_own_key_only() -> None:
    sitting = three()
    nonce = sitting.table.seats[1].nonce
    key = SIGNER.seat_key("table", 1, nonce)
    for wrong in (
        messages.Claim(seat=0, key=key),
        messages.Claim(seat=1, key=key[:-1] + "x"),
        messages.Claim(seat=5, key=key),
        messages.Claim(seat=1, key=SIGNER.seat_key("other", 1, nonce)),
    ):
        with pytest.raises(NotAllowed):
            sitting.ask("phone", wrong)
    sitting.ask("phone", messages.Claim(seat=1, key=key))
    assert sitting.table.held_by("phone") == sitting.table.held_by("ben") == (1,)


def test_a_link_is_void_when_its_seat_is_somebody_else_s() -> None:
    sitting = Sitting(Setup(players=2), name="Ada")
    sitting.ask("ben", Sit(name="Ben"))
    key = SIGNER.seat_key("table", 1, sitting.table.seats[1].nonce)
    sitting.ask("ben", Stand())
    sitting.ask("cem", Sit(name="Cem"))
    with pytest.raises(NotAllowed):
        sitting.ask("ben", messages.Claim(seat=1, key=key))


def test_coming_back_is_nothing_new_for_those_who_are_there() -> None:
    sitting = three()
    before = sitting.table.version
    sitting.ask("ben", messages.Back())
    assert sitting.table.version == before
    sitting.by_server(WentAway(1), CameBack(1))
    assert not sitting.table.seats[1].away
