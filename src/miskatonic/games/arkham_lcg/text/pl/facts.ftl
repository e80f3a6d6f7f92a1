# Co mówi spojrzenie na kartę, słowo lub symbol; co karty robią, stoi przy ich nazwach.

## Karty

fact-kind = { $kind ->
        [investigator] Badacz
        [asset] Atut
        [event] Wydarzenie
        [skill] Karta umiejętności
        [treachery] Podstęp
        [enemy] Wróg
        [location] Lokalizacja
        [act] Akt
        [agenda] Tajemnica
       *[reference] Karta pomocy scenariusza
    }{ $weakness ->
        [basic] , osłabienie podstawowe
        [own] , osłabienie
       *[none] { "" }
    }{ $unique ->
        [true] , karta unikatowa
       *[false] { "" }
    }{ $subtitle ->
        [none] { "" }
       *[other] { ": " }{ NAME($subtitle) }
    }.
fact-class = Klasa: { NAME($class) }.{ $level ->
        [none] { "" }
       *[other] { " " }Poziom: { $level }.
    }
fact-cost = Koszt: { $count }.
fact-cost_x = Koszt: X.
fact-icons = Symbole: { LIST($icons) }.
fact-slot = Strefy: { LIST($slots) }.
fact-health = Wytrzymałość: { $count }.
fact-health_each = Wytrzymałość: { $count } na badacza.
fact-sanity = Poczytalność: { $count }.
fact-traits = Cechy: { LIST($traits, sep: ", ") }.
fact-skills = Siła woli { $willpower }, intelekt { $intellect }, walka { $combat }, zwinność { $agility }.
fact-elder = Znak Starszych Bogów: { NAME($effect) }
fact-enemy = Walka { $fight }, wymykanie { $evade }.
fact-attack = Atak: obrażenia { $damage }, przerażenie { $horror }.

## Scenariusz

fact-not_in_play = Poza grą.
fact-unrevealed = Jeszcze nieodkryta.
fact-shroud = Zasłona: { $count }.
fact-clues_here = Wskazówki w tym miejscu: { $count }.
fact-connects = Przejścia: { LIST($places) }.
fact-people = Badacze w tym miejscu: { LIST($people) }.
fact-enemies = Wrogowie w tym miejscu: { LIST($enemies) }.
fact-agenda = Etap { $stage }. Próg zagłady: { $count }.
fact-act = Etap { $stage }.
fact-doom_now = Zagłada w grze: { $count } z { $of }.
fact-clues_now = Wskazówki badaczy: { $count } z { $of }.
fact-bag_now = Żetony w worku: { $count }.
fact-in_bag = W worku: { $count } z { $of } żetonów.
fact-here = W tym scenariuszu: { NAME($effect) }
fact-symbol = { CAP(NAME($token)) }: { NAME($effect) }

## Słowa i symbole

sign-wild = joker
    .text = Liczy się jako symbol tej umiejętności, która jest testowana.
sign-commit = Przeznaczanie kart
    .text = Zanim zostanie odkryty żeton, do testu można dołożyć karty z ręki: do własnego dowolnie wiele, do testu kogoś w twojej lokalizacji jedną. Każdy pasujący symbol daje +1.
sign-chaos_bag = Worek chaosu
    .text = W każdym teście odkrywa się z niego żeton i dodaje do umiejętności. Potem żeton wraca do worka.
sign-agenda = Tajemnica
    .text = To, co działa przeciwko wam. Postępuje, gdy w grze jest dość zagłady, a po ostatniej przychodzi koniec.
sign-act = Akt
    .text = To, po co tu jesteście. Postępuje dzięki wskazówkom albo po spełnieniu celu.
sign-doom = Zagłada
    .text = Od drugiej rundy w każdej fazie Mitów na tajemnicy przybywa 1. Liczy się zagłada na każdej karcie w grze.
sign-clue = Wskazówka
    .text = Leży na lokalizacji, dopóki ktoś jej nie odkryje, potem na karcie badacza. Grupa wydaje wskazówki, żeby akt postąpił.
sign-shroud = Zasłona
    .text = Jak trudno badać lokalizację.
sign-resource = Zasób
    .text = Płaci za karty. Każdy zaczyna z 5 i w każdej fazie utrzymania dostaje 1.
sign-damage = Obrażenia
    .text = Gdy dorównają wytrzymałości, pokonują. Zamiast ciebie mogą je przyjąć atuty z wytrzymałością.
sign-horror = Przerażenie
    .text = Gdy dorówna poczytalności, pokonuje. Zamiast ciebie mogą je przyjąć atuty z poczytalnością.
sign-direct = Bezpośrednie
    .text = Obrażenia lub przerażenie, których żaden atut nie przyjmie zamiast ciebie.
sign-trauma = Trauma
    .text = To, co zostaje po pokonaniu: każdy następny scenariusz zaczynasz z tyloma obrażeniami lub punktami przerażenia.
sign-hunter = Łowca
    .text = W fazie wrogów idzie o jedną lokalizację w stronę najbliższego badacza, jeśli jest przygotowany i poza zwarciem.
sign-retaliate = Mściwy
    .text = Jeśli jest przygotowany, a twój atak na niego się nie uda, atakuje ciebie.
sign-aloof = Powściągliwy
    .text = Sam nie wchodzi w zwarcie. Zanim go zaatakujesz, wejdź z nim w zwarcie.
sign-massive = Masywny
    .text = Przygotowany jest w zwarciu ze wszystkimi w swojej lokalizacji naraz.
sign-alert = Czujny
    .text = Jeśli nie uda ci się mu wymknąć, atakuje ciebie.
sign-prey = Polowanie
    .text = Kogo wróg wybiera, gdy w grę wchodzi kilku badaczy.
sign-spawn = Rozstawienie
    .text = Gdzie wróg się pojawia. Bez tego pojawia się w zwarciu z tym, kto go dobrał.
sign-surge = Mroczna fala
    .text = Po rozpatrzeniu tej karty dobierz następną kartę spotkania.
sign-peril = Zagrożenie
    .text = Podczas rozpatrywania tej karty nikt nie może pomagać ani doradzać.
sign-victory = Zwycięstwo
    .text = Trafia do puli zwycięstwa: wróg po pokonaniu, lokalizacja bez wskazówek na koniec. Każdy dostaje tyle doświadczenia.
sign-engaged = Zwarcie
    .text = Wróg jest w twoim obszarze zagrożenia, idzie tam, gdzie ty, i atakuje ciebie.
sign-exhausted = Wyczerpanie
    .text = Karta leży bokiem do fazy utrzymania: atutu nie wyczerpiesz znów dla jego zdolności, a wróg nie atakuje i nie wchodzi w zwarcie.
sign-opportunity = Atak towarzyszący
    .text = Przygotowani wrogowie w zwarciu z tobą atakują, gdy wydajesz akcję na coś innego niż walka, wymykanie, pertraktacje lub rezygnacja.
sign-fast = Szybka
    .text = Nie kosztuje akcji i nie wywołuje ataków towarzyszących.
sign-uses = Zużywalna
    .text = Na atucie leży tyle żetonów, a jego zdolność je zużywa.
sign-slot = Strefa
    .text = Tyle możesz nieść: 2 ręce, 2 mistyczne, 1 sprzymierzeniec, 1 ciało, 1 drobiazg. Na nowy atut trzeba zrobić miejsce.
sign-unique = Unikatowa
    .text = W grze może być tylko jedna karta o tym tytule.
sign-trait = Cecha
    .text = Sama nic nie robi; mówią o niej inne karty.
sign-action_ability = Zdolność z akcją
    .text = Kosztuje akcję twojej tury.
sign-free_ability = Zdolność darmowa
    .text = Nie kosztuje akcji; można jej użyć w każdym oknie gracza.
sign-reaction = Reakcja
    .text = Można jej użyć, gdy zdarzy się to, co wymienia.
sign-forced = Wymuszony
    .text = Dzieje się samo, przed wszystkimi reakcjami.
sign-revelation = Odkrycie
    .text = Dzieje się zaraz po dobraniu karty.
sign-objective = Cel
    .text = Jak postępuje akt, któremu same wskazówki nie wystarczą.
sign-parley = Pertraktacje
    .text = Akcja, którą daje karta: załatwić coś bez walki. Nie wywołuje ataków towarzyszących.
sign-resign = Rezygnacja
    .text = Opuszczasz scenariusz cało. Nie wywołuje ataków towarzyszących i nie jest pokonaniem.
sign-weakness = Osłabienie
    .text = Karta w twojej talii, która działa przeciwko tobie. Nie możesz wybrać jej do odrzucenia z ręki.
sign-threat_area = Obszar zagrożenia
    .text = Wrogowie w zwarciu z tobą i karty spotkań, które leżą przed tobą. Ich zdolności może użyć każdy w twojej lokalizacji.
sign-lead = Główny badacz
    .text = Jest pierwszy w kolejności graczy i rozstrzyga to, czego nie rozstrzyga nikt inny.
sign-per_investigator = Na badacza
    .text = Razy liczba badaczy, którzy zaczęli scenariusz.
