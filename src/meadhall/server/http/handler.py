"""Handles HTTP requests: finds the caller, checks permission, reads the body, and returns a response or refusal."""

from __future__ import annotations

import math
import time
from dataclasses import replace
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.accounts.people import Person
from meadhall.server.hall.site import Site
from meadhall.server.http import parsing, security
from meadhall.server.http.endpoint import JSON, Call, EncodedResponse, Endpoint, address_of, language_of
from meadhall.server.protocol.problems import STATUS_OF_CODE, Denial, code_of, problem_of

COOKIE_SECONDS: Final = 400 * 86400  # the maximum that browsers allow


async def handle_request(site: Site, endpoint: Endpoint, request: Request) -> Response:
    """Log and count a request, and return its response."""
    start = time.perf_counter()
    try:
        response = await _answer(site, endpoint, request)
    except MeadhallError as error:
        response = refusal_response(site, error, language_of(request))
    except Exception:
        site.log.exception("failed", route=endpoint.path, method=endpoint.method)
        site.metrics.count_error("request")
        mistake = Denial("failed", "went-wrong-try-again")
        response = refusal_response(site, mistake, language_of(request))
    log_request(site, endpoint.path, request.method, response.status_code, time.perf_counter() - start)
    return response


def log_request(site: Site, route: str, method: str, status: int, seconds: float) -> None:
    """Count and log a request by its route, and not by its path, which may contain secrets."""
    site.metrics.requests.labels(route, str(status)).inc()
    site.metrics.request_seconds.labels(route).observe(seconds)
    site.log.info("request", route=route, method=method, status=status, ms=round(1000 * seconds, 1))


def refusal_response(site: Site, error: MeadhallError, language: str) -> Response:
    """Return the response for an error, in the caller's language."""
    problem = problem_of(error, language)
    status = STATUS_OF_CODE[code_of(error)]
    site.metrics.commands_refused.labels(problem.code).inc()
    wait = error.wait if isinstance(error, Denial) else None
    headers = {"Retry-After": str(math.ceil(wait))} if wait is not None else {}
    if status == STATUS_OF_CODE["too-large"]:
        headers["Connection"] = "close"  # otherwise the rest of the body would be read
    return Response(msgspec.json.encode(problem), status, {**headers, "Cache-Control": "no-store"}, JSON)


async def _answer(site: Site, endpoint: Endpoint, request: Request) -> Response:
    address = address_of(request)
    wait = site.counts.take("requests", address)
    if wait > 0:
        raise Denial("too-many", "too-many-requests", wait=wait)
    if endpoint.method == "POST":
        security.check_same_site(request.headers, site.settings.origins)
    token = request.cookies.get(cookie_name(site, request))
    call = Call[Any](site, request, None, None, await _caller(site, token, language_of(request)), token)
    if endpoint.caller_kind == "somebody":
        call.check_session()
    call.query = parsing.read_query(request.query_params, endpoint.query)
    if endpoint.request_type is not None:
        raw = await parsing.read_body(request, getattr(site.limits, endpoint.size_limit))
        call.body = parsing.read_json(raw, endpoint.request_type, site.limits.depth)
    result = await endpoint.handler(call)
    return _with_session(site, call, token, _response(endpoint, result))


async def _caller(site: Site, token: str | None, language: str) -> Person | None:
    person = await site.people.find_by_token(token) if token else None
    return None if person is None else replace(person, language=language)


def _response(endpoint: Endpoint, result: Any) -> Response:
    if not isinstance(result, EncodedResponse):
        result = EncodedResponse(
            result.encode() if isinstance(result, str) else msgspec.json.encode(result), endpoint.media_type
        )
    headers = {"Cache-Control": "no-store"}
    if result.file_name:
        headers["Content-Disposition"] = f'attachment; filename="{result.file_name}"'
    return Response(result.content, 200, headers, result.media_type)


# ---- the session


def cookie_name(site: Site, connection: Any) -> str:
    """Return the name of the session cookie.

    On https, the prefix `__Host-` makes browsers protect it. On http, it contains the name of the hall: browsers ignore
    the port, so several halls on one machine need different cookies.
    """
    secure = connection.url.scheme in ("https", "wss")
    return "__Host-meadhall" if secure else f"meadhall-{site.name}"


def _with_session(site: Site, call: Call[Any], old_token: str | None, response: Response) -> Response:
    name, secure = cookie_name(site, call.request), call.request.url.scheme == "https"
    if call.token is None and old_token is not None:
        response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="lax")
    elif call.token is not None and call.token != old_token:
        response.set_cookie(
            name, call.token, max_age=COOKIE_SECONDS, path="/", secure=secure, httponly=True, samesite="lax"
        )
    return response
