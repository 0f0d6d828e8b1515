"""Checks of addresses in the settings: allowed origins, trusted proxies, the database, and nodes."""

from __future__ import annotations

import ipaddress
import re
from typing import Final
from urllib.parse import SplitResult, urlsplit

from meadhall.engine.common.errors import MeadhallError

DEFAULT_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}
HOST_NAME: Final = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?")
ORIGIN_PATTERN: Final = re.compile(
    r"(?P<scheme>https?)://(?P<host>\[[0-9a-f:.]+\]|[^\s/?#@:\[\]]+)(?::(?P<port>[0-9]{1,5}))?/?", re.IGNORECASE
)
INVALID_ORIGIN: Final = "'{origin}' is not a web address such as https://hall.example or http://10.0.0.7:8080"
INVALID_PROXY: Final = "'{proxy}' is not an IP address or network such as 127.0.0.1 or 10.0.0.0/8"
NOT_A_NETWORK: Final = "'{proxy}' is an address inside a network, not a network; did you mean {network}?"

DRIVER: Final = "postgresql+psycopg"
INVALID_DATABASE: Final = "this is not a database address such as postgresql://user:password@db.example/meadhall"

INVALID_NODE: Final = "'{node}' is not a node address such as 10.0.0.2:7000"
NODE_WITHOUT_DATABASE: Final = "nodes of a hall share a PostgreSQL database: give them all the same --database"


def checked_origin(text: str) -> str:
    """Return an origin in the form of browsers, scheme://host or scheme://host:port. Raise MeadhallError if invalid."""
    match = ORIGIN_PATTERN.fullmatch(text.strip())
    if match is None:
        raise MeadhallError(INVALID_ORIGIN, origin=text)
    scheme, host, port = match["scheme"].lower(), match["host"], match["port"]
    try:
        host_name = _checked_host(host)
    except ValueError:
        raise MeadhallError(INVALID_ORIGIN, origin=text) from None
    if port is not None and not 0 < int(port) < 65536:
        raise MeadhallError(INVALID_ORIGIN, origin=text)
    return (
        f"{scheme}://{host_name}"
        if port is None or int(port) == DEFAULT_PORTS[scheme]
        else f"{scheme}://{host_name}:{int(port)}"
    )


def checked_page_address(text: str) -> str:
    """Return the address of a web page, an origin with a path. Raise MeadhallError if invalid."""
    scheme, colon, rest = text.strip().partition("://")
    host, slash, path = rest.partition("/")
    return checked_origin(f"{scheme}{colon}{host}") + (slash or "/") + path


def checked_proxy(text: str) -> str:
    """Return the IP address or network of a proxy. Raise MeadhallError if invalid."""
    address = text.strip()
    try:
        return str(ipaddress.ip_network(address) if "/" in address else ipaddress.ip_address(address))
    except ValueError:
        pass
    try:
        network = ipaddress.ip_network(address, strict=False)
    except ValueError:
        raise MeadhallError(INVALID_PROXY, proxy=text) from None
    raise MeadhallError(NOT_A_NETWORK, proxy=text, network=network)


def database_url(text: str) -> str:
    """Return the URL of a PostgreSQL database for SQLAlchemy. Raise MeadhallError, without the password, if invalid."""
    url = text.strip()
    if not _is_database_url(url):
        raise MeadhallError(INVALID_DATABASE)
    return f"{DRIVER}:{url.partition(':')[2]}"


def _is_database_url(url: str) -> bool:
    try:
        parts = urlsplit(url)
        _ = parts.port  # raises ValueError for a bad port
    except ValueError:
        return False
    return parts.scheme in ("postgresql", "postgres", DRIVER) and parts.path.strip("/") != ""


def checked_node(text: str, database: str) -> str:
    """Return the host:port of a node. Raise MeadhallError if it is invalid, or `database` is empty."""
    host, _, port = text.strip().rpartition(":")
    try:
        host_name = _checked_host(host.lower())
        if not 0 < int(port) < 65536:
            raise ValueError(port)
    except ValueError:
        raise MeadhallError(INVALID_NODE, node=text) from None
    if not database:
        raise MeadhallError(NODE_WITHOUT_DATABASE)
    return f"{host_name}:{int(port)}"


def without_password(url: str) -> str:
    """Return the URL of a database without user, password and driver, for messages."""
    parts = urlsplit(url)
    return SplitResult("postgresql", parts.netloc.rpartition("@")[2], parts.path, "", "").geturl()


def _checked_host(name: str) -> str:
    """Return a host in the form of browsers. Raise ValueError if invalid."""
    if name.startswith("["):
        return f"[{ipaddress.IPv6Address(name[1:-1])}]"
    ascii_name = name.encode("idna").decode().lower()
    if HOST_NAME.fullmatch(ascii_name) is None:
        raise ValueError(name)
    return ascii_name
