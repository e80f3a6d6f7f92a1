### Позиція словами, для термінала і списку.

board-round = Раунд { $count }, { $phase ->
        [mythos] фаза міфу
        [investigation] фаза дослідження
        [enemy] фаза ворогів
       *[upkeep] фаза відновлення
    }
board-turn = Хід: { NAME($who) }, { $count ->
        [one] лишилася { $count } дія
        [few] лишилося { $count } дії
       *[many] лишилося { $count } дій
    }
board-agenda = Загроза { $stage }, { NAME($card) }: приреченість { $count } із { $of }
board-act = Акт { $stage }, { NAME($card) }: здогадки { $count } із { $of }
board-act_objective = Акт { $stage }, { NAME($card) }: у дослідників { $count ->
        [one] { $count } здогадка
        [few] { $count } здогадки
       *[many] { $count } здогадок
    }
board-encounter = Колода контактів: { $deck }, відбій: { $discard }
board-pile_top = Згори у відбої: { NAME($card) }
board-victory_card = { NAME($card) } ({ $count })
board-side_pile = { $who ->
        [none] { CAP($pile) }
       *[other] { CAP($pile) }, { NAME($who) }
    } ({ $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    })
board-sealed = запечатано: { $tokens }

## Дослідники й карти

board-health = Здоров’я { $count } із { $of }
board-sanity = Розсудок { $count } із { $of }
board-holds = Здогадки { $clues }, ресурси { $resources }
board-hand_size = { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
       *[many] { $count } карт у руці
    }
board-deck = Карт у колоді: { $deck }
board-deck_left = Лишилось у колоді { NAME($who, case: "gen") } ({ $count })
board-piles = Колода { $deck }, відбій { $discard }
board-trauma = Травма: фізична { $physical }, психічна { $mental }
board-left_resigned = Відступ
board-left_damage = Поразка від ран
board-left_horror = Поразка від жаху
board-left_effect = Поразка
board-cost = ціна { $count }
board-on_damage = рани { $count }
board-on_horror = жах { $count }
board-on_clues = здогадки { $count }
board-on_doom = приреченість { $count }
board-on_resources = ресурси { $count }
board-permanent = постійна
board-exhausted = карту задіяно
board-fight = сила { $fight }, спритність { $evade }
board-attack = атака: рани { $damage }, жах { $horror }
board-label_area = У грі
board-label_threat = Зона боротьби
board-label_hand = Рука
board-label_swap = На заміну
board-label_discard = Відбій
board-label_bag = Торба хаосу
board-label_victory = Переможний рахунок
board-label_aside = Відкладено

## Локації

board-place = морок { $shroud }, здогадки { $clues }
board-unrevealed = локація ще не відкрита
board-victory = перемога { $count }
board-label_ways = Шляхи
board-label_here = Тут
board-label_enemies = Вороги
board-label_attached = Приєднано
board-label_others = Також тут

## Поточна перевірка

board-test = { NAME($who) }, перевірка { NAME($skill, case: "gen") }: { $value } проти { $count } ({ NAME($card) }).
board-test_head = { CAP(NAME($skill)) } { $value } проти { $count }
board-token = жетон
board-label_value = Значення
board-label_committed = Додані карти
board-label_revealed = Витягнуті жетони
board-chance = Шанс: { $percent } ({ $good } із { $all })
board-rescued = За допомогою ({ LIST($cards) }): { $percent }
board-passed = { $count ->
        [0] Успіх без запасу
       *[other] Успіх на { $count }
    }
board-failed = Провал на { $count }

## Що означають знаки на малюнку

board-sign_health = залишок здоров’я
board-sign_sanity = залишок розсудку
board-sign_clues = здогадки
board-sign_resources = ресурси
board-sign_doom = приреченість
board-sign_in_hand = карти в руці
board-sign_shroud = морок
board-sign_victory = очки перемоги
board-sign_hidden = ще не відкрита
board-sign_enemy = ворог
board-sign_there = хтось, хто там є
board-sign_attached = приєднано
board-sign_exhausted = задіяна
board-sign_uses = лишилося застосувань
board-sign_cost = ціна
terminal-undo-phase = усю фазу
terminal-undo-round = увесь раунд
