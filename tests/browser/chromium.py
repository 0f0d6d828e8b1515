"""Path of the machine's Chromium, and its launch options."""

from __future__ import annotations

import os
import shutil
from typing import Final

# The first is Chromium without windows: the same pages for half of the processor time.
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# These save no processor time: --in-process-gpu, --num-raster-threads=1, --disable-partial-raster, no images, a smaller
# scale, other options of V8. With --disable-threaded-compositing no page is drawn, so animation frames never come.
ARGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--no-opt",  # a page of a test lives for seconds: to optimise its scripts takes longer than it saves
    "--process-per-site",  # pages of one context share a process, and what it has compiled
    "--font-render-hinting=none",  # else the headless shell rounds the width of every letter, and spaces vanish
]


def find_chromium() -> str | None:
    """The path of a Chromium: MEADHALL_CHROMIUM says which, else the first of the usual names."""
    return os.environ.get("MEADHALL_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
