"""Names in positions, and numbers within the limits of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from meadhall.engine import BadPosition
from meadhall.engine.common.errors import joined_names
from meadhall.engine.positions.position import Position
from meadhall.engine.positions.readers import Reader
from meadhall.games.heropath import ops as op
from meadhall.games.heropath import rows
from meadhall.games.heropath.content import CARD, CARDS, ENEMY, FLARE_DIE, LEECHES, LIMITS, SITE, SITES
from meadhall.games.heropath.land import SPACE, Space
from meadhall.games.heropath.state import EMPTY, State


def split_words(words: str | Iterable[str]) -> list[str]:
    """Return the words of a text. Return a list of words unchanged."""
    return words.split() if isinstance(words, str) else list(words)


def space_of(name: str) -> Space:
    """Return a space by its id."""
    if name not in SPACE:
        raise BadPosition(f"unknown space '{name}'; it must be one of {joined_names(sorted(SPACE), 80)}")
    return SPACE[name]


def card_of(name: str) -> int:
    """Return a card by its id."""
    if name not in CARD:
        raise BadPosition(f"unknown card '{name}'; cards have names like A01, K01, B01, M01 or F01")
    return CARD[name]


def foe_named(name: str) -> int:
    """Return a type of enemy by its id."""
    if name not in ENEMY:
        raise BadPosition(f"unknown enemy '{name}'; it must be one of {joined_names(sorted(ENEMY))}")
    return ENEMY[name]


def site_named(name: str) -> int:
    """Return a Place-Site by its id."""
    if name not in SITE:
        raise BadPosition(f"unknown Place-Site '{name}'; they are named S01 to S22")
    return SITE[name]


def number(p: Position[Any], value: object, minimum: int, maximum: int, description: str) -> int:
    """Return a value (a number or a text) as a whole number within limits. Raise an error if it is not one."""
    text = str(value)
    if isinstance(value, bool) or not text.removeprefix("-").isdecimal() or not minimum <= int(text) <= maximum:
        raise p.wrong(f"{description} is a number from {minimum} to {maximum}, not {value!r}")
    return int(text)


Limit = Callable[[State], int]
ACTIONS_FROM_CARDS: Final = sum(
    card.count * effect.n for card in CARDS for effect in card.effect if isinstance(effect, op.Action)
)
MAX_ROUND: Final = 999  # largest round number in a match without a round limit


def max_actions(s: State) -> int:
    """Return the largest number of actions in a turn, including those from cards."""
    return rows.competition(s).actions + ACTIONS_FROM_CARDS


def number_within(description: str, maximum: int | Limit, minimum: int = 0) -> Reader:
    """Return a reader for a number from `minimum` to `maximum`, which may depend on the state."""

    def read(p: Position[Any], value: object) -> int:
        """A number within the limits of the rules."""
        return number(p, value, minimum, maximum if isinstance(maximum, int) else maximum(p.state), description)

    return read


BOUNDS: Final[Mapping[str, Reader]] = {
    "Hero.actions": number_within("the actions of a hero", max_actions),
    "Hero.owed": number_within("the actions that a hero owes", max_actions),
    "Hero.bonus": number_within("the bonus Travels of a hero", len(SITES)),
    "Hero.stops": number_within("the STOP-HERO calls of a hero", lambda s: s.options.stop_hero),
    "Turn.rests": number_within("the Rests of a turn", max_actions),
    "Turn.fights": number_within("the Fights of a turn", max_actions),
    "Turn.victories": number_within("the victories of a turn", max_actions),
    "Turn.replaced": number_within("the replacements of a turn", LIMITS.replacements_per_turn),
    "State.round": number_within("the round", lambda s: rows.competition(s).round_limit(s) or MAX_ROUND),
    "State.draft_round": number_within("the round of the draft", len(LIMITS.draft_keep)),
    "State.leeches": number_within("the leeches of the stockpile", LEECHES),
    "State.discoveries": number_within("the Place-Sites discovered", len(SITES)),
    "State.black": number_within("the face of the black die", len(FLARE_DIE) - 1, EMPTY),
    "State.before": number_within("the actions at the start of a go", max_actions),
    "State.twice": number_within("the extra actions of a go", max_actions),
}
