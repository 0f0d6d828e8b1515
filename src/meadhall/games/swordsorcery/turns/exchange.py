"""Moving items and Crowns: Exchange, Reorganize, pick up, drop (SS-ACT-07 to 11, SS-FRE-04, 05, 09)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meadhall.engine import Candidate, Reason, Refused, Table, choose, menu
from meadhall.engine.flows.options import ANY_NUMBER
from meadhall.games.swordsorcery.activities import begin_activity
from meadhall.games.swordsorcery.events import CrownsGained, ItemMoved, OfferAnswered, OfferMade
from meadhall.games.swordsorcery.figures import equipment
from meadhall.games.swordsorcery.figures.answers import DONE, NO, YES, Answer, answer, choose_if_several
from meadhall.games.swordsorcery.goods import (
    DROPPED_PREFIX,
    enforce_bag_limit,
    gain_crowns,
    leave_last_hp,
    put_in_bag,
    put_on_ground,
    take_from_ground,
)
from meadhall.games.swordsorcery.harm.ready import card_id, other_card_refusals
from meadhall.games.swordsorcery.state import Hero, State, Thing

CROWNS: Final = "crowns"
SORTING_KEY: Final = "goods"
NO_CROWNS = Reason("SS-ACT-11", "no-crowns")
PURSE_EMPTY = Reason("SS-FRE-04", "purse-empty")
BOUND_TO_HERO = Reason("SS-WPN-05", "bound")
NOT_IN_SAME_AREA = Reason("SS-ACT-11", "not-together")
WITH_ONESELF = Reason("SS-ACT-11", "with-oneself")
HAS_CROWNS = Reason("SS-ACT-11", "has-crowns")
NOTHING_TO_GIVE = Reason("SS-ACT-09", "nothing-to-give")
ITEM_STAYS = Reason("SS-ACT-08", "stays")
DROPPED_THIS_TURN = Reason("SS-FRE-09", "dropped-now")
BAG_FULL = Reason("SS-ITM-01", "bag-full")
DROP_ANSWERS, PICK_ANSWERS = equipment.ThingAnswers("drop", "SS-FRE-04"), equipment.ThingAnswers("pick", "SS-FRE-04")
TAKE_OFF_ANSWERS: Final = {slot: answer("off", "SS-ACT-08", slot) for slot in equipment.SLOTS}
WEAR_ANSWERS: Final = {slot: equipment.ThingAnswers("wear", "SS-ACT-08", f"/{slot}") for slot in equipment.SLOTS}


def belongings(hero: Hero) -> list[Thing]:
    """Return all items that a hero could give away, quest keys included."""
    owned_things = [thing for thing in dict.fromkeys(hero.things) if equipment.can_be_given_away(thing)]
    return owned_things + [Thing(key) for key in hero.keys] if hero.keys else owned_things


def give_away(s: State, hero_index: int, thing: Thing) -> None:
    """Remove an item from a hero, from the bag if possible."""
    hero = s.heroes[hero_index]
    if equipment.is_key(thing.item):
        hero.keys.remove(thing.item)
    elif thing in hero.bag:
        hero.bag.remove(thing)
    else:
        slot = next(slot for slot in equipment.SLOTS if equipment.item_in_slot(hero, slot) == thing)
        equipment.take_off(hero, slot)
        leave_last_hp(s, hero_index)


# ---- Reorganize


def equipment_changes(hero: Hero, moved_keys: Sequence[str] = ()) -> list[Answer]:
    """Return the answers that move an item between slots and bag. Each item can move only once in an Action."""
    options: list[Answer] = []
    free_space = equipment.bag_space(hero)
    for thing in dict.fromkeys(hero.bag):
        if moved_keys and equipment.thing_key(thing) in moved_keys:
            continue
        for slot in equipment.possible_slots(hero, thing):
            if free_space > 0 or free_space + 1 >= len(
                equipment.displaced_slots(hero, thing, slot)
            ):  # one of two displaced items takes this item's place in the bag
                options.append(WEAR_ANSWERS[slot][thing])
    for slot, thing in zip(equipment.SLOTS, hero.worn, strict=True) if free_space > 0 else ():
        if thing.item and not (moved_keys and equipment.thing_key(thing) in moved_keys):
            options.append(TAKE_OFF_ANSWERS[slot])
    return options


def can_change_equipment(hero: Hero) -> bool:
    """Whether a hero could move an item between slots and bag."""
    return (equipment.bag_space(hero) > 0 and any(thing.item for thing in hero.worn)) or bool(equipment_changes(hero))


@menu("reorganize", "SS-ACT-07", default=DONE)
def reorganize_options(s: State, hero_index: int, moved_keys: tuple[str, ...]) -> list[Answer]:
    """Return the possible equipment changes, and an option to finish."""
    return [answer(DONE, "SS-ACT-08"), *equipment_changes(s.heroes[hero_index], moved_keys)]


@reorganize_options.never
def equipment_refusals(s: State, hero_index: int, moved_keys: tuple[str, ...]) -> Iterator[Refused]:
    """Yield a refusal for each item that cannot be equipped."""
    equippable = [
        card_id(equipment.thing_of(change.of.partition("/")[0]))
        for change in equipment_changes(s.heroes[hero_index], moved_keys)
        if change.kind == "wear"
    ]
    return other_card_refusals(s, hero_index, "wear", equippable, ITEM_STAYS)


async def reorganize(t: Table[State], hero_index: int) -> None:
    """Move any number of items between slots and bag in one Action, which begins with the first move."""
    s, hero = t.state, t.state.heroes[hero_index]
    pick = await choose(hero.seat, reorganize_options(s, hero_index, ()))
    if pick.kind != DONE and await begin_activity(t, hero_index, "action"):
        await ask_further_changes(t, hero_index, carry_out_equipment_change(t, hero_index, pick))


async def ask_further_changes(t: Table[State], hero_index: int, first_key: str) -> None:
    """Ask for further changes until the hero's player is done."""
    s, hero = t.state, t.state.heroes[hero_index]
    moved_keys = [first_key]
    while True:
        options = reorganize_options(s, hero_index, tuple(moved_keys))
        if len(options) == 1:
            return
        pick = await choose(hero.seat, options)
        if pick.kind == DONE:
            return
        moved_keys.append(carry_out_equipment_change(t, hero_index, pick))


@menu("gear", "SS-DEC-07", default=DONE)
def equip_options(s: State, hero_index: int, moved_keys: tuple[str, ...]) -> list[Answer]:
    """Return the equipment changes before the set-up of a quest, and an option to finish."""
    return [answer(DONE, "SS-DEC-07"), *equipment_changes(s.heroes[hero_index], moved_keys)]


equip_options.never(equipment_refusals)


async def ask_equipment(t: Table[State], hero_index: int) -> None:
    """Ask a hero's player to equip items from the bag, until they are done (SS-DEC-07)."""
    s, hero = t.state, t.state.heroes[hero_index]
    moved_keys: list[str] = []
    s.aim = hero.id
    while True:
        options = equip_options(s, hero_index, tuple(moved_keys))
        if not any(option.kind == "wear" for option in options):
            break
        pick = await choose(hero.seat, options)
        if pick.kind == DONE:
            break
        moved_keys.append(carry_out_equipment_change(t, hero_index, pick))
    s.aim = ""


def carry_out_equipment_change(t: Table[State], hero_index: int, pick: Answer) -> str:
    """Carry out one change and return the key of the moved item."""
    s, hero = t.state, t.state.heroes[hero_index]
    if pick.kind == "wear":
        key, _, slot = pick.of.partition("/")
        thing = equipment.thing_of(key)
        equipment.put_on(hero, thing, slot)
        t.tell(ItemMoved(hero.id, equipment.thing_key(thing), "wear"))
    else:
        thing = equipment.take_off(hero, pick.of)
        hero.bag.append(thing)
        t.tell(ItemMoved(hero.id, equipment.thing_key(thing), "bag"))
    leave_last_hp(s, hero_index)
    return equipment.thing_key(thing)


# ---- Exchange


@menu("exchange", "SS-DEC-35", default=DONE)
def exchange_options(s: State, hero_index: int, partner_index: int) -> Iterator[Candidate[Answer]]:
    """Yield the options of an exchange: give an item, take an item, exchange only Crowns, or cancel."""
    for kind, hero in (("give", s.heroes[hero_index]), ("take", s.heroes[partner_index])):
        yield from (answer(kind, "SS-ACT-09", equipment.thing_key(thing)) for thing in belongings(hero))
    has_crowns = s.heroes[hero_index].crowns or s.heroes[partner_index].crowns
    yield answer("crowns-only", "SS-ACT-11"), None if has_crowns else NO_CROWNS
    yield answer(DONE, "SS-DEC-35")


@exchange_options.never
def exchange_refusals(s: State, hero_index: int, partner_index: int) -> Iterator[Refused]:
    """Yield a refusal for each item that cannot be exchanged."""
    for kind, owner in (("give", hero_index), ("take", partner_index)):
        yield from other_card_refusals(
            s, owner, kind, [card_id(thing) for thing in belongings(s.heroes[owner])], BOUND_TO_HERO
        )


@menu("how-many-crowns", "SS-DEC-35")
def crowns_options(s: State, hero_index: int, partner_index: int, item: str) -> list[Answer]:
    """Return the possible amounts of Crowns in an exchange. A positive amount is given, a negative one is received."""
    min_crowns, max_crowns = -s.heroes[partner_index].crowns, s.heroes[hero_index].crowns
    amounts = [n for n in range(min_crowns, max_crowns + 1) if n or item]
    return [answer(CROWNS, "SS-ACT-11", str(n)) for n in sorted(amounts, key=lambda n: (abs(n), -n))]


@crowns_options.never
def crowns_refusals(s: State, hero_index: int, partner_index: int, item: str) -> Iterator[Refused]:
    """Yield a refusal for every amount of Crowns that a hero does not have."""
    for key, giver in (
        (f"{CROWNS}:{ANY_NUMBER}", s.heroes[hero_index]),
        (f"{CROWNS}:-{ANY_NUMBER}", s.heroes[partner_index]),
    ):
        yield key, HAS_CROWNS(hero=giver.name, has=giver.crowns)


@menu("agree", "SS-DEC-35", default=NO)
def offer_options(s: State, hero_index: int, offer: str) -> list[Answer]:
    """Return the options to refuse or accept an offer."""
    return [answer(NO, "SS-DEC-35"), answer(YES, "SS-DEC-35")]


def cannot_trade(s: State, hero_index: int, partner_index: int, action_reason: Reason | None) -> Reason | None:
    """Return the reason why two heroes cannot exchange items, or None (SS-ACT-11).

    `action_reason` is the reason that forbids all Action activities, if any.
    """
    hero, other = s.heroes[hero_index], s.heroes[partner_index]
    if other.area != hero.area or other.ghost:
        return NOT_IN_SAME_AREA
    if action_reason is not None:
        return action_reason
    return None if any(trader.crowns or belongings(trader) for trader in (hero, other)) else NOTHING_TO_GIVE


async def exchange(t: Table[State], hero_index: int, partner_index: int) -> None:
    """Make an offer, and carry it out if the other player agrees.

    A refused offer costs no activity, and cannot be repeated in this turn.
    """
    s, hero, other = t.state, t.state.heroes[hero_index], t.state.heroes[partner_index]
    assert s.turn is not None
    item = await choose(hero.seat, exchange_options(s, hero_index, partner_index))
    if item.kind == DONE:
        return
    crowns = 0
    if hero.crowns or other.crowns:
        thing = "" if item.kind == "crowns-only" else item.of
        crowns = (await choose(hero.seat, crowns_options(s, hero_index, partner_index, thing))).number
    given, taken = (item.of if item.kind == kind else "" for kind in ("give", "take"))
    offer = f"offer/{other.id}/{item.key}/{crowns}"
    agreed = offer not in s.turn.did
    if agreed and other.seat != hero.seat:
        t.tell(OfferMade(hero.id, other.id, given, taken, crowns))
        agreed = (await choose(other.seat, offer_options(s, partner_index, offer))).kind == YES
        t.tell(OfferAnswered(hero.id, other.id, given, taken, crowns, agreed))
    if not agreed:
        s.turn.did.append(offer)
        return
    if await begin_activity(t, hero_index, "action"):
        await _carry_out_exchange(t, hero_index, partner_index, item, crowns)


async def _carry_out_exchange(t: Table[State], hero_index: int, partner_index: int, item: Answer, crowns: int) -> None:
    s = t.state
    if crowns:
        gain_crowns(t, hero_index, -crowns, "hand")
        gain_crowns(t, partner_index, crowns, "hand")
    if item.kind in ("give", "take"):
        giver, taker = (hero_index, partner_index) if item.kind == "give" else (partner_index, hero_index)
        thing = equipment.thing_of(item.of)
        give_away(s, giver, thing)
        t.tell(ItemMoved(s.heroes[giver].id, equipment.thing_key(thing), "hand"))
        await receive_thing(t, taker, thing)


@menu("equip", "SS-DEC-36")
def placement_options(s: State, hero_index: int, thing: Thing) -> list[Answer]:
    """Return the options to put a received item into an empty slot or into the bag (SS-ACT-10)."""
    hero = s.heroes[hero_index]
    slots = [slot for slot in equipment.possible_slots(hero, thing) if not equipment.displaced_slots(hero, thing, slot)]
    return [*(answer("wear", "SS-ACT-10", slot) for slot in slots), answer("bag", "SS-DEC-36")]


async def receive_thing(t: Table[State], hero_index: int, thing: Thing) -> None:
    """Give an item to a hero, and ask where to put it."""
    s, hero = t.state, t.state.heroes[hero_index]
    if equipment.is_key(thing.item):
        hero.keys.append(thing.item)
        return
    pick = await choose_if_several(hero.seat, placement_options(s, hero_index, thing))
    put_in_bag(s, hero_index, thing)
    if pick.kind == "wear":
        equipment.put_on(hero, thing, pick.of)
        t.tell(ItemMoved(hero.id, equipment.thing_key(thing), "wear"))
    await enforce_bag_limit(t, hero_index)


# ---- the ground


def pick_up_answers(s: State, hero_index: int) -> list[tuple[Answer, Reason | None]]:
    """Return the answers that pick up things in the hero's area, with the reason that forbids each, or None."""
    area = s.heroes[hero_index].area
    options = [
        (PICK_ANSWERS[thing], cannot_pick_up(s, hero_index, thing)) for thing in dict.fromkeys(s.ground.get(area, ()))
    ]
    if s.crowns.get(area):
        options.append((answer("pick", "SS-FRE-04", CROWNS), cannot_pick_up(s, hero_index, None)))
    return options


def cannot_pick_up(s: State, hero_index: int, thing: Thing | None) -> Reason | None:
    """Return the reason why a hero cannot pick up an item, or None (SS-FRE-09, SS-ITM-01).

    If `thing` is None, return the reason for the Crowns in the area.
    """
    hero, turn = s.heroes[hero_index], s.hero_turn
    if f"{DROPPED_PREFIX}{CROWNS if thing is None else equipment.thing_key(thing)}" in turn.did:
        return DROPPED_THIS_TURN
    return None if thing is None or equipment.bag_space(hero) > 0 or equipment.is_key(thing.item) else BAG_FULL


def drop_answers(s: State, hero_index: int) -> list[Answer]:
    """Return the answers that drop items or Crowns."""
    hero = s.heroes[hero_index]
    options = [DROP_ANSWERS[thing] for thing in belongings(hero)]
    if hero.crowns:
        options.append(answer("drop", "SS-FRE-04", CROWNS))
    return options


async def _begin_sorting(t: Table[State], hero_index: int) -> bool:
    """Begin a Free Action of picking up and dropping, unless one has begun already (SS-FRE-04).

    Return whether the hero may pick up and drop items now.
    """
    turn = t.state.hero_turn
    turn.sorting = turn.sorting or await begin_activity(t, hero_index, "free", SORTING_KEY)
    return turn.sorting


async def pick_up_to_bag(t: Table[State], hero_index: int, object_key: str) -> None:
    """Pick up an item into the bag, or all Crowns (SS-FRE-05)."""
    s, hero = t.state, t.state.heroes[hero_index]
    if not await _begin_sorting(t, hero_index):
        return
    if object_key == CROWNS:
        gain_crowns(t, hero_index, s.crowns.pop(hero.area))
        return
    thing = equipment.thing_of(object_key)
    take_from_ground(s, hero.area, thing)
    if equipment.is_key(thing.item):
        hero.keys.append(thing.item)
    else:
        put_in_bag(s, hero_index, thing)
    t.tell(ItemMoved(hero.id, equipment.thing_key(thing), "pick"))


@menu("drop-crowns", "SS-FRE-04")
def drop_crowns_options(s: State, hero_index: int) -> list[Answer]:
    """Return the possible amounts of Crowns to drop."""
    return [answer(CROWNS, "SS-FRE-04", str(n)) for n in range(1, s.heroes[hero_index].crowns + 1)]


async def drop_things(t: Table[State], hero_index: int, object_key: str) -> None:
    """Drop an item or some Crowns in the hero's area."""
    s, hero, turn = t.state, t.state.heroes[hero_index], t.state.hero_turn
    n = 0
    if object_key == CROWNS:
        n = (await choose_if_several(hero.seat, drop_crowns_options(s, hero_index))).number
    if not await _begin_sorting(t, hero_index):
        return
    turn.did.append(f"{DROPPED_PREFIX}{object_key}")
    if object_key == CROWNS:
        hero.crowns -= n
        s.crowns[hero.area] = s.crowns.get(hero.area, 0) + n
        t.tell(CrownsGained(hero.id, -n))
        return
    thing = equipment.thing_of(object_key)
    give_away(s, hero_index, thing)
    put_on_ground(s, hero.area, thing)
    t.tell(ItemMoved(hero.id, equipment.thing_key(thing), "drop"))
