"""The Book of Secrets, apart from the catalogue that any browser may fetch. May import `content`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from meadhall.engine.common.text import Text, text
from meadhall.engine.language.catalogue import Catalogue
from meadhall.engine.language.names import Names
from meadhall.games.swordsorcery.content import QUESTS


def english_pages() -> Iterator[tuple[str, Mapping[str, str]]]:
    """All pages in English, and the result of each choice with its label."""
    for quest in QUESTS.values():
        for para in quest.para:
            yield _id(para.id), {"": para.text}
            for number, branch in enumerate(para.choice, 1):
                yield _id(para.id, number), {"": branch.text, "label": branch.label}


def _id(para: str, branch: int = 0) -> str:
    """The id of a page: `page-q0-3`, and of the result of a choice: `page-q0-2-1`."""
    page = f"page-{para.replace('.', '-')}"
    return f"{page}-{branch}" if branch else page


BOOK: Final = Catalogue("meadhall.games.swordsorcery.book", english_pages())


@cache
def page(para: str, branch: int = 0) -> Text:
    """A page, or the result of a choice, with its words in every language; each reader takes its own."""
    return _read(_id(para, branch))


@cache
def branch_label(para: str, branch: int, price: int = 0) -> Text:
    """A choice on a page, with its price."""
    named = _read(_id(para, branch), "label")
    return text("priced-label", label=named, price=price) if price else named


def _read(id: str, form: str = "") -> Text:
    return Text("page", {language: BOOK.say(Text(id), Names([]), language, form) for language in BOOK.languages})
