"""The host names that the server answers to.

Another site can point its own name at this machine (DNS rebinding); a browser then takes its pages
for ours. That does not work with IP addresses, nor with names that nobody can register.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable

PRIVATE = (".home.arpa", ".internal", ".lan", ".local", ".localhost")
"""Suffixes for private networks, which nobody can register."""


_NAME = re.compile(r"[a-z0-9._-]+")


class Hosts:
    """Tells our own host names from others."""

    def __init__(self, names: Iterable[str]) -> None:
        """Accept `names` besides private ones; `*.example.org` matches subdomains, `*` anything."""
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
    """The name or IP address in a `Host` header; empty if it is malformed."""
    host = host.strip().lower()
    if host.startswith("["):
        address, closed, port = host[1:].partition("]")
        return address if closed and _is_address(address) and _is_port(port) else ""
    name, colon, port = host.partition(":")
    return name.rstrip(".") if _NAME.fullmatch(name) and _is_port(colon + port) else ""


def _is_port(text: str) -> bool:
    return not text or (text[0] == ":" and text[1:].isascii() and text[1:].isdecimal())


def _is_private(name: str) -> bool:
    """Whether nobody can register a name: an IP address, a single label, a private suffix."""
    return "." not in name or name.endswith(PRIVATE) or _is_address(name)


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
