"""The API's document: valid, complete, and what the server keeps to."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
import requests
import schemathesis

from alhambra.server.edge.endpoints import ENDPOINTS
from tests.harness.conformance import Examiner, rejected

from .serving import Json, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("openapi")) as running:
        yield running


@pytest.fixture(scope="module")
def document(server: Server) -> Json:
    found: Json = server.get("openapi.json")
    return found


def test_the_document_is_openapi(document: Json) -> None:
    assert document["openapi"].startswith("3.1.")
    schemathesis.openapi.from_dict(document).validate()


def test_every_endpoint_is_documented_and_nothing_else(document: Json) -> None:
    documented = {
        (method.upper(), path) for path, methods in document["paths"].items() for method in methods
    }
    assert documented == {(each.method, each.path) for each in ENDPOINTS}


def test_every_reference_leads_somewhere(document: Json) -> None:
    for target in references(document):
        part: Any = document
        for name in target.removeprefix("#/").split("/"):
            part = part[name]


def references(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for each in part.values():
            yield from references(each)
    elif isinstance(part, list):
        for each in part:
            yield from references(each)


def test_every_refusal_is_documented_as_one(document: Json) -> None:
    for path, methods in document["paths"].items():
        for operation in methods.values():
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Refused"}, (path, status)


def test_what_a_shared_deal_keeps_back_is_documented(document: Json) -> None:
    """Nobody studies a deal before playing it: 403, and 401 for a token that is not ours."""
    shown = {"analysis", "moment", "replay"}
    refusing = {
        operation["operationId"]
        for methods in document["paths"].values()
        for operation in methods.values()
        if {"401", "403"} <= set(operation["responses"])
    }
    assert shown <= refusing


def test_answers_are_as_documented_whatever_is_asked(server: Server, document: Json) -> None:
    def call(case: Any, headers: dict[str, str]) -> Any:  # noqa: ANN401
        asked = requests.Request(
            **case.as_transport_kwargs(base_url="http://testserver", headers=headers)
        ).prepare()
        body: Any = asked.body
        headers = {name: str(value) for name, value in asked.headers.items()}
        return server.client.request(
            str(asked.method), str(asked.url), headers=headers, content=body
        )

    token = server.guest()
    table = server.table(token)
    examiner = Examiner(table, lambda: token, random.Random(1), call)
    examiner.examine(schemathesis.openapi.from_dict(document), 12)
    assert examiner.faults == []
    assert examiner.asked.total() > 150
    assert {"200", "201", "400", "401", "404", "409", "422"} <= set(examiner.answered)


def test_what_is_too_large_is_refused_as_well() -> None:
    """Which schemathesis does not count among the refusals."""
    answer: Any = SimpleNamespace(status_code=413)
    nothing: Any = None
    assert rejected(nothing, answer, nothing) is None
