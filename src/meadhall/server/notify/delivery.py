"""Posts a message to a service."""

from __future__ import annotations

from http.client import HTTPException, HTTPMessage
from typing import IO, Final
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, Request, build_opener

from meadhall.server.notify.channels import Post

TIMEOUT_SECONDS: Final = 10.0  # seconds for a service to answer
NO_ANSWER: Final = 0  # in place of an HTTP status
HEADERS: Final = {"Content-Type": "application/json", "User-Agent": "Meadhall"}


class DeliveryError(Exception):
    """A message was not delivered; `status` is the HTTP status of the service, or NO_ANSWER."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def deliver(post: Post) -> None:
    """Post a message. Raise DeliveryError if the service refuses it or does not answer."""
    request = Request(post.url, post.body, HEADERS, method="POST")
    try:
        with _OPENER.open(request, timeout=TIMEOUT_SECONDS):
            return
    except HTTPError as error:
        error.close()
        raise DeliveryError(error.code) from None
    except (URLError, OSError, HTTPException):
        raise DeliveryError(NO_ANSWER) from None


class _NoRedirects(HTTPRedirectHandler):
    """Refuses redirects, because they could lead to a service that is not allowed."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> Request | None:
        return None


_OPENER: Final = build_opener(_NoRedirects)
