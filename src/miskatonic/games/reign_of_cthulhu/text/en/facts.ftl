# What a look at a place, a card or a symbol tells, in words.

## Places and cards

fact-town = A place in { NAME($town) }.
fact-lines = One walk away: { LIST($places) }.
fact-bus_stop = A bus stop.
fact-cure = Place of recovery: whoever is cured by sealing a gate moves here or to the other one.
fact-gate_open = An open gate.
fact-gate_shut = { NAME($old_one) } lets nobody through the gates.
fact-gate_last = The last open gate: it leads nowhere.
fact-gate_sealed = A sealed gate.
fact-gate_warded = A sealed gate; no new figure comes to this town.
fact-cultists = Cultists here: { $count }.
fact-held = { NAME($old_one) } lets nobody walk away from here before a cultist is defeated.
fact-shoggoths = Shoggoths here: { $count }.
fact-people = Here: { LIST($people) }.
fact-sane = Sane: { NAME($effect) }
fact-insane = Insane: { NAME($effect) }
fact-town_gate = Its gate: { NAME($place) }.

## Symbols

sign-sanity = Sanity
    .text = Each candle is a sanity token. Who loses the last one turns insane: another side of the card, one action fewer.
sign-actions = Actions
    .text = What is left of this turn's actions. Walking, riding, fighting, handing over and sealing cost them.
sign-gate = Open gate
    .text = For one action you step from it to any other open gate and roll the sanity die. Shoggoths walk towards it. Five clues of its town seal it.
sign-seal = Sealed gate
    .text = Shut for good, for you and for Shoggoths. The fourth seal wins the game.
sign-ward = Warded town
    .text = No new cultist or Shoggoth is placed in this town.
sign-cultist = Cultist
    .text = One action defeats one at your place. A place holds three: instead of a fourth an Old One awakes.
sign-shoggoth = Shoggoth
    .text = Whoever meets it rolls the sanity die. It takes three actions to defeat and leaves a relic. From an open gate it leaves the board, and an Old One awakes.
sign-bus = Bus stop
    .text = Discard a clue to ride from here: to any place of that clue's town, or with a clue of this town to any place at all.
sign-clue = Clue
    .text = Five of one town in one hand seal its gate. They are bus tickets too.
sign-relic = Relic
    .text = Played at any time without an action, mostly followed by a roll of the sanity die. It is never a clue.
sign-summoning_rate = Summoning rate
    .text = So many summoning cards are turned at the end of each turn. It grows as Old Ones awake.
sign-old_one = Old One
    .text = Face down it sleeps. Evil Stirs and a fourth cultist turn up the next one; the last is Cthulhu, and he ends the game.
sign-ongoing = Lasting effect
    .text = With this sign an Old One's effect holds to the end of the game, unless the Seal of Leng ends it. Without it the effect has happened once and is over.
sign-symbol = Shoggoth symbol
    .text = When a card with it is turned in the summoning step, every Shoggoth moves one place towards the nearest open gate.
sign-hand = Hand limit
    .text = You may hold seven cards, the sane Magician eight. Whoever has more discards or plays relics at once.
