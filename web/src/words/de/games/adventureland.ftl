# Was das Brett von Adventure Land neben den Worten des Spiels sagt.
al-map = Karte von Adventure Land
al-fields = Felder, Spalten A bis K, Reihen 1 bis 10
al-starts = Startplätze
al-your = deine { $what }
al-theirs = { $name }: { $what }
al-may-move = kann ziehen
al-in-reach = erreichbar
al-in-reach-fight = erreichbar, ein Kampf beginnt
al-gain = { $points ->
    [one] plus 1 Punkt
   *[other] plus { $points } Punkte
  }
al-no-stop = hier kannst du nicht anhalten

# die Karten der Mitspieler
al-as-it-stands = bisher
al-then-as-it-stands = { $points } bisher
al-points-sum = { $parts }. Bisher: { $points }.

# die Ablage
al-tray = Deine Plättchen
al-tray-secret = nur du siehst sie
al-tray-empty = Noch nichts. Hier liegen Schwerter, Kräuter und Gold, die du sammelst.
al-committed = eingesetzt
al-gold = Gold
al-key = Schlüssel, { $colour }
al-stocks = Auf dem Tisch
al-stock-left = { $what }: noch { $left } auf dem Tisch
al-stock-cards = Karten
al-stock-swords = Schwerter
al-stock-companions = Gefährten
al-stock-herbs = Kräuter
al-stock-gold = Gold
al-stock-creatures = Wesen
al-stock-supers = Supergefährten

# der Kampf
al-fight-with = Kampf: { $foe }
al-giant = Der Riese
al-strength = Stärke
al-if-won = Wenn du gewinnst
al-if-won-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
al-lead-then = Dann
al-lead = führst du { $mine } zu { $others }
al-of = von { $strength }
al-your-strength = Deine Stärke
al-their-strength = Stärke von { $name }
al-n-missing = { $missing } fehlen
al-missing = fehlen
al-won = { $points ->
    [0] Gewonnen
    [one] Gewonnen: 1 Punkt
   *[other] Gewonnen: { $points } Punkte
  }
al-lost = Verloren
al-strength-parts = Woraus sich deine Stärke zusammensetzt
al-you = Du
al-adventurers = { $count ->
    [one] Abenteurer
   *[other] Abenteurer
  }
al-companions = { $count ->
    [one] Gefährte
   *[other] Gefährten
  }
al-die = { $nth ->
    [1] erster Würfel
    [2] zweiter Würfel
   *[other] dritter Würfel
  }
al-die-shows = Der Würfel zeigt { $face }
al-dice = Deine Würfel
al-reroll-price = 1 Gold je neuem Wurf
al-reroll = Die { $face } neu würfeln
al-reroll-need = { $need ->
    [6] eine 6 gewinnt sofort
   *[other] { $need } oder mehr gewinnt sofort
  }
al-reroll-alone = reicht allein nicht
al-in-the-end = { $percent } % Siegchance
al-chance = Siegchance
al-percent = { $percent } %
al-add = Stärke hinzufügen
al-you-have-gold = du hast { $gold }
al-wasted = { $points ->
    [one] 1 Punkt zu viel
   *[other] { $points } Punkte zu viel
  }
al-exact = reicht genau
al-total-wins = { $total } · gewonnen
al-total-short = { $total } · { $missing } fehlen
al-not-now = geht jetzt nicht
al-gold-add = Gold +1
al-gold-reroll = Gold, neuer Wurf
al-decides = { $name } entscheidet. Niemand darf helfen oder stören.
al-which-swords = Welche Schwerter, bis zu { $most }?
al-sword-adds = Jedes Schwert bringt einen Würfel und seine Zahl.
al-sword-tells = { $name }: ein Würfel mehr und { $extra }
al-roll = { $count ->
    [one] 1 einsetzen und würfeln
   *[other] { $count } einsetzen und würfeln
  }
al-no-sword = Ohne Schwert kämpfen
al-go-on = Weiter

# der Zettel eines Kampfes in der Wiederholung
al-slip-foe = { $foe } auf { $place }, Stärke { $strength }
al-teach-aim = Gold, besiegte Wesen und Gefährten bringen sofort Punkte. Sind Schwerter und Gefährten aus, gewinnen die meisten Punkte.
al-teach-enter = Deine Abenteurer warten am Rand. Jeder zieht gerade nach Süden oder Osten, so weit du willst, und nie zurück.
al-teach-where = Endet dein Zug hier, nimmst du, was dort liegt. Gold bringt 2 Punkte, Schwerter und Kräuter helfen dir im Kampf.
al-teach-second = Du ziehst zweimal: mit demselben Abenteurer oder mit einem anderen. Auf das zweite Mal darfst du verzichten.
al-teach-cards = Vor jedem Zug werden zwei Karten aufgedeckt. Was bei deiner Gruppe landet, gehört sofort dir; ein Wesen musst du bekämpfen.
al-teach-companion = Gefährten folgen jeder Gruppe, die in ihrer Stadt anhält. Der erste bringt 1 Punkt, der zweite 2, der dritte 3 und so weiter.
al-teach-creature = Ein Wesen versperrt den Weg, und wer dort anhält, muss kämpfen. Du brauchst so viel Stärke, wie seine rote Zahl sagt.
al-teach-sprite = Neues Gold ruft den Wassergeist. Er spült Gruppen von den Flussfeldern auf seinem Weg, bleib also nicht lange dort.
al-teach-swords = Jedes Schwert bringt einen Würfel und seine blaue Zahl. Eingesetzte Schwerter sind weg, auch wenn du gewinnst.
al-teach-reinforce = Für den Rest bringt ein Kraut seine Zahl, Gold 1 oder einen neuen Wurf. Verlierst du den Kampf, verlierst du die Gruppe.
al-teach-end = Die Vorräte an Schwertern und Gefährten sind leer: Dies ist die letzte Runde. Nutze, was du noch hast.
