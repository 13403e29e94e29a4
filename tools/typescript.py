"""Writes client/src/protocol.ts: the messages of the server as TypeScript types.

    python -m tools.typescript > client/src/protocol.ts

A field with a default may be missing in a request, but is always present in an answer, so a struct
that is used in both has two forms.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
)

from alhambra import events, scoring
from alhambra.server.edge.endpoints import ENDPOINTS
from alhambra.server.wire import updates
from alhambra.server.wire.messages import AnyCommand, FromSocket
from alhambra.server.wire.values import event_types

_WIDTH = 100
_HEAD = """\
/**
 * What goes over the wire. Made by `python -m tools.typescript` from the server's types:
 * never edited by hand.
 */
"""
_EVENT = "GameEvent"
_SCALARS: dict[type[Type], str] = {
    AnyType: "unknown",
    BoolType: "boolean",
    FloatType: "number",
    IntType: "number",
    NoneType: "null",
    StrType: "string",
}


def document() -> str:
    """The whole file."""
    answers = [each.answer for each in ENDPOINTS if each.answer is not None]
    bodies = [each.body for each in ENDPOINTS if _is_struct(each.body)]
    said = (updates.Update, updates.Done, updates.Refused, updates.Presence, updates.Pong)
    out = _Structs(asked=False)
    for kind in (*event_types(), *said, *answers):
        out.add(msgspec.inspect.type_info(kind))
    asked = _Structs(asked=True, taken=out.found)
    for kind in (FromSocket, *bodies):
        asked.add(msgspec.inspect.type_info(kind))
    parts = [_HEAD, "// What is asked\n", *asked.written()]
    parts.append(_union("Command", map(_name, get_args(AnyCommand)), "What is asked of a table."))
    parts.append(_union("FromSocket", map(_name, get_args(FromSocket)), "All that a socket takes."))
    parts += ["// What is answered\n", *out.written()]
    parts.append(_union(_EVENT, map(_name, event_types()), "What happens in a game."))
    parts.append(_union("ToSocket", map(_name, said), "All that a socket gives."))
    return "\n".join(parts)


def _is_struct(kind: Any) -> bool:  # noqa: ANN401
    return isinstance(kind, type) and issubclass(kind, Struct)


def _name(kind: type) -> str:
    return kind.__name__


class _Structs:
    """Structs and the structs of their fields, each before those that use it."""

    def __init__(self, *, asked: bool, taken: dict[str, StructType] | None = None) -> None:
        """For requests if `asked`, else for answers; names in `taken` get the ending "Asked"."""
        self.found: dict[str, StructType] = {}
        self._asked = asked
        self._taken = taken or {}

    def add(self, info: Type) -> None:
        """Add the structs of a type."""
        for each in _parts(info):
            if each.cls.__name__ not in self.found:
                for field in each.fields:
                    self.add(field.type)
                self.found[each.cls.__name__] = each

    def written(self) -> Iterator[str]:
        """Every struct as an interface."""
        for info in self.found.values():
            lines = [*_comment(info.cls.__doc__ or ""), f"export interface {self._named(info)} {{"]
            if info.tag_field:
                lines.append(f'  {info.tag_field}: "{info.tag}";')
            about = _about(info.cls)
            for field in info.fields:
                lines += _comment(about.get(field.name) or _description(field.type), "  ")
                sign = "?" if self._may_be_missing(field) else ""
                lines.append(f"  {field.encode_name}{sign}: {self._type(field.type)};")
            yield "\n".join([*lines, "}", ""])

    def _may_be_missing(self, field: Field) -> bool:
        default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        return not field.required and (self._asked or not default)

    def _named(self, info: StructType) -> str:
        name = info.cls.__name__
        return f"{name}Asked" if name in self._taken else name

    def _type(self, info: Type) -> str:
        match info:
            case Metadata(type=inner):
                return self._type(inner)
            case StructType():
                return self._named(info)
            case ListType(item_type=AnyType()):
                return f"{_EVENT}[]"  # the only untyped lists are lists of events
            case ListType(item_type=item):
                inner_text = self._type(item)
                return f"({inner_text})[]" if " | " in inner_text else f"{inner_text}[]"
            case TupleType(item_types=items):
                return f"[{', '.join(map(self._type, items))}]"
            case DictType(value_type=value):
                return f"Record<string, {self._type(value)}>"
            case UnionType(types=types):
                return " | ".join(map(self._type, types))
            case LiteralType(values=values):
                return " | ".join(f'"{each}"' for each in values)
        return _SCALARS[type(info)]


def _parts(info: Type) -> Iterator[StructType]:
    """The structs in a type, without those of their own fields."""
    match info:
        case StructType():
            yield info
        case Metadata(type=inner) | ListType(item_type=inner) | DictType(value_type=inner):
            yield from _parts(inner)
        case UnionType(types=types):
            for each in types:
                yield from _parts(each)


def _description(info: Type) -> str:
    given = info.extra_json_schema if isinstance(info, Metadata) else None
    return str((given or {}).get("description", ""))


@cache
def _about(kind: type) -> dict[str, str]:
    """The docstrings under the fields of a class, by field."""
    home = next((each for each in (events, scoring) if hasattr(each, kind.__name__)), None)
    if home is not None:  # the struct was made from this class
        kind = getattr(home, kind.__name__)
    about: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if each.__module__.startswith("alhambra."):
            about |= _docstrings(each)
    return about


def _docstrings(kind: type) -> dict[str, str]:
    body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(body, ast.ClassDef)
    about = {}
    for field, text in zip(body.body, body.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(text, ast.Expr)
            and isinstance(text.value, ast.Constant)
        ):
            about[field.target.id] = str(text.value.value)
    return about


def _comment(text: str, indent: str = "") -> list[str]:
    text = " ".join(text.split())
    if not text:
        return []
    if len(line := f"{indent}/** {text} */") <= _WIDTH:
        return [line]
    lines = textwrap.wrap(text, _WIDTH - len(indent) - 3)
    return [f"{indent}/**", *(f"{indent} * {each}" for each in lines), f"{indent} */"]


def _union(name: str, names: Iterator[str], about: str) -> str:
    line = f"export type {name} = "
    kinds = list(names)
    if len(whole := line + " | ".join(kinds) + ";") > _WIDTH:
        whole = line.rstrip() + "".join(f"\n  | {each}" for each in kinds) + ";"
    return "\n".join([*_comment(about), whole, ""])


if __name__ == "__main__":
    sys.stdout.write(document())
