"""The names under which the server may be asked for.

A page of another site can let its own name lead to this machine (DNS rebinding), and then a browser
takes it for one of ours. It cannot do so with an address, nor with a name that nobody can register.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable

PRIVATE = (".home.arpa", ".internal", ".lan", ".local", ".localhost")
"""Names of networks at home, which no registry gives away."""


_NAME = re.compile(r"[a-z0-9._-]+")


class Hosts:
    """Tells our own names from others."""

    def __init__(self, names: Iterable[str]) -> None:
        """`names` are ours, too; `*.example.org` is all below it, and `*` whatever is asked for."""
        self._names = frozenset(names)

    def knows(self, host: str) -> bool:
        """Whether a `Host` header, with or without a port, names this server."""
        name = name_of(host)
        if not name:
            return False
        if "*" in self._names or name in self._names or _is_private(name):
            return True
        return any(each[:2] == "*." and name.endswith(each[1:]) for each in self._names)


def name_of(host: str) -> str:
    """The name or the address in a `Host` header; nothing if there is none in it."""
    host = host.strip().lower()
    if host.startswith("["):
        address, closed, port = host[1:].partition("]")
        return address if closed and _is_address(address) and _is_port(port) else ""
    name, colon, port = host.partition(":")
    return name.rstrip(".") if _NAME.fullmatch(name) and _is_port(colon + port) else ""


def _is_port(text: str) -> bool:
    return not text or (text[0] == ":" and text[1:].isascii() and text[1:].isdecimal())


def _is_private(name: str) -> bool:
    """Whether nobody else can have a name: an address, a single word, or one for homes."""
    return "." not in name or name.endswith(PRIVATE) or _is_address(name)


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
