"""Previews of answers, with their gains and risks: battles, cards in battles, paces, and Encounters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from meadhall.engine import UNSEEN, Option, View
from meadhall.engine.common.text import NO_WORDS, Arg, Text, Words, text
from meadhall.engine.presentation.preview import Odds, Preview
from meadhall.games.heropath.actions.battle import foe_total, hero_total
from meadhall.games.heropath.actions.travel import To, evades_freely, paces_left
from meadhall.games.heropath.cards import playing
from meadhall.games.heropath.content import CARDS, DRAGON, ENEMIES, LIMITS, TABLE
from meadhall.games.heropath.dragon import flares
from meadhall.games.heropath.dragon.sites import hides_site
from meadhall.games.heropath.effects.active_cards import active_ops, card_allowing, meets_attributes, ops_of
from meadhall.games.heropath.enemies.tokens import enemy_steps
from meadhall.games.heropath.growth.vitality import Toll, loss_after_wards, survival_key
from meadhall.games.heropath.land import ALL, START, Space
from meadhall.games.heropath.modes.ritual import RITUAL_LOSS
from meadhall.games.heropath.odds import (
    always_rerolls,
    battle_bonuses,
    chance_before_dice,
    chance_to_turn_battle,
    margin,
    rerolls_of,
    ritual_chance,
)
from meadhall.games.heropath.ops import Gain, On, RerollNow
from meadhall.games.heropath.rows import competition, dragon_power, kills_raise_evil, moral
from meadhall.games.heropath.state import EMPTY, EXPERIENCE, LOST, VITALITY, Battle, Seat, State, battle_result
from meadhall.games.heropath.texts import (
    FOE,
    SPACE,
    amount,
    amount_texts,
    card_name,
    deck_name,
    good_name,
    join_sentences,
)
from meadhall.games.heropath.turns.acting import FIGHT_DRAGON, Fight, Rob

CARDS_SHOWN: Final = 3  # number of helpful cards in the preview of a battle


def preview(view: View[State], option: Option) -> Preview | None:
    """Return the preview of an option for the seat of a view, or None if the option needs no preview."""
    s, seat = view.state, view.seat
    if isinstance(option, Fight):
        return _enemy_preview(s, seat, option)
    if option is FIGHT_DRAGON:
        return _ritual_preview(s, seat) if s.options.competition == "co-op" else _dragon_preview(s, seat)
    if isinstance(option, Rob):
        return _encounter_preview(s, seat, option)
    if isinstance(option, To):
        return _pace_preview(s, seat, option.space)
    battle = s.battle
    if battle is None or battle.seat != seat or not isinstance(option, playing.Use | playing.Again | playing.Pass):
        return None
    if battle.foe == DRAGON and s.options.competition == "co-op":
        return None  # in the ritual, the heroes are compared together
    if view.question == "after-the-roll":
        return _preview_after_dice(s, battle, option)
    return _preview_before_dice(s, battle, option) if s.windows and s.windows[-1].kind == "battle" else None


# ---- battles to come


def _enemy_preview(s: State, seat: Seat, option: Fight) -> Preview:
    foe = option.foe
    return Preview(
        option.message(s),
        sum=_sum_text(s, seat, foe),
        odds=_chances(s, seat, foe),
        wins=_spoils_text(s, seat),
        risks=_risks_text(s, seat, loss_after_wards(s, seat, 1, "battle"), loss_after_wards(s, seat, 1, "tie")),
        note=join_sentences(list(_consequences(s, seat, option))),
    )


def _spoils_text(s: State, seat: Seat) -> Text:
    """Return the text about the rewards of a victory: EXPERIENCE, GOLD from cards, and a FORTUNE card."""
    hero = s.heroes[seat]
    is_full = hero.gems[EXPERIENCE] == LIMITS.attribute_max
    trigger_events = {"experience-full"} if is_full else set[str]()
    if not hero.turn.victories:
        trigger_events.add("victory")
    triggered_effects = [op for _, op in active_ops(s, hero, On) if op.event in trigger_events]
    gold = min(
        s.gold,
        sum(gain.n for op in triggered_effects for gain in op.do if isinstance(gain, Gain) and gain.res == "GOLD"),
    )
    gains = amount_texts(((int(not is_full), "EXPERIENCE"), (gold, "GOLD")))
    return text("listed", items=[*gains, text("cards-of-deck", n=1, deck=deck_name("FORTUNE"))])


def _risks_text(s: State, seat: Seat, battle_loss: int, tie_loss: int) -> Words:
    """Return the text about losses after a lost battle or a tie. Cards may reduce the losses."""
    if not (battle_loss or tie_loss):
        return NO_WORDS
    toll = Toll(s.heroes[seat])
    losses = toll.take_loss(1)
    cause = "both" if battle_loss and tie_loss else "battle" if battle_loss else "tie"
    return text("risks-battle", lost=losses, how=cause, end=survival_key(s, seat, toll))


def _consequences(s: State, seat: Seat, option: Fight) -> Iterator[Text]:
    """Yield texts about further consequences: of a victory, of a second loss in a row, and of the flare."""
    hero, scale = s.heroes[seat], s.scale
    kills_count = kills_raise_evil(s) and not s.is_gathered
    if kills_count and (scale.level == 0 or scale.count == s.players):
        if scale.is_full:
            yield text("victory-gathers")
        else:
            yield text("victory-raises-evil", level=scale.level + 1, dragon=int(scale.level > 0))
    if hero.lost_to == option.token(s, seat).piece:
        gains_experience = hero.gems[EXPERIENCE] < LIMITS.attribute_max
        enemy_moves = competition(s).moves_enemy_after_losses and bool(enemy_steps(s, hero.at))
        if gains_experience or enemy_moves:
            yield text(
                "second-loss",
                brings="both" if gains_experience and enemy_moves else "experience" if gains_experience else "moves",
            )
    if flares.is_active(hero.at, s.rock) and loss_after_wards(s, seat, 1, "active-flare"):
        toll = Toll(hero)
        toll.take_loss(loss_after_wards(s, seat, 1, "battle"))
        yield text("flare-at-end", deadly=int(toll.remaining_gems <= 1))


def _dragon_preview(s: State, seat: Seat) -> Preview:
    battle_loss = loss_after_wards(s, seat, 1, "battle")
    flare_loss = 0 if s.is_gathered else loss_after_wards(s, seat, 1, "active-flare")
    toll = Toll(s.heroes[seat])
    burn_case = "all" if not battle_loss else "one" if toll.remaining_gems > 1 else "none"
    losses = toll.take_loss(battle_loss + flare_loss)
    return Preview(
        FIGHT_DRAGON.message(s),
        sum=_sum_text(s, seat, DRAGON),
        odds=_chances(s, seat, DRAGON),
        wins=text("wins-match"),
        risks=text(
            "risks-dragon", lost=losses, burns=burn_case if flare_loss else "none", end=survival_key(s, seat, toll)
        )
        if losses
        else NO_WORDS,
    )


def _ritual_preview(s: State, seat: Seat) -> Preview:
    """Return the preview of a ritual, in which the Dragon's power counts once per player (HP-COP-22)."""
    dragon_total = (dragon_power(s) + s.scale.level) * s.players
    living_seats = [hero_seat for hero_seat, hero in enumerate(s.heroes) if not hero.is_dead]
    losses = {
        hero_seat: loss_after_wards(replace(s, battle=Battle(hero_seat, DRAGON)), hero_seat, RITUAL_LOSS, "battle")
        for hero_seat in living_seats
    }
    largest_loss = max(losses.values())
    return Preview(
        text("ritual"),
        sum=text(
            "sum-ritual",
            heroes=len(living_seats),
            times=s.players,
            power=dragon_total // s.players,
            dice=TABLE.dragon.dice,
        ),
        odds=[Odds(text("odds-together"), _ritual_chance_now(s, seat))],
        wins=text("wins-match"),
        risks=text("risks-ritual", n=largest_loss, differ=int(min(losses.values()) < largest_loss)),
        note=text("ritual-kills") if _can_kill(s, losses) else NO_WORDS,
    )


def _can_kill(s: State, losses: Mapping[Seat, int]) -> bool:
    """Whether any of these losses would kill its hero."""
    return any(n and Toll(s.heroes[hero_seat]).remaining_gems <= n for hero_seat, n in losses.items())


def _ritual_chance_now(s: State, caller: Seat) -> float:
    """Return the chance of a ritual without more cards, as if all heroes were on a flare space of the rock."""
    lair = START if s.is_gathered else next(space for space in ALL if flares.is_active(space, s.rock))
    living_seats = [seat for seat in s.clockwise(caller) if not s.heroes[seat].is_dead]
    unmatched_power = (s.players - len(living_seats)) * (dragon_power(s) + s.scale.level)
    lead = sum(_margin_at(s, seat, lair) for seat in living_seats) - unmatched_power
    specials = sum(s.heroes[seat].turn.spirits for seat in living_seats)
    rerolls = tuple(times for seat in living_seats if (times := rerolls_of(s, seat)))
    return ritual_chance(lead, s.players, len(living_seats), specials, rerolls)


def _margin_at(s: State, seat: Seat, space: Space) -> int:
    """Return a hero's power minus the Dragon's, as if the hero were on this space."""
    heroes = [replace(hero, at=space) if other == seat else hero for other, hero in enumerate(s.heroes)]
    return margin(replace(s, heroes=heroes), seat, DRAGON)


def _sum_text(s: State, seat: Seat, foe: int) -> Text:
    """Return the powers and dice of both sides."""
    basic = dragon_power(s) if foe == DRAGON else ENEMIES[foe].power
    dice = TABLE.dragon.dice if foe == DRAGON else ENEMIES[foe].dice
    hero_power = margin(s, seat, foe) + basic + s.scale.level
    return text("sum-battle", ours=hero_power, power=basic, evil=s.scale.level, dice=dice)


def _chances(s: State, seat: Seat, foe: int) -> list[Odds]:
    """Return the chances without cards, then with each helpful card, the best first."""
    battle = Battle(seat, foe)
    present_chance = chance_before_dice(s, battle)
    rated_cards = [
        (_chance_with_card(s, battle, face), -nth, face) for nth, face in enumerate(_helpful_cards(s, battle))
    ]
    best = sorted((entry for entry in rated_cards if entry[0] > present_chance), reverse=True)[:CARDS_SHOWN]
    card_odds = [Odds(text("odds-with-card", card=card_name(face)), chance) for chance, _, face in best]
    return [Odds(text("odds-as-you-stand"), present_chance), *card_odds]


def _helpful_cards(s: State, battle: Battle) -> list[int]:
    """Return the cards that a hero could use in a battle that has not begun, one of each kind."""
    hero, faces = s.heroes[battle.seat], list[int]()
    for piece in playing.usable_pieces(hero):
        face = s.faces.face[piece]
        if face == UNSEEN or face in faces or not {"battle", "rolled"} & set(CARDS[face].window):
            continue
        if ops_of(RerollNow, face):
            continue  # its effect depends on the dice
        is_unusable = playing.is_square_idle(hero, piece, CARDS[face]) or playing.has_reached_limit(
            s, battle.seat, piece
        )
        if (
            not is_unusable
            and playing.can_pay_for_use(hero, CARDS[face])
            and meets_attributes(s, hero, face)
            and any(battle_bonuses(s, battle, face))
        ):
            faces.append(face)
    return faces


def _chance_with_card(s: State, battle: Battle, face: int) -> float:
    """Return the chance of a battle before the roll, with one more card."""
    return chance_before_dice(s, battle, *battle_bonuses(s, battle, face))


# ---- the current battle


def _preview_before_dice(s: State, battle: Battle, option: Option) -> Preview:
    present_chance = chance_before_dice(s, battle)
    if not isinstance(option, playing.Use):
        return Preview(option.message(s), odds=[Odds(text("odds-now"), present_chance)], light=True)
    face = s.faces.face[option.piece]
    odds = [Odds(text("odds-now"), present_chance), Odds(text("odds-with-it"), _chance_with_card(s, battle, face))]
    return Preview(card_name(face), odds=odds, light=True)


def _preview_after_dice(s: State, battle: Battle, option: Option) -> Preview:
    """Return the preview of an answer after the roll: the totals, and the chance that it turns the battle."""
    hero_power, foe_power = hero_total(s, battle), foe_total(s, battle)
    deficit = foe_power - hero_power
    sum_text = text("sum-dice", ours=hero_power, more=0, theirs=foe_power)
    if not isinstance(option, playing.Use | playing.Again):
        return Preview(option.message(s), sum=sum_text, result=_verdict_text(-deficit), light=True)
    face = s.faces.face[option.piece]
    title = card_name(face)
    power = battle_bonuses(s, battle, face)[0] if isinstance(option, playing.Use) else 0
    if battle_result(power, deficit) != LOST and isinstance(option, playing.Use) and not always_rerolls(face):
        sum_text = text("sum-dice", ours=hero_power, more=power, theirs=foe_power)
        return Preview(title, sum=sum_text, result=_verdict_text(power - deficit), light=True)
    chance = chance_to_turn_battle(s, battle, option, deficit)
    missing_text = NO_WORDS if chance else text("missing", n=deficit - power)
    odds_text = text("odds-it-turns" if battle_result(hero_power, foe_power) == LOST else "odds-still-win")
    return Preview(
        title, sum=sum_text, missing=missing_text, odds=[Odds(odds_text, chance)] if chance else [], light=True
    )


def _verdict_text(lead: int) -> Text:
    return text(f"verdict-{battle_result(lead, 0)}")


# ---- the Travel


def _pace_preview(s: State, seat: Seat, space: Space) -> Preview:
    """Return the preview of one pace: the things on the next space, and the losses of the whole Travel up to it."""
    travel, position = s.travel, s.heroes[seat].at
    assert travel is not None
    paces_after = paces_left(s, seat) - 1
    evasions = travel.evasions + s.exposed(position)
    burns = (s.act is not None and s.act.burns) or flares.is_active(space, s.rock)
    evasion_loss = 0 if evades_freely(s, seat) else loss_after_wards(s, seat, evasions, "evasion")
    toll = Toll(s.heroes[seat])
    costs: list[Arg] = [text("cost-evasions", lost=toll.take_loss(evasion_loss), n=evasions)] if evasion_loss else []
    if burns and toll.remaining_gems and loss_after_wards(s, seat, 1, "active-flare"):
        costs.append(text("cost-flare", lost=toll.take_loss(1)))
    return Preview(
        SPACE[space],
        result=join_sentences(list(_texts_on_arrival(s, space))),
        costs=text("costs-pace", costs=costs, end=survival_key(s, seat, toll)) if costs else NO_WORDS,
        note=text("paces-left", n=paces_after),
        light=True,
    )


def _texts_on_arrival(s: State, space: Space) -> Iterator[Text]:
    """Yield texts about the things that a hero would meet by stopping on a space."""
    if hides_site(s, space):
        yield text("meets-new-site")
    for token in s.tokens(space):
        foe = s.faces.face[token.piece]
        if foe == UNSEEN:
            yield text("meets-hidden-enemy")
        else:
            kind, power = ENEMIES[foe], ENEMIES[foe].power + s.scale.level
            yield text("meets-enemy", foe=FOE[foe], power=power, dice=kind.dice, secret=int(not token.exposed))


# ---- opponents


def _encounter_preview(s: State, seat: Seat, option: Rob) -> Preview:
    hero, victim = s.heroes[seat], s.heroes[option.victim]
    wins = amount_texts([(int(hero.gems[VITALITY] < LIMITS.attribute_max), "VITALITY")])
    toll = Toll(victim)
    losses = toll.take_loss(loss_after_wards(s, option.victim, 1, "encounter")) if moral(s).wounds_victim else []
    wounds = text("victim-loses", victim=option.victim, lost=losses, deadly=int(not toll.remaining_gems))
    results = [wounds if losses else text("victim-unhurt", victim=option.victim)]
    if option.kind == "ambush":
        results.append(text("victim-in-prison", victim=option.victim))
    elif option.kind == "thievery":
        wins.append(text("a-card"))
        thief_chooses = card_allowing(s, hero, "choose-stolen-card") != EMPTY
        results.append(text("you-choose-card" if thief_chooses else "victim-chooses-card", victim=option.victim))
    else:
        limit = 2 if card_allowing(s, hero, "snatch-two") != EMPTY and victim.gold + victim.food > 1 else 1
        goods = [good for good, has in (("GOLD", victim.gold), ("FOOD", victim.food)) if has]
        plural_names, single_amounts = [good_name(good) for good in goods], [amount(1, good) for good in goods]
        wins.append(text("up-to-two", goods=[*plural_names]) if limit > 1 else text("either", goods=[*single_amounts]))
    return Preview(
        option.message(s), result=join_sentences(results), wins=text("listed", items=wins) if wins else NO_WORDS
    )
