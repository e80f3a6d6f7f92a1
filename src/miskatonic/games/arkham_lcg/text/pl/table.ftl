### Co mówi się przy stole: pytania, możliwości, powody zakazów, dziennik gry, zakończenia, ustawienia, podpisy. Gdzie nie ma karty,
### miejsca ani rzeczy do nazwania, stoi „none”.

game-name = Horror w Arkham: Gra karciana
game-tagline = Idź tropem wskazówek, zachowaj zimną krew i nie ufaj żadnemu żetonowi w worku

## Pytania: przygotowanie i runda

ask-choose_weakness = { NAME($seat) }: { ask-choose_weakness.question }
    .question = które podstawowe osłabienie trafia do twojej talii?
ask-choose_lead = { NAME($seat) }: { ask-choose_lead.question }
    .question = kto jest głównym badaczem?
ask-mulligan = { NAME($seat) }: { ask-mulligan.question }
    .question = które karty wymieniasz na nowe? Możesz to zrobić raz.
ask-next_turn = { NAME($seat) } (główny badacz): { ask-next_turn.question }
    .question = kto rozgrywa następną turę?
ask-turn = { NAME($seat) }: { ask-turn.question }
    .question = co robisz? { $count ->
        [0] Nie masz już akcji
        [one] Została 1 akcja
        [few] Zostały { $count } akcje
       *[many] Zostało { $count } akcji
    }.
ask-hand_size = { NAME($seat) }: { ask-hand_size.question }
    .question = masz na ręce za dużo kart. Którą odrzucasz? Do odrzucenia: { $count }.

## Pytania: testy

ask-test = { NAME($seat) }: { $kind ->
        [fight] atak na { NAME($target, case: "acc") }, { NAME($skill) }
        [evade] wymknięcie się, { NAME($target) }: { NAME($skill) }
        [investigate] badanie lokalizacji { NAME($target) }, { NAME($skill) }
       *[other] { NAME($source) }, test { NAME($skill, case: "gen") }
    } przeciw { $count }. Przeznaczyć karty czy dobrać żeton?
    .question = { $kind ->
        [fight] atak na { NAME($target, case: "acc") }
        [evade] wymknięcie się, { NAME($target) }
        [investigate] badanie lokalizacji { NAME($target) }
       *[other] { NAME($source) }
    }. Przeznaczasz karty?
ask-help = { NAME($helper) }: { ask-help.question }
    .question = { NAME($seat) } wykonuje test { NAME($skill, case: "gen") } przeciw { $count }. Czy przeznaczasz kartę?
ask-which_skill = { NAME($seat) }: { ask-which_skill.question }
    .question = którą umiejętność testujesz?
ask-which_token = { NAME($seat) }: { ask-which_token.question }
    .question = który z ujawnionych żetonów się liczy?

## Pytania: wrogowie i rany

ask-attacker = { NAME($seat) }: { ask-attacker.question }
    .question = który wróg atakuje cię pierwszy?
ask-prey = { NAME($seat) } (główny badacz): { ask-prey.question }
    .question = kilkoro z was pasuje jednakowo. Kogo wybiera { NAME($enemy) }?
ask-victim = { NAME($seat) } (główny badacz): { ask-victim.question }
    .question = kogo teraz atakuje { NAME($enemy) }?
ask-spawn_at = { NAME($seat) }: { ask-spawn_at.question }
    .question = gdzie pojawia się { NAME($source) }?
ask-hunter = { NAME($seat) } (główny badacz): { ask-hunter.question }
    .question = który łowca rusza się teraz?
ask-hunts = { NAME($seat) } (główny badacz): { ask-hunts.question }
    .question = kilka dróg jest równie krótkich. Dokąd idzie { NAME($source) }?
ask-nearest = { NAME($seat) } (główny badacz): { ask-nearest.question }
    .question = { NAME($source) }. Kilku wrogów jest równie blisko. O którego chodzi?
ask-shut = { NAME($seat) } (główny badacz): { ask-shut.question }
    .question = { NAME($source) }. W kilku lokalizacjach jest najwięcej wskazówek. Która zostaje zamknięta?
ask-harm = { NAME($seat) }: { ask-harm.question }
    .question = { $source ->
        [none] { "" }
       *[other] { NAME($source) } –{" "}
    }otrzymujesz { dealt-harm }. Kto to przyjmuje?
ask-assign = { NAME($seat) }: { ask-assign.question }
    .question = { $source ->
        [none] { "" }
       *[other] { NAME($source) } –{" "}
    }otrzymujesz { dealt-harm }. Kto przyjmuje następny punkt { $kind ->
        [damage] obrażeń
       *[horror] przerażenia
    }? Zostało: { $count }.
ask-ending = { NAME($seat) } (główny badacz): { ask-ending.question }
    .question = ostatni wróg i ostatni badacze padają razem. Które zakończenie wybieracie?
ask-new_lead = { NAME($seat) }: { ask-new_lead.question }
    .question = główny badacz wypadł z gry. Kto nim teraz zostaje?
ask-trauma = { NAME($seat) }: { ask-trauma.question }
    .question = obrażenia i przerażenie pokonują cię naraz. Którą traumę otrzymujesz?

## Pytania: karty

ask-order = { NAME($seat) }: { ask-order.question }
    .question = kilka efektów naraz. Który pierwszy?
ask-discard_order = { NAME($seat) }: { ask-discard_order.question }
    .question = kilka kart jest odrzucanych naraz, ostatnia będzie leżeć na wierzchu. Która idzie pierwsza?
ask-results = { NAME($seat) }: { ask-results.question }
    .question = test ma kilka skutków. Który pierwszy?
ask-fit_slots = { NAME($seat) }: { ask-fit_slots.question }
    .question = brakuje stref. Którą kartę odrzucasz?
ask-make_room = { NAME($seat) }: { ask-make_room.question }
    .question = { NAME($card) } nie ma wolnej strefy. Którą kartę odrzucasz, żeby zrobić miejsce?
ask-choose_x = { NAME($seat) }: { ask-choose_x.question }
    .question = { NAME($card) }: koszt wynosi X. Ile zasobów płacisz?
ask-discard_cost = { NAME($seat) }: { ask-discard_cost.question }
    .question = { $source ->
        [none] własna zdolność
       *[other] { NAME($source) }
    }. Którą kartę odrzucasz jako koszt?
ask-search = { NAME($seat) }: { ask-search.question }
    .question = { NAME($source) }. Którą kartę bierzesz?
ask-move_to = { NAME($seat) }: { ask-move_to.question }
    .question = { NAME($source) }. Dokąd idziesz?
ask-get_away = { NAME($seat) }: { ask-get_away.question }
    .question = { NAME($source) }. Czy uwalniasz się od wszystkich wrogów i czy idziesz dalej?
ask-which_deck = { NAME($seat) }: { ask-which_deck.question }
    .question = { NAME($source) }. Do której talii zaglądasz?
ask-put_on_top = { NAME($seat) }: { ask-put_on_top.question }
    .question = { NAME($source) }. Która z kart ma być dobrana jako ostatnia? Kart do ułożenia: { $count }.
ask-choose_skill = { NAME($seat) }: { ask-choose_skill.question }
    .question = { NAME($source) }. Która umiejętność dostaje +2?
ask-lose_asset = { NAME($seat) }: { ask-lose_asset.question }
    .question = { NAME($source) }. Który ze swoich atutów odrzucasz?
ask-keep_one = { NAME($seat) }: { ask-keep_one.question }
    .question = { NAME($source) }. Którą jedyną kartę zatrzymujesz?
ask-give = { NAME($seat) }: { ask-give.question }
    .question = wskazówek do zapłacenia zostało: { $count }. Ile dajesz?
ask-whats_going_on = { NAME($seat) } (główny badacz): { ask-whats_going_on.question }
    .question = { NAME($source) } Tajemnica postępuje. Co wybierasz?
ask-what_have_you_done = { NAME($seat) } (główny badacz): { ask-what_have_you_done.question }
    .question = { NAME($source) } Czy dom ma spłonąć?

## Pytania: okna, w których nikt nie musi nic robić

ask-after_mythos = { LIST($seats) }: { ask-after_mythos.question }
    .question = czy używasz czegoś przed końcem fazy Mitów?
ask-before_turns = { LIST($seats) }: { ask-before_turns.question }
    .question = czy używasz czegoś przed pierwszą turą?
ask-after_hunters = { LIST($seats) }: { ask-after_hunters.question }
    .question = czy używasz czegoś, zanim wrogowie zaatakują?
ask-after_attacks = { LIST($seats) }: { ask-after_attacks.question }
    .question = czy używasz czegoś przed końcem fazy wrogów?
ask-in_turn = { LIST($seats) }: { ask-in_turn.question }
    .question = czy używasz czegoś między akcjami?
ask-turn_ends = { LIST($seats) }: { ask-turn_ends.question }
    .question = akcji już nie ma. Czy używasz czegoś przed końcem tury?
ask-upkeep_begins = { LIST($seats) }: { ask-upkeep_begins.question }
    .question = czy używasz czegoś, zanim karty zostaną przygotowane?

## Pytania: reakcje

ask-react_advance = { LIST($seats) }: { ask-react_advance.question }
    .question = { NAME($source) }: karta postępuje. Czy reagujesz?
ask-react_attack = { LIST($seats) }: { ask-react_attack.question }
    .question = { $point ->
        [after] po ataku: { NAME($source) } na { NAME($seat, case: "acc") }
       *[when] { NAME($source) } atakuje { NAME($seat, case: "acc") }
    }. Czy reagujesz?
ask-react_defeat = { LIST($seats) }: { ask-react_defeat.question }
    .question = { $point ->
        [after] wróg pokonany: { NAME($source) }
       *[when] wróg ma zostać pokonany: { NAME($source) }
    }. Czy reagujesz?
ask-react_discovery = { LIST($seats) }: { ask-react_discovery.question }
    .question = { NAME($seat) } { $point ->
        [would] ma odkryć
        [when] zaraz odkryje
       *[after] odkrywa
    } { $count ->
        [one] 1 wskazówkę
        [few] { $count } wskazówki
       *[many] { $count } wskazówek
    }. Czy reagujesz?
ask-react_drawing = { LIST($seats) }: { ask-react_drawing.question }
    .question = { NAME($seat) } dobiera kartę: { NAME($source) }. Czy reagujesz?
ask-react_drawn = { LIST($seats) }: { ask-react_drawn.question }
    .question = { NAME($seat) } dobiera ze swojej talii. Czy reagujesz?
ask-react_engagement = { LIST($seats) }: { ask-react_engagement.question }
    .question = { NAME($source) } wchodzi w zwarcie z { NAME($seat, case: "ins") }. Czy reagujesz?
ask-react_arrival = { LIST($seats) }: { ask-react_arrival.question }
    .question = poruszył się wróg: { NAME($source) }. Czy reagujesz?
ask-react_controlling = { LIST($seats) }: { ask-react_controlling.question }
    .question = { NAME($seat) } przejmuje kontrolę: { NAME($source) }. Czy reagujesz?
ask-react_deckempty = { LIST($seats) }: { ask-react_deckempty.question }
    .question = { NAME($seat) } nie ma już kart w talii. Czy reagujesz?
ask-react_doomed = { LIST($seats) }: { ask-react_doomed.question }
    .question = zagłada ma posunąć tajemnicę: { NAME($source) }. Czy reagujesz?
ask-react_fromdeck = { LIST($seats) }: { ask-react_fromdeck.question }
    .question = z talii zostaje odrzucona karta: { NAME($source) }. Czy reagujesz?
ask-react_revealing = { LIST($seats) }: { ask-react_revealing.question }
    .question = odkryto lokalizację: { NAME($source) }. Czy reagujesz?
ask-react_entering = { LIST($seats) }: { ask-react_entering.question }
    .question = { NAME($seat) } wchodzi do lokalizacji { NAME($source) }. Czy reagujesz?
ask-react_entersplay = { LIST($seats) }: { ask-react_entersplay.question }
    .question = do gry wchodzi { NAME($source) }. Czy reagujesz?
ask-react_evasion = { LIST($seats) }: { ask-react_evasion.question }
    .question = { NAME($seat) } wymyka się wrogowi: { NAME($source) }. Czy reagujesz?
ask-react_failure = { LIST($seats) }: { ask-react_failure.question }
    .question = { $point ->
        [would] test ma się nie udać
       *[after] test się nie udał
    } ({ NAME($seat) }), brakuje { $count }. Czy reagujesz?
ask-react_gameend = { LIST($seats) }: { ask-react_gameend.question }
    .question = gra się kończy. Czy reagujesz?
ask-react_healed = { LIST($seats) }: { ask-react_healed.question }
    .question = { NAME($source) } leczy obrażenia lub przerażenie. Czy reagujesz?
ask-react_cancelled = { LIST($seats) }: { ask-react_cancelled.question }
    .question = { $source ->
        [none] { NAME($seat) } anuluje efekt
       *[other] { NAME($source) } anuluje efekt
    }. Czy reagujesz?
ask-react_harm = { LIST($seats) }: { ask-react_harm.question }
    .question = { NAME($seat) } { $point ->
        [after] otrzymuje
       *[when] ma otrzymać
    } obrażenia lub przerażenie{ $source ->
        [none] { "" }
       *[other] {" "}({ NAME($source) })
    }. Czy reagujesz?
ask-react_leaving = { LIST($seats) }: { ask-react_leaving.question }
    .question = { NAME($seat) } opuszcza lokalizację { NAME($source) }. Czy reagujesz?
ask-react_phasebegin = { LIST($seats) }: { ask-react_phasebegin.question }
    .question = zaczyna się faza { $phase ->
        [mythos] Mitów
        [investigation] badaczy
        [enemy] wrogów
       *[upkeep] utrzymania
    }. Czy reagujesz?
ask-react_phaseend = { LIST($seats) }: { ask-react_phaseend.question }
    .question = kończy się faza { $phase ->
        [mythos] Mitów
        [investigation] badaczy
        [enemy] wrogów
       *[upkeep] utrzymania
    }. Czy reagujesz?
ask-react_playing = { LIST($seats) }: { ask-react_playing.question }
    .question = { NAME($seat) } zagrywa { NAME($source, case: "acc") }. Czy reagujesz?
ask-react_reveal = { LIST($seats) }: { ask-react_reveal.question }
    .question = { $token ->
        [none] { NAME($seat) } ma ujawnić żeton chaosu.
       *[other] { NAME($seat) } ujawnia żeton chaosu: { NAME($token) }.
    } Czy reagujesz?
ask-react_roundend = { LIST($seats) }: { ask-react_roundend.question }
    .question = runda się kończy. Czy używasz czegoś?
ask-react_spawn = { LIST($seats) }: { ask-react_spawn.question }
    .question = pojawia się wróg: { NAME($source) }. Czy reagujesz?
ask-react_success = { LIST($seats) }: { ask-react_success.question }
    .question = test się udał ({ NAME($seat) }), { $count ->
        [0] bez nadwyżki
       *[other] nadwyżka { $count }
    }. Czy reagujesz?
ask-react_testbegin = { LIST($seats) }: { ask-react_testbegin.question }
    .question = zaczyna się test ({ NAME($seat) }). Czy reagujesz?
ask-react_committed = { LIST($seats) }: { ask-react_committed.question }
    .question = { NAME($seat) } przeznacza do testu { NAME($card, case: "acc") }. Czy reagujesz?
ask-react_symboleffect = { LIST($seats) }: { ask-react_symboleffect.question }
    .question = symbol wywołuje efekt karty: { NAME($source) }. Czy reagujesz?
ask-react_testend = { LIST($seats) }: { ask-react_testend.question }
    .question = test się skończył ({ NAME($seat) }). Czy reagujesz?
ask-react_turnbegin = { LIST($seats) }: { ask-react_turnbegin.question }
    .question = zaczyna się tura { NAME($seat, case: "gen") }. Czy używasz czegoś?
ask-react_turnend = { LIST($seats) }: { ask-react_turnend.question }
    .question = kończy się tura { NAME($seat, case: "gen") }. Czy używasz czegoś?

## Możliwości

# Części zdań: z kim wróg jest w zwarciu i ile ma obrażeń; która zdolność; z czego; ile obrażeń i przerażenia.

aim-foe = { $engaged ->
        [none] { $damage ->
            [0] { "" }
           *[other] {" "}(ma { dealt-damage })
        }
       *[other] { $damage ->
            [0] {" "}(w zwarciu z { NAME($engaged, case: "ins") })
           *[other] {" "}(w zwarciu z { NAME($engaged, case: "ins") }, ma { dealt-damage })
        }
    }
aim-hurt = { $damage ->
            [0] { "" }
           *[other] {" "}(ma { dealt-damage })
        }
by-ability = { $ability ->
        [discard] {" "}(ze stosu kart odrzuconych)
        [aside] {" "}(odsłonięta)
        [damage] {" "}(obrażenia)
        [horror] {" "}(przerażenie)
        [willpower] {" "}({ skill-willpower })
        [intellect] {" "}({ skill-intellect })
        [combat] {" "}({ skill-combat })
        [agility] {" "}({ skill-agility })
        [lita] {" "}(oddaj mu Litę)
        [ends] {" "}(kończy scenariusz)
       *[other] { "" }
    }
by-source = { $source ->
        [none] { "" }
       *[other] {" "}({ NAME($source) })
    }
by-cost = { $resources ->
        [0] { by-uses }
        [one] {" "}(1 zasób)
        [few] {" "}({ $resources } zasoby)
       *[many] {" "}({ $resources } zasobów)
    }
by-uses = { $spent ->
        [0] { "" }
        [one] {" "}(1 użycie)
        [few] {" "}({ $spent } użycia)
       *[many] {" "}({ $spent } użyć)
    }
tested-skill = { $skill ->
        [willpower] { skill-willpower }
        [intellect] { skill-intellect }
        [combat] { skill-combat }
       *[agility] { skill-agility }
    }
dealt-damage = { $damage ->
        [one] 1 obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }
dealt-horror = { $horror ->
        [one] 1 punkt przerażenia
        [few] { $horror } punkty przerażenia
       *[many] { $horror } punktów przerażenia
    }
dealt-harm = { $damage ->
        [0] { dealt-horror }
       *[other] { $horror ->
            [0] { dealt-damage }
           *[other] { dealt-damage } i { dealt-horror }
        }
    }

option-weakness = { NAME($card) }
option-swap = Wymień { NAME($card, case: "acc") }
option-leave = Jednak zostaw { NAME($card, case: "acc") }
option-redraw = Dobierz { $count ->
        [one] 1 nową kartę
        [few] { $count } nowe karty
       *[many] { $count } nowych kart
    }
option-keep = { $card ->
        [none] Zatrzymaj tę rękę
       *[other] Zatrzymaj { NAME($card, case: "acc") }
    }
option-turn = { NAME($next) }
option-investigate = { $card ->
        [none] Badanie: { NAME($target) }
       *[other] Badanie, { NAME($card) }{ $target ->
            [none] { "" }
           *[other] : { NAME($target) }
        }
    }
option-move = Idź: { NAME($place) }
option-fight = { $card ->
        [none] Walka: { NAME($target) }{ aim-foe }
       *[other] Walka, { NAME($card) }{ $ability ->
            [throw] {" "}(rzut)
           *[other] { "" }
        }: { NAME($target) }{ aim-foe }
    }
option-evade = { $card ->
        [none] Wymykanie się: { NAME($target) }{ aim-hurt }
       *[other] Wymykanie się, { NAME($card) }: { NAME($target) }{ aim-hurt }
    }
option-engage = Wejdź w zwarcie: { NAME($target) }{ aim-foe }
option-parley = Pertraktacje: { $target ->
        [none] { NAME($card) }
       *[other] { NAME($target) }
    }
option-resign = Rezygnacja: { NAME($card) }
option-draw = Dobierz kartę
option-resource = Weź żeton zasobu
option-play = Zagraj { NAME($card, case: "acc") }{ by-ability }{ $target ->
        [none] { "" }
       *[other] : { NAME($target) }{ aim-foe }
    }
option-use = { $ability ->
        [own] Użyj własnej zdolności
       *[other] Użyj { NAME($card, case: "gen") }
    }{ by-ability }{ $target ->
        [none] { "" }
       *[other] : { NAME($target) }{ aim-foe }
    }
option-react = { $ability ->
        [own] Użyj własnej zdolności
        [discard] { NAME($card) }{ by-ability }
        [aside] { NAME($card) }{ by-ability }
       *[other] { NAME($card) }
    }{ $target ->
        [none] { "" }
       *[other] : { NAME($target) }{ aim-foe }
    }
option-advance = Wydajcie wskazówki: akt „{ NAME($act) }” postępuje
option-end_turn = Zakończ turę
option-pass = Nic nie rób
option-quiet = Nic nie rób i nie pytaj więcej w tej rundzie
option-commit = Przeznacz { NAME($card, case: "acc") }
option-uncommit = Cofnij { NAME($card, case: "acc") }
option-draw_token = Dobierz żeton
option-ready = { NAME($helper) }: można dobierać
option-none = { NAME($helper) } nic nie przeznacza
option-skill = { CAP(NAME($skill)) }
option-token = { CAP(LIST($tokens)) }
option-next = { NAME($target) }{ aim-hurt }
option-prey = { NAME($prey) }
option-enemy = { NAME($target) }{ aim-foe }
option-place = { NAME($place) }
option-harm = { LIST($shares, sep: "; ") }{ $fallen ->
        [0] { "" }
       *[other] {" "}– to pokona: { LIST($defeats) }
    }
share-taken = { NAME($card) }: { dealt-harm }
option-assign = { NAME($card) }: 1{ $fallen ->
        [0] { "" }
       *[other] {" "}– to pokona: { NAME($card) }
    }
option-rest = { NAME($card) }: cała reszta{ $fallen ->
        [0] { "" }
       *[other] {" "}– to pokona: { NAME($card) }
    }
option-trauma = { $kind ->
        [physical] Trauma fizyczna
       *[mental] Trauma psychiczna
    }
option-lead = { NAME($lead) }
option-ending = { $choice ->
        [r1] Zakończenie 1
        [r2] Zakończenie 2
        [r3] Zakończenie 3
        [r4] Zakończenie 4
       *[none] Żadne zakończenie
    }
option-order = { NAME($card) }
option-discard = Odrzuć { NAME($card, case: "acc") }
option-take = Weź { NAME($card, case: "acc") }
option-disengage = Uwolnij się od wszystkich wrogów i zostań tutaj
option-stay = Nic nie zmieniaj
option-x = { $count ->
        [0] Żadnych zasobów
        [one] 1 zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    }
option-deck = { $whose ->
        [none] Talia spotkań
       *[other] Talia { NAME($whose, case: "gen") }
    }
option-under = { NAME($card) }
option-give = { $count ->
        [0] Żadnej
        [one] 1 wskazówkę
        [few] { $count } wskazówki
       *[many] { $count } wskazówek
    }
option-choose = { $choice ->
        [discard] Każdy odrzuca losową kartę
        [horror] Otrzymujesz 2 punkty przerażenia
        [clue] Wydajesz 1 wskazówkę
        [damage] Otrzymujesz 2 obrażenia
        [rivertown] Idziesz do Rivertown
        [r1] Dom płonie (zakończenie 1)
        [r2] Dom zostaje (zakończenie 2)
        [power] Dobierz 2 karty, 2 żetony zagłady na tajemnicę
        [harm] Otrzymaj 1 obrażenie i 1 punkt przerażenia
        [heal_damage] Ulecz 1 obrażenie
        [heal_horror] Ulecz 1 punkt przerażenia
        [willpower] { CAP(skill-willpower) }
        [intellect] { CAP(skill-intellect) }
        [combat] { CAP(skill-combat) }
       *[agility] { CAP(skill-agility) }
    }

# Co opcja przynosi poza tym

warn-resources = { $count ->
        [one] 1 zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    }
warn-clues = { $count ->
        [one] 1 wskazówka
        [few] { $count } wskazówki
       *[many] { $count } wskazówek
    }
warn-leaves = bez wolnej strefy, ustąpi: { LIST($cards) }
warn-leaves_some = bez wolnej strefy, do wyboru: { LIST($cards, sep: ", ") }
warn-opportunity = atak towarzyszący: { LIST($enemies) }
warn-no_clues = nie ma tu wskazówek

## Rodzaje możliwości, także niedostępnych

verb-weakness = Osłabienie
verb-swap = Wymiana
verb-leave = Jednak zostaw
verb-redraw = Nowe karty
verb-keep = Zatrzymaj
verb-turn = Następna tura
verb-investigate = Badanie
verb-move = Ruch
verb-fight = Walka
verb-evade = Wymykanie się
verb-engage = Wejście w zwarcie
verb-parley = Pertraktacje
verb-resign = Rezygnacja
verb-draw = Dobranie karty
verb-resource = Żeton zasobu
verb-play = Zagranie karty
verb-use = Użycie zdolności
verb-react = Reakcja
verb-advance = Postęp aktu
verb-end_turn = Koniec tury
verb-pass = Nic
verb-quiet = Nie w tej rundzie
verb-commit = Przeznaczenie karty
verb-uncommit = Cofnięcie karty
verb-draw_token = Żeton
verb-ready = Gotowość
verb-none = Nic
verb-skill = Umiejętność
verb-token = Żeton
verb-next = Napastnik
verb-prey = Polowanie
verb-enemy = Wróg
verb-place = Lokalizacja
verb-harm = Obrażenia i przerażenie
verb-assign = 1 punkt
verb-rest = Cała reszta
verb-trauma = Trauma
verb-lead = Główny badacz
verb-ending = Zakończenie
verb-order = Kolejność
verb-discard = Odrzucenie
verb-take = Wzięcie karty
verb-drag = Idź dalej
verb-disengage = Uwolnienie się
verb-stay = Bez zmian
verb-x = Zasoby
verb-deck = Talia
verb-under = Dobrana jako ostatnia
verb-give = Wskazówki
verb-choose = Wybór

barred-cannot_investigate = lokalizacji { NAME($place) } nie można badać ({ NAME($source) })
barred-cannot_enter = do lokalizacji { NAME($place) } nie można wejść{ $source ->
        [none] {" "}w tej chwili
       *[other] {" "}({ NAME($source) })
    }
barred-aloof = { NAME($enemy) } to wróg Powściągliwy i poza zwarciem
barred-engaged = jesteś już w zwarciu z { NAME($enemy, case: "ins") }
barred-massive = { NAME($enemy) } to wróg Masywny
barred-actions = potrzebne akcje: { $count }, zostało: { $have } ({ NAME($card) })
barred-exhausted = { NAME($card) }: karta wyczerpana
barred-uses = { NAME($card) }: żetony zużyte
barred-resources = { barred-resources.here } ({ NAME($card) })
    .here = brakuje { $count ->
        [one] 1 zasobu
        [few] { $count } zasobów
       *[many] { $count } zasobów
    }
barred-clues = { NAME($card) }: potrzebne wskazówki: { $count }
barred-hand = { NAME($card) }: nie masz karty do odrzucenia
barred-cannot_play = { barred-cannot_play.here } ({ NAME($card) })
    .here = { GENDER($source) ->
        [plural] zabraniają
       *[other] zabrania
    } tego { NAME($source) }
barred-unique = { NAME($card) }: { barred-unique.here }
    .here = karta unikatowa, już jest w grze
barred-only_then = { NAME($card) }: { barred-only_then.here }
    .here = do zagrania tylko w chwili, którą podaje karta
barred-no_target = { NAME($card) }: { barred-no_target.here }
    .here = nie ma tu celu
barred-no_effect = { NAME($card) }: { barred-no_effect.here }
    .here = teraz nic by to nie zmieniło
barred-group_clues = { NAME($card) }: razem potrzebujecie { $count } wskazówek, a macie { $have }
barred-no_icons = bez pasującego symbolu: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    } na ręce
barred-own_tests = tylko do własnych testów: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
barred-one_each = pomagający przeznacza tylko jedną kartę
barred-max_committed = w jednym teście najwyżej jedna karta o tym tytule
barred-not_here = tekst nie pozwala na to w tym teście: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }

## Dziennik: przygotowanie, rundy, tury

event-laid_out = { $campaign ->
        [none] { NAME($scenario) }, pojedynczy scenariusz
       *[other] { NAME($campaign) }: { NAME($scenario) }
    }. Poziom: { NAME($difficulty) }.
event-investigators = { $count ->
        [one] Badacz: { LIST($who) }.
        [few] Badacze: { LIST($who) }.
       *[many] Badacze: { LIST($who) }.
    }{ $lead ->
        [none] {""}
       *[other] {" "}Główny badacz: { NAME($lead) }.
    }
event-begins_hurt = { NAME($seat) } zaczyna z traumą: fizyczna { $physical }, psychiczna { $mental }.
event-log_brings = Dziennik kampanii, „{ NAME($note) }”: { NAME($what) }: { LIST($subjects) }.
event-log_counts = Dziennik kampanii, „{ NAME($note) }”: { NAME($what) }: { $count }.
event-scenario = Zaczyna się scenariusz „{ NAME($scenario) }”. { NAME($story) }
event-weakness_chosen = { NAME($seat) } gra z osłabieniem: { NAME($card) }.
event-weakness_dealt = { NAME($seat) }: losowe podstawowe osłabienie w talii to { NAME($card) }.
    .others = { NAME($seat) } ma w talii losowe podstawowe osłabienie.
event-mulligan = { NAME($seat) } wymienia { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
event-begins_in_play = { NAME($seat) } zaczyna grę z kartą { NAME($card) } w grze.
event-keeps = { NAME($seat) } zatrzymuje początkową rękę.
event-round = Runda { $count }.
event-phase = Faza { $phase ->
        [mythos] Mitów
        [investigation] badaczy
        [enemy] wrogów
       *[upkeep] utrzymania
    }, runda { $count }.
event-turn = Tura { NAME($seat, case: "gen") }.
event-resolution = { $resolution ->
        [r1] Zakończenie 1.
        [r2] Zakończenie 2.
        [r3] Zakończenie 3.
        [r4] Zakończenie 4.
       *[none] Nie osiągnięto żadnego zakończenia.
    }

# Akty, tajemnice, zagłada

event-doom = Zagłada rośnie o { $count } ({ NAME($card) }{ $source ->
        [none] { "" }
       *[other] , { NAME($source) }
    }): w grze { $needed ->
        [0] { $total }.
       *[other] { $total } z { $needed }.
    }
event-advances = { $kind ->
        [act] Akt
       *[agenda] Tajemnica
    } „{ NAME($card) }” postępuje. { NAME($story) }
event-current = Od teraz: „{ NAME($card) }”.
event-spends_clues = { NAME($seat) } wydaje { $count ->
        [one] 1 wskazówkę
        [few] { $count } wskazówki
       *[many] { $count } wskazówek
    }.
event-placed = Wszyscy badacze są teraz w lokalizacji { NAME($place) }.
event-removed = Lokalizacja { NAME($place) } zostaje usunięta z gry{ $count ->
        [0] .
       *[other] ; razem z nią odrzucone karty: { LIST($cards) }.
    }

# Akcje

event-uses = { NAME($seat) } używa { NAME($card, case: "gen") }{ $target ->
        [none] { "" }
       *[other] : { NAME($target) }
    }{ by-cost }.
event-triggers = { $own ->
        [true] { NAME($seat) } używa własnej zdolności
       *[false] { NAME($seat) }: { GENDER($card) ->
            [plural] działają
           *[other] działa
        } { NAME($card) }
    }{ $target ->
        [none] { "" }
       *[other] , cel: { NAME($target) }
    }{ by-cost }.
event-plays = { NAME($seat) } zagrywa { NAME($card, case: "acc") }{ $count ->
        [0] .
        [one] {" "}za 1 zasób.
        [few] {" "}za { $count } zasoby.
       *[many] {" "}za { $count } zasobów.
    }
event-play_lost = { NAME($seat) } nie ma już { NAME($card, case: "gen") }: nic nie zostaje zagrane.
event-dearer = { NAME($source) }: akcja jest droższa, { NAME($seat) } wydaje dodatkowo { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    }.
event-more_actions = { NAME($seat) } ma w tej turze o { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    } więcej{ by-source }.
event-lost_action = { NAME($seat) } traci w tej turze 1 akcję ({ NAME($source) }).
event-moves = { NAME($seat) } przechodzi do lokalizacji { NAME($place) }.
event-revealed = Odkryta lokalizacja: { NAME($place) }, { $count ->
        [0] bez wskazówek
        [one] 1 wskazówka
        [few] { $count } wskazówki
       *[many] { $count } wskazówek
    }.
event-gains = { NAME($seat) } dostaje { $count ->
        [one] 1 zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    }{ by-source }.
event-loses = { NAME($seat) } traci { $count ->
        [one] 1 zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    }{ by-source }.
event-discovers = { NAME($seat) } odkrywa { $count ->
        [one] 1 wskazówkę
        [few] { $count } wskazówki
       *[many] { $count } wskazówek
    } w lokalizacji { NAME($place) }{ $source ->
        [none] { "" }
       *[other] {" "}({ NAME($source) })
    }.
event-no_clues = { NAME($seat) } nic nie odkrywa: w lokalizacji { NAME($place) } nie ma wskazówek.
event-covered_up = { NAME($seat) } nic nie odkrywa, zamiast tego zdejmuje { $count ->
        [one] 1 wskazówkę
        [few] { $count } wskazówki
       *[many] { $count } wskazówek
    } z karty { NAME($card) }.

# Testy

event-test = { NAME($seat) } { $kind ->
        [fight] atakuje { NAME($target, case: "acc") }
        [evade] próbuje wymknąć się { NAME($target, case: "dat") }
        [investigate] bada lokalizację { NAME($target) }
       *[other] wykonuje test
    }{ $source ->
        [none] { "" }
       *[other] {" "}({ NAME($source) })
    }: { tested-skill } { $value } przeciw { $count }.
event-commits = { NAME($seat) } przeznacza do testu { NAME($card, case: "acc") }.
event-token = { NAME($seat) } ujawnia żeton: { NAME($token) }{ $symbol ->
        [true] {" "}({ $worth })
       *[false] { "" }
    }.
event-several_tokens = { NAME($seat) } ujawnia kilka żetonów naraz: { LIST($tokens) }.
event-token_apart = { NAME($seat) } ujawnia żeton: { NAME($token) }.
event-several_apart = { event-several_tokens }
event-treated = { NAME($card) }: { NAME($token) } liczy się jako { NAME($now) }.
event-ignored = { NAME($card) }: żeton zignorowany ({ NAME($token) }).
event-sealed = { NAME($card) }, zapieczętowane: { LIST($tokens) }.
event-no_seal = { NAME($card) }: karta zostaje odrzucona, bo w worku nie ma żetonu do zapieczętowania ({ NAME($token) }).
event-passed = { NAME($seat) }: sukces, { $value } przeciw { $count } ({ $margin ->
        [0] bez nadwyżki
       *[other] nadwyżka { $margin }
    }).
event-failed = { NAME($seat) }: porażka, { $value } przeciw { $count } (brakuje { $margin }).
event-cancelled = { $card ->
        [none] { NAME($seat) } anuluje
       *[other] { NAME($seat) } używa { NAME($card, case: "gen") } i anuluje
    }{ $token ->
        [none] { $source ->
            [none] {" "}to.
           *[other] {" "}to ({ NAME($source) }).
        }
       *[other] {" "}żeton: { NAME($token) }.
    }

# Wrogowie

event-spawns = { NAME($enemy) } pojawia się w lokalizacji { NAME($place) }.
event-no_spawn = { NAME($enemy) } nie ma gdzie się pojawić: karta zostaje odrzucona.
event-unique_there = { NAME($enemy) }: wróg unikatowy już jest w grze, nowa karta zostaje odrzucona.
event-engages = { NAME($enemy) } jest teraz w zwarciu z { NAME($seat, case: "ins") }.
event-disengages = { NAME($enemy) } nie jest już w zwarciu z { NAME($seat, case: "ins") }.
event-evaded = { NAME($seat) } wymyka się { NAME($enemy, case: "dat") }: wróg jest wyczerpany.
event-enemy_moves = { NAME($enemy) } przechodzi do lokalizacji { NAME($place) }.
event-enemy_held = { NAME($enemy) } nie może wejść do lokalizacji { NAME($place) } i zostaje na miejscu.
event-opportunity = Akcja { NAME($seat, case: "gen") } wywołuje atak towarzyszący: { NAME($enemy) }.
event-retaliates = { NAME($enemy) } mści się za nieudany atak { NAME($seat, case: "gen") }.
event-attacks = { NAME($enemy) } atakuje { NAME($seat, case: "acc") }.
event-enemy_hit = { NAME($enemy) } otrzymuje { $count ->
        [one] 1 obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }{ by-source }.
event-enemy_defeated = Wróg pokonany: { NAME($enemy) }{ $seat ->
        [none] { "" }
       *[other] {" "}(przez { NAME($seat, case: "acc") })
    }{ $victory ->
        [0] .
       *[other] ; karta trafia do puli zwycięstwa.
    }

# Obrażenia, przerażenie, eliminacja

event-damage_placed = { NAME($card) } otrzymuje { $count ->
        [one] 1 obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }{ by-source }.
event-horror_placed = { NAME($card) } otrzymuje { $count ->
        [one] 1 punkt przerażenia
        [few] { $count } punkty przerażenia
       *[many] { $count } punktów przerażenia
    }{ by-source }.
event-healed = { NAME($card) } leczy { dealt-harm }{ by-source }.
event-asset_defeated = Pokonany atut: { NAME($card) } ({ NAME($seat) }).
event-defeated = { NAME($seat) } zostaje { GENDER($seat) ->
        [feminine] pokonana
       *[masculine] pokonany
    }{ $how ->
        [damage] {" "}przez obrażenia
        [horror] {" "}przez przerażenie
       *[other] { "" }
    }.
event-leads = Głównym badaczem jest teraz { NAME($seat) }.
event-resigned = { NAME($seat) } rezygnuje.
event-trauma = { NAME($seat) } otrzymuje punkty traumy { $physical ->
        [0] psychicznej: { $mental }
       *[other] fizycznej: { $physical }
    }.
event-killed = { NAME($seat) } ginie.

# Karty

event-draws = { NAME($seat) } dobiera { NAME($card, case: "acc") }{ by-source }.
    .others = { NAME($seat) } dobiera kartę{ by-source }.
event-no_cards = { NAME($seat) } nie ma już kart do dobrania.
event-deck_emptied = Talia { NAME($seat, case: "gen") } była pusta: stos kart odrzuconych to teraz nowa talia, a to kosztuje 1 punkt przerażenia.
event-weakness = { NAME($seat) } dobiera osłabienie: { NAME($card) }.
event-encounter = { NAME($seat) } dobiera kartę spotkania: { NAME($card) }.
event-redirected = Kartę { NAME($card) } uważa się za dobraną nie przez { NAME($seat, case: "acc") }, lecz przez { NAME($partner, case: "acc") }{ by-source }.
event-shuffled_back = Karta { NAME($card) } wraca do talii spotkań, którą się tasuje{ by-source }.
event-gives = { NAME($seat) } przekazuje { NAME($partner, case: "dat") } kartę { NAME($card) }{ by-source }.
event-gives_resources = { NAME($seat) } przekazuje { NAME($partner, case: "dat") } { $count ->
        [one] 1 zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    }{ by-source }.
event-no_encounter = { NAME($seat) }: nie ma już karty spotkania do dobrania.
event-encounter_shuffled = Z odrzuconych kart spotkań powstaje po potasowaniu nowa talia spotkań.
event-threatens = { NAME($card) } { GENDER($card) ->
        [plural] trafiają
       *[other] trafia
    } do obszaru zagrożenia { NAME($seat, case: "gen") }.
event-attached = { NAME($card) }: karta dołączona do karty { NAME($host) }.
event-not_attached = Karty { NAME($card) } nie można dołączyć drugi raz do karty { NAME($host) }.
event-discards = { NAME($seat) } odrzuca { NAME($card, case: "acc") }{ by-source }.
event-card_discarded = Karta { NAME($card) } zostaje odrzucona.
event-deck_discards = Z wierzchu { $pile ->
        [encounter] talii spotkań
       *[own] talii { NAME($seat, case: "gen") }
    } { $count ->
        [one] zostaje odrzucona karta
        [few] zostają odrzucone karty
        [many] zostają odrzucone karty
       *[other] zostają odrzucone karty
    }: { LIST($cards) }{ by-source }.
event-makes_room = { NAME($seat) } odrzuca { NAME($card, case: "acc") }, żeby zmieścić { NAME($source, case: "acc") }.
event-used_up = Karta { NAME($card) } jest zużyta i zostaje odrzucona.
event-controls = { NAME($seat) } przejmuje kontrolę nad { NAME($card, case: "ins") }.
event-returns = Na rękę { NAME($seat, case: "gen") } wraca { NAME($card) }.
event-fetches = { NAME($seat) } bierze z talii { NAME($card, case: "acc") } ({ NAME($source) }).
    .others = { NAME($seat) } bierze kartę z talii ({ NAME($source) }).
event-shuffled_in = Karta { NAME($card) } zostaje wtasowana do talii spotkań.
event-scried = { NAME($seat) } ogląda wierzch talii i układa go po swojemu ({ NAME($card) }).

## Zakończenia

outcome-gathering_r1 = Sami przykładacie zapałkę do zasłon i nikt nie ogląda się za siebie, póki nie stanie na ulicy. Dach zapada się na to, co kopało pod domem; przez chwilę coś śpiewa w płomieniach, potem już nic. Macie tylko to, co niesiecie, a noc jest jeszcze młoda. Wygraliście.
outcome-gathering_r2 = Nikt nie zapala zapałki. Dom stoi, z dziurą w podłodze salonu, której żaden dywan nigdy do końca nie przykryje, a ziemia pod nim na razie milczy. Słuchacie tej ciszy, dopóki nie wybije zegar, i zamykacie drzwi na klucz. Wygraliście.
outcome-gathering_r3 = Podłoga się zapada i wychodzą spod niej ghoule, więcej, niż dałoby się zliczyć. Nikt nie zdąża uciec z domu. Gdzieś w głębi ulicy kobieta biegnie od drzwi do drzwi, a za każdymi jest na prawdę zbyt późna godzina. Wszystko stracone.
outcome-gathering_none = Nie ma już nikogo, kto by je powstrzymał. Za zasłonami gasną lampy, jedna po drugiej, i dom należy do ghouli; kto uciekł, słyszy to aż na rogu ulicy. Przegraliście.

## Skąd biorą się liczby

line-printed = { NAME($card) }, wartość z karty: { $count }
line-base = { NAME($card) }: { $count }
line-card = { NAME($card) }: { NUMBER($count) }
line-icons = Symbole, { NAME($card) }: { NUMBER($count) }
line-token = { $card ->
        [none] Żeton: { NUMBER($count) }
       *[other] Żeton ({ NAME($card) }): { NUMBER($count) }
    }
line-fails = Automatyczna porażka: { NUMBER($count) }
line-doubled = { NAME($card) }, podwojenie: { NUMBER($count) }
line-cap = { NAME($card) }, bez podwyższania: { NUMBER($count) }
line-set = { NAME($card) } ustala wartość: { NUMBER($count) }
line-floor = Nie mniej niż 0: { NUMBER($count) }
line-difficulty = Trudność: { $count }
line-chance = Sukces: { $percent }%, { $good } z { $all }
line-doom = Zagłada, { NAME($card) }: { $count }
line-spent = Wydane akcje: { $count }

## Ustawienia

scenario-the_gathering = Zgromadzenie
    .text = Drzwi waszego gabinetu zniknęły, a pod domem coś kopie. Odkryjcie, co się dzieje, przełamcie barierę i zdecydujcie, co stanie się z domem.
setting-campaign = Kampania
setting-campaign-night_of_the_zealot = Noc fanatyka
    .more = trzy scenariusze po kolei
setting-campaign-none = Tylko ten scenariusz
setting-scenario = Scenariusz
setting-scenario-the_gathering = { scenario-the_gathering }
goal-card-the_gathering = Dowiedzcie się, co ryje pod domem, i wyjdźcie cało.
goal-win-the_gathering = dobiegnie końca ostatni akt: padnie Kapłan ghouli, a wy zdecydujecie o losie domu.
setting-difficulty = Poziom trudności
setting-difficulty-easy = Łatwy
setting-difficulty-standard = Standardowy
setting-difficulty-hard = Trudny
setting-difficulty-expert = Ekspert
setting-decks = Badacze i talie
setting-decks-starter = Najpierw { card-roland_banks }
setting-decks-random = Losowe talie startowe
setting-decks-daisy = Najpierw { card-daisy_walker }
setting-decks-skids = Najpierw { card-skids_otoole }
setting-decks-agnes = Najpierw { card-agnes_baker }
setting-decks-wendy = Najpierw { card-wendy_adams }
setting-absent = Pauzują
setting-absent-nobody = Nikt
setting-weakness = Podstawowe osłabienia
setting-weakness-random = Losowe
setting-weakness-choose = Do wyboru
setting-lead = Główny badacz
setting-lead-1 = Pierwszy z kolei
setting-lead-random = Losowo
setting-lead-ask = Wybierany na początku
setting-hands = Karty na ręce
setting-hands-closed = Tylko dla właściciela
setting-hands-open = Jawne dla wszystkich
setting-asks = Pytania o darmowe zdolności i Szybkie karty
setting-asks-normal = Gdzie mogą mieć znaczenie
setting-asks-all = Wszędzie, gdzie są dozwolone
setting-asks-few = Tylko reakcje i własna tura
content-investigators = { $count ->
        [one] 1 badacz
        [few] { $count } badaczy
       *[many] { $count } badaczy
    }
content-player_cards = { $count ->
        [one] 1 karta gracza
        [few] { $count } karty graczy
       *[many] { $count } kart graczy
    }
content-encounter_cards = { $count ->
        [one] 1 karta spotkań
        [few] { $count } karty spotkań
       *[many] { $count } kart spotkań
    }
content-scenarios = { $count ->
        [one] 1 scenariusz
        [few] { $count } scenariusze
       *[many] { $count } scenariuszy
    }
undo-phase = Cała faza
undo-round = Cała runda
measure-doom = Zagłada
measure-clues = Wskazówki do aktów
