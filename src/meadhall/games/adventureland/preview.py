"""Previews of answers: gain and risk, as far as the asked seat can know them."""

from __future__ import annotations

from meadhall.engine import Option, View
from meadhall.engine.common.text import NOTHING, Text, Words, text
from meadhall.engine.presentation.preview import Odds, Preview
from meadhall.games.adventureland import fights, odds
from meadhall.games.adventureland.adventures.king import Swap
from meadhall.games.adventureland.ending import is_scored_at_once
from meadhall.games.adventureland.land import BETWEEN, NOWHERE, RIVER_INDEX, RIVER_ORDER, Place, place_name
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
            at = s.parties[option.party].at
            return Preview(text("title-place", place=PLACES[at]), path=[place_name(at)], result=text("swaps"))
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
    path = [place_name(f) for f in (*BETWEEN[p.at, field], field)]
    over = [place_name(f) for f in leapt_fields(s, p.at, field)]
    if odds.begins_fight(s, field):
        return _fight_preview(s, field, path, over)
    title = text("title-field", field=FIELDS[field])
    warning = _sprite_warning(s, field)
    return Preview(
        title,
        path,
        over,
        result=find_text(s, field),
        wins=_gain_text(s, odds.promised_points(s, field)),
        note=warning,
        light=not warning and s.party_on[field] == NOWHERE,
    )


def _sprite_warning(s: State, field: Place) -> Words:
    """Return a warning with the number of cards in the stack that would make the sprite sweep this field, or ""."""
    if field not in RIVER_INDEX:
        return NOTHING
    to_come = [river for river in RIVER_ORDER if river not in s.discard]
    sweeps = sum(field in swept_fields(s.sprite, river) for river in to_come)
    return text("sprite-sweeps", n=sweeps, of=len(to_come)) if sweeps else NOTHING


def find_text(s: State, field: Place, points: int = 0) -> Text:
    """Describe what the moving party finds on a field, with the points to gain."""
    p, item = s.parties[s.moving], s.lying[field]
    if s.party_on[field] != NOWHERE:
        other = s.parties[s.party_on[field]]
        met = "found-group" if other.owner == p.owner else "found-rival"
        return text(met, owner=other.owner, other=other.size, size=p.size + other.size)
    king = int(s.king is not None and s.king.at == field)
    if odds.begins_fight(s, field):
        strength = odds.strength_at(s, field)
        creature = foe_text(-1 if item == GIANT else s.which[field])
        return text("found-fight", creature=creature, strength=strength, size=p.size, points=points, king=king)
    if item == NO_ITEM:
        return text("found-king" if king else "found-nothing")
    return text(f"found-{ITEM_NAMES[item]}", points=points, king=king)


def _gain_text(s: State, points: int) -> Words:
    return text("gain-now" if is_scored_at_once(s) else "gain-later", points=points) if points else NOTHING


# ---- a fight to come


def _fight_preview(s: State, field: Place, path: list[str], over: list[str]) -> Preview:
    p, met = s.parties[s.moving], odds.fight_forecast(s, s.moving, field)
    sure = met.missing <= 0
    has_means = met.extras or met.herbs or met.gold
    creature = foe_text(-1 if s.lying[field] == GIANT else s.which[field])
    return Preview(
        text("title-foe", creature=creature, strength=met.strength),
        path,
        over,
        sum=text("brings", size=p.size, **figure_args(p)),
        missing=NOTHING if sure else text("missing", missing=met.missing),
        odds=[] if sure else _chances(met),
        result=text("sure-to-win") if sure else NOTHING if has_means else text("sure-to-lose"),
        wins=NOTHING if met.is_hopeless else win_gain(s, p.owner, field),
        risks=NOTHING if sure else text("figures", **figure_args(p)),
        note=NOTHING if sure else text("no-way-back"),
    )


def _chances(met: odds.FightForecast) -> list[Odds]:
    """Return the chances with swords alone, then with all herbs and gold."""
    chances: list[Odds] = []
    if met.alone is not None:
        chances.append(Odds(text("odds-swords", swords=len(met.extras), plus=plus_text(met.extras)), met.alone))
    if met.everything is not None:
        means = _means_text(len(met.herbs), met.gold)
        chances.append(Odds(text("odds-also", means=means) if chances else means, met.everything))
    return chances


def _means_text(herbs: int, gold: int) -> Words:
    """Return a text such as "2 herbs and 1 gold"."""
    parts = [text("herbs", herbs=herbs)] if herbs else []
    return listed_texts([*parts, text("gold", gold=gold)] if gold else parts)


def win_gain(s: State, seat: Seat, field: Place) -> Words:
    """Describe a seat's gain from winning the fight on a field."""
    lead, points = odds.lead_after(s, seat, field), odds.win_points(s, field)
    if lead is None:
        return text("gain-later", points=points)
    mine, others = lead
    standing = "level" if mine == others else "ahead" if mine > others else "behind"
    return text("gain-lead", points=points, standing=standing, mine=mine, others=others)


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
    throw, has_swords = odds.sword_chances(s, fight)[option.key], bool(option.extras)
    means = _means_text(len(s.herbs[s.parties[fight.party].owner]), fights.purse(s, fight))
    chances = [Odds(text("odds-alone"), throw.alone)] if has_swords else []
    chances += [Odds(text("odds-with", means=means), throw.everything)] if means else []
    note = text(f"swords-{s.options.swords_after_win}") if has_swords else NOTHING
    return Preview(plus_text(option.extras) or text("no-sword"), odds=chances, note=note)


def _strength_preview(title: Text, effect: odds.ReinforcementEffect) -> Preview:
    total = str(effect.total)
    if effect.wins:
        return Preview(title, sum=total, result=text("you-win"), note=text("wasted", wasted=effect.wasted), light=True)
    missing = text("missing", missing=effect.need - effect.total)
    return Preview(title, sum=total, missing=missing, odds=[_odds_with_rest(effect)], light=True)


def _reroll_preview(die: int, effect: odds.ReinforcementEffect) -> Preview:
    title = text("title-reroll", die=die)
    if not effect.faces:
        return Preview(title, result=text("reroll-cannot-win"), odds=[_odds_with_rest(effect)])
    wins = Odds(text("odds-faces", n=len(effect.faces), faces=[*effect.faces]), len(effect.faces) / len(fights.DICE))
    return Preview(title, odds=[wins, _odds_with_rest(effect)])


def _odds_with_rest(effect: odds.ReinforcementEffect) -> Odds:
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
