"""The API description matches the types, and generated requests confirm it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

from meadhall.server.http.endpoint import Endpoint
from meadhall.server.http.openapi import openapi_description
from meadhall.server.http.routes import ENDPOINTS
from meadhall.server.http.security import REQUIRED_HEADER
from tests.depth import deep
from tests.server.web import Web

UNTESTED_ROUTES = [
    ignored_auth,  # our cookie is part of every call; test_roles.py calls without one
    positive_data_acceptance,  # a valid string need not be the name of a person
]
DESCRIPTION: dict[str, Any] = openapi_description(ENDPOINTS)


@cache
def schema_at(origin: str) -> Any:
    schema = schemathesis.openapi.from_dict(DESCRIPTION)
    schema.config.update(base_url=origin)
    return schema


def test_hall_serves_the_same_description(web: Web) -> None:
    assert web.new_browser().get("/openapi.json").json() == msgspec.json.decode(msgspec.json.encode(DESCRIPTION))


def test_every_route_is_described() -> None:
    for endpoint in ENDPOINTS:
        described = DESCRIPTION["paths"][endpoint.path][endpoint.method.lower()]
        assert described["summary"].endswith("."), f"{endpoint.path}: its docstring must be one sentence"
        assert ("requestBody" in described) == (endpoint.request_type is not None), endpoint.path
        assert (REQUIRED_HEADER in [p["name"] for p in described["parameters"]]) == (endpoint.method == "POST"), (
            endpoint.path
        )
        assert ("security" in described) == (endpoint.caller_kind == "somebody"), endpoint.path


def test_route_names_are_unique() -> None:
    names = [endpoint.name for endpoint in ENDPOINTS]
    assert len(set(names)) == len(names)


# ---- generated requests


@pytest.mark.parametrize("one", ENDPOINTS, ids=lambda one: f"{one.method} {one.path}")
def test_every_response_matches_its_description(web: Web, one: Endpoint) -> None:
    browser = web.new_browser()
    operation = schema_at(web.origin)[one.path][one.method]
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())

    @settings(
        max_examples=deep(6), deadline=None, derandomize=True, database=None, suppress_health_check=[*HealthCheck]
    )
    @given(case=operation.as_strategy())
    def answers(case: Case[Any]) -> None:
        case.call_and_validate(headers={**web.our_headers, "Cookie": cookie}, excluded_checks=UNTESTED_ROUTES)

    answers()
