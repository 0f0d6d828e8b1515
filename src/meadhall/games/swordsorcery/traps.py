"""Traps (TRP): the card that is drawn when a Door or Chest is opened."""

from __future__ import annotations

from meadhall.engine import Table, choose, menu
from meadhall.games.swordsorcery import events
from meadhall.games.swordsorcery.content import DECKS, TRAPS
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, draw_card
from meadhall.games.swordsorcery.figures import statics
from meadhall.games.swordsorcery.figures.answers import Answer, answer
from meadhall.games.swordsorcery.moves import entering, kills
from meadhall.games.swordsorcery.ops.mods import ChestTrapChoiceMod
from meadhall.games.swordsorcery.state import State


@menu("trap", "SS-DEC-39")
def trap_options(s: State, faces: tuple[int, int]) -> list[Answer]:
    """Return two Trap cards to choose from. The chosen card is carried out."""
    return [answer("card", "SS-DEC-39", DECKS["trap"][face]) for face in faces]


async def draw_trap(t: Table[State], hero_index: int, *, is_at_chest: bool = False) -> None:
    """Draw a Trap card and carry it out against the hero who opened something (SS-TRP-01, 02)."""
    s, hero = t.state, t.state.heroes[hero_index]
    faces = [
        face
        for _ in range(_card_count(s, hero_index, is_at_chest))
        if (face := draw_card(t, s.traps, "SS-TRP-01")) is not None
    ]
    ids = [DECKS["trap"][face] for face in faces]
    s.traps.discards += faces
    if len(ids) > 1:
        pick = await choose(hero.seat, trap_options(s, (faces[0], faces[1])))
        ids = [pick.of]
    card = TRAPS[ids[0]]
    t.tell(events.CardDrawn("trap", card.id))
    cause = Cause(card.id, actor=hero_index, area=hero.area)
    await VERBS.carry_out(t, cause, card.ops)
    await kills.carry_out_kill_effects(t, cause)
    await entering.run_pending_effects(t)


def _card_count(s: State, hero_index: int, is_at_chest: bool) -> int:
    """Return the number of Trap cards to draw: 2 at a Chest for a hero with the talent to choose one, otherwise 1."""
    return 2 if is_at_chest and statics.hero_statics(s.heroes[hero_index], ChestTrapChoiceMod) else 1
