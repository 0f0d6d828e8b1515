"""The browser client is served as built: compressed, cached as long as possible, and without any other files."""

from __future__ import annotations

import gzip
from collections.abc import Generator
from pathlib import Path

import pytest

from meadhall.server.http.static import Client
from tests.server.web import Web, open_hall

PAGE = "<!doctype html><title>Meadhall</title>"
OWN_FILES = {"/t/T1": "table.html", "/t/T1/": "table.html", "/rules/adventureland": "rules.html"}
SCRIPT = "export const answer = 42;\n" * 100
PAGE_PATHS = ["/", "/new/adventureland", "/r/abc", "/r/abc/analysis", "/rules", "/you", "/you/"]
UNKNOWN_PATHS = [
    "/t",
    "/t/T1/more",
    "/other",
    "/assets",
    "/assets/",
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Generator[Web]:
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(PAGE)
    for name in OWN_FILES.values():
        (folder / name).write_text(f"{PAGE} {name}")
    (folder / "assets" / "index-BnX5k2aQ.js").write_text(SCRIPT)
    (folder / "manifest.webmanifest").write_text("{}")
    (folder.parent / "secret.txt").write_text("not part of it")
    with open_hall(tmp_path_factory.mktemp("hall"), client=Client(folder)) as hall:
        yield hall


@pytest.mark.parametrize("path", PAGE_PATHS)
def test_paths_of_the_app_are_its_first_page(built: Web, path: str) -> None:
    answer = built.new_browser().get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", OWN_FILES)
def test_tables_and_rules_have_files_that_preload(built: Web, path: str) -> None:
    answer = built.new_browser().get(path)
    assert (answer.status_code, answer.text) == (200, f"{PAGE} {OWN_FILES[path]}")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", UNKNOWN_PATHS)
def test_nothing_else_is_served(built: Web, path: str) -> None:
    answer = built.new_browser().get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown"


def test_unknown_path_shows_the_page_for_missing_pages(built: Web) -> None:
    browser = built.new_browser()
    response = browser.get("/nonsense", headers={"Accept": "text/html,application/xhtml+xml"})
    assert (response.status_code, response.headers["Content-Type"]) == (404, "text/html; charset=utf-8")
    assert response.content == browser.get("/").content
    assert browser.get("/api/nonsense", headers={"Accept": "text/html"}).json()["code"] == "unknown"


def test_hashed_file_is_cached_for_ever_and_sent_compressed(built: Web) -> None:
    browser = built.new_browser()
    answer = browser.get("/assets/index-BnX5k2aQ.js", headers={"Accept-Encoding": "gzip"})
    assert answer.text == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(gzip.compress(SCRIPT.encode())) + 50
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    plain = browser.get("/assets/index-BnX5k2aQ.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == SCRIPT
    second = browser.get("/assets/index-BnX5k2aQ.js", headers={"If-None-Match": answer.headers["etag"]})
    assert (second.status_code, second.content) == (304, b"")


def test_pages_allow_only_reading(built: Web) -> None:
    assert built.new_browser().head("/").status_code == 200
    assert built.new_browser().post("/").status_code == 404


def test_hall_without_built_pages_says_so(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    with open_hall(tmp_path_factory.mktemp("hall"), client=Client(tmp_path)) as hall:
        answer = hall.new_browser().get("/")
        assert answer.status_code == 503
        assert "make client" in answer.text


def test_picture_of_a_game_is_cached_for_ever(built: Web) -> None:
    browser = built.new_browser(known=False)
    cards = browser.get("/api/games").json()
    picture = next(card["cover"]["picture"] for card in cards if card["id"] == "virtues")
    response = browser.get(picture, headers={"Accept-Encoding": "gzip"})
    assert (response.status_code, response.headers["content-type"]) == (200, "image/svg+xml")
    assert "immutable" in response.headers["cache-control"]
    assert response.headers["content-encoding"] == "gzip"
    assert "script-src 'self'" in response.headers["content-security-policy"]
    assert response.text.startswith("<svg")
    for other in ("/covers/virtues-000000000000.svg", "/covers/nothing-000000000000.svg", "/covers/virtues.svg"):
        assert browser.get(other, headers={"Accept": "text/html"}).status_code == 404
