"""One sentence for every event, as each listener hears it, and a short form for a log panel."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.common.english import listing, upper
from meadhall.engine.language.names import Names
from meadhall.engine.language.wording import Telling, by_kind
from meadhall.games.adventureland import events as e
from meadhall.games.adventureland.content import EXPANSION, STRENGTH, SWORD_NAMES
from meadhall.games.adventureland.land import NOWHERE, place_name
from meadhall.games.adventureland.state import COMPANION, CREATURE, GOLD, HERB, ITEM_NAMES, SWORD
from meadhall.games.adventureland.words.english import phrases


def befalls(told: Any) -> int:
    """The seat to which something was done: swept off, beaten, sent back."""
    return told.owner if isinstance(told, e.SweptOff | e.FightLost | e.SentBack) else -1


def have(names: Names, seat: int) -> str:
    return names.does(seat, "have", "has")


# ---- cards, sprite, moves


def card_turned(told: e.CardTurned, names: Names) -> str:
    turned = f"{names.does(told.seat, 'turn')} {place_name(told.field)}, {phrases.terrain(told.field)}."
    if told.item == CREATURE:
        return f"{turned} {_rises(told.field, told.creature)} One more card."
    lies = {
        GOLD: "A gold piece is laid there.",
        COMPANION: f"A companion waits {phrases.region(told.field)}.",
        HERB: f"A herb lies face down {phrases.region(told.field)}.",
        SWORD: f"A sword lies face down {phrases.region(told.field)}.",
    }
    return f"{turned} {lies[told.item]}"


def _rises(field: int, number: int) -> str:
    return f"A {phrases.creature(number)} of strength {STRENGTH[number]} rises {phrases.region(field)}."


def creature_laid(told: e.CreatureLaid, names: Names) -> str:
    king = " It holds the king." if told.king else ""
    return f"{place_name(told.field)}: {_rises(told.field, told.creature)}{king}"


def box_opened(told: e.BoxOpened, names: Names) -> str:
    if told.item == SWORD:
        return "No sword is left on the table: the next one comes from the box, drawn blind."
    return "No companion is left on the table: the next one comes from the box."


def sprite_ran(told: e.SpriteRan, names: Names) -> str:
    if told.start == NOWHERE:
        return f"The water sprite comes to {place_name(told.end)}."
    start = place_name(told.start) if told.start >= 0 else "the west mouth"
    return f"The water sprite runs from {start} to {place_name(told.end)}."


def swept_off(told: e.SweptOff, names: Names) -> str:
    return f"It sweeps {names.whose(told.owner)} party off {place_name(told.field)}: {_gone(told)}"


def _gone(told: e.SweptOff | e.FightLost) -> str:
    lost = phrases.figures(told.adventurers, told.companions)
    return f"{lost} {'is' if told.adventurers + told.companions == 1 else 'are'} gone."


def moved(told: e.Moved, names: Names) -> str:
    over = f" over {listing([place_name(field) for field in told.leapt])}" if told.leapt else ""
    way = f"from {phrases.place(told.start)}{over} to {place_name(told.end)}"
    return f"{names.does(told.owner, 'move')} {way}, {phrases.region(told.end)}."


def sent_back(told: e.SentBack, names: Names) -> str:
    return (
        f"{upper(names.whose(told.owner))} party on {place_name(told.field)} goes back to {phrases.place(told.area)}."
    )


# ---- taking and scoring


def took(told: e.Took, names: Names) -> str:
    return f"{names.does(told.owner, 'take')} the {ITEM_NAMES[told.item]}."


def looked(told: e.Looked, names: Names) -> str:
    return f"It is a {phrases.tile(told.item, told.value)}. Only you know."


def tile_shown(told: e.TileShown, names: Names) -> str:
    """Tiles left on the board are for the scene; they mean nothing to anybody any more."""
    return f"{names.does(told.owner, 'show')} a {phrases.tile(told.item, told.value)}." if told.owner >= 0 else ""


def joined(told: e.Joined, names: Names) -> str:
    return f"The companion joins {names.whose(told.owner)} party, its {phrases.nth(told.nth)}."


def scored(told: e.Scored, names: Names) -> str:
    return f"{upper(phrases.points(told.points))}. {have(names, told.seat)} {told.total}."


# ---- fights


def fight_began(told: e.FightBegan, names: Names) -> str:
    foe = f"the {phrases.creature(told.creature)}, strength {told.strength}"
    missing = told.strength - told.base
    so_far = f", {missing} {'is' if missing == 1 else 'are'} missing" if missing > 0 else ""
    return f"{names.does(told.owner, 'fight')} {foe}. {names.does(told.owner, 'bring')} {told.base}{so_far}."


def hopeless(told: e.Hopeless, names: Names) -> str:
    return f"At best that makes {told.best} of {told.strength}."


def committed(told: e.Committed, names: Names) -> str:
    return f"{names.does(told.owner, 'commit')} {listing([f'a {SWORD_NAMES[extra]}' for extra in told.extras])}."


def rolled(told: e.Rolled, names: Names) -> str:
    dice = "The die" if len(told.dice) == 1 else "The dice"
    return (
        f"{dice}: {listing([str(die) for die in told.dice])}. {upper(phrases.progress(told.reached, told.strength))}."
    )


def herb_used(told: e.HerbUsed, names: Names) -> str:
    herb = phrases.tile(HERB, told.value)
    return f"{names.does(told.owner, 'use')} {herb}: {phrases.progress(told.reached, told.strength)}."


def gold_added(told: e.GoldAdded, names: Names) -> str:
    return f"{names.does(told.owner, 'add')} a gold, plus 1: {phrases.progress(told.reached, told.strength)}."


def rerolled(told: e.Rerolled, names: Names) -> str:
    pays = f"{names.does(told.owner, 'pay')} a gold to re-roll the {told.before}"
    return f"{pays}: it is a {told.after} now. {phrases.progress(told.reached, told.strength)}."


def fight_won(told: e.FightWon, names: Names) -> str:
    return f"{names.does(told.owner, 'beat')} the {phrases.creature(told.creature)}."


def fight_lost(told: e.FightLost, names: Names) -> str:
    stays = f"The {phrases.creature(told.creature)} stays on {place_name(told.field)}."
    return f"{names.does(told.owner, 'lose')} the fight: {_gone(told)} {stays}"


# ---- keys, giant, king


def key_taken(told: e.KeyTaken, names: Names) -> str:
    return f"{names.does(told.seat, 'take')} the {EXPANSION.key_colours[told.colour]} key."


def all_keys_held(told: e.AllKeysHeld, names: Names) -> str:
    if len(told.seats) == 1:
        return f"{names.does(told.seats[0], 'hold')} all five colours of keys."
    seats = sorted(told.seats, key=lambda seat: seat != names.listener)
    return f"{listing([names(seat) for seat in seats])} hold all five colours of keys."


def giant_appeared(told: e.GiantAppeared, names: Names) -> str:
    return (
        f"The prison card is {place_name(told.field)}: a giant of strength {told.strength} stands there "
        f"{phrases.region(told.field)}, and guards the princess."
    )


def gold_picked_up(told: e.GoldPickedUp, names: Names) -> str:
    return f"{upper(names.whose(told.owner))} party takes the gold and carries {told.carried} now."


def super_companion(told: e.SuperCompanionCame, names: Names) -> str:
    return f"{names.does(told.owner, 'swap')} five companions of a party for a super companion."


FULL: Final[dict[type[Any], Telling]] = {
    e.FirstPlayerDrawn: lambda told, names: f"The first cards are turned. {names.does(told.seat, 'begin')}.",
    e.TurnBegan: lambda told, names: f"Round {told.round}. {upper(names.whose(told.seat))} turn.",
    e.TurnSkipped: lambda told, names: f"{names(told.seat)} cannot move: the turn is skipped.",
    e.CardTurned: card_turned,
    e.CreatureLaid: creature_laid,
    e.StackRanOut: lambda told, names: "No terrain card is left.",
    e.BoxOpened: box_opened,
    e.SpriteRan: sprite_ran,
    e.SweptOff: swept_off,
    e.Moved: moved,
    e.Grouped: lambda told, names: f"Two parties become one of {told.size}.",
    e.Took: took,
    e.Looked: looked,
    e.TileShown: tile_shown,
    e.Joined: joined,
    e.Scored: scored,
    e.FightBegan: fight_began,
    e.Hopeless: hopeless,
    e.Committed: committed,
    e.Rolled: rolled,
    e.HerbUsed: herb_used,
    e.GoldAdded: gold_added,
    e.Rerolled: rerolled,
    e.GaveUp: lambda told, names: f"{names.does(told.owner, 'give')} up.",
    e.FightWon: fight_won,
    e.FightLost: fight_lost,
    e.EndCalled: lambda told, names: "No sword and no companion is left on the table: this round is the last.",
    e.NobodyCanMove: lambda told, names: "Nobody can move any more.",
    e.GameEnded: lambda told, names: "The game is over.",
    e.KeyTaken: key_taken,
    e.AllKeysHeld: all_keys_held,
    e.GiantAppeared: giant_appeared,
    e.SentBack: sent_back,
    e.PrincessRescued: lambda told, names: f"{names.does(told.seat, 'free')} the princess.",
    e.KingJoined: lambda told, names: f"The king joins {names.whose(told.owner)} party.",
    e.KingLeft: lambda told, names: f"The king stays on {place_name(told.field)}.",
    e.KingRescued: lambda told, names: f"{names.does(told.seat, 'bring')} the king home.",
    e.SuperCompanionCame: super_companion,
    e.GoldPickedUp: gold_picked_up,
}

BRIEF: Final[dict[type[Any], Telling]] = {
    e.CardTurned: lambda told, names: f"{place_name(told.field)}: {_what(told)}",
    e.SpriteRan: lambda told, names: f"The sprite runs to {place_name(told.end)}",
    e.SweptOff: lambda told, names: f"{names.does(told.owner, 'lose')} {place_name(told.field)}",
    e.Moved: lambda told, names: f"{names(told.owner)}: {phrases.short_place(told.start)} to {place_name(told.end)}",
    e.Looked: lambda told, names: phrases.tile(told.item, told.value).replace("plus ", "+"),
    e.Joined: lambda told, names: f"{names(told.owner)}: companion {told.nth}",
    e.Scored: lambda told, names: f"{names(told.seat)}: {told.points:+d}, {told.total} now",
    e.FightBegan: lambda told, names: f"Fight: {phrases.creature(told.creature)} {told.strength}, {told.base} so far",
    e.Committed: lambda told, names: f"Swords {' '.join(f'+{extra}' for extra in told.extras)}",
    e.Rolled: lambda told, names: f"Dice {' '.join(map(str, told.dice))}: {told.reached} of {told.strength}",
    e.FightLost: lambda told, names: f"{names.does(told.owner, 'lose')} to the {phrases.creature(told.creature)}",
}


def _what(told: e.CardTurned) -> str:
    if told.item == CREATURE:
        return f"{phrases.creature(told.creature)} {STRENGTH[told.creature]}"
    return ITEM_NAMES[told.item]


event = by_kind(FULL)
brief_event = by_kind(BRIEF, FULL)  # fields and numbers instead of clauses, for a narrow panel
