### Death May Die on the shelf; it cannot be played yet.

web-cover-death_may_die = Death
    .second = May Die
web-game-death_may_die = Death May Die
