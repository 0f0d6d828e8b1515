"""Previews of answers: gain and risk, as far as the seat that is asked can know them."""

from __future__ import annotations

from meadhall.engine import Option, View
from meadhall.engine.common.text import NO_WORDS, Text, Words, text
from meadhall.engine.presentation.preview import Odds, Preview
from meadhall.games.adventureland import fights, odds
from meadhall.games.adventureland.adventures.king import Swap
from meadhall.games.adventureland.ending import is_scored_at_once
from meadhall.games.adventureland.land import FIELDS_BETWEEN, NOWHERE, RIVER_INDEX, RIVER_ORDER, Place, place_name
from meadhall.games.adventureland.moves import Go, Stay, To, ends, leapt_fields
from meadhall.games.adventureland.sent_back import Area
from meadhall.games.adventureland.sprite import swept_fields
from meadhall.games.adventureland.state import GIANT, ITEM_NAMES, Fight, Party, Seat, State
from meadhall.games.adventureland.state import NOTHING as NO_ITEM
from meadhall.games.adventureland.texts import (
    FIELDS,
    HERBS,
    PLACES,
    figure_args,
    foe_text,
    listed_texts,
    party_args,
    plus_text,
)


def preview(view: View[State], option: Option) -> Preview | None:
    """Return the preview of an answer on the menu of a view's seat."""
    s = view.state
    match option:
        case Go():
            return _party_preview(s, option)
        case To():
            return _move_preview(s, option.field) if s.moving != NOWHERE else None
        case Stay():
            return Preview(text("title-stay"), result=text("turn-ends"))
        case Swap():
            place = s.parties[option.party].at
            return Preview(text("title-place", place=PLACES[place]), path=[place_name(place)], result=text("swaps"))
        case Area():
            return Preview(text("title-place", place=PLACES[option.area]), path=[place_name(option.area)])
        case _:
            return _fight_answer_preview(s, s.fight, option) if s.fight is not None else None


# ---- moves


def _party_preview(s: State, option: Go) -> Preview:
    p = s.parties[option.party]
    reach = [place_name(to.field) for to in ends(s, option.party)]
    return Preview(text("title-party", place=PLACES[p.at], **party_args(p)), selectable=reach)


def _move_preview(s: State, field: Place) -> Preview:
    p = s.parties[s.moving]
    path = [place_name(f) for f in (*FIELDS_BETWEEN[p.at, field], field)]
    leapt_places = [place_name(f) for f in leapt_fields(s, p.at, field)]
    if odds.begins_fight(s, field):
        return _fight_preview(s, field, path, leapt_places)
    title = text("title-field", field=FIELDS[field])
    warning = _sprite_warning(s, field)
    return Preview(
        title,
        path,
        leapt_places,
        result=find_text(s, field),
        wins=_gain_text(s, odds.possible_points(s, field)),
        note=warning,
        light=not warning and s.party_on[field] == NOWHERE,
    )


def _sprite_warning(s: State, field: Place) -> Words:
    """Return a warning with the number of cards in the stack that would make the sprite sweep this field, or ""."""
    if field not in RIVER_INDEX:
        return NO_WORDS
    cards_left = [card for card in RIVER_ORDER if card not in s.discard]
    sweeping_cards = sum(field in swept_fields(s.sprite, card) for card in cards_left)
    return text("sprite-sweeps", n=sweeping_cards, of=len(cards_left)) if sweeping_cards else NO_WORDS


def find_text(s: State, field: Place, points: int = 0) -> Text:
    """Describe what the moving party finds on a field, with the points to gain."""
    p, item = s.parties[s.moving], s.lying[field]
    if s.party_on[field] != NOWHERE:
        other = s.parties[s.party_on[field]]
        message = "found-group" if other.owner == p.owner else "found-rival"
        return text(message, owner=other.owner, other=other.size, size=p.size + other.size)
    king = int(s.king is not None and s.king.at == field)
    if odds.begins_fight(s, field):
        strength = odds.strength_at(s, field)
        creature = foe_text(-1 if item == GIANT else s.which[field])
        return text("found-fight", creature=creature, strength=strength, size=p.size, points=points, king=king)
    if item == NO_ITEM:
        return text("found-king" if king else "found-nothing")
    return text(f"found-{ITEM_NAMES[item]}", points=points, king=king)


def _gain_text(s: State, points: int) -> Words:
    return text("gain-now" if is_scored_at_once(s) else "gain-later", points=points) if points else NO_WORDS


# ---- a fight to come


def _fight_preview(s: State, field: Place, path: list[str], leapt_places: list[str]) -> Preview:
    p, forecast = s.parties[s.moving], odds.fight_forecast(s, s.moving, field)
    is_certain = forecast.missing <= 0
    has_means = forecast.extras or forecast.herbs or forecast.gold
    creature = foe_text(-1 if s.lying[field] == GIANT else s.which[field])
    return Preview(
        text("title-foe", creature=creature, strength=forecast.strength),
        path,
        leapt_places,
        sum=text("brings", size=p.size, **figure_args(p)),
        missing=NO_WORDS if is_certain else text("missing", missing=forecast.missing),
        odds=[] if is_certain else _fight_odds(forecast),
        result=text("sure-to-win") if is_certain else NO_WORDS if has_means else text("sure-to-lose"),
        wins=NO_WORDS if forecast.is_hopeless else win_gain_text(s, p.owner, field),
        risks=NO_WORDS if is_certain else text("figures", **figure_args(p)),
        note=NO_WORDS if is_certain else text("no-way-back"),
    )


def _fight_odds(forecast: odds.FightForecast) -> list[Odds]:
    """Return the chances with swords alone, then with all herbs and gold."""
    odds_list: list[Odds] = []
    if forecast.swords_chance is not None:
        odds_list.append(
            Odds(
                text("odds-swords", swords=len(forecast.extras), plus=plus_text(forecast.extras)),
                forecast.swords_chance,
            )
        )
    if forecast.full_chance is not None:
        means = _means_text(len(forecast.herbs), forecast.gold)
        odds_list.append(Odds(text("odds-also", means=means) if odds_list else means, forecast.full_chance))
    return odds_list


def _means_text(herbs: int, gold: int) -> Words:
    """Return a text such as "2 herbs and 1 gold"."""
    parts = [text("herbs", herbs=herbs)] if herbs else []
    return listed_texts([*parts, text("gold", gold=gold)] if gold else parts)


def win_gain_text(s: State, seat: Seat, field: Place) -> Words:
    """Describe a seat's gain from winning the fight on a field."""
    lead, points = odds.points_after_win(s, seat, field), odds.win_points(s, field)
    if lead is None:
        return text("gain-later", points=points)
    own_points, rival_points = lead
    standing = "level" if own_points == rival_points else "ahead" if own_points > rival_points else "behind"
    return text("gain-lead", points=points, standing=standing, mine=own_points, others=rival_points)


# ---- the current fight


def _fight_answer_preview(s: State, fight: Fight, option: Option) -> Preview:
    match option:
        case fights.Commit():
            return _commit_preview(s, fight, option)
        case fights.UseHerb():
            return _strength_preview(
                text("title-herb", herb=HERBS[option.value]), odds.reinforcement_effect(s, fight, option)
            )
        case fights.AddGold():
            return _strength_preview(text("title-gold"), odds.reinforcement_effect(s, fight, option))
        case fights.Reroll():
            return _reroll_preview(fight.dice[option.die - 1], odds.reinforcement_effect(s, fight, option))
        case _:
            return _give_up_preview(s, fight)


def _commit_preview(s: State, fight: Fight, option: fights.Commit) -> Preview:
    sword_chances, has_swords = odds.sword_chances(s, fight)[option.key], bool(option.extras)
    means = _means_text(len(s.herbs[s.parties[fight.party].owner]), fights.usable_gold(s, fight))
    chances = [Odds(text("odds-alone"), sword_chances.swords_chance)] if has_swords else []
    chances += [Odds(text("odds-with", means=means), sword_chances.full_chance)] if means else []
    note = text(f"swords-{s.options.swords_after_win}") if has_swords else NO_WORDS
    return Preview(plus_text(option.extras) or text("no-sword"), odds=chances, note=note)


def _strength_preview(title: Text, effect: odds.ReinforcementEffect) -> Preview:
    total = str(effect.strength)
    if effect.is_win:
        note = text("wasted", wasted=effect.wasted_strength)
        return Preview(title, sum=total, result=text("you-win"), note=note, light=True)
    missing = text("missing", missing=effect.strength_needed - effect.strength)
    return Preview(title, sum=total, missing=missing, odds=[_odds_with_everything(effect)], light=True)


def _reroll_preview(die: int, effect: odds.ReinforcementEffect) -> Preview:
    title = text("title-reroll", die=die)
    if not effect.winning_faces:
        return Preview(title, result=text("reroll-cannot-win"), odds=[_odds_with_everything(effect)])
    winning_odds = Odds(
        text("odds-faces", n=len(effect.winning_faces), faces=[*effect.winning_faces]),
        len(effect.winning_faces) / len(fights.DIE_FACES),
    )
    return Preview(title, odds=[winning_odds, _odds_with_everything(effect)])


def _odds_with_everything(effect: odds.ReinforcementEffect) -> Odds:
    return Odds(text("odds-rest"), effect.chance)


def _give_up_preview(s: State, fight: Fight) -> Preview:
    risks = loss_text(s.parties[fight.party], len(fight.swords))
    kept_text = text("keeps", king=int(s.king is not None))
    return Preview(text("title-give-up"), result=text("lose-fight"), risks=risks, note=kept_text)


def loss_text(p: Party, swords: int) -> Words:
    """Describe the loss of a party and of `swords` swords."""
    parts = [text("adventurers", **figure_args(p))] if p.adventurers else []
    parts += [text("companions", **figure_args(p))] if p.companions else []
    return listed_texts([*parts, text("swords", swords=swords)] if swords else parts)
