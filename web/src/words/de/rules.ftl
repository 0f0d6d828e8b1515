# Das Regelbuch.
rules-of = Regeln: { $game }
rules-games = Spiele
rules-search = In den Regeln suchen
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
