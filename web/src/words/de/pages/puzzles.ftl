# Die Rätsel: ihre Liste, und eines davon.

puzzles-lead = Stellungen aus Partien von Bots. Eine Antwort ist deutlich besser als alle anderen: Finde sie. Jedes Spiel hat um Mitternacht (UTC) ein neues Rätsel des Tages.
puzzles-streak = { $count ->
    [0] Noch keine Serie. Löse ein Rätsel des Tages, um eine zu beginnen.
    [one] Serie: 1 Tag
   *[other] Serie: { $count } Tage
}
puzzles-none = Hier gibt es keine Rätsel.
puzzles-solved = { $solved } von { $count } gelöst
puzzles-today = Rätsel des Tages
puzzles-today-of = Rätsel des Tages: { $game }
puzzles-today-done = Das von heute ist gelöst
puzzles-more = Weitere Rätsel
puzzles-more-of = Weitere Rätsel: { $game }

puzzle = Rätsel
puzzle-of = Rätsel: { $game }
puzzle-of-day = Rätsel des Tages
puzzle-number = { $number } von { $count }
puzzle-leave = Alle Rätsel
puzzle-trouble = Dieses Rätsel lässt sich nicht öffnen
puzzle-none = Zu diesem Spiel gibt es hier keine Rätsel.
puzzle-loading = Das Rätsel wird geladen …
puzzle-verdict = Rätsel
puzzle-task = Was ist deine beste Antwort?
puzzle-easy = Eine Antwort ist deutlich besser als alle anderen.
puzzle-hard = Eine Antwort ist deutlich besser als alle anderen. Es ist nicht die naheliegende.
puzzle-answered = Deine Antwort: { $answer }
puzzle-right = Richtig!
puzzle-day-solved = Das Rätsel von heute ist gelöst.
puzzle-wrong = Es gibt eine bessere Antwort.
puzzle-behind = Deine gewinnt { $behind } von 100 Partien weniger (± { $within }).
puzzle-solution = Die Lösung
puzzle-why = Die beste Antwort gewinnt { $chance } von 100 Partien, die zweitbeste { $next }.
puzzle-chance = { $chance } % ± { $within }
puzzle-how = Gewinnchance aus { $worlds } Partien, die Bots von hier zu Ende spielten. ± sagt, wie sicher die Zahl ist (95 %). Bei allen außer der besten Antwort gilt es für den Abstand zur besten.
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
