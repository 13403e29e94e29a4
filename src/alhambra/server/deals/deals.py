"""Shared deals: making, playing and comparing them. The database decides who was first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from itertools import groupby

from ...cleaning import clean_text
from ...deal import fresh_seed
from .. import new_tables
from ..background import Background
from ..decisions import own_seat
from ..errors import Full, NoSuchDeal, NoSuchTable, NotAllowed, TableError
from ..logs import log_event, log_failure, log_unavailable
from ..names import new_name
from ..pace import Pace
from ..store import Conflict, DealStore, Run, Unavailable
from ..table import OVER, Table
from ..tables import Tables
from ..thinkers import Thinkers, ThinkingFailed
from ..tokens import table_id
from ..wire.deals import (
    DayOut,
    DaysOut,
    DealOut,
    League,
    LeagueRow,
    NewChallenge,
    NewDuplicate,
    NewRun,
    OwnRunOut,
    RunOut,
)
from .deal import (
    CHALLENGE,
    DAY,
    DUPLICATE,
    DUPLICATE_LASTS,
    StoredDeal,
    StoredDuplicate,
    challenge_name,
    day_of,
    days_before,
    days_of,
    deal_of_day,
    is_deal_name,
    next_day,
    read_deal,
    read_duplicate,
    to_body,
    week_of,
)
from .fixed import check_fixed
from .par import play_par, read_par
from .players import player_key

DEALS = 5
"""Deals in a duplicate evening, and how many of a week's deals count."""
SHOWN = 50
"""The most tries listed for a deal."""
LEAGUE = 200
"""The most players in the standings of a week or a duplicate evening."""
ARCHIVE = 60
"""The most days listed at once."""
STREAK = 400
"""The most tries read to work out a streak."""
NAMES = 500
"""The most names in a deal that a new one is compared with."""
SETTLED = 20
"""The most finished games settled at once."""
PARS = 20
"""The most deals for which this process works out the par at once."""

_DUPLICATE = "duplicate-title"  # the stored kind of a `StoredDuplicate`
_NEVER = 2**62


class Deals:
    """The deals of this server, and everybody's tries."""

    def __init__(
        self,
        store: DealStore,
        tables: Tables,
        thinkers: Thinkers,
        background: Background,
        pace: Pace,
        now: Callable[[], int],
    ) -> None:
        """Deals are drawn by `run`, or when somebody asks for one."""
        self._store = store
        self._tables = tables
        self._thinkers = thinkers
        self._background = background
        self._pace = pace
        self._now = now
        self._pars: set[str] = set()  # deals whose par is being worked out
        tables.when_over(self._over)

    # Looking

    async def run(self) -> None:
        """Loop for ever: make sure that every day has its deal."""
        while True:
            pause = self._pace.tick
            with suppress(Unavailable):  # `Chores` logs it
                await self.keep_days()
                pause = self._pace.expiry
            await asyncio.sleep(pause)

    async def keep_days(self) -> None:
        """Draw the deals of today and tomorrow, and of recent days when the server was down.

        The `drawn` time of such late deals shows that nobody was committed to them on the day.
        """
        today = day_of(self._now())
        known = await self._store.newest(DAY, ARCHIVE + 2)
        day = max(min(known, default=today), days_before(today, ARCHIVE))
        while day <= next_day(today):
            if day not in known:
                await self._of_day(day)
            day = next_day(day)

    async def today(self) -> str:
        """The name of today's deal. Makes sure that today's and tomorrow's are stored."""
        day = day_of(self._now())
        for each in (day, next_day(day)):
            await self._of_day(each)
        return day

    async def deal(self, name: str, guest: str) -> DealOut:
        """A deal, as far as a guest may know it."""
        deal = await self._find(name)
        await self._settle(name)
        now, player = self._now(), player_key(guest)
        own = await self._store.counted(name, player) if guest else None
        over = own is not None and own.points is not None
        told = deal.is_told(now)
        best = await self._store.best(name, SHOWN)
        spread = await self._store.spread(name)
        count = sum(many for _, many in spread)
        par = await self._par(name, deal) if over or told else None
        return DealOut(
            id=name,
            kind=deal.kind,  # type: ignore[arg-type]
            now=now,
            opens=deal.opens,
            closes=deal.closes,
            told=deal.told,
            drawn=deal.drawn,
            commitment=deal.commitment,
            next_commitment=await self._next_commitment(name),
            seed=deal.seed if told else None,
            seat=deal.seat,
            bots=[bot or None for bot in deal.bots],
            runs=count,
            spread=spread,
            best=_placed(best, player, seen=over or told),
            yours=None if own is None else await self._own(own),
            par=par,
            par_coming=name in self._pars,
            duplicate=name.partition(".")[0] if deal.kind == DUPLICATE else None,
        )

    async def days(self, guest: str, below: str = "") -> DaysOut:
        """The deals of recent days, or of days before `below`, and how a guest did."""
        today = await self.today()
        own = await self._store.of_player(player_key(guest), DAY, STREAK) if guest else []
        points = {run.deal: run.points for run in own if _counts(run)}
        names = await self._store.newest(DAY, ARCHIVE + 1, below or next_day(today))
        deal = await self._of_day(today)
        return DaysOut(
            now=self._now(),
            today=today,
            week=week_of(today),
            closes=deal.closes or 0,
            streak=_streak(today, points.keys()),
            days=[DayOut(day, points.get(day)) for day in names[:ARCHIVE] if day <= today],
            more=len(names) > ARCHIVE,
        )

    async def week(self, week: str, guest: str) -> League:
        """The standings of a week."""
        days = days_of(week)
        if days is None:
            raise NoSuchDeal
        today = await self.today()
        played = [day for day in days if day <= today and await self._store.find(day)]
        for day in played:
            await self._settle(day)
        rows = await self._rows(played, guest)
        return League(week, "", self._now(), None, played, DEALS, rows)

    async def duplicate(self, name: str, guest: str) -> League:
        """The standings of a duplicate evening."""
        if not is_deal_name(name) or (body := await self._store.find(f"{name}/")) is None:
            raise NoSuchDeal
        duplicate = read_duplicate(body)
        for deal in duplicate.deals:
            await self._settle(deal)
        first = await self._find(duplicate.deals[0])
        rows = await self._rows(duplicate.deals, guest)
        deals = list(duplicate.deals)
        return League(name, duplicate.title, self._now(), first.closes, deals, DEALS, rows)

    async def check_told(self, table: Table) -> None:
        """Refuse what would reveal a deal while others can still play it."""
        if table.deal:
            deal = await self._find(table.deal)
            if deal.told is not None and not deal.is_told(self._now()):
                raise TableError(
                    "deal-secret", "others are still playing this deal; it is shown later"
                )

    async def check_seen(self, table: Table, guest: str) -> None:
        """Refuse to show somebody else's game to a guest who has not finished the deal."""
        if not table.deal or table.held_by(guest):
            return
        deal = await self._find(table.deal)
        if deal.is_told(self._now()):
            return
        own = await self._store.counted(table.deal, player_key(guest)) if guest else None
        if own is None or own.points is None:
            raise NotAllowed(
                "deal-first", "play this deal yourself first; then you can see the others"
            )

    # Playing

    async def begin(self, name: str, guest: str, order: NewRun) -> str:
        """Begin a try, and return its table; a counted try that is already running is resumed."""
        deal = await self._find(name)
        now, player = self._now(), player_key(guest)
        await self._settle(name)
        own = await self._store.counted(name, player)
        over = own is not None and own.points is not None
        ends = deal.closes is not None and now >= deal.closes
        if order.counted and own is not None and over:
            raise TableError("played", "your try at this deal has been counted", table=own.table)
        if order.counted and ends and own is None:
            raise TableError("deal-closed", "this deal does not count any more; you can practise")
        # A try that still counts goes on after the close: practice would show what it draws.
        going = own is not None and not over and not deal.is_told(now)
        if not order.counted and not over and (going or not ends):
            raise TableError("deal-first", "your first try counts; afterwards you can practise")
        if self._tables.full:
            raise Full
        others = [called for who, called in await self._store.names(name, NAMES) if who != player]
        until = _NEVER if deal.told is None else deal.told
        shared = order.shared or deal.kind != DAY
        called = new_name(order.name, others)
        run = await self._store.begin(
            Run(name, table_id(), player, called, now, until, order.counted, shared)
        )
        changes = new_tables.run(deal, name, guest, run.name, counted=run.counted)
        with suppress(Conflict):  # the table of this try exists already
            await self._tables.make(changes, guest, run.table)
        return run.table

    # Making

    async def challenge(self, guest: str, order: NewChallenge) -> str:
        """Offer the deal of a finished game to others, from the same seat; returns its name."""
        table = await self._tables.table(order.table)
        seat = own_seat(table, guest, order.seat)
        check_fixed(order.level)
        if table.status != OVER or table.game is None:
            raise TableError("challenge-later", "finish the game first, then challenge others")
        if not table.seed or not table.commitment:
            raise TableError("challenge", "this game did not begin with a deal of its own")
        if table.deal:
            deal = await self._find(table.deal)
            if deal.kind == CHALLENGE:
                return table.deal
            await self.check_told(table)
        if self._tables.full:
            raise Full
        game, now = table.game, self._now()
        bots = [each.bot or order.level for each in table.seats]
        bots[seat] = ""
        name = challenge_name(table.name, seat, order.level)
        setup = table.setup
        deal = StoredDeal(
            CHALLENGE, table.seed, tuple(bots), setup.players, setup.edition, setup.rules, seat, now
        )
        run = Run(
            name, table.name, player_key(guest), table.seats[seat].name, table.created, _NEVER,
            True, True, game.state.scores[seat], table.changed,
        )  # fmt: skip
        await self._store.keep(name, CHALLENGE, now, to_body(deal))
        await self._store.begin(run)
        return name

    async def new_duplicate(self, order: NewDuplicate) -> str:
        """Make a duplicate evening, and return its name."""
        title = clean_text(order.title).strip()
        if not any(each.isalnum() for each in title):
            raise TableError("name", "a name must contain at least one letter or digit")
        for level in order.bots:
            check_fixed(level)
        if self._tables.full:
            raise Full
        name, now = table_id(), self._now()
        names = tuple(f"{name}.{number}" for number in range(1, DEALS + 1))
        bots = ("", *order.bots)
        for each in names:
            deal = StoredDeal(
                DUPLICATE, fresh_seed(), bots, len(bots), opens=now, closes=now + DUPLICATE_LASTS
            )
            await self._store.keep(each, DUPLICATE, now, to_body(deal))
        body = to_body(StoredDuplicate(title, names))
        await self._store.keep(f"{name}/", _DUPLICATE, now, body)
        log_event("duplicate.created", players=len(bots))
        return name

    # Helpers

    async def _find(self, name: str) -> StoredDeal:
        """A stored deal that is open. Raises `NoSuchDeal`."""
        if not is_deal_name(name):
            raise NoSuchDeal
        now = self._now()
        if name == day_of(now):
            return await self._of_day(name)
        body = await self._store.find(name)
        deal = None if body is None else read_deal(body)
        if deal is None or now < deal.opens:
            raise NoSuchDeal
        return deal

    async def _of_day(self, day: str) -> StoredDeal:
        body = await self._store.find(day)
        if body is None:
            now = self._now()
            body = await self._store.keep(day, DAY, now, to_body(deal_of_day(day, now)))
        return read_deal(body)

    async def _next_commitment(self, name: str) -> str | None:
        """The commitment of tomorrow's deal, if `name` is today's; otherwise None."""
        if name != day_of(self._now()):
            return None
        return (await self._of_day(next_day(name))).commitment

    async def _own(self, run: Run) -> OwnRunOut:
        place = None
        if run.points is not None and _counts(run):
            place = await self._store.better(run.deal, run.points) + 1
        in_time = run.ended is None or run.ended < run.until
        return OwnRunOut(run.table, run.points is not None, in_time, run.points, place)

    async def _rows(self, deals: Sequence[str], guest: str) -> list[LeagueRow]:
        """The standings over several deals; equal totals share a place."""
        found = await self._store.league(deals, DEALS, LEAGUE)
        player = player_key(guest)
        rows: list[LeagueRow] = []
        for who, those in groupby(found, key=lambda each: each.player):
            scored = {each.deal: each for each in those}
            last = scored[max(scored)]
            place = rows[-1].place if rows and rows[-1].total == last.total else len(rows) + 1
            points = [scored[deal].points if deal in scored else None for deal in deals]
            rows.append(
                LeagueRow(place, last.name, points, last.total, bool(guest) and who == player)
            )
        return rows

    def _over(self, table: Table) -> None:
        """A game has ended in this process: store its points if it was a try."""
        if table.deal:
            self._background.spawn(self._end(table))

    async def _end(self, table: Table) -> None:
        with suppress(Unavailable):  # `_settle` makes up for it later
            await self._keep_end(table)

    async def _keep_end(self, table: Table) -> None:
        [seat] = [number for number, each in enumerate(table.seats) if not each.bot]
        assert table.game is not None
        points = table.game.state.scores[seat]
        await self._store.end(table.deal, table.name, points, table.changed)

    async def _settle(self, name: str) -> None:
        """Store the points of finished tries that were missed, such as by a process that died."""
        for each in await self._store.unsettled(name, SETTLED):
            with suppress(NoSuchTable):
                await self._keep_end(await self._tables.table(each))

    async def _par(self, name: str, deal: StoredDeal) -> int | None:
        """The master's points in a deal; if not known yet, None, and they are worked out."""
        if (body := await self._store.par(name)) is not None:
            return read_par(body).points[deal.seat]
        if name not in self._pars and len(self._pars) < PARS:
            self._pars.add(name)
            self._background.spawn(self._play_par(name, deal))
        return None

    async def _play_par(self, name: str, deal: StoredDeal) -> None:
        try:
            await self._store.keep_par(name, to_body(await play_par(deal, self._thinkers)))
        except Unavailable as error:
            log_unavailable(error)
        except ThinkingFailed as error:
            log_failure("par.failed", error)
        finally:
            self._pars.discard(name)


def _counts(run: Run) -> bool:
    """Whether a counted try was finished in time."""
    return run.ended is not None and run.ended < run.until


def _placed(best: Sequence[Run], player: str, *, seen: bool) -> list[RunOut]:
    """Tries with their places, equal points sharing one; games are linked if they may be `seen`."""
    rows: list[RunOut] = []
    for run in best:
        points = run.points or 0
        place = rows[-1].place if rows and rows[-1].points == points else len(rows) + 1
        you = run.player == player
        table = run.table if you or (seen and run.shared) else None
        rows.append(RunOut(place, run.name, points, you, table))
    return rows


def _streak(today: str, played: Collection[str]) -> int:
    """Days played in a row, up to today or, if today was not played yet, yesterday."""
    day = today if today in played else days_before(today)
    days = 0
    while day in played:
        days, day = days + 1, days_before(day)
    return days
