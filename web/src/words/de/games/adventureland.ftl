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
al-no-stop = hier kannst du nicht halten

# die Karten der Mitspieler
al-as-it-stands = nach jetzigem Stand
al-then-as-it-stands = { $points } nach jetzigem Stand
al-points-sum = { $parts }. Nach jetzigem Stand: { $points }.

# die Ablage
al-tray = Deine Plättchen
al-tray-secret = nur du siehst sie
al-tray-empty = Noch nichts. Hier liegt, was deine Gruppen an Plättchen und Gold aufnehmen.
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
al-if-won = Bei Sieg
al-lead-then = Dann
al-lead = führst du { $mine } zu { $others }
al-of = von { $strength }
al-your-strength = Deine Stärke
al-their-strength = Stärke von { $name }
al-n-missing = { $missing } fehlen
al-missing = fehlen
al-won = Gewonnen
al-lost = Verloren
al-strength-parts = Die Stärke, Stück für Stück
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
al-dice = Die Würfel, wie sie liegen
al-reroll-price = 1 Gold je Wurf
al-reroll = Die { $face } neu
al-reroll-need = { $need ->
    [6] eine 6 gewinnt sofort
   *[other] ab { $need } sofort gewonnen
  }
al-reroll-alone = reicht allein nicht
al-in-the-end = { $percent } % Siegchance
al-percent = { $percent } %
al-add = Zur Stärke hinzufügen
al-you-have-gold = du hast { $gold }
al-wasted = { $points ->
    [one] 1 Punkt verloren
   *[other] { $points } Punkte verloren
  }
al-exact = genau genug
al-total-wins = { $total } · gewonnen
al-total-short = { $total } · { $missing } fehlen
al-not-now = geht jetzt nicht
al-gold-add = Gold +1
al-gold-reroll = Gold, neuer Wurf
al-decides = { $name } entscheidet. Niemand darf helfen oder stören.
al-which-swords = Welche Schwerter, bis zu { $most }?
al-sword-adds = Jedes Schwert würfelt mit einem Würfel, und seine Zahl kommt dazu.
al-sword-tells = { $name }: ein Würfel mehr, und { $extra }
al-roll = { $count ->
    [one] Einsetzen und würfeln
   *[other] { $count } einsetzen und würfeln
  }
al-no-sword = Ohne Schwert kämpfen
al-go-on = Weiter

# der Zettel eines Kampfes in der Wiederholung
al-slip-you = Du
al-slip-foe = { $foe } auf { $place }, Stärke { $strength }
al-slip-won = { $mine ->
    [true] { $over ->
        [0] Du gewinnst, gerade so.
       *[other] Du gewinnst.
      }
   *[false] { $over ->
        [0] { $name } gewinnt, gerade so.
       *[other] { $name } gewinnt.
      }
  }
al-slip-lost = { $mine ->
    [true] Das reicht nicht. Du verlierst.
   *[false] Das reicht nicht. { $name } verliert.
  }
al-teach-aim = Gold, besiegte Wesen und Gefährten bringen sofort Punkte. Sind Schwerter und Gefährten aus, gewinnt, wer am meisten hat.
al-teach-enter = Deine Abenteurer warten am Rand. Jeder zieht gerade nach Süden oder Osten, so weit du willst, und nie zurück.
al-teach-where = Was dort liegt, wo ein Zug endet, gehört dir. Gold bringt 2 Punkte; Schwerter und Kräuter helfen im Kampf.
al-teach-second = Zwei Züge hast du: noch einmal mit demselben Abenteurer oder mit einem anderen. Auf den zweiten darfst du verzichten.
al-teach-cards = Vor jedem Zug legen zwei Karten Neues aus. Was unter deiner Gruppe erscheint, hast du sofort, auch ein Wesen.
al-teach-companion = Wer in einer Stadt bei einem Gefährten endet, nimmt ihn mit. Der erste bringt der Gruppe 1 Punkt, der zweite 2, der dritte 3.
al-teach-creature = Ein Wesen versperrt jeden Weg, und wer dort endet, kämpft. Du brauchst so viel Stärke, wie seine rote Zahl sagt.
al-teach-sprite = Neues Gold ruft den Wassergeist. Gruppen auf den Flussfeldern, an denen er vorbeikommt, sind verloren.
al-teach-swords = Jedes Schwert ist ein Würfel, dazu kommt seine blaue Zahl. Eingesetzte Schwerter sind weg, auch wenn du gewinnst.
al-teach-reinforce = Was noch fehlt: Ein Kraut bringt seine Zahl, Gold 1 oder einen neuen Wurf. Wer verliert, verliert die Gruppe.
al-teach-end = Kein Schwert und kein Gefährte ist mehr da: Das ist die letzte Runde. Nutze, was du noch hast.
