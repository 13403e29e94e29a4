"""Everything that whoever runs a server can set, and where it is read from."""

from __future__ import annotations

import dataclasses
import difflib
import ipaddress
import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from ..errors import SetupError

T = TypeVar("T")

PREFIX = "ALHAMBRA_"
"""Begins the environment variable of each setting."""
OTHER_VARIABLES = ("ALHAMBRA_COMPILED", "ALHAMBRA_CONFIG", "ALHAMBRA_PURE", "ALHAMBRA_WEB")
"""Variables that begin alike and are no settings."""

_TRUE = ("true", "yes", "on", "1")
_FALSE = ("false", "no", "off", "0")


class _Kind(NamedTuple):
    """What a value may be."""

    right: str
    read: Callable[[object], object]
    """From text, or from what TOML or Python has for it; raises `ValueError`."""


def _text(value: object) -> str:
    if not isinstance(value, str) or not value.isprintable():
        raise ValueError
    return value.strip()


def _converted(kind: Any, right: str) -> _Kind:  # noqa: ANN401
    """What msgspec makes of a value, or of text, for a type."""

    def read(value: object) -> object:
        try:
            if isinstance(value, str):
                return msgspec.convert(value.strip(), kind, strict=False)
            return msgspec.convert(value, kind)
        except msgspec.ValidationError:
            raise ValueError from None

    return _Kind(right, read)


def _whole(low: int, high: int) -> _Kind:
    return _converted(Annotated[int, Meta(ge=low, le=high)], f"a whole number from {low} to {high}")


def _number(low: float, high: float) -> _Kind:
    return _converted(Annotated[float, Meta(ge=low, le=high)], f"a number from {low:g} to {high:g}")


def _choice(*names: str) -> _Kind:
    def read(value: object) -> str:
        name = _text(value).lower()
        if name not in names:
            raise ValueError
        return name

    return _Kind(f"one of {', '.join(names)}", read)


def _switch(value: object) -> bool:
    if isinstance(value, bool):
        return value
    word = _text(value).lower()
    if word not in _TRUE + _FALSE:
        raise ValueError
    return word in _TRUE


def _host(value: object) -> str:
    host = _text(value).strip("[]")
    if not host or re.search(r"[\s/]", host):
        raise ValueError
    return host


def _database(value: object) -> str:
    place = _text(value)
    scheme, _, rest = place.partition("://")
    if place and not re.search(r"^\w\w+:|password=", place):
        return os.path.expanduser(place)
    if scheme == "sqlite" and rest.startswith("/") and rest != "/":
        return place
    if scheme in ("postgresql", "postgres") and urlsplit(place).port != 0:
        return place
    raise ValueError


def _url(value: object) -> str:
    url = _text(value).rstrip("/")
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0:
        raise ValueError
    if parts.query or parts.fragment or parts.username is not None or re.search(r"\s", url):
        raise ValueError
    return url


def _origins(value: object) -> tuple[str, ...]:
    origins = tuple(_url(each).lower() for each in _listed(value))
    if any(urlsplit(each).path for each in origins):
        raise ValueError
    return origins


def _proxies(value: object) -> str:
    proxies = _listed(value)
    for each in proxies:
        if not ipaddress.ip_network(each, strict=False).prefixlen:
            raise ValueError  # whoever believes everybody is told anything
    return ",".join(proxies)


def _networks(value: object) -> tuple[str, ...]:
    return tuple(str(ipaddress.ip_network(each, strict=False)) for each in _listed(value))


def _contact(value: object) -> str:
    contact = _text(value)
    if not re.fullmatch(r"mailto:[!-~]+@[!-~]+|https://[!-~]+", contact):
        raise ValueError
    return contact


def _hosts(value: object) -> tuple[str, ...]:
    hosts = tuple(each.lower().rstrip(".") for each in _listed(value))
    if not all(re.fullmatch(r"\*|(\*\.)?[\w.-]+", each) for each in hosts):
        raise ValueError
    return hosts


def _listed(value: object) -> tuple[str, ...]:
    """The items of a list, or of text with commas."""
    if isinstance(value, str):
        value = value.split(",")
    if not isinstance(value, list | tuple):
        raise ValueError
    return tuple(filter(None, map(_text, value)))


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where a user's programs keep their data: ours has a folder there."""
    home = environ.get("XDG_DATA_HOME", "")
    folder = Path(home) if os.path.isabs(home) else Path(os.path.expanduser("~/.local/share"))
    return folder / "alhambra"


def default_database(environ: Mapping[str, str] = os.environ) -> str:
    """The file that is used when none is named."""
    return str(data_folder(environ) / "alhambra.db")


def default_workers() -> int:
    """One less than the processors that this process may use, at least one."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)) - 1)
    return max(1, (os.cpu_count() or 1) - 1)


def _setting(default: T, meaning: str, kind: _Kind) -> T:
    """A field of `Settings`."""
    metadata = {"meaning": meaning, "kind": kind, "shown": _shown(default)}
    return dataclasses.field(default=default, metadata=metadata)


def _computed(default: Callable[[], T], shown: str, meaning: str, kind: _Kind) -> T:
    """A field of `Settings` whose default is worked out; `shown` says how."""
    metadata = {"meaning": meaning, "kind": kind, "shown": shown}
    return dataclasses.field(default_factory=default, metadata=metadata)


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return f"{value:g}"
    return str(value) if value or value == 0 else "none"


_RATE = _number(0, 100_000)
_NAME = "an address or a name, such as 127.0.0.1 or 0.0.0.0"
_FILE = "a path, sqlite:///path or postgresql://user:password@host/database"
_ORIGIN = "origins such as https://alhambra.example.org, separated by commas"
_LIST = "addresses or networks such as 10.0.0.0/8, separated by commas"
_HOSTS = "names such as alhambra.example.org or *.example.org, separated by commas, or *"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server runs. What is given here is trusted; `read` checks."""

    host: str = _setting("127.0.0.1", "the address to listen on", _Kind(_NAME, _host))
    port: int = _setting(8000, "the port to listen on; 0 for any free one", _whole(0, 65535))
    database: str = _computed(
        default_database,
        "alhambra/alhambra.db in $XDG_DATA_HOME or ~/.local/share",
        "where tables are kept: a file, or the URL of a PostgreSQL database",
        _Kind(_FILE, _database),
    )
    public_url: str | None = _setting(
        None,
        "the address at which people reach the server, if it is not the one it listens on",
        _Kind("a URL such as https://alhambra.example.org", _url),
    )
    origins: tuple[str, ...] = _setting(
        (), "other sites whose pages may talk to the server", _Kind(_ORIGIN, _origins)
    )
    trusted_proxies: str = _setting(
        "", "proxies trusted to say whose requests they forward", _Kind(_LIST, _proxies)
    )
    hosts: tuple[str, ...] = _setting(
        (),
        "names that browsers may use for the server, besides its own and that of public_url",
        _Kind(_HOSTS, _hosts),
    )
    workers: int = _computed(
        default_workers, "processors - 1", "processes that do the bots' thinking", _whole(1, 256)
    )
    bot_seconds: float = _setting(
        0.5, "how long a bot may think about a turn, in seconds", _number(0.01, 60)
    )
    bot_delay: float = _setting(
        0.6, "pause before a bot's turn while people watch, in seconds", _number(0, 60)
    )
    grace: float = _setting(
        60.0,
        "seconds before a bot takes over from someone who leaves a live table with a clock",
        _number(0, 100_000),
    )
    keep_open_hours: float = _setting(
        48.0, "hours to keep a table whose game never started", _number(0.1, 100_000)
    )
    keep_unfinished_days: float = _setting(
        30.0, "days to keep an unfinished game that nobody plays any more", _number(0.1, 100_000)
    )
    keep_finished_days: float = _setting(
        365.0, "days to keep a finished game", _number(0.1, 100_000)
    )
    keep_bots_days: float = _setting(
        1.0, "days to keep a finished game that only bots played", _number(0.1, 100_000)
    )
    keep_lessons_days: float = _setting(
        7.0,
        "days to keep a lesson, a puzzle or a game started from a position",
        _number(0.1, 100_000),
    )
    keep_scores_days: float = _setting(
        30.0, "days to keep a score sheet that nobody fills in", _number(0.1, 100_000)
    )
    keep_people_days: float = _setting(
        365.0,
        "days to keep the link and the settings of somebody without games who never comes back",
        _number(0.1, 100_000),
    )
    disk_mb: int = _setting(
        10_000,
        "megabytes that may be stored before new tables, links and settings are refused; 0 for no "
        "limit",
        _whole(0, 10**9),
    )
    messages_per_second: float = _setting(
        20.0,
        "messages a second from each socket and each seat, three times as many from all the seats "
        "of a table together, ten times as many from one address; 0 for no limit",
        _RATE,
    )
    lines_per_minute: float = _setting(
        30.0,
        "lines of chat a minute from each seat, three times as many from all the seats of a table "
        "together, ten times as many from one address; 0 for no limit",
        _RATE,
    )
    requests_per_second: float = _setting(
        20.0, "HTTP requests a second from each address; 0 for no limit", _RATE
    )
    tables_per_hour: float = _setting(
        240.0, "new tables an hour from each address; 0 for no limit", _RATE
    )
    analyses_per_hour: float = _setting(
        60.0, "games analysed an hour for each address; 0 for no limit", _RATE
    )
    analysis_futures: int = _setting(
        500,
        "futures played for each estimate in an analysis: more is more accurate, but slower",
        _whole(20, 100_000),
    )
    sockets_per_address: int = _setting(
        200, "sockets at a time from each address; 0 for no limit", _whole(0, 10**6)
    )
    connections_per_address: int = _setting(
        200, "HTTP connections at a time from each address; 0 for no limit", _whole(0, 10**6)
    )
    listed_per_address: int = _setting(
        5,
        "tables in the lobby at a time from each address, open and running; 0 for no limit",
        _whole(0, 10**6),
    )
    alerts: bool = _setting(
        True,
        "whether people can get alerts when the page is closed, from their browser's push service",
        _Kind("true or false", _switch),
    )
    contact: str | None = _setting(
        None,
        "where push services can reach you about alerts, if not at public_url",
        _Kind("an address such as mailto:me@example.org or https://example.org", _contact),
    )
    push_networks: tuple[str, ...] = _setting(
        (),
        "networks, besides the public internet, where push services may be",
        _Kind(_LIST, _networks),
    )
    log: str = _setting("text", "the format of the log", _choice("text", "json"))
    log_level: str = _setting(
        "info", "the least serious level to log", _choice("debug", "info", "warning", "error")
    )
    metrics: bool = _setting(
        False, "whether /api/metrics is served", _Kind("true or false", _switch)
    )

    @property
    def database_shown(self) -> str:
        """The database without its password."""
        return without_password(self.database)

    def __repr__(self) -> str:
        """All settings, but no password."""
        shown = dataclasses.asdict(self) | {"database": self.database_shown}
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in shown.items())})"


_FIELDS = {field.name: field for field in dataclasses.fields(Settings)}
_NAMES = {name: name for name in _FIELDS}
_VARIABLES = {name: PREFIX + name.upper() for name in _FIELDS}


class Described(NamedTuple):
    """A setting, for people."""

    name: str
    variable: str
    """Of the environment."""
    default: str
    meaning: str
    right: str
    """What it has to be."""


def describe() -> tuple[Described, ...]:
    """All settings there are."""
    return tuple(
        Described(
            name,
            _VARIABLES[name],
            field.metadata["shown"],
            field.metadata["meaning"],
            field.metadata["kind"].right,
        )
        for name, field in _FIELDS.items()
    )


def read(
    config: str | Path | None = None,
    environ: Mapping[str, str] = os.environ,
    given: Mapping[str, object] | None = None,
) -> Settings:
    """The settings of a server: those given, else by the environment, else by a file, else usual.

    The file is `config` or what ALHAMBRA_CONFIG names. An empty variable and a given None count as
    not there. Raises `SetupError`, which never tells a password.
    """
    values: dict[str, object] = {"database": default_database(environ)}
    config = config or environ.get("ALHAMBRA_CONFIG") or None
    if config is not None:
        for name, value in _from_file(Path(config)).items():
            values[name] = _checked(name, value, f"in {config}")
    for name, text in _from_environment(environ).items():
        values[name] = _checked(name, text, f"by {_VARIABLES[name]}")
    for name, value in (given or {}).items():
        if value is not None:
            values[name] = _checked(name, value, f"by --{name.replace('_', '-')}")
    return Settings(**values)  # type: ignore[arg-type]


def without_password(database: str) -> str:
    """The path or URL of a database as it may be shown."""
    scheme, found, rest = database.partition("://")
    if not found:
        return database
    login, at, place = rest.rpartition("@")
    user, colon, _ = login.partition(":")
    shown = f"{user}:***@{place}" if colon else login + at + place
    return scheme + found + re.sub(r"(?i)(password=)[^&]*", r"\1***", shown)


def _from_file(path: Path) -> dict[str, object]:
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise SetupError(f"{path} is not a settings file: it is not UTF-8 text") from None
    except OSError as error:
        why = error.strerror or error
        raise SetupError(f"cannot read the settings in {path}: {why}") from None
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SetupError(f"{path} is not valid TOML: {error}") from None
    for name in values:
        if name not in _FIELDS:
            raise _unknown(name, f"in {path}", _NAMES)
    return values


def _from_environment(environ: Mapping[str, str]) -> dict[str, str]:
    for variable in environ:
        known = variable in _VARIABLES.values() or variable in OTHER_VARIABLES
        if variable.startswith(PREFIX) and not known:
            raise _unknown(variable, "in the environment", _VARIABLES)
    found = {name: environ.get(variable, "") for name, variable in _VARIABLES.items()}
    return {name: text for name, text in found.items() if text.strip()}


def _unknown(name: str, where: str, known: Mapping[str, str]) -> SetupError:
    """A refusal of a name that is not `known`, where names are written as by the values."""
    near = difflib.get_close_matches(name.removeprefix(PREFIX).lower(), known, n=1)
    names = ", ".join(known.values())
    advice = f"did you mean {known[near[0]]}?" if near else f"the settings are {names}"
    return SetupError(f"unknown setting {name!r:.60} {where}; {advice}")


def _checked(name: str, value: object, where: str) -> object:
    if name not in _FIELDS:
        raise _unknown(name, where, _NAMES)
    kind: _Kind = _FIELDS[name].metadata["kind"]
    try:
        return kind.read(value)
    except ValueError:
        shown = "***" if name == "database" else f"{value!r:.60}"  # there may be a password in it
        raise SetupError(f"{name} is set to {shown} {where}, but has to be {kind.right}") from None
