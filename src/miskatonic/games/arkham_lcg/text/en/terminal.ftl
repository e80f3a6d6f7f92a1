### The position in words, for the terminal and the list view.

board-round = Round { $count }, { $phase ->
        [mythos] mythos phase
        [investigation] investigation phase
        [enemy] enemy phase
       *[upkeep] upkeep phase
    }
board-turn = { NAME($who) }'s turn: { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
board-agenda = Agenda { $stage }, { NAME($card) }: doom { $count } of { $of }
board-act = Act { $stage }, { NAME($card) }: clues { $count } of { $of }
board-act_objective = Act { $stage }, { NAME($card) }: the investigators hold { $count ->
        [one] 1 clue
       *[other] { $count } clues
    }
board-encounter = Encounter deck: { $deck }, discard pile: { $discard }
board-pile_top = On top of the pile: { NAME($card) }
board-victory_card = { NAME($card) } ({ $count })
board-side_pile = { $who ->
        [none] { CAP($pile) }
       *[other] { CAP($pile) } of { NAME($who) }
    } ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    })
board-sealed = sealed: { $tokens }

## Investigators and cards

board-health = Health { $count } of { $of }
board-sanity = Sanity { $count } of { $of }
board-holds = Clues { $clues }, resources { $resources }
board-hand_size = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
board-deck = Cards in the deck: { $deck }
board-deck_left = Left in { NAME($who, case: "gen") } deck ({ $count })
board-piles = Deck { $deck }, discard pile { $discard }
board-trauma = Trauma: { $physical } physical, { $mental } mental
board-left_resigned = Resigned
board-left_damage = Defeated by damage
board-left_horror = Defeated by horror
board-left_effect = Defeated
board-cost = cost { $count }
board-on_damage = damage { $count }
board-on_horror = horror { $count }
board-on_clues = clues { $count }
board-on_doom = doom { $count }
board-on_resources = resources { $count }
board-permanent = permanent
board-exhausted = exhausted
board-fight = fight { $fight }, evade { $evade }
board-attack = attack: { $damage } damage, { $horror } horror
board-label_area = In play
board-label_threat = Threat area
board-label_hand = Hand
board-label_swap = To be replaced
board-label_discard = Discard pile
board-label_bag = Chaos bag
board-label_victory = Victory display
board-label_aside = Set aside

## Locations

board-place = shroud { $shroud }, clues { $clues }
board-unrevealed = not revealed yet
board-victory = victory { $count }
board-label_ways = Leads to
board-label_here = Here
board-label_enemies = Enemies
board-label_attached = Attached
board-label_others = Also here

## The running test

board-test = { NAME($who) } tests { NAME($skill) }: { $value } against { $count } ({ NAME($card) }).
board-test_head = { CAP(NAME($skill)) } { $value } against { $count }
board-token = token
board-label_value = Value
board-label_committed = Committed
board-label_revealed = Revealed
board-chance = Chance: { $percent } ({ $good } of { $all })
board-rescued = With reactions ({ LIST($cards) }): { $percent }
board-passed = { $count ->
        [0] Success, just enough
       *[other] Success by { $count }
    }
board-failed = Failure by { $count }

## What the signs in the drawing mean

board-sign_health = health left
board-sign_sanity = sanity left
board-sign_clues = clues
board-sign_resources = resources
board-sign_doom = doom
board-sign_in_hand = cards in hand
board-sign_shroud = shroud
board-sign_victory = victory points
board-sign_hidden = not revealed yet
board-sign_enemy = enemy
board-sign_there = an investigator there
board-sign_attached = attached
board-sign_exhausted = exhausted
board-sign_uses = uses left
board-sign_cost = cost
terminal-undo-phase = the whole phase
terminal-undo-round = the whole round
