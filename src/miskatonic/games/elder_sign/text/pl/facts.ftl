# Co jest na kartach i żetonach, w słowach: co mówi spojrzenie na kartę, potwora albo symbol.

## Czego wymaga zadanie

need-investigation_1 = Śledztwo 1
need-investigation_2 = Śledztwo 2
need-investigation_3 = Śledztwo 3
need-investigation_4 = Śledztwo 4
need-investigation_5 = Śledztwo 5
need-investigation_6 = Śledztwo 6
need-investigation_7 = Śledztwo 7
need-investigation_8 = Śledztwo 8
need-investigation_9 = Śledztwo 9
need-investigation_10 = Śledztwo 10
need-investigation_11 = Śledztwo 11
need-investigation_12 = Śledztwo 12
need-investigation_13 = Śledztwo 13
need-investigation_14 = Śledztwo 14
need-investigation_15 = Śledztwo 15
need-investigation_16 = Śledztwo 16
need-investigation_17 = Śledztwo 17
need-investigation_18 = Śledztwo 18
need-investigation_19 = Śledztwo 19
need-investigation_20 = Śledztwo 20
need-investigation_21 = Śledztwo 21
need-investigation_22 = Śledztwo 22
need-investigation_23 = Śledztwo 23
need-investigation_24 = Śledztwo 24
need-investigation_25 = Śledztwo 25
need-investigation_26 = Śledztwo 26
need-investigation_27 = Śledztwo 27
need-investigation_28 = Śledztwo 28
need-investigation_29 = Śledztwo 29
need-investigation_30 = Śledztwo 30
need-lore = Wiedza
need-peril = Niebezpieczeństwo
need-terror = Panika
need-lore_or_peril = Wiedza lub Niebezpieczeństwo
need-lore_or_terror = Wiedza lub Panika
need-peril_or_terror = Niebezpieczeństwo lub Panika
need-lore_or_peril_or_terror = Wiedza, Niebezpieczeństwo lub Panika

## Karty i potwory

fact-in_order = Zadania od góry do dołu, jak wskazuje strzałka.
fact-any_order = Zadania w dowolnej kolejności.
fact-task = { $number ->
        [0] { "" }
       *[other] Zadanie { $number }
    }{ $monster ->
        [none] { "" }
       *[other] { $number ->
            [0] { NAME($monster) }, { $slot ->
                [added] dodatkowe zadanie
               *[none] pod kartą
            }
           *[other] , { NAME($monster) }
        }
    }: { LIST($needs) }{ $sanity ->
        [0] { "" }
       *[other] ; koszt: Poczytalność −{ $sanity }
    }{ $stamina ->
        [0] { "" }
       *[other] ; koszt: Wytrzymałość −{ $stamina }
    }{ $hours ->
        [0] { "" }
       *[other] ; koszt: { $hours ->
            [one] 1 godzina
            [few] { $hours } godziny
           *[many] { $hours } godzin
        }
    }{ $slot ->
        [full] ; potwór może je zakryć
        [partial] ; potwór może zakryć jego część
       *[none] { "" }
    }.
fact-monster = Do pokonania: { LIST($needs) }{ $sanity ->
        [0] { "" }
       *[other] ; koszt: Poczytalność −{ $sanity }
    }{ $stamina ->
        [0] { "" }
       *[other] ; koszt: Wytrzymałość −{ $stamina }
    }{ $hours ->
        [0] { "" }
       *[other] ; koszt: { $hours ->
            [one] 1 godzina
            [few] { $hours } godziny
           *[many] { $hours } godzin
        }
    }.
fact-monster_added = Do tego osobne zadanie: { LIST($needs) }.
fact-frame = Wolne miejsce na potwora.
fact-rewards = Nagroda: { LIST($things) }.
fact-penalties = Kara: { LIST($things) }.
fact-no_penalties = Bez kary.
fact-doom_removed = żeton zagłady mniej
fact-trophies = Wartość w trofeach: { $count }.
fact-no_locks = Nie blokuje żadnej kości.
fact-locks = Blokuje: { LIST($things) }.
fact-terror = Panika: { NAME($effect) }
fact-midnight = O północy: { NAME($effect) }
fact-now = Od razu: { NAME($effect) }
fact-lasting = Dopóki leży odkryta: { NAME($effect) }
fact-seal = Znaki Starszych Bogów potrzebne, by go uwięzić: { $count }.
fact-track = Pola toru zagłady: { $count }.
fact-monster_spaces = Potwora sprowadza żeton zagłady nr { $spaces }.
fact-combat = Zadanie walki: { LIST($needs) }.
fact-no_combat = Nie ma zadania walki.
fact-battle = Atak: { NAME($effect) }
fact-awakens = Przebudzenie: { NAME($effect) }
fact-maxima = Poczytalność: { $sanity }. Wytrzymałość: { $stamina }.
fact-equipment = Na początku: { LIST($things) }.
fact-free_choice = Karty dowolnego rodzaju na początku: { $count }.
fact-faces = Na 6 ścianek: zielona kość { $green }, żółta kość { $yellow }, czerwona kość { $red }.
fact-price = { CAP(NAME($good)) } w sklepie z pamiątkami: { $count ->
        [one] 1 trofeum
        [few] { $count } trofea
       *[many] { $count } trofeów
    }.

## Symbole

sign-investigation = Śledztwo
    .text = Wyniki z lupą dodaje się: razem muszą dać co najmniej podaną liczbę. Nadwyżka przepada.
sign-lore = Wiedza
    .text = Wymaga jednej kości z Wiedzą. Kość zostaje na zadaniu do końca fazy akcji.
sign-peril = Niebezpieczeństwo
    .text = Wymaga jednej kości z Niebezpieczeństwem. Kość zostaje na zadaniu do końca fazy akcji.
sign-terror = Panika
    .text = Na zadaniu: wymaga jednej kości z Paniką. W nieudanym rzucie wywołuje efekty paniki karty, na której jesteś, i karty Mitów.
sign-wild = Joker
    .text = Zastępuje dowolny symbol albo Śledztwo 4, co wolisz. Ma go tylko czerwona kość.
sign-green = Zielona kość
    .text = Jest ich sześć, wspólnych dla wszystkich. Każdą przygodę zaczynasz z tymi, które są wolne.
sign-yellow = Żółta kość
    .text = Ma Śledztwo 4 tam, gdzie zielona ma Panikę. Do puli wprowadzają ją karty i zdolności.
sign-red = Czerwona kość
    .text = Ma Jokera i Śledztwo 4, a nie ma Paniki ani Śledztwa 1. Do puli wprowadzają ją karty i zdolności.
sign-lock = Blokada
    .text = Trzyma jedną kość swojego koloru; nikt nie może nią rzucać, dopóki karta lub potwór z blokadą nie zniknie.
sign-clock = Zegar
    .text = Każda tura przesuwa wskazówkę o 3 godziny. O XII wybija północ: dzieje się to, co karty każą o północy, i przychodzi nowa karta Mitów. Na zadaniu to koszt: 3 godziny.
sign-doom = Zagłada
    .text = Każdy żeton zapełnia pole toru. Pole z potworem sprowadza potwora; po zapełnieniu ostatniego Przedwieczny się budzi.
sign-elder_sign = Znak Starszych Bogów
    .text = Leży przy Przedwiecznym. Gdy jest ich tyle, ile wymaga jego karta, wygrywacie wszyscy.
sign-sanity = Poczytalność
    .text = Przy 0 twój Badacz zostaje pochłonięty. Na zadaniu to koszt, który nie może zabrać ostatniego punktu; kara może.
sign-stamina = Wytrzymałość
    .text = Przy 0 twój Badacz zostaje pochłonięty. Na zadaniu to koszt, który nie może zabrać ostatniego punktu; kara może.
sign-clue = Wskazówka
    .text = Wydajesz ją po rzucie, aby przerzucić dowolnie wiele kości ze swojej puli.
sign-trophies = Trofea
    .text = Tyle są warte zdobyte karty i potwory. Płacisz nimi przy wejściu za pierwszą pomoc i pamiątki.
sign-common_item = Przedmiot powszechny
    .text = Karta na rękę; wiele z nich wprowadza żółtą kość. Po użyciu trafia na spód swojej talii.
sign-unique_item = Przedmiot unikatowy
    .text = Karta na rękę; wiele z nich wprowadza czerwoną kość. Po użyciu trafia na spód swojej talii.
sign-spell = Zaklęcie
    .text = Karta na rękę; wiele z nich zatrzymuje wyrzucone kości i trzyma je z tury na turę dla wszystkich.
sign-ally = Sprzymierzeniec
    .text = Ktoś, kto zostaje z tobą i pomaga tak, jak mówi karta.
sign-gate = Brama
    .text = Otwiera Inny Świat: jeszcze jedną kartę, na którą można pójść, z lepszymi nagrodami.
sign-monster = Potwór
    .text = Wychodzi z puli potworów i leży na karcie, gdzie jest osobnym zadaniem. Kto go pokona, zachowuje go jako trofeum.
sign-frame = Miejsce na potwora
    .text = Puste nie jest zadaniem. Potwór położony na ramce wokół zadania zastępuje to, co zakrywa.
sign-mythos = Karta Mitów
    .text = Przychodzi o północy. Część dzieje się od razu, część trwa, dopóki karta leży odkryta.
