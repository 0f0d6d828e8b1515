# Das Regelbuch.
rules-of = Regeln: { $game }
rules-games = Spiele
rules-search = Regel suchen
rules-chapter = Zum Kapitel
rules-link = Link zu dieser Regel
rules-none = In keiner Regel steht „{ $sought }“.
rules-english = Die Regeln gibt es bisher nur auf Englisch.
rules-from-seed = Original
rules-from-seed-why = aus der ursprünglichen Beschreibung des Spiels
rules-from-public = veröffentlicht
rules-from-public-why = aus einer veröffentlichten Anleitung oder Seite
rules-from-house = Hausregel
rules-from-house-why = von uns entschieden, mit der Begründung daneben
no-rules = Zu keinem Spiel hier gibt es Regeln.
book-back = Zurück zum Regelbuch
book-contents = Inhalt
book-copied = Link kopiert
book-every-rule = Alle Regeln
book-exact = Genaue Regel { $clauses }
book-hits = { $count ->
    [one] ein Treffer
   *[other] { $count } Treffer
}
book-how = nach einem Satz öffnet die genaue Regel.
book-rule-after = Nächste Regel
book-rule-before = Vorige Regel
book-shelf = Suche und Inhalt
book-to-contents = Inhalt zeigen
