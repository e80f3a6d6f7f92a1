### «Смерть може померти» на полиці; грати ще не можна.

web-cover-death_may_die = Смерть може
    .second = померти
web-game-death_may_die = Смерть може померти
