# Умови на картах, як речення після «якщо», «доки» або «вимагає:». $who — «you» або «it» (кожен по черзі);
# $yes хибне, коли чогось має не бути.

if-has_card = { $who ->
        [it] { $yes ->
            [true] він має { NAME($side, case: "acc") }
           *[false] він не має { NAME($side, case: "gen") }
        }
       *[you] { $yes ->
            [true] маєте { NAME($side, case: "acc") }
           *[false] не маєте { NAME($side, case: "gen") }
        }
    }
if-has_type = маєте { $what ->
        [item] Предмет
        [companion] Супутника
       *[item_or_companion] Предмет або Супутника
    }
if-others_have_type = інший дослідник на вашій клітинці має { $what ->
       *[item] Предмет
    }
if-safe = ваша клітинка Безпечна
if-with_enemy = { $where ->
        [there] на цій клітинці
       *[here] на вашій клітинці
    } { $yes ->
        [true] є { NAME($enemy) }
       *[false] немає { NAME($enemy, case: "gen") }
    }
if-alone = на вашій клітинці { $yes ->
        [true] немає іншого дослідника
       *[false] є інший дослідник
    }
if-company_within = інший дослідник не далі ніж за { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
       *[many] { $count } клітинок
    } від вас
if-stage_min = відкрито Стадію { $count ->
        [2] II
        [3] III
       *[other] { $count }
    }
if-elder_on_board = { $yes ->
        [true] Стародавній на мапі
       *[false] Стародавнього немає на мапі
    }
if-ritual_disrupted = ритуал { $yes ->
        [true] зірвано
       *[false] ще не зірвано
    }
if-stress_full = маєте максимум стресу
if-stress_min = маєте щонайменше { $count ->
        [one] { $count } стрес
        [few] { $count } одиниці стресу
       *[many] { $count } одиниць стресу
    }
if-wounds_min = { $who ->
        [it] він має
       *[you] маєте
    } щонайменше { $count ->
        [one] { $count } рану
        [few] { $count } рани
       *[many] { $count } ран
    }
if-wounds_dealt = атака { $yes ->
        [true] завдала вам ран
       *[false] не завдала вам ран
    }
if-stress_spent = { $yes ->
        [true] отримуєте стрес за перекидання
       *[false] не отримуєте стресу за перекидання
    }
if-successes_min = у кидку щонайменше { $count ->
        [one] { $count } успіх
        [few] { $count } успіхи
       *[many] { $count } успіхів
    }
if-tentacles_min = у кидку щонайменше { $count ->
        [one] { $count } щупальце
        [few] { $count } щупальця
       *[many] { $count } щупалець
    }
if-token_min = { $sole ->
        [true] на вашій клітинці { $yes ->
            [true] є { NAME($token) }
           *[false] немає { NAME($token, case: "gen") }
        }
       *[false] { $where ->
            [you] { $yes ->
                [true] маєте
               *[false] { $count ->
                    [1] не маєте
                   *[more] маєте
                }
            }
           *[other] { $where ->
                [board] на мапі
                [start] на Стартовій клітинці
                [here_on_passages] у якомусь проході з вашої клітинки
                [passage] у пройденому проході
               *[your_space] на вашій клітинці
            } { $yes ->
                [true] є
               *[false] { $count ->
                    [1] немає
                   *[more] є
                }
            }
        } { $yes ->
            [true] щонайменше { $count ->
                [one] { $count } жетон { NAME($token, case: "gen") }
                [few] { $count } жетони { NAME($token, case: "many") }
               *[many] { $count } жетонів { NAME($token, case: "many") }
            }
           *[false] { $count ->
                [1] жетона { NAME($token, case: "gen") }
               *[more] менше ніж { $count ->
                    [one] { $count } жетон { NAME($token, case: "gen") }
                    [few] { $count } жетони { NAME($token, case: "many") }
                   *[many] { $count } жетонів { NAME($token, case: "many") }
                }
            }
        }
    }
if-in_space = ви { NAME($space, case: "in") }
if-near = ви не далі ніж за { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
       *[many] { $count } клітинок
    } від Стародавнього
if-killed_this_turn = цього ходу ви { $yes ->
        [true] вбили ворога
       *[false] не вбили жодного ворога
    }
if-fire_here = на вашій клітинці є Вогонь
if-target_is = ціль — { NAME($enemy) }
if-enemy_is = цей ворог — { NAME($enemy) }
if-own_roll = кидок не проти вас
if-roll_is_attack = це кидок вашої Атаки
if-sneaked_this_run = ви прослизнули повз ворога
if-during_run = триває ваш Біг
if-none_on_board = на мапі немає { NAME($enemy, case: "gen") }
