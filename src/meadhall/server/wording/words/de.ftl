# Was die Halle neben den Spielen sagt. Auch Tische lesen das, darum beginnen die Namen mit „hall-“.

hall-yes = ja
hall-no = nein
hall-seat = Platz { $number }
hall-waiting = Wartet auf Mitspieler

# Eine Partie ist vorbei

hall-result = { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen
} mit { $points }.
hall-all-lost = Ihr habt alle verloren.

# Zurücknehmen

hall-undo = Nimm zurück: { FORM($what, "brief") }
hall-undo-last = Nimm deinen letzten Zug zurück.
hall-undo-none = { $why }.
hall-undo-vote = { $why }: Die anderen müssen zustimmen.
hall-undo-bots = { $why }. Bots lassen dich den Zug trotzdem zurücknehmen.
hall-time-was-up = deine Zeit war um
hall-time-up = { DOES($seat, "hast", "hat") } keine Zeit mehr.
hall-left = { WHO($seat) } verlässt den Tisch. Ein Bot spielt weiter.
hall-undone = { DOES($seat, "nimmst", "nimmt") } das zurück.
hall-vote = { YOU($seat) ->
    [yes] Du möchtest deinen letzten Zug zurücknehmen.
   *[no] { WHO($seat) } möchte den letzten Zug zurücknehmen.
}

# Warum nicht

hall-not-your-seat = Das ist nicht dein Platz.
hall-over = Die Partie ist vorbei, und niemand ist mehr am Zug.
hall-not-begun = Die Partie hat noch nicht begonnen: Es sind Plätze frei.
hall-bot-plays = Auf diesem Platz spielt ein Bot. Nimm ihn erst zurück.
hall-not-your-turn = Du bist nicht am Zug. Warten auf { WHO($seats, "accusative") }.
hall-clock-runs = Du bist nicht am Zug. Warten auf die Uhr.
hall-too-far = Die Vorschau reicht höchstens { $most } Züge weit, und das sind { $these }.

# Benachrichtigungen

hall-your-turn = Du bist dran: { $game }
hall-match-over = { $game } ist zu Ende
hall-at-table = An deinem Tisch mit { $names }.
hall-at-table-alone = An deinem Tisch.
hall-trial-title = Benachrichtigungen funktionieren
hall-trial = Du bekommst hier eine Nachricht, wenn du am Zug und nicht da bist.
