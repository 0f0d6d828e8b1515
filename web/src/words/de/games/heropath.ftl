# Was der Tisch von Heropath neben den Worten des Spiels sagt.
hp-map = Das Land des Drachen
hp-evil = Maß des Bösen
hp-evil-adds = stärkt jeden Feind
hp-gathering = Die Sammlung
hp-dragon-power = der Drache
hp-evil-now = Das Böse steht auf { $level } von 10; der Drache hat { $dragon }
hp-evil-gathered =
    Alle sind versammelt.
    Der Drache wartet.
hp-evil-left =
    { $count ->
        [one] Noch ein Sieg:
       *[other] Noch { $count } Siege:
    }
    { $last ->
        [yes] die Sammlung.
       *[no] das Böse steigt.
    }
hp-evil-by-turns =
    Siege heben
    es nicht.
hp-gem-power = Jeder Edelstein zählt 1 für deine Grundstärke.
hp-gem-vitality = Du verlierst es durch verlorene Kämpfe, Gleichstände, Ausweichen und Feuer. Eine Rast oder ESSEN gibt es zurück. Ohne LEBEN verlierst du GLAUBE.
hp-gem-faith = Ohne LEBEN verlierst du GLAUBE. Wenn beides 0 ist, stirbst du.
hp-gem-experience = Du gewinnst sie in Kämpfen. Manche Karten verlangen sie.
hp-gem-skills = Orte lehren sie. Manche Karten verlangen sie.
hp-gem-wisdom = Orte lehren sie. Manche Karten verlangen sie.
hp-vitality = LEBEN
hp-faith = GLAUBE
hp-experience = ERFAHRUNG
hp-skills = KÖNNEN
hp-wisdom = WEISHEIT
hp-gold = GOLD
hp-food = ESSEN
hp-leeches = Egel
hp-gems = Edelsteine
hp-goods = Vorrat
hp-power = Grundstärke
hp-power-tells = Die Grundstärke ist die Summe deiner Edelsteine. Daneben steht, was deine Karten in jedem Kampf hinzufügen.
hp-actions = noch { $left } von { $of } Aktionen
hp-bonus = { $count ->
    [one] + eine Reise
   *[other] + { $count } Reisen
  }
hp-dead = tot bis zum nächsten Zug
hp-captive = bis zum nächsten Zug im Goblinkerker
hp-cards = Deine Karten
hp-armament = Rüstung
hp-resources = Habe
hp-no-cards = Keine Karten in deiner Habe.
hp-not-begun = Deine Steine und Güter liegen hier, sobald alle einen Helden gewählt haben.
hp-magic = MAGIE
hp-equipment = Ausrüstung
hp-companions = Gefährten
hp-abilities = FÄHIGKEITEN
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
hp-time-off-turn = fremder Zug
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
hp-battle-together = Ein Ritual: Alle Helden zählen ihre Stärke zusammen, gegen das { $count }-Fache des Drachen.{ $needed ->
    [0] { "" }
   *[other] { " " }Ihr braucht { $needed }.
}
hp-the-heroes = Die Helden
hp-ritual-sentence = Zusammen erreichen die Helden { $mine }, gegen { $count } mal { $one } des Drachen: { $theirs }.
hp-battle-won = Sieg
hp-battle-tie = Gleichstand: gewonnen
hp-battle-lost = Verloren
hp-foe-brings = Stärke { $power }, Böses { $evil }, { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }
hp-against = gegen
hp-die-hero = ein Heldenwürfel: { $face }
hp-die-special = der Sonderwürfel: { $face }
hp-die-foe = ein Feindwürfel: { $face }
hp-draft = Kartenwahl
hp-draft-round = Kartenwahl, Runde { $round } von { $rounds }
hp-draft-count = { $marked } von { $count } markiert
hp-draft-too-many = Du behältst nur { $count }. Nimm zuerst eine Markierung weg.
hp-draft-keep-these = { $count ->
    [one] Diese Karte behalten
   *[other] Diese behalten
  }
hp-draft-keep = Behalte { $count } von diesen { $cards }
hp-draft-keep-last = Behalte { $count } von diesen { $cards }, endgültig
hp-draft-passes = Die anderen gehen an { $to }. Du bekommst die von { $from }.
hp-draft-swaps = Die anderen tauschst du mit { $to }.
hp-draft-back = Die anderen gehen in ihre Stapel zurück.
hp-draft-done = Alle Karten sind gewählt
hp-draft-marked = markiert
hp-draft-kept = behalten
hp-draft-others = Die anderen
hp-draft-ready = { $name } hat gewählt
hp-draft-choosing = { $name } wählt
hp-price = { $gold } GOLD
hp-site-offers = Hier gibt es
hp-site-purse = Damit kannst du zahlen
hp-site-done = { $done } von { $max } getan
hp-deck-exposed = { $deck }, offen
hp-deck-left = { $count ->
    [one] noch 1 im Stapel
   *[other] noch { $count } im Stapel
  }
hp-deck-replace = Alle ersetzen für 1 GOLD
hp-needs = Braucht { $what }.
hp-needs-more = Braucht { $what } (du hast weniger).
hp-hidden-enemy = ein verdeckter Feind
hp-the-dragon = Der Drache
hp-part-gems = Edelsteine
hp-part-added = Karten
hp-part-against = abzüglich
hp-part-power = Stärke
hp-part-evil = Böses
hp-part-dice = Würfel
hp-part-special = Sonderwürfel
hp-go-on = Weiter
hp-battle-others = Die anderen können noch Karten einsetzen.
hp-decks = Stapel
hp-fortune-left = SCHICKSAL: { $count } verdeckte Karten
hp-card-is = { $deck }, { $type }, { $foot }
hp-key-enter = Enter
hp-key-escape = Esc
hp-missed-rest = Rast
hp-missed-visit = Besuch: { $house }
hp-missed-exchange = Karten tauschen
hp-missed-pass-on = Aktion weitergeben
hp-missed-twice = Zweimal handeln
hp-missed-give-up = Auf die übrigen Aktionen verzichten
hp-missed-eat = 1 ESSEN essen
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
hp-in-mist = noch unentdeckt
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
    [one] 1 Karte am Boden
   *[other] { $cards } Karten am Boden
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
hp-sign-fight = hier wartet ein Feind
hp-sign-burns = hier trifft dich ein Drachenfeuer
hp-sign-safe = sicher
hp-sign-hidden = hier liegt ein verdeckter Feind
hp-trip-new-site = Hältst du hier an, ziehst du einen neuen Ort.
hp-trip-hidden = Ein verdeckter Feind: Er wird aufgedeckt, wenn du anhältst.
hp-trip-enemy = { $enemy }: Du musst kämpfen oder ausweichen.
hp-trip-chance = Deine Chance auf Sieg oder Gleichstand: { $percent } %.
hp-trip-collect = { $count ->
    [one] Hier kannst du etwas aufsammeln.
   *[other] Hier kannst du { $count } Dinge aufsammeln.
  }
hp-trip-ferry = Von hier fährt die Fähre zu jedem Feld am Fluss.
hp-trip-balloon = Von hier darfst du mit dem Ballon weiterfliegen.
hp-trip-safe = Sicher: Hier kann dir kein Gegner und kein Drachenfeuer schaden.
hp-trip-evasions = { $count ->
    [one] Du weichst einem Feind aus: 1 LEBEN.
   *[other] Du weichst { $count } Feinden aus: { $count } LEBEN.
  }
hp-trip-no-evasion = Unterwegs musst du keinem Feind ausweichen.
hp-trip-burns = Bei der Ankunft trifft dich ein Drachenfeuer: 1 LEBEN.
hp-trip-deadly = Mehr LEBEN hast du nicht: Du stirbst, wenn dich keine Karte rettet.
hp-trip-go = Dorthin
hp-trip-not = Abbrechen
hp-trip-far = { $paces ->
    [one] 1 Schritt
   *[other] { $paces } Schritte
  }, { $left } übrig
hp-trade-with = Handel mit { $name }
hp-trade-yours = Dein Angebot an { $name }
hp-trade-theirs = { $name } bietet dir einen Handel an
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
hp-teach-hero = Der Elf hat die meisten Edelsteine, der Zwerg das meiste LEBEN, der Zauberer die meiste WEISHEIT.
hp-teach-draft = Was du behältst, kostet nichts, und jede Runde wählst du noch einmal. Manche Karten brauchen Edelsteine, etwa 3 KÖNNEN.
hp-teach-visit = Alles, was du hier zahlst, ist eine Aktion: Nimm, was hilft. Denselben Ort kannst du einmal im Zug besuchen.
hp-teach-eat = Hier darfst du essen: 1 ESSEN gibt 2 LEBEN. Das geht in jeder Rast einmal.
hp-teach-weak = Dein LEBEN ist fast verbraucht: Danach verlierst du GLAUBE, und dann stirbst du. Raste auf einem Weg und iss dort.
hp-teach-evade = Kämpfe gegen diesen Feind, oder reise weiter und verliere 1 LEBEN.
hp-teach-rock = Um den Felsen, auf dem der Drache landet, brennen vier Felder. Schick ihn zu Gegnern oder dorthin, wo du ihn erreichst.
hp-teach-flare = Dein Feld brennt: Jede Aktion, die hier beginnt oder endet, kostet 1 LEBEN. Ist kein Feind daneben, kämpfe gegen den Drachen.
hp-teach-dragon = Von hier kannst du gegen den Drachen kämpfen, und Gleichstand gewinnt. Eine Niederlage kostet 2 LEBEN: Sieh auf die Chance.
hp-teach-gathering = Das Maß ist voll: Der Drache und alle Helden treffen sich auf dem Startfeld, nichts brennt. Besiege ihn jetzt.
hp-teach-place = Der Feind kommt weit weg von dir hin, und niemand sieht, welcher es ist. Stell ihn einem Gegner in den Weg.
hp-teach-signs = Die Zahl an einem Ort ist seine Entfernung: Drück ihn für den Weg. Zeichen warnen vor Feinden, verdeckten Feinden und Feuer.
hp-teach-surplus = Am Ende deines Zugs darfst du fünf Karten jeder Art behalten. Lass die fallen, die du am wenigsten vermisst.
hp-stop-calls = STOP-Rufe
hp-stop-held = { $kind ->
    [hero] STOP: { $by } hält { $on } auf
    [dragon] STOP: { $by } geht zum Drachen
    [passive] STOP: Alle spielen der Reihe nach
   *[other] STOP
  }
hp-race-lost = { $name }: seit { $seconds } s keine Verbindung. Dauert das an, übernimmt ein Bot.
hp-race-bot = Ein Bot spielt für { $name }.
hp-race-returns = { $name } ist zurück und spielt bei der nächsten Pause weiter.
hp-race-stall = Niemand handelt: In { $seconds } s spielen alle der Reihe nach.
hp-end = { $how ->
    [won] Der Drache fällt
    [together] Gemeinsam besiegen sie den Drachen
    [limit] Die Zeit ist um
    [evil] Das Böse hat das Land überwältigt
   *[lost] Der Drache lebt
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
hp-end-ways = Wähle, wessen Weg die Karte zeigt
