"""A deal that many people play: what is stored of it, what it is called, and when it is told."""

from __future__ import annotations

import hashlib
import re
from base64 import urlsafe_b64encode
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache

import msgspec
from msgspec import Struct

from ...deal import deal_from_seed, fresh_seed
from ...options import Options

DAY, CHALLENGE, DUPLICATE = "day", "challenge", "duplicate"
"""What a deal is for: the deal of a day, of a challenge, one of a duplicate evening."""

DAILY_BOTS = ("architect", "mason")
"""Who sits beside the person every day."""
TO_FINISH = 2 * 3_600_000
"""Milliseconds from the last beginning until the deal is told: a try that is on can be ended."""
DUPLICATE_LASTS = 24 * 3_600_000
"""Milliseconds in which the tries of a duplicate evening begin."""

_MS_A_DAY = 86_400_000
_NAME = re.compile(r"\d{4}-\d\d-\d\d|[\w-]{16}(\.[1-9])?", re.ASCII)
_WEEK = re.compile(r"(\d{4})-W(\d\d)", re.ASCII)


class StoredDeal(Struct, frozen=True, omit_defaults=True):
    """What is stored of a deal, for ever: a new field has a default."""

    kind: str
    seed: str
    """It tells everything that is to come, and leaves the server only when the deal is told."""
    bots: tuple[str, ...]
    """The level at each seat; nothing at the person's."""
    players: int = 3
    edition: str = "standard"
    rules: dict[str, str] = {}
    seat: int = 0
    """The person's."""
    opens: int = 0
    """From when on it can be played, in milliseconds since 1970."""
    closes: int | None = None
    """From when on no try counts; None for never."""
    drawn: int = 0
    """When chance decided, in milliseconds since 1970; 0 where that was not written down."""

    @property
    def options(self) -> Options:
        """What the engine plays by."""
        return Options(self.players, self.edition, self.rules)

    @property
    def commitment(self) -> str:
        """What can be shown before anybody plays, and gives nothing away."""
        return _commitment(self.seed, self.players, self.edition, tuple(self.rules.items()))

    @property
    def told(self) -> int | None:
        """From when on the whole deal is told to everybody; None where that never happens."""
        return None if self.closes is None else self.closes + TO_FINISH

    def is_told(self, now: int) -> bool:
        """Whether everybody may know the whole deal."""
        return self.told is not None and now >= self.told


@lru_cache(maxsize=256)
def _commitment(seed: str, players: int, edition: str, rules: tuple[tuple[str, str], ...]) -> str:
    """Of a deal; shuffling it takes a while."""
    return deal_from_seed(Options(players, edition, dict(rules)), seed).commitment


class StoredDuplicate(Struct, frozen=True, omit_defaults=True):
    """What is stored of a duplicate evening."""

    title: str
    deals: tuple[str, ...]


_deals = msgspec.json.Decoder(StoredDeal)
_duplicates = msgspec.json.Decoder(StoredDuplicate)
to_body = msgspec.json.Encoder().encode
"""A deal or a duplicate evening as it is stored."""


def read_deal(body: bytes) -> StoredDeal:
    """A stored deal."""
    return _deals.decode(body)


def read_duplicate(body: bytes) -> StoredDuplicate:
    """A stored duplicate evening."""
    return _duplicates.decode(body)


def is_deal_name(text: str) -> bool:
    """Whether a deal or a duplicate evening could have this name."""
    return _NAME.fullmatch(text) is not None


def day_of(now: int) -> str:
    """The day of a time in milliseconds, everywhere the one of UTC."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def next_day(day: str) -> str:
    """The day after."""
    return (date.fromisoformat(day) + timedelta(1)).isoformat()


def days_before(day: str, count: int = 1) -> str:
    """So many days before."""
    return (date.fromisoformat(day) - timedelta(count)).isoformat()


def week_of(day: str) -> str:
    """The week of a day, as ISO 8601 counts: `2026-W47`, Monday first."""
    year, week, _ = date.fromisoformat(day).isocalendar()
    return f"{year}-W{week:02}"


def days_of(week: str) -> list[str] | None:
    """The seven days of a week, or None if there is no such week."""
    found = _WEEK.fullmatch(week)
    if found is None:
        return None
    try:
        monday = date.fromisocalendar(int(found[1]), int(found[2]), 1)
        return [(monday + timedelta(number)).isoformat() for number in range(7)]
    except (ValueError, OverflowError):
        return None


def deal_of_day(day: str, now: int) -> StoredDeal:
    """A new deal for a day. Whichever process stores one first, that one it is."""
    opens = int(datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp())
    return StoredDeal(
        DAY, fresh_seed(), ("", *DAILY_BOTS), opens=opens * 1000, closes=opens * 1000 + _MS_A_DAY,
        drawn=now,
    )  # fmt: skip


def challenge_name(table: str, seat: int, level: str) -> str:
    """What a challenge is called: however often it is asked for, there is one."""
    digest = hashlib.sha256(f"alhambra/1|challenge|{table}|{seat}|{level}".encode()).digest()
    return urlsafe_b64encode(digest[:12]).decode("ascii")
