# Der Tisch.

table-log = Verlauf
table-chat = Plausch
table-rules = Regeln
table-side = Verlauf, Plausch und Regeln
table-side-unread = Verlauf, Plausch und Regeln, { $count ->
    [one] { $count } neue Zeile
   *[other] { $count } neue Zeilen
} im Plausch
table-board = Spielplan
table-players = Mitspieler
table-answers = Antworten
table-places = Orte
table-trouble = Dieser Tisch lässt sich nicht öffnen
table-you-inside = du
table-you = Du
table-bot = Bot
table-percent = { $percent } %

# wer am Zug ist
table-turn-yours = Du bist am Zug
table-turn-asked = Du bist gefragt
table-turn-theirs = { $name } ist am Zug
table-turn-several = { $count } sind am Zug
table-turn-over = Die Partie ist aus
table-turn-nobody = Einen Moment
table-waiting = { $count ->
    [one] { $name } ist am Zug.
   *[other] { $name } sind am Zug.
}
table-watching = Du schaust zu.
table-late = Alle Plätze sind besetzt: Du schaust zu.
table-clock = Verbleibende Zeit
table-title-turn = Du bist am Zug
table-spoken-turn = Du bist am Zug. { $question }
table-spoken-time = Noch { $seconds } Sekunden.
table-spoken-more = { $count ->
    [one] Noch etwas ist geschehen.
   *[other] { $count } weitere Dinge sind geschehen.
}

# die Leitung zur Halle
table-line-open = Verbunden
table-line-sending = Wird gesendet
table-line-connecting = Verbinden
table-line-broken = Verbinden aufs Neue
table-line-closed = Nicht verbunden
table-answer-sending = Deine Antwort ist unterwegs.
table-answer-waits = Deine Antwort wartet auf die Verbindung.
table-latency = { $ms } ms hin und zurück
table-broken = Die Verbindung zur Halle ist abgebrochen. Wir versuchen es weiter; nichts geht verloren.

# die Leiste der Antworten
table-key-enter = Enter
table-key-escape = Esc
table-cancel = Abbrechen
table-otherwise = Neu wählen
table-more = Mehr: { $count }
table-more-title = Weitere Antworten
table-more-filter = Tippen, um zu suchen
table-more-none = Nichts passt zu „{ $text }“.
table-catch-up = Aufholen
table-undo = Zurück
table-undo-anyway = Zurücknehmen
table-undo-ask = Um Rücknahme bitten

# was eine Antwort bringt
table-preview = Was es bringt
table-wins = Gewinn: { $what }
table-risks = Auf dem Spiel: { $what }
table-losses = Eigene Verluste: { $what }
table-costs = Kostet { $what }
table-why-title = Warum nicht { $name }?
table-why-wait = Wird in den Regeln nachgeschlagen
table-why-here = Warum?
table-why-answer = Du darfst: { $words }
table-why-none = Es ist keine Antwort auf „{ $question }“.
table-why-empty = Dort ist nichts von dir, also ist es keine Antwort auf „{ $question }“.
table-why-not-asked = Du wirst gerade nichts gefragt.
table-why-where = Zeige auf einen Ort oder geh mit den Pfeiltasten hin und drücke noch einmal ?.
table-why-nothing = Die Regeln nennen keinen eigenen Grund. Es ist jetzt keine der Antworten.

# Mitspieler
table-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
table-seat-bot = Bot, { $level }
table-seat-away = nicht da
table-seat-thinks = am Zug
table-seat-resigned = aufgegeben; ein Bot spielt weiter
table-seat-mine = deiner
table-seat-menu = Was sich mit dem Platz von { $name } tun lässt
table-hand-words = Ein Bot kann für dich spielen, bis du den Platz zurücknimmst.
table-hand-away = { $name } ist nicht da. Dauert das an, kann hier ein Bot spielen, bis { $name } zurückkommt und den Platz nimmt.
table-hand-now = Hier spielt gerade ein Bot: { $level }.
table-hand-resigned = Dieser Platz wurde aufgegeben; ein Bot spielt ihn zu Ende: { $level }.
table-hand-to = Übergeben: { $level }
table-hand-back = Platz zurücknehmen
table-bot-plays = Ein Bot spielt für dich.
table-bot-plays-named = Ein Bot spielt für { $name }.
table-bot-plays-by = Während du weg warst, hat { $by } deinen Platz einem Bot gegeben, der für dich spielt.
table-bot-plays-by-named = Während niemand hier war, hat { $by } den Platz von { $name } einem Bot gegeben.
table-bot-plays-late = Deine Zeit ist um: ein Bot spielt für dich.
table-bot-plays-late-named = Die Zeit von { $name } ist um: ein Bot spielt weiter.
table-bot-returns = Der Platz ist beim nächsten Innehalten wieder deiner.
table-resign = Aufgeben
table-resign-sure = { $name } gibt die Partie auf. Ein Bot spielt weiter, und der Platz kommt nicht zurück.
table-resign-yes = Aufgeben
table-resign-no = Weiterspielen

# Verlauf
table-log-to-you = Dir geschehen
table-log-struck = { $count ->
    [one] Eine Zeile zurückgenommen
   *[other] { $count } Zeilen zurückgenommen
}
table-given = { $words }: { $count ->
    [one] für
   *[other] { $count }-mal für
  } dich erledigt, sonst war nichts zu tun
table-spared = { $words }: { $count ->
    [one] für
   *[other] { $count }-mal für
  } dich erledigt, da du nicht gefragt sein willst
table-log-replay-of = Zeile { $number } noch einmal ansehen: { $words }
table-log-end = { $outcome }: { $standings }.
table-log-ended = { $name } { $points } { $counts }
table-log-rule = Die Regel: { $clause }
table-log-replay = Diesen Augenblick noch einmal ansehen

# Plausch
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-field = Sag etwas
table-chat-send = Sagen
table-chat-phrases = Fertige Sätze
table-chat-mute = { $name } stummschalten
table-chat-muted = { $name } ist stummgeschaltet.
table-chat-unmute = Wieder hören
table-chat-unread = { $count } ungelesen
table-phrase-hello = Hallo
table-phrase-good-luck = Viel Glück
table-phrase-your-turn = Du bist dran
table-phrase-one-moment = Einen Moment
table-phrase-thinking = Ich denke nach
table-phrase-well-played = Gut gespielt
table-phrase-nice-move = Schöner Zug
table-phrase-ouch = Autsch
table-phrase-thanks = Danke
table-phrase-sorry = Entschuldige
table-phrase-take-back-please = Darf ich das zurücknehmen?
table-phrase-good-game = Gutes Spiel
table-phrase-again = Noch einmal?
table-phrase-goodbye = Bis bald

# Vergrößerung
table-zoom = Vergrößerung
table-zoom-nearer = Näher
table-zoom-farther = Weiter weg
table-zoom-fit = Der ganze Plan

# die Ablage
table-tray = Vor dir
table-tray-yours = Vor dir
table-tray-facts = Auf dem Tisch
table-tray-open = Zeigen, was vor dir liegt

# Abstimmungen
table-vote-yes = Einverstanden
table-vote-no = Nein
table-vote-waiting = Noch zu fragen: { $name }.
table-vote-silence = Schweigen gilt als Nein.
table-vote-fell = Nicht alle haben zugestimmt: Die Antwort bleibt stehen.
table-vote-mine = Du bittest darum, deine letzte Antwort zurückzunehmen.
table-vote-asks = { $name } möchte die letzte Antwort zurücknehmen.
refused-not-now = Das geht jetzt nicht.
undo-free = Nimmt deine letzte Antwort zurück.
undo-vote = Seither hat jemand etwas erfahren: Die anderen müssen zustimmen.
undo-vote-alone = Seither wurde etwas aufgedeckt. Bots haben nichts dagegen, dass du es zurücknimmst.
undo-none = Es gibt nichts zurückzunehmen.

# ein Gerät für mehrere
table-curtain-title = { $name } kommt jetzt
table-curtain-words = Gib { $name } das Gerät. Vom Tisch ist nichts zu sehen, bis der Vorhang aufgeht.
table-curtain-lift = Ich bin { $name }

# während du fort warst
table-away = Während du fort warst
table-away-show = Zeig es mir
table-away-showing = Was geschah, wird geholt
table-away-log = Alle { $count } Zeilen lesen
table-away-close = An den Tisch

# das Ende
table-over-won = { $count ->
    [one] Du gewinnst
   *[other] Du teilst den Sieg
}
table-over-winner = { $count ->
    [one] { $name } gewinnt
   *[other] { $name } teilen den Sieg
}
table-over-nobody = Niemand gewinnt
table-over-standings = Wie die Partie ausging
table-over-place = Platz
table-over-points = Punkte
table-over-rematch = Noch einmal
table-over-to-rematch = Zur nächsten Partie
table-over-replay = Partie durchsehen
table-over-look = Den Plan ansehen

# der schlichte Spielplan
table-whose-yours = dein:{ " " }
table-whose = { $name }:{ " " }
table-in-reach = in Reichweite
table-your-cards = Deine Karten
table-card-turned = verbraucht

# das Menü des Tisches
table-menu-help = Wie man gewinnt, und wie man spielt
table-menu = Tisch
table-share = Wer diesen Link hat, findet diesen Tisch
table-sound = Klänge
table-sound-hint = Alles, was zu hören ist, ist auch zu sehen.
table-volume = Lautstärke
table-keys = Einzelne Tasten
table-keys-hint = Buchstaben antworten, Großbuchstaben und Zeichen fragen. Schalte sie aus, wenn ein Vorleseprogramm oder eine Katze für dich tippt.
table-more-settings = Aussehen und mehr
table-file = Die Partie als Datei
table-leave = Den Tisch verlassen
table-leave-words = Gehst du, so nimmt ein Bot deinen Platz ein. Um später weiterzuspielen, schließ einfach nur die Seite.

# Hilfe
table-help = Hilfe
table-help-aim = Worum es geht
table-help-how = Wie man hier spielt
table-help-choose = Wähle auf dem Plan oder mit den Knöpfen darunter: Beides tut dasselbe. Was leuchtet, lässt sich wählen.
table-help-show = Wo es darauf ankommt, wird deine Wahl erst gezeigt. Enter, ein zweiter Klick oder der gefüllte Knopf führt sie aus; Esc lässt sie fallen.
table-help-why = Zeige auf etwas, das sich nicht wählen lässt, oder tippe es an: Eine Karte sagt, warum nicht, mit der Regel.
table-help-undo = Zurücknehmen ist frei, bis jemand etwas aus deiner Antwort erfahren hat. Danach werden die anderen gefragt.
table-help-log = Der Verlauf erzählt alles. Ein Name darin zeigt auf den Plan, das Zeichen § öffnet die Regel.
table-help-keys = Tasten
table-help-law = Kleine Buchstaben antworten, große und Zeichen fragen.
table-help-keys-off = Einzelne Tasten sind gerade abgeschaltet; das Menü des Tisches schaltet sie ein.
table-keys-answer = eine Antwort wählen und zeigen; derselbe Buchstabe noch einmal führt sie aus
table-keys-give = das Gewählte ausführen
table-keys-back = fallen lassen, zurückgehen, schließen
table-keys-next = die nächste Antwort, die vorige
table-keys-board = zum Plan
table-keys-arrows = sich auf dem Plan umsehen
table-keys-why = warum hier nicht?
table-keys-type = tippen: eine Antwort, oder why, look, rule, say mit dem Was dahinter
table-keys-undo = zurücknehmen, oder die anderen fragen
table-keys-log = Verlauf
table-keys-chat = Plausch
table-keys-rules = Regeln
table-keys-players = Mitspieler
table-keys-tray = was vor dir liegt
table-keys-zoom = näher, weiter weg, der ganze Plan
table-keys-catch-up = viermal so schnell aufholen; noch einmal: sofort
table-keys-mute = Klänge ein und aus
table-keys-help = diese Seite

# Hinweise der ersten Partie
table-only-in-english = { $game } gibt es bisher nur auf Englisch.
table-hint = Hinweis
table-hint-pick = Du bist am Zug: Wähle etwas, das leuchtet, oder drück seinen Buchstaben.
table-hint-pick-touch = Dein Zug: tippe auf etwas, das leuchtet.
table-hint-give-touch = Das bringt es. Tippe noch einmal darauf, dann gilt es.
table-hint-give = Das bringt es. Wähl es noch einmal, oder drück Enter, um es zu tun. Esc lässt es fallen.
table-hint-why = Du fragst dich, warum sich etwas nicht wählen lässt? Klick oder tippe es an. Und eine Antwort, aus der noch niemand etwas erfahren hat, lässt sich zurücknehmen.
table-updated = Die Regeln dieses Spiels wurden aktualisiert. Die Partie geht von hier weiter; frühere Zeilen werden nicht gezeigt.
table-hint-next = Gut
table-hint-skip = Keine Hinweise mehr

# die Befehlszeile
table-typed = Befehlszeile
table-typed-hint = eine Antwort, why …, look …, rule …
table-typed-several = { $count } Antworten passen. Tipp noch etwas mehr.
table-typed-nothing = „{ $text }“ ist keine der Antworten. Versuch es mit einem Buchstaben, einem Ort, oder why und einem Ort.
table-typed-why = Zu { $name } gibt es jetzt nichts zu fragen.

# vor der Partie
table-gather-free = { $count ->
    [one] Ein Platz ist frei. Die Partie beginnt, sobald jemand dort sitzt.
   *[other] { $count } Plätze sind frei. Die Partie beginnt, sobald alle besetzt sind.
}
table-gather-away = Du musst nicht hier warten: Lass dir sagen, wenn du am Zug bist
table-gather-told = Du musst nicht hier warten: Auf deinem Kanal erfährst du, wenn du am Zug bist.
table-gather-full = Alle sind da. Die Partie beginnt.
table-gather-open = Ein freier Platz
table-gather-you = { $name }, das bist du
table-gather-beside = { $name }, neben dir
table-gather-name = Dein Name am Tisch
table-gather-bot = Bot hinsetzen
table-gather-bot-at = Bot hinsetzen auf Platz { $seat }, spielt { $level }
table-gather-leave = Aufstehen und zurück in die Halle
table-gather-sit = Hinsetzen
table-gather-watch = Nur zuschauen
table-any-time = Jederzeit
table-sure = { $words } Wirklich?
table-sure-yes = Ja: { $brief }
table-turn-race = Alle spielen gleichzeitig
table-card-unseen = Eine verdeckte Karte
table-cards-of = Karten von { $name }
table-decks = Stapel
table-part-board = Brett
table-part-open = Auslage
table-part-cards = Karten
table-part-answers = { $count ->
    [one] hier { $count } Antwort
   *[other] hier { $count } Antworten
}
table-fight-missing = es fehlen
