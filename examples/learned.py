"""The bot that `learn.py` has learned: its policy lies beside it, and it needs numpy, but no torch.

meadhall play adventureland --players 2 --bots examples/learned.py
meadhall match adventureland examples/learned.py random --games 100 --players 2
meadhall serve --open --bot examples/learned.py

Another policy stands behind a colon: examples/learned.py:mine.npz.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from meadhall.bots import Bot
from meadhall.engine import Game
from meadhall.rl.policy import Policy, PolicyBot

GAMES: Final = ("adventureland",)
read: Final = cache(Policy.read)  # once a process


def bot(game: Game[Any], settings: str, seed: str) -> Bot:
    """Makes one for a game; it always does what it likes best, so that it needs no luck."""
    policy = Path(settings) if settings else Path(__file__).with_suffix(".npz")
    return PolicyBot(read(policy), game, f"learned:{policy.name}" if settings else "learned")
