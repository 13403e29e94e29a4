"""What the server sends: tables, games, events and refusals as JSON.

Everything is built up field by field from what the viewer may know. An update has a part that is
the same for everybody, encoded once, and a part for one viewer: hand and legal actions.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Literal, TypeAlias, cast

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from ...analysis.reasons import seen_reasons
from ...codes import is_near, layout, near_cell
from ...core import const
from ...core.palace import Palace
from ...core.scribe import Scribe
from ...core.state import State
from ...errors import AlhambraError, IllegalAction
from ...events import Event
from ...exercises.goals import shown
from ...game import Game
from ...pieces import CARDS, TILES
from ...scoring import winners
from ...turn import Turn
from ...view import legal_names
from ..setup import Setup
from ..table import Line, News, Note, Table
from .advice import ReasonOut, reason_out
from .values import json_value

# What everybody may know


class SeatOut(Struct, frozen=True, rename="camel"):
    """Who sits at a seat."""

    kind: Literal["free", "person", "bot"] = "free"
    name: str = ""
    bot: str | None = None
    """The level, for a bot."""
    device: bool = False
    """One of several seats on one screen."""
    away: bool = False
    """A bot stands in for the person."""
    resigned: bool = False
    """The person has given up, and a bot plays to the end."""
    time_left: int | None = None
    """With a time bank: milliseconds for the next turn, or at the beginning of this one."""
    holiday: int | None = None
    """When the person's holiday ends or ended, in milliseconds since 1970."""
    present: bool = False
    """A holder of the seat is connected; always true for a bot."""


class ProposalOut(Struct, frozen=True, rename="camel"):
    """A seat's request to take back its last turn."""

    seat: int
    asked: list[int]
    """The seats that have to agree."""
    agreed: list[int]


class ShuffleOut(Struct, frozen=True, rename="camel"):
    """The joint shuffle that nobody can control, before the cards are dealt."""

    seals: list[str | None]
    """The seal of each seat's lot; null if there is none."""
    commitment: str | None
    """The commitment to the server's secret, once the host has started; then lots are opened."""
    opened: list[int]
    """The seats that have opened their lots."""


class TableOut(Struct, frozen=True, rename="camel"):
    """A table."""

    id: str
    status: Literal["open", "running", "over"]
    setup: Setup
    seats: list[SeatOut]
    proposal: ProposalOut | None
    deadline: int | None
    """When the clock of the turn runs out, in milliseconds since 1970."""
    late: bool
    """Whether the clock has run out, and a bot finishes the turn."""
    commitment: str | None
    """The commitment to the deal, made before the first card was dealt."""
    shuffle: ShuffleOut | None
    """The joint shuffle; null once the cards are dealt."""
    rematch: str | None
    """The table where the same people play again."""
    position: str | None
    """Where the game began, in notation, if it was not dealt."""
    hints: bool
    """Whether the person on turn may ask for a hint."""
    coach: bool
    """Whether a person may have their turns judged."""
    deal: str | None = None
    """The id of the shared deal, if it is one; see GET /api/deals/{deal}."""
    counted: bool = False
    """Whether this is the person's try of the deal that counts."""


class SummaryOut(Struct, frozen=True, rename="camel"):
    """A table as the lobby shows it; it does not say who is connected."""

    setup: Setup
    seats: list[SeatOut]


class PlayerOut(Struct, frozen=True, rename="camel"):
    """What one seat has on the table."""

    hand_size: int
    hand: list[str] | None
    """The cards, if hands are open."""
    palace: dict[str, str]
    """Tiles by cell, without the fountain."""
    reserve: list[str]
    score: int
    wall: int
    counts: list[int]
    """Buildings of each kind, the cheapest kind first."""


class AidsOut(Struct, frozen=True, rename="camel"):
    """What a perfect memory would know; shown if the table has aids."""

    bag: list[str]
    """The tiles that are left, sorted."""
    unseen: list[int]
    """How many of each card are in the deck or in a hidden hand: b1 to b9, then g, o, y."""
    forecast: list[int]
    """What each seat would get if the next scoring took place now."""
    until_scoring: tuple[int, int] | None
    """How many cards are drawn before the next scoring card turns up, at least and at most
    (R2.6); null if only the last scoring is to come."""


class GameOut(Struct, frozen=True, rename="camel"):
    """The game as a spectator sees it."""

    actions: int
    """How many actions have been played in finished turns."""
    steps: list[str]
    """The actions of the running turn, which can still be undone."""
    complete: bool
    """Whether the turn only remains to be ended."""
    phase: Literal["act", "put", "award", "over"]
    actor: int | None
    may_stop: bool
    market: list[str | None]
    display: list[str | None]
    pending: list[str]
    players: list[PlayerOut]
    dirk: list[str] | None
    dirk_score: int
    deck_left: int
    discard_left: int
    bag_left: int
    scorings: int
    starter: int
    aids: AidsOut | None
    winners: list[int]


class LineOut(Struct, frozen=True):
    """A line of chat."""

    seat: int
    at: int
    text: str
    quick: str


class NoteOut(Struct, frozen=True):
    """Something that happened at the table but is not an event of the game."""

    what: str
    seat: int | None
    text: str


# What one viewer may know


class YouOut(Struct, frozen=True, rename="camel"):
    """The viewer."""

    seats: list[int]
    """The seats that the viewer holds."""
    host: bool
    facing: int | None
    """The seat whose hand this message shows."""
    hand: list[str] | None
    legal: list[str]
    """The seat's legal actions, if it is on turn."""
    may_propose: list[int]
    """The viewer's seats that may ask to take back a turn."""
    keys: dict[str, str] | UnsetType = UNSET
    """The secret key of each of the viewer's seats, to use it on another device. Sent before the
    start, in whole views, and when a seat was claimed or its link renewed."""
    devices: dict[str, int] | UnsetType = UNSET
    """Sent with the keys: how many devices hold each seat whose link the viewer can renew."""


class Shared(Struct, frozen=True, rename="camel", tag="update"):
    """The part of an update that is the same for everybody."""

    version: int
    now: int
    """The server's time, in milliseconds since 1970."""
    whole: bool
    """Whether this is a whole view, not news; then `chat` has all lines that are kept."""
    table: TableOut
    game: GameOut | None
    events: list[Any]
    """What has just happened in the game; in a whole view, one event for each of its `steps`."""
    notes: list[NoteOut]
    chat: list[LineOut]
    why: list[ReasonOut] | UnsetType = UNSET
    """Reasons, visible to everybody, for the turn that a bot has just played."""


class _Told(Struct, frozen=True):
    """The last fields of `Shared`."""

    events: list[Any]
    notes: list[NoteOut]
    chat: list[LineOut]
    why: list[ReasonOut] | UnsetType


class ExerciseOut(Struct, frozen=True, rename="camel"):
    """A lesson or a puzzle, and how far the learner has come."""

    id: str
    kind: Literal["lesson", "puzzle"]
    seat: int
    """The learner's seat."""
    step: int
    """The current step, from 0; equal to `steps` when all are done."""
    steps: int
    goal: dict[str, str | int] | None
    """The goal of the step: `is` names it, the rest are parameters. Null when all are done."""
    slip: str | None
    """The code of the mistake that the learner has just made, if any."""
    solution: list[str]
    """Actions that solve this step from the beginning of the turn; only sent to the learner."""
    why: list[ReasonOut]
    """Reasons for the best turn, once the learner has found it; empty for other exercises."""
    gap: float
    """What every other turn loses at least, in points of lead; 0 while `why` is empty."""


class Update(Shared, frozen=True, rename="camel", tag="update", kw_only=True):
    """A table as its viewer may know it, and what has just happened there."""

    you: YouOut
    exercise: ExerciseOut | UnsetType = UNSET
    """Only at the table of an exercise."""


class Done(Struct, frozen=True, rename="camel", tag="done"):
    """A command was carried out, and is stored."""

    ref: str
    version: int
    """The version that it led to; that of the first time if it was sent twice."""
    again: bool
    """Whether it had already been carried out before."""
    table: str | UnsetType = UNSET
    """The new table of a rematch."""


class Refused(Struct, frozen=True, rename="camel", tag="refused"):
    """A command was not carried out; nothing has changed."""

    ref: str
    slug: str
    """The kind of refusal, for programs and translations."""
    text: str
    """One English sentence: what is wrong and what would be right."""
    rule: str | None
    """The rule that forbids it, such as `R4.2`."""
    details: dict[str, Any]
    """The values that the sentence is about, by name."""


class AbsentOut(Struct, frozen=True, rename="camel"):
    """A person who is not connected while the game is on."""

    seat: int
    since: int
    """When the person was last seen, in milliseconds since 1970."""
    agreed: list[int]
    """The seats that want a bot to play for the person, at a table without a clock."""
    asked: list[int]
    """The seats that still have to agree."""


class Presence(Struct, frozen=True, tag="presence"):
    """The seats whose holders are connected, and who is missing."""

    present: list[int]
    absent: list[AbsentOut]


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a `Ping`."""

    now: int


encode = msgspec.json.Encoder().encode

_scribe = Scribe(
    [tile.name.encode() for tile in TILES],
    [str(card).encode() for card in CARDS],
    [str(near_cell(number)).encode() for number in range(const.CELL_COUNT)],
)


def _texts_of(written: bytes) -> list[str]:
    """A list that the scribe has written as JSON already."""
    return cast(list[str], Raw(written))


def table_out(table: Table, present: Iterable[int]) -> TableOut:
    """A table, and who is connected."""
    proposal = table.proposal
    return TableOut(
        id=table.name,
        status=table.status,  # type: ignore[arg-type]
        setup=table.setup,
        seats=seats_out(table, present),
        proposal=None
        if proposal is None
        else ProposalOut(proposal.seat, table.asked(proposal), sorted(proposal.agreed)),
        deadline=table.deadline,
        late=table.late,
        commitment=table.commitment or None,
        shuffle=_shuffle_out(table) if table.game is None else None,
        rematch=table.rematch or None,
        position=None if table.begun is None else table.begun.position,
        hints=table.has_hints,
        coach=table.has_coach,
        deal=table.deal or None,
        counted=table.counted,
    )


def _shuffle_out(table: Table) -> ShuffleOut:
    seats, shuffle = table.seats, table.shuffle
    return ShuffleOut(
        seals=[seat.seal or None for seat in seats],
        commitment=None if shuffle is None else shuffle.commitment,
        opened=[number for number, seat in enumerate(seats) if seat.lot],
    )


def seats_out(table: Table, present: Iterable[int]) -> list[SeatOut]:
    """Who sits where, and who is connected."""
    there = set(present)
    return [
        SeatOut(
            kind="free" if seat.free else "bot" if seat.bot else "person",
            name=seat.name,
            bot=seat.bot or None,
            device=seat.device,
            away=seat.away or seat.resigned,
            resigned=seat.resigned,
            time_left=None if table.setup.bank is None or seat.bot else seat.time_left,
            holiday=seat.holiday or None,
            present=bool(seat.bot) or number in there,
        )
        for number, seat in enumerate(table.seats)
    ]


_SeatKey: TypeAlias = tuple[int, int, int, tuple[int, ...], bytes | None]


class Drawn:
    """Caches encoded parts: most steps leave the table and all seats but one unchanged."""

    __slots__ = ("_palaces", "_seats", "_table")

    def __init__(self) -> None:
        """Begin with nothing cached."""
        self._palaces: dict[int, tuple[tuple[int, ...], dict[str, str]]] = {}
        self._seats: dict[int, tuple[_SeatKey, bytes]] = {}
        self._table: tuple[tuple[object, ...], bytes] | None = None

    def table(self, table: Table, present: frozenset[int]) -> bytes:
        """A `TableOut`, encoded."""
        clock = (table.since, table.turns) if table.setup.clock is not None else ()
        key = (table.arranged, table.status, present, clock)
        if self._table is None or self._table[0] != key:
            self._table = key, encode(table_out(table, present))
        return self._table[1]

    def player(self, state: State, seat: int, *, open_hand: bool) -> bytes:
        """A `PlayerOut`, encoded: one seat as everybody sees it."""
        hand = _scribe.hand(state, seat) if open_hand else None
        key = (*_scribe.seat(state, seat), hand)
        last = self._seats.get(seat)
        if last is not None and last[0] == key:
            return last[1]
        size, score, reserve, built, _ = key
        palace = state.palace(seat)
        player = encode(
            PlayerOut(
                hand_size=size,
                hand=None if hand is None else _texts_of(hand),
                palace=self._palace(seat, palace, built),
                reserve=_texts_of(_scribe.names(reserve)),
                score=score,
                wall=palace.wall(),
                counts=[palace.count(kind) for kind in range(const.KINDS)],
            )
        )
        self._seats[seat] = key, player
        return player

    def _palace(self, seat: int, palace: Palace, built: tuple[int, ...]) -> dict[str, str]:
        """The tiles of a seat's palace by cell."""
        last = self._palaces.get(seat)
        if last is None or last[0] != built:
            if is_near(len(built) - 1):
                tiles = cast(dict[str, str], Raw(_scribe.palace(palace)))
            else:
                tiles = layout(palace).notation
            last = self._palaces[seat] = built, tiles
        return last[1]


def absent_out(table: Table, present: Collection[int], left: Mapping[int, int]) -> list[AbsentOut]:
    """Who is missing in a running game, given when each was last seen."""
    if table.turn is None:
        return []
    return [
        AbsentOut(
            seat, since, sorted(table.bot_wanted.get(seat, ())), table.undecided(seat, present)
        )
        for seat, since in sorted(left.items())
        if table.seats[seat].holders and not table.seats[seat].player
    ]


def game_out(table: Table, drawn: Drawn | None = None) -> GameOut | None:
    """The game of a table as a spectator sees it, with the steps of the running turn."""
    if table.game is None:
        return None
    setup = table.setup
    return position_out(
        table.game, table.turn, open_hands=setup.hands == "open", aids=setup.aids, drawn=drawn
    )


def position_out(
    game: Game, turn: Turn | None, *, open_hands: bool, aids: bool, drawn: Drawn | None = None
) -> GameOut:
    """A game as a spectator sees it, after the steps of `turn` if there is one."""
    state = game.state if turn is None else turn.state
    drawn = drawn or Drawn()
    steps = b"[]" if turn is None or not turn.steps else encode([each.text for each in turn.steps])
    seats = [drawn.player(state, seat, open_hand=open_hands) for seat in range(state.players)]
    fields = _scribe.game(state, seats, _scribe.aids(state, open_hands) if aids else b"null")
    won = winners(state.scores[: state.players]) if state.phase == const.OVER else ()
    written = b'{"actions":%d,"steps":%b,"complete":%b,%b,"winners":%b}' % (
        game.version,
        steps,
        b"true" if turn is not None and turn.complete else b"false",
        fields,
        encode(won),
    )
    return cast(GameOut, Raw(written))


Faced: TypeAlias = tuple[list[str] | None, list[str]]
"""What whoever faces a seat is shown besides: its hand, and its legal actions."""


def faced(table: Table, facing: int | None) -> Faced:
    """The hand and the legal actions of the seat that is faced, the same for all who face it."""
    if table.game is None or facing is None:
        return None, []
    state = table.game.state if table.turn is None else table.turn.state
    hand = _texts_of(_scribe.hand(state, facing))
    return hand, _legal_out(state) if state.actor() == facing else []


def you_out(
    table: Table,
    guest: str,
    facing: int | None,
    keys: dict[str, str] | UnsetType = UNSET,
    seen: Faced | None = None,
) -> YouOut:
    """The part of an update for one viewer; `seen` is what `faced` gives, if it is known."""
    hand, legal = seen or faced(table, facing)
    turn = table.turn
    held = table.held_by(guest)
    propose = [] if turn is None else [seat for seat in held if table.may_propose(seat)]
    devices: dict[str, int] | UnsetType = UNSET
    if keys is not UNSET:
        holders = {seat: table.seats[seat].holders for seat in held}
        devices = {str(seat): len(all_) for seat, all_ in holders.items() if all_[0] == guest}
    return YouOut(list(held), guest == table.host, facing, hand, legal, propose, keys, devices)


def _legal_out(state: State) -> list[str]:
    """The legal actions of the acting seat."""
    if is_near(state.palace(state.turn).built.bit_count()):
        return _texts_of(_scribe.legal(state))
    return legal_names(state)


def shared(
    table: Table,
    present: frozenset[int],
    now: int,
    news: News | None = None,
    drawn: Drawn | None = None,
) -> bytes:
    """The part of an update that is the same for everybody; without `news`, of a whole view.

    It is an encoded `Shared` without the closing brace.
    """
    drawn = drawn or Drawn()
    game = game_out(table, drawn)
    events = _steps(table) if news is None else news.events
    lines = table.chat if news is None else news.lines
    why = UNSET if news is None else _why_out(news)
    return b'{"type":"update","version":%d,"now":%d,"whole":%b,"table":%b,"game":%b,%b' % (
        table.version,
        now,
        b"true" if news is None else b"false",
        drawn.table(table, present),
        b"null" if game is None else cast(Raw, game),
        encode(
            _Told(
                events=list(map(json_value, events)),
                notes=[] if news is None else [_note_out(note) for note in news.notes],
                chat=[_line_out(line) for line in lines],
                why=why,
            )
        )[1:-1],
    )


def _why_out(news: News) -> list[ReasonOut] | UnsetType:
    """The reasons for a bot's turn: found by the bot, or here if another process played it."""
    if news.turn is None:
        return UNSET
    why = seen_reasons(news.turn.before, news.turn.codes) if news.why is None else news.why
    return [reason_out(each) for each in why] or UNSET


def _steps(table: Table) -> list[Event]:
    """The events of the running turn."""
    return [] if table.turn is None else [step.event for step in table.turn.steps]


def exercise_out(table: Table, guest: str) -> ExerciseOut | None:
    """The exercise of a table. The solution names cards in hand, so only the learner gets it."""
    progress = table.progress
    if progress is None:
        return None
    exercise, step, attempt = progress.exercise, progress.step, table.attempt
    learns = exercise.seat in table.held_by(guest)
    return ExerciseOut(
        id=exercise.id,
        kind=exercise.kind,
        seat=exercise.seat,
        step=progress.met,
        steps=len(exercise.steps),
        goal=None if step is None else shown(step.goal),
        slip=None if attempt is None else progress.slip(attempt),
        solution=[] if step is None or not learns else _texts(step.solution),
        why=list(map(reason_out, exercise.why)) if step is None else [],
        gap=exercise.gap if step is None else 0.0,
    )


def update(common: bytes, you: YouOut, exercise: ExerciseOut | None = None) -> bytes:
    """An encoded `Update`: the part for everybody, and the viewer's own."""
    more = b"" if exercise is None else b',"exercise":' + encode(exercise)
    return common + b',"you":' + encode(you) + more + b"}"


def _note_out(note: Note) -> NoteOut:
    return NoteOut(note.what, note.seat, note.text)


def _line_out(line: Line) -> LineOut:
    return LineOut(line.seat, line.at, line.text, line.quick)


def refusal(error: AlhambraError, ref: str = "") -> Refused:
    """A refusal, in a form that clients can translate."""
    text = error.text if isinstance(error, IllegalAction) else str(error)
    details = {key: json_value(value) for key, value in getattr(error, "details", {}).items()}
    return Refused(ref, error.slug, text, getattr(error, "rule", None), details)


def _texts(items: Iterable[object]) -> list[str]:
    return list(map(str, items))
