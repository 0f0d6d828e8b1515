# Was der Tisch von Heropath neben den Worten des Spiels sagt.
hp-map = Das Land des Drachen
hp-evil = Maß des Bösen
hp-evil-adds = hilft jedem Feind
hp-gathering = Die Sammlung
hp-dragon-power = der Drache
hp-evil-now = Böses { $level } von 10; der Drache hat { $dragon }
hp-evil-gathered =
    Alle sind versammelt.
    Der Drache wartet.
hp-evil-left =
    { $count ->
        [one] Noch ein Sieg, und
       *[other] Noch { $count } Siege, und
    }
    { $last ->
        [yes] alle sammeln sich.
       *[no] die Stufe steigt.
    }
hp-evil-by-turns =
    Siege heben
    es nicht.
hp-vitality = LEBEN
hp-faith = GLAUBE
hp-experience = ERFAHRUNG
hp-skills = KÖNNEN
hp-wisdom = WEISHEIT
hp-gold = GOLD
hp-food = ESSEN
hp-leeches = Egel
hp-gems = Eigenschaften
hp-goods = Vorrat
hp-power = Grundstärke
hp-power-tells = Die Grundstärke ist die Summe aller Edelsteine; was Karten in jedem Kampf hinzufügen, steht daneben.
hp-actions = noch { $left } von { $of } Aktionen
hp-bonus = { $count ->
    [one] + eine Reise
   *[other] + { $count } Reisen
  }
hp-dead = tot bis zum nächsten Zug
hp-captive = bis zum nächsten Zug im Kerker der Goblins
hp-cards = Deine Karten
hp-armament = Rüstung
hp-resources = Habe
hp-no-cards = Keine Karten in der Habe.
hp-magic = Zauber
hp-equipment = Ausrüstung
hp-companions = Gefährten
hp-abilities = Fähigkeiten
hp-square-hand-1 = Hand
hp-square-hand-2 = Hand
hp-square-head = Kopf
hp-square-body = Körper
hp-square-general = frei
hp-slot-hand = Hand
hp-slot-two-hand = zwei Hände
hp-slot-head = Kopf
hp-slot-body = Körper
hp-slot-general = frei
hp-slot-attach = auf ein Schwert
hp-time-in-turn = im Zug
hp-time-any-time = jederzeit
hp-time-off-turn = außerhalb
hp-time-instant = sofort
hp-card-hidden = Eine verdeckte Karte: { $deck }
hp-battle-with = Kampf mit { $foe }
hp-battle-hero = { $name }: { $total }
hp-battle-foe = { $foe }: { $total }
hp-battle-dice = { $count ->
    [one] ein Würfel: { $least } bis { $most }
   *[other] { $count } Würfel: { $least } bis { $most }
  }
hp-battle-dice-short = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
  }
hp-battle-sentence = { $who ->
    [you] Du
   *[other] { $name }
  } { $mine }{ $dice ->
    [0] { "" }
    [one] { " " }+ 1 Würfel
   *[other] { " " }+ { $dice } Würfel
  } gegen { $theirs }{ $evil ->
    [0] { "" }
   *[other] { " " }+ { $evil } Böses
  }{ $foedice ->
    [0] { "" }
    [one] { " " }+ 1 Würfel
   *[other] { " " }+ { $foedice } Würfel
  }
hp-battle-chance = Sieg oder Gleichstand
hp-battle-together = Ein Ritual: Was alle Helden zusammen erreichen, zählt gegen das { $count }-Fache des Drachen.{ $needed ->
    [0] { "" }
   *[other] { " " }Das sind { $needed }.
}
hp-the-heroes = Die Helden
hp-ritual-sentence = Zusammen bringen die Helden { $mine } gegen { $count } mal { $one } des Drachen: { $theirs }.
hp-battle-won = Sieg
hp-battle-tie = Gleichstand: Sieg
hp-battle-lost = Verloren
hp-foe-brings = Stärke { $power }, Böses { $evil }, { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }
hp-against = gegen
hp-die-hero = ein Heldenwürfel: { $face }
hp-die-special = der Sonderwürfel: { $face }
hp-die-foe = ein Feindeswürfel: { $face }
hp-draft = Die Kartenwahl
hp-draft-round = Kartenwahl, Runde { $round } von { $rounds }
hp-draft-left = { $count ->
    [one] Behalte noch eine Karte
   *[other] Behalte noch { $count } Karten
  }
hp-draft-keep = Behalte { $count } von diesen { $cards }
hp-draft-keep-last = Behalte { $count } von diesen { $cards }, endgültig
hp-draft-done = Alle sind gewählt
hp-draft-kept = behalten
hp-draft-others = Die anderen
hp-draft-ready = { $name } hat gewählt
hp-draft-choosing = { $name } wählt
hp-price = { $gold } GOLD
hp-site-offers = Was es hier gibt
hp-site-purse = Womit du zahlen kannst
hp-site-done = { $done } von { $max } getan
hp-deck-exposed = { $deck }, offen
hp-deck-left = { $count ->
    [one] noch 1 im Stapel
   *[other] noch { $count } im Stapel
  }
hp-deck-replace = Alle ersetzen für 1 GOLD
hp-needs = Braucht { $what }.
hp-hidden-enemy = ein verdeckter Feind
hp-the-dragon = Der Drache
hp-part-gems = Edelsteine
hp-part-added = Karten
hp-part-against = abgezogen
hp-part-power = Stärke
hp-part-evil = Böses
hp-part-dice = Würfel
hp-part-special = Sonderwürfel
hp-go-on = Weiter
hp-battle-others = Die anderen können noch etwas tun.
hp-decks = Stapel
hp-fortune-left = SCHICKSAL: { $count } verdeckte Karten
hp-counts = Stärke
hp-card-is = { $deck }, { $type }, { $foot }
hp-key-enter = Enter
hp-key-escape = Esc
hp-missed-rest = Rast
hp-missed-visit = Besuch: { $house }
hp-missed-exchange = Karten tauschen
hp-missed-pass-on = Aktion weitergeben
hp-missed-twice = Zweimal handeln
hp-missed-give-up = Den Rest aufgeben
hp-missed-eat = 1 ESSEN verzehren
hp-missed-trade = Handeln
hp-rock = Bewege den Drachen auf Drachenfels { $rock }
hp-rock-stay = Der Drache bleibt auf Drachenfels { $rock }
hp-kind-road = Weg
hp-kind-settlement = Siedlung
hp-kind-safe = sicherer Ort
hp-kind-start = Start
hp-kind-balloon = Heißluftballon
hp-kind-pier = Anleger
hp-kind-prison = Kerker
hp-in-mist = unentdeckt
hp-active-flare = hier brennt ein Drachenfeuer
hp-flare-of = Feuer des Drachenfelsens { $rock }
hp-ferry = hier liegt die Fähre
hp-hero-there = { $whose ->
    [you] dein { $hero }
   *[other] { $hero } von { $name }
  }
hp-enemy-there = { $name } mit Stärke { $power }
hp-bundle = { $cards ->
    [0] { "" }
    [one] 1 abgelegte Karte
   *[other] { $cards } abgelegte Karten
  } { $gold ->
    [0] { "" }
   *[other] { $gold } GOLD
  } { $food ->
    [0] { "" }
   *[other] { $food } ESSEN
  }
hp-may-be-chosen = wählbar
hp-paces = { $paces ->
    [one] 1 Schritt entfernt
   *[other] { $paces } Schritte entfernt
  }
hp-sign-fight = dort wartet ein Feind
hp-sign-burns = ein Feuer brennt dich
hp-sign-safe = sicher
hp-sign-hidden = dort liegt ein verdeckter Feind
hp-trip-new-site = Wer hier anhält, zieht einen neuen Ort.
hp-trip-hidden = Ein verdeckter Feind: er wird aufgedeckt, wenn du anhältst.
hp-trip-enemy = { $enemy }: du musst kämpfen oder ausweichen.
hp-trip-collect = { $count ->
    [one] Hier liegt etwas zum Aufsammeln.
   *[other] Hier liegen { $count } Dinge zum Aufsammeln.
  }
hp-trip-ferry = Von hier fährt die Fähre zu jedem Ort am Fluss.
hp-trip-balloon = Von hier kann dich ein Ballon tragen.
hp-trip-safe = Sicher: hier trifft dich kein Gegner und kein Feuer.
hp-trip-evasions = { $count ->
    [one] Du weichst einem Feind aus: 1 LEBEN.
   *[other] Du weichst { $count } Feinden aus: { $count } LEBEN.
  }
hp-trip-no-evasion = Du kommst an niemandem vorbei.
hp-trip-burns = Am Ende brennt dich ein Drachenfeuer: 1 LEBEN.
hp-trip-deadly = Mehr Leben hast du nicht: du stirbst daran, wenn dich keine Karte rettet.
hp-trip-go = Dorthin
hp-trip-not = Nicht dorthin
hp-trip-far = { $paces ->
    [one] 1 Schritt
   *[other] { $paces } Schritte
  }, { $left } übrig
hp-total-power = Gesamtstärke
hp-trade-with = Ein Tausch mit { $name }
hp-trade-yours = Dein Angebot an { $name }
hp-trade-theirs = { $name } bietet dir einen Tausch an
hp-trade-give = Du gibst
hp-trade-take = Du willst dafür
hp-trade-get = Du bekommst
hp-trade-hidden = { $count ->
    [one] eine verdeckte MAGIE-Karte
   *[other] { $count } verdeckte MAGIE-Karten
  }
hp-trade-nothing = Nichts
hp-trade-none = Nichts weiter.
hp-hero-pick = Wähle deinen Helden
hp-hero-power = Grundstärke { $power }
hp-short-vitality = LEB
hp-short-faith = GLB
hp-short-experience = ERF
hp-short-skills = KÖN
hp-short-wisdom = WEI
hp-teach-hero = Edelsteine sind deine Stärke: ihre Summe ist deine Grundstärke. Der Elf hat die meisten, der Zwerg das meiste LEBEN.
hp-teach-draft = Was du behältst, kostet nichts, und jede Runde wählst du neu. Manche Karten brauchen Edelsteine: etwa 3 KÖNNEN.
hp-teach-arm = Was du trägst, zählt in jedem Kampf, was im Vorrat liegt, nicht: eine Waffe und etwa ein Schild. Ändern geht bei einer Rast.
hp-teach-aim = Wer den Drachen schlägt, gewinnt: er hat { $dragon }, das Böse und zwei starke Würfel, du { $power } und zwei schwächere. Wachse erst.
hp-teach-travel = Du hast vier Aktionen im Zug. Drücke auf einen leuchtenden Ort: der Weg und sein Preis stehen da; noch einmal, und du gehst.
hp-teach-site = Ein Haus: ein Besuch öffnet seine Liste. Wo es Edelsteine gibt, kaufe sie: sie zählen in jedem Kampf.
hp-teach-visit = Alles, was du hier zahlen kannst, ist eine Aktion: tu, was hilft. Dasselbe Haus steht dir einmal im Zug offen.
hp-teach-rest = Kein Geld mehr? Eine Rast auf einem Weg bringt GOLD, ESSEN oder eine Karte, und die erste im Zug 1 LEBEN.
hp-teach-resting = Wirf den Suchwürfel, das Übrige steht dir frei: ESSEN gibt 2 LEBEN. Auch deine Rüstung kannst du jetzt wechseln.
hp-teach-weak = Dein LEBEN ist fast verbraucht: dann schwindet GLAUBEN, und dann stirbst du. Raste auf einem Weg und iss dort.
hp-teach-fight = Ein Feind: kämpfe, oder zieh weiter und verliere 1 LEBEN. Jeder Sieg bringt 1 ERFAHRUNG und eine Karte, nährt aber das Böse.
hp-teach-battle = Edelsteine, Karten und zwei Würfel gegen den Feind: die Aussicht steht da. Was hilft, spielst du jetzt, manches nachher.
hp-teach-evil = Das Böse ist gestiegen: seine Stufe zählt für jeden Feind und den Drachen. Es wächst mit allen Toten.
hp-teach-rock = Du schickst den Drachen: um seinen Felsen brennen vier Orte. Schick ihn zu Gegnern, oder dorthin, wo du ihn erreichst.
hp-teach-enemy = Jeder Held legt einen neuen Feind hin, verdeckt und weit weg von sich. Leg ihn einem Gegner in den Weg.
hp-teach-flare = Dein Ort brennt: jede Aktion von hier oder hierher kostet 1 LEBEN. Ist kein Feind bei dir, kannst du hier den Drachen bekämpfen.
hp-teach-dragon = Von hier kannst du den Drachen bekämpfen, ein Gleichstand gewinnt. Verlierst du, kostet es 2 LEBEN: sieh auf die Aussicht.
hp-teach-gathering = Die Leiste ist voll: der Drache und alle Helden stehen auf dem Startfeld, nichts brennt. Wer ihn jetzt schlägt, gewinnt.
hp-teach-surplus = Am Ende deines Zugs behältst du fünf Karten einer Art. Lass die fallen, die dir am wenigsten fehlt.
hp-stop-calls = STOP-Rufe
hp-stop-held = { $kind ->
    [hero] STOP: { $by } hält { $on } auf
    [dragon] STOP: { $by } geht zum Drachen
    [passive] STOP: alle spielen der Reihe nach
   *[other] STOP
  }
hp-race-lost = { $name }: seit { $seconds } s keine Verbindung. Dauert das an, spielt ein Bot weiter.
hp-race-bot = Ein Bot spielt für { $name }.
hp-race-returns = { $name } ist zurück und spielt beim nächsten ruhigen Moment weiter.
hp-race-stall = Niemand handelt: in { $seconds } s spielen alle der Reihe nach.
hp-end = { $how ->
    [won] Der Drache fällt
    [together] Gemeinsam besiegen sie den Drachen
    [limit] Die Zeit ist um
    [evil] Das Böse hat das Land überwältigt
   *[lost] Der Drache bleibt
}
hp-end-dragon = { $name } { $mine }, der Drache { $theirs }
hp-end-evil = Das Böse in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}
hp-end-levels = Das Böse, Runde um Runde: { $levels }
hp-end-paces = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
}
hp-end-ways = Wessen Weg auf der Karte gezeichnet ist
