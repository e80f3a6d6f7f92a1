### Death May Die on the shelf; it cannot be played yet.

web-cover-death_may_die = Death
    .second = May Die
web-game-death_may_die = Death May Die

## The parts of a turn

web-dmd-step-action = Actions
web-dmd-step-mythos = Mythos
web-dmd-step-search_or_fight = Search or fight
web-dmd-step-end = End of turn
