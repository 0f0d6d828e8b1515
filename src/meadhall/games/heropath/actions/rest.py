"""The Rest action (RST)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Option, Refusals, Why, menu
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.heropath.actions.fortune import draw_cards
from meadhall.games.heropath.actions.trading import is_weary, make_offer, may_trade, partners
from meadhall.games.heropath.cards.armament import arrange, can_arrange, why_nothing_moves
from meadhall.games.heropath.cards.dropping import can_drop, collect, drop_something, may_collect
from meadhall.games.heropath.cards.holding import show
from meadhall.games.heropath.cards.lasting import allowing
from meadhall.games.heropath.cards.playing import PASS, Use, may_have, refuse_cards, usable, use
from meadhall.games.heropath.cards.rerolling import Again, may_reroll, use_reroll, ways_to_reroll
from meadhall.games.heropath.content import LIMITS, SEARCH_DIE, Found
from meadhall.games.heropath.dragon.weather import is_clear
from meadhall.games.heropath.events import Ate, Rested, Searched
from meadhall.games.heropath.growth.goods import gain, give_back, happens, room_for
from meadhall.games.heropath.land import IS_SAFE, IS_SETTLEMENT, START
from meadhall.games.heropath.rows import opponents
from meadhall.games.heropath.state import EMPTY, VITALITY, Rest, Seat, State


class Part(Option):
    """A part of a Rest."""

    __slots__ = ()

    def words(self, state: State, names: Names) -> str:
        rest = state.rest
        room = 2 if rest is None else room_for(state, rest.seat, "VITALITY", 2)
        here = [] if rest is None else partners(state, rest.seat)
        other = names.inside(here[0]) if len(here) == 1 else "somebody here"
        return {"search": "Roll the Search die", "eat": f"Eat 1 FOOD: {room} VITALITY", "pray": "Eat 1 FOOD: 1 FAITH",
                "trade": f"Trade with {other}", "rearrange": "Change the Armament",
                "collect": "Collect what lies here", "drop": "Drop something",
                "end": "End the Rest"}[self.key]  # fmt: skip


HUNGRY: Final = 3
SEARCH: Final = Part("search", "HP-RST-04")
EAT: Final = Part("eat", "HP-RST-03")
PRAY: Final = Part("pray", "HP-RST-03")
TRADE: Final = Part("trade", "HP-RST-07")
REARRANGE: Final = Part("rearrange", "HP-RST-06")
COLLECT: Final = Part("collect", "HP-RST-05")
DROP: Final = Part("drop", "HP-RST-05")
END: Final = Part("end", "HP-RST-09")


def why_no_rest(s: State, seat: Seat) -> tuple[str, str]:
    """The clause that forbids a Rest where a hero stands, and words; both empty if he may."""
    at = s.heroes[seat].at
    if IS_SETTLEMENT[at]:
        return "HP-RST-01", "Nobody rests on a Settlement space."
    if s.tokens(at):
        return "HP-ENM-10", "Nobody rests beside an enemy."
    if s.is_gathered and at == START:
        return "HP-GAT-11", "Nobody rests beside the Dragon."
    return "", ""


@menu("rest", "HP-RST-09")
def parts(no: Why, s: State, seat: Seat) -> list[Option]:
    """The next part of a Rest: the Search die must be rolled once (HP-ASK-12, HP-ASK-41)."""
    rest, hero = s.rest, s.heroes[seat]
    assert rest is not None
    options: list[Option] = [SEARCH if rest.found == EMPTY else END]
    if hero.food and not rest.has_eaten:
        if room_for(s, seat, "VITALITY", 2):
            options.append(EAT)
        if can_pray(s, seat):
            options.append(PRAY)
    if may_trade(s, seat):
        options.append(TRADE)
    if can_arrange(s, seat):
        options.append(REARRANGE)
    if may_collect(s, seat, hero.at):
        options.append(COLLECT)
    if can_drop(s, seat):
        options.append(DROP)
    if EAT in options and hero.gems[VITALITY] <= HUNGRY:
        options.remove(EAT)
        options.insert(0, EAT)  # so it stands where nobody answers (HP-ASK-12)
    if no is not None:
        _refuse(no, s, seat, {option.key for option in options})
    return options


def _refuse(no: Refusals, s: State, seat: Seat, offered: set[str]) -> None:
    rest, hero = s.rest, s.heroes[seat]
    assert rest is not None
    if rest.found == EMPTY:
        no("end", "HP-RST-04", "The Search die is rolled once in each Rest, and you have not rolled it yet.")
    else:
        no("search", "HP-RST-04", "The Search die is rolled once in each Rest, and you have rolled it.")
    if "eat" not in offered:
        full = "You have {most} VITALITY already, and FOOD would give no more."
        why = "You have eaten already." if rest.has_eaten else full if hero.food else "You have no FOOD."
        no("eat", "HP-RST-03", why, most=LIMITS.attribute_max)
    if "trade" not in offered:
        no("trade", *_why_no_trade(s, seat), most=rest.traded, refusals=LIMITS.refusals_per_turn)
    if "rearrange" not in offered:
        clause, words = why_nothing_moves(s, seat)
        no("rearrange", clause, "{why}", why=words)
    for key, clause, words in (
        ("collect", "HP-DRP-04", "Nothing lies here that you could collect now."),
        ("drop", "HP-DRP-02", "You have nothing that could be dropped."),
    ):
        if key not in offered:
            no(key, clause, words)


def _why_no_trade(s: State, seat: Seat) -> tuple[str, str]:
    """The clause that forbids a trade, and words."""
    here = [one for one in opponents(s, seat) if s.heroes[one].at == s.heroes[seat].at and not s.heroes[one].is_dead]
    if s.rest is not None and s.rest.traded >= LIMITS.trade_items_per_rest:
        return "HP-RST-08", "{most} items have changed hands in this Rest; more may not."
    if any(is_weary(s, seat, one) for one in here):
        return "HP-RST-08", "Whoever stands here has refused {refusals} offers of yours in this turn."
    return "HP-RST-07", "None of you has anything to trade." if here else "No opponent stands on your space."


def can_pray(s: State, seat: Seat) -> bool:
    """Whether the FOOD eaten may give FAITH (Devout)."""
    hero = s.heroes[seat]
    return IS_SAFE[hero.at] and allowing(s, hero, "pray-at-rest") != EMPTY and room_for(s, seat, "FAITH", 1) > 0


async def begin_rest(t: Table[State], seat: Seat) -> None:
    """The free VITALITY comes first, with what cards and weather add (HP-RST-02)."""
    s, hero = t.state, t.state.heroes[seat]
    t.tell(Rested(seat))
    s.rest = Rest(seat)
    hero.turn.rests += 1
    if hero.turn.rests == 1:
        await gain(t, seat, "VITALITY", 1)
    await happens(t, seat, "rest")
    if is_clear(s):
        await gain(t, seat, "VITALITY", 1)


async def next_part(t: Table[State], seat: Seat) -> bool:
    """One part of the Rest after the other, in any order (HP-RST-09); True when it is over."""
    s = t.state
    pick = await choose(seat, parts(s, seat))
    if pick is not END:
        await _carry_out(t, seat, pick)
    if pick is END or s.heroes[seat].is_dead:
        s.rest = None
    return s.rest is None


async def _carry_out(t: Table[State], seat: Seat, pick: Option) -> None:
    s = t.state
    assert s.rest is not None
    if pick is SEARCH:
        await search(t, seat)
    elif pick is EAT or pick is PRAY:
        s.rest.has_eaten = True
        give_back(t, seat, "FOOD", 1)
        t.tell(Ate(seat))
        if pick is PRAY:
            show(t, seat, allowing(s, s.heroes[seat], "pray-at-rest"))
        await gain(t, seat, "VITALITY" if pick is EAT else "FAITH", 2 if pick is EAT else 1)
    elif pick is TRADE:
        await make_offer(t, seat, partners(s, seat), "trade", "rest")
    elif pick is REARRANGE:
        await arrange(t, seat)
    elif pick is COLLECT:
        await collect(t, seat)
    else:
        await drop_something(t, seat)


# ---- the Search die


def found_words(found: Found) -> str:
    """What a face of the Search die shows."""
    shown = ((found.FORTUNE, "FORTUNE card"), (found.MAGIC, "MAGIC card"), (found.GOLD, "GOLD"), (found.FOOD, "FOOD"))
    return " and ".join(f"{n} {name}" for n, name in shown if n)


def roll_search(t: Table[State], seat: Seat) -> None:
    """Rolls the Search die."""
    s = t.state
    assert s.rest is not None
    s.rest.found = t.pick("dice/search", "HP-RST-04", range(len(SEARCH_DIE)))
    t.tell(Searched(seat, s.rest.found, found_words(SEARCH_DIE[s.rest.found])))


async def search(t: Table[State], seat: Seat) -> None:
    """The Search die is rolled, perhaps again, and the hero takes what it shows (HP-RST-04)."""
    s = t.state
    assert s.rest is not None
    roll_search(t, seat)
    while may_have(s, seat, "search") or may_reroll(s, seat, "search"):
        pick = await choose(seat, search_uses(s, seat))
        if isinstance(pick, Use):
            await use(t, seat, pick.piece)
        elif isinstance(pick, Again):
            use_reroll(t, seat, pick)
            roll_search(t, seat)
        else:
            break
    await _take(t, seat, SEARCH_DIE[s.rest.found])


@menu("use-card-for-search", "HP-RST-04", default="pass")
def search_uses(no: Why, s: State, seat: Seat) -> list[Option]:
    """Cards for the Search die that was just rolled (HP-ASK-18, HP-ASK-19)."""
    offered = usable(s, seat, "search")
    refuse_cards(no, s, seat, "search", offered)
    return [PASS, *offered, *ways_to_reroll(s, seat, "search")]


async def _take(t: Table[State], seat: Seat, found: Found) -> None:
    if found.GOLD:
        await gain(t, seat, "GOLD", found.GOLD)
        await happens(t, seat, "search-gold")
    if found.FOOD:
        await gain(t, seat, "FOOD", found.FOOD)
    else:
        await happens(t, seat, "search-no-food")
    if found.MAGIC:
        await draw_cards(t, seat, "MAGIC", found.MAGIC, "HP-RST-04")
    if found.FORTUNE:
        await draw_cards(t, seat, "FORTUNE", found.FORTUNE, "HP-RST-04")
