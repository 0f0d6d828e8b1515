"""Choosing the party, and setting up a quest (3.1, 3.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from meadhall.engine import Candidate, Reason, Refused, Setting, Table, menu
from meadhall.engine.kit.decks import Deck
from meadhall.games.swordsorcery import content, goods, souls, texts
from meadhall.games.swordsorcery.content.tables import Quest
from meadhall.games.swordsorcery.effects.foes import fill_power_deck
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.events import HeroPicked, QuestBegan, SoulChanged
from meadhall.games.swordsorcery.figures import equipment, line_of_sight
from meadhall.games.swordsorcery.figures.answers import Answer, answer, choose_if_several
from meadhall.games.swordsorcery.figures.armor import armor_shields
from meadhall.games.swordsorcery.moves.entering import place_enemy, reveal_visible_shadows
from meadhall.games.swordsorcery.ops import grammar, ops
from meadhall.games.swordsorcery.state import NOBODY, Belongings, Enemy, Hero, Options, SavedParty, Seat, State, Thing
from meadhall.games.swordsorcery.story.reading import read_paragraphs
from meadhall.games.swordsorcery.turns.exchange import ask_equipment

MIN_HEROES, MAX_HEROES = 2, 5
LEGEND_RANK = 3
STOCK_COPIES = 2  # copies of each item in the market, except consumables (SS-CAM-22)
HEALING_POTION = "healing_potion"


def first_state(options: Mapping[str, Setting]) -> State:
    """Return the state before heroes are chosen."""
    option_values = {name: value for name, value in options.items() if name in Options.__dataclass_fields__}
    players = int(options["players"])
    option_values["heroes"] = int(options["heroes"]) or max(MIN_HEROES, players)
    s = State(step="heroes", options=Options(**option_values))  # type: ignore[arg-type]
    s.quest = content.CAMPAIGN[0] if s.options.is_campaign else s.options.quest
    return s


def seats_of_heroes(players: int, heroes: int) -> list[Seat]:
    """Return the seat of each hero. A player's heroes follow one another (SS-SET-01, 02, 05)."""
    return [seat for seat in range(players) for _ in range(heroes // players + (seat < heroes % players))]


HERO_IS_CHOSEN = Reason("SS-SET-01", "hero-chosen")
OTHER_NATURE = Reason("SS-OPT-04", "other-side")


@menu("hero", "SS-DEC-01")
def hero_candidates(s: State) -> Iterator[Candidate[Answer]]:
    """Yield all heroes. A hero that somebody has chosen has a reason."""
    chosen_ids = {hero.id for hero in s.heroes}
    for id in content.HEROES:
        yield answer("hero", "SS-DEC-01", id), HERO_IS_CHOSEN(hero=texts.card_name(id)) if id in chosen_ids else None


@menu("nature", "SS-DEC-02")
def nature_options(s: State, hero: str) -> Iterator[Candidate[Answer]]:
    """Yield Law and Chaos. With option `one_side`, all heroes have the nature of the first hero (SS-OPT-04)."""
    must_match_first_hero = s.options.one_side and bool(s.heroes)
    for side in content.SIDES:
        is_forbidden = must_match_first_hero and side != s.heroes[0].nature
        yield (
            answer("nature", "SS-OPT-04" if must_match_first_hero else "SS-DEC-02", side),
            OTHER_NATURE if is_forbidden else None,
        )


async def choose_party(t: Table[State]) -> None:
    """Ask the players in order for each of their heroes."""
    s = t.state
    for seat in seats_of_heroes(s.options.players, s.options.heroes):
        pick = await choose_if_several(seat, hero_candidates(s))
        s.aim = pick.of
        sides = nature_options(s, pick.of)
        side = await choose_if_several(seat, sides)
        s.aim = ""
        hero = new_hero(s, pick.of, side.of, seat)
        s.heroes.append(hero)
        t.tell(HeroPicked(seat, hero.id, hero.nature))
    s.leader = s.heroes[0].seat
    equip_party(s)
    # before the prologue there is no Emporium, and nobody has Crowns (SS-CAM-50)
    s.step = "setup" if s.options.is_campaign or s.quest == content.CAMPAIGN[0] else "market"


def new_hero(s: State, id: str, nature: str, seat: Seat) -> Hero:
    """Return a hero with the class's items, equipped if a slot fits (SS-SET-07)."""
    hero = Hero(id=id, nature=nature, seat=seat)
    for item in hero.side.start:
        equip_or_bag(hero, Thing(item))
    if s.options.difficulty == "story":
        hero.bag.append(Thing(HEALING_POTION))
    return hero


def equip_or_bag(hero: Hero, thing: Thing) -> None:
    """Put an item into the first empty slot that fits, or into the bag if no slot is free."""
    for slot in equipment.possible_slots(hero, thing):
        if not equipment.displaced_slots(hero, thing, slot):
            setattr(hero, slot, thing)
            return
    hero.bag.append(thing)


def equip_party(s: State) -> None:
    """Set the Soulrank, Soul Points and Crowns at the start (SS-SET-07, 08; SS-OPT-10)."""
    quest, rank = content.QUESTS[s.quest], starting_rank(s)
    if s.options.is_campaign:
        s.stock = {
            item.id: STOCK_COPIES
            for item in content.ITEMS.values()
            if item.tier in ("market", "start") and item.kind != "consumable"
        }
    else:
        s.soul = quest.standalone_sp
    for hero in s.heroes:
        hero.rank = rank
        if not s.options.is_campaign:
            hero.crowns = quest.standalone_crowns


def starting_rank(s: State) -> int:
    """Return the Soulrank of the heroes at the start."""
    min_rank = 1 if s.options.is_campaign else content.QUESTS[s.quest].standalone_rank
    return max(min_rank, LEGEND_RANK) if s.options.legend else min_rank


NOT_A_START_AREA = Reason("SS-SET-21", "no-start")
AREA_WITHOUT_SHADOW = Reason("SS-DEC-64", "no-shadow")
FIRST_ATTEMPT_WITH_HELP = 3  # the first attempt with help (SS-CAM-03)


async def set_up(t: Table[State]) -> None:
    """Set up a quest, after clearing the last one."""
    s = t.state
    quest = content.QUESTS[s.quest]
    if s.attempt == 1:
        s.saved = copy_party(s)
        t.learn()  # the goal was hidden: no undo back to the market from here on (chapter 6)
    clear_quest(s)
    s.phase, s.leader = "setup", s.heroes[0].seat
    t.tell(QuestBegan(s.quest, s.attempt))
    for hero_index in range(s.count):
        if s.attempt > 1:  # at the first attempt, players equipped at the market
            await ask_equipment(t, hero_index)
        await souls.fill_card_places(t, hero_index)  # SS-SET-09
    await place_heroes(t, quest)
    place_map_pieces(s, quest)
    fill_decks(s, quest)
    place_enemies(t, quest)
    for hero_index, hero in enumerate(s.heroes):
        hero.shields = armor_shields(hero)
        souls.set_starting_runes(s, hero_index)
    await help_after_defeats(t)
    await read_paragraphs(t, "setup")
    await carry_out_services(t)
    s.looking = False
    await reveal_visible_shadows(t)  # SS-SET-30
    s.step = "time"


# ---- the state that a lost attempt returns to (SS-CAM-02)


def copy_party(s: State) -> SavedParty:
    """Return a copy of the party as it is before the set-up."""
    belongings = [
        Belongings(
            hero.rank, hero.crowns, list(hero.worn), hero.bag.copy(), hero.keys.copy(), hero.extras.copy(), hero.forged
        )
        for hero in s.heroes
    ]
    return SavedParty(belongings, s.soul, s.flags.copy(), s.services.copy(), s.stock.copy())


def restore_party(s: State) -> None:
    """Restore the saved party, and remove all traces of the lost attempt."""
    assert s.saved is not None
    for hero, belongings in zip(s.heroes, s.saved.heroes, strict=True):
        hero.rank, hero.crowns, hero.forged = belongings.rank, belongings.crowns, belongings.forged
        hero.primary, hero.secondary, hero.armor, hero.artifact = belongings.worn
        hero.bag, hero.keys, hero.extras = belongings.bag.copy(), belongings.keys.copy(), belongings.extras.copy()
    s.soul, s.flags, s.services = s.saved.soul, s.saved.flags.copy(), s.saved.services.copy()
    s.stock = s.saved.stock.copy()


def clear_quest(s: State) -> None:
    """Clear everything of the last quest, and restore all heroes to full HP (SS-SET-10)."""
    for hero in s.heroes:
        hero.clear()
        hero.wounds, hero.ghost, hero.acted, hero.escort = 0, False, False, ""
        hero.used, hero.limits = {}, []
        hero.powers, hero.talents = [], []  # all heroes choose again (SS-SET-09)
        hero.resurrected = hero.lost_rank = False
    s.companions, s.enemies, s.owners = [], [], {}
    s.round, s.active, s.turn = 0, NOBODY, None
    s.opened, s.locks, s.terrain, s.gates = 0, [], {}, []
    s.shadows, s.chests, s.searches, s.markers, s.tokens = [], [], [], {}, []
    s.ground, s.crowns, s.bells = {}, {}, 0
    s.counters, s.delivered, s.killed, s.read, s.triggers = {}, [], [], [], []
    s.power_decks, s.events_drawn, s.event, s.night = {}, 0, "", False
    s.attacks, s.activations, s.encounter, s.aim = [], [], "", ""
    s.record.earned = 0


# ---- map, decks, enemies


@menu("start", "SS-DEC-06")
def start_area_options(s: State, hero_index: int) -> list[Answer]:
    """Return the quest's start areas."""
    return [answer("area", "SS-DEC-06", area) for area in content.QUESTS[s.quest].start]


@start_area_options.never
def start_area_refusals(s: State, hero_index: int) -> Iterator[Refused]:
    """Yield refusals for all other areas."""
    return line_of_sight.other_area_refusals(
        s, "area", [line_of_sight.board(s).index[area] for area in content.QUESTS[s.quest].start], NOT_A_START_AREA
    )


async def place_heroes(t: Table[State], quest: Quest) -> None:
    """Ask the Leader for each hero's start area (SS-SET-21)."""
    s = t.state
    for hero_index, hero in enumerate(s.heroes):
        pick = await choose_if_several(s.leader, start_area_options(s, hero_index))
        hero.area = line_of_sight.board(s).index[pick.of]


def place_map_pieces(s: State, quest: Quest) -> None:
    """Place Shadows, Chests, locks, markers, gates and search tokens (SS-SET-20, 23, 24)."""
    index, count_index = line_of_sight.board(s).index, s.count - 2
    s.gates = sorted(index[area] for area in quest.gates)
    for placed in quest.shadows:
        s.shadows += [index[placed.area]] * placed.n[count_index]
    s.chests = [chest.id for chest in quest.chests]
    s.locks = [chest.id for chest in quest.chests if chest.magic_lock]
    s.markers = {marker.id: 0 for marker in quest.markers}
    s.searches = [index[area] for area in quest.search]


def treasure_cards(s: State) -> list[int]:
    """Return the faces of the treasure deck without the cards that heroes own (SS-CAM-12)."""
    faces = [face for face, copies in enumerate(content.TREASURE_COPIES) for _ in range(copies)]
    for hero in s.heroes:
        for thing in hero.things:
            if thing.drawn:
                faces.remove(equipment.treasure_face(thing.item))
    return faces


def fill_decks(s: State, quest: Quest) -> None:
    """Fill all decks and the enemy bag (SS-SET-22, 26, 27)."""
    bags, count_index = s.faces.bags, s.count - 2
    bags["encounter"] = list(range(len(content.DECKS["encounter"])))
    bags["trap"] = list(range(len(content.DECKS["trap"])))
    bags["treasure"] = treasure_cards(s)
    bags["search"] = [face for face, search in enumerate(content.SEARCHES.values()) for _ in range(search.count)]
    bags["event"] = [face for face, event in enumerate(content.EVENTS.values()) if event.env in ("any", quest.env)]
    bags["enemies"] = sorted(content.DECKS["enemies"].index(id) for id, n in quest.bag for _ in range(n[count_index]))
    s.encounters, s.traps, s.treasures, s.bag = Deck("encounter"), Deck("trap"), Deck("treasure"), Deck("enemies")
    for name in [name for name in bags if name.startswith("power/")]:
        del bags[name]
    s.extra_event = extra_events(s, quest)


def extra_events(s: State, quest: Quest) -> int:
    """Return the number of random Event cards to add (SS-OPT-02).

    Difficulty heroic removes one card from a quest without a Master, because nothing else makes this quest harder.
    """
    if s.options.difficulty == "heroic" and not has_master(quest):
        return -1
    return int(s.options.difficulty == "story")


def has_master(quest: Quest) -> bool:
    """Whether a Master is on the map at the start or may appear later."""
    spawn_ops = [op for para in quest.para for op in para.ops if isinstance(op, ops.SpawnMasterOp)]
    return bool(quest.masters or spawn_ops)


def place_enemies(t: Table[State], quest: Quest) -> None:
    """Place the enemies, then the Masters. Enemies beyond the limit of figures are left out (SS-SET-23, 25, 29)."""
    s, count_index = t.state, t.state.count - 2
    for placed in quest.enemies:
        for _ in range(placed.n[count_index]):
            place_enemy(t, placed.enemy, line_of_sight.board(s).index[placed.area])
    for master in quest.masters:
        fill_power_deck(s, master.id)
        enemy = place_enemy(t, master.id, line_of_sight.board(s).index[master.area], master.hp or None)
        assert isinstance(enemy, Enemy)
        enemy.asleep = master.asleep


# ---- help


async def help_after_defeats(t: Table[State]) -> None:
    """Give each hero a potion, and the party Soul Points, from the third attempt on (SS-CAM-03)."""
    s = t.state
    if s.attempt < FIRST_ATTEMPT_WITH_HELP:
        return
    gift = (s.attempt - FIRST_ATTEMPT_WITH_HELP + 1) * grammar.half_rounded_up(s.count)
    s.soul += gift  # not earned, so that the record leaves them out (SS-RNK-04)
    t.tell(SoulChanged(gift, s.soul))
    for hero_index in range(s.count):
        await goods.gain_thing(t, hero_index, Thing(HEALING_POTION))


async def carry_out_services(t: Table[State]) -> None:
    """Carry out the tavern services that the party has paid (SS-CAM-40, SS-SET-30)."""
    s = t.state
    for id in content.SERVICES:
        if id not in s.services:
            continue
        for op in content.SERVICES[id].ops:
            cause = Cause(id)
            if isinstance(op, ops.RemoveShadowOp) and s.shadows:
                pick = await choose_if_several(s.leader, shadow_options(s))
                cause.area = line_of_sight.board(s).index[pick.of]
            assert isinstance(op, (ops.PeekOp, ops.RemoveShadowOp))
            await VERBS.carry_out(t, cause, [op])
    s.candle = "candle" in s.services


@menu("guide", "SS-DEC-64")
def shadow_options(s: State) -> list[Answer]:
    """Return the areas with Shadows, the nearest to the start first."""
    start = s.heroes[0].area
    areas = sorted(set(s.shadows), key=lambda area: (line_of_sight.distance(s, start, area), area))
    return [answer("area", "SS-DEC-64", line_of_sight.board(s).areas[area].id) for area in areas]


@shadow_options.never
def shadow_refusals(s: State) -> Iterator[Refused]:
    """Yield refusals for the areas without a Shadow."""
    return line_of_sight.other_area_refusals(s, "area", s.shadows, AREA_WITHOUT_SHADOW)
