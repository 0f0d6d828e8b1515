# Parts that several games share.
kit-deck = { $name }: { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
kit-discards = { $count ->
    [0] no discards
   *[other] discards: { $count }
}
kit-discards-of = { $name }: discard pile
kit-asked = Reacting in order:
kit-purse-due = To pay
kit-purse-instead = Or pay with
kit-purse-out = take back
kit-purse-pay = Pay
kit-purse-left = { $count } left
kit-why-not = Why not?
# The last part of a long name, before which it is hyphenated.
kit-name-ends = bird|hound|mander|manship|stroke
