# Das Brett von Seven Virtues. Was auf Karten steht, kommt aus der Halle.

sv-answers-here = { $count ->
    [one] eine Antwort hier
   *[other] { $count } Antworten hier
}
sv-any-count = { $count } deiner Wahl
sv-any = FREI
sv-any-gift = Gabe deiner Wahl
sv-armour = Rüstung
sv-armour-why = Ist die Rüstung vollständig und hat ein Held { $might } Macht, gewinnt der mächtigste gute Held.
sv-armour-worn = Rüstung: { $pieces } von { $of } Teilen
sv-artifact = Artefakt
sv-at-once = { $what } sofort
sv-barred = gesperrt
sv-beside = neben der Queste
sv-better-side = { $name }, bessere Seite (mit { $need } { $colour } Charakteren)
sv-boards = Die Bretter
sv-brings = bringt { $piece }
sv-building = { $kind ->
    [castle] Burg
    [estate] Gut
   *[temple] Tempel
} Nr. { $no }
sv-buildings = { $kind ->
    [tavern] Burgen
   *[store] Güter
}
sv-by = erfüllt von { $name }
sv-by-neutral = von einem neutralen Marker besetzt
sv-candles = Kerzen: { $out } von { $of } sind aus
sv-candles-why = Jede Katastrophe löscht eine Kerze. Eine kommt für je { $sins } abgelegte Sündenkarten und mit jeder vollendeten Reihe. Ist die letzte Kerze aus, verlieren alle Helden.
sv-closed = Geschlossen
sv-closed-by = geschlossen von { $name }
sv-closed-why = Eine Katastrophe hat diesen Platz für immer geschlossen.
sv-colour = { $colour ->
    [red] roten
    [blue] blauen
    [green] grünen
    [amber] bernsteinfarbenen
    [white] weißen
   *[violet] violetten
}
sv-colour-of = Farbe: { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [amber] Bernstein
    [white] Weiß
   *[violet] Violett
}
sv-corruption = Verderbnis
sv-corruption-count = Verderbnis: { $count } von { $of }
sv-costs-fame = kostet { $cost } Ruhm
sv-costs-gold = kostet { $cost } Gold
sv-drink-better = Mit { $need } { $colour } Charakteren: { $gifts }
sv-drink-for = Trinken bringt { $gifts }
sv-elixir = { $gifts }; { $better } mit { $need } { $colour } Charakteren
sv-empty = Keine Karte hier
sv-ending = { $ending ->
    [armour] Die Rüstung ist vollständig
    [portals] Das letzte Portal ist geschlossen
    [cataclysm] Die letzte Kerze ist aus
    [fallen] Alle Helden sind gefallen
   *[stopped] Die Partie ist zu Ende
}
sv-exchange = Tappe den Helden und tausche bis zu drei Gabenkarten mit dem Vorrat oder mit Mitspielern.
sv-exchange-count = { $give } gegen { $take }
sv-exchange-do = Tauschen
sv-exchange-give = Du gibst
sv-exchange-less = Eine weniger von { $what }
sv-exchange-pool = Vorrat
sv-exchange-take = Aus: { $source }
sv-exchange-title = Tausche bis zu { $count } Gaben: Gib so viele, wie du nimmst
sv-fallen = gefallen
sv-fame = Ruhm
sv-fame-count = { $count } Ruhm
sv-foul = schändlich: Es verdirbt dich
sv-gifts = Deine Gaben
sv-gold = Gold
sv-gold-count = { $count } Gold
sv-hidden-artifact = ein Artefakt, verdeckt
sv-hidden-sin = eine Sündenkarte auf der Hand
sv-holds-artifacts = Artefakte
sv-holds-buildings = Gebäude
sv-holds-characters = Charaktere
sv-holds-elixirs = Elixiere
sv-holds-fame = Ruhm
sv-holds-gift-cards = Gabenkarten
sv-holds-gold = Gold
sv-holds-sin-cards = Sündenkarten
sv-holdings = Auslage von { $name }
sv-improved = bessere Seite
sv-in-deck = { $count } im Stapel
sv-income = { $what } jede Runde
sv-lead = { $most ->
    [elixirs] Elixiere
    [characters] Charaktere
    [buildings] Gebäude
    [gifts] Gabenkarten
    [fame] Ruhm
    [gold] Gold
    [red] rote Charaktere
    [blue] blaue Charaktere
    [green] grüne Charaktere
    [amber] bernsteinfarbene Charaktere
    [white] weiße Charaktere
   *[violet] violette Charaktere
}
sv-leads = Hat gerade am meisten: { $leads }. Das gibt am Rundenende je 1 Macht.
sv-leads-here = am meisten: 1 Macht am Rundenende
sv-leads-soon = +{ $count } am Rundenende
sv-makes = { $n ->
    [0] bringt jede Runde { $better } mit { $need } { $colour } Charakteren
   *[other] bringt jede Runde { $what } oder { $better } mit { $need } { $colour } Charakteren
}
sv-man-cost = Besetzen kostet { $might } Macht.
sv-manned = besetzt
sv-market = { $kind ->
    [tavern] Schenke
   *[store] Laden
}
sv-markers = { $count ->
    [one] Marker
   *[other] Marker
}
sv-might = Macht
sv-might-and-order = Macht und Reihenfolge
sv-might-count = { $count } Macht
sv-might-made-of = Woher die Macht der Helden kommt
sv-might-wins = { $might } mit vollständiger Rüstung
sv-next-income = Die nächste Produktion bringt { $fame }, { $gold } und { $might }.
sv-no-quests = Für diese Reihe gibt es keine Questen mehr.
sv-no-temple = Der Tempel dieser Seite ist gebaut oder zerstört.
sv-of-deck = vom Stapel
sv-on-go = am Zug
sv-only-you = nur du siehst sie
sv-order = Reihenfolge
sv-passed = gepasst
sv-pay-otherwise = Anders bezahlen
sv-pay-otherwise-why = Zuerst zahlst du mit Gold, Ruhm und Gabenkarten. Hiermit wählst du für die nächste Zahlung ein Gebäude oder ein Elixier.
sv-people-and-walls = Deine Charaktere und Gebäude
sv-points-unnamed = keine Macht
sv-gift-why = Kurz { $code }. Mit Gabenkarten bezahlst du Questen und Portale.
sv-pool = { $count } im Vorrat
sv-portal-why = Bezahle nur mit Gabenkarten. Wer es schließt, bekommt jede Runde 1 Macht. Das letzte Portal beendet die Partie.
sv-portals = Portale
sv-portals-open = { $count ->
    [one] eines offen
   *[other] { $count } offen
}
sv-prize = { $might } Macht für die meisten Marker
sv-prize-why = Bei Gleichstand bekommt jeder Held die Hälfte, abgerundet.
sv-quests = Questen
sv-row = Reihe { $row }
sv-row-why = { $row ->
    [1] Sind beide Questen erfüllt, ist die Reihe vollendet. Das bringt Schätze, ein Rüstungsteil und eine Katastrophe.
    [2] Eine Anforderung jeder Queste muss frei bleiben, bis die Queste in Reihe 1 liegt.
   *[other] Noch nicht offen: Diese Questen rücken nach, wenn Reihe 1 vollendet ist.
}
sv-sealed = zu
sv-short = { $what } fehlt
sv-show-holdings = alle Karten dort zeigen
sv-sin-envy = Neid
sv-sin-gluttony = Völlerei
sv-sin-greed = Habgier
sv-sin-lust = Wollust
sv-sin-pride = Hochmut
sv-sin-sloth = Trägheit
sv-sin-wrath = Zorn
sv-sins = Sünden
sv-sins-laid = Abgelegte Sünden: { $laid } von { $of }
sv-tab-heroes = Helden
sv-tab-quests = Questen
sv-tab-store = Laden
sv-tab-tavern = Schenke
sv-tab-world = Welt
sv-tap-for = Tappen bringt { $gifts }
sv-tapped = getappt
sv-teach-aim = Holt mit Questen gemeinsam sieben Rüstungsteile: Dann gewinnt die meiste Macht, ab 30. Ist die letzte Kerze aus, verlieren alle.
sv-teach-buy = Ein Elixier ist ein Vorrat: Es zahlt für Anforderungen wie Gabenkarten. Mit genug Charakteren seiner Farbe gibt es mehr.
sv-teach-candles = Nur noch wenige Kerzen brennen. Jede siebte abgelegte Sündenkarte löscht eine, jede vollendete Reihe auch.
sv-teach-discard = Du darfst höchstens drei Sündenkarten behalten. Abgelegte zählen für die nächste Katastrophe, gespielt oder nicht.
sv-teach-found = Jede Runde bringen Burgen Ruhm, Güter Gold und Tempel Macht. Ein Marker darauf lässt dich ihre Besonderheit nutzen.
sv-teach-hero = Auch deinen Helden kannst du tappen: Tausche bis zu drei Gabenkarten. Am Ende der Runde steht er wieder auf.
sv-teach-interrupt = Gleich passiert dir etwas. Trink jetzt ein Elixier, antworte mit einer Karte oder lass es geschehen.
sv-teach-man = Zahle Macht und lege einen Marker auf ein Gebäude: Dann nutzt du seine Besonderheit. Lies sie, bevor du zahlst.
sv-teach-most = Am Ende der Runde bringt das Meiste an Gabenkarten, Gold, Ruhm, Gebäuden und so weiter je 1 Macht. Gleichstand bringt nichts.
sv-teach-order = Ab jetzt beginnt der schwächste Held, der mächtigste kommt zuletzt. Wer früh dran ist, hat die beste Wahl an Anforderungen.
sv-teach-pass = Nichts lohnt sich? Passe: In der nächsten Umrundung darfst du wieder, und die Phase endet, wenn alle nacheinander passen.
sv-teach-pay = Die billigste Zahlung liegt schon bereit. Tippe eine Quelle an, um sie zu tauschen, und zahle dann.
sv-teach-portal = Du kannst ein Portal schließen: Es bringt jede Runde 1 Macht. Ist das sechste zu, gewinnt sofort, wer die meisten zugemacht hat.
sv-teach-quest = Was auf einer Queste leuchtet, kannst du zahlen. Dein Marker bringt bei fertiger Reihe einen Schatz, die meisten Marker Macht.
sv-teach-recruit = Du hast eine Aktion, dann ist der Nächste dran. Wirb für Ruhm jemanden in der Schenke an: Das bringt Gaben und Einkommen.
sv-teach-reward = Nimm für jeden deiner Marker dort einen Schatz, einen nach dem anderen. Macht zählt sofort, mit Gold und Ruhm kaufst du mehr.
sv-teach-sins = Sündenkarten sind stark, aber jede siebte abgelegte löscht eine Kerze. Am Ende der Runde kostet jede auf der Hand 1 Macht.
sv-teach-tap = Tappe einen Charakter für die Gabenkarten, die er zeigt. Mit Gaben bezahlst du Questen.
sv-teach-treasure = Du hast wenige Marker. Nimm einen von einer Queste zurück: Du bekommst sofort einen Schatz, aber deren Macht nicht mehr.
sv-teach-twice = Einen getappten Charakter kannst du noch einmal nutzen. Du bekommst wieder seine Gaben, aber dann verlässt er dich.
sv-treasure = { $name }: { $what }
sv-treasure-artifact = { $name }: ein Artefakt
sv-treasure-down = Ein Schatz, verdeckt
sv-unnamed = Der Namenlose
sv-world = Die Welt und ihre Portale
sv-your-sins = Deine Sünden
sv-why-over = { $ending ->
    [armour] Die Rüstung ist vollständig: Die meiste Macht gewinnt. Gold und Ruhm zählen nicht.
    [portals] Das letzte Portal ist geschlossen. Dann gewinnt, wer die meisten geschlossen hat, nicht die meiste Macht: { $closed }.
    [cataclysm] Die letzte Kerze ist aus: Die Welt ist verloren und alle Helden mit ihr.
    [fallen] Alle Helden sind gefallen: Die Welt ist verloren.
   *[stopped] Die Partie ist zu Ende.
}
