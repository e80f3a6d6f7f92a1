# Реліквії: назва з відмінками, дія карти (.text), а під нею слова, потрібні лише цій карті.

relic-alien_carving = Інопланетне різьблення
    .gen = Інопланетного різьблення
    .acc = Інопланетне різьблення
    .ins = Інопланетним різьбленням
    .gender = neuter
    .text = Активний гравець має цього ходу на 3 дії більше. Коли час дій уже минув, карта нічого не дає.
ask-carving = { NAME($who) } грає для вас «Інопланетне різьблення». Візьмете 3 дії?
event-actions_gained = { NAME($who) } { GENDER($who) ->
        [feminine] отримала
       *[masculine] отримав
    } ще { $count ->
        [one] { $count } дію
        [few] { $count } дії
       *[many] { $count } дій
    }.
relic-alhazreds_flame = Полум’я Альхазреда
    .gen = Полум’я Альхазреда
    .acc = Полум’я Альхазреда
    .ins = Полум’ям Альхазреда
    .gender = neuter
    .text = Приберіть із поля до 4 культистів із будь-яких локацій або натомість 1 Шоґґота. За такого Шоґґота реліквії не буде.
ask-flame = «Полум’я Альхазреда»: що має згоріти? { $count ->
        [one] Ще { $count } культист
        [few] Щонайбільше { $count } культисти
       *[many] Щонайбільше { $count } культистів
    }.
option-burn = Спалити культиста: { NAME($place) }
option-burn_shoggoth = Спалити Шоґґота: { NAME($place) }
verb-burn = Спалити культиста
verb-burn_shoggoth = Спалити Шоґґота
event-cultist_burnt = { CAP(NAME($place, case: "in")) } «Полум’я Альхазреда» поглинуло культиста.
event-shoggoth_burnt = { CAP(NAME($place, case: "in")) } «Полум’я Альхазреда» поглинуло Шоґґота.
relic-bizarre_statue = Химерна статуя
    .gen = Химерної статуї
    .acc = Химерну статую
    .ins = Химерною статуєю
    .gender = feminine
    .text = Найближчий крок прикликання пропускають, хоч би чий був хід: карт прикликання не відкривають.
event-summoning_skipped = «Химерна статуя» стишила співи: крок прикликання пропущено.
why-summoning_skipped = «Химерна статуя»: наступний крок прикликання пропускають
relic-book_of_shadow = Книга тіні
    .gen = Книги тіні
    .acc = Книгу тіні
    .ins = Книгою тіні
    .gender = feminine
    .text = Подивіться 4 верхні карти колоди гравців і покладіть їх назад нагору в будь-якому порядку.
ask-shadow = «Книга тіні»: яку карту візьмуть наступною?
option-next = { CAP(NAME($card)) }
verb-next = Вибрати наступну карту
event-cards_seen = «Книга тіні» показала верхні карти колоди гравців: { LIST($cards) }.
    .others = { NAME($who) } { GENDER($who) ->
            [feminine] подивилася
           *[masculine] подивився
        } на { $count ->
            [one] { $count } верхню карту
            [few] { $count } верхні карти
           *[many] { $count } верхніх карт
        } колоди гравців.
relic-elder_sign = Знак Старших богів
    .gen = Знаку Старших богів
    .acc = Знак Старших богів
    .ins = Знаком Старших богів
    .gender = masculine
    .text = Виберіть місто із запечатаними воротами й переверніть його печать: відтепер там не можна поставити жодного нового культиста чи Шоґґота.
ask-elder_sign = «Знак Старших богів»: яке місто захистити?
option-ward = Захистити { NAME($town, case: "acc") }
verb-ward = Захистити місто
event-town_warded = «Знак Старших богів» відтепер захищає { NAME($town, case: "acc") }: там не з’явиться жоден новий культист чи Шоґґот.
event-warded = «Знак Старших богів» уберіг місто: { NAME($place, case: "in") } ніхто не з’явився.
relic-last_hourglass = Останній пісочний годинник
    .gen = Останнього пісочного годинника
    .acc = Останній пісочний годинник
    .ins = Останнім пісочним годинником
    .gender = masculine
    .text = Активний гравець може взяти 1 доказ зі скиду гравців.
ask-hourglass = «Останній пісочний годинник»: який доказ берете?
ask-hourglass_for = «Останній пісочний годинник»: який доказ має взяти { NAME($who) }?
ask-hourglass_offered = { NAME($who) } грає «Останній пісочний годинник»: ви можете повернути доказ { NAME($town, case: "from") }. Візьмете його?
option-take_back = Взяти { NAME($card, case: "acc") }
verb-take_back = Взяти доказ
relic-mi_go_eye = Око мі-ґо
    .gen = Ока мі-ґо
    .acc = Око мі-ґо
    .ins = Оком мі-ґо
    .gender = neuter
    .text = Наступні ворота, хоч би хто їх запечатав, коштують на 1 доказ менше; доти карта лежить відкрита. Якщо діє Йіґ, заощадити можна карту сполученого міста.
why-seal_eye = «Око мі-ґо» заощаджує 1 доказ
relic-seal_of_leng = Печать Ленґу
    .gen = Печаті Ленґу
    .acc = Печать Ленґу
    .ins = Печаттю Ленґу
    .gender = feminine
    .text = Скасуйте до кінця гри постійний ефект 1 розкритого Стародавнього. Якщо це Азатот, 3 культисти повертаються в запас.
ask-leng = «Печать Ленґу»: чий ефект скасувати?
option-cancel = Скасувати ефект { NAME($old_one, case: "gen") }
verb-cancel = Скасувати ефект Стародавнього
event-old_one_cancelled = «Печать Ленґу» приспала { NAME($old_one, case: "acc") }{ $old_one ->
        [old_one-azathoth] : поглинуті культисти повернулися до запасу
       *[other] { "" }
    }.
relic-silver_key = Срібний ключ
    .gen = Срібного ключа
    .acc = Срібний ключ
    .ins = Срібним ключем
    .gender = masculine
    .text = Активний гравець може відразу опинитися в будь-якій локації на полі.
ask-silver_key = «Срібний ключ»: куди вас перенести?
ask-silver_key_for = «Срібний ключ»: куди має перенестися { NAME($who) }?
ask-silver_key_offered = { NAME($who) } грає «Срібний ключ»: він перенесе вас { NAME($place, case: "to") }. Погоджуєтеся?
option-step = { CAP(NAME($place, case: "to")) }
verb-step = Вибрати локацію
event-stepped = «Срібний ключ» переніс { NAME($who, case: "acc") } { NAME($place, case: "to") }.
relic-song_of_kadath = Пісня Кадату
    .gen = Пісні Кадату
    .acc = Пісню Кадату
    .ins = Піснею Кадату
    .gender = feminine
    .text = Або кожен гравець повертає собі 1 жетон розуму, або один гравець повертає собі всі. Кидка розуму за цю карту немає.
ask-song = «Пісня Кадату»: для кого вона пролунає?
option-song_all = Кожен повертає собі 1 жетон розуму
option-song = { NAME($who) } повертає собі всі жетони розуму
verb-song_all = Розум для всіх
verb-song = Розум для одного
relic-warded_box = Оберегова скринька
    .gen = Оберегової скриньки
    .acc = Оберегову скриньку
    .ins = Обереговою скринькою
    .gender = feminine
    .text = До кінця вашого наступного ходу ніхто не робить кидків розуму. За цю карту кидка теж немає.
event-roll_prevented = «Оберегова скринька» вберегла { NAME($who, case: "acc") } від кидка розуму.
event-ward_ends = «Оберегова скринька» закрилася: знову треба робити кидки розуму.
why-no_rolls = Без кидка розуму, поки діє «Оберегова скринька»
relic-xaos_mirror = Дзеркало Ксаос
    .gen = Дзеркала Ксаос
    .acc = Дзеркало Ксаос
    .ins = Дзеркалом Ксаос
    .gender = neuter
    .text = Обміняйте 1 свій доказ на доказ іншого гравця, хоч би як далеко ви були одне від одного.
ask-mirror = «Дзеркало Ксаос»: які докази обміняти?
option-swap = Дати { NAME($who, case: "dat") } { NAME($mine, case: "acc") } в обмін на { NAME($theirs, case: "acc") }
verb-swap = Обміняти докази
event-swapped = Крізь «Дзеркало Ксаос» { NAME($who) } { GENDER($who) ->
        [feminine] віддала
       *[masculine] віддав
    } { NAME($other, case: "dat") } { NAME($mine, case: "acc") } в обмін на { NAME($theirs, case: "acc") }.

# Кожна реліквія

option-play = Зіграти «{ NAME($relic, case: "acc") }»
verb-play = Зіграти реліквію
event-relic_played = { NAME($who) } { GENDER($who) ->
        [feminine] зіграла
       *[masculine] зіграв
    } «{ NAME($relic, case: "acc") }».
event-no_effect = «{ NAME($relic) }» не { GENDER($relic) ->
        [feminine] мала
        [neuter] мало
       *[masculine] мав
    } на що подіяти.
event-declined = { NAME($who) } { GENDER($who) ->
        [feminine] відмовилася
       *[masculine] відмовився
    }.
why-no_effect = Зараз «{ NAME($relic) }» не має на що подіяти й пропаде без ефекту
why-relic_roll = Потім { NAME($who) } робить кидок розуму
