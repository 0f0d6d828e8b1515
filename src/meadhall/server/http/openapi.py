"""The OpenAPI 3.1 description, generated from the routes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

import meadhall
from meadhall.server.http.endpoint import JSON, Endpoint
from meadhall.server.http.security import OURS
from meadhall.server.protocol.bodies import Problem

PLACE: Final = "#/components/schemas/{name}"
SESSION: Final = "session"
REFUSALS: Final = {
    400: "The body is no JSON, or nested too deeply.",
    401: "Nobody knows the caller yet; GET /api/me changes that.",
    403: "This caller may not do that, or the request comes from a page of another site.",
    404: "There is no such thing, or none that the caller may know of.",
    409: "Not now: somebody was first, or the table is not at that point.",
    413: "The body is too large.",
    422: "What is said cannot be.",
    429: "Too many of late; Retry-After says when again.",
    503: "The hall closes for a moment.",
}


def described(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The whole description."""
    kinds = [kind for endpoint in endpoints for kind in (endpoint.takes, endpoint.gives) if kind is not None] + [
        Problem
    ]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=PLACE)
    places = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, Any] = {}
    for one in endpoints:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, places)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Meadhall",
            "version": meadhall.__version__,
            "description": "The hall over HTTP. What happens at a table goes over /socket/{table}; see docs/socket.md.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                SESSION: {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "__Host-meadhall",
                    "description": "Given by the first GET /api/me. On plain http it is meadhall-ID, of this hall.",
                }
            },
        },
    }


def _operation(one: Endpoint, places: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Return one route as an operation."""
    told: dict[str, Any] = {"operationId": one.name, "summary": one.words, "parameters": _parameters(one)}
    if one.takes is not None:
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": places[repr(one.takes)]}}}
    media = one.media.partition(";")[0]
    schema = places[repr(one.gives)]
    told["responses"] = {"200": {"description": "Done.", "content": {media: {"schema": schema}}}}
    problem = {JSON: {"schema": places[repr(Problem)]}}
    for status in _statuses(one):
        told["responses"][str(status)] = {"description": REFUSALS[status], "content": problem}
    if one.who == "somebody":
        told["security"] = [{SESSION: []}]
    return told


def _statuses(one: Endpoint) -> list[int]:
    """The statuses of its refusals."""
    said = {422, 429}
    said |= {401} if one.who == "somebody" else set()
    said |= {400, 403, 409, 413, 503} if one.method == "POST" else {403, 404, 409}
    said |= {404} if "{" in one.path or one.takes is not None else set()
    return sorted(said)


def _parameters(one: Endpoint) -> list[dict[str, Any]]:
    """The parts of the path, the query, and the header that changes need."""
    told = [
        {"name": name, "in": "path", "required": True, "schema": _part(name)}
        for name in re.findall(r"{(\w+)}", one.path)
    ]
    for field in msgspec.structs.fields(one.query):
        schema = msgspec.json.schema(field.type) | {"default": field.default}
        told.append({"name": field.name, "in": "query", "required": False, "schema": schema})
    if one.method == "POST":
        told.append({"name": OURS, "in": "header", "required": True, "schema": {"const": "1"}})
    return told


def _part(name: str) -> dict[str, Any]:
    return {"type": "integer", "minimum": 0} if name == "decision" else {"type": "string", "minLength": 1}
