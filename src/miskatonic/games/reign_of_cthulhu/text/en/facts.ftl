# What a look at a place, a card or a symbol tells, in words.

## Places and cards

fact-town = A place in { NAME($town) }.
fact-lines = One walk away: { LIST($places) }.
fact-bus_stop = A bus stop.
fact-cure = Recovery location: an investigator cured by sealing a gate moves here or to the other one.
fact-gate_open = An open gate.
fact-gate_shut = { NAME($old_one) } bars the gates.
fact-gate_last = The last open gate: it leads nowhere.
fact-gate_sealed = A sealed gate.
fact-gate_warded = A sealed gate; no new figure comes to this town.
fact-cultists = Cultists here: { $count }.
fact-held = { NAME($old_one) } lets nobody Walk from here until a cultist is defeated.
fact-shoggoths = Shoggoths here: { $count }.
fact-people = Here: { LIST($people) }.
fact-sane = Sane: { NAME($effect) }
fact-insane = Insane: { NAME($effect) }
fact-town_gate = Its gate: { NAME($place) }.

## Symbols

sign-sanity = Sanity
    .text = Each candle is a sanity token. When you lose your last one, you go insane: your card is flipped and you have one action fewer.
sign-actions = Actions
    .text = The actions you have left this turn. You spend them to walk, ride, fight, hand over cards and seal gates.
sign-gate = Open gate
    .text = For one action, step from it to any other open gate and roll the sanity die. Shoggoths move towards it. Five clues of its town seal it.
sign-seal = Sealed gate
    .text = Shut for good, for you and for Shoggoths. The fourth seal wins the game.
sign-ward = Warded town
    .text = No new cultist or Shoggoth is placed in this town.
sign-cultist = Cultist
    .text = One action defeats one at your location. A location holds three: instead of a fourth being placed, an Old One awakens.
sign-shoggoth = Shoggoth
    .text = Whoever meets it rolls the sanity die. Defeating it takes three actions and earns a relic. From an open gate it leaves the board, and an Old One awakens.
sign-bus = Bus stop
    .text = Discard a clue to ride from here to any location in that clue's town, or, with a clue of this town, to any location at all.
sign-clue = Clue
    .text = Five of the same town in one hand seal its gate. They also serve as bus tickets.
sign-relic = Relic
    .text = Play it at any time without using an action, usually followed by a roll of the sanity die. It never counts as a clue.
sign-summoning_rate = Summoning rate
    .text = The number of summoning cards turned over at the end of each turn. It grows as Old Ones awaken.
sign-old_one = Old One
    .text = Asleep while face down. Evil Stirs and a fourth cultist reveal the next one; the last is Cthulhu, who ends the game.
sign-ongoing = Ongoing effect
    .text = An Old One's effect with this symbol lasts until the end of the game, unless the Seal of Leng cancels it. Without it, the effect happens only once.
sign-symbol = Shoggoth symbol
    .text = When a card with this symbol is turned over in the summoning step, every Shoggoth moves one location towards the nearest open gate.
sign-hand = Hand limit
    .text = You may hold seven cards, the sane Magician eight. If you have more, you must discard cards or play relics at once.
