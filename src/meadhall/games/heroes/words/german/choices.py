"""What a host may choose, in German words."""

from __future__ import annotations

from typing import Final

from meadhall.engine import ChoiceWords

ON: Final = ("an", "aus")
OFF: Final = ("aus", "an")
LIMIT: Final = ("keine", "60")
CHOICES: Final = {
    "players": ChoiceWords("Spieler", "wie viele spielen"),
    "mode": ChoiceWords(
        "Ablauf",
        "Würfel alle zugleich gegen die Uhr, oder in geheimen Runden",
        ("in Echtzeit", "in Ruhe"),
        (
            "Alle würfeln zugleich; wer zuerst Stopp ruft, handelt zuerst. Für jede Antwort gibt es eine Frist.",
            "Jeder wählt geheim, was er wirft, dann werfen alle. Ohne Eile: zum Lernen oder für Partien über Tage.",
        ),
    ),
    "format": ChoiceWords(
        "Form",
        "jeder gegen jeden, zwei gegen zwei, oder zwei Duelle und ein Finale",
        ("jeder für sich", "zwei gegen zwei", "Turnier"),
    ),
    "elimination": ChoiceWords("Ausscheiden", "aus: Helden sind bei 0 betäubt, und Siegpunkte gewinnen", ON),
    "extra_win": ChoiceWords(
        "Sieg ohne Wesen", "an: Ist das letzte Wesen gefallen, gewinnen die meisten Lebenspunkte", OFF
    ),
    "army": ChoiceWords(
        "Armee",
        "ob Armeen gebaut oder gedruckt sind",
        ("gebaut", "gedruckt"),
    ),
    "hero_text": ChoiceWords("Textseite der Helden", "ob Helden eine Schwäche und eine Fähigkeit haben", ON),
    "enhancements": ChoiceWords("Verstärkungen", "ob Zauber verstärkt werden können", ON),
    "no_action_penalty": ChoiceWords("Strafe ohne Handlung", "zwei Wunden für einen Stopp ohne Handlung", ON),
    "first_game": ChoiceWords("Erste Partie", "alle Vereinfachungen für eine erste Partie zugleich"),
    "fatigue": ChoiceWords("Ermüdung", "ob eine Vorbereitung ohne Stopp die Helden ermüdet", ON),
    "starting_hand": ChoiceWords("Starthand", "Karten, die vor der ersten Vorbereitung gezogen werden"),
    "bots_replace": ChoiceWords(
        "Bots springen ein", "ob ein Bot den Platz von jemandem übernimmt, der lange fort ist", ON
    ),
    "beat_time": ChoiceWords("Zeit für einen Wurf", "in Ruhe: Sekunden für einen Wurf", LIMIT),
    "step_time": ChoiceWords("Zeit für Antworten", "in Ruhe: Sekunden für jede andere Antwort", LIMIT),
    "roll_time": ChoiceWords("Dauer eines Wurfs", "in Echtzeit: ms von einem Wurf eines Platzes zum nächsten"),
    "latency_cap": ChoiceWords("Ausgleich der Leitung", "in Echtzeit: ms Verzögerung, die gutgeschrieben werden"),
    "stop_window": ChoiceWords("Fenster für Stopp", "in Echtzeit: ms, die ein Stopp auf einen früheren wartet"),
    "resume_delay": ChoiceWords("Vorlauf", "in Echtzeit: ms Countdown vor jeder Vorbereitung"),
    "auto_throw": ChoiceWords("Selbsttätiger Wurf", "in Echtzeit: ms, nach denen Würfel auf der Hand fliegen"),
    "act_time": ChoiceWords("Zeit für eine Handlung", "in Echtzeit: Sekunden für eine ganze Handlung"),
    "answer_time": ChoiceWords("Zeit für kurze Antworten", "in Echtzeit: Sekunden für eine kurze Antwort"),
    "draft_time": ChoiceWords("Zeit für die Auslage", "in Echtzeit: Sekunden, um etwas aus der Auslage zu nehmen"),
    "army_time": ChoiceWords("Zeit für die Armee", "in Echtzeit: Sekunden, um eine Armee zu bauen"),
    "place_time": ChoiceWords("Zeit zum Aufstellen", "in Echtzeit: Sekunden, um eine Karte aufzustellen"),
    "fatigue_first": ChoiceWords("Erste Ermüdung", "in Echtzeit: Sekunden ohne Stopp, bis Helden ermüden"),
    "fatigue_next": ChoiceWords("Weitere Ermüdung", "in Echtzeit: Sekunden, bis sie wieder ermüden"),
    "bot_delay_min": ChoiceWords("Bots warten mindestens", "in Echtzeit: ms, die ein Bot mindestens wartet"),
    "bot_delay_max": ChoiceWords("Bots warten höchstens", "in Echtzeit: ms, die ein Bot höchstens wartet"),
    "grace": ChoiceWords("Frist bei Abbruch", "in Echtzeit: Sekunden, die auf jemanden ohne Verbindung gewartet wird"),
}
