# Що роблять карти, за їхніми рядками. Кожне `do-…` — частина речення без великої літери й крапки; до адресата звертаються
# наказовим способом. $who — назва того, про кого йдеться («folk-…»), $where — клітинки, $those — фігурок ворогів, $per — того,
# що рахують («none»: нічого); $count 0 — «усі» або «скільки завгодно».

sentence = { CAP(NAME($what)) }.

## Властивості: коли, як часто, що стається

ability = { NAME($on) }{ $limit ->
        [turn] , раз на хід
        [run] , раз за Біг
       *[none] { "" }
    }: { NAME($does) }
ability-limited = { $limit ->
        [run] раз за Біг
       *[turn] раз на хід
    }: { NAME($does) }
ability-while = доки { LIST($when) }: { NAME($does) }
ability-state = щойно { LIST($when) }: { NAME($does) }

on-on_claim = коли здобуваєте цю карту
on-on_lose = коли втрачаєте цю карту
on-action = особлива дія
on-free_action = вільна дія
on-any_time = будь-коли у ваш хід
on-on_run = коли починаєте Біг
on-on_sneak = коли прослизаєте повз ворога
on-on_leave = коли залишаєте клітинку
on-on_enter = коли заходите на клітинку
on-after_run = після вашого Бігу
on-on_attack = коли атакуєте
on-after_attack = після вашої Атаки
on-on_kill = коли вбиваєте ворога
on-when_attacked = коли вас атакують
on-after_attacked = після атаки на вас
on-when_wounded = коли отримуєте рани
on-before_roll = перед кидком
on-after_roll = після кидка
on-reroll_by_stress = коли отримуєте стрес за перекидання
on-on_rest = коли виконуєте Відпочинок
on-other_rests = коли інший дослідник на вашій клітинці виконує Відпочинок
on-other_leaves = коли інший дослідник залишає вашу клітинку
on-on_search = коли виконуєте Обшук
on-on_sanity_loss = коли втрачаєте глузд
on-turn_start = на початку вашого ходу
on-turn_end = наприкінці вашого ходу
on-fire_rolled = після вашого кидка за Вогонь
on-first_turn = на початку вашого першого ходу
on-on_elder_advance = коли Стародавній просувається
on-on_reveal = коли відкривають Стадію
on-elder_turn_end = наприкінці кожного ходу
on-enemy_attacks = коли атакує вас
on-enemy_attacked = коли атакуєте цього ворога
on-enemy_survives = якщо виживе після вашої Атаки
on-enemy_killed = коли вбиваєте цього ворога
on-enemy_wounds = якщо атакою завдасть вам ран
on-enemy_summoned = після прикликання
on-enemy_presence = на клітинці цього ворога
on-turn_end_here = наприкінці вашого ходу на клітинці цього ворога
on-on_eliminated = коли дослідник вибуває з гри

## Перебіг

do-all = { LIST($does) }
do-then = { LIST($does, sep: ", потім ") }
do-afterwards = { LIST($does, sep: ". Потім ") }
do-for = { LIST($cost) } → { NAME($does) }
do-when = якщо { LIST($when) }, { NAME($does) }
do-when_else = якщо { LIST($when) }, { NAME($does) }; інакше { NAME($otherwise) }
do-may = можете { LIST($does) }
do-choose = виберіть одне: { LIST($ways, sep: " — АБО — ") }
do-each_chooses = { NAME($who) } вибирає одне: { LIST($ways, sep: " — АБО — ") }
do-for_each = { NAME($who) }: { NAME($does) }
do-for_each_space = на кожній клітинці з жетоном { NAME($token, case: "gen") }: { NAME($does) }
do-repeat = { NAME($does) } ({ $per ->
        [none] до { $count } разів
       *[other] { NAME($per) } окремо{ $count ->
            [1] { "" }
           *[more] , { $count } рази
        }
    })
do-roll = виконайте кидок. { CAP(LIST($outcomes, sep: "; ")) }
do-roll_against = киньте проти себе { $count ->
        [one] { $count } стандартний кубик
        [few] { $count } стандартні кубики
       *[many] { $count } стандартних кубиків
    }. { CAP(LIST($outcomes, sep: "; ")) }
roll-least = якщо успіхів { $count } або більше: { NAME($does) }
roll-otherwise = інакше: { NAME($does) }
roll-success = за кожен успіх: { NAME($does) }
roll-sign = за кожен знак Старших богів: { NAME($does) }

## Що рахують

per-tentacle = за кожне щупальце
per-elder_sign = за кожен знак Старших богів
per-elder_sign_counted_as_success = за кожен знак Старших богів, порахований як успіх
per-target = за кожну ціль
per-health_of_killed_enemy = за кожну одиницю здоров’я вбитого ворога
per-other_investigator_within_2 = за кожного іншого дослідника не далі ніж за 2 клітинки від вас
per-relic_and_item_you_have = за кожну Реліквію й кожен Предмет, які маєте
per-four_fatigue = за кожні 4 ваші жетони Втоми
per-bone_held_beyond_first = за кожен ваш жетон Кісток, крім першого
per-bone_discarded = за кожен із них

## Хто

folk-you = ви
folk-it = він
folk-each = кожен дослідник
folk-each_in_your_space = кожен дослідник на вашій клітинці
folk-others_in_your_space = кожен інший дослідник на вашій клітинці
folk-each_within_1 = кожен дослідник не далі ніж за 1 клітинку від вас (ви теж)
folk-each_within_2 = кожен дослідник не далі ніж за 2 клітинки від вас (ви теж)
folk-each_within_2_of_it = кожен дослідник не далі ніж за 2 клітинки від цього ворога
folk-each_in_elder_space = кожен дослідник на клітинці Стародавнього
folk-each_with_the_enemy = кожен дослідник на одній клітинці з { NAME($enemy, case: "ins") }
folk-each_with_enemy = кожен дослідник на одній клітинці з { NAME($enemy, case: "ins") }
folk-each_at = кожен дослідник { NAME($space, case: "in") }
folk-each_near = кожен дослідник не далі ніж за { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
       *[many] { $count } клітинок
    } від { NAME($space, case: "gen") }
folk-nearest_other = найближчий інший дослідник
folk-chosen_in_your_space = вибраний дослідник на вашій клітинці

## Де: .in (на клітинці), .to (на клітинку), .gen (у бік клітинки)

where-your_space = ваша клітинка
    .in = на вашій клітинці
    .to = на вашу клітинку
    .gen = вашої клітинки
where-start = Стартова клітинка
    .in = на Стартовій клітинці
    .to = на Стартову клітинку
    .gen = Стартової клітинки
where-gate_red = Червона Брама
    .in = біля Червоної Брами
    .to = на Червону Браму
    .gen = Червоної Брами
where-gate_yellow = Жовта Брама
    .in = біля Жовтої Брами
    .to = на Жовту Браму
    .gen = Жовтої Брами
where-gate_blue = Синя Брама
    .in = біля Синьої Брами
    .to = на Синю Браму
    .gen = Синьої Брами
where-each_gate = кожна Брама
    .in = біля кожної Брами
    .to = на кожну Браму
    .gen = кожної Брами
where-nearest_gate = найближча Брама
    .in = біля найближчої Брами
    .to = на найближчу Браму
    .gen = найближчої Брами
where-farthest_gate = найдальша Брама
    .in = біля найдальшої Брами
    .to = на найдальшу Браму
    .gen = найдальшої Брами
where-random_gate = випадкова Брама
    .in = біля випадкової Брами
    .to = на випадкову Браму
    .gen = випадкової Брами
where-random_location = випадкове місце
    .in = на випадковому місці
    .to = на випадкове місце
    .gen = випадкового місця
where-space = { NAME($space) }
    .in = { NAME($space, case: "in") }
    .to = { NAME($space, case: "in") }
    .gen = { NAME($space, case: "gen") }
where-its_space = клітинка цього ворога
    .in = на клітинці цього ворога
    .to = на клітинку цього ворога
    .gen = клітинки цього ворога
where-chosen_space = ця клітинка
    .in = на цій клітинці
    .to = на цю клітинку
    .gen = цієї клітинки
where-the_enemy = клітинка { NAME($enemy, case: "gen") }
    .in = на клітинці { NAME($enemy, case: "gen") }
    .to = на клітинку { NAME($enemy, case: "gen") }
    .gen = клітинки { NAME($enemy, case: "gen") }
where-enemy = кожна клітинка, де є { NAME($enemy) }
    .in = на кожній клітинці, де є { NAME($enemy) }
    .to = на кожну клітинку, де є { NAME($enemy) }
    .gen = кожної клітинки, де є { NAME($enemy) }
where-token = найближча клітинка з жетоном { NAME($token, case: "gen") }
    .in = на найближчій клітинці з жетоном { NAME($token, case: "gen") }
    .to = на найближчу клітинку з жетоном { NAME($token, case: "gen") }
    .gen = найближчої клітинки з жетоном { NAME($token, case: "gen") }
where-the_token = клітинка { NAME($token, case: "gen") }
    .in = на клітинці { NAME($token, case: "gen") }
    .to = на клітинку { NAME($token, case: "gen") }
    .gen = клітинки { NAME($token, case: "gen") }
where-nearest_investigator = найближчий дослідник
    .in = на клітинці найближчого дослідника
    .to = на клітинку найближчого дослідника
    .gen = найближчого дослідника
where-most_wounded = найтяжче поранений дослідник
    .in = на клітинці найтяжче пораненого дослідника
    .to = на клітинку найтяжче пораненого дослідника
    .gen = найтяжче пораненого дослідника
where-farthest_from_start = клітинка, найдальша від Стартової
    .in = на клітинці, найдальшій від Стартової
    .to = на клітинку, найдальшу від Стартової
    .gen = клітинки, найдальшої від Стартової
where-any_space = будь-яка клітинка
    .in = на будь-якій клітинці
    .to = на будь-яку клітинку
    .gen = будь-якої клітинки
where-adjacent = сусідня клітинка
    .in = на вибраній сусідній клітинці
    .to = на вибрану сусідню клітинку
    .gen = сусідньої клітинки

## Вороги: слова для кількох видів, відмінювані як назва одного

foe-any = ворог
    .the = ворог
    .gen = ворога
    .acc = ворога
    .ins = ворогом
    .gender = masculine
foe-cultist = культист
    .the = культист
    .gen = культиста
    .acc = культиста
    .ins = культистом
    .gender = masculine
foe-monster = монстр
    .the = монстр
    .gen = монстра
    .acc = монстра
    .ins = монстром
    .gender = masculine
foe-cultist_or_monster = культист або монстр
    .the = культист або монстр
    .gen = культиста або монстра
    .acc = культиста або монстра
    .ins = культистом або монстром
    .gender = masculine
foe-scenario_monster = монстр сценарію
    .the = монстр сценарію
    .gen = монстра сценарію
    .acc = монстра сценарію
    .ins = монстром сценарію
    .gender = masculine
foe-unknown_1 = Невідомий монстр № 1
    .the = Невідомий монстр № 1
    .gen = Невідомого монстра № 1
    .acc = Невідомого монстра № 1
    .ins = Невідомим монстром № 1
    .gender = masculine
foe-unknown_2 = Невідомий монстр № 2
    .the = Невідомий монстр № 2
    .gen = Невідомого монстра № 2
    .acc = Невідомого монстра № 2
    .ins = Невідомим монстром № 2
    .gender = masculine
foe-elder_one = Стародавній
    .the = Стародавній
    .gen = Стародавнього
    .acc = Стародавнього
    .ins = Стародавнім
    .gender = masculine
foe-this = цей ворог
    .the = цей ворог
    .gen = цього ворога
    .acc = цього ворога
    .ins = цим ворогом
    .gender = masculine
foe-attacker = нападник
    .the = нападник
    .gen = нападника
    .acc = нападника
    .ins = нападником
    .gender = masculine

those-the = { NAME($enemy) }
    .acc = { NAME($enemy, case: "acc") }
those-each = { GENDER($enemy) ->
        [feminine] кожна
        [neuter] кожне
       *[masculine] кожен
    } { NAME($enemy) }{ $scope ->
        [none] { "" }
       *[other] { " " }{ NAME($scope) }
    }
    .acc = { GENDER($enemy) ->
        [feminine] кожну
        [neuter] кожне
       *[masculine] кожного
    } { NAME($enemy, case: "acc") }{ $scope ->
        [none] { "" }
       *[other] { " " }{ NAME($scope) }
    }
those-nearest = { $count ->
        [1] { GENDER($enemy) ->
            [feminine] найближча
            [neuter] найближче
           *[masculine] найближчий
        } { NAME($enemy) }
       *[more] кожна з { $count } найближчих фігурок { NAME($enemy, case: "gen") }
    }
    .acc = { $count ->
        [1] { GENDER($enemy) ->
            [feminine] найближчу
            [neuter] найближче
           *[masculine] найближчого
        } { NAME($enemy, case: "acc") }
       *[more] кожну з { $count } найближчих фігурок { NAME($enemy, case: "gen") }
    }
those-chosen = { GENDER($enemy) ->
        [feminine] одна вибрана
        [neuter] одне вибране
       *[masculine] один вибраний
    } { NAME($enemy) }{ $scope ->
        [none] { "" }
       *[other] { " " }{ NAME($scope) }
    }
    .acc = { GENDER($enemy) ->
        [feminine] одну вибрану
        [neuter] одне вибране
       *[masculine] одного вибраного
    } { NAME($enemy, case: "acc") }{ $scope ->
        [none] { "" }
       *[other] { " " }{ NAME($scope) }
    }

scope-your_space = на вашій клітинці
scope-within_1 = не далі ніж за 1 клітинку від вас
scope-within_2 = не далі ніж за 2 клітинки від вас
scope-chosen_within_1 = на одній вибраній клітинці не далі ніж за 1 клітинку від вас
scope-space = { NAME($space, case: "in") }
scope-token = на клітинці з жетоном { NAME($token, case: "gen") }

## Дослідники

do-deal_wounds = { $who ->
        [folk-you] отримайте
        [folk-it] отримує
       *[other] { NAME($who) } отримує
    } { $count ->
        [one] { $count } рану
        [few] { $count } рани
       *[many] { $count } ран
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-gain_stress = { $who ->
        [folk-you] отримайте
        [folk-it] отримує
       *[other] { NAME($who) } отримує
    } { $count ->
        [one] { $count } стрес
        [few] { $count } одиниці стресу
       *[many] { $count } одиниць стресу
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }{ $rest ->
        [wounds] { " " }(що не вміститься, стає ранами)
        [whole] { " " }(має вміститися повністю)
       *[lost] { "" }
    }
do-lose_sanity = { $who ->
        [folk-you] втратьте
        [folk-it] втрачає
       *[other] { NAME($who) } втрачає
    } { $count ->
        [one] { $count } глузд
        [few] { $count } одиниці глузду
       *[many] { $count } одиниць глузду
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-heal = { $who ->
        [folk-you] зціліть
        [folk-it] зцілює
       *[other] { NAME($who) } зцілює
    } { $count ->
        [one] { $count } стрес або рану
        [few] { $count } одиниці стресу чи ран
       *[many] { $count } одиниць стресу чи ран
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-heal_shared = зціліть { $count ->
        [one] { $count } стрес або рану
        [few] { $count } одиниці стресу чи ран
       *[many] { $count } одиниць стресу чи ран
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }, довільно ділячи між собою та дослідниками не далі ніж за 1 клітинку від вас
do-heal_stress = { $who ->
        [folk-you] зціліть
        [folk-it] зцілює
       *[other] { NAME($who) } зцілює
    } { $count ->
        [one] { $count } стрес
        [few] { $count } одиниці стресу
       *[many] { $count } одиниць стресу
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-heal_wounds = { $who ->
        [folk-you] зціліть
        [folk-it] зцілює
       *[other] { NAME($who) } зцілює
    } { $count ->
        [one] { $count } рану
        [few] { $count } рани
       *[many] { $count } ран
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-gain_fire = покладіть { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
    } Вогню на свій планшет
do-discard_fire = скиньте { $count ->
        [0] увесь Вогонь
        [one] { $count } жетон Вогню
        [few] { $count } жетони Вогню
       *[many] { $count } жетонів Вогню
    } зі свого планшета
do-gain_token = { $who ->
        [folk-you] отримайте
        [folk-it] отримує
       *[other] { NAME($who) } отримує
    } { $count ->
        [one] { $count } жетон { NAME($token, case: "gen") }
        [few] { $count } жетони { NAME($token, case: "many") }
       *[many] { $count } жетонів { NAME($token, case: "many") }
    }
do-lose_token = { $who ->
        [folk-you] скиньте
        [folk-it] скидає
       *[other] { NAME($who) } скидає
    } { $count ->
        [0] скільки завгодно жетонів { NAME($token, case: "many") }
        [one] { $count } жетон { NAME($token, case: "gen") }
        [few] { $count } жетони { NAME($token, case: "many") }
       *[many] { $count } жетонів { NAME($token, case: "many") }
    }{ $removed ->
        [true] { " " }(вони вибувають із гри)
       *[false] { "" }
    }
do-pick_up = візьміть { $count ->
        [one] { $count } жетон { NAME($token, case: "gen") }
        [few] { $count } жетони { NAME($token, case: "many") }
       *[many] { $count } жетонів { NAME($token, case: "many") }
    } з вашої клітинки
do-level_up = підніміть одне вибране вміння на 1 рівень
do-move = пройдіть { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
       *[many] { $count } клітинок
    } у бік { NAME($where, case: "gen") }
do-move_away = відійдіть від інших дослідників на { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
       *[many] { $count } клітинок
    }
do-follow = ідіть за ним
do-take_along = візьміть із собою одного іншого дослідника
do-place_investigator = поставте свою фігурку { NAME($where, case: "to") }
do-stop_move = закінчіть тут рух
do-swap_investigators = { $who ->
       *[folk-nearest_other] поміняйтеся місцями з найближчим іншим дослідником
    }
do-gain_action = цього ходу отримайте ще { $count ->
        [one] { $count } дію
        [few] { $count } дії
       *[many] { $count } дій
    }
do-free_action = { $who ->
        [folk-you] виконайте
       *[other] { NAME($who) } може виконати
    } { $what ->
        [run] вільний Біг
        [attack] вільну Атаку
        [ranged_attack] вільну Атаку на ціль поза вашою клітинкою
        [scenario] вільну дію сценарію
       *[any] будь-яку дію як вільну
    }
do-draw_discovery = візьміть { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } Відкриттів і розіграйте { $keep } з них (решту скиньте)
do-gain_relic = візьміть навмання { $count ->
        [one] { $count } Реліквію
        [few] { $count } Реліквії
       *[many] { $count } Реліквій
    } й залиште собі { $keep }
do-claim = здобудьте { NAME($side, case: "acc") }
do-claim_left = здобудьте лівий бік
do-claim_right = здобудьте правий бік
do-discard_this = скиньте цю карту
do-discard_item_or_companion = скиньте один зі своїх Предметів або Супутників
do-discard_side = скиньте { NAME($side, case: "acc") }
do-take_card = заберіть { $what ->
       *[item] 1 Предмет
    } в іншого дослідника на вашій клітинці
do-switch_side = перекладіть цю карту на інший бік
do-search = виконайте Обшук

## Що ви можете: те саме після «можете»

may-heal = зцілити { $count ->
        [one] { $count } стрес або рану
        [few] { $count } одиниці стресу чи ран
       *[many] { $count } одиниць стресу чи ран
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
may-heal_stress = зцілити { $count ->
        [one] { $count } стрес
        [few] { $count } одиниці стресу
       *[many] { $count } одиниць стресу
    }
may-pick_up = взяти { $count ->
        [one] { $count } жетон { NAME($token, case: "gen") }
        [few] { $count } жетони { NAME($token, case: "many") }
       *[many] { $count } жетонів { NAME($token, case: "many") }
    } з вашої клітинки
may-lose_token = скинути { $count ->
        [0] скільки завгодно жетонів { NAME($token, case: "many") }
        [one] { $count } жетон { NAME($token, case: "gen") }
        [few] { $count } жетони { NAME($token, case: "many") }
       *[many] { $count } жетонів { NAME($token, case: "many") }
    }{ $removed ->
        [true] { " " }(вони вибувають із гри)
       *[false] { "" }
    }
may-search = виконати Обшук
may-follow = піти за ним
may-take_along = взяти із собою одного іншого дослідника
may-move_enemies_away = відсунути { NAME($those, case: "acc") } від себе на { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
       *[many] { $count } клітинок
    }
may-mod_dice = додати { NAME($when) } { $count ->
        [one] { $count } додатковий кубик
        [few] { $count } додаткові кубики
       *[many] { $count } додаткових кубиків
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
may-cancel_tentacle = вважати { $count ->
        [one] { $count } щупальце порожньою гранню
        [few] { $count } щупальця порожніми гранями
       *[many] { $count } щупалець порожніми гранями
    }

## Вороги

do-summon = прикличте { $sole ->
        [true] { NAME($enemy, case: "acc") }
       *[false] 1 { NAME($enemy, case: "acc") }
    } { NAME($where, case: "in") }
do-enemies_move = { NAME($those) } рухається на { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
       *[many] { $count } клітинок
    } у бік { NAME($where, case: "gen") }
do-enemies_move_into = { NAME($those) } рухається відразу { $where ->
        [where-your_space] на вашу клітинку
       *[other] { NAME($where, case: "to") }
    }
do-move_enemies = пересуньте { NAME($those, case: "acc") } на { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
       *[many] { $count } клітинок
    } { $where ->
        [where-any_space] у будь-який бік
       *[other] у бік { NAME($where, case: "gen") }
    }
do-move_enemies_away = відсуньте { NAME($those, case: "acc") } від себе на { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
       *[many] { $count } клітинок
    }
do-place_enemies = поставте { NAME($those, case: "acc") } { NAME($where, case: "to") }
do-wound_enemies = { NAME($those) } отримує { $count ->
        [one] { $count } рану
        [few] { $count } рани
       *[many] { $count } ран
    }
do-heal_enemies = { NAME($those) } зцілює { $count ->
        [0] усі рани
        [one] { $count } рану
        [few] { $count } рани
       *[many] { $count } ран
    }
do-kill_enemies = убийте { NAME($those, case: "acc") }
do-remove_enemies = поверніть до резерву { NAME($those, case: "acc") } (це не вбивство)
do-enemies_attack = { NAME($those) } атакує вас

## Поле й ритуал

do-place_fire = покладіть { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
    } Вогню { NAME($where, case: "to") }
do-remove_fire = приберіть { $count ->
        [0] увесь Вогонь
        [one] { $count } жетон Вогню
        [few] { $count } жетони Вогню
       *[many] { $count } жетонів Вогню
    } із { NAME($where, case: "gen") }
do-place_token = покладіть 1 жетон { NAME($token, case: "gen") } { NAME($where, case: "to") }
do-place_held = покладіть усі свої жетони { NAME($token, case: "many") } { NAME($where, case: "to") }
do-remove_token = приберіть 1 жетон { NAME($token, case: "gen") } із { NAME($where, case: "gen") }
do-remove_nearest = приберіть найближчий жетон { NAME($token, case: "gen") }
do-move_token = { $pick ->
        [the] { NAME($token) } рухається
        [each] кожен жетон { NAME($token, case: "gen") } рухається
       *[nearest] { $many ->
            [1] найближчий жетон { NAME($token, case: "gen") } рухається
           *[more] пересуньте до { $many } найближчих жетонів { NAME($token, case: "many") }
        }
    } на { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
       *[many] { $count } клітинок
    } у бік { NAME($where, case: "gen") }
do-move_token_away = { $pick ->
        [the] { NAME($token) } віддаляється від вас
        [each] кожен жетон { NAME($token, case: "gen") } віддаляється від вас
       *[nearest] { $many ->
            [1] найближчий жетон { NAME($token, case: "gen") } віддаляється від вас
           *[more] відсуньте від себе до { $many } найближчих жетонів { NAME($token, case: "many") }
        }
    } на { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
       *[many] { $count } клітинок
    }
do-block_passage = покладіть 1 жетон { NAME($token, case: "gen") } у вільний прохід із { NAME($where, case: "gen") }
do-clear_passage = приберіть 1 жетон { NAME($token, case: "gen") } з проходу біля { NAME($where, case: "gen") }
do-clear_passages = приберіть із мапи всі жетони { NAME($token, case: "many") }
do-progress = { $more ->
        [true] збільште
       *[false] зменште
    } лічильник ритуалу на { $count }
do-disrupt_ritual = ритуал зірвано
do-draw_mythos = після цієї карти візьміть і розіграйте ще { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } Міфів
do-resolve_discarded = розіграйте ще раз верхню карту скиду Міфів; наступної не беріть
do-shuffle_mythos = замішайте в колоду { $count ->
        [one] { $count } вибрану карту
        [few] { $count } вибрані карти
       *[many] { $count } вибраних карт
    } зі скиду Міфів
do-peek_mythos = { $count ->
        [one] подивіться верхню карту колоди Міфів і покладіть її нагору або під низ
        [few] подивіться { $count } верхні карти колоди Міфів і покладіть кожну нагору або під низ
       *[many] подивіться { $count } верхніх карт колоди Міфів і покладіть кожну нагору або під низ
    }

## Що триває: $when починає речення, з комою, якщо вона потрібна

when-attack = коли атакуєте,
when-attack_in_space = коли атакуєте ціль на вашій клітинці,
when-attack_ranged = коли атакуєте ціль поза вашою клітинкою,
when-monster_attack = коли атакуєте монстра,
when-attacked = коли вас атакують,
when-attacked_or_fire = коли вас атакують або ви кидаєте за Вогонь,
when-own_rolls = у своїх кидках (ніколи у кидках проти себе)
when-any_roll = у будь-якому кидку
when-any_source = з будь-якого джерела
when-scenario_action = у кидках для дій сценарію
when-this_roll = у цьому кидку

do-mod_dice = { $who ->
        [folk-you] { NAME($when) } маєте
       *[other] { NAME($who) } у кидках, що не проти нього, має
    } ще { $count ->
        [one] { $count } додатковий кубик
        [few] { $count } додаткові кубики
       *[many] { $count } додаткових кубиків
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-mod_reroll = { NAME($when) } маєте { $count ->
        [one] { $count } безплатне перекидання
        [few] { $count } безплатні перекидання
       *[many] { $count } безплатних перекидань
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-count_signs = { NAME($when) } можете вважати { $count ->
        [0] скільки завгодно знаків Старших богів { $value ->
            [1] успіхами
           *[more] за { $value } успіхи кожен
        }
        [one] { $count } знак Старших богів { $value ->
            [1] успіхом
           *[more] за { $value } успіхи
        }
        [few] до { $count } знаків Старших богів { $value ->
            [1] успіхами
           *[more] за { $value } успіхи кожен
        }
       *[many] до { $count } знаків Старших богів { $value ->
            [1] успіхами
           *[more] за { $value } успіхи кожен
        }
    }
do-signs_count = { $count ->
        [0] кожен знак Старших богів у цьому кидку вважається { $into ->
            [success] успіхом
           *[tentacle] щупальцем
        }
       *[other] до { $count } знаків Старших богів у цьому кидку вважаються { $into ->
            [success] успіхами
           *[tentacle] щупальцями
        }
    }
do-cancel_tentacle = вважайте { $count ->
        [one] { $count } щупальце порожньою гранню
        [few] { $count } щупальця порожніми гранями
       *[many] { $count } щупалець порожніми гранями
    }
do-mod_reduce = { $when ->
        [none] { "" }
       *[other] { NAME($when) }{ " " }
    }можете { $wounds ->
        [0] { "" }
        [one] отримати на { $wounds } рану менше
        [few] отримати на { $wounds } рани менше
       *[many] отримати на { $wounds } ран менше
    }{ $sanity ->
        [0] { "" }
       *[other] { $wounds ->
            [0] { "" }
           *[other] { " і " }
        }втратити на { $sanity ->
            [one] { $sanity } глузд
            [few] { $sanity } одиниці глузду
           *[many] { $sanity } одиниць глузду
        } менше
    }
do-mod_damage = { $when ->
        [this_attack] ця Атака завдає
       *[attack] ваші Атаки завдають
    } на { $count ->
        [one] { $count } рану
        [few] { $count } рани
       *[many] { $count } ран
    } більше
do-mod_targets = однією Атакою можете вразити { $count ->
        [0] скільки завгодно фігурок
       *[other] до { $count } фігурок
    } { $where ->
        [your_space] на вашій клітинці
       *[target_space] на одній клітинці
    }; { $full ->
        [true] кожна з них отримує всі рани
       *[false] розділіть між ними рани, як хочете
    }
do-mod_range = можете атакувати цілі не далі ніж за { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
       *[many] { $count } клітинок
    } від вас
do-mod_run = ваш Біг на { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
       *[many] { $count } клітинок
    } { $more ->
        [true] довший
       *[false] коротший
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-mod_sneak = за Біг можете прослизнути { $count ->
        [0] скільки завгодно разів
        [1] один раз
        [2] двічі
        [3] тричі
       *[more] { $count } разів
    }
do-mod_rest = ваш Відпочинок зцілює на { $count } { $more ->
        [true] більше
       *[false] менше
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-mod_actions = щоходу маєте на { $count ->
        [one] { $count } дію
        [few] { $count } дії
       *[many] { $count } дій
    } { $more ->
        [true] більше
       *[false] менше
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-mod_adjacent = під час вашого Бігу { $what ->
        [each_gate-each_gate] три Брами сусідні між собою
        [your_space-each_gate] ваша клітинка сусідня з кожною Брамою
       *[your_space-start] ваша клітинка сусідня зі Стартовою
    }
do-mod_forbid = { $what ->
        [trade] ви не можете виконувати Обмін
        [sneak_past_it] повз цього ворога не можна прослизнути
       *[enemies_attack_you] до кінця цього ходу вороги вас не атакують
    }
do-mod_cost = кожне перекидання за стрес коштує на { $count ->
        [one] { $count } стрес
        [few] { $count } одиниці стресу
       *[many] { $count } одиниць стресу
    } більше
do-mod_enemy = { $what ->
        [bonus_dice] { NAME($those) } має в атаці на { $count ->
            [one] { $count } додатковий кубик
            [few] { $count } додаткові кубики
           *[many] { $count } додаткових кубиків
        } { $more ->
            [true] більше
           *[false] менше
        }
       *[move] { NAME($those) }, рухаючись у ваш бік, проходить на { $count ->
            [one] { $count } клітинку
            [few] { $count } клітинки
           *[many] { $count } клітинок
        } { $more ->
            [true] більше
           *[false] менше
        }
    }
do-mod_skill = маєте ще { $count ->
        [one] { $count } рівень
        [few] { $count } рівні
       *[many] { $count } рівнів
    } { NAME($skill, case: "gen") }
do-mod_ignore = { $what ->
        [fire_leaving] залишаючи клітинку, ви не забираєте з неї Вогню
        [rubble] Уламки не зупиняють { $enemy ->
            [none] вас
           *[other] { NAME($enemy, case: "gen") }
        }
       *[bolts] Засуви не зупиняють { $enemy ->
            [none] вас
           *[other] { NAME($enemy, case: "gen") }
        }
    }
do-mod_search = { $what ->
        [draw_two] під час Обшуку візьміть 2 карти, розіграйте 1, а другу скиньте
        [free_items] під час Обшуку можете здобувати Предмети, не отримуючи за них стресу й ран
       *[relic_instead] замість Обшуку можете взяти випадкову Реліквію перетвореним боком догори
    }
do-mod_heal_token = замість кожної зціленої одиниці можете скинути 1 жетон { NAME($token, case: "gen") }
