"""A browser and a push service for tests, written from RFC 8291 and 8292, not from our code."""

from __future__ import annotations

import json
import os
import ssl
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import IPv4Address
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, hmac, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.x509.oid import NameOID

LOCAL = ("127.0.0.0/8", "::1/128")
"""Where the tests' push service is."""


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")


def _mac(key: bytes, message: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(message)
    return made.finalize()


class Browser:
    """What a browser keeps of a subscription."""

    def __init__(self, private: bytes | None = None, auth: bytes | None = None) -> None:
        curve = ec.SECP256R1()
        self._private = (
            ec.generate_private_key(curve)
            if private is None
            else ec.derive_private_key(int.from_bytes(private, "big"), curve)
        )
        self.auth = auth or os.urandom(16)
        self.public = self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def subscription(self, endpoint: str, **chosen: object) -> dict[str, object]:
        """What it tells the server."""
        keys = {"p256dh": text(self.public), "auth": text(self.auth)}
        return {"endpoint": endpoint, "kinds": ["turn", "sat", "soon"], **keys, **chosen}

    def read(self, body: bytes) -> bytes:
        """A message that was sealed for it, by RFC 8188 and RFC 8291."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size, "one record"
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = _mac(self.auth, self._private.exchange(ec.ECDH(), theirs))
        key = _mac(shared, b"WebPush: info\0" + self.public + sender + b"\1")
        secret = _mac(salt, key)
        content = _mac(secret, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _mac(secret, b"Content-Encoding: nonce\0\1")[:12]
        plain = AESGCM(content).decrypt(nonce, sealed, None)
        padded = plain.rstrip(b"\0")
        assert padded[-1] == 2, "the last record"
        return padded[:-1]


@dataclass
class Message:
    """What arrived at the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Takes messages over TLS, and answers as it is told."""

    port: int = 0
    messages: list[Message] = field(default_factory=list)
    status: int = 201
    headers: dict[str, str] = field(default_factory=dict)
    go: threading.Event = field(default_factory=threading.Event)
    """Until this is set, nobody is answered."""

    def address(self, name: str = "one") -> str:
        return f"https://localhost:{self.port}/push/{name}"


def claims(message: Message, audience: str) -> dict[str, Any]:
    """What a message's proof says, if it is signed by the key that it names."""
    scheme, _, rest = message.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(each.strip().split("=", 1) for each in rest.split(","))
    head, body, signature = parts["t"].split(".")
    assert json.loads(data(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = data(signature)
    made = utils.encode_dss_signature(
        int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    )
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(parts["k"]))
    key.verify(made, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(data(body))
    assert found["aud"] == audience
    return {**found, "key": parts["k"]}


@contextmanager
def push_service(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[PushService]:
    """A push service on this machine, whose certificate this process believes."""
    certificate = _certificate(folder)
    patch.setenv("SSL_CERT_FILE", str(certificate))
    service = PushService()
    service.go.set()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            named = {name.lower(): value for name, value in self.headers.items()}
            service.messages.append(Message(self.path, named, body))
            service.go.wait(30)
            self.send_response(service.status)
            for name, value in service.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    class Quiet(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, request: object, client_address: object) -> None:
            pass  # whoever does not wait for an answer

    server = Quiet(("localhost", 0), Handler)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate)
    server.socket = tls.wrap_socket(server.socket, server_side=True)
    service.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield service
    finally:
        service.go.set()
        server.shutdown()
        thread.join()
        server.server_close()


def _certificate(folder: Path) -> Path:
    """A certificate for this machine that signs itself, with its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    names = [x509.DNSName("localhost"), x509.IPAddress(IPv4Address("127.0.0.1"))]
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    path = folder / "push.pem"
    path.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        + made.public_bytes(serialization.Encoding.PEM)
    )
    return path
