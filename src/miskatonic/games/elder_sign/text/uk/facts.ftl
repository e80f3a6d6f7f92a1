# Що є на картах і жетонах, словами: що каже погляд на карту, монстра чи символ.

## Чого вимагає завдання

need-investigation_1 = пошук 1
need-investigation_2 = пошук 2
need-investigation_3 = пошук 3
need-investigation_4 = пошук 4
need-investigation_5 = пошук 5
need-investigation_6 = пошук 6
need-investigation_7 = пошук 7
need-investigation_8 = пошук 8
need-investigation_9 = пошук 9
need-investigation_10 = пошук 10
need-investigation_11 = пошук 11
need-investigation_12 = пошук 12
need-investigation_13 = пошук 13
need-investigation_14 = пошук 14
need-investigation_15 = пошук 15
need-investigation_16 = пошук 16
need-investigation_17 = пошук 17
need-investigation_18 = пошук 18
need-investigation_19 = пошук 19
need-investigation_20 = пошук 20
need-investigation_21 = пошук 21
need-investigation_22 = пошук 22
need-investigation_23 = пошук 23
need-investigation_24 = пошук 24
need-investigation_25 = пошук 25
need-investigation_26 = пошук 26
need-investigation_27 = пошук 27
need-investigation_28 = пошук 28
need-investigation_29 = пошук 29
need-investigation_30 = пошук 30
need-lore = знання
need-peril = загроза
need-terror = жах
need-lore_or_peril = знання або загроза
need-lore_or_terror = знання або жах
need-peril_or_terror = загроза або жах
need-lore_or_peril_or_terror = знання, загроза або жах

## Карти й монстри

fact-in_order = Завдання згори донизу, як показує стрілка.
fact-any_order = Завдання в будь-якому порядку.
fact-task = { $number ->
        [0] { "" }
       *[other] Завдання { $number }
    }{ $monster ->
        [none] { "" }
       *[other] { $number ->
            [0] { NAME($monster) }, { $slot ->
                [added] додаткове завдання
               *[none] під картою
            }
           *[other] , { NAME($monster) }
        }
    }: { LIST($needs) }{ $sanity ->
        [0] { "" }
       *[other] ; ціна: розум −{ $sanity }
    }{ $stamina ->
        [0] { "" }
       *[other] ; ціна: здоров’я −{ $stamina }
    }{ $hours ->
        [0] { "" }
       *[other] ; ціна: { $hours } год
    }{ $slot ->
        [full] ; монстр може його закрити
        [partial] ; монстр може закрити його частину
       *[none] { "" }
    }.
fact-monster = Щоб перемогти: { LIST($needs) }{ $sanity ->
        [0] { "" }
       *[other] ; ціна: розум −{ $sanity }
    }{ $stamina ->
        [0] { "" }
       *[other] ; ціна: здоров’я −{ $stamina }
    }{ $hours ->
        [0] { "" }
       *[other] ; ціна: { $hours } год
    }.
fact-monster_added = І окреме завдання: { LIST($needs) }.
fact-frame = Вільне місце для монстра.
fact-rewards = Нагорода: { LIST($things) }.
fact-penalties = Покарання: { LIST($things) }.
fact-no_penalties = Без покарання.
fact-doom_removed = жетоном приреченості менше
fact-trophies = Вартість у трофеях: { $count }.
fact-no_locks = Не блокує жодного кубика.
fact-locks = Блокує: { LIST($things) }.
fact-terror = Жах: { NAME($effect) }
fact-midnight = Опівночі: { NAME($effect) }
fact-now = Відразу: { NAME($effect) }
fact-lasting = Поки лежить відкрита: { NAME($effect) }
fact-seal = Знаки Старших богів, що закривають йому шлях: { $count }.
fact-track = Комірки треку приреченості: { $count }.
fact-monster_spaces = Монстра приводить жетон приреченості номер { $spaces }.
fact-combat = Бойове завдання: { LIST($needs) }.
fact-no_combat = Бойового завдання немає.
fact-battle = Атака: { NAME($effect) }
fact-awakens = Пробудження: { NAME($effect) }
fact-maxima = Розум: { $sanity }. Здоров’я: { $stamina }.
fact-equipment = На початку: { LIST($things) }.
fact-free_choice = Карти будь-якого виду на початку: { $count }.
fact-faces = Із 6 граней: зелений кубик { $green }, жовтий кубик { $yellow }, червоний кубик { $red }.
fact-price = { CAP(NAME($good)) } у сувенірній крамниці: { $count ->
        [one] { $count } трофей
        [few] { $count } трофеї
       *[many] { $count } трофеїв
    }.

## Символи

sign-investigation = Пошук
    .text = Результати з лупою додаються: разом вони мають дати щонайменше вказане число. Надлишок пропадає.
sign-lore = Знання
    .text = Вимагає одного кубика зі знанням. Кубик лишається на завданні до кінця фази пригод.
sign-peril = Загроза
    .text = Вимагає одного кубика із загрозою. Кубик лишається на завданні до кінця фази пригод.
sign-terror = Жах
    .text = На завданні: вимагає одного кубика з жахом. У невдалому кидку запускає ефекти жаху карти, на якій ви стоїте, і карти міту.
sign-wild = Джокер
    .text = Заміняє будь-який символ або пошук 4, що вам потрібніше. Є лише на червоному кубику.
sign-green = Зелений кубик
    .text = Їх шість, спільних для всіх. Кожну пригоду ви починаєте з тими, що вільні.
sign-yellow = Жовтий кубик
    .text = Має пошук 4 там, де зелений має жах. До запасу його додають карти й здібності.
sign-red = Червоний кубик
    .text = Має джокера й пошук 4, але не має ні жаху, ні пошуку 1. До запасу його додають карти й здібності.
sign-lock = Замок
    .text = Тримає один кубик свого кольору; ніхто не може його кидати, доки карта чи монстр із замком не зникне.
sign-clock = Годинник
    .text = Кожен хід пересуває стрілку на 3 години. О XII настає опівніч: діє те, що карти велять опівночі, і приходить нова карта міту. На завданні це ціна: 3 години.
sign-doom = Приреченість
    .text = Кожен жетон заповнює комірку треку. Комірка з монстром приводить монстра; коли заповнено останню, Стародавній прокидається.
sign-elder_sign = Знак Старших богів
    .text = Лежить біля Стародавнього. Щойно їх стільки, скільки вимагає його карта, ви всі перемагаєте.
sign-sanity = Розум
    .text = При 0 вашого дослідника зжерто. На завданні це ціна, яка не може забрати останнє очко; покарання може.
sign-stamina = Здоров’я
    .text = При 0 вашого дослідника зжерто. На завданні це ціна, яка не може забрати останнє очко; покарання може.
sign-clue = Доказ
    .text = Витрачається після кидка, щоб перекинути скільки завгодно кубиків зі свого запасу.
sign-trophies = Трофеї
    .text = Стільки варті здобуті карти й монстри. Ними платять біля входу за першу допомогу й сувеніри.
sign-common_item = Звичайний предмет
    .text = Карта на руку; багато з них додають жовтий кубик. Після використання йде під низ своєї колоди.
sign-unique_item = Особливий предмет
    .text = Карта на руку; багато з них додають червоний кубик. Після використання йде під низ своєї колоди.
sign-spell = Заклинання
    .text = Карта на руку; багато з них захищають кинуті кубики й тримають їх з ходу в хід для всіх.
sign-ally = Союзник
    .text = Хтось, хто лишається з вами й допомагає так, як каже карта.
sign-gate = Ворота
    .text = Відкривають Інший світ: ще одну карту, куди можна піти, з кращими нагородами.
sign-monster = Монстр
    .text = Виходить із чаші й лягає на карту, де стає окремим завданням. Хто його переможе, лишає його собі як трофей.
sign-frame = Місце для монстра
    .text = Порожнє — ще не завдання. Монстр на рамці довкола завдання заміняє те, що закриває.
sign-mythos = Карта міту
    .text = Приходить опівночі. Частина діє відразу, частина триває, доки карта лежить відкрита.
