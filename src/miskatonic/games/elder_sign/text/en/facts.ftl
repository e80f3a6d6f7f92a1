# What is printed on things, in words: what a look at a card, a monster or a symbol tells.

## What a task needs

need-investigation_1 = investigation 1
need-investigation_2 = investigation 2
need-investigation_3 = investigation 3
need-investigation_4 = investigation 4
need-investigation_5 = investigation 5
need-investigation_6 = investigation 6
need-investigation_7 = investigation 7
need-investigation_8 = investigation 8
need-investigation_9 = investigation 9
need-investigation_10 = investigation 10
need-investigation_11 = investigation 11
need-investigation_12 = investigation 12
need-investigation_13 = investigation 13
need-investigation_14 = investigation 14
need-investigation_15 = investigation 15
need-investigation_16 = investigation 16
need-investigation_17 = investigation 17
need-investigation_18 = investigation 18
need-investigation_19 = investigation 19
need-investigation_20 = investigation 20
need-investigation_21 = investigation 21
need-investigation_22 = investigation 22
need-investigation_23 = investigation 23
need-investigation_24 = investigation 24
need-investigation_25 = investigation 25
need-investigation_26 = investigation 26
need-investigation_27 = investigation 27
need-investigation_28 = investigation 28
need-investigation_29 = investigation 29
need-investigation_30 = investigation 30
need-lore = lore
need-peril = peril
need-terror = terror
need-lore_or_peril = lore or peril
need-lore_or_terror = lore or terror
need-peril_or_terror = peril or terror
need-lore_or_peril_or_terror = lore, peril or terror

## Cards and monsters

fact-in_order = Complete the tasks from top to bottom, as the arrow shows.
fact-any_order = Complete the tasks in any order.
fact-task = { $number ->
        [0] { "" }
       *[other] Task { $number }
    }{ $monster ->
        [none] { "" }
       *[other] { $number ->
            [0] { NAME($monster) }, { $slot ->
                [added] added task
               *[none] below the card
            }
           *[other] , { NAME($monster) }
        }
    }: { LIST($needs) }{ $sanity ->
        [0] { "" }
       *[other] ; costs { $sanity } sanity
    }{ $stamina ->
        [0] { "" }
       *[other] ; costs { $stamina } stamina
    }{ $hours ->
        [0] { "" }
       *[other] ; costs { $hours } hours
    }{ $slot ->
        [full] ; a monster may cover it
        [partial] ; a monster may cover part of it
       *[none] { "" }
    }.
fact-monster = To defeat it: { LIST($needs) }{ $sanity ->
        [0] { "" }
       *[other] ; costs { $sanity } sanity
    }{ $stamina ->
        [0] { "" }
       *[other] ; costs { $stamina } stamina
    }{ $hours ->
        [0] { "" }
       *[other] ; costs { $hours } hours
    }.
fact-monster_added = And an additional task: { LIST($needs) }.
fact-frame = An empty monster frame.
fact-rewards = Reward: { LIST($things) }.
fact-penalties = Penalty: { LIST($things) }.
fact-no_penalties = No penalty.
fact-doom_removed = doom token removed
fact-trophies = Trophy value: { $count }.
fact-no_locks = Locks no dice.
fact-locks = Locks: { LIST($things) }.
fact-terror = Terror: { NAME($effect) }
fact-midnight = At midnight: { NAME($effect) }
fact-now = At once: { NAME($effect) }
fact-lasting = While face up: { NAME($effect) }
fact-seal = Elder Signs needed to seal it: { $count }.
fact-track = Spaces on its doom track: { $count }.
fact-monster_spaces = Doom tokens that bring a monster: { $spaces }.
fact-combat = Combat task: { LIST($needs) }.
fact-no_combat = No combat task.
fact-battle = Its attack: { NAME($effect) }
fact-awakens = On awakening: { NAME($effect) }
fact-maxima = Sanity: { $sanity }. Stamina: { $stamina }.
fact-equipment = Starts with: { LIST($things) }.
fact-free_choice = Starting cards from decks of your choice: { $count }.
fact-faces = Faces out of 6: green die { $green }, yellow die { $yellow }, red die { $red }.
fact-price = { CAP(NAME($good)) } in the souvenir shop: { $count ->
        [one] 1 trophy
       *[other] { $count } trophies
    }.

## Symbols

sign-investigation = Investigation
    .text = Add up the dice showing these lenses: together they must show at least the number required. Any surplus is lost.
sign-lore = Lore
    .text = Requires one die showing lore. The die stays on the task until your action phase ends.
sign-peril = Peril
    .text = Requires one die showing peril. The die stays on the task until your action phase ends.
sign-terror = Terror
    .text = On a task: requires one die showing terror. In a failed roll: triggers the terror effects of the card you are on and of the Mythos card.
sign-wild = Wild
    .text = Counts as any one symbol or as investigation 4, whichever you need. Only the red die has it.
sign-green = Green die
    .text = There are six, shared by everyone. You start each adventure with those that are free.
sign-yellow = Yellow die
    .text = Has investigation 4 where a green die has terror. Cards and abilities add it to your pool.
sign-red = Red die
    .text = Has a wild and investigation 4, but no terror and no investigation 1. Cards and abilities add it to your pool.
sign-lock = Lock
    .text = Holds one die of its colour; nobody can roll it until the card or the monster with the lock is gone.
sign-clock = Clock
    .text = The hand moves 3 hours every turn. XII is midnight: all midnight effects happen, and a new Mythos card is drawn. On a task, it is a cost: 3 hours.
sign-doom = Doom
    .text = Each token fills a space on the doom track. A space with a monster symbol brings a monster; when the last space is filled, the Ancient One awakens.
sign-elder_sign = Elder Sign
    .text = Placed beside the Ancient One. As soon as there are as many as its card requires, you all win.
sign-sanity = Sanity
    .text = At 0 you are devoured. On a task, it is a cost, which can't take your last point; as a penalty, it can.
sign-stamina = Stamina
    .text = At 0 you are devoured. On a task, it is a cost, which can't take your last point; as a penalty, it can.
sign-clue = Clue
    .text = Spend it after a roll to reroll any number of dice in your pool.
sign-trophies = Trophies
    .text = The value of the cards and monsters you have won. Spend them on first aid and souvenirs at the entrance.
sign-common_item = Common item
    .text = A card for your hand; many add the yellow die. Once used, it goes to the bottom of its deck.
sign-unique_item = Unique item
    .text = A card for your hand; many add the red die. Once used, it goes to the bottom of its deck.
sign-spell = Spell
    .text = A card for your hand; many secure rolled dice and keep them from turn to turn for everyone to use.
sign-ally = Ally
    .text = A companion who stays with you and helps as the card says.
sign-gate = Gate
    .text = Opens an Other World: another card to visit, with richer rewards.
sign-monster = Monster
    .text = Drawn from the cup and placed on a card, where it is a task of its own. Whoever defeats it keeps it as a trophy.
sign-frame = Monster frame
    .text = A space for a monster. An empty frame isn't a task; a monster in a frame on a task replaces what it covers.
sign-mythos = Mythos card
    .text = Drawn at midnight. One part takes effect at once, the other while the card is face up.
