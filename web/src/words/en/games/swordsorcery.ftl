# The board of Sword & Sorcery. What cards say comes from the hall.

ss-action = { $count ->
    [one] 1 Action
   *[other] { $count } Actions
}
ss-areas-away = { $count ->
    [0] in the same area
    [one] one area away
   *[other] { $count } areas away
}
ss-attack = The attack
ss-attack-beats = Steps of the attack
ss-attack-dice = Dice of the attack
ss-attacks = { $who } attacks { $target }
ss-bead-enemies = Enemies
ss-bead-event = Event
ss-bead-time = Time
ss-beat-add = Add
ss-beat-defence = Defense
ss-beat-dice = Dice
ss-beat-follows = What follows
ss-beat-target = Target
ss-belongings = What { $name } has
ss-blue-dice = { $count } blue
ss-blue-die = a blue die
ss-book = The Book of Secrets
ss-chooses = { $name } chooses
ss-class = { $class }, Soulrank { $rank }
ss-combat = { $count } Combat
ss-crowns = { $count ->
    [one] one Crown
   *[other] { $count } Crowns
}
ss-deck-encounter = Encounter: what moves the enemies
ss-deck-event = Event
ss-deck-power = Power of an enemy
ss-deck-search = Search
ss-deck-story = The story goes on
ss-deck-trap = Trap
ss-defence-dice = Dice of the defense
ss-die = { $colour ->
    [red] red { $number }
   *[other] blue { $number }
}
ss-die-again = again
ss-die-picked = chosen
ss-door = The door between { $a } and { $b }
ss-door-locked = It is locked. To open it takes an Action activity, with no enemy near.
ss-door-open = It is open.
ss-door-sealed = A Magic Lock lies on it; whoever has a Magic Key removes it.
ss-door-shut = It is shut: nobody sees or walks through it. To open it is free.
ss-end-deaths = { $count ->
    [one] one death
   *[other] { $count } deaths
}
ss-end-defeats = { $count ->
    [one] one defeat
   *[other] { $count } defeats
}
ss-end-gold = { $sign ->
    [minus] { $n } Crowns less
   *[plus] { $n } Crowns gained
}
ss-end-ranks = { $count ->
    [0] same Soulrank
    [one] one Soulrank gained
   *[other] { $count } Soulranks gained
}
ss-end-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
ss-end-saved = { $count ->
    [one] one villager saved
   *[other] { $count } villagers saved
}
ss-ending = { $won ->
    [yes] The party has won
   *[no] The party has lost
}
ss-enemies = Enemies
ss-enemies-note = what each will do now
ss-events = { $count ->
    [one] event card left
   *[other] event cards left
}
ss-events-left = { $count ->
    [one] one event card left
   *[other] { $count } event cards left
}
ss-falls = falls: { $percent } %
ss-from-rank = from Soulrank { $rank }
ss-ghost = Ghost Soul
ss-ghost-of = Ghost Soul of { $name }
ss-group-bag = Bag
ss-group-powers = Powers
ss-group-worn = Gear
ss-guard = Armor { $armor }, { $dice ->
    [one] one die
   *[other] { $dice } dice
}
ss-happened = What happened
ss-hits = { $count ->
    [one] Hit
   *[other] Hits
}
ss-hp-of = HP of { $name }
ss-hp-short = { $name } { $hp }/{ $most } HP
ss-journal = Journal
ss-journal-empty = No page has been read yet.
ss-kind-armor = armor
ss-kind-artifact = artifact
ss-kind-key = key
ss-kind-other = a thing
ss-kind-shield = shield
ss-leads = { $count ->
    [one] leads one hero
   *[other] leads { $count } heroes
}
ss-lethal = { $count } of them Lethal
ss-market = The market
ss-nature-chaos = Chaos
ss-nature-law = Law
ss-no-enemies = No enemy on the map.
ss-nobody-acts = No enemy here does what it says: nobody acts.
ss-numbers = Movement { $move }, Save { $save }, bag { $bag }
ss-others-decide = { $names } may still act on it.
ss-page = From the Book of Secrets
ss-page-won = The quest is won
ss-part-bolt = Bolt
ss-part-close = too close
ss-part-critical = Critical
ss-part-edge = Rune of the Edge
ss-part-focus = Focus
ss-part-frenzy = frenzy
ss-part-night = night
ss-part-runes = Runes
ss-part-soul-storm = soul storm
ss-part-supremacy = supremacy
ss-party = The party
ss-people = of the { $people ->
    [elf] elves
    [half-elf] half-elves
    [dwarf] dwarves
   *[other] humans
}
ss-pick-activities = { $combat } Combat, { $action } Action
ss-pick-begins = Begins with
ss-pick-grows = HP { $first }, at the last Soulrank { $last }
ss-pick-life = Life
ss-pick-numbers = Numbers
ss-pick-turn = A turn
ss-points = { $count ->
    [one] 1 movement point
   *[other] { $count } movement points
}
ss-range = range { $range }
ss-range-none = same area
ss-ready-in = ready in { $count }
ss-red-dice = { $count } red
ss-red-die = a red die
ss-rests = { $count ->
    [0] ready again at once
    [one] rests one round
   *[other] rests { $count } rounds
}
ss-rests-once = once in a quest
ss-road = The road of the campaign
ss-road-won = won
ss-round = The round
ss-scene-before = What came before
ss-scene-close = Close
ss-scene-next = What came next
ss-scene-of = { $at } of { $count }
ss-scenes-again = { $count ->
    [one] Show it again
   *[other] Show all { $count } again
}
ss-shelf-anvil = Enchanting Anvil
ss-shelf-armor = Armor and shields
ss-shelf-artifact = Artifacts
ss-shelf-bag = Your things
ss-shelf-consumable = Potions and more
ss-shelf-empty = Nothing lies here.
ss-shelf-tavern = Rising Pony Tavern
ss-shelf-weapon = Weapons
ss-sign-asleep = asleep
ss-sign-bleeding = Bleeding
ss-sign-blind = Blind
ss-sign-critical = Critical { $stat ->
    [armor] Armor
    [hits] Hits
    [defense] Defense
   *[movement] Movement
}{ $colour ->
    [red] { " " }(red)
   *[other] { "" }
}
ss-sign-exhaust = Exhaust
ss-sign-fire = Fire { $level }
ss-sign-hidden = Hidden
ss-sign-ko = K.O.
ss-sign-pacified = pacified
ss-sign-poison = Poison { $level }
ss-sign-runes = { $count ->
    [one] one Rune
   *[other] { $count } Runes
}
ss-sign-shields = { $count ->
    [one] one Magic Shield
   *[other] { $count } Magic Shields
}
ss-sign-slow = Slow
ss-sign-stun = Stun
ss-sign-why-asleep = Asleep: it does nothing until it is attacked or woken.
ss-sign-why-bleeding = Bleeding: every activity may cost HP.
ss-sign-why-blind = Blind: activities may come to nothing; a Blind enemy attacks nobody.
ss-sign-why-critical = Critical: one of its numbers is worse.
ss-sign-why-exhaust = Exhaust: it can do less in its turn.
ss-sign-why-fire = Fire: it burns in each Time Phase.
ss-sign-why-hidden = Hidden: enemies do not mean this hero until the next attack.
ss-sign-why-ko = K.O.: its Armor does not count, and it has to stand up first.
ss-sign-why-pacified = Pacified: it does nothing, and blocks nobody.
ss-sign-why-poison = Poison: it costs HP in each Time Phase.
ss-sign-why-runes = Runes: each can be spent for one Hit.
ss-sign-why-shields = Magic Shields: each stops one Hit.
ss-sign-why-slow = Slow: it does only one thing in its turn.
ss-sign-why-stun = Stun: it skips its next turn.
ss-soul = { $count ->
    [one] one Soul Point of the party
   *[other] { $count } Soul Points of the party
}
ss-soul-points = { $count ->
    [one] Soul Point
   *[other] Soul Points
}
ss-spent = spent
ss-stops-armor = { $count } stopped by Armor
ss-stops-before = { $count } stopped by Armor and Magic Shields
ss-stops-magic = { $count } stopped by Magic Shields
ss-stops-shields = { $count } stopped by Shields
ss-teach-again = A lost quest can be tried again, six times in all, with everything as before. From the third time on there is help.
ss-teach-attack = An enemy is in reach: press it, or your weapon. Swords on your dice are Hits; Armor and its own dice stop some.
ss-teach-bash = Your Bolt drives the enemy out: choose where to. From there it has to come back.
ss-teach-clock = The Event deck is your time: every second round takes a card. With the last one the quest is lost.
ss-teach-dash = Dash is an Action: one more step, or standing up. Each hero has it once a round.
ss-teach-defend = You defend: what you add now stops Hits before they wound. A power that you keep is there for the next blow.
ss-teach-door = A door opens for nothing, a chest or locked door for an Action with no enemy near. Each springs a Trap card.
ss-teach-evade = Whoever leaves an area with enemies is struck by each of them first. Not if you are twice as many there.
ss-teach-foes = After each hero a card says which enemies act. Each follows the first line of its card that fits: it glows.
ss-teach-ghost = A Ghost Soul walks three areas, through doors and enemies. At the shrine it comes back, for one Soul Point.
ss-teach-hero = All win or lose together. Bryndis and Dorrun stand in front; the others strike from afar, or faster.
ss-teach-hit = The dice have fallen; a flash is a Bolt, and your weapon says what it does. Focus adds a Hit, for an Action.
ss-teach-hurt = You are wounded: potions and some powers heal. At 0 HP a hero becomes a Ghost Soul, and loses a Soulrank.
ss-teach-interpose = Somebody near is attacked: you may be struck instead. Better Armor, or more HP left, is a good reason.
ss-teach-marker = A marker of the story is here: an Action does what is said. Not while an enemy stands beside you.
ss-teach-market = Crowns buy what helps in the next quest. Press what you own, far below, to wear, sell or hand it on.
ss-teach-nature = Law or chaos decides the class, the gear and the powers, for the whole campaign.
ss-teach-next = Every hero acts once a round, in the order that you choose. After each of them the enemies have a turn.
ss-teach-pick = What lies here is picked up for nothing, and goes into the bag. Crowns are spent between the quests.
ss-teach-power = A used power rests: its number says for how many whole rounds. You choose anew before every quest.
ss-teach-quest = To win: carry the clapper from the Ossuary to the Bell Loft, ring, and gather there. Fight only what is in the way.
ss-teach-search = Search with an Action: Crowns, a potion, a treasure, or a trap. It is done once in a place.
ss-teach-shadow = A dashed mark is a Shadow: when a hero comes into its sight, an enemy steps out of it.
ss-teach-slow = You are Slow: in this turn you do one thing only, a Movement, a Combat or an Action.
ss-teach-soul = Soul Points raise the heroes, the lowest first: more HP, more powers. Keep one: it brings a Ghost Soul back.
ss-teach-story = The book asks for a choice, and hides what the other would bring. Some of it comes back in later quests.
ss-teach-talent = A talent works always, and is never used up.
ss-teach-target = The list begins with whoever has fewest HP left. Slay one rather than wound two: the wounded still strike.
ss-teach-turn = A turn: one Movement, and the Combats and Actions of the hero. Steps left are lost when you do something else.
ss-teach-use = Your powers are below, beside what you wear: read them there. Potions and scrolls cost nothing but themselves.
ss-teach-walk = Areas that glow are in reach: a step costs a point, a difficult area two. Who leaves enemies is struck by them.
ss-thing-chest = A hero here opens it with an Action activity, with no enemy near.
ss-thing-gate = Enemies come in through it.
ss-thing-goal = A hero here can do something with it if the story allows it.
ss-thing-gold = It lies on the ground: a hero here can pick it up.
ss-thing-hidden = A hero here can search the area once, with an Action activity.
ss-thing-other = It lies on the map.
ss-thing-shadow = Something hides there. What it is shows when a hero comes near.
ss-thing-shrine = Ghost Souls that stand here can return to life.
ss-thing-token = It waits for an enemy who comes here.
ss-times = × { $count }
ss-to-be-had = { $count } to be had
ss-use-action = Action
ss-use-combat = Combat
ss-use-def = in defense
ss-use-free = free
ss-use-hit = on a hit
ss-use-passive = always
ss-use-react = reaction
ss-used-now = used
ss-with-bolt = and a Bolt
ss-worn-armor = worn
ss-worn-artifact = worn
ss-worn-primary = in the main hand
ss-worn-secondary = in the other hand
ss-wounds = { $count ->
    [one] wound
   *[other] wounds
}
ss-wounds-ahead = { $count ->
    [one] wound, if nothing is added
   *[other] wounds, if nothing is added
}
# What the prologue teaches, each at its moment.
