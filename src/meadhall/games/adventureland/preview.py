"""What an answer would bring and risk, told before it is given, from all that its seat knows."""

from __future__ import annotations

from meadhall.engine.options import Option
from meadhall.engine.preview import Odds, Preview
from meadhall.engine.view import View
from meadhall.games.adventureland.adventures.king import Swap
from meadhall.games.adventureland.content import HERB_NAMES
from meadhall.games.adventureland.fights import DICE, AddGold, Commit, Reroll, UseHerb, purse
from meadhall.games.adventureland.foresight import (
    Meeting,
    Use,
    begins_fight,
    lead_after,
    meeting,
    strength_at,
    throws,
    use_of,
    win_points,
)
from meadhall.games.adventureland.map import BETWEEN, NOWHERE, Place, place_name
from meadhall.games.adventureland.moves import Go, Stay, To, ends, leapt
from meadhall.games.adventureland.sent_back import Area
from meadhall.games.adventureland.state import COMPANION, GIANT, GOLD, ITEM_NAMES, NOTHING, Fight, Party, Seat, State
from meadhall.games.adventureland.words.gains import companion_points, gold_points, is_scored_at_once
from meadhall.games.adventureland.words.phrases import (
    count,
    creature,
    figures,
    heading,
    listing,
    terrain,
    upper,
)


def preview(view: View[State], option: Option) -> Preview | None:
    """What an answer on offer to the seat of this view leads to."""
    s = view.state
    match option:
        case Go():
            return _go(s, option)
        case To():
            return _to(s, option.field) if s.moving != NOWHERE else None
        case Stay():
            return Preview("Stay", result="Your turn ends.")
        case Swap():
            return _swap(s.parties[option.party])
        case Area():
            return Preview(heading(option.area), path=[place_name(option.area)])
        case _:
            return _in_fight(s, s.fight, option) if s.fight is not None else None


# ---------------------------------------------------------------- moves


def _go(s: State, option: Go) -> Preview:
    p = s.parties[option.party]
    reach = [place_name(to.field) for to in ends(s, option.party)]
    return Preview(f"{heading(p.at)}, {figures(p.adventurers, p.companions)}", reach=reach)


def _swap(p: Party) -> Preview:
    result = "Five companions become a super companion. It counts as five."
    return Preview(heading(p.at), path=[place_name(p.at)], result=result)


def _to(s: State, field: Place) -> Preview:
    p = s.parties[s.moving]
    path = [place_name(f) for f in (*BETWEEN[p.at, field], field)]
    over = [place_name(f) for f in leapt(s, p.at, field)]
    if begins_fight(s, field):
        return _fight(s, field, path, over)
    title = f"{place_name(field)}, {terrain(field)}"
    return Preview(title, path, over, result=_brings(s, p, field), wins=_gain(s, p, field))


def _brings(s: State, p: Party, field: Place) -> str:
    """What a move that is no fight brings."""
    king = " The king joins." if s.king is not None and s.king.at == field else ""
    if s.party_on[field] != NOWHERE:
        return _meets(p, s.parties[s.party_on[field]])
    match s.lying[field]:
        case item if item == NOTHING:
            return king.strip() or "Nothing lies there."
        case item if item == COMPANION:
            return f"A companion joins.{king}"
        case item if item == GOLD:
            return f"{'Gold' if gold_points(s) else 'Gold to carry'}.{king}"
        case item:
            return f"A {ITEM_NAMES[item]}, face down.{king}"


def _meets(p: Party, other: Party) -> str:
    if other.owner == p.owner:
        return f"A group of {p.size + other.size}."
    return f"The party of {other.size} is driven out."


def _gain(s: State, p: Party, field: Place) -> str:
    if s.party_on[field] != NOWHERE:
        return ""
    gained = {GOLD: gold_points(s), COMPANION: companion_points(s, p)}.get(s.lying[field], 0)
    return f"+{gained}{'' if is_scored_at_once(s) else ' at the end'}" if gained else ""


# ---------------------------------------------------------------- a fight to come


def _fight(s: State, field: Place, path: list[str], over: list[str]) -> Preview:
    p, foe = s.parties[s.moving], meeting(s, s.moving, field)
    name = creature(-1 if s.lying[field] == GIANT else s.which[field])
    sure = foe.missing <= 0
    return Preview(
        f"{upper(name)} {strength_at(s, field)}",
        path,
        over,
        sum=_sum(p),
        missing="" if sure else f"{foe.missing} missing",
        odds=[] if sure else _chances(foe),
        result="That is enough: you win." if sure else "" if foe.extras or foe.herbs or foe.gold else "You lose.",
        wins=_stakes(s, p.owner, field),
        risks="" if sure else figures(p.adventurers, p.companions),
        note="" if sure else "A fight cannot be declined or taken back.",
    )


def _sum(p: Party) -> str:
    """`you 1 + 2 = 3`."""
    return f"you {p.adventurers} + {p.companions} = {p.size}" if p.companions else f"you {p.size}"


def _chances(foe: Meeting) -> list[Odds]:
    """Swords alone, then with all herbs and gold."""
    odds: list[Odds] = []
    if foe.alone is not None:
        odds.append(Odds(f"{count(len(foe.extras), 'sword')}, {_plus(foe.extras)}", foe.alone))
    if foe.everything is not None:
        odds.append(Odds(f"{'and ' if odds else ''}{_means(len(foe.herbs), foe.gold)}", foe.everything))
    return odds


def _plus(extras: list[int] | tuple[int, ...]) -> str:
    return " ".join(f"+{extra}" for extra in extras)


def _means(herbs: int, gold: int) -> str:
    """`both herbs, 2 gold`."""
    named = {0: "", 1: "the herb", 2: "both herbs"}.get(herbs, f"all {herbs} herbs")
    return ", ".join(part for part in (named, f"{gold} gold" if gold else "") if part)


def _stakes(s: State, seat: Seat, field: Place) -> str:
    """`+6, you lead 14 to 12`."""
    lead = lead_after(s, seat, field)
    gain = f"+{win_points(s, field)}"
    if lead is None:
        return f"{gain} at the end"
    mine, others = lead
    return f"{gain}, you lead {mine} to {others}" if mine > others else f"{gain}, {mine} to {others}"


# ---------------------------------------------------------------- a fight that is on


def _in_fight(s: State, fight: Fight, option: Option) -> Preview:
    match option:
        case Commit():
            return _commit(s, fight, option)
        case UseHerb():
            use = use_of(s, fight, option)
            return _added(f"{HERB_NAMES[option.value]} +{option.value}", use)
        case AddGold():
            return _added("Gold +1", use_of(s, fight, option))
        case Reroll():
            return _reroll(fight.dice[option.die - 1], use_of(s, fight, option))
        case _:
            return _give_up(s, fight)


def _commit(s: State, fight: Fight, option: Commit) -> Preview:
    throw = throws(s, fight)[option.key]
    title = _plus(option.extras) or "No sword"
    means = _means(len(s.herbs[s.parties[fight.party].owner]), purse(s, fight))
    odds = [Odds("swords and dice alone", throw.alone)] if option.extras else []
    odds += [Odds(f"with {means}", throw.everything)] if means else []
    spent = "come back only if you win" if s.options.swords_after_win == "kept" else "are spent, won or lost"
    return Preview(title, odds=odds, note=f"Swords that you commit {spent}." if option.extras else "")


def _added(title: str, use: Use) -> Preview:
    if use.wins:
        waste = f"{use.wasted} wasted" if use.wasted else "exactly enough"
        return Preview(title, sum=str(use.total), result="you win", note=waste)
    return Preview(title, sum=str(use.total), missing=f"{use.need - use.total} missing", odds=[_rest(use)])


def _reroll(die: int, use: Use) -> Preview:
    title = f"Re-roll the {die}"
    if not use.faces:
        return Preview(title, result="That alone cannot win.", odds=[_rest(use)])
    words = f"{listing([str(face) for face in use.faces])} {'wins' if len(use.faces) == 1 else 'win'}"
    return Preview(title, odds=[Odds(words, len(use.faces) / len(DICE)), _rest(use)])


def _rest(use: Use) -> Odds:
    return Odds("with all the rest", use.chance)


def _give_up(s: State, fight: Fight) -> Preview:
    p = s.parties[fight.party]
    pieces = ((p.adventurers, "adventurer"), (p.companions, "companion"), (len(fight.swords), "sword"))
    lost = [count(number, what) for number, what in pieces if number]
    stays = "Herbs stay with you." if s.king is not None else "Herbs and gold stay with you."
    return Preview("Give up", result="You lose the fight.", risks=listing(lost), note=stays)
