"""Names of guests, and the rules for chosen names."""

from __future__ import annotations

import random
import unicodedata
from typing import Final

from meadhall.engine.common.player_names import BOT, MAX_NAME_LETTERS, clean
from meadhall.server.protocol.problems import Denial

GUESTS: Final = (
    "Alder", "Bryony", "Clover", "Finch", "Hazel", "Heron", "Ivy", "Jay", "Juniper", "Kestrel", "Lark", "Linden",
    "Merle", "Robin", "Rowan", "Rush", "Sage", "Sorrel", "Swift", "Tansy", "Teal", "Thistle", "Wren", "Yarrow",
)  # fmt: skip


def guest_name() -> str:
    """Return a random name for a guest."""
    return random.choice(GUESTS)


def chosen_name(name: str) -> str:
    """Return a chosen name, cleaned; Denial says what is wrong with it."""
    cleaned = clean(unicodedata.normalize("NFC", name))
    if not cleaned:
        raise Denial("invalid", "name-invisible")
    if len(name.strip()) > MAX_NAME_LETTERS:
        raise Denial(
            "invalid",
            "name-too-long",
            most=MAX_NAME_LETTERS,
            length=len(name.strip()),
        )
    if f"{cleaned} ".casefold().startswith(BOT.casefold()):
        raise Denial("invalid", "name-reserved", bot=BOT.strip())
    return cleaned


def account_key(account: str) -> str:
    """Key under which an account is found, however its name is written."""
    return unicodedata.normalize("NFKC", clean(unicodedata.normalize("NFC", account))).casefold()
