# Das Regelbuch.
rules-of = Regeln von { $game }
rules-games = Spiele
rules-search = In den Regeln suchen
rules-chapter = Zu einem Kapitel
rules-link = Link zu diesem Satz
rules-none = Keine Regel enthält „{ $sought }“.
rules-english = Die Texte der Regeln gibt es bisher nur auf Englisch.
rules-from-seed = Umriss
rules-from-seed-why = es steht im Umriss des Spiels, aus dem diese Regeln entstanden sind
rules-from-public = veröffentlicht
rules-from-public-why = eine veröffentlichte Regel oder Seite sagt es, wo der Umriss schweigt
rules-from-house = Hausregel
rules-from-house-why = hier entschieden, mit dem Grund daneben
no-rules = Kein Spiel hat hier ein Regelbuch.
