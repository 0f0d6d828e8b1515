# Teile, die mehrere Spiele gemeinsam haben.
kit-deck = { $name }: { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
kit-discards = { $count ->
    [0] nichts abgelegt
   *[other] abgelegt: { $count }
}
kit-discards-of = { $name }: Ablagestapel
kit-asked = Reagieren der Reihe nach:
kit-purse-due = Zu zahlen
kit-purse-instead = Oder zahle mit
kit-purse-out = zurücknehmen
kit-purse-pay = Zahlen
kit-asked-quiet = Die anderen sehen nicht, was du hättest tun können.
kit-purse-left = noch { $count }
kit-why-not = Warum nicht?
