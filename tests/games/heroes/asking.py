"""Helpers that set up and play a table of Heroes."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from meadhall.engine.common.text import Text, Words
from meadhall.engine.language.names import Names
from meadhall.games.heroes import GAME
from meadhall.testing import ScriptedTable, table

Playing = ScriptedTable[Any]
MARIS, KALDOR, BRUNNA, ILVANE = "maris", "kaldor", "brunna", "ilvane"


def play(**position: Any) -> Playing:
    """Return a table of Heroes built from words: see positions/build.py."""
    return table(GAME, **position)


def acting(ann: str | dict[str, Any], bram: str | dict[str, Any] = "b2=hero", **position: Any) -> Playing:
    """Return a table on which Ann has called Stop and acts against Bram.

    Ann leads Kaldor, who is weak against water, and Bram leads Maris.
    """
    mine = {"hero": KALDOR, "dice": "EEEEEE", **({"board": ann} if isinstance(ann, str) else ann)}
    theirs = {"hero": MARIS, "dice": "AAAAAA", **({"board": bram} if isinstance(bram, str) else bram)}
    return play(ann=mine, bram=theirs, active="ann", **position)


def cast(t: Playing, spell: str, *keys: str, free: bool = False, pairs: tuple[str, ...] = ()) -> None:
    """Cast a Spell, with or without the free enhancement. `keys` are the parts after the discarded `pairs`."""
    t.answer(f"cast:{spell}")
    if t.question == "free-enhancement":
        t.answer("free:use" if free else "free:decline")
    t.answer(*pairs)
    if t.question == "pairs":
        t.answer("enough")
    t.answer(*keys)


def end_action(t: Playing) -> None:
    """End the activations, if they are still open."""
    if not t.over and not t.waits and t.question == "next":
        t.answer("end")


def pass_on(t: Playing) -> None:
    """Let all other players pass."""
    end_action(t)
    while not t.over and not t.waits and t.question == "act-or-pass":
        t.answer("pass")


def render(words: Words, listener: int = 0, language: str = "en", form: str = "") -> str:
    """Return a text as Ann or another listener reads it."""
    if not isinstance(words, Text):
        return str(words)
    assert GAME.wording.catalogue is not None
    return GAME.wording.catalogue.say(words, Names(["Ann", "Bram", "Cas", "Dot"], listener), language, form)


def refusal_sentences(t: Playing, key: str) -> list[str]:
    """Return the reasons why an answer is not on offer, in English."""
    return [render(refusal.message) for refusal in t.match.menu(t.asked).why_not(key)]


def rules_text() -> str:
    """Return the rules file of the game."""
    return files("meadhall.games.heroes").joinpath("rules.md").read_text("utf-8")
