# Parts that several games share.
kit-deck = { $name }: { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
kit-discards = { $count ->
    [0] no discards
   *[other] discards: { $count }
}
kit-discards-of = { $name }: discards
kit-asked = Asked in turn:
kit-purse-due = To pay
kit-purse-instead = Or use
kit-purse-out = take it out
kit-purse-pay = Pay
kit-asked-quiet = Nobody learns what you could have done.
kit-purse-left = { $count } left
kit-why-not = Why not?
