"""Names of guests, and which names may be chosen."""

from __future__ import annotations

import random
import unicodedata
from typing import Final

from meadhall.engine.common.player_names import BOT, LONGEST, clean
from meadhall.server.protocol.problems import Denied

GUESTS: Final = (
    "Alder", "Bryony", "Clover", "Finch", "Hazel", "Heron", "Ivy", "Jay", "Juniper", "Kestrel", "Lark", "Linden",
    "Merle", "Robin", "Rowan", "Rush", "Sage", "Sorrel", "Swift", "Tansy", "Teal", "Thistle", "Wren", "Yarrow",
)  # fmt: skip


def guest_name() -> str:
    """A name for who has not chosen one."""
    return random.choice(GUESTS)


def chosen_name(name: str) -> str:
    """A name as it was chosen, cleaned; Denied says what is wrong with it."""
    cleaned = clean(unicodedata.normalize("NFC", name))
    if not cleaned:
        raise Denied("invalid", "name-invisible")
    if len(name.strip()) > LONGEST:
        raise Denied(
            "invalid",
            "name-too-long",
            most=LONGEST,
            length=len(name.strip()),
        )
    if f"{cleaned} ".casefold().startswith(BOT.casefold()):
        raise Denied("invalid", "name-reserved", bot=BOT.strip())
    return cleaned


def account_key(account: str) -> str:
    """By what an account is looked for: however it is written, it is the same."""
    return unicodedata.normalize("NFKC", clean(unicodedata.normalize("NFC", account))).casefold()
