### Що кажуть за столом: запитання, варіанти, чому чогось не можна, журнал гри, завершення, налаштування.
### Терміни ті самі, що в rules.ftl; варіанти — інфінітивом, як назви дій.

## Запитання

ask-ancient_one = { NAME($seat) }: { ask-ancient_one.question }
    .question = хто зі Стародавніх заворушився цієї ночі уві сні?
ask-investigator = { NAME($seat) }: { ask-investigator.question }
    .question = ким ви будете?
ask-starting_card = { NAME($who) }: { ask-starting_card.question }
    .question = з якої колоди берете початкову карту?
ask-move = { NAME($who) }: { ask-move.question }
    .question = куди йдете?
ask-entrance = { NAME($who) }: { ask-entrance.question }
    .question = що робите на вході в музей?
ask-ready = { NAME($who) }: { ask-ready.question }
    .question = { $count ->
        [0] у запасі жодного кубика. Додасте якийсь?
        [one] у запасі { $count } кубик. Кидаєте?
        [few] у запасі { $count } кубики. Кидаєте?
       *[many] у запасі { $count } кубиків. Кидаєте?
    }
ask-rolled = { NAME($who) }: { ask-rolled.question }
    .question = { $completed ->
        [yes] що ще робите з цим кидком?
       *[no] що робите з цим кидком? Якщо завдання не виконано, треба скинути кубик.
    }
ask-reroll = { NAME($who) }: { ask-reroll.question }
    .question = що перекидаєте? { $picked ->
        [0] { $count ->
            [one] Один кубик
            [few] Щонайбільше { $count } кубики
           *[many] Щонайбільше { $count } кубиків
        }
       *[other] Вибрано: { LIST($faces) }. { $count ->
            [one] Можна вибрати ще { $count }
            [few] Можна вибрати ще щонайбільше { $count }
           *[many] Можна вибрати ще щонайбільше { $count }
        }
    }.
ask-turn_die = { NAME($who) }: { ask-turn_die.question }
    .question = результат якого кубика змінюєте і на який?
ask-secure = { NAME($who) }: { ask-secure.question }
    .question = який кубик захищаєте? Заклинання: { NAME($card) }.
ask-discard_die = { NAME($who) }: { ask-discard_die.question }
    .question = який кубик скидаєте?
ask-lock = { NAME($who) }: { ask-lock.question }
    .question = який кубик заблоковано? Замок: { NAME($source) }.
ask-terror_order = { NAME($who) }: { ask-terror_order.question }
    .question = який ефект жаху діє першим?
ask-midnight_order = { NAME($who) }: { ask-midnight_order.question }
    .question = який ефект опівночі діє першим?
ask-place_monster = { NAME($who) }: { ask-place_monster.question }
    .question = де з’явиться { NAME($monster) }?
ask-defeat = { NAME($who) }: { ask-defeat.question }
    .question = { $count ->
        [one] якого монстра перемагаєте?
        [few] яких монстрів перемагаєте? Щонайбільше { $count }, по черзі.
       *[many] яких монстрів перемагаєте? Щонайбільше { $count }, по черзі.
    }
ask-assist = { NAME($who) }: { ask-assist.question }
    .question = { NAME($other) } просить вас про допомогу — захистити кубик ({ NAME($face) }). Якщо пригоду буде провалено, ви втратите 1 одиницю розуму або 1 одиницю здоров’я. Допоможете?
ask-helper_loss = { NAME($who) }: { ask-helper_loss.question }
    .question = пригоду, в якій ви допомагали, провалено. Що втрачаєте?
ask-choose_effect = { NAME($who) }: { ask-choose_effect.question }
    .question = що вибираєте?
ask-devour_unless = { NAME($who) }: { ask-devour_unless.question }
    .question = заплатите чи дасте себе зжерти?
ask-reward_order = { NAME($who) }: { ask-reward_order.question }
    .question = що з нагороди станеться далі?
ask-scrounge = { NAME($who) }: { ask-scrounge.question }
    .question = ви отримуєте { NAME($kind, case: "acc") } або щось інше натомість. Що берете?
ask-lose_card = { NAME($who) }: { ask-lose_card.question }
    .question = яку карту втрачаєте? Потрібно: { NAME($kind) }.
ask-pay_trophies = { NAME($who) }: { ask-pay_trophies.question }
    .question = які трофеї віддаєте? Ціна: { $count }.
ask-prevent_sanity = { NAME($who) }: { ask-prevent_sanity.question }
    .question = ви втрачаєте { $count ->
        [one] { $count } одиницю розуму
        [few] { $count } одиниці розуму
       *[many] { $count } одиниць розуму
    }. Чи вбережетеся від цього?
ask-prevent_stamina = { NAME($who) }: { ask-prevent_stamina.question }
    .question = ви втрачаєте { $count ->
        [one] { $count } одиницю здоров’я
        [few] { $count } одиниці здоров’я
       *[many] { $count } одиниць здоров’я
    }. Чи вбережетеся від цього?
ask-pay_sanity = { NAME($who) }: { ask-pay_sanity.question }
    .question = завдання коштує { $count ->
        [one] { $count } одиницю розуму
        [few] { $count } одиниці розуму
       *[many] { $count } одиниць розуму
    }. Як платите?
ask-pay_stamina = { NAME($who) }: { ask-pay_stamina.question }
    .question = завдання коштує { $count ->
        [one] { $count } одиницю здоров’я
        [few] { $count } одиниці здоров’я
       *[many] { $count } одиниць здоров’я
    }. Як платите?
ask-lower_maximum = { NAME($who) }: { ask-lower_maximum.question }
    .question = який максимум зменшується на 1?
ask-bury = { NAME($who) }: { ask-bury.question }
    .question = наступна карта міту — «{ NAME($mythos) }». Що з нею робите?

## Варіанти

option-ancient_one = Протистояти { NAME($ancient_one, case: "dat") }
option-investigator = Вибрати { NAME($investigator, case: "acc") }

# Переміщення

option-go = Перейти { NAME($place, case: "to") }
option-stay = Лишитися на місці: { NAME($place) }
option-heal = { NAME($healer) } (один раз на день): { NAME($who) } відновлює 1 одиницю { NAME($kind, case: "gen") }
option-peek = { NAME($card) }: поглянути на наступну карту міту
option-bury = Покласти її під низ колоди, скинувши Анну Каслов
option-leave = Лишити її зверху

# Карти

option-use = Використати { NAME($card, case: "acc") }: { NAME($card, case: "does") }

# Перед кидком

option-roll = Кинути кубики
option-give_up = Здатися: пригоду провалено, ви зазнаєте втрат
option-end_attack = Завершити атаку
option-focus = Зосередитися: захистити { NAME($die, case: "acc") } ({ NAME($face) })
option-ask = Попросити про допомогу: { NAME($who) } захистить { NAME($die, case: "acc") } ({ NAME($face) })
option-take_off = Зняти { NAME($die, case: "acc") } ({ NAME($face) }) із заклинання «{ NAME($card) }», щоб кинути його
option-trust_fund = Трастовий фонд: віддати { NAME($price, case: "acc") }, щоб додати жовтий і червоний кубики

# Після кидка

option-complete = { $place ->
        [place-battle] Вразити Стародавнього
       *[other] { $monster ->
            [none] Виконати завдання { $row }
           *[other] { $defeats ->
                [no] Виконати завдання { NAME($monster, case: "gen") }
               *[yes] Перемогти { NAME($monster, case: "acc") }
            }{ $row ->
                [0] { "" }
               *[other] {" "}(завдання { $row })
            }
        }
    }: { LIST($faces) }{ $special ->
        [yellow] {" "}(зокрема жовтий кубик)
        [red] {" "}(зокрема червоний кубик)
        [both] {" "}(зокрема жовтий і червоний кубики)
       *[none] { "" }
    }{ $secured ->
        [0] { "" }
        [one] {" "}({ $secured } захищений кубик)
        [few] {" "}({ $secured } захищені кубики)
       *[many] {" "}({ $secured } захищених кубиків)
    }{ $sanity ->
        [0] { "" }
       *[other] {" "}(розум −{ $sanity })
    }{ $stamina ->
        [0] { "" }
       *[other] {" "}(здоров’я −{ $stamina })
    }{ $clock ->
        [0] { "" }
       *[other] {" "}(перевести стрілку годинника)
    }
option-clue = Витратити 1 доказ, щоб перекинути кубики
option-read_terror = Ваша здібність: змінити { NAME($face, case: "acc") } на { NAME($new_face, case: "acc") } ({ NAME($die) })
option-raise = Ваша здібність: збільшити на 1 результат { NAME($die, case: "gen") } ({ NAME($face) })
option-research = { investigator-mandy_thompson } (один раз на день): перекинути до 2 із цих кубиків
option-pickman = { NAME($card) }: перекинути 1 кубик
option-tommy_gun = { common_item-tommy_gun }: перекинути 1 кубик
option-fail = { $terror ->
        [true] Визнати кидок невдалим: спершу ефекти жаху, потім скинути кубик
       *[false] Визнати кидок невдалим
    }
option-no_terror = Визнати кидок невдалим, але використати { NAME($card, case: "acc") }: без ефектів жаху
option-no_discard = Визнати кидок невдалим, але замість кубика скинути { NAME($card, case: "acc") }
option-discard = Скинути { NAME($die, case: "acc") } ({ NAME($face) })
option-roll_on = Зупинитися на цьому й кинути решту кубиків

# Вибір кубиків

option-reroll = Вибрати { NAME($die, case: "acc") } ({ NAME($face) })
option-reroll_all = Перекинути всі
option-reroll_picked = Перекинути вибрані кубики
option-reroll_none = Лишити кубики, як є
option-turn = Змінити результат { NAME($die, case: "gen") } ({ NAME($face) }) на { NAME($new_face, case: "acc") }
option-secure = Захистити { NAME($die, case: "acc") } ({ NAME($face) })
option-lock = Заблокувати { NAME($die, case: "acc") } ({ NAME($face) })

# На вході в музей

option-first_aid = Перша допомога: відновити { $count ->
        [one] { $count } одиницю { NAME($kind, case: "gen") }
        [few] { $count } одиниці { NAME($kind, case: "gen") }
       *[many] { $count } одиниць { NAME($kind, case: "gen") }
    } (безплатно)
option-full_care = Перша допомога: відновити { $kind ->
        [kind-sanity] весь розум
       *[kind-stamina] все здоров’я
    } за { $count ->
        [one] { $count } трофей
        [few] { $count } трофеї
       *[many] { $count } трофеїв
    }
option-full_recovery = Перша допомога: відновити весь розум і все здоров’я за { $count ->
        [one] { $count } трофей
        [few] { $count } трофеї
       *[many] { $count } трофеїв
    }
option-lost_and_found = Пошукати в «Бюро знахідок» (кинути зелений кубик)
option-buy = Купити сувенір: { NAME($kind) } за { $count ->
        [one] { $count } трофей
        [few] { $count } трофеї
       *[many] { $count } трофеїв
    }{ $card ->
        [none] { "" }
       *[other] , скинувши { NAME($card, case: "acc") }
    }
option-wait = Перечекати, нічого не роблячи
option-pay = { CAP(LIST($trophies)) } (вартість { $count })

# Відповіді

option-help = Допомогти
option-refuse = Відмовити
option-own_points = Сплатити з власного запасу ({ NAME($kind) })
option-pay_with = Сплатити 1 одиницю картою «{ NAME($card) }» ({ NAME($kind) })
option-suffer = Змиритися із втратою
option-enough = Досить
option-first = «{ NAME($source) }»
option-place = { $row ->
        [0] Покласти монстра під карту «{ NAME($place) }»
       *[other] Покласти монстра на карту «{ NAME($place) }», завдання { $row }
    }
option-defeat = Перемогти { NAME($monster, case: "acc") } на карті «{ NAME($place) }»
option-take = Взяти { NAME($kind, case: "acc") }
option-give_up_card = Втратити { NAME($card, case: "acc") }
option-lose = Втратити 1 одиницю { NAME($kind, case: "gen") }
option-lower = Зменшити на 1 максимум { NAME($kind, case: "gen") }
option-next = { $kind ->
        [kind-gate] Відчиняються ворота
        [kind-monster] З’являється монстр
       *[kind-doom] Змінюється трек приреченості
    }
option-way = { CAP(LIST($effects)) }
option-pay_up = { CAP(LIST($effects)) }
option-be_devoured = Дати себе зжерти

# Що може означати вибір ефекту; зі списку таких речень складається варіант

effect-gain_sanity_1 = відновити 1 одиницю розуму
effect-gain_sanity_2 = відновити 2 одиниці розуму
effect-gain_stamina_1 = відновити 1 одиницю здоров’я
effect-gain_stamina_2 = відновити 2 одиниці здоров’я
effect-lose_sanity_1 = втратити 1 одиницю розуму
effect-lose_stamina_1 = втратити 1 одиницю здоров’я
effect-lose_clue_1 = скинути 1 доказ
effect-lose_trophies_1 = віддати 1 трофей
effect-lose_trophies_2 = віддати 2 трофеї
effect-lose_common_item_1 = скинути звичайний предмет
effect-lose_unique_item_1 = скинути особливий предмет
effect-lose_spell_1 = скинути заклинання

## Види варіантів, зокрема недоступних

verb-ancient_one = Вибрати Стародавнього
verb-investigator = Вибрати дослідника
verb-go = Переміщення
verb-stay = Залишитися на місці
verb-heal = Допомогти комусь відновитися
verb-peek = Поглянути на карту міту
verb-bury = Покласти карту під низ
verb-leave = Лишити карту зверху
verb-use = Використати карту
verb-roll = Кинути кубики
verb-give_up = Здатися
verb-end_attack = Завершити атаку
verb-focus = Зосередження
verb-ask = Прохання про допомогу
verb-take_off = Зняти кубик із заклинання
verb-trust_fund = Додати жовтий і червоний кубики
verb-complete = Виконати завдання
verb-clue = Витратити доказ
verb-read_terror = Змінити «жах»
verb-raise = Збільшити результат
verb-research = Перекидання Менді Томпсон
verb-pickman = Перекидання Річарда Аптона Пікмана
verb-tommy_gun = Перекидання: { common_item-tommy_gun }
verb-fail = Невдалий кидок
verb-no_terror = Невдалий кидок без ефектів жаху
verb-no_discard = Невдалий кидок без скидання кубика
verb-discard = Скинути кубик
verb-roll_on = Кинути решту кубиків
verb-reroll = Вибрати кубик
verb-reroll_all = Перекинути всі
verb-reroll_picked = Перекинути вибрані
verb-reroll_none = Не перекидати
verb-turn = Змінити результат кубика
verb-secure = Захистити кубик
verb-lock = Вибрати заблокований кубик
verb-first_aid = Безплатна перша допомога
verb-full_care = Весь розум або все здоров’я
verb-full_recovery = Весь розум і все здоров’я
verb-lost_and_found = «Бюро знахідок»
verb-buy = Купівля сувеніра
verb-wait = Перечекати
verb-pay = Сплатити трофеями
verb-help = Допомогти
verb-refuse = Відмовити
verb-own_points = Сплатити з власного запасу
verb-pay_with = Сплатити картою
verb-suffer = Змиритися із втратою
verb-enough = Досить
verb-first = Вибрати порядок
verb-place = Розмістити монстра
verb-defeat = Перемогти монстра
verb-take = Вибрати, що взяти
verb-give_up_card = Втратити карту
verb-lose = Вибрати втрату
verb-lower = Зменшити максимум
verb-next = Вибрати порядок
verb-way = Вибрати ефект
verb-pay_up = Заплатити
verb-be_devoured = Дати себе зжерти

## Чому ні; кожне речення стоїть після назви дії та двокрапки

barred-battle = не в битві зі Стародавнім
barred-mythos = це забороняє карта міту «{ NAME($source) }»
barred-once_a_turn = лише раз за хід
barred-asked_already = лише в одного гравця й лише раз на кидок, хоч яка була відповідь
barred-no_failed_roll = лише відразу після невдалого кидка й лише одне з двох: зосередження або допомога
barred-nobody_here = на вашій карті немає інших дослідників
barred-last_die = це ваш останній кубик: кидати було б нічого й пригоду було б провалено
barred-die_locked = { NAME($die) } заблоковано ({ NAME($card) })
barred-in_order = { $monster ->
        [none] завдання { $row }
       *[other] { NAME($monster) }{ $row ->
            [0] { "" }
           *[other] {" "}(завдання { $row })
        }
    } має почекати; на цій карті порядок — зверху вниз
barred-too_costly = { $monster ->
        [none] ціна завдання { $row }
       *[other] ціна перемоги над { NAME($monster, case: "ins") }{ $row ->
            [0] { "" }
           *[other] {" "}(завдання { $row })
        }
    } забрала б у вас останню одиницю
barred-no_clue = у вас немає доказів
barred-too_few_trophies = коштує { $count ->
        [one] { $count } трофей
        [few] { $count } трофеї
       *[many] { $count } трофеїв
    }, а у вас { $have }

## Журнал гри

event-ancient_one = Уві сні { GENDER($ancient_one) ->
        [feminine] заворушилася
       *[masculine] заворушився
    } { NAME($ancient_one) }. Часу обмаль.
event-investigator = { NAME($seat) } { GENDER($seat) ->
        [feminine] обрала
       *[masculine] обрав
    } роль { NAME($investigator, case: "gen") }.
event-first_player = Починає { NAME($who) }.
event-adventure_revealed = У музеї: «{ NAME($place) }».
event-adventure_added = Додаткова пригода в музеї, доки її не буде успішно завершено: «{ NAME($place) }».
event-turn_begins = Хід { NAME($who, case: "gen") }.
event-turn_without = { NAME($seat) } уже не має дослідника й може тільки стежити за годинником.
event-moved = { NAME($who) } { GENDER($who) ->
        [feminine] перейшла
       *[masculine] перейшов
    } { NAME($place, case: "to") }.
event-clock_moved = Стрілка годинника перейшла на { $hour ->
        [3] III
        [6] VI
        [9] IX
       *[12] XII
    }.

# Кидки

event-rolled = { NAME($who) } { GENDER($who) ->
        [feminine] кинула
       *[masculine] кинув
    } кубики: { LIST($faces) }.
event-rerolled = { NAME($who) } { GENDER($who) ->
        [feminine] перекинула
       *[masculine] перекинув
    } кубики: { LIST($old_faces) } → { LIST($faces) }.
event-die_turned = { NAME($who) } { GENDER($who) ->
        [feminine] змінила
       *[masculine] змінив
    } { NAME($old_face, case: "acc") } на { NAME($face, case: "acc") }.
event-die_added = { NAME($who) } { GENDER($who) ->
        [feminine] додала
       *[masculine] додав
    } до запасу { NAME($die, case: "acc") }.
event-no_dice_left = { CAP(NAME($who, case: "dat")) } не лишилося що кидати.
event-task_completed = { NAME($who) } { $monster ->
        [none] { GENDER($who) ->
            [feminine] виконала
           *[masculine] виконав
        } завдання { $row }
       *[other] { $defeats ->
            [no] { GENDER($who) ->
                [feminine] виконала
               *[masculine] виконав
            } завдання { NAME($monster, case: "gen") }
           *[yes] { GENDER($who) ->
                [feminine] здолала
               *[masculine] здолав
            } { NAME($monster, case: "acc") }
        }{ $row ->
            [0] { "" }
           *[other] {" "}(завдання { $row })
        }
    } на карті «{ NAME($place) }»: { LIST($faces) }.
event-roll_failed = Невдалий кидок: { NAME($who) }.
event-terror = { CAP(NAME($who, case: "acc")) } охопив жах: «{ NAME($source) }».
event-dice_discarded = { NAME($who) } { GENDER($who) ->
        [feminine] скинула
       *[masculine] скинув
    } { LIST($faces, case: "acc") }.
event-focused = { NAME($who) } { GENDER($who) ->
        [feminine] зосередилася та захистила
       *[masculine] зосередився та захистив
    } { NAME($face, case: "acc") }.
event-assisted = { NAME($who) } { GENDER($who) ->
        [feminine] допомогла
       *[masculine] допоміг
    } { NAME($other, case: "dat") } та { GENDER($who) ->
        [feminine] захистила
       *[masculine] захистив
    } { NAME($face, case: "acc") }.
event-refused = { NAME($who) } { GENDER($who) ->
        [feminine] відмовила
       *[masculine] відмовив
    } в допомозі.
event-secured = { NAME($who) } { GENDER($who) ->
        [feminine] захистила
       *[masculine] захистив
    } { NAME($face, case: "acc") } на заклинанні «{ NAME($card) }».
event-taken_off = { NAME($who) } { GENDER($who) ->
        [feminine] зняла
       *[masculine] зняв
    } { NAME($die, case: "acc") } із заклинання «{ NAME($card) }».
event-spell_over = Заклинання { NAME($who, case: "gen") } розвіялося: на карті «{ NAME($card) }» не лишилося кубиків.
event-locked = Замок на { NAME($die, case: "acc") } («{ NAME($source) }»).
event-unlocked = Знято замок із { NAME($die, case: "gen") } («{ NAME($source) }»).

# Пригоди

event-resolved = { NAME($who) } { GENDER($who) ->
        [feminine] завершила
       *[masculine] завершив
    } { NAME($place, case: "acc") }!
event-failed = { NAME($who) } { GENDER($who) ->
        [feminine] провалила
       *[masculine] провалив
    } { NAME($place, case: "acc") }.
event-gate_opened = Відчинилися ворота: «{ NAME($place) }».
event-world_lost = Шлях до світу «{ NAME($place) }» зачинився назавжди.

# Монстри

event-monster_appeared = На карті «{ NAME($place) }» з мороку { GENDER($monster) ->
        [feminine] вийшла
        [neuter] вийшло
       *[masculine] вийшов
    } { NAME($monster) }.
event-monster_kept_away = До { NAME($who, case: "gen") } не наблизився жоден монстр.
event-monster_beaten = { NAME($who) } { GENDER($who) ->
        [feminine] перемогла
       *[masculine] переміг
    } { NAME($monster, case: "acc") }.
event-monster_taken = { NAME($who) } { GENDER($who) ->
        [feminine] забрала
       *[masculine] забрав
    } { NAME($monster, case: "acc") } як трофей.

# На вході в музей

event-searched = { NAME($who) } { GENDER($who) ->
        [feminine] пошукала в
       *[masculine] пошукав у
    } «Бюро знахідок»; випало: { NAME($face) }.
event-trophies_spent = { NAME($who) } { GENDER($who) ->
        [feminine] віддала
       *[masculine] віддав
    } трофеї: { LIST($trophies) }.
event-waited = { NAME($who) } { GENDER($who) ->
        [feminine] перечекала
       *[masculine] перечекав
    } на вході в музей.

# Дослідники та їхні карти

event-card_gained = { NAME($who) } { GENDER($who) ->
        [feminine] отримала
       *[masculine] отримав
    } { NAME($card, case: "acc") }.
event-card_lost = { NAME($who) } { GENDER($who) ->
        [feminine] втратила
       *[masculine] втратив
    } { NAME($card, case: "acc") }.
event-card_used = { NAME($who) } { GENDER($who) ->
        [feminine] використала
       *[masculine] використав
    } карту «{ NAME($card) }».
event-ally_left = { NAME($card) } { GENDER($card) ->
        [feminine] покинула
       *[masculine] покинув
    } { NAME($who, case: "acc") }.
event-deck_empty = У колоді вже немає { NAME($kind, case: "many") }.
event-ability = { NAME($who) } { GENDER($who) ->
        [feminine] скористалася
       *[masculine] скористався
    } здібністю «один раз на день».
event-clues_gained = { NAME($who) } { GENDER($who) ->
        [feminine] отримала
       *[masculine] отримав
    } { $count ->
        [one] { $count } доказ
        [few] { $count } докази
       *[many] { $count } доказів
    }.
event-clues_lost = { NAME($who) } { GENDER($who) ->
        [feminine] віддала
       *[masculine] віддав
    } { $count ->
        [one] { $count } доказ
        [few] { $count } докази
       *[many] { $count } доказів
    }.
event-sanity_gained = { NAME($who) } { GENDER($who) ->
        [feminine] відновила
       *[masculine] відновив
    } { $count ->
        [one] { $count } одиницю розуму
        [few] { $count } одиниці розуму
       *[many] { $count } одиниць розуму
    } (тепер { $left }).
event-stamina_gained = { NAME($who) } { GENDER($who) ->
        [feminine] відновила
       *[masculine] відновив
    } { $count ->
        [one] { $count } одиницю здоров’я
        [few] { $count } одиниці здоров’я
       *[many] { $count } одиниць здоров’я
    } (тепер { $left }).
event-sanity_lost = { NAME($who) } { GENDER($who) ->
        [feminine] втратила
       *[masculine] втратив
    } { $count ->
        [one] { $count } одиницю розуму
        [few] { $count } одиниці розуму
       *[many] { $count } одиниць розуму
    } ({ $left ->
        [0] нічого не лишилося
        [one] лишилася { $left }
        [few] лишилося { $left }
       *[many] лишилося { $left }
    }).
event-stamina_lost = { NAME($who) } { GENDER($who) ->
        [feminine] втратила
       *[masculine] втратив
    } { $count ->
        [one] { $count } одиницю здоров’я
        [few] { $count } одиниці здоров’я
       *[many] { $count } одиниць здоров’я
    } ({ $left ->
        [0] нічого не лишилося
        [one] лишилася { $left }
        [few] лишилося { $left }
       *[many] лишилося { $left }
    }).
event-loss_prevented = { NAME($who) } { GENDER($who) ->
        [feminine] уникла
       *[masculine] уник
    } втрати { $count ->
        [one] { $count } одиниці
        [few] { $count } одиниць
       *[many] { $count } одиниць
    }.
event-maximum_lowered = Максимум { NAME($kind, case: "gen") } { NAME($who, case: "gen") } зменшився до { $count }.
event-devoured = { CAP(NAME($who, case: "acc")) } зжерто.
event-eliminated = { NAME($seat) } вибуває з гри.

# Опівніч, міт і приреченість

event-midnight = Настала опівніч.
event-at_midnight = Опівночі: «{ NAME($source) }».
event-mythos = Карта міту: { NAME($mythos) } { NAME($mythos, case: "lower") }.
event-mythos_seen = { NAME($who) } { GENDER($who) ->
        [feminine] побачила
       *[masculine] побачив
    } наступну карту міту: «{ NAME($mythos) }».
event-mythos_buried = { NAME($who) } { GENDER($who) ->
        [feminine] поклала
       *[masculine] поклав
    } під низ колоди { NAME($mythos, case: "acc") }; Анна Каслов пішла.
event-doom_added = Приреченість ближчає: { $count } із { $of }.
event-doom_removed = Приреченість відступила на { $count } (тепер { $left }).
event-sign_gained = Знаки Старших богів: { $count } із { $of }.
event-sign_lost = Знак Старших богів утратив силу ({ $count ->
        [0] не лишилося жодного
        [one] лишився { $count }
        [few] лишилося { $count }
       *[many] лишилося { $count }
    }).

# Битва

event-awakens = { GENDER($ancient_one) ->
        [feminine] Прокинулася
       *[masculine] Прокинувся
    } { NAME($ancient_one) }! Усе інше в музеї завмерло.
event-die_gone = Вилучено з гри назавжди: { NAME($die) }.
event-hit = { NAME($who) } { GENDER($who) ->
        [feminine] вразила
       *[masculine] вразив
    } Стародавнього: { LIST($faces) }.
event-attack_over = { NAME($who) } { GENDER($who) ->
        [feminine] завершила
       *[masculine] завершив
    } атаку.
event-awakening = Пробудження: { NAME($effect) }
event-ancient_one_attacks = { NAME($ancient_one) } атакує! { NAME($effect) }

## Завершення

outcome-sealed = Останній знак Старших богів стає на місце, і шлях у наш світ закрито. Зранку музей відчиниться, ніби нічого й не сталося; ви перемогли.
outcome-battle = Те, що прокинулося, повертається туди, де його ніхто не шукає. Серед руїн музею ви досі на ногах; ви перемогли.
outcome-devoured = У музеї обірвався останній голос, а крізь відчинені двері щось виходить у ніч. Ви програли.
outcome-azathoth = Азатот розплющив очі, і вже не було на що дивитися. Ви програли.

## Звідки беруться числа; після кожного речення стоїть його правило

why-odds = { $monster ->
        [none] Завдання { $row }
       *[other] { NAME($monster) }{ $row ->
            [0] { "" }
           *[other] {" "}(завдання { $row })
        }
    }: { $percent } % цим кидком
why-whole = Уся пригода: близько { $percent } % для активного гравця за найкращої можливої гри. Враховано кубики, які можна додати, кубики на заклинаннях, зосередження, допомогу, здібність дослідника змінювати кидок, ціни та ефекти жаху.
why-uncounted = Не враховано, тож шанс може бути більшим: { LIST($things) }.
why-uncounted_monster = Не враховано, тож шанс може бути меншим: жах приводить монстра, а він може з’явитися лише на цій карті.
why-remaining = { $count ->
        [0] Після цього в запасі не лишиться жодного кубика
        [one] Після цього в запасі лишиться { $count } кубик
        [few] Після цього в запасі лишиться { $count } кубики
       *[many] Після цього в запасі лишиться { $count } кубиків
    }
why-our_design = { $part ->
        [now] Наша розробка: миттєвий ефект.
        [lasting] Наша розробка: тривалий ефект.
        [ability] Наша розробка: особлива здібність.
       *[all] Наша розробка.
    }
why-price = Ціна на листі входу: { $count ->
        [one] { $count } трофей
        [few] { $count } трофеї
       *[many] { $count } трофеїв
    }

## Налаштування

setting-ancient_one = Стародавній
setting-ancient_one-random = Випадковий
setting-ancient_one-choose = Вибрати за столом
setting-ancient_one-azathoth = { ancient_one-azathoth }
setting-ancient_one-cthulhu = { ancient_one-cthulhu }
setting-ancient_one-hastur = { ancient_one-hastur }
setting-ancient_one-ithaqua = { ancient_one-ithaqua }
setting-ancient_one-nyarlathotep = { ancient_one-nyarlathotep }
setting-ancient_one-shub_niggurath = { ancient_one-shub_niggurath }
setting-ancient_one-yig = { ancient_one-yig }
setting-ancient_one-yog_sothoth = { ancient_one-yog_sothoth }
setting-investigators = Дослідники
setting-investigators-deal = Випадкові
setting-investigators-choose = Кожен обирає сам
setting-first = Перший гравець
setting-first-random = Випадково

## Що в коробці

content-investigators = { $count ->
        [one] { $count } дослідник
        [few] { $count } дослідники
       *[many] { $count } дослідників
    }
content-ancient_ones = { $count ->
        [one] { $count } Стародавній
        [few] { $count } Стародавні
       *[many] { $count } Стародавніх
    }
content-adventures = { $count ->
        [one] { $count } пригода
        [few] { $count } пригоди
       *[many] { $count } пригод
    }
content-other_worlds = { $count ->
        [one] { $count } Інший світ
        [few] { $count } Інші світи
       *[many] { $count } Інших світів
    }
content-common_items = { $count ->
        [one] { $count } звичайний предмет
        [few] { $count } звичайні предмети
       *[many] { $count } звичайних предметів
    }
content-unique_items = { $count ->
        [one] { $count } особливий предмет
        [few] { $count } особливі предмети
       *[many] { $count } особливих предметів
    }
content-spells = { $count ->
        [one] { $count } заклинання
        [few] { $count } заклинання
       *[many] { $count } заклинань
    }
content-allies = { $count ->
        [one] { $count } союзник
        [few] { $count } союзники
       *[many] { $count } союзників
    }
content-mythos = { $count ->
        [one] { $count } карта міту
        [few] { $count } карти міту
       *[many] { $count } карт міту
    }
content-monsters = { $count ->
        [one] { $count } монстр
        [few] { $count } монстри
       *[many] { $count } монстрів
    }
content-masks = { $count ->
        [one] { $count } маска
        [few] { $count } маски
       *[many] { $count } масок
    }
