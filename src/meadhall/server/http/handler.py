"""Handles a request: the caller, their permission, the body, and the response or refusal."""

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
from meadhall.server.http.endpoint import JSON, Call, Endpoint, Ready, address_of, language_of
from meadhall.server.protocol.problems import STATUS, Denial, code_of, problem_of

A_YEAR: Final = 400 * 86400  # browsers keep a cookie this long


async def answered(site: Site, endpoint: Endpoint, request: Request) -> Response:
    """Answer one request, and count it."""
    began = time.perf_counter()
    try:
        response = await _answer(site, endpoint, request)
    except MeadhallError as error:
        response = refusal(site, error, language_of(request))
    except Exception:
        site.log.exception("failed", route=endpoint.path, method=endpoint.method)
        site.metrics.count_error("request")
        mistake = Denial("failed", "went-wrong-try-again")
        response = refusal(site, mistake, language_of(request))
    log_request(site, endpoint.path, request.method, response.status_code, time.perf_counter() - began)
    return response


def log_request(site: Site, route: str, method: str, status: int, seconds: float) -> None:
    """Count and log a request by its route, since an address may contain secrets."""
    site.metrics.requests.labels(route, str(status)).inc()
    site.metrics.request_seconds.labels(route).observe(seconds)
    site.log.info("request", route=route, method=method, status=status, ms=round(1000 * seconds, 1))


def refusal(site: Site, error: MeadhallError, language: str) -> Response:
    """The response for an error, in the caller's language."""
    problem = problem_of(error, language)
    status = STATUS[code_of(error)]
    site.metrics.refused.labels(problem.code).inc()
    wait = error.wait if isinstance(error, Denial) else None
    headers = {"Retry-After": str(math.ceil(wait))} if wait is not None else {}
    if status == STATUS["too-large"]:
        headers["Connection"] = "close"  # or the rest of the body would still be read
    return Response(msgspec.json.encode(problem), status, {**headers, "Cache-Control": "no-store"}, JSON)


async def _answer(site: Site, endpoint: Endpoint, request: Request) -> Response:
    address = address_of(request)
    wait = site.counts.take("requests", address)
    if wait > 0:
        raise Denial("too-many", "too-many-requests", wait=wait)
    if endpoint.method == "POST":
        security.check_ours(request.headers, site.settings.origins)
    token = request.cookies.get(cookie_name(site, request))
    call = Call[Any](site, request, None, None, await _caller(site, token, language_of(request)), token)
    if endpoint.who == "somebody":
        call.check_known()
    call.query = parsing.read_query(request.query_params, endpoint.query)
    if endpoint.takes is not None:
        raw = await parsing.read_body(request, getattr(site.limits, endpoint.limit))
        call.body = parsing.read_json(raw, endpoint.takes, site.limits.depth)
    given = await endpoint.handler(call)
    return _with_session(site, call, token, _response(endpoint, given))


async def _caller(site: Site, token: str | None, language: str) -> Person | None:
    person = await site.people.by_token(token) if token else None
    return None if person is None else replace(person, language=language)


def _response(endpoint: Endpoint, given: Any) -> Response:
    if not isinstance(given, Ready):
        given = Ready(given.encode() if isinstance(given, str) else msgspec.json.encode(given), endpoint.media)
    headers = {"Cache-Control": "no-store"}
    if given.name:
        headers["Content-Disposition"] = f'attachment; filename="{given.name}"'
    return Response(given.content, 200, headers, given.media)


# ---- the session


def cookie_name(site: Site, connection: Any) -> str:
    """Name of the cookie: on https with a guarantee of browsers, otherwise different for each hall on a machine.

    Browsers ignore the port when they send a cookie, and a hall may use another one the next time.
    """
    secure = connection.url.scheme in ("https", "wss")
    return "__Host-meadhall" if secure else f"meadhall-{site.name}"


def _with_session(site: Site, call: Call[Any], before: str | None, response: Response) -> Response:
    name, secure = cookie_name(site, call.request), call.request.url.scheme == "https"
    if call.token is None and before is not None:
        response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="lax")
    elif call.token is not None and call.token != before:
        response.set_cookie(name, call.token, max_age=A_YEAR, path="/", secure=secure, httponly=True, samesite="lax")
    return response
