### Що кажуть за столом: запитання, варіанти, чому чогось не можна, журнал гри, завершення, налаштування, підписи.
### Терміни ті самі, що в rules.ftl; варіанти — інфінітивом, як назви дій.

## Запитання

ask-investigator = { NAME($who) }: { ask-investigator.question }
    .question = ким ви будете?
ask-action = { NAME($who) }: { ask-action.question }
    .question = що робите? { $count ->
        [one] Лишилася { $count } дія
        [few] Лишилося { $count } дії
       *[many] Лишилося { $count } дій
    }.
ask-after_actions = { NAME($who) }: { ask-after_actions.question }
    .question = дій більше немає. Ще щось, перш ніж брати карти?
ask-window = Чи хоче хтось зараз зіграти реліквію?
ask-hand_limit = { NAME($who) }: { ask-hand_limit.question }
    .question = { $count ->
        [one] зайва { $count } карта
        [few] зайві { $count } карти
       *[many] зайвих { $count } карт
    }. Якої позбуваєтеся?
ask-relic_duty = { NAME($who) }: { ask-relic_duty.question }
    .question = до кінця ходу ви мусите зіграти реліквію. Яку?
ask-consent_give = { NAME($who) } хоче дати вам { NAME($card, case: "acc") }. Ви згодні?
ask-consent_take = { NAME($who) } хоче взяти у вас { NAME($card, case: "acc") }. Ви згодні?
ask-cure = Де ви зцілюєтеся?
ask-shift_to = Куди йде культист { NAME($place, case: "from") }?
ask-shift_second = Пересунути другого культиста?
ask-shoggoth_order = Який Шоґґот рухається наступним?
ask-shoggoth_way = У який бік рухається Шоґґот { NAME($place, case: "from") }?

# Стародавні

ask-web = Атлач-Нача: культист { NAME($place, case: "in") } чи жетон розуму?
ask-dagon = Дагон: біля яких воріт з’явиться наступний культист?
ask-tremor = Шудде М’елл: скільки жетонів розуму віддає { NAME($who) }? Разом треба віддати ще { $count }.
ask-sloth = Цатоґґва: скільки карт скидає { NAME($who) }? Разом треба скинути ще { $count }.
ask-sloth_card = { NAME($who) }: { ask-sloth_card.question }
    .question = яку карту забирає Цатоґґва?

## Варіанти

option-investigator = Вибрати { NAME($investigator, case: "acc") }

# Дії

option-walk = Перейти { NAME($place, case: "to") }
option-drive = Перейти { NAME($place, case: "to") } через { NAME($via, case: "acc") }
option-bus = Поїхати автобусом { NAME($place, case: "to") }, скинувши { NAME($card, case: "acc") }
option-gate = Пройти крізь ворота { NAME($place, case: "to") }
option-defeat_cultist = { $count ->
        [one] Перемогти { $count } культиста
        [few] Перемогти всіх { $count } культистів
       *[many] Перемогти всіх { $count } культистів
    }
option-defeat_shoggoth = Перемогти Шоґґота ({ $count ->
        [one] { $count } дія
        [few] { $count } дії
       *[many] { $count } дій
    })
option-give = Дати { NAME($whom, case: "dat") } { NAME($card, case: "acc") }{ $count ->
        [2] {" "}(2 дії)
       *[other] { "" }
    }
option-take = Взяти { $whom ->
        [investigator-driver] у
       *[other] в
    } { NAME($whom, case: "gen") } { NAME($card, case: "acc") }{ $count ->
        [2] {" "}(2 дії)
       *[other] { "" }
    }
option-seal = Запечатати ворота { NAME($town, case: "gen") } ({ $count ->
        [one] { $count } доказ
        [few] { $count } докази
       *[many] { $count } доказів
    })
option-seal_linked = Запечатати ворота { NAME($town, case: "gen") } ({ $count ->
        [one] { $count } доказ
        [few] { $count } докази
       *[many] { $count } доказів
    } і { NAME($card) })
option-shift = Пересунути культиста { NAME($place, case: "from") }
option-shift_to = { CAP(NAME($place, case: "to")) }
option-drag = Пересунути Шоґґота { NAME($left, case: "from") } { NAME($place, case: "to") } (2 дії)
option-hop = Переїхати на іншу зупинку: { NAME($place) } (без карти)
option-end_actions = Завершити дії

# Будь-коли

option-pick = Взяти { NAME($card, case: "acc") } зі скиду гравців (без дії)
option-lend = { investigator-magician }: дати { NAME($whom, case: "dat") } { NAME($card, case: "acc") } (без дії)
option-borrow = { investigator-magician }: взяти { $whom ->
        [investigator-driver] у
       *[other] в
    } { NAME($whom, case: "gen") } { NAME($card, case: "acc") } (без дії)
option-discard = Скинути { NAME($card, case: "acc") }
option-continue = Далі
option-quiet = Далі й без запитань цього ходу

# Відповіді

option-agree = Погодитися
option-refuse = Відмовити
option-accept = Прийняти
option-decline = Відмовитися
option-enough = Досить
option-rest = { CAP(NAME($place, case: "in")) }
option-move_first = Шоґґот { NAME($place, case: "in") }
option-way = { CAP(NAME($place, case: "to")) }
option-web_cultist = Додати культиста: { NAME($place) }
option-web_sanity = Віддати 1 жетон розуму
option-gate_first = { CAP(NAME($place, case: "in")) }
option-share = { NAME($who) } { $count ->
        [0] нічого не віддає
       *[other] віддає { $count }
    }

## Види варіантів, зокрема недоступних

verb-investigator = Вибрати дослідника
verb-walk = Перехід
verb-drive = Перехід на 2 локації
verb-bus = Автобус
verb-gate = Прохід крізь ворота
verb-defeat_cultist = Перемогти культиста
verb-defeat_shoggoth = Перемогти Шоґґота
verb-hand_over = Дати або взяти карту
verb-give = Дати карту
verb-take = Взяти карту
verb-seal = Запечатати ворота
verb-seal_linked = Запечатати ворота з доказом сполученого міста
verb-shift = Пересунути культиста
verb-shift_to = Куди пересунути культиста
verb-drag = Пересунути Шоґґота
verb-hop = Із зупинки на зупинку
verb-end_actions = Завершити дії
verb-pick = Взяти доказ зі скиду
verb-lend = Ілюзіоніст: дати реліквію
verb-borrow = Ілюзіоніст: взяти реліквію
verb-discard = Скинути карту
verb-continue = Далі
verb-quiet = Далі без запитань
verb-agree = Погодитися
verb-refuse = Відмовити
verb-accept = Прийняти
verb-decline = Відмовитися
verb-enough = Досить
verb-rest = Зцілення
verb-move_first = Порядок Шоґґотів
verb-way = Шлях Шоґґота
verb-web_cultist = Додати культиста
verb-web_sanity = Віддати розум
verb-gate_first = Вибрати ворота
verb-share = Поділити втрату

## Чому ні; кожне речення стоїть після назви дії та двокрапки

barred-already_sealed = ворота { NAME($town, case: "gen") } вже запечатано
barred-clues_missing = бракує { $count ->
        [one] { $count } доказу
        [few] { $count } доказів
       *[many] { $count } доказів
    } { NAME($town, case: "from") }
barred-linked_clue_missing = бракує доказу сполученого міста (сполучені: { LIST($towns) })
barred-clues_and_linked_missing = бракує { $count ->
        [one] { $count } доказу
        [few] { $count } доказів
       *[many] { $count } доказів
    } { NAME($town, case: "from") } і доказу сполученого міста (сполучені: { LIST($towns) })
barred-clues_or_linked_missing = бракує { $count ->
        [one] { $count } доказу { NAME($town, case: "from") } або
        [few] { $count } доказів { NAME($town, case: "from") }, один із яких може бути доказом
       *[many] { $count } доказів { NAME($town, case: "from") }, один із яких може бути доказом
    } сполученого міста (сполучені: { LIST($towns) })
barred-no_cultist_here = культистів тут немає
barred-too_few_actions = { $count ->
        [one] потрібна { $count } дія
        [few] потрібно { $count } дії
       *[many] потрібно { $count } дій
    }, а { $left ->
        [one] лишилася тільки { $left }
        [few] лишилося тільки { $left }
       *[many] лишилося тільки { $left }
    }
barred-no_bus_stop = зупинки тут немає
barred-no_clue = немає доказу, який можна скинути
barred-gate_sealed = { NAME($place, case: "in") } ворота запечатано
barred-last_open_gate = { NAME($place, case: "in") } останні відкриті ворота
barred-nobody_here = у вашій локації більше нікого немає
barred-wrong_town = ні ви, ні { NAME($who) } не маєте доказу { NAME($town, case: "from") }, а передати тут можна лише такий
barred-refused = { NAME($who) } цього ходу вже { GENDER($who) ->
        [feminine] відмовила
       *[masculine] відмовив
    } ({ NAME($card) })

## Журнал гри

event-investigator_chosen = { NAME($seat) } { GENDER($seat) ->
        [feminine] обрала
       *[masculine] обрав
    } роль { NAME($investigator, case: "gen") }.
event-dealt = Початкові карти { NAME($who, case: "gen") }: { LIST($cards) }.
event-relic_at_start = { NAME($who) } { GENDER($who) ->
        [feminine] принесла
       *[masculine] приніс
    } із собою реліквію «{ NAME($card) }».
event-turn_begins = Хід { NAME($who, case: "gen") }: { $count ->
        [one] { $count } дія
        [few] { $count } дії
       *[many] { $count } дій
    }.

# Дії

event-walked = { NAME($who) } { GENDER($who) ->
        [feminine] перейшла
       *[masculine] перейшов
    } { NAME($place, case: "to") }.
event-bus_taken = { NAME($who) } { GENDER($who) ->
        [feminine] поїхала
       *[masculine] поїхав
    } автобусом { NAME($place, case: "to") }, скинувши { NAME($card, case: "acc") }.
event-hopped = { NAME($who) } { GENDER($who) ->
        [feminine] переїхала
       *[masculine] переїхав
    } { NAME($place, case: "to") }, із зупинки на зупинку.
event-gate_used = { NAME($who) } { GENDER($who) ->
        [feminine] пройшла
       *[masculine] пройшов
    } крізь ворота { NAME($place, case: "to") }.
event-cultists_defeated = { CAP(NAME($place, case: "in")) } { NAME($who) } { GENDER($who) ->
        [feminine] перемогла
       *[masculine] переміг
    } { $count ->
        [one] культиста
        [few] { $count } культистів
       *[many] { $count } культистів
    }.
event-shoggoth_defeated = { CAP(NAME($place, case: "in")) } { NAME($who) } { GENDER($who) ->
        [feminine] перемогла
       *[masculine] переміг
    } Шоґґота.
event-relic_earned = Серед решток { NAME($who) } { GENDER($who) ->
        [feminine] знайшла
       *[masculine] знайшов
    } реліквію «{ NAME($card) }».
event-handed_over = { NAME($who) } { GENDER($who) ->
        [feminine] дала
       *[masculine] дав
    } { NAME($whom, case: "dat") } { NAME($card, case: "acc") }.
event-refused = { NAME($who) } не { GENDER($who) ->
        [feminine] погодилася
       *[masculine] погодився
    } на передачу { NAME($card, case: "gen") }.
event-gate_sealed = { NAME($who) } { GENDER($who) ->
        [feminine] запечатала
       *[masculine] запечатав
    } ворота { NAME($town, case: "gen") } за { $count ->
        [one] { $count } доказ
        [few] { $count } докази
       *[many] { $count } доказів
    }!
event-town_relieved = { $count ->
        [0] { CAP(NAME($town, case: "in")) } не було культистів, яких можна вигнати
        [one] Печать вигнала { NAME($town, case: "from") } { $count } культиста
        [few] Печать вигнала { NAME($town, case: "from") } { $count } культистів
       *[many] Печать вигнала { NAME($town, case: "from") } { $count } культистів
    }.
event-cultist_moved = { NAME($who) } { GENDER($who) ->
        [feminine] заманила
       *[masculine] заманив
    } культиста { NAME($left, case: "from") } { NAME($place, case: "to") }.
event-discarded = { NAME($who) } { GENDER($who) ->
        [feminine] скинула
       *[masculine] скинув
    } { NAME($card, case: "acc") }.
event-clue_taken_back = { NAME($who) } { GENDER($who) ->
        [feminine] взяла
       *[masculine] узяв
    } { NAME($card, case: "acc") } зі скиду гравців.

# Взяття карт і прикликання

event-drew = { NAME($who) } { GENDER($who) ->
        [feminine] взяла
       *[masculine] узяв
    } карти: { LIST($cards) }.
event-evil_stirs = Зло прокидається. { GENDER($who) ->
        [feminine] Першою це відчула
       *[masculine] Першим це відчув
    } { NAME($who) }.
event-regrouped = Культисти перегрупувалися: { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } зі скиду прикликання перетасовано й покладено зверху на колоду.
event-summoning_card = Карта прикликання: { NAME($place) }.
event-summoning_reshuffled = { $count ->
        [one] З { $count } карти
        [few] З { $count } карт
       *[many] З { $count } карт
    } скиду утворено нову колоду прикликання.
event-cultist_placed = { CAP(NAME($place, case: "in")) } з’явився культист (тепер { $count }).
event-fourth_cultist = { CAP(NAME($place, case: "in")) } не було місця для четвертого культиста: почався ритуал пробудження.
event-shoggoth_placed = { CAP(NAME($place, case: "in")) } з мороку виповз Шоґґот.
event-shoggoth_moved = { CAP(NAME($left, case: "from")) } { NAME($place, case: "to") } переповз Шоґґот.
event-shoggoth_driven = { CAP(NAME($place, case: "in")) } { NAME($who) } { GENDER($who) ->
        [feminine] сполохала
       *[masculine] сполохав
    } Шоґґота в його лігві.
event-cards_taken = Зі споду колоди прикликання взято: { LIST($places) }.
event-shoggoth_left = { CAP(NAME($place, case: "in")) } Шоґґот зник крізь ворота: почався ритуал пробудження.

# Стародавні та розум

event-old_one_awakes = { GENDER($old_one) ->
        [feminine] Пробудилася
       *[masculine] Пробудився
    } { NAME($old_one) } (Стародавні: { $number } із 7).
event-cultists_removed = Азатот поглинув { $count ->
        [one] { $count } культиста
        [few] { $count } культистів
       *[many] { $count } культистів
    } із запасу.
event-rolled = { NAME($who) } { GENDER($who) ->
        [feminine] кинула
       *[masculine] кинув
    } кубик розуму: { $face ->
        [face-blank] порожня грань, нічого не сталося
       *[other] «{ NAME($face) }»
    }.
event-sanity_lost = { NAME($who) } { GENDER($who) ->
        [feminine] втратила
       *[masculine] утратив
    } { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
    } розуму ({ $left ->
        [0] не лишилося жодного
        [one] лишився { $left }
        [few] лишилося { $left }
       *[many] лишилося { $left }
    }).
event-insane = Розум не витримав: { NAME($who) } { GENDER($who) ->
        [feminine] збожеволіла
       *[masculine] збожеволів
    }.
event-sanity_gained = { NAME($who) } { GENDER($who) ->
        [feminine] повернула
       *[masculine] повернув
    } собі { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
    } розуму (тепер { $left }).
event-cured = { NAME($who) } знову при розумі.
event-rests = { NAME($who) } { GENDER($who) ->
        [feminine] вирушила
       *[masculine] вирушив
    } { NAME($place, case: "to") }, щоб оговтатися.

## Завершення

outcome-gates_sealed = Четверта печать тримається, останні ворота зачинено. На дні моря щось перевертається уві сні на другий бік; ви перемогли.
outcome-cultists = У запасі забракло культистів: вони вже всюди, і ніхто їх не спинить. Ви програли.
outcome-shoggoths = У цей світ протиснулося на одного Шоґґота більше, ніж ви могли здолати. Ви програли.
outcome-cthulhu = Зорі стали як слід. Ктулху пробудився, і панування людини скінчилося. Ви програли.
outcome-deck = Карт, які треба взяти, більше немає: ваш час вийшов, а ворота лишилися відкритими. Ви програли.
outcome-all_insane = Згас останній ясний розум, і ніхто вже не пам’ятає, навіщо були ті ворота. Ви програли.

## Звідки беруться числа; після кожного речення стоїть його правило

why-summoning_rate = { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    } на кроці прикликання; розкрито Стародавніх: { $number }
why-actions = { NAME($who) } має { $count ->
        [one] { $count } дію
        [few] { $count } дії
       *[many] { $count } дій
    } на хід
why-insane_action = На 1 дію менше, бо { NAME($who) } { GENDER($who) ->
        [feminine] божевільна
       *[masculine] божевільний
    }
why-hand_limit = { NAME($who) } має в руці { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }; ліміт — { $limit }
why-walk = Перехід коштує { $count ->
        [one] { $count } дію
        [few] { $count } дії
       *[many] { $count } дій
    }
why-bus = Автобус коштує { $count ->
        [one] { $count } дію
        [few] { $count } дії
       *[many] { $count } дій
    } і доказ та везе до міста цього доказу
why-bus_own_town = Доказ { NAME($town, case: "from") } везе куди завгодно, бо ви саме там
why-gate = Прохід крізь ворота коштує { $count ->
        [one] { $count } дію
        [few] { $count } дії
       *[many] { $count } дій
    }
why-sweep = Мисливиця перемагає всіх культистів локації разом; їх тут { $count }
why-defeat_cultist = Культист коштує { $count ->
        [one] { $count } дію
        [few] { $count } дії
       *[many] { $count } дій
    }
why-defeat_shoggoth = Шоґґот коштує { $count ->
        [one] { $count } дію
        [few] { $count } дії
       *[many] { $count } дій
    }
why-hand_over = Передати тут можна лише реліквію або доказ { NAME($town, case: "from") }, і тільки за згодою обох
why-seal = Печать коштує { $count ->
        [one] { $count } доказ
        [few] { $count } докази
       *[many] { $count } доказів
    } { NAME($town, case: "from") }
why-seal_held = У руці ви маєте { $count ->
        [one] { $count } доказ
        [few] { $count } докази
       *[many] { $count } доказів
    } { NAME($town, case: "from") }
warn-gate_roll = кидок розуму за ворота
warn-shoggoth_roll = кидок розуму: Шоґґот { NAME($place, case: "in") }
warn-met_roll = кидок розуму: { LIST($people) }

## Налаштування

setting-difficulty = Складність
setting-difficulty-introductory = { setting-difficulty-introductory.plain } ({ setting-difficulty-introductory.more })
    .plain = Для початківців
    .more = 44 докази
setting-difficulty-standard = { setting-difficulty-standard.plain } ({ setting-difficulty-standard.more })
    .plain = Стандартна
    .more = 40 доказів
setting-difficulty-expert = { setting-difficulty-expert.plain } ({ setting-difficulty-expert.more })
    .plain = Експертна
    .more = 36 доказів
setting-investigators = Дослідники
setting-investigators-draft = Кожен обирає одного з двох
setting-investigators-choose = Кожен обирає будь-якого
setting-investigators-deal = Випадкові
setting-first = Перший гравець
setting-first-random = Випадково
setting-consent = Передача карт
setting-consent-ask = Питати згоди іншого гравця
setting-consent-waive = Згода без запитань

## Що в коробці

content-investigators = { $count ->
        [one] { $count } дослідник
        [few] { $count } дослідники
       *[many] { $count } дослідників
    }
content-places = { $count ->
        [one] { $count } локація
        [few] { $count } локації
       *[many] { $count } локацій
    }
content-old_ones = { $count ->
        [one] { $count } Стародавній
        [few] { $count } Стародавні
       *[many] { $count } Стародавніх
    }
content-relics = { $count ->
        [one] { $count } реліквія
        [few] { $count } реліквії
       *[many] { $count } реліквій
    }
content-summoning_cards = { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    } прикликання
content-clues = { $count ->
        [one] { $count } доказ
        [few] { $count } докази
       *[many] { $count } доказів
    }
content-evil_stirs = { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    } «Пробудження Зла»

## Підписи

label-pool = Запас
label-cultists = Культисти
label-shoggoths = Шоґґоти
label-deck = Колода гравців
label-discard = Скид гравців
label-relic_deck = Колода реліквій
label-summoning_deck = Колода прикликання
label-summoning_discard = Скид прикликання
label-summoning_rate = Рівень прикликання
label-old_ones = Стародавні
label-hand = Рука
label-sanity = Розум
label-actions = Дії
label-insane = Божевілля
label-sane = При розумі
label-gate_open = Відкриті ворота
label-gate_sealed = Запечатані ворота
label-gate_warded = Запечатані ворота, захищене місто
label-bus_stop = Зупинка
label-cure = Місце зцілення
label-face_down = карт долілиць: { $count }
label-turn_of = Хід { NAME($who, case: "gen") }
label-in_force = Діє
label-cancelled = Ефект скасовано
label-towns = Міста
