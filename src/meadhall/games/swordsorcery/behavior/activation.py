"""An activation: Bleeding, Stun, K.O., the rule's sentences, and the tokens that end with it (SS-AI-01, 20 to 24)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.engine import Reason, Refused, Table, choose, menu
from meadhall.games.swordsorcery.behavior import intent
from meadhall.games.swordsorcery.combat import attack, blows
from meadhall.games.swordsorcery.content import DECKS, ENEMIES, POWER_CARDS
from meadhall.games.swordsorcery.content.tables import AttackCard, PowerCard
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, decider, draw_card
from meadhall.games.swordsorcery.events import ActivitySkipped, CardDrawn, EnemyActivated, TokenLost
from meadhall.games.swordsorcery.figures import crowd, sight
from meadhall.games.swordsorcery.figures.answers import Answer, answer, character, of_answer
from meadhall.games.swordsorcery.harm import wounds
from meadhall.games.swordsorcery.moves import entering, forced, kills
from meadhall.games.swordsorcery.ops.grammar import Deed, Sentence, rule_sentences
from meadhall.games.swordsorcery.state import NOBODY, Activation, Area, Enemy, Ref, State

SPENT = ("slow", "blind", "exhaust")  # discarded at the end of an activation


async def activate_enemy(t: Table[State], ref: Ref, *, frenzy: bool = False, chained: bool = False) -> None:
    """Activate one enemy, from the first token to the last (SS-ENC-08)."""
    s, enemy = t.state, t.state.enemy(ref)
    if enemy is None or enemy.is_idle:
        return
    act = Activation(ref, frenzy=frenzy, chained=chained)
    s.activations.append(act)
    await _act(t, enemy, act)
    s.activations.remove(act)
    enemy.fresh.clear()
    await entering.settle(t)


async def _act(t: Table[State], enemy: Enemy, act: Activation) -> None:
    s = t.state
    if s.tokens and "stun" not in enemy.conditions:  # a skipped activation does not begin (SS-BOD-51)
        await forced.spring_tokens(t, enemy.ref, (forced.ENTERS_OR_ACTS,))
    if "bleeding" in enemy.conditions:  # SS-BOD-61
        cause = Cause("bleeding")
        await wounds.wound(t, enemy.ref, 1, cause, "bleeding")
        await kills.after_kills(t, cause)
    if s.enemy(enemy.ref) is None:
        return
    if "stun" in enemy.conditions:  # SS-BOD-51
        t.tell(ActivitySkipped(s.code(enemy.ref), "stun"))
        _lose(t, enemy, "stun")
        return
    _lose(t, enemy, "ko")  # SS-BOD-13
    what = await _settled(t, enemy, intent.intent(s, enemy))
    act.rule, act.victim = what.rule, what.victim
    rule = ENEMIES[enemy.id].rules[what.rule]
    victim = s.code(what.victim)
    t.tell(EnemyActivated(s.code(enemy.ref), rule.do, victim, what.reason, what.distance))
    await _sentences(t, enemy, act, rule_sentences(rule.do))
    for name in SPENT:
        if name not in enemy.fresh:
            _lose(t, enemy, name)


def _lose(t: Table[State], enemy: Enemy, name: str) -> None:
    if name in enemy.conditions:
        del enemy.conditions[name]
        if t.state.enemy(enemy.ref) is not None:
            t.tell(TokenLost(t.state.code(enemy.ref), name))


# ---- ties (SS-OPT-06)


@menu("victim", "SS-DEC-56")
def tied_victims(s: State, tied: tuple[Ref, ...]) -> list[Answer]:
    """The victims who are equal except for the last tie-break."""
    return [character(s, ref, "SS-DEC-56") for ref in tied]


async def settle_tie(t: Table[State], tied: Sequence[Ref]) -> Ref:
    """The first target after all tie-breakers, or the one that the active player names."""
    s = t.state
    if s.options.ties != "active" or len(tied) < 2:
        return tied[0]
    return of_answer(s, await choose(decider(s), tied_victims(s, tuple(tied))))


async def _settled(t: Table[State], enemy: Enemy, what: intent.Intent) -> intent.Intent:
    s = t.state
    victim = await settle_tie(t, what.tied) if what.tied else NOBODY
    if victim == what.victim:
        return what
    return intent.Intent(
        what.rule, victim, what.reason, sight.distance(s, enemy.area, intent.current_area(s, victim)), (victim,)
    )


LONGER = Reason("SS-AI-06", "longer-way")


@menu("path", "SS-DEC-56")
def tied_ways(s: State, ways: tuple[Area, ...]) -> list[Answer]:
    """The next areas of equally good paths."""
    return [answer("to", "SS-DEC-56", sight.board(s).areas[area].id) for area in ways]


@tied_ways.never
def longer_ways(s: State, ways: tuple[Area, ...]) -> Iterator[Refused]:
    """The areas through which no shortest path leads."""
    return sight.other_areas(s, "to", ways, LONGER)


# ---- sentences


async def _sentences(t: Table[State], enemy: Enemy, act: Activation, todo: tuple[Sentence, ...]) -> None:
    s = t.state
    slow = "slow" in enemy.conditions
    for number, sentence in enumerate(todo):
        if slow and number:
            t.tell(ActivitySkipped(s.code(enemy.ref), "slow"))
            return  # SS-BOD-41
        for deed in sentence:
            if s.enemy(enemy.ref) is None or "ko" in enemy.conditions or "stun" in enemy.conditions:
                return  # SS-BOD-54, SS-BOD-75
            if act.victim == NOBODY and deed.word != "Power":
                continue  # SS-AI-05
            await _deed(t, enemy, act, deed)


async def _deed(t: Table[State], enemy: Enemy, act: Activation, deed: Deed) -> None:
    s = t.state
    if deed.word == "Attack":
        await _attack(t, enemy, act, ENEMIES[enemy.id].attack_named(deed.name))
    elif deed.word == "Power":
        if "exhaust" not in enemy.conditions:  # SS-BOD-71
            await _power(t, enemy, act)
    elif s.body(act.victim) is None:
        return  # SS-AI-22
    elif deed.word == "Retreat":
        await retreat(t, enemy, act.victim, deed.n)
    else:
        await approach(t, enemy, act.victim, deed)


async def _attack(t: Table[State], enemy: Enemy, act: Activation, card: AttackCard) -> None:
    """Attack the victim within reach, otherwise the icon's favourite among all reachable heroes (SS-AI-20)."""
    s = t.state
    if "blind" in enemy.conditions:
        return  # SS-BOD-34
    targets = intent.attack_targets(s, enemy, card)
    if not targets:
        return
    target = act.victim if act.victim in targets else await settle_tie(t, intent.preferred(s, enemy, targets))
    await attack.attack(t, blows.printed_blow(s, enemy.ref, card), target)


async def approach(t: Table[State], enemy: Enemy, victim: Ref, deed: Deed) -> None:
    """Move or Close: step by step toward the victim."""
    s = t.state
    for _ in range(intent.allowed_steps(enemy, deed)):
        if s.body(victim) is None or intent.has_arrived(s, enemy.area, deed, victim):
            return
        ways = intent.ways_to(s, enemy, enemy.area, intent.current_area(s, victim))
        if not ways:
            return
        to = ways[0]
        if len(ways) > 1 and s.options.ties == "active":
            pick = await choose(decider(s), tied_ways(s, ways))
            to = sight.board(s).index[pick.of]
        await forced.put_figure(t, enemy.ref, to, "step")
        if s.enemy(enemy.ref) is None or "ko" in enemy.conditions:
            return  # SS-BOD-75


def retreat_to(s: State, enemy: Enemy, victim: Ref) -> Area | None:
    """The neighbour farthest from the nearest hero that keeps the victim in sight; None to stay (SS-AI-20)."""
    heroes = [intent.current_area(s, ref) for ref in crowd.party_members(s)]
    flying = ENEMIES[enemy.id].flying

    def far(area: Area) -> int:
        return min((sight.distance(s, area, hero) for hero in heroes), default=0)

    here = far(enemy.area)
    ways = sight.board(s).steps(s.opened, flying)[enemy.area]
    there = intent.current_area(s, victim) if s.body(victim) is not None else NOBODY
    better = [area for area in ways if far(area) > here and (there == NOBODY or sight.sees(s, area, there))]
    return min(better, key=lambda area: (-far(area), area), default=None)


async def retreat(t: Table[State], enemy: Enemy, victim: Ref, n: int) -> None:
    """Up to n times one step away."""
    for _ in range(n):
        to = retreat_to(t.state, enemy, victim)
        if to is None or t.state.enemy(enemy.ref) is None or "ko" in enemy.conditions:
            return
        await forced.put_figure(t, enemy.ref, to, "step")


# ---- powers


async def _power(t: Table[State], enemy: Enemy, act: Activation) -> None:
    """An enemy's own power, or the top card of a Master's deck (SS-MAS-04)."""
    card = ENEMIES[enemy.id]
    if card.is_master:
        power = draw_power(t, enemy.id)
        cause = Cause(power.id, enemy.ref, victim=act.victim, chained=act.chained)
        await VERBS.carry_out(t, cause, power.ops)
    elif card.power is not None:
        cause = Cause(enemy.id, enemy.ref, victim=act.victim, chained=act.chained)
        await VERBS.carry_out(t, cause, card.power.ops)
    else:
        return
    await kills.after_kills(t, cause)
    await entering.settle(t)


def draw_power(t: Table[State], master: str) -> PowerCard:
    """Draw the top card of a Master's deck, shuffled again when it is empty."""
    deck = t.state.power_decks[master]
    face = draw_card(t, deck, "SS-MAS-04")
    assert face is not None
    deck.discards.append(face)
    card = POWER_CARDS[DECKS["power"][face]]
    t.tell(CardDrawn("power", card.id))
    return card
