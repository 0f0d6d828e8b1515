# Glück und Können einer beendeten Partie.

analysis-title = { $game }: Glück und Können
analysis-replay = Replay
analysis-score = Endstand
analysis-trouble = Diese Analyse lässt sich nicht öffnen
analysis-loading = Analyse wird geladen …

# bevor es eine gibt
analysis-none = Noch nicht analysiert
analysis-none-why = Sieh, was das Glück gab und was Fehler kosteten. Meist dauert es weniger als eine Minute.
analysis-begin = Analysieren
analysis-waiting = Warten
analysis-waiting-why = { $place ->
    [one] Eine Partie wird vor dieser analysiert.
   *[other] { $place } Partien werden vor dieser analysiert.
}
analysis-running = Analyse läuft
analysis-running-how = { $done } von { $of } Zügen
analysis-starting = Beginnt …
analysis-stop = Anhalten
analysis-refused = Diese Partie lässt sich nicht analysieren
analysis-open-replay = Replay öffnen

# die Überschrift
analysis-won = Du hast gewonnen
analysis-won-by = { $name } hat gewonnen
analysis-lost = Du hast verloren
analysis-lost-by = { $name } hat verloren
analysis-shared = Du teilst den Sieg
analysis-shared-by = { $name } teilt den Sieg
analysis-luck-gave = Glück gab { $points }
analysis-luck-took = Pech nahm { $points }
analysis-luck-even = das Glück war ausgeglichen
analysis-own-cost = deine Fehler kosteten { $points }
analysis-own-cost-by = Fehler kosteten { $points }
analysis-own-none = keine Fehler gefunden
analysis-lead = In Prozentpunkten der Siegchance, von { $start } am Anfang bis { $end } am Ende. Das Spiel wird mit dem eines Bots verglichen, Fehler mit den besten gefundenen Antworten. Alles andere ist Glück: Würfel, Karten und was verdeckt war.

# die Summe
analysis-sum = Wie das Ergebnis zustande kam
analysis-start = Anfang
analysis-luck = Glück
analysis-play = Dein Spiel
analysis-play-by = Spiel
analysis-others = Spiel der anderen
analysis-end = Ergebnis
analysis-plus = plus
analysis-is = ergibt
analysis-within = plus oder minus { $points }

# die Kurve
analysis-curve = Siegchance in %
analysis-curve-of = Chance von
analysis-curve-spoken = { $name }: { $start } % am Anfang, zwischen { $least } % und { $most } %, { $end } % am Ende.
analysis-curve-marks = Glück und Fehler auf der Kurve
analysis-mark-luck = { $where }, Glück { $points } ±{ $within }: { $words }
analysis-mark-mistake = { $where }, Fehler { $points } ±{ $within }: { $words }
analysis-key-luck = Glück
analysis-key-mistake = Fehler
analysis-round = Runde { $round }
analysis-move = Zug { $move }
analysis-all = Alle Züge
analysis-chance = Chance
analysis-rounds = Runden
analysis-moves = Züge

# die Tabelle
analysis-sides = Glück und Fehler
analysis-sides-note = in Prozentpunkten, ± sagt, wie sicher jede Zahl ist (95 %). Fehler gehören nicht zur Summe.
analysis-player = Spieler
analysis-others-short = Andere
analysis-play-short = Spiel
analysis-mistakes-short = Fehler
analysis-best = Bester Moment
analysis-worst = Schlechtester Moment
analysis-party = Eure Gruppe
analysis-party-by = Die Gruppe
analysis-from-to = { $start } bis { $end } %

# Fehler
analysis-mistakes = Fehler
analysis-mistakes-of = Fehler von
analysis-mistakes-none = Keine Fehler gefunden
analysis-mistakes-none-why = Keine Entscheidung kostete { $least } Punkte oder mehr.
analysis-did = { $name }: { $words }
analysis-better = Besser:
analysis-why = Warum:
analysis-drop = { $could } % auf { $chance } %
analysis-to-win = { $chance } % Siegchance
analysis-try = Von hier noch einmal
analysis-show = Im Replay zeigen
analysis-keys = Auf und Ab wählen einen Fehler, Enter zeigt ihn im Replay, F spielt von dort noch einmal.

# wie sicher es ist
analysis-sure = Wie sicher ist das?
analysis-sure-why = Ein Bot spielt jede Stellung viele Male weiter, und die Chance ist, wie oft er gewinnt. Dein Spiel wird über viele Züge mit dem eines Bots verglichen, oder wo das zu viel kostet, bis zum Ende des Zuges. Was es später bewirkt, zählt als Glück. Ein Sieg über einen viel Schwächeren ist also kein Glück. Ein Verlust unter { $least } Punkten, oder kleiner als seine Unsicherheit, heißt nie Fehler. Glück innerhalb seiner Unsicherheit hat keine Marke. Die Kurve zeigt keine Spanne. Fehler werden am Ende ihres Zuges verglichen, darum können ihre Chancen von der Kurve abweichen. Das ± des Glücks umfasst auch, was die Schätzung später berichtigt hat; kein anderes ± umfasst Fehler der Schätzung.
