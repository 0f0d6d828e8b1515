"""The log for operators: one line per event, for people or programs, without secrets or names."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final, Literal, TextIO

import structlog
from structlog.typing import EventDict

Log = Any  # structlog's loggers have no type of their own
Style = Literal["readable", "json", "quiet"]
PLAIN_TRACEBACK: Final = structlog.dev.plain_traceback  # without values of variables, which may be secrets
PUBLIC_FIELDS: Final = frozenset({
    "event", "level", "timestamp", "exception", "exc_info",
    "route", "method", "status", "ms", "table", "code", "limit", "address", "seconds", "count", "kind",
    "version", "sockets", "tables", "game", "level_of_bot", "service",
})  # fmt: skip


def only_public(_: Any, __: str, event: EventDict) -> EventDict:
    """Return the event with its public fields only. Logs may be shared, and must not give access to a seat."""
    return {name: value for name, value in event.items() if name in PUBLIC_FIELDS}


def configure(style: Style, out: TextIO | None = None) -> None:
    """Set up the logs of this process and its libraries; a quiet log has only warnings and errors."""
    stream = out if out is not None else sys.stderr
    last_processors: list[Any] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(sort_keys=True)]
        if style == "json"
        else [
            structlog.dev.ConsoleRenderer(colors=stream.isatty(), pad_event_to=18, exception_formatter=PLAIN_TRACEBACK)
        ]
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            only_public,
            *last_processors,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if style == "quiet" else logging.INFO),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr if out is None else out),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(handlers=[LibraryLogs()], level=logging.WARNING, force=True)


class LibraryLogs(logging.Handler):
    """Writes the log records of libraries to our log."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record to our log."""
        log().log(record.levelno, record.getMessage(), kind=record.name, exc_info=record.exc_info)


def log() -> Log:
    """Return the current log."""
    return structlog.get_logger()
