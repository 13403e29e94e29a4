"""The changes in a table's log, stored for ever (docs/protocol.md).

Nothing here may change its tag, lose a field, or get a field without a default: tests/server/stored
has logs of every version, with the tables they lead to.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from .setup import Setup


class Change(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", omit_defaults=True):
    """Something that happened at a table."""


class Created(Change, frozen=True, tag="created"):
    """The table was made by a guest, its host."""

    setup: Setup
    host: str
    brought: bool = False
    """Whether the game was played offline, and only its record uploaded."""


class Seated(Change, frozen=True, tag="seated"):
    """A guest sat down."""

    seat: int
    guest: str
    name: str
    nonce: str
    """A random part of the seat's secret link."""
    device: bool = False
    """One of several seats on one screen."""


class BotSeated(Change, frozen=True, tag="bot-seated"):
    """A bot sat down."""

    seat: int
    bot: str


class Vacated(Change, frozen=True, tag="vacated"):
    """A seat became free."""

    seat: int


class Claimed(Change, frozen=True, tag="claimed"):
    """A seat was opened on another device, by its secret link."""

    seat: int
    guest: str


class Renewed(Change, frozen=True, tag="renewed"):
    """A seat got a new secret link, and only its first holder still holds it."""

    seat: int
    nonce: str


class TakenOver(Change, frozen=True, tag="taken-over"):
    """A person is now known as another guest, who gets the seat instead of the old one."""

    seat: int
    old: str
    guest: str


class Sealed(Change, frozen=True, tag="sealed"):
    """A person has sealed a lot for the shuffle."""

    seat: int
    seal: str


class Shuffling(Change, frozen=True, tag="shuffling"):
    """The seats are final: the server has committed to a secret, and lots are being opened."""

    secret: str


class Opened(Change, frozen=True, tag="opened"):
    """A person has opened their sealed lot."""

    seat: int
    lot: str


class Draws(Struct, frozen=True, forbid_unknown_fields=True):
    """The rest of another game's deal from a position on, in drawing order."""

    bag: str
    deck: str
    scoring_cards: tuple[int, int]
    """As in a `Deal`."""


class Started(Change, frozen=True, tag="started"):
    """The game was dealt. All draws follow from the seed, so it never leaves the server.

    An exercise has its own deal; then `seed` is a hash of its position, and if the exercise is
    changed later, this table can no longer be played.
    """

    seed: str
    exercise: str = ""
    position: str = ""
    """The position, in notation, where the game began if it was not dealt."""
    draws: Draws | None = None
    """What is drawn after the position; only reshuffles use the seed then. None: all do."""
    deal: str = ""
    """The name of a shared deal; bots then choose by position and seed alone."""
    counted: bool = False
    """Whether this is the person's one try of the deal that counts."""


class Stepped(Change, frozen=True, tag="stepped"):
    """The acting seat did something in its turn."""

    action: str


class Undone(Change, frozen=True, tag="undone"):
    """The acting seat undid its last step."""


class Ended(Change, frozen=True, tag="ended"):
    """The acting seat ended its turn: cards and tiles are drawn, and the next seat is on turn."""


class Proposed(Change, frozen=True, tag="proposed"):
    """A seat asks to take its last turn back."""

    seat: int


class Answered(Change, frozen=True, tag="answered"):
    """A seat agreed to a take-back, or refused it."""

    seat: int
    agrees: bool


class TakenBack(Change, frozen=True, tag="taken-back"):
    """A turn was taken back: only the first `actions` of the game remain."""

    actions: int


class WentAway(Change, frozen=True, tag="went-away"):
    """A person is away: a bot plays the seat until they are back."""

    seat: int
    why: str = ""
    """`clock`: it ran out; `left`: not connected; `agreed`: the others wanted it."""


class StoodIn(Change, frozen=True, tag="stood-in"):
    """The clock of a turn ran out: a bot finishes the turn, even if the person comes back."""

    seat: int


class BotWanted(Change, frozen=True, tag="bot-wanted"):
    """A seat wants a bot to play for somebody absent, or would rather wait."""

    seat: int
    absent: int
    agrees: bool


class CameBack(Change, frozen=True, tag="came-back"):
    """A person plays their seat again."""

    seat: int


class Resigned(Change, frozen=True, tag="resigned"):
    """A person has given up: a bot plays the seat to the end."""

    seat: int


class OnHoliday(Change, frozen=True, tag="on-holiday"):
    """A person's clock is stopped until then, in milliseconds (correspondence tables only)."""

    seat: int
    until: int


class Said(Change, frozen=True, tag="said"):
    """Somebody wrote in the chat: a quick phrase, by its code, or text."""

    seat: int
    text: str = ""
    quick: str = ""


class Hinted(Change, frozen=True, tag="hinted"):
    """The acting seat has asked for a hint."""

    seat: int


class Rematched(Change, frozen=True, tag="rematched"):
    """The same people play again, at another table."""

    table: str


AnyChange: TypeAlias = (
    Created
    | Seated
    | BotSeated
    | Vacated
    | Claimed
    | Renewed
    | TakenOver
    | Sealed
    | Shuffling
    | Opened
    | Started
    | Stepped
    | Undone
    | Ended
    | Proposed
    | Answered
    | TakenBack
    | WentAway
    | StoodIn
    | BotWanted
    | CameBack
    | Resigned
    | OnHoliday
    | Said
    | Hinted
    | Rematched
)

PLAYING = (Started, Stepped, Undone, Ended, TakenBack)
"""Changes to the game itself; an action sent before one answers an outdated position."""


IN_TURNS = (Stepped, Undone, Ended)
"""Changes within turns, which leave everything around the game as it was."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Changes that were made together, usually by one command."""

    changes: tuple[AnyChange, ...]
    by: str = ""
    """The guest whose command it was; empty for the server itself."""
    ref: str = ""
    """The client's id of the command, so that it is never carried out twice."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def to_body(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def from_body(body: bytes) -> Entry:
    """A stored entry."""
    return _decoder.decode(body)
