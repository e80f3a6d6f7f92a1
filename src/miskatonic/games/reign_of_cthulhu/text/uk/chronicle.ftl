### Що розповідають про гру, коли її завершено.

## Промовисті числа: число стоїть перед повідомленням; що за ним стоїть (.more)

figure-gates = { $count ->
        [one] запечатані ворота
        [few] запечатаних воріт
       *[many] запечатаних воріт
    }
    .more = { $count ->
        [one] хід { $turns }
        [few] ходи { $turns }
       *[many] ходи { $turns }
    }
figure-cultists = { $count ->
        [one] переможений культист
        [few] переможені культисти
       *[many] переможених культистів
    }
    .more = ще { $driven } вигнали печаті
figure-shoggoths = { $count ->
        [one] переможений Шоґґот
        [few] переможені Шоґґоти
       *[many] переможених Шоґґотів
    }
    .more = { $left ->
        [one] { $left } зник крізь ворота
        [few] { $left } зникли крізь ворота
       *[many] { $left } зникло крізь ворота
    }
figure-relics = { $count ->
        [one] зіграна реліквія
        [few] зіграні реліквії
       *[many] зіграних реліквій
    }
    .more = { $others ->
        [0] { LIST($relics) }
       *[other] серед них: { LIST($relics) }
    }

## Хто вирізнився: назва, а під нею хто й скільки (.line)

distinction-gates = Найбільше запечатаних воріт
    .line = { NAME($who) }, { $count }
distinction-shoggoths = Найбільше переможених Шоґґотів
    .line = { NAME($who) }, { $count }
distinction-close = На межі божевілля
    .line = { NAME($who) }, лишився 1 жетон розуму
distinction-cultists = Найбільше переможених культистів
    .line = { NAME($who) }, { $count }
distinction-given = Щедра рука
    .line = { NAME($who) }, { $count ->
        [one] { $count } відданий доказ
        [few] { $count } віддані докази
       *[many] { $count } відданих доказів
    }
distinction-road = Найдовший шлях
    .line = { NAME($who) }, { $count ->
        [one] { $count } переміщення
        [few] { $count } переміщення
       *[many] { $count } переміщень
    }
distinction-relics = Найбільше зіграних реліквій
    .line = { NAME($who) }, { $count }

## Грані кубика розуму

luck-blank = Порожня грань
luck-delusion = Марення
luck-psychosis = Психоз
luck-paranoia = Параноя
