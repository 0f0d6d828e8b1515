"""What happens to Beings, in the few words that have room on a piece, and in those of a card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.engine.presentation.preview import Marked
from meadhall.games.heroes.board.spaces import place_name
from meadhall.games.heroes.foresight.outcome import Fate, Outcome
from meadhall.games.heroes.state import BESIDE, EMPTY, Seat, Space, State
from meadhall.games.heroes.words.english.forecasts import Forecasts


def place_of(seat: Seat, space: Space) -> str:
    """The id of a space in the scene, or of what lies beside a board."""
    return f"{seat}beside" if space == BESIDE else place_name(seat, space)


def heros_place(s: State, seat: Seat) -> list[str]:
    """Where the Hero of a player stands: what is done to the player is shown there."""
    being = s.sides[seat].hero_being
    return [place_name(seat, s.beings[being].at)] if being != EMPTY and s.beings[being].at >= 0 else []


def marks_of(say: Forecasts, s: State, found: Outcome) -> list[Marked]:
    """A mark on every Being that an answer does something to, where it stands before it."""
    told = [(fate, said_of(say, fate)) for _, fate in sorted(found.fates.items())]
    return [_mark(s, fate, *said) for fate, said in told if said]


def _mark(s: State, fate: Fate, first: str, *more: str) -> Marked:
    b = s.beings[fate.being]
    where = place_name(b.owner, fate.returns) if fate.returns != EMPTY else place_of(b.owner, b.at)
    helps = not (fate.wounds or fate.falls or fate.bursts) and bool(fate.healed or fate.returns != EMPTY)
    return Marked(where, first, ", ".join(more), helps, fate.falls or fate.stunned or fate.bursts)


def said_of(say: Forecasts, fate: Fate) -> list[str]:
    """`-6`, `falls`; or `-3`, `2 left`, `Freezing`."""
    return [*_harm(say, fate), *_rest(say, fate)]


def _harm(say: Forecasts, fate: Fate) -> list[str]:
    said: list[str] = []
    if fate.struck:
        said.append(f"−{fate.wounds}" if fate.wounds else say.unhurt())
    if fate.healed:
        said.append(f"+{fate.healed}")
    if fate.bursts:
        said.append(say.gone())
    elif fate.falls or fate.stunned:
        said.append(say.falls() if fate.falls else say.stunned())
    elif fate.wounds or fate.healed:
        said.append(say.left(fate.left))
    return said


def _rest(say: Forecasts, fate: Fate) -> list[str]:
    """Where it goes, and the Spells on it."""
    said = [say.comes_back()] if fate.returns != EMPTY else []
    if fate.moves != EMPTY:
        said.append(say.goes(fate.moves))
    return [*said, *(f"{say.spell(one)}{rest}" for one, rest in spells_told(say, fate))]


def spells_told(say: Forecasts, fate: Fate) -> list[tuple[int, str]]:
    """The Spells that come to a Being, change or end, each with what is to be said of it."""
    laid = [(one, say.laid(power)) for one, power in fate.laid]
    changed = [(one, say.charged(power)) for one, power in fate.power.items()]
    return [*laid, *changed, *((one, say.ends()) for one in fate.ended)]


# ---- for the card


def who(say: Forecasts, s: State, being: int) -> str:
    """`Maris`, `Ice Dragon`; with its space where several of them stand on the board."""
    b = s.beings[being]
    if b.is_hero:
        return say.hero(s.sides[b.owner].hero)
    same = [other for other in s.on_board(b.owner) if s.beings[other].card == b.card]
    name = say.card(b.card)
    return say.on(name, b.at) if len(same) > 1 and b.at >= 0 else name


def tell(say: Forecasts, s: State, found: Outcome, beings: Iterable[int]) -> list[str]:
    """What happens to some of these Beings: `Ice Dragon falls`, `Maris 8 → 2`."""
    told = (_told(say, s, found.fates[being]) for being in beings if being in found.fates)
    return [words for words in told if words]


def _told(say: Forecasts, s: State, fate: Fate) -> str:
    name, life = who(say, s, fate.being), _life(say, s, fate)
    said = [*([life] if life else []), *_rest(say, fate)]
    if fate.prevented and not fate.falls:
        said.append(say.prevented(fate.prevented))
    if not life and fate.moves == EMPTY and fate.returns == EMPTY:
        return say.list([say.lies_on(one, name, rest) for one, rest in spells_told(say, fate)])
    between = ", " if said and name[-1].isdigit() and said[0][0].isdigit() else " "  # of a space and of life
    return f"{name}{between}{', '.join(said)}" if said else ""


def _life(say: Forecasts, s: State, fate: Fate) -> str:
    """`falls`, or `8 → 2`; nothing where nothing changes."""
    if fate.bursts or fate.falls or fate.stunned:
        return say.gone() if fate.bursts else say.falls() if fate.falls else say.lies_stunned()
    if not fate.struck and not fate.healed:
        return ""
    before = s.life(fate.being)
    if fate.left != before:
        return f"{before} → {fate.left}"
    return say.stays_at(before) if fate.wounds else say.unhurt()


def sides(s: State, found: Outcome, seat: Seat) -> tuple[list[int], list[int]]:
    """The Beings of others, and one's own, to which something happens."""
    beings: Sequence[int] = sorted(found.fates)
    return [b for b in beings if s.beings[b].owner != seat], [b for b in beings if s.beings[b].owner == seat]


def players_told(say: Forecasts, s: State, found: Outcome, seat: Seat) -> list[str]:
    """What happens to hands and dice."""

    def player(other: Seat) -> str:
        return _player(say, s, other, seat)

    said = [say.draws(player(other), cards) for other, cards in found.drawn.items()]
    said += [say.discards(player(other), cards) for other, cards in found.discarded.items()]
    said += [say.throws_anew(player(other), dice) for other, dice in found.rerolled.items()]
    for other, dice in found.dice.items():
        said.append(say.gains_die(player(other)) if dice > 0 else say.loses_die(player(other)))
    return said


def _player(say: Forecasts, s: State, other: Seat, seat: Seat) -> str:
    """Players go by the names of their Heroes, oneself by none."""
    return "" if other == seat else say.hero(s.sides[other].hero)


def then(say: Forecasts, s: State, seat: Seat, question: str, whom: Seat) -> list[str]:
    """What is asked because of it, before it is over."""
    asked = say.asked_then(question) if whom == seat else ""
    words = asked or say.chooses_then(_player(say, s, whom, seat), question) if question else ""
    return [words] if words else []


def sentence(say: Forecasts, said: Sequence[str]) -> str:
    """`Ice Dragon falls, and Nymph 2 → 1.`"""
    words = say.list([*said])
    return f"{words[:1].upper()}{words[1:]}." if words else ""
