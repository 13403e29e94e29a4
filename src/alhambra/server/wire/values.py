"""Values of the engine as JSON data; their wire form follows from their types.

Pieces are written in notation; events, scorings and the like become objects with their fields, so
events.py is the one place that defines what an event contains.
"""

from __future__ import annotations

import dataclasses
import re
import types
from collections.abc import Callable, Mapping
from functools import cache
from operator import attrgetter
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from ...events import Event
from ...pieces import Card, Cell, Side, Tile
from ...scoring import Scoring

_EVENTS = frozenset(get_args(Event))


def json_value(value: object) -> Any:  # noqa: ANN401
    """A value as JSON data; an event has its name in `is`."""
    return _writers[type(value)](value)


_Writer: TypeAlias = Callable[[Any], Any]


class _Writers(dict[type, _Writer]):
    """Functions to JSON data by type, made when a type is first met."""

    def __missing__(self, kind: type) -> _Writer:
        self[kind] = _writer(kind)
        return self[kind]


_writers = _Writers()


def _writer(kind: type) -> _Writer:
    if issubclass(kind, (Tile, Card, Cell)):
        return str
    if issubclass(kind, Side):
        return attrgetter("letter")
    if issubclass(kind, (str, int, float, types.NoneType)):
        return lambda value: value
    if issubclass(kind, Mapping):
        return lambda value: {str(key): json_value(each) for key, each in value.items()}
    if issubclass(kind, (tuple, list, set, frozenset)) and not hasattr(kind, "_fields"):
        return lambda value: [_writers[type(each)](each) for each in value]
    return _fields_writer(kind)


def _fields_writer(kind: type) -> _Writer:
    """The same for a type with fields; events also have their name, scorings their points."""
    names = list(getattr(kind, "_fields", ())) or [each.name for each in dataclasses.fields(kind)]
    if kind is Scoring:
        names += ["points", "dirk_points"]
    fields = tuple((camel(name), attrgetter(name)) for name in names)
    first = {"is": event_name(kind)} if kind in _EVENTS else {}

    def write(value: Any) -> dict[str, Any]:  # noqa: ANN401
        written: dict[str, Any] = first.copy()
        for name, read in fields:
            field = read(value)
            written[name] = _writers[type(field)](field)
        return written

    return write


def event_name(kind: type) -> str:
    """The name of an event on the wire: `MoneyTaken` is `money-taken`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


@cache
def camel(name: str) -> str:
    """A field's name on the wire."""
    first, *rest = name.split("_")
    return first + "".join(map(str.capitalize, rest))


def event_types() -> tuple[type[Struct], ...]:
    """The wire form of every event as a type, for the OpenAPI document and protocol.ts."""
    return tuple(_wire_struct(kind) for kind in get_args(Event))


@cache
def _wire_struct(kind: type) -> type[Struct]:
    hints = get_type_hints(kind)
    if dataclasses.is_dataclass(kind):
        names = [each.name for each in dataclasses.fields(kind)]
    else:
        names = list(kind.__annotations__)
    fields: list[tuple[str, Any]] = [(name, _wire_type(hints[name])) for name in names]
    if kind is Scoring:
        fields += [("points", list[int]), ("dirk_points", int)]
    is_event = kind in _EVENTS
    return msgspec.defstruct(
        kind.__name__,
        fields,
        namespace={"__doc__": kind.__doc__},
        rename="camel",
        tag_field="is" if is_event else None,
        tag=event_name(kind) if is_event else None,
    )


def _wire_type(hint: Any) -> Any:  # noqa: ANN401
    """The type of what `json_value` returns for values of a type."""
    if hint in (Tile, Card, Cell, Side):
        return str
    if get_origin(hint) is tuple:
        return list[_wire_type(get_args(hint)[0])]  # type: ignore[misc]
    if get_origin(hint) in (Union, types.UnionType):
        return Union[tuple(map(_wire_type, get_args(hint)))]  # noqa: UP007
    if dataclasses.is_dataclass(hint) or hasattr(hint, "_fields"):
        return _wire_struct(hint)
    return hint
