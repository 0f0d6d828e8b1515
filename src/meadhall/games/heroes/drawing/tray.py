"""The tray in the terminal: the player's dice, the other players' dice, and a large Stop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from meadhall.cells.chips import seat_chip
from meadhall.cells.drawing import Canvas, Line, Paint, Span
from meadhall.cells.tray import Touch, TrayDrawing, TrayInput
from meadhall.engine import GroupTimes, View
from meadhall.engine.common.text import text
from meadhall.engine.language.voice import Voice
from meadhall.engine.presentation.preview import Odds
from meadhall.games.heroes import texts
from meadhall.games.heroes.actions.acting import SYMBOLS_TO_DRAW
from meadhall.games.heroes.content import CARD, IDENTICAL, LETTERS, SPELLS, SYMBOLS, Requirement
from meadhall.games.heroes.drawing import message_span
from meadhall.games.heroes.effects.dice import (
    CallStop,
    Dice,
    Throw,
    count_of_symbol,
    dice_in_hand,
    dice_on_table,
    dice_with_face,
)
from meadhall.games.heroes.events import StopCalled
from meadhall.games.heroes.real_time.flows import is_paused, is_waiting_for_ready, preparing_duels
from meadhall.games.heroes.state import IN_AIR, IN_HAND, MAX_DICE, NO_DIE, Duel, Seat, State

DIE_PITCH: Final = 6  # columns from one die to the next
LIFT_ROWS: Final = 2  # rows by which a picked die is drawn higher
STOP_WIDTH: Final = 16
BANNER_ROWS: Final = 3
TUMBLE_MS: Final = 120  # ms until a die in the air shows another face
MS_PER_SECOND: Final = 1000

DIE_INKS: Final = (
    ("#6fb7d6", "bright_cyan"), ("#e5534b", "bright_red"), ("#7fb069", "bright_green"), ("#efe4cf", "bright_white"),
    ("#e0a3d8", "bright_magenta"), ("#f0e442", "bright_yellow"),
)  # fmt: skip


class DiceTray:
    """The input for throwing, holding and Stop, in beats and in the race."""

    paints: Mapping[str, Paint] = {
        f"die.{face}": Paint(colour, ansi, "bold", bold=True) for face, (colour, ansi) in enumerate(DIE_INKS)
    }

    def is_for(self, view: View[State]) -> bool:
        """Whether dice are rolled now: by the viewing seat, or for a spectator by any player."""
        s = view.state
        if s.options.mode != "realtime":
            return view.question == "beat" and any(isinstance(option, Throw | CallStop) for option in view.options)
        duel = _shown_duel(s, view.seat) if view.awaited in ("race", "clock") and not is_paused(s) else None
        return duel is not None and not is_waiting_for_ready(s, duel)

    def things(self, view: View[State]) -> Sequence[int]:
        """Return the dice on the table, while they may be thrown."""
        may_throw = any(isinstance(option, Throw) for option in view.options)
        return dice_on_table(view.state, view.seat) if may_throw else ()

    def throw(self, view: View[State], picked: frozenset[int]) -> str:
        """Return the key of the answer that throws the picked dice, or "" if it is not on offer.

        In a beat, the dice in hand are thrown too.
        """
        return self._key(view, Throw, _dice_of_answer(view, picked))

    def stop(self, view: View[State], picked: frozenset[int]) -> str:
        """Return the key of the answer that calls Stop, or "" if it is not on offer.

        In a beat, the picked dice and those in hand are thrown after the Stop.
        """
        return self._key(view, CallStop, () if view.state.options.mode == "realtime" else _dice_of_answer(view, picked))

    def _key(self, view: View[State], kind: type[Throw] | type[CallStop], dice: Dice) -> str:
        keys = (option.key for option in view.options if isinstance(option, kind) and option.dice == dice)
        return next(keys, "")

    def call(self, event: Any, voice: Voice) -> str:
        """Return the banner for a Stop, or "" for any other event."""
        return _stop_words([event.seat], voice) if isinstance(event, StopCalled) else ""

    def moves(self, tray_input: TrayInput) -> bool:
        """Whether the drawing changes with time: dice are in the air, or a countdown runs."""
        s, times = tray_input.view.state, tray_input.times
        if times is None:
            return False
        has_countdown = any(group.starts is not None or group.window is not None for group in times.groups)
        return (
            has_countdown
            or times.starts_in is not None
            or any(dice_with_face(s, seat, IN_AIR) for seat in range(s.players))
        )

    def draw(self, tray_input: TrayInput, width: int, height: int) -> TrayDrawing:
        """Draw the whole tray."""
        canvas = Canvas(width, height)
        s, seat = tray_input.view.state, tray_input.view.seat
        _draw_banner(canvas, tray_input)
        y = BANNER_ROWS
        for other in _shown_seats(s, seat):
            if other != seat:
                canvas.line(1, y, _other_player_line(tray_input, other))
                y += 1
        if not 0 <= seat < s.players or not s.is_in(seat):
            return TrayDrawing(canvas, [])
        y += 1
        canvas.line(1, y, [*_player_spans(tray_input, seat), Span("   "), *_chances_line(tray_input)])
        touches = [*_draw_own_dice(canvas, tray_input, y + 1), *_draw_stop(canvas, self, tray_input, y + 1)]
        canvas.line(2, y + 7, _keys_line(self, tray_input))
        _draw_spells(canvas, tray_input.voice, s, seat, y + 8)
        return TrayDrawing(canvas, touches)


TRAY: Final = DiceTray()


def _dice_of_answer(view: View[State], picked: frozenset[int]) -> Dice:
    hand = () if view.state.options.mode == "realtime" else dice_in_hand(view.state, view.seat)
    return tuple(sorted({*picked, *hand}))


def _shown_duel(s: State, seat: Seat) -> Duel | None:
    """Return the duel of this seat that is in Preparation. A spectator sees the first one."""
    rolling = preparing_duels(s)
    if 0 <= seat < s.players and s.is_in(seat):
        return next((duel for duel in rolling if seat in duel.seats), None)
    return next(iter(rolling), None)


def _shown_seats(s: State, seat: Seat) -> Sequence[Seat]:
    duel = _shown_duel(s, seat)
    if duel is None:
        return range(s.players) if s.options.mode != "realtime" else ()
    return s.alive(duel)


# ---- current events


def _draw_banner(canvas: Canvas, tray_input: TrayInput) -> None:
    """Draw a banner if Stop has been called. Otherwise draw the progress of the race."""
    duel = _shown_duel(tray_input.view.state, tray_input.view.seat)
    if duel is not None and duel.called:
        canvas.fill(0, 0, canvas.width, BANNER_ROWS, "ember")
        words = _stop_words(duel.called, tray_input.voice)
        canvas.put(max(1, (canvas.width - len(words)) // 2), 1, words, "ink", "ember")
        return
    canvas.line(2, 1, _progress_line(tray_input, duel))


def _stop_words(seats: Sequence[Seat], voice: Voice) -> str:
    return " ".join([voice.say(text("drawn-stop-call")), *(voice.say(StopCalled(seat).message()) for seat in seats)])


def _progress_line(tray_input: TrayInput, duel: Duel | None) -> Line:
    s, times = tray_input.view.state, tray_input.times
    if times is None or duel is None:
        beat = s.duel_of(max(0, tray_input.view.seat)).beat + 1
        return [
            message_span(tray_input.voice, "beat", "heading", n=beat),
            Span("  "),
            message_span(tray_input.voice, "in-secret"),
        ]
    if times.starts_in is not None:
        return [message_span(tray_input.voice, "clock-starts", "heading", seconds=_seconds(times.starts_in))]
    group = _group_times(tray_input, duel)
    if group is not None and group.starts is not None:
        seconds_left = _seconds(group.starts - times.now)
        return [
            message_span(tray_input.voice, "get-ready", "heading", seconds=seconds_left),
            Span(" "),
            message_span(tray_input.voice, "then-roll", "soft"),
        ]
    words = [message_span(tray_input.voice, "roll", "heading"), Span(" "), message_span(tray_input.voice, "first-stop")]
    if group is not None and group.presses is not None:
        words += [
            Span("   "),
            message_span(tray_input.voice, "fatigue", "soft", seconds=_seconds(group.presses - times.now)),
        ]
    return words


def _seconds(ms: int) -> int:
    return max(0, -(-ms // MS_PER_SECOND))


def _group_times(tray_input: TrayInput, duel: Duel) -> GroupTimes | None:
    assert tray_input.times is not None
    return next((group for group in tray_input.times.groups if set(group.seats) & set(duel.seats)), None)


# ---- players and dice


def _player_spans(tray_input: TrayInput, seat: Seat) -> list[Span]:
    s, names = tray_input.view.state, tray_input.names
    hero: int = s.sides[seat].hero
    life = f"{tray_input.voice.say(texts.HEROES[hero])} {s.hit_points(seat)}"
    return [seat_chip(names, seat), Span(f" {names(seat)[:14]:<14} ", "strong"), Span(life)]


def _other_player_line(tray_input: TrayInput, seat: Seat) -> Line:
    """Return the line of another player, with their dice."""
    dice = tray_input.view.state.sides[seat].dice
    line = [*_player_spans(tray_input, seat), Span("  ")]
    for die, face in enumerate(dice):
        if face != NO_DIE:
            line += _small_die(tray_input, face, die + seat)
    flying_dice = dice.count(IN_AIR)
    return [
        *line,
        *([Span(" "), message_span(tray_input.voice, "flying", "soft", n=flying_dice)] if flying_dice else []),
    ]


def _small_die(tray_input: TrayInput, face: int, die: int) -> list[Span]:
    if face == IN_HAND:
        return [Span("[ ]", "line"), Span(" ")]
    if face == IN_AIR:
        return [Span(f"~{LETTERS[_tumbling_face(tray_input, die)]}~", "faint"), Span(" ")]
    return [Span("[", "line"), Span(LETTERS[face], f"die.{face}"), Span("] ", "line")]


def _tumbling_face(tray_input: TrayInput, die: int) -> int:
    """Return the face that a die in the air shows for a moment. It says nothing about the result."""
    now = tray_input.times.now if tray_input.times is not None else 0
    return (now // TUMBLE_MS * 5 + die * 7) % len(SYMBOLS)


def _draw_own_dice(canvas: Canvas, tray_input: TrayInput, y: int) -> list[Touch]:
    """Draw the player's dice with their numbers.

    Picked dice and dice in hand are drawn higher, and dice in the air tumble.
    """
    touches: list[Touch] = []
    dice = tray_input.view.state.sides[tray_input.view.seat].dice
    for die, face in enumerate(dice):
        if face == NO_DIE:
            continue
        x = 2 + die * DIE_PITCH
        is_high = die in tray_input.picked or face == IN_HAND
        tumble_rows = _tumbling_face(tray_input, die) % 3 if face == IN_AIR else 0
        _draw_die(
            canvas, tray_input, x, y + (tumble_rows if face == IN_AIR else 0 if is_high else LIFT_ROWS), die, face
        )
        canvas.put(
            x + 1, y + 5, f"^{die + 1}^" if die in tray_input.picked else f" {die + 1} ", "ember" if is_high else "soft"
        )
        touches.append(Touch(x, y, 5, 6, str(die + 1)))
    return touches


def _draw_die(canvas: Canvas, tray_input: TrayInput, x: int, y: int, die: int, face: int) -> None:
    is_on_table = face >= 0
    edge = "ember" if die in tray_input.picked else "text" if is_on_table else "line"
    top, side, foot = ("╭───╮", "│   │", "╰───╯") if is_on_table else ("╭╌╌╌╮", "╎   ╎", "╰╌╌╌╯")
    ground = "night" if edge == "ember" else ""
    ink = "heading" if edge == "ember" else edge
    for row, sides in enumerate((top, side, foot)):
        canvas.put(x, y + row, sides, ink, ground)
    if is_on_table:
        canvas.put(x + 2, y + 1, LETTERS[face], f"die.{face}")
    elif face == IN_AIR:
        canvas.put(x + 2, y + 1, LETTERS[_tumbling_face(tray_input, die)], "faint")


def _draw_stop(canvas: Canvas, dice_tray: DiceTray, tray_input: TrayInput, y: int) -> list[Touch]:
    """Draw the large Stop. It is dark if it is not on offer."""
    x = min(canvas.width - STOP_WIDTH - 2, 4 + MAX_DICE * DIE_PITCH)
    is_open = bool(dice_tray.stop(tray_input.view, tray_input.picked))
    ground, ink = ("ember", "ink") if is_open else ("oak", "faint")
    canvas.fill(x, y, STOP_WIDTH, 5, ground)
    canvas.put(x, y, "╔" + "═" * (STOP_WIDTH - 2) + "╗", ink, ground)
    for row in range(1, 4):
        canvas.put(x, y + row, "║" + " " * (STOP_WIDTH - 2) + "║", ink, ground)
    canvas.put(x, y + 4, "╚" + "═" * (STOP_WIDTH - 2) + "╝", ink, ground)
    canvas.put(x + 3, y + 2, f"[S]  {tray_input.voice.say(text('drawn-stop'))}", ink, ground)
    return [Touch(x, y, STOP_WIDTH, 5, "s")] if is_open else []


def _chances_line(tray_input: TrayInput) -> Line:
    """Return the likely results of the previewed throw. The line is empty without a preview."""
    odds: Sequence[Odds] = tray_input.preview.odds if tray_input.preview is not None else ()
    words = ", ".join(f"{chance.words} {_percent(chance.chance)}" for chance in odds[:2])
    return [message_span(tray_input.voice, "thrown-so", "soft", odds=words)] if words else []


def _percent(chance: float) -> str:
    return f"{min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)} %"


def _keys_line(dice_tray: DiceTray, tray_input: TrayInput) -> Line:
    """Return the keys that may be pressed now, with their meaning."""
    view, s = tray_input.view, tray_input.view.state
    dice = dice_with_face(s, view.seat, IN_AIR)
    if not view.options and not dice:
        return [message_span(tray_input.voice, "answered", "soft")] if tray_input.times is None else []
    if dice:
        return [message_span(tray_input.voice, "flying", "soft", n=len(dice))]
    if not any(isinstance(option, Throw) for option in view.options):
        stops = [Span("S ", "heading"), message_span(tray_input.voice, "key-stop-too", "soft")]
        return stops if dice_tray.stop(view, tray_input.picked) else []
    thrown = tuple(sorted(tray_input.picked | {*dice_in_hand(s, view.seat)}))
    numbers = " ".join(str(die + 1) for die in thrown)
    throws = "some" if thrown else "hold" if tray_input.times is None else "hand"
    last = sum(face != NO_DIE for face in s.sides[view.seat].dice)
    voice = tray_input.voice
    return [
        Span(f"1-{last} ", "heading"),
        message_span(voice, "key-lift", "soft"),
        Span("  "),
        message_span(voice, "space", "heading"),
        Span(" "),
        message_span(voice, "key-throw", "soft", which=throws, numbers=numbers),
        Span("  S ", "heading"),
        message_span(voice, "key-stop", "soft"),
    ]


# ---- the Spells that need the dice


def _draw_spells(canvas: Canvas, voice: Voice, s: State, seat: Seat, y: int) -> None:
    """Draw the Spells in hand with their requirements and missing dice, those that miss the fewest dice first."""
    rows = max(0, canvas.height - y)
    hand = [spell for spell in dict.fromkeys(s.hand_of(seat)) if spell >= 0]
    hand.sort(key=lambda spell: _missing_count(s, seat, SPELLS[spell].requirement))
    lines = [_need_line(voice, s, seat, spell) for spell in hand]
    lines.append(_drawing_line(voice, s, seat))
    wide = canvas.width // 2
    for index, line in enumerate(lines[: 2 * rows]):
        canvas.line(2 + index // rows * wide, y + index % rows, line)


def _missing_count(s: State, seat: Seat, requirement: Requirement) -> int:
    return max(0, requirement.count - count_of_symbol(s, seat, requirement.symbol))


def _need_line(voice: Voice, s: State, seat: Seat, spell: int) -> Line:
    need = SPELLS[spell].requirement
    symbol = texts.NONE if need.symbol == IDENTICAL else texts.symbol_letter(need.symbol)
    words = voice.say(text("drawn-need", n=need.count, symbol=symbol))
    name = voice.say(texts.SPELLS[spell])
    return [
        Span(f"{name[:20]:<20} ", "strong"),
        Span(f"{words:<9}", "text"),
        _missing_span(voice, _missing_count(s, seat, need)),
    ]


def _missing_span(voice: Voice, missing: int) -> Span:
    return message_span(voice, "missing", "soft" if missing else "moss", n=missing)


def _drawing_line(voice: Voice, s: State, seat: Seat) -> Line:
    missing = max(0, SYMBOLS_TO_DRAW - s.shown(seat, CARD))
    name = voice.say(text("option-draw"))
    return [Span(f"{name:<20} ", "strong"), Span(f"{f'{SYMBOLS_TO_DRAW} C':<9}", "text"), _missing_span(voice, missing)]
