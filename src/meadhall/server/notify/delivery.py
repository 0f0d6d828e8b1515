"""Posts a message, and says why if it does not arrive."""

from __future__ import annotations

from http.client import HTTPException, HTTPMessage
from typing import IO, Final
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, Request, build_opener

from meadhall.server.notify.channels import Post

PATIENCE: Final = 10.0  # seconds for a service to answer
SILENT: Final = 0  # in place of a status: nobody answered
HEADERS: Final = {"Content-Type": "application/json", "User-Agent": "Meadhall"}


class Undelivered(Exception):
    """A message has not arrived; `status` is what the service answered, SILENT if nothing."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def deliver(post: Post) -> None:
    """Posts this; Undelivered if it is not taken."""
    request = Request(post.url, post.body, HEADERS, method="POST")
    try:
        with _OPENER.open(request, timeout=PATIENCE):
            return
    except HTTPError as error:
        error.close()
        raise Undelivered(error.code) from None
    except (URLError, OSError, HTTPException):
        raise Undelivered(SILENT) from None


class _Stay(HTTPRedirectHandler):
    """Follows nowhere: only the services that the hall knows are spoken to."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> Request | None:
        return None


_OPENER: Final = build_opener(_Stay)
