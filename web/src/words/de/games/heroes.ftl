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
he-spent = hat gehandelt
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
    [F] greift geradeaus an
    [FR] geradeaus und rechts davon
    [FB] geradeaus und beidseits
   *[ANY] jede Spalte
  }
he-activation = Aktivierung { $count }
he-copies = { $count ->
    [0] keine mehr
   *[other] noch { $count }
  }

he-dice-of = Würfel von { $name }
he-dice = Deine Würfel
he-dice-tap = Tippe einen Würfel an, um ihn aufzunehmen oder liegen zu lassen.
he-die-kept = Würfel { $number }, { $face }, bleibt liegen
he-die-lifted = Würfel { $number }, { $face }, wird geworfen
he-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
he-throw = { $count } werfen
he-hold = Halten
he-hold-what = alle Würfel behalten
he-stop = Stopp
he-stop-throw = { $count ->
    [one] letzter Wurf: 1 Würfel
   *[other] letzter Wurf: { $count } Würfel
  }
he-stopped-by = { $whose ->
    [you] Du handelst zuerst
   *[other] { $name } handelt zuerst
}
he-hand = Deine Zauber
he-hand-empty = Deine Hand ist leer.
he-deck = Zauber deines Stapels
he-placing = wird aufgestellt
he-to-place = Noch aufzustellen
he-die-in-air = in der Luft
he-in-air = { $count } in der Luft
he-mat-of = Neben dem Brett von { $name }
he-deck-of = Stapel { $count }
he-discards-of = Ablage { $count }
he-yours = eigene Seite
he-falls = fällt
he-die-air = Würfel { $number }, in der Luft
he-kept = Behalten
he-kept-where = auf dem Tisch
he-in-hand = In der Hand
he-in-hand-what = die wirfst du
he-hope = { $chance } % { $name ->
    [none] zum Ziehen
   *[other] für { $name }
}
he-ready = bereit
he-short = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
  }
he-hero = Held
he-to-place-how = Wähle eine Karte und dann ein Feld deines Bretts.
he-stopped-late = { $whose ->
    [you] Du hast { $ms } ms später gerufen
   *[other] { $name } hat { $ms } ms später gerufen
}
he-throw-flies = In der Luft
he-throw-none = Würfel aufnehmen
he-key-space = Leertaste
he-race-all = Alle würfeln gleichzeitig.
he-race-tap = Tippe Würfel an: aufnehmen oder liegen lassen.
he-race-keys = Tasten:
he-race-soon = Alle würfeln in { $seconds ->
    [one] einer Sekunde.
   *[other] { $seconds } Sekunden.
  }
he-race-soon-how = Wer zuerst Stopp ruft, handelt zuerst.
he-race-called = Stopp!
he-race-called-how = Wer hat zuerst gerufen?
he-race-ready = alle würfeln
he-race-stands = Die Uhr ist angehalten.
he-race-waits = Warten auf { $names }.
he-race-paused = Pause
he-race-go-on = Weiter
he-race-others = Die anderen sind noch nicht bereit.
he-race-begin = Bereit
he-practice = { $throws ->
    [0] Probier es vor deinem ersten Rennen ohne Uhr: Wirf deine Würfel.
    [1] Behalte, was { $name } braucht: Tippe die anderen Würfel an und wirf sie neu.
   *[other] { $name } ist bereit: Im Rennen würdest du jetzt Stopp rufen. Bist du bereit?
}
he-race-pause = Pause vor dem nächsten Wurf
he-race-tires = Ermüdung in
he-race-tires-why = Ruft bis dahin niemand Stopp, erleidet jeder Held eine Wunde.
he-race-lag = Ausgleich
he-race-lag-why = So viel Verzögerung deiner Verbindung wird ausgeglichen: Sie kostet dich keinen Wurf und keinen Stopp.
he-race-ms = { $ms } ms
he-race-lost = Seit { $seconds } s keine Verbindung. Dauert das an, übernimmt ein Bot.
he-race-bot = Für { $name } spielt ein Bot.
he-race-returns = { $name } ist zurück und spielt wieder mit, sobald es weitergeht.
he-teach-hero = Nimm jetzt einen Helden: Sein Element bestimmt deine Wesen.
he-teach-spells = Die Symbole neben einem Zauber sind die Würfel, die er braucht. Zauber mit gleichen Symbolen passen gut zusammen.
he-discards-title = Ablage von { $name }
he-discards-mine = Deine Ablage
he-near = { $missing ->
    [one] { $missing } { $sign } fehlt für { $name }
   *[other] { $missing } { $sign } fehlen für { $name }
}
he-near-ready = Kann { $name } wirken
he-near-why = Du kennst die Zauber dieses Stapels, aber nicht, ob dieser auf der Hand ist.
he-about-rolling = Solange gewürfelt wird, handelt niemand. Wesen und Helden handeln, nachdem jemand Stopp gerufen hat.
he-about-space = { $line ->
    [front] Ein freies Feld der vorderen Reihe
   *[back] Ein freies Feld der hinteren Reihe
  }
he-about-free = { $what ->
    [front] Dieses Feld ist frei. Eine Figur dahinter ist nicht gedeckt.
    [back] Dieses Feld ist frei. Eine Figur hier ist gedeckt, wenn vor ihr eine andere steht.
   *[way] Dieses Feld ist frei: { $name } dahinter ist nicht gedeckt. Die roten Punkte zeigen den Weg.
  }
he-about-learn = { $row ->
    [top] Lerne ihn mit fünf C auf deinen Würfeln, statt einen Zauber zu wirken.
   *[bottom] Lerne ihn mit vier C auf deinen Würfeln, statt einen Zauber zu wirken.
  }
he-about-die = Würfel { $number }: { $face }
he-about-dice = Mit diesen Würfeln handelt { $name }, sobald jemand Stopp ruft. Niemand sonst kann sie werfen.
he-about-face = { $face ->
    [element] Mit Zeichen der Elemente bezahlst du Zauber.
    [leadership] Mit Helmen bezahlst du „Befehl“. Die übrigen aktivieren nach einem Zauber Wesen oder bewegen Figuren.
   *[card] Mit drei oder mehr Kartenzeichen ziehst du Zauber. Mit vier oder mehr lernst du einen aus der Auslage.
  }
he-about-lie = Nach einem Stopp bleiben die Würfel liegen, bis alle wieder würfeln.
he-about-theirs = Das gehört { $name }. Wähle zuerst einen Zauber oder eine eigene Figur: Erreichbare Ziele leuchten dann.
he-missed-draw = Karten ziehen
he-missed-learn = Einen Zauber lernen
he-missed-dispel = Magie bannen
he-missed-use = Fähigkeit nutzen
