"""The Time Phase and the Event Phase, with the Quest Ending Check (4.8, 4.28, 4.30)."""

from __future__ import annotations

from meadhall.engine import Table
from meadhall.games.swordsorcery.content import ENEMIES, EVENTS, POWERS, QUESTS
from meadhall.games.swordsorcery.effects.powers import rotate
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.events import CardDrawn, EventEnded, PowerRefreshed, RoundBegan
from meadhall.games.swordsorcery.figures import crowd, numbers, predicates, statics
from meadhall.games.swordsorcery.figures.armor import armor_shields
from meadhall.games.swordsorcery.harm import dice, tokens, wounds
from meadhall.games.swordsorcery.moves import entering, forced, kills
from meadhall.games.swordsorcery.ops.mods import ShieldEachTimePhaseMod
from meadhall.games.swordsorcery.souls import souls
from meadhall.games.swordsorcery.state import NOBODY, YELLOW, Body, Enemy, Ref, State
from meadhall.games.swordsorcery.story import reading, triggers
from meadhall.games.swordsorcery.story.quest_end import LOST, WON, leave_for_end


async def time_phase(t: Table[State]) -> None:
    """Effects Cleanup, Powers Refresh, Powers Cooldown, Soul enhancement and resurrection (SS-TIM-01 to 12)."""
    s = t.state
    s.phase, s.active, s.turn = "time", NOBODY, None
    s.round += 1
    s.record.rounds += 1
    if s.round > 1:
        s.leader = (s.leader + 1) % s.options.players  # SS-SET-06
    t.tell(RoundBegan(s.round, s.leader))
    for hero in s.heroes:
        hero.acted = False
        hero.limits = [limit for limit in hero.limits if limit.startswith("quest/")]
    if s.round > 1:
        await damage(t)
        await other_effects(t)
        renew_shields(t)
        refresh_and_cool(t)
    await souls(t)
    s.step = "turn"


def everybody(s: State) -> list[Ref]:
    """Heroes, each with their companion, then enemies (SS-GEN-12)."""
    return s.in_order([*crowd.party_members(s), *(enemy.ref for enemy in s.enemies)])


async def damage(t: Table[State]) -> None:
    """Fire, then Poison, character by character (SS-TIM-03, SS-SPE-11, SS-BOD-20, 21)."""
    s = t.state
    for enemy in s.enemies:
        enemy.burning = bool(enemy.fire)
    cause = Cause("time")
    for ref in everybody(s):
        body = s.body(ref)
        if body is not None and body.fire:
            await wounds.wound(t, ref, len(body.fire), cause, "fire")
        body = s.body(ref)
        if body is not None and "poison" in body.conditions:
            await wounds.wound(t, ref, body.conditions["poison"], cause, "poison")
    await kills.after_kills(t, cause)
    await entering.settle(t)


async def other_effects(t: Table[State]) -> None:
    """All other effects of the cleanup (SS-TIM-04)."""
    s = t.state
    for ref in everybody(s):
        body = s.body(ref)
        if body is not None:
            body.fire = [level - 1 for level in body.fire if level > 1]  # SS-SPE-12
            _bleeding(t, ref, body)
            body.criticals = {stat: color for stat, color in body.criticals.items() if color != YELLOW}
            body.buffs = [buff for buff in body.buffs if buff.until != "round" and buff.card != "whisper"]
            if isinstance(body, Enemy):
                body.storm, body.stormed = [], False
    for at in list(s.living()):
        s.heroes[at].hidden = False
        if "poison" in s.heroes[at].conditions and await dice.roll_save(t, at):
            tokens.remove_token(t, at, "poison")
    s.tokens = [token for token in s.tokens if forced.token_op(token).until != "round"]
    await _passives(t)


def _bleeding(t: Table[State], ref: Ref, body: Body) -> None:
    """Turned over, and in the Time Phase after removed (SS-BOD-62)."""
    if "bleeding" not in body.conditions:
        return
    body.conditions["bleeding"] -= 1
    if not body.conditions["bleeding"]:
        tokens.remove_token(t, ref, "bleeding")


async def _passives(t: Table[State]) -> None:
    """Passive effects of Masters in each Time Phase (SS-MAS-20, SS-MAS-21)."""
    s = t.state
    for enemy in list(s.enemies):
        for passive in ENEMIES[enemy.id].passive:
            if passive.when == "time_phase" and predicates.predicate_holds(s, passive.if_, enemy.ref, None):
                await VERBS.carry_out(t, Cause(enemy.id, enemy.ref), passive.ops)
            elif passive.when == "lamps" and not enemy.is_idle:
                wounds.heal(t, enemy.ref, numbers.lamps(s))


def renew_shields(t: Table[State]) -> None:
    """Armor renews its Magic Shields (SS-TIM-05); the freed monks give one to those without (SS-STY-25)."""
    s = t.state
    for at in s.living():
        hero = s.heroes[at]
        missing = armor_shields(hero) - hero.shields
        if missing > 0:
            tokens.give_shields(t, at, missing)
        given = sum(mod.n for mod in statics.hero_statics(hero, ShieldEachTimePhaseMod))
        if given and not hero.shields:
            tokens.give_shields(t, at, given)


def refresh_and_cool(t: Table[State]) -> None:
    """Step 2 before step 3, so that a power is out for its cooldown in full rounds (SS-TIM-07 to 09)."""
    s = t.state
    for at, hero in enumerate(s.heroes):
        for name in [name for name, left in hero.used.items() if left == 0]:
            del hero.used[name]
            if name not in POWERS or name in hero.powers:  # of a power that death took nothing is seen
                t.tell(PowerRefreshed(hero.id, name))
        rotate(s, at)


RANDOM, NIGHT, DAY, STORY = "R", "night", "day", "story:"


def event_deck(s: State) -> list[str]:
    """The quest's deck from the top, with the cards more or less above the last story card (SS-OPT-02)."""
    deck = list(QUESTS[s.quest].event_deck)
    last = max(at for at, card in enumerate(deck) if card.startswith(STORY))
    return deck[: last + min(0, s.extra_event)] + [RANDOM] * s.extra_event + deck[last:]


def events_left(s: State) -> int:
    """The number of face-down cards."""
    return len(event_deck(s)) - s.events_drawn


async def event_phase(t: Table[State]) -> None:
    """Discard a revealed card; without one, resolve the top card, which stays for a round (SS-EVT-01 to 04)."""
    s = t.state
    s.phase, s.active, s.turn = "event", NOBODY, None
    if s.event:
        t.tell(EventEnded(s.event))
        s.event = ""
    else:
        await _draw(t)
    await entering.settle(t)
    check_end(s)
    s.step = "time"


async def _draw(t: Table[State]) -> None:
    s = t.state
    deck = event_deck(s)
    if s.events_drawn >= len(deck):
        leave_for_end(s, LOST)  # SS-EVT-05
    what = RANDOM if t.imagined else deck[s.events_drawn]  # a bot that thinks ahead does not know it (SS-INF-03)
    s.events_drawn += 1
    t.learn()  # where story, Night and Day lie is hidden (chapter 6)
    if what.startswith(STORY):
        await _story(t, what.removeprefix(STORY))
        return
    card = what if what in (NIGHT, DAY) else list(EVENTS)[t.draw("SS-SET-26", "event")]
    await resolve_event(t, card)


async def _story(t: Table[State], id: str) -> None:
    """Read the card's paragraph (SS-EVT-04)."""
    s = t.state
    s.event = id
    t.tell(CardDrawn("story", id))
    triggers.happen(s, f"{STORY}{id}")
    await reading.read_due(t)


async def resolve_event(t: Table[State], id: str) -> None:
    """Carry out the card's ops once; lay Night and Day beside the deck (SS-EVT-10, 12)."""
    s, card = t.state, EVENTS[id]
    t.tell(CardDrawn("event", id))
    if id == NIGHT:
        s.night = True
    elif id != DAY:
        s.event = id
    cause = Cause(id)
    await VERBS.carry_out(t, cause, card.ops)
    await kills.after_kills(t, cause)


def check_end(s: State) -> None:
    """First the win condition, then the lose condition (SS-END-01, 03)."""
    if triggers.is_so(s, QUESTS[s.quest].win) and any(True for _ in s.living()):
        leave_for_end(s, WON)
    if triggers.is_so(s, QUESTS[s.quest].lose):
        leave_for_end(s, LOST)
