# The board of Sword & Sorcery. Texts of cards come from the hall.

ss-action = { $count ->
    [one] 1 Action
   *[other] { $count } Actions
}
ss-add-nothing = Add nothing
ss-areas-away = { $count ->
    [0] in the same area
    [one] one area away
   *[other] { $count } areas away
}
ss-at-distance = Its move, by distance
ss-attack = The attack
ss-attack-beats = Steps of the attack
ss-attack-dice = Attack dice
ss-attacks = { $who } attacks { $target }
ss-bead-enemies = Enemies
ss-bead-event = Event
ss-bead-time = Time
ss-beat-add = Boost
ss-beat-defence = Defense
ss-beat-dice = Dice
ss-beat-follows = Effects
ss-beat-target = Target
ss-belongings = { $name }: powers and things
ss-blue-dice = { $count } blue
ss-blue-die = a blue die
ss-book = The Book of Secrets
ss-bought = { $name } bought:
ss-chooses = { $name } chooses
ss-crowns-short = { $count ->
    [one] 1 Crown short
   *[other] { $count } Crowns short
}
ss-market-poor = With { $count } Crowns { $name } can buy nothing here. Enemies and chests bring Crowns: look round for later, or press Ready.
ss-soulrank = Soulrank
ss-soulrank-why = It says how many Combats and Actions you have, and which powers. Between rounds the party's Soul Points raise it. A hero who dies loses one.
ss-enemy-rank = Rank { $rank }
ss-class = { $class }, Soulrank { $rank }
ss-combat = { $count ->
    [one] 1 Combat
   *[other] { $count } Combats
}
ss-crowns = { $count ->
    [one] one Crown
   *[other] { $count } Crowns
}
ss-deck-encounter = Encounter: the enemies act
ss-deck-event = Event
ss-deck-power = Enemy power
ss-deck-search = Search
ss-deck-story = The story goes on
ss-deck-trap = Trap
ss-defence-dice = Defense dice
ss-die = { $colour ->
    [red] red { $number }
   *[other] blue { $number }
}
ss-die-again = again
ss-die-picked = chosen
ss-door = The door between { $a } and { $b }
ss-door-locked = It is locked. Opening it takes an Action, with no enemy near.
ss-door-open = It is open.
ss-door-sealed = A Magic Lock seals it. A hero with a Magic Key can remove the lock.
ss-door-shut = It is closed: nobody can see or walk through it. Opening it is free.
ss-end-deaths = { $count ->
    [one] one death
   *[other] { $count } deaths
}
ss-end-defeats = { $count ->
    [one] one defeat
   *[other] { $count } defeats
}
ss-end-gold = { $sign ->
    [minus] { $n } Crowns lost
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
ss-end-most = slew the most enemies
ss-end-slain = { $count ->
    [one] one enemy slain
   *[other] { $count } enemies slain
}
ss-end-wounds = { $count ->
    [0] unhurt
    [one] one wound taken
   *[other] { $count } wounds taken
}
ss-ending = { $won ->
    [yes] The party has won
   *[no] The party has lost
}
ss-enemies = Enemies
ss-enemies-note = their next moves
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
ss-hits-all = { $reach ->
    [0] Hits every opponent in the target's area
    [1] Hits every opponent up to one area from the target
   *[other] Hits every opponent up to { $reach } areas from the target
}
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
ss-kind-other = item
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
ss-numbers = Movement { $move }, Save on { $save } or less, room for { $bag } in the bag
ss-others-decide = { $names } can still respond.
ss-page = From the Book of Secrets
ss-page-won = The quest is won
ss-part-bolt = Bolt
ss-part-close = too close
ss-part-critical = Critical
ss-part-edge = Rune of the Edge
ss-part-focus = Focus
ss-part-frenzy = Frenzy
ss-part-night = night
ss-part-runes = Runes
ss-part-soul-storm = soul storm
ss-part-supremacy = Supremacy
ss-party = The party
ss-people = { $people ->
    [elf] Elf
    [half-elf] Half-elf
    [dwarf] Dwarf
   *[other] Human
}
ss-pick-activities = { $combat ->
    [one] 1 Combat
   *[other] { $combat } Combats
}, { $action ->
    [one] 1 Action
   *[other] { $action } Actions
}
ss-pick-begins = Starts with
ss-pick-grows = { $first } HP, { $last } at the last Soulrank
ss-pick-life = Life
ss-pick-numbers = Values
ss-pick-side = { $name }: { $hp } HP
ss-pick-sides = Each hero has two sides. You choose one next: it decides class, gear and powers.
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
ss-scene-before = Back
ss-scene-close = Close
ss-scene-next = Next
ss-scene-of = { $at } of { $count }
ss-scenes-again = { $count ->
    [one] Show it again
   *[other] Show all { $count } again
}
ss-shelf-anvil = Enchanting Anvil
ss-shelf-armor = Armor and shields
ss-shelf-artifact = Artifacts
ss-shelf-bag = Your items
ss-shelf-consumable = Potions and more
ss-shelf-empty = Nothing here.
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
ss-sign-why-asleep = Asleep: it does nothing until somebody attacks or wakes it.
ss-sign-why-bleeding = Bleeding: every activity may cost HP.
ss-sign-why-blind = Blind: activities may fail, and a Blind enemy attacks nobody.
ss-sign-why-critical = Critical: one of its values is worse.
ss-sign-why-exhaust = Exhaust: it can do less in its turn.
ss-sign-why-fire = Fire: it burns in each Time Phase.
ss-sign-why-hidden = Hidden: enemies do not target this hero until the next attack.
ss-sign-why-ko = K.O.: its Armor does not count, and it must stand up first.
ss-sign-why-pacified = Pacified: it does nothing and blocks nobody.
ss-sign-why-poison = Poison: it costs HP in each Time Phase.
ss-sign-why-runes = Runes: spend one for one Hit.
ss-sign-why-shields = Magic Shields: each stops one Hit.
ss-sign-why-slow = Slow: it can do only one thing in its turn.
ss-sign-why-stun = Stun: it skips its next turn.
ss-term-area = AoE: hits every enemy up to this many areas from the target. With 0: all in its area.
ss-term-bash = Bash: the target is pushed into a neighbouring area.
ss-term-lethal = Lethal: neither Armor nor dice stop these Hits.
ss-term-save = Save: roll 1 to 10. The hero is spared with their Save number or less.
ss-soul = { $count ->
    [one] the party has one Soul Point
   *[other] the party has { $count } Soul Points
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
ss-teach-again = You can try a lost quest again, with everything as before: six times in all. From the third attempt on you get help.
ss-teach-attack = An enemy is in reach: press it, or your weapon. Swords on your dice are Hits; Armor and defense dice stop some.
ss-teach-bash = Your Bolt pushes the enemy away: choose where to. It has to walk back from there.
ss-teach-clock = The Event deck is your clock: every second round takes one card. When you draw the last one, the quest is lost.
ss-teach-dash = Dash is an Action: take one more step, or stand up. Each hero can Dash once a round.
ss-teach-defend = You defend: anything you add now stops Hits before they wound you. Save a power, and you have it for the next attack.
ss-teach-door = Doors open for free, chests and locked doors with an Action when no enemy is near. Each draws a Trap card.
ss-teach-evade = If you leave an area with enemies, each of them attacks you first. They do not if you outnumber them two to one.
ss-teach-foes = After each hero, a card says which enemies act. Each does what its card says for the distance to its target: that line glows.
ss-teach-ghost = A Ghost Soul moves three areas, through doors and enemies. At the shrine it returns to life for one Soul Point.
ss-teach-hero = You all win or lose together. Bryndis and Dorrun fight in front; the others are faster, or attack from afar.
ss-teach-hit = The dice are rolled; a flash is a Bolt, and your weapon says what it does. Focus adds a Hit for an Action.
ss-teach-hurt = You are wounded: potions and some powers heal you. At 0 HP a hero becomes a Ghost Soul and loses a Soulrank.
ss-teach-interpose = A hero near you is attacked: you may take the attack instead. Do it if you have better Armor or more HP left.
ss-teach-marker = There is a story marker here: use it with an Action. You cannot while an enemy stands beside you.
ss-teach-market = Crowns buy help for the next quest. Press an item of yours further down to equip it, sell it or hand it on.
ss-teach-nature = Law or chaos decides your class, gear and powers for the whole campaign.
ss-teach-next = Each hero acts once a round, in any order you like. After each hero, the enemies have a turn.
ss-teach-pick = You pick up what lies here for free, and it goes into your bag. You can spend Crowns between quests.
ss-teach-power = A used power rests: its number tells for how many full rounds. You choose your powers again before each quest.
ss-teach-quest = To win, carry the clapper from the Ossuary to the Bell Loft, ring, and gather there. Fight only enemies in your way.
ss-teach-search = Search with an Action: you find Crowns, a potion, a treasure or a trap. Each place can be searched once.
ss-teach-shadow = A dashed mark is a Shadow: when a hero comes into its sight, an enemy steps out of it.
ss-teach-slow = You are Slow: this turn you can do only one thing, a Movement, a Combat or an Action.
ss-teach-soul = Soul Points raise heroes, the lowest first: more HP and powers. Keep one to bring a Ghost Soul back.
ss-teach-story = The book gives you a choice and hides the other outcome. Some of it comes back in later quests.
ss-teach-talent = A talent always works and is never used up.
ss-teach-target = Aim at the enemy with the fewest HP left. Slay one rather than wound two: wounded enemies still attack.
ss-teach-turn = In a turn you have one Movement, and your hero's Combats and Actions. If you do something else, leftover steps are lost.
ss-teach-use = Your powers are below, next to your gear: read them there. Using a potion or scroll costs nothing, but it is gone.
ss-teach-walk = You can reach areas that glow: a step costs 1 point, into a difficult area 2. If you leave enemies, they attack you.
ss-thing-chest = A hero here can open it with an Action, with no enemy near.
ss-thing-gate = Enemies arrive through it.
ss-thing-goal = A hero here can use it when the story allows.
ss-thing-gold = It lies on the ground: a hero here can pick it up.
ss-thing-hidden = A hero here can search the area once, with an Action.
ss-thing-other = It lies on the map.
ss-thing-shadow = Something hides here. You see what it is when a hero comes near.
ss-thing-shrine = A Ghost Soul that stands here can return to life.
ss-thing-token = It waits until an enemy comes here.
ss-times = × { $count }
ss-to-be-had = { $count } for sale
ss-use-action = Action
ss-use-combat = Combat
ss-use-def = in defense
ss-use-free = free
ss-use-hit = on a hit
ss-use-passive = always
ss-use-react = reaction
ss-used-now = used
ss-with-bolt = and a Bolt
ss-worn-armor = equipped
ss-worn-artifact = equipped
ss-worn-primary = in the main hand
ss-worn-secondary = in the other hand
ss-wounds = { $count ->
    [one] wound
   *[other] wounds
}
ss-wounds-ahead = { $count ->
    [one] wound, if nobody adds anything
   *[other] wounds, if nobody adds anything
}
# Lessons of the prologue, each at its moment.
ss-missed-attack = Attack
ss-missed-dash = Dash
ss-missed-reorganize = Change gear
