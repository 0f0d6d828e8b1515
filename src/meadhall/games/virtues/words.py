"""How the game speaks: questions, what is about to happen, and the wording of events and answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meadhall.engine.common.english import count, listing
from meadhall.engine.kit.paying import Swap
from meadhall.engine.kit.windows import Window, innermost
from meadhall.engine.language.names import Names
from meadhall.engine.language.wording import Wording, plain_option
from meadhall.games.virtues import content, phrases
from meadhall.games.virtues.events import actions, goods
from meadhall.games.virtues.state import NOBODY, State

# Events that are done to a seat by another, with the field that names it.
_DONE_TO: Final[Mapping[Any, str]] = {
    goods.Stolen: "of",
    goods.GiftsStolen: "of",
    goods.ElixirStolen: "of",
    goods.SinPlayed: "of",
    goods.SpecialUsed: "of",
    actions.AbilityUsed: "of",
    goods.UnnamedPlayed: "of",
    goods.CharacterDismissed: "seat",
    goods.MarkerEvicted: "seat",
    goods.Skipping: "seat",
    goods.Corrupted: "seat",
}


def befalls(event: Any) -> int:
    """The seat to which an event was done."""
    name = _DONE_TO.get(type(event))
    return int(getattr(event, name)) if name else -1


def said(option: Any, state: Any, names: Names) -> str:
    """An answer as it words itself; a swap of a payment with what it lays in or takes out."""
    if not isinstance(option, Swap):
        return plain_option(option, state, names)
    return f"{'Use' if option.more > 0 else 'Spare'} {phrases.source(option.source)}"


# ---- the questions in English


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
    rules, need = content.RULES, s.options.might_to_win
    lines = [
        f"The mightiest hero wins when the armour has its {rules.armour_pieces} pieces and somebody has {need} might.",
        "Whoever closed most portals wins when the last portal is closed.",
        f"All heroes lose with the {rules.cataclysms}th cataclysm; one comes with every {rules.sins_per_cataclysm} "
        "discarded sin cards, and with every finished row of quests.",
    ]
    if s.options.fall:
        lines.append(f"Whoever has {rules.corruption_to_fall} corruption cards falls, and plays against the others.")
    return lines


# ---- what is about to happen: who does what to whom, what it does, and who is still asked


_OPEN: Final = {"after-action": "The action is done.", "end-of-phase": "The Quest Phase is over."}


def card_of(window: Window) -> tuple[str, str]:
    """The name and the words of the card that is about to take effect."""
    if window.kind == "sin":
        function = content.SIN_FUNCTION[window.card]
        return function.name, function.text
    if window.kind == "special":
        building = content.BUILDINGS[content.BUILDING[window.card]]
        return building.special, building.text
    if window.kind == "ability":
        hero = content.HEROES[content.HERO[window.card]]
        return hero.evil_ability, hero.evil_text
    if window.kind == "demand":
        card = content.UNNAMED[content.UNNAMED_CARD[window.card]]
        return card.name, card.text
    if window.kind == "cataclysm":
        cataclysm = content.CATACLYSMS[content.CATACLYSM[window.card]]
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


WORDING: Final = Wording(
    option=said,
    question=question,
    befalls=befalls,
    opens=(actions.TurnBegan, goods.CataclysmRevealed),
    marks={actions.TurnBegan: "round", goods.CataclysmRevealed: "fight", goods.Ended: "end"},
    letters={"pass": "P", "done": "D"},
    aim=aim,
    signs=(f"The virtues are {', '.join(f'{one.name} ({one.id})' for one in content.VIRTUES)}.",),
)
