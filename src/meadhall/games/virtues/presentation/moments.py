"""What is about to happen: who does what to whom, what it does, and who is still asked."""

from __future__ import annotations

from typing import Final

from meadhall.engine.common.english import count, listing
from meadhall.engine.kit.windows import Window
from meadhall.engine.language.wording import Names
from meadhall.engine.presentation.scene import Moment
from meadhall.games.virtues.content import (
    BUILDING,
    BUILDINGS,
    CATACLYSM,
    CATACLYSMS,
    HERO,
    HEROES,
    SIN_FUNCTION,
    UNNAMED,
    UNNAMED_CARD,
)
from meadhall.games.virtues.state import NOBODY, State

_OPEN: Final = {"after-action": "The action is done.", "end-of-phase": "The Quest Phase is over."}


def card_of(window: Window) -> tuple[str, str]:
    """The name and the words of the card that is about to take effect."""
    if window.kind == "sin":
        function = SIN_FUNCTION[window.card]
        return function.name, function.text
    if window.kind == "special":
        building = BUILDINGS[BUILDING[window.card]]
        return building.special, building.text
    if window.kind == "ability":
        hero = HEROES[HERO[window.card]]
        return hero.evil_ability, hero.evil_text
    if window.kind == "demand":
        card = UNNAMED[UNNAMED_CARD[window.card]]
        return card.name, card.text
    if window.kind == "cataclysm":
        cataclysm = CATACLYSMS[CATACLYSM[window.card]]
        return cataclysm.name, cataclysm.text
    return "", ""


def title_of(window: Window, names: Names) -> str:
    """`Bram plays Extortion on you.`"""
    name, _ = card_of(window)
    if window.by == NOBODY:
        return f"{name} is about to strike." if name else _OPEN[window.kind]
    on = listing([names.inside(seat) for seat in window.to])
    verb = {"sin": "play", "demand": "play"}.get(window.kind, "use")
    return f"{names.does(window.by, verb)} {name}{f' on {on}' if on else ''}."


def text_of(window: Window) -> str:
    """What it does, and how much that is now."""
    _, text = card_of(window)
    numbers = [_number(name, n) for name, n in window.numbers.items()]
    return f"{text} Now: {listing(numbers)}." if numbers else text


def _number(name: str, number: int) -> str:
    said = {"gifts": "gift card", "goes": "go"}.get(name)
    return count(number, said, "goes" if said == "go" else "") if said else f"{number} {name}"


def moments(s: State, names: Names) -> list[Moment]:
    """All that is about to happen, the innermost last."""
    return [
        Moment(title_of(window, names), text_of(window), window.by, [window.asked, *window.to_ask], "red")
        for window in s.windows
    ]
