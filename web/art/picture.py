"""Paints a game's map once, so that no browser has to read its drawing first: `python web/art/picture.py heropath`.

To read the drawing holds up everything else on a slow machine; a picture does not. Where the board is larger than the
largest picture, it takes the drawing after all.
"""

from __future__ import annotations

import base64
import hashlib
import shutil
import sys
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import sync_playwright

HERE: Final = Path(__file__).parent
PUBLIC: Final = HERE.parent / "public" / "art"
CLEAR: Final = {"r": 0, "g": 0, "b": 0, "a": 0}
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--hide-scrollbars"]


class Painting(NamedTuple):
    """The map of a game: the size of its drawing, how finely it is painted, and in which widths."""

    game: str
    width: int
    height: int
    quality: int
    widths: tuple[int, ...]

    @property
    def drawing(self) -> Path:
        return PUBLIC / self.game / "map.svg"

    @property
    def pictures(self) -> dict[int, Path]:
        return {width: PUBLIC / self.game / f"map-{width}.webp" for width in self.widths}

    @property
    def mark(self) -> Path:
        """Where it is written of which drawing the pictures are."""
        return HERE / self.game / "picture.txt"


PAINTINGS: Final = {
    one.game: one
    for one in (
        Painting("adventureland", 1120, 716, 72, (1120, 1680)),
        Painting("heropath", 1600, 1100, 74, (1100, 1600, 2400)),
    )
}


def painted(of: Painting, width: int) -> bytes:
    """The drawing as a picture of this width, painted by Chromium."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        size = {"width": of.width, "height": of.height}
        page = browser.new_context(viewport=size).new_page()
        page.goto(of.drawing.as_uri())
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setDefaultBackgroundColorOverride", {"color": CLEAR})
        clip = {"x": 0, "y": 0, **size, "scale": width / of.width}
        found = session.send("Page.captureScreenshot", {"format": "webp", "quality": of.quality, "clip": clip})
        browser.close()
    return base64.b64decode(found["data"])


def mark(drawing: Path) -> str:
    """By what a test knows that the pictures are of this drawing."""
    return hashlib.sha256(drawing.read_bytes()).hexdigest()


def main(game: str) -> None:
    """Writes the pictures of a game's map, and of which drawing they are."""
    of = PAINTINGS[game]
    for width, file in of.pictures.items():
        file.write_bytes(painted(of, width))
    of.mark.write_text(mark(of.drawing) + "\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
