"""Handles a request: who calls, whether they may, what the body says, and the response or the refusal."""

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
from meadhall.server.http.endpoint import JSON, Call, Endpoint, Ready, address_of, language_of
from meadhall.server.http.parsing import read_body, read_json, read_query
from meadhall.server.http.security import check_ours
from meadhall.server.protocol.problems import STATUS, Denied, code_of, problem_of

A_YEAR: Final = 400 * 86400  # as long as browsers keep a cookie


async def answered(house: Site, endpoint: Endpoint, request: Request) -> Response:
    """Answers one request, and counts it."""
    began = time.perf_counter()
    try:
        response = await _answer(house, endpoint, request)
    except MeadhallError as error:
        response = refusal(house, error, language_of(request))
    except Exception:
        house.log.exception("failed", route=endpoint.path, method=endpoint.method)
        house.metrics.note_mistake("request")
        mistake = Denied("failed", "went-wrong-try-again")
        response = refusal(house, mistake, language_of(request))
    note(house, endpoint.path, request.method, response.status_code, time.perf_counter() - began)
    return response


def note(house: Site, route: str, method: str, status: int, seconds: float) -> None:
    """Counts an answered request, and logs it by its route: an address may hold what is nobody's business."""
    house.metrics.requests.labels(route, str(status)).inc()
    house.metrics.request_seconds.labels(route).observe(seconds)
    house.log.info("request", route=route, method=method, status=status, ms=round(1000 * seconds, 1))


def refusal(house: Site, error: MeadhallError, language: str) -> Response:
    """An error as an answer, in the language of who asked."""
    problem = problem_of(error, language)
    status = STATUS[code_of(error)]
    house.metrics.refused.labels(problem.code).inc()
    wait = error.wait if isinstance(error, Denied) else None
    headers = {"Retry-After": str(math.ceil(wait))} if wait is not None else {}
    if status == STATUS["too-large"]:
        headers["Connection"] = "close"  # or the rest of it would still be read, and thrown away
    return Response(msgspec.json.encode(problem), status, {**headers, "Cache-Control": "no-store"}, JSON)


async def _answer(house: Site, endpoint: Endpoint, request: Request) -> Response:
    address = address_of(request)
    wait = house.counts.take("requests", address)
    if wait > 0:
        raise Denied("too-many", "too-many-requests", wait=wait)
    if endpoint.method == "POST":
        check_ours(request.headers, house.settings.origins)
    token = request.cookies.get(cookie_name(house, request))
    call = Call[Any](house, request, None, None, await _caller(house, token, language_of(request)), token)
    if endpoint.who == "somebody":
        call.check_known()
    call.query = read_query(request.query_params, endpoint.query)
    if endpoint.takes is not None:
        raw = await read_body(request, getattr(house.limits, endpoint.limit))
        call.body = read_json(raw, endpoint.takes, house.limits.depth)
    given = await endpoint.handler(call)
    return _with_session(house, call, token, _response(endpoint, given))


async def _caller(house: Site, token: str | None, language: str) -> Person | None:
    person = await house.people.by_token(token) if token else None
    return None if person is None else replace(person, language=language)


def _response(endpoint: Endpoint, given: Any) -> Response:
    if not isinstance(given, Ready):
        given = Ready(given.encode() if isinstance(given, str) else msgspec.json.encode(given), endpoint.media)
    headers = {"Cache-Control": "no-store"}
    if given.name:
        headers["Content-Disposition"] = f'attachment; filename="{given.name}"'
    return Response(given.content, 200, headers, given.media)


# ---- the session


def cookie_name(house: Site, connection: Any) -> str:
    """What the cookie is called: on https browsers keep the promise in its name, else halls on one machine differ.

    Browsers do not ask for the port when they send a cookie, and a hall may be at another one the next time.
    """
    secure = connection.url.scheme in ("https", "wss")
    return "__Host-meadhall" if secure else f"meadhall-{house.name}"


def _with_session(house: Site, call: Call[Any], before: str | None, response: Response) -> Response:
    name, secure = cookie_name(house, call.request), call.request.url.scheme == "https"
    if call.token is None and before is not None:
        response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="lax")
    elif call.token is not None and call.token != before:
        response.set_cookie(name, call.token, max_age=A_YEAR, path="/", secure=secure, httponly=True, samesite="lax")
    return response
