"""What is measured over many matches: Heroes, armies and Spells, how long matches are, and where wounds come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from meadhall.engine.contract.study import Study
from meadhall.engine.flows.options import Option
from meadhall.engine.privacy.view import View
from meadhall.engine.table.events import Event
from meadhall.games.heroes.content import CREATURES, HEROES, LIMITS, SPELLS, basic_set
from meadhall.games.heroes.events import (
    ActionBegan,
    Attacked,
    Cast,
    CreatureDied,
    DispelBegan,
    Drew,
    FatigueTicked,
    SpellTaken,
    Stopped,
    Threw,
    TookNoAction,
    Wounded,
)
from meadhall.games.heroes.features import HIT_POINT, features
from meadhall.games.heroes.preparation.army import Done, Hire
from meadhall.games.heroes.state import A_HERO, Seat, State

STARTING_DECK: Final = len(basic_set()) + LIMITS.draft_turns  # Basic Spells, the Hero's own, and those of the draft
COUNTED: Final[dict[type[Event], str]] = {
    Stopped: "Stops", ActionBegan: "actions", Cast: "castings", SpellTaken: "Spells learned",
    DispelBegan: "dispellings", TookNoAction: "actions not taken", Attacked: "attacks",
    CreatureDied: "Creatures killed", FatigueTicked: "fatigue", Threw: "throws",
}  # fmt: skip


def traits(s: State, seat: Seat) -> Mapping[str, Sequence[str]]:
    """The Hero, the army as it was placed, and the Spells with which a player began."""
    side = s.sides[seat]
    army = {b.card for b in s.beings if b.owner == seat and b.card != A_HERO}
    drafted = {spell for spell in side.owned[:STARTING_DECK] if SPELLS[spell].group == "common"}
    return {
        "hero": [HEROES[side.hero].id],
        "creature": [CREATURES[card].id for card in sorted(army)],
        "spell": [SPELLS[spell].id for spell in sorted(drafted)],
    }


def tally(s: State, events: Sequence[Event]) -> Mapping[str, float]:
    """Stops, actions and what is done in them, and the wounds of Heroes by where they come from."""
    found: Counter[str] = Counter()
    for event in events:
        if type(event) in COUNTED and not (isinstance(event, SpellTaken) and not event.learned):
            found[COUNTED[type(event)]] += 1
        elif isinstance(event, Wounded) and event.card == A_HERO and event.wounds:
            found[f"wounds of Heroes: {_source(event)}"] += event.wounds
        elif isinstance(event, Drew):
            found["cards drawn"] += event.cards
    return found


def _source(event: Wounded) -> str:
    return SPELLS[event.source].name if event.why == "spell" else event.why


def by_lot(view: View[State], lot: Callable[[int], int]) -> Option | None:
    """A draft and an army by lot: Creatures are hired until no other can be paid."""
    options = view.options
    if view.question == "army":
        hires = [option for option in options if isinstance(option, Hire)]
        return hires[lot(len(hires))] if hires else next(option for option in options if isinstance(option, Done))
    return options[lot(len(options))] if view.question == "draft" else None


STUDY: Final[Study[State]] = Study(traits, tally, "Stops", by_lot, features, HIT_POINT)
