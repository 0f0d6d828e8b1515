# Das Brett von Seven Virtues. Was auf Karten steht, kommt aus der Halle.

sv-answers-here = { $count ->
    [one] eine Antwort hier
   *[other] { $count } Antworten hier
}
sv-any-count = { $count } beliebige
sv-any-gift = Beliebige Gabe
sv-armour = Rüstung
sv-armour-why = Ist sie ganz und hat jemand { $might } Macht, gewinnt der mächtigste gute Held.
sv-armour-worn = Rüstung: { $pieces } von { $of } Teilen
sv-artifact = Artefakt
sv-at-once = { $what } sofort
sv-barred = gesperrt
sv-beside = neben der Queste
sv-better-side = { $name }, verbessert
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
sv-by-neutral = ein neutraler Marker liegt dort
sv-candles = Kerzen: { $out } von { $of } sind aus
sv-candles-why = Jede Katastrophe löscht eine: je { $sins } abgelegte Sünden bringen eine, und jede vollendete Reihe. Mit der letzten Kerze verlieren alle Helden.
sv-closed = Geschlossen
sv-closed-by = geschlossen von { $name }
sv-closed-why = Eine Katastrophe hat dieses Feld für immer geschlossen.
sv-colour = { $colour ->
    [red] roten
    [blue] blauen
    [green] grünen
    [amber] bernsteinfarbenen
    [white] weißen
   *[violet] violetten
}
sv-corruption = Verderbnis
sv-corruption-count = Verderbnis: { $count } von { $of }
sv-costs-fame = kostet { $cost } Ruhm
sv-costs-gold = kostet { $cost } Gold
sv-elixir = { $gifts }; mit { $need } { $colour } Charakteren { $better }
sv-empty = Keine Karte hier
sv-ending = { $ending ->
    [armour] Die Rüstung ist ganz
    [portals] Das letzte Portal ist geschlossen
    [cataclysm] Die letzte Kerze ist aus
    [fallen] Alle Helden sind gefallen
   *[stopped] Die Partie ist zu Ende
}
sv-exchange = Tappe den Helden und tausche bis zu drei Gabenkarten gegen andere, aus dem Vorrat oder von Mitspielern.
sv-fallen = gefallen
sv-fame = Ruhm
sv-fame-count = { $count } Ruhm
sv-foul = schändlich: es verdirbt
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
sv-holdings = Was vor { $name } liegt
sv-improved = verbessert
sv-in-deck = { $count } im Stapel
sv-income = { $what } je Runde
sv-makes = bringt { $what }, mit { $need } { $colour } Charakteren { $better }
sv-man-cost = Es zu besetzen kostet { $might } Macht.
sv-manned = besetzt
sv-market = { $kind ->
    [tavern] Taverne
   *[store] Laden
}
sv-markers = { $count ->
    [one] Marker
   *[other] Marker
}
sv-might = Macht
sv-might-and-order = Macht und Reihenfolge
sv-might-count = { $count } Macht
sv-might-made-of = Woraus die Macht aller besteht
sv-might-points = Macht
sv-might-wins = { $might } mit ganzer Rüstung
sv-next-income = Der nächste Ertrag bringt { $fame }, { $gold } und { $might }.
sv-no-quests = Für diese Reihe ist keine Queste mehr da.
sv-no-temple = Der Tempel dieser Seite ist gegründet oder fort.
sv-of-deck = aus dem Stapel
sv-on-go = am Zug
sv-only-you = nur du siehst sie
sv-order = Reihenfolge
sv-passed = gepasst
sv-people-and-walls = Deine Leute und Mauern
sv-points-unnamed = keine Macht
sv-pool = { $count } im Vorrat
sv-portal-why = Bezahlt wird nur mit Gabenkarten. Wer es schloss, bekommt jede Runde 1 Macht; das letzte beendet die Partie.
sv-portals = Portale
sv-portals-open = { $count ->
    [one] eines offen
   *[other] { $count } offen
}
sv-prize = { $might } Macht für die meisten Marker
sv-prize-why = Bei Gleichstand gibt es die Hälfte, abgerundet.
sv-quests = Questen
sv-row = Reihe { $row }
sv-row-why = { $row ->
    [1] Sind beide Questen ganz, ist die Reihe vollendet: Schätze, ein Rüstungsteil und eine Katastrophe.
    [2] Eine Anforderung jeder Queste muss frei bleiben, bis sie in Reihe 1 liegt.
   *[other] Noch zu fern: Diese Questen rücken nach, wenn Reihe 1 vollendet ist.
}
sv-sealed = versiegelt
sv-short = { $what } fehlt
sv-show-holdings = zeigen, was dort liegt
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
sv-tab-tavern = Taverne
sv-tab-world = Welt
sv-tapped = getappt
sv-teach-aim = Holt gemeinsam sieben Teile der Rüstung: dann gewinnt die meiste Macht, ab 30. Geht die letzte Kerze aus, verlieren alle.
sv-teach-buy = Ein Elixier hebt Gaben für später auf: es zahlt für Aufgaben wie Gabenkarten. Mit genug Charakteren seiner Farbe gibt es mehr.
sv-teach-candles = Nur wenige Kerzen brennen noch. Jede siebte abgelegte Sündenkarte löscht eine, jede fertige Reihe auch.
sv-teach-discard = Mehr als drei Sündenkarten darfst du nicht behalten. Was abgelegt wird, zählt für die nächste Katastrophe, gespielt oder nicht.
sv-teach-found = Burgen bringen jede Runde Ruhm, Güter Gold, Tempel Macht. Für ihr Besonderes brauchen sie einen Marker.
sv-teach-hero = Auch deinen Helden kannst du tappen: tausche bis zu drei Gabenkarten. Am Ende der Runde steht er wieder auf.
sv-teach-interrupt = Gleich geschieht dir etwas, noch ist es nicht geschehen. Trink ein Elixier, antworte mit einer Karte, oder lass es zu.
sv-teach-man = Macht und ein Marker auf einem Gebäude bringen sein Besonderes. Lies erst, was es sagt.
sv-teach-most = Am Ende einer Runde bringt das Meiste 1 Macht: an Gabenkarten, Gold, Ruhm, Gebäuden und so fort. Gleichstand bringt nichts.
sv-teach-order = Jetzt fängt der Schwächste an, der Mächtigste ist zuletzt dran. Aufgaben bekommt, wer zuerst kommt.
sv-teach-pass = Nichts lohnt sich? Passe: im nächsten Umlauf darfst du wieder handeln, und die Phase endet, wenn alle nacheinander passen.
sv-teach-pay = Die billigste Zahlung liegt schon da. Berühre eine Quelle, um sie zu tauschen, und zahle dann.
sv-teach-portal = Du kannst ein Portal schließen: es bringt jede Runde 1 Macht. Ist das sechste zu, gewinnt sofort, wer die meisten schloss.
sv-teach-quest = Was auf einer Queste leuchtet, kannst du bezahlen. Dein Marker dort bringt einen Schatz, und die meisten gewinnen Macht.
sv-teach-recruit = Eine Aktion, dann ist der Nächste dran. Wirb zuerst jemanden in der Taverne an: Charaktere bringen Gaben und Ertrag.
sv-teach-reward = Für jeden deiner Marker dort ein Schatz, reihum. Macht zählt sofort, für Ruhm und Gold kaufst du mehr.
sv-teach-sins = Sündenkarten sind stark, doch jede siebte abgelegte löscht eine Kerze. Jede, die du am Ende der Runde noch hältst, kostet 1 Macht.
sv-teach-tap = Tappe einen Charakter für die Gabenkarten, die er zeigt. Mit Gaben bezahlst du Questen.
sv-teach-treasure = Du hast nur noch wenige Marker. Einen kannst du von einer Queste nehmen, für einen Schatz und deinen Teil an ihrer Macht.
sv-teach-twice = Ein getappter Charakter hilft dir noch einmal: seine Gaben kommen wieder, doch dann verlässt er dich.
sv-treasure = { $name }: { $what }
sv-treasure-artifact = { $name }: ein Artefakt
sv-treasure-down = Ein Schatz, verdeckt
sv-unnamed = Der Namenlose
sv-world = Die Welt und ihre Portale
sv-your-sins = Deine Sünden
