### Co mówi się przy stole: pytania, możliwości, powody zakazów, dziennik gry, zakończenia, ustawienia, podpisy.

## Pytania

ask-investigator = { NAME($who) }: { ask-investigator.question }
    .question = kim grasz?
ask-action = { NAME($who) }: { ask-action.question }
    .question = co robisz? { $count ->
        [one] Została 1 akcja
        [few] Zostały { $count } akcje
       *[many] Zostało { $count } akcji
    }.
ask-after_actions = { NAME($who) }: { ask-after_actions.question }
    .question = to już wszystkie akcje. Coś jeszcze, zanim dobierzesz karty?
ask-window = Czy ktoś chce teraz zagrać relikt?
ask-hand_limit = { NAME($who) }: { ask-hand_limit.question }
    .question = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    } ponad limit. Której się pozbywasz?
ask-relic_duty = { NAME($who) }: { ask-relic_duty.question }
    .question = przed końcem tury musisz zagrać relikt. Który?
ask-consent_give = { NAME($who) } chce ci dać { NAME($card, case: "acc") }. Zgadzasz się?
ask-consent_take = { NAME($who) } chce wziąć od ciebie { NAME($card, case: "acc") }. Zgadzasz się?
ask-cure = Gdzie wracasz do zdrowia?
ask-shift_to = Dokąd idzie kultysta { NAME($place, case: "from") }?
ask-shift_second = Czy przesuwasz drugiego kultystę?
ask-shoggoth_order = Który Shoggoth rusza się teraz?
ask-shoggoth_way = W którą stronę rusza Shoggoth { NAME($place, case: "from") }?

# Przedwieczni

ask-web = Atlach-Nacha: kultysta { NAME($place, case: "in") } czy żeton poczytalności?
ask-dagon = Dagon: przy której bramie pojawia się następny kultysta?
ask-tremor = Shudde M'ell: ile żetonów poczytalności oddaje { NAME($who) }? Razem trzeba oddać jeszcze { $count }.
ask-sloth = Tsathoggua: ile kart odrzuca { NAME($who) }? Razem trzeba odrzucić jeszcze { $count }.
ask-sloth_card = { NAME($who) }: { ask-sloth_card.question }
    .question = którą kartę zabiera ci Tsathoggua?

## Możliwości

option-investigator = Wybierz { NAME($investigator, case: "acc") }

# Akcje

option-walk = Idź { NAME($place, case: "to") }
option-drive = Idź { NAME($place, case: "to") } przez { NAME($via, case: "acc") }
option-bus = Jedź autobusem { NAME($place, case: "to") }, odrzucając { NAME($card, case: "acc") }
option-gate = Przejdź przez bramę { NAME($place, case: "to") }
option-defeat_cultist = { $count ->
        [one] Pokonaj kultystę
        [few] Pokonaj wszystkich { $count } kultystów
       *[many] Pokonaj wszystkich { $count } kultystów
    }
option-defeat_shoggoth = Pokonaj Shoggotha ({ $count ->
        [one] 1 akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    })
option-give = Daj { NAME($whom, case: "dat") } { NAME($card, case: "acc") }{ $count ->
        [2] {" "}(2 akcje)
       *[other] { "" }
    }
option-take = Weź od { NAME($whom, case: "gen") } { NAME($card, case: "acc") }{ $count ->
        [2] {" "}(2 akcje)
       *[other] { "" }
    }
option-seal = Zapieczętuj bramę { NAME($town, case: "in") } ({ $count ->
        [one] 1 wskazówka
        [few] { $count } wskazówki
       *[many] { $count } wskazówek
    })
option-seal_linked = Zapieczętuj bramę { NAME($town, case: "in") } ({ $count ->
        [one] 1 wskazówka
        [few] { $count } wskazówki
       *[many] { $count } wskazówek
    } oraz { NAME($card) })
option-shift = Przesuń kultystę { NAME($place, case: "from") }
option-shift_to = { CAP(NAME($place, case: "to")) }
option-drag = Przesuń Shoggotha { NAME($left, case: "from") } { NAME($place, case: "to") } (2 akcje)
option-hop = Przenieś się na inny przystanek: { NAME($place) } (bez karty)
option-end_actions = Zakończ akcje

# W każdej chwili

option-pick = Weź { NAME($card, case: "acc") } ze stosu odrzuconych kart gry (bez akcji)
option-lend = { investigator-magician }: daj { NAME($whom, case: "dat") } { NAME($card, case: "acc") } (bez akcji)
option-borrow = { investigator-magician }: weź od { NAME($whom, case: "gen") } { NAME($card, case: "acc") } (bez akcji)
option-discard = Odrzuć { NAME($card, case: "acc") }
option-continue = Dalej
option-quiet = Dalej, bez kolejnych pytań w tej turze

# Odpowiedzi

option-agree = Zgoda
option-refuse = Odmów
option-accept = Przyjmij
option-decline = Zrezygnuj
option-enough = Wystarczy
option-rest = { CAP(NAME($place, case: "in")) }
option-move_first = Shoggoth { NAME($place, case: "in") }
option-way = { CAP(NAME($place, case: "to")) }
option-web_cultist = Dostaw kultystę { NAME($place, case: "in") }
option-web_sanity = Oddaj 1 żeton poczytalności
option-gate_first = { CAP(NAME($place, case: "in")) }
option-share = { NAME($who) } { $count ->
        [0] nic nie oddaje
       *[other] oddaje { $count }
    }

## Rodzaje możliwości, także niedostępnych

verb-investigator = Wybierz badacza
verb-walk = Chodzenie
verb-drive = Chodzenie o 2 pola
verb-bus = Podróż autobusem
verb-gate = Przejście przez bramę
verb-defeat_cultist = Pokonaj kultystę
verb-defeat_shoggoth = Pokonaj Shoggotha
verb-hand_over = Weź albo daj kartę
verb-give = Daj kartę
verb-take = Weź kartę
verb-seal = Zapieczętuj bramę
verb-seal_linked = Zapieczętuj bramę z kartą połączonego miasta
verb-shift = Przesuń kultystę
verb-shift_to = Dokąd przesunąć kultystę
verb-drag = Przesuń Shoggotha
verb-hop = Z przystanku na przystanek
verb-end_actions = Zakończ akcje
verb-pick = Weź odrzuconą wskazówkę
verb-lend = Iluzjonista: daj relikt
verb-borrow = Iluzjonista: weź relikt
verb-discard = Odrzuć kartę
verb-continue = Dalej
verb-quiet = Dalej bez pytań
verb-agree = Zgoda
verb-refuse = Odmów
verb-accept = Przyjmij
verb-decline = Zrezygnuj
verb-enough = Wystarczy
verb-rest = Uzdrowienie
verb-move_first = Kolejność Shoggothów
verb-way = Droga Shoggotha
verb-web_cultist = Dostaw kultystę
verb-web_sanity = Oddaj poczytalność
verb-gate_first = Wybierz bramę
verb-share = Podziel stratę

## Dlaczego nie; każde zdanie stoi po nazwie akcji i dwukropku

barred-already_sealed = brama { NAME($town, case: "in") } jest już zapieczętowana
barred-clues_missing = brakuje { $count ->
        [one] 1 wskazówki
        [few] { $count } wskazówek
       *[many] { $count } wskazówek
    } { NAME($town, case: "from") }
barred-linked_clue_missing = brakuje wskazówki z połączonego miasta (połączone: { LIST($towns) })
barred-clues_and_linked_missing = brakuje { $count ->
        [one] 1 wskazówki
        [few] { $count } wskazówek
       *[many] { $count } wskazówek
    } { NAME($town, case: "from") } i wskazówki z połączonego miasta (połączone: { LIST($towns) })
barred-clues_or_linked_missing = brakuje { $count ->
        [one] 1 wskazówki { NAME($town, case: "from") } albo
        [few] { $count } wskazówek { NAME($town, case: "from") }, z czego jedna może być
       *[many] { $count } wskazówek { NAME($town, case: "from") }, z czego jedna może być
    } z połączonego miasta (połączone: { LIST($towns) })
barred-no_cultist_here = nie ma tu kultystów
barred-too_few_actions = { $count ->
        [one] potrzebna jest 1 akcja
        [few] potrzebne są { $count } akcje
       *[many] potrzeba { $count } akcji
    }, a { $left ->
        [one] została tylko 1
        [few] zostały tylko { $left }
       *[many] zostało tylko { $left }
    }
barred-no_bus_stop = nie ma tu przystanku
barred-no_clue = nie masz wskazówki do odrzucenia
barred-gate_sealed = brama { NAME($place, case: "in") } jest zapieczętowana
barred-last_open_gate = poza bramą { NAME($place, case: "in") } żadna nie jest już otwarta
barred-nobody_here = na twoim polu nie ma nikogo innego
barred-wrong_town = ani ty, ani { NAME($who) } nie macie wskazówki { NAME($town, case: "from") }, a tylko taką można tu przekazać
barred-refused = { NAME($who) } w tej turze już { GENDER($who) ->
        [feminine] odmówiła
       *[masculine] odmówił
    } ({ NAME($card) })

## Dziennik gry

event-investigator_chosen = { NAME($seat) } { GENDER($seat) ->
        [feminine] wcieliła
       *[masculine] wcielił
    } się w { NAME($investigator, case: "acc") }.
event-dealt = Początkowe karty { NAME($who, case: "gen") }: { LIST($cards) }.
event-relic_at_start = { NAME($who) } { GENDER($who) ->
        [feminine] przyniosła
       *[masculine] przyniósł
    } ze sobą relikt: { NAME($card) }.
event-turn_begins = Tura { NAME($who, case: "gen") }: { $count ->
        [one] 1 akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    }.

# Akcje

event-walked = { NAME($who) } { GENDER($who) ->
        [feminine] poszła
       *[masculine] poszedł
    } { NAME($place, case: "to") }.
event-bus_taken = { NAME($who) } { GENDER($who) ->
        [feminine] pojechała
       *[masculine] pojechał
    } autobusem { NAME($place, case: "to") }, odrzucając { NAME($card, case: "acc") }.
event-hopped = { NAME($who) } { GENDER($who) ->
        [feminine] przejechała
       *[masculine] przejechał
    } { NAME($place, case: "to") }, z przystanku na przystanek.
event-gate_used = { NAME($who) } { GENDER($who) ->
        [feminine] przeszła
       *[masculine] przeszedł
    } przez bramę { NAME($place, case: "to") }.
event-cultists_defeated = { NAME($who) } { GENDER($who) ->
        [feminine] pokonała
       *[masculine] pokonał
    } { $count ->
        [one] kultystę
        [few] { $count } kultystów
       *[many] { $count } kultystów
    } { NAME($place, case: "in") }.
event-shoggoth_defeated = { NAME($who) } { GENDER($who) ->
        [feminine] pokonała
       *[masculine] pokonał
    } Shoggotha { NAME($place, case: "in") }.
event-relic_earned = { NAME($who) } { GENDER($who) ->
        [feminine] znalazła
       *[masculine] znalazł
    } wśród szczątków relikt: { NAME($card) }.
event-handed_over = { NAME($who) } { GENDER($who) ->
        [feminine] dała
       *[masculine] dał
    } { NAME($whom, case: "dat") } { NAME($card, case: "acc") }.
event-refused = { NAME($who) } nie { GENDER($who) ->
        [feminine] zgodziła
       *[masculine] zgodził
    } się na przekazanie { NAME($card, case: "gen") }.
event-gate_sealed = { NAME($who) } { GENDER($who) ->
        [feminine] zapieczętowała
       *[masculine] zapieczętował
    } bramę { NAME($town, case: "in") } za { $count ->
        [one] 1 wskazówkę
        [few] { $count } wskazówki
       *[many] { $count } wskazówek
    }!
event-town_relieved = { $count ->
        [0] { CAP(NAME($town, case: "in")) } nie było kultystów do wypędzenia
        [one] Pieczęć wypędziła { NAME($town, case: "from") } 1 kultystę
        [few] Pieczęć wypędziła { NAME($town, case: "from") } { $count } kultystów
       *[many] Pieczęć wypędziła { NAME($town, case: "from") } { $count } kultystów
    }.
event-cultist_moved = { NAME($who) } { GENDER($who) ->
        [feminine] zwabiła
       *[masculine] zwabił
    } kultystę { NAME($left, case: "from") } { NAME($place, case: "to") }.
event-discarded = { NAME($who) } { GENDER($who) ->
        [feminine] odrzuciła
       *[masculine] odrzucił
    } { NAME($card, case: "acc") }.
event-clue_taken_back = { NAME($who) } { GENDER($who) ->
        [feminine] wzięła
       *[masculine] wziął
    } { NAME($card, case: "acc") } ze stosu odrzuconych kart gry.

# Dociąganie kart i przywołanie

event-drew = { NAME($who) } { GENDER($who) ->
        [feminine] dobrała
       *[masculine] dobrał
    } karty: { LIST($cards) }.
event-evil_stirs = Zło się budzi. { GENDER($who) ->
        [feminine] Pierwsza poczuła
       *[masculine] Pierwszy poczuł
    } to { NAME($who) }.
event-regrouped = Kultyści przegrupowali się: { $count ->
        [one] 1 odrzucona karta przywołania trafiła
        [few] { $count } odrzucone karty przywołania trafiły
       *[many] { $count } odrzuconych kart przywołania trafiło
    } po potasowaniu na wierzch talii.
event-summoning_card = Karta przywołania: { NAME($place) }.
event-summoning_reshuffled = { $count ->
        [one] Z 1 odrzuconej karty
        [few] Z { $count } odrzuconych kart
       *[many] Z { $count } odrzuconych kart
    } powstała nowa talia przywołania.
event-cultist_placed = { CAP(NAME($place, case: "in")) } pojawił się kultysta (teraz { $count }).
event-fourth_cultist = { CAP(NAME($place, case: "in")) } nie było miejsca dla czwartego kultysty: zaczął się rytuał przebudzenia.
event-shoggoth_placed = { CAP(NAME($place, case: "in")) } wypełzł z mroku Shoggoth.
event-shoggoth_moved = Shoggoth przepełzł { NAME($left, case: "from") } { NAME($place, case: "to") }.
event-shoggoth_driven = { NAME($who) } { GENDER($who) ->
        [feminine] wypłoszyła
       *[masculine] wypłoszył
    } Shoggotha z legowiska { NAME($place, case: "in") }.
event-cards_taken = Ze spodu talii przywołania wyszły: { LIST($places) }.
event-shoggoth_left = Shoggoth odszedł przez bramę { NAME($place, case: "in") }: zaczął się rytuał przebudzenia.

# Przedwieczni i poczytalność

event-old_one_awakes = { GENDER($old_one) ->
        [feminine] Obudziła
       *[masculine] Obudził
    } się { NAME($old_one) } (Przedwieczni: { $number } z 7).
event-cultists_removed = Azathoth pochłonął { $count ->
        [one] 1 kultystę
        [few] { $count } kultystów
       *[many] { $count } kultystów
    } z puli.
event-rolled = { NAME($who) } { GENDER($who) ->
        [feminine] rzuciła
       *[masculine] rzucił
    } kością poczytalności: { $face ->
        [face-blank] pusta ścianka, nic się nie stało
       *[other] { NAME($face) }
    }.
event-sanity_lost = { NAME($who) } { GENDER($who) ->
        [feminine] straciła
       *[masculine] stracił
    } { $count ->
        [one] 1 żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    } poczytalności ({ $left ->
        [0] nie został żaden
        [one] został 1
        [few] zostały { $left }
       *[many] zostało { $left }
    }).
event-insane = { NAME($who) } { GENDER($who) ->
        [feminine] postradała zmysły i jest niepoczytalna
       *[masculine] postradał zmysły i jest niepoczytalny
    }.
event-sanity_gained = { NAME($who) } { GENDER($who) ->
        [feminine] odzyskała
       *[masculine] odzyskał
    } { $count ->
        [one] 1 żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    } poczytalności (teraz { $left }).
event-cured = { NAME($who) } { GENDER($who) ->
        [feminine] odzyskała
       *[masculine] odzyskał
    } poczytalność.
event-rests = { NAME($who) } { GENDER($who) ->
        [feminine] trafiła
       *[masculine] trafił
    } { NAME($place, case: "to") }, by dojść do siebie.

## Zakończenia

outcome-gates_sealed = Czwarta pieczęć trzyma, ostatnia brama jest zamknięta. Na dnie morza coś przewraca się we śnie na drugi bok; wygraliście.
outcome-cultists = W puli zabrakło kultystów: są już wszędzie i nikt ich nie powstrzyma. Przegraliście.
outcome-shoggoths = O jednego Shoggotha za dużo przecisnęło się na ten świat. Przegraliście.
outcome-cthulhu = Gwiazdy ustawiły się we właściwym porządku. Cthulhu się obudził i panowanie człowieka dobiegło końca. Przegraliście.
outcome-deck = Zabrakło kart do dobrania: wasz czas minął, a bramy pozostały otwarte. Przegraliście.
outcome-all_insane = Zgasł ostatni trzeźwy umysł i nikt już nie pamięta, po co były te bramy. Przegraliście.

## Skąd biorą się liczby; po każdym zdaniu stoi jego zasada

why-summoning_rate = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    } w etapie przywołania; odkrytych Przedwiecznych: { $number }
why-actions = { NAME($who) } ma { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    } na turę
why-insane_action = O 1 akcję mniej, bo { NAME($who) } jest { GENDER($who) ->
        [feminine] niepoczytalna
       *[masculine] niepoczytalny
    }
why-hand_limit = { NAME($who) } ma na ręce { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }; limit wynosi { $limit }
why-walk = „Chodzenie” kosztuje { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    }
why-bus = „Podróż autobusem” kosztuje { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    } i wskazówkę, a prowadzi do jej miasta
why-bus_own_town = Wskazówka { NAME($town, case: "from") } prowadzi wszędzie, bo jesteś właśnie tam
why-gate = „Przejście przez bramę” kosztuje { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    }
why-sweep = Łowczyni pokonuje naraz wszystkich kultystów na polu; ich liczba: { $count }
why-defeat_cultist = Pokonanie kultysty kosztuje { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    }
why-defeat_shoggoth = Pokonanie Shoggotha kosztuje { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    }
why-hand_over = Przekazać można tu tylko relikt albo wskazówkę { NAME($town, case: "from") }, i to za obopólną zgodą
why-seal = Pieczęć kosztuje { $count ->
        [one] 1 wskazówkę
        [few] { $count } wskazówki
       *[many] { $count } wskazówek
    } { NAME($town, case: "from") }
why-seal_held = Masz na ręce { $count ->
        [one] 1 wskazówkę
        [few] { $count } wskazówki
       *[many] { $count } wskazówek
    } { NAME($town, case: "from") }
warn-gate_roll = rzut kością poczytalności za bramę
warn-shoggoth_roll = rzut kością poczytalności: Shoggoth { NAME($place, case: "in") }
warn-met_roll = rzut kością poczytalności: { LIST($people) }

## Ustawienia

setting-difficulty = Poziom trudności
setting-difficulty-introductory = { setting-difficulty-introductory.plain } ({ setting-difficulty-introductory.more })
    .plain = Dla początkujących
    .more = 44 wskazówki
setting-difficulty-standard = { setting-difficulty-standard.plain } ({ setting-difficulty-standard.more })
    .plain = Standardowy
    .more = 40 wskazówek
setting-difficulty-expert = { setting-difficulty-expert.plain } ({ setting-difficulty-expert.more })
    .plain = Dla ekspertów
    .more = 36 wskazówek
setting-investigators = Badacze
setting-investigators-draft = Każdy wybiera jednego z dwóch
setting-investigators-choose = Każdy wybiera dowolnego
setting-investigators-deal = Losowi
setting-first = Pierwszy gracz
setting-first-random = Losowo
setting-consent = Przekazywanie kart
setting-consent-ask = Pytaj drugiego gracza o zgodę
setting-consent-waive = Zgoda bez pytania

## Zawartość pudełka

content-investigators = { $count ->
        [one] 1 badacz
        [few] { $count } badaczy
       *[many] { $count } badaczy
    }
content-places = { $count ->
        [one] 1 pole
        [few] { $count } pola
       *[many] { $count } pól
    }
content-old_ones = { $count ->
        [one] 1 Przedwieczny
        [few] { $count } Przedwiecznych
       *[many] { $count } Przedwiecznych
    }
content-relics = { $count ->
        [one] 1 relikt
        [few] { $count } relikty
       *[many] { $count } reliktów
    }
content-summoning_cards = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    } przywołania
content-clues = { $count ->
        [one] 1 karta wskazówki
        [few] { $count } karty wskazówek
       *[many] { $count } kart wskazówek
    }
content-evil_stirs = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    } Przebudzenia Zła

## Podpisy

label-pool = Pula
label-cultists = Kultyści
label-shoggoths = Shoggothy
label-deck = Talia kart gry
label-discard = Odrzucone karty gry
label-relic_deck = Talia reliktów
label-summoning_deck = Talia przywołania
label-summoning_discard = Odrzucone karty przywołania
label-summoning_rate = Poziom przywołania
label-old_ones = Przedwieczni
label-hand = Ręka
label-sanity = Poczytalność
label-actions = Akcje
label-insane = Niepoczytalność
label-sane = Zdrowe zmysły
label-gate_open = Otwarta brama
label-gate_sealed = Zapieczętowana brama
label-gate_warded = Zapieczętowana brama, chronione miasto
label-bus_stop = Przystanek
label-cure = Miejsce uzdrowienia
label-face_down = zakryte karty: { $count }
label-turn_of = Tura { NAME($who, case: "gen") }
label-in_force = Działa
label-cancelled = Efekt anulowany
label-towns = Miasta
