"""The hero's ability: the exchange of the good side, or what the evil side shows (4.9, SV-FAL-19)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.options import Option, Refusals
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.virtues.actions.doing import ACTIONS
from meadhall.games.virtues.content import HEROES, RULES
from meadhall.games.virtues.effects.doing import VERBS, Doing
from meadhall.games.virtues.effects.exchange import can_exchange, exchange
from meadhall.games.virtues.events import AbilityUsed
from meadhall.games.virtues.state import NOBODY, Seat, State
from meadhall.games.virtues.windows.foresight import numbers
from meadhall.games.virtues.windows.opening import warn
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


def offers(s: State, seat: Seat) -> list[Option]:
    """The ability of the side that lies up, while the hero is upright (SV-HRO-06)."""
    return [ABILITY] if not s.players[seat].hero_tapped and _would(s, seat) else []


def _would(s: State, seat: Seat) -> bool:
    player = s.players[seat]
    if player.fallen:
        return has_target(s, seat, HEROES[player.hero].evil_effects)
    return can_exchange(s, seat, _sources(s, seat))


def _sources(s: State, seat: Seat) -> list[Seat]:
    """The pool, and every other player with gift cards (SV-HRO-02)."""
    return [NOBODY, *(other for other in s.others(seat) if any(s.players[other].gifts))]


def refuse(no: Refusals, s: State, seat: Seat) -> None:
    if s.players[seat].hero_tapped:
        no(ABILITY.key, "SV-HRO-06", "Your hero is tapped until Regrouping.")
    elif not _would(s, seat):
        no(ABILITY.key, "SV-QPH-13", "Your hero's ability would change nothing now.")


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
    by = Doing(seat, "abilities", (await choose_target(s, seat, ops)).seat)
    s.players[seat].hero_tapped = True
    t.tell(AbilityUsed(seat, hero, by.target))
    by.affected = await warn(t, "ability", HEROES[hero].id, seat, [by.target], numbers(s, by, ops))
    await VERBS.carry_out(t, by, ops)
