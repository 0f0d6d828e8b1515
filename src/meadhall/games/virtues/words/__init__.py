"""The texts of the game: its catalogue, and texts of questions and effects. May import everything before it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from meadhall.engine.common.text import Arg, Text, Words, text
from meadhall.engine.kit.paying import Swap
from meadhall.engine.kit.windows import Window, innermost
from meadhall.engine.language.catalogue import Catalogue, content_words
from meadhall.engine.language.names import Names
from meadhall.engine.language.wording import Wording, option_message, question_message
from meadhall.games.virtues import content, texts
from meadhall.games.virtues.asking import CardOption
from meadhall.games.virtues.events import actions, goods
from meadhall.games.virtues.state import State

# Events that affect a seat, with the field that names the seat.
_AFFECTED_SEAT_FIELD: Final[Mapping[Any, str]] = {
    goods.ResourceStolen: "of",
    goods.GiftsStolen: "of",
    goods.ElixirStolen: "of",
    goods.SinPlayed: "of",
    goods.SpecialUsed: "of",
    actions.AbilityUsed: "of",
    goods.UnnamedPlayed: "of",
    goods.CharacterDismissed: "seat",
    goods.MarkerEvicted: "seat",
    goods.TurnForfeited: "seat",
    goods.HeroCorrupted: "seat",
}


def affected_seat(event: Any) -> int:
    """Return the seat that an event affects, or -1."""
    name = _AFFECTED_SEAT_FIELD.get(type(event))
    return int(getattr(event, name)) if name else -1


def content_texts() -> Iterator[tuple[str, Mapping[str, str]]]:
    """Yield the English names and texts of all cards."""
    yield from content_words("virtue", content.VIRTUES)
    yield from content_words("character", content.CHARACTERS)
    yield from content_words("elixir", content.ELIXIRS)
    yield from content_words("building", content.BUILDINGS, "special", "text")
    yield from content_words("quest", content.QUESTS)
    yield from content_words("portal", content.PORTALS)
    yield from content_words("treasure", content.TREASURES)
    yield from content_words("artifact", content.ARTIFACTS, "text")
    yield from content_words("armour", content.CONTENT.armour)
    yield from content_words("cataclysm", content.CATACLYSMS, "text")
    yield from content_words("unnamed", content.UNNAMED, "text")
    for hero in content.HEROES:
        evil = {"fallen": hero.evil_name, "ability": hero.evil_ability, "text": hero.evil_text}
        yield f"hero-{hero.id}", {"": hero.name, "title": hero.title, **evil}
    for card in content.SINS:
        yield f"sin-{card.id}", {"": card.sin.capitalize()}
    functions = {function.key: function for card in content.SINS for function in card.functions}
    for key, function in functions.items():
        yield f"function-{key}", {"": function.name, "text": function.text}


# ---- texts that need more than their event, option or question


def option_text(option: Any, state: Any, names: Names) -> Words:
    """Return the text of an answer. The text of a swap in a payment names the goods added or removed."""
    if isinstance(option, Swap):
        return text("swap", more=int(option.more > 0), source=texts.source_text(option.source))
    return option_message(option, state, names)


def warning_text(option: Any, s: State, names: Names) -> Words:
    """Return a warning to show before an answer, or "" if none is needed."""
    return option.warning(s) if isinstance(option, CardOption) else ""


def question_text(name: str, s: State, names: Names) -> Words:
    """Return the text of a question. In an interrupt it contains the pending effect."""
    window = innermost(s)
    if name == "interrupt" and window is not None:
        return text("question-interrupt", title=window_title(window), text=window_effect(window))
    return question_message(name, s, names)


def goal_texts(s: State) -> list[Words]:
    """Return sentences about how the match is won and lost."""
    rules = content.RULES
    lines: list[Words] = [
        text("aim-armour", pieces=rules.armour_pieces, might=s.options.might_to_win),
        text("aim-portals"),
        text("aim-cataclysms", most=rules.cataclysms, sins=rules.sins_per_cataclysm),
    ]
    return [*lines, text("aim-fall", cards=rules.corruption_to_fall)] if s.options.fall else lines


# ---- pending effects: player, target and effect


def window_card(window: Window) -> Text | None:
    """Return the card that is about to take effect."""
    if window.kind == "sin":
        return text(f"function-{content.SIN_FUNCTION[window.card].key}")
    if window.kind == "special":
        return texts.BUILDINGS[content.BUILDING[window.card]]
    if window.kind == "ability":
        return texts.HEROES[content.HERO[window.card]]
    if window.kind == "demand":
        return texts.UNNAMED[content.UNNAMED_CARD[window.card]]
    if window.kind == "cataclysm":
        return texts.CATACLYSMS[content.CATACLYSM[window.card]]
    return None


def window_title(window: Window) -> Text:
    """Return a pending effect as a sentence: `Bram plays Extortion on you.`"""
    targets: list[Arg] = [*window.to]
    return text(f"window-{window.kind}", card=window_card(window) or "", seat=window.by, of=targets, n=len(targets))


def window_effect(window: Window) -> Words:
    """Return the text of the card that is about to take effect, with the amounts that would be lost."""
    card = window_card(window)
    if card is None:
        return ""
    amounts: list[Arg] = [text("window-number", what=name, n=n) for name, n in window.numbers.items()]
    return text("window-text", card=card, now=amounts, n=len(amounts))


CODES: Final[list[Arg]] = [
    text("sign", virtue=texts.VIRTUES[number], code=virtue.id) for number, virtue in enumerate(content.VIRTUES)
]

WORDING: Final = Wording(
    catalogue=Catalogue("meadhall.games.virtues", content_texts()),
    option=option_text,
    question=question_text,
    warning=warning_text,
    affected_seat=affected_seat,
    opens=(actions.TurnBegan, goods.CataclysmRevealed),
    marks={actions.TurnBegan: "round", goods.CataclysmRevealed: "fight", goods.GameEnded: "end"},
    letters={"pass": "z", "hero": "h", "pay": "p"},
    aim=goal_texts,
    points_unit=lambda _state, _points: Text("track-might"),
    signs=(text("signs", virtues=CODES),),
)
