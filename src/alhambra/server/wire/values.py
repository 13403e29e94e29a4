"""Values of the engine as JSON data: their form on the wire follows from their types.

Pieces are written in notation; events, scorings and the like become objects with their fields, so
events.py is the one place that says what an event holds.
"""

from __future__ import annotations

import dataclasses
import re
import types
from collections.abc import Callable, Mapping
from functools import cache
from operator import attrgetter
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from ...events import Event
from ...pieces import Card, Cell, Side, Tile
from ...scoring import Scoring

_EVENTS = frozenset(get_args(Event))


def json_value(value: object) -> Any:  # noqa: ANN401
    """A value as JSON data; an event says its name as `is`."""
    if isinstance(value, (Tile, Card, Cell)):
        return str(value)
    if isinstance(value, Side):
        return value.letter
    if value is None or isinstance(value, (str, int, float)):
        return value
    if isinstance(value, Mapping):
        return {str(key): json_value(each) for key, each in value.items()}
    if isinstance(value, (tuple, list, set, frozenset)):
        if hasattr(value, "_fields"):
            return {camel(name): json_value(getattr(value, name)) for name in value._fields}
        return [json_value(each) for each in value]
    return {camel(name): json_value(read(value)) for name, read in _readers(type(value))}  # type: ignore[arg-type]


@cache
def _readers(kind: type[Any]) -> tuple[tuple[str, Callable[[object], object]], ...]:
    """How the fields of a dataclass are read; events say their name, a scoring its points."""
    fields = tuple((each.name, attrgetter(each.name)) for each in dataclasses.fields(kind))
    if kind in _EVENTS:
        name = event_name(kind)
        return ("is", lambda _: name), *fields
    if kind is Scoring:
        return *fields, ("points", attrgetter("points")), ("dirk_points", attrgetter("dirk_points"))
    return fields


def event_name(kind: type) -> str:
    """The name of an event on the wire: `MoneyTaken` is `money-taken`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


@cache
def camel(name: str) -> str:
    """A field's name on the wire."""
    first, *rest = name.split("_")
    return first + "".join(map(str.capitalize, rest))


def event_types() -> tuple[type[Struct], ...]:
    """The wire form of every event as types, for documents and for clients in other languages."""
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
    """The type that `json_value` makes of a type."""
    if hint in (Tile, Card, Cell, Side):
        return str
    if get_origin(hint) is tuple:
        return list[_wire_type(get_args(hint)[0])]  # type: ignore[misc]
    if get_origin(hint) in (Union, types.UnionType):
        return Union[tuple(map(_wire_type, get_args(hint)))]  # noqa: UP007
    if dataclasses.is_dataclass(hint) or hasattr(hint, "_fields"):
        return _wire_struct(hint)
    return hint
