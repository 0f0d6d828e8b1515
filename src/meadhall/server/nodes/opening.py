"""Opening a node of a hall."""

from __future__ import annotations

import contextlib
import dataclasses
import signal
from collections.abc import Callable

from meadhall.server.config.settings import Settings
from meadhall.server.nodes.calls import host_and_port
from meadhall.server.nodes.node import Node
from meadhall.server.nodes.server import NodeServer
from meadhall.server.premises import address, alone, bound, leave_word
from meadhall.server.serving import collect_seldom, heard, house_of


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Opens a node and keeps it open until a signal ends it; `ready` is told where it is."""
    host, port = host_and_port(settings.node)
    for_nodes = dataclasses.replace(settings, host=host, port=port)
    with (
        alone(settings) as lock,
        contextlib.closing(bound(settings)) as clients,
        contextlib.closing(bound(for_nodes, "--node")) as nodes,
    ):
        place = address(settings, clients.getsockname()[1])
        node = Node(settings.node)

        def opened() -> None:
            leave_word(lock, place)
            ready(place)

        server = NodeServer(house_of(settings, node), node, clients, nodes, opened)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, heard)
        collect_seldom()
        server.run(sockets=[])
