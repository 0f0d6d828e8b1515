# Teile, die mehrere Spiele gemeinsam haben.
kit-deck = { $name }: { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
kit-discards = { $count ->
    [0] nichts abgelegt
   *[other] abgelegt: { $count }
}
kit-discards-of = { $name }: Ablage
kit-asked = Nacheinander gefragt:
kit-purse-due = Zu zahlen
kit-purse-instead = Oder statt dessen
kit-purse-out = herausnehmen
kit-purse-pay = Zahlen
kit-asked-quiet = Niemand erfährt, was du hättest tun können.
kit-purse-left = noch { $count }
kit-why-not = Warum nicht?
