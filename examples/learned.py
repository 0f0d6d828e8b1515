"""The bot that `learn.py` has trained. It plays the policy in the file next to it, and needs numpy but no torch.

meadhall play adventureland --players 2 --bots examples/learned.py
meadhall match adventureland examples/learned.py random --games 100 --players 2
meadhall serve --open --bot examples/learned.py

To play another policy, add it after a colon: examples/learned.py:mine.npz.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from meadhall.bots import Bot
from meadhall.engine import Game
from meadhall.rl.policy import Policy, PolicyBot

GAMES: Final = ("adventureland",)
read: Final = cache(Policy.read)  # each file is read once per process


def bot(game: Game[Any], settings: str, seed: str) -> Bot:
    """Return the bot for a game. It always plays the best answer, so it needs no seed."""
    policy = Path(settings) if settings else Path(__file__).with_suffix(".npz")
    return PolicyBot(read(policy), game, f"learned:{policy.name}" if settings else "learned")
