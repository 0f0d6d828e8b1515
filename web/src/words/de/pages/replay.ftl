# Das Replay einer Partie.

replay-trouble = Das Replay lässt sich nicht öffnen
replay-loading = Das Replay wird geladen …
replay-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
replay-rounds = { $count ->
    [one] , { $count } Runde
   *[other] , { $count } Runden
}
replay-ended = Endstand

# die Stelle
replay-at-round = Du siehst Runde { $round } von { $rounds }
replay-at-step = Du siehst Schritt { $step } von { $steps }
replay-at-end = { $count ->
    [one] Ende der Partie. { $names } hat gewonnen.
   *[other] Ende der Partie. { $names } teilen sich den Sieg.
}
replay-at-newest = Das ist der neueste Zug.
replay-to-end = Zum Ende
replay-to-newest = Zum neuesten Zug
replay-to-table = Zurück zum Tisch
replay-to-start = Zum Anfang
replay-round-of = Runde { $round } von { $rounds }
replay-step-of = Schritt { $step } von { $steps }
replay-seen-you = Deine Sicht: Was du nicht wusstest, bleibt verdeckt.
replay-seen-as = Sicht von { $name }: Geheimes bleibt verdeckt.
replay-seen-all = Sicht der Zuschauer: Geheimes bleibt verdeckt.

# Spieler und Verlauf
replay-acts = am Zug
replay-later = kommt noch
replay-slip-more = { $count ->
    [one] Noch eine Zeile im Verlauf.
   *[other] Noch { $count } Zeilen im Verlauf.
}

# die Leiste
replay-bar = Replay
replay-rail = Stelle in der Partie
replay-marks = Wichtige Momente
replay-transport = Wiedergabe
replay-back = Schritt zurück
replay-on = Schritt vor
replay-last = Letzter Schritt
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-see-as = Sicht
replay-all = Alle
replay-everybody = Sicht der Zuschauer
replay-kind-fight = Kampf
replay-kind-reveal = Aufgedeckt
replay-kind-sweep = Fortgespült
replay-kind-rescue = Rettung
replay-more = Mehr

# Lesezeichen
replay-bookmark = Lesezeichen setzen
replay-bookmark-at = Lesezeichen: { $words }
replay-bookmark-words = Name des Lesezeichens
replay-bookmark-keep = Speichern
replay-bookmark-hint = Lesezeichen werden in diesem Browser gespeichert.
replay-bookmark-forget = „{ $words }“ löschen
replay-bookmarks = Lesezeichen

# Weitergeben
replay-share = Diesen Moment teilen
replay-share-table = Link für die Spieler
replay-share-all = Link für alle
replay-share-file = Oder teile die Partiedatei. Sie lässt sich in jedem Meadhall öffnen, im Browser oder im Terminal.

# Weiterspielen
replay-fork = Ab hier spielen
replay-fork-words = Spiel von hier an einem neuen Tisch weiter, mit neuen Würfeln.
replay-fork-seat = Du spielst als
replay-fork-go = Starten
replay-fork-not = Abbrechen
replay-fork-over = Hier ist die Partie schon vorbei. Geh erst ein paar Schritte zurück.

# der Beweis der Würfel
replay-proven = Faire Würfel: geprüft
replay-sealed = Faire Würfel: versiegelt
replay-updated = Die Regeln dieses Spiels wurden während der Partie aktualisiert. Das Replay beginnt dort.
replay-differs = Andere Version
replay-differs-why = Diese Partie wurde mit einer anderen Version des Spiels gespielt. Wir haben sie mit unseren Regeln nachgespielt, und alle Züge und Würfe passen.
replay-proof = Waren die Würfel fair?
replay-proof-proven = Ja. Alle Würfel und Karten folgen aus einem Seed, der vor dem ersten Zug feststand. Wir haben die Partie damit nachgespielt, und alles stimmt überein.
replay-proof-running = Der Seed dieser Partie stand vor dem ersten Zug fest. Bekannt ist bisher nur sein Fingerabdruck, der Seed wird nach der Partie gezeigt.
replay-proof-not = Die Würfel dieser Datei lassen sich nicht prüfen: Ihr Seed fehlt, oder sie beginnt nicht beim ersten Zug.
replay-proof-seal = Fingerabdruck, vor der Partie gezeigt (SHA-256 des Seeds)
replay-proof-seed = Seed, nach der Partie gezeigt
replay-proof-self = Selbst nachprüfen? Lade die Partie herunter und prüfe sie mit deinem eigenen Meadhall:

# Tasten
replay-keys-step = Schritt zurück, Schritt vor
replay-keys-turn = voriger Zug, nächster Zug
replay-keys-ends = Anfang, Ende
replay-keys-play = abspielen oder Pause
replay-keys-speed = Tempo der Wiedergabe
replay-keys-eyes = Sicht des nächsten Spielers
replay-keys-fork = ab hier spielen
replay-keys-bookmark = Lesezeichen setzen
replay-keys-log = Verlauf
replay-keys-rules = Regeln
replay-keys-board = zum Spielplan; Pfeiltasten sehen sich dort um
replay-keys-zoom = vergrößern, verkleinern, ganzer Spielplan
replay-keys-help = diese Hilfe
replay-clock = { $now } von { $all }
replay-speed-real = Tempo (1× ist wie gespielt)
