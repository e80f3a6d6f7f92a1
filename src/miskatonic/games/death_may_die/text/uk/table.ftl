### Що кажуть за столом: запитання, варіанти, причини заборон, журнал, завершення, налаштування, підписи.

game-name = Смерть може померти
game-tagline = Втратьте розум, зірвіть ритуал, убийте бога

## Запитання

ask-scenario = У яку історію граєте?
ask-elder_one = Якому Стародавньому служить ритуал?
ask-investigator_pick = { NAME($who) }: { ask-investigator_pick.question }
    .question = ким граєте?
ask-relic = { NAME($who) }: { ask-relic.question }
    .question = яку Реліквію берете?
ask-keep_relic = { NAME($source) }: { NAME($who) } тягне Реліквії. { ask-keep_relic.question }
    .question = Яку залишаєте?
ask-action = { NAME($who) }: { ask-action.question }
    .question = що робите? { $count ->
        [0] Дій не лишилося
        [one] Лишилася { $count } дія
        [few] Лишилося { $count } дії
       *[many] Лишилося { $count } дій
    }.
ask-run = { NAME($who) }: { ask-run.question }
    .question = куди далі? { $count ->
        [one] Лишилася { $count } клітинка
        [few] Лишилося { $count } клітинки
       *[many] Лишилося { $count } клітинок
    }.
ask-targets = { NAME($who) }: { ask-targets.question }
    .question = хто ще стане ціллю? Уже вибрано: { LIST($enemies) }.
ask-boost = { NAME($who) }: { ask-boost.question }
    .question = посилюєте атаку на { LIST($enemies, case: "acc") }?
ask-keep = { NAME($who) }: { ask-keep.question }
    .question = лишаєте цей кидок?
ask-signs = { NAME($who) }: { ask-signs.question }
    .question = скільки знаків Старших богів вважати успіхами?
ask-split = { NAME($who) }: { ask-split.question }
    .question = кому дістається рана? { $count ->
        [one] Лишилася { $count }
        [few] Лишилося { $count }
       *[many] Лишилося { $count }
    }.
ask-carry = { NAME($who) }: { ask-carry.question }
    .question = хто бере рану на себе? { $count ->
        [one] Лишилася { $count }
        [few] Лишилося { $count }
       *[many] Лишилося { $count }
    }.
ask-reduce_wounds = { NAME($who) }: { ask-reduce_wounds.question }
    .question = вам загрожує { $count ->
        [one] { $count } рана
        [few] { $count } рани
       *[many] { $count } ран
    }. Запобігаєте?
ask-reduce_sanity = { NAME($who) }: { ask-reduce_sanity.question }
    .question = вам загрожує втрата глузду: { $count }. Запобігаєте?
ask-skill = { NAME($who) }: { ask-skill.question }
    .question = яке вміння зростає?
ask-heal = { NAME($who) }: { ask-heal.question }
    .question = зцілюєте { $count ->
        [one] { $count } пункт. Який
        [few] { $count } пункти. Які
       *[many] { $count } пунктів. Які
    }?
ask-share = { NAME($source) }: кого зцілити?
ask-fight = { NAME($who) }: { ask-fight.question }
    .question = хто атакує тепер?
ask-end_order = { NAME($who) }: { ask-end_order.question }
    .question = що стається першим наприкінці вашого ходу?
ask-order = { NAME($who) }: { ask-order.question }
    .question = який ефект виконати першим?
ask-before_mythos = { NAME($who) }: { ask-before_mythos.question }
    .question = ще щось перед картою Міфів?
ask-before_third = { NAME($who) }: { ask-before_third.question }
    .question = ще щось перед пошуком чи боєм?
ask-before_attack = { NAME($who) }: { ask-before_attack.question }
    .question = ще щось перед наступною атакою?
ask-before_end = { NAME($who) }: { ask-before_end.question }
    .question = ще щось перед кінцем ходу?
ask-choose = { NAME($who) }: { ask-choose.question }
    .question = { NAME($source) }. Що вибираєте?
ask-may = { NAME($who) }: { ask-may.question }
    .question = { NAME($source) }. Скористаєтеся?
ask-free_action = { NAME($who) }: { ask-free_action.question }
    .question = { NAME($source) } дає вільну дію. Що робите?
ask-how_many = { NAME($who) }: { ask-how_many.question }
    .question = скільки { NAME($token, case: "many") } віддаєте?
ask-trade = { NAME($who) }: { ask-trade.question }
    .question = що змінює власника?
ask-consent_trade = { NAME($who) } хоче взяти у вас «{ NAME($card, case: "acc") }». Згодні?
ask-consent_taken = { NAME($who) } хоче взяти вас із собою. Згодні?
ask-discard = { NAME($who) }: { ask-discard.question }
    .question = { NAME($source) }. Яку карту скидаєте?
ask-take_card = { NAME($who) }: { ask-take_card.question }
    .question = { NAME($source) }. Яку карту берете?
ask-search_how = { NAME($who) }: { ask-search_how.question }
    .question = обшукуєте чи берете Реліквію?
ask-which_discovery = { NAME($who) }: { ask-which_discovery.question }
    .question = яку з цих карт розігруєте?
ask-shuffle_back = { NAME($who) }: { ask-shuffle_back.question }
    .question = яка карта повертається в колоду?
ask-peek = { NAME($who) }: { ask-peek.question }
    .question = ці карти наступні. Наверх чи під низ?
ask-space = { NAME($source) }: яка клітинка?
ask-adjacent = { NAME($source) }: яка сусідня клітинка?
ask-any_space = { NAME($source) }: яка клітинка?
ask-target_space = { NAME($source) }: по якій клітинці вдарити?
ask-way = { NAME($source) }: яким шляхом?
ask-enemy_way = { NAME($source) }: куди { NAME($space, case: "from") } йде { NAME($enemy) }?
ask-token_way = { NAME($source) }: куди { NAME($space, case: "from") } рухається жетон { NAME($token, case: "gen") }?
ask-place_first = { NAME($source) }: на всі клітинки не вистачить. Де спершу?
ask-gain_first = { NAME($source) }: на всіх жетонів не вистачить. Кому спершу?
ask-summon_kind = { NAME($source) }: хто приходить?
ask-enemy = { NAME($source) }: який ворог?
ask-investigator = { NAME($source) }: який дослідник?
ask-block = { NAME($source) }: який прохід?
ask-clear = { NAME($source) }: який прохід звільнити?

## Варіанти

option-box = { NAME($what) }
option-against = { NAME($what) }
option-investigator = { NAME($investigator) }
option-relic = { NAME($relic) }
option-run = { $way ->
        [steps] Бігти крок за кроком
       *[whole] Бігти { NAME($space, case: "to") }
    }
option-go = Іти { NAME($space, case: "to") }
option-along = Узяти із собою { NAME($whom, case: "acc") }
option-sneak = Прослизнути: { NAME($enemy) } лишається{ $count ->
        [one] { "" }
        [few] , 1 із { $count }
       *[many] , 1 із { $count }
    }
option-stop = Зупинитися
option-attack = Атакувати { NAME($enemy, case: "acc") }{ $wounds ->
        [0] { "" }
       *[other] {" "}(рани: { $wounds })
    }{ $count ->
        [one] { "" }
        [few] , 1 із { $count }
       *[many] , 1 із { $count }
    }
option-target = Також { NAME($enemy) }{ $wounds ->
        [0] { "" }
       *[other] {" "}(рани: { $wounds })
    }{ $count ->
        [one] { "" }
        [few] , 1 із { $count }
       *[many] , 1 із { $count }
    }
option-enough = Досить
option-boost = { NAME($source) }: на { $count ->
        [one] { $count } рану
        [few] { $count } рани
       *[many] { $count } ран
    } більше{ $stress ->
        [0] { "" }
       *[other] {" "}(стрес: { $stress })
    }
option-no = Ні
option-yes = { $paid ->
        [0] Так: { LIST($effects, sep: "; ") }
       *[other] { LIST($cost_of, sep: "; ") }: { LIST($effects, sep: "; ") }
    }
option-option = { $paid ->
        [0] { CAP(LIST($effects, sep: "; ")) }
       *[other] { CAP(LIST($cost_of, sep: "; ")) } → { LIST($effects, sep: "; ") }
    }
option-rest = Відпочити
option-trade = Обмінятися
option-scenario = { NAME($action) }
option-special = { NAME($card) } (1 дія)
option-free = { NAME($card) } (безплатно)
option-use = Використати: { NAME($card) }
option-end = Завершити дії
option-go_on = Далі
option-keep = Лишити
option-reroll = Перекинути: { NAME($face) } (стрес: { $count })
option-reroll_free = Перекинути безплатно: { NAME($face) }
option-lucky = { NAME($card) }: безплатне перекидання
option-count = { $count ->
        [0] Жодного
        [one] { $count } знак (успіхи: { $successes })
        [few] { $count } знаки (успіхи: { $successes })
       *[many] { $count } знаків (успіхи: { $successes })
    }
option-wound = { NAME($enemy) } (здоров’я: { $left })
option-rest_on = Усе, що лишилося ({ $count }): { NAME($enemy) } (здоров’я: { $left })
option-self = Ви (здоров’я: { $health })
option-companion = { NAME($card) } (здоров’я: { $left })
option-reduce = { NAME($source) }: на { $count } менше
option-accept = Прийняти все
option-skill = { NAME($skill) } до рівня { $level }
option-heal = стрес: { $stress }, рани: { $wounds }{ $tokens ->
        [0] { "" }
       *[other] , Втома: { $tokens }
    }
option-who = { NAME($whom) }
option-space = { CAP(NAME($space, case: "in")) }
option-passage = Між клітинками «{ NAME($space) }» і «{ NAME($beyond) }»
option-enemy = { NAME($enemy) } { NAME($space, case: "in") }{ $wounds ->
        [0] { "" }
       *[other] {" "}(рани: { $wounds })
    }{ $count ->
        [one] { "" }
        [few] , 1 із { $count }
       *[many] , 1 із { $count }
    }
option-kind = { NAME($kind) }
option-effect = { NAME($source) }: { LIST($effects, sep: "; ") }
option-number = { $count } × { NAME($token) }
option-give = Дати { NAME($whom, case: "dat") }: { NAME($card) }
option-take = Узяти в { NAME($whom, case: "gen") }: { NAME($card) }
option-agree = Погодитися
option-refuse = Відмовити
option-card = { NAME($card) }
option-search = Обшукати
option-relic_instead = Узяти Реліквію
option-resolve = { NAME($card) }
option-mythos = { NAME($card) }{ $symbol ->
        [true] {" "}(із символом)
       *[false] { "" }
    }
option-top = { NAME($card) } — наверх
option-bottom = { NAME($card) } — під низ

## Що можна робити, навіть коли не можна

verb-box = Історія
verb-against = Стародавній
verb-investigator = Дослідник
verb-relic = Реліквія
verb-run = Біг
verb-go = Наступна клітинка
verb-along = Узяти із собою
verb-sneak = Прослизнути
verb-stop = Зупинка
verb-attack = Атака
verb-target = Інші цілі
verb-enough = Досить
verb-boost = Посилення атаки
verb-no = Ні
verb-yes = Так
verb-option = Виберіть одне
verb-rest = Відпочинок
verb-trade = Обмін
verb-scenario = Дія сценарію
verb-special = Особлива дія
verb-free = Вільна дія
verb-use = Будь-коли у свій хід
verb-end = Кінець дій
verb-go_on = Далі
verb-keep = Лишити кидок
verb-reroll = Перекидання за стрес
verb-reroll_free = Безплатне перекидання
verb-lucky = Карти
verb-count = Знаки Старших богів
verb-wound = Рани
verb-rest_on = Усе інше
verb-self = Ви
verb-companion = Супутник
verb-reduce = Запобігти
verb-accept = Прийняти все
verb-skill = Уміння
verb-heal = Зцілення
verb-who = Дослідник
verb-space = Клітинка
verb-passage = Прохід
verb-enemy = Ворог
verb-kind = Ворог
verb-effect = Порядок
verb-number = Скільки
verb-give = Дати
verb-take = Узяти
verb-agree = Згода
verb-refuse = Відмова
verb-card = Карта
verb-search = Пошук
verb-relic_instead = Реліквія
verb-resolve = Відкриття
verb-mythos = Карта Міфів
verb-top = Наверх
verb-bottom = Під низ

barred-no_way = звідси немає дороги
barred-nobody = жодного ворога в межах досяжності
barred-watchful = повз { NAME($enemy, case: "acc") } не прослизнути
barred-sneaks_used = усі прослизання цього бігу вже використано ({ $count })
barred-not_your_turn = { NAME($card) }: лише у власний хід ({ NAME($who) })
barred-too_far = найближчий ворог, { NAME($enemy) }, на відстані { $count }; ваша досяжність: { $reach ->
        [0] лише власна клітинка
       *[other] { $reach }
    }
barred-behind = { NAME($enemy) } за перекритим проходом
barred-ritual = { NAME($enemy) } невразливий, доки триває ритуал
barred-not_safe = тут вороги
barred-unhurt = нема чого зцілювати
barred-alone = тут більше нікого немає
barred-forbidden = це забороняє карта
barred-nothing = ні в кого тут немає Предмета чи Супутника
barred-requires = { NAME($action) }: лише якщо { LIST($requires, sep: "; ") }
barred-cant_pay = ціну не можна сплатити повністю
barred-not_fulfilled = { LIST($effects, sep: "; ") }
barred-no_action = { NAME($card) }: потрібна дія, а їх не лишилося
barred-used = { NAME($card) }: цього ходу вже використано
barred-not_now = { NAME($card) }: не тут і не зараз
barred-no_use = { NAME($card) }: зараз нічого не дасть
barred-stress_full = перекидання коштує стресу ({ $count }), а місця для нього немає

## Журнал

log-source = { $source ->
        [none] { "" }
       *[other] { CAP(NAME($source)) }:{" "}
    }
event-boxes = { NAME($scenario) }; супротивник: { NAME($elder_one) }.
event-laid_out = На мапі: { LIST($enemies) }; { LIST($tokens) }.
event-investigator_chosen = { CAP(NAME($seat)) } грає за персонажа { NAME($investigator) }.
event-insanity_dealt = { NAME($who) }: безумство «{ NAME($insanity) }».
event-unknown_monster = Комірка { $number } Невідомого: { NAME($unknown) } з’являється { NAME($space, case: "in") }.
event-relic_gained = { NAME($who) } має Реліквію: { NAME($relic) }.
event-transformed = Реліквія перевертається ({ NAME($who) }): { NAME($relic) }.
event-turn_begins = Хід починає { NAME($who) }: { $count ->
        [one] { $count } дія
        [few] { $count } дії
       *[many] { $count } дій
    }.
event-actions_gained = { log-source }{ NAME($who) } має ще { $count ->
        [one] { $count } дію
        [few] { $count } дії
       *[many] { $count } дій
    }.
event-moved = { NAME($who) } йде { NAME($from_space, case: "from") } { NAME($space, case: "to") }.
event-taken_along = { NAME($who) } бере із собою { LIST($others, case: "acc") }.
event-followed = Слідом за { NAME($who, case: "ins") } { NAME($space, case: "to") } { $count ->
        [one] іде
        [few] ідуть
       *[many] іде
    }: { LIST($enemies) }.
event-sneaked = { NAME($who) } прослизає, { NAME($enemy) } лишається.
event-placed = { NAME($who) } опиняється { NAME($space, case: "in") }; ніхто не йде слідом.
event-attack = { NAME($who) } атакує { LIST($enemies, case: "acc") }.
event-rolled = { NAME($who) } кидає: { LIST($dice) }.
event-rerolled = { NAME($who) } перекидає { $how ->
        [reroll] за стрес
       *[other] безплатно
    }: { NAME($face) } → { NAME($new_face) }.
event-signs_counted = { NAME($who) } рахує знаки як успіхи: { $count } → { $successes }.
event-signs_forced = Знаки Старших богів рахуються як { NAME($into) }: { $count }.
event-reached = { $count ->
        [one] { $count } успіх: досить
        [few] { $count } успіхи: досить
       *[many] { $count } успіхів: досить
    }.
event-not_reached = { $count ->
        [one] { $count } успіх: замало
        [few] { $count } успіхи: замало
       *[many] { $count } успіхів: замало
    }.
event-hits = { $count ->
        [0] Жодного влучання
        [one] { $count } рана
        [few] { $count } рани
       *[many] { $count } ран
    }.
event-enemy_wounded = { log-source }{ NAME($enemy) } отримує { $count ->
        [one] { $count } рану
        [few] { $count } рани
       *[many] { $count } ран
    } (лишилося здоров’я: { $left }){ $lost ->
        [0] .
       *[other] ; надлишок пропадає: { $lost }.
    }
event-immune = { NAME($enemy) } ще не може отримувати рани.
event-killed_enemy = { log-source }{ NAME($who) } вбиває { NAME($enemy, case: "acc") } { NAME($space, case: "in") }.
event-enemy_healed = { log-source }{ NAME($enemy) } зцілює { $count ->
        [one] { $count } рану
        [few] { $count } рани
       *[many] { $count } ран
    }.
event-enemy_removed = { NAME($enemy) } зникає з мапи.
event-enemy_attacks = { NAME($enemy) } атакує { NAME($who, case: "acc") }.
event-wounded = { log-source }{ NAME($who) } отримує { $count ->
        [one] { $count } рану
        [few] { $count } рани
       *[many] { $count } ран
    } (лишилося здоров’я: { $left }).
event-wounds_prevented = { NAME($source) } береже { NAME($who, case: "acc") } від ран: { $count }.
event-sanity_prevented = { NAME($source) } береже глузд { NAME($who, case: "gen") }: { $count }.
event-companion_wounded = { log-source }{ NAME($held) } бере на себе за { NAME($who, case: "acc") } { $count ->
        [one] { $count } рану
        [few] { $count } рани
       *[many] { $count } ран
    }.
event-stress = { log-source }{ NAME($who) } отримує стрес: { $count } (тепер { $now }).
event-stress_full = { log-source }{ NAME($who) } не має місця для стресу: { $count }.
event-healed = { log-source }{ NAME($who) } зцілює { $wounds ->
        [0] стрес: { $stress }
       *[other] { $stress ->
            [0] рани: { $wounds }
           *[other] стрес: { $stress }, рани: { $wounds }
        }
    }.
event-rests = { NAME($who) } відпочиває.
event-sanity_lost = { log-source }{ NAME($who) } втрачає глузд: { $count } (лишилося { $left }).
event-stopped = Поріг зупиняє { NAME($who, case: "acc") }; врятовано глузду: { $count }.
event-threshold = { NAME($who) } досягає порога безумства { $number }: { NAME($insanity) }.
event-level_up = { NAME($who) }: { NAME($skill) } зростає до рівня { $level }.
event-level_down = { NAME($who) }: { NAME($skill) } падає до рівня { $level }.
event-die_gained = { NAME($who) } відтепер має на один додатковий кубик більше.
event-fire_placed = Вогонь { NAME($space, case: "in") }: { $count }.
event-no_fire_left = { NAME($space) }: вогню більше немає.
event-fire_removed = Вогонь { NAME($space, case: "in") } гасне: { $count }.
event-fire_caught = { log-source }{ NAME($who) } отримує Вогонь: { $count } (тепер { $now }).
event-fire_put_out = Вогонь на планшеті { NAME($who, case: "gen") } гасне: { $count }.
event-fire_roll = { NAME($who) } горить: { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
       *[many] { $count } кубиків
    }.
event-token_laid = { NAME($token) } { NAME($space, case: "in") }: { $count }.
event-no_token_left = { NAME($space) }: жетонів більше немає ({ NAME($token) }).
event-token_lifted = Зникає { NAME($space, case: "from") }: { NAME($token) } ({ $count }).
event-token_moved = Жетон { NAME($token, case: "gen") } рухається { NAME($from_space, case: "from") } { NAME($space, case: "to") }.
event-token_gained = { log-source }{ NAME($who) } отримує жетони ({ NAME($token) }): { $count }.
event-no_token_gained = { log-source }{ NAME($who) } не отримує жетона ({ NAME($token) }): їх немає або більше нести не можна.
event-token_lost = { NAME($who) } віддає жетони ({ NAME($token) }): { $count }.
event-passage_blocked = { NAME($token) } у проході: { LIST($spaces) }.
event-passage_cleared = { NAME($token) } зникає з проходу: { LIST($spaces) }.
event-scenario_action = { NAME($who) }: { NAME($action) }.
event-progress = { NAME($counter) }: { $count } із { $target }.
event-disrupted = Ритуал зірвано! Стародавній може стікати кров’ю.
event-card_used = { NAME($who) } використовує: { NAME($card) }.
event-trades = { NAME($who) } обмінюється.
event-handed_over = { NAME($who) } дає { NAME($whom, case: "dat") }: { NAME($held) }.
event-mythos = Міфи: { NAME($mythos) }.
event-symbols = Символів у скиді: { $count } із 3.
event-skipped = { NAME($source) }: тут нічого не зробити.
event-one_way = { NAME($source) }: зараз можливий лише один із варіантів.
event-nobody_moves = { NAME($source) }: нема кому рухатися.
event-stays = { NAME($enemy) } лишається { NAME($space, case: "in") }.
event-enemy_moved = { NAME($enemy) } йде { NAME($from_space, case: "from") } { NAME($space, case: "to") }.
event-enemy_placed = { NAME($enemy) } опиняється { NAME($space, case: "in") }.
event-summoned = { NAME($enemy) } з’являється { NAME($space, case: "in") }.
event-none_left = { NAME($kind) }: у резерві нікого не лишилося ({ NAME($space) }).
event-peeked = { NAME($who) } зазирає вперед: { LIST($cards) }.
event-put_below = { NAME($mythos) } іде під низ колоди.
event-reshuffled = Скинуті карти Міфів замішують назад у колоду.
event-shuffled_back = { NAME($who) } замішує назад: { NAME($mythos) }.
event-search_phase = { NAME($who) } обшукує клітинку.
event-fight_phase = { NAME($who) } мусить битися.
event-nothing_to_find = { NAME($who) } нічого не знаходить: колода Відкриттів порожня.
event-found = { NAME($who) } знаходить: { NAME($discovery) }.
event-discovery_discarded = { NAME($discovery) } іде у скид.
event-claimed = { NAME($who) } здобуває: { NAME($held) }.
event-card_discarded = { NAME($who) } скидає: { NAME($held) }.
event-switched = { NAME($who) }: «{ NAME($before) }» стає картою «{ NAME($held) }».
event-spared = Цього ходу ніхто не атакує { NAME($who, case: "acc") }.
event-advance = { NAME($elder_one) } просувається на поділку { $count }.
event-unknown_advances = Невідоме, комірка { $number }: { NAME($unknown) }.
event-elder_summoned = { NAME($elder_one) } приходить!
event-stage_revealed = Нова Стадія: { NAME($stage) }.
event-stage_beaten = { NAME($who) } долає Стадію: { NAME($stage) }!
event-location_drawn = Випало місце: { NAME($location) } ({ NAME($space) }).
event-killed = { NAME($who) } гине.
event-mad = { NAME($who) } назавжди втрачає глузд.

## Чим це закінчується

outcome-elder_one_dead = Стародавній мертвий. Попри здоровий глузд, ви перемогли.
outcome-investigator_lost = Дослідник загинув, перш ніж Стародавній узагалі прийшов. Усе втрачено.
outcome-all_lost = Нікого не лишилося. Усе втрачено.
outcome-track_end = Стародавній увійшов у повну силу. Усе втрачено.

## Звідки беруться числа

why-actions = Дії за хід: { $count }
why-actions_source = { NAME($source) }: { NUMBER($count) }
why-run = Біг: { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
       *[many] { $count } клітинок
    }
why-run_source = { NAME($source) }: { NUMBER($count) }
why-run_enemies = Вороги на клітинці: { NUMBER($count) }
why-run_followers = Слідом підуть: { LIST($enemies) }
why-run_fire = Вогонь на виході { NAME($space, case: "from") }: { $count }
why-rest = Відпочинок зцілює пунктів: { $count }
why-rest_source = { NAME($source) }: { NUMBER($count) }
why-dice_printed = Додаткові кубики: { $count }
why-dice_threshold = Додаткові кубики за пороги: { $count }
why-dice_effect = Додаткові кубики цього ефекту: { $count }
why-dice_source = { NAME($source) }, додаткові кубики: { $count }
why-reroll_source = { NAME($source) }: безплатні перекидання: { $count }
why-enemy_standard = Стандартні кубики: { $count }
why-enemy_bonus = Додаткові кубики: { $count }
why-enemy_source = { NAME($source) }: { NUMBER($count) }

why-dice_standard = Стандартні кубики: { $count }
why-stress_rerolls = Місце для стресу: { $count }; перекидання коштує { $price }
why-goal = Потрібно успіхів: { $count }
why-tentacles_shown = Щупальця коштують глузду: { $count }
why-health = { NAME($enemy) }: здоров’я { $left } із { $count }
why-damage = { NAME($source) }, додаткові рани: { $count }
why-boost = { NAME($source) }, додаткові рани: { $count } ({ $stress ->
        [0] задарма
       *[other] за стрес: { $stress }
    })
why-next_stage = Далі Стадія: { NAME($stage) }; зайві рани пропадають
why-survival = Імовірність пережити цю атаку за будь-який потрібний стрес (без глузду): { $percent }%
why-sanity = Втрачено глузду: { $position }, до черепа: { $count }
why-threshold = До наступного порога: { $count }; { NAME($insanity) }, потім зростає вміння
why-symbols = Символи у скиді: { $count } із { $needed }
why-deck = Символи в колоді: { $count }, карт: { $cards }; імовірність наступного: { $percent }%
why-to_red = Просувань до приходу Стародавнього: { $count }
why-to_end = Просувань до поразки: { $count }
why-ritual = { NAME($counter) }: { $count } із { $target }
why-chances = Успіхи без стресу: { LIST($chances, sep: ", ") }
why-chances_stress = За стрес (щонайбільше { $count }): { LIST($chances, sep: ", ") }
why-relief = { NAME($source) }, стресу зцілено перед кидком: { $count }
why-kill_chance = Досить ран за цю атаку, з усім, що можна застосувати: { $percent }%
why-average = У середньому ран без стресу: { $wounds }
chance-at_least = щонайменше { $count }: { $percent }%
chance-at_most = щонайбільше { $count }: { $percent }%
chance-exactly = { $count }: { $percent }%
chance-or_more = { $count } або більше: { $percent }%
why-tentacles = Щупальця одразу після кидка: { LIST($chances, sep: ", ") }
why-threshold_chance = Наступний поріг через щупальця: { $percent }%
why-skull_chance = Череп через щупальця: { $percent }%
why-signs = Знаки Старших богів, які можуть рахуватися: { $count }; успіхів за кожен: { $successes }
why-stage_chance = Подолати цю Стадію ({ $count ->
        [one] { $count } атака
        [few] { $count } атаки
       *[many] { $count } атак
    }): близько { $percent }%
why-expected = У середньому рани: { $wounds }, глузд: { $sanity }, до перекидань
why-wound_chances = Рани: { LIST($chances, sep: ", ") }
why-movers = Карти Міфів у колоді, що його рухають: { $count } із { $cards }
why-left_out = Не враховано: карти, які можна застосувати раніше, і наслідки втрати глузду
why-left_out_fight = Не враховано: втрату глузду з її наслідками й те, що хтось тим часом змінить клітинку
why-deadly = Влучань, що вб’ють вас: { $count }
why-odds_goal = Відсотки тут: імовірність отримати потрібні успіхи
why-odds_attack = Відсотки тут: імовірність пережити цю атаку разом із тим, що додає карта ворога; втрату глузду не враховано
why-odds_life = Відсотки тут: імовірність пережити цей кидок; втрату глузду не враховано
why-reroll_alone = Це перекидання, а далі лише безплатні: { $percent }%
why-reroll_stress = З усім, що допоможе потім, разом щонайбільше за { $count } стресу: { $percent }%
why-free_rerolls = Лишилося безплатних перекидань: { $count }
why-hurt = Можна зцілити стрес: { $stress }, рани: { $wounds }
why-run_stopped = Останній крок завершує Біг
why-run_left = Клітинок лишиться потім: { $count }
why-run_alone = { NAME($who) } лишається без товариства
why-threshold_die = Він також дає додатковий кубик
why-threshold_relic = Він також перевертає ваші Реліквії
why-advance_chance = Просування наприкінці цього ходу: { $percent }%
why-next_advance = Під час просування, { NAME($source) }: { LIST($sentences, sep: " ") }
why-ritual_tokens = { NAME($token) }: { LIST($spaces) }
why-disruption = Коли мети досягнуто: { LIST($sentences, sep: " ") }
warn-fight = Нападуть: { LIST($enemies) }. Імовірність пережити їхні рани за будь-який потрібний стрес: { $percent }%
warn-wounds = у середньому ран: { $wounds }, здоров’я: { $left }
warn-stress = разом стресу: щонайбільше { $count }

## Налаштування

setting-scenario = Історія
setting-scenario-random = Випадково
setting-scenario-choose = На вибір
setting-elder_one = Стародавній
setting-elder_one-random = Випадково
setting-elder_one-choose = На вибір
setting-investigators = Вибір дослідників
setting-investigators-choose = Кожен вибирає
setting-investigators-draft = Кожен одного з двох
setting-investigators-deal = Випадково
setting-insanities = Безумства
setting-insanities-deal = Випадково
setting-unknown = Невідоме
setting-unknown-off = Без нього
setting-unknown-relics = { setting-unknown-relics.plain } ({ setting-unknown-relics.more })
    .plain = Лише Реліквії
    .more = легше
setting-unknown-one = Один монстр і Реліквії
setting-unknown-two = Два монстри й Реліквії
setting-unknown-one_no_relics = { setting-unknown-one_no_relics.plain } ({ setting-unknown-one_no_relics.more })
    .plain = Один монстр, без Реліквій
    .more = важче
setting-unknown-two_no_relics = { setting-unknown-two_no_relics.plain } ({ setting-unknown-two_no_relics.more })
    .plain = Два монстри, без Реліквій
    .more = найважче
setting-unknown_pool = Невідомі монстри
setting-unknown_pool-all = З усіх коробок
setting-unknown_pool-this_box = Із цієї коробки
setting-elder_location = Дві останні Стадії з’являються
setting-elder_location-printed = Там, де кажуть карти
setting-elder_location-random = У випадковому місці
setting-first = Перший гравець
setting-first-random = Випадково
setting-consent = Коли карти змінюють власника
setting-consent-ask = Питати іншого гравця
setting-consent-waive = Згода без запитань

content-scenarios = { $count ->
        [one] { $count } історія
        [few] { $count } історії
       *[many] { $count } історій
    }
content-elder_ones = { $count ->
        [one] { $count } Стародавній
        [few] { $count } Стародавні
       *[many] { $count } Стародавніх
    }
content-investigators = { $count ->
        [one] { $count } дослідник
        [few] { $count } дослідники
       *[many] { $count } дослідників
    }
content-skills = { $count ->
        [one] { $count } вміння
        [few] { $count } вміння
       *[many] { $count } вмінь
    }
content-insanities = { $count ->
        [one] { $count } безумство
        [few] { $count } безумства
       *[many] { $count } безумств
    }
content-mythos = { $count ->
        [one] { $count } карта Міфів
        [few] { $count } карти Міфів
       *[many] { $count } карт Міфів
    }
content-discoveries = { $count ->
        [one] { $count } карта Відкриттів
        [few] { $count } карти Відкриттів
       *[many] { $count } карт Відкриттів
    }
content-unknown_monsters = { $count ->
        [one] { $count } Невідомий монстр
        [few] { $count } Невідомі монстри
       *[many] { $count } Невідомих монстрів
    }
content-relics = { $count ->
        [one] { $count } Реліквія
        [few] { $count } Реліквії
       *[many] { $count } Реліквій
    }

undo-phase = Уся фаза
measure-track = Трек прикликання
measure-ritual = Ритуал
measure-elder_one = Рани Стародавнього
measure-fallen = Дослідники поза грою

## Що показують кубики

symbol-success = успіхи
symbol-tentacle = щупальця
symbol-blank = ніщо
face-standard_success = успіх
face-standard_success_tentacle = успіх зі щупальцем
face-standard_tentacle = щупальце
face-standard_sign = знак
face-standard_blank = порожня грань
face-bonus_success = успіх (додатковий кубик)
face-bonus_success_sign = успіх зі знаком (додатковий кубик)
face-bonus_sign = знак (додатковий кубик)
face-bonus_blank = порожня грань (додатковий кубик)
