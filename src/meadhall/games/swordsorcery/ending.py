"""The end of a quest, won or lost, and the record of a campaign (4.30, 4.31, chapter 9)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.engine import OVER, Reason, Refused, Standing, Table, choose, menu
from meadhall.games.swordsorcery import goods, setup
from meadhall.games.swordsorcery.content import QUESTS
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.events import CampaignEnded, ItemMoved, QuestLost, QuestWon
from meadhall.games.swordsorcery.figures.answers import Answer, answer
from meadhall.games.swordsorcery.figures.equipment import bag_space, thing_key, thing_of
from meadhall.games.swordsorcery.harm.ready import other_card_refusals
from meadhall.games.swordsorcery.state import NOBODY, State
from meadhall.games.swordsorcery.story import reading
from meadhall.games.swordsorcery.story.quest_end import WON

NOT_ON_GROUND = Reason("SS-CAM-11", "not-lying")
MAX_ATTEMPTS = 6  # SS-CAM-51
KEPT_KEY = "regent_seal"  # SS-CAM-52
TRY_AGAIN, END_CAMPAIGN = "again", "end"
CROWNS, NOTHING_MORE = "crowns", "nothing"
RECORD_POINTS = {
    "first": 20, "villager": 10, "troll": 10, "freed": 15, "dawn": 25, "crown": 15, "death": -3, "defeat": -10,
}  # fmt: skip


async def end_quest(t: Table[State]) -> None:
    """End the quest, even in the middle of an effect."""
    s = t.state
    s.phase, s.active, s.turn = s.outcome, NOBODY, None
    s.attacks, s.activations, s.triggers, s.encounter, s.aim = [], [], [], "", ""
    if s.outcome == WON:
        await win_quest(t)
    else:
        await lose_quest(t)


async def win_quest(t: Table[State]) -> None:
    """Read the `win` paragraphs, give the reward, and restore all heroes to full HP (SS-END-04, SS-CAM-10)."""
    s = t.state
    quest = QUESTS[s.quest]
    t.tell(QuestWon(s.quest, s.round))
    for hero in s.heroes:
        hero.ghost, hero.wounds = False, 0
    await reading.read_paragraphs(t, "win")
    await VERBS.carry_out(t, Cause(s.quest), quest.reward)
    update_record(s)
    for hero in s.heroes:
        hero.clear()
        hero.keys = [key for key in hero.keys if key == KEPT_KEY]
        hero.extras = []
    s.services, s.candle = [], False
    if not s.options.is_campaign:
        end_campaign(t, "won")
    elif not quest.next:
        end_campaign(t, s.record.ending)
    else:
        await gather_spoils(t)


def update_record(s: State) -> None:
    """Add the won quest to the record (SS-RNK-04)."""
    record = s.record
    record.won.append(s.quest)
    record.soul += record.earned
    record.firsts += s.attempt == 1
    record.saved += len(s.delivered)
    record.troll = record.troll or bool({"toll_paid", "troll_dead"} & {*s.flags})
    record.freed = "abbot_freed" in s.flags


def end_campaign(t: Table[State], how: str) -> None:
    t.tell(CampaignEnded(how))
    t.state.step = OVER


@menu("lost", "SS-DEC-62")
def after_defeat_options(s: State) -> list[Answer]:
    """Return the options to try the quest again or to end the campaign."""
    return [answer(TRY_AGAIN, "SS-CAM-02"), answer(END_CAMPAIGN, "SS-DEC-62")]


async def lose_quest(t: Table[State]) -> None:
    """Replay a lost quest from the state before its set-up, up to six attempts (SS-CAM-02, 51)."""
    s = t.state
    s.record.defeats += 1
    t.tell(QuestLost(s.quest, defeat_reason(s)))
    if not s.options.is_campaign:
        s.record.lost = s.quest
        s.step = OVER
        return
    if s.attempt >= MAX_ATTEMPTS:
        s.record.lost = s.quest
        end_campaign(t, "lost")
        return
    if (await choose(s.leader, after_defeat_options(s))).kind == END_CAMPAIGN:
        s.record.abandoned = True
        end_campaign(t, "abandoned")
        return
    setup.restore_party(s)
    s.attempt += 1
    s.step = "setup"


def is_won(s: State) -> bool:
    """Whether the campaign was won. While it is not over, whether the last quest was won."""
    if s.options.is_campaign and s.step == OVER:
        return not s.record.lost and not s.record.abandoned
    return s.outcome == WON or (not s.outcome and s.quest in s.record.won)


def defeat_reason(s: State) -> str:
    return "dead" if all(hero.ghost for hero in s.heroes) else "time"


# ---- things on the ground (SS-CAM-11)


@menu("spoils", "SS-DEC-63", default=NOTHING_MORE)
def spoil_options(s: State, hero_index: int) -> list[Answer]:
    """Return the Treasures and Crowns on the ground that the hero may take, and an option to take nothing more."""
    options = [answer(NOTHING_MORE, "SS-DEC-63")]
    if any(s.crowns.values()):
        options.append(answer("take", "SS-CAM-11", CROWNS))
    if bag_space(s.heroes[hero_index]) > 0:
        thing_keys = {
            thing_key(thing) for things_in_area in s.ground.values() for thing in things_in_area if thing.drawn
        }
        options += [answer("take", "SS-CAM-11", key) for key in sorted(thing_keys)]
    return options


@spoil_options.never
def spoil_refusals(s: State, hero_index: int) -> Iterator[Refused]:
    """Yield refusals for the cards that the heroes already have."""
    return other_card_refusals(
        s, hero_index, "take", [spoil.of for spoil in spoil_options(s, hero_index)], NOT_ON_GROUND
    )


async def gather_spoils(t: Table[State]) -> None:
    """Ask each hero's player which things on the ground they take, then open the market before the next quest."""
    s = t.state
    for hero_index, hero in enumerate(s.heroes):
        while len(options := spoil_options(s, hero_index)) > 1:
            s.aim = hero.id
            pick = await choose(hero.seat, options)
            s.aim = ""
            if pick.kind == NOTHING_MORE:
                break
            take_spoil(t, hero_index, pick.of)
    s.ground, s.crowns = {}, {}
    s.companions, s.enemies, s.owners = [], [], {}  # they were on the old quest's map
    s.event, s.night = "", False
    s.quest, s.attempt, s.shopper = QUESTS[s.quest].next, 1, 0
    s.step = "market"


def take_spoil(t: Table[State], hero_index: int, object_key: str) -> None:
    s, hero = t.state, t.state.heroes[hero_index]
    if object_key == CROWNS:
        goods.gain_crowns(t, hero_index, sum(s.crowns.values()))
        s.crowns = {}
        return
    thing = thing_of(object_key)
    area = next(area for area, lying in s.ground.items() if thing in lying)
    goods.take_from_ground(s, area, thing)
    hero.bag.append(thing)
    t.tell(ItemMoved(hero.id, thing_key(thing), "pick"))


# ---- standings


def record_parts(s: State) -> dict[str, int]:
    """Return the points of the record by their parts (SS-RNK-04)."""
    record = s.record
    return {
        "first-attempts": RECORD_POINTS["first"] * record.firsts,
        "soul": -(-record.soul // max(1, s.count)),
        "villagers": RECORD_POINTS["villager"] * record.saved,
        "troll": RECORD_POINTS["troll"] * record.troll,
        "abbot": RECORD_POINTS["freed"] * record.freed,
        "ending": RECORD_POINTS.get(record.ending, 0),
        "deaths": RECORD_POINTS["death"] * record.deaths,
        "defeats": RECORD_POINTS["defeat"] * record.defeats,
    }


def standings(s: State) -> list[Standing]:
    """Return the same place for all players: 1 if they have won, 2 if they have lost (SS-RNK-01 to 03)."""
    won = bool(s.record.ending if s.options.is_campaign else s.record.won)
    place = 1 if won or s.step != OVER else 2
    if s.options.is_campaign:
        parts = record_parts(s)
        points = sum(parts.values())
    else:
        points = int(bool(s.record.won))
        parts = {"quest": points}
    return [Standing(seat, place, points, parts) for seat in range(s.options.players)]
