"""The one place where commands become changes to a table, or are refused."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from ..actions import parse
from ..analysis.reasons import Reason
from ..cleaning import JOINERS, clean_text
from ..core.const import MAX_PLAYERS
from ..core.state import State
from ..deal import fresh_seed
from ..exercises.goals import Attempt
from ..lots import sealed
from ..turn import Step, Turn, is_played_out
from .errors import NotAllowed, Stale, TableError
from .log import (
    Answered,
    AnyChange,
    BotSeated,
    BotWanted,
    CameBack,
    Claimed,
    Ended,
    Hinted,
    OnHoliday,
    Opened,
    Proposed,
    Renewed,
    Resigned,
    Said,
    Sealed,
    Seated,
    Shuffling,
    Started,
    Stepped,
    StoodIn,
    TakenBack,
    TakenOver,
    Undone,
    Vacated,
    WentAway,
)
from .names import new_name
from .setup import DAY
from .table import OPEN, OVER, RUNNING, Played, Proposal, Table
from .thinkers import check_bot
from .tokens import Signer
from .wire import messages
from .wire.messages import QUICK, AnyCommand

_parsed = lru_cache(maxsize=4096)(parse)  # the same actions occur at many tables

MOST_HOLIDAYS = 21
"""The most days of holiday per person and game."""
LONGEST_LOG = 10_000
"""The most log entries that people make at a table.

Games have a few hundred, but need not end (R8.4). Each seat has a share of them for all its
holders together, and those without a seat have one more, so nobody can use up another's.
"""
LONGEST_GAME = 3_000
"""The most actions of a game; the longest of ours have a few hundred."""
MOST_LINES = 1_000
"""The most chat lines of one seat."""
MOST_HOLDERS = 12
"""The most guests who can hold a seat; at tables from before there may be more."""
MOST_TAKE_BACKS = 100
"""The most turns that one seat may take back."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a command leads to."""

    changes: tuple[AnyChange, ...]
    """What is to be stored; empty if there is nothing to change."""
    steps: tuple[Step, ...] = ()
    """The steps in the running turn, one for each `Stepped` among the changes."""
    why: tuple[Reason, ...] | None = None
    """The reasons for a bot's turn; not stored, as they can be worked out again."""


def decide(
    table: Table,
    guest: str,
    command: AnyCommand,
    signer: Signer,
    present: Collection[int] = (),
    now: int = 0,
) -> Decision:
    """What a guest's command leads to. Raises a refusal if it is not allowed.

    `present` are the seats whose holders are connected, `now` is the time in milliseconds.
    """
    if not isinstance(command, messages.Rematch):
        _check_length(table, guest, command)
    if isinstance(command, messages.Play):
        return _play(table, guest, command)
    if isinstance(command, messages.WantBot):
        return Decision(tuple(_want_bot(table, guest, command, present)))
    if isinstance(command, messages.Holiday):
        return Decision(_holiday(table, own_seat(table, guest, command.seat), command.days, now))
    return Decision(tuple(_changes(table, guest, command, signer)))


def _check_length(table: Table, guest: str, command: AnyCommand) -> None:
    if table.version < LONGEST_LOG // MAX_PLAYERS:  # nobody's share is smaller
        return
    people = sum(not seat.bot for seat in table.seats)
    share = LONGEST_LOG // max(1, people)
    own = table.held_by(guest)
    if isinstance(command, messages.Claim):
        own = (*own, command.seat)
    if all(table.entries[seat] >= share for seat in own or (None,)):
        raise TableError("too-long", "too much has happened at this table; make a new one")


def _changes(table: Table, guest: str, command: AnyCommand, signer: Signer) -> list[AnyChange]:
    """The changes made by a command that takes no step in a turn."""
    match command:
        case messages.Sit():
            return _sit(table, guest, command)
        case messages.SitBot():
            return _sit_bot(table, guest, command)
        case messages.Stand():
            return _stand(table, guest, command)
        case messages.Start():
            return _start(table, guest)
        case messages.Undo(seat=seat, version=version):
            seat, turn = _acting(table, guest, seat, version)
            return [*_back(table, seat), *_undo(turn)]
        case messages.End(seat=seat, version=version):
            seat, turn = _acting(table, guest, seat, version)
            return [*_back(table, seat), *_end(table, turn)]
        case messages.Propose(seat=seat):
            return _propose(table, own_seat(table, guest, seat))
        case messages.Answer(seat=seat, agrees=agrees):
            return _answer(table, own_seat(table, guest, seat), agrees)
        case messages.Back(seat=seat):
            return _back(table, own_seat(table, guest, seat))
        case messages.Resign(seat=seat):
            return _resign(table, own_seat(table, guest, seat))
        case messages.Hint(seat=seat, version=version):
            return _hint(table, *_acting(table, guest, seat, version))
        case messages.Say():
            return _say(table, own_seat(table, guest, command.seat), command)
        case messages.Claim():
            return _claim(table, guest, command, signer)
        case messages.Renew(seat=seat):
            return _renew(table, guest, own_seat(table, guest, seat))
        case messages.SealLot(seat=seat, seal=seal):
            return _seal(table, own_seat(table, guest, seat), seal)
        case messages.OpenLot(seat=seat, lot=lot):
            return _open(table, own_seat(table, guest, seat), lot)
        case messages.Rematch():
            own_seat(table, guest, None)
            return []
        case messages.Play() | messages.WantBot() | messages.Holiday():
            raise AssertionError("decided by itself")


def bot_turn(turn: Turn, codes: Iterable[int], why: tuple[Reason, ...] | None = None) -> Decision:
    """A bot plays the rest of a turn."""
    steps = tuple(turn.planned(codes))
    return Decision((*(Stepped(step.text) for step in steps), Ended()), steps, why)


def late(table: Table, present: Collection[int]) -> Decision:
    """The clock of the running turn has run out: a bot finishes it.

    A person who is connected plays their next turn themselves; for others the bot plays on.
    """
    assert table.turn is not None
    seat = table.turn.seat
    if seat in present:
        return Decision((StoodIn(seat),))
    return Decision((StoodIn(seat), WentAway(seat, "clock"), *_agreed_without(table, seat)))


def went_away(table: Table, seat: int) -> Decision:
    """A person has left, and a bot plays on: as there is a clock, or as the others agreed."""
    why = "agreed" if table.setup.clock is None else "left"
    return Decision((WentAway(seat, why), *_agreed_without(table, seat)))


def came_back(table: Table, guest: str) -> Decision:
    """A person is connected again, and plays their seats themselves from now on."""
    return Decision(
        tuple(
            CameBack(seat)
            for seat in table.held_by(guest)
            if not table.seats[seat].resigned
            and (table.seats[seat].away or seat in table.bot_wanted)
        )
    )


def taken_over(table: Table, old: str, guest: str) -> Decision:
    """A person is now known as `guest`, who gets all seats of `old`."""
    return Decision(tuple(TakenOver(seat, old, guest) for seat in table.held_by(old)))


def gone(table: Table, guest: str) -> Decision:
    """A person will not come back: seats become free before the start, and bots play on after."""
    held = table.held_by(guest)
    if table.status == OPEN and not table.shuffling:
        return Decision(tuple(map(Vacated, held)))
    if table.status == OVER:
        return Decision(())
    left = [seat for seat in held if not table.seats[seat].away]
    return Decision((*(WentAway(seat, "left") for seat in left), *_agreed_without(table, *left)))


def dealt(table: Table) -> Decision:
    """The time to open lots is over: deal without the unopened ones."""
    assert table.shuffle is not None
    return Decision((Started(table.shuffle.seed),))


# Before the start


def _sit(table: Table, guest: str, command: messages.Sit) -> list[AnyChange]:
    _check_open(table)
    if not command.device and table.held_by(guest):
        raise TableError(
            "seated", "you already have a seat at this table; set `device` to take one more"
        )
    if command.device and table.setup.listed and guest != table.host:
        raise NotAllowed("one-seat", "at a table in the lobby only the host may have several seats")
    seat = _free(table, command.seat)
    name = new_name(command.name, [each.name for each in table.seats if not each.free])
    return [Seated(seat, guest, name, fresh_nonce(), command.device)]


def _sit_bot(table: Table, guest: str, command: messages.SitBot) -> list[AnyChange]:
    _check_open(table)
    _check_host(table, guest)
    check_bot(command.bot)
    return [BotSeated(_free(table, command.seat), command.bot)]


def _stand(table: Table, guest: str, command: messages.Stand) -> list[AnyChange]:
    _check_open(table)
    seat = command.seat
    if seat is None or guest != table.host:
        seat = own_seat(table, guest, seat)
    elif seat >= len(table.seats) or table.seats[seat].free:
        raise TableError("free-seat", "nobody sits there")
    return [Vacated(seat)]


def _start(table: Table, guest: str) -> list[AnyChange]:
    _check_open(table)
    _check_host(table, guest)
    free = [number for number, seat in enumerate(table.seats) if seat.free]
    if free:
        raise TableError("free-seat", "every seat has to be taken before the start", seats=free)
    return dealing(lots=any(seat.seal for seat in table.seats))


def dealing(*, lots: bool) -> list[AnyChange]:
    """Start the game: at once, or after the lots are opened if any were sealed."""
    return [Shuffling(fresh_seed())] if lots else [Started(fresh_seed())]


def _seal(table: Table, seat: int, seal: str) -> list[AnyChange]:
    _check_open(table)
    return [] if table.seats[seat].seal == seal else [Sealed(seat, seal)]


def _open(table: Table, number: int, lot: str) -> list[AnyChange]:
    """Open a lot; with the last one, the game starts."""
    seat, shuffle = table.seats[number], table.shuffle
    if shuffle is None or not table.shuffling:
        raise TableError("lot", "lots are opened when the host starts the game")
    if sealed(lot) != seat.seal:
        raise TableError("lot", "this is not the lot that was sealed")
    if seat.lot:
        return []
    lots = (*shuffle.lots[:number], lot, *shuffle.lots[number + 1 :])
    missing = any(each.seal and not lots[place] for place, each in enumerate(table.seats))
    start = [] if missing else [Started(replace(shuffle, lots=lots).seed)]
    return [Opened(number, lot), *start]


def _free(table: Table, wanted: int | None) -> int:
    """The wanted seat if it is free, or the first free one."""
    free = [number for number, seat in enumerate(table.seats) if seat.free]
    if wanted is None and free:
        return free[0]
    if wanted is None or wanted not in free:
        raise TableError("seat-taken", "that seat is not free", free=free)
    return wanted


# In the game


def _acting(table: Table, guest: str, seat: int | None, version: int) -> tuple[int, Turn]:
    """The guest's seat and the running turn, if the guest may act in it.

    `version` is the newest that the guest has seen. Raises a refusal.
    """
    held = table.held_by(guest)
    turn = table.turn
    if seat is None and turn is not None and turn.seat in held:
        seat = turn.seat
    seat = own_seat(table, guest, seat)
    if turn is None:
        raise _not_running(table)
    if not table.acted <= version <= table.version:
        raise Stale(table.version)
    if turn.seat != seat:
        raise TableError(
            "not-your-turn",
            f"seat {turn.seat} is to act, not seat {seat}",
            actor=turn.seat,
            seat=seat,
        )
    if table.seats[seat].resigned:
        raise TableError("resigned", "you have resigned; a bot plays your seat to the end")
    if table.late:
        raise TableError("late", "your time for this turn has run out; a bot finishes it")
    return seat, turn


def _play(table: Table, guest: str, command: messages.Play) -> Decision:
    """One step in a turn; the last one also ends the turn at tables without confirmation."""
    seat, turn = _acting(table, guest, command.seat, command.version)
    action = _parsed(command.action)
    if turn.complete:
        raise TableError(
            "turn-complete", "you have no actions left; end your turn, or undo a step first"
        )
    if table.game is not None and table.game.version + len(turn.steps) >= LONGEST_GAME:
        raise TableError("too-long", "too much has happened at this table; make a new one")
    step = turn.judged(action)
    changes = [*_back(table, seat), Stepped(step.text)]
    if is_played_out(step.after) and not table.setup.confirm:
        changes.append(Ended())
    return Decision(tuple(changes), (step,))


def _undo(turn: Turn) -> list[AnyChange]:
    if not turn.steps:
        raise TableError("nothing-to-undo", "nothing has been done in this turn yet")
    return [Undone()]


def _end(table: Table, turn: Turn) -> list[AnyChange]:
    if not turn.complete:
        raise TableError(
            "turn-incomplete", "your turn is not finished yet; see which actions are legal"
        )
    if (attempt := table.attempt) is not None:
        _check_exercise(table, attempt)
    return [Ended()]


def _check_exercise(table: Table, attempt: Attempt) -> None:
    """Refuse to end a turn before its goal is reached, so that a learner cannot get lost."""
    assert table.progress is not None
    if not table.progress.may_end(attempt):
        raise TableError(
            "exercise",
            "this is not yet what the exercise asks for; undo a step and try again",
            slip=table.progress.slip(attempt),
        )


def _propose(table: Table, seat: int) -> list[AnyChange]:
    if table.status != RUNNING:
        raise _not_running(table)
    if table.progress is not None:
        raise TableError(
            "exercise-turn", "a turn of an exercise cannot be taken back; start again instead"
        )
    if table.counted:
        raise TableError("counted", "this try counts: a turn that is over stays as it is")
    if table.proposal is not None:
        raise TableError(
            "proposal", "somebody has already asked to take back a turn", seat=table.proposal.seat
        )
    actions = table.last_turn(seat)
    if actions is None:
        raise TableError("nothing-to-take-back", "you have not ended a turn yet")
    if table.take_backs[seat] >= MOST_TAKE_BACKS:
        raise TableError("take-backs-used-up", "you have taken back as many turns as you may")
    if not table.asked(Proposal(seat, actions)):
        return [Proposed(seat), TakenBack(actions)]
    return [Proposed(seat)]


def _answer(table: Table, seat: int, agrees: bool) -> list[AnyChange]:
    proposal = table.proposal
    if proposal is None:
        raise TableError("no-proposal", "nobody is asking to take back a turn")
    asked = table.asked(proposal)
    if seat not in asked:
        raise TableError("not-asked", "the others have to agree, not you", asked=asked)
    answered = Answered(seat, agrees)
    if agrees and proposal.agreed | {seat} >= set(asked):
        return [answered, TakenBack(proposal.actions)]
    return [answered]


def _agreed_without(table: Table, *leaving: int) -> list[AnyChange]:
    """The take-back that has everybody's consent once bots play for seats that were asked."""
    proposal = table.proposal
    if proposal is None or proposal.seat in leaving:
        return []
    asked = set(table.asked(proposal))
    if asked.isdisjoint(leaving) or asked - set(leaving) - proposal.agreed:
        return []
    return [TakenBack(proposal.actions)]


def _want_bot(
    table: Table, guest: str, command: messages.WantBot, present: Collection[int]
) -> list[AnyChange]:
    """Without a clock, a bot replaces somebody only when all others who are there agree."""
    seat = own_seat(table, guest, command.seat)
    absent = command.absent
    if table.status != RUNNING:
        raise _not_running(table)
    if table.setup.clock is not None:
        raise TableError("by-the-clock", "at a table with a clock, the clock decides")
    who = table.seats[absent] if absent < len(table.seats) else None
    if who is None or not who.holders or who.player or absent in present or guest in who.holders:
        raise TableError("not-absent", "the person in that seat is there, or a bot already plays")
    wanting = table.bot_wanted.get(absent, set())
    if not command.agrees:
        return [BotWanted(seat, absent, False)] if wanting else []
    changes: list[AnyChange] = [] if seat in wanting else [BotWanted(seat, absent, True)]
    if not set(table.undecided(absent, present)) - set(table.held_by(guest)):
        changes += [WentAway(absent, "agreed"), *_agreed_without(table, absent)]
    return changes


def _resign(table: Table, seat: int) -> list[AnyChange]:
    if table.status != RUNNING:
        raise _not_running(table)
    if table.progress is not None:
        raise TableError("exercise-turn", "you can leave an exercise, but not resign")
    return [] if table.seats[seat].resigned else [Resigned(seat), *_agreed_without(table, seat)]


def _holiday(table: Table, number: int, days: int, now: int) -> tuple[AnyChange, ...]:
    """Stop a person's clock for some days, or let it run again."""
    if table.status != RUNNING:
        raise _not_running(table)
    if table.setup.clock is None or table.setup.live:
        raise TableError("no-holiday", "holidays are for tables with days for each turn")
    seat = table.seats[number]
    if days == 0:
        return (OnHoliday(number, now),) if seat.holiday > now else ()
    until = now + days * DAY * 1000
    more = until - max(now, seat.holiday)
    if seat.holiday_taken + more > MOST_HOLIDAYS * DAY * 1000:
        raise TableError(
            "holiday-used-up",
            f"you may be on holiday for {MOST_HOLIDAYS} days in a game",
            left=MOST_HOLIDAYS - -(-seat.holiday_taken // (DAY * 1000)),
        )
    return (OnHoliday(number, until),) if more > 0 else ()


def _hint(table: Table, seat: int, turn: Turn) -> list[AnyChange]:
    """Ask for a hint; everybody is told so, once per turn."""
    _check_hint(table, turn)
    return [*_back(table, seat), *([] if table.hinted else [Hinted(seat)])]


def hint_position(table: Table, guest: str, seat: int | None, version: int) -> State:
    """The position to give a hint for, after the command `hint`."""
    _, turn = _acting(table, guest, seat, version)
    _check_hint(table, turn)
    if not table.hinted:
        raise TableError("hint-unasked", "ask for it with the command `hint` first")
    return turn.state


def judged_turn(table: Table, guest: str, seat: int | None) -> Played:
    """The last turn of a guest at a table with bots only, to be judged."""
    seat = own_seat(table, guest, seat)
    if not table.has_coach:
        raise NotAllowed("no-coach", "turns are judged only in a game against bots")
    played = table.last_played(seat)
    if played is None:
        raise TableError("nothing-to-judge", "you have not played a whole turn yourself yet")
    return played


def _check_hint(table: Table, turn: Turn) -> None:
    """Refuse a hint where the table or the turn has none."""
    if table.progress is not None:
        raise NotAllowed("no-hints", "a lesson or a puzzle has help of its own")
    if not table.has_hints:
        raise NotAllowed("no-hints", "this table is played without hints")
    if turn.complete:
        raise TableError("turn-complete", "you have no actions left; end your turn")


def _back(table: Table, seat: int) -> list[AnyChange]:
    return [CameBack(seat)] if table.seats[seat].away and not table.seats[seat].resigned else []


def _say(table: Table, seat: int, command: messages.Say) -> list[AnyChange]:
    if not table.setup.chat:
        raise TableError("no-chat", "the host has switched chat off")
    if table.lines[seat] >= MOST_LINES:
        raise TableError("chat-used-up", "you have said as much as you may at a table")
    if bool(command.text) == bool(command.quick):
        raise TableError("chat", "send either a quick phrase or a text")
    if command.quick and command.quick not in QUICK:
        raise TableError("chat", f"there is no such quick phrase; choose from {', '.join(QUICK)}")
    text = clean_text(command.text)
    if command.text and not text.strip(JOINERS):
        raise TableError("chat", "the message is empty")
    return [Said(seat, text, command.quick)]


def _claim(table: Table, guest: str, command: messages.Claim, signer: Signer) -> list[AnyChange]:
    seat = table.seats[command.seat] if command.seat < len(table.seats) else None
    if seat is None or not seat.nonce:
        raise NotAllowed("seat-key", "this seat link is not valid; ask its owner for a new one")
    if not signer.is_seat_key(command.key, table.name, command.seat, seat.nonce):
        raise NotAllowed("seat-key", "this seat link is not valid; ask its owner for a new one")
    if guest in seat.holders:
        return []
    if len(seat.holders) >= MOST_HOLDERS:
        raise TableError(
            "too-many-devices",
            f"{MOST_HOLDERS} devices use this seat already; whoever sat down first can renew its"
            " link, which drops all others",
        )
    return [Claimed(command.seat, guest)]


def _renew(table: Table, guest: str, number: int) -> list[AnyChange]:
    if table.seats[number].holders[0] != guest:
        raise NotAllowed("not-first", "only whoever sat down first can renew the link of a seat")
    return [Renewed(number, fresh_nonce())]


# Who may act


def fresh_nonce() -> str:
    """A random part for a seat's secret link, so that it changes when somebody else sits down."""
    return secrets.token_urlsafe(8)


def own_seat(table: Table, guest: str, seat: int | None) -> int:
    """The given seat if the guest holds it, or the guest's first. Raises `NotAllowed`."""
    held = table.held_by(guest)
    if not held:
        raise NotAllowed("not-seated", "you do not have a seat at this table")
    if seat is None:
        return held[0]
    if seat not in held:
        raise NotAllowed("not-your-seat", "only its holder can act for a seat", yours=held)
    return seat


def _check_host(table: Table, guest: str) -> None:
    if guest != table.host:
        raise NotAllowed("not-host", "only the host of the table can do this")


def _check_open(table: Table) -> None:
    if table.status != OPEN or table.shuffling:
        raise TableError("started", "the game has started")


def _not_running(table: Table) -> TableError:
    if table.status == OPEN:
        return TableError("not-started", "the game has not started yet")
    return TableError("game-over", "the game is over")
