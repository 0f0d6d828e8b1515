"""Makes the pictures of the terminal game: `python docs/pictures/make.py` writes them beside this file.

Each picture shows the real game in a window of a given size. Textual saves it as SVG, and a headless Chromium turns it
into a PNG. Set CHROMIUM to the path of the browser if it is not on the PATH.

`make.py terminal-fight` makes only the named pictures. `make.py --all FOLDER` also makes pictures for comparison, and
writes all of them into that folder.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from meadhall.terminal.fullscreen.answering import choose_answer, give_answer
from meadhall.terminal.fullscreen.app import GameApp
from meadhall.terminal.fullscreen.keys import press
from meadhall.terminal.fullscreen.queries import explain_at_cursor as why_not
from meadhall.terminal.realtime.app import RaceApp
from meadhall.terminal.session import Session
from tests.terminal import heroes_moment, races
from tests.terminal.moment import session

HERE = Path(__file__).parent
FONT = "'DejaVu Sans Mono', monospace"


def why(app: GameApp) -> None:
    """Select a party, and ask why D9 is not on offer."""
    give_answer(app.desk, "go:D6")
    app.desk.cursor = "D9"
    why_not(app.desk)


def chosen(app: GameApp) -> None:
    """Choose a fight, but do not begin it."""
    give_answer(app.desk, "go:D6")
    choose_answer(app.desk, "to:I6")
    app.desk.message = ""


def fight(app: GameApp) -> None:
    """Roll the dice of a fight. One point is missing."""
    for key in ("go:D6", "to:I6", "swords:+2+1"):
        give_answer(app.desk, key)
    choose_answer(app.desk, "gold:add")


def south(app: GameApp) -> None:
    """Choose a move to the south."""
    give_answer(app.desk, "go:D6")
    choose_answer(app.desk, "to:D8")


def rules(app: GameApp) -> None:
    """Open the rules at the clause of a refusal."""
    why(app)
    press(app.desk, "R")


def curtain(app: GameApp) -> None:
    """Show the curtain between two people at one keyboard."""
    app.desk.session.seat = None


def swords(app: GameApp) -> None:
    """Show the question about swords, before the dice of a fight."""
    for key in ("go:D6", "to:I6"):
        give_answer(app.desk, key)


def begin(app: GameApp) -> None:
    """Show the first question: which party moves."""


def second(app: GameApp) -> None:
    """Show the second question: where the party goes."""
    give_answer(app.desk, "go:D6")


def spell(app: GameApp) -> None:
    """Choose a Spell of Heroes, which shows its victims."""
    choose_answer(app.desk, "cast:fireball")


def target(app: GameApp) -> None:
    """Choose a target of the Spell."""
    for key in ("cast:fireball", "free:use", "enough"):
        give_answer(app.desk, key)
    choose_answer(app.desk, "at:1b3")


Picture = tuple[int, int, Callable[[GameApp], None], str]
HEROES = (spell, target)


def rolling(app: GameApp) -> None:
    """Pick up dice in a race of Heroes, while dice of a bot are in the air."""
    TICKS.now += 2.3
    press(app.desk, "2")
    press(app.desk, "5")


def called(app: GameApp) -> None:
    """Let a bot call Stop in a race of Heroes."""
    assert isinstance(app, RaceApp)
    TICKS.now += 2.3
    app.race.sequencer.answer(1, "stop:none", app.race.stopwatch.now())
    app.desk.show_new_events()


RACES = (rolling, called)
TICKS = races.ManualClock()
README: dict[str, Picture] = {
    "terminal": (100, 30, why, "true"),
    "terminal-race": (100, 30, rolling, "true"),
    "terminal-fight": (100, 30, fight, "true"),
}
COMPARED_PICTURES: dict[str, Picture] = {
    "terminal-140": (140, 42, chosen, "true"),
    "south-140": (140, 42, south, "true"),
    "rules-100": (100, 30, rules, "true"),
    "curtain-100": (100, 30, curtain, "true"),
    "huge": (200, 60, why, "true"),
    "begin-100": (100, 30, begin, "true"),
    "chosen-100": (100, 30, chosen, "true"),
    "swords-100": (100, 30, swords, "true"),
    "second-80": (80, 24, second, "true"),
    "why-80": (80, 24, why, "true"),
    "fight-80": (80, 24, fight, "true"),
    "second-64": (64, 29, second, "true"),
    "fight-140": (140, 42, fight, "true"),
    "sixteen-100": (100, 30, second, "16"),
    "plain-100": (100, 30, why, "none"),
    "heroes-80": (80, 24, spell, "true"),
    "heroes-140": (140, 42, target, "true"),
    "heroes-plain-80": (80, 24, target, "none"),
    "race-80": (80, 24, rolling, "true"),
    "race-140": (140, 42, rolling, "true"),
    "stop-80": (80, 24, called, "true"),
    "race-plain-80": (80, 24, rolling, "none"),
}


def _app_of(prepare: Callable[[GameApp], None], depth: str) -> GameApp:
    if prepare not in RACES:
        return GameApp(_table_of(prepare), depth=depth, in_ascii=False, pause=0)
    racing = races.race_in_preparation()
    racing.wait(2)
    racing.run_until(lambda: "in the air" in racing.screen())
    racing.ticks.now += 0.2
    return RaceApp(racing.session, depth=depth, in_ascii=False, ticks=TICKS)


def _table_of(prepare: Callable[[GameApp], None]) -> Session:
    return heroes_moment.session_in_a_trial() if prepare in HEROES else session()


async def svg(picture: Picture) -> str:
    """Return the window as SVG, drawn by Textual."""
    width, height, prepare, depth = picture
    app = _app_of(prepare, depth)
    async with app.run_test(size=(width, height)) as pilot:
        prepare(app)
        app.desk.shown_count = len(app.desk.story)
        app.surface.redraw()
        await pilot.pause()
        return app.export_screenshot()


def bare(drawing: str) -> tuple[str, int, int]:
    """Return the SVG without the window frame, in a font that has all characters, and its width and height."""
    clip = re.search(r'<g transform="translate\((\d+), (\d+)\)" clip-path="url\(#[^)]*clip-terminal\)">', drawing)
    box = re.search(r'clip-terminal">\s*<rect x="0" y="0" width="([\d.]+)" height="([\d.]+)"', drawing)
    assert clip is not None
    assert box is not None
    width, height = round(float(box[1])), round(float(box[2]))
    inside = drawing[clip.start() : drawing.rindex("</g>")]
    style = re.search(r"<style>.*?</style>", drawing, re.S)
    rules = re.sub(r"@font-face \{.*?\}", "", style[0] if style else "", flags=re.S)
    rules = re.sub(r"font-family:[^;]*;", f"font-family: {FONT};", rules)
    defs = re.search(r"<defs>.*?</defs>", drawing, re.S)
    moved = inside.replace(f"translate({clip[1]}, {clip[2]})", "translate(0, 0)", 1)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    return f"{head}{rules}{defs[0] if defs else ''}{moved}</svg>", width, height


def png(drawing: str, file: Path) -> None:
    """Draw an SVG with Chromium, and write it as a PNG file."""
    browser = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if not browser:
        raise SystemExit("docs/pictures/make.py needs Chromium; set CHROMIUM to its path")
    text, width, height = bare(drawing)
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "picture.html"
        page.write_text(
            f"<!doctype html><meta charset='utf-8'><body style='margin:0;background:#14110f'>{text}</body>", "utf-8"
        )
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--hide-scrollbars"]
        flags += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
        flags += [f"--user-data-dir={folder}/profile", f"--window-size={width},{height}", f"--screenshot={file}"]
        subprocess.run([browser, *flags, page.as_uri()], check=True, capture_output=True, timeout=120)


def main(arguments: list[str]) -> None:
    """Make the named pictures. Without names, make those of the README."""
    pictures, folder = dict(README), HERE
    if "--all" in arguments:
        index = arguments.index("--all")
        folder = Path(arguments[index + 1])
        folder.mkdir(parents=True, exist_ok=True)
        pictures |= COMPARED_PICTURES
        arguments = arguments[:index] + arguments[index + 2 :]
    for name, picture in pictures.items():
        if not arguments or name in arguments:
            png(asyncio.run(svg(picture)), folder / f"{name}.png")
            print(f"{folder / name}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
