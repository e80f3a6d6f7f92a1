### „Śmierć może umrzeć” na półce; jeszcze nie można w to grać.

web-cover-death_may_die = Śmierć może
    .second = umrzeć
web-game-death_may_die = Śmierć może umrzeć
