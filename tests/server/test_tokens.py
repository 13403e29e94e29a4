"""Tokens and keys: nobody else can make them, and nothing that is sent instead does harm."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re

import pytest

from alhambra.server.tokens import Signer, table_id

SECRET = bytes(range(32))
ODD = ["", ".", "g1", "g1..", "g1.é.ü", "\ud800", "\x00", "g1." * 100_000, "a" * 10**6, "\n"]


def test_a_guest_is_known_again() -> None:
    token, guest = Signer(SECRET).guest_token()
    assert Signer(SECRET).guest(token) == (guest, 0)
    assert Signer(SECRET).guest_token()[1] != guest


def test_a_guest_token_is_as_it_is_written_down() -> None:
    token, guest = Signer(SECRET).guest_token()
    assert len(base64.urlsafe_b64decode(guest + "==")) == 16
    digest = hmac.new(SECRET, f"guest|{guest}".encode(), hashlib.sha256).digest()[:16]
    assert token == f"g1.{guest}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"


def test_a_token_that_was_changed_is_nobodys() -> None:
    signer = Signer(SECRET)
    token, _ = signer.guest_token()
    for place, character in enumerate(token):
        other = "B" if character != "B" else "C"
        assert signer.guest(token[:place] + other + token[place + 1 :]) is None
    for odd in (token + "=", token + "\n", " " + token, token[:-1], token + "A", token.upper()):
        assert signer.guest(odd) is None
    assert Signer(b"another secret of enough bytes..").guest(token) is None


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_odd_strings_are_no_tokens_and_no_keys(odd: str) -> None:
    signer = Signer(SECRET)
    assert signer.guest(odd) is None
    assert not signer.is_seat_key(odd, "table", 0, "nonce")
    assert not signer.is_seat_key("key", odd, 0, odd)


def test_a_seat_key_opens_one_seat() -> None:
    signer = Signer(SECRET)
    key = signer.seat_key("table", 1, "nonce")
    assert re.fullmatch(r"[\w-]{22}", key, re.ASCII)
    assert signer.is_seat_key(key, "table", 1, "nonce")
    assert not signer.is_seat_key(key, "table", 2, "nonce")
    assert not signer.is_seat_key(key, "other", 1, "nonce")
    assert not signer.is_seat_key(key, "table", 1, "later")
    assert not Signer(SECRET[::-1]).is_seat_key(key, "table", 1, "nonce")


def test_keys_of_different_things_differ_however_they_are_written() -> None:
    signer = Signer(SECRET)
    asked = [("a|b", 1, "c"), ("a", 1, "b|c"), ("a|1|b", 1, "c"), ("a", 11, "b|c"), ("", 1, "a|c")]
    assert len({signer.seat_key(*each) for each in asked}) == len(asked)


def test_a_guest_cannot_be_taken_for_a_seat() -> None:
    signer = Signer(SECRET)
    token, guest = signer.guest_token()
    assert not signer.is_seat_key(token.rpartition(".")[2], "guest", 0, guest)


def test_table_ids_fit_into_urls_and_commands() -> None:
    names = {table_id() for _ in range(2000)}
    assert len(names) == 2000
    assert all(re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9_-]{15}", name) for name in names)
