"""Previews of answers: gain and risk, from the asked seat's knowledge."""

from __future__ import annotations

from meadhall.engine import Option, View
from meadhall.engine.common.text import NOTHING, Text, Words, text
from meadhall.engine.presentation.preview import Odds, Preview
from meadhall.games.adventureland import fights, odds
from meadhall.games.adventureland.adventures.king import Swap
from meadhall.games.adventureland.ending import is_scored_at_once
from meadhall.games.adventureland.land import BETWEEN, NOWHERE, RIVER_INDEX, RIVER_ORDER, Place, place_name
from meadhall.games.adventureland.moves import Go, Stay, To, ends, leapt
from meadhall.games.adventureland.sent_back import Area
from meadhall.games.adventureland.sprite import passed
from meadhall.games.adventureland.state import GIANT, ITEM_NAMES, Fight, Party, Seat, State
from meadhall.games.adventureland.state import NOTHING as NO_ITEM
from meadhall.games.adventureland.texts import FIELDS, HERBS, PLACES, figures_of, foe, listed_texts, party_of, plus


def preview(view: View[State], option: Option) -> Preview | None:
    """Preview of an answer on offer to the seat of a view."""
    s = view.state
    match option:
        case Go():
            return _go(s, option)
        case To():
            return _to(s, option.field) if s.moving != NOWHERE else None
        case Stay():
            return Preview(text("title-stay"), result=text("turn-ends"))
        case Swap():
            at = s.parties[option.party].at
            return Preview(text("title-place", place=PLACES[at]), path=[place_name(at)], result=text("swaps"))
        case Area():
            return Preview(text("title-place", place=PLACES[option.area]), path=[place_name(option.area)])
        case _:
            return _in_fight(s, s.fight, option) if s.fight is not None else None


# ---- moves


def _go(s: State, option: Go) -> Preview:
    p = s.parties[option.party]
    reach = [place_name(to.field) for to in ends(s, option.party)]
    return Preview(text("title-party", place=PLACES[p.at], **party_of(p)), selectable=reach)


def _to(s: State, field: Place) -> Preview:
    p = s.parties[s.moving]
    path = [place_name(f) for f in (*BETWEEN[p.at, field], field)]
    over = [place_name(f) for f in leapt(s, p.at, field)]
    if odds.begins_fight(s, field):
        return _fight(s, field, path, over)
    title = text("title-field", field=FIELDS[field])
    return Preview(
        title, path, over, result=thing_met(s, field), wins=_gain(s, odds.promised(s, field)), note=_sprite(s, field)
    )


def _sprite(s: State, field: Place) -> Words:
    """How many of the gold pieces to come would let the sprite sweep a party off this field."""
    if field not in RIVER_INDEX:
        return NOTHING
    to_come = [river for river in RIVER_ORDER if river not in s.discard]
    sweeps = sum(field in passed(s.sprite, river) for river in to_come)
    return text("sprite-sweeps", n=sweeps, of=len(to_come)) if sweeps else NOTHING


def thing_met(s: State, field: Place, points: int = 0) -> Text:
    """The thing that a moving party meets on a field; `points` are shown if there are any."""
    p, item = s.parties[s.moving], s.lying[field]
    if s.party_on[field] != NOWHERE:
        other = s.parties[s.party_on[field]]
        met = "found-group" if other.owner == p.owner else "found-rival"
        return text(met, owner=other.owner, other=other.size, size=p.size + other.size)
    king = int(s.king is not None and s.king.at == field)
    if odds.begins_fight(s, field):
        strength = odds.strength_at(s, field)
        creature = foe(-1 if item == GIANT else s.which[field])
        return text("found-fight", creature=creature, strength=strength, size=p.size, points=points, king=king)
    if item == NO_ITEM:
        return text("found-king" if king else "found-nothing")
    return text(f"found-{ITEM_NAMES[item]}", points=points, king=king)


def _gain(s: State, points: int) -> Words:
    return text("gain-now" if is_scored_at_once(s) else "gain-later", points=points) if points else NOTHING


# ---- a fight to come


def _fight(s: State, field: Place, path: list[str], over: list[str]) -> Preview:
    p, met = s.parties[s.moving], odds.fight_forecast(s, s.moving, field)
    sure = met.missing <= 0
    has_means = met.extras or met.herbs or met.gold
    creature = foe(-1 if s.lying[field] == GIANT else s.which[field])
    return Preview(
        text("title-foe", creature=creature, strength=met.strength),
        path,
        over,
        sum=text("brings", size=p.size, **figures_of(p)),
        missing=NOTHING if sure else text("missing", missing=met.missing),
        odds=[] if sure else _chances(met),
        result=text("sure-to-win") if sure else NOTHING if has_means else text("sure-to-lose"),
        wins=NOTHING if met.is_hopeless else stakes(s, p.owner, field),
        risks=NOTHING if sure else text("figures", **figures_of(p)),
        note=NOTHING if sure else text("no-way-back"),
    )


def _chances(met: odds.FightForecast) -> list[Odds]:
    """Swords alone, then with all herbs and gold."""
    told: list[Odds] = []
    if met.alone is not None:
        told.append(Odds(text("odds-swords", swords=len(met.extras), plus=plus(met.extras)), met.alone))
    if met.everything is not None:
        means = _means(len(met.herbs), met.gold)
        told.append(Odds(text("odds-also", means=means) if told else means, met.everything))
    return told


def _means(herbs: int, gold: int) -> Words:
    """`2 herbs and 1 gold`."""
    parts = [text("herbs", herbs=herbs)] if herbs else []
    return listed_texts([*parts, text("gold", gold=gold)] if gold else parts)


def stakes(s: State, seat: Seat, field: Place) -> Words:
    """A seat's gain from winning the fight on a field."""
    lead, points = odds.lead_after(s, seat, field), odds.win_points(s, field)
    if lead is None:
        return text("gain-later", points=points)
    mine, others = lead
    standing = "level" if mine == others else "ahead" if mine > others else "behind"
    return text("gain-lead", points=points, standing=standing, mine=mine, others=others)


# ---- a fight that is on


def _in_fight(s: State, fight: Fight, option: Option) -> Preview:
    match option:
        case fights.Commit():
            return _commit(s, fight, option)
        case fights.UseHerb():
            return _added(text("title-herb", herb=HERBS[option.value]), odds.use_of(s, fight, option))
        case fights.AddGold():
            return _added(text("title-gold"), odds.use_of(s, fight, option))
        case fights.Reroll():
            return _reroll(fight.dice[option.die - 1], odds.use_of(s, fight, option))
        case _:
            return _give_up(s, fight)


def _commit(s: State, fight: Fight, option: fights.Commit) -> Preview:
    throw, some = odds.throws(s, fight)[option.key], bool(option.extras)
    means = _means(len(s.herbs[s.parties[fight.party].owner]), fights.purse(s, fight))
    told = [Odds(text("odds-alone"), throw.alone)] if some else []
    told += [Odds(text("odds-with", means=means), throw.everything)] if means else []
    note = text(f"swords-{s.options.swords_after_win}") if some else NOTHING
    return Preview(plus(option.extras) or text("no-sword"), odds=told, note=note)


def _added(title: Text, use: odds.Use) -> Preview:
    total = str(use.total)
    if use.wins:
        return Preview(title, sum=total, result=text("you-win"), note=text("wasted", wasted=use.wasted))
    return Preview(title, sum=total, missing=text("missing", missing=use.need - use.total), odds=[_rest(use)])


def _reroll(die: int, use: odds.Use) -> Preview:
    title = text("title-reroll", die=die)
    if not use.faces:
        return Preview(title, result=text("reroll-cannot-win"), odds=[_rest(use)])
    wins = Odds(text("odds-faces", n=len(use.faces), faces=[*use.faces]), len(use.faces) / len(fights.DICE))
    return Preview(title, odds=[wins, _rest(use)])


def _rest(use: odds.Use) -> Odds:
    return Odds(text("odds-rest"), use.chance)


def _give_up(s: State, fight: Fight) -> Preview:
    risks = losses(s.parties[fight.party], len(fight.swords))
    kept = text("keeps", king=int(s.king is not None))
    return Preview(text("title-give-up"), result=text("lose-fight"), risks=risks, note=kept)


def losses(p: Party, swords: int) -> Words:
    """The loss of a party, together with these swords."""
    parts = [text("adventurers", **figures_of(p))] if p.adventurers else []
    parts += [text("companions", **figures_of(p))] if p.companions else []
    return listed_texts([*parts, text("swords", swords=swords)] if swords else parts)
