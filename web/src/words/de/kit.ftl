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
# Der letzte Teil eines langen Namens: Davor wird er getrennt.
kit-name-ends = aktion|amulett|auflegen|austreiber|beißen|bringer|digung|drache|elementar|fahrer|flasche|freund|gebrüll|gehen|geschichten|glocke|hammer|handschuhe|harnisch|hund|jäger|jägerin|kammer|klingen|kolben|kunde|kunst|langbogen|läuferin|laterne|leser|mander|mantel|messer|münze|panzer|pfeile|priester|riese|robe|rolle|ross|schild|schlag|schlinge|schlüpfen|schlüssel|schlitzen|schneider|schranke|schritt|schuppenrock|schuss|schwert|siegel|silber|stärken|steiger|stiefel|streitkolben|sturm|troll|vogel|wache|wiegenlied|wirbel|zauber
