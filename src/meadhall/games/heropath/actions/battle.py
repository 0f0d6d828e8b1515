"""Battles (BAT, SLY), in five steps: announce, prepare, roll, change dice, compare."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from meadhall.engine import Candidate, CutTo, Option, Reason, Refused, Table, choose, menu
from meadhall.engine.common.text import Args
from meadhall.engine.kit.choosing import Some, choose_some
from meadhall.engine.kit.windows import Window
from meadhall.games.heropath import land
from meadhall.games.heropath.actions import fortune, rest, riding
from meadhall.games.heropath.cards import holding, playing
from meadhall.games.heropath.content import DRAGON, ENEMIES, ENEMY_DIE, HERO_DICE, HERO_DIE, SPECIAL_DIE, TABLE
from meadhall.games.heropath.dragon import flares
from meadhall.games.heropath.dragon.gathering import begin_gathering
from meadhall.games.heropath.dragon.turn import take_dragons_turn
from meadhall.games.heropath.effects.active_cards import fits_foe, magic_boosts, meets_need, ops_of, power_parts
from meadhall.games.heropath.effects.verbs import VERBS, Cause, only_choice
from meadhall.games.heropath.enemies.placing import On, no_room_reason, refused_other_spaces, space_options
from meadhall.games.heropath.enemies.scale_of_evil import put_on_scale
from meadhall.games.heropath.enemies.tokens import enemy_steps, move_token, take_token_off, token_foe
from meadhall.games.heropath.events.heroes import BattleBegan, BattleEnded, DiceRerolled, DiceRolled, Part
from meadhall.games.heropath.events.land import DragonSlain
from meadhall.games.heropath.growth import goods, vitality
from meadhall.games.heropath.land import LINKS, Space
from meadhall.games.heropath.ops import AddPower, AddSpecial, AfterBattle, DropDie, HeroPower, RerollNow, Special
from meadhall.games.heropath.rows import competition, dragon_power
from meadhall.games.heropath.state import EMPTY, LOST, TIED, Battle, Seat, State, Token

END: Final = "end"  # the step that ends the match
NO_FLARE: Final = Reason("HP-SLY-01", "no-flare")
BESIDE_AN_ENEMY: Final = Reason("HP-SLY-02", "dragon-beside-enemy")


def cannot_fight_dragon(s: State, seat: Seat) -> Reason | None:
    """Return why a hero cannot fight the Dragon here, or None (HP-SLY-01, HP-SLY-02, HP-GAT-09)."""
    position = s.heroes[seat].at
    if not (flares.is_active(position, s.rock) or (s.is_gathered and position == land.START)):
        return NO_FLARE
    return BESIDE_AN_ENEMY if s.tokens(position) else None


# ---- numbers


def foe_dice(s: State, battle: Battle) -> int:
    """Return the number of dice that the opponent rolls."""
    dice = TABLE.dragon.dice if battle.foe == DRAGON else ENEMIES[battle.foe].dice
    return max(0, dice - battle.dropped)


def foe_parts(s: State, battle: Battle) -> Iterator[Part]:
    """Yield the parts of the opponent's total: Basic Power, Evil and dice (HP-BAT-03, HP-SLY-03)."""
    yield Part("basic", dragon_power(s) if battle.foe == DRAGON else ENEMIES[battle.foe].power)
    yield Part("evil", s.scale.level)
    yield Part("dice", sum(battle.foe_dice))


def hero_parts(s: State, battle: Battle) -> Iterator[Part]:
    """Yield the parts of the hero's total: gems, Extra Power and dice (HP-BAT-02, HP-BAT-05, HP-BAT-06)."""
    hero = s.heroes[battle.seat]
    yield Part("gems", hero.power)
    for card in power_parts(s, battle.seat, battle.foe, first_battle=not hero.turn.fights):
        yield Part("card", card.n, s.faces.face[card.piece])
    yield Part("added", battle.added)
    yield Part("against", battle.against)
    yield Part("dice", sum(battle.hero_dice))
    yield Part("special", sum(battle.special))


def nonzero_parts(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Return the parts whose points are not 0."""
    return tuple(part for part in parts if part.points)


def foe_total(s: State, battle: Battle) -> int:
    """Return the total power of the opponent."""
    return sum(part.points for part in foe_parts(s, battle))


def hero_total(s: State, battle: Battle) -> int:
    """Return the total power of the hero."""
    return sum(part.points for part in hero_parts(s, battle))


# ---- the steps


async def fight_enemy(t: Table[State], seat: Seat, token: Token) -> None:
    """Carry out a Fight against an exposed enemy on the hero's space (HP-BAT-01)."""
    battle = await _play_battle(t, Battle(seat, token_foe(t.state, token), token.piece))
    await (_resolve_defeat if battle.result == LOST else _resolve_victory)(t, battle, token)
    t.state.battle = None


async def fight_dragon(t: Table[State], seat: Seat) -> None:
    """Carry out a Fight against the Dragon. A victory or tie wins the match (SLY)."""
    s, battle = t.state, await _play_battle(t, Battle(seat, DRAGON))
    if battle.result != LOST:
        s.winner = seat
        t.tell(DragonSlain(seat))
        raise CutTo(END)
    s.heroes[seat].turn.fights += 1
    await vitality.lose_vitality(t, seat, 1, "battle")
    await run_after_battle_effects(t, battle)
    s.battle = None


async def _play_battle(t: Table[State], battle: Battle) -> Battle:
    """Carry out steps 1 to 5 of a battle."""
    t.state.battle = battle
    t.tell(BattleBegan(battle.seat, battle.foe))
    await use_cards_before(t, battle)
    roll_dice(t, battle)
    await change_dice(t, battle)
    compare_totals(t, battle)
    return battle


async def use_cards_before(t: Table[State], battle: Battle) -> None:
    """Carry out step 2: the hero uses cards for the window `battle`, and the others for `foe-battle` (HP-BAT-08)."""
    s, seat = t.state, battle.seat
    window = Window("battle", by=seat, to=[seat], numbers={"foe": battle.foe})
    await playing.open_card_window(t, "foe-battle", s.clockwise(seat), window, causer_window="battle")


def roll_dice(t: Table[State], battle: Battle) -> None:
    """Carry out step 3: roll all dice of both sides (HP-BAT-09)."""
    battle.stage = "rolled"
    roll_hero_dice(t, battle)
    roll_foe_dice(t, battle)
    announce_dice(t, battle)


def roll_hero_dice(t: Table[State], battle: Battle) -> None:
    """Roll the hero's dice, including the Special dice."""
    specials = battle.specials + t.state.heroes[battle.seat].turn.spirits
    battle.hero_dice = [t.pick("dice/hero", "HP-BAT-02", HERO_DIE) for _ in range(HERO_DICE)]
    battle.special = [t.pick("dice/special", "HP-CHN-06", SPECIAL_DIE) for _ in range(specials)]


def roll_foe_dice(t: Table[State], battle: Battle) -> None:
    """Roll the dice of the enemy or the Dragon."""
    battle.foe_dice = [t.pick("dice/enemy", "HP-BAT-03", ENEMY_DIE) for _ in range(foe_dice(t.state, battle))]


def announce_dice(t: Table[State], battle: Battle) -> None:
    """Log the dice of both sides."""
    t.tell(DiceRolled(battle.seat, tuple(battle.hero_dice), tuple(battle.foe_dice), tuple(battle.special)))


def compare_totals(t: Table[State], battle: Battle) -> None:
    """Carry out step 5: compare the totals, and turn up the face-down cards that count (HP-BAT-11, HP-RES-04)."""
    s = t.state
    hero = s.heroes[battle.seat]
    for part in power_parts(s, battle.seat, battle.foe, first_battle=not hero.turn.fights):
        holding.reveal_card(t, battle.seat, part.piece)
    battle.hero_total, battle.foe_total = hero_total(s, battle), foe_total(s, battle)
    battle.stage = "compared"
    own_parts, opponent_parts = nonzero_parts(hero_parts(s, battle)), nonzero_parts(foe_parts(s, battle))
    t.tell(
        BattleEnded(
            battle.seat, battle.foe, battle.hero_total, battle.foe_total, battle.result, own_parts, opponent_parts
        )
    )


# ---- step 4: after the roll


@menu("after-the-roll", "HP-BAT-10", default="pass")
def dice_change_options(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Yield a pass, rerolls with lasting cards, and the use of other cards (HP-ASK-18, HP-ASK-19)."""
    yield playing.PASS
    yield from playing.reroll_options(s, seat, "hero")
    yield from playing.cards_for_window(s, seat, "rolled")


dice_change_options.never(partial(playing.refused_untimely_cards, window="rolled"))


async def change_dice(t: Table[State], battle: Battle) -> None:
    """Carry out step 4: the hero may change the dice. Opponents can only act before the roll (HP-BAT-10)."""
    s, seat = t.state, battle.seat
    while not s.heroes[seat].is_dead and (
        playing.may_have_card_for(s, seat, "rolled") or playing.may_reroll(s, seat, "hero")
    ):
        pick = await choose(seat, dice_change_options(s, seat))
        if isinstance(pick, playing.Use):
            await playing.use_card(t, seat, pick.piece)
        elif isinstance(pick, playing.Again):
            playing.use_reroll_card(t, seat, pick)
            await reroll_chosen_dice(t, battle, 1, special=False)
        else:
            return


class Die(Option):
    """One of the player's rolled dice."""

    __slots__ = ("face", "nth", "own")

    def __init__(self, own: str, nth: int, face: int) -> None:
        super().__init__(f"die:{own}-{nth + 1}", "HP-ASK-19")
        self.own = own
        self.nth = nth
        self.face = face

    def args(self, state: State) -> Args:
        return {"own": self.own, "face": self.face}


async def reroll_chosen_dice(
    t: Table[State], battle: Battle, max_dice: int, *, special: bool, min_dice: int = 1
) -> None:
    """Let a player choose some of their own dice and reroll them. The new results count (HP-ASK-19)."""
    dice = [Die("hero", nth, face) for nth, face in enumerate(battle.hero_dice)]
    if special:
        dice += [Die("special", nth, face) for nth, face in enumerate(battle.special)]
    chosen_dice = await choose_some(battle.seat, Some("which-dice", "HP-ASK-19", dice, min_dice, max_dice))
    faces: list[int] = []
    for die in chosen_dice:
        die_faces = HERO_DIE if die.own == "hero" else SPECIAL_DIE
        faces.append(t.pick(f"dice/{die.own}", "HP-ASK-19", die_faces))
        (battle.hero_dice if die.own == "hero" else battle.special)[die.nth] = faces[-1]
    if faces:
        t.tell(DiceRerolled(battle.seat, "hero", tuple(faces)))


# ---- results


async def _resolve_victory(t: Table[State], battle: Battle, token: Token) -> None:
    """Resolve a victory or tie: VITALITY, the Scale, EXPERIENCE and a FORTUNE card (HP-BAT-12, HP-BAT-19)."""
    s, seat = t.state, battle.seat
    hero, space = s.heroes[seat], s.heroes[seat].at
    hero.turn.fights += 1
    hero.turn.victories += 1
    hero.lost_to = EMPTY
    if battle.result == TIED:
        await vitality.lose_vitality(t, seat, 1, "tie")
    take_token_off(s, space, token)
    calls_dragon, calls_gathering = put_on_scale(t, seat, battle.foe)
    if calls_dragon:
        await take_dragons_turn(t, seat)
    await goods.gain_good(t, seat, "EXPERIENCE", 1)
    await goods.carry_out_triggers(t, seat, "victory")
    await fortune.draw_cards(t, seat, "FORTUNE", 1, "HP-BAT-12")
    await run_after_battle_effects(t, battle)
    if calls_gathering:
        begin_gathering(t, seat)


async def _resolve_defeat(t: Table[State], battle: Battle, token: Token) -> None:
    """Take 1 VITALITY. After a second loss in a row, also give EXPERIENCE and move the enemy (HP-BAT-14 to 17)."""
    s, seat = t.state, battle.seat
    hero, space = s.heroes[seat], s.heroes[seat].at
    hero.turn.fights += 1
    is_second = hero.lost_to == token.piece
    hero.lost_to = EMPTY if is_second else token.piece
    await vitality.lose_vitality(t, seat, 1, "battle")
    if is_second:
        await goods.gain_good(t, seat, "EXPERIENCE", 1)
        if competition(s).moves_enemy_after_losses and enemy_steps(s, space):
            pick = await only_choice(seat, push_spaces(s, space))
            move_token(t, space, token, pick.space)
    await run_after_battle_effects(t, battle)


NOT_BESIDE: Final = Reason("HP-BAT-17", "not-beside")


@menu("push-where", "HP-BAT-17")
def push_spaces(s: State, space: Space) -> list[On]:
    """Return the options to move the enemy to an adjacent space with room (HP-ASK-20)."""
    return space_options(enemy_steps(s, space), "HP-BAT-17")


@push_spaces.never
def refused_push_spaces(s: State, space: Space) -> Iterator[Refused]:
    """Yield refusals for full spaces and spaces that are not adjacent."""
    adjacent = LINKS[space]
    return refused_other_spaces(
        enemy_steps(s, space), lambda other: no_room_reason(s, NOT_BESIDE)(other) if other in adjacent else NOT_BESIDE
    )


async def run_after_battle_effects(t: Table[State], battle: Battle) -> None:
    """Carry out the effects of cards after the battle (verb `after_battle`)."""
    for face in battle.after:
        for op in ops_of(AfterBattle, face):
            await VERBS.carry_out(t, Cause(battle.seat, face), op.do)


# ---- verbs


def _battle_of_actor(s: State, cause: Cause) -> Battle | None:
    """Return the current battle if the acting hero fights in it, or else None."""
    return s.battle if s.battle is not None and s.battle.seat == cause.seat else None


def _fits_battle_of_actor(s: State, cause: Cause, vs: tuple[str, ...], not_vs: tuple[str, ...]) -> bool:
    """Whether the acting hero is in a battle, against an opponent that the effect works against."""
    battle = _battle_of_actor(s, cause)
    return battle is not None and fits_foe(battle.foe, vs, not_vs)


@VERBS.verb(AddPower)
async def add_power(t: Table[State], cause: Cause, op: AddPower) -> None:
    """Add power to the hero in this battle. Single-use MAGIC cards may add a bonus (verb `boost`)."""
    s = t.state
    battle = _battle_of_actor(s, cause)
    assert battle is not None
    battle.added += op.n
    if cause.card is not None and cause.card.deck == "MAGIC" and cause.card.is_single:
        for part in magic_boosts(s, s.heroes[cause.seat]):
            holding.reveal_card(t, cause.seat, part.piece)
            battle.added += part.n


@VERBS.would(AddPower)
def would_add_power(s: State, cause: Cause, op: AddPower) -> bool:
    return _fits_battle_of_actor(s, cause, op.vs, op.not_vs) and meets_need(s, s.heroes[cause.seat], op.need)


@VERBS.verb(AddSpecial)
async def add_special(t: Table[State], cause: Cause, op: AddSpecial) -> None:
    assert t.state.battle is not None
    t.state.battle.specials += 1


VERBS.would(AddSpecial)(lambda s, cause, op: _battle_of_actor(s, cause) is not None)


@VERBS.verb(Special)
async def add_spirit_die(t: Table[State], cause: Cause, op: Special) -> None:
    """Add a Special die to each of the hero's battles in this turn (Spirit Ally)."""
    t.state.heroes[cause.seat].turn.spirits += 1


@VERBS.verb(DropDie)
async def drop_die(t: Table[State], cause: Cause, op: DropDie) -> None:
    assert t.state.battle is not None
    t.state.battle.dropped += 1


@VERBS.would(DropDie)
def would_drop_die(s: State, cause: Cause, op: DropDie) -> bool:
    return _fits_battle_of_actor(s, cause, op.vs, op.not_vs) and s.battle is not None and foe_dice(s, s.battle) > 0


@VERBS.verb(HeroPower)
async def change_hero_power(t: Table[State], cause: Cause, op: HeroPower) -> None:
    assert t.state.battle is not None
    t.state.battle.against += op.n


VERBS.would(HeroPower)(lambda s, cause, op: s.battle is not None and s.battle.seat == cause.target)


@VERBS.verb(AfterBattle)
async def schedule_after_battle(t: Table[State], cause: Cause, op: AfterBattle) -> None:
    assert t.state.battle is not None
    t.state.battle.after.append(cause.face)


VERBS.would(AfterBattle)(lambda s, cause, op: _battle_of_actor(s, cause) is not None)


@VERBS.verb(RerollNow)
async def reroll_now(t: Table[State], cause: Cause, op: RerollNow) -> None:
    """Reroll the dice that were just rolled. The new results count."""
    s, battle = t.state, _battle_of_actor(t.state, cause)
    if op.die == "any-own" and battle is None:
        if s.black != EMPTY:
            riding.roll_balloon(t, cause.seat)
        else:
            rest.roll_search_die(t, cause.seat)
        return
    assert battle is not None
    if op.die == "hero":
        await reroll_chosen_dice(t, battle, op.n, special=False, min_dice=0)  # the player may also choose no die
    if op.die == "any-own":
        await reroll_chosen_dice(t, battle, op.n, special=True)
    if op.die == "battle":
        roll_hero_dice(t, battle)
    if op.die in ("enemy", "battle"):
        roll_foe_dice(t, battle)
        announce_dice(t, battle)


@VERBS.would(RerollNow)
def would_reroll(s: State, cause: Cause, op: RerollNow) -> bool:
    battle = _battle_of_actor(s, cause)
    if battle is not None:
        return battle.stage == "rolled" and (op.die != "enemy" or bool(battle.foe_dice))
    return op.die == "any-own" and ((s.rest is not None and s.rest.found != EMPTY) or s.black != EMPTY)
