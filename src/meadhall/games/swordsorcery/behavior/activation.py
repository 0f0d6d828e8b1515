"""Activations of enemies: Bleeding, Stun and K.O., then the sentences of the rule (SS-AI-01, 20 to 24)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.engine import Reason, Refused, Table, choose, menu
from meadhall.games.swordsorcery.behavior import intent
from meadhall.games.swordsorcery.combat import attack, blows
from meadhall.games.swordsorcery.content import DECKS, ENEMIES, POWER_CARDS
from meadhall.games.swordsorcery.content.tables import AttackCard, PowerCard
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, deciding_seat, draw_card
from meadhall.games.swordsorcery.events import ActivitySkipped, CardDrawn, EnemyActivated, TokenLost
from meadhall.games.swordsorcery.figures import crowd, line_of_sight
from meadhall.games.swordsorcery.figures.answers import Answer, answer, character_answer, ref_of_answer
from meadhall.games.swordsorcery.harm import wounds
from meadhall.games.swordsorcery.moves import entering, forced, kills
from meadhall.games.swordsorcery.ops.grammar import Instruction, Sentence, parse_rule
from meadhall.games.swordsorcery.state import NOBODY, Activation, Area, Enemy, Ref, State

# Conditions that an enemy loses at the end of its activation.
CONDITIONS_LOST_AFTER_ACTIVATION = (
    "slow",
    "blind",
    "exhaust",
)


async def activate_enemy(t: Table[State], ref: Ref, *, frenzy: bool = False, chained: bool = False) -> None:
    """Run the whole activation of one enemy. Do nothing if the enemy is gone, asleep or pacified (SS-ENC-08)."""
    s, enemy = t.state, t.state.enemy(ref)
    if enemy is None or enemy.is_idle:
        return
    activation = Activation(ref, frenzy=frenzy, chained=chained)
    s.activations.append(activation)
    await _run_activation(t, enemy, activation)
    s.activations.remove(activation)
    enemy.fresh.clear()
    await entering.run_pending_effects(t)


async def _run_activation(t: Table[State], enemy: Enemy, activation: Activation) -> None:
    """Apply tokens and conditions, find the rule and its victim, and carry the rule out."""
    s = t.state
    if s.tokens and "stun" not in enemy.conditions:  # a skipped activation does not begin (SS-BOD-51)
        await forced.spring_tokens(t, enemy.ref, (forced.ENTER_OR_ACT_TRIGGER,))
    if "bleeding" in enemy.conditions:  # SS-BOD-61
        cause = Cause("bleeding")
        await wounds.wound(t, enemy.ref, 1, cause, "bleeding")
        await kills.carry_out_kill_effects(t, cause)
    if s.enemy(enemy.ref) is None:
        return
    if "stun" in enemy.conditions:  # SS-BOD-51
        t.tell(ActivitySkipped(s.code(enemy.ref), "stun"))
        _lose_condition(t, enemy, "stun")
        return
    _lose_condition(t, enemy, "ko")  # SS-BOD-13
    planned_intent = await _choose_victim(t, enemy, intent.enemy_intent(s, enemy))
    activation.rule, activation.victim = planned_intent.rule, planned_intent.victim
    rule = ENEMIES[enemy.id].rules[planned_intent.rule]
    victim = s.code(planned_intent.victim)
    t.tell(EnemyActivated(s.code(enemy.ref), rule.do, victim, planned_intent.reason, planned_intent.distance))
    await _carry_out_sentences(t, enemy, activation, parse_rule(rule.do))
    for name in CONDITIONS_LOST_AFTER_ACTIVATION:
        if name not in enemy.fresh:
            _lose_condition(t, enemy, name)


def _lose_condition(t: Table[State], enemy: Enemy, name: str) -> None:
    """Remove a condition from an enemy, if it has that condition."""
    if name in enemy.conditions:
        del enemy.conditions[name]
        if t.state.enemy(enemy.ref) is not None:
            t.tell(TokenLost(t.state.code(enemy.ref), name))


# ---- ties (SS-OPT-06)


@menu("victim", "SS-DEC-56")
def victim_options(s: State, victims: tuple[Ref, ...]) -> list[Answer]:
    """Return the victims that are equally good for an enemy, for the active player to choose from."""
    return [character_answer(s, ref, "SS-DEC-56") for ref in victims]


async def choose_tied_victim(t: Table[State], victims: Sequence[Ref]) -> Ref:
    """Return one of the tied victims: the first, or the one that the active player chooses (SS-OPT-06)."""
    s = t.state
    if s.options.ties != "active" or len(victims) < 2:
        return victims[0]
    return ref_of_answer(s, await choose(deciding_seat(s), victim_options(s, tuple(victims))))


async def _choose_victim(t: Table[State], enemy: Enemy, planned_intent: intent.Intent) -> intent.Intent:
    """Return the intent with its tied victims reduced to one."""
    s = t.state
    victim = await choose_tied_victim(t, planned_intent.tied_victims) if planned_intent.tied_victims else NOBODY
    if victim == planned_intent.victim:
        return planned_intent
    return intent.Intent(
        planned_intent.rule,
        victim,
        planned_intent.reason,
        line_of_sight.distance(s, enemy.area, intent.current_area(s, victim)),
        (victim,),
    )


LONGER_WAY = Reason("SS-AI-06", "longer-way")


@menu("path", "SS-DEC-56")
def path_options(s: State, first_areas: tuple[Area, ...]) -> list[Answer]:
    """Return the first areas of equally short paths, for the active player to choose from."""
    return [answer("to", "SS-DEC-56", line_of_sight.board(s).areas[area].id) for area in first_areas]


@path_options.never
def path_refusals(s: State, first_areas: tuple[Area, ...]) -> Iterator[Refused]:
    """Yield refusals for the areas that are not on a shortest path."""
    return line_of_sight.other_area_refusals(s, "to", first_areas, LONGER_WAY)


# ---- sentences


async def _carry_out_sentences(
    t: Table[State], enemy: Enemy, activation: Activation, sentences: tuple[Sentence, ...]
) -> None:
    """Carry out the sentences of a rule. A Slow enemy carries out only the first sentence (SS-BOD-41)."""
    s = t.state
    is_slow = "slow" in enemy.conditions
    for number, sentence in enumerate(sentences):
        if is_slow and number:
            t.tell(ActivitySkipped(s.code(enemy.ref), "slow"))
            return  # SS-BOD-41
        for instruction in sentence:
            if s.enemy(enemy.ref) is None or "ko" in enemy.conditions or "stun" in enemy.conditions:
                return  # SS-BOD-54, SS-BOD-75
            if activation.victim == NOBODY and instruction.word != "Power":
                continue  # SS-AI-05
            await _carry_out_instruction(t, enemy, activation, instruction)


async def _carry_out_instruction(
    t: Table[State], enemy: Enemy, activation: Activation, instruction: Instruction
) -> None:
    s = t.state
    if instruction.word == "Attack":
        await _attack_in_reach(t, enemy, activation, ENEMIES[enemy.id].attack_named(instruction.name))
    elif instruction.word == "Power":
        if "exhaust" not in enemy.conditions:  # SS-BOD-71
            await _carry_out_power(t, enemy, activation)
    elif s.body(activation.victim) is None:
        return  # SS-AI-22
    elif instruction.word == "Retreat":
        await retreat(t, enemy, activation.victim, instruction.steps)
    else:
        await approach(t, enemy, activation.victim, instruction)


async def _attack_in_reach(t: Table[State], enemy: Enemy, activation: Activation, card: AttackCard) -> None:
    """Attack the victim if it is within reach.

    If not, attack the hero within reach that the attack card's target icon names (SS-AI-20).
    """
    s = t.state
    if "blind" in enemy.conditions:
        return  # SS-BOD-34
    targets = intent.attack_targets(s, enemy, card)
    if not targets:
        return
    target = (
        activation.victim
        if activation.victim in targets
        else await choose_tied_victim(t, intent.preferred_victims(s, enemy, targets))
    )
    await attack.attack(t, blows.printed_blow(s, enemy.ref, card), target)


async def approach(t: Table[State], enemy: Enemy, victim: Ref, instruction: Instruction) -> None:
    """Move an enemy step by step toward its victim, for the instructions Move and Close."""
    s = t.state
    for _ in range(intent.allowed_steps(enemy, instruction)):
        if s.body(victim) is None or intent.has_arrived(s, enemy.area, instruction, victim):
            return
        first_areas = intent.first_steps_toward(s, enemy, enemy.area, intent.current_area(s, victim))
        if not first_areas:
            return
        next_area = first_areas[0]
        if len(first_areas) > 1 and s.options.ties == "active":
            pick = await choose(deciding_seat(s), path_options(s, first_areas))
            next_area = line_of_sight.board(s).index[pick.of]
        await forced.move_figure(t, enemy.ref, next_area, "step")
        if s.enemy(enemy.ref) is None or "ko" in enemy.conditions:
            return  # SS-BOD-75


def next_retreat_area(s: State, enemy: Enemy, victim: Ref) -> Area | None:
    """Return the next area that is farther from all heroes but in sight of the victim, or None (SS-AI-20)."""
    heroes = [intent.current_area(s, ref) for ref in crowd.party_members(s)]
    flying = ENEMIES[enemy.id].flying

    def nearest_hero_distance(area: Area) -> int:
        return min((line_of_sight.distance(s, area, hero) for hero in heroes), default=0)

    current_distance = nearest_hero_distance(enemy.area)
    next_areas = line_of_sight.board(s).next_areas(s.opened, flying)[enemy.area]
    victim_area = intent.current_area(s, victim) if s.body(victim) is not None else NOBODY
    farther_areas = [
        area
        for area in next_areas
        if nearest_hero_distance(area) > current_distance
        and (victim_area == NOBODY or line_of_sight.sees(s, area, victim_area))
    ]
    return min(farther_areas, key=lambda area: (-nearest_hero_distance(area), area), default=None)


async def retreat(t: Table[State], enemy: Enemy, victim: Ref, max_steps: int) -> None:
    """Retreat step by step, up to this many steps. Stop when no neighbouring area is farther from the heroes."""
    for _ in range(max_steps):
        next_area = next_retreat_area(t.state, enemy, victim)
        if next_area is None or t.state.enemy(enemy.ref) is None or "ko" in enemy.conditions:
            return
        await forced.move_figure(t, enemy.ref, next_area, "step")


# ---- powers


async def _carry_out_power(t: Table[State], enemy: Enemy, activation: Activation) -> None:
    """Carry out the power of an enemy. A Master draws the top card of its deck (SS-MAS-04)."""
    card = ENEMIES[enemy.id]
    if card.is_master:
        power = draw_power_card(t, enemy.id)
        cause = Cause(power.id, enemy.ref, victim=activation.victim, is_chained=activation.chained)
        await VERBS.carry_out(t, cause, power.ops)
    elif card.power is not None:
        cause = Cause(enemy.id, enemy.ref, victim=activation.victim, is_chained=activation.chained)
        await VERBS.carry_out(t, cause, card.power.ops)
    else:
        return
    await kills.carry_out_kill_effects(t, cause)
    await entering.run_pending_effects(t)


def draw_power_card(t: Table[State], master: str) -> PowerCard:
    """Draw the top card of a Master's deck. If the deck is empty, shuffle the discards first."""
    deck = t.state.power_decks[master]
    face = draw_card(t, deck, "SS-MAS-04")
    assert face is not None
    deck.discards.append(face)
    card = POWER_CARDS[DECKS["power"][face]]
    t.tell(CardDrawn("power", card.id))
    return card
