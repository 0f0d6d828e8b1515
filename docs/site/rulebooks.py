"""Writes the rulebooks for the site: pages from the games' handbooks, with pictures from the browser client."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from meadhall.engine.common.content import read_beside
from meadhall.engine.contract.game import Game
from meadhall.engine.contract.handbook import Block, Chapter, Handbook, Sentence, handbook
from meadhall.engine.contract.registry import find_game

# The games in the order of the site, with the picture of each table.
GAMES = {
    "adventureland": "table.png",
    "heroes": "duel.png",
    "virtues": "virtues.png",
    "heropath": "heropath.png",
    "swordsorcery": "swordsorcery.png",
}
PAGES = {"en": "rulebook.md", "de": "regelbuch.md"}
DRAWN = """() => { const all = [...document.querySelectorAll('[data-picture]')];
  return all.length === 0 || all.every(one => one.querySelector('.cut') || one.dataset.missing) }"""
# Returns the position of a picture. Hides its caption, which would be visible at the edge.
ON_THE_PAGE = """one => { const caption = one.parentElement.querySelector("figcaption");
  if (caption) caption.style.visibility = "hidden";
  const box = one.getBoundingClientRect();
  return {x: box.x, y: box.y, width: box.width, height: box.height} }"""
NUMBER = 12  # margin in pixels for numbers that stick out of a picture
CLAUSE = re.compile(r"^(\s*-\s+|\| )\*\*([A-Z]{2}-[A-Z]+-\d+[a-z]?)\*\*", re.MULTILINE)


def write_all(pages: Path, with_pictures: bool) -> None:
    """Write the index page of the games, and each game's rulebooks and clauses."""
    books = {game: {language: _book(find_game(game), language) for language in PAGES} for game in GAMES}
    pictures = take_pictures(books, pages) if with_pictures else set[str]()
    for game, by_language in books.items():
        folder = pages / "games" / game
        folder.mkdir(parents=True, exist_ok=True)
        for language, book in by_language.items():
            (folder / PAGES[language]).write_text("\n".join(page(book, pictures)), "utf-8")
        game_object = find_game(game)
        rules = read_beside(game_object.package, game_object.rules)
        (folder / "clauses.md").write_text(CLAUSE.sub(r"\1**\2**{#\2}", _safe(rules)), "utf-8")
    (pages / "games" / "index.md").write_text("\n".join(five_games(books)), "utf-8")


def _book(game: Game[Any], language: str) -> Handbook:
    book = handbook(game, language)
    assert book is not None, game.id
    return book


def _safe(rules: str) -> str:
    """Return rules with angle brackets escaped."""
    return re.sub(r"<(?=[A-Za-z/])", "&lt;", rules)


def five_games(books: dict[str, dict[str, Handbook]]) -> Iterator[str]:
    yield "# The five games\n\nThese are the tables as you see them in the browser.\n"
    for game, picture in GAMES.items():
        book = books[game]["en"]
        players = next(choice for choice in find_game(game).choices if choice.id == "players")
        numbers = sorted(int(value) for value in players.values)
        yield f"## {book.title}\n"
        yield f"![The table of {book.title}](../pictures/{picture})\n"
        yield f"{book.lead}\n"
        links = f"[Rulebook]({game}/rulebook.md) · [Regelbuch]({game}/regelbuch.md) · [all clauses]({game}/clauses.md)"
        yield f"{numbers[0]} to {numbers[-1]} players · {links}\n"


# ---- a page


def page(book: Handbook, pictures: set[str]) -> Iterator[str]:
    yield f"# {book.title}\n\n{book.lead}\n"
    for chapter in book.chapters:
        yield f"## {chapter.title} {{#{chapter.id}}}\n"
        tiles = 0
        previous = ""
        for block in chapter.blocks:
            if previous == "tile" and block.kind != "tile":
                yield "</div>\n"
            if block.kind == "tile" and previous != "tile":
                yield '<div class="tiles" markdown>\n'
            yield from _block(book, chapter, block, tiles, pictures)
            tiles += block.kind == "tile"
            previous = block.kind
        if previous == "tile":
            yield "</div>\n"


def _block(book: Handbook, chapter: Chapter, block: Block, tile: int, pictures: set[str]) -> Iterator[str]:
    words = _words(block.sentences)
    title = f"**{block.title}**" + (f" ({block.cost})" if block.cost else "") if block.title else ""
    match block.kind:
        case "table":
            name = picture_name(book, chapter.id, "table")
            yield f"![{block.title}]({name})\n" if name in pictures else f"*{block.title}*\n"
        case "tile":
            name = picture_name(book, chapter.id, tile)
            yield "<div markdown>\n"
            if name in pictures:
                yield f"![]({name})\n"
            yield f"{title} {words}\n\n</div>\n"
        case "note":
            yield f"> {title} {words}\n"
        case "point":
            yield f"- {title} {words}\n"
        case _:
            yield (f"### {block.title}\n\n" if block.title else "") + f"{words}\n"


def _words(sentences: tuple[Sentence, ...]) -> str:
    return " ".join(sentence.words + "".join(_mark(clause) for clause in sentence.clauses) for sentence in sentences)


def _mark(clause: str) -> str:
    return f' [§](clauses.md#{clause} "{clause}"){{.clause}}'


# ---- pictures


def picture_name(book: Handbook, chapter: str, part: str | int) -> str:
    return f"pictures/{book.language}-{chapter}-{part}.jpg"


def take_pictures(books: dict[str, dict[str, Handbook]], pages: Path) -> set[str]:
    """Photograph the pictures of all handbooks in a headless browser, and return their names."""
    import tempfile

    from playwright.sync_api import sync_playwright

    from tests.browser.chromium import LAUNCH_ARGUMENTS, find_chromium
    from tests.browser.hall import ServedHall

    names: set[str] = set()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        hall = ServedHall(Path(data) / "hall")
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=LAUNCH_ARGUMENTS)
        try:
            for language in PAGES:
                context = browser.new_context(
                    base_url=hall.url,
                    locale=language,
                    viewport={"width": 1440, "height": 3200},
                    device_scale_factor=1.5,
                )
                for game, by_language in books.items():
                    names |= _book_pictures(context.new_page(), by_language[language], pages / "games" / game)
        finally:
            browser.close()
            hall.stop()
    return names


def _book_pictures(tab: Any, book: Handbook, folder: Path) -> set[str]:
    names: set[str] = set()
    (folder / "pictures").mkdir(parents=True, exist_ok=True)
    for chapter in book.chapters:
        if not any(block.parts for block in chapter.blocks):
            continue
        tab.goto(f"/rules/{book.game}#{chapter.id}")
        leaf = tab.locator(f'[data-chapter="{chapter.id}"]')
        leaf.wait_for()
        tab.wait_for_function(DRAWN)
        parts: list[tuple[str | int, Any]] = [("table", leaf.locator("figure > .plate"))]
        parts += [(number, cut) for number, cut in enumerate(leaf.locator("article .cutout").all())]
        for part, cut in parts:
            if cut.count():
                name = picture_name(book, chapter.id, part)
                box = cut.evaluate(ON_THE_PAGE)
                edge = NUMBER if part == "table" else 0
                clip = {"x": box["x"] - edge, "y": box["y"] - edge}
                clip |= {"width": box["width"] + 2 * edge, "height": box["height"] + 2 * edge}
                tab.screenshot(path=folder / name, type="jpeg", quality=80, clip=clip)
                names.add(name)
    tab.close()
    return names
