### «Смерть може померти» на полиці; грати ще не можна.

web-cover-death_may_die = Смерть може
    .second = померти
web-game-death_may_die = Смерть може померти

## Частини ходу

web-dmd-step-action = Дії
web-dmd-step-mythos = Міфи
web-dmd-step-search_or_fight = Обшук або бій
web-dmd-step-end = Кінець ходу
