### „Śmierć może umrzeć” na półce; jeszcze nie można w to grać.

web-cover-death_may_die = Śmierć może
    .second = umrzeć
web-game-death_may_die = Śmierć może umrzeć

## Części tury

web-dmd-step-action = Akcje
web-dmd-step-mythos = Mity
web-dmd-step-search_or_fight = Przeszukanie albo walka
web-dmd-step-end = Koniec tury
