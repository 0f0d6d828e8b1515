"""Random names for guests, and the rules for names that people choose."""

from __future__ import annotations

import random
import unicodedata
from typing import Final

from meadhall.engine.common.player_names import BOT_PREFIX, MAX_NAME_LENGTH, clean_name
from meadhall.server.protocol.problems import Denial

GUEST_NAMES: Final = (
    "Alder", "Bryony", "Clover", "Finch", "Hazel", "Heron", "Ivy", "Jay", "Juniper", "Kestrel", "Lark", "Linden",
    "Merle", "Robin", "Rowan", "Rush", "Sage", "Sorrel", "Swift", "Tansy", "Teal", "Thistle", "Wren", "Yarrow",
)  # fmt: skip


def random_guest_name() -> str:
    """Return a random name for a guest."""
    return random.choice(GUEST_NAMES)


def checked_name(name: str) -> str:
    """Return the cleaned form of a chosen name. Raise Denial if it is invalid."""
    cleaned = clean_name(unicodedata.normalize("NFC", name))
    if not cleaned:
        raise Denial("invalid", "name-invisible")
    if len(name.strip()) > MAX_NAME_LENGTH:
        raise Denial(
            "invalid",
            "name-too-long",
            most=MAX_NAME_LENGTH,
            length=len(name.strip()),
        )
    if f"{cleaned} ".casefold().startswith(BOT_PREFIX.casefold()):
        raise Denial("invalid", "name-reserved", bot=BOT_PREFIX.strip())
    return cleaned


def account_key(account: str) -> str:
    """Return the key of an account, which is the same for all spellings of its name."""
    return unicodedata.normalize("NFKC", clean_name(unicodedata.normalize("NFC", account))).casefold()
