# Was der Tisch von Heroes neben den Worten des Spiels sagt.
he-water = Wasser
he-fire = Feuer
he-earth = Erde
he-air = Luft
he-leadership = Führung
he-card = Karte
he-die-in-hand = in der Hand
he-identical = gleiche Elemente
he-needs = braucht { $count } { $what }

he-board-of = Brett von { $name }
he-your-space = bei dir { $name }
he-their-space = { $who }, { $name }
he-free = frei
he-sheltered = gedeckt
he-frozen = gefroren
he-spent = fertig
he-out = ausgeschieden
he-partner = mit dir
he-with = mit { $name }
he-duels = { $whose ->
    [mine] du kämpfst gegen { $name }
    [you] kämpft gegen dich
   *[other] kämpft gegen { $name }
  }
he-stunned = betäubt
# Vor diesen Enden werden lange Namen von Wesen getrennt.
he-name-ends = elementar|drache|vogel|troll|hund|wache|riese|mander
he-beside = { $name }, neben dem Brett
he-life = { $life } von { $most } Lebenspunkten

he-tableau = Zauberauslage
he-left = { $left } im Stapel
he-top-row = Obere Reihe
he-bottom-row = Untere Reihe
he-heroes = Helden
he-led-by = { $whose ->
    [you] von dir geführt
   *[other] geführt von { $name }
}
he-element = { $element ->
    [water] Wasser
    [fire] Feuer
    [earth] Erde
   *[air] Luft
  }
he-brings = Bringt mit: { $names }.
he-army = Deine Armee
he-army-waiting = Deine Armee steht. Die anderen stellen ihre noch auf.
he-hired = angeworben
he-cost = kostet
he-strength = Stärke
he-life-word = Lebenspunkte
he-reach = { $directions ->
    [F] trifft geradeaus
    [FR] geradeaus und rechts
    [FB] geradeaus, beidseits
   *[ANY] jede Spalte
  }
he-activation = Aktivierung { $count }
he-copies = { $count ->
    [0] keine mehr
   *[other] noch { $count }
  }

he-dice-of = Würfel von { $name }
he-dice = Deine Würfel
he-dice-tap = Tippe einen Würfel an, um ihn aufzunehmen oder zu behalten.
he-die-kept = Würfel { $number }, { $face }, bleibt
he-die-lifted = Würfel { $number }, { $face }, wird geworfen
he-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
he-throw = { $count } werfen
he-hold = Halten
he-stop = Stopp
he-stop-throw = { $count ->
    [one] wirft zuletzt 1
   *[other] wirft zuletzt { $count }
  }
he-stopped-by = { $whose ->
    [you] Du handelst zuerst
   *[other] { $name } handelt zuerst
}
he-hand = Deine Zauber
he-hand-empty = Keine Karte auf deiner Hand.
he-deck = Zauber deines Stapels
he-placing = wird aufgestellt
he-to-place = Noch zu legen
he-die-in-air = in der Luft
he-in-air = { $count } in der Luft
he-mat-of = Neben dem Brett von { $name }
he-deck-of = Stapel { $count }
he-discards-of = Ablage { $count }
he-falls = fällt
he-die-air = Würfel { $number }, in der Luft
he-kept = Behalten
he-kept-where = auf dem Tisch
he-in-hand = In der Hand
he-in-hand-what = die wirfst du
he-hope = { $chance } % für { $name }
he-ready = bereit
he-short = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
  }
he-hero = Held
he-to-place-how = Wähle eine Karte, dann ein Feld deines Bretts.
he-stopped-late = { $whose ->
    [you] Du riefst { $ms } ms später
   *[other] { $name } rief { $ms } ms später
}
he-throw-flies = In der Luft
he-throw-none = Würfel heben
he-key-space = Leertaste
he-race-all = Alle würfeln gleichzeitig.
he-race-tap = Tippe Würfel an: hochheben oder behalten.
he-race-keys = Tasten:
he-race-soon = Alle würfeln in { $seconds ->
    [one] einer Sekunde.
   *[other] { $seconds } Sekunden.
  }
he-race-soon-how = Wer zuerst Stopp ruft, handelt zuerst.
he-race-called = Stopp wurde gerufen.
he-race-called-how = Wer war zuerst?
he-race-ready = alle würfeln
he-race-stands = Die Uhr steht.
he-race-waits = Es fehlt: { $names }.
he-race-paused = Pause.
he-race-go-on = Weiter
he-race-pause = Pause, sobald es weitergehen würde
he-race-tires = Ermüdung in
he-race-tires-why = Hat bis dahin niemand Stopp gerufen, erleidet jeder Held eine Wunde.
he-race-lag = Ausgleich
he-race-lag-why = So viel Verzögerung deiner Leitung wird gutgeschrieben: Sie kostet dich keinen Wurf und kein Stopp.
he-race-ms = { $ms } ms
he-race-lost = Seit { $seconds } s keine Verbindung. Dauert das an, spielt ein Bot weiter.
he-race-bot = Für { $name } spielt ein Bot.
he-race-returns = { $name } ist zurück und spielt ab dem nächsten Weiter.
he-teach-hero = In vier Zügen nimmst du einen Helden und drei Zauber. Nimm jetzt einen Helden: Sein Element bringt eigene Wesen mit.
he-teach-spells = Zauber brauchen Zeichen auf deinen Würfeln: Sie stehen neben dem Namen. Gut passen Zauber zusammen, die das Gleiche brauchen.
he-teach-dice = Alle würfeln gleichzeitig. Tippe die Würfel an, die dir nicht helfen: Sie kommen in die Hand und werden neu geworfen.
he-teach-race = Alle würfeln zugleich: Tippe an, was nicht hilft, und wirf es neu. Ist das zu schnell: „In Ruhe lernen“ hat keine Uhr.
he-teach-needs = Sieh auf deine Zauber: Volle Zeichen liegen auf deinen Würfeln, gestrichelte fehlen noch. Ein grüner Haken heißt bereit.
he-teach-stop = Ein Zauber ist bereit? Rufe Stopp: Wer zuerst ruft, handelt zuerst; danach dürfen die anderen mit ihren Würfeln handeln.
he-teach-action = Eine Handlung: Wirke einen Zauber, der bereit ist. Drei Kartenzeichen ziehen stattdessen nach, vier lernen einen aus der Auslage.
he-teach-other = Auch du darfst handeln, mit deinen Würfeln, wie sie liegen. Oder du passt und würfelst damit weiter.
he-teach-target = Was leuchtet, kann Ziel sein. Wer hinter jemandem steht, ist geschützt: Die meisten Angriffe und Zauber erreichen ihn nicht.
he-teach-activate = Jeder Helm, der nicht gewirkt hat, lässt ein Wesen handeln oder jemanden gehen. Bei jeder Antwort steht, wie viele es braucht.
he-teach-attack = Die Pfeile einer Karte zeigen, wen sie erreicht. Ein Held ohne Leben ist tot: Bring den anderen auf 0.
he-discards-title = Ablage von { $name }
he-discards-mine = Deine Ablage
he-near = { $missing ->
    [one] { $missing } { $sign } fehlt für { $name }
   *[other] { $missing } { $sign } fehlen für { $name }
}
he-near-ready = Könnte { $name } wirken
he-near-why = Alle Zauber sind bekannt; ob dieser auf der Hand ist, nicht.
he-hit-points = { $count ->
    [one] Lebenspunkt
   *[other] Lebenspunkte
  }
he-victory-points = { $count ->
    [one] Siegpunkt
   *[other] Siegpunkte
  }
he-about-rolling = Solange gewürfelt wird, handelt niemand. Wesen und Helden handeln, wenn jemand Stopp gerufen hat.
he-about-space = { $line ->
    [front] Ein freies Feld der vorderen Reihe
   *[back] Ein freies Feld der hinteren Reihe
  }
he-about-free = { $what ->
    [front] Hier steht niemand. Wer dahinter zu stehen kommt, ist nicht gedeckt.
    [back] Hier steht niemand. Hinter jemandem in der vorderen Reihe ist man gedeckt.
   *[way] Hier steht niemand: { $name } dahinter ist nicht gedeckt.
  }
he-about-learn = { $row ->
    [top] Zu lernen mit fünf C auf den Würfeln, statt einen Zauber zu wirken.
   *[bottom] Zu lernen mit vier C auf den Würfeln, statt einen Zauber zu wirken.
  }
he-about-die = Würfel { $number }: { $face }
he-about-dice = Damit handelt { $name }, sobald jemand Stopp gerufen hat. Niemand sonst kann sie werfen.
he-about-face = { $face ->
    [element] Mit Zeichen der Elemente werden Zauber gewirkt.
    [leadership] Mit Helmen wird Befehl gewirkt. Die übrigen lassen nach einem Zauber Wesen handeln oder jemanden gehen.
   *[card] Mit drei Kartenzeichen oder mehr ziehst du Zauber, mit vier oder mehr lernst du einen aus der Auslage.
  }
he-about-lie = Nach einem Stopp bleiben Würfel liegen, bis alle wieder werfen.
he-about-theirs = Das gehört { $name }. Wähle zuerst, wer handelt, oder einen Zauber: Was erreichbar ist, leuchtet dann.
