"""Path of the machine's Chromium, and its launch options."""

from __future__ import annotations

import os
import shutil
from typing import Final

# The first is Chromium without windows: it needs half of the processor time for the same pages.
PROGRAM_NAMES: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
# These options save no processor time: --in-process-gpu, --num-raster-threads=1, --disable-partial-raster, no images,
# a smaller scale, other options of V8. With --disable-threaded-compositing pages are not drawn and get no animation
# frames.
LAUNCH_ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # optimising the scripts of a page takes longer than the few seconds for which a test uses them
    "--js-flags=--no-opt",
    "--process-per-site",  # pages of one context share a process and its compiled scripts
    "--font-render-hinting=none",  # otherwise the headless shell rounds the width of every letter, and spaces vanish
]


def find_chromium() -> str | None:
    """Return the path of Chromium: MEADHALL_CHROMIUM if set, or else the first known name that is installed."""
    return os.environ.get("MEADHALL_CHROMIUM") or next(filter(None, map(shutil.which, PROGRAM_NAMES)), None)
