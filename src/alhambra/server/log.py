"""What a table's log holds: changes, as they are stored for ever (docs/protocol.md).

Nothing here may change its tag, lose a field or get one without a default: tests/server/stored
holds logs of every version, and what they say.
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
    """Whether it was played elsewhere, and only its record came here."""


class Seated(Change, frozen=True, tag="seated"):
    """A guest sat down."""

    seat: int
    guest: str
    name: str
    nonce: str
    """What the seat's secret link is made from."""
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
    """A seat's secret link is another now, and only who held it first still holds it."""

    seat: int
    nonce: str


class TakenOver(Change, frozen=True, tag="taken-over"):
    """A person is another guest now: that one has the seat in place of the old one."""

    seat: int
    old: str
    guest: str


class Sealed(Change, frozen=True, tag="sealed"):
    """A person has sealed a lot for the shuffle."""

    seat: int
    seal: str


class Shuffling(Change, frozen=True, tag="shuffling"):
    """Nobody sits down any more: the server has committed to a secret, and lots are opened."""

    secret: str


class Opened(Change, frozen=True, tag="opened"):
    """A person has opened the lot that was sealed."""

    seat: int
    lot: str


class Draws(Struct, frozen=True, forbid_unknown_fields=True):
    """What was left of another game's deal at a position, in drawing order."""

    bag: str
    deck: str
    scoring_cards: tuple[int, int]
    """As a `Deal` has them."""


class Started(Change, frozen=True, tag="started"):
    """The game was dealt. The seed tells everything that is still to come: it never leaves.

    An exercise brings its own deal, and `seed` is the mark of its position: should the exercise
    change, this table is none of it any more.
    """

    seed: str
    exercise: str = ""
    position: str = ""
    """Where the game began in notation, if it was not with a deal; all else is from the seed."""
    draws: Draws | None = None
    """With a position: what is drawn there; then only reshuffles are from the seed."""
    deal: str = ""
    """The name of the deal, where others play it as well: then bots choose by position and seed."""
    counted: bool = False
    """Whether this is the one try of a deal that counts."""


class Stepped(Change, frozen=True, tag="stepped"):
    """The acting seat did something in its turn."""

    action: str


class Undone(Change, frozen=True, tag="undone"):
    """The acting seat took its last step back."""


class Ended(Change, frozen=True, tag="ended"):
    """The acting seat ended its turn: chance answers, and the next seat is on turn."""


class Proposed(Change, frozen=True, tag="proposed"):
    """A seat asks to take its last turn back."""

    seat: int


class Answered(Change, frozen=True, tag="answered"):
    """A seat said yes or no to a take-back."""

    seat: int
    agrees: bool


class TakenBack(Change, frozen=True, tag="taken-back"):
    """Everybody agreed: only the first so many actions stand."""

    actions: int


class WentAway(Change, frozen=True, tag="went-away"):
    """A person does not answer: a bot plays the seat."""

    seat: int
    why: str = ""
    """`clock` if it ran out, `left` if nobody is connected, `agreed` if the others want it."""


class StoodIn(Change, frozen=True, tag="stood-in"):
    """The clock of a turn ran out: a bot finishes this turn, whoever comes back meanwhile."""

    seat: int


class BotWanted(Change, frozen=True, tag="bot-wanted"):
    """A seat wants a bot to play for somebody who is not there, or would rather wait."""

    seat: int
    absent: int
    agrees: bool


class CameBack(Change, frozen=True, tag="came-back"):
    """A person has the seat again."""

    seat: int


class Resigned(Change, frozen=True, tag="resigned"):
    """A person has given up: a bot plays the seat to the end."""

    seat: int


class OnHoliday(Change, frozen=True, tag="on-holiday"):
    """By correspondence: the clock of a person stands still until then, in milliseconds."""

    seat: int
    until: int


class Said(Change, frozen=True, tag="said"):
    """Somebody said something: a quick line by its code, or text."""

    seat: int
    text: str = ""
    quick: str = ""


class Hinted(Change, frozen=True, tag="hinted"):
    """The acting seat has asked for a good move."""

    seat: int


class Rematched(Change, frozen=True, tag="rematched"):
    """The same people meet again at another table."""

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
"""The changes after which an action that was on its way answers an older position."""


IN_TURNS = (Stepped, Undone, Ended)
"""Those that leave the table around the game as it was."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Changes that were made together, by one command."""

    changes: tuple[AnyChange, ...]
    by: str = ""
    """The guest whose command it was; empty for the server itself."""
    ref: str = ""
    """The guest's own id of the command: the same command is never carried out twice."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def to_body(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def from_body(body: bytes) -> Entry:
    """A stored entry."""
    return _decoder.decode(body)
