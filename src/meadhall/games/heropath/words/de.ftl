# Heropath: Dragon Roar. Formen von Namen: .the und .the-accusative („der Troll“, „den Troll“), .one („ein Troll“),
# .at, .to und .from („bei Krähenrast“, „nach Krähenrast“, „von Krähenrast“). Karten, Orte und Felder stehen am Ende.

## Namen und Mengen

good-wisdom = WEISHEIT
    .your = Deine WEISHEIT
good-skills = KÖNNEN
    .your = Dein KÖNNEN
good-experience = ERFAHRUNG
    .your = Deine ERFAHRUNG
good-faith = GLAUBE
    .your = Dein GLAUBE
good-vitality = LEBEN
    .your = Dein LEBEN
good-gold = GOLD
    .your = Dein GOLD
good-food = ESSEN
    .your = Dein ESSEN
good-leech = Egel
short-wisdom = WEI
short-skills = KÖN
short-experience = ERF
short-faith = GLB
short-vitality = LEB
amount = { $n } { $good }
listed = { $items }
either = { OR($goods) }
up-to-two = bis zu 2 { OR($goods) }
nothing = nichts
a-card = eine Karte
sentences = { $first } { $rest }
deck-arms = WAFFEN
deck-market = MARKT
deck-abilities = FÄHIGKEITEN
deck-magic = MAGIE
deck-fortune = SCHICKSAL
exposed-deck = { $deck }, offen
cards-of-deck = { $n ->
    [one] eine { $deck }-Karte
   *[other] { $n } { $deck }-Karten
}
hidden-card = eine verdeckte MAGIE-Karte
hidden-cards = { $n ->
    [one] eine verdeckte Karte
   *[other] { $n } verdeckte Karten
}
card-text = { FORM($card, "text") }
card-text-needs = { FORM($card, "text") } Braucht { $needs }.
category-magic = MAGIE
category-equipment = Ausrüstung
category-companions = Gefährten
category-abilities = FÄHIGKEITEN
armament = Rüstung
draft-cards = Kartenwahl
leeches = Egel
dragon = Drache
    .the = der Drache
    .the-accusative = den Drachen
    .the-dative = dem Drachen
hidden-enemy = verdeckter Feind
    .one = ein verdeckter Feind
    .the = der verdeckte Feind
    .the-accusative = den verdeckten Feind
    .the-dative = dem verdeckten Feind
because = { $cause ->
    [battle] im Kampf
    [tie] durch den Gleichstand
    [evasion] beim Ausweichen
    [active-flare] im Drachenfeuer
    [incidental-flare] durch einen Feuerstoß
    [card] durch eine Karte
    [encounter] durch einen Überfall
   *[site] als Preis
}
dying = { $end ->
    [dies] , und du stirbst
    [may-die] , und du stirbst, wenn dich keine Karte rettet
   *[lives] { "" }
}

## Was geschieht: der Anfang

hero-chosen = { DOES($seat, "spielst", "spielt") } { FORM($hero, "the-accusative") }.
first-player = { DOES($seat, "fängst", "fängt") } an.
gems-chosen = { DOES($seat, "beginnst", "beginnt") } mit { $wisdom } WEISHEIT und { $skills } KÖNNEN.
draft-round = Kartenwahl, Runde { $round }: Alle behalten { $keep ->
    [one] 1 Karte
   *[other] { $keep } Karten
}.
cards-drafted = { DOES($seat, "beginnst", "beginnt") } mit diesen Karten: { $cards }.
round-began = Runde { $round } beginnt.
turn-began = { WHOSE($seat) } Zug.
actions-given-up = { DOES($seat, "verzichtest", "verzichtet") } auf { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}.

## Was geschieht: unterwegs

hero-travelled = { DOES($seat, "reist", "reist") } { FORM($to, "to") }: { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}.
enemies-evaded = { DOES($seat, "weichst", "weicht") } { $enemies ->
    [one] einem Feind
   *[other] { $enemies } Feinden
} aus.
ferry-sailed = { DOES($seat, "fährst", "fährt") } mit der Fähre { FORM($to, "to") }. Dort bleibt sie liegen.
balloon-rolled = Der Ballon kann { WHO($seat, "accusative") } in diese Gegend tragen: { OR($regions) }.
balloon-landed = { DOES($seat, "landest", "landet") } { FORM($to, "at") }.
hero-jumped = { DOES($seat, "stehst", "steht") } jetzt { FORM($to, "at") }.
site-found = { FORM($at, "at") } steht jetzt { FORM($site, "the") }.
site-visited = { DOES($seat, "besuchst", "besucht") } { FORM($site, "the-accusative") }.
special-rolled = { DOES($seat, "würfelst", "würfelt") } mit dem Sonderwürfel eine { $face }.
hero-rested = { DOES($seat, "rastest", "rastet") }.
search-rolled = { DOES($seat, "suchst und findest", "sucht und findet") } { $found }.
food-eaten = { DOES($seat, "isst", "isst") } 1 ESSEN.

## Was geschieht: Gewinn und Verlust

good-gained = { DOES($seat, "bekommst", "bekommt") } { $n } { $good }.
good-paid = { DOES($seat, "zahlst", "zahlt") } { $n } { $good }.
vitality-lost = { DOES($seat, "verlierst", "verliert") } 1 { $good } { because }.
left-behind-stock = Der Vorrat ist leer: { YOU($seat) ->
    [yes] Dir
   *[no] { WHO($seat) }
} { $n ->
    [one] entgeht 1 { $good }
   *[other] entgehen { $n } { $good }
}.
left-behind-dead = { DOES($seat, "bist", "ist") } tot und bekommt { $n } { $good } nicht.
left-behind-full = { YOU($seat) ->
    [yes] { FORM($good, "your") }
   *[no] { WHOSE($seat) } { $good }
} ist voll: { $n ->
    [one] 1 verfällt
   *[other] { $n } verfallen
}.
left-behind-leech = An { WHO($seat, "dative") } ist kein Platz für einen weiteren { $good }.
loss-warded = „{ $card }“ erspart { WHO($seat, "dative") } { $n } LEBEN.
hero-died = { DOES($seat, "stirbst", "stirbt") } und { YOU($seat) ->
    [yes] kehrst
   *[no] kehrt
} beim Bauernhaus ins Leben zurück.
hero-returned = { DOES($seat, "kehrst", "kehrt") } ins Leben zurück.
leech-caught = { DOES($seat, "bekommst", "bekommt") } einen Egel.
leeches-cured = { DOES($seat, "wirst", "wird") } { $n ->
    [one] einen Egel
   *[other] { $n } Egel
} los.

## Was geschieht: Kämpfe

battle-began = { DOES($seat, "kämpfst", "kämpft") } gegen { FORM($foe, "one-accusative") }.
dragon-battle-began = { DOES($seat, "kämpfst", "kämpft") } gegen den Drachen!
dice-rolled = { DOES($seat, "würfelst", "würfelt") } { $hero }{ $specials ->
    [0] { "" }
   *[other] { " " }(Sonderwürfel: { $special })
}, der Feind { $foes ->
    [0] gar nicht
   *[other] { $foe }
}.
dice-rerolled = { DOES($seat, "würfelst", "würfelt") } neu: { $faces }.
battle-ended = { $result ->
    [won] { DOES($seat, "besiegst", "besiegt") } { FORM($foe, "the-accusative") }, { $ours } gegen { $theirs }.
    [tied] Gleichstand bei { $ours }: { DOES($seat, "besiegst", "besiegt") } { FORM($foe, "the-accusative") }.
   *[lost] { DOES($seat, "verlierst", "verliert") } gegen { FORM($foe, "the-accusative") }, { $ours } gegen { $theirs }.
}
enemy-slain = { FORM($foe, "the") } kommt auf das Maß des Bösen, Stufe { $level }.
enemy-slain-last = { FORM($foe, "the") } kommt auf den brennenden Schädel.
evil-rose = Das Böse steigt auf { $level }.
dragon-slain = { DOES($seat, "erschlägst", "erschlägt") } den Drachen!
power-measured = { WHOSE($seat, "e") } Gesamtstärke: { $total }.
counts-power = Stärke
counts-total-power = Gesamtstärke
ritual-ended = Die Helden kommen zusammen auf { $heroes }, der Drache auf { $dragon }: { $result ->
    [lost] Der Drache überlebt.
   *[won] Das Ritual gelingt!
}

## Was geschieht: Überfälle

encounter-began = { $kind ->
    [ambush] { DOES($seat, "lockst", "lockt") } { WHO($to, "accusative") } in einen Hinterhalt.
    [thievery] { DOES($seat, "bestiehlst", "bestiehlt") } { WHO($to, "accusative") }.
   *[snatching] { DOES($seat, "beraubst", "beraubt") } { WHO($to, "accusative") }.
}
encounter-cancelled = Der Überfall misslingt.
hero-captured = { DOES($seat, "wirst", "wird") } in den Goblinkerker verschleppt.
card-stolen = { DOES($seat, "nimmst", "nimmt") } { WHO($to, "dative") } { $card } ab.
goods-snatched = { DOES($seat, "nimmst", "nimmt") } { WHO($to, "dative") } { $goods } ab.

## Was geschieht: Karten

deck-used-up = Für { WHO($seat, "accusative") } ist keine { $deck }-Karte mehr da.
card-drawn = { DOES($seat, "ziehst", "zieht") } „{ $card }“{ $plain ->
    [0] : { FORM($card, "text") }
   *[other] .
}
    .brief = { DOES($seat, "ziehst", "zieht") } „{ $card }“.
card-taken = { $price ->
    [0] { DOES($seat, "nimmst", "nimmt") } „{ $card }“.
   *[other] { DOES($seat, "kaufst", "kauft") } „{ $card }“.
}
cards-turned-up = Neue { $deck }-{ $n ->
    [one] Karte
   *[other] Karten
}: { $cards }.
card-used = { DOES($seat, "benutzt", "benutzt") } „{ $card }“.
card-used-on = { DOES($seat, "benutzt", "benutzt") } „{ $card }“ gegen { WHO($target, "accusative") }.
card-shown = { DOES($seat, "deckst", "deckt") } „{ $card }“ auf.
card-cancelled = „{ $card }“ hat keine Wirkung.
card-armed = { DOES($seat, "legst", "legt") } „{ $card }“ an.
card-disarmed = { DOES($seat, "legst", "legt") } „{ $card }“ zurück in die Habe.
card-sold = { DOES($seat, "verkaufst", "verkauft") } „{ $card }“ für { $gold } GOLD.
card-dropped = { DOES($seat, "lässt", "lässt") } { $named ->
    [0] { $card }
   *[1] „{ $card }“
} { FORM($at, "at") } fallen.
card-discarded = { DOES($seat, "wirfst", "wirft") } „{ $card }“ ab.
goods-dropped = { DOES($seat, "lässt", "lässt") } 1 { $good } { FORM($at, "at") } fallen.
goods-collected = { DOES($seat, "sammelst", "sammelt") } auf: { $found }.
card-received = { DOES($seat, "bekommst", "bekommt") } verdeckt die Karte „{ $card }“: { FORM($card, "text") }
    .brief = { DOES($seat, "bekommst", "bekommt") } verdeckt die Karte „{ $card }“.
offer-began = { DOES($seat, "überlegst dir", "überlegt sich") } ein Angebot an { WHO($to, "accusative") }.
offer-made = { DOES($seat, "machst", "macht") } { WHO($to, "dative") } ein Angebot.
offer-refused = { DOES($to, "lehnst", "lehnt") } das Angebot ab.
goods-exchanged = { DOES($seat, "gibst", "gibt") } { WHO($to, "dative") } { $given } und { YOU($seat) ->
    [yes] bekommst
   *[no] bekommt
} dafür { $taken }.

## Was geschieht: das Land und der Drache

enemy-exposed = { FORM($at, "at") } lauert { FORM($foe, "one") }!
enemy-placed = { FORM($at, "at") } taucht { FORM($foe, "one") } auf.
enemy-moved = { FORM($foe, "the") } zieht { FORM($begun, "from") } { FORM($at, "to") }.
enemy-removed = Der Feind { FORM($at, "at") } geht zurück in den Vorrat.
enemy-peeked = { YOU($seat) ->
    [yes] { "" }
   *[no] { WHO($seat) } sieht sich den verdeckten Feind { FORM($at, "at") } an.
}
enemy-recognised = Der verdeckte Feind { FORM($at, "at") } ist { FORM($foe, "one") }.
enemies-came-from-scale = Zurück vom Maß des Bösen: { $foes }.
dragon-moved = Der Drache landet auf { $rock }.
dragon-stayed = Der Drache kreist und kehrt auf { $rock } zurück.
flare-rolled = Der Drache speit Feuer. Es trifft { FORM($regions, "the-accusative") }.
weather-began = { $kind ->
    [gale] Sturm: Fähre und Ballons fallen aus, und alle anderen Helden sind langsamer.
    [fog] Dichter Nebel: Fähre und Ballons fallen aus.
    [snow] Schnee: Alle Helden sind langsamer.
   *[clear] Klarer Himmel: Jede Rast bringt 1 LEBEN mehr.
}
weather-ended = { $kind ->
    [gale] Der Sturm legt sich.
    [fog] Der Nebel lichtet sich.
    [snow] Der Schnee schmilzt.
   *[clear] Wolken ziehen wieder auf.
}
gathering-began = Die Sammlung! Alle Helden und der Drache treffen sich beim Bauernhaus. Der Drache bleibt bis zum Ende dort, ohne Züge und ohne Feuer.

## Was geschieht: Reihenfolge, STOP-Rufe, das Ende

order-requested = { $wish ->
    [twice] { DOES($seat, "möchtest", "möchte") } zweimal hintereinander handeln.
   *[pass-on] { DOES($seat, "möchtest", "möchte") } diese Aktion weitergeben.
}
order-decided = { $agreed ->
    [0] Nicht alle sind einverstanden.
   *[1] Alle sind einverstanden.
}
stop-called-event = Alle halten kurz inne.
stop-called-passive = STOP-PASSIV: Alle wartenden Helden nehmen der Reihe nach je eine Aktion.
stop-called-hero = { DOES($seat, "rufst", "ruft") } STOP-HELD: { YOU($on) ->
    [yes] Du musst
   *[no] { WHO($on) } muss
} warten.
stop-called-dragon = { DOES($seat, "rufst", "ruft") } STOP-DRACHE!
stop-ended = Alle spielen weiter.
hero-waited = { DOES($seat, "wartest", "wartet") } auf die anderen.
match-ended-won = { $winners ->
    [one] { DOES($one, "gewinnst", "gewinnt") }
   *[other] { WHO($first) } gewinnen
}: Der Drache fiel in Runde { $rounds }, bei Stufe { $evil } des Bösen.
match-ended-limit = Nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} lebt der Drache noch. Nach der Gesamtstärke { $winners ->
    [one] { YOU($one) ->
        [yes] bist du
       *[no] ist { WHO($one) }
    }
   *[other] sind { WHO($first) }
} vorn.
match-ended-together = Die Helden gewinnen gemeinsam: Der Drache fiel in Runde { $rounds }, bei Stufe { $evil } des Bösen.
match-ended-lost = Nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} lebt der Drache noch: Die Helden verlieren.
match-ended-evil = Das Böse hat Stufe { $evil } erreicht, und der Drache lebt noch: Der Held verliert.

## Fragen

question-by-card = { $card }: { $question }
question-hero = Welchen Helden spielst du?
question-free-gems = Welche zwei Edelsteine nimmst du dazu?
question-keep = Welche Karte behältst du?
question-arrange = { $barred ->
    [0] Karten zwischen Rüstung und Habe bewegen?
   *[1] Du kannst keine Karte bewegen. { $why }
}
question-arm-first = { $barred ->
    [0] Was legst du am Anfang an?
   *[1] Du kannst nichts anlegen. { $why }
}
question-which-falls = Welche Waffe legst du zurück?
question-action = Was tust du?
question-travel = Wohin?
question-travel-now = Eine Karte gibt dir eine Bonusreise. Jetzt reisen?
question-sail-where = Wohin fährst du?
question-balloon-face = Wohin kann der Ballon fliegen?
question-use-card-for-balloon = Eine Karte für den Ballon benutzen?
question-land-where = Wo landest du?
question-jump-where = Wohin gehst du?
question-rest = Was tust du in deiner Rast?
question-use-card-for-search = Eine Karte für den Suchwürfel benutzen?
question-trade-with = Mit wem handelst du?
question-offer-what = Was bietest du { WHO($partner, "dative") }, und wofür?
question-answer-offer = { DOES($seat, "bietest", "bietet") } { $given } und { YOU($seat) ->
    [yes] willst
   *[no] will
} dafür { $taken }. Nimmst du an?
question-which-magic = Welche verdeckte MAGIE-Karte gibst du?
question-which-deck = Welchen Stapel ersetzt du?
question-visit = Was tust du { FORM($site, "at") }?
question-buy = Welche Karte kaufst du?
question-sell = Welche Karte verkaufst du?
question-take-card = Welche Karte nimmst du?
question-keep-card = Welche Karte nimmst du?
question-under-first = Welche Karte kommt zuerst unter den Stapel?
question-choose-way = Was wählst du?
question-convert = Was tauschst du um?
question-target = Welchen Helden trifft es?
question-poorest = Welcher Gegner bekommt es?
question-encounter-whom = Welcher Gegner ist das Opfer?
question-which-category = Ausrüstung oder MAGIE?
question-which-card-is-taken = { DOES($thief, "bestiehlst", "bestiehlt") } dich. Welche Karte gibst du her?
question-which-card-to-take = Welche Karte nimmst du?
question-snatch-what = Was raubst du?
question-after-the-roll = Die Würfel sind gefallen. Etwas ändern?
question-which-dice = Welche Würfel wirfst du neu?
question-push-where = Wohin drängst du den Feind?
question-rock = Wo landet der Drache?
question-space-for-enemy = { $dragon ->
    [0] Wohin stellst du den neuen Feind?
   *[1] Der Drache flog, und Feinde kommen: Wohin stellst du deinen?
}
question-draw-site = Einen neuen Ort ziehen und aufstellen?
question-space-for-site = Wohin stellst du { FORM($site, "the-accusative") }?
question-drop = Was lässt du fallen?
question-which-hidden = Welche verdeckte Karte?
question-which-hidden-taken = Welche verdeckten Karten nimmst du?
question-collect = Was sammelst du auf?
question-surplus = Du hast zu viele Karten. Welche gibst du ab?
question-drop-which = Welche Ausrüstung reißt es mit?
question-drop-where = { $one ->
    [0] Wo landet sie?
   *[1] Wo landet deine Karte „{ $card }“?
}
question-which-enemy = Welcher Feind?
question-which-enemies = Welchen verdeckten Feind deckst du auf?
question-look-at = Welche verdeckten Feinde siehst du dir an?
question-turn-up = Welche Feinde deckst du auf?
question-move-which = Welchen Feind bewegst du?
question-move-where = Wohin?
question-place-or-reveal = Den neuen Feind aufstellen oder einen verdeckten aufdecken?
question-move-revealed = Um ein Feld bewegen?
question-agree = Bist du einverstanden?
question-enemy-to-site = An welchem Ort taucht der Feind auf?
question-ritual-space = Du wirst zum Ritual gerufen. Wo stehst du?
question-replace-dealt = Eine Karte ersetzen, die andere Helden braucht?
question-replace-card = Diese Karte braucht andere Helden. Ersetzen?
question-stall = Spielt niemand mehr?
question-meanwhile = Was tust du?
question-use-card = Eine Karte benutzen?
question-battle = Der Kampf beginnt. Eine Karte benutzen?
question-after-encounter = Der Überfall ist vorbei. Zurückschlagen?
question-flare = Gleich brennt das Drachenfeuer. Eine Karte benutzen?
question-death = Du stirbst gleich. Eine Karte benutzen?
question-loss = Du verlierst gleich { $lost } { because }. Vorher eine Karte benutzen?
question-cast = { DOES($by, "spielst", "spielt") } „{ $card }“. Reagierst du?
question-aimed = „{ $card }“ zielt auf dich. Reagierst du?
question-ambush = { DOES($by, "lockst", "lockt") } dich in einen Hinterhalt. Reagierst du?
question-thievery = { DOES($by, "bestiehlst", "bestiehlt") } dich. Reagierst du?
question-snatching = { DOES($by, "beraubst", "beraubt") } dich. Reagierst du?

## Antworten: Aktionen

option-travel = Reisen
option-rest = Rasten
option-enter = { FORM($site, "the-accusative") } besuchen
    .brief = { $site } besuchen
option-fight = Gegen { FORM($foe, "the-accusative") } kämpfen{ $nth ->
    [0] { "" }
   *[1] { " " }(gegen den zweiten)
}
option-fight-dragon = Gegen den Drachen kämpfen
option-ambush = { WHO($victim, "accusative") } in einen Hinterhalt locken
option-thievery = { WHO($victim, "accusative") } bestehlen
option-snatching = { WHO($victim, "accusative") } berauben
option-give-up = Auf die übrigen Aktionen verzichten
    .brief = Zug beenden
option-end = Den Zug beenden
option-bonus = Die Bonusreise machen
option-travel-now = Jetzt reisen
option-exchange = Karten mit einem Partner tauschen
option-pass-on = Diese Aktion an den Nächsten weitergeben
option-twice = Gleich noch eine Aktion nehmen
option-agree = Zustimmen
option-disagree = Ablehnen
option-wait = Auf die anderen warten
option-stall = Niemand handelt: der Reihe nach weiterspielen
option-stop-hero = STOP-HELD: { WHO($on) } muss warten, bis dein Zug vorbei ist
    .brief = STOP-HELD: { WHO($on) }
option-stop-dragon = STOP-DRACHE: Alle warten, während du zum Drachen gehst
    .brief = STOP-DRACHE
option-stop-passive = STOP-PASSIV: Alle wartenden Helden nehmen je eine Aktion
    .brief = STOP-PASSIV

## Antworten: Reise

option-to = { FORM($space, "to") } gehen
option-on = { $space }
option-stop = Hier anhalten
option-sail = Die Fähre nehmen
option-fly = Den Heißluftballon nehmen
option-collect = Aufsammeln, was hier liegt
option-drop = Etwas fallen lassen
option-face = { $regions }

## Antworten: Rast und Besuch

option-search = Den Suchwürfel werfen
option-eat = 1 ESSEN essen: { $n } LEBEN
option-pray = 1 ESSEN essen: 1 GLAUBE
option-trade = { $n ->
    [1] Mit { WHO($here, "dative") } handeln
   *[other] Mit jemandem hier handeln
}
option-rearrange = Die Rüstung ändern
option-end-rest = Die Rast beenden
option-end-visit = Den Besuch beenden
option-replace = { $price ->
    [0] Die offenen { $deck }-Karten ersetzen
   *[1] 1 GOLD zahlen: die offenen { $deck }-Karten ersetzen
}
option-buy-card = „{ $card }“ für { $price } GOLD kaufen: { FORM($card, "text") }
    .brief = „{ $card }“ für { $price } GOLD kaufen
option-sell-card = „{ $card }“ verkaufen

## Antworten: Handel

option-with = Mit { WHO($seat, "dative") } handeln
option-give = { $what } geben
option-ask-for = { $what } verlangen
option-make = { $given } anbieten und dafür { $taken } verlangen
option-never-mind = Kein Handel
option-accept = Annehmen
option-refuse = Ablehnen

## Antworten: Karten

option-play = { $hero }: { $has }
    .brief = { $hero }
option-split = { $gems } dazunehmen
option-keep = { $card } ({ $deck }, { $price } GOLD): { FORM($card, "text") }
    .brief = { $card }
option-card = { $card }{ $price ->
    [0] { "" }
   *[other] { " " }({ $price } GOLD)
}: { FORM($card, "text") }
    .brief = { $card }
option-own = { $card }
option-named = { $what }
option-nothing = Nichts
option-drop-now = { $what } fallen lassen
option-arm = „{ $card }“{ $laid ->
    [0] { "" }
   *[1] { " " }auf „{ $host }“
} anlegen
option-unarm = „{ $card }“ zurücklegen
option-done = Fertig
option-use = „{ $card }“ benutzen: { FORM($card, "text") }
    .brief = „{ $card }“ benutzen
option-pass = { $about ->
    [loss] Den Verlust hinnehmen
    [death] Sterben
    [battle] { YOU($seat) ->
        [yes] Würfeln
       *[no] Passen
    }
    [rolled] { YOU($seat) ->
        [yes] Die Würfel behalten
       *[no] Passen
    }
   *[other] Passen
}
option-aim = { WHO($seat) }
option-again = { $dice ->
    [hero] Mit „{ $card }“ einen Würfel neu werfen
   *[search] Mit „{ $card }“ den Suchwürfel neu werfen
}
option-die = { $own ->
    [hero] Heldenwürfel: { $face }
   *[special] Sonderwürfel: { $face }
}
option-category = { $category }
option-pick-open = { $hidden ->
    [0] { $card }
   *[1] Eine verdeckte Karte, zufällig
}
option-good = { $goods } rauben
option-way = { $does }
does-gain = { $what } bekommen.
does-lose = { $what } verlieren.
does-peek = Bis zu { $n } verdeckte Feinde ansehen.
does-expose = { $n ->
    [one] 1 verdeckten Feind
   *[other] { $n } verdeckte Feinde
} aufdecken.
does-cancel-ambush = Den Hinterhalt vereiteln.
does-jump = Auf ein anderes Feld gehen.
option-convert-to = { $n } { $good } in { $into } umtauschen
option-replace-card = Ersetzen
option-keep-card = Behalten
option-replace-dealt = „{ $card }“ ersetzen
option-enough = Das genügt

## Antworten: Feinde, Orte, der Drache

option-pick = { FORM($foe, "the") } { FORM($at, "at") }
option-place = Den neuen Feind aufstellen
option-reveal-none = Keinen aufdecken: Es kommt kein neuer Feind
option-draw-site = Einen Ort ziehen
option-no = Nein
option-land-on = { $rock }
option-stay = Auf { $rock } bleiben

## Warum nicht: Züge und Aktionen

no-actions = Du hast keine Aktionen mehr.
actions-left = Du hast noch { $left ->
    [one] 1 Aktion
   *[other] { $left } Aktionen
}. Verzichte auf den Rest, um deinen Zug zu beenden.
must-act-beside-enemy = Hier ist ein Feind: Kämpfe oder zieh weiter, bevor dein Zug endet. Aktionen übrig: { $left }.
must-act-in-flare = Du stehst im Drachenfeuer: Nutze deine Aktionen, bevor dein Zug endet. Aktionen übrig: { $left }.
no-bonus = Du hast keine Bonusreise.
no-such-enemy = Auf deinem Feld liegt kein solcher Feind offen.
no-flare = Gegen den Drachen kämpfst du nur auf einem Feld mit Drachenfeuer.
dragon-beside-enemy = Werde zuerst den Feind hier los.
fight-or-travel = Neben einem Feind kannst du nur kämpfen oder reisen.
between-actions-only = Außerhalb deines Zuges darfst du nur zwischen zwei Aktionen eines anderen Helden handeln.

## Warum nicht: Reise

one-pace-at-least = Eine Reise hat mindestens 1 Schritt.
space-full = { FORM($space, "at") } ist alles voll: { $most } andere Helden stehen dort.
no-paces = Du hast keine Schritte mehr.
full-and-last = { FORM($space, "at") } ist alles voll, und es wäre dein letzter Schritt.
no-way = Es gibt kein Feld, auf das du reisen könntest.
stands-there = Du bist schon { FORM($space, "at") }.
needs-climbing = Dorthin führt nur { $kind ->
    [cliffs] eine Klippe
   *[fords] eine Furt
}. Dafür brauchst du eine Karte.
no-link = Kein Weg führt { FORM($here, "from") } { FORM($space, "to") }.
other-region = Das liegt in einer anderen Gegend. Über die Grenze kommst du nur an einem Steintor.
too-late-to-drop = Deine Reise ist zu Ende. Lass Dinge vor deiner nächsten Aktion fallen.
ferry-elsewhere = Die Fähre liegt { FORM($space, "at") }.
no-balloon = Hier gibt es keinen Heißluftballon.
closed-by-weather = Bei diesem Wetter fahren weder Fähre noch Ballons.
no-riverbank = Das liegt nicht am Ufer.
region-not-shown = Das liegt in keiner Gegend, die der Würfel zeigt.
not-on-the-card = Dorthin führt die Karte nicht.

## Warum nicht: Rast und Handel

rest-in-settlement = Auf einem Siedlungsfeld kannst du nicht rasten.
rest-beside-enemy = Neben einem Feind kannst du nicht rasten.
rest-beside-dragon = Neben dem Drachen kannst du nicht rasten.
search-first = Wirf erst den Suchwürfel.
searched-already = Du hast in dieser Rast den Suchwürfel schon geworfen.
has-eaten = Du hast in dieser Rast schon gegessen.
no-food = Du hast kein ESSEN.
attribute-full = Du hast schon { $has }, mehr geht nicht.
not-devout = ESSEN gibt GLAUBE nur mit einer Karte und nur auf einem sicheren Feld.
enough-traded = In dieser Rast haben { $most } Dinge den Besitzer gewechselt. Mehr geht nicht.
partners-weary = Die Spieler hier haben in diesem Zug schon { $refusals } deiner Angebote abgelehnt.
nothing-to-trade = Keiner von euch hat etwas zum Handeln.
nobody-here = Auf deinem Feld steht kein Gegner.
nothing-named = Dein Angebot ist noch leer.
enough-named = In einer Rast wechseln höchstens { $most } Dinge den Besitzer.
enough-of-deck = Bei einem Tausch gehen höchstens { $most } { $deck }-Karten in jede Richtung.
no-more-to-name = Mehr davon hat hier niemand.
cards-only = Bei einem Tausch wechseln nur Karten den Besitzer.
never-traded = „{ $card }“ ist eine FÄHIGKEITEN-Karte. Damit wird nie gehandelt.
cannot-be-done = Einer von euch hat nicht mehr, was das Angebot nennt.
no-partners = Du hast in dieser Partie keinen Partner.
no-partner-near = Auf deinem Feld und daneben steht kein Partner.
nothing-to-exchange = Weder du noch ein Partner in der Nähe hat eine Karte zum Tauschen.
exchange-needs-action = Ein Tausch kostet eine Aktion, und du hast keine mehr.
dealt-already = Seit deiner letzten Aktion hast du mit jedem Partner in der Nähe getauscht.

## Warum nicht: Besuche

no-site = Hier gibt es keinen Ort.
visit-beside-enemy = Neben einem Feind kannst du nichts besuchen.
visited-already = Du warst in diesem Zug schon { FORM($site, "at") }.
nothing-to-do = Du könntest { FORM($site, "at") } nichts tun.
cannot-pay = Es kostet { $cost }. Das kannst du nicht zahlen.
done-often = Das geht in einem Besuch { $times ->
    [one] nur einmal
   *[other] nur { $times }-mal
}.
changes-nothing = Das würde jetzt nichts ändern.
replaced-often = Offene Karten kannst du in einem Zug nur zweimal ersetzen.
costs-gold = Es kostet 1 GOLD, und du hast keins.
none-exposed = Es liegt keine { $deck }-Karte mehr offen.
do-something = Tu bei einem Besuch mindestens eine Sache.
card-too-dear = „{ $card }“ kostet { $price } GOLD. Du hast { $gold }.
not-for-sale = „{ $card }“ gibt es hier nicht zu kaufen.
not-bought-here = „{ $card }“ kannst du hier nicht verkaufen.

## Warum nicht: Karten

works-by-itself = „{ $card }“ wirkt immer. Du spielst die Karte nie aus.
other-moment = „{ $card }“ passt jetzt nicht. Der richtige Moment: { OR($moments) }.
moment-passive = immer
moment-free = in deinem Zug zwischen Aktionen
moment-travel = auf deiner Reise
moment-visit = bei deinem Besuch
moment-battle = in deinem Kampf vor dem Wurf
moment-rolled = in deinem Kampf nach dem Wurf
moment-search = nach deinem Suchwürfel
moment-balloon = bei deinem Ballonwürfel
moment-draw = wenn du sie ziehst
moment-foe-free = zwischen den Aktionen eines anderen Helden
moment-foe-battle = im Kampf eines anderen Helden vor dem Wurf
moment-targeted = wenn du das Ziel bist
moment-after-encounter = nach einem Überfall auf dich
moment-cast = wenn ein anderer Held MAGIE spielt
moment-flare = wenn gleich das Drachenfeuer brennt
moment-loss = wenn du gleich LEBEN verlierst
moment-death = wenn du gleich stirbst
in-turn-only = „{ $card }“ kannst du nur in deinem Zug benutzen.
off-turn-only = „{ $card }“ kannst du nur außerhalb deines Zuges benutzen.
lies-idle = „{ $card }“ wirkt nur in deiner Rüstung.
used-up = Du hast „{ $card }“ in { $limit ->
    [turn] diesem Zug
    [round] dieser Runde
   *[battle] diesem Kampf
} schon benutzt.
use-too-dear = „{ $card }“ zu benutzen kostet { $cost }.
no-target = Es gibt keinen Helden, den „{ $card }“ treffen könnte.
no-effect = „{ $card }“ würde jetzt nichts bewirken.
no-effect-on = „{ $card }“ würde bei diesem Helden nichts bewirken.
lacks-attribute = „{ $card }“ braucht { $needed }. { $more ->
    [0] Du hast { $has }.
   *[other] Mit deinen Karten zählst du, als hättest du { $has }.
}
dead-target = Dieser Held ist tot.
not-an-opponent = Dieser Held ist nicht dein Gegner.
not-the-fighter = „{ $card }“ zielt auf den Helden, der kämpft.
out-of-range = „{ $card }“ reicht { $range ->
    [one] 1 Feld
   *[other] { $range } Felder
} weit. Dieser Held ist { $far } entfernt.
safe-from-cards = Dieser Held steht auf einem sicheren Feld.
is-invisible = Dieser Held ist unsichtbar.
rerolled-already = Mit „{ $card }“ hast du in diesem Zug schon neu gewürfelt.
is-dead = Dieser Held ist tot.
not-the-poorest = Ein anderer Gegner hat weniger GOLD.
cannot-convert = Du hast nicht { $cost }, oder für das andere ist kein Platz.
price-too-high = „{ $card }“ hat den Preis { $price }. Erlaubt ist höchstens { $most }.
not-looked-at = Wähle eine der Karten, die du gerade ansiehst.
not-exposed = „{ $card }“ liegt nicht offen.
would-do-nothing = Das würde jetzt nichts bewirken.
needs-both-hands = „{ $card }“ braucht beide Hände, und du hältst „{ $held }“.
square-taken = „{ $held }“ ist im Weg.
needs-a-bow = „{ $card }“: Dafür brauchst du einen Bogen.
arrows-held = Du hältst schon Pfeile.
bow-held = Neben einem Bogen kann die andere Hand nur Pfeile halten.
both-hands-taken = „{ $held }“ braucht beide Hände.
hands-full = Du hast beide Hände voll.
two-weapons = Zwei Waffen darfst du nicht halten.
nothing-bears-it = In deiner Rüstung ist keine Karte, auf die du „{ $card }“ legen kannst.
no-square = „{ $card }“ gehört nicht in die Rüstung.
card-moved = Du hast „{ $card }“ schon bewegt.
nothing-to-arm = Du hast keine Karte für die Rüstung.
nothing-to-drop = Du hast nichts, was du fallen lassen könntest.
have-no-good = Du hast kein { $good }.
no-hidden-magic = Du hast keine verdeckte MAGIE-Karte.
never-dropped = „{ $card }“ ist eine FÄHIGKEITEN-Karte. Solche Karten kannst du nicht fallen lassen.
nothing-to-collect = Hier gibt es jetzt nichts aufzusammeln.
no-good-here = Hier gibt es jetzt kein { $good } aufzusammeln.
no-hidden-here = Hier gibt es jetzt keine verdeckte Karte aufzusammeln.
held-already = „{ $card }“ liegt nicht hier. Du hast die Karte selbst.
just-dropped = Du hast „{ $card }“ erst in dieser Aktion fallen lassen.
not-too-many = „{ $card }“ ist von anderer Art als die Karten, von denen du zu viele hast.
lies-face-down = „{ $card }“ liegt verdeckt. Wähle die verdeckte Karte, statt ihren Namen zu nennen.
other-category-taken = Der Dieb nimmt eine Karte anderer Art.
other-category-dropped = Wähle eine Ausrüstung.
wrong-distance = Sie landet genau { $spaces } Felder entfernt.

## Warum nicht: Überfälle

no-encounters = In dieser Partie überfallen Helden einander nicht.
no-encounters-in-coop = Im Miteinander überfallen Helden einander nicht.
not-a-mate = Jemanden aus deinem Team kannst du nicht überfallen.
robbed-already = Diesen Gegner hast du in diesem Zug schon überfallen.
dead-victim = Dieser Held ist tot.
no-opponent = Überfallen kannst du nur einen Gegner, nicht dich selbst und niemanden aus deinem Team.
opponent-too-far = Dieser Gegner ist zu weit weg.
safe-from-encounters = Dieser Held steht auf einem sicheren Feld.
not-on-the-road = Das geht nur auf einem Wegfeld.
encounter-beside-enemy = Neben einem Feind gibt es keinen Überfall.
encounter-beside-dragon = Neben dem Drachen gibt es keinen Überfall.
is-captive = Dieser Held ist gefangen und noch nicht wach.
encounter-without-stop = In Echtzeit brauchst du für einen Überfall STOP-HELD oder STOP-PASSIV.
in-prison = Dieser Held ist schon im Goblinkerker.
is-immune = Eine Karte schützt diesen Helden.
nothing-to-steal = Dieser Held hat keine Ausrüstung und keine MAGIE-Karte.
nothing-to-snatch = Dieser Held hat weder GOLD noch ESSEN.
none-of-category = Dieser Held hat keine Karte von dieser Art: { $category }.
victim-lacks-goods = So viel hat dieser Held nicht.
one-item = Du kannst nur eine Sache rauben.

## Warum nicht: Feinde, Orte, der Drache

not-beside = Dränge den Feind auf ein Feld daneben.
no-enemy-for-it = Dort ist kein Feind, den du wählen könntest.
move-one-at-least = Bewege mindestens einen Feind.
enemy-moved-already = Diesen Feind hast du schon bewegt.
enemy-out-of-reach = So weit kommt der Feind nicht.
none-hidden-there = Dort liegt kein verdeckter Feind.
one-link-only = Er zieht nur ein Feld weit.
only-the-dragon = Nur der Drache kann auf einem Drachenfels stehen.
no-room-for-enemy = { FORM($space, "at") } ist kein Platz für einen weiteren Feind.
too-near-for-enemy = Das ist zu nah: nur { $far ->
    [one] 1 Feld
   *[other] { $far } Felder
} entfernt.
no-settlement = Das ist kein Siedlungsfeld.
site-there = Dort steht schon { FORM($site, "the") }.
site-too-near = Das ist zu nah.
not-the-nearest = Der Feind kommt zum nächsten Ort mit Platz.
dragon-sits-there = Dort sitzt der Drache schon. Lass ihn bleiben.
three-stand-there = Dort stehen schon drei andere Helden.
no-flare-space = Stelle dich auf ein Feuerfeld am Felsen des Drachen.
hero-taken = { DOES($seat, "spielst", "spielt") } schon { FORM($hero, "the-accusative") }.
hero-in-expansion = { FORM($hero, "the") } gehört zu einer Erweiterung für mehr als 4 Spieler.

## Warum nicht: Reihenfolge und STOP-Rufe

nobody-else-acts = Niemand sonst hat in dieser Runde noch eine Aktion.
somebody-must-act = Alle anderen haben ihre Aktion weitergegeben. Einer muss handeln.
twice-already = Du nimmst schon eine Aktion mehr.
last-action = Das ist deine letzte Aktion in dieser Runde.
stop-in-real-time = STOP gibt es nur in Echtzeit.
stop-opponents-only = Du kannst nur einen Gegner aufhalten.
no-stop-in-stop = Es gilt schon ein STOP.
stopped-often = Du hast STOP-HELD so oft gerufen, wie du darfst.
stop-needs-actions = Ihr braucht beide noch Aktionen.
far-from-the-dragon = Du musst höchstens { $near } Felder von einem Feld entfernt sein, von dem aus du gegen den Drachen kämpfen kannst.
no-wait-in-stop = Während eines STOP kannst du nicht warten.
nobody-to-wait-for = Niemand sonst hat noch Aktionen.
waits-already = Du wartest schon.
not-the-manager = STOP-PASSIV ruft nur der erste Spieler.
others-go-on = Erst müssen alle anderen mit Aktionen warten.

## Vorschau

sum-battle = du { $ours } + 2 Würfel gegen { $power }{ $evil ->
    [0] { "" }
   *[other] { " " }+ { $evil } (das Böse)
} + { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
sum-dice = du { $ours }{ $more ->
    [0] { "" }
   *[other] { " " }+ { $more }
} gegen { $theirs }
sum-ritual = { $heroes ->
    [one] 1 Held
   *[other] { $heroes } Helden
} gegen { $times } mal { $power } + { $dice } Würfel
missing = { $n ->
    [one] 1 fehlt
   *[other] { $n } fehlen
}
verdict-won = Du gewinnst.
verdict-tied = Gleichstand: Du gewinnst.
verdict-lost = Du verlierst.
odds-as-you-stand = Chance auf den Sieg
odds-together = Chance auf den gemeinsamen Sieg
odds-with-card = mit „{ $card }“
odds-now = Chance auf den Sieg
odds-with-it = mit dieser Karte
odds-it-turns = Chance auf den Sieg
odds-still-win = Chance, trotzdem zu gewinnen
ritual = Das Ritual der Sammlung
wins-match = die Partie, auch bei Gleichstand
risks-battle = { $lost }{ $how ->
    [both] , auch bei Gleichstand
    [tie] { " " }bei Gleichstand
   *[battle] { "" }
}{ dying }
risks-dragon = { $lost }{ $burns ->
    [all] { " " }durch das Drachenfeuer
    [one] , davon 1 durch das Drachenfeuer
   *[none] { "" }
}{ dying }
risks-ritual = { $differ ->
    [0] { $n } LEBEN für jeden Helden
   *[1] bis zu { $n } LEBEN für jeden Helden
}
ritual-kills = Wer an LEBEN und GLAUBE zusammen nicht mehr hat, stirbt.
victory-gathers = Ein Sieg löst die Sammlung aus.
victory-raises-evil = Ein Sieg hebt das Böse auf { $level }{ $dragon ->
    [0] { "" }
   *[1] { " " }und bringt den Drachen
}.
second-loss = Eine zweite Niederlage in Folge { $brings ->
    [both] gibt dir 1 ERFAHRUNG und vertreibt den Feind
    [experience] gibt dir 1 ERFAHRUNG
   *[moves] vertreibt den Feind
}.
flare-at-end = Nach dieser Aktion trifft dich das Drachenfeuer{ $deadly ->
    [0] { "" }
   *[1] { " " }und kann dich töten
}.
meets-new-site = Wenn du dort anhältst, ziehst du einen Ort.
meets-hidden-enemy = Wenn du anhältst, wird ein verdeckter Feind aufgedeckt.
meets-enemy = { $foe }, Stärke { $power } + { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}{ $secret ->
    [0] { "" }
   *[1] { " " }(verdeckt, aber du kennst ihn)
}.
costs-pace = { $costs }{ dying }
cost-evasions = { $lost } für { $n ->
    [one] einmal Ausweichen
   *[other] { $n }-mal Ausweichen
}
cost-flare = { $lost } durch das Drachenfeuer
paces-left = Danach { $n ->
    [0] bleibt kein Schritt
    [one] bleibt 1 Schritt
   *[other] bleiben { $n } Schritte
}.
victim-loses = { DOES($victim, "verlierst", "verliert") } { $lost }{ $deadly ->
    [0] { "" }
   *[1] { " " }und stirbt vielleicht
}.
victim-unhurt = { DOES($victim, "bleibst", "bleibt") } unverletzt.
victim-in-prison = { DOES($victim, "wirst", "wird") } in den Goblinkerker verschleppt.
you-choose-card = Du wählst die Karte.
victim-chooses-card = { DOES($victim, "wählst", "wählt") } die Karte.

## Der Tisch

phase-setup = Heldenwahl
phase-draft = Kartenwahl
phase-arming = Erste Rüstung
phase-round = Runde { $round }{ $limit ->
    [0] { "" }
   *[other] { " " }von { $limit }
}
place-in-flare = Drachenfeuer: Wer hier handelt, brennt
site-in-flare = { $site }, im Drachenfeuer: Wer hier handelt, brennt
figure-enemy = { FORM($foe, "one") }
figure-known-enemy = ein verdeckter Feind: { FORM($foe, "one") }
figure-dragon = { FORM($foe, "the") }
figure-ferry = die Fähre
figure-site = { FORM($site, "the") }
dropped-cards = { $n ->
    [one] 1 Karte am Boden
   *[other] { $n } Karten am Boden
}
hero-note = { $hero }{ $health ->
    [dead] , tot
    [wounded] , verwundet
   *[well] { "" }
}{ $captive ->
    [0] { "" }
   *[1] , im Goblinkerker
}{ $actions ->
    [0] { "" }
    [one] , noch 1 Aktion
   *[other] , noch { $actions } Aktionen
}
fact-round = Runde
fact-evil = Das Böse
fact-slain = besiegte Feinde
fact-gold = GOLD im Vorrat
fact-food = ESSEN im Vorrat
fact-sites = Orte im Beutel
scale-of-evil = Maß des Bösen
evil = Das Böse
gathering = Sammlung
mark-dragon-comes = der Drache kommt
moment-title-battle = { DOES($seat, "kämpfst", "kämpft") } gleich.
moment-title-cast = { DOES($seat, "spielst", "spielt") } eine MAGIE-Karte.
moment-title-targeted = { DOES($seat, "bist", "ist") } das Ziel.
moment-title-after-encounter = Der Überfall auf { WHO($seat, "accusative") } ist vorbei.
moment-title-flare = Gleich brennt das Drachenfeuer.
moment-title-loss = { DOES($seat, "wirst", "wird") } gleich verletzt.
moment-title-death = { DOES($seat, "stirbst", "stirbt") } gleich.
moment-text-battle = Gegen { FORM($foe, "the-accusative") }, das Böse steht auf { $evil }.
moment-text-loss = { $lost } { because }.
moment-text-ambush = Hinterhalt: Das Opfer kommt in den Goblinkerker.
moment-text-thievery = Diebstahl: Das Opfer gibt eine Karte her.
moment-text-snatching = Raub: Das Opfer gibt GOLD oder ESSEN her.
moment-text-card = { $card }: { FORM($card, "text") }
aside-battle = Deine Edelsteine: { $gems }. { $foe }: { $power }, dazu das Böse: { $evil }.

## Worum es geht

aim-first = Besiege als Erster den Drachen. Ein Gleichstand genügt.
aim-team = Das erste Team, dessen Held den Drachen besiegt, gewinnt. Auch ein Gleichstand gewinnt.
aim-together = Erschlagt den Drachen gemeinsam{ $limit ->
    [0] { "" }
   *[other] { " " }in { $limit } Runden, sonst verliert ihr alle
}. Seine Stärke zählt für jeden von euch einmal.
aim-alone = Erschlage den Drachen, bevor das Böse Stufe { $level } erreicht.
aim-power = Du hast Edelsteine, Karten und zwei Würfel. Der Drache hat { $dragon }, zwei starke Würfel und das Böse.
aim-means = Raste für GOLD und ESSEN, besuche Orte für Edelsteine und Karten, kämpfe gegen Feinde für ERFAHRUNG und SCHICKSAL-Karten.
aim-evil-kills = Jeder Feind, den du erschlägst, nährt das Böse, und das Böse stärkt alle anderen und den Drachen. Sein Feuer verbrennt Helden in seiner Nähe.
aim-evil-sites = Jeder zweite gefundene Ort nährt das Böse, und das Böse stärkt alle Feinde und den Drachen. Sein Feuer verbrennt Helden in seiner Nähe.
aim-evil-turns = Das Böse wächst in jedem Zug und stärkt alle Feinde und den Drachen. Sein Feuer verbrennt Helden in seiner Nähe.

## Was auftauchte, und woraus Punkte bestehen

chance-dice = Würfel
chance-site = ein Ort
    .accusative = einen Ort
chance-enemy = ein Feind
    .accusative = einen Feind
chance-scale = ein Feind vom Maß des Bösen
    .accusative = einen Feind vom Maß des Bösen
chance-fortune = eine SCHICKSAL-Karte
chance-magic = eine MAGIE-Karte
chance-arms = eine WAFFEN-Karte
chance-market = eine MARKT-Karte
chance-abilities = eine FÄHIGKEITEN-Karte
points-power = Edelsteine
points-dice-and-cards = Würfel und Karten
points-gold = GOLD
points-food = ESSEN
points-level = Stufe des Bösen

## Ein neuer Tisch

choice-players = Spieler
    .help = Wie viele spielen: 1 spielt allein, 5 und 6 mit beiden Erweiterungen.
choice-attributes = Eigenschaften
    .help = Wie Helden beginnen.
    .value-character = Nach Held
    .value-equivalent = Alle gleich
    .value-balanced = Ausgeglichen
    .tells-character = Jeder Held beginnt mit seinen eigenen Edelsteinen.
    .tells-equivalent = Jeder Held beginnt mit denselben Edelsteinen und wählt zwei dazu.
    .tells-balanced = Wie nach Held, mit mehr GLAUBE für schwache und weniger für starke Helden.
choice-moral = Moral
    .help = Was Helden einander antun dürfen.
    .value-bronze = Bronzeherz
    .value-silver = Silberherz
    .value-golden = Goldherz
    .tells-bronze = Helden dürfen einander überfallen, bestehlen und verletzen.
    .tells-silver = Helden dürfen einander bestehlen, aber niemand wird dabei verletzt.
    .tells-golden = Helden lassen einander in Ruhe.
choice-competition = Wer gegen wen
    .help = Jeder für sich, in Teams, gemeinsam oder allein.
    .value-competitive = Gegeneinander
    .value-team = Teams
    .value-co-op = Miteinander
    .value-solo = Allein
    .tells-competitive = Der erste Held, der den Drachen besiegt, gewinnt.
    .tells-team = Zwei oder drei Teams wetteifern um den Drachen.
    .tells-co-op = Alle Helden gegen den Drachen, in begrenzter Zeit.
    .tells-solo = Ein Held gegen den Drachen, und das Böse wächst in jedem Zug.
choice-teams = Teams
    .help = Wie viele Teams spielen.
choice-style = Land
    .help = Wie das Land aufgebaut wird.
    .value-conservative = Klassisch
    .value-logical = Logisch
    .value-mist = Nebel
    .value-adventurous = Abenteuerlich
    .tells-conservative = Einige Orte und Feinde sind von Anfang an da.
    .tells-logical = Alle Orte sind von Anfang an da.
    .tells-mist = Ihr findet jeden Ort selbst, und das Finden nährt das Böse.
    .tells-adventurous = Überall liegen verdeckte Feinde.
choice-turns = Züge
    .help = Nacheinander oder alle zugleich.
    .value-by-turn = Nacheinander
    .value-real-time = Echtzeit
    .tells-by-turn = Ein Held macht seinen ganzen Zug, dann der nächste.
    .tells-real-time = Alle Helden handeln zugleich, und STOP-Rufe klären, wer zuerst dran ist.
choice-stop_hero = STOP-HELD
    .help = Wie oft jeder Spieler ihn in der Partie rufen darf.
choice-difficulty = Schwierigkeit
    .help = Wie stark der Drache ist.
    .value-normal = Normal
    .value-expert = Experte
    .value-inferno = Inferno
    .tells-normal = Der Drache hat Stärke 15.
    .tells-expert = Der Drache hat Stärke 17.
    .tells-inferno = Der Drache hat Stärke 19.
choice-first_player = Erster Spieler
    .help = Wer beginnt.
    .value-weakest = Der schwächste Held
    .value-random = Zufällig
choice-hero_choice = Helden
    .help = Wie Spieler zu ihren Helden kommen.
    .value-pick = Wählen
    .value-random = Zufällig
choice-round_limit = Letzte Runde
    .help = Nach dieser Runde endet die Partie, auch wenn der Drache noch lebt.
    .value-usual = Wie üblich
    .value-30 = 30
    .value-40 = 40
    .value-50 = 50
    .value-60 = 60
choice-first_game = Erste Partie
    .help = Niemand beraubt einen anderen, und Hinweise auf dem Bildschirm erklären das Spiel.
    .value-on = Ja
    .value-off = Nein

## Die Lektion

lesson-yours = Das sind deine Edelsteine. Ihre Summe ist deine Grundstärke: Sie ist jetzt { $power } und zählt in jedem Kampf.
    .title = Dein Held
lesson-goal = Wer den Drachen als Erster im Kampf besiegt, gewinnt. Er hat { $dragon } und stärkere Würfel als du: Werde erst stärker.
    .title = So gewinnst du
lesson-rest = In deinem Zug machst du { $actions } Aktionen. Dein Beutel ist leer: Beginne mit einer Rast.
    .title = Rasten
lesson-search = Die erste Rast im Zug bringt LEBEN. Wirf jetzt den Suchwürfel: Er findet GOLD, ESSEN oder eine Karte.
    .title = Der Suchwürfel
lesson-arm = Du hast { $gold } GOLD gefunden. Bei einer Rast darfst du auch deine Rüstung ändern: Das Kurzschwert hilft nur, wenn du es trägst.
    .title = Deine Rüstung
lesson-travel = Auf dem Übungsplatz gibt es Edelsteine. Tippe ihn an, um den Weg zu sehen, und noch einmal, um zu gehen.
    .title = Reisen
lesson-visit = Eine Reise hat bis zu { $paces } Schritte. Du bist angekommen: Tippe den Übungsplatz an, um ihn zu besuchen.
    .title = Besuchen
lesson-train = Zahle { $price } GOLD für einen Edelstein KÖNNEN. Er macht dich in jedem Kampf stärker.
    .title = Einen Edelstein kaufen
    .wrong-activity = Das kostet ERFAHRUNG, und die ist selbst ein Edelstein. Zahle mit GOLD.
lesson-scout = Bei der Treiberhöhe liegt ein Feind verdeckt. Er wird aufgedeckt, wenn du dort anhältst: Geh hin.
    .title = Ein verdeckter Feind
lesson-fight = Ein Troll! Deine Aktionen waren verbraucht und Bram war am Zug, aber jetzt kannst du kämpfen.
    .title = Kämpfen
lesson-roll = Du hast { $mine }, der Troll { $theirs }. Jetzt würfelt ihr beide, und die höhere Summe gewinnt.
    .title = Der Kampf
lesson-card = { $theirs } zu { $mine }: Der Troll würde gewinnen. Spiel deinen Magischen Pfeil, er hilft auch nach dem Wurf.
    .title = Eine Karte für den Kampf
lesson-rock = Gewonnen! Aber die Toten nähren das Böse: Es erreicht Stufe { $level }, und der Drache erwacht. Schick ihn zum Drachenfels III, näher zu Bram.
    .title = Der Drache erwacht
lesson-fire = Der Drache spie Feuer über den Fluss, und Bram verlor LEBEN. Jeder von euch hat dem anderen einen verdeckten Feind in den Weg gelegt.
    .title = Feuer
lesson-win = Der Troll brachte dir ERFAHRUNG und eine SCHICKSAL-Karte, die KÖNNEN gab: Du hast { $power }, der Drache { $dragon }. Werde stärker, dann kämpfe auf einem brennenden Feld an seinem Felsen.
    .title = Das ganze Spiel
lesson-tag-you = du
lesson-tag-enemy = verdeckter Feind

## Helden und Feinde

hero-warrior = Krieger
    .the = der Krieger
    .the-accusative = den Krieger
hero-dwarf = Zwerg
    .the = der Zwerg
    .the-accusative = den Zwerg
hero-elf = Elf
    .the = der Elf
    .the-accusative = den Elfen
hero-sorcerer = Zauberer
    .the = der Zauberer
    .the-accusative = den Zauberer
hero-giant = Riese
    .the = der Riese
    .the-accusative = den Riesen
hero-wizard = Magier
    .the = der Magier
    .the-accusative = den Magier
enemy-warlock = Hexenmeister
    .one = ein Hexenmeister
    .one-accusative = einen Hexenmeister
    .the = der Hexenmeister
    .the-accusative = den Hexenmeister
enemy-werewolf = Werwolf
    .one = ein Werwolf
    .one-accusative = einen Werwolf
    .the = der Werwolf
    .the-accusative = den Werwolf
enemy-skeleton = Skelett
    .one = ein Skelett
    .one-accusative = ein Skelett
    .the = das Skelett
    .the-accusative = das Skelett
enemy-crocodile = Krokodilmann
    .one = ein Krokodilmann
    .one-accusative = einen Krokodilmann
    .the = der Krokodilmann
    .the-accusative = den Krokodilmann
enemy-troll = Troll
    .one = ein Troll
    .one-accusative = einen Troll
    .the = der Troll
    .the-accusative = den Troll
enemy-goblin = Goblin
    .one = ein Goblin
    .one-accusative = einen Goblin
    .the = der Goblin
    .the-accusative = den Goblin

## Gegenden und Felder

region-riverbank = der Nebelfluss
    .the-accusative = den Nebelfluss
region-cave = die Goblinhöhle
region-highlands = das Finstere Hochland
region-ruby = die Rubinberge
region-plains = die Trauerweiden
region-forest = der Uralte Wald
    .the-accusative = den Uralten Wald
rock-R1 = Drachenfels I
rock-R2 = Drachenfels II
rock-R3 = Drachenfels III
space-H01 = Wächterkuppe
    .at = bei der Wächterkuppe
    .to = zur Wächterkuppe
    .from = von der Wächterkuppe
space-H02 = Aschentreppe
    .at = bei der Aschentreppe
    .to = zur Aschentreppe
    .from = von der Aschentreppe
space-H03 = Krähenrast
    .at = in Krähenrast
    .to = nach Krähenrast
    .from = von Krähenrast
space-H04 = Schlackenholm
    .at = in Schlackenholm
    .to = nach Schlackenholm
    .from = von Schlackenholm
space-H05 = Brandsims
    .at = beim Brandsims
    .to = zum Brandsims
    .from = vom Brandsims
space-H06 = Ziegenpfad
    .at = beim Ziegenpfad
    .to = zum Ziegenpfad
    .from = vom Ziegenpfad
space-H07 = Schwefelsenke
    .at = bei der Schwefelsenke
    .to = zur Schwefelsenke
    .from = von der Schwefelsenke
space-H08 = Trümmerbastion
    .at = bei der Trümmerbastion
    .to = zur Trümmerbastion
    .from = von der Trümmerbastion
space-H09 = Grauwind
    .at = in Grauwind
    .to = nach Grauwind
    .from = von Grauwind
space-H10 = Heulpass
    .at = beim Heulpass
    .to = zum Heulpass
    .from = vom Heulpass
space-H11 = Steinbrück
    .at = in Steinbrück
    .to = nach Steinbrück
    .from = von Steinbrück
space-U01 = Rotentor
    .at = in Rotentor
    .to = nach Rotentor
    .from = von Rotentor
space-U02 = Blasengrat
    .at = beim Blasengrat
    .to = zum Blasengrat
    .from = vom Blasengrat
space-U03 = Adlerspitze
    .at = bei der Adlerspitze
    .to = zur Adlerspitze
    .from = von der Adlerspitze
space-U04 = Glutschlucht
    .at = bei der Glutschlucht
    .to = zur Glutschlucht
    .from = von der Glutschlucht
space-U05 = Granatfeste
    .at = bei der Granatfeste
    .to = zur Granatfeste
    .from = von der Granatfeste
space-U06 = Pilgerturm
    .at = beim Pilgerturm
    .to = zum Pilgerturm
    .from = vom Pilgerturm
space-U07 = Aschenfall
    .at = beim Aschenfall
    .to = zum Aschenfall
    .from = vom Aschenfall
space-U08 = Purpurstufen
    .at = bei den Purpurstufen
    .to = zu den Purpurstufen
    .from = von den Purpurstufen
space-U09 = Aderfels
    .at = in Aderfels
    .to = nach Aderfels
    .from = von Aderfels
space-U10 = Klapperschlucht
    .at = bei der Klapperschlucht
    .to = zur Klapperschlucht
    .from = von der Klapperschlucht
space-U11 = Weitblick
    .at = in Weitblick
    .to = nach Weitblick
    .from = von Weitblick
space-F01 = Moosgrab
    .at = in Moosgrab
    .to = nach Moosgrab
    .from = von Moosgrab
space-F02 = Flüsterbogen
    .at = beim Flüsterbogen
    .to = zum Flüsterbogen
    .from = vom Flüsterbogen
space-F03 = Hohleiche
    .at = in Hohleiche
    .to = nach Hohleiche
    .from = von Hohleiche
space-F04 = Altenwacht
    .at = bei der Altenwacht
    .to = zur Altenwacht
    .from = von der Altenwacht
space-F05 = Kohlenlichtung
    .at = bei der Kohlenlichtung
    .to = zur Kohlenlichtung
    .from = von der Kohlenlichtung
space-F06 = Rußweiden
    .at = in Rußweiden
    .to = nach Rußweiden
    .from = von Rußweiden
space-F07 = Schwarzwurzel
    .at = bei der Schwarzwurzel
    .to = zur Schwarzwurzel
    .from = von der Schwarzwurzel
space-F08 = Schwelmoor
    .at = beim Schwelmoor
    .to = zum Schwelmoor
    .from = vom Schwelmoor
space-F09 = Pilzring
    .at = beim Pilzring
    .to = zum Pilzring
    .from = vom Pilzring
space-F10 = Jägerwarte
    .at = bei der Jägerwarte
    .to = zur Jägerwarte
    .from = von der Jägerwarte
space-F11 = Windbruch
    .at = beim Windbruch
    .to = zum Windbruch
    .from = vom Windbruch
space-F12 = Farngrund
    .at = in Farngrund
    .to = nach Farngrund
    .from = von Farngrund
space-F13 = Wirrpfad
    .at = beim Wirrpfad
    .to = zum Wirrpfad
    .from = vom Wirrpfad
space-F14 = Letztholz
    .at = in Letztholz
    .to = nach Letztholz
    .from = von Letztholz
space-W1 = Otterlände
    .at = bei der Otterlände
    .to = zur Otterlände
    .from = von der Otterlände
space-W2 = Nordbrücke West
    .at = bei der Nordbrücke West
    .to = zur Nordbrücke West
    .from = von der Nordbrücke West
space-W3 = Reiherhafen
    .at = in Reiherhafen
    .to = nach Reiherhafen
    .from = von Reiherhafen
space-W4 = Schilfmark
    .at = bei der Schilfmark
    .to = zur Schilfmark
    .from = von der Schilfmark
space-W5 = Mittelbrücke West
    .at = bei der Mittelbrücke West
    .to = zur Mittelbrücke West
    .from = von der Mittelbrücke West
space-W6 = Flutstein
    .at = beim Flutstein
    .to = zum Flutstein
    .from = vom Flutstein
space-W7 = Niederbrück
    .at = in Niederbrück
    .to = nach Niederbrück
    .from = von Niederbrück
space-W8 = Aalzunge
    .at = bei der Aalzunge
    .to = zur Aalzunge
    .from = von der Aalzunge
space-E1 = Quellsteine
    .at = bei den Quellsteinen
    .to = zu den Quellsteinen
    .from = von den Quellsteinen
space-E2 = Nordbrücke Ost
    .at = bei der Nordbrücke Ost
    .to = zur Nordbrücke Ost
    .from = von der Nordbrücke Ost
space-E3 = Nebelbank
    .at = bei der Nebelbank
    .to = zur Nebelbank
    .from = von der Nebelbank
space-E4 = Tränenbogen
    .at = beim Tränenbogen
    .to = zum Tränenbogen
    .from = vom Tränenbogen
space-E5 = Mittelbrücke Ost
    .at = bei der Mittelbrücke Ost
    .to = zur Mittelbrücke Ost
    .from = von der Mittelbrücke Ost
space-E6 = Nebelkai
    .at = in Nebelkai
    .to = nach Nebelkai
    .from = von Nebelkai
space-E7 = Treidelpfad
    .at = beim Treidelpfad
    .to = zum Treidelpfad
    .from = vom Treidelpfad
space-E8 = Floßanleger
    .at = beim Floßanleger
    .to = zum Floßanleger
    .from = vom Floßanleger
space-C1 = Höhleneingang
    .at = beim Höhleneingang
    .to = zum Höhleneingang
    .from = vom Höhleneingang
space-C2 = Knochengang
    .at = beim Knochengang
    .to = zum Knochengang
    .from = vom Knochengang
space-C3 = Tropfstiege
    .at = bei der Tropfstiege
    .to = zur Tropfstiege
    .from = von der Tropfstiege
space-C4 = Unterhall
    .at = in Unterhall
    .to = nach Unterhall
    .from = von Unterhall
space-C5 = Kettengang
    .at = beim Kettengang
    .to = zum Kettengang
    .from = vom Kettengang
space-C6 = Goblinkerker
    .at = beim Goblinkerker
    .to = zum Goblinkerker
    .from = vom Goblinkerker
space-P01 = Galgenkehre
    .at = bei der Galgenkehre
    .to = zur Galgenkehre
    .from = von der Galgenkehre
space-P02 = Weidensee
    .at = in Weidensee
    .to = nach Weidensee
    .from = von Weidensee
space-P03 = Kesslerfeld
    .at = beim Kesslerfeld
    .to = zum Kesslerfeld
    .from = vom Kesslerfeld
space-P04 = Rubinfuß
    .at = in Rubinfuß
    .to = nach Rubinfuß
    .from = von Rubinfuß
space-P05 = Kniestein
    .at = beim Kniestein
    .to = zum Kniestein
    .from = vom Kniestein
space-P06 = Festwiese
    .at = bei der Festwiese
    .to = zur Festwiese
    .from = von der Festwiese
space-P07 = Lerchenwiese
    .at = bei der Lerchenwiese
    .to = zur Lerchenwiese
    .from = von der Lerchenwiese
space-P08 = Treiberhöhe
    .at = bei der Treiberhöhe
    .to = zur Treiberhöhe
    .from = von der Treiberhöhe
space-P09 = Salzhügel
    .at = in Salzhügel
    .to = nach Salzhügel
    .from = von Salzhügel
space-P10 = Kreuzweiden
    .at = bei den Kreuzweiden
    .to = zu den Kreuzweiden
    .from = von den Kreuzweiden
space-P11 = Königsfeuer
    .at = beim Königsfeuer
    .to = zum Königsfeuer
    .from = vom Königsfeuer
space-P12 = Eggenfeld
    .at = in Eggenfeld
    .to = nach Eggenfeld
    .from = von Eggenfeld
space-P13 = Ochsenried
    .at = in Ochsenried
    .to = nach Ochsenried
    .from = von Ochsenried
space-P14 = Furchenweg
    .at = beim Furchenweg
    .to = zum Furchenweg
    .from = vom Furchenweg
space-P15 = Heckenweg
    .at = beim Heckenweg
    .to = zum Heckenweg
    .from = vom Heckenweg
space-START = Bauernhaus
    .at = beim Bauernhaus
    .to = zum Bauernhaus
    .from = vom Bauernhaus

## Orte

site-S01 = Schmiede
    .the = die Schmiede
    .the-accusative = die Schmiede
    .at = in der Schmiede
    .blurb = Funken, Ruß und ehrlicher Stahl.
activity-S01-a = Kaufe eine offene WAFFEN-Karte zu ihrem Preis.
activity-S01-b = Verkaufe eine Ausrüstungskarte: Wirf sie ab und bekomme 1 GOLD.
site-S02 = Rüstkammer
    .the = die Rüstkammer
    .the-accusative = die Rüstkammer
    .at = in der Rüstkammer
    .blurb = Die alten Kriegsvorräte, halb leer und unbewacht.
activity-S02-a = Kaufe eine offene WAFFEN-Karte für 1 GOLD weniger als ihren Preis (mindestens 1).
activity-S02-b = Bewege Karten zwischen deiner Rüstung und deiner Habe.
site-S03 = Übungsplatz
    .the = der Übungsplatz
    .the-accusative = den Übungsplatz
    .at = auf dem Übungsplatz
    .blurb = Ein Feldwebel mit einem Auge und ohne Geduld.
activity-S03-a = Zahle 2 GOLD: Du bekommst 1 KÖNNEN.
activity-S03-b = Zahle 1 ERFAHRUNG: Du bekommst 1 KÖNNEN.
site-S04 = Arena
    .the = die Arena
    .the-accusative = die Arena
    .at = in der Arena
    .blurb = Münzen für die Tapferen, Sand für die Langsamen.
activity-S04-a = Verliere 1 LEBEN und wirf den Sonderwürfel: 1 oder 2 gibt dir so viel GOLD, 3 gibt dir 1 GOLD und 1 ERFAHRUNG.
activity-S04-b = Zahle 2 GOLD: Du bekommst 1 ERFAHRUNG.
site-S05 = Bibliothek
    .the = die Bibliothek
    .the-accusative = die Bibliothek
    .at = in der Bibliothek
    .blurb = Staub, Leitern und eine sehr alte Katze.
activity-S05-a = Zahle 2 GOLD: Du bekommst 1 WEISHEIT.
activity-S05-b = Zahle 1 ERFAHRUNG: Du bekommst 1 WEISHEIT.
site-S06 = Magierturm
    .the = der Magierturm
    .the-accusative = den Magierturm
    .at = im Magierturm
    .blurb = Die Treppe hat ihren eigenen Kopf.
activity-S06-a = Kaufe eine offene MAGIE-Karte zu ihrem Preis.
activity-S06-b = Zahle 3 GOLD: Du bekommst 1 WEISHEIT.
site-S07 = Hexenhütte
    .the = die Hexenhütte
    .the-accusative = die Hexenhütte
    .at = in der Hexenhütte
    .blurb = Sie weiß, warum du kommst.
activity-S07-a = Nimm eine offene MAGIE-Karte mit einem Preis von höchstens 2 und verliere 1 LEBEN, statt zu zahlen.
activity-S07-b = Zahle 1 ESSEN: Du wirst alle Egel los.
activity-S07-c = Kaufe eine offene MAGIE-Karte zu ihrem Preis.
site-S08 = Einsiedelei
    .the = die Einsiedelei
    .the-accusative = die Einsiedelei
    .at = in der Einsiedelei
    .blurb = Ein Kessel, ein Schemel und langes Schweigen.
activity-S08-a = Zahle 2 ESSEN: Du bekommst 1 WEISHEIT.
activity-S08-b = Zahle 2 ESSEN: Du bekommst 1 GLAUBE.
site-S09 = Akademie
    .the = die Akademie
    .the-accusative = die Akademie
    .at = in der Akademie
    .blurb = Begabung wird hier stundenweise bezahlt.
activity-S09-a = Kaufe eine offene FÄHIGKEITEN-Karte zu ihrem Preis.
activity-S09-b = Zahle 1 ERFAHRUNG und 1 GOLD: Du bekommst 1 KÖNNEN und 1 WEISHEIT.
site-S10 = Abenteurergilde
    .the = die Abenteurergilde
    .the-accusative = die Abenteurergilde
    .at = in der Abenteurergilde
    .blurb = Die Hälfte der Geschichten hier ist wahr.
activity-S10-a = Kaufe eine offene FÄHIGKEITEN-Karte zu ihrem Preis.
activity-S10-b = Zahle 3 GOLD: Du bekommst 1 KÖNNEN.
activity-S10-c = Zahle 1 GOLD: Zieh 1 SCHICKSAL-Karte.
site-S11 = Marktplatz
    .the = der Marktplatz
    .the-accusative = den Marktplatz
    .at = auf dem Marktplatz
    .blurb = Was Beine hat oder einen Preis, gibt es hier.
activity-S11-a = Kaufe eine offene MARKT-Karte zu ihrem Preis.
activity-S11-b = Zahle 1 GOLD: Du bekommst 2 ESSEN.
activity-S11-c = Zahle 2 ESSEN: Du bekommst 1 GOLD.
site-S12 = Karawanenlager
    .the = das Karawanenlager
    .the-accusative = das Karawanenlager
    .at = im Karawanenlager
    .blurb = Heute hier.
activity-S12-a = Kaufe eine offene MARKT-Karte für 1 GOLD weniger als ihren Preis (mindestens 1).
activity-S12-b = Verkaufe eine Ausrüstungs- oder Gefährtenkarte: Wirf sie ab und bekomme 1 GOLD.
site-S13 = Jagdhütte
    .the = die Jagdhütte
    .the-accusative = die Jagdhütte
    .at = in der Jagdhütte
    .blurb = Geweihe an jeder Wand.
activity-S13-a = Du bekommst 1 ESSEN.
activity-S13-b = Zahle 2 ESSEN: Du bekommst 1 KÖNNEN.
activity-S13-c = Kaufe eine offene MARKT-Karte der Art Tier für 1 GOLD weniger als ihren Preis (mindestens 1).
site-S14 = Tempel
    .the = der Tempel
    .the-accusative = den Tempel
    .at = im Tempel
    .blurb = Weißer Stein, warmes Licht.
activity-S14-a = Zahle 2 GOLD: Du bekommst 1 GLAUBE.
activity-S14-b = Du bekommst 1 LEBEN.
site-S15 = Kloster
    .the = das Kloster
    .the-accusative = das Kloster
    .at = im Kloster
    .blurb = Glocken zu jeder Stunde und sehr gutes Brot.
activity-S15-a = Zahle 1 ESSEN und 1 GOLD: Du bekommst 1 GLAUBE.
activity-S15-b = Du wirst 1 Egel los.
activity-S15-c = Du bekommst 1 ESSEN.
site-S16 = Heilquelle
    .the = die Heilquelle
    .the-accusative = die Heilquelle
    .at = an der Heilquelle
    .blurb = Das Wasser ist kalt und erinnert sich.
activity-S16-a = Du wirst alle Egel los.
activity-S16-b = Du bekommst 2 LEBEN.
activity-S16-c = Zahle 1 ERFAHRUNG: Du bekommst 1 GLAUBE.
site-S17 = Haus der Heilerin
    .the = das Haus der Heilerin
    .the-accusative = das Haus der Heilerin
    .at = im Haus der Heilerin
    .blurb = Bitterer Tee gegen alles.
activity-S17-a = Zahle 1 GOLD: Du bekommst 3 LEBEN.
activity-S17-b = Zahle 1 ESSEN: Du bekommst 2 LEBEN.
activity-S17-c = Zahle 1 GOLD: Du wirst alle Egel los.
site-S18 = Gasthaus
    .the = das Gasthaus
    .the-accusative = das Gasthaus
    .at = im Gasthaus
    .blurb = Neuigkeiten kommen zu Fuß und trinken auf Pump.
activity-S18-a = Zahle 1 GOLD: Du bekommst 2 LEBEN und ziehst 1 SCHICKSAL-Karte.
activity-S18-b = Sieh dir irgendwo bis zu 3 verdeckte Feinde an.
site-S19 = Gutshof
    .the = der Gutshof
    .the-accusative = den Gutshof
    .at = auf dem Gutshof
    .blurb = Schlamm, Hühner und eine volle Speisekammer.
activity-S19-a = Du bekommst 2 ESSEN.
activity-S19-b = Verliere 1 LEBEN: Du bekommst 1 GOLD.
site-S20 = Goldmine
    .the = die Goldmine
    .the-accusative = die Goldmine
    .at = in der Goldmine
    .blurb = Je tiefer, desto reicher.
activity-S20-a = Du bekommst 1 GOLD.
activity-S20-b = Verliere 1 LEBEN: Du bekommst 1 GOLD.
site-S21 = Wahrsagerin
    .the = die Wahrsagerin
    .the-accusative = die Wahrsagerin
    .at = bei der Wahrsagerin
    .blurb = Sie teilt aus, bevor du sitzt.
activity-S21-a = Zahle 1 GOLD: Sieh dir die obersten 3 SCHICKSAL-Karten an, nimm 1 und lege die anderen in beliebiger Reihenfolge unter den Stapel.
activity-S21-b = Sieh dir irgendwo bis zu 4 verdeckte Feinde an; du darfst einen davon aufdecken.
site-S22 = Schmugglernest
    .the = das Schmugglernest
    .the-accusative = das Schmugglernest
    .at = im Schmugglernest
    .blurb = Keine Namen. Keine Fragen. Kein Wechselgeld.
activity-S22-a = Kaufe eine offene Karte aus einem beliebigen Stapel für 1 GOLD mehr als ihren Preis.
activity-S22-b = Verkaufe eine Ausrüstungs-, Gefährten- oder MAGIE-Karte: Wirf sie ab und bekomme 2 GOLD.

## Karten

card-A01 = Kurzschwert
    .text = +1 Zusatzstärke in jedem Kampf.
card-A02 = Langschwert
    .text = +2 Zusatzstärke in jedem Kampf.
card-A03 = Eidhalter
    .text = +2 Zusatzstärke; noch +1 gegen einen Hexenmeister oder den Drachen.
card-A04 = Drachentod
    .text = +2 Zusatzstärke; noch +2 gegen den Drachen.
card-A05 = Handaxt
    .text = +1 Zusatzstärke; noch +1 gegen einen Troll oder Krokodilmann.
card-A06 = Streitkolben
    .text = +1 Zusatzstärke; noch +2 gegen ein Skelett.
card-A07 = Silberdolch
    .text = +1 Zusatzstärke; noch +2 gegen einen Werwolf.
card-A08 = Speer
    .text = +1 Zusatzstärke; ein Gleichstand im Kampf kostet dich kein LEBEN.
card-A09 = Kriegshammer
    .text = +2 Zusatzstärke; noch +1 gegen einen Troll oder ein Skelett.
card-A10 = Streitaxt
    .text = Zweihändig. +3 Zusatzstärke in jedem Kampf.
card-A11 = Großschwert
    .text = Zweihändig. +3 Zusatzstärke. Einmal in jedem deiner Züge darfst du einen deiner Heldenwürfel neu werfen.
card-A12 = Hellebarde
    .text = Zweihändig. +2 Zusatzstärke; noch +1 gegen einen Werwolf oder Krokodilmann. Einmal in jedem deiner Züge kostet dich ein Ausweichen 1 LEBEN weniger.
card-A13 = Jagdbogen
    .text = Zweihändiger Bogen (die andere Hand darf nur Pfeile halten). +2 Zusatzstärke in jedem Kampf.
card-A14 = Elfenbogen
    .text = Zweihändiger Bogen (die andere Hand darf nur Pfeile halten). +3 Zusatzstärke in jedem Kampf.
card-A15 = Armbrust
    .text = Zweihändiger Bogen (die andere Hand darf nur Pfeile halten). +1 Zusatzstärke; noch +1 im ersten Kampf jedes deiner Züge.
card-A16 = Breitkopfpfeile
    .text = Nur mit einem Bogen. +1 Zusatzstärke in jedem Kampf.
card-A17 = Silberpfeile
    .text = Nur mit einem Bogen. +1 Zusatzstärke; noch +2 gegen einen Werwolf oder Hexenmeister.
card-A18 = Feuerpfeile
    .text = Nur mit einem Bogen. +2 Zusatzstärke, aber nicht gegen den Drachen.
card-A19 = Schwarze Pfeile
    .text = Nur mit einem Bogen. +3 Zusatzstärke gegen den Drachen, sonst nichts.
card-A20 = Holzschild
    .text = Einmal in jedem deiner Züge kostet dich ein verlorener Kampf 1 LEBEN weniger.
card-A21 = Eisenschild
    .text = +1 Zusatzstärke. Einmal in jedem deiner Züge kostet dich ein Gleichstand kein LEBEN.
card-A22 = Turmschild
    .text = +2 Zusatzstärke, aber 1 Schritt weniger auf jeder Reise.
card-A23 = Spiegelschild
    .text = +1 Zusatzstärke. Einmal in jeder Runde kostet dich ein Feuer 1 LEBEN weniger.
card-A24 = Lederwams
    .text = Einmal in jedem deiner Züge kostet dich ein Ausweichen oder ein verlorener Kampf 1 LEBEN weniger.
card-A25 = Kettenhemd
    .text = +1 Zusatzstärke in jedem Kampf.
card-A26 = Plattenpanzer
    .text = +2 Zusatzstärke, aber 1 Schritt weniger auf jeder Reise.
card-A27 = Drachenschuppenrock
    .text = +1 Zusatzstärke. Drachenfeuer trifft dich nicht.
card-A28 = Eisenhelm
    .text = +1 Zusatzstärke in jedem Kampf.
card-A29 = Hörnerhelm
    .text = +2 Zusatzstärke gegen einen Goblin oder Troll.
card-A30 = Helm der Königswache
    .text = +1 Zusatzstärke; noch +1 gegen den Drachen.
card-A31 = Stachelhandschuhe
    .text = +1 Zusatzstärke in jedem Kampf.
card-A32 = Pechflasche
    .text = Wirf sie in einem deiner Kämpfe: +4 Zusatzstärke in diesem Kampf. Nicht gegen den Drachen.
card-A33 = Egelglas
    .text = Ein Gegner, der höchstens 2 Felder entfernt ist, bekommt 1 Egel.
card-A34 = Moorspalter
    .text = Zweihändig. +2 Zusatzstärke. Immer wenn du ihn anlegst, bekommst du 1 Egel.
card-K01 = Reitpferd
    .text = 1 Schritt mehr auf jeder Reise.
card-K02 = Schlachtross
    .text = 1 Schritt mehr auf jeder Reise und +1 Zusatzstärke in jedem Kampf.
card-K03 = Packesel
    .text = Wenn du ihn bekommst, erhältst du 1 ESSEN. Du kannst 3 Ausrüstungskarten mehr halten.
card-K04 = Jagdhund
    .text = +1 Zusatzstärke in jedem Kampf, nur nicht gegen den Drachen.
card-K05 = Falke
    .text = Einmal in jedem deiner Züge: Decke 1 verdeckten Feind auf, der höchstens 4 Felder entfernt ist.
card-K06 = Grauer Wolf
    .text = +2 Zusatzstärke in Kämpfen im Uralten Wald, im Finsteren Hochland oder in den Rubinbergen, nur nicht gegen den Drachen.
card-K07 = Zahmer Bär
    .text = Vor einem Kampf, nur nicht gegen den Drachen, darfst du 1 ESSEN zahlen: +3 Zusatzstärke in diesem Kampf.
card-K08 = Botenrabe
    .text = Einmal in jedem deiner Züge, bei einem Besuch: Ersetze die offenen Karten eines Stapels, mit dem dort gehandelt wird, ohne GOLD zu zahlen. Das zählt nicht zu den zwei Ersetzungen des Zuges.
card-K09 = Sumpfkatze
    .text = Wenn du sie bekommst, wirst du alle Egel los. Du kannst keine Egel bekommen.
card-K10 = Riesenadler
    .text = Fliege auf ein beliebiges Feld im Finsteren Hochland oder in den Rubinbergen.
card-K11 = Knappe
    .text = Einmal in jedem deiner Züge darfst du ohne Rast Karten zwischen Rüstung und Habe bewegen.
card-K12 = Söldner
    .text = Vor einem Kampf, nur nicht gegen den Drachen, darfst du 1 GOLD zahlen: +3 Zusatzstärke in diesem Kampf.
card-K13 = Heilender Mönch
    .text = Die erste Rast in jedem deiner Züge gibt dir 1 LEBEN mehr.
card-K14 = Bergführer
    .text = Du darfst über Klippen gehen, als wären es Wege. +1 Zusatzstärke im Finsteren Hochland und in den Rubinbergen.
card-K15 = Leibwächter
    .text = Einmal in jeder Runde: Vereitle einen Überfall auf dich (Aktion oder Karte).
card-K16 = Taschendieb
    .text = Einmal in jedem deiner Züge: Beraube einen Gegner, ohne eine Aktion auszugeben.
card-K17 = Spielmann
    .text = Der erste Sieg in jedem deiner Züge gibt dir 1 GOLD mehr.
card-K18 = Alter Gelehrter
    .text = Du zählst, als hättest du 2 WEISHEIT mehr, aber nur für das, was Karten brauchen.
card-K19 = Fährmann
    .text = Auf jedem Uferfeld darfst du die Fähre nehmen, als läge sie dort; sie kommt zuerst zu dir.
card-K20 = Ballonfahrer
    .text = Wenn du einen Heißluftballon nimmst, wähle die Seite des Würfels, statt zu würfeln.
card-K21 = Zwergischer Schürfer
    .text = Immer wenn dein Suchwürfel GOLD zeigt, bekommst du 1 GOLD mehr.
card-K22 = Kriegspriester
    .text = +1 Zusatzstärke; noch +1 gegen ein Skelett oder einen Hexenmeister.
card-K23 = Ring der Zwillingsklingen
    .text = Solange er in deiner Rüstung ist, darfst du in jeder Hand eine einhändige Waffe halten, sogar zwei Schwerter.
card-K24 = Reisestiefel
    .text = Solange sie in deiner Rüstung sind: 1 Schritt mehr auf jeder Reise.
card-K25 = Kletterseil
    .text = Auf einer Reise darfst du über Klippen gehen, als wären es Wege.
card-K26 = Heiltrank
    .text = Du bekommst 2 LEBEN.
card-K27 = Elixier des Lebens
    .text = Du bekommst 4 LEBEN. Du darfst es auch in dem Moment benutzen, in dem du sterben würdest: Dann stirbst du nicht.
card-K28 = Egelsalbe
    .text = Du wirst alle Egel los und bekommst 1 LEBEN.
card-K29 = Proviant
    .text = Du bekommst 3 ESSEN.
card-K30 = Landkarte
    .text = Zieh 1 Ort aus dem Beutel und stelle ihn auf ein beliebiges leeres Siedlungsfeld.
card-K31 = Glücksbringer
    .text = Solange er in deiner Rüstung ist: Einmal in jedem deiner Züge darfst du einen deiner Heldenwürfel neu werfen.
card-K32 = Amulett der Dämmerung
    .text = Solange es in deiner Rüstung ist, treffen dich Feuerstöße nicht.
card-K33 = Schattenmantel
    .text = Solange er in deiner Rüstung ist, kann dich niemand bestehlen oder berauben, und einmal in jedem deiner Züge kostet dich ein Ausweichen 1 LEBEN weniger.
card-K34 = Händlersiegel
    .text = Die erste Karte, die du in jedem Besuch kaufst, kostet 1 GOLD weniger (mindestens 1).
card-K35 = Wetzstein
    .text = Aus deiner Rüstung, in einem Kampf: +2 Zusatzstärke, wenn dort auch ein Schwert oder eine Axt ist.
card-K36 = Weihwasser
    .text = In einem Kampf gegen ein Skelett, einen Hexenmeister oder einen Werwolf: +4 Zusatzstärke.
card-K37 = Rauchbombe
    .text = Auf einer Reise kostet dich kein Ausweichen LEBEN.
card-K38 = Kerkerschlüssel
    .text = Vereitle einen Hinterhalt gegen dich; oder geh in deinem Zug aus dem Goblinkerker auf ein beliebiges Uferfeld.
card-B01 = Schwertkunst
    .text = +1 Zusatzstärke, solange ein Schwert in deiner Rüstung ist.
card-B02 = Bogenkunst
    .text = +1 Zusatzstärke, solange ein Bogen in deiner Rüstung ist.
card-B03 = Schildwall
    .text = +1 Zusatzstärke, solange ein Schild in deiner Rüstung ist.
card-B04 = Wuchtiger Schwung
    .text = +1 Zusatzstärke, solange eine Axt, ein Kolben oder ein Hammer in deiner Rüstung ist.
card-B05 = Riesentöter
    .text = +2 Zusatzstärke gegen einen Troll oder Krokodilmann.
card-B06 = Bestienjäger
    .text = +2 Zusatzstärke gegen einen Werwolf oder Krokodilmann.
card-B07 = Geisteraustreiber
    .text = +2 Zusatzstärke gegen ein Skelett oder einen Hexenmeister.
card-B08 = Drachenkunde
    .text = +2 Zusatzstärke gegen den Drachen.
card-B09 = Letztes Gefecht
    .text = +3 Zusatzstärke, solange du verwundet bist (LEBEN 0).
card-B10 = Rudelführer
    .text = +1 Zusatzstärke, solange du einen Gefährten hast; noch +1, solange du drei hast.
card-B11 = Waldläufer
    .text = +1 Zusatzstärke im Uralten Wald und 1 Schritt mehr auf einer Reise, die dort beginnt.
card-B12 = Flusskind
    .text = +1 Zusatzstärke auf Uferfeldern. Du darfst durch Furten gehen, als wären es Wege.
card-B13 = Berserker
    .text = Vor einem Kampf: +2 Zusatzstärke darin; danach verlierst du 1 LEBEN.
card-B14 = Gezielter Hieb
    .text = Einmal in jedem deiner Züge darfst du einen deiner Heldenwürfel neu werfen.
card-B15 = Kampfgeist
    .text = Nach dem Wurf in deinem Kampf: Wirf beliebige deiner Heldenwürfel neu und zähle 1 dazu.
card-B16 = Finte
    .text = Nach dem Wurf in deinem Kampf: Der Feind (oder der Drache) wirft alle seine Würfel neu.
card-B17 = Heldenschlag
    .text = Vor einem Kampf: +1 Zusatzstärke, und der Sonderwürfel zählt darin mit.
card-B18 = Leichtfuß
    .text = 1 Schritt mehr auf jeder Reise.
card-B19 = Klippensteiger
    .text = Du darfst über Klippen gehen, als wären es Wege.
card-B20 = Entschlüpfen
    .text = Auf der ersten Reise in jedem deiner Züge, auf der du ausweichst, kostet dich das bis zu 2 LEBEN weniger.
card-B21 = Spurt
    .text = 4 Schritte mehr auf einer Reise.
card-B22 = Eile
    .text = Du hast in diesem Zug 1 Aktion mehr.
card-B23 = Stammgast
    .text = Du darfst denselben Ort in einem Zug zweimal besuchen.
card-B24 = Kopfgeldjäger
    .text = Der erste Sieg in jedem deiner Züge gibt dir 1 GOLD mehr.
card-B25 = Eifriger Schüler
    .text = Einmal in jedem Besuch kostet dich WEISHEIT 1 GOLD oder 1 ESSEN weniger (mindestens 1).
card-B26 = Gedrillt
    .text = Einmal in jedem Besuch kostet dich KÖNNEN 1 GOLD oder 1 ESSEN weniger (mindestens 1).
card-B27 = Lagerkunst
    .text = Einmal in jedem deiner Züge darfst du deinen Suchwürfel neu werfen; das neue Ergebnis gilt.
card-B28 = Sammler
    .text = Einmal in jedem deiner Züge, wenn dein Suchwürfel kein ESSEN zeigt, bekommst du 1 ESSEN.
card-B29 = Fromm
    .text = In einer Rast auf einem sicheren Feld darf dir das ESSEN, das du isst, 1 GLAUBE statt 2 LEBEN geben.
card-B30 = Feuerfest
    .text = Einmal in jeder Runde kostet dich ein Feuer 1 LEBEN weniger.
card-B31 = Neue Kraft
    .text = Du bekommst 2 LEBEN.
card-B32 = Fährtenleser
    .text = Einmal in jedem deiner Züge: Sieh dir bis zu 3 verdeckte Feinde an, die höchstens 3 Felder entfernt sind, oder decke 1 davon auf.
card-B33 = Wachsam
    .text = Vereitle einen Überfall auf dich (Aktion oder Karte).
card-B34 = Gegenschlag
    .text = Nach einem Überfall auf dich: Der Angreifer verliert 1 LEBEN, und du bekommst 1 LEBEN.
card-B35 = Flinke Finger
    .text = Bei deinem Diebstahl wählst du die Karte statt des Opfers, unter verdeckten Karten zufällig.
card-B36 = Beutelschneider
    .text = Dein Raub nimmt bis zu 2 Dinge (GOLD und ESSEN nach Wahl).
card-B37 = Zwischenruf
    .text = Im Kampf eines anderen Helden, vor den Würfeln: Dieser Held hat darin 2 Stärke weniger.
card-B38 = Silberzunge
    .text = In einem Besuch musst du bis zu 3 GOLD nicht zahlen.
card-B39 = Veteran
    .text = Wenn du ERFAHRUNG bekommen würdest und schon 5 hast, bekommst du stattdessen 1 GOLD.
card-M01 = Feuerball
    .text = In deinem Kampf, vor oder nach dem Wurf: +3 Zusatzstärke. Nicht gegen den Drachen.
card-M02 = Blitzschlag
    .text = In deinem Kampf, vor oder nach dem Wurf: +4 Zusatzstärke, gegen den Drachen nur +2.
card-M03 = Magischer Pfeil
    .text = In deinem Kampf, vor oder nach dem Wurf: +2 Zusatzstärke. Nicht gegen den Drachen.
card-M04 = Magisches Eis
    .text = Lege es auf ein Schwert in deiner Rüstung: +1 Zusatzstärke; noch +1 gegen den Drachen.
card-M05 = Zauberhut
    .text = Auf dem Kopf: +2 Zusatzstärke, und jede einmalige MAGIE-Karte, die du im Kampf spielst, gibt 1 Zusatzstärke mehr.
card-M06 = Magierstab
    .text = Zweihändige Waffe. +3 Zusatzstärke in jedem Kampf.
card-M07 = Funkenstab
    .text = Einhändige Waffe. +2 Zusatzstärke in jedem Kampf.
card-M08 = Sternenrobe
    .text = Am Körper: +1 Zusatzstärke. Einmal in jeder Runde nimmt dir eine Karte, die dich LEBEN kostet, 1 weniger.
card-M09 = Rune der Macht
    .text = +1 Zusatzstärke in jedem Kampf. Sie wirkt aus deiner Habe.
card-M10 = Hausgeist
    .text = Einmal in jedem deiner Züge, vor einem Kampf: Der Sonderwürfel zählt darin mit.
card-M11 = Verzauberter Panzer
    .text = Lege die Karte auf eine Körperkarte in deiner Rüstung: +1 Zusatzstärke.
card-M12 = Schwächen
    .text = Dein Kampf, vor den Würfeln: Der Feind wirft einen Würfel weniger. Nicht gegen den Drachen.
card-M13 = Drachenwiegenlied
    .text = Dein Kampf gegen den Drachen, vor den Würfeln: Er wirft einen Würfel weniger.
card-M14 = Verbannen
    .text = Ein Feind auf deinem Feld geht zurück in den Vorrat. Du bekommst nichts dafür.
card-M15 = Verwandlung
    .text = Ein aufgedeckter Feind auf deinem Feld geht zurück in den Vorrat; ein zufälliger aus dem Vorrat nimmt aufgedeckt seinen Platz ein.
card-M16 = Seherauge
    .text = Sieh dir irgendwo bis zu 4 verdeckte Feinde an; du darfst beliebige davon aufdecken.
card-M17 = Erdstoß
    .text = Bewege bis zu 2 Feinde, jeden bis zu 2 Felder weit.
card-M18 = Geisterfreund
    .text = Bis zum Ende dieses Zuges zählt in jedem deiner Kämpfe der Sonderwürfel mit.
card-M19 = Teleport
    .text = Geh auf ein beliebiges Feld außerhalb der Goblinhöhle.
card-M20 = Schweben
    .text = Auf einer Reise darfst du über Klippen und durch Furten gehen, und kein Ausweichen kostet dich LEBEN.
card-M21 = Ballon rufen
    .text = Wirf den Ballonwürfel, wo du stehst, und fliege, wohin er zeigt.
card-M22 = Platztausch
    .text = Tausche den Platz mit einem Gegner irgendwo, der nicht auf einem sicheren Feld steht.
card-M23 = Heilendes Licht
    .text = Du bekommst 3 LEBEN.
card-M24 = Unsichtbarkeit
    .text = Bis zum Beginn deines nächsten Zuges können dich kein Überfall und keine Karte gegen Helden treffen, und in diesem Zug kostet dich kein Ausweichen LEBEN.
card-M25 = Wasserschild
    .text = Nach dem Feuerwürfel: Dieser Feuerstoß trifft weder dich noch andere Helden auf deinem Feld.
card-M26 = Gegenzauber
    .text = Hebe eine MAGIE-Karte auf, die ein anderer Held gerade gespielt hat; sie wird ohne Wirkung abgeworfen.
card-M27 = Spiegelbild
    .text = Vereitle einen Überfall oder eine Karte gegen Helden, die auf dich zielt.
card-M28 = Segen
    .text = Du bekommst 1 GLAUBE.
card-M29 = Einsicht
    .text = Du bekommst 1 WEISHEIT.
card-M30 = Umwandeln
    .text = Tausche bis zu 3 GOLD in ESSEN um, oder bis zu 3 ESSEN in GOLD.
card-M31 = Zeitsprung
    .text = Du hast in diesem Zug 1 Aktion mehr.
card-M32 = Egelschwarm
    .text = Ein Gegner irgendwo bekommt 1 Egel.
card-M33 = Fluch
    .text = Im Kampf eines anderen Helden, vor den Würfeln: Dieser Held hat darin 3 Stärke weniger.
card-M34 = Zauberraub
    .text = Nimm einem Gegner, der höchstens 3 Felder entfernt ist, 1 zufällige MAGIE-Karte ab.
card-M35 = Sturm
    .text = Bis zum Beginn deines nächsten Zuges fallen Fähre und Heißluftballons aus, und alle anderen Helden haben auf jeder Reise 1 Schritt weniger.
card-M36 = Hagelsturm
    .text = Jeder andere Held im Finsteren Hochland, in den Rubinbergen oder in den Trauerweiden, der nicht auf einem sicheren Feld steht, verliert 1 LEBEN.
card-M37 = Drachenruf
    .text = Jetzt findet ein Zug des Drachen statt.
card-F01 = MAGIE-Spiegel
    .text = Du zählst, als hättest du 1 KÖNNEN, 1 WEISHEIT, 1 GLAUBE und 1 ERFAHRUNG mehr, aber nur für das, was Karten brauchen, nie für die Stärke. Nur ein Spiegel zählt.
card-F02 = Hinterhalt
    .text = Locke einen Gegner auf deinem Feld oder daneben in einen Hinterhalt, ohne eine Aktion auszugeben.
card-F03 = Raub
    .text = Beraube einen Gegner auf deinem Feld oder daneben, ohne eine Aktion auszugeben.
card-F04 = Diebstahl
    .text = Bestiehl einen Gegner auf deinem Feld oder daneben, ohne eine Aktion auszugeben.
card-F05 = Heilkräuter
    .text = Du bekommst 1 LEBEN und wirst 1 Egel los.
card-F06 = Glücksmünze
    .text = Wirf einen Würfel neu, den du gerade geworfen hast (Helden-, Sonder-, Such- oder Ballonwürfel); das neue Ergebnis gilt.
card-F07 = Streunender Hund
    .text = +1 Zusatzstärke gegen einen Goblin, ein Skelett oder einen Troll.
card-F08 = Fahrender Ritter
    .text = In einem deiner Kämpfe, nur nicht gegen den Drachen: +3 Zusatzstärke.
card-F09 = Drachenzahn
    .text = Solange er in deiner Rüstung ist: +2 Zusatzstärke gegen den Drachen.
card-F10 = Flammenrolle
    .text = In deinem Kampf, vor oder nach dem Wurf: +3 Zusatzstärke. Nicht gegen den Drachen.
card-F11 = Vertäuter Kahn
    .text = Geh von einem Uferfeld auf ein beliebiges anderes Uferfeld.
card-F12 = Zweite Chance
    .text = Nach dem Wurf in deinem Kampf: Beide Seiten werfen alle Würfel neu.
card-F13 = Alter Freund
    .text = Du hast in diesem Zug 1 Aktion mehr.
card-F20 = Goldbeutel
    .text = Du bekommst 2 GOLD.
card-F21 = Versteckte Speisekammer
    .text = Du bekommst 2 ESSEN.
card-F22 = Erhörtes Gebet
    .text = Du bekommst 1 GLAUBE.
card-F23 = Klarer Moment
    .text = Du bekommst 1 WEISHEIT.
card-F24 = Harte Übung
    .text = Du bekommst 1 KÖNNEN.
card-F25 = Kriegsgeschichten
    .text = Du bekommst 1 ERFAHRUNG.
card-F26 = Erholsamer Traum
    .text = Du bekommst 2 LEBEN.
card-F27 = Vergessenes Zauberbuch
    .text = Zieh 1 MAGIE-Karte.
card-F28 = Verlassenes Versteck
    .text = Nimm 1 offene WAFFEN-Karte mit einem Preis von höchstens 3.
card-F29 = Großzügiger Händler
    .text = Nimm 1 offene MARKT-Karte mit einem Preis von höchstens 3.
card-F30 = Alter Meister
    .text = Nimm 1 offene FÄHIGKEITEN-Karte.
card-F31 = Kunde von einem Dorf
    .text = Du darfst 1 Ort aus dem Beutel ziehen und auf ein beliebiges leeres Siedlungsfeld stellen.
card-F32 = Rückenwind
    .text = Du darfst jetzt eine Reise machen; sie zählt nicht als eine deiner Aktionen.
card-F33 = Gabe am Kreuzweg
    .text = Du bekommst nach Wahl 1 GOLD, 1 ESSEN oder 1 LEBEN.
card-F34 = Dorffest
    .text = Jeder Held bekommt 1 LEBEN; du bekommst 1 mehr.
card-F35 = Klarer Himmel
    .text = Bis zum Beginn deines nächsten Zuges gibt jede Rast ihrem Helden 1 LEBEN mehr.
card-F40 = Erdrutsch
    .text = Wähle 1 deiner Ausrüstungskarten (Rüstung oder Habe) und lass sie auf ein Feld fallen, das genau 7 Felder entfernt ist. Ohne Ausrüstung geschieht nichts.
card-F41 = Egeltümpel
    .text = Du bekommst 1 Egel.
card-F42 = Zollschranke
    .text = Du verlierst nach Wahl 1 GOLD oder 1 LEBEN (GOLD nur, wenn du welches hast).
card-F43 = Gewitter
    .text = Jeder Held in den Trauerweiden oder am Nebelfluss, der nicht auf einem sicheren Feld steht, verliert 1 LEBEN.
card-F44 = Dichter Nebel
    .text = Bis zum Beginn deines nächsten Zuges fallen Fähre und Heißluftballons aus.
card-F45 = Schneefall
    .text = Bis zum Beginn deines nächsten Zuges hat jeder Held auf jeder Reise 1 Schritt weniger.
card-F46 = Drachengebrüll
    .text = Jetzt findet ein Zug des Drachen statt.
card-F47 = Feindliche Streife
    .text = Stelle 1 verdeckten Feind aus dem Vorrat auf ein Feld neben deinem.
card-F48 = Auf die Fährte gesetzt
    .text = Stelle 1 verdeckten Feind aus dem Vorrat auf ein Feld neben einem Gegner deiner Wahl.
card-F49 = Unruhiges Land
    .text = Alle verdeckten Feinde in der Gegend oder den Gegenden deines Feldes werden aufgedeckt.
card-F50 = Langfinger im Gedränge
    .text = Du verlierst 1 GOLD, wenn du welches hast; der Gegner mit dem wenigsten GOLD bekommt es (bei Gleichen nach deiner Wahl).

# ---- warum ein Bot so antwortet

why-seeks-dragon = Die Chance gegen den Drachen ist etwa { $chance } %, und dieser Weg führt zu ihm.
why-seeks-fight = { FORM($foe, "the") } wartet { FORM($space, "at") }: Die Chance auf Sieg oder Gleichstand ist { $chance } %.
why-seeks-hidden = Ein verdeckter Feind wartet { FORM($space, "at") }: Ein Sieg bringt ERFAHRUNG und eine Karte.
why-seeks-things = { FORM($space, "at") } liegt etwas zum Einsammeln.
why-seeks-unknown = Ein Besuch { FORM($space, "at") } deckt einen neuen Ort auf.
why-seeks-visit = { FORM($site, "the") } { FORM($space, "at") } lohnt einen Besuch: { $deed }
why-seeks-rest = Nichts in Reichweite bringt mehr als eine Rast { FORM($space, "at") }.
why-ride = Die Fahrt führt an einen besseren Ort als der Fußweg.
why-fights = Die Chance auf Sieg oder Gleichstand ist { $chance } %, und ein Sieg bringt ERFAHRUNG und eine Karte.
why-fights-weak = Die Chance auf Sieg oder Gleichstand ist nur { $chance } %, aber alles andere kostet mehr.
why-fights-dragon = Die Chance in diesem Kampf ist { $chance } %, und ein Sieg gewinnt die Partie.
why-passes = Keine Karte lohnt sich hier.
why-rests = LEBEN steht auf { $has } von { $most }, und dies gibt etwas zurück.
why-searches = Nichts in Reichweite bringt mehr als der Suchwürfel.
why-visits = Das hilft jetzt am meisten: { $deed }
why-trains = { $good } zählt für die ganze Partie.
why-wants-card = Eine Karte hilft gegen den Drachen.
why-robs = Das schwächt { WHO($victim, "accusative") }, und die Beute hilft.
why-robs-leader = Niemand ist dem Sieg über den Drachen näher als { WHO($victim) }.
why-keeps = { $n ->
    [1] Behalte { $cards }: Diese Karte nützt hier am meisten.
   *[other] Behalte { $cards }: Zusammen nützen sie am meisten.
}
card-once = { $card } (braucht { $needs })
why-ends = Nichts anderes ist jetzt eine Aktion wert.
why-leaves = Nichts anderes hier ist seinen Preis wert.

# ---- warum eine Antwort auf ein Rätsel die beste ist

gain-chance-against-the-dragon = Deine Chance gegen den Drachen ist besser.
gain-margin-over-the-dragon = Du bist gegen den Drachen stärker.
gain-less-dead = Du bleibst am Leben.
gain-growth = Du hast mehr Edelsteine und bessere Karten.
gain-vitality-and-faith = Du hast mehr LEBEN und GLAUBE.
gain-on-turn = Du bleibst am Zug.

## das Titelbild, wie es die Halle zeigt

cover = Ein Abend voller Reisen und Gefahren: Werde stark, bevor das Böse des Drachen zu stark wird.
    .kind = Wettlauf zum Drachen
    .shows = Stich: Ein roter Drache speit Feuer über einem verschneiten Gipfel. Ein Held mit gezogenem Schwert wartet, wo der Weg beginnt.
