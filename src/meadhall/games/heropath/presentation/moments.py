"""What is about to happen while others may still use a card: a title, and what it would do."""

from __future__ import annotations

from typing import Final

from meadhall.engine.kit.windows import Window
from meadhall.engine.presentation.scene import Moment
from meadhall.games.heropath.content import CARDS
from meadhall.games.heropath.events import because, foe_name
from meadhall.games.heropath.presentation.toll import Toll
from meadhall.games.heropath.state import State

TITLES: Final = {
    "battle": "A battle is about to be rolled", "cast": "A MAGIC card was played",
    "targeted": "Somebody is aimed at",
    "after-encounter": "An Encounter has been carried out", "flare": "The flare is about to burn",
    "loss": "VITALITY is about to be lost", "death": "A hero is about to die",
}  # fmt: skip
ENCOUNTERS: Final = {"ambush": "It is an Ambush.", "thievery": "It is Thievery.", "snatching": "It is Snatching."}


def moments(s: State) -> list[Moment]:
    """What is about to happen; not what a seat could do about it (HP-HID-08)."""
    return [Moment(_title(s, about), _text(s, about), about.by) for about in s.windows]


def _title(s: State, about: Window) -> str:
    if about.kind == "loss" and not _lost(s, about).count("VITALITY"):
        return "FAITH is about to be lost"
    return TITLES.get(about.kind, about.kind)


def _lost(s: State, about: Window) -> str:
    """What the loss takes: FAITH in the place of VITALITY that is gone (HP-VIT-02)."""
    return Toll(s.heroes[about.to[0]]).take(about.numbers["loss"])


def _text(s: State, about: Window) -> str:
    """What it would do, in a whole sentence; nothing where the title says it all."""
    if about.kind == "battle" and s.battle is not None:
        return f"Against the {foe_name(s.battle.foe)}, Evil {s.scale.level}."
    if about.kind == "loss":
        return f"{_lost(s, about)} {because(about.card)}."
    if about.card in ENCOUNTERS:
        return ENCOUNTERS[about.card]
    return next((f"{card.name}: {card.text}" for card in CARDS if card.id == about.card), "")
