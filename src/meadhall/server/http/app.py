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
from meadhall.server.http import handler, openapi, socket
from meadhall.server.http.endpoint import Endpoint, language_of
from meadhall.server.http.hosts import KnownHosts
from meadhall.server.http.routes import ENDPOINTS
from meadhall.server.http.security import SecureHeaders
from meadhall.server.http.static import Client, Pictures
from meadhall.server.protocol.problems import Denial

if TYPE_CHECKING:
    from meadhall.server.http.lab.pages import LabPages

RequestHandler = Callable[[Request], Awaitable[Response]]
METHODS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]


def build_app(site: Site, client: Client | None = None) -> Starlette:
    """Return the application. `client` is the browser client, by default the built one."""
    site.description = msgspec.json.encode(openapi.openapi_description(ENDPOINTS))
    pages = client or Client()
    lab = _lab_pages(site)
    app = Starlette(
        routes=[
            *(
                Route(path, _method_handler(site, endpoints), methods=METHODS)
                for path, endpoints in _endpoints_by_path().items()
            ),
            WebSocketRoute("/socket/{table}", socket.handle_socket),
            *(lab.routes if lab is not None else ()),
            Route("/{path:path}", _file_handler(site, pages), methods=METHODS),
        ],
        middleware=[
            *_proxy_middleware(site),
            Middleware(SecureHeaders),
            Middleware(KnownHosts, site=site),
            Middleware(GZipMiddleware, minimum_size=2048, compresslevel=6),
        ],
        lifespan=_lifespan(site, lab),
    )
    app.router.redirect_slashes = False
    app.state.site = site
    return app


def _endpoints_by_path() -> dict[str, dict[str, Endpoint]]:
    endpoints: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        endpoints.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return endpoints


def _method_handler(site: Site, endpoints: dict[str, Endpoint]) -> RequestHandler:
    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        if method in endpoints:
            return await handler.handle_request(site, endpoints[method], request)
        response = handler.refusal_response(
            site, Denial("method", "method-not-allowed", method=request.method), language_of(request)
        )
        response.headers["Allow"] = ", ".join(endpoints)
        return response

    return answer


def _proxy_middleware(site: Site) -> list[Middleware]:
    """Return the middleware that trusts the proxies in the settings; an empty list if there are no proxies."""
    proxies = list(site.settings.proxies)
    return [Middleware(ProxyHeadersMiddleware, trusted_hosts=proxies)] if proxies else []


def _file_handler(site: Site, client: Client) -> RequestHandler:
    """Return a handler that serves the browser client and the pictures of games."""
    pictures = Pictures(site.games)

    def answer_of(request: Request) -> Response | None:
        return pictures.response_to(request) or client.response_to(request)

    async def answer(request: Request) -> Response:
        began = time.perf_counter()
        is_read = request.method in ("GET", "HEAD")
        # in a thread, because compressing is slow
        file = await asyncio.to_thread(answer_of, request) if is_read else None
        response = file or handler.refusal_response(site, Denial("unknown", "page-not-found"), language_of(request))
        handler.log_request(site, "/{path}", request.method, response.status_code, time.perf_counter() - began)
        return response

    return answer


def _lab_pages(site: Site) -> LabPages | None:
    """Return the pages of the laboratory, which need extra packages; None if the settings do not enable them."""
    if not site.settings.lab:
        return None
    from meadhall.server.http.lab.pages import LabPages

    return LabPages(site)


def _lifespan(site: Site, lab: LabPages | None) -> Callable[[Starlette], contextlib.AbstractAsyncContextManager[None]]:
    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncGenerator[None]:
        await site.open()
        try:
            async with site.metrics.measuring(lambda: site.tables.table_count):
                yield
        finally:
            if lab is not None:
                await lab.close()
            await site.close()

    return lifespan
