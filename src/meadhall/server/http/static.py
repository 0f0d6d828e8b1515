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

CLIENT_FOLDER: Final = Path(__file__).parents[1] / "client"
PAGE_FILE: Final = "index.html"
PAGE_PATHS: Final = re.compile(
    r"^/(?:|(?:new|learn|t|r|rules|puzzles(?:/[^/]+)?)/[^/]+|r/[^/]+/analysis|puzzles|rules|credits|you|kit)/?$"
)
PRELOADING_PAGE: Final = re.compile(r"^/(?:(?P<table>t)|(?P<rules>rules))/[^/]+/?$")  # has its own HTML file
PICTURE_PATH: Final = re.compile(r"^/covers/(?P<game>.+)-[0-9a-f]{12}\.svg$")
HASHED_NAME: Final = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")
DATA_PATHS: Final = ("/api/", "/assets/", "/covers/")
COMPRESSED_SUFFIXES: Final = frozenset(
    {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl", ".map"}
)
CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
NOT_BUILT_PAGE: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Meadhall</title>
<h1>Meadhall</h1>
<p>The server is running, but its pages are not built. Run <code>make client</code> and reload.</p>
"""
MEDIA_TYPES: Final = {
    ".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".ftl": "text/plain",
}  # fmt: skip


@dataclass(frozen=True)
class File:
    """One file in the form to send."""

    content: bytes
    gzipped_content: bytes | None
    media_type: str
    etag: str
    cache_control: str


class Client:
    """The folder of the built client. Its files are cached. All pages of the app run the same script."""

    def __init__(self, folder: Path = CLIENT_FOLDER) -> None:
        self._files = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
        self._read = cache(_read)

    @property
    def is_built(self) -> bool:
        """Whether the client is built."""
        return f"/{PAGE_FILE}" in self._files

    def response_to(self, request: Request) -> Response | None:
        """Return the file for a request, or None. For an unknown address, a browser gets the page with status 404."""
        name = request.url.path
        path = self._files.get(name)
        is_known = path is not None or PAGE_PATHS.match(name) is not None
        if path is None and (is_known or _wants_page(request)):
            if not self.is_built:
                return Response(NOT_BUILT_PAGE, 503, media_type="text/html")
            path = self._files[f"/{_page_file(name)}"]
        return None if path is None else _response(self._read(path), request, 200 if is_known else 404)


class Pictures:
    """The pictures on the covers of games. Their addresses contain a digest, so browsers cache them forever."""

    def __init__(self, games: Mapping[str, Game[Any]]) -> None:
        self._games = games
        self._read = cache(self._file)

    def response_to(self, request: Request) -> Response | None:
        """Return the picture for a request, or None."""
        match = PICTURE_PATH.match(request.url.path)
        game = self._games.get(match["game"]) if match else None
        if game is None or picture_path(game) != request.url.path:
            return None
        return _response(self._read(game.id), request, 200)

    def _file(self, game: str) -> File:
        return _file(self._games[game].picture.encode(), ".svg", "image/svg+xml", CACHE_FOREVER)


def picture_path(game: Game[Any]) -> str:
    """Return the address of the picture on a game's cover; empty if it has no picture."""
    picture = game.picture
    return f"/covers/{game.id}-{hashlib.sha256(picture.encode()).hexdigest()[:12]}.svg" if picture else ""


def _page_file(path: str) -> str:
    """Return the HTML file for a path. Tables and rules have files that preload everything they need."""
    match = PRELOADING_PAGE.match(path)
    return f"{match.lastgroup}.html" if match else PAGE_FILE


def _wants_page(request: Request) -> bool:
    """Whether a request comes from a browser that opens a page."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(DATA_PATHS)


def _read(path: Path) -> File:
    media = MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    keep = CACHE_FOREVER if path.parent.name == "assets" and HASHED_NAME.search(path.name) else REVALIDATE
    return _file(path.read_bytes(), path.suffix, media, keep)


def _file(content: bytes, suffix: str, media_type: str, cache_control: str) -> File:
    gzipped_content = gzip.compress(content, 9) if suffix in COMPRESSED_SUFFIXES else None
    return File(content, gzipped_content, media_type, f'"{hashlib.sha256(content).hexdigest()[:24]}"', cache_control)


def _response(file: File, request: Request, status: int) -> Response:
    headers = {"ETag": file.etag, "Cache-Control": file.cache_control, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.etag:
        return Response(None, 304, headers)
    content = file.content
    if file.gzipped_content is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["Content-Encoding"] = file.gzipped_content, "gzip"
    return Response(content, status, headers, file.media_type)
