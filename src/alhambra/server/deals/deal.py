"""A shared deal: how it is stored and named, and when it is revealed ("told") to everybody."""

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
"""Kinds of deals: the deal of a day, a challenge, or one deal of a duplicate evening."""

DAILY_BOTS = ("architect", "mason")
"""The bots in the deal of a day."""
TO_FINISH = 2 * 3_600_000
"""Milliseconds from closing until the deal is told, so that tries under way can be finished."""
DUPLICATE_LASTS = 24 * 3_600_000
"""Milliseconds for which tries of a duplicate evening can be begun."""

_MS_A_DAY = 86_400_000
_NAME = re.compile(r"\d{4}-\d\d-\d\d|[\w-]{16}(\.[1-9])?", re.ASCII)
_WEEK = re.compile(r"(\d{4})-W(\d\d)", re.ASCII)


class StoredDeal(Struct, frozen=True, omit_defaults=True):
    """A deal as stored, for ever: new fields must have defaults."""

    kind: str
    seed: str
    """All draws follow from it, so it stays on the server until the deal is told."""
    bots: tuple[str, ...]
    """The bot level at each seat; empty at the person's."""
    players: int = 3
    edition: str = "standard"
    rules: dict[str, str] = {}
    seat: int = 0
    """The person's seat."""
    opens: int = 0
    """When it can first be played, in milliseconds since 1970."""
    closes: int | None = None
    """When counted tries can no longer be begun, in milliseconds since 1970; None for never."""
    drawn: int = 0
    """When the seed was drawn, in milliseconds since 1970; 0 if that was not recorded."""

    @property
    def options(self) -> Options:
        """What the engine plays by."""
        return Options(self.players, self.edition, self.rules)

    @property
    def commitment(self) -> str:
        """The hash that commits to the deal; it can be shown before anybody plays."""
        return _commitment(self.seed, self.players, self.edition, tuple(self.rules.items()))

    @property
    def told(self) -> int | None:
        """When the whole deal is revealed, in milliseconds since 1970; None for never."""
        return None if self.closes is None else self.closes + TO_FINISH

    def is_told(self, now: int) -> bool:
        """Whether the whole deal has been revealed to everybody."""
        return self.told is not None and now >= self.told


@lru_cache(maxsize=256)
def _commitment(seed: str, players: int, edition: str, rules: tuple[tuple[str, str], ...]) -> str:
    """The commitment of a deal, cached because shuffling takes a while."""
    return deal_from_seed(Options(players, edition, dict(rules)), seed).commitment


class StoredDuplicate(Struct, frozen=True, omit_defaults=True):
    """A duplicate evening as stored."""

    title: str
    deals: tuple[str, ...]


_deals = msgspec.json.Decoder(StoredDeal)
_duplicates = msgspec.json.Decoder(StoredDuplicate)
to_body = msgspec.json.Encoder().encode
"""Encode a deal or a duplicate evening for the store."""


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
    """The UTC date of a time in milliseconds since 1970."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def next_day(day: str) -> str:
    """The day after."""
    return (date.fromisoformat(day) + timedelta(1)).isoformat()


def days_before(day: str, count: int = 1) -> str:
    """The date `count` days before a day."""
    return (date.fromisoformat(day) - timedelta(count)).isoformat()


def week_of(day: str) -> str:
    """The ISO 8601 week of a day, such as `2026-W47`; weeks begin on Monday."""
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
    """A new deal for a day. If several processes make one, the first to be stored counts."""
    opens = int(datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp())
    return StoredDeal(
        DAY, fresh_seed(), ("", *DAILY_BOTS), opens=opens * 1000, closes=opens * 1000 + _MS_A_DAY,
        drawn=now,
    )  # fmt: skip


def challenge_name(table: str, seat: int, level: str) -> str:
    """The name of a challenge, always the same for the same arguments."""
    digest = hashlib.sha256(f"alhambra/1|challenge|{table}|{seat}|{level}".encode()).digest()
    return urlsafe_b64encode(digest[:12]).decode("ascii")
