"""What an answer would bring and risk, told before it is given: battles, cards in them, paces, Encounters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from meadhall.engine import UNSEEN, Option, View
from meadhall.engine.common.english import listing
from meadhall.engine.presentation.preview import Odds, Preview
from meadhall.games.heropath.actions.battle import foe_total, hero_total
from meadhall.games.heropath.actions.travel import To, paces_left
from meadhall.games.heropath.cards import playing
from meadhall.games.heropath.content import CARDS, DRAGON, ENEMIES, LIMITS, TABLE
from meadhall.games.heropath.effects.lasting import active_with, allowing, meets, ops_of
from meadhall.games.heropath.enemies.tokens import steps_of
from meadhall.games.heropath.events.heroes import foe_name
from meadhall.games.heropath.growth.vitality import Toll, dying, left_of
from meadhall.games.heropath.land import ALL, IS_SETTLEMENT, SPACES, START, Space
from meadhall.games.heropath.modes.ritual import RITUAL_LOSS
from meadhall.games.heropath.odds import before_dice, helps, margin, must_roll, rerolls_of, ritual, turning
from meadhall.games.heropath.ops import Gain, On, RerollNow
from meadhall.games.heropath.rows import competition, dragon_power, moral, style
from meadhall.games.heropath.state import EMPTY, EXPERIENCE, LOST, TIED, VITALITY, WON, Battle, Seat, State, result_of
from meadhall.games.heropath.turns.acting import DRAGON as FIGHT_DRAGON
from meadhall.games.heropath.turns.acting import Fight, Rob

CARDS_TOLD: Final = 3  # of those that would help in a battle to come, the best


def preview(view: View[State], option: Option) -> Preview | None:
    """What one answer on offer to the seat of a view leads to; None where its words say all."""
    s, seat = view.state, view.seat
    if isinstance(option, Fight):
        return _enemy(s, seat, option)
    if option is FIGHT_DRAGON:
        return _ritual(s, seat) if s.options.competition == "co-op" else _dragon(s, seat)
    if isinstance(option, Rob):
        return _encounter(s, seat, option)
    if isinstance(option, To):
        return _pace(s, seat, option.space)
    battle = s.battle
    if battle is None or battle.seat != seat or not isinstance(option, playing.Use | playing.Again | playing.Pass):
        return None
    if battle.foe == DRAGON and s.options.competition == "co-op":
        return None  # no hero is compared alone
    if view.question == "after-the-roll":
        return _after_dice(s, battle, option)
    return _before_dice(s, battle, option) if s.windows and s.windows[-1].kind == "battle" else None


# ---- battles to come


def _enemy(s: State, seat: Seat, option: Fight) -> Preview:
    foe = option.foe
    return Preview(
        f"Fight the {foe_name(foe)}",
        sum=_sides(s, seat, foe),
        odds=_chances(s, seat, foe),
        wins=_spoils(s, seat),
        risks=_risks(s, seat, left_of(s, seat, 1, "battle"), left_of(s, seat, 1, "tie")),
        note=" ".join(_consequences(s, seat, option)),
    )


def _spoils(s: State, seat: Seat) -> str:
    """What a victory brings: EXPERIENCE, or what a card gives in its place, GOLD by cards, a FORTUNE card."""
    hero = s.heroes[seat]
    is_full = hero.gems[EXPERIENCE] == LIMITS.attribute_max
    events = {"experience-full"} if is_full else set[str]()
    if not hero.turn.victories:
        events.add("victory")
    answers = [op for _, op in active_with(s, hero, On) if op.event in events]
    gold = min(s.gold, sum(gain.n for op in answers for gain in op.do if isinstance(gain, Gain) and gain.res == "GOLD"))
    gains = [*["1 EXPERIENCE"] * (not is_full), *[f"{gold} GOLD"] * (gold > 0), "a FORTUNE card"]
    return listing(gains)


def _risks(s: State, seat: Seat, battle: int, tie: int) -> str:
    """What a lost battle and a tie cost, after what cards spare."""
    if not (battle or tie):
        return ""
    toll = Toll(s.heroes[seat])
    lost = toll.take(1)
    how = ", by a tie as well" if battle and tie else "" if battle else " by a tie"
    return f"{lost}{how}{dying(s, seat, toll)}"


def _consequences(s: State, seat: Seat, option: Fight) -> Iterator[str]:
    """What a victory, or one more loss, sets going."""
    hero, scale = s.heroes[seat], s.scale
    climbs = style(s).climbs_by_kills and competition(s).climbs_by_kills and not s.is_gathered
    if climbs and (scale.level == 0 or scale.count == s.players):
        if scale.level == LIMITS.scale_levels:
            yield "A victory begins the Gathering."
        else:
            comes = ", and the Dragon comes" if scale.level else ""
            yield f"With a victory Evil rises to {scale.level + 1}{comes}."
    if hero.lost_to == option.token(s, seat).piece:
        gains = ["gives 1 EXPERIENCE"] if hero.gems[EXPERIENCE] < LIMITS.attribute_max else []
        moves = ["moves it on"] if competition(s).moves_loser_twice and steps_of(s, hero.at) else []
        if gains or moves:
            yield f"A second loss in a row {' and '.join([*gains, *moves])}."
    if s.is_active(hero.at) and left_of(s, seat, 1, "active-flare"):
        toll = Toll(hero)
        toll.take(left_of(s, seat, 1, "battle"))
        yield f"The flare burns at the end of this action{', and may kill you' if toll.left <= 1 else ''}."


def _dragon(s: State, seat: Seat) -> Preview:
    battle = left_of(s, seat, 1, "battle")
    flare = 0 if s.is_gathered else left_of(s, seat, 1, "active-flare")
    toll = Toll(s.heroes[seat])
    both = "" if not flare else " by the flare" if not battle else ", one of them by the flare" if toll.left > 1 else ""
    lost = toll.take(battle + flare)
    return Preview(
        "Fight the Dragon",
        sum=_sides(s, seat, DRAGON),
        odds=_chances(s, seat, DRAGON),
        wins="the match, by a tie as well",
        risks=f"{lost}{both}{dying(s, seat, toll)}" if lost else "",
    )


def _ritual(s: State, seat: Seat) -> Preview:
    """Co-op: all together against the Dragon times their number (HP-COP-22)."""
    theirs = (dragon_power(s) + s.scale.level) * s.players
    living = [one for one, hero in enumerate(s.heroes) if not hero.is_dead]
    losses = {one: left_of(replace(s, battle=Battle(one, DRAGON)), one, RITUAL_LOSS, "battle") for one in living}
    upto = "" if min(losses.values()) == max(losses.values()) else "up to "
    return Preview(
        "The Gathering Ritual",
        sum=f"{len(living)} heroes together against {s.players} times {theirs // s.players} + {TABLE.dragon.dice} dice",
        odds=[Odds("as you all stand", _together(s, seat))],
        wins="the match, by a tie as well",
        risks=f"{upto}{max(losses.values())} VITALITY of every hero",
        note="Who has no more VITALITY and FAITH than that dies." if _may_fall(s, losses) else "",
    )


def _may_fall(s: State, losses: Mapping[Seat, int]) -> bool:
    """Whether any of these losses takes all that a hero has."""
    return any(n and Toll(s.heroes[one]).left <= n for one, n in losses.items())


def _together(s: State, caller: Seat) -> float:
    """The chance of a ritual without another card: whoever is called stands on a flare space of the rock by then."""
    stand = START if s.is_gathered else next(space for space in ALL if s.is_active(space))
    living = [seat for seat in s.clockwise(caller) if not s.heroes[seat].is_dead]
    missing = (s.players - len(living)) * (dragon_power(s) + s.scale.level)
    ahead = sum(_margin_at(s, seat, stand) for seat in living) - missing
    specials = sum(s.heroes[seat].turn.spirits for seat in living)
    rerolls = tuple(times for seat in living if (times := rerolls_of(s, seat)))
    return ritual(ahead, s.players, len(living), specials, rerolls)


def _margin_at(s: State, seat: Seat, space: Space) -> int:
    """A hero's power above the Dragon's where he will stand."""
    heroes = [replace(hero, at=space) if one == seat else hero for one, hero in enumerate(s.heroes)]
    return margin(replace(s, heroes=heroes), seat, DRAGON)


def _sides(s: State, seat: Seat, foe: int) -> str:
    """Both sides in numbers: `you 14 + 2 dice against 12 + 3 Evil + 1 die`."""
    basic = dragon_power(s) if foe == DRAGON else ENEMIES[foe].power
    dice = TABLE.dragon.dice if foe == DRAGON else ENEMIES[foe].dice
    mine = margin(s, seat, foe) + basic + s.scale.level
    return f"you {mine} + 2 dice against {basic} + {s.scale.level} Evil + {_dice(dice)}"


def _dice(n: int) -> str:
    return f"{n} di{'e' if n == 1 else 'ce'}"


def _chances(s: State, seat: Seat, foe: int) -> list[Odds]:
    """The chance as the hero stands, then with each card that he could add, the best first."""
    battle = Battle(seat, foe)
    now = before_dice(s, battle)
    helped = [(_with(s, battle, face), -nth, face) for nth, face in enumerate(_helping(s, battle))]
    best = sorted((one for one in helped if one[0] > now), reverse=True)[:CARDS_TOLD]
    return [Odds("as you stand", now), *(Odds(f"with {CARDS[face].name}", chance) for chance, _, face in best)]


def _helping(s: State, battle: Battle) -> list[int]:
    """The cards that a hero could use in a battle that has not begun, one of each kind."""
    hero, found = s.heroes[battle.seat], list[int]()
    for piece in playing.usable_places(hero):
        face = s.faces.face[piece]
        if face == UNSEEN or face in found or not {"battle", "rolled"} & set(CARDS[face].window):
            continue
        if ops_of(RerollNow, face):
            continue  # what it is worth the dice will say
        idle = playing.is_square_idle(hero, piece, CARDS[face]) or playing.limit_reached(s, battle.seat, piece)
        if not idle and playing.can_pay(hero, CARDS[face]) and meets(s, hero, face) and any(helps(s, battle, face)):
            found.append(face)
    return found


def _with(s: State, battle: Battle, face: int) -> float:
    """The chance of a battle, before the dice, with one more card."""
    return before_dice(s, battle, *helps(s, battle, face))


# ---- a battle that is on


def _before_dice(s: State, battle: Battle, option: Option) -> Preview:
    now = before_dice(s, battle)
    if not isinstance(option, playing.Use):
        return Preview("Roll", odds=[Odds("as it stands", now)], light=True)
    face = s.faces.face[option.piece]
    return Preview(CARDS[face].name, odds=[Odds("now", now), Odds("with it", _with(s, battle, face))], light=True)


def _after_dice(s: State, battle: Battle, option: Option) -> Preview:
    """The dice lie: how far the hero is behind, and what an answer makes of it."""
    ours, theirs = hero_total(s, battle), foe_total(s, battle)
    behind = theirs - ours
    title = (
        CARDS[s.faces.face[option.piece]].name if isinstance(option, playing.Use | playing.Again) else "Let it stand"
    )
    told = f"you {ours} against {theirs}"
    if not isinstance(option, playing.Use | playing.Again):
        return Preview(title, sum=told, result=_verdict(-behind), light=True)
    face = s.faces.face[option.piece]
    power = helps(s, battle, face)[0] if isinstance(option, playing.Use) else 0
    if result_of(power, behind) != LOST and isinstance(option, playing.Use) and not must_roll(face):
        more = f" + {power}" if power else ""
        return Preview(title, sum=f"you {ours}{more} against {theirs}", result=_verdict(power - behind), light=True)
    chance = turning(s, battle, option, behind)
    missing = "" if chance else f"{behind - power} missing"
    words = "it turns" if result_of(ours, theirs) == LOST else "you still win"
    return Preview(title, sum=told, missing=missing, odds=[Odds(words, chance)] if chance else [], light=True)


def _verdict(ahead: int) -> str:
    return {WON: "You win.", TIED: "A tie: you win.", LOST: "You lose."}[result_of(ahead, 0)]


# ---- on the way


def _pace(s: State, seat: Seat, space: Space) -> Preview:
    """One more pace: what may be met there, and what it costs to go on to it."""
    travel, here = s.travel, s.heroes[seat].at
    assert travel is not None
    left = paces_left(s, seat) - 1
    evasions = travel.evasions + s.exposed(here)
    burns = (s.act is not None and s.act.burns) or s.is_active(space)
    free = travel.evades_freely or s.heroes[seat].turn.evades_freely
    lost = 0 if free else left_of(s, seat, evasions, "evasion")
    toll = Toll(s.heroes[seat])
    costs = [f"{toll.take(lost)} for {evasions} Evasion{'s' * (evasions != 1)}"] if lost else []
    if burns and toll.left and left_of(s, seat, 1, "active-flare"):
        costs.append(f"{toll.take(1)} by the flare")
    return Preview(
        SPACES[space].name,
        result=" ".join(_met(s, space)),
        costs=" and ".join(costs) + dying(s, seat, toll),
        note=f"{left} pace{'s' * (left != 1)} left after it.",
        light=True,
    )


def _met(s: State, space: Space) -> Iterator[str]:
    """What a hero meets who stops there."""
    if IS_SETTLEMENT[space] and s.sites[space] == EMPTY:
        yield "Whoever stops there draws a Place-Site."
    for token in s.tokens(space):
        foe = s.faces.face[token.piece]
        if foe == UNSEEN:
            yield "A hidden enemy is turned up if you stop."
        else:
            yield f"{'' if token.exposed else 'Hidden, but known to you: '}{foe_name(foe)}, power {_power(s, foe)}."


def _power(s: State, foe: int) -> str:
    return f"{ENEMIES[foe].power + s.scale.level} + {_dice(ENEMIES[foe].dice)}"


# ---- opponents


def _encounter(s: State, seat: Seat, option: Rob) -> Preview:
    hero, victim = s.heroes[seat], s.heroes[option.victim]
    gained = "1 VITALITY" if hero.gems[VITALITY] < LIMITS.attribute_max else ""
    toll = Toll(victim)
    lost = toll.take(left_of(s, option.victim, 1, "encounter")) if moral(s).wounds_victim else ""
    wounds = f"The victim loses {lost or 'no VITALITY'}{'' if toll.left else ', and may die'}."
    title, taken, result = option.kind.capitalize(), "", ""
    if option.kind == "ambush":
        result = "The victim wakes in the Goblin Prison."
    elif option.kind == "thievery":
        taken = "a card"
        chooses = allowing(s, hero, "choose-stolen-card") != EMPTY
        result = "You choose which card goes." if chooses else "The victim chooses which card goes."
    else:
        most = 2 if allowing(s, hero, "snatch-two") != EMPTY and victim.gold + victim.food > 1 else 1
        goods = [good for good, has in (("GOLD", victim.gold), ("FOOD", victim.food)) if has]
        taken = f"up to 2 {' or '.join(goods)}" if most > 1 else " or ".join(f"1 {good}" for good in goods)
    wins = " and ".join(one for one in (gained, taken) if one)
    return Preview(title, result=f"{wounds} {result}".strip(), wins=wins)
