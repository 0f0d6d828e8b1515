"""Posts a message, and says why if it does not arrive."""

from __future__ import annotations

from http.client import HTTPException, HTTPMessage
from typing import IO, Final
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, Request, build_opener

from meadhall.server.notify.channels import Post

PATIENCE: Final = 10.0  # seconds for a service to answer
SILENT: Final = 0  # in place of a status: no answer
HEADERS: Final = {"Content-Type": "application/json", "User-Agent": "Meadhall"}


class DeliveryError(Exception):
    """A message has not arrived; `status` is the answer of the service, SILENT without one."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def deliver(post: Post) -> None:
    """Post a message; DeliveryError if the service does not take it."""
    request = Request(post.url, post.body, HEADERS, method="POST")
    try:
        with _OPENER.open(request, timeout=PATIENCE):
            return
    except HTTPError as error:
        error.close()
        raise DeliveryError(error.code) from None
    except (URLError, OSError, HTTPException):
        raise DeliveryError(SILENT) from None


class _Stay(HTTPRedirectHandler):
    """Follows no redirects: the hall speaks only to known services."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> Request | None:
        return None


_OPENER: Final = build_opener(_Stay)
