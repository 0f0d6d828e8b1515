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
kit-purse-left = noch { $count }
kit-why-not = Warum nicht?
# Der letzte Teil eines langen Namens: Davor wird er getrennt.
kit-name-ends = aktion|amulett|auflegen|austreiber|balsam|beißen|belebung|blumenöl|bogen|bringer|brühe|digung|drache|elementar|elixier|essenz|fahrer|festung|flasche|freund|führer|fürst|gebrüll|gehen|geschichten|geschoss|gewebe|gilde|glocke|gärten|hammer|handschuhe|harnisch|hund|jäger|jägerin|kammer|klinge|klingen|kolben|krieger|kunde|kunst|langbogen|laterne|leser|likör|losen|lässigkeit|läuferin|löffel|macherei|mander|mannsgin|mantel|meister|messer|münze|panzer|pfeile|priester|riese|ritter|robe|rolle|ross|rufer|salz|sauger|schild|schlag|schlinge|schlitzen|schlüpfen|schlüssel|schmelze|schmieden|schneider|schranke|schritt|schuppenrock|schuss|schwarz|schweigen|schwert|schütze|siegel|silber|sirup|spiel|spinnerin|spitze|steiger|stiefel|streitkolben|sturm|stärken|trank|troll|tänzerin|vogel|wache|weberin|wiegenlied|winter|wirbel|würfel|zauber
