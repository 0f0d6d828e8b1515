"""The hero's ability: the exchange of the good side, or what the evil side shows (4.9, SV-FAL-19)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.options import Option, Reason
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.virtues.content import HEROES, RULES
from meadhall.games.virtues.effects.exchange import can_exchange, exchange
from meadhall.games.virtues.effects.verbs import VERBS, Cause
from meadhall.games.virtues.events import AbilityUsed
from meadhall.games.virtues.state import NOBODY, Seat, State
from meadhall.games.virtues.windows.foresight import numbers
from meadhall.games.virtues.windows.opening import ACTIONS, warn
from meadhall.games.virtues.windows.targets import choose_target, has_target


class Ability(Option):
    __slots__ = ()

    def words(self, state: State, names: Names) -> str:
        player = state.players[state.on_go] if state.on_go >= 0 else None
        if player is None or not player.fallen:
            return f"Tap the hero: exchange up to {RULES.hero_exchange_max} gift cards"
        hero = HEROES[player.hero]
        return f"{hero.evil_ability}: {hero.evil_text}"


ABILITY: Final = Ability("hero", "SV-HRO-01")


HERO_TAPPED: Final = Reason("SV-HRO-06", "Your hero is tapped until Regrouping.")
ABILITY_IDLE: Final = Reason("SV-QPH-13", "Your hero's ability would change nothing now.")


def cannot_use_ability(s: State, seat: Seat) -> Reason | None:
    """Why the ability of the side that lies up cannot be used."""
    player = s.players[seat]
    if player.hero_tapped:
        return HERO_TAPPED
    if player.fallen:
        works = has_target(s, seat, HEROES[player.hero].evil_effects)
    else:
        works = can_exchange(s, seat, _sources(s, seat))
    return None if works else ABILITY_IDLE


def _sources(s: State, seat: Seat) -> list[Seat]:
    """The pool, and every other player with gift cards (SV-HRO-02)."""
    return [NOBODY, *(other for other in s.others(seat) if any(s.players[other].gifts))]


@ACTIONS.carries_out(Ability)
async def use_ability(t: Table[State], seat: Seat, option: Ability) -> None:
    s = t.state
    if s.players[seat].fallen:
        await _use_evil_ability(t, seat)
        return

    def tap() -> None:
        s.players[seat].hero_tapped = True

    await exchange(t, seat, RULES.hero_exchange_max, _sources(s, seat), tap)


async def _use_evil_ability(t: Table[State], seat: Seat) -> None:
    """A target is named, then asked, then it happens (SV-DEC-28)."""
    s = t.state
    hero = s.players[seat].hero
    ops = HEROES[hero].evil_effects
    cause = Cause(seat, "abilities", (await choose_target(s, seat, ops)).seat)
    s.players[seat].hero_tapped = True
    t.tell(AbilityUsed(seat, hero, cause.target))
    cause.affected = await warn(t, "ability", HEROES[hero].id, seat, [cause.target], numbers(s, cause, ops))
    await VERBS.carry_out(t, cause, ops)
