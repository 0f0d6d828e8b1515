"""Plain mode: its sentences, its commands, and its end."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from meadhall.bots import BotError, find_bot
from meadhall.commands.play import play
from meadhall.engine.common.errors import BadOption, BadRecord, MeadhallError
from meadhall.engine.contract.registry import find_game
from meadhall.engine.flows.options import Option
from meadhall.engine.play.match import Match
from meadhall.engine.privacy.view import View
from meadhall.terminal import saved_matches
from meadhall.terminal.plain.plain import Console, Plain, wrap_line
from meadhall.terminal.plain.sentences import ending_lines, paragraphs
from meadhall.terminal.session import Player, Session
from meadhall.terminal.sitting import SavedSession, play_drawn
from meadhall.testing import clause, table

PIG = "examples/pig.py"


class ScriptedConsole:
    """A console with scripted input that keeps the printed lines."""

    def __init__(self, *typed: str) -> None:
        self.typed = list(typed)
        self.lines: list[str] = []

    def read(self, prompt: str) -> str | None:
        self.lines += prompt.split("\n")
        if not self.typed:
            return None
        self.lines[-1] += self.typed[0]
        return self.typed.pop(0)

    def say(self, line: str) -> None:
        self.lines.append(line)

    def clear(self) -> None:
        self.lines.append("<cleared>")

    def after(self, typed: str) -> list[str]:
        """Return the lines after this typed line, up to the next one."""
        start = self.lines.index(f"> {typed}") + 1
        end = next((at for at in range(start, len(self.lines)) if self.lines[at].startswith("> ")), len(self.lines))
        return self.lines[start:end]


NOT_D9 = (
    "D9 is not possible, for 2 reasons. The water sprite stands on D9: no move can end there (AL-WSP-09). "
    "D9 is out of reach. From D6 you can move only 2 fields south, but D9 is 3 fields away (AL-MOV-09)."
)

ON_D6 = "Where to from D6, with 1 adventurer and 2 companions?"


def play_lines(
    match: Match[Any], *typed: str, players: list[Player] | None = None, kept: Path | None = None
) -> ScriptedConsole:
    """Return the console after a match with these typed lines."""
    bot = find_bot("random", match.game, "1")
    session = Session(match, players or [Player("Ann"), Player("Bot Bram", bot)])
    console = ScriptedConsole(*typed)
    Plain(
        session,
        console,
        write_saved,
        kept,
        continue_command="meadhall play --load it",
        replay_command="meadhall replay it",
    ).play()
    return console


def write_saved(path: Path) -> None:
    path.write_text("saved")


def play_ford(*typed: str, **arguments: Any) -> ScriptedConsole:
    """Play these lines from a position with Black's party of three on D6 and a choice of fights and moves.

    A creature is on I6, beyond green's party on F6, and the water sprite is on D9.
    """
    black: dict[str, Any] = {
        "parties": "D6+2 E5 A1",
        "swords": [2, 1],
        "herbs": [4],
        "gold": 1,
        **arguments.pop("black", {}),
    }
    t = table("adventureland", black=black, green="F6", board="E6 G6 D8 I6=12 F5", sprite="D9", **arguments)
    return play_lines(t.match, *typed)


# ---- the question and the answers


def test_plain_match_begins_with_its_aim() -> None:
    console = play_ford("aim")
    about = console.lines[1:7]
    assert about[0].startswith("Score the most points: 2 for a gold, 4 to 8 for a beaten creature")
    assert about[-1] == "Type rules for the rules."
    assert console.after("aim")[:6] == about
    pig = play_lines(Match(find_game(PIG), "1"))
    assert pig.lines[1] == "Type rules for the rules."


@pytest.mark.parametrize(
    ("game", "sign"), [("heroes", "F Fire, E Earth"), ("virtues", "Humility (HUM), Generosity (GEN)")]
)
def test_plain_mode_explains_short_names_at_the_start(game: str, sign: str) -> None:
    opening = play_lines(Match(find_game(game), "1", players=2)).lines
    last = opening.index("Type rules for the rules.")
    assert sign in opening[last - 1]


def test_question_is_followed_by_its_answers_with_letters() -> None:
    assert play_ford().lines[7:12] == [
        "Your first move: which party? 3 can move.",
        "a. Move from D6 with 1 adventurer and 2 companions: 6 fields in reach.",
        "b. Move from E5 with 1 adventurer: 11 fields in reach.",
        "c. Move from A1 with 1 adventurer: 19 fields in reach.",
        "z. Stay and end your turn.",
    ]


def test_more_than_ten_answers_are_counted_and_list_shows_them() -> None:
    console = play_ford("c", "list")
    assert console.after("c") == [
        "Where to from A1?",
        "There are 19 answers. Type list to hear them.",
    ]
    assert len(console.after("list")) == 19
    assert console.after("list")[0] == "a. Move 1 east to B1 (forest). Nothing lies there."


@pytest.mark.parametrize("typed", ["a", "D6", "d6", "go:D6", "move from d6"])
def test_answer_may_be_a_letter_key_field_or_word(typed: str) -> None:
    assert play_ford(typed).after(typed)[0] == ON_D6


def test_two_answers_may_be_typed_in_one_line() -> None:
    output = play_ford("e5 f5").after("e5 f5")
    assert output[0] == (
        "You move from E5 to F5, in Midmarket. First companion in your party. You score 1 point (total 1)."
    )
    assert output[1].startswith("Your second move:")


def test_second_answer_that_is_not_possible_is_explained_and_nothing_happens() -> None:
    console = play_ford("d6 d9", "d6 e6")
    assert console.after("d6 d9") == [NOT_D9]
    assert console.after("d6 e6")[0].startswith("You move from D6 to E6")


def test_field_without_a_party_asks_which_party_goes_there() -> None:
    assert play_ford("d7").after("d7") == ["Which one goes to d7? Type D6 d7."]


def test_unknown_words_are_answered_with_a_hint() -> None:
    assert play_ford("dance").after("dance") == [
        "“dance” is not an answer here. The answers are a to c and z. Type list to hear them, or help."
    ]


def test_words_that_fit_several_answers_need_a_choice() -> None:
    assert play_ford("move").after("move") == ["“move” fits several answers. Type a, b or c."]


# ---- why not


@clause("AL-WSP-09")
def test_why_names_the_reason_and_its_clause() -> None:
    console = play_ford("d6", "why d9", "why e6")
    assert console.after("why d9") == [NOT_D9]
    assert console.after("why e6") == ["E6 is possible."]


def test_why_looks_one_answer_ahead_and_names_seats() -> None:
    console = play_ford("why d6 f6", "why f6")
    assert console.after("why d6 f6") == [
        "F6 is not possible. Bot Bram's party stands on F6: you may leap over it, but not stop there (AL-MOV-08)."
    ]
    assert console.after("why f6") == ["F6 is not possible. The party on F6 belongs to Bot Bram (AL-TRM-04)."]


# ---- a fight


def test_fight_needs_a_yes_and_no_keeps_the_party_where_it_is() -> None:
    console = play_ford("d6 i6", "no", "I6", "yes")
    assert console.after("d6 i6")[0].startswith("A fight cannot be declined.")
    assert console.after("no")[0] == ON_D6
    assert console.after("yes")[0] == (
        "You move from D6 over F6 to I6, in the Gate Mists. You fight the Fog Stalker: 3 against 12."
    )


def test_swords_are_picked_singly_and_only_the_owner_sees_the_best_case() -> None:
    console = play_ford("d6 i6", "yes", "a b", "b", dice=[3, 2])
    assert console.after("yes")[1:] == [
        "Against the Fog Stalker you need 9 more: which swords do you commit (up to 3)? "
        "You have 3 of 12: 1 adventurer and 2 companions.",
        "With all you have, you can reach 23. Only you hear this.",
        "a. Deep-forged Blade (+2). b. Tempered Blade (+1). Or none.",
    ]
    assert console.after("a b")[0] == (
        "You commit a Deep-forged Blade (+2) and a Tempered Blade (+1). You roll 3 and 2: 11 against 12."
    )
    assert console.after("b")[0] == (
        "You use a Dragonroot (+4): 15 against 12. You beat the Fog Stalker. You score 6 points (total 6)."
    )


def test_letter_after_the_swords_is_not_an_answer() -> None:
    assert play_ford("d6 i6", "yes", "c").after("c") == [
        "“c” is not an answer here. The answers are a and b. Type list to hear them, or help."
    ]


def test_no_sword_is_a_valid_answer() -> None:
    output = play_ford("d6 i6", "yes", "none").after("none")[0]
    assert output.startswith("You reach 8 at best: too little against 12. You lose the fight, and 1 adventurer and 2 ")


# ---- looking around


def test_look_describes_a_place_or_finds_a_thing() -> None:
    console = play_ford("look d9", "look f6", "look gold", "look z9", "look H9")
    assert console.after("look d9") == ["D9, river, The Great River, river field 6 of 18. Here: the water sprite."]
    assert console.after("look f6") == ["F6, forest, Midwood. Here: Bot Bram's party of 1 adventurer."]
    assert console.after("look gold") == ["A gold piece: G6, D8."]
    assert console.after("look z9") == ["There is no z9 to look at. Name a place, for example A1, or a kind of thing."]
    assert console.after("look H9") == ["H9, city, Kingsreach. Nothing is there."]


def test_command_where_lists_your_pieces_and_hides_values_of_others() -> None:
    console = play_ford("where", "where bram", "where nobody")
    assert console.after("where") == [
        "Your party of 1 adventurer and 2 companions: D6.",
        "Your party of 1 adventurer: E5, A1.",
        "In front of you: swords 2 (2, 1), herbs 1 (4) and gold 1. 3 parties on the board.",
    ]
    assert console.after("where bram")[0] == "Bot Bram's party of 1 adventurer: F6."
    assert console.after("where nobody") == ["There is no player called nobody. The players are Ann and Bot Bram."]


def test_score_rule_log_and_help_answer_at_any_time() -> None:
    console = play_ford("score", "rule al-wsp-09", "rule AL-WSP-99", "rule sprite leapt", "e5 f5", "log", "help")
    assert console.after("score")[0] == "1st: You, 0 points."
    assert console.after("score")[-1].startswith("On the table: swords ")
    assert console.after("rule al-wsp-09") == [
        "AL-WSP-09, 4.5 Water sprite (seed): The sprite cannot be leapt over, and no move may end on its field."
    ]
    assert console.after("rule AL-WSP-99")[0].startswith(
        "Adventure Land has no clause AL-WSP-99; did you mean AL-WSP-09"
    )
    assert console.after("rule sprite leapt")[0].startswith("AL-WSP-09")
    assert console.after("log")[0].startswith("You move from E5 to F5")
    assert any("undo" in line for line in console.after("help"))


# ---- undo, saving, leaving


def test_undo_works_until_somebody_has_learned_something() -> None:
    console = play_ford("d6", "undo", "d6 e6")
    assert console.after("undo")[:2] == ["Undone.", "Your first move: which party? 3 can move."]
    late = play_ford("d6 e6", "undo").after("undo")
    assert late == ["You cannot undo: you have seen a herb since your move."]


def test_save_writes_a_copy(tmp_path: Path) -> None:
    console = play_ford(f"save {tmp_path / 'copy'}", "save")
    assert (tmp_path / "copy").read_text() == "saved"
    assert console.after("save") == ["Where? Type save and the name of a file."]


def test_stop_and_the_end_of_input_tell_where_the_match_is_saved(tmp_path: Path) -> None:
    match = Match(find_game("adventureland"), "1", start_player="seat1")
    stopped = play_lines(match, "stop", kept=tmp_path / "it")
    assert stopped.lines[-3:] == [
        "You leave the table.",
        f"Your match is saved in {tmp_path / 'it'}.",
        "To go on: meadhall play --load it",
    ]
    assert play_lines(match).lines[-2:] == ["There is no more input.", "To go on: meadhall play --load it"]


# ---- news of others


def test_news_of_a_turn_begins_with_harm_to_the_listener() -> None:
    t = table("adventureland", black="G7+1 A1", green="C3 K1", sprite="G6", cards="D9 A2", turn="green")
    session = Session(t.match, [Player("Ann"), Player("Bot Bram", WrongBot())])
    assert paragraphs(session.news()) == [
        [],
        [
            "Round 1: Bot Bram's turn.",
            "The water sprite runs from G6 to D9. "
            "The sprite sweeps your party off G7: 1 adventurer and 1 companion lost.",
            "Bot Bram turns up D9 (river): a gold piece lies on the Great River.",
            "Bot Bram turns up A2 (forest): a herb lies face down in Greeneave Wood.",
        ],
    ]


def test_all_output_is_ascii() -> None:
    match = Match(find_game("adventureland"), "5", players=2)
    assert all(line.isascii() for line in play_lines(match, *["z"] * 60).lines)


class WrongBot:
    """A bot that always gives an impossible answer."""

    name = "stubborn"

    def choose(self, view: View[Any]) -> Option | str:
        return "nothing"


def test_failing_bot_does_not_end_the_match() -> None:
    match = Match(find_game(PIG), "1", target=20)
    output = play_lines(match, *["roll", "hold"] * 20, players=[Player("Ann"), Player("Bot Bram", WrongBot())]).lines
    failed = next(at for at, line in enumerate(output) if line.endswith("The default answer counts."))
    assert "bot 'stubborn' in Pig" in output[failed].casefold().replace("pig", "Pig")
    assert "Roll or hold?" in output[failed:]


# ---- several people, or none


def test_several_people_take_turns_at_the_keyboard_and_nothing_is_printed_in_between() -> None:
    match = Match(find_game("adventureland"), "3", start_player="seat1")
    said = play_lines(match, "", "z", "", "z", players=[Player("Ann"), Player("Bram")]).lines
    assert said[7:9] == ["Pass the keyboard to Ann, then press Enter.", "<cleared>"]
    to_bram = said.index("Pass the keyboard to Bram, then press Enter.")
    assert said[to_bram + 1] == "<cleared>"
    assert "Round 1: your turn." in said[:to_bram]
    assert "Round 1: Ann's turn." in said[to_bram:]
    assert "Round 1: your turn." in said[to_bram:]


def test_bots_play_alone_to_the_end() -> None:
    game = find_game("adventureland")
    bots = [Player(name, find_bot("random", game, name)) for name in ("Bot Bram", "Bot Isolde")]
    output = play_lines(Match(game, "3"), players=bots).lines
    assert "The match is over." in output
    assert output[-3].startswith("1st: Bot ")
    assert "companions and gold" in output[-3]
    assert output[-1] == "To watch it again: meadhall replay it"


def test_game_without_words_and_places_can_be_played() -> None:
    output = play_lines(Match(find_game(PIG), "1", target=20), "look", *["roll", "hold"] * 40).lines
    assert "Roll or hold?" in output
    look = output.index("> look")
    assert output[look + 1 : look + 3] == ["In front of you: nothing.", "In front of Bot Bram: nothing."]
    assert any(line.endswith((" wins.", " win.")) for line in output)


# ---- the command


def run_play(monkeypatch: pytest.MonkeyPatch, typed: str = "", **arguments: Any) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    usual: dict[str, Any] = {
        "game": "", "extra_arguments": [], "seed": "", "name": [], "bots": "", "watch": False, "set_options": [],
        "plain": True, "ascii": False, "load": "", "save": "",
    }  # fmt: skip
    play(**{**usual, **arguments})


@pytest.fixture(autouse=True)
def _data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_saved_match_can_be_continued(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    run_play(
        monkeypatch,
        "s\nstop\n",
        game="adventureland",
        seed="5",
        set_options=["adventure=2"],
        extra_arguments=["--players", "3"],
    )
    assert "The Magnificent, 3 players" in capsys.readouterr().out
    (kept,) = (tmp_path / "meadhall" / "matches").iterdir()
    before = kept.read_text()
    run_play(monkeypatch, "stop\n", load="last")
    output = capsys.readouterr().out
    assert "The match goes on. Round " in output
    assert "which party?" in output
    assert kept.read_text().count("\n") >= before.count("\n")


def test_continued_match_prints_whole_sentences(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run_play(monkeypatch, "a\nstop\n", game="heropath", seed="5", extra_arguments=["--players", "2"])
    capsys.readouterr()
    run_play(monkeypatch, "stop\n", load="last")
    assert "The match goes on. The draft. Bot Bram 11 power, " in capsys.readouterr().out


def test_pipe_gets_plain_mode_and_a_note_about_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run_play(monkeypatch, "stop\n", game=PIG, plain=False)
    assert capsys.readouterr().out.startswith("This is plain mode, because input or output is not a terminal.")


@pytest.mark.parametrize(
    ("words", "error", "said"),
    [
        ({"game": ""}, BadOption, "name a game, for example: meadhall play adventureland"),
        ({"game": "adventureland", "extra_arguments": ["--players", "7"]}, BadOption, "players cannot be '7'"),
        ({"game": "adventureland", "set_options": ["colour=red"]}, BadOption, "has no option 'colour'"),
        ({"game": "adventureland", "extra_arguments": ["red"]}, BadOption, "'red' is not an option"),
        ({"game": "adventureland", "bots": "clever"}, BotError, "has no bot 'clever'"),
        ({"game": "adventureland", "name": ["A", "B", "C"]}, BadOption, "3 people cannot sit at a table for 2"),
        ({"game": "adventureland", "watch": True, "name": ["A"]}, BadOption, "--watch leaves no seat for a person"),
        ({"load": "/nowhere"}, BadRecord, "/nowhere cannot be read"),
        ({"load": "last"}, BadRecord, "there is no match in "),
        ({"load": "last", "seed": "7"}, BadOption, "--load takes options and seed from the file; leave them out"),
    ],
)
def test_unplayable_match_is_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, words: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        run_play(monkeypatch, **words)


def test_full_disk_does_not_end_the_match(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def full(*given: object) -> None:
        raise MeadhallError("the match cannot be saved")

    match = Match(find_game(PIG), "1")
    session = SavedSession(match, [Player("Ann"), Player("Bram")], tmp_path / "it")
    monkeypatch.setattr("meadhall.terminal.saved_matches.write", full)
    session.lift_curtain()
    session.answer("roll")
    assert session.save_error == "Your last answers are not saved. The match cannot be saved."


def test_no_word_is_broken_at_the_window_edge(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen = Screen()
    monkeypatch.setattr("sys.stdout", screen)
    monkeypatch.setenv("COLUMNS", "20")
    for line in ("A Deep-forged Blade lies face down here.", "", "Go."):
        Console().say(line)
    assert screen.getvalue() == "A Deep-forged Blade\nlies face down here.\n\nGo.\n"
    assert wrap_line("incomprehensibilities", 5) == "incomprehensibilities"
    assert wrap_line("To go on: meadhall play --load last", 20) == "To go on: meadhall play --load last"


def leave_at_once(app: object) -> None:
    """Replace the screen with a person who leaves at once."""


def test_leaving_the_screen_prints_how_to_continue_or_watch_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("meadhall.terminal.fullscreen.app.GameApp.run", leave_at_once)
    match = Match(find_game(PIG), "1")
    session = SavedSession(match, [Player("Ann"), Player("Bram")], saved_matches.new_match_path(match))
    play_drawn(session, PIG, ascii=False)
    kept = f"Your match is saved in {session.path}."
    assert capsys.readouterr().out.splitlines() == [kept, f"To go on: meadhall play {PIG} --load last"]
    session.path = tmp_path / "my match"
    assert (
        saved_matches.farewell_lines(session.path, "", is_over=False)[1]
        == f"To go on: meadhall play --load '{session.path}'"
    )
    while not match.over:
        match.answer(match.asked, match.menu()[-1])
    play_drawn(session, PIG, ascii=False)
    assert (
        capsys.readouterr().out.splitlines()[1] == f"To watch it again: meadhall replay '{session.path}' --game {PIG}"
    )


def test_tie_broken_by_the_rules_is_explained() -> None:
    game = find_game("adventureland")
    t = table("adventureland", black={"parties": "K10", "gold": 2}, green={"parties": "K9", "gold": 1})
    session = Session(
        Match[Any].resumed(game, t.state, t.match.table.source, t.match.options), [Player("Ann"), Player("Bram")]
    )
    assert ending_lines(session)[-1] == "The rules broke the tie."


# ---- mistakes are answered with a valid example


def test_wrong_argument_of_a_word_is_answered_with_an_example() -> None:
    console = play_ford("e5 f5", "log much", "log 0", "why", "d6 i6", "maybe", "no")
    assert console.after("log much") == ["How many lines? Type a number from 1 to 1, for example: log 1."]
    assert console.after("log 0") == console.after("log much")
    assert console.after("why") == ["Why what? For example: why F6"]
    assert "Nothing happened. Type yes to do it." in console.after("maybe")
    assert "Nothing happened. Type yes to do it." not in console.after("no")


def test_invalid_selection_is_refused_with_a_hint() -> None:
    match = Match(find_game("heroes"), "5", players=2, army="preset")
    while match.menu(match.asked).question == "draft":
        match.answer(match.asked, match.menu(match.asked)[0])
    console = play_lines(match, "list", "b", "a h", "none")
    assert console.after("list") == ["a. throw. b. die 1. c. die 2. d. die 3. e. die 4. f. die 5. g. die 6. h. Stop."]
    assert console.after("b") == ["B alone is not possible. Pick more, or something else."]
    assert console.after("a h") == ["A and h together are not possible. Pick fewer, or something else."]
    assert console.after("none") == ["Pick at least one."]


def test_log_of_a_new_match_says_that_it_is_empty() -> None:
    console = play_lines(Match(find_game(PIG), "1"), "log", "log 5")
    assert console.after("log") == console.after("log 5") == ["Nothing has happened yet."]


def test_question_ends_with_its_question_mark() -> None:
    assert play_ford("rule AL-WSP-9").after("rule AL-WSP-9")[0].endswith("?")


def test_rules_are_the_rulebook_in_plain_words_by_chapter() -> None:
    console = play_ford("rules", "rule 1", "rule 99", "rule sweeps")
    contents = console.after("rules")
    assert "1. The game in one minute" in contents
    assert contents[-1].startswith("Type rule and a number for a chapter")
    assert console.after("rule 1")[:3] == ["The game in one minute", "Your goal", "Have the most points at the end."]
    assert not any("AL-" in line for line in console.after("rule 1"))
    assert console.after("rule 99")[0] == "There is no chapter 99. The chapters go from 1 to 6."
    found = console.after("rule sweeps")
    assert any(line.startswith("Water sprite: Runs along the river to each new piece of gold.") for line in found)
