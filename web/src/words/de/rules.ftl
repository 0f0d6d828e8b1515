# Das Regelbuch.
rules-of = Regeln von { $game }
rules-games = Spiele
rules-search = In den Regeln suchen
rules-chapter = Zu einem Kapitel
rules-link = Link zu diesem Satz
rules-none = Keine Regel enthält „{ $sought }“.
no-rules = Kein Spiel hat hier ein Regelbuch.
