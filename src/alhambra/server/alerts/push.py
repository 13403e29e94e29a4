"""Web Push: messages that only one browser can read (RFC 8291), signed by us (RFC 8292)."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from ...errors import MissingExtra

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

VALID = 12 * 3600
"""Seconds for which a signature is valid; push services allow a day."""
RECORD = 4096
"""The most bytes of an encrypted message."""
PUBLIC_BYTES, AUTH_BYTES = 65, 16
"""Lengths of a browser's public key and of its shared secret."""


def to_text(data: bytes) -> str:
    """Bytes as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def from_text(text: str) -> bytes:
    """The bytes of base64url text, padded or not. Raises `ValueError`."""
    if not text.isascii():
        raise ValueError
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_private() -> bytes:
    """A new private key for a server. Raises `MissingExtra` if `cryptography` is not installed."""
    try:
        from cryptography.hazmat.primitives.asymmetric import ec
    except ModuleNotFoundError as error:
        raise MissingExtra("alerts", "alerts") from error
    made = ec.generate_private_key(ec.SECP256R1())
    return made.private_numbers().private_value.to_bytes(32, "big")


class Keys:
    """The key pair that identifies this server to push services and browsers (VAPID)."""

    def __init__(self, private: bytes) -> None:
        """Take a private key as made by `new_private`."""
        from cryptography.hazmat.primitives.asymmetric import ec

        self._private = ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1())
        self.public = to_text(_point(self._private))
        """The public key, in base64url, with which browsers subscribe."""

    def proof(self, endpoint: str, contact: str, now: int) -> str:
        """The `Authorization` header for a message to `endpoint`; `now` is in milliseconds."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1000 + VALID,
            "sub": contact,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(to_text(json.dumps(each).encode()) for each in (head, claims))
        made = self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(made)
        signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def is_public(key: bytes) -> bool:
    """Whether these bytes are an uncompressed point on the curve, as a browser's key must be."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    except ValueError:
        return False
    return len(key) == PUBLIC_BYTES


def seal(message: bytes, public: bytes, auth: bytes) -> bytes:
    """A message encrypted for the browser with these keys, in content coding `aes128gcm`."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    own = ec.generate_private_key(ec.SECP256R1())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
    point, salt = _point(own), secrets.token_bytes(16)
    shared = own.exchange(ec.ECDH(), theirs)
    key = _derived(shared, auth, b"WebPush: info\0" + public + point, 32)
    content = _derived(key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(key, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes((len(point),)) + point
    sealed = head + AESGCM(content).encrypt(nonce, message + b"\2", None)  # 2: the last record
    assert len(sealed) <= RECORD, len(sealed)
    return sealed


def _point(private: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), length, salt, info).derive(key)
