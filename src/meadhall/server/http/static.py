"""The built browser client and the pictures of games, with their cache headers."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from meadhall.engine import Game

FOLDER: Final = Path(__file__).parents[1] / "client"
PAGE: Final = "index.html"
TABLE: Final = "table.html"  # the same page, with links to everything a table needs
PLACES: Final = re.compile(
    r"^/(?:|(?:new|learn|t|r|rules|puzzles(?:/[^/]+)?)/[^/]+|r/[^/]+/analysis|puzzles|rules|credits|you|kit)/?$"
)
TABLES: Final = re.compile(r"^/t/[^/]+/?$")
PICTURE: Final = re.compile(r"^/covers/(?P<game>.+)-[0-9a-f]{12}\.svg$")
HASHED: Final = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")
DATA: Final = ("/api/", "/assets/", "/covers/")
PACKED: Final = frozenset({".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl", ".map"})
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
UNBUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Meadhall</title>
<h1>Meadhall</h1>
<p>The server is running, but its pages are not built. Run <code>make client</code> and reload.</p>
"""
TYPES: Final = {
    ".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".ftl": "text/plain",
}  # fmt: skip


@dataclass(frozen=True)
class File:
    """One file in the form that is sent."""

    content: bytes
    packed: bytes | None
    media: str
    tag: str
    keep: str


class Client:
    """The folder of the built client. Its files are read once; a path of the app itself gets its first page."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
        self._read = cache(_read)

    @property
    def is_built(self) -> bool:
        """Whether the client is built."""
        return f"/{PAGE}" in self._files

    def answer(self, request: Request) -> Response | None:
        """The file for a request, or None. A browser with an unknown address gets a page that says so."""
        name = request.url.path
        path = self._files.get(name)
        known = path is not None or PLACES.match(name) is not None
        if path is None and (known or _is_person(request)):
            if not self.is_built:
                return Response(UNBUILT, 503, media_type="text/html")
            path = self._files[f"/{TABLE if TABLES.match(name) else PAGE}"]
        return None if path is None else _sent(self._read(path), request, 200 if known else 404)


class Pictures:
    """The pictures on the covers of games. A digest in the address lets a browser keep them for ever."""

    def __init__(self, games: Mapping[str, Game[Any]]) -> None:
        self._games = games
        self._read = cache(self._file)

    def answer(self, request: Request) -> Response | None:
        """The picture for a request, or None."""
        found = PICTURE.match(request.url.path)
        game = self._games.get(found["game"]) if found else None
        if game is None or picture_path(game) != request.url.path:
            return None
        return _sent(self._read(game.id), request, 200)

    def _file(self, game: str) -> File:
        return _file(self._games[game].picture.encode(), ".svg", "image/svg+xml", FOR_EVER)


def picture_path(game: Game[Any]) -> str:
    """The address of the picture on a game's cover; empty without one."""
    picture = game.picture
    return f"/covers/{game.id}-{hashlib.sha256(picture.encode()).hexdigest()[:12]}.svg" if picture else ""


def _is_person(request: Request) -> bool:
    """Whether a browser opens an address as a page; a program would want data."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(DATA)


def _read(path: Path) -> File:
    media = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    keep = FOR_EVER if path.parent.name == "assets" and HASHED.search(path.name) else ASK_AGAIN
    return _file(path.read_bytes(), path.suffix, media, keep)


def _file(content: bytes, suffix: str, media: str, keep: str) -> File:
    packed = gzip.compress(content, 9) if suffix in PACKED else None
    return File(content, packed, media, f'"{hashlib.sha256(content).hexdigest()[:24]}"', keep)


def _sent(file: File, request: Request, status: int) -> Response:
    headers = {"ETag": file.tag, "Cache-Control": file.keep, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(None, 304, headers)
    content = file.content
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["Content-Encoding"] = file.packed, "gzip"
    return Response(content, status, headers, file.media)
