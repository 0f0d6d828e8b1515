"""One sentence for every event, as each listener hears it, and a short form for a log panel."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from meadhall.engine.language.german import listing, upper
from meadhall.engine.language.names import Names
from meadhall.engine.language.wording import Telling, by_kind
from meadhall.games.adventureland import events as e
from meadhall.games.adventureland.content import EXPANSION, STRENGTH
from meadhall.games.adventureland.land import NOWHERE, place_name
from meadhall.games.adventureland.state import COMPANION, CREATURE, GOLD, HERB, SWORD
from meadhall.games.adventureland.words.german import phrases
from meadhall.games.adventureland.words.german.names import (
    COLOURS,
    ITEMS,
    SWORDS,
    foe,
    region,
    terrain,
    tile_noun,
)

MANY: Final = ("", "", "zwei", "drei")


# ---- cards, sprite, moves


def card_turned(told: e.CardTurned, names: Names) -> str:
    turned = f"{names.does(told.seat, 'deckst', 'deckt')} {place_name(told.field)} auf, {terrain(told.field)}."
    if told.item == CREATURE:
        return f"{turned} {_rises(told.field, told.creature)} Noch eine Karte."
    lies = {
        GOLD: "Dorthin kommt ein Goldstück.",
        COMPANION: f"Ein Gefährte wartet {region(told.field)}.",
        HERB: f"Ein Kraut liegt verdeckt {region(told.field)}.",
        SWORD: f"Ein Schwert liegt verdeckt {region(told.field)}.",
    }
    return f"{turned} {lies[told.item]}"


def _rises(field: int, number: int) -> str:
    return f"{upper(foe(number).a)} mit Stärke {STRENGTH[number]} erhebt sich {region(field)}."


def creature_laid(told: e.CreatureLaid, names: Names) -> str:
    king = " Er hält den König fest." if told.king else ""
    return f"{place_name(told.field)}: {_rises(told.field, told.creature)}{king}"


def box_opened(told: e.BoxOpened, names: Names) -> str:
    if told.item == SWORD:
        return "Auf dem Tisch ist kein Schwert mehr: Das nächste kommt aus der Schachtel, blind gezogen."
    return "Auf dem Tisch ist kein Gefährte mehr: Der nächste kommt aus der Schachtel."


def sprite_ran(told: e.SpriteRan, names: Names) -> str:
    if told.start == NOWHERE:
        return f"Der Wassergeist kommt nach {place_name(told.end)}."
    start = place_name(told.start) if told.start >= 0 else "der Mündung im Westen"
    return f"Der Wassergeist eilt von {start} nach {place_name(told.end)}."


def swept_off(told: e.SweptOff, names: Names) -> str:
    return f"Er spült {names.whose(told.owner, 'e')} Gruppe von {place_name(told.field)}. {_gone(told)}"


def _gone(told: e.SweptOff | e.FightLost) -> str:
    lost = phrases.figures(told.adventurers, told.companions)
    return f"Verloren {'ist' if told.adventurers + told.companions == 1 else 'sind'} {lost}."


def moved(told: e.Moved, names: Names) -> str:
    over = f" über {listing([place_name(field) for field in told.leapt])}" if told.leapt else ""
    way = f"{phrases.from_(told.start)}{over} nach {place_name(told.end)}"
    return f"{names.does(told.owner, 'ziehst', 'zieht')} {way}, {region(told.end)}."


def sent_back(told: e.SentBack, names: Names) -> str:
    party = f"{upper(names.whose(told.owner, 'e'))} Gruppe auf {place_name(told.field)}"
    return f"{party} geht zurück {phrases.to_(told.area)}."


# ---- taking and scoring


def took(told: e.Took, names: Names) -> str:
    return f"{names.does(told.owner, 'nimmst', 'nimmt')} {ITEMS[told.item].whom}."


def looked(told: e.Looked, names: Names) -> str:
    return f"Es ist {tile_noun(told.item, told.value).a}, plus {told.value}. Das weißt nur du."


def tile_shown(told: e.TileShown, names: Names) -> str:
    """Tiles left on the board are for the scene; they mean nothing to anybody any more."""
    if told.owner < 0:
        return ""
    shown = f"{tile_noun(told.item, told.value).a_whom}, plus {told.value}"
    return f"{names.does(told.owner, 'zeigst', 'zeigt')} {shown}."


def joined(told: e.Joined, names: Names) -> str:
    return f"Der Gefährte schließt sich {names.whose(told.owner, 'er')} Gruppe an, als {phrases.nth(told.nth)}."


def scored(told: e.Scored, names: Names) -> str:
    return f"{upper(phrases.points(told.points))}. {names.does(told.seat, 'hast', 'hat')} jetzt {told.total}."


# ---- fights


def fight_began(told: e.FightBegan, names: Names) -> str:
    missing = told.strength - told.base
    so_far = f"; {phrases.is_missing(missing)}" if missing > 0 else ""
    against = f"gegen {foe(told.creature).whom}, Stärke {told.strength}"
    brings = f"{names.does(told.owner, 'bringst', 'bringt')} {told.base} mit{so_far}"
    return f"{names.does(told.owner, 'kämpfst', 'kämpft')} {against}. {brings}."


def hopeless(told: e.Hopeless, names: Names) -> str:
    return f"Höchstens kommen {told.best} von {told.strength} zusammen."


def committed(told: e.Committed, names: Names) -> str:
    kinds = Counter(told.extras)
    swords = [f"{MANY[n]} {SWORDS[extra].name}n" if n > 1 else SWORDS[extra].a_whom for extra, n in kinds.items()]
    return f"{names.does(told.owner, 'setzt')} {listing(swords)} ein."


def rolled(told: e.Rolled, names: Names) -> str:
    dice = "Der Würfel" if len(told.dice) == 1 else "Die Würfel"
    return f"{dice}: {listing([str(die) for die in told.dice])}. {phrases.progress(told.reached, told.strength)}."


def herb_used(told: e.HerbUsed, names: Names) -> str:
    herb = f"{tile_noun(HERB, told.value).whom}, plus {told.value}"
    return (
        f"{names.does(told.owner, 'verwendest', 'verwendet')} {herb}: {phrases.progress(told.reached, told.strength)}."
    )


def gold_added(told: e.GoldAdded, names: Names) -> str:
    adds = f"{names.does(told.owner, 'legst', 'legt')} ein Gold dazu, plus 1"
    return f"{adds}: {phrases.progress(told.reached, told.strength)}."


def rerolled(told: e.Rerolled, names: Names) -> str:
    pays = f"{names.does(told.owner, 'zahlst', 'zahlt')} ein Gold, um die {told.before} neu zu würfeln"
    return f"{pays}: Jetzt ist es eine {told.after}. {phrases.progress(told.reached, told.strength)}."


def fight_lost(told: e.FightLost, names: Names) -> str:
    stays = f"{upper(foe(told.creature).the)} bleibt auf {place_name(told.field)}."
    return f"{names.does(told.owner, 'verlierst', 'verliert')} den Kampf. {_gone(told)} {stays}"


# ---- keys, giant, king


def key_taken(told: e.KeyTaken, names: Names) -> str:
    colour = COLOURS[EXPANSION.key_colours[told.colour]]
    return f"{names.does(told.seat, 'nimmst', 'nimmt')} den {colour}en Schlüssel."


def all_keys_held(told: e.AllKeysHeld, names: Names) -> str:
    keys = "Schlüssel in allen fünf Farben"
    if len(told.seats) == 1:
        return f"{names.does(told.seats[0], 'hast', 'hat')} {keys}."
    seats = sorted(told.seats, key=lambda seat: seat != names.listener)
    return f"{listing([names(seat) for seat in seats])} {'habt' if names.listener in seats else 'haben'} {keys}."


def giant_appeared(told: e.GiantAppeared, names: Names) -> str:
    return (
        f"Die Kerkerkarte ist {place_name(told.field)}: Ein Riese mit Stärke {told.strength} steht "
        f"{region(told.field)} und bewacht die Prinzessin."
    )


def king_joined(told: e.KingJoined, names: Names) -> str:
    return f"Der König schließt sich {names.whose(told.owner, 'er')} Gruppe an."


def gold_picked_up(told: e.GoldPickedUp, names: Names) -> str:
    return f"{upper(names.whose(told.owner, 'e'))} Gruppe nimmt das Gold und trägt jetzt {told.carried}."


def super_companion(told: e.SuperCompanionCame, names: Names) -> str:
    swaps = names.does(told.owner, "tauschst", "tauscht")
    return f"{swaps} fünf Gefährten einer Gruppe gegen einen Supergefährten."


FULL: Final[dict[type[Any], Telling]] = {
    e.FirstPlayerDrawn: lambda told, names: (
        f"Die ersten Karten sind aufgedeckt. {names.does(told.seat, 'beginnst', 'beginnt')}."
    ),
    e.TurnBegan: lambda told, names: f"Runde {told.round}. {names.does(told.seat, 'bist', 'ist')} am Zug.",
    e.TurnSkipped: lambda told, names: (
        f"{names.does(told.seat, 'kannst', 'kann')} nicht ziehen: Der Zug wird übersprungen."
    ),
    e.CardTurned: card_turned,
    e.CreatureLaid: creature_laid,
    e.StackRanOut: lambda told, names: "Keine Geländekarte ist mehr übrig.",
    e.BoxOpened: box_opened,
    e.SpriteRan: sprite_ran,
    e.SweptOff: swept_off,
    e.Moved: moved,
    e.Grouped: lambda told, names: f"Aus zwei Gruppen wird eine mit {told.size} Figuren.",
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
    e.GaveUp: lambda told, names: f"{names.does(told.owner, 'gibst', 'gibt')} auf.",
    e.FightWon: lambda told, names: f"{names.does(told.owner, 'besiegst', 'besiegt')} {foe(told.creature).whom}.",
    e.FightLost: fight_lost,
    e.EndCalled: lambda told, names: (
        "Auf dem Tisch ist kein Schwert und kein Gefährte mehr: Diese Runde ist die letzte."
    ),
    e.NobodyCanMove: lambda told, names: "Niemand kann mehr ziehen.",
    e.GameEnded: lambda told, names: "Die Partie ist aus.",
    e.KeyTaken: key_taken,
    e.AllKeysHeld: all_keys_held,
    e.GiantAppeared: giant_appeared,
    e.SentBack: sent_back,
    e.PrincessRescued: lambda told, names: f"{names.does(told.seat, 'befreist', 'befreit')} die Prinzessin.",
    e.KingJoined: king_joined,
    e.KingLeft: lambda told, names: f"Der König bleibt auf {place_name(told.field)}.",
    e.KingRescued: lambda told, names: f"{names.does(told.seat, 'bringst', 'bringt')} den König heim.",
    e.SuperCompanionCame: super_companion,
    e.GoldPickedUp: gold_picked_up,
}

BRIEF: Final[dict[type[Any], Telling]] = {
    e.CardTurned: lambda told, names: f"{place_name(told.field)}: {_what(told)}",
    e.SpriteRan: lambda told, names: f"Der Wassergeist eilt nach {place_name(told.end)}",
    e.SweptOff: lambda told, names: f"{names.does(told.owner, 'verlierst', 'verliert')} {place_name(told.field)}",
    e.Moved: lambda told, names: f"{names(told.owner)}: {phrases.short_place(told.start)} nach {place_name(told.end)}",
    e.Looked: lambda told, names: phrases.tile(told.item, told.value).replace("plus ", "+"),
    e.Joined: lambda told, names: f"{names(told.owner)}: {told.nth}. Gefährte",
    e.Scored: lambda told, names: f"{names(told.seat)}: {told.points:+d}, jetzt {told.total}",
    e.FightBegan: lambda told, names: f"Kampf: {foe(told.creature).name} {told.strength}, bisher {told.base}",
    e.Committed: lambda told, names: f"Schwerter {' '.join(f'+{extra}' for extra in told.extras)}",
    e.Rolled: lambda told, names: f"Würfel {' '.join(map(str, told.dice))}: {told.reached} von {told.strength}",
    e.FightLost: lambda told, names: (
        f"{names.does(told.owner, 'verlierst', 'verliert')} gegen {foe(told.creature).whom}"
    ),
}


def _what(told: e.CardTurned) -> str:
    if told.item == CREATURE:
        return f"{foe(told.creature).name} {STRENGTH[told.creature]}"
    return ITEMS[told.item].name


event = by_kind(FULL)
brief_event = by_kind(BRIEF, FULL)  # fields and numbers instead of clauses, for a narrow panel
