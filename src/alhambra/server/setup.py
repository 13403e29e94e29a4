"""The setup of a table: chosen by its host, stored with the table, shown to everybody."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

LONGEST_NAME = 24
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]

LIVE = 3600
"""The longest clock of a live table, in seconds."""
DAY = 86_400
"""The shortest clock of a correspondence table, in seconds."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """The setup of a table."""

    players: Annotated[int, Meta(ge=2, le=6, description="Seats, without Dirk (R1.7).")]
    edition: Annotated[str, Meta(max_length=20, description="A preset of rule options.")] = (
        "standard"
    )
    rules: Annotated[
        dict[str, str],
        Meta(max_length=10, description="Rule options that differ from the edition."),
    ] = {}
    hands: Annotated[
        Literal["secret", "open"], Meta(description="Whether hands are hidden from the others.")
    ] = "secret"
    aids: Annotated[
        bool, Meta(description="Whether the table shows what is left in bag and deck.")
    ] = True
    clock: Annotated[
        int | None,
        Meta(
            description="Seconds for a turn: 15 to 3600 at a live table, one to fourteen days "
            "(86400 to 1209600) by correspondence; null for no clock. With a bank, what each turn "
            "adds to it."
        ),
    ] = None
    confirm: Annotated[
        bool, Meta(description="Whether a turn is ended by its player, after a last look.")
    ] = True
    chat: Annotated[bool, Meta(description="Whether people can talk.")] = True
    listed: Annotated[bool, Meta(description="Whether the lobby shows the table.")] = False
    hints: Annotated[
        bool | None,
        Meta(
            description="Whether people may ask for a good move; null for where the table has "
            "aids and one person plays against bots."
        ),
    ] = None
    bank: Annotated[
        int | None,
        Meta(
            description="Seconds that everybody has for the whole game, 60 to 7200: each turn "
            "adds `clock` to what is left; null for no bank. Live tables only."
        ),
    ] = None

    @property
    def live(self) -> bool:
        """Whether people are expected to be there all the time."""
        return self.clock is not None and self.clock <= LIVE
