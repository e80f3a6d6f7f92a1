### Що розповідають про сценарій, коли його завершено.

## Промовисті числа: число стоїть перед повідомленням; що за ним стоїть (.more)

figure-tests = { $count ->
        [one] успішна перевірка
        [few] успішні перевірки
       *[many] успішних перевірок
    }
    .more = із { $all }
figure-clues = { $count ->
        [one] знайдена здогадка
        [few] знайдені здогадки
       *[many] знайдених здогадок
    }
    .more = { $acts ->
        [one] завершено { $acts } акт
        [few] завершено { $acts } акти
       *[many] завершено { $acts } актів
    }
figure-defeats = { $count ->
        [one] переможений ворог
        [few] переможені вороги
       *[many] переможених ворогів
    }
    .more = { $others ->
        [0] { LIST($enemies) }
       *[other] серед них: { LIST($enemies) }
    }
figure-harm = рани й жах разом
    .more = { $damage ->
        [one] { $damage } рана
        [few] { $damage } рани
       *[many] { $damage } ран
    }, { $horror ->
        [one] { $horror } жах
        [few] { $horror } жахи
       *[many] { $horror } жахів
    }{ $fallen ->
        [0] { "" }
        [one] ; поза грою: { NAME($who) }
        [few] ; поза грою: { $fallen }, наприкінці { NAME($who) }
       *[many] ; поза грою: { $fallen }, наприкінці { NAME($who) }
    }

## Хто вирізнився: назва, а під нею хто й скільки (.line)

distinction-clues = Найбільше здогадок
    .line = { NAME($who) }, { $count }
distinction-best_draw = Найщасливіший жетон
    .line = { NAME($who) }, { NAME($token) }, до нього { $percent }%
distinction-defeats = Найбільше переможених ворогів
    .line = { NAME($who) }, { $count }
distinction-help = Найбільша допомога іншим
    .line = { NAME($who) }, { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    } до чужих перевірок
distinction-worst_draw = Найнещасливіший жетон
    .line = { NAME($who) }, { NAME($token) }, до нього { $percent }%
distinction-close = На волосину від поразки
    .line = { NAME($who) }, за крок від поразки
distinction-harm = Найбільше прийнятих ударів
    .line = { NAME($who) }, рани й жах: { $count }

## Торба хаосу

luck = Торба хаосу
luck-passed = Успішні перевірки
luck-elder_sign = Знаки Прадавніх
luck-symbol = Інші символи
luck-auto_fail = Автопровали
