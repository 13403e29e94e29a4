"""The OpenAPI document, made from the table of endpoints and the wire types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import msgspec

from ... import __version__
from ..wire import updates
from ..wire.messages import FromSocket
from ..wire.values import event_types
from .asking import Endpoint

_REF = "#/components/schemas/{name}"
_ABOUT = """\
Tables of the board game Alhambra for people, bots and programs. A table over a WebSocket is at \
`/api/tables/{table}/socket`: text frames of JSON, `FromSocket` in; `Update`, `Done`, `Refused`, \
`Presence` and `Pong` out. The first frame is `{"type": "join", "token": "…"}`."""


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The OpenAPI document for these endpoints."""
    socket = (FromSocket, updates.Update, updates.Presence, updates.Pong, updates.Refused)
    wanted: list[Any] = [*socket, *event_types()]
    wanted += [each.body for each in endpoints if each.body is not None]
    wanted += [each.answer for each in endpoints if each.answer is not None]
    schemas, components = msgspec.json.schema_components(wanted, ref_template=_REF)
    by_type = list(zip(wanted, schemas, strict=True))

    def schema(kind: Any) -> dict[str, Any]:  # noqa: ANN401
        return next(found for each, found in by_type if each is kind)

    components["FromSocket"] = schema(FromSocket)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schema)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Alhambra", "version": __version__, "description": _ABOUT},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint, schema: Any) -> dict[str, Any]:  # noqa: ANN401
    operation: dict[str, Any] = {"operationId": endpoint.name, "summary": endpoint.summary}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    parameters += [
        {
            "name": each.name,
            "in": "query",
            "required": each.needed,
            "description": each.summary,
            "schema": msgspec.json.schema(each.kind),
        }
        for each in endpoint.queries
    ]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.token != "none":
        operation["security"] = [{"guest": []}, *([{}] if endpoint.token == "optional" else [])]
    if endpoint.body is not None:
        content = {"application/json": {"schema": schema(endpoint.body)}}
        operation["requestBody"] = {"required": True, "content": content}
    answer: dict[str, Any] = {"description": HTTPStatus(endpoint.status).phrase}
    good = schema(endpoint.answer) if endpoint.answer is not None else {"type": "string"}
    answer["content"] = {endpoint.media: {"schema": good}}
    responses: dict[str, Any] = {str(endpoint.status): answer}
    refused = {"application/json": {"schema": schema(updates.Refused)}}
    always = (421, 429, *((401,) if endpoint.token != "none" else ()))
    for status in sorted({*endpoint.refusals, *always}):
        responses[str(status)] = {
            "description": HTTPStatus(status).phrase,
            "content": refused,
        }
    operation["responses"] = responses
    return operation
