### Co mówi się przy stole: pytania, możliwości, powody zakazów, dziennik gry, zakończenia, ustawienia.

## Pytania

ask-ancient_one = { NAME($seat) }: { ask-ancient_one.question }
    .question = który Przedwieczny poruszył się tej nocy we śnie?
ask-investigator = { NAME($seat) }: { ask-investigator.question }
    .question = kim grasz?
ask-starting_card = { NAME($who) }: { ask-starting_card.question }
    .question = z której talii dobierasz kartę na początek?
ask-move = { NAME($who) }: { ask-move.question }
    .question = dokąd idziesz?
ask-entrance = { NAME($who) }: { ask-entrance.question }
    .question = co robisz przy Wejściu?
ask-ready = { NAME($who) }: { ask-ready.question }
    .question = { $count ->
        [0] w puli nie ma już kości. Dodajesz jakąś?
        [one] 1 kość w puli. Rzucasz?
        [few] { $count } kości w puli. Rzucasz?
       *[many] { $count } kości w puli. Rzucasz?
    }
ask-rolled = { NAME($who) }: { ask-rolled.question }
    .question = { $completed ->
        [yes] co jeszcze robisz z tym rzutem?
       *[no] co robisz z tym rzutem? Jeśli nie wykona żadnego zadania, odkładasz kość.
    }
ask-reroll = { NAME($who) }: { ask-reroll.question }
    .question = co przerzucasz? { $picked ->
        [0] { $count ->
            [one] 1 kość
            [few] Najwyżej { $count } kości
           *[many] Najwyżej { $count } kości
        }
       *[other] Wybrane: { LIST($faces) }. { $count ->
            [one] Możesz wybrać jeszcze 1
            [few] Możesz wybrać jeszcze najwyżej { $count }
           *[many] Możesz wybrać jeszcze najwyżej { $count }
        }
    }.
ask-turn_die = { NAME($who) }: { ask-turn_die.question }
    .question = wynik której kości zmieniasz i na jaki?
ask-secure = { NAME($who) }: { ask-secure.question }
    .question = którą kość zatrzymujesz? Zaklęcie: { NAME($card) }.
ask-discard_die = { NAME($who) }: { ask-discard_die.question }
    .question = którą kość odkładasz?
ask-lock = { NAME($who) }: { ask-lock.question }
    .question = która kość zostaje zablokowana? Blokuje ją: { NAME($source) }.
ask-terror_order = { NAME($who) }: { ask-terror_order.question }
    .question = który efekt paniki pierwszy?
ask-midnight_order = { NAME($who) }: { ask-midnight_order.question }
    .question = który efekt północy pierwszy?
ask-place_monster = { NAME($who) }: { ask-place_monster.question }
    .question = gdzie pojawia się { NAME($monster) }?
ask-defeat = { NAME($who) }: { ask-defeat.question }
    .question = { $count ->
        [one] którego potwora pokonujesz?
        [few] które potwory pokonujesz? Najwyżej { $count }, po kolei.
       *[many] które potwory pokonujesz? Najwyżej { $count }, po kolei.
    }
ask-assist = { NAME($who) }: { ask-assist.question }
    .question = { NAME($other) } prosi cię o wsparcie i zatrzymanie kości ({ NAME($face) }). Jeśli przygoda zakończy się porażką, stracisz 1 punkt Poczytalności albo Wytrzymałości. Pomagasz?
ask-helper_loss = { NAME($who) }: { ask-helper_loss.question }
    .question = wspierana przez ciebie przygoda zakończyła się porażką. Co tracisz?
ask-choose_effect = { NAME($who) }: { ask-choose_effect.question }
    .question = co wybierasz?
ask-devour_unless = { NAME($who) }: { ask-devour_unless.question }
    .question = płacisz czy dajesz się pochłonąć?
ask-reward_order = { NAME($who) }: { ask-reward_order.question }
    .question = co z nagrody dzieje się teraz?
ask-scrounge = { NAME($who) }: { ask-scrounge.question }
    .question = otrzymujesz { NAME($kind, case: "acc") } albo coś innego w zamian. Co bierzesz?
ask-lose_card = { NAME($who) }: { ask-lose_card.question }
    .question = którą kartę tracisz? Rodzaj: { NAME($kind) }.
ask-pay_trophies = { NAME($who) }: { ask-pay_trophies.question }
    .question = które trofea oddajesz? Cena: { $count }.
ask-prevent_sanity = { NAME($who) }: { ask-prevent_sanity.question }
    .question = tracisz { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Poczytalności. Zapobiegasz temu?
ask-prevent_stamina = { NAME($who) }: { ask-prevent_stamina.question }
    .question = tracisz { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Wytrzymałości. Zapobiegasz temu?
ask-pay_sanity = { NAME($who) }: { ask-pay_sanity.question }
    .question = zadanie kosztuje { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Poczytalności. Jak płacisz?
ask-pay_stamina = { NAME($who) }: { ask-pay_stamina.question }
    .question = zadanie kosztuje { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Wytrzymałości. Jak płacisz?
ask-lower_maximum = { NAME($who) }: { ask-lower_maximum.question }
    .question = które maksimum spada o 1?
ask-bury = { NAME($who) }: { ask-bury.question }
    .question = następna karta Mitów to „{ NAME($mythos) }”. Co z nią robisz?

## Możliwości

option-ancient_one = Przeciwstaw się { NAME($ancient_one, case: "dat") }
option-investigator = Wybierz { NAME($investigator, case: "acc") }

# Ruch

option-go = Idź { NAME($place, case: "to") }
option-stay = Zostań { NAME($place, case: "in") }
option-heal = { NAME($healer) } (raz dziennie): { NAME($who) } odzyskuje 1 punkt { NAME($kind, case: "gen") }
option-peek = { NAME($card) }: podejrzyj następną kartę Mitów
option-bury = Odłóż ją na spód talii, odrzucając Annę Kaslow
option-leave = Zostaw ją na wierzchu

# Karty

option-use = Użyj { NAME($card, case: "gen") }: { NAME($card, case: "does") }

# Przed rzutem

option-roll = Rzuć kośćmi
option-give_up = Zrezygnuj: przygoda kończy się porażką, ponosisz kary
option-end_attack = Zakończ atak
option-focus = Skup się: zatrzymaj { NAME($die, case: "acc") } ({ NAME($face) })
option-ask = Poproś o wsparcie: { NAME($who) } zatrzyma { NAME($die, case: "acc") } ({ NAME($face) })
option-take_off = Zdejmij { NAME($die, case: "acc") } ({ NAME($face) }) z Zaklęcia „{ NAME($card) }”, aby nią rzucić
option-trust_fund = Fundusz powierniczy: oddaj { NAME($price, case: "acc") }, aby dodać żółtą i czerwoną kość

# Po rzucie

option-complete = { $place ->
        [place-battle] Ugódź Przedwiecznego
       *[other] { $monster ->
            [none] Wykonaj zadanie { $row }
           *[other] { $defeats ->
                [no] Wykonaj zadanie { NAME($monster, case: "gen") }
               *[yes] Pokonaj { NAME($monster, case: "acc") }
            }{ $row ->
                [0] { "" }
               *[other] {" "}(zadanie { $row })
            }
        }
    }: { LIST($faces) }{ $special ->
        [yellow] {" "}(w tym żółta kość)
        [red] {" "}(w tym czerwona kość)
        [both] {" "}(w tym żółta i czerwona kość)
       *[none] { "" }
    }{ $secured ->
        [0] { "" }
        [one] {" "}(1 kość zatrzymana)
        [few] {" "}({ $secured } kości zatrzymane)
       *[many] {" "}({ $secured } kości zatrzymanych)
    }{ $sanity ->
        [0] { "" }
       *[other] {" "}(Poczytalność −{ $sanity })
    }{ $stamina ->
        [0] { "" }
       *[other] {" "}(Wytrzymałość −{ $stamina })
    }{ $clock ->
        [0] { "" }
       *[other] {" "}(zegar idzie naprzód)
    }
option-clue = Wydaj 1 Wskazówkę, aby przerzucić kości
option-read_terror = Twoja zdolność: zmień { NAME($face, case: "acc") } na { NAME($new_face, case: "acc") } ({ NAME($die) })
option-raise = Twoja zdolność: zwiększ o 1 wynik { NAME($die, case: "gen") } ({ NAME($face) })
option-research = { investigator-mandy_thompson } (raz dziennie): przerzuć do 2 z tych kości
option-pickman = { NAME($card) }: przerzuć 1 kość
option-tommy_gun = { common_item-tommy_gun }: przerzuć 1 kość
option-fail = { $terror ->
        [true] Uznaj rzut za nieudany: najpierw efekty paniki, potem odkładasz kość
       *[false] Uznaj rzut za nieudany
    }
option-no_terror = Uznaj rzut za nieudany, ale użyj { NAME($card, case: "gen") }: bez efektów paniki
option-no_discard = Uznaj rzut za nieudany, ale odrzuć { NAME($card, case: "acc") } zamiast odkładać kość
option-discard = Odłóż { NAME($die, case: "acc") } ({ NAME($face) })
option-roll_on = Poprzestań na tym i rzuć resztą kości

# Wybór kości

option-reroll = Wybierz { NAME($die, case: "acc") } ({ NAME($face) })
option-reroll_all = Przerzuć wszystkie
option-reroll_picked = Przerzuć wybrane kości
option-reroll_none = Zostaw kości tak, jak są
option-turn = Zmień wynik { NAME($die, case: "gen") } ({ NAME($face) }) na { NAME($new_face, case: "acc") }
option-secure = Zatrzymaj { NAME($die, case: "acc") } ({ NAME($face) })
option-lock = Zablokuj { NAME($die, case: "acc") } ({ NAME($face) })

# Przy Wejściu

option-first_aid = Pierwsza pomoc: odzyskaj { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } { NAME($kind, case: "gen") } (za darmo)
option-full_care = Pierwsza pomoc: odzyskaj całą { NAME($kind, case: "acc") } za { $count ->
        [one] 1 trofeum
        [few] { $count } trofea
       *[many] { $count } trofeów
    }
option-full_recovery = Pierwsza pomoc: odzyskaj całą Poczytalność i Wytrzymałość za { $count ->
        [one] 1 trofeum
        [few] { $count } trofea
       *[many] { $count } trofeów
    }
option-lost_and_found = Przejrzyj Biuro rzeczy znalezionych (rzut zieloną kością)
option-buy = Kup pamiątkę: { NAME($kind) } za { $count ->
        [one] 1 trofeum
        [few] { $count } trofea
       *[many] { $count } trofeów
    }{ $card ->
        [none] { "" }
       *[other] , odrzucając { NAME($card, case: "acc") }
    }
option-wait = Poczekaj i nic nie rób
option-pay = { CAP(LIST($trophies)) } (wartość { $count })

# Odpowiedzi

option-help = Pomóż
option-refuse = Odmów
option-own_points = Zapłać własnymi punktami ({ NAME($kind) })
option-pay_with = Opłać 1 punkt kartą „{ NAME($card) }” ({ NAME($kind) })
option-suffer = Pogódź się ze stratą
option-enough = Wystarczy
option-first = „{ NAME($source) }”
option-place = { $row ->
        [0] Umieść potwora pod kartą „{ NAME($place) }”
       *[other] Umieść potwora na karcie „{ NAME($place) }”, zadanie { $row }
    }
option-defeat = Pokonaj { NAME($monster, case: "acc") } { NAME($place, case: "in") }
option-take = Weź { NAME($kind, case: "acc") }
option-give_up_card = Strać { NAME($card, case: "acc") }
option-lose = Strać 1 punkt { NAME($kind, case: "gen") }
option-lower = Obniż o 1 maksimum { NAME($kind, case: "gen") }
option-next = { $kind ->
        [kind-gate] Otwiera się brama
        [kind-monster] Pojawia się potwór
       *[kind-doom] Zmienia się tor zagłady
    }
option-way = { CAP(LIST($effects)) }
option-pay_up = { CAP(LIST($effects)) }
option-be_devoured = Daj się pochłonąć

# Co może oznaczać wybór efektu; z listy takich zdań powstaje możliwość

effect-gain_sanity_1 = odzyskaj 1 punkt Poczytalności
effect-gain_sanity_2 = odzyskaj 2 punkty Poczytalności
effect-gain_stamina_1 = odzyskaj 1 punkt Wytrzymałości
effect-gain_stamina_2 = odzyskaj 2 punkty Wytrzymałości
effect-lose_sanity_1 = strać 1 punkt Poczytalności
effect-lose_stamina_1 = strać 1 punkt Wytrzymałości
effect-lose_clue_1 = odrzuć 1 Wskazówkę
effect-lose_trophies_1 = oddaj 1 trofeum
effect-lose_trophies_2 = oddaj 2 trofea
effect-lose_common_item_1 = odrzuć Przedmiot powszechny
effect-lose_unique_item_1 = odrzuć Przedmiot unikatowy
effect-lose_spell_1 = odrzuć Zaklęcie

## Rodzaje możliwości, także niedostępnych

verb-ancient_one = Wybierz Przedwiecznego
verb-investigator = Wybierz Badacza
verb-go = Ruch
verb-stay = Pozostanie na miejscu
verb-heal = Pomóż komuś odzyskać siły
verb-peek = Podejrzyj kartę Mitów
verb-bury = Odłóż kartę na spód
verb-leave = Zostaw kartę na wierzchu
verb-use = Użyj karty
verb-roll = Rzuć kośćmi
verb-give_up = Zrezygnuj
verb-end_attack = Zakończ atak
verb-focus = Skupienie się
verb-ask = Prośba o wsparcie
verb-take_off = Zdejmij kość z Zaklęcia
verb-trust_fund = Dodaj żółtą i czerwoną kość
verb-complete = Wykonaj zadanie
verb-clue = Wydaj Wskazówkę
verb-read_terror = Zmień Panikę
verb-raise = Zwiększ wynik
verb-research = Przerzut Mandy Thompson
verb-pickman = Przerzut Richarda Uptona Pickmana
verb-tommy_gun = Przerzut Pistoletu maszynowego
verb-fail = Nieudany rzut
verb-no_terror = Nieudany rzut bez efektów paniki
verb-no_discard = Nieudany rzut bez odkładania kości
verb-discard = Odłóż kość
verb-roll_on = Rzuć resztą kości
verb-reroll = Wybierz kość
verb-reroll_all = Przerzuć wszystkie
verb-reroll_picked = Przerzuć wybrane
verb-reroll_none = Nie przerzucaj
verb-turn = Zmień wynik kości
verb-secure = Zatrzymaj kość
verb-lock = Wybierz zablokowaną kość
verb-first_aid = Darmowa pierwsza pomoc
verb-full_care = Cała Poczytalność albo Wytrzymałość
verb-full_recovery = Cała Poczytalność i Wytrzymałość
verb-lost_and_found = Biuro rzeczy znalezionych
verb-buy = Zakup pamiątki
verb-wait = Poczekaj
verb-pay = Zapłać trofeami
verb-help = Pomóż
verb-refuse = Odmów
verb-own_points = Zapłać własnymi punktami
verb-pay_with = Zapłać kartą
verb-suffer = Pogódź się ze stratą
verb-enough = Wystarczy
verb-first = Wybierz kolejność
verb-place = Umieść potwora
verb-defeat = Pokonaj potwora
verb-take = Wybierz, co bierzesz
verb-give_up_card = Strać kartę
verb-lose = Wybierz stratę
verb-lower = Obniż maksimum
verb-next = Wybierz kolejność
verb-way = Wybierz efekt
verb-pay_up = Zapłać
verb-be_devoured = Daj się pochłonąć

## Dlaczego nie; każde zdanie stoi po nazwie akcji i dwukropku

barred-battle = nie w walce z Przedwiecznym
barred-mythos = zabrania tego karta Mitów „{ NAME($source) }”
barred-once_a_turn = tylko raz na turę
barred-asked_already = tylko jednego gracza i tylko raz na rzut, niezależnie od odpowiedzi
barred-no_failed_roll = tylko zaraz po nieudanym rzucie i tylko jedno z dwojga: skupienie się albo wsparcie
barred-nobody_here = na twojej karcie nie ma innego Badacza
barred-last_die = to twoja ostatnia kość: nie byłoby czym rzucać i przygoda skończyłaby się porażką
barred-die_locked = { NAME($die) } jest zablokowana ({ NAME($card) })
barred-in_order = { $monster ->
        [none] zadanie { $row }
       *[other] { NAME($monster) }{ $row ->
            [0] { "" }
           *[other] {" "}(zadanie { $row })
        }
    } musi poczekać; na tej karcie obowiązuje kolejność od góry do dołu
barred-too_costly = { $monster ->
        [none] koszt zadania { $row }
       *[other] koszt pokonania { NAME($monster, case: "gen") }{ $row ->
            [0] { "" }
           *[other] {" "}(zadanie { $row })
        }
    } zabrałby ci ostatni punkt
barred-no_clue = nie masz Wskazówki
barred-too_few_trophies = kosztuje { $count ->
        [one] 1 trofeum
        [few] { $count } trofea
       *[many] { $count } trofeów
    }, a masz { $have }

## Dziennik gry

event-ancient_one = { NAME($ancient_one) } { GENDER($ancient_one) ->
        [feminine] poruszyła
       *[masculine] poruszył
    } się we śnie. Nie zostało wiele czasu.
event-investigator = { NAME($seat) } { GENDER($seat) ->
        [feminine] wcieliła
       *[masculine] wcielił
    } się w { NAME($investigator, case: "acc") }.
event-first_player = Zaczyna { NAME($who) }.
event-adventure_revealed = W muzeum: „{ NAME($place) }”.
event-adventure_added = Dodatkowa Przygoda w muzeum, dopóki nie uda się jej rozpatrzyć: „{ NAME($place) }”.
event-turn_begins = Tura { NAME($who, case: "gen") }.
event-turn_without = { NAME($seat) } nie ma już Badacza i może tylko patrzeć na zegar.
event-moved = { NAME($who) } { GENDER($who) ->
        [feminine] poszła
       *[masculine] poszedł
    } { NAME($place, case: "to") }.
event-clock_moved = Wskazówka zegara przesunęła się na { $hour ->
        [3] III
        [6] VI
        [9] IX
       *[12] XII
    }.

# Rzuty

event-rolled = { NAME($who) } { GENDER($who) ->
        [feminine] wyrzuciła
       *[masculine] wyrzucił
    }: { LIST($faces) }.
event-rerolled = { NAME($who) } { GENDER($who) ->
        [feminine] przerzuciła
       *[masculine] przerzucił
    } kości: { LIST($old_faces) } → { LIST($faces) }.
event-die_turned = { NAME($who) } { GENDER($who) ->
        [feminine] zmieniła
       *[masculine] zmienił
    } { NAME($old_face, case: "acc") } na { NAME($face, case: "acc") }.
event-die_added = { NAME($who) } { GENDER($who) ->
        [feminine] dodała
       *[masculine] dodał
    } do puli { NAME($die, case: "acc") }.
event-no_dice_left = { NAME($who) } nie { GENDER($who) ->
        [feminine] miała
       *[masculine] miał
    } już czym rzucać.
event-task_completed = { NAME($who) } { $monster ->
        [none] { GENDER($who) ->
            [feminine] wykonała
           *[masculine] wykonał
        } zadanie { $row }
       *[other] { $defeats ->
            [no] { GENDER($who) ->
                [feminine] wykonała
               *[masculine] wykonał
            } zadanie { NAME($monster, case: "gen") }
           *[yes] { GENDER($who) ->
                [feminine] pokonała
               *[masculine] pokonał
            } { NAME($monster, case: "acc") }
        }{ $row ->
            [0] { "" }
           *[other] {" "}(zadanie { $row })
        }
    } { NAME($place, case: "in") }: { LIST($faces) }.
event-roll_failed = Rzut nieudany: { NAME($who) }.
event-terror = { CAP(NAME($who, case: "acc")) } ogarnęła panika: „{ NAME($source) }”.
event-dice_discarded = { NAME($who) } { GENDER($who) ->
        [feminine] odłożyła
       *[masculine] odłożył
    } { LIST($faces, case: "acc") }.
event-focused = { NAME($who) } { GENDER($who) ->
        [feminine] skupiła się i zatrzymała
       *[masculine] skupił się i zatrzymał
    } { NAME($face, case: "acc") }.
event-assisted = { NAME($who) } { GENDER($who) ->
        [feminine] wsparła
       *[masculine] wsparł
    } { NAME($other, case: "acc") } i { GENDER($who) ->
        [feminine] zatrzymała
       *[masculine] zatrzymał
    } { NAME($face, case: "acc") }.
event-refused = { NAME($who) } { GENDER($who) ->
        [feminine] odmówiła
       *[masculine] odmówił
    } wsparcia.
event-secured = { NAME($who) } { GENDER($who) ->
        [feminine] zatrzymała
       *[masculine] zatrzymał
    } { NAME($face, case: "acc") } na Zaklęciu „{ NAME($card) }”.
event-taken_off = { NAME($who) } { GENDER($who) ->
        [feminine] zdjęła
       *[masculine] zdjął
    } { NAME($die, case: "acc") } z Zaklęcia „{ NAME($card) }”.
event-spell_over = Zaklęcie { NAME($who, case: "gen") } wygasło: na karcie „{ NAME($card) }” nie ma już kości.
event-locked = Blokada { NAME($die, case: "gen") } („{ NAME($source) }”).
event-unlocked = Koniec blokady { NAME($die, case: "gen") } („{ NAME($source) }”).

# Przygody

event-resolved = { NAME($who) } { GENDER($who) ->
        [feminine] rozpatrzyła
       *[masculine] rozpatrzył
    } { NAME($place, case: "acc") }!
event-failed = { NAME($who) } { GENDER($who) ->
        [feminine] poniosła
       *[masculine] poniósł
    } porażkę { NAME($place, case: "in") }.
event-gate_opened = Otworzyła się brama: „{ NAME($place) }”.
event-world_lost = Droga do świata „{ NAME($place) }” zamknęła się na zawsze.

# Potwory

event-monster_appeared = Na karcie „{ NAME($place) }” z mroku { GENDER($monster) ->
        [feminine] wyszła
        [neuter] wyszło
       *[masculine] wyszedł
    } { NAME($monster) }.
event-monster_kept_away = Do { NAME($who, case: "gen") } nie zbliżył się żaden potwór.
event-monster_beaten = { NAME($who) } { GENDER($who) ->
        [feminine] pokonała
       *[masculine] pokonał
    } { NAME($monster, case: "acc") }.
event-monster_taken = { NAME($who) } { GENDER($who) ->
        [feminine] zabrała
       *[masculine] zabrał
    } { NAME($monster, case: "acc") } jako trofeum.

# Przy Wejściu

event-searched = { NAME($who) } { GENDER($who) ->
        [feminine] przejrzała
       *[masculine] przejrzał
    } Biuro rzeczy znalezionych; wypadło: { NAME($face) }.
event-trophies_spent = { NAME($who) } { GENDER($who) ->
        [feminine] oddała
       *[masculine] oddał
    } trofea: { LIST($trophies) }.
event-waited = { NAME($who) } { GENDER($who) ->
        [feminine] czekała
       *[masculine] czekał
    } przy Wejściu.

# Badacze i ich karty

event-card_gained = { NAME($who) } { GENDER($who) ->
        [feminine] zdobyła
       *[masculine] zdobył
    } { NAME($card, case: "acc") }.
event-card_lost = { NAME($who) } { GENDER($who) ->
        [feminine] straciła
       *[masculine] stracił
    } { NAME($card, case: "acc") }.
event-card_used = { NAME($who) } { GENDER($who) ->
        [feminine] użyła
       *[masculine] użył
    } karty: { NAME($card) }.
event-ally_left = { NAME($card) } { GENDER($card) ->
        [feminine] opuściła
       *[masculine] opuścił
    } { NAME($who, case: "acc") }.
event-deck_empty = W talii nie było już { NAME($kind, case: "many") }.
event-ability = { NAME($who) } { GENDER($who) ->
        [feminine] użyła
       *[masculine] użył
    } zdolności „raz dziennie”.
event-clues_gained = { NAME($who) } { GENDER($who) ->
        [feminine] zdobyła
       *[masculine] zdobył
    } { $count ->
        [one] 1 Wskazówkę
        [few] { $count } Wskazówki
       *[many] { $count } Wskazówek
    }.
event-clues_lost = { NAME($who) } { GENDER($who) ->
        [feminine] oddała
       *[masculine] oddał
    } { $count ->
        [one] 1 Wskazówkę
        [few] { $count } Wskazówki
       *[many] { $count } Wskazówek
    }.
event-sanity_gained = { NAME($who) } { GENDER($who) ->
        [feminine] odzyskała
       *[masculine] odzyskał
    } { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Poczytalności (teraz { $left }).
event-stamina_gained = { NAME($who) } { GENDER($who) ->
        [feminine] odzyskała
       *[masculine] odzyskał
    } { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Wytrzymałości (teraz { $left }).
event-sanity_lost = { NAME($who) } { GENDER($who) ->
        [feminine] straciła
       *[masculine] stracił
    } { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Poczytalności ({ $left ->
        [0] nic nie zostało
        [one] został 1
        [few] zostały { $left }
       *[many] zostało { $left }
    }).
event-stamina_lost = { NAME($who) } { GENDER($who) ->
        [feminine] straciła
       *[masculine] stracił
    } { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } Wytrzymałości ({ $left ->
        [0] nic nie zostało
        [one] został 1
        [few] zostały { $left }
       *[many] zostało { $left }
    }).
event-loss_prevented = { NAME($who) } { GENDER($who) ->
        [feminine] uniknęła
       *[masculine] uniknął
    } utraty { $count ->
        [one] 1 punktu
        [few] { $count } punktów
       *[many] { $count } punktów
    }.
event-maximum_lowered = Maksimum { NAME($kind, case: "gen") } { NAME($who, case: "gen") } spadło do { $count }.
event-devoured = { NAME($who) } { GENDER($who) ->
        [feminine] została pochłonięta
       *[masculine] został pochłonięty
    }.
event-eliminated = { NAME($seat) } odpada z gry.

# Północ, Mity i zagłada

event-midnight = Wybiła północ.
event-at_midnight = O północy: „{ NAME($source) }”.
event-mythos = Karta Mitów: { NAME($mythos) } { NAME($mythos, case: "lower") }.
event-mythos_seen = { NAME($who) } { GENDER($who) ->
        [feminine] podejrzała
       *[masculine] podejrzał
    } następną kartę Mitów: „{ NAME($mythos) }”.
event-mythos_buried = { NAME($who) } { GENDER($who) ->
        [feminine] odłożyła
       *[masculine] odłożył
    } na spód talii { NAME($mythos, case: "acc") }; Anna Kaslow odeszła.
event-doom_added = Zagłada się zbliża: { $count } z { $of }.
event-doom_removed = Zagłada cofnęła się o { $count } (teraz { $left }).
event-sign_gained = Znaki Starszych Bogów: { $count } z { $of }.
event-sign_lost = Znak Starszych Bogów stracił moc ({ $count ->
        [0] nie został żaden
        [one] został 1
        [few] zostały { $count }
       *[many] zostało { $count }
    }).

# Walka

event-awakens = { NAME($ancient_one) } { GENDER($ancient_one) ->
        [feminine] przebudziła
       *[masculine] przebudził
    } się! Wszystko inne w muzeum zamarło.
event-die_gone = Stracona na zawsze: { NAME($die) }.
event-hit = { NAME($who) } { GENDER($who) ->
        [feminine] ugodziła
       *[masculine] ugodził
    } Przedwiecznego: { LIST($faces) }.
event-attack_over = { NAME($who) } { GENDER($who) ->
        [feminine] zakończyła
       *[masculine] zakończył
    } atak.
event-awakening = Przebudzenie: { NAME($effect) }
event-ancient_one_attacks = { NAME($ancient_one) } { GENDER($ancient_one) ->
        [feminine] zaatakowała
       *[masculine] zaatakował
    }! { NAME($effect) }

## Zakończenia

outcome-sealed = Ostatni Znak Starszych Bogów trafia na swoje miejsce i droga do naszego świata się zamyka. Rano muzeum otworzy się, jakby nic się nie stało; wygraliście.
outcome-battle = To, co się przebudziło, wraca tam, gdzie nikt go nie szuka. Pośród ruin muzeum wciąż stoicie na nogach; wygraliście.
outcome-devoured = W muzeum urwał się ostatni głos, a przez otwarte drzwi coś wychodzi w noc. Przegraliście.
outcome-azathoth = Azathoth otworzył oczy i nie było już na co patrzeć. Przegraliście.

## Skąd się biorą liczby; po każdym zdaniu stoi jego zasada

why-odds = { $monster ->
        [none] Zadanie { $row }
       *[other] { NAME($monster) }{ $row ->
            [0] { "" }
           *[other] {" "}(zadanie { $row })
        }
    }: { $percent }% w tym rzucie
why-whole = Cała przygoda: około { $percent }% dla aktywnego gracza, przy najlepszej możliwej grze. Wliczono kości, które można dodać, kości na Zaklęciach, skupienie się, wsparcie, zdolność Badacza do zmieniania rzutu, koszty i efekty paniki.
why-uncounted = Nie wliczono, więc szansa może być większa: { LIST($things) }.
why-uncounted_monster = Nie wliczono, więc szansa może być mniejsza: panika sprowadza potwora, a ten może trafić tylko na tę kartę.
why-remaining = { $count ->
        [0] Potem w puli nie zostaje ani jedna kość
        [one] Potem w puli zostaje 1 kość
        [few] Potem w puli zostają { $count } kości
       *[many] Potem w puli zostaje { $count } kości
    }
why-our_design = { $part ->
        [now] Nasz projekt: efekt natychmiastowy.
        [lasting] Nasz projekt: efekt trwały.
        [ability] Nasz projekt: zdolność specjalna.
       *[all] Nasz projekt.
    }
why-price = Cena podana na arkuszu: { $count ->
        [one] 1 trofeum
        [few] { $count } trofea
       *[many] { $count } trofeów
    }

## Ustawienia

setting-ancient_one = Przedwieczny
setting-ancient_one-random = Losowy
setting-ancient_one-choose = Wybrany przy stole
setting-ancient_one-azathoth = { ancient_one-azathoth }
setting-ancient_one-cthulhu = { ancient_one-cthulhu }
setting-ancient_one-hastur = { ancient_one-hastur }
setting-ancient_one-ithaqua = { ancient_one-ithaqua }
setting-ancient_one-nyarlathotep = { ancient_one-nyarlathotep }
setting-ancient_one-shub_niggurath = { ancient_one-shub_niggurath }
setting-ancient_one-yig = { ancient_one-yig }
setting-ancient_one-yog_sothoth = { ancient_one-yog_sothoth }
setting-investigators = Badacze
setting-investigators-deal = Rozdani losowo
setting-investigators-choose = Każdy wybiera
setting-first = Pierwszy gracz
setting-first-random = Losowo

## Co jest w pudełku

content-investigators = { $count ->
        [one] 1 Badacz
        [few] { $count } Badaczy
       *[many] { $count } Badaczy
    }
content-ancient_ones = { $count ->
        [one] 1 Przedwieczny
        [few] { $count } Przedwiecznych
       *[many] { $count } Przedwiecznych
    }
content-adventures = { $count ->
        [one] 1 Przygoda
        [few] { $count } Przygody
       *[many] { $count } Przygód
    }
content-other_worlds = { $count ->
        [one] 1 Inny Świat
        [few] { $count } Inne Światy
       *[many] { $count } Innych Światów
    }
content-common_items = { $count ->
        [one] 1 Przedmiot powszechny
        [few] { $count } Przedmioty powszechne
       *[many] { $count } Przedmiotów powszechnych
    }
content-unique_items = { $count ->
        [one] 1 Przedmiot unikatowy
        [few] { $count } Przedmioty unikatowe
       *[many] { $count } Przedmiotów unikatowych
    }
content-spells = { $count ->
        [one] 1 Zaklęcie
        [few] { $count } Zaklęcia
       *[many] { $count } Zaklęć
    }
content-allies = { $count ->
        [one] 1 Sprzymierzeniec
        [few] { $count } Sprzymierzeńców
       *[many] { $count } Sprzymierzeńców
    }
content-mythos = { $count ->
        [one] 1 karta Mitów
        [few] { $count } karty Mitów
       *[many] { $count } kart Mitów
    }
content-monsters = { $count ->
        [one] 1 potwór
        [few] { $count } potwory
       *[many] { $count } potworów
    }
content-masks = { $count ->
        [one] 1 Maska
        [few] { $count } Maski
       *[many] { $count } Masek
    }
