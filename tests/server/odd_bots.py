"""Pig with bots that misbehave, each in its own way."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

from meadhall.engine import Game, Option, View, find_game

PIG: Game[Any] = find_game(str(Path(__file__).parents[2] / "examples" / "pig.py"))


def raise_error(view: View[Any]) -> Option:
    raise ValueError("I have no idea")


def exit_process(view: View[Any]) -> Option:
    os._exit(3)


def sleep_forever(view: View[Any]) -> Option:
    Event().wait()
    raise AssertionError("the process was not ended")


def print_and_answer(view: View[Any]) -> str:
    print("I think aloud", flush=True)
    return "nonsense"


def return_nonsense(view: View[Any]) -> Any:
    return None


def sensible(view: View[Any]) -> Option:
    if view.state.pot < 0:
        raise ValueError("nobody knows")
    return view.options[0]


def why(view: View[Any], option: Option) -> str:
    return f"The pot is {'empty' if not view.state.pot else 'worth more'}."


GAME = replace(
    PIG,
    id="odd-pig",
    reason=why,
    bots={
        "sensible": sensible,
        "crashing": raise_error,
        "dying": exit_process,
        "hanging": sleep_forever,
        "talking": print_and_answer,
        "dreaming": return_nonsense,
    },
)
