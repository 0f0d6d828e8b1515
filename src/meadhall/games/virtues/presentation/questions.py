"""The questions in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine.kit.windows import innermost
from meadhall.engine.language.wording import Names
from meadhall.games.virtues.content import RULES
from meadhall.games.virtues.presentation.moments import text_of, title_of
from meadhall.games.virtues.state import State

QUESTIONS: Final[Mapping[str, str]] = {
    "hero": "Which hero do you play?",
    "go": "Your go: one action, free plays before it, or pass?",
    "after-action": "Your action is done. Any free play before the next player?",
    "end-of-phase": "The Quest Phase is over. Any free play before Regrouping?",
    "pay": "How do you pay?",
    "side": "Which side of the elixir?",
    "take-gift": "Which gift card do you take from the pool?",
    "extra-gift": "Which gift does the Temple of the Root add?",
    "take-from": "Which gift card of that player?",
    "give-up-gift": "Which gift card do you discard?",
    "exchange": "Which gift card do you give?",
    "receive": "Which gift card do you receive for it?",
    "target": "Whom do you name?",
    "virtue": "Which virtue do you name?",
    "recruit": "Whom do you recruit?",
    "buy-elixir": "Which elixir do you take?",
    "take-elixir": "Which elixir do you take?",
    "drop-elixir": "Which elixir is discarded?",
    "give-up-elixir": "Which of your elixirs do you discard?",
    "give-up-building": "Which building do you discard?",
    "own-character": "Which of your characters?",
    "their-character": "Which character?",
    "untap": "Which character turns upright?",
    "man-free": "Which building do you man?",
    "claim-treasure": "Which treasure do you take?",
    "which-treasure": "Which treasure do you take for your marker?",
    "drop-treasure": "Which treasure is discarded?",
    "evict": "Which marker leaves its quest?",
    "fulfil-free": "Which requirement do you fulfil?",
    "leave-out": "Which gifts of the portal's cost do you leave out?",
    "return-sins": "Which sin cards do you shuffle back into the deck?",
    "discard-sin": "Which sin card do you discard?",
    "first-quest": "Which quest is completed first?",
    "reward": "Which treasure do you take?",
    "unnamed": "The lap is over. Which card does the Unnamed play?",
    "demand-of": "Of whom does the Unnamed demand it?",
    "block": "What does the Unnamed bar?",
    "demand": "The Unnamed demands. How do you pay?",
    "penalty": "You do not pay. What do you take?",
    "ransom": "Do you pay, or let the character go?",
}


def question(name: str, s: State, names: Names) -> str:
    """A question; in an interrupt with what is about to happen."""
    window = innermost(s)
    if name == "interrupt" and window is not None:
        what = title_of(window, names)
        says = text_of(window)
        return f"{what} {says} Do you do something first?".replace("  ", " ")
    return QUESTIONS.get(name, name)


def aim(s: State) -> list[str]:
    """How the match is won and lost."""
    need = s.options.might_to_win
    lines = [
        f"The mightiest hero wins when the armour has its {RULES.armour_pieces} pieces and somebody has {need} might.",
        "Whoever closed most portals wins when the last portal is closed.",
        f"All heroes lose with the {RULES.cataclysms}th cataclysm; one comes with every {RULES.sins_per_cataclysm} "
        "discarded sin cards, and with every finished row of quests.",
    ]
    if s.options.fall:
        lines.append(f"Whoever has {RULES.corruption_to_fall} corruption cards falls, and plays against the others.")
    return lines
