"""Collect the pages of the documentation site in build/site-pages: `python docs/site/assemble.py`.

Pages are the Markdown files of the repository, with adjusted links. Rulebooks, pictures and the reference are
generated. Zensical then builds the site from the pages. `make site` does both.
"""

from __future__ import annotations

import json
import posixpath
import re
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from docs.site import rulebooks

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PAGES = ROOT / "build" / "site-pages"
MODULES = (
    *("meadhall", "meadhall.engine", "meadhall.engine.record", "meadhall.testing", "meadhall.testing.check"),
    *("meadhall.bots", "meadhall.lab", "meadhall.rl"),
)
MOVED = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "benches/results.md": "benchmarks.md",
    "web/README.md": "browser-client.md",
    "docs/decisions": "decisions/index.md",
    "docs/balance": "balance/heroes.md",
}
LEFT_OUT = {"docs/socket.head.md"}  # a source of docs/socket.md
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
HEADED = re.compile(r"^```(\w+) (\S+)$", re.MULTILINE)
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def site_pages() -> dict[str, str]:
    """Return the page of the site for each file of the repository."""
    pages = {path.relative_to(ROOT).as_posix(): "" for path in (ROOT / "docs").rglob("*") if path.is_file()}
    pages_of_docs = {
        name: name.removeprefix("docs/")
        for name in pages
        if name.endswith((".md", ".png", ".svg", ".json"))
        and not name.startswith("docs/site/")
        and name not in LEFT_OUT
    }
    return pages_of_docs | MOVED


def site_links(text: str, source: str, pages: dict[str, str]) -> str:
    """Return the text with links for the site. Replace each link to a file without a page with its words."""
    here = posixpath.dirname(pages[source])

    def site_link(link: re.Match[str]) -> str:
        mark, words, address = link.groups()
        target, hash_, anchor = address.partition("#")
        if not target or re.match(r"[a-z]+:", target):
            return link[0]
        file = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        if file not in pages:
            return words
        return f"{mark}[{words}]({posixpath.relpath(pages[file], here or '.')}{hash_}{anchor})"

    parts, fences = (
        FENCE.split(text),
        [*(HEADED.sub(r'```{.\1 title="\2"}', fence) for fence in FENCE.findall(text)), ""],
    )
    return "".join(LINK.sub(site_link, part) + fence for part, fence in zip(parts, fences, strict=True))


def write(name: str, text: str) -> None:
    path = PAGES / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def copy_pages() -> None:
    pages = site_pages()
    for source, page in pages.items():
        file = ROOT / source
        if file.is_dir():
            continue
        if source.endswith(".md"):
            write(page, site_links(file.read_text("utf-8"), source, pages))
        else:
            (PAGES / page).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, PAGES / page)
    shutil.copy(HERE / "site.css", PAGES / "site.css")


def decisions() -> dict[str, str]:
    """Return the title of each decision, by file name."""
    found = sorted((ROOT / "docs/decisions").glob("*.md"))
    return {path.name: path.read_text("utf-8").split("\n")[0].removeprefix("# ") for path in found}


def write_decisions() -> None:
    about = "# Decisions\n\nEach page says what we decided, why, and what else we considered.\n\n"
    write("decisions/index.md", about + "\n".join(f"- [{title}]({name})" for name, title in decisions().items()))


def settings() -> str:
    """Return the settings of the site, with the decisions appended to its contents."""
    titles = ((json.dumps(title.replace("`", ""), ensure_ascii=False), name) for name, title in decisions().items())
    lines = (f"          - {title}: decisions/{name}\n" for title, name in titles)
    return (HERE / "mkdocs.yml").read_text("utf-8") + "".join(lines)


def unlisted_pages() -> list[str]:
    """Return the pages that are missing in the contents of the site."""
    contents = settings()
    return [page for page in site_pages().values() if page.endswith(".md") and f": {page}\n" not in contents]


def write_reference() -> None:
    for module in MODULES:
        write(f"reference/{module}.md", f"# {module}\n\n::: {module}\n")


def main(options: list[str]) -> None:
    if missing := unlisted_pages():
        raise SystemExit(f"docs/site/mkdocs.yml does not list: {', '.join(missing)}")
    if PAGES.exists():
        shutil.rmtree(PAGES)
    copy_pages()
    (PAGES.parent / "mkdocs.yml").write_text(settings(), "utf-8")  # Zensical uses the folder of this file as root
    write_decisions()
    write_reference()
    rulebooks.write_all(PAGES, with_pictures="--no-pictures" not in options)


if __name__ == "__main__":
    main(sys.argv[1:])
