### Що кажуть за столом: запитання, варіанти, причини заборон, журнал гри, розв’язки, налаштування, підписи. Де немає карти,
### місця чи речі, яку можна назвати, стоїть "none".

game-name = Жахіття Аркгема: Карткова гра
game-tagline = Шукайте здогадки, зберігайте самовладання й не довіряйте жодному жетону в торбі

## Запитання: підготовка і раунд

ask-choose_weakness = { NAME($seat) }: { ask-choose_weakness.question }
    .question = яка базова слабкість поповнює вашу колоду?
ask-choose_lead = { NAME($seat) }: { ask-choose_lead.question }
    .question = хто головний дослідник?
ask-mulligan = { NAME($seat) }: { ask-mulligan.question }
    .question = які карти ви обмінюєте на нові? Це можна зробити раз.
ask-next_turn = { NAME($seat) } (головний дослідник): { ask-next_turn.question }
    .question = чий хід наступний?
ask-turn = { NAME($seat) }: { ask-turn.question }
    .question = що ви робите? { $count ->
        [0] Дій не лишилося
        [one] Лишилася { $count } дія
        [few] Лишилося { $count } дії
       *[many] Лишилося { $count } дій
    }.
ask-hand_size = { NAME($seat) }: { ask-hand_size.question }
    .question = у руці забагато карт. Яку ви скидаєте? Треба скинути: { $count }.

## Запитання: перевірки

ask-test = { NAME($seat) }: { $kind ->
        [fight] атака на { NAME($target, case: "acc") }, { NAME($skill) }
        [evade] втеча від { NAME($target, case: "gen") }, { NAME($skill) }
        [investigate] дослідження локації { NAME($target) }, { NAME($skill) }
       *[other] { NAME($source) }, перевірка { NAME($skill, case: "gen") }
    } проти { $count }. Додати карти чи тягнути жетон?
    .question = { $kind ->
        [fight] атака на { NAME($target, case: "acc") }
        [evade] втеча від { NAME($target, case: "gen") }
        [investigate] дослідження локації { NAME($target) }
       *[other] { NAME($source) }
    }. Додаєте карти?
ask-help = { NAME($helper) }: { ask-help.question }
    .question = { NAME($seat) } проходить перевірку { NAME($skill, case: "gen") } проти { $count }. Чи додаєте ви карту?
ask-which_skill = { NAME($seat) }: { ask-which_skill.question }
    .question = яку навичку ви перевіряєте?
ask-which_token = { NAME($seat) }: { ask-which_token.question }
    .question = який із відкритих жетонів рахується?

## Запитання: вороги й рани

ask-attacker = { NAME($seat) }: { ask-attacker.question }
    .question = який ворог атакує вас першим?
ask-prey = { NAME($seat) } (головний дослідник): { ask-prey.question }
    .question = кілька з вас пасують однаково. Кого вибирає { NAME($enemy) }?
ask-victim = { NAME($seat) } (головний дослідник): { ask-victim.question }
    .question = кого тепер атакує { NAME($enemy) }?
ask-spawn_at = { NAME($seat) }: { ask-spawn_at.question }
    .question = де з’являється { NAME($source) }?
ask-hunter = { NAME($seat) } (головний дослідник): { ask-hunter.question }
    .question = який мисливець рухається тепер?
ask-hunts = { NAME($seat) } (головний дослідник): { ask-hunts.question }
    .question = кілька шляхів однаково короткі. Куди йде { NAME($source) }?
ask-nearest = { NAME($seat) } (головний дослідник): { ask-nearest.question }
    .question = { NAME($source) }. Кілька ворогів однаково близько. Котрий мається на увазі?
ask-shut = { NAME($seat) } (головний дослідник): { ask-shut.question }
    .question = { NAME($source) }. Найбільше здогадок у кількох локаціях. Котру замкнено?
ask-harm = { NAME($seat) }: { ask-harm.question }
    .question = { $source ->
        [none] { "" }
       *[other] { NAME($source) } –{" "}
    }ви отримуєте { dealt-harm }. Хто це приймає?
ask-assign = { NAME($seat) }: { ask-assign.question }
    .question = { $source ->
        [none] { "" }
       *[other] { NAME($source) } –{" "}
    }ви отримуєте { dealt-harm }. Хто приймає { $kind ->
        [damage] наступну рану
       *[horror] наступний жах
    }? Лишилося: { $count }.
ask-ending = { NAME($seat) } (головний дослідник): { ask-ending.question }
    .question = останній ворог і останні дослідники падають разом. Яку розв’язку ви вибираєте?
ask-new_lead = { NAME($seat) }: { ask-new_lead.question }
    .question = головний дослідник вибув. Хто стає ним тепер?
ask-trauma = { NAME($seat) }: { ask-trauma.question }
    .question = рани й жах перемагають вас водночас. Яку травму ви отримуєте?

## Запитання: карти

ask-order = { NAME($seat) }: { ask-order.question }
    .question = кілька ефектів водночас. Який перший?
ask-discard_order = { NAME($seat) }: { ask-discard_order.question }
    .question = кілька карт скидають водночас, остання лежатиме згори. Яка йде першою?
ask-results = { NAME($seat) }: { ask-results.question }
    .question = перевірка має кілька наслідків. Який перший?
ask-fit_slots = { NAME($seat) }: { ask-fit_slots.question }
    .question = слотів уже замало. Яку карту ви скидаєте?
ask-make_room = { NAME($seat) }: { ask-make_room.question }
    .question = { NAME($card) }: немає вільного слота. Яку карту ви скидаєте, щоб звільнити місце?
ask-choose_x = { NAME($seat) }: { ask-choose_x.question }
    .question = { NAME($card) }: ціна дорівнює X. Скільки ресурсів ви платите?
ask-discard_cost = { NAME($seat) }: { ask-discard_cost.question }
    .question = { $source ->
        [none] власна здібність
       *[other] { NAME($source) }
    }. Яку карту ви скидаєте як плату?
ask-search = { NAME($seat) }: { ask-search.question }
    .question = { NAME($source) }. Яку карту ви берете?
ask-move_to = { NAME($seat) }: { ask-move_to.question }
    .question = { NAME($source) }. Куди ви йдете?
ask-get_away = { NAME($seat) }: { ask-get_away.question }
    .question = { NAME($source) }. Чи виходите ви з бою з усіма ворогами й чи йдете далі?
ask-which_deck = { NAME($seat) }: { ask-which_deck.question }
    .question = { NAME($source) }. У яку колоду ви зазираєте?
ask-put_on_top = { NAME($seat) }: { ask-put_on_top.question }
    .question = { NAME($source) }. Яку з карт мають узяти останньою? Карт, які треба розкласти: { $count }.
ask-choose_skill = { NAME($seat) }: { ask-choose_skill.question }
    .question = { NAME($source) }. Яка навичка отримує +2?
ask-lose_asset = { NAME($seat) }: { ask-lose_asset.question }
    .question = { NAME($source) }. Який зі своїх здобутків ви скидаєте?
ask-keep_one = { NAME($seat) }: { ask-keep_one.question }
    .question = { NAME($source) }. Яку єдину карту ви лишаєте?
ask-give = { NAME($seat) }: { ask-give.question }
    .question = здогадок ще треба сплатити: { $count }. Скільки даєте ви?
ask-whats_going_on = { NAME($seat) } (головний дослідник): { ask-whats_going_on.question }
    .question = { NAME($source) } Загроза просувається. Що ви обираєте?
ask-what_have_you_done = { NAME($seat) } (головний дослідник): { ask-what_have_you_done.question }
    .question = { NAME($source) } Чи має дім згоріти?

## Запитання: вікна, у яких ніхто нічого не мусить робити

ask-after_mythos = { LIST($seats) }: { ask-after_mythos.question }
    .question = чи застосовуєте ви щось перед кінцем фази міфу?
ask-before_turns = { LIST($seats) }: { ask-before_turns.question }
    .question = чи застосовуєте ви щось перед першим ходом?
ask-after_hunters = { LIST($seats) }: { ask-after_hunters.question }
    .question = чи застосовуєте ви щось, перш ніж вороги атакують?
ask-after_attacks = { LIST($seats) }: { ask-after_attacks.question }
    .question = чи застосовуєте ви щось перед кінцем фази ворогів?
ask-in_turn = { LIST($seats) }: { ask-in_turn.question }
    .question = чи застосовуєте ви щось між діями?
ask-turn_ends = { LIST($seats) }: { ask-turn_ends.question }
    .question = дій не лишилося. Чи застосовуєте ви щось перед кінцем ходу?
ask-upkeep_begins = { LIST($seats) }: { ask-upkeep_begins.question }
    .question = чи застосовуєте ви щось, перш ніж карти відновлять?

## Запитання: реакції

ask-react_advance = { LIST($seats) }: { ask-react_advance.question }
    .question = просувається { NAME($source) }. Чи реагуєте ви?
ask-react_attack = { LIST($seats) }: { ask-react_attack.question }
    .question = { $point ->
        [after] після атаки: { NAME($source) } на { NAME($seat, case: "acc") }
       *[when] { NAME($source) } атакує { NAME($seat, case: "acc") }
    }. Чи реагуєте ви?
ask-react_defeat = { LIST($seats) }: { ask-react_defeat.question }
    .question = { $point ->
        [after] ворога переможено: { NAME($source) }
       *[when] ворога мають перемогти: { NAME($source) }
    }. Чи реагуєте ви?
ask-react_discovery = { LIST($seats) }: { ask-react_discovery.question }
    .question = { NAME($seat) } { $point ->
        [would] має знайти
        [when] от-от знайде
       *[after] знаходить
    } { $count ->
        [one] { $count } здогадку
        [few] { $count } здогадки
       *[many] { $count } здогадок
    }. Чи реагуєте ви?
ask-react_drawing = { LIST($seats) }: { ask-react_drawing.question }
    .question = { NAME($seat) } бере карту: { NAME($source) }. Чи реагуєте ви?
ask-react_drawn = { LIST($seats) }: { ask-react_drawn.question }
    .question = { NAME($seat) } бере карти зі своєї колоди. Чи реагуєте ви?
ask-react_engagement = { LIST($seats) }: { ask-react_engagement.question }
    .question = { NAME($source) } вступає в бій: { NAME($seat) }. Чи реагуєте ви?
ask-react_arrival = { LIST($seats) }: { ask-react_arrival.question }
    .question = ворог перемістився: { NAME($source) }. Чи реагуєте ви?
ask-react_controlling = { LIST($seats) }: { ask-react_controlling.question }
    .question = { NAME($seat) } починає розпоряджатися: { NAME($source) }. Чи реагуєте ви?
ask-react_deckempty = { LIST($seats) }: { ask-react_deckempty.question }
    .question = { NAME($seat) } більше не має карт у колоді. Чи реагуєте ви?
ask-react_doomed = { LIST($seats) }: { ask-react_doomed.question }
    .question = приреченість має просунути загрозу: { NAME($source) }. Чи реагуєте ви?
ask-react_fromdeck = { LIST($seats) }: { ask-react_fromdeck.question }
    .question = з колоди скидають карту: { NAME($source) }. Чи реагуєте ви?
ask-react_revealing = { LIST($seats) }: { ask-react_revealing.question }
    .question = відкрито локацію: { NAME($source) }. Чи реагуєте ви?
ask-react_entering = { LIST($seats) }: { ask-react_entering.question }
    .question = { NAME($seat) } входить у локацію { NAME($source) }. Чи реагуєте ви?
ask-react_entersplay = { LIST($seats) }: { ask-react_entersplay.question }
    .question = у гру входить { NAME($source) }. Чи реагуєте ви?
ask-react_evasion = { LIST($seats) }: { ask-react_evasion.question }
    .question = { NAME($seat) } втікає від { NAME($source, case: "gen") }. Чи реагуєте ви?
ask-react_failure = { LIST($seats) }: { ask-react_failure.question }
    .question = { $point ->
        [would] перевірку от-от буде провалено
       *[after] перевірку провалено
    } ({ NAME($seat) }), забракло { $count }. Чи реагуєте ви?
ask-react_gameend = { LIST($seats) }: { ask-react_gameend.question }
    .question = гра закінчується. Чи реагуєте ви?
ask-react_healed = { LIST($seats) }: { ask-react_healed.question }
    .question = { NAME($source) } зцілює рани або жах. Чи реагуєте ви?
ask-react_cancelled = { LIST($seats) }: { ask-react_cancelled.question }
    .question = { $source ->
        [none] { NAME($seat) } скасовує ефект
       *[other] { NAME($source) } скасовує ефект
    }. Чи реагуєте ви?
ask-react_harm = { LIST($seats) }: { ask-react_harm.question }
    .question = { NAME($seat) } { $point ->
        [after] бере
       *[when] ось-ось візьме
    } рани або жах{ $source ->
        [none] { "" }
       *[other] {" "}({ NAME($source) })
    }. Чи реагуєте ви?
ask-react_leaving = { LIST($seats) }: { ask-react_leaving.question }
    .question = { NAME($seat) } виходить із локації { NAME($source) }. Чи реагуєте ви?
ask-react_phasebegin = { LIST($seats) }: { ask-react_phasebegin.question }
    .question = починається фаза { $phase ->
        [mythos] міфу
        [investigation] дослідження
        [enemy] ворогів
       *[upkeep] відновлення
    }. Чи реагуєте ви?
ask-react_phaseend = { LIST($seats) }: { ask-react_phaseend.question }
    .question = закінчується фаза { $phase ->
        [mythos] міфу
        [investigation] дослідження
        [enemy] ворогів
       *[upkeep] відновлення
    }. Чи реагуєте ви?
ask-react_playing = { LIST($seats) }: { ask-react_playing.question }
    .question = { NAME($seat) } грає { NAME($source, case: "acc") }. Чи реагуєте ви?
ask-react_reveal = { LIST($seats) }: { ask-react_reveal.question }
    .question = { $token ->
        [none] { NAME($seat) } от-от відкриє жетон хаосу.
       *[other] { NAME($seat) } відкриває жетон хаосу: { NAME($token) }.
    } Чи реагуєте ви?
ask-react_roundend = { LIST($seats) }: { ask-react_roundend.question }
    .question = раунд закінчується. Чи застосовуєте ви щось?
ask-react_spawn = { LIST($seats) }: { ask-react_spawn.question }
    .question = з’являється ворог: { NAME($source) }. Чи реагуєте ви?
ask-react_success = { LIST($seats) }: { ask-react_success.question }
    .question = перевірка успішна ({ NAME($seat) }), { $count ->
        [0] без запасу
       *[other] із запасом { $count }
    }. Чи реагуєте ви?
ask-react_testbegin = { LIST($seats) }: { ask-react_testbegin.question }
    .question = починається перевірка ({ NAME($seat) }). Чи реагуєте ви?
ask-react_committed = { LIST($seats) }: { ask-react_committed.question }
    .question = { NAME($seat) } додає до перевірки { NAME($card, case: "acc") }. Чи реагуєте ви?
ask-react_symboleffect = { LIST($seats) }: { ask-react_symboleffect.question }
    .question = символ спричиняє ефект карти: { NAME($source) }. Чи реагуєте ви?
ask-react_testend = { LIST($seats) }: { ask-react_testend.question }
    .question = перевірку завершено ({ NAME($seat) }). Чи реагуєте ви?
ask-react_turnbegin = { LIST($seats) }: { ask-react_turnbegin.question }
    .question = починається хід { NAME($seat, case: "gen") }. Чи застосовуєте ви щось?
ask-react_turnend = { LIST($seats) }: { ask-react_turnend.question }
    .question = закінчується хід { NAME($seat, case: "gen") }. Чи застосовуєте ви щось?

## Варіанти

# Частини речень: з ким ворог б’ється і скільки має ран; яка властивість; через що; скільки ран і жаху.

aim-foe = { $engaged ->
        [none] { $damage ->
            [0] { "" }
           *[other] {" "}(має { dealt-damage })
        }
       *[other] { $damage ->
            [0] {" "}(б’ється з { NAME($engaged, case: "ins") })
           *[other] {" "}(б’ється з { NAME($engaged, case: "ins") }, має { dealt-damage })
        }
    }
aim-hurt = { $damage ->
            [0] { "" }
           *[other] {" "}(має { dealt-damage })
        }
by-ability = { $ability ->
        [discard] {" "}(з відбою)
        [aside] {" "}(відкрита)
        [damage] {" "}(рани)
        [horror] {" "}(жах)
        [willpower] {" "}({ skill-willpower })
        [intellect] {" "}({ skill-intellect })
        [combat] {" "}({ skill-combat })
        [agility] {" "}({ skill-agility })
        [lita] {" "}(віддайте йому Літу)
        [ends] {" "}(завершує сценарій)
       *[other] { "" }
    }
by-source = { $source ->
        [none] { "" }
       *[other] {" "}({ NAME($source) })
    }
by-cost = { $resources ->
        [0] { by-uses }
        [one] {" "}({ $resources } ресурс)
        [few] {" "}({ $resources } ресурси)
       *[many] {" "}({ $resources } ресурсів)
    }
by-uses = { $spent ->
        [0] { "" }
        [one] {" "}({ $spent } використання)
        [few] {" "}({ $spent } використання)
       *[many] {" "}({ $spent } використань)
    }
tested-skill = { $skill ->
        [willpower] { skill-willpower }
        [intellect] { skill-intellect }
        [combat] { skill-combat }
       *[agility] { skill-agility }
    }
dealt-damage = { $damage ->
        [one] { $damage } рану
        [few] { $damage } рани
       *[many] { $damage } ран
    }
dealt-horror = { $horror ->
        [one] { $horror } жах
        [few] { $horror } жахи
       *[many] { $horror } жахів
    }
dealt-harm = { $damage ->
        [0] { dealt-horror }
       *[other] { $horror ->
            [0] { dealt-damage }
           *[other] { dealt-damage } і { dealt-horror }
        }
    }

option-weakness = { NAME($card) }
option-swap = Обміняти { NAME($card, case: "acc") }
option-leave = Усе-таки лишити { NAME($card, case: "acc") }
option-redraw = Узяти { $count ->
        [one] { $count } нову карту
        [few] { $count } нові карти
       *[many] { $count } нових карт
    }
option-keep = { $card ->
        [none] Лишити цю руку
       *[other] Лишити { NAME($card, case: "acc") }
    }
option-turn = { NAME($next) }
option-investigate = { $card ->
        [none] Дослідити: { NAME($target) }
       *[other] Дослідження, { NAME($card) }{ $target ->
            [none] { "" }
           *[other] : { NAME($target) }
        }
    }
option-move = Перейти: { NAME($place) }
option-fight = { $card ->
        [none] Атакувати { NAME($target, case: "acc") }{ aim-foe }
       *[other] Атака, { NAME($card) }{ $ability ->
            [throw] {" "}(кидок)
           *[other] { "" }
        }: { NAME($target) }{ aim-foe }
    }
option-evade = { $card ->
        [none] Утекти від { NAME($target, case: "gen") }{ aim-hurt }
       *[other] Втеча, { NAME($card) }: { NAME($target) }{ aim-hurt }
    }
option-engage = Вступити в бій: { NAME($target) }{ aim-foe }
option-parley = Перемовини: { $target ->
        [none] { NAME($card) }
       *[other] { NAME($target) }
    }
option-resign = Відступ: { NAME($card) }
option-draw = Узяти карту
option-resource = Отримати ресурс
option-play = Зіграти { NAME($card, case: "acc") }{ by-ability }{ $target ->
        [none] { "" }
       *[other] : { NAME($target) }{ aim-foe }
    }
option-use = { $ability ->
        [own] Застосувати власну здібність
       *[other] Застосувати { NAME($card, case: "acc") }
    }{ by-ability }{ $target ->
        [none] { "" }
       *[other] : { NAME($target) }{ aim-foe }
    }
option-react = { $ability ->
        [own] Застосувати власну здібність
        [discard] { NAME($card) }{ by-ability }
        [aside] { NAME($card) }{ by-ability }
       *[other] { NAME($card) }
    }{ $target ->
        [none] { "" }
       *[other] : { NAME($target) }{ aim-foe }
    }
option-advance = Витратити здогадки: акт «{ NAME($act) }» просувається
option-end_turn = Закінчити хід
option-pass = Нічого не робити
option-quiet = Нічого не робити й не питати до кінця раунду
option-commit = Додати { NAME($card, case: "acc") }
option-uncommit = Забрати { NAME($card, case: "acc") }
option-draw_token = Тягнути жетон
option-ready = { NAME($helper) }: можна тягнути
option-none = { NAME($helper) } нічого не додає
option-skill = { CAP(NAME($skill)) }
option-token = { CAP(LIST($tokens)) }
option-next = { NAME($target) }{ aim-hurt }
option-prey = { NAME($prey) }
option-enemy = { NAME($target) }{ aim-foe }
option-place = { NAME($place) }
option-harm = { LIST($shares, sep: "; ") }{ $fallen ->
        [0] { "" }
       *[other] {" "}– буде переможено: { LIST($defeats) }
    }
share-taken = { NAME($card) } бере { dealt-harm }
option-assign = { NAME($card) }: 1{ $fallen ->
        [0] { "" }
       *[other] {" "}– буде переможено: { NAME($card) }
    }
option-rest = { NAME($card) }: усе, що лишилося{ $fallen ->
        [0] { "" }
       *[other] {" "}– буде переможено: { NAME($card) }
    }
option-trauma = { $kind ->
        [physical] Фізична травма
       *[mental] Психічна травма
    }
option-lead = { NAME($lead) }
option-ending = { $choice ->
        [r1] Розв’язка 1
        [r2] Розв’язка 2
        [r3] Розв’язка 3
        [r4] Розв’язка 4
       *[none] Без розв’язки
    }
option-order = { NAME($card) }
option-discard = Скинути { NAME($card, case: "acc") }
option-take = Узяти { NAME($card, case: "acc") }
option-disengage = Вийти з бою з усіма ворогами й лишитися тут
option-stay = Нічого не змінювати
option-x = { $count ->
        [0] Жодного ресурсу
        [one] { $count } ресурс
        [few] { $count } ресурси
       *[many] { $count } ресурсів
    }
option-deck = { $whose ->
        [none] Колода контактів
       *[other] Колода { NAME($whose, case: "gen") }
    }
option-under = { NAME($card) }
option-give = { $count ->
        [0] Жодної
        [one] { $count } здогадку
        [few] { $count } здогадки
       *[many] { $count } здогадок
    }
option-choose = { $choice ->
        [discard] Кожен скидає випадкову карту
        [horror] Ви отримуєте 2 жахи
        [clue] Витрачаєте 1 здогадку
        [damage] Отримуєте 2 рани
        [rivertown] Переходите в Рівертаун
        [r1] Дім згорить (розв’язка 1)
        [r2] Дім стоятиме (розв’язка 2)
        [power] Візьміть 2 карти, 2 приреченості на загрозу
        [harm] Отримайте 1 рану й 1 жах
        [heal_damage] Зціліть 1 рану
        [heal_horror] Зціліть 1 жах
        [willpower] { CAP(skill-willpower) }
        [intellect] { CAP(skill-intellect) }
        [combat] { CAP(skill-combat) }
       *[agility] { CAP(skill-agility) }
    }

# Що варіант приносить, крім того

warn-resources = { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурси
       *[many] { $count } ресурсів
    }
warn-clues = { $count ->
        [one] { $count } здогадка
        [few] { $count } здогадки
       *[many] { $count } здогадок
    }
warn-leaves = вільного слота немає, місце звільнить: { LIST($cards) }
warn-leaves_some = вільного слота немає, на вибір: { LIST($cards, sep: ", ") }
warn-opportunity = атака на випередження: { LIST($enemies) }
warn-no_clues = тут немає здогадок

## Види варіантів, також недоступних

verb-weakness = Слабкість
verb-swap = Обміняти
verb-leave = Усе-таки лишити
verb-redraw = Нові карти
verb-keep = Лишити
verb-turn = Наступний хід
verb-investigate = Дослідження
verb-move = Переміщення
verb-fight = Атака
verb-evade = Втеча
verb-engage = Вступ у бій
verb-parley = Перемовини
verb-resign = Відступ
verb-draw = Узяти карту
verb-resource = Ресурс
verb-play = Зіграти карту
verb-use = Властивість
verb-react = Реакція
verb-advance = Просунути акт
verb-end_turn = Кінець ходу
verb-pass = Нічого
verb-quiet = Не цього раунду
verb-commit = Додати карту
verb-uncommit = Забрати карту
verb-draw_token = Жетон
verb-ready = Готовність
verb-none = Нічого
verb-skill = Навичка
verb-token = Жетон
verb-next = Нападник
verb-prey = Жертва
verb-enemy = Ворог
verb-place = Локація
verb-harm = Рани й жах
verb-assign = 1 жетон
verb-rest = Усе, що лишилося
verb-trauma = Травма
verb-lead = Головний дослідник
verb-ending = Розв’язка
verb-order = Порядок
verb-discard = Скинути
verb-take = Узяти карту
verb-drag = Іти далі
verb-disengage = Вийти з бою
verb-stay = Без змін
verb-x = Ресурси
verb-deck = Колода
verb-under = Остання
verb-give = Здогадки
verb-choose = Вибір

barred-cannot_investigate = локацію { NAME($place) } не можна досліджувати ({ NAME($source) })
barred-cannot_enter = у локацію { NAME($place) } не можна ввійти{ $source ->
        [none] {" "}зараз
       *[other] {" "}({ NAME($source) })
    }
barred-aloof = { NAME($enemy) }: відчужений ворог поза боєм
barred-engaged = ви вже б’єтеся: { NAME($enemy) }
barred-massive = { NAME($enemy) }: масивний ворог
barred-actions = потрібно дій: { $count }, лишилося: { $have } ({ NAME($card) })
barred-exhausted = { NAME($card) }: карту задіяно
barred-uses = { NAME($card) }: жетони вичерпано
barred-resources = { barred-resources.here } ({ NAME($card) })
    .here = бракує { $count ->
        [one] { $count } ресурсу
        [few] { $count } ресурсів
       *[many] { $count } ресурсів
    }
barred-clues = { NAME($card) }: потрібно здогадок: { $count }
barred-hand = { NAME($card) }: у руці немає карти, яку можна скинути
barred-cannot_play = { barred-cannot_play.here } ({ NAME($card) })
    .here = це { GENDER($source) ->
        [plural] забороняють
       *[other] забороняє
    } { NAME($source) }
barred-unique = { NAME($card) }: { barred-unique.here }
    .here = унікальна карта вже у грі
barred-only_then = { NAME($card) }: { barred-only_then.here }
    .here = лише тієї миті, яку називає карта
barred-no_target = { NAME($card) }: { barred-no_target.here }
    .here = тут немає цілі
barred-no_effect = { NAME($card) }: { barred-no_effect.here }
    .here = зараз це нічого не змінить
barred-group_clues = { NAME($card) }: разом потрібно здогадок: { $count }, а є: { $have }
barred-no_icons = без відповідного значка: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    } у руці
barred-own_tests = лише для власних перевірок: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
barred-one_each = хто допомагає, додає тільки одну карту
barred-max_committed = не більше ніж одна карта з цією назвою на перевірку
barred-not_here = текст не дозволяє цього для цієї перевірки: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }

## Журнал: підготовка, раунди, ходи

event-laid_out = { $campaign ->
        [none] { NAME($scenario) }, окремий сценарій
       *[other] { NAME($campaign) }: { NAME($scenario) }
    }. Складність: { NAME($difficulty) }.
event-investigators = { $count ->
        [one] Дослідник: { LIST($who) }.
        [few] Дослідники: { LIST($who) }.
       *[many] Дослідники: { LIST($who) }.
    }{ $lead ->
        [none] {""}
       *[other] {" "}Головний дослідник: { NAME($lead) }.
    }
event-begins_hurt = { NAME($seat) } починає з травмами: фізичних { $physical }, психічних { $mental }.
event-log_brings = Журнал кампанії, «{ NAME($note) }»: { NAME($what) }: { LIST($subjects) }.
event-log_counts = Журнал кампанії, «{ NAME($note) }»: { NAME($what) }: { $count }.
event-scenario = Починається сценарій «{ NAME($scenario) }». { NAME($story) }
event-weakness_chosen = { NAME($seat) } грає зі слабкістю: { NAME($card) }.
event-weakness_dealt = { NAME($seat) }: випадкова базова слабкість у колоді: { NAME($card) }.
    .others = { NAME($seat) } має в колоді випадкову базову слабкість.
event-mulligan = { NAME($seat) } обмінює { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }.
event-begins_in_play = { NAME($seat) } починає гру з картою { NAME($card) } у грі.
event-keeps = { NAME($seat) } лишає початкову руку.
event-round = Раунд { $count }.
event-phase = Фаза { $phase ->
        [mythos] міфу
        [investigation] дослідження
        [enemy] ворогів
       *[upkeep] відновлення
    }, раунд { $count }.
event-turn = Хід { NAME($seat, case: "gen") }.
event-resolution = { $resolution ->
        [r1] Розв’язка 1.
        [r2] Розв’язка 2.
        [r3] Розв’язка 3.
        [r4] Розв’язка 4.
       *[none] Жодної розв’язки не досягнуто.
    }

# Акти, загрози, приреченість

event-doom = Приреченість зростає на { $count } ({ NAME($card) }{ $source ->
        [none] { "" }
       *[other] , { NAME($source) }
    }): у грі { $needed ->
        [0] { $total }.
       *[other] { $total } з { $needed }.
    }
event-advances = { $kind ->
        [act] Акт
       *[agenda] Загроза
    } «{ NAME($card) }» просувається. { NAME($story) }
event-current = Відтепер: «{ NAME($card) }».
event-spends_clues = { NAME($seat) } витрачає { $count ->
        [one] { $count } здогадку
        [few] { $count } здогадки
       *[many] { $count } здогадок
    }.
event-placed = Усі дослідники тепер у локації { NAME($place) }.
event-removed = Локацію { NAME($place) } прибрано з гри{ $count ->
        [0] .
       *[other] ; разом із нею скинуто: { LIST($cards) }.
    }

# Дії

event-uses = { NAME($seat) } застосовує { NAME($card, case: "acc") }{ $target ->
        [none] { "" }
       *[other] : { NAME($target) }
    }{ by-cost }.
event-triggers = { $own ->
        [true] { NAME($seat) } застосовує власну здібність
       *[false] { NAME($seat) }: { GENDER($card) ->
            [plural] діють
           *[other] діє
        } { NAME($card) }
    }{ $target ->
        [none] { "" }
       *[other] , ціль: { NAME($target) }
    }{ by-cost }.
event-plays = { NAME($seat) } грає { NAME($card, case: "acc") }{ $count ->
        [0] .
        [one] {" "}за { $count } ресурс.
        [few] {" "}за { $count } ресурси.
       *[many] {" "}за { $count } ресурсів.
    }
event-play_lost = { NAME($seat) } вже не має { NAME($card, case: "gen") }: нічого не зіграно.
event-dearer = { NAME($source) }: дія дорожча, { NAME($seat) } витрачає ще { $count ->
        [one] { $count } дію
        [few] { $count } дії
       *[many] { $count } дій
    }.
event-more_actions = { NAME($seat) } має цього ходу на { $count ->
        [one] { $count } дію
        [few] { $count } дії
       *[many] { $count } дій
    } більше{ by-source }.
event-lost_action = { NAME($seat) } втрачає цього ходу 1 дію ({ NAME($source) }).
event-moves = { NAME($seat) } переходить у локацію { NAME($place) }.
event-revealed = Відкрито локацію { NAME($place) }: { $count ->
        [0] без здогадок
        [one] { $count } здогадка
        [few] { $count } здогадки
       *[many] { $count } здогадок
    }.
event-gains = { NAME($seat) } отримує { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурси
       *[many] { $count } ресурсів
    }{ by-source }.
event-loses = { NAME($seat) } втрачає { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурси
       *[many] { $count } ресурсів
    }{ by-source }.
event-discovers = { NAME($seat) } знаходить { $count ->
        [one] { $count } здогадку
        [few] { $count } здогадки
       *[many] { $count } здогадок
    } в локації { NAME($place) }{ $source ->
        [none] { "" }
       *[other] {" "}({ NAME($source) })
    }.
event-no_clues = { NAME($seat) } нічого не знаходить: у локації { NAME($place) } немає здогадок.
event-covered_up = { NAME($seat) } нічого не знаходить, натомість знімає { $count ->
        [one] { $count } здогадку
        [few] { $count } здогадки
       *[many] { $count } здогадок
    } з карти { NAME($card) }.

# Перевірки

event-test = { NAME($seat) } { $kind ->
        [fight] атакує { NAME($target, case: "acc") }
        [evade] намагається втекти від { NAME($target, case: "gen") }
        [investigate] досліджує локацію { NAME($target) }
       *[other] проходить перевірку
    }{ $source ->
        [none] { "" }
       *[other] {" "}({ NAME($source) })
    }: { tested-skill } { $value } проти { $count }.
event-commits = { NAME($seat) } додає до перевірки { NAME($card, case: "acc") }.
event-token = { NAME($seat) } відкриває жетон: { NAME($token) }{ $symbol ->
        [true] {" "}({ $worth })
       *[false] { "" }
    }.
event-several_tokens = { NAME($seat) } відкриває кілька жетонів водночас: { LIST($tokens) }.
event-token_apart = { NAME($seat) } відкриває жетон: { NAME($token) }.
event-several_apart = { event-several_tokens }
event-treated = { NAME($card) }: { NAME($token) } рахується як { NAME($now) }.
event-ignored = { NAME($card) }: жетон проігноровано ({ NAME($token) }).
event-sealed = { NAME($card) }, запечатано: { LIST($tokens) }.
event-no_seal = { NAME($card) }: карту скинуто, бо в торбі немає жетона, який треба запечатати ({ NAME($token) }).
event-passed = { NAME($seat) }: успіх, { $value } проти { $count } ({ $margin ->
        [0] без запасу
       *[other] із запасом { $margin }
    }).
event-failed = { NAME($seat) }: провал, { $value } проти { $count } (забракло { $margin }).
event-cancelled = { $card ->
        [none] { NAME($seat) } скасовує
       *[other] { NAME($seat) } застосовує { NAME($card, case: "acc") } і скасовує
    }{ $token ->
        [none] { $source ->
            [none] {" "}це.
           *[other] {" "}це ({ NAME($source) }).
        }
       *[other] {" "}жетон: { NAME($token) }.
    }

# Вороги

event-spawns = { NAME($enemy) } з’являється в локації { NAME($place) }.
event-no_spawn = { NAME($enemy) } не має де з’явитися: карту скинуто.
event-unique_there = { NAME($enemy) }: унікальний ворог уже у грі, нову карту скинуто.
event-engages = { NAME($enemy) } тепер б’ється з { NAME($seat, case: "ins") }.
event-disengages = { NAME($enemy) } більше не б’ється з { NAME($seat, case: "ins") }.
event-evaded = { NAME($seat) } втікає від { NAME($enemy, case: "gen") }: ворога задіяно.
event-enemy_moves = { NAME($enemy) } переходить у локацію { NAME($place) }.
event-enemy_held = { NAME($enemy) } не може ввійти в локацію { NAME($place) } і лишається на місці.
event-opportunity = Дія { NAME($seat, case: "gen") } провокує атаку на випередження: { NAME($enemy) }.
event-retaliates = { NAME($enemy) } мститься за невдалу атаку { NAME($seat, case: "gen") }.
event-attacks = { NAME($enemy) } атакує { NAME($seat, case: "acc") }.
event-enemy_hit = { NAME($enemy) } отримує { $count ->
        [one] { $count } рану
        [few] { $count } рани
       *[many] { $count } ран
    }{ by-source }.
event-enemy_defeated = Ворога переможено: { NAME($enemy) }{ $seat ->
        [none] { "" }
       *[other] {" "}({ NAME($seat) })
    }{ $victory ->
        [0] .
       *[other] ; карта йде на переможний рахунок.
    }

# Рани, жах, вибування

event-damage_placed = { NAME($card) } отримує { $count ->
        [one] { $count } рану
        [few] { $count } рани
       *[many] { $count } ран
    }{ by-source }.
event-horror_placed = { NAME($card) } отримує { $count ->
        [one] { $count } жах
        [few] { $count } жахи
       *[many] { $count } жахів
    }{ by-source }.
event-healed = { NAME($card) } зцілює { dealt-harm }{ by-source }.
event-asset_defeated = Здобуток переможено: { NAME($card) } ({ NAME($seat) }).
event-defeated = { NAME($seat) } { GENDER($seat) ->
        [feminine] переможена
       *[masculine] переможений
    }{ $how ->
        [damage] {" "}ранами
        [horror] {" "}жахом
       *[other] { "" }
    }.
event-leads = Тепер головний дослідник: { NAME($seat) }.
event-resigned = { NAME($seat) } відступає.
event-trauma = { NAME($seat) } отримує травми: { $physical ->
        [0] психічні { $mental }
       *[other] фізичні { $physical }
    }.
event-killed = { NAME($seat) } гине.

# Карти

event-draws = { NAME($seat) } бере { NAME($card, case: "acc") }{ by-source }.
    .others = { NAME($seat) } бере карту{ by-source }.
event-no_cards = { NAME($seat) } більше не має карт, які можна взяти.
event-deck_emptied = Колода { NAME($seat, case: "gen") } була порожня: відбій став новою колодою, і це коштує 1 жах.
event-weakness = { NAME($seat) } бере слабкість: { NAME($card) }.
event-encounter = { NAME($seat) } бере карту контактів: { NAME($card) }.
event-redirected = Вважається, що карту { NAME($card) } бере не { NAME($seat) }, а { NAME($partner) }{ by-source }.
event-shuffled_back = Карта { NAME($card) } повертається до колоди контактів, і ту тасують{ by-source }.
event-gives = { NAME($seat) } передає карту { NAME($card) }. Її бере { NAME($partner) }{ by-source }.
event-gives_resources = { NAME($seat) } передає { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурси
       *[many] { $count } ресурсів
    }. Бере { NAME($partner) }{ by-source }.
event-no_encounter = { NAME($seat) }: карт контактів більше немає.
event-encounter_shuffled = Відбій контактів перемішано, це нова колода контактів.
event-threatens = { NAME($card) }: карта тепер у зоні боротьби { NAME($seat, case: "gen") }.
event-attached = { NAME($card) }: карту приєднано до карти { NAME($host) }.
event-not_attached = Карту { NAME($card) } не можна приєднати до карти { NAME($host) } ще раз.
event-discards = { NAME($seat) } скидає { NAME($card, case: "acc") }{ by-source }.
event-card_discarded = Карту { NAME($card) } скинуто.
event-deck_discards = З верху { $pile ->
        [encounter] колоди контактів
       *[own] колоди { NAME($seat, case: "gen") }
    } { $count ->
        [one] скинуто карту
        [few] скинуто карти
        [many] скинуто карти
       *[other] скинуто карти
    }: { LIST($cards) }{ by-source }.
event-makes_room = { NAME($seat) } скидає { NAME($card, case: "acc") }, щоб було місце для { NAME($source, case: "gen") }.
event-used_up = Карту { NAME($card) } вичерпано й скинуто.
event-controls = { NAME($seat) } тепер розпоряджається { NAME($card, case: "ins") }.
event-returns = У руку { NAME($seat, case: "gen") } повертається { NAME($card) }.
event-fetches = { NAME($seat) } бере з колоди { NAME($card, case: "acc") } ({ NAME($source) }).
    .others = { NAME($seat) } бере карту з колоди ({ NAME($source) }).
event-shuffled_in = Карту { NAME($card) } замішано в колоду контактів.
event-scried = { NAME($seat) } дивиться на верх колоди й розкладає його по-своєму ({ NAME($card) }).

## Розв’язки

outcome-gathering_r1 = Ви самі підносите сірник до завіс, і ніхто не озирається, доки не вийде на вулицю. Дах падає на те, що рило під домом; якусь мить у полум’ї щось співає, а потім уже ніщо. У вас є тільки те, що ви несете, а ніч лише почалася. Ви перемогли.
outcome-gathering_r2 = Ніхто не запалює сірника. Дім стоїть, із дірою в підлозі вітальні, якої жоден килим до кінця не прикриє, а земля під ним поки що мовчить. Ви слухаєте цю тишу, доки не проб’є годинник, і замикаєте двері. Ви перемогли.
outcome-gathering_r3 = Підлога провалюється, і крізь неї лізуть гулі, більше, ніж хтось зміг би злічити. Ніхто не встигає втекти з дому. Десь далі вулицею жінка біжить від дверей до дверей, і за кожними вже запізно для правди. Усе втрачено.
outcome-gathering_none = Уже нема кому їх спинити. За завісами одна по одній гаснуть лампи, і дім належить гулям; хто втік, чує це аж на розі вулиці. Ви програли.

## Звідки беруться числа

line-printed = { NAME($card) }, число на карті: { $count }
line-base = { NAME($card) }: { $count }
line-card = { NAME($card) }: { NUMBER($count) }
line-icons = Значки, { NAME($card) }: { NUMBER($count) }
line-token = { $card ->
        [none] Жетон: { NUMBER($count) }
       *[other] Жетон ({ NAME($card) }): { NUMBER($count) }
    }
line-fails = Автопровал: { NUMBER($count) }
line-doubled = { NAME($card) }, подвоєння: { NUMBER($count) }
line-cap = { NAME($card) }, без збільшення: { NUMBER($count) }
line-set = { NAME($card) } встановлює число: { NUMBER($count) }
line-floor = Не менше 0: { NUMBER($count) }
line-difficulty = Складність: { $count }
line-chance = Успіх: { $percent }%, { $good } з { $all }
line-doom = Приреченість, { NAME($card) }: { $count }
line-spent = Витрачено дій: { $count }

## Налаштування

scenario-the_gathering = Зібрання
    .text = Двері вашого кабінету зникли, а під домом щось риє. Дізнайтеся, що відбувається, здолайте бар’єр і вирішіть, що станеться з домом.
setting-campaign = Кампанія
setting-campaign-night_of_the_zealot = Ніч фанатика
    .more = три сценарії поспіль
setting-campaign-none = Лише цей сценарій
setting-scenario = Сценарій
setting-scenario-the_gathering = { scenario-the_gathering }
goal-card-the_gathering = Дізнайтеся, що риє під домом, і виберіться живими.
goal-win-the_gathering = завершиться останній акт: упаде Гуль-жрець, і ви вирішите долю дому.
setting-difficulty = Складність
setting-difficulty-easy = Легка
setting-difficulty-standard = Звичайна
setting-difficulty-hard = Важка
setting-difficulty-expert = Експертна
setting-decks = Дослідники й колоди
setting-decks-starter = Спершу { card-roland_banks }
setting-decks-random = Випадкові початкові колоди
setting-decks-daisy = Спершу { card-daisy_walker }
setting-decks-skids = Спершу { card-skids_otoole }
setting-decks-agnes = Спершу { card-agnes_baker }
setting-decks-wendy = Спершу { card-wendy_adams }
setting-absent = Пропускають сценарій
setting-absent-nobody = Ніхто
setting-weakness = Базові слабкості
setting-weakness-random = Випадкові
setting-weakness-choose = На вибір
setting-lead = Головний дослідник
setting-lead-1 = Перший за порядком
setting-lead-random = Випадково
setting-lead-ask = Обирають на початку
setting-hands = Карти в руці
setting-hands-closed = Лише для власника
setting-hands-open = Відкриті для всіх
setting-asks = Запитання про вільні властивості й миттєві карти
setting-asks-normal = Там, де це може важити
setting-asks-all = Усюди, де це дозволено
setting-asks-few = Лише реакції та свій хід
content-investigators = { $count ->
        [one] { $count } дослідник
        [few] { $count } дослідники
       *[many] { $count } дослідників
    }
content-player_cards = { $count ->
        [one] { $count } карта гравців
        [few] { $count } карти гравців
       *[many] { $count } карт гравців
    }
content-encounter_cards = { $count ->
        [one] { $count } карта контактів
        [few] { $count } карти контактів
       *[many] { $count } карт контактів
    }
content-scenarios = { $count ->
        [one] { $count } сценарій
        [few] { $count } сценарії
       *[many] { $count } сценаріїв
    }
undo-phase = Уся фаза
undo-round = Увесь раунд
measure-doom = Приреченість
measure-clues = Здогадки для актів
