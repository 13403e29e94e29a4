"""Logging to stderr, as text or as JSON, with the same fields in both.

Unprintable characters are escaped, so that nothing from outside can fake a line or move the cursor.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import TextIO

log = logging.getLogger("alhambra.server")

_UVICORN = ("uvicorn", "uvicorn.access", "uvicorn.asgi", "uvicorn.error")


def set_up(form: str = "text", level: str = "info", stream: TextIO | None = None) -> None:
    """Log as `text` or as `json`; messages of uvicorn and other libraries go the same way.

    Run uvicorn with `log_config=None`, or it sets up a log of its own.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in _UVICORN:
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(logging.NOTSET)
    # uvicorn logs every socket and its table at level info: that is only for debugging.
    quiet = logging.WARNING if level == "info" else logging.NOTSET
    logging.getLogger("uvicorn.error").setLevel(quiet)


def mark(table: str) -> str:
    """A hash to identify a table in the log, which does not reveal the secret in its link."""
    return hashlib.sha256(table.encode()).hexdigest()[:12]


def log_event(
    event: str,
    *,
    level: int = logging.INFO,
    error: BaseException | None = None,
    **fields: object,
) -> None:
    """Log an event, such as `table.created`, with fields."""
    if log.isEnabledFor(level):
        log.log(level, "%s", event, exc_info=error, extra={"fields": fields})


def log_failure(event: str, error: BaseException | None = None, **fields: object) -> None:
    """Log a failure of ours, with `error` or else the exception being handled."""
    log_event(event, level=logging.ERROR, error=error or sys.exc_info()[1], **fields)


def log_unavailable(error: BaseException) -> None:
    """Log that the database cannot be used; the same cause at most once in ten seconds."""
    why = f"{error}: {error.__cause__}" if error.__cause__ else str(error)
    now = time.monotonic()
    if now - _told.get(why, -_QUIET) >= _QUIET:
        _told[why] = now
        log_event("store.unavailable", level=logging.WARNING, why=why)
    while len(_told) > _CAUSES:
        del _told[next(iter(_told))]


_QUIET = 10.0  # seconds for which the same cause is not logged again
_CAUSES = 100  # the most causes remembered
_told: dict[str, float] = {}


class JsonLines(logging.Formatter):
    """A JSON object on each line, in ASCII; a traceback is one of its fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        fields = dict(_fields(record))
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        line = json.dumps(fields, default=str, skipkeys=True)
        return line.replace("\x7f", r"\u007f")


class TextLines(logging.Formatter):
    """Time, level, event and named fields on one line; a traceback follows, indented."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as text."""
        (_, when), (_, level), (_, event), *fields = _fields(record)
        parts = [f"{when} {str(level).upper():<7} {_printable(str(event))}"]
        parts += [f"{_printable(name)}={_word(value)}" for name, value in fields]
        lines = [" ".join(parts)]
        if record.exc_info:
            trace = self.formatException(record.exc_info)
            lines += [f"    {_printable(line)}" for line in trace.splitlines()]
        return "\n".join(lines)


def _fields(record: logging.LogRecord) -> Iterator[tuple[str, object]]:
    """The fields of a log record: time, level, event and then the rest.

    If the record is not one of ours, the event is the name of its logger.
    """
    moment = datetime.fromtimestamp(record.created, UTC)
    yield "time", f"{moment:%Y-%m-%dT%H:%M:%S}.{moment.microsecond // 1000:03}Z"
    yield "level", record.levelname.lower()
    own: dict[str, object] | None = getattr(record, "fields", None)
    if own is not None:
        yield "event", record.getMessage()
        yield from own.items()
    elif record.name == "uvicorn.access" and isinstance(record.args, tuple):
        client, method, path, _, status = record.args
        yield "event", "http.request"
        yield from (("client", client), ("method", method), ("status", status))
        yield "path", str(path).partition("?")[0]
    else:
        yield "event", record.name
        yield "message", _without_queries(record.getMessage().strip())
    if record.exc_info and record.exc_info[1]:
        yield "error", f"{type(record.exc_info[1]).__name__}: {record.exc_info[1]}"


def _without_queries(text: str) -> str:
    """A message with the query strings of its URLs removed, as they may contain keys."""
    return re.sub(r'(/[^\s"?]*)\?[^\s"]*', r"\1", text)


def _word(value: object) -> str:
    """A value as one word, in quotes if need be."""
    text = str(value)
    if text and not re.search(r'[\s"=]', text):
        return _printable(text)
    return '"' + _printable(text.replace("\\", r"\\").replace('"', r"\"")) + '"'


def _printable(text: str) -> str:
    """A text with everything unprintable escaped."""
    if text.isprintable():
        return text
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode() for each in text
    )
