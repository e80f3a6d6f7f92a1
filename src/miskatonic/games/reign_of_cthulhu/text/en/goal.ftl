# The card with the goal: "You win when …", "You lose when …", "On your turn".

goal-card-title = Close four gates before the sky opens.
goal-win-gates = { $count ->
        [one] gate is sealed.
       *[other] gates are sealed, one in each town.
    }
goal-win-clues = At its gate, { $cards } clues of a town in one hand seal it.
goal-lose-cthulhu = Cthulhu, the last of the Old Ones, awakens.
goal-lose-cultists = a cultist must be placed and the pool is empty.
goal-lose-shoggoths = a Shoggoth must be placed and the pool is empty.
goal-lose-deck = somebody must draw with fewer than 2 cards left.
goal-lose-insane = everybody is insane.
goal-turn-actions = { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
    .more = walk, ride, fight, give a clue, seal a gate.
goal-turn-draw = Draw 2 cards
    .more = clues and relics; four times in a game evil stirs.
goal-turn-summon = { $cards ->
        [one] Summon 1 card
       *[other] Summon { $cards } cards
    }
    .more = cultists appear; a fourth in one place awakens an Old One.
