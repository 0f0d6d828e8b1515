"""The Gathering Ritual of Co-op: all heroes fight the Dragon, whose power counts once per player (HP-COP-20 to 23)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import CutTo, Reason, Refused, Table, menu
from meadhall.engine.kit.windows import Window
from meadhall.games.heropath import content, rows
from meadhall.games.heropath.actions.battle import (
    END,
    announce_dice,
    change_dice,
    foe_parts,
    foe_total,
    hero_total,
    nonzero_parts,
    roll_foe_dice,
    roll_hero_dice,
    run_after_battle_effects,
)
from meadhall.games.heropath.actions.riding import is_full
from meadhall.games.heropath.cards import holding, playing
from meadhall.games.heropath.dragon import flares
from meadhall.games.heropath.effects import active_cards, verbs
from meadhall.games.heropath.enemies.placing import On, refused_other_spaces, space_options
from meadhall.games.heropath.events.heroes import BattleBegan, HeroJumped, Part
from meadhall.games.heropath.events.land import DragonSlain, RitualEnded
from meadhall.games.heropath.growth.vitality import lose_vitality
from meadhall.games.heropath.land import FLARE, SPACES, START, Space
from meadhall.games.heropath.state import LOST, Battle, Seat, State, battle_result

RITUAL_LOSS: Final = 2  # VITALITY that every hero loses if the ritual fails (HP-COP-23)
SPACE_FULL: Final = Reason("HP-MAP-16", "three-stand-there")
NO_FLARE_SPACE: Final = Reason("HP-COP-21", "no-flare-space")


@menu("ritual-space", "HP-COP-21")
def ritual_spaces(s: State, seat: Seat) -> list[On]:
    """Return the flare spaces with room around the Dragon's rock (HP-ASK-42)."""
    return space_options(open_flare_spaces(s, seat), "HP-COP-21")


@ritual_spaces.never
def refused_ritual_spaces(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield refusals for full flare spaces, and all other spaces."""
    return refused_other_spaces(
        open_flare_spaces(s, seat), lambda space: SPACE_FULL if flares.is_active(space, s.rock) else NO_FLARE_SPACE
    )


def open_flare_spaces(s: State, seat: Seat) -> list[Space]:
    """Return the flare spaces open to a called hero, or the start space in the Gathering Phase (HP-COP-21)."""
    if s.is_gathered:
        return [START]
    return [space for space in range(len(SPACES)) if FLARE[space] == s.rock and not is_full(s, space, seat)]


async def perform_ritual(t: Table[State], seat: Seat) -> None:
    """Carry out a ritual: call all heroes, let them prepare and roll, and compare their total with the Dragon's."""
    s = t.state
    t.tell(BattleBegan(seat, content.DRAGON))
    spaces_before = {hero_seat: hero.at for hero_seat, hero in enumerate(s.heroes) if not hero.is_dead}
    for hero_seat in s.clockwise(seat):
        if hero_seat in spaces_before and hero_seat != seat:
            await _call_hero(t, hero_seat)
    battles = [Battle(hero_seat, content.DRAGON) for hero_seat in s.clockwise(seat) if hero_seat in spaces_before]
    for battle in battles:
        s.battle = battle
        await playing.open_card_window(t, "battle", [battle.seat], Window("battle", by=battle.seat, to=[battle.seat]))
    _roll_all_dice(t, battles)
    for battle in battles:
        s.battle = battle
        await change_dice(t, battle)
        for other in battles:
            other.foe_dice = battle.foe_dice[:]
    if _compare_totals(t, seat, battles) != LOST:
        s.winner = seat
        t.tell(DragonSlain(seat))
        raise CutTo(END)
    await _resolve_failure(t, battles, spaces_before)


async def _call_hero(t: Table[State], seat: Seat) -> None:
    """Move a called hero to a flare space, unless they are on one. The arrival has no effects there (HP-COP-21)."""
    s, hero = t.state, t.state.heroes[seat]
    if flares.is_active(hero.at, s.rock) or (s.is_gathered and hero.at == START):
        return
    hero.at = (await verbs.only_choice(seat, ritual_spaces(s, seat))).space
    t.tell(HeroJumped(seat, hero.at))


def _roll_all_dice(t: Table[State], battles: list[Battle]) -> None:
    """Roll for each hero, and once for the Dragon. Effects that lower the Dragon's dice apply once (HP-COP-22)."""
    dropped = sum(battle.dropped for battle in battles)
    for battle in battles:
        battle.stage, battle.dropped = "rolled", dropped
        roll_hero_dice(t, battle)
    roll_foe_dice(t, battles[0])
    for battle in battles:
        battle.foe_dice = battles[0].foe_dice[:]
        announce_dice(t, battle)


def _compare_totals(t: Table[State], seat: Seat, battles: list[Battle]) -> str:
    """Compare the sum of the heroes' totals with the Dragon's power times the number of players. Return the result."""
    s = t.state
    for battle in battles:
        hero = s.heroes[battle.seat]
        for part in active_cards.power_parts(s, battle.seat, content.DRAGON, first_battle=not hero.turn.fights):
            holding.reveal_card(t, battle.seat, part.piece)
        battle.hero_total = hero_total(s, battle)
    totals = {battle.seat: battle.hero_total for battle in battles}
    parts = nonzero_parts(foe_parts(s, battles[0]))
    dragon_parts = tuple(Part(part.kind, part.points * s.players) for part in parts)
    heroes, power = sum(totals.values()), foe_total(s, battles[0])
    dragon = power * s.players
    result = battle_result(heroes, dragon)
    hero_totals = tuple(totals.get(hero, 0) for hero in s.seats)
    t.tell(RitualEnded(seat, heroes, dragon, hero_totals, result, s.players, power, parts, dragon_parts))
    return result


async def _resolve_failure(t: Table[State], battles: list[Battle], earlier_spaces: dict[Seat, Space]) -> None:
    """Take 2 VITALITY from every hero and move them back. No flare burns in this action (HP-COP-23)."""
    s = t.state
    if s.act is not None:
        s.act.burns = False
        s.act.burnt += [seat for seat in earlier_spaces for _ in range(rows.competition(s).flare_loss)]
    for battle in battles:
        s.battle = battle
        s.heroes[battle.seat].turn.fights += 1
        await lose_vitality(t, battle.seat, RITUAL_LOSS, "battle")
        await run_after_battle_effects(t, battle)
    s.battle = None
    for seat, space in earlier_spaces.items():
        if not s.heroes[seat].is_dead and s.heroes[seat].at != space:
            s.heroes[seat].at = space
            t.tell(HeroJumped(seat, space))
