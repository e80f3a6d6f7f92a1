### Що розповідають про гру, коли її завершено.

## Промовисті числа: число стоїть перед повідомленням; що за ним стоїть (.more)

figure-adventures = { $tried ->
        [one] з { $tried } розпочатої пригоди завершено
        [few] з { $tried } розпочатих пригод завершено
       *[many] з { $tried } розпочатих пригод завершено
    }
    .more = { $won } з { $worlds } в Інших світах
figure-devoured = { $count ->
        [one] зжертий дослідник
        [few] зжерті дослідники
       *[many] зжертих дослідників
    }
    .more = { $count ->
        [one] { NAME($who) }, хід { $turn }
        [few] наприкінці: { NAME($who) }, хід { $turn }
       *[many] наприкінці: { NAME($who) }, хід { $turn }
    }
figure-monsters = { $count ->
        [one] здобутий монстр
        [few] здобуті монстри
       *[many] здобутих монстрів
    }
    .more = { $others ->
        [0] { LIST($monsters) }
       *[other] серед них: { LIST($monsters) }
    }

## Хто вирізнився: назва, а під нею хто й скільки (.line)

distinction-signs = Найбільше знаків Старших богів
    .line = { NAME($who) }, { $count }
distinction-odds = Наперекір шансам
    .line = { NAME($who) } { NAME($place, case: "in") }, на самих кубиках близько { $percent } %
distinction-last = { GENDER($who) ->
        [feminine] Вистояла найдовше
       *[masculine] Вистояв найдовше
    }
    .line = { NAME($who) }, до ходу { $turn }
distinction-close = На волосину від загибелі
    .line = { NAME($who) }, { $what ->
        [sanity] лишилася 1 одиниця розуму
       *[stamina] лишилася 1 одиниця здоров’я
    }
distinction-monsters = Найбільше монстрів
    .line = { NAME($who) }, { $count }
distinction-adventures = Найбільше пригод
    .line = { NAME($who) }, { $count }
distinction-help = Рука допомоги
    .line = { NAME($who) }, { $count ->
        [one] { $count } кубик, захищений для інших
        [few] { $count } кубики, захищені для інших
       *[many] { $count } кубиків, захищених для інших
    }

## Грані кубиків

luck-investigation = Пошук
luck-lore = Знання
luck-peril = Загроза
luck-terror = Жах
luck-wild = Джокер
