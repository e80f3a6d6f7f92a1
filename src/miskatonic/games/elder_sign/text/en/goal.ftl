# The card with the goal: "You win when …", "You lose when …", "On your turn".

goal-card-title = { $awake ->
        [true] Beat { NAME($who, case: "acc") }, or be devoured.
       *[false] Seal the museum before { NAME($who) } wakes.
    }
goal-win-signs = { $count ->
        [one] Elder Sign lies beside { NAME($who) }.
       *[other] Elder Signs lie beside { NAME($who) }.
    }
    .more = Completed adventures bring them.
goal-win-battle = or { NAME($who) } wakes, and in the battle you remove the last doom token.
goal-win-last_doom = { $count ->
        [one] doom token is taken off the track in the battle.
       *[other] doom tokens are taken off the track in the battle.
    }
goal-lose-devoured = all investigators are devoured.
    .more = At 0 sanity or 0 stamina you are devoured. While the Ancient One sleeps, a new investigator takes the seat.
goal-lose-wakes = doom fills the track: { NAME($who) } wakes and is hard to beat.
goal-lose-world = doom fills the track: { NAME($who) } wakes, and all is over.
goal-turn-go = Go
    .more = to any adventure, or to the entrance.
goal-turn-roll = Roll 6 dice
    .more = and complete one task per roll; a failed roll costs a die.
goal-turn-clock = Clock +3 h
    .more = every fourth turn ends at midnight.
