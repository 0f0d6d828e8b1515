"""The documentation site lists every page. `make site` builds it and checks its links."""

from __future__ import annotations

from docs.site import assemble


def test_every_page_is_in_the_contents() -> None:
    assert assemble.unlisted_pages() == []


def test_links_go_to_pages_or_become_plain_text() -> None:
    pages = {"docs/a.md": "a.md", "docs/b/c.md": "b/c.md", "README.md": "index.md"}
    text = "[one](b/c.md#x) [two](../src/x.py) [`three`](../README.md) ![four](https://example.org/p.png)"
    moved = "[one](b/c.md#x) two [`three`](index.md) ![four](https://example.org/p.png)"
    assert assemble.site_links(text, "docs/a.md", pages) == moved
