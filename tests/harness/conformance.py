"""Tests the HTTP API against its own document, with valid and invalid requests by schemathesis.

    python -m tests.harness.conformance http://127.0.0.1:8000 TABLE --examples 200

Prints what was asked and answered as JSON. Every answer must be one that the document allows.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import FlakyFailure, Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import CheckContext, CheckFunction, not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.core.transport import Response
from schemathesis.schemas import APIOperation, BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

TOO_LARGE = 413


def rejected(ctx: CheckContext, response: Response, case: Case[Any]) -> bool | None:
    """Check that requests that do not fit the document are refused.

    Schemathesis knows all the statuses except the one for too large a request.
    """
    if response.status_code == TOO_LARGE:
        return None
    verdict: bool | None = negative_data_rejection(ctx, response, case)
    return verdict


CHECKS: list[CheckFunction] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    rejected,
]

MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)

Call: TypeAlias = Callable[[Case[Any], dict[str, str]], Any]

_KNOWN = 0.7  # share of the requests about a table that exists
_SIGNED = 0.8  # share with a valid guest token
_PATIENT = 0.05  # share that wait for a change as long as allowed
_PATIENCE = 60.0  # seconds for an answer, since some requests wait for a change


class Examiner:
    """Calls every operation of the document, with valid and with invalid requests."""

    def __init__(
        self, table: str, guest: Callable[[], str], dice: random.Random, call: Call
    ) -> None:
        """Take an existing table, a source of tokens, and a function that calls the server."""
        self.asked: Counter[str] = Counter()
        """Requests by operation and mode."""
        self.answered: Counter[str] = Counter()
        """Answers by status."""
        self.faults: list[str] = []
        self._table = table
        self._guest = guest
        self._dice = dice
        self._call = call

    def examine(self, schema: BaseSchema, examples: int) -> None:
        """Try up to so many examples of each operation in each mode."""
        for found in schema.get_all_operations():
            assert isinstance(found, Ok), "the document is no OpenAPI"
            for mode in MODES:
                self._examine(found.ok(), mode, examples)

    def _examine(
        self, operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode, examples: int
    ) -> None:
        token = (
            self._guest()
        )  # a new one for each operation, as one of them deletes the guest's data

        @seed(self._dice.getrandbits(32))
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def run(case: Case[Any]) -> None:
            if mode is GenerationMode.POSITIVE:
                self._hurry(case)
            self._ask(case, token, f"{operation.label} ({mode.value})")

        try:
            run()
        except Unsatisfiable:
            pass  # an operation without input has no invalid requests
        except (FailureGroup, FlakyFailure) as failures:  # even if they happened only once
            self.faults += [f"{operation.label}: {each}" for each in failures.exceptions]

    def _hurry(self, case: Case[Any]) -> None:
        """Shorten the waiting time of most requests that wait for a change."""
        query = case.query or {}
        if "wait" in query and self._dice.random() > _PATIENT:
            query["wait"] = min(query["wait"], 0.1)

    def _ask(self, case: Case[Any], token: str, name: str) -> None:
        dice = self._dice
        if "table" in (case.path_parameters or {}) and dice.random() < _KNOWN:
            case.path_parameters["table"] = self._table
        signed = {"Authorization": f"Bearer {token}"} if dice.random() < _SIGNED else {}
        response = self._call(case, signed)
        self.asked[name] += 1
        self.answered[str(response.status_code)] += 1
        case.validate_response(response, checks=CHECKS)


def main(arguments: Sequence[str]) -> int:
    """Run it; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.harness.conformance", description=__doc__
    )
    parser.add_argument("address")
    parser.add_argument("table")
    parser.add_argument("--examples", type=int, default=200, help="of each operation and mode")
    parser.add_argument("--seed", default="1")
    options = parser.parse_args(arguments)
    schema = schemathesis.openapi.from_url(f"{options.address}/api/openapi.json")
    session = requests.Session()
    examiner = Examiner(
        options.table,
        lambda: str(session.post(f"{options.address}/api/guests").json()["token"]),
        random.Random(options.seed),
        lambda case, headers: case.call(session=session, headers=headers, timeout=_PATIENCE),
    )
    examiner.examine(schema, options.examples)
    result = {
        "asked": dict(examiner.asked),
        "answered": dict(examiner.answered),
        "faults": examiner.faults,
    }
    print(json.dumps(result))
    return 1 if examiner.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
