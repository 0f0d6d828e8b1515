"""The turn of a Ghost Soul (SS-DTH-06, 07)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, Reason, Refused, Table, menu
from meadhall.games.swordsorcery.events import FigureMoved, TokenGained
from meadhall.games.swordsorcery.figures.answers import Answer, answer, hero_of
from meadhall.games.swordsorcery.figures.sight import board, other_areas
from meadhall.games.swordsorcery.harm import dice, tokens
from meadhall.games.swordsorcery.state import Area, Buff, Enemy, Hero, State

MOST_STEPS: Final = 3
END: Final = "end"
NO_MORE_STEPS = Reason("SS-DTH-06", "ghost-no-more-steps")
NOT_LINKED = Reason("SS-DTH-06", "ghost-not-linked")
WHISPERED = Reason("SS-DTH-07", "whispered")
NOT_HERE = Reason("SS-DTH-07", "whisper-not-here")
HEARD = Reason("SS-GEN-04", "whisper-heard")


@menu("ghost", "SS-DEC-41")
def haunting(s: State, at: int) -> Iterator[Candidate[Answer]]:
    """Up to three steps along any links, a whisper, the end; first what leads to the shrine."""
    hero, turn = s.heroes[at], s.hero_turn
    areas, shrine = board(s).areas, board(s).index[s.card.shrine]
    far = board(s).distances((1 << len(board(s).doors)) - 1)
    near = sorted(_beside(s, at), key=lambda one: (far[one][shrine], one))
    tired = NO_MORE_STEPS if turn.steps >= MOST_STEPS else None
    ways: list[Candidate[Answer]] = [(answer("to", "SS-DTH-06", areas[one].id), tired) for one in near]
    end = answer(END, "SS-DEC-41")
    yield from [*ways, end] if hero.area != shrine else [end, *ways]
    yield from _whispers(s, at, here=True)


@haunting.never
def no_haunting(s: State, at: int) -> Iterator[Refused]:
    """The areas without a link to the Ghost Soul's own, and whispers to heroes who are elsewhere."""
    yield from other_areas(s, "to", _beside(s, at), NOT_LINKED)
    yield from _whispers(s, at, here=False)


def _beside(s: State, at: int) -> set[Area]:
    here = s.heroes[at].area
    return {link.other(here) for link in board(s).around[here]}


def _whispers(s: State, at: int, *, here: bool) -> Iterator[tuple[Answer, Reason | None]]:
    area = s.heroes[at].area
    everybody: list[Enemy | Hero] = [*s.enemies, *s.heroes]
    for one in everybody:
        if (one.area == area) is here:
            to = one.id if isinstance(one, Hero) else str(one.ref)
            yield answer(dice.WHISPER, "SS-DTH-07", to), cannot_hear(s, at, one)


def cannot_hear(s: State, at: int, one: Enemy | Hero) -> Reason | None:
    """Why a Ghost Soul does not whisper to somebody; a second whisper would change nothing (SS-DTH-07, SS-GEN-04)."""
    assert s.turn is not None
    if dice.WHISPER in s.turn.did:
        return WHISPERED
    if one.area != s.heroes[at].area or (isinstance(one, Hero) and one.ghost):
        return NOT_HERE
    return HEARD if isinstance(one, Enemy) and any(buff.card == dice.WHISPER for buff in one.buffs) else None


def haunt(t: Table[State], at: int, pick: Answer) -> None:
    """Carry out one answer of a Ghost Soul."""
    s, hero, turn = t.state, t.state.heroes[at], t.state.hero_turn
    if pick.kind == "to":
        hero.area = board(s).index[pick.of]
        turn.steps += 1
        t.tell(FigureMoved(hero.id, board(s).areas[hero.area].id, "ghost"))
    elif pick.kind == dice.WHISPER:
        turn.did.append(dice.WHISPER)
        if pick.of.isdigit():
            buff = Buff("hits", -1, "next_attack", dice.WHISPER)
            tokens.give_buff(t, pick.number, buff, "whispered-foe")
        else:
            mate = s.heroes[hero_of(s, pick.of)]
            mate.limits.append(f"round/{dice.WHISPER}")
            t.tell(TokenGained(mate.id, "whispered-friend"))
    else:
        turn.over = True
