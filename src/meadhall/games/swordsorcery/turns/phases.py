"""The Time Phase and the Event Phase, with the Quest Ending Check (4.8, 4.28, 4.30)."""

from __future__ import annotations

from meadhall.engine import Table
from meadhall.games.swordsorcery.content import ENEMIES, EVENTS, POWERS, QUESTS
from meadhall.games.swordsorcery.effects.powers import rotate_used_powers
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.events import CardDrawn, EventEnded, PowerRefreshed, RoundBegan
from meadhall.games.swordsorcery.figures import crowd, numbers, predicates, statics
from meadhall.games.swordsorcery.figures.armor import armor_shields
from meadhall.games.swordsorcery.harm import dice, tokens, wounds
from meadhall.games.swordsorcery.moves import entering, forced, kills
from meadhall.games.swordsorcery.ops.mods import ShieldEachTimePhaseMod
from meadhall.games.swordsorcery.souls import spend_soul_points
from meadhall.games.swordsorcery.state import NOBODY, YELLOW, Body, Enemy, Ref, State
from meadhall.games.swordsorcery.story import reading, triggers
from meadhall.games.swordsorcery.story.quest_end import LOST, WON, end_quest_at_once


async def time_phase(t: Table[State]) -> None:
    """Run the Time Phase: cleanup of effects, refresh and cooldown of powers, Soul Points (SS-TIM-01 to 12)."""
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
        await burn_and_poison(t)
        await clean_up_effects(t)
        renew_shields(t)
        refresh_and_rotate_powers(t)
    await spend_soul_points(t)
    s.step = "turn"


def all_characters(s: State) -> list[Ref]:
    """Return all heroes, each followed by their companion, then all enemies (SS-GEN-12)."""
    return s.in_order([*crowd.party_members(s), *(enemy.ref for enemy in s.enemies)])


async def burn_and_poison(t: Table[State]) -> None:
    """Deal each character the wounds from Fire, then from Poison (SS-TIM-03, SS-SPE-11, SS-BOD-20, 21)."""
    s = t.state
    for enemy in s.enemies:
        enemy.burning = bool(enemy.fire)
    cause = Cause("time")
    for ref in all_characters(s):
        body = s.body(ref)
        if body is not None and body.fire:
            await wounds.wound(t, ref, len(body.fire), cause, "fire")
        body = s.body(ref)
        if body is not None and "poison" in body.conditions:
            await wounds.wound(t, ref, body.conditions["poison"], cause, "poison")
    await kills.carry_out_kill_effects(t, cause)
    await entering.run_pending_effects(t)


async def clean_up_effects(t: Table[State]) -> None:
    """Carry out all other effects of the cleanup (SS-TIM-04)."""
    s = t.state
    for ref in all_characters(s):
        body = s.body(ref)
        if body is not None:
            body.fire = [level - 1 for level in body.fire if level > 1]  # SS-SPE-12
            _reduce_bleeding(t, ref, body)
            body.criticals = {stat: color for stat, color in body.criticals.items() if color != YELLOW}
            body.buffs = [buff for buff in body.buffs if buff.until != "round" and buff.card != "whisper"]
            if isinstance(body, Enemy):
                body.storm, body.stormed = [], False
    for hero_index in list(s.living()):
        s.heroes[hero_index].hidden = False
        if "poison" in s.heroes[hero_index].conditions and await dice.roll_save(t, hero_index):
            tokens.remove_token(t, hero_index, "poison")
    s.tokens = [token for token in s.tokens if forced.token_op(token).until != "round"]
    await _carry_out_passives(t)


def _reduce_bleeding(t: Table[State], ref: Ref, body: Body) -> None:
    """Turn a new Bleeding token over, or remove one that is turned over already (SS-BOD-62)."""
    if "bleeding" not in body.conditions:
        return
    body.conditions["bleeding"] -= 1
    if not body.conditions["bleeding"]:
        tokens.remove_token(t, ref, "bleeding")


async def _carry_out_passives(t: Table[State]) -> None:
    """Carry out the passive effects of Masters in the Time Phase (SS-MAS-20, SS-MAS-21)."""
    s = t.state
    for enemy in list(s.enemies):
        for passive in ENEMIES[enemy.id].passive:
            if passive.when == "time_phase" and predicates.predicate_holds(s, passive.if_, enemy.ref, None):
                await VERBS.carry_out(t, Cause(enemy.id, enemy.ref), passive.ops)
            elif passive.when == "lamps" and not enemy.is_idle:
                wounds.heal(t, enemy.ref, numbers.lamp_count(s))


def renew_shields(t: Table[State]) -> None:
    """Renew the Magic Shields from armor (SS-TIM-05), and the Magic Shield from the freed monks (SS-STY-25)."""
    s = t.state
    for hero_index in s.living():
        hero = s.heroes[hero_index]
        missing = armor_shields(hero) - hero.shields
        if missing > 0:
            tokens.give_shields(t, hero_index, missing)
        monks_shields = sum(mod.n for mod in statics.hero_statics(hero, ShieldEachTimePhaseMod))
        if monks_shields and not hero.shields:
            tokens.give_shields(t, hero_index, monks_shields)


def refresh_and_rotate_powers(t: Table[State]) -> None:
    """Refresh the powers with cooldown 0, then rotate all others (SS-TIM-07 to 09).

    This order makes a power unavailable for as many full rounds as its cooldown.
    """
    s = t.state
    for hero_index, hero in enumerate(s.heroes):
        for name in [name for name, left in hero.used.items() if left == 0]:
            del hero.used[name]
            if name not in POWERS or name in hero.powers:  # not for a power that the hero lost through death
                t.tell(PowerRefreshed(hero.id, name))
        rotate_used_powers(s, hero_index)


RANDOM, NIGHT, DAY, STORY = "R", "night", "day", "story:"


def event_deck(s: State) -> list[str]:
    """Return the quest's Event deck from the top, with the added or removed random cards (SS-OPT-02)."""
    deck = list(QUESTS[s.quest].event_deck)
    last = max(index for index, card in enumerate(deck) if card.startswith(STORY))
    return deck[: last + min(0, s.extra_event)] + [RANDOM] * s.extra_event + deck[last:]


def face_down_events(s: State) -> int:
    """Return the number of Event cards that are still face down."""
    return len(event_deck(s)) - s.events_drawn


async def event_phase(t: Table[State]) -> None:
    """Discard the revealed Event card.

    If no card is revealed, resolve the next card, which stays for a round (SS-EVT-01 to 04).
    """
    s = t.state
    s.phase, s.active, s.turn = "event", NOBODY, None
    if s.event:
        t.tell(EventEnded(s.event))
        s.event = ""
    else:
        await _draw_event_card(t)
    await entering.run_pending_effects(t)
    end_quest_if_decided(s)
    s.step = "time"


async def _draw_event_card(t: Table[State]) -> None:
    s = t.state
    deck = event_deck(s)
    if s.events_drawn >= len(deck):
        end_quest_at_once(s, LOST)  # SS-EVT-05
    # a bot's imagined world does not know the card (SS-INF-03)
    next_card = RANDOM if t.imagined else deck[s.events_drawn]
    s.events_drawn += 1
    t.learn()  # the places of story cards, Night and Day are secret (chapter 6)
    if next_card.startswith(STORY):
        await _reveal_story_card(t, next_card.removeprefix(STORY))
        return
    card = next_card if next_card in (NIGHT, DAY) else list(EVENTS)[t.draw("SS-SET-26", "event")]
    await resolve_event(t, card)


async def _reveal_story_card(t: Table[State], id: str) -> None:
    """Reveal a story card and read its paragraph (SS-EVT-04)."""
    s = t.state
    s.event = id
    t.tell(CardDrawn("story", id))
    triggers.record_trigger(s, f"{STORY}{id}")
    await reading.read_triggered_paragraphs(t)


async def resolve_event(t: Table[State], id: str) -> None:
    """Carry out an Event card's ops. Night and Day are put next to the deck (SS-EVT-10, 12)."""
    s, card = t.state, EVENTS[id]
    t.tell(CardDrawn("event", id))
    if id == NIGHT:
        s.night = True
    elif id != DAY:
        s.event = id
    cause = Cause(id)
    await VERBS.carry_out(t, cause, card.ops)
    await kills.carry_out_kill_effects(t, cause)


def end_quest_if_decided(s: State) -> None:
    """End the quest if it is won or lost. If both are true, it is won (SS-END-01, 03)."""
    if triggers.condition_holds(s, QUESTS[s.quest].win) and any(True for _ in s.living()):
        end_quest_at_once(s, WON)
    if triggers.condition_holds(s, QUESTS[s.quest].lose):
        end_quest_at_once(s, LOST)
