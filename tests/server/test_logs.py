"""The log: the same fields for people and programs, and no line that we did not write."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from alhambra.server.logs import log_event, log_failure, mark, set_up

NASTY = 'a\nb\r\x1b[31m\x00\x7f\x9b\u2028\u202e "c" \\ d=e'
LOGGERS = ("", "uvicorn", "uvicorn.access", "uvicorn.error", "uvicorn.asgi", "alhambra.server")


@pytest.fixture
def logged() -> Iterator[Callable[..., io.StringIO]]:
    """Sets up a log, and afterwards all is as before."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(each.level, each.handlers[:], each.propagate) for each in loggers]

    def begin(form: str, level: str = "info") -> io.StringIO:
        stream = io.StringIO()
        set_up(form, level, stream)
        return stream

    yield begin
    for logger, (level, handlers, propagate) in zip(loggers, before, strict=True):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def only(stream: io.StringIO) -> dict[str, object]:
    [line] = stream.getvalue().splitlines()
    fields: dict[str, object] = json.loads(line)
    return fields


def test_an_event_for_people(logged: Callable[..., io.StringIO]) -> None:
    stream = logged("text")
    log_event("table.created", table="abc", seats=3, name="Ana María", note="")
    line = stream.getvalue()
    assert re.fullmatch(
        r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z INFO    table\.created "
        r'table=abc seats=3 name="Ana María" note=""\n',
        line,
    )


def test_the_same_event_for_programs(logged: Callable[..., io.StringIO]) -> None:
    stream = logged("json")
    log_event("table.created", table="abc", seats=3, name="Ana María", odd={1}, seat=None)
    fields = only(stream)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", str(fields.pop("time")))
    assert fields == {
        "level": "info",
        "event": "table.created",
        "table": "abc",
        "seats": 3,
        "name": "Ana María",
        "odd": "{1}",
        "seat": None,
    }


@pytest.mark.parametrize("form", ["text", "json"])
def test_nothing_from_outside_leaves_its_line(
    form: str, logged: Callable[..., io.StringIO]
) -> None:
    stream = logged(form)
    nasty: dict[str, Any] = {NASTY: 1}
    log_event(NASTY, name=NASTY, **nasty)
    logging.getLogger("other").warning("said %s", NASTY)
    text = stream.getvalue()
    lines = text.split("\n")
    assert len(lines) == 3
    assert all(line.isprintable() for line in lines)
    if form == "json":
        ours, other = map(json.loads, lines[:2])
        assert ours["name"] == ours["event"] == NASTY
        assert other["message"] == f"said {NASTY}"


def test_an_error_for_programs_is_one_line(logged: Callable[..., io.StringIO]) -> None:
    stream = logged("json")
    try:
        raise ValueError(NASTY)
    except ValueError:
        log_failure("socket.failed", table="abc")
    fields = only(stream)
    assert (fields["level"], fields["event"], fields["table"]) == ("error", "socket.failed", "abc")
    assert fields["error"] == f"ValueError: {NASTY}"
    assert str(fields["trace"]).startswith("Traceback (most recent call last)")


def test_an_error_for_people_is_set_in(logged: Callable[..., io.StringIO]) -> None:
    stream = logged("text")
    log_failure("socket.failed", ValueError("x\n2026-01-01 INFO forged"))
    first, *rest = stream.getvalue().splitlines()
    assert first.endswith('ERROR   socket.failed error="ValueError: x\\n2026-01-01 INFO forged"')
    assert rest
    assert all(line.startswith("    ") for line in rest)


def test_a_failure_without_an_error_is_no_error_itself(
    logged: Callable[..., io.StringIO],
) -> None:
    stream = logged("json")
    log_failure("odd")
    assert "error" not in only(stream)


def test_the_level_decides(logged: Callable[..., io.StringIO]) -> None:
    stream = logged("text", "warning")
    log_event("quiet")
    log_event("loud", level=logging.WARNING)
    assert [line.split()[2] for line in stream.getvalue().splitlines()] == ["loud"]


def test_requests_by_uvicorn_are_events_without_their_queries(
    logged: Callable[..., io.StringIO],
) -> None:
    stream = logged("json")
    logging.getLogger("uvicorn.access").info(
        '%s - "%s %s HTTP/%s" %d', "192.0.2.1:5", "GET", "/t/abc?key=secret", "1.1", 200
    )
    fields = only(stream)
    del fields["time"]
    assert fields == {
        "level": "info",
        "event": "http.request",
        "client": "192.0.2.1:5",
        "method": "GET",
        "path": "/t/abc",
        "status": 200,
    }


def test_sockets_by_uvicorn_are_told_without_their_queries(
    logged: Callable[..., io.StringIO],
) -> None:
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.addHandler(logging.NullHandler())
    uvicorn.propagate = False
    stream = logged("text", "debug")
    uvicorn.info('%s - "WebSocket %s" [accepted]', "192.0.2.1:5", "/api/t/socket?key=secret")
    assert "secret" not in stream.getvalue()
    assert '/api/t/socket\\" [accepted]' in stream.getvalue()
    assert stream.getvalue().count("\n") == 1


def test_who_opens_which_table_is_not_to_be_known(logged: Callable[..., io.StringIO]) -> None:
    uvicorn = logging.getLogger("uvicorn.error")
    for level in ("info", "warning", "error"):
        logging.getLogger("uvicorn").setLevel("INFO")  # as a server of uvicorn's own would leave it
        stream = logged("text", level)
        path = "/api/tables/AbCdEfGhIjKlMnOp/socket"
        uvicorn.info('%s - "WebSocket %s" [accepted]', ("192.0.2.1", 5), path)
        assert not stream.getvalue()
    assert mark("AbCdEfGhIjKlMnOp") == mark("AbCdEfGhIjKlMnOp") != mark("AbCdEfGhIjKlMnOq")


def test_setting_up_again_does_not_double_the_log(logged: Callable[..., io.StringIO]) -> None:
    first, second = logged("text"), logged("text")
    log_event("once")
    assert not first.getvalue()
    assert second.getvalue().count("once") == 1
