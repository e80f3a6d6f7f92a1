### Позиція словами, для термінала і списку.

board-turn = Хід: { NAME($who) }. { $count ->
        [one] Лишилася { $count } дія.
        [few] Лишилося { $count } дії.
       *[many] Лишилося { $count } дій.
    }
board-track = { NAME($elder_one) } на треку прикликання: поділка { $count } із { $of }, червоні від { $red }
board-stage = { NAME($stage) }: здоров’я { $left } із { $of }, стандартні кубики: { $standard }, додаткові: { $bonus }
board-clock = Символи у скиді: { $count } із { $of }
board-decks = Колода Міфів: { $mythos } (із символом { $symbols }), колода Відкриттів: { $discoveries }
board-ritual = { NAME($counter) }: { $count } із { $of }
board-disrupted = Ритуал зірвано
board-dice = Кидок: { NAME($who) }
board-roll = Успіхи: { $successes }, щупальця: { $tentacles }, знаки: { $signs }
board-dead = поза грою
board-wounded = Рани { $count } із { $of }
board-stressed = Стрес { $count } із { $of }
board-sanity = Втрачено глузду { $count } із { $of }, до наступного порога { $next }
board-insanity = { NAME($insanity) }
board-skills = { $skills }
board-dice_owned = Додаткові кубики: { $count }
board-burning = Вогонь на планшеті: { $count }
board-held = Має: { $cards }
board-gate_red = Червона Брама
board-gate_yellow = Жовта Брама
board-gate_blue = Синя Брама
board-start = Старт
board-fire = Вогонь
board-barred_way = { NAME($token) } у проході: { NAME($space) }
board-near = На відстані { $count }: { LIST($spaces) }
board-reserve = Резерв
board-cultists = Культисти
board-monsters = Монстри
board-elder_one = Стародавній
board-tokens = Жетони
board-barrier = Прохід із жетоном
board-stress = Стрес
board-wounds = Лишилося здоров’я
board-bonus_dice = Додаткові кубики
board-symbols = Символ прикликання
board-key = можна вибрати
terminal-undo-phase = усю фазу
