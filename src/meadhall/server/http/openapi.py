"""The OpenAPI 3.1 description, generated from the routes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

import meadhall
from meadhall.server.http.endpoint import JSON, Endpoint
from meadhall.server.http.security import REQUIRED_HEADER
from meadhall.server.protocol.bodies import Problem

SCHEMA_REF: Final = "#/components/schemas/{name}"
SESSION_SCHEME: Final = "session"
REFUSAL_TEXTS: Final = {
    400: "The body is not JSON, or nested too deeply.",
    401: "The caller has no session yet: call GET /api/me first.",
    403: "The caller may not do that, or the request comes from a page of another site.",
    404: "There is no such thing, or the caller may not know of it.",
    409: "Not possible now: somebody was first, or the table is in another state.",
    413: "The body is too large.",
    422: "The request contains an invalid value.",
    429: "Too many requests; the header Retry-After has the seconds to wait.",
    503: "The hall is restarting.",
}


def openapi_description(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """Return the whole description of these routes."""
    body_types = [
        kind for endpoint in endpoints for kind in (endpoint.request_type, endpoint.response_type) if kind is not None
    ] + [Problem]
    schemas, components = msgspec.json.schema_components(body_types, ref_template=SCHEMA_REF)
    schema_of_type = dict(zip(map(repr, body_types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schema_of_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Meadhall",
            "version": meadhall.__version__,
            "description": "The hall over HTTP. Matches are played over /socket/{table}; see docs/socket.md.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                SESSION_SCHEME: {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "__Host-meadhall",
                    "description": "Set by the first GET /api/me. On http its name is meadhall-ID, with the hall's id.",
                }
            },
        },
    }


def _operation(endpoint: Endpoint, schema_of_type: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Return one route as an operation."""
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": _parameters(endpoint),
    }
    if endpoint.request_type is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": schema_of_type[repr(endpoint.request_type)]}},
        }
    media = endpoint.media_type.partition(";")[0]
    schema = schema_of_type[repr(endpoint.response_type)]
    operation["responses"] = {"200": {"description": "Done.", "content": {media: {"schema": schema}}}}
    problem = {JSON: {"schema": schema_of_type[repr(Problem)]}}
    for status in _statuses(endpoint):
        operation["responses"][str(status)] = {"description": REFUSAL_TEXTS[status], "content": problem}
    if endpoint.caller_kind == "somebody":
        operation["security"] = [{SESSION_SCHEME: []}]
    return operation


def _statuses(endpoint: Endpoint) -> list[int]:
    """Return the HTTP statuses of a route's refusals."""
    statuses = {422, 429}
    statuses |= {401} if endpoint.caller_kind == "somebody" else set()
    statuses |= {400, 403, 409, 413, 503} if endpoint.method == "POST" else {403, 404, 409}
    statuses |= {404} if "{" in endpoint.path or endpoint.request_type is not None else set()
    return sorted(statuses)


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    """Return the parameters of a route: in the path, the query, and the header that POST requires."""
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": _path_schema(name)}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    for field in msgspec.structs.fields(endpoint.query):
        schema = msgspec.json.schema(field.type) | {"default": field.default}
        parameters.append({"name": field.name, "in": "query", "required": False, "schema": schema})
    if endpoint.method == "POST":
        parameters.append({"name": REQUIRED_HEADER, "in": "header", "required": True, "schema": {"const": "1"}})
    return parameters


def _path_schema(name: str) -> dict[str, Any]:
    return {"type": "integer", "minimum": 0} if name == "decision" else {"type": "string", "minLength": 1}
