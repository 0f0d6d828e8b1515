"""Measurements over many matches: endings, length, might, and heroes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from meadhall.engine import Event, Option, Study, View
from meadhall.games.virtues.content import HEROES
from meadhall.games.virtues.events.actions import ArmourPlaced, PortalClosed, QuestJoined, TurnBegan
from meadhall.games.virtues.events.goods import CataclysmRevealed, HeroFell, HeroRose, SinPlayed
from meadhall.games.virtues.setup import PickHero
from meadhall.games.virtues.state import Seat, State

ENDINGS: Final = {
    "armour": "end: armour",
    "portals": "end: portals",
    "cataclysm": "end: 14th cataclysm",
    "fallen": "end: all fallen",
    "stopped": "end: stopped",
}
COUNTED_EVENTS: Final[dict[type[Event], str]] = {
    TurnBegan: "turns", ArmourPlaced: "armour pieces", CataclysmRevealed: "cataclysms", HeroFell: "heroes fell",
    HeroRose: "heroes rose", PortalClosed: "portals closed", SinPlayed: "sins played",
    QuestJoined: "requirements fulfilled",
}  # fmt: skip


def traits(s: State, seat: Seat) -> Mapping[str, Sequence[str]]:
    """Return a player's hero. In The Fall of a Hero, also return whether the hero ended good or fallen."""
    if seat >= len(s.players):
        return {"side": ["the Unnamed"]}
    player = s.players[seat]
    hero = {"hero": [HEROES[player.hero].id]}
    return {**hero, "side": ["fallen" if player.fallen else "good"]} if s.options.fall else hero


def tally(s: State, events: Sequence[Event]) -> Mapping[str, float]:
    """Return the ending of the match, its heroes' might, and how often each kind of event happened."""
    might = [player.might for player in s.players]
    counts: dict[str, float] = dict(
        Counter(COUNTED_EVENTS[type(event)] for event in events if type(event) in COUNTED_EVENTS)
    )
    return {**counts, ENDINGS[s.ending]: 1, "might, best": max(might), "might, mean": sum(might) / len(might)}


def pick_random_hero(view: View[State], draw: Callable[[int], int]) -> Option | None:
    """Return a random hero in the draft, or None for all other questions."""
    heroes = [option for option in view.options if isinstance(option, PickHero)]
    return heroes[draw(len(heroes))] if heroes else None


STUDY: Final[Study[State]] = Study(traits, tally, "turns", pick_random_hero, new_deals=True)
