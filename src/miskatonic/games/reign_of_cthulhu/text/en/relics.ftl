# Relics: the name with its forms, what the card does (.text), and below it the words that only this card needs.

relic-alien_carving = Alien Carving
    .gen = the Alien Carving's
    .acc = the Alien Carving
    .ins = the Alien Carving
    .gender = neuter
    .text = The active player gets 3 more actions this turn. No effect once the action part of the turn is over.
ask-carving = { CAP(NAME($who, case: "the")) } plays the Alien Carving for you. Do you take the 3 actions?
event-actions_gained = { CAP(NAME($who, case: "the")) } got { $count ->
        [one] 1 more action
       *[other] { $count } more actions
    }.
relic-alhazreds_flame = Alhazred's Flame
    .gen = Alhazred's Flame's
    .acc = Alhazred's Flame
    .ins = Alhazred's Flame
    .gender = neuter
    .text = Remove up to 4 cultists from any locations on the board, or 1 Shoggoth instead. A Shoggoth removed this way earns no relic.
ask-flame = Alhazred's Flame: what does it burn? { $count ->
        [one] 1 more cultist
       *[other] Up to { $count } cultists
    }.
option-burn = Burn a cultist { NAME($place, case: "in") }
option-burn_shoggoth = Burn the Shoggoth { NAME($place, case: "in") }
verb-burn = Burn a cultist
verb-burn_shoggoth = Burn a Shoggoth
event-cultist_burnt = Alhazred's Flame consumed a cultist { NAME($place, case: "in") }.
event-shoggoth_burnt = Alhazred's Flame consumed the Shoggoth { NAME($place, case: "in") }.
relic-bizarre_statue = Bizarre Statue
    .gen = the Bizarre Statue's
    .acc = the Bizarre Statue
    .ins = the Bizarre Statue
    .gender = neuter
    .text = Skip the next summoning step, whoever's turn it is: no summoning cards are turned over.
event-summoning_skipped = The Bizarre Statue hushed the chanting: the summoning step was skipped.
why-summoning_skipped = The Bizarre Statue: the next summoning step is skipped
relic-book_of_shadow = Book of Shadow
    .gen = the Book of Shadow's
    .acc = the Book of Shadow
    .ins = the Book of Shadow
    .gender = neuter
    .text = Look at the top 4 cards of the player deck and put them back on top in any order.
ask-shadow = Book of Shadow: which card will be drawn next?
option-next = { CAP(NAME($card)) }
verb-next = Choose the next card
event-cards_seen = The Book of Shadow showed what lies on top of the deck: { LIST($cards) }.
    .others = { CAP(NAME($who, case: "the")) } looked at the next { $count ->
            [one] player card
           *[other] { $count } player cards
        }.
relic-elder_sign = Elder Sign
    .gen = the Elder Sign's
    .acc = the Elder Sign
    .ins = the Elder Sign
    .gender = neuter
    .text = Pick a town whose gate is sealed and flip its seal: from now on no new cultist or Shoggoth can be placed in that town.
ask-elder_sign = Elder Sign: which town do you ward?
option-ward = Ward { NAME($town) }
verb-ward = Ward a town
event-town_warded = The Elder Sign now wards { NAME($town) }: no new cultist or Shoggoth can appear there.
event-warded = The Elder Sign's ward held: nothing appeared { NAME($place, case: "in") }.
relic-last_hourglass = Last Hourglass
    .gen = the Last Hourglass's
    .acc = the Last Hourglass
    .ins = the Last Hourglass
    .gender = neuter
    .text = The active player may take 1 clue card from the player discard pile.
ask-hourglass = Last Hourglass: which clue do you take back?
ask-hourglass_for = Last Hourglass: which clue should { NAME($who, case: "the") } take back?
ask-hourglass_offered = { CAP(NAME($who, case: "the")) } plays the Last Hourglass: you may take back a clue of { NAME($town) }. Do you take it?
option-take_back = Take { NAME($card, case: "acc") }
verb-take_back = Take a clue back
relic-mi_go_eye = Mi-Go Eye
    .gen = the Mi-Go Eye's
    .acc = the Mi-Go Eye
    .ins = the Mi-Go Eye
    .gender = neuter
    .text = The next gate to be sealed, by anyone, costs 1 fewer clue card; until then, this card stays face up on the table. With Yig awake, you may save the linked town's card instead.
why-seal_eye = The Mi-Go Eye saves 1 clue
relic-seal_of_leng = Seal of Leng
    .gen = the Seal of Leng's
    .acc = the Seal of Leng
    .ins = the Seal of Leng
    .gender = neuter
    .text = Cancel the ongoing effect of 1 revealed Old One for the rest of the game. If it is Azathoth, the 3 cultists return to the pool.
ask-leng = Seal of Leng: whose effect do you cancel?
option-cancel = Cancel { NAME($old_one, case: "gen") } effect
verb-cancel = Cancel an Old One
event-old_one_cancelled = The Seal of Leng put { NAME($old_one) } back to sleep{ $old_one ->
        [old_one-azathoth] : the cultists he swallowed are in the pool again
       *[other] { "" }
    }.
relic-silver_key = Silver Key
    .gen = the Silver Key's
    .acc = the Silver Key
    .ins = the Silver Key
    .gender = neuter
    .text = The active player may move directly to any location on the board.
ask-silver_key = Silver Key: where do you want to go?
ask-silver_key_for = Silver Key: where should { NAME($who, case: "the") } go?
ask-silver_key_offered = { CAP(NAME($who, case: "the")) } plays the Silver Key: it would take you { NAME($place, case: "to") }. Do you go?
option-step = { CAP(NAME($place, case: "to")) }
verb-step = Choose the destination
event-stepped = The Silver Key took { NAME($who, case: "the") } { NAME($place, case: "to") }.
relic-song_of_kadath = Song of Kadath
    .gen = the Song of Kadath's
    .acc = the Song of Kadath
    .ins = the Song of Kadath
    .gender = neuter
    .text = Either every player regains 1 sanity token, or one player regains full sanity. No sanity roll for playing this card.
ask-song = Song of Kadath: who hears it?
option-song_all = Everyone regains 1 sanity token
option-song = { CAP(NAME($who, case: "the")) } regains all sanity tokens
verb-song_all = Sanity for everyone
verb-song = Sanity for one
relic-warded_box = Warded Box
    .gen = the Warded Box's
    .acc = the Warded Box
    .ins = the Warded Box
    .gender = neuter
    .text = Nobody makes sanity rolls until the end of your next turn. No sanity roll for playing this card either.
event-roll_prevented = The Warded Box spared { NAME($who, case: "the") } a sanity roll.
event-ward_ends = The Warded Box closed: sanity rolls are made again.
why-no_rolls = No sanity rolls while the Warded Box is in effect
relic-xaos_mirror = Xaos Mirror
    .gen = the Xaos Mirror's
    .acc = the Xaos Mirror
    .ins = the Xaos Mirror
    .gender = neuter
    .text = Swap 1 of your clue cards for another player's clue card, however far apart you are.
ask-mirror = Xaos Mirror: which clues do you swap?
option-swap = Give { NAME($who, case: "dat") } { NAME($mine, case: "acc") } for { NAME($theirs, case: "acc") }
verb-swap = Swap clues
event-swapped = Through the Xaos Mirror { NAME($who, case: "the") } gave { NAME($other, case: "dat") } { NAME($mine, case: "acc") } for { NAME($theirs, case: "acc") }.

# Every relic

option-play = Play { NAME($relic, case: "acc") }
verb-play = Play a relic
event-relic_played = { CAP(NAME($who, case: "the")) } played { NAME($relic, case: "acc") }.
event-no_effect = { CAP(NAME($relic, case: "acc")) } had nothing to act on.
event-declined = { CAP(NAME($who, case: "the")) } declined.
why-no_effect = Right now { NAME($relic, case: "acc") } has nothing to act on and would be wasted
why-relic_roll = Afterwards { NAME($who, case: "the") } rolls the sanity die
