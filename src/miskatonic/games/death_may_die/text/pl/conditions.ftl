# Warunki na kartach, jako zdania po „jeśli”, „dopóki” albo „wymaga:”. $who to „you” albo „it” (każdy z kolei);
# $yes jest fałszem, gdy czegoś ma nie być.

if-has_card = { $who ->
        [it] { $yes ->
            [true] ma { NAME($side, case: "acc") }
           *[false] nie ma { NAME($side, case: "gen") }
        }
       *[you] { $yes ->
            [true] masz { NAME($side, case: "acc") }
           *[false] nie masz { NAME($side, case: "gen") }
        }
    }
if-has_type = masz { $what ->
        [item] Przedmiot
        [companion] Towarzysza
       *[item_or_companion] Przedmiot lub Towarzysza
    }
if-others_have_type = inny Badacz na twoim Polu ma { $what ->
       *[item] Przedmiot
    }
if-safe = twoje Pole jest Bezpieczne
if-with_enemy = { $where ->
        [there] na tym Polu
       *[here] na twoim Polu
    } { $yes ->
        [true] jest { NAME($enemy) }
       *[false] nie ma { NAME($enemy, case: "gen") }
    }
if-alone = na twoim Polu { $yes ->
        [true] nie ma innego Badacza
       *[false] jest inny Badacz
    }
if-company_within = inny Badacz jest nie dalej niż { $count ->
        [one] 1 Pole
        [few] { $count } Pola
       *[many] { $count } Pól
    } od ciebie
if-stage_min = odkryto Stadium { $count ->
        [2] II
        [3] III
       *[other] { $count }
    }
if-elder_on_board = { $yes ->
        [true] Przedwieczny jest na planszy
       *[false] Przedwiecznego nie ma na planszy
    }
if-ritual_disrupted = Rytuał { $yes ->
        [true] został przerwany
       *[false] nie został jeszcze przerwany
    }
if-stress_full = masz maksymalny Stres
if-stress_min = masz co najmniej { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Stresu
if-wounds_min = { $who ->
        [it] ma
       *[you] masz
    } co najmniej { $count ->
        [one] 1 Obrażenie
        [few] { $count } Obrażenia
       *[many] { $count } Obrażeń
    }
if-wounds_dealt = atak { $yes ->
        [true] zadał ci Obrażenia
       *[false] nie zadał ci Obrażeń
    }
if-stress_spent = { $yes ->
        [true] otrzymujesz Stres za przerzuty
       *[false] nie otrzymujesz Stresu za przerzuty
    }
if-successes_min = w rzucie jest co najmniej { $count ->
        [one] 1 sukces
        [few] { $count } sukcesy
       *[many] { $count } sukcesów
    }
if-tentacles_min = w rzucie jest co najmniej { $count ->
        [one] 1 macka
        [few] { $count } macki
       *[many] { $count } macek
    }
if-token_min = { $sole ->
        [true] na twoim Polu { $yes ->
            [true] jest { NAME($token) }
           *[false] nie ma { NAME($token, case: "gen") }
        }
       *[false] { $where ->
            [you] { $yes ->
                [true] masz
               *[false] { $count ->
                    [1] nie masz
                   *[more] masz
                }
            }
           *[other] { $where ->
                [board] na planszy
                [start] na Polu Startowym
                [here_on_passages] w którymś Przejściu z twojego Pola
                [passage] w pokonanym Przejściu
               *[your_space] na twoim Polu
            } { $yes ->
                [true] jest
               *[false] { $count ->
                    [1] nie ma
                   *[more] jest
                }
            }
        } { $yes ->
            [true] co najmniej { $count ->
                [one] 1 żeton { NAME($token, case: "gen") }
                [few] { $count } żetony { NAME($token, case: "many") }
               *[many] { $count } żetonów { NAME($token, case: "many") }
            }
           *[false] { $count ->
                [1] żetonu { NAME($token, case: "gen") }
               *[more] mniej niż { $count ->
                    [one] 1 żeton { NAME($token, case: "gen") }
                    [few] { $count } żetony { NAME($token, case: "many") }
                   *[many] { $count } żetonów { NAME($token, case: "many") }
                }
            }
        }
    }
if-in_space = jesteś { NAME($space, case: "in") }
if-near = jesteś nie dalej niż { $count ->
        [one] 1 Pole
        [few] { $count } Pola
       *[many] { $count } Pól
    } od Przedwiecznego
if-killed_this_turn = w tej turze { $yes ->
        [true] jakiś Wróg zginął
       *[false] żaden Wróg nie zginął
    } z twojej ręki
if-fire_here = na twoim Polu jest Ogień
if-target_is = celem jest { NAME($enemy) }
if-enemy_is = ten Wróg to { NAME($enemy) }
if-own_roll = rzut nie jest przeciwko tobie
if-roll_is_attack = to rzut na twój Atak
if-sneaked_this_run = udało ci się Wymknąć
if-during_run = trwa twój Bieg
if-none_on_board = na planszy nie ma { NAME($enemy, case: "gen") }
