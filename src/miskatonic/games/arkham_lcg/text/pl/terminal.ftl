### Sytuacja słowami, dla terminala i widoku listy.

board-round = Runda { $count }, { $phase ->
        [mythos] faza Mitów
        [investigation] faza badaczy
        [enemy] faza wrogów
       *[upkeep] faza utrzymania
    }
board-turn = Tura: { NAME($who) }, { $count ->
        [one] została 1 akcja
        [few] zostały { $count } akcje
       *[many] zostało { $count } akcji
    }
board-agenda = Tajemnica { $stage }, { NAME($card) }: zagłada { $count } z { $of }
board-act = Akt { $stage }, { NAME($card) }: wskazówki { $count } z { $of }
board-act_objective = Akt { $stage }, { NAME($card) }: badacze mają { $count ->
        [one] 1 wskazówkę
        [few] { $count } wskazówki
       *[many] { $count } wskazówek
    }
board-encounter = Talia spotkań: { $deck }, stos odrzuconych: { $discard }
board-pile_top = Na wierzchu stosu: { NAME($card) }
board-victory_card = { NAME($card) } ({ $count })
board-side_pile = { $who ->
        [none] { CAP($pile) }
       *[other] { CAP($pile) }, { NAME($who) }
    } ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    })
board-sealed = zapieczętowane: { $tokens }

## Badacze i karty

board-health = Wytrzymałość { $count } z { $of }
board-sanity = Poczytalność { $count } z { $of }
board-holds = Wskazówki { $clues }, zasoby { $resources }
board-hand_size = { $count ->
        [one] 1 karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
board-deck = Karty w talii: { $deck }
board-deck_left = Pozostało w talii { NAME($who, case: "gen") } ({ $count })
board-piles = Talia { $deck }, odrzucone { $discard }
board-trauma = Trauma: fizyczna { $physical }, psychiczna { $mental }
board-left_resigned = Rezygnacja
board-left_damage = Pokonanie przez obrażenia
board-left_horror = Pokonanie przez przerażenie
board-left_effect = Pokonanie
board-cost = koszt { $count }
board-on_damage = obrażenia { $count }
board-on_horror = przerażenie { $count }
board-on_clues = wskazówki { $count }
board-on_doom = zagłada { $count }
board-on_resources = zasoby { $count }
board-permanent = trwała
board-exhausted = karta wyczerpana
board-fight = walka { $fight }, wymykanie { $evade }
board-attack = atak: obrażenia { $damage }, przerażenie { $horror }
board-label_area = W grze
board-label_threat = Obszar zagrożenia
board-label_hand = Ręka
board-label_swap = Do wymiany
board-label_discard = Stos odrzuconych
board-label_bag = Worek chaosu
board-label_victory = Pula zwycięstwa
board-label_aside = Odłożone na bok

## Lokalizacje

board-place = zasłona { $shroud }, wskazówki { $clues }
board-unrevealed = lokalizacja jeszcze nieodkryta
board-victory = zwycięstwo { $count }
board-label_ways = Przejścia
board-label_here = Obecni
board-label_enemies = Wrogowie
board-label_attached = Dołączone
board-label_others = Jest tu też

## Trwający test

board-test = { NAME($who) }, test { NAME($skill, case: "gen") }: { $value } przeciw { $count } ({ NAME($card) }).
board-test_head = { CAP(NAME($skill)) } { $value } przeciw { $count }
board-token = żeton
board-label_value = Wartość
board-label_committed = Przeznaczone karty
board-label_revealed = Odkryte żetony
board-chance = Szansa: { $percent } ({ $good } z { $all })
board-rescued = Z pomocą ({ LIST($cards) }): { $percent }
board-passed = { $count ->
        [0] Sukces bez nadwyżki
       *[other] Sukces o { $count }
    }
board-failed = Porażka o { $count }

## Co znaczą znaki na rysunku

board-sign_health = pozostała wytrzymałość
board-sign_sanity = pozostała poczytalność
board-sign_clues = wskazówki
board-sign_resources = zasoby
board-sign_doom = zagłada
board-sign_in_hand = karty na ręce
board-sign_shroud = zasłona
board-sign_victory = punkty zwycięstwa
board-sign_hidden = jeszcze nieodkryta
board-sign_enemy = wróg
board-sign_there = ktoś, kto tam jest
board-sign_attached = dołączone
board-sign_exhausted = wyczerpana
board-sign_uses = pozostałe użycia
board-sign_cost = koszt
terminal-undo-phase = całą fazę
terminal-undo-round = całą rundę
