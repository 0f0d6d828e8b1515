"""The hall as a web application."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from meadhall.server.hall.site import Site
from meadhall.server.http.endpoint import Endpoint, language_of
from meadhall.server.http.handler import answered, note, refusal
from meadhall.server.http.hosts import KnownHosts
from meadhall.server.http.openapi import described
from meadhall.server.http.routes import ENDPOINTS
from meadhall.server.http.security import SecureHeaders
from meadhall.server.http.socket import attend
from meadhall.server.http.static import Client
from meadhall.server.protocol.problems import Denied

if TYPE_CHECKING:
    from meadhall.server.http.lab.pages import LabPages

Answering = Callable[[Request], Awaitable[Response]]
METHODS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]


def build(house: Site, client: Client | None = None) -> Starlette:
    """The application. `client` is the browser client; without one, that which was built."""
    house.description = msgspec.json.encode(described(ENDPOINTS))
    pages = client or Client()
    lab = _lab(house)
    app = Starlette(
        routes=[
            *(Route(path, _by_method(house, of_path), methods=METHODS) for path, of_path in _by_path().items()),
            WebSocketRoute("/socket/{table}", attend),
            *(lab.routes if lab is not None else ()),
            Route("/{path:path}", _files(house, pages), methods=METHODS),
        ],
        middleware=[
            *_trusting(house),
            Middleware(SecureHeaders),
            Middleware(KnownHosts, house=house),
            Middleware(GZipMiddleware, minimum_size=2048, compresslevel=6),
        ],
        lifespan=_open(house, lab),
    )
    app.router.redirect_slashes = False
    app.state.house = house
    return app


def _by_path() -> dict[str, dict[str, Endpoint]]:
    found: dict[str, dict[str, Endpoint]] = {}
    for one in ENDPOINTS:
        found.setdefault(one.path, {})[one.method] = one
    return found


def _by_method(house: Site, endpoints: dict[str, Endpoint]) -> Answering:
    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        if method in endpoints:
            return await answered(house, endpoints[method], request)
        response = refusal(house, Denied("method", "method-not-allowed", method=request.method), language_of(request))
        response.headers["Allow"] = ", ".join(endpoints)
        return response

    return answer


def _trusting(house: Site) -> list[Middleware]:
    """Takes the word of the proxies that the settings name, and of nobody else."""
    proxies = list(house.settings.proxies)
    return [Middleware(ProxyHeadersMiddleware, trusted_hosts=proxies)] if proxies else []


def _files(house: Site, client: Client) -> Answering:
    """The browser client; what is not there is not there."""

    async def answer(request: Request) -> Response:
        began = time.perf_counter()
        looked_at = request.method in ("GET", "HEAD")
        found = await asyncio.to_thread(client.answer, request) if looked_at else None  # packing one takes a while
        response = found or refusal(house, Denied("unknown", "page-not-found"), language_of(request))
        note(house, "/{path}", request.method, response.status_code, time.perf_counter() - began)
        return response

    return answer


def _lab(house: Site) -> LabPages | None:
    """The pages of the laboratory, where the settings open it; they need what nobody else does."""
    if not house.settings.lab:
        return None
    from meadhall.server.http.lab.pages import LabPages

    return LabPages(house)


def _open(house: Site, lab: LabPages | None) -> Callable[[Starlette], contextlib.AbstractAsyncContextManager[None]]:
    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncGenerator[None]:
        await house.open()
        try:
            async with house.metrics.watching_the_loop(lambda: house.tables.awake):
                yield
        finally:
            if lab is not None:
                await lab.close()
            await house.close()

    return lifespan
