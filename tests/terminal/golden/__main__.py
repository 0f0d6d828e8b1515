"""The golden screens: one position of each game as text. Rewrite them with `python -m tests.terminal.golden`."""

from __future__ import annotations

from pathlib import Path

from meadhall.terminal.fullscreen.answering import choose_answer, give_answer
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.queries import explain_at_cursor
from tests.terminal import heroes_moment
from tests.terminal.moment import session

FOLDER = Path(__file__).parent
SIZES = {"140x42": (140, 42), "100x30": (100, 30), "80x24": (80, 24), "64x29": (64, 29)}


def screens() -> dict[str, list[str]]:
    """Return the lines of every golden screen, by name."""
    found: dict[str, list[str]] = {}
    for name, (width, height) in SIZES.items():
        desk = Desk(session())
        found[f"which-{name}"] = desk.frame(width, height).canvas.text()
        give_answer(desk, "go:D6")
        desk.cursor = "D9"
        explain_at_cursor(desk)
        found[f"why-{name}"] = desk.frame(width, height).canvas.text()
        choose_answer(desk, "to:I6")
        found[f"where-{name}"] = desk.frame(width, height).canvas.text()
        give_answer(desk, "to:I6")
        found[f"swords-{name}"] = desk.frame(width, height).canvas.text()
        give_answer(desk, "swords:+2+1")
        choose_answer(desk, "gold:add")
        found[f"fight-{name}"] = desk.frame(width, height).canvas.text()
        found |= _forecast_screens(name, width, height)
    return found


def _forecast_screens(name: str, width: int, height: int) -> dict[str, list[str]]:
    """Return the screens with the forecast of a Spell: on all its targets, and on one of them."""
    found: dict[str, list[str]] = {}
    desk = Desk(heroes_moment.session_in_a_trial())
    choose_answer(desk, "cast:fireball")
    found[f"spell-{name}"] = desk.frame(width, height).canvas.text()
    for key in ("cast:fireball", "free:use", "enough"):
        give_answer(desk, key)
    found[f"targets-{name}"] = desk.frame(width, height).canvas.text()
    choose_answer(desk, "at:1f2")
    found[f"target-{name}"] = desk.frame(width, height).canvas.text()
    return found


def write_screens() -> None:
    for name, lines in screens().items():
        (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    write_screens()
