"""What an answer would bring and risk, told before it is given, from all that its seat knows."""

from __future__ import annotations

from typing import Final

from meadhall.engine import Option, View
from meadhall.engine.presentation.preview import Odds, Preview
from meadhall.games.adventureland import fights
from meadhall.games.adventureland.adventures.king import Swap
from meadhall.games.adventureland.ending import (
    companion_points,
    gold_points,
    is_scored_at_once,
)
from meadhall.games.adventureland.land import BETWEEN, NOWHERE, Place, place_name
from meadhall.games.adventureland.moves import Go, Stay, To, ends, leapt
from meadhall.games.adventureland.odds import (
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
from meadhall.games.adventureland.sent_back import Area
from meadhall.games.adventureland.state import (
    COMPANION,
    GIANT,
    GOLD,
    NOTHING,
    Fight,
    Party,
    Seat,
    State,
)
from meadhall.games.adventureland.words.english.forecasts import Forecasts


class Previews:
    """Says what an answer on offer to the seat of a view leads to, in one language."""

    def __init__(self, words: Forecasts) -> None:
        self._say = words

    def __call__(self, view: View[State], option: Option) -> Preview | None:
        """What one answer leads to."""
        s = view.state
        match option:
            case Go():
                return self._go(s, option)
            case To():
                return self._to(s, option.field) if s.moving != NOWHERE else None
            case Stay():
                title, result = self._say.stay()
                return Preview(title, result=result)
            case Swap():
                return self._swap(s.parties[option.party])
            case Area():
                return Preview(self._say.place(option.area), path=[place_name(option.area)])
            case _:
                return self._in_fight(s, s.fight, option) if s.fight is not None else None

    # ---- moves

    def _go(self, s: State, option: Go) -> Preview:
        reach = [place_name(to.field) for to in ends(s, option.party)]
        return Preview(self._say.party(s.parties[option.party]), reach=reach)

    def _swap(self, p: Party) -> Preview:
        return Preview(self._say.place(p.at), path=[place_name(p.at)], result=self._say.swap())

    def _to(self, s: State, field: Place) -> Preview:
        p = s.parties[s.moving]
        path = [place_name(f) for f in (*BETWEEN[p.at, field], field)]
        over = [place_name(f) for f in leapt(s, p.at, field)]
        if begins_fight(s, field):
            return self._fight(s, field, path, over)
        title = self._say.field(field)
        return Preview(title, path, over, result=self._brings(s, p, field), wins=self._gain(s, p, field))

    def _brings(self, s: State, p: Party, field: Place) -> str:
        """What a move that is no fight brings."""
        if s.party_on[field] != NOWHERE:
            other = s.parties[s.party_on[field]]
            mine = other.owner == p.owner
            return self._say.group(p.size + other.size) if mine else self._say.driven_out(other.size)
        king = self._say.king() if s.king is not None and s.king.at == field else ""
        match s.lying[field]:
            case item if item == NOTHING:
                return king or self._say.nothing()
            case item if item == COMPANION:
                found = self._say.companion()
            case item if item == GOLD:
                found = self._say.gold(carried=not gold_points(s))
            case item:
                found = self._say.tile(item)
        return f"{found} {king}".strip()

    def _gain(self, s: State, p: Party, field: Place) -> str:
        if s.party_on[field] != NOWHERE:
            return ""
        gained = {GOLD: gold_points(s), COMPANION: companion_points(s, p)}.get(s.lying[field], 0)
        if not gained:
            return ""
        return self._say.at_once(gained) if is_scored_at_once(s) else self._say.at_the_end(gained)

    # ---- a fight to come

    def _fight(self, s: State, field: Place, path: list[str], over: list[str]) -> Preview:
        p, foe, say = s.parties[s.moving], meeting(s, s.moving, field), self._say
        sure = foe.missing <= 0
        hopeless = "" if foe.extras or foe.herbs or foe.gold else say.hopeless()
        return Preview(
            say.foe(-1 if s.lying[field] == GIANT else s.which[field], strength_at(s, field)),
            path,
            over,
            sum=say.strength(p),
            missing="" if sure else say.missing(foe.missing),
            odds=[] if sure else self._chances(foe),
            result=say.sure() if sure else hopeless,
            wins="" if foe.is_hopeless else self._stakes(s, p.owner, field),
            risks="" if sure else say.figures(p),
            note="" if sure else say.no_way_back(),
        )

    def _chances(self, foe: Meeting) -> list[Odds]:
        """Swords alone, then with all herbs and gold."""
        odds: list[Odds] = []
        if foe.alone is not None:
            odds.append(Odds(self._say.swords(foe.extras), foe.alone))
        if foe.everything is not None:
            means = self._say.means(len(foe.herbs), foe.gold)
            odds.append(Odds(self._say.also(means) if odds else means, foe.everything))
        return odds

    def _stakes(self, s: State, seat: Seat, field: Place) -> str:
        lead, points = lead_after(s, seat, field), win_points(s, field)
        return self._say.at_the_end(points) if lead is None else self._say.lead(points, *lead)

    # ---- a fight that is on

    def _in_fight(self, s: State, fight: Fight, option: Option) -> Preview:
        match option:
            case fights.Commit():
                return self._commit(s, fight, option)
            case fights.UseHerb():
                return self._added(self._say.herb(option.value), use_of(s, fight, option))
            case fights.AddGold():
                return self._added(self._say.add_gold(), use_of(s, fight, option))
            case fights.Reroll():
                return self._reroll(fight.dice[option.die - 1], use_of(s, fight, option))
            case _:
                return self._give_up(s, fight)

    def _commit(self, s: State, fight: Fight, option: fights.Commit) -> Preview:
        throw, say = throws(s, fight)[option.key], self._say
        means = say.means(len(s.herbs[s.parties[fight.party].owner]), fights.purse(s, fight))
        odds = [Odds(say.alone(), throw.alone)] if option.extras else []
        odds += [Odds(say.with_(means), throw.everything)] if means else []
        note = say.spent(kept=s.options.swords_after_win == "kept") if option.extras else ""
        return Preview(say.commit(option.extras), odds=odds, note=note)

    def _added(self, title: str, use: Use) -> Preview:
        if use.wins:
            return Preview(title, sum=str(use.total), result=self._say.wins(), note=self._say.wasted(use.wasted))
        missing = self._say.missing(use.need - use.total)
        return Preview(title, sum=str(use.total), missing=missing, odds=[self._rest(use)])

    def _reroll(self, die: int, use: Use) -> Preview:
        title = self._say.reroll(die)
        if not use.faces:
            return Preview(title, result=self._say.cannot_win(), odds=[self._rest(use)])
        return Preview(
            title, odds=[Odds(self._say.faces(use.faces), len(use.faces) / len(fights.DICE)), self._rest(use)]
        )

    def _rest(self, use: Use) -> Odds:
        return Odds(self._say.rest(), use.chance)

    def _give_up(self, s: State, fight: Fight) -> Preview:
        title, result = self._say.give_up()
        risks = self._say.losses(s.parties[fight.party], len(fight.swords))
        return Preview(title, result=result, risks=risks, note=self._say.stays(gold=s.king is None))


preview: Final = Previews(Forecasts())
