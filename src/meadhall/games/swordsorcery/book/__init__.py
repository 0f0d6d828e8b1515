"""The Book of Secrets, which is not in the catalogue that browsers fetch. May import `content`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from meadhall.engine.common.text import Text, text
from meadhall.engine.language.catalogue import Catalogue
from meadhall.engine.language.names import Names
from meadhall.games.swordsorcery.content import QUESTS


def english_pages() -> Iterator[tuple[str, Mapping[str, str]]]:
    """Yield all pages in English, with the result and label of each choice."""
    for quest in QUESTS.values():
        for para in quest.para:
            yield _page_id(para.id), {"": para.text}
            for number, branch in enumerate(para.choice, 1):
                yield _page_id(para.id, number), {"": branch.text, "label": branch.label}


def _page_id(para: str, branch: int = 0) -> str:
    """Return the catalogue id of a page (`page-q0-3`), or of the result of one of its choices (`page-q0-2-1`)."""
    page = f"page-{para.replace('.', '-')}"
    return f"{page}-{branch}" if branch else page


BOOK: Final = Catalogue("meadhall.games.swordsorcery.book", english_pages())


@cache
def page(para: str, branch: int = 0) -> Text:
    """Return a page, or the result of a choice, in all languages. Each reader sees the text in their language."""
    return _multilingual_text(_page_id(para, branch))


@cache
def branch_label(para: str, branch: int, price: int = 0) -> Text:
    """Return the label of a choice on a page, with its price if it has one."""
    label = _multilingual_text(_page_id(para, branch), "label")
    return text("priced-label", label=label, price=price) if price else label


def _multilingual_text(id: str, form: str = "") -> Text:
    """Return one text of the book in all languages."""
    return Text("page", {language: BOOK.say(Text(id), Names([]), language, form) for language in BOOK.languages})
