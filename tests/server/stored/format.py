"""The stored format as data: every object, field, type and default, by its path in the JSON.

It comes from the types that the server reads and writes with. Names of classes are no part of it:
they may change, what is stored may not.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect

from alhambra.server.scores import ScoreSheet

from .goldens import PIN
from .reading import ENTRY, SUMMARY

Field: TypeAlias = dict[str, Any]
"""The `type`; for what may be left out also the `default`; for objects, how they are written."""
Format: TypeAlias = dict[str, Field]


def today() -> Format:
    """What this code stores. The changes of an entry are listed under their tags."""
    return dict(
        [
            *_described("entry", ENTRY),
            *_described("summary", SUMMARY),
            *_described("scores", ScoreSheet),
        ]
    )


def pinned() -> Format:
    """What was stored when the pin was written."""
    found: Format = json.loads(PIN.read_text("utf-8"))
    return found


def compare(pin: Format, now: Format) -> tuple[list[str], list[str]]:
    """What was added or loosened so that all that is stored stays readable; and all else."""
    harmless: list[str] = []
    harmful: list[str] = []
    for path in sorted(pin.keys() | now.keys()):
        if path not in now:
            harmful.append(f"{path} is gone; it was {pin[path]}")
        elif path not in pin:
            found = harmless if _may_be_missing(path, pin, now) else harmful
            found.append(f"{path} is new: {now[path]}")
        elif pin[path] != now[path]:
            found = harmless if _is_looser(pin[path], now[path]) else harmful
            found.append(f"{path} was {pin[path]}, is {now[path]}")
    return harmless, harmful


def _may_be_missing(path: str, pin: Format, now: Format) -> bool:
    """Whether what is stored need not have it: it has a default, or is part of something new."""
    parent = path.rpartition(".")[0].removesuffix("[]")
    return "default" in now[path] or parent not in pin


def _is_looser(was: Field, now: Field) -> bool:
    """Whether a field has only got a default, or only lets pass what was refused."""
    different = {part for part in was.keys() | now.keys() if was.get(part) != now.get(part)}
    return (
        different <= {"default", "unknown fields"}
        and "default" not in was.keys() & different
        and now.get("unknown fields") != "refused"
    )


def _described(path: str, kind: object) -> Iterator[tuple[str, Field]]:
    """A type and all that is in it."""
    info = inspect.type_info(kind)
    yield from _walk(path, info, {})


def _walk(path: str, info: inspect.Type, default: Field) -> Iterator[tuple[str, Field]]:
    info = _bare(info)
    yield path, {"type": _name(info), **_config(info), **default}
    for part, inner in _inside(path, info):
        if isinstance(inner, inspect.Field):
            yield from _walk(part, inner.type, _default(inner))
        else:
            yield from _walk(part, inner, {})


def _inside(path: str, info: inspect.Type) -> Iterator[tuple[str, inspect.Type | inspect.Field]]:
    """What is in an object, or in each item of a list: by its own path if it is an object."""
    match info:
        case inspect.StructType(fields=fields):
            for field in fields:
                yield f"{path}.{field.encode_name}", field
        case inspect.UnionType(types=types):
            for each in map(_bare, types):
                if isinstance(each, inspect.StructType) and each.tag is not None:
                    yield str(each.tag), each  # a change: its tag tells what it is
                elif isinstance(each, inspect.StructType):
                    yield from _inside(path, each)
        case (
            inspect.ListType(item_type=item)
            | inspect.VarTupleType(item_type=item)
            | inspect.DictType(value_type=item)
        ):
            inner = _bare(item)
            if isinstance(inner, inspect.StructType):
                yield f"{path}[]", inner
            else:
                yield from _inside(f"{path}[]", inner)


def _bare(info: inspect.Type) -> inspect.Type:
    """A type without what is only said about it."""
    while isinstance(info, inspect.Metadata):
        info = info.type
    return info


def _name(info: inspect.Type) -> str:
    """A type in words that a change of would change what is read."""
    info = _bare(info)
    match info:
        case inspect.StructType():
            return "object"
        case inspect.UnionType(types=types):
            names = dict.fromkeys(map(_name, types))
            return " or ".join(names)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"list of {_name(item)}{_bounds(info)}"
        case inspect.DictType(key_type=key, value_type=value):
            return f"map from {_name(key)} to {_name(value)}{_bounds(info)}"
        case inspect.LiteralType(values=values):
            return " or ".join(sorted(map(json.dumps, values)))
        case _:
            return type(info).__name__.removesuffix("Type").lower() + _bounds(info)


def _bounds(info: inspect.Type) -> str:
    """What a value has to keep within."""
    known = ((name, getattr(info, name, None)) for name in _BOUNDS)
    return "".join(f" {name}={value}" for name, value in known if value is not None)


_BOUNDS = ("gt", "ge", "lt", "le", "multiple_of", "min_length", "max_length", "pattern")


def _config(info: inspect.Type) -> Field:
    """How an object is written and read."""
    if not isinstance(info, inspect.StructType):
        return {}
    config = info.cls.__struct_config__
    told: Field = {
        "unknown fields": "refused" if config.forbid_unknown_fields else "ignored",
        "defaults": "left out" if config.omit_defaults else "written",
    }
    if info.tag is not None:
        told["tag"] = {str(info.tag_field): info.tag}
    if info.array_like:
        told["written as"] = "list"
    return told


def _default(field: inspect.Field) -> Field:
    if field.required:
        return {}
    made = field.default_factory
    default = field.default if made is msgspec.NODEFAULT else made()
    return {"default": msgspec.to_builtins(default)}
