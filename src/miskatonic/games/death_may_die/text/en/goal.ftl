# The card with the goal: "You win when …", "You lose when …", "On your turn".

goal-card-title = Break the ritual, then kill { NAME($who, case: "acc") }.
goal-win-ritual = { $count ->
        [one] step disrupts the ritual.
       *[other] steps disrupt the ritual.
    }
    .more = { NAME($counter, case: "text") }
goal-win-elder_one = { $count ->
        [one] wound then beats the last Stage of { NAME($who) }.
       *[other] wounds then beat every Stage of { NAME($who) }.
    }
goal-lose-one = any investigator dies or goes mad before { NAME($who) } is on the board.
goal-lose-all = all investigators are dead or mad.
goal-lose-track = { NAME($who) } reaches the end of the track.
goal-turn-actions = 3 actions
    .more = run, attack, rest, trade, or do what the scenario allows.
goal-turn-mythos = Mythos card
    .more = draw one and resolve it; every { $symbols } symbols bring the Elder One closer.
goal-turn-fight = Fight or search
    .more = enemies in your space attack; in a safe space you draw a Discovery card.
