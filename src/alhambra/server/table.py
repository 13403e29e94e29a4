"""A table: who sits where, the game, the running turn. It follows from its log alone.

`apply` takes the entries of the log in order and uses no clock, database or socket, so every
process that reads the same log has the same table.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

from .. import pieces
from ..actions import parse_exact
from ..analysis.reasons import Reason
from ..core.state import State
from ..deal import Deal
from ..events import Event
from ..exercises.exercise import NoSuchExercise, exercise
from ..exercises.goals import Attempt
from ..exercises.progress import Progress
from ..game import Game
from ..lots import Shuffle
from ..options import Options
from ..positions import read_position
from ..turn import Step, Turn
from .errors import ExerciseGone
from .log import (
    IN_TURNS,
    PLAYING,
    Answered,
    AnyChange,
    BotSeated,
    BotWanted,
    CameBack,
    Claimed,
    Created,
    Ended,
    Entry,
    Hinted,
    OnHoliday,
    Opened,
    Proposed,
    Rematched,
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
from .setup import Setup

STAND_IN = "mason"
"""The bot that plays for a person who is away."""
CHAT_KEPT = 100
REFS_KEPT = 16
"""The most commands of each guest that are recognised if sent again."""
GUESTS_KEPT = 64
"""The most guests whose commands are recognised if sent again."""

LOTS_WITHIN = 4_000
"""Milliseconds that people have to open their lots."""

OPEN, RUNNING, OVER = "open", "running", "over"

_action = lru_cache(maxsize=4096)(parse_exact)  # the same actions occur at many tables


@dataclass(slots=True)
class Seat:
    """A place at the table: free, a bot's, or a person's."""

    name: str = ""
    bot: str = ""
    """The level, if a bot sits here."""
    holders: tuple[str, ...] = ()
    """The guests who may act for the seat: one person on one or more devices."""
    nonce: str = ""
    seal: str = ""
    """The seal of the person's lot for the shuffle."""
    lot: str = ""
    """The lot, once it is opened."""
    sat: int = 0
    """When the person sat down, in milliseconds since 1970."""
    device: bool = False
    away: bool = False
    resigned: bool = False
    """Whether the person has given up; a bot plays to the end."""
    time_left: int = 0
    """What the person's time bank holds for the next or running turn, in milliseconds."""
    holiday: int = 0
    """When the person's holiday ends, in milliseconds since 1970."""
    holiday_taken: int = 0
    """All holidays of the person together, in milliseconds."""

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return not self.bot and not self.holders

    @property
    def player(self) -> str:
        """The bot that plays the seat now; empty if a person does."""
        return self.bot or (STAND_IN if self.away or self.resigned else "")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of chat."""

    seat: int
    at: int
    text: str
    quick: str


@dataclass(slots=True)
class Proposal:
    """A seat's request to take back its last turn, and who has agreed so far."""

    seat: int
    actions: int
    """How many actions of the game would remain."""
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Played:
    """A finished turn."""

    before: State
    """The position where it began."""
    codes: tuple[int, ...]
    actions: int
    """How many actions had been played before it."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something that happened outside the game, as everybody may know it."""

    what: str
    seat: int | None = None
    text: str = ""


@dataclass(slots=True)
class News:
    """What happened in a log entry."""

    events: list[Event] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    turn: Turn | None = None
    """The bot's turn that ended, if one did."""
    why: tuple[Reason, ...] | None = None
    """The reasons for it, if they are known already."""
    told: bool = True
    """Whether events are wanted; they are left out when a log is only read."""


class Table:
    """One table, as its log says."""

    def __init__(self, name: str) -> None:
        """Begin before the first entry."""
        self.name = name
        """The id in links."""
        self.version = 0
        """The number of log entries so far."""
        self.acted = 0
        """The version of the newest change to the game."""
        self.arranged = 0
        """The version of the newest change to anything but the turns of the game."""
        self.setup = Setup(players=2)
        self.host = ""
        self.brought = False
        """Whether the game was played offline, and only its record uploaded."""
        self.seats: list[Seat] = []
        self.game: Game | None = None
        self._over = False
        self._turn: Turn | None = None  # the running one, unless the table rests
        self._steps: tuple[int, ...] = ()  # the codes of its steps, if the table rests
        self.progress: Progress | None = None
        """How far the learner has come, if this is an exercise."""
        self.begun: Started | None = None
        """How the game began, if at a position instead of a deal."""
        self.seed = ""
        """What the game was dealt from; empty for an exercise or a position."""
        self.deal = ""
        """The name of the shared deal; empty if it is not one."""
        self.counted = False
        """Whether this is the person's one try of the deal that counts; no take-backs then."""
        self.since = 0
        """When the running turn began, in milliseconds since 1970."""
        self._ran = 0  # milliseconds of its clock that ran before the last holiday in it
        self.created = 0
        self.changed = 0
        """When the newest entry was made, in milliseconds since 1970."""
        self.late = False
        """Whether the clock of the running turn has run out, and a bot finishes it."""
        self.bot_wanted: dict[int, set[int]] = {}
        """By absent seat: the seats that want a bot to play for it."""
        self.hinted = False
        """Whether a hint was asked for in the running turn."""
        self._hints = array("i")  # the first actions of all turns with hints
        self.proposal: Proposal | None = None
        self.chat: list[Line] = []
        self.commitment = ""
        """The commitment of the deal, once the game has started; empty for a position."""
        self.secret = ""
        """The server's part of the shuffle, once the seats are final."""
        self.rematch = ""
        """The table where the same people play again."""
        self.entries: Counter[int | None] = Counter()
        """How many entries the holders of each seat have made; None for those without a seat."""
        self.lines: Counter[int] = Counter()
        """How many chat lines those now in each seat have written."""
        self.take_backs: Counter[int] = Counter()
        """How many turns each seat has taken back."""
        self._refs: dict[str, dict[str, int]] = {}  # versions of each guest's newest commands
        self._movers = bytearray()  # the seat of every ended turn,
        self._starts = array("i")  # and how many actions had been played before it
        self._stood_in = array("i")  # the numbers of actions that bots played for people
        self._held: dict[str, tuple[int, ...]] | None = None  # by guest; None after changes

    # Questions

    @property
    def status(self) -> str:
        """`open`, `running` or `over`."""
        if self.game is None:
            return OPEN
        return OVER if self._over else RUNNING

    @property
    def turn(self) -> Turn | None:
        """The running turn; None before the start and after the end."""
        if self._turn is None and self.game is not None and not self._over:
            self._turn = Turn(self.game.state)
            for step in self._turn.planned(self._steps):
                self._turn.take(step)
        return self._turn

    @property
    def turns(self) -> int:
        """How many turns have been ended."""
        return len(self._movers)

    @property
    def shuffling(self) -> bool:
        """Whether lots are being opened."""
        return bool(self.secret) and self.game is None

    @property
    def shuffle(self) -> Shuffle | None:
        """What the seed is made from, if people have put in lots."""
        if not self.secret:
            return None
        return Shuffle(
            self.secret,
            tuple(seat.seal or None for seat in self.seats),
            tuple(seat.lot or None for seat in self.seats),
        )

    @property
    def options(self) -> Options:
        """What the engine plays by."""
        return Options(self.setup.players, self.setup.edition, self.setup.rules)

    @property
    def shuffled_by(self) -> int | None:
        """When the game is dealt even if some lots are not open, in milliseconds since 1970."""
        return self.since + LOTS_WITHIN if self.shuffling else None

    @property
    def deadline(self) -> int | None:
        """When the clock of a person's turn runs out, in milliseconds since 1970."""
        if self.setup.clock is None or (turn := self.turn) is None or self.mover:
            return None
        seat = self.seats[turn.seat]
        if self.setup.bank is not None:
            return self.since + seat.time_left
        begin = max(self.since, seat.holiday) if seat.holiday else self.since
        return begin + max(0, self.setup.clock * 1000 - self._ran)

    @property
    def mover(self) -> str:
        """The bot that plays the running turn; empty if a person does."""
        if (turn := self.turn) is None:
            return ""
        return self.seats[turn.seat].player or (STAND_IN if self.late else "")

    @property
    def stood_in(self) -> frozenset[int]:
        """The actions, counted from 0, that a bot played for a person."""
        return frozenset(self._stood_in)

    @property
    def hints(self) -> frozenset[int]:
        """The first actions, counted from 0, of the turns in which a hint was asked for."""
        return frozenset(self._hints)

    def held_by(self, guest: str) -> tuple[int, ...]:
        """The seats of a guest."""
        if self._held is None:
            self._held = {}
            for number, seat in enumerate(self.seats):
                for holder in seat.holders:
                    self._held[holder] = (*self._held.get(holder, ()), number)
        return self._held.get(guest, ())

    def done_before(self, guest: str, ref: str) -> int | None:
        """The version that a guest's command led to, if it has been carried out."""
        return self._refs.get(guest, {}).get(ref)

    def last_turn(self, seat: int) -> int | None:
        """How many actions had been played before a seat's last finished turn."""
        last = self._movers.rfind(seat)
        return None if last < 0 else self._starts[last]

    def last_played(self, seat: int) -> Played | None:
        """A seat's last finished turn, if no bot played any of it for the person."""
        last = self._movers.rfind(seat)
        if last < 0 or self.game is None:
            return None
        first = self._starts[last]
        end = self._starts[last + 1] if last + 1 < len(self._starts) else self.game.version
        if any(first <= action < end for action in self._stood_in):
            return None
        return Played(self.game.position(first), tuple(self.game.codes[first:end]), first)

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots only."""
        return sum(not seat.bot for seat in self.seats) == 1

    @property
    def has_hints(self) -> bool:
        """Whether people may ask for hints; never in an exercise or a try that counts."""
        if self.counted or self.progress is not None:
            return False
        return self.alone and self.setup.aids if self.setup.hints is None else self.setup.hints

    @property
    def has_coach(self) -> bool:
        """Whether a person may have turns judged: only against bots, so that nobody minds."""
        return self.alone and not self.counted and self.progress is None

    def may_propose(self, seat: int) -> bool:
        """Whether a seat has a finished turn that it may ask to take back."""
        fixed = self.counted or self.progress is not None
        return self.proposal is None and not fixed and seat in self._movers

    @property
    def attempt(self) -> Attempt | None:
        """What the learner of an exercise has done so far in the turn, if it is theirs."""
        if self.progress is None or (turn := self.turn) is None:
            return None
        if turn.seat != self.progress.exercise.seat:
            return None
        return Attempt(turn.before, turn.actions, turn.state)

    def asked(self, proposal: Proposal) -> list[int]:
        """The seats whose people have to agree to a take-back."""
        own = set(self.seats[proposal.seat].holders)
        return [
            number
            for number, seat in enumerate(self.seats)
            if number != proposal.seat and not seat.player and own.isdisjoint(seat.holders)
        ]

    def undecided(self, absent: int, present: Collection[int]) -> list[int]:
        """The seats of people present who have not asked for a bot to play for `absent`."""
        wanting = self.bot_wanted.get(absent, set())
        said = {guest for seat in wanting for guest in self.seats[seat].holders}
        said.update(self.seats[absent].holders)
        return [
            number
            for number, seat in enumerate(self.seats)
            if number in present and not seat.player and said.isdisjoint(seat.holders)
        ]

    # Changes

    def begin_by(self, now: int) -> None:
        """Correct the beginning of the turn if a wrong clock has put it in the future."""
        self.since = min(self.since, now)

    def apply(
        self, entry: Entry, at: int, steps: Iterable[Step] = (), *, told: bool = True
    ) -> News:
        """Apply the next entry of the log.

        For a new entry, `steps` are those already judged for it. Actions in a stored entry are
        trusted, as they were judged before. Unless `told`, no events are made.
        """
        self.version += 1
        self.changed = at
        self.created = self.created or at
        news = News(told=told)
        taken = iter(steps)
        for change in entry.changes:
            if isinstance(change, PLAYING):
                self.acted = self.version
            self._apply(change, at, news, taken)
            if not isinstance(change, IN_TURNS):
                self.arranged = self.version
                self._held = None
            if not entry.by and isinstance(change, Stepped):
                self._note_stand_in(news)
        if entry.by:  # of several seats, the one with the fewest so far
            held = self.held_by(entry.by)
            self.entries[min(held, key=self.entries.__getitem__) if held else None] += 1
        if entry.ref:
            refs = self._refs.setdefault(entry.by, {})
            refs[entry.ref] = self.version
            for kept, most in ((refs, REFS_KEPT), (self._refs, GUESTS_KEPT)):
                if len(kept) > most:
                    del kept[next(iter(kept))]
        return news

    def rest(self) -> None:
        """Free memory until somebody asks for the game."""
        if self._turn is not None:
            self._steps = self._turn.codes
            self._turn = None
        if self.game is not None:
            self.game.rest()

    def _apply(self, change: AnyChange, at: int, news: News, taken: Iterator[Step]) -> None:
        match change:  # the most frequent first
            case Stepped(action=action):
                turn = self.turn
                assert turn is not None
                step = next(taken, None) or turn.recalled(_action(action))
                turn.take(step)
                if news.told:
                    news.events.append(step.event)
                if self.progress is not None and (attempt := self.attempt) is not None:
                    self.progress.judge(attempt)
            case Undone():
                turn = self.turn
                assert turn is not None
                news.notes.append(Note("undone", turn.seat, str(turn.undo().action)))
            case Ended():
                self._end_turn(at, news)
            case Created(setup=setup, host=host, brought=brought):
                self.setup = setup
                self.host = host
                self.brought = brought
                self.seats = [Seat() for _ in range(setup.players)]
            case Seated():
                self.seats[change.seat] = Seat(
                    name=change.name,
                    holders=(change.guest,),
                    nonce=change.nonce,
                    sat=at,
                    device=change.device,
                )
                news.notes.append(Note("seated", change.seat, change.name))
            case BotSeated(seat=seat, bot=bot):
                self.seats[seat] = Seat(name=self._bot_name(bot), bot=bot)
                news.notes.append(Note("seated", seat, bot))
            case Vacated(seat=seat):
                self.seats[seat] = Seat()
                self.entries[None] += self.entries.pop(seat, 0)
                self.lines.pop(seat, None)
                news.notes.append(Note("vacated", seat))
            case Claimed(seat=seat, guest=guest):
                self.seats[seat].holders += (guest,)
                news.notes.append(Note("claimed", seat))
            case Renewed(seat=seat, nonce=nonce):
                self.seats[seat].nonce = nonce
                self.seats[seat].holders = self.seats[seat].holders[:1]
                news.notes.append(Note("renewed", seat))
            case TakenOver(seat=seat, old=old, guest=guest):
                held = self.seats[seat]
                held.holders = tuple(
                    dict.fromkeys(guest if each == old else each for each in held.holders)
                )
                if self.host == old:
                    self.host = guest
            case Sealed(seat=seat, seal=seal):
                self.seats[seat].seal = seal
            case Shuffling(secret=secret):
                self.secret = secret
                self.since = at
                news.notes.append(Note("shuffling"))
            case Opened(seat=seat, lot=lot):
                self.seats[seat].lot = lot
            case Started(seed=seed, exercise=name):
                if change.position:
                    game = self._begun(change)
                else:
                    game = self._exercise(name, seed) if name else self._dealt(seed)
                    self.commitment = game.deal.commitment
                    self.seed = "" if name else seed
                self.deal, self.counted = change.deal, change.counted
                for each in self.seats:
                    each.time_left = ((self.setup.bank or 0) + (self.setup.clock or 0)) * 1000
                self._start(game, at)
                news.events += game.opening
                news.notes.append(Note("started", text=self.commitment))
            case Proposed(seat=seat):
                self.proposal = Proposal(seat, self.last_turn(seat) or 0)
                news.notes.append(Note("proposed", seat))
            case Answered(seat=seat, agrees=agrees):
                assert self.proposal is not None
                self.proposal.agreed.add(seat)
                if not agrees:
                    self.proposal = None
                news.notes.append(Note("agreed" if agrees else "declined", seat))
            case TakenBack(actions=actions):
                assert self.proposal is not None
                self.take_backs[self.proposal.seat] += 1
                news.notes.append(Note("taken-back", self.proposal.seat))
                self._take_back(actions, at)
            case WentAway(seat=seat, why=why):
                self.seats[seat].away = True
                self.bot_wanted.pop(seat, None)
                news.notes.append(Note("went-away", seat, why))
            case StoodIn(seat=seat):
                self.late = True
                self.seats[seat].time_left = 0
                news.notes.append(Note("late", seat))
            case BotWanted(seat=seat, absent=absent, agrees=agrees):
                if agrees:
                    self.bot_wanted.setdefault(absent, set()).add(seat)
                else:
                    self.bot_wanted.pop(absent, None)
                text = self.seats[absent].name
                news.notes.append(Note("bot-wanted" if agrees else "bot-unwanted", seat, text))
            case CameBack(seat=seat):
                self.seats[seat].away = False
                self.bot_wanted.pop(seat, None)
                news.notes.append(Note("came-back", seat))
            case Resigned(seat=seat):
                self.seats[seat].resigned = True
                self.bot_wanted.pop(seat, None)
                news.notes.append(Note("resigned", seat))
            case OnHoliday(seat=seat, until=until):
                held = self.seats[seat]
                if self.turn is not None and self.turn.seat == seat:
                    self._ran += max(0, at - max(self.since, held.holiday))
                held.holiday_taken += until - max(at, held.holiday)
                held.holiday = until
                news.notes.append(Note("on-holiday", seat))
            case Said(seat=seat, text=text, quick=quick):
                line = Line(seat, at, text, quick)
                self.chat.append(line)
                del self.chat[:-CHAT_KEPT]
                self.lines[seat] += 1
                news.lines.append(line)
            case Hinted(seat=seat):
                assert self.game is not None
                self.hinted = True
                self._hints.append(self.game.version)
                news.notes.append(Note("hinted", seat))
            case Rematched(table=table):
                self.rematch = table
                news.notes.append(Note("rematched", text=table))

    def _bot_name(self, bot: str) -> str:
        """The name of a bot: its level, with a number from the second of that level on."""
        taken = {seat.name for seat in self.seats}
        name, number = bot.capitalize(), 1
        while (shown := name if number == 1 else f"{name} {number}") in taken:
            number += 1
        return shown

    def _names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def _dealt(self, seed: str) -> Game:
        return Game(self.options, seed=seed, names=self._names())

    def _begun(self, start: Started) -> Game:
        """A game that begins at a position, with the draws of another game or its own."""
        self.begun = start
        position, deal = read_position(start.position, stored=True), None
        if (draws := start.draws) is not None:
            deal = Deal(
                position.youngest,
                tuple(map(pieces.tile, draws.bag.split())),
                tuple(map(pieces.card, draws.deck.split())),
                draws.scoring_cards,
                start.seed,
            )
        names = self._names()
        return Game(self.options, seed=start.seed, deal=deal, names=names, position=position)

    def _exercise(self, name: str, mark: str) -> Game:
        """The game of an exercise. Raises `ExerciseGone` if the exercise has changed since."""
        try:
            found = exercise(name)
        except NoSuchExercise:
            raise ExerciseGone from None
        if found.mark != mark:
            raise ExerciseGone
        self.progress = Progress(found)
        return found.game(self._names())

    def _start(self, game: Game, at: int) -> None:
        """Go on with a game at the beginning of a turn, or at the end of the game."""
        self.game = game
        self._over = game.over
        self._turn, self._steps = None, ()
        self.since = at
        self._ran = 0
        self.late = False
        self.hinted = False

    def _note_stand_in(self, news: News) -> None:
        """Note that a bot has just taken a step in a person's turn, if it is one."""
        turn = self.turn
        assert self.game is not None
        assert turn is not None
        if self.seats[turn.seat].bot:
            return
        self._stood_in.append(self.game.version + len(turn.steps) - 1)
        if all(note.what != "stood-in" for note in news.notes):
            news.notes.append(Note("stood-in", turn.seat))

    def _end_turn(self, at: int, news: News) -> None:
        """Play the steps of the turn for good, and draw cards and tiles."""
        turn = self.turn
        assert self.game is not None
        assert turn is not None
        seat = self.seats[turn.seat]
        self._charge(seat, at)
        if seat.bot:
            news.turn = turn
        self._movers.append(turn.seat)
        self._starts.append(self.game.version)
        attempt = self.attempt
        news.events += self.game.end_turn(turn, told=news.told)
        self._start(self.game, at)
        if self.progress is not None and attempt is not None:
            self.progress.judge(replace(attempt, after=self.game.state, ended=True))
        if self._over:
            self.proposal = None
            self.bot_wanted.clear()

    def _charge(self, seat: Seat, at: int) -> None:
        """Subtract a turn's time from the person's bank, and add what each turn adds."""
        if self.setup.bank is None or self.setup.clock is None:
            return
        used = 0 if self.late or seat.player else max(0, at - self.since)
        most = (self.setup.bank + self.setup.clock) * 1000
        seat.time_left = min(max(0, seat.time_left - used) + self.setup.clock * 1000, most)

    def _take_back(self, actions: int, at: int) -> None:
        """Go back to the beginning of a turn."""
        assert self.game is not None
        self.game.rewind(actions)
        stand = bisect_left(self._starts, actions)
        del self._movers[stand:], self._starts[stand:]
        del self._stood_in[bisect_left(self._stood_in, actions) :]
        del self._hints[bisect_left(self._hints, actions) :]
        self.proposal = None
        self._start(self.game, at)
