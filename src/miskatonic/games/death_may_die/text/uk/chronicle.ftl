### Що розповідають про гру, коли її завершено.

## Промовисті числа: число стоїть перед повідомленням; що за ним стоїть (.more)

figure-kills = { $count ->
        [one] убитий ворог
        [few] убиті вороги
       *[many] убитих ворогів
    }
    .more = { $others ->
        [0] { LIST($enemies) }
       *[other] серед них: { LIST($enemies) }
    }
figure-elder_one = { $count ->
        [one] рана, завдана Стародавньому
        [few] рани, завдані Стародавньому
       *[many] ран, завданих Стародавньому
    }
    .more = { $stages ->
        [one] подолано { $stages } Стадію
        [few] подолано { $stages } Стадії
       *[many] подолано { $stages } Стадій
    }
figure-wounds = { $count ->
        [one] отримана рана
        [few] отримані рани
       *[many] отриманих ран
    }
    .more = { $fallen ->
        [one] поза грою: { NAME($who) }
        [few] поза грою: { $fallen }, наприкінці { NAME($who) }
       *[many] поза грою: { $fallen }, наприкінці { NAME($who) }
    }
figure-thresholds = { $count ->
        [one] досягнутий поріг безумства
        [few] досягнуті пороги безумства
       *[many] досягнутих порогів безумства
    }
    .more = { $dice ->
        [one] здобуто { $dice } додатковий кубик
        [few] здобуто { $dice } додаткові кубики
       *[many] здобуто { $dice } додаткових кубиків
    }

## Хто вирізнився: назва, а під нею хто й скільки (.line)

distinction-elder_one = Гроза Стародавнього
    .line = { NAME($who) }, { $count ->
        [one] { $count } рана
        [few] { $count } рани
       *[many] { $count } ран
    }
distinction-reroll = Найсміливіше перекидання
    .line = { NAME($who) }, до нього близько { $percent }%
distinction-kills = Найбільше вбитих ворогів
    .line = { NAME($who) }, { $count }
distinction-ritual = Найбільше проти ритуалу
    .line = { NAME($who) }, { $count }
distinction-close = На волосину від смерті
    .line = { NAME($who) }, лишилася 1 одиниця здоров’я
distinction-thresholds = Найглибше в безумство
    .line = { NAME($who) }, { $count ->
        [one] { $count } поріг
        [few] { $count } пороги
       *[many] { $count } порогів
    }
distinction-wounds = Найбільше прийнятих ударів
    .line = { NAME($who) }, { $count ->
        [one] { $count } рана
        [few] { $count } рани
       *[many] { $count } ран
    }

## Кубики

luck-standard = Успіхи на стандартних кубиках
luck-bonus = Успіхи на додаткових кубиках
luck-against = Влучання проти вас
luck-tentacle = Щупальця
