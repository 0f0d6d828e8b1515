# Die Aufzeichnung: eine gespielte Partie zum Durchsehen.

replay-trouble = Diese Aufzeichnung lässt sich nicht öffnen
replay-loading = Die Partie wird geöffnet
replay-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
replay-rounds = { $count ->
    [one] , { $count } Runde
   *[other] , { $count } Runden
}
replay-ended = Endstand

# wo man ist
replay-at-round = Du siehst Runde { $round } von { $rounds }
replay-at-step = Du siehst Schritt { $step } von { $steps }
replay-at-end = { $count ->
    [one] Hier endete die Partie. Gewonnen hat { $names }.
   *[other] Hier endete die Partie. Den Sieg teilen sich { $names }.
}
replay-at-newest = So weit ist die Partie gekommen.
replay-to-end = Zum Ende
replay-to-newest = Zum Neuesten
replay-to-table = Zurück zum Tisch
replay-to-start = Zum Anfang
replay-round-of = Runde { $round } von { $rounds }
replay-step-of = Schritt { $step } von { $steps }
replay-seen-you = Wie du es sahst; Geheimes bleibt verdeckt.
replay-seen-as = Wie { $name } es sah; Geheimes bleibt verdeckt.
replay-seen-all = Wie alle es sahen; Geheimes bleibt verdeckt.

# Spieler und Verlauf
replay-acts = handelt
replay-later = noch nicht geschehen
replay-slip-more = { $count ->
    [one] Und noch etwas, im Verlauf.
   *[other] Und noch { $count } Dinge, im Verlauf.
}

# die Leiste
replay-bar = Aufzeichnung
replay-rail = Augenblick der Partie
replay-marks = Zeichen an der Leiste
replay-transport = Durch die Partie
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum letzten Schritt
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-see-as = Sehen als
replay-all = Alle
replay-everybody = Wie alle es sahen
replay-kind-fight = Kampf
replay-kind-reveal = Aufgedeckt
replay-kind-sweep = Fortgespült
replay-kind-rescue = Rettung
replay-more = Mehr

# Lesezeichen
replay-bookmark = Lesezeichen für diesen Augenblick
replay-bookmark-at = Lesezeichen: { $words }
replay-bookmark-words = Was soll hier wiedergefunden werden?
replay-bookmark-keep = Behalten
replay-bookmark-hint = Lesezeichen bleiben in diesem Browser.
replay-bookmark-forget = „{ $words }“ vergessen
replay-bookmarks = Lesezeichen

# Weitergeben
replay-share = Diesen Augenblick teilen
replay-share-table = Ein Link für die am Tisch
replay-share-all = Ein Link, dem alle folgen dürfen
replay-share-file = Die Datei der Partie lässt sich in jeder Halle und im Terminal öffnen.

# Weiterspielen
replay-fork = Ab hier spielen
replay-fork-words = Von hier geht die Partie an einem eigenen Tisch weiter, und der Zufall entscheidet neu.
replay-fork-seat = Du spielst als
replay-fork-go = Weiterspielen
replay-fork-not = Jetzt nicht
replay-fork-over = In diesem Augenblick ist die Partie vorbei, und es gibt nichts mehr zu spielen. Geh erst ein wenig zurück.

# der Beweis der Würfel
replay-proven = Die Würfel sind bewiesen
replay-sealed = Die Würfel sind versiegelt
replay-updated = Die Regeln dieses Spiels wurden während der Partie aktualisiert. Die Wiederholung beginnt dort.
replay-differs = Aus einer anderen Fassung
replay-differs-why = Antworten und Würfe der Datei wurden nach den hiesigen Regeln durchgespielt, und alle passen.
replay-proof = Waren die Würfel ehrlich?
replay-proof-proven = Ja. Jeder Würfel und jede Karte dieser Partie folgt aus einem Startwert, der vor der ersten Antwort feststand. Hier wurde er noch einmal durchgespielt, und alles kam gleich heraus.
replay-proof-running = Der Startwert dieser Partie stand vor der ersten Antwort fest und ist durch sein Siegel gebunden. Geöffnet wird er, wenn die Partie vorbei ist.
replay-proof-not = Diese Datei kann ihre Würfel nicht beweisen: Sie enthält nicht die ganze Partie von Anfang an, oder nicht ihren Startwert.
replay-proof-seal = Das Siegel, vor der Partie gezeigt: der SHA-256 des Startwerts
replay-proof-seed = Der Startwert, am Ende geöffnet
replay-proof-self = Wer zweifelt, nimmt die Datei und prüft sie mit einem eigenen Meadhall:

# Tasten
replay-keys-step = einen Schritt zurück, einen weiter
replay-keys-turn = der Zug davor, der nächste Zug
replay-keys-ends = der Anfang, das Ende
replay-keys-play = abspielen und anhalten
replay-keys-speed = wie schnell es läuft
replay-keys-eyes = mit den nächsten Augen sehen
replay-keys-fork = von hier weiterspielen
replay-keys-bookmark = ein Lesezeichen behalten
replay-keys-log = Verlauf
replay-keys-rules = Regeln
replay-keys-board = zum Brett; Pfeile sehen sich dort um
replay-keys-zoom = näher, ferner, das ganze Brett
replay-keys-help = diese Seite
replay-clock = { $now } von { $all }
replay-speed-real = Tempo; 1× ist wie gespielt
