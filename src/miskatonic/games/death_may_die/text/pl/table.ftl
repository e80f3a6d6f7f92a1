### Co mówi się przy stole: pytania, możliwości, powody zakazów, dziennik gry, zakończenia, ustawienia, podpisy.

game-name = Śmierć może umrzeć
game-tagline = Postradaj zmysły, przerwij rytuał, zabij boga

## Pytania

ask-scenario = W którą opowieść gracie?
ask-elder_one = Któremu Przedwiecznemu służy rytuał?
ask-investigator_pick = { NAME($who) }: { ask-investigator_pick.question }
    .question = kim grasz?
ask-relic = { NAME($who) }: { ask-relic.question }
    .question = który Relikt bierzesz?
ask-keep_relic = { NAME($source) }: { NAME($who) } dobiera Relikty. { ask-keep_relic.question }
    .question = Który zatrzymujesz?
ask-action = { NAME($who) }: { ask-action.question }
    .question = co robisz? { $count ->
        [0] Nie masz już akcji
        [one] Została 1 akcja
        [few] Zostały { $count } akcje
       *[many] Zostało { $count } akcji
    }.
ask-run = { NAME($who) }: { ask-run.question }
    .question = dokąd teraz? { $count ->
        [one] Zostało 1 pole
        [few] Zostały { $count } pola
       *[many] Zostało { $count } pól
    }.
ask-targets = { NAME($who) }: { ask-targets.question }
    .question = kto jeszcze jest celem? Już wybrane cele: { LIST($enemies) }.
ask-boost = { NAME($who) }: { ask-boost.question }
    .question = wzmacniasz atak na { LIST($enemies, case: "acc") }?
ask-keep = { NAME($who) }: { ask-keep.question }
    .question = zostawiasz ten rzut?
ask-signs = { NAME($who) }: { ask-signs.question }
    .question = ile Znaków Starszych Bogów liczy się jako sukcesy?
ask-split = { NAME($who) }: { ask-split.question }
    .question = kto otrzymuje obrażenie? { $count ->
        [one] Zostało 1
        [few] Zostały { $count }
       *[many] Zostało { $count }
    }.
ask-carry = { NAME($who) }: { ask-carry.question }
    .question = kto przyjmuje obrażenie? { $count ->
        [one] Zostało 1
        [few] Zostały { $count }
       *[many] Zostało { $count }
    }.
ask-reduce_wounds = { NAME($who) }: { ask-reduce_wounds.question }
    .question = { $count ->
        [one] grozi ci 1 obrażenie. Czy mu
        [few] grożą ci { $count } obrażenia. Czy im
       *[many] grozi ci { $count } obrażeń. Czy im
    } zapobiegasz?
ask-reduce_sanity = { NAME($who) }: { ask-reduce_sanity.question }
    .question = grozi ci utrata poczytalności: { $count }. Czy jej zapobiegasz?
ask-skill = { NAME($who) }: { ask-skill.question }
    .question = którą umiejętność rozwijasz?
ask-heal = { NAME($who) }: { ask-heal.question }
    .question = { $count ->
        [one] leczysz 1 punkt. Który
        [few] leczysz { $count } punkty. Które
       *[many] leczysz { $count } punktów. Które
    }?
ask-share = { NAME($source) }: kto zostaje uleczony?
ask-fight = { NAME($who) }: { ask-fight.question }
    .question = kto atakuje teraz?
ask-end_order = { NAME($who) }: { ask-end_order.question }
    .question = co dzieje się najpierw na koniec twojej tury?
ask-order = { NAME($who) }: { ask-order.question }
    .question = który efekt rozpatrujesz najpierw?
ask-before_mythos = { NAME($who) }: { ask-before_mythos.question }
    .question = coś jeszcze przed kartą Mitów?
ask-before_third = { NAME($who) }: { ask-before_third.question }
    .question = coś jeszcze, zanim przeszukasz pole albo staniesz do walki?
ask-before_attack = { NAME($who) }: { ask-before_attack.question }
    .question = coś jeszcze przed następnym atakiem?
ask-before_end = { NAME($who) }: { ask-before_end.question }
    .question = coś jeszcze przed końcem tury?
ask-choose = { NAME($who) }: { ask-choose.question }
    .question = { NAME($source) }. Co wybierasz?
ask-may = { NAME($who) }: { ask-may.question }
    .question = { NAME($source) }. Korzystasz?
ask-free_action = { NAME($who) }: { ask-free_action.question }
    .question = { NAME($source) } daje darmową akcję. Co robisz?
ask-how_many = { NAME($who) }: { ask-how_many.question }
    .question = ile { NAME($token, case: "many") } oddajesz?
ask-trade = { NAME($who) }: { ask-trade.question }
    .question = co zmienia właściciela?
ask-consent_trade = { NAME($who) } chce wziąć od ciebie { NAME($card, case: "acc") }. Zgadzasz się?
ask-consent_taken = { NAME($who) } chce zabrać cię ze sobą. Zgadzasz się?
ask-discard = { NAME($who) }: { ask-discard.question }
    .question = { NAME($source) }. Którą kartę odrzucasz?
ask-take_card = { NAME($who) }: { ask-take_card.question }
    .question = { NAME($source) }. Którą kartę bierzesz?
ask-search_how = { NAME($who) }: { ask-search_how.question }
    .question = przeszukujesz czy bierzesz Relikt?
ask-which_discovery = { NAME($who) }: { ask-which_discovery.question }
    .question = którą z tych kart rozpatrujesz?
ask-shuffle_back = { NAME($who) }: { ask-shuffle_back.question }
    .question = która karta wraca do talii?
ask-peek = { NAME($who) }: { ask-peek.question }
    .question = te karty są następne. Na wierzch czy na spód?
ask-space = { NAME($source) }: które pole?
ask-adjacent = { NAME($source) }: które sąsiednie pole?
ask-any_space = { NAME($source) }: które pole?
ask-target_space = { NAME($source) }: które pole jest celem?
ask-way = { NAME($source) }: którędy?
ask-enemy_way = { NAME($source) }: dokąd { NAME($space, case: "from") } idzie { NAME($enemy) }?
ask-token_way = { NAME($source) }: dokąd { NAME($space, case: "from") } przesuwa się żeton { NAME($token, case: "gen") }?
ask-place_first = { NAME($source) }: nie starczy na wszystkie pola. Gdzie najpierw?
ask-gain_first = { NAME($source) }: nie starczy żetonów dla wszystkich. Kto najpierw?
ask-summon_kind = { NAME($source) }: kto przybywa?
ask-enemy = { NAME($source) }: który wróg?
ask-investigator = { NAME($source) }: który badacz?
ask-block = { NAME($source) }: które przejście?
ask-clear = { NAME($source) }: które przejście się otwiera?

## Możliwości

option-box = { NAME($what) }
option-against = { NAME($what) }
option-investigator = { NAME($investigator) }
option-relic = { NAME($relic) }
option-run = { $way ->
        [steps] Biegnij krok po kroku
       *[whole] Biegnij { NAME($space, case: "to") }
    }
option-go = Idź { NAME($space, case: "to") }
option-along = Zabierz { NAME($whom, case: "acc") }
option-sneak = Wymknij się: { NAME($enemy) } zostaje{ $count ->
        [one] { "" }
        [few] , 1 z { $count }
       *[many] , 1 z { $count }
    }
option-stop = Zatrzymaj się
option-attack = Zaatakuj { NAME($enemy, case: "acc") }{ $wounds ->
        [0] { "" }
       *[other] {" "}(obrażenia: { $wounds })
    }{ $count ->
        [one] { "" }
        [few] , 1 z { $count }
       *[many] , 1 z { $count }
    }
option-target = Także { NAME($enemy) }{ $wounds ->
        [0] { "" }
       *[other] {" "}(obrażenia: { $wounds })
    }{ $count ->
        [one] { "" }
        [few] , 1 z { $count }
       *[many] , 1 z { $count }
    }
option-enough = Wystarczy
option-boost = { NAME($source) }: { $count ->
        [one] 1 obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    } więcej{ $stress ->
        [0] { "" }
       *[other] {" "}(stres: { $stress })
    }
option-no = Nie
option-yes = { $paid ->
        [0] Tak: { LIST($effects, sep: "; ") }
       *[other] { LIST($cost_of, sep: "; ") }: { LIST($effects, sep: "; ") }
    }
option-option = { $paid ->
        [0] { CAP(LIST($effects, sep: "; ")) }
       *[other] { CAP(LIST($cost_of, sep: "; ")) } → { LIST($effects, sep: "; ") }
    }
option-rest = Odpocznij
option-trade = Wymień się kartami
option-scenario = { NAME($action) }
option-special = { NAME($card) } (1 akcja)
option-free = { NAME($card) } (za darmo)
option-use = Użyj: { NAME($card) }
option-end = Zakończ akcje
option-go_on = Dalej
option-keep = Zostaw
option-reroll = Przerzuć: { NAME($face) } (stres: { $count })
option-reroll_free = Przerzuć za darmo: { NAME($face) }
option-lucky = { NAME($card) }: darmowy przerzut
option-count = { $count ->
        [0] Żaden
        [one] 1 znak (sukcesy: { $successes })
        [few] { $count } znaki (sukcesy: { $successes })
       *[many] { $count } znaków (sukcesy: { $successes })
    }
option-wound = { NAME($enemy) } (zostało zdrowia: { $left })
option-rest_on = Wszystkie pozostałe ({ $count }): { NAME($enemy) } (zostało zdrowia: { $left })
option-self = Ty (zostało zdrowia: { $health })
option-companion = { NAME($card) } (zostało zdrowia: { $left })
option-reduce = { NAME($source) }: o { $count } mniej
option-accept = Przyjmij wszystko
option-skill = { NAME($skill) } na poziom { $level }
option-heal = stres: { $stress }, obrażenia: { $wounds }{ $tokens ->
        [0] { "" }
       *[other] , Zmęczenie: { $tokens }
    }
option-who = { NAME($whom) }
option-space = { CAP(NAME($space, case: "in")) }
option-passage = Między polami { NAME($space) } i { NAME($beyond) }
option-enemy = { NAME($enemy) } { NAME($space, case: "in") }{ $wounds ->
        [0] { "" }
       *[other] {" "}(obrażenia: { $wounds })
    }{ $count ->
        [one] { "" }
        [few] , 1 z { $count }
       *[many] , 1 z { $count }
    }
option-kind = { NAME($kind) }
option-effect = { NAME($source) }: { LIST($effects, sep: "; ") }
option-number = { $count } × { NAME($token) }
option-give = Daj { NAME($whom, case: "dat") } { NAME($card, case: "acc") }
option-take = Weź od { NAME($whom, case: "gen") } { NAME($card, case: "acc") }
option-agree = Zgoda
option-refuse = Odmów
option-card = { NAME($card) }
option-search = Przeszukaj
option-relic_instead = Weź Relikt
option-resolve = { NAME($card) }
option-mythos = { NAME($card) }{ $symbol ->
        [true] {" "}(z symbolem)
       *[false] { "" }
    }
option-top = { NAME($card) } na wierzch
option-bottom = { NAME($card) } na spód

## Rodzaje możliwości, także niedostępnych

verb-box = Opowieść
verb-against = Przedwieczny
verb-investigator = Badacz
verb-relic = Relikt
verb-run = Bieg
verb-go = Następne pole
verb-along = Zabierz ze sobą
verb-sneak = Wymknięcie się
verb-stop = Koniec ruchu
verb-attack = Atak
verb-target = Dalsze cele
verb-enough = Wystarczy
verb-boost = Wzmocnienie ataku
verb-no = Nie
verb-yes = Tak
verb-option = Wybierz jedno
verb-rest = Odpoczynek
verb-trade = Wymiana
verb-scenario = Akcja scenariusza
verb-special = Akcja specjalna
verb-free = Darmowa akcja
verb-use = W dowolnej chwili twojej tury
verb-end = Koniec akcji
verb-go_on = Dalej
verb-keep = Zostaw rzut
verb-reroll = Przerzut za stres
verb-reroll_free = Darmowy przerzut
verb-lucky = Karty
verb-count = Znaki Starszych Bogów
verb-wound = Obrażenia
verb-rest_on = Cała reszta
verb-self = Ty
verb-companion = Towarzysz
verb-reduce = Zapobiegnij
verb-accept = Przyjmij wszystko
verb-skill = Umiejętność
verb-heal = Leczenie
verb-who = Badacz
verb-space = Pole
verb-passage = Przejście
verb-enemy = Wróg
verb-kind = Wróg
verb-effect = Kolejność
verb-number = Ile
verb-give = Daj
verb-take = Weź
verb-agree = Zgoda
verb-refuse = Odmowa
verb-card = Karta
verb-search = Przeszukanie
verb-relic_instead = Relikt
verb-resolve = Odkrycie
verb-mythos = Karta Mitów
verb-top = Na wierzch
verb-bottom = Na spód

barred-no_way = nie prowadzi stąd żadna droga
barred-nobody = żaden wróg nie jest w zasięgu
barred-watchful = nikt się nie wymknie, gdy pilnuje { NAME($enemy) }
barred-sneaks_used = wszystkie Wymknięcia tego Biegu są już zużyte ({ $count })
barred-not_your_turn = { NAME($card) }: tylko w swojej turze ({ NAME($who) })
barred-too_far = najbliższy wróg, { NAME($enemy) }, jest w odległości { $count }; twój zasięg: { $reach ->
        [0] tylko własne pole
       *[other] { $reach }
    }
barred-behind = { NAME($enemy) } jest za zablokowanym przejściem
barred-ritual = { NAME($enemy) } jest poza zasięgiem ciosów, dopóki trwa rytuał
barred-not_safe = są tu wrogowie
barred-unhurt = nie ma czego leczyć
barred-alone = nie ma tu nikogo innego
barred-forbidden = zabrania tego karta
barred-nothing = nikt tu nie ma Przedmiotu ani Towarzysza
barred-requires = { NAME($action) }: tylko jeśli { LIST($requires, sep: "; ") }
barred-cant_pay = nie da się zapłacić całej ceny
barred-not_fulfilled = { LIST($effects, sep: "; ") }
barred-no_action = { NAME($card) } wymaga akcji, a żadna nie została
barred-used = { NAME($card) }: już w tej turze wykorzystane
barred-not_now = { NAME($card) }: nie tutaj i nie teraz
barred-no_use = { NAME($card) }: teraz nic by nie dało
barred-stress_full = przerzut kosztuje stres ({ $count }), na który nie ma już miejsca

## Dziennik

log-source = { $source ->
        [none] { "" }
       *[other] { CAP(NAME($source)) }:{" "}
    }
event-boxes = { NAME($scenario) }, przeciwnik: { NAME($elder_one) }.
event-laid_out = Na mapie: { LIST($enemies) }; { LIST($tokens) }.
event-investigator_chosen = { CAP(NAME($seat)) } gra jako { NAME($investigator) }.
event-insanity_dealt = { NAME($who) } cierpi na niepoczytalność: { NAME($insanity) }.
event-unknown_monster = Pole { $number } Nieznanego: { NAME($unknown) } pojawia się { NAME($space, case: "in") }.
event-relic_gained = { NAME($who) } ma Relikt: { NAME($relic) }.
event-transformed = Relikt się odwraca ({ NAME($who) }): { NAME($relic) }.
event-turn_begins = { NAME($who) } zaczyna turę: { $count ->
        [one] 1 akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    }.
event-actions_gained = { log-source }{ NAME($who) } ma dodatkowo { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    }.
event-moved = { NAME($who) } idzie { NAME($from_space, case: "from") } { NAME($space, case: "to") }.
event-taken_along = { NAME($who) } zabiera ze sobą { LIST($others, case: "acc") }.
event-followed = Za { NAME($who, case: "ins") } { NAME($space, case: "to") } { $count ->
        [one] idzie
        [few] idą
       *[many] idzie
    }: { LIST($enemies) }.
event-sneaked = { NAME($who) } się wymyka, { NAME($enemy) } zostaje.
event-placed = { NAME($who) } trafia wprost { NAME($space, case: "to") }; nikt nie idzie w ślad.
event-attack = { NAME($who) } atakuje { LIST($enemies, case: "acc") }.
event-rolled = { NAME($who) } rzuca: { LIST($dice) }.
event-rerolled = { NAME($who) } przerzuca { $how ->
        [reroll] za stres
       *[other] za darmo
    }: { NAME($face) } → { NAME($new_face) }.
event-signs_counted = { NAME($who) } liczy znaki jako sukcesy: { $count } → { $successes }.
event-signs_forced = Znaki Starszych Bogów liczą się jako { NAME($into) }: { $count }.
event-reached = { $count ->
        [one] 1 sukces wystarcza
        [few] { $count } sukcesy wystarczają
       *[many] { $count } sukcesów wystarcza
    }.
event-not_reached = { $count ->
        [one] 1 sukces to za mało
        [few] { $count } sukcesy to za mało
       *[many] { $count } sukcesów to za mało
    }.
event-hits = { $count ->
        [0] Żadnego trafienia
        [one] 1 obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }.
event-enemy_wounded = { log-source }{ NAME($enemy) } otrzymuje { $count ->
        [one] 1 obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    } (zostało zdrowia: { $left }){ $lost ->
        [0] .
       *[other] ; nadmiar przepada: { $lost }.
    }
event-immune = { NAME($enemy) } nie może jeszcze otrzymać obrażeń.
event-killed_enemy = { log-source }{ NAME($who) } zabija { NAME($enemy, case: "acc") } { NAME($space, case: "in") }.
event-enemy_healed = { log-source }{ NAME($enemy) } leczy { $count ->
        [one] 1 obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }.
event-enemy_removed = { NAME($enemy) } znika z planszy.
event-enemy_attacks = { NAME($enemy) } atakuje { NAME($who, case: "acc") }.
event-wounded = { log-source }{ NAME($who) } otrzymuje { $count ->
        [one] 1 obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    } (zostało zdrowia: { $left }).
event-wounds_prevented = { NAME($source) } chroni { NAME($who, case: "acc") } przed obrażeniami: { $count }.
event-sanity_prevented = { NAME($source) } chroni poczytalność { NAME($who, case: "gen") }: { $count }.
event-companion_wounded = { log-source }{ NAME($held) } przyjmuje za { NAME($who, case: "acc") } { $count ->
        [one] 1 obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }.
event-stress = { log-source }{ NAME($who) } otrzymuje stres: { $count } (teraz { $now }).
event-stress_full = { log-source }{ NAME($who) } nie ma już miejsca na stres: { $count }.
event-healed = { log-source }{ NAME($who) } leczy { $wounds ->
        [0] stres: { $stress }
       *[other] { $stress ->
            [0] obrażenia: { $wounds }
           *[other] stres: { $stress }, obrażenia: { $wounds }
        }
    }.
event-rests = { NAME($who) } odpoczywa.
event-sanity_lost = { log-source }{ NAME($who) } traci poczytalność: { $count } (zostało { $left }).
event-stopped = Próg zatrzymuje { NAME($who, case: "acc") }; oszczędzona poczytalność: { $count }.
event-threshold = { NAME($who) } osiąga { $number }. próg niepoczytalności: { NAME($insanity) }.
event-level_up = { NAME($who) }: { NAME($skill) } wzrasta na poziom { $level }.
event-level_down = { NAME($who) }: { NAME($skill) } spada na poziom { $level }.
event-die_gained = { NAME($who) } ma odtąd o jedną kość dodatkową więcej.
event-fire_placed = Ogień { NAME($space, case: "in") }: { $count }.
event-no_fire_left = { NAME($space) }: zabrakło Ognia.
event-fire_removed = Ogień gaśnie { NAME($space, case: "in") }: { $count }.
event-fire_caught = { log-source }{ NAME($who) } otrzymuje Ogień: { $count } (teraz { $now }).
event-fire_put_out = Ogień na planszy { NAME($who, case: "gen") } gaśnie: { $count }.
event-fire_roll = { NAME($who) } płonie: { $count ->
        [one] 1 kość
        [few] { $count } kości
       *[many] { $count } kości
    }.
event-token_laid = { NAME($token) } { NAME($space, case: "in") }: { $count }.
event-no_token_left = { NAME($space) }: zabrakło żetonów ({ NAME($token) }).
event-token_lifted = Znika { NAME($space, case: "from") }: { NAME($token) } ({ $count }).
event-token_moved = Żeton { NAME($token, case: "gen") } przesuwa się { NAME($from_space, case: "from") } { NAME($space, case: "to") }.
event-token_gained = { log-source }{ NAME($who) } otrzymuje żetony ({ NAME($token) }): { $count }.
event-no_token_gained = { log-source }{ NAME($who) } nie otrzymuje żetonu ({ NAME($token) }): zabrakło albo nie można nieść więcej.
event-token_lost = { NAME($who) } oddaje żetony ({ NAME($token) }): { $count }.
event-passage_blocked = { NAME($token) } w przejściu: { LIST($spaces) }.
event-passage_cleared = { NAME($token) } znika z przejścia: { LIST($spaces) }.
event-scenario_action = { NAME($who) }: { NAME($action) }.
event-progress = { NAME($counter) }: { $count } z { $target }.
event-disrupted = Rytuał przerwany! Przedwieczny może krwawić.
event-card_used = { NAME($who) } używa: { NAME($card) }.
event-trades = { NAME($who) } się wymienia.
event-handed_over = { NAME($who) } daje { NAME($whom, case: "dat") } { NAME($held, case: "acc") }.
event-mythos = Mity: { NAME($mythos) }.
event-symbols = Symbole na stosie odrzuconych: { $count } z 3.
event-skipped = { NAME($source) }: nie ma tu nic do zrobienia.
event-one_way = { NAME($source) }: możliwy jest teraz tylko jeden z wyborów.
event-nobody_moves = { NAME($source) }: nie ma kto się ruszyć.
event-stays = { NAME($enemy) } zostaje { NAME($space, case: "in") }.
event-enemy_moved = { NAME($enemy) } idzie { NAME($from_space, case: "from") } { NAME($space, case: "to") }.
event-enemy_placed = { NAME($enemy) } trafia wprost { NAME($space, case: "to") }.
event-summoned = { NAME($enemy) } pojawia się { NAME($space, case: "in") }.
event-none_left = { NAME($kind) }: w rezerwie nie ma już figurek ({ NAME($space) }).
event-peeked = { NAME($who) } zagląda w przyszłość: { LIST($cards) }.
event-put_below = { NAME($mythos) } trafia na spód talii.
event-reshuffled = Odrzucone karty Mitów wracają do talii i są tasowane.
event-shuffled_back = { NAME($who) } wtasowuje z powrotem: { NAME($mythos) }.
event-search_phase = { NAME($who) } przeszukuje pole.
event-fight_phase = { NAME($who) } staje do walki.
event-nothing_to_find = { NAME($who) } nic nie znajduje: talia Odkryć jest pusta.
event-found = { NAME($who) } znajduje: { NAME($discovery) }.
event-discovery_discarded = { NAME($discovery) } trafia na stos odrzuconych.
event-claimed = { NAME($who) } zdobywa { NAME($held, case: "acc") }.
event-card_discarded = { NAME($who) } odrzuca { NAME($held, case: "acc") }.
event-switched = { NAME($who) }: { NAME($before) } zmienia się, teraz to { NAME($held) }.
event-spared = W tej turze nikt nie atakuje { NAME($who, case: "gen") }.
event-advance = { NAME($elder_one) } przesuwa się na pole { $count }.
event-unknown_advances = Nieznane, pole { $number }: { NAME($unknown) }.
event-elder_summoned = { NAME($elder_one) } przybywa!
event-stage_revealed = Nowe Stadium: { NAME($stage) }.
event-stage_beaten = { NAME($who) } pokonuje Stadium: { NAME($stage) }!
event-location_drawn = Wylosowane miejsce: { NAME($location) } ({ NAME($space) }).
event-killed = { NAME($who) } ginie.
event-mad = { NAME($who) } traci zmysły na zawsze.

## Jak to się kończy

outcome-elder_one_dead = Przedwieczny nie żyje. Wbrew rozsądkowi: zwycięstwo.
outcome-investigator_lost = Badacz padł, zanim Przedwieczny w ogóle przybył. Wszystko stracone.
outcome-all_lost = Nikt już nie został. Wszystko stracone.
outcome-track_end = Przedwieczny osiągnął pełnię mocy. Wszystko stracone.

## Skąd biorą się liczby

why-actions = Akcje w turze: { $count }
why-actions_source = { NAME($source) }: { NUMBER($count) }
why-run = Bieg: { $count ->
        [one] 1 pole
        [few] { $count } pola
       *[many] { $count } pól
    }
why-run_source = { NAME($source) }: { NUMBER($count) }
why-run_enemies = Wrogowie na polu: { NUMBER($count) }
why-run_followers = W ślad idą: { LIST($enemies) }
why-run_fire = Ogień przy wyjściu { NAME($space, case: "from") }: { $count }
why-rest = Odpoczynek leczy punkty: { $count }
why-rest_source = { NAME($source) }: { NUMBER($count) }
why-dice_printed = Kości dodatkowe: { $count }
why-dice_threshold = Kości dodatkowe z progów: { $count }
why-dice_effect = Kości dodatkowe z tego efektu: { $count }
why-dice_source = { NAME($source) }, kości dodatkowe: { $count }
why-reroll_source = { NAME($source) }: darmowe przerzuty: { $count }
why-enemy_standard = Kości standardowe: { $count }
why-enemy_bonus = Kości dodatkowe: { $count }
why-enemy_source = { NAME($source) }: { NUMBER($count) }

why-dice_standard = Kości standardowe: { $count }
why-stress_rerolls = Miejsce na stres: { $count }; przerzut kosztuje { $price }
why-goal = Potrzebne sukcesy: { $count }
why-tentacles_shown = Macki kosztują Poczytalność: { $count }
why-health = { NAME($enemy) }: zdrowie { $left } z { $count }
why-damage = { NAME($source) }, dodatkowe obrażenia: { $count }
why-boost = { NAME($source) }, dodatkowe obrażenia: { $count } ({ $stress ->
        [0] bez kosztu
       *[other] za stres: { $stress }
    })
why-next_stage = Potem nadchodzi Stadium: { NAME($stage) }; nadmiar obrażeń przepada
why-survival = Szansa przeżycia tego ataku za wszelki potrzebny stres (bez poczytalności): { $percent }%
why-sanity = Utracona poczytalność: { $position }, do czaszki: { $count }
why-threshold = Do następnego progu: { $count }; { NAME($insanity) }, potem rozwój umiejętności
why-symbols = Symbole na stosie odrzuconych: { $count } z { $needed }
why-deck = Symbole w talii: { $count }, kart: { $cards }; szansa na następny: { $percent }%
why-to_red = Przesunięcia do przybycia Przedwiecznego: { $count }
why-to_end = Przesunięcia do klęski: { $count }
why-ritual = { NAME($counter) }: { $count } z { $target }
why-chances = Sukcesy bez stresu: { LIST($chances, sep: ", ") }
why-chances_stress = Za stres (najwyżej { $count }): { LIST($chances, sep: ", ") }
why-relief = { NAME($source) }, stres wyleczony przed rzutem: { $count }
why-kill_chance = Dość obrażeń w tym ataku, ze wszystkim, czego można użyć: { $percent }%
why-average = Średnio obrażeń bez stresu: { $wounds }
chance-at_least = co najmniej { $count }: { $percent }%
chance-at_most = najwyżej { $count }: { $percent }%
chance-exactly = { $count }: { $percent }%
chance-or_more = { $count } lub więcej: { $percent }%
why-tentacles = Macki od razu po rzucie: { LIST($chances, sep: ", ") }
why-threshold_chance = Następny próg przez macki: { $percent }%
why-skull_chance = Czaszka przez macki: { $percent }%
why-signs = Znaki Starszych Bogów, które mogą się liczyć: { $count }; sukcesy za każdy: { $successes }
why-stage_chance = Pokonanie tego Stadium ({ $count ->
        [one] 1 atak
        [few] { $count } ataki
       *[many] { $count } ataków
    }): około { $percent }%
why-expected = Średnio obrażenia: { $wounds }, poczytalność: { $sanity }, przed przerzutami
why-wound_chances = Obrażenia: { LIST($chances, sep: ", ") }
why-movers = Karty Mitów w talii, które go poruszają: { $count } z { $cards }
why-left_out = Nie liczą się: karty, których można użyć wcześniej, ani skutki utraty poczytalności
why-left_out_fight = Nie liczą się: utrata poczytalności i jej skutki ani to, że ktoś w tym czasie zmieni pole
why-deadly = Trafienia, które by cię zabiły: { $count }
why-odds_goal = Procenty tutaj: szansa na potrzebne sukcesy
why-odds_attack = Procenty tutaj: szansa przeżycia tego ataku z tym, co dodaje karta wroga; utrata poczytalności się nie liczy
why-odds_life = Procenty tutaj: szansa przeżycia tego rzutu; utrata poczytalności się nie liczy
why-reroll_alone = Ten przerzut, a potem tylko darmowe: { $percent }%
why-reroll_stress = Ze wszystkim, co potem pomoże, łącznie najwyżej za { $count } stresu: { $percent }%
why-free_rerolls = Pozostałe darmowe przerzuty: { $count }
why-hurt = Do wyleczenia stres: { $stress }, obrażenia: { $wounds }
why-run_stopped = Ostatni krok kończy Bieg
why-run_left = Pozostałe potem pola: { $count }
why-run_alone = { NAME($who) } zostaje bez towarzystwa
why-threshold_die = Daje też kość dodatkową
why-threshold_relic = Odwraca też twoje Relikty
why-advance_chance = Przesunięcie na koniec tej tury: { $percent }%
why-next_advance = Przy przesunięciu, { NAME($source) }: { LIST($sentences, sep: " ") }
why-ritual_tokens = { NAME($token) }: { LIST($spaces) }
why-disruption = Gdy cel zostanie osiągnięty: { LIST($sentences, sep: " ") }
warn-fight = Zaatakują: { LIST($enemies) }. Szansa przeżycia ich obrażeń za wszelki potrzebny stres: { $percent }%
warn-wounds = średnio obrażeń: { $wounds }, zdrowie: { $left }
warn-stress = łącznie stresu: najwyżej { $count }

## Ustawienia

setting-scenario = Opowieść
setting-scenario-random = Losowo
setting-scenario-choose = Wybieracie
setting-elder_one = Przedwieczny
setting-elder_one-random = Losowo
setting-elder_one-choose = Wybieracie
setting-investigators = Wybór Badaczy
setting-investigators-choose = Każdy wybiera
setting-investigators-draft = Każdy jednego z dwóch
setting-investigators-deal = Losowo
setting-insanities = Niepoczytalności
setting-insanities-deal = Losowo
setting-unknown = Nieznane
setting-unknown-off = Bez niego
setting-unknown-relics = { setting-unknown-relics.plain } ({ setting-unknown-relics.more })
    .plain = Tylko Relikty
    .more = łatwiej
setting-unknown-one = Jeden potwór i Relikty
setting-unknown-two = Dwa potwory i Relikty
setting-unknown-one_no_relics = { setting-unknown-one_no_relics.plain } ({ setting-unknown-one_no_relics.more })
    .plain = Jeden potwór, bez Reliktów
    .more = trudniej
setting-unknown-two_no_relics = { setting-unknown-two_no_relics.plain } ({ setting-unknown-two_no_relics.more })
    .plain = Dwa potwory, bez Reliktów
    .more = najtrudniej
setting-unknown_pool = Nieznane potwory
setting-unknown_pool-all = Ze wszystkich pudełek
setting-unknown_pool-this_box = Z tego pudełka
setting-elder_location = Dwa ostatnie Stadia pojawiają się
setting-elder_location-printed = Tam, gdzie każą karty
setting-elder_location-random = W losowym miejscu
setting-first = Pierwszy gracz
setting-first-random = Losowo
setting-consent = Gdy karty zmieniają właściciela
setting-consent-ask = Pytaj drugiego gracza
setting-consent-waive = Zgoda bez pytania

content-scenarios = { $count ->
        [one] 1 opowieść
        [few] { $count } opowieści
       *[many] { $count } opowieści
    }
content-elder_ones = { $count ->
        [one] 1 Przedwieczny
        [few] { $count } Przedwiecznych
       *[many] { $count } Przedwiecznych
    }
content-investigators = { $count ->
        [one] 1 badacz
        [few] { $count } badaczy
       *[many] { $count } badaczy
    }
content-skills = { $count ->
        [one] 1 umiejętność
        [few] { $count } umiejętności
       *[many] { $count } umiejętności
    }
content-insanities = { $count ->
        [one] 1 niepoczytalność
        [few] { $count } niepoczytalności
       *[many] { $count } niepoczytalności
    }
content-mythos = { $count ->
        [one] 1 karta Mitów
        [few] { $count } karty Mitów
       *[many] { $count } kart Mitów
    }
content-discoveries = { $count ->
        [one] 1 karta Odkryć
        [few] { $count } karty Odkryć
       *[many] { $count } kart Odkryć
    }
content-unknown_monsters = { $count ->
        [one] 1 Nieznany Potwór
        [few] { $count } Nieznane Potwory
       *[many] { $count } Nieznanych Potworów
    }
content-relics = { $count ->
        [one] 1 Relikt
        [few] { $count } Relikty
       *[many] { $count } Reliktów
    }

undo-phase = Cała faza
measure-track = Tor przywołania
measure-ritual = Rytuał
measure-elder_one = Obrażenia Przedwiecznego
measure-fallen = Badacze poza grą

## Co pokazują kości

symbol-success = sukcesy
symbol-tentacle = macki
symbol-blank = nic
face-standard_success = sukces
face-standard_success_tentacle = sukces z macką
face-standard_tentacle = macka
face-standard_sign = znak
face-standard_blank = pusta ścianka
face-bonus_success = sukces (kość dodatkowa)
face-bonus_success_sign = sukces ze znakiem (kość dodatkowa)
face-bonus_sign = znak (kość dodatkowa)
face-bonus_blank = pusta ścianka (kość dodatkowa)
