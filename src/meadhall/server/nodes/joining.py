"""A connection to a node: each of its requests is served here, or relayed to the node where its table is at home."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol, cast

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from meadhall.server.nodes.relay import Relay
from meadhall.server.workers.channel import passed_on
from meadhall.server.workers.passing import ByRequest

Client = tuple[str, int] | None


class Routing(Protocol):
    """Knows where requests go."""

    def is_surely_here(self, head: bytes) -> bool:
        """Whether a request is served here, as far as that is known without looking."""
        ...

    async def reached(self, head: bytes, client: Client) -> Relay | None:
        """A relay to the node where a request belongs; None if it is to be served here."""
        ...

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Does this beside everything else."""
        ...


class Joining(ByRequest):
    """A connection of a client."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], routing: Routing) -> None:
        super().__init__(config, server_state, app_state)
        self._routing = routing

    def _lead(self, head: bytes) -> None:
        if self._routing.is_surely_here(head):
            super()._lead(head)
        else:
            self.transport.pause_reading()
            self._routing.soon(self._join(head))

    async def _join(self, head: bytes) -> None:
        relay = await self._routing.reached(head, self.client)
        try:
            if relay is None:
                self.transport.resume_reading()
                super()._lead(head)
            elif not self.transport.is_closing():
                await relay.join(passed_on(self.transport), head)
            else:
                relay.end()
        except OSError:  # there are no more open files to be had
            self.transport.abort()
            if relay is not None:
                relay.end()


class Relayed(HttpToolsProtocol):
    """A connection that another node relays, for one request: the next one may belong elsewhere."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], client: Client) -> None:
        super().__init__(config, server_state, app_state)
        self._client = client

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Takes the client's address for its own."""
        super().connection_made(cast("asyncio.Transport", _From(transport, self._client)))

    def on_headers_complete(self) -> None:
        """The answer says that the connection ends with it."""
        super().on_headers_complete()
        cycle = cast("RequestResponseCycle | None", self.cycle)  # there is none where a socket begins
        if cycle is not None:
            cycle.keep_alive = False


class _From:
    """A transport that says that it comes from a client, though another node is at its end."""

    def __init__(self, transport: asyncio.Transport, client: Client) -> None:
        self._transport = transport
        self._client = client

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """What is known of it; whoever asks for the socket would see who is really there."""
        if name == "peername":
            return self._client
        return default if name == "socket" else self._transport.get_extra_info(name, default)
