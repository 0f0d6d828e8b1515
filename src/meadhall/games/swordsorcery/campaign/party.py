"""The party is put together: heroes, natures, starting items (3.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from meadhall.engine.contract.game import Setting
from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Candidate, Reason, menu
from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.content import CAMPAIGN, HEROES, ITEMS, QUESTS, SIDES
from meadhall.games.swordsorcery.events import Chose
from meadhall.games.swordsorcery.figures.answers import Answer, answer
from meadhall.games.swordsorcery.figures.things import displaced, fits
from meadhall.games.swordsorcery.state import Hero, Options, Seat, State, Thing

LEAST_HEROES, MOST_HEROES = 2, 5
LEGEND_RANK = 3
STOCK = 2  # of every item that is no consumable (SS-CAM-22)
POTION = "healing_potion"


def first_state(options: Mapping[str, Setting]) -> State:
    """Nobody is chosen yet; the options are noted as they were given."""
    chosen = {name: value for name, value in options.items() if name in Options.__dataclass_fields__}
    players = int(options["players"])
    chosen["heroes"] = int(options["heroes"]) or max(LEAST_HEROES, players)
    s = State(step="heroes", options=Options(**chosen))  # type: ignore[arg-type]
    s.quest = CAMPAIGN[0] if s.options.is_campaign else s.options.quest
    return s


def seats_of_heroes(players: int, heroes: int) -> list[Seat]:
    """The seat of each hero, a player's heroes next to each other (SS-SET-01, 02, 05)."""
    return [seat for seat in range(players) for _ in range(heroes // players + (seat < heroes % players))]


CHOSEN = Reason("SS-SET-01", "{hero} is chosen already.")
OTHER_SIDE = Reason("SS-OPT-04", "At this table all heroes are of the same nature as the first.")


@menu("hero", "SS-DEC-01")
def free_heroes(s: State) -> Iterator[Candidate[Answer]]:
    """Those whom nobody has chosen."""
    taken = {hero.id for hero in s.heroes}
    for id, card in HEROES.items():
        yield answer("hero", "SS-DEC-01", id), CHOSEN(hero=card.name) if id in taken else None


@menu("nature", "SS-DEC-02")
def natures(s: State, hero: str) -> Iterator[Candidate[Answer]]:
    """Law or chaos; on one side all have the nature of the first (SS-OPT-04)."""
    bound = s.options.one_side and bool(s.heroes)
    for side in SIDES:
        barred = bound and side != s.heroes[0].nature
        yield answer("nature", "SS-OPT-04" if bound else "SS-DEC-02", side), OTHER_SIDE if barred else None


async def choose_party(t: Table[State]) -> None:
    """Each player chooses his heroes, one after the other."""
    s = t.state
    for seat in seats_of_heroes(s.options.players, s.options.heroes):
        options = free_heroes(s)
        pick = options[0] if len(options) == 1 else await choose(seat, options)
        s.aim = pick.of
        sides = natures(s, pick.of)
        side = sides[0] if len(sides) == 1 else await choose(seat, sides)
        s.aim = ""
        hero = new_hero(s, pick.of, side.of, seat)
        s.heroes.append(hero)
        t.tell(Chose(seat, hero.card.name, hero.side.class_))
    s.leader = s.heroes[0].seat
    equip_party(s)
    s.step = "setup" if s.options.is_campaign else "market"


def new_hero(s: State, id: str, nature: str, seat: Seat) -> Hero:
    """A hero with the items of his class, worn where a slot fits (SS-SET-07)."""
    hero = Hero(id=id, nature=nature, seat=seat)
    for item in hero.side.start:
        wear_or_keep(hero, Thing(item))
    if s.options.difficulty == "story":
        hero.bag.append(Thing(POTION))
    return hero


def wear_or_keep(hero: Hero, thing: Thing) -> None:
    """Into the first empty slot where it fits, else into the bag."""
    for slot in fits(hero, thing):
        if not displaced(hero, thing, slot):
            setattr(hero, slot, thing)
            return
    hero.bag.append(thing)


def equip_party(s: State) -> None:
    """Soulrank, Soul Points and Crowns with which it begins (SS-SET-07, 08; SS-OPT-10)."""
    quest = QUESTS[s.quest]
    if s.options.is_campaign:
        rank = LEGEND_RANK if s.options.legend else 1
        s.stock = {
            item.id: STOCK for item in ITEMS.values() if item.tier in ("market", "start") and item.kind != "consumable"
        }
    else:
        rank = max(quest.standalone_rank, LEGEND_RANK if s.options.legend else 1)
        s.soul = quest.standalone_sp
    for hero in s.heroes:
        hero.rank = rank
        if not s.options.is_campaign:
            hero.crowns = quest.standalone_crowns
