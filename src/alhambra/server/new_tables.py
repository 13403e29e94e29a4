"""The first changes of a new table: from an order, a shared deal, a record or a rematch."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Sequence

import msgspec

from ..core import const
from ..deal import fresh_seed
from ..errors import SetupError
from ..exercises.exercise import exercise
from ..game import Game
from ..options import Options
from ..positions import read_position
from ..record import Record
from ..turn import Turn
from .deals.deal import StoredDeal
from .decisions import dealing, fresh_nonce, own_seat
from .errors import TableError
from .log import (
    AnyChange,
    BotSeated,
    Created,
    Ended,
    Opened,
    Sealed,
    Seated,
    Shuffling,
    Started,
    Stepped,
)
from .names import new_name
from .setup import DAY, LIVE, Setup
from .table import OVER, Table
from .thinkers import check_bot
from .wire import messages
from .wire.positions import Beginning

SHORTEST_CLOCK = 15
LONGEST_CLOCK = 14 * DAY
SMALLEST_BANK = 60
MOST_POINTS = 30_000
"""The most points with which a game can begin, so that its end can be written as a position."""
MOST_ACTIONS = 600
"""The most actions of an uploaded game; real ones have a few hundred."""
LONGEST_LEVEL = 20
LARGEST_BANK = 7_200


def create(
    order: messages.NewTable, host: str, beginning: Beginning | None = None
) -> list[AnyChange]:
    """A new table with everybody who sits down right away, and dealt if the order says so.

    `beginning` is the position that the order's `begin` stands for.
    """
    if order.begin is not None:
        assert beginning is not None
        return _begin(order, order.begin.seats, host, beginning)
    if order.exercise:
        return _exercise(order, host)
    if order.setup is None:
        raise SetupError("a table needs a setup, or the id of an exercise")
    setup = order.setup
    clock = setup.clock
    if clock is not None and not (SHORTEST_CLOCK <= clock <= LIVE or DAY <= clock <= LONGEST_CLOCK):
        raise SetupError(
            f"a clock has {SHORTEST_CLOCK} to {LIVE} seconds, or {DAY} to {LONGEST_CLOCK} for "
            f"days, not {clock}"
        )
    if setup.bank is not None and not (setup.live and SMALLEST_BANK <= setup.bank <= LARGEST_BANK):
        raise SetupError(
            f"a time bank has {SMALLEST_BANK} to {LARGEST_BANK} seconds, and needs a clock of "
            f"{SHORTEST_CLOCK} to {LIVE} seconds, which each turn adds"
        )
    Options(setup.players, setup.edition, setup.rules)  # raises for unknown options (section 10)
    names = [order.name, *order.devices] if order.name else order.devices
    if len(names) + len(order.bots) > setup.players:
        raise SetupError(
            f"{setup.players} seats are not enough for {len(names)} people "
            f"and {len(order.bots)} bots"
        )
    several = len(names) > 1
    changes: list[AnyChange] = [Created(setup, host)]
    taken: list[str] = []
    for number, name in enumerate(names):
        taken.append(new_name(name, taken))
        changes.append(Seated(number, host, taken[-1], fresh_nonce(), several))
    for number, bot in enumerate(order.bots, len(names)):
        check_bot(bot)
        changes.append(BotSeated(number, bot))
    if order.start and len(changes) <= setup.players:
        raise TableError("free-seat", "every seat has to be taken before the start")
    seals = [Sealed(0, order.seal)] if order.seal and names else []
    return [*changes, *seals, *(dealing(lots=bool(seals)) if order.start else [])]


def _exercise(order: messages.NewTable, host: str) -> list[AnyChange]:
    """The table of a lesson or a puzzle: one person against bots, dealt at once."""
    if order.setup is not None or order.devices or order.bots:
        raise SetupError("an exercise brings its own setup and bots; give it only a name")
    found = exercise(order.exercise)
    options = found.options
    setup = Setup(options.players, options.edition, dict(options.changes), chat=False)
    changes: list[AnyChange] = [Created(setup, host)]
    for seat in range(options.players):
        if seat == found.seat:
            changes.append(Seated(seat, host, new_name(order.name, ()), fresh_nonce()))
        else:
            changes.append(BotSeated(seat, found.bot))
    return [*changes, Started(found.mark, found.id)]


def _begin(
    order: messages.NewTable,
    seats: Sequence[messages.SeatOrder],
    host: str,
    beginning: Beginning,
) -> list[AnyChange]:
    """A table where the game begins at a position, with bots and people on the host's screen.

    The host has set up every hand, so hands are open.
    """
    if msgspec.structs.replace(order, begin=None) != messages.NewTable():
        raise SetupError("a game from a position brings its own setup; give it only seats")
    position = read_position(beginning.position)
    if position.phase == const.OVER:
        raise TableError("game-over", "the game is over there; go back to an earlier moment")
    if max(position.scores) > MOST_POINTS:
        raise SetupError(f"a game begins with at most {MOST_POINTS} points")
    options = Options.of_state(position)
    if len(seats) != options.players:
        raise SetupError(f"the position has {options.players} seats, not {len(seats)}")
    rules = dict(options.changes)
    setup = Setup(options.players, options.edition, rules, hands="open", chat=False, hints=True)
    changes: list[AnyChange] = [Created(setup, host)]
    several = sum(not seat.bot for seat in seats) > 1
    taken: list[str] = []
    for number, seat in enumerate(seats):
        if seat.bot:
            check_bot(seat.bot)
            changes.append(BotSeated(number, seat.bot))
        else:
            taken.append(new_name(seat.name, taken))
            changes.append(Seated(number, host, taken[-1], fresh_nonce(), several))
    return [*changes, Started(beginning.seed, "", beginning.position, beginning.draws)]


def run(deal: StoredDeal, name: str, guest: str, player: str, *, counted: bool) -> list[AnyChange]:
    """A table for a try at the shared deal `name`, with the person called `player`."""
    setup = Setup(deal.players, deal.edition, deal.rules, chat=False)
    changes: list[AnyChange] = [Created(setup, guest)]
    for seat, bot in enumerate(deal.bots):
        changes.append(
            Seated(seat, guest, player, fresh_nonce())
            if seat == deal.seat
            else BotSeated(seat, bot)
        )
    return [*changes, Started(deal.seed, deal=name, counted=counted)]


def brought(read: Record, guest: str) -> tuple[str, list[AnyChange]]:
    """The table for a finished game played offline by a guest: its name, and its changes.

    The game is dealt again from its lots, and every action is checked by the rules. The same game
    of the same guest always gets the same name.
    """
    if read.shuffle is None or read.shuffle.unlike is not None or read.position is not None:
        raise TableError("brought", "only a game that was shuffled by lots can be kept here")
    if len(read.actions) > MOST_ACTIONS:
        raise TableError("too-long", f"a game of more than {MOST_ACTIONS} actions is not kept")
    options, seed = read.options, read.shuffle.seed
    setup = Setup(options.players, options.edition, dict(options.changes))
    changes: list[AnyChange] = [Created(setup, guest, brought=True)]
    bots = _bots(read)
    several = bots.count("") > 1
    taken: list[str] = []
    for seat, (name, bot) in enumerate(zip(read.players, bots, strict=True)):
        if bot:
            check_bot(bot)
            changes.append(BotSeated(seat, bot))
        else:
            taken.append(new_name(name, taken))
            changes.append(Seated(seat, guest, taken[-1], fresh_nonce(), several))
    seals, lots = enumerate(read.shuffle.seals), enumerate(read.shuffle.lots)
    changes += [Sealed(seat, seal) for seat, seal in seals if seal is not None]
    changes.append(Shuffling(read.shuffle.secret))
    changes += [Opened(seat, lot) for seat, lot in lots if lot is not None]
    changes.append(Started(seed))
    game = Game(options, seed=seed)
    turn = Turn(game.state)
    for action in read.actions:
        turn.play(action)
        changes.append(Stepped(str(action)))
        if turn.complete:
            changes.append(Ended())
            game.end_turn(turn, told=False)
            turn = Turn(game.state)
    if not game.over:
        raise TableError("not-over", "a game can be kept here when it is over")
    text = "|".join(("alhambra/1", "brought", guest, seed, *map(str, read.actions)))
    digest = hashlib.sha256(text.encode()).digest()
    return urlsafe_b64encode(digest[:12]).decode("ascii").replace("-", "_"), changes


def _bots(read: Record) -> list[str]:
    """The bot level at each seat of a record; empty for a person."""
    told = read.extra.get("bots")
    bots = told if isinstance(told, list) else []
    if len(bots) != len(read.players) or not all(
        bot is None or (isinstance(bot, str) and len(bot) <= LONGEST_LEVEL) for bot in bots
    ):
        raise TableError("brought", "the record does not say which seats are bots'")
    if all(bots):
        raise TableError("brought", "only bots have played this game")
    return [bot or "" for bot in bots]


def rematch(table: Table, guest: str, seal: str | None = None) -> list[AnyChange]:
    """A new table with the same setup and the same people, everybody one seat further.

    Seats go to those who sat down first, not to others who opened them by link. Exercises and
    games from a position begin again as they were. A lone person's game is dealt at once.
    """
    if table.status != OVER:
        raise TableError("not-over", "a rematch has to wait until the game is over")
    host = table.seats[own_seat(table, guest, None)].holders[0]
    if table.progress is not None:
        again = table.progress.exercise
        return _exercise(
            messages.NewTable(name=table.seats[again.seat].name, exercise=again.id), host
        )
    if (begun := table.begun) is not None:
        return _begin_again(table, begun, host)
    changes: list[AnyChange] = [Created(table.setup, host)]
    count = len(table.seats)
    for number, seat in enumerate(table.seats):
        place = (number + 1) % count
        if seat.bot:
            changes.append(BotSeated(place, seat.bot))
        else:
            changes.append(Seated(place, seat.holders[0], seat.name, fresh_nonce(), seat.device))
    if sum(not seat.bot for seat in table.seats) == 1:
        if sealed_here := seal is not None and guest == host:
            assert seal is not None
            changes.append(Sealed((table.held_by(guest)[0] + 1) % count, seal))
        changes += dealing(lots=sealed_here)
    return changes


def _begin_again(table: Table, begun: Started, host: str) -> list[AnyChange]:
    """The same position and seats again; draws are new, unless they came from another game."""
    changes: list[AnyChange] = [Created(table.setup, host)]
    for number, seat in enumerate(table.seats):
        if seat.bot:
            changes.append(BotSeated(number, seat.bot))
        else:
            changes.append(Seated(number, seat.holders[0], seat.name, fresh_nonce(), seat.device))
    seed = fresh_seed() if begun.draws is None else begun.seed
    return [*changes, Started(seed, "", begun.position, begun.draws)]
