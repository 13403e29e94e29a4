"""What clients send: one type for each command, parsed once, at the edge."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from ...actions import LONGEST
from ..errors import BadMessage
from ..setup import LONGEST_NAME, Name, SeatNumber, Setup

LONGEST_POSITION = 2_000
"""The most characters of a position; one with all tiles in a palace has about eight hundred."""

QUICK = (
    "hello", "good-luck", "well-played", "thinking", "your-turn", "oops", "thanks", "good-game",
    "bye",
)  # fmt: skip
"""The codes of the quick chat lines, which each client shows in its own language."""


Seal = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{64}$",
        max_length=64,  # for Python, `$` also matches before a final newline
        description="The SHA-256 of `alhambra/1|lot|LOT`, in hex.",
    ),
]
Lot = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{64}$",
        max_length=64,
        description="32 random bytes of one's own, in hex.",
    ),
]


class SeatOrder(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """Who plays a seat: a bot of a level, or a person on the host's screen."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    bot: Annotated[str, Meta(max_length=20)] = ""


class Moment(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A moment of a game: of a finished game at a table, or of a record."""

    table: Annotated[str, Meta(max_length=64)] = ""
    record: dict[str, Any] | None = None
    actions: Annotated[int, Meta(ge=0, le=10_000, description="Played until then.")] = 0


class Begin(Moment, frozen=True, forbid_unknown_fields=True, rename="camel", kw_only=True):
    """Where a game that is not dealt begins: at a position, or at a moment of another game."""

    seats: Annotated[
        list[SeatOrder], Meta(min_length=2, max_length=6, description="Who plays each seat.")
    ]
    position: Annotated[str, Meta(max_length=LONGEST_POSITION, description="In notation.")] = ""
    same_draws: Annotated[
        bool, Meta(description="Draw what was drawn in that game, as far as it is the same.")
    ] = False


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """An order for a table. Whoever sends it becomes the host.

    Give one of these: `setup` for an ordinary game; `exercise` for a lesson or a puzzle for the
    host alone, which has its own seats, bots and deal; or `begin` for a game from a position, with
    the host at every seat that no bot plays.
    """

    setup: Setup | None = None
    name: Annotated[str, Meta(max_length=LONGEST_NAME, description="Sit down under this name.")] = (
        ""
    )
    devices: Annotated[
        list[Name], Meta(max_length=5, description="More people on the same screen.")
    ] = []
    bots: Annotated[
        list[Annotated[str, Meta(max_length=20)]],
        Meta(max_length=6, description="Levels of bots that sit down after the people."),
    ] = []
    start: Annotated[bool, Meta(description="Deal at once; every seat has to be taken.")] = False
    seal: Annotated[
        Seal | None,
        Meta(description="What the host's lot for the shuffle is sealed with; see `seal`."),
    ] = None
    exercise: Annotated[
        str,
        Meta(max_length=40, description="The id of a lesson or a puzzle, of GET /api/exercises."),
    ] = ""
    begin: Annotated[Begin | None, Meta(description="Begin at a position.")] = None


class PositionText(Struct, frozen=True, forbid_unknown_fields=True):
    """A position to ask about."""

    position: Annotated[str, Meta(max_length=LONGEST_POSITION, description="In notation.")]


Ref = Annotated[
    str,
    Meta(
        max_length=40,
        description="The client's own id of the command: sent again after a lost connection, it "
        "is recognised and not carried out twice.",
    ),
]
Version = Annotated[int, Meta(ge=0, le=2**31, description="The version that this answers.")]
MaybeSeat = Annotated[
    SeatNumber | None,
    Meta(description="For which seat; may be left out by whoever has only one."),
]


class Command(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", rename="camel", kw_only=True
):
    """Something that a guest wants to do at a table."""

    ref: Ref = ""


class Sit(Command, frozen=True, tag="sit"):
    """Sit down under a name, before the start."""

    name: Name
    seat: MaybeSeat = None
    device: Annotated[
        bool, Meta(description="One more seat for another person on the same screen.")
    ] = False


class SitBot(Command, frozen=True, tag="sit-bot"):
    """Seat a bot. Only the host can, before the start."""

    bot: Annotated[str, Meta(max_length=20)]
    seat: MaybeSeat = None


class Stand(Command, frozen=True, tag="stand"):
    """Free a seat before the start: one's own, or any if one is the host."""

    seat: MaybeSeat = None


class Start(Command, frozen=True, tag="start"):
    """Start the game. Only the host can, when all seats are taken."""


class Play(Command, frozen=True, tag="play"):
    """Play an action in one's turn."""

    version: Version
    action: Annotated[str, Meta(max_length=LONGEST, description="In notation: `take b1 g4`.")]
    seat: MaybeSeat = None


class Undo(Command, frozen=True, tag="undo"):
    """Undo the last step of the running turn."""

    version: Version
    seat: MaybeSeat = None


class End(Command, frozen=True, tag="end"):
    """End one's turn, when nothing is left to do in it."""

    version: Version
    seat: MaybeSeat = None


class Propose(Command, frozen=True, tag="propose"):
    """Ask the others for permission to take back one's last turn."""

    seat: MaybeSeat = None


class Answer(Command, frozen=True, tag="answer"):
    """Agree to another person's request to take back a turn, or refuse it."""

    agrees: bool
    seat: MaybeSeat = None


class Back(Command, frozen=True, tag="back"):
    """Take one's seat back from the bot that stood in."""

    seat: MaybeSeat = None


class WantBot(Command, frozen=True, tag="want-bot"):
    """At a table without a clock: ask for a bot to play for somebody absent, or for waiting."""

    absent: SeatNumber
    agrees: bool
    seat: MaybeSeat = None


class Resign(Command, frozen=True, tag="resign"):
    """Give up: a bot plays the seat to the end, and the result says so."""

    seat: MaybeSeat = None


class Holiday(Command, frozen=True, tag="holiday"):
    """At a correspondence table: stop one's clock for some days from now."""

    days: Annotated[int, Meta(ge=0, le=21, description="0 ends a holiday.")]
    seat: MaybeSeat = None


class Hint(Command, frozen=True, tag="hint"):
    """Ask for a hint: everybody is told so, then GET /api/tables/ID/hint returns it."""

    version: Version
    seat: MaybeSeat = None


class Say(Command, frozen=True, tag="say"):
    """Write in the chat: a quick line, or text."""

    text: Annotated[str, Meta(max_length=300)] = ""
    quick: Annotated[str, Meta(max_length=20)] = ""
    seat: MaybeSeat = None


class Claim(Command, frozen=True, tag="claim"):
    """Use a seat on this device too, by the key from its secret link."""

    seat: SeatNumber
    key: Annotated[str, Meta(max_length=100)]


class Renew(Command, frozen=True, tag="renew"):
    """Make a new secret link for a seat, and remove everybody who used the old one."""

    seat: MaybeSeat = None


class SealLot(Command, frozen=True, tag="seal"):
    """Put a sealed lot into the shuffle, before the start."""

    seal: Seal
    seat: MaybeSeat = None


class OpenLot(Command, frozen=True, tag="lot"):
    """Open one's sealed lot, after the server has committed to its secret."""

    lot: Lot
    seat: MaybeSeat = None


class Rematch(Command, frozen=True, tag="rematch"):
    """Make a new table with the same setup and people, when the game is over."""

    seal: Annotated[
        Seal | None, Meta(description="Of one's lot, where the new game begins at once.")
    ] = None


AnyCommand: TypeAlias = (
    Sit | SitBot | Stand | Start | Play | Undo | End
    | Propose | Answer | Back | WantBot | Resign | Holiday | Hint
    | Say | Claim | Renew | SealLot | OpenLot | Rematch
)  # fmt: skip


class Join(Struct, frozen=True, forbid_unknown_fields=True, tag="join"):
    """The first message on a socket, saying who joins; a spectator has no token."""

    token: Annotated[str, Meta(max_length=200)] = ""


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag="look"):
    """Ask for a whole view again."""


class Face(Struct, frozen=True, forbid_unknown_fields=True, tag="face"):
    """At a hot-seat table: the person at this seat now looks at the screen; null for nobody."""

    seat: SeatNumber | None


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Ask for a `Pong`."""


FromSocket: TypeAlias = AnyCommand | Join | Look | Face | Ping

_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_orders = msgspec.json.Decoder(NewTable)
_moments = msgspec.json.Decoder(Moment)
_positions = msgspec.json.Decoder(PositionText)
_socket: msgspec.json.Decoder[FromSocket] = msgspec.json.Decoder(FromSocket)


def read_command(data: bytes) -> AnyCommand:
    """A command. Raises `BadMessage`."""
    return _read(_commands, data)


def read_order(data: bytes) -> NewTable:
    """An order for a table. Raises `BadMessage`."""
    return _read(_orders, data)


def read_moment(data: bytes) -> Moment:
    """A moment of a game. Raises `BadMessage`."""
    return _read(_moments, data)


def read_position_text(data: bytes) -> str:
    """The text of a position. Raises `BadMessage`."""
    return _read(_positions, data).position


def read_message(data: bytes | str) -> FromSocket:
    """A message from a socket. Raises `BadMessage`."""
    return _read(_socket, data)


_Message = TypeVar("_Message")


def read_as(kind: type[_Message], data: bytes) -> _Message:
    """A message of any other type. Raises `BadMessage`."""
    return _read(msgspec.json.Decoder(kind), data)


def _read(decoder: msgspec.json.Decoder[_Message], data: bytes | str) -> _Message:
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadMessage(f"this is not a message of the protocol: {error!s:.200}") from None
    except RecursionError:
        raise BadMessage("this is not a message of the protocol: it is nested too deep") from None
