# Co robią karty, na podstawie ich wierszy. Każde `do-…` to człon zdania bez wielkiej litery i bez kropki; do adresata mówi się
# w trybie rozkazującym. $who to nazwa tego, o kogo chodzi („folk-…”), $where nazwa Pola, $those figurek Wrogów, $per tego,
# co się liczy („none”: nic); $count 0 to „wszystkie” albo „dowolna liczba”.

sentence = { CAP(NAME($what)) }.

## Zdolności: kiedy, jak często, co się dzieje

ability = { NAME($on) }{ $limit ->
        [turn] , raz na turę
        [run] , raz podczas Biegu
       *[none] { "" }
    }: { NAME($does) }
ability-limited = { $limit ->
        [run] raz podczas Biegu
       *[turn] raz na turę
    }: { NAME($does) }
ability-while = dopóki { LIST($when) }: { NAME($does) }
ability-state = gdy tylko { LIST($when) }: { NAME($does) }

on-on_claim = gdy pozyskujesz tę kartę
on-on_lose = gdy tracisz tę kartę
on-action = specjalna akcja
on-free_action = darmowa akcja
on-any_time = w dowolnej chwili twojej tury
on-on_run = gdy zaczynasz Bieg
on-on_sneak = gdy Wymykasz się Wrogowi
on-on_leave = gdy opuszczasz Pole
on-on_enter = gdy wchodzisz na Pole
on-after_run = po twoim Biegu
on-on_attack = gdy atakujesz
on-after_attack = po twoim Ataku
on-on_kill = gdy zabijasz Wroga
on-when_attacked = gdy Wróg cię atakuje
on-after_attacked = po ataku na ciebie
on-when_wounded = gdy otrzymujesz Obrażenia
on-before_roll = przed rzutem
on-after_roll = po rzucie
on-reroll_by_stress = gdy otrzymujesz Stres za przerzut
on-on_rest = gdy Odpoczywasz
on-other_rests = gdy inny Badacz na twoim Polu Odpoczywa
on-other_leaves = gdy inny Badacz opuszcza twoje Pole
on-on_search = gdy Przeszukujesz
on-on_sanity_loss = gdy tracisz Poczytalność
on-turn_start = na początku twojej tury
on-turn_end = na koniec twojej tury
on-fire_rolled = po twoim rzucie na Ogień
on-first_turn = na początku twojej pierwszej tury
on-on_elder_advance = gdy Przedwieczny postępuje
on-on_reveal = gdy zostaje odkryte Stadium
on-elder_turn_end = na koniec każdej tury
on-enemy_attacks = gdy cię atakuje
on-enemy_attacked = gdy atakujesz tego Wroga
on-enemy_survives = jeśli przeżyje twój Atak
on-enemy_killed = gdy zabijasz tego Wroga
on-enemy_wounds = jeśli atakiem zada ci Obrażenia
on-enemy_summoned = po przywołaniu
on-enemy_presence = na Polu tego Wroga
on-turn_end_here = na koniec twojej tury na Polu tego Wroga
on-on_eliminated = gdy Badacz zostaje wyeliminowany

## Przebieg

do-all = { LIST($does) }
do-then = { LIST($does, sep: ", następnie ") }
do-afterwards = { LIST($does, sep: ". Następnie ") }
do-for = { LIST($cost) } → { NAME($does) }
do-when = jeśli { LIST($when) }, { NAME($does) }
do-when_else = jeśli { LIST($when) }, { NAME($does) }; w przeciwnym razie { NAME($otherwise) }
do-may = możesz { LIST($does) }
do-choose = wybierz jedno: { LIST($ways, sep: " — ALBO — ") }
do-each_chooses = { NAME($who) } wybiera jedno: { LIST($ways, sep: " — ALBO — ") }
do-for_each = { NAME($who) }: { NAME($does) }
do-for_each_space = na każdym Polu z żetonem { NAME($token, case: "gen") }: { NAME($does) }
do-repeat = { NAME($does) } ({ $per ->
        [none] do { $count } razy
       *[other] { NAME($per) } osobno{ $count ->
            [1] { "" }
           *[more] , { $count } razy
        }
    })
do-roll = wykonaj rzut. { CAP(LIST($outcomes, sep: "; ")) }
do-roll_against = rzuć przeciwko sobie { $count ->
        [one] 1 kością standardową
        [few] { $count } kośćmi standardowymi
       *[many] { $count } kośćmi standardowymi
    }. { CAP(LIST($outcomes, sep: "; ")) }
roll-least = przy co najmniej { $count ->
        [one] 1 sukcesie
        [few] { $count } sukcesach
       *[many] { $count } sukcesach
    }: { NAME($does) }
roll-otherwise = w przeciwnym razie: { NAME($does) }
roll-success = za każdy sukces: { NAME($does) }
roll-sign = za każdy znak starszych bogów: { NAME($does) }

## Co się liczy

per-tentacle = za każdą mackę
per-elder_sign = za każdy znak starszych bogów
per-elder_sign_counted_as_success = za każdy znak starszych bogów policzony jako sukces
per-target = za każdy cel
per-health_of_killed_enemy = za każdy punkt życia zabitego Wroga
per-other_investigator_within_2 = za każdego innego Badacza nie dalej niż 2 Pola od ciebie
per-relic_and_item_you_have = za każdy posiadany Relikt i Przedmiot
per-four_fatigue = za każde 4 posiadane żetony Zmęczenia
per-bone_held_beyond_first = za każdy posiadany żeton Kości poza pierwszym
per-bone_discarded = za każdy z nich

## Kto

folk-you = ty
folk-it = ten Badacz
folk-each = każdy Badacz
folk-each_in_your_space = każdy Badacz na twoim Polu
folk-others_in_your_space = każdy inny Badacz na twoim Polu
folk-each_within_1 = każdy Badacz nie dalej niż 1 Pole od ciebie (ty też)
folk-each_within_2 = każdy Badacz nie dalej niż 2 Pola od ciebie (ty też)
folk-each_within_2_of_it = każdy Badacz nie dalej niż 2 Pola od tego Wroga
folk-each_in_elder_space = każdy Badacz na Polu Przedwiecznego
folk-each_with_the_enemy = każdy Badacz na Polu z { NAME($enemy, case: "ins") }
folk-each_with_enemy = każdy Badacz na Polu z { NAME($enemy, case: "ins") }
folk-each_at = każdy Badacz { NAME($space, case: "in") }
folk-each_near = każdy Badacz nie dalej niż { $count ->
        [one] 1 Pole
        [few] { $count } Pola
       *[many] { $count } Pól
    } od { NAME($space, case: "gen") }
folk-nearest_other = najbliższy inny Badacz
folk-chosen_in_your_space = wybrany Badacz na twoim Polu

## Gdzie: .in (na Polu), .to (na Pole), .gen (w kierunku Pola)

where-your_space = twoje Pole
    .in = na twoim Polu
    .to = na twoje Pole
    .gen = twojego Pola
where-start = Pole Startowe
    .in = na Polu Startowym
    .to = na Pole Startowe
    .gen = Pola Startowego
where-gate_red = Czerwona Brama
    .in = na Czerwonej Bramie
    .to = na Czerwoną Bramę
    .gen = Czerwonej Bramy
where-gate_yellow = Żółta Brama
    .in = na Żółtej Bramie
    .to = na Żółtą Bramę
    .gen = Żółtej Bramy
where-gate_blue = Niebieska Brama
    .in = na Niebieskiej Bramie
    .to = na Niebieską Bramę
    .gen = Niebieskiej Bramy
where-each_gate = każda Brama
    .in = na każdej Bramie
    .to = na każdą Bramę
    .gen = każdej Bramy
where-nearest_gate = najbliższa Brama
    .in = na najbliższej Bramie
    .to = na najbliższą Bramę
    .gen = najbliższej Bramy
where-farthest_gate = najdalsza Brama
    .in = na najdalszej Bramie
    .to = na najdalszą Bramę
    .gen = najdalszej Bramy
where-random_gate = losowa Brama
    .in = na losowej Bramie
    .to = na losową Bramę
    .gen = losowej Bramy
where-random_location = Losowa Lokacja
    .in = na Losowej Lokacji
    .to = na Losową Lokację
    .gen = Losowej Lokacji
where-space = { NAME($space) }
    .in = { NAME($space, case: "in") }
    .to = { NAME($space, case: "to") }
    .gen = { NAME($space, case: "gen") }
where-its_space = Pole tego Wroga
    .in = na Polu tego Wroga
    .to = na Pole tego Wroga
    .gen = Pola tego Wroga
where-chosen_space = to Pole
    .in = na tym Polu
    .to = na to Pole
    .gen = tego Pola
where-the_enemy = Pole z { NAME($enemy, case: "ins") }
    .in = na Polu z { NAME($enemy, case: "ins") }
    .to = na Pole z { NAME($enemy, case: "ins") }
    .gen = Pola z { NAME($enemy, case: "ins") }
where-enemy = każde Pole z { NAME($enemy, case: "ins") }
    .in = na każdym Polu z { NAME($enemy, case: "ins") }
    .to = na każde Pole z { NAME($enemy, case: "ins") }
    .gen = każdego Pola z { NAME($enemy, case: "ins") }
where-token = najbliższe Pole z żetonem { NAME($token, case: "gen") }
    .in = na najbliższym Polu z żetonem { NAME($token, case: "gen") }
    .to = na najbliższe Pole z żetonem { NAME($token, case: "gen") }
    .gen = najbliższego Pola z żetonem { NAME($token, case: "gen") }
where-the_token = Pole { NAME($token, case: "gen") }
    .in = na Polu { NAME($token, case: "gen") }
    .to = na Pole { NAME($token, case: "gen") }
    .gen = Pola { NAME($token, case: "gen") }
where-nearest_investigator = najbliższy Badacz
    .in = na Polu najbliższego Badacza
    .to = na Pole najbliższego Badacza
    .gen = najbliższego Badacza
where-most_wounded = najciężej ranny Badacz
    .in = na Polu najciężej rannego Badacza
    .to = na Pole najciężej rannego Badacza
    .gen = najciężej rannego Badacza
where-farthest_from_start = Pole najdalsze od Pola Startowego
    .in = na Polu najdalszym od Pola Startowego
    .to = na Pole najdalsze od Pola Startowego
    .gen = Pola najdalszego od Pola Startowego
where-any_space = dowolne Pole
    .in = na dowolnym Polu
    .to = na dowolne Pole
    .gen = dowolnego Pola
where-adjacent = sąsiednie Pole
    .in = na wybranym sąsiednim Polu
    .to = na wybrane sąsiednie Pole
    .gen = sąsiedniego Pola

## Wrogowie: słowa na kilka rodzajów, odmieniane jak nazwa jednego

foe-any = Wróg
    .the = Wróg
    .gen = Wroga
    .acc = Wroga
    .ins = Wrogiem
    .gender = masculine
foe-cultist = Kultysta
    .the = Kultysta
    .gen = Kultysty
    .acc = Kultystę
    .ins = Kultystą
    .gender = masculine
foe-monster = Potwór
    .the = Potwór
    .gen = Potwora
    .acc = Potwora
    .ins = Potworem
    .gender = masculine
foe-cultist_or_monster = Kultysta lub Potwór
    .the = Kultysta lub Potwór
    .gen = Kultysty lub Potwora
    .acc = Kultystę lub Potwora
    .ins = Kultystą lub Potworem
    .gender = masculine
foe-scenario_monster = Potwór Scenariusza
    .the = Potwór Scenariusza
    .gen = Potwora Scenariusza
    .acc = Potwora Scenariusza
    .ins = Potworem Scenariusza
    .gender = masculine
foe-unknown_1 = Nieznany Potwór nr 1
    .the = Nieznany Potwór nr 1
    .gen = Nieznanego Potwora nr 1
    .acc = Nieznanego Potwora nr 1
    .ins = Nieznanym Potworem nr 1
    .gender = masculine
foe-unknown_2 = Nieznany Potwór nr 2
    .the = Nieznany Potwór nr 2
    .gen = Nieznanego Potwora nr 2
    .acc = Nieznanego Potwora nr 2
    .ins = Nieznanym Potworem nr 2
    .gender = masculine
foe-elder_one = Przedwieczny
    .the = Przedwieczny
    .gen = Przedwiecznego
    .acc = Przedwiecznego
    .ins = Przedwiecznym
    .gender = masculine
foe-this = ten Wróg
    .the = ten Wróg
    .gen = tego Wroga
    .acc = tego Wroga
    .ins = tym Wrogiem
    .gender = masculine
foe-attacker = atakujący
    .the = atakujący
    .gen = atakującego
    .acc = atakującego
    .ins = atakującym
    .gender = masculine

those-the = { NAME($enemy) }
    .acc = { NAME($enemy, case: "acc") }
those-each = { GENDER($enemy) ->
        [feminine] każda
        [neuter] każde
       *[masculine] każdy
    } { NAME($enemy) }{ $scope ->
        [none] { "" }
       *[other] { " " }{ NAME($scope) }
    }
    .acc = { GENDER($enemy) ->
        [feminine] każdą
        [neuter] każde
       *[masculine] każdego
    } { NAME($enemy, case: "acc") }{ $scope ->
        [none] { "" }
       *[other] { " " }{ NAME($scope) }
    }
those-nearest = { $count ->
        [1] { GENDER($enemy) ->
            [feminine] najbliższa
            [neuter] najbliższe
           *[masculine] najbliższy
        } { NAME($enemy) }
       *[more] każda z { $count } najbliższych figurek { NAME($enemy, case: "gen") }
    }
    .acc = { $count ->
        [1] { GENDER($enemy) ->
            [feminine] najbliższą
            [neuter] najbliższe
           *[masculine] najbliższego
        } { NAME($enemy, case: "acc") }
       *[more] każdą z { $count } najbliższych figurek { NAME($enemy, case: "gen") }
    }
those-chosen = { GENDER($enemy) ->
        [feminine] jedna wybrana
        [neuter] jedno wybrane
       *[masculine] jeden wybrany
    } { NAME($enemy) }{ $scope ->
        [none] { "" }
       *[other] { " " }{ NAME($scope) }
    }
    .acc = { GENDER($enemy) ->
        [feminine] jedną wybraną
        [neuter] jedno wybrane
       *[masculine] jednego wybranego
    } { NAME($enemy, case: "acc") }{ $scope ->
        [none] { "" }
       *[other] { " " }{ NAME($scope) }
    }

scope-your_space = na twoim Polu
scope-within_1 = nie dalej niż 1 Pole od ciebie
scope-within_2 = nie dalej niż 2 Pola od ciebie
scope-chosen_within_1 = na jednym wybranym Polu nie dalej niż 1 Pole od ciebie
scope-space = { NAME($space, case: "in") }
scope-token = na Polu z żetonem { NAME($token, case: "gen") }

## Badacze

do-deal_wounds = { $who ->
        [folk-you] otrzymaj
        [folk-it] otrzymuje
       *[other] { NAME($who) } otrzymuje
    } { $count ->
        [one] 1 Obrażenie
        [few] { $count } Obrażenia
       *[many] { $count } Obrażeń
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-gain_stress = { $who ->
        [folk-you] otrzymaj
        [folk-it] otrzymuje
       *[other] { NAME($who) } otrzymuje
    } { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Stresu{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }{ $rest ->
        [wounds] { " " }(co się nie zmieści, staje się Obrażeniami)
        [whole] { " " }(musi się zmieścić w całości)
       *[lost] { "" }
    }
do-lose_sanity = { $who ->
        [folk-you] strać
        [folk-it] traci
       *[other] { NAME($who) } traci
    } { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Poczytalności{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-heal = { $who ->
        [folk-you] ulecz
        [folk-it] leczy
       *[other] { NAME($who) } leczy
    } { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Stresu lub Obrażeń{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-heal_shared = ulecz { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Stresu lub Obrażeń{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }, dowolnie dzieląc je między siebie i Badaczy nie dalej niż 1 Pole od ciebie
do-heal_stress = { $who ->
        [folk-you] ulecz
        [folk-it] leczy
       *[other] { NAME($who) } leczy
    } { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Stresu{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-heal_wounds = { $who ->
        [folk-you] ulecz
        [folk-it] leczy
       *[other] { NAME($who) } leczy
    } { $count ->
        [one] 1 Obrażenie
        [few] { $count } Obrażenia
       *[many] { $count } Obrażeń
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-gain_fire = połóż { $count ->
        [one] 1 żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    } Ognia na swojej planszy
do-discard_fire = odrzuć { $count ->
        [0] cały Ogień
        [one] 1 żeton Ognia
        [few] { $count } żetony Ognia
       *[many] { $count } żetonów Ognia
    } ze swojej planszy
do-gain_token = { $who ->
        [folk-you] otrzymaj
        [folk-it] otrzymuje
       *[other] { NAME($who) } otrzymuje
    } { $count ->
        [one] 1 żeton { NAME($token, case: "gen") }
        [few] { $count } żetony { NAME($token, case: "many") }
       *[many] { $count } żetonów { NAME($token, case: "many") }
    }
do-lose_token = { $who ->
        [folk-you] odrzuć
        [folk-it] odrzuca
       *[other] { NAME($who) } odrzuca
    } { $count ->
        [0] dowolną liczbę żetonów { NAME($token, case: "many") }
        [one] 1 żeton { NAME($token, case: "gen") }
        [few] { $count } żetony { NAME($token, case: "many") }
       *[many] { $count } żetonów { NAME($token, case: "many") }
    }{ $removed ->
        [true] { " " }(znikają z gry)
       *[false] { "" }
    }
do-pick_up = weź { $count ->
        [one] 1 żeton { NAME($token, case: "gen") }
        [few] { $count } żetony { NAME($token, case: "many") }
       *[many] { $count } żetonów { NAME($token, case: "many") }
    } z twojego Pola
do-level_up = podnieś jedną wybraną Umiejętność o 1 poziom
do-move = porusz się o { $count ->
        [one] 1 Pole
        [few] { $count } Pola
       *[many] { $count } Pól
    } w kierunku { NAME($where, case: "gen") }
do-move_away = oddal się od innych Badaczy o { $count ->
        [one] 1 Pole
        [few] { $count } Pola
       *[many] { $count } Pól
    }
do-follow = idź za nim
do-take_along = zabierz ze sobą jednego innego Badacza
do-place_investigator = umieść swoją figurkę { NAME($where, case: "in") }
do-stop_move = zakończ tu ruch
do-swap_investigators = { $who ->
       *[folk-nearest_other] zamień się miejscami z najbliższym innym Badaczem
    }
do-gain_action = zyskaj w tej turze { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    }
do-free_action = { $who ->
        [folk-you] wykonaj
       *[other] { NAME($who) } może wykonać
    } { $what ->
        [run] darmowy Bieg
        [attack] darmowy Atak
        [ranged_attack] darmowy Atak na cel poza twoim Polem
        [scenario] darmową akcję Scenariusza
       *[any] dowolną akcję za darmo
    }
do-draw_discovery = dobierz { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    } Odkryć i rozpatrz { $keep } z nich (resztę odrzuć)
do-gain_relic = dobierz losowo { $count ->
        [one] 1 Relikt
        [few] { $count } Relikty
       *[many] { $count } Reliktów
    } i zatrzymaj { $keep }
do-claim = pozyskaj { NAME($side, case: "acc") }
do-claim_left = pozyskaj lewą stronę
do-claim_right = pozyskaj prawą stronę
do-discard_this = odrzuć tę kartę
do-discard_item_or_companion = odrzuć jeden ze swoich Przedmiotów albo Towarzyszy
do-discard_side = odrzuć { NAME($side, case: "acc") }
do-take_card = zabierz { $what ->
       *[item] 1 Przedmiot
    } innemu Badaczowi na twoim Polu
do-switch_side = zmień stronę tej karty
do-search = Przeszukaj

## Co możesz: to samo po „możesz”

may-heal = uleczyć { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Stresu lub Obrażeń{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
may-heal_stress = uleczyć { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Stresu
may-pick_up = wziąć { $count ->
        [one] 1 żeton { NAME($token, case: "gen") }
        [few] { $count } żetony { NAME($token, case: "many") }
       *[many] { $count } żetonów { NAME($token, case: "many") }
    } z twojego Pola
may-lose_token = odrzucić { $count ->
        [0] dowolną liczbę żetonów { NAME($token, case: "many") }
        [one] 1 żeton { NAME($token, case: "gen") }
        [few] { $count } żetony { NAME($token, case: "many") }
       *[many] { $count } żetonów { NAME($token, case: "many") }
    }{ $removed ->
        [true] { " " }(znikają z gry)
       *[false] { "" }
    }
may-search = Przeszukać
may-follow = pójść za nim
may-take_along = zabrać ze sobą jednego innego Badacza
may-move_enemies_away = odsunąć { NAME($those, case: "acc") } od siebie o { $count ->
        [one] 1 Pole
        [few] { $count } Pola
       *[many] { $count } Pól
    }
may-mod_dice = zyskać { NAME($when) } { $count ->
        [one] 1 kość dodatkową
        [few] { $count } kości dodatkowe
       *[many] { $count } kości dodatkowych
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
may-cancel_tentacle = policzyć { $count ->
        [one] 1 mackę jako pustą ściankę
        [few] { $count } macki jako puste ścianki
       *[many] { $count } macek jako puste ścianki
    }

## Wrogowie

do-summon = przywołaj { $sole ->
        [true] { NAME($enemy, case: "acc") }
       *[false] 1 { NAME($enemy, case: "acc") }
    } { NAME($where, case: "in") }
do-enemies_move = { NAME($those) } porusza się o { $count ->
        [one] 1 Pole
        [few] { $count } Pola
       *[many] { $count } Pól
    } w kierunku { NAME($where, case: "gen") }
do-enemies_move_into = { NAME($those) } porusza się bezpośrednio { $where ->
        [where-your_space] na twoje Pole
       *[other] { NAME($where, case: "to") }
    }
do-move_enemies = przesuń { NAME($those, case: "acc") } o { $count ->
        [one] 1 Pole
        [few] { $count } Pola
       *[many] { $count } Pól
    } { $where ->
        [where-any_space] w dowolnym kierunku
       *[other] w kierunku { NAME($where, case: "gen") }
    }
do-move_enemies_away = odsuń { NAME($those, case: "acc") } od siebie o { $count ->
        [one] 1 Pole
        [few] { $count } Pola
       *[many] { $count } Pól
    }
do-place_enemies = umieść { NAME($those, case: "acc") } { NAME($where, case: "in") }
do-wound_enemies = { NAME($those) } otrzymuje { $count ->
        [one] 1 Obrażenie
        [few] { $count } Obrażenia
       *[many] { $count } Obrażeń
    }
do-heal_enemies = { NAME($those) } leczy { $count ->
        [0] wszystkie Obrażenia
        [one] 1 Obrażenie
        [few] { $count } Obrażenia
       *[many] { $count } Obrażeń
    }
do-kill_enemies = zabij { NAME($those, case: "acc") }
do-remove_enemies = odłóż { NAME($those, case: "acc") } do Rezerwy (to nie zabicie)
do-enemies_attack = { NAME($those) } atakuje cię

## Plansza i Rytuał

do-place_fire = umieść { $count ->
        [one] 1 żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    } Ognia { NAME($where, case: "in") }
do-remove_fire = usuń { $count ->
        [0] cały Ogień
        [one] 1 żeton Ognia
        [few] { $count } żetony Ognia
       *[many] { $count } żetonów Ognia
    } z { NAME($where, case: "gen") }
do-place_token = umieść 1 żeton { NAME($token, case: "gen") } { NAME($where, case: "in") }
do-place_held = umieść wszystkie swoje żetony { NAME($token, case: "many") } { NAME($where, case: "in") }
do-remove_token = usuń 1 żeton { NAME($token, case: "gen") } z { NAME($where, case: "gen") }
do-remove_nearest = usuń najbliższy żeton { NAME($token, case: "gen") }
do-move_token = { $pick ->
        [the] { NAME($token) } porusza się
        [each] każdy żeton { NAME($token, case: "gen") } porusza się
       *[nearest] { $many ->
            [1] najbliższy żeton { NAME($token, case: "gen") } porusza się
           *[more] przesuń do { $many } najbliższych żetonów { NAME($token, case: "many") }
        }
    } o { $count ->
        [one] 1 Pole
        [few] { $count } Pola
       *[many] { $count } Pól
    } w kierunku { NAME($where, case: "gen") }
do-move_token_away = { $pick ->
        [the] { NAME($token) } oddala się od ciebie
        [each] każdy żeton { NAME($token, case: "gen") } oddala się od ciebie
       *[nearest] { $many ->
            [1] najbliższy żeton { NAME($token, case: "gen") } oddala się od ciebie
           *[more] odsuń od siebie do { $many } najbliższych żetonów { NAME($token, case: "many") }
        }
    } o { $count ->
        [one] 1 Pole
        [few] { $count } Pola
       *[many] { $count } Pól
    }
do-block_passage = umieść 1 żeton { NAME($token, case: "gen") } w wolnym Przejściu z { NAME($where, case: "gen") }
do-clear_passage = usuń 1 żeton { NAME($token, case: "gen") } z Przejścia przy { $where ->
       *[where-your_space] twoim Polu
    }
do-clear_passages = usuń z planszy wszystkie żetony { NAME($token, case: "many") }
do-progress = { $more ->
        [true] zwiększ
       *[false] zmniejsz
    } licznik Rytuału o { $count }
do-disrupt_ritual = Rytuał zostaje przerwany
do-draw_mythos = po tej karcie dobierz i rozpatrz jeszcze { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    } Mitów
do-resolve_discarded = rozpatrz ponownie wierzchnią kartę ze stosu odrzuconych kart Mitów; nie dobieraj kolejnej
do-shuffle_mythos = wtasuj do talii { $count ->
        [one] 1 wybraną kartę
        [few] { $count } wybrane karty
       *[many] { $count } wybranych kart
    } ze stosu odrzuconych kart Mitów
do-peek_mythos = { $count ->
        [one] obejrzyj wierzchnią kartę talii Mitów i odłóż ją na wierzch albo na spód
        [few] obejrzyj { $count } wierzchnie karty talii Mitów i odłóż każdą na wierzch albo na spód
       *[many] obejrzyj { $count } wierzchnich kart talii Mitów i odłóż każdą na wierzch albo na spód
    }

## Co trwa: $when zaczyna zdanie, z przecinkiem, jeśli go wymaga

when-attack = gdy atakujesz,
when-attack_in_space = gdy atakujesz cel na twoim Polu,
when-attack_ranged = gdy atakujesz cel poza twoim Polem,
when-monster_attack = gdy atakujesz Potwora,
when-attacked = gdy Wróg cię atakuje,
when-attacked_or_fire = gdy Wróg cię atakuje lub gdy rzucasz na Ogień,
when-own_rolls = w swoich rzutach (nigdy w rzutach przeciwko sobie)
when-any_roll = w każdym rzucie
when-any_source = z dowolnego źródła
when-scenario_action = w rzutach na akcje Scenariusza
when-this_roll = w tym rzucie

do-mod_dice = { $who ->
        [folk-you] { NAME($when) } zyskujesz
       *[other] { NAME($who) } w rzutach, które nie są przeciwko niemu, zyskuje
    } { $count ->
        [one] 1 kość dodatkową
        [few] { $count } kości dodatkowe
       *[many] { $count } kości dodatkowych
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-mod_reroll = { NAME($when) } masz { $count ->
        [one] 1 darmowy przerzut
        [few] { $count } darmowe przerzuty
       *[many] { $count } darmowych przerzutów
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-count_signs = { NAME($when) } możesz policzyć { $count ->
        [0] dowolną liczbę znaków starszych bogów jako { $value ->
            [1] sukcesy
           *[more] { $value } sukcesy każdy
        }
        [one] 1 znak starszych bogów jako { $value ->
            [1] sukces
           *[more] { $value } sukcesy
        }
        [few] do { $count } znaków starszych bogów jako { $value ->
            [1] sukcesy
           *[more] { $value } sukcesy każdy
        }
       *[many] do { $count } znaków starszych bogów jako { $value ->
            [1] sukcesy
           *[more] { $value } sukcesy każdy
        }
    }
do-signs_count = { $count ->
        [0] każdy znak starszych bogów w tym rzucie liczy się jako { $into ->
            [success] sukces
           *[tentacle] macka
        }
       *[other] do { $count } znaków starszych bogów w tym rzucie liczy się jako { $into ->
            [success] sukcesy
           *[tentacle] macki
        }
    }
do-cancel_tentacle = policz { $count ->
        [one] 1 mackę jako pustą ściankę
        [few] { $count } macki jako puste ścianki
       *[many] { $count } macek jako puste ścianki
    }
do-mod_reduce = { $when ->
        [none] { "" }
       *[other] { NAME($when) }{ " " }
    }możesz { $wounds ->
        [0] { "" }
        [one] otrzymać o 1 Obrażenie mniej
        [few] otrzymać o { $wounds } Obrażenia mniej
       *[many] otrzymać o { $wounds } Obrażeń mniej
    }{ $sanity ->
        [0] { "" }
       *[other] { $wounds ->
            [0] { "" }
           *[other] { " i " }
        }stracić o { $sanity ->
            [one] 1 punkt
            [few] { $sanity } punkty
           *[many] { $sanity } punktów
        } Poczytalności mniej
    }
do-mod_damage = { $when ->
        [this_attack] ten Atak zadaje
       *[attack] twoje Ataki zadają
    } o { $count ->
        [one] 1 Obrażenie
        [few] { $count } Obrażenia
       *[many] { $count } Obrażeń
    } więcej
do-mod_targets = jednym Atakiem możesz objąć { $count ->
        [0] dowolną liczbę figurek
       *[other] do { $count } figurek
    } { $where ->
        [your_space] na twoim Polu
       *[target_space] na tym samym Polu
    }; { $full ->
        [true] każda z nich otrzymuje wszystkie Obrażenia
       *[false] podziel między nie Obrażenia, jak chcesz
    }
do-mod_range = możesz atakować cele oddalone najwyżej o { $count ->
        [one] 1 Pole
        [few] { $count } Pola
       *[many] { $count } Pól
    }
do-mod_run = twój Bieg jest o { $count ->
        [one] 1 Pole
        [few] { $count } Pola
       *[many] { $count } Pól
    } { $more ->
        [true] dłuższy
       *[false] krótszy
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-mod_sneak = podczas Biegu możesz się Wymknąć { $count ->
        [0] dowolną liczbę razy
        [1] raz
        [2] dwa razy
       *[more] { $count } razy
    }
do-mod_rest = twój Odpoczynek leczy o { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } { $more ->
        [true] więcej
       *[false] mniej
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-mod_actions = w każdej turze masz o { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    } { $more ->
        [true] więcej
       *[false] mniej
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-mod_adjacent = podczas twojego Biegu { $what ->
        [each_gate-each_gate] trzy Bramy sąsiadują ze sobą
        [your_space-each_gate] twoje Pole sąsiaduje z każdą Bramą
       *[your_space-start] twoje Pole sąsiaduje z Polem Startowym
    }
do-mod_forbid = { $what ->
        [trade] nie możesz wykonywać Wymiany
        [sneak_past_it] nie możesz się Wymknąć temu Wrogowi
       *[enemies_attack_you] do końca tej tury Wrogowie cię nie atakują
    }
do-mod_cost = każdy przerzut za Stres kosztuje o { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Stresu więcej
do-mod_enemy = { $what ->
        [bonus_dice] { NAME($those) } ma w ataku o { $count ->
            [one] 1 kość dodatkową
            [few] { $count } kości dodatkowe
           *[many] { $count } kości dodatkowych
        } { $more ->
            [true] więcej
           *[false] mniej
        }
       *[move] { NAME($those) }, gdy porusza się w twoim kierunku, pokonuje o { $count ->
            [one] 1 Pole
            [few] { $count } Pola
           *[many] { $count } Pól
        } { $more ->
            [true] więcej
           *[false] mniej
        }
    }
do-mod_skill = zyskujesz { $count ->
        [one] 1 poziom
        [few] { $count } poziomy
       *[many] { $count } poziomów
    } { NAME($skill, case: "gen") }
do-mod_ignore = { $what ->
        [fire_leaving] opuszczając Pole, nie zabierasz z niego Ognia
        [rubble] Gruz { $enemy ->
            [none] cię nie zatrzymuje
           *[other] nie zatrzymuje { NAME($enemy, case: "gen") }
        }
       *[bolts] Rygle { $enemy ->
            [none] cię nie zatrzymują
           *[other] nie zatrzymują { NAME($enemy, case: "gen") }
        }
    }
do-mod_search = { $what ->
        [draw_two] gdy Przeszukujesz, dobierz 2 karty, rozpatrz 1, a drugą odrzuć
        [free_items] gdy Przeszukujesz, możesz pozyskiwać Przedmioty bez otrzymywania za nie Stresu i Obrażeń
       *[relic_instead] zamiast Przeszukiwać możesz otrzymać losowy Relikt, przekształconą stroną do góry
    }
do-mod_heal_token = zamiast każdego punktu leczenia możesz odrzucić 1 żeton { NAME($token, case: "gen") }
