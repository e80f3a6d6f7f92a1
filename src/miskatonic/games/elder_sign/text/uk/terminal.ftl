# Що термінал каже про музей: поле словами й підписи повного екрана.

## Ніч

board-turn = Хід: { NAME($who) }.
board-clock = Годинник: { $hour }.
board-midnight_due = Щойно скінчиться цей хід, настане опівніч.
board-midnight_near = ось-ось опівніч
board-ancient_one = { NAME($ancient_one) } { $awake ->
        [true] уже не спить
       *[false] спить
    }.
board-doom = Приреченість: { $count } з { $of }.
board-monster_spaces = Монстра приводить жетон приреченості номер { $spaces }.
board-signs = Знаки Старших богів: { $count } з { $of }.
board-combat = Бойове завдання: { $needs }.
board-mythos = Карта міту, { NAME($mythos) }: { $effect }
board-mythos_next = Наступна карта міту: { NAME($mythos) }.
board-not_laid_out = Музей ще не розкладено.

## Пригоди

board-card = { NAME($place) }
board-world = Інший світ, { NAME($place) }
board-task = завдання { $number }: { $needs }
board-in_order = завдання в цьому порядку
board-any_order = завдання в будь-якому порядку
board-investigation = пошук { $count }
board-either = { $one } або { $other }
board-costs = ціна: { $things }
board-hours = години: { $count }
board-monster_task = { NAME($monster) }: { $needs }
board-monster_below = { NAME($monster) }, під картою: { $needs }
board-monster_added = { NAME($monster) }, додаткове завдання: { $needs }
board-beaten = { NAME($monster, case: "acc") } вже переможено
board-done = виконано
board-frame_full = монстр може закрити це завдання
board-frame_partial = монстр може закрити частину цього завдання
board-frame_empty = вільне місце для монстра
board-frame_short = вільне місце
board-rewards = Нагорода: { $things }
board-doom_removed = приреченості менше на { $count }
board-penalties = Покарання: { $things }
board-no_penalties = Без покарання
board-trophies = Трофеї: { $count }
board-locks = Блокує: { LIST($things) }
board-terror = Жах: { $effect }
board-midnight = Опівніч: { $effect }
board-awakening = Пробудження: { $effect }
board-here = Тут: { $people }
board-chance = Шанс активного гравця: { $chance } (оцінка)
board-nobody = нікого

## Кубики

board-dice = Кубики
board-roll = Кидок { $number }
board-place_supply = Вільні
board-place_pool = Запас
board-place_task = На завданні
board-place_discarded = Скинуті
board-place_focused = Зосередження
board-place_spell = На заклинанні
board-place_locked = На замку
board-place_gone = Поза грою
board-place_helper = Допомагає { NAME($who) }
board-green = { $count ->
        [one] зелений
        [few] зелені
        [many] зелені
       *[other] зелені
    }
board-yellow = жовтий
board-red = червоний
board-attempt = Спроба: { NAME($place) }.
board-odds = Кидок { $count ->
        [one] { $count } кубика
        [few] { $count } кубиків
        [many] { $count } кубиків
       *[other] { $count } кубика
    }: { $odds } (точно).
board-odds_short = Кидок { $count ->
        [one] { $count } кубика
        [few] { $count } кубиків
        [many] { $count } кубиків
       *[other] { $count } кубика
    }:
board-odds_task = завдання { $number } { $chance }
board-odds_monster = { NAME($monster) } { $chance }
board-odds_combat = влучання { $chance }
board-whole = Уся пригода за найкращого вибору: { $chance } (оцінка).

## Дослідники й стоси

board-sanity = Розум: { $count } з { $of }
board-stamina = Здоров’я: { $count } з { $of }
board-clues = Докази: { $count }
board-trophy_value = Трофеї: { $count }
board-trophies_held = Трофеї: { $count } ({ LIST($things) })
board-hand = Карти: { LIST($things) }
board-daily_used = денну здібність використано
board-out = поза грою
board-vacant = зжерто, прийде новий дослідник
board-choosing = дослідника ще не вибрано
board-decks = Колоди: { $decks }.
board-monsters = Монстрів у грі: { $count }. У чаші: { $cup }.

## Що означають знаки на малюнку

board-sign_requirements = Потрібно й кинуто:
board-sign_investigation = пошук
board-sign_lore = знання
board-sign_peril = загроза
board-sign_terror = жах
board-sign_wild = джокер
board-sign_dice = Кубики:
board-sign_green = зелений
board-sign_yellow = жовтий
board-sign_red = червоний
board-sign_rewards = Здобутки й втрати:
board-sign_cards = Карти:
board-sign_arrow = у цьому порядку
board-sign_frame = вільне місце для монстра
board-sign_half = монстр закриє частину
board-sign_below = монстр під картою
board-sign_lock = блокує кубик
board-sign_terror_effect = ефект жаху
board-sign_midnight = ефект опівночі
board-sign_clock = 3 години
board-sign_chance = шанс, оцінка
board-sign_done = виконано
