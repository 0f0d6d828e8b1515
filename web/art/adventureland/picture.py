"""Paints the map once, so that no browser has to read its drawing first: `python web/art/adventureland/picture.py`.

To read the drawing holds up everything else on a slow machine; a picture does not. Where the board is larger than the
larger picture, it takes the drawing after all.
"""

from __future__ import annotations

import base64
import hashlib
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

ART: Final = Path(__file__).parents[2] / "public" / "art" / "adventureland"
MARK: Final = Path(__file__).with_name("picture.txt")
WIDTH, HEIGHT, QUALITY = 1120, 716, 72
CLEAR: Final = {"r": 0, "g": 0, "b": 0, "a": 0}
WIDTHS: Final = (1120, 1680)
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--hide-scrollbars"]


def painted(drawing: Path, width: int) -> bytes:
    """A drawing as a picture of this width, painted by Chromium."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        size = {"width": WIDTH, "height": HEIGHT}
        page = browser.new_context(viewport=size).new_page()
        page.goto(drawing.as_uri())
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setDefaultBackgroundColorOverride", {"color": CLEAR})
        wanted = {"format": "webp", "quality": QUALITY, "clip": {"x": 0, "y": 0, **size, "scale": width / WIDTH}}
        found = session.send("Page.captureScreenshot", wanted)
        browser.close()
    return base64.b64decode(found["data"])


def mark(drawing: Path) -> str:
    """By what a test knows that the pictures are of this drawing."""
    return hashlib.sha256(drawing.read_bytes()).hexdigest()


def main() -> None:
    """Writes the pictures, and of which drawing they are."""
    drawing = ART / "map.svg"
    for width in WIDTHS:
        (ART / f"map-{width}.webp").write_bytes(painted(drawing, width))
    MARK.write_text(mark(drawing) + "\n", "utf-8")


if __name__ == "__main__":
    main()
