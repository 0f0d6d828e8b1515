"""Paint a game's map once, so that no browser has to parse its drawing: `python web/art/picture.py heropath`.

Parsing the drawing would block a slow machine; a picture does not. If the board is larger than the
largest picture, the browser uses the drawing after all.
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
    """The map of a game: the size of its drawing, the quality of its pictures, and their widths."""

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
        """Return the file with the hash of the painted drawing."""
        return HERE / self.game / "picture.txt"


PAINTINGS: Final = {
    painting.game: painting
    for painting in (
        Painting("adventureland", 1120, 716, 72, (1120, 1680)),
        Painting("heropath", 1600, 1100, 74, (1100, 1600, 2400)),
    )
}


def painted(painting: Painting, width: int) -> bytes:
    """Return the drawing as a picture of this width, painted by Chromium."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        size = {"width": painting.width, "height": painting.height}
        page = browser.new_context(viewport=size).new_page()
        page.goto(painting.drawing.as_uri())
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setDefaultBackgroundColorOverride", {"color": CLEAR})
        clip = {"x": 0, "y": 0, **size, "scale": width / painting.width}
        found = session.send("Page.captureScreenshot", {"format": "webp", "quality": painting.quality, "clip": clip})
        browser.close()
    return base64.b64decode(found["data"])


def mark(drawing: Path) -> str:
    """Return the hash by which a test checks that the pictures show this drawing."""
    return hashlib.sha256(drawing.read_bytes()).hexdigest()


def main(game: str) -> None:
    """Write the pictures of a game's map, and the hash of the drawing that they show."""
    painting = PAINTINGS[game]
    for width, file in painting.pictures.items():
        file.write_bytes(painted(painting, width))
    painting.mark.write_text(mark(painting.drawing) + "\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
