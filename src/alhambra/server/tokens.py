"""Identity without accounts: signed tokens that only this server can issue.

A guest token says who a browser is, at every table; it is valid until that person's link is
renewed, if there is one. A seat key allows its holder to sit on one seat of one table, a scores
key to fill in one score sheet. All are signed by HMAC-SHA256 with the server's secret, truncated
to 128 bits.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode

from .store import Unavailable

_BYTES = 16  # of a guest id and of a signature: 128 bits
_CHARACTERS = 22  # their length in base64url
_TABLE_BYTES = 12  # 96 bits, or slightly fewer as one id in 64 is rejected

_TABLE = re.compile(r"[\w-]{16}", re.ASCII)
_PART = rf"[\w-]{{{_CHARACTERS}}}"
_GUEST = re.compile(
    rf"g1\.({_PART})()\.({_PART})|g2\.({_PART})\.([1-9]\d{{0,8}})\.({_PART})", re.ASCII
)


class Signer:
    """Issues tokens and keys, and recognises its own."""

    def __init__(self, secret: bytes) -> None:
        """All processes of a server share the secret."""
        assert len(secret) >= _BYTES
        self._secret = secret

    def guest_token(self) -> tuple[str, str]:
        """A token for a new guest, and the guest's id."""
        guest = _text(secrets.token_bytes(_BYTES))
        return self.token_of(guest, 0), guest

    def token_of(self, guest: str, generation: int) -> str:
        """The token of a guest whose link was renewed so many times."""
        version = f"g2.{guest}.{generation}" if generation else f"g1.{guest}"
        return f"{version}.{self._signature(_signed(guest, generation))}"

    def guest(self, token: str) -> tuple[str, int] | None:
        """Whose token this is, and of which generation; None if it is not ours."""
        found = _GUEST.fullmatch(token)
        if found is None:
            return None
        guest, count, signature = found.groups()[:3] if found[1] else found.groups()[3:]
        generation = int(count or 0)
        if not _same(signature, self._signature(_signed(guest, generation))):
            return None
        return guest, generation

    def seat_key(self, table: str, seat: int, nonce: str) -> str:
        """The key of a seat; changing the nonce makes earlier keys void."""
        return self._signature(f"seat|{seat}|{len(table)}|{table}|{nonce}")

    def is_seat_key(self, key: str, table: str, seat: int, nonce: str) -> bool:
        """Whether a key is that of a seat."""
        return _same(key, self.seat_key(table, seat, nonce))

    def scores_key(self, room: str) -> str:
        """The key of a score sheet."""
        return self._signature(f"scores|{room}")

    def is_scores_key(self, key: str, room: str) -> bool:
        """Whether a key is that of a score sheet."""
        return _same(key, self.scores_key(room))

    def _signature(self, text: str) -> str:
        signed = text.encode("utf-8", "surrogatepass")
        return _text(hmac.digest(self._secret, signed, "sha256")[:_BYTES])


def new_key() -> str:
    """A new secret for a person's link."""
    return _text(secrets.token_bytes(_BYTES))


def hash_of(key: str) -> bytes:
    """The stored hash of such a secret; random secrets need no salt."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).digest()


def table_id() -> str:
    """A random name for a table that cannot be guessed, safe in URLs and command lines."""
    while True:
        name = secrets.token_urlsafe(_TABLE_BYTES)
        if not name.startswith("-"):
            return name


def is_table_id(text: str) -> bool:
    """Whether a table could have this name."""
    return _TABLE.fullmatch(text) is not None


def _signed(guest: str, generation: int) -> str:
    return f"guest|{guest}|{generation}" if generation else f"guest|{guest}"


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def _same(given: str, right: str) -> bool:
    """Compare in constant time."""
    return given.isascii() and hmac.compare_digest(given, right)


class Keyring:
    """Holds the server's signer, once the secret has been read from the database."""

    def __init__(self) -> None:
        """Begin without the secret."""
        self._signer: Signer | None = None

    def open(self, secret: bytes) -> None:
        """Take the secret read from the database."""
        self._signer = Signer(secret)

    @property
    def is_open(self) -> bool:
        """Whether the secret is known."""
        return self._signer is not None

    @property
    def signer(self) -> Signer:
        """The signer. Raises `Unavailable` while the secret is not known."""
        if self._signer is None:
            raise Unavailable("the database does not answer")
        return self._signer
