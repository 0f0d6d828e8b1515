"""The turn of a Ghost Soul (SS-DTH-06, 07)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, Reason, Refused, Table, menu
from meadhall.games.swordsorcery.events import FigureMoved, TokenGained
from meadhall.games.swordsorcery.figures.answers import Answer, answer, hero_index_by_id
from meadhall.games.swordsorcery.figures.line_of_sight import board, other_area_refusals
from meadhall.games.swordsorcery.harm import dice, tokens
from meadhall.games.swordsorcery.state import Area, Buff, Enemy, Hero, State

MAX_STEPS: Final = 3
END: Final = "end"
NO_MORE_STEPS = Reason("SS-DTH-06", "ghost-no-more-steps")
NOT_LINKED = Reason("SS-DTH-06", "ghost-not-linked")
ALREADY_WHISPERED = Reason("SS-DTH-07", "whispered")
LISTENER_NOT_IN_AREA = Reason("SS-DTH-07", "whisper-not-here")
WHISPER_ALREADY_HEARD = Reason("SS-GEN-04", "whisper-heard")


@menu("ghost", "SS-DEC-41")
def ghost_options(s: State, hero_index: int) -> Iterator[Candidate[Answer]]:
    """Yield the options of a Ghost Soul: step along a link (three times a turn), whisper, or end the turn.

    The step on the shortest path to the shrine is first.
    """
    hero, turn = s.heroes[hero_index], s.hero_turn
    areas, shrine = board(s).areas, board(s).index[s.card.shrine]
    distances = board(s).distances((1 << len(board(s).doors)) - 1)
    next_areas = sorted(_linked_areas(s, hero_index), key=lambda area: (distances[area][shrine], area))
    step_reason = NO_MORE_STEPS if turn.steps >= MAX_STEPS else None
    step_answers: list[Candidate[Answer]] = [
        (answer("to", "SS-DTH-06", areas[area].id), step_reason) for area in next_areas
    ]
    end = answer(END, "SS-DEC-41")
    yield from [*step_answers, end] if hero.area != shrine else [end, *step_answers]
    yield from _whisper_candidates(s, hero_index, is_in_area=True)


@ghost_options.never
def ghost_refusals(s: State, hero_index: int) -> Iterator[Refused]:
    """Yield the refused answers: steps to areas without a link, and whispers to characters in other areas."""
    yield from other_area_refusals(s, "to", _linked_areas(s, hero_index), NOT_LINKED)
    yield from _whisper_candidates(s, hero_index, is_in_area=False)


def _linked_areas(s: State, hero_index: int) -> set[Area]:
    area = s.heroes[hero_index].area
    return {link.other_area(area) for link in board(s).links_at[area]}


def _whisper_candidates(s: State, hero_index: int, *, is_in_area: bool) -> Iterator[tuple[Answer, Reason | None]]:
    area = s.heroes[hero_index].area
    characters: list[Enemy | Hero] = [*s.enemies, *s.heroes]
    for character in characters:
        if (character.area == area) is is_in_area:
            listener_id = character.id if isinstance(character, Hero) else str(character.ref)
            yield answer(dice.WHISPER_LIMIT, "SS-DTH-07", listener_id), cannot_whisper_to(s, hero_index, character)


def cannot_whisper_to(s: State, hero_index: int, listener: Enemy | Hero) -> Reason | None:
    """Return the reason why a Ghost Soul cannot whisper to a character, or None (SS-DTH-07, SS-GEN-04)."""
    assert s.turn is not None
    if dice.WHISPER_LIMIT in s.turn.did:
        return ALREADY_WHISPERED
    if listener.area != s.heroes[hero_index].area or (isinstance(listener, Hero) and listener.ghost):
        return LISTENER_NOT_IN_AREA
    return (
        WHISPER_ALREADY_HEARD
        if isinstance(listener, Enemy) and any(buff.card == dice.WHISPER_LIMIT for buff in listener.buffs)
        else None
    )


def carry_out_ghost_answer(t: Table[State], hero_index: int, pick: Answer) -> None:
    """Carry out one answer of a Ghost Soul."""
    s, hero, turn = t.state, t.state.heroes[hero_index], t.state.hero_turn
    if pick.kind == "to":
        hero.area = board(s).index[pick.of]
        turn.steps += 1
        t.tell(FigureMoved(hero.id, board(s).areas[hero.area].id, "ghost"))
    elif pick.kind == dice.WHISPER_LIMIT:
        turn.did.append(dice.WHISPER_LIMIT)
        if pick.of.isdigit():
            buff = Buff("hits", -1, "next_attack", dice.WHISPER_LIMIT)
            tokens.give_buff(t, pick.number, buff, "whispered-foe")
        else:
            listener = s.heroes[hero_index_by_id(s, pick.of)]
            listener.limits.append(f"round/{dice.WHISPER_LIMIT}")
            t.tell(TokenGained(listener.id, "whispered-friend"))
    else:
        turn.over = True
