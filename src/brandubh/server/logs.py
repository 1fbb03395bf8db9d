"""The log: a line for people, or a JSON object a line for programs that collect them.

A line is one line, whatever a request, an engine or an error brings along: nobody can forge another. Lines are written
by a thread of their own, because whoever reads them may be slow; if too many wait, the newest are lost and counted.
"""

import json
import logging
import queue
import sys
import threading
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TextIO

from brandubh.errors import BrandubhError
from brandubh.server.settings import LOG_FORMAT, LOG_FORMATS

MOST_WAITING = 10_000  # lines
FLUSH_SECONDS = 0.3  # at the end, for what was said last

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The name of the request that is being answered."""


class JsonLines(logging.Formatter):
    """A JSON object a line. ASCII, so that no character ends a line or turns it round."""

    def __init__(self, node: str) -> None:
        super().__init__()
        self._node = node

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "node": self._node,
        }
        if name := getattr(record, "request_id", ""):
            told["request"] = name
        told |= getattr(record, "fields", {})
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str)


class TextLines(logging.Formatter):
    """A line for people; what an error says in addition is indented, so that it cannot be taken for another line."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s:%(name)s:%(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """One line, and an error's own below it."""
        name = getattr(record, "request_id", "")
        line = f"{record.levelname}:{record.name}:{_printable(record.getMessage())}{f' [{name}]' if name else ''}"
        if record.exc_info:
            more = self.formatException(record.exc_info).splitlines()
            line = "\n".join((line, *(f"    {_printable(each)}" for each in more)))
        return line


def _printable(text: str) -> str:
    return text if text.isprintable() else "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)


class Behind(logging.Handler):
    """Writes lines in a thread of its own, so that nobody waits for whoever reads them."""

    def __init__(self, stream: TextIO, formatter: logging.Formatter) -> None:
        super().__init__()
        self.setFormatter(formatter)
        self._stream = stream
        self._waiting: queue.SimpleQueue[logging.LogRecord] = queue.SimpleQueue()
        self._lost = self._taken = self._done = 0  # lines
        threading.Thread(target=self._write_all, name="log", daemon=True).start()

    def emit(self, record: logging.LogRecord) -> None:
        """Have a line written. One thread at a time is here: :meth:`handle` sees to that."""
        record.request_id = request_id.get()
        if self._waiting.qsize() < MOST_WAITING:
            self._taken += 1
            self._waiting.put(record)
        else:
            self._lost += 1

    def _write_all(self) -> None:
        while True:
            record = self._waiting.get()
            self.acquire()
            lost, self._lost = self._lost, 0
            self.release()
            if lost:
                self._write(_record(f"{lost} lines were lost here, which nobody read fast enough"))
            self._write(record)
            self._done += 1

    def _write(self, record: logging.LogRecord) -> None:
        try:
            self._stream.write(f"{self.format(record)}\n")
            if self._waiting.empty():
                self._stream.flush()
        except Exception:  # there is nobody to tell
            pass

    def flush(self) -> None:
        """Wait a little for what is waiting to be written."""
        until = time.monotonic() + FLUSH_SECONDS
        while self._done < self._taken and time.monotonic() < until:
            time.sleep(0.005)


def _record(text: str) -> logging.LogRecord:
    return logging.LogRecord(__name__, logging.WARNING, "", 0, text, None, None)


def configure(style: str, node: str, stream: TextIO | None = None) -> Behind:
    """Have everything that is logged written in one of :data:`LOG_FORMATS`, on stderr unless said otherwise."""
    check(style)
    formatter = JsonLines(node) if style == "json" else TextLines()
    handler = Behind(stream or sys.stderr, formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    return handler


def check(style: str) -> None:
    """Raise an error unless there is such a format."""
    if style not in LOG_FORMATS:
        raise BrandubhError("log-format", variable=LOG_FORMAT, text=style, names=", ".join(LOG_FORMATS))
