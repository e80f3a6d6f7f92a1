### „Horror w Arkham: gra karciana” w przeglądarce: to, co mówi tylko strona.

web-cover-arkham_lcg = Horror
    .second = w Arkham
web-game-arkham_lcg = Horror w Arkham: gra karciana

## Runda

web-ah-phase-mythos = Mity
web-ah-phase-investigation = Badacze
web-ah-phase-enemy = Wrogowie
web-ah-phase-upkeep = Utrzymanie
web-ah-round = runda { $number }

## Zagrożenie

web-ah-agenda = Tajemnica { $number }
web-ah-act = Akt { $number }
web-ah-doom-of = Zagłada: { $count } z { $of }
web-ah-doom-near = Zagłada: { $count } z { $of }. Następny żeton posuwa tajemnicę.
web-ah-clues-of = Wskazówki wszystkich badaczy: { $count } z { $of }.
web-ah-clues-held = Wskazówki wszystkich badaczy: { $count }.
web-ah-bag = Worek chaosu: { $count }
web-ah-both = Akt i tajemnica
web-ah-apart-the_midnight_masks = Talia kultystów
web-ah-encounter-deck = Talia spotkań
web-ah-pile-encounter = Stos odrzuconych kart spotkań
web-ah-pile-victory = Pula zwycięstwa
web-ah-pile-aside = Odłożone na bok
web-ah-pile-discard = Stos kart odrzuconych: { $name }
web-ah-pile-deck = Pozostało w talii: { $name }
web-ah-pile-down = Zakryte: { $count }
web-ah-pile-empty = Brak kart
web-ah-victory = Punkty zwycięstwa

## Lokalizacje i wrogowie

web-ah-location = zasłona { $shroud }, wskazówki: { $clues }
web-ah-unrevealed = nieodkryta
web-ah-connects = połączenia: { $names }
web-ah-no-clues = bez wskazówek
web-ah-enemy = { $name }, walka { $fight }, wytrzymałość { $left } z { $health }, wymykanie { $evade }, obrażenia { $damage }, przerażenie { $horror }
web-ah-permanent = Trwała
web-ah-exhausted = karta wyczerpana

## Badacze

web-ah-health = Wytrzymałość
web-ah-sanity = Poczytalność
web-ah-damage = Obrażenia
web-ah-horror = Przerażenie
web-ah-clues = Wskazówki
web-ah-doom = Zagłada
web-ah-resources = Zasoby
web-ah-cards = Karty na ręce
web-ah-actions = Pozostałe akcje: { $count }
web-ah-turn-over = Tura zakończona
web-ah-turn-ahead = Tura dopiero będzie
web-ah-lead = główny
web-ah-left-resigned = rezygnacja
web-ah-left-damage = pokonanie przez obrażenia
web-ah-left-horror = pokonanie przez przerażenie
web-ah-left-effect = pokonanie
web-ah-area = Obszar gry: { $name }
web-ah-threat-area = Obszar zagrożenia
web-ah-deck = Talia
web-ah-discard = Odrzucone

## Karty

web-ah-hand = Karty na ręce, { $name }: { $count }
web-ah-offer = Karty do wyboru
web-ah-no-cards = Brak kart na ręce
web-ah-wild = dowolny
web-ah-fast = szybka
web-ah-weakness = Osłabienie
web-ah-kind-asset = Atut
web-ah-kind-event = Wydarzenie
web-ah-kind-skill = Umiejętność
web-ah-kind-treachery = Podstęp
web-ah-kind-enemy = Wróg
web-ah-kind-investigator = Badacz
web-ah-use-ammo = Naboje
web-ah-use-supplies = Zapasy
web-ah-use-secrets = Sekrety
web-ah-use-charges = Ładunki
web-ah-committed = W teście
web-ah-bar-no_icons = Brak pasującego symbolu
web-ah-bar-own_tests = Tylko we własnych testach
web-ah-bar-one_each = Już dodajesz jedną kartę
web-ah-bar-max_committed = Więcej takich nie wejdzie do testu
web-ah-bar-skill = Do testów umiejętności
web-ah-bar-not_here = Nie w tym teście
web-ah-opening = Początkowa ręka: { $name }
web-ah-opening-how = Naciśnij to, czego nie chcesz. Wybierasz wszystko, zanim zobaczysz coś nowego.
web-ah-opening-hold = Przytrzymaj kartę, by ją przeczytać.
web-ah-opening-wait = Najpierw wybierają inni.
web-ah-opening-done = Z tą ręką zaczyna się gra.
web-ah-opening-theirs = { $name }: wybór początkowej ręki
web-ah-whole-deck = Talia bez osłabień, kart: { $of }
web-ah-new-cards = Nowe karty: { $count } z { $of }
web-ah-at-least-one = szansa na co najmniej jedną
web-ah-left = zostało: { $count }
web-ah-goes-back = Wraca

## Testy umiejętności i szkody

web-ah-test = Test umiejętności: { $skill }
web-ah-steps = Kroki testu umiejętności
web-ah-step-1 = 1: umiejętność
web-ah-step-2 = 2: przeznaczanie kart
web-ah-step-3 = 3: żeton
web-ah-step-4 = 4: działanie żetonu
web-ah-step-5 = 5: wartość
web-ah-step-6 = 6: sukces czy porażka
web-ah-step-7 = 7: skutki
web-ah-step-8 = 8: koniec
web-ah-against = przeciw
web-ah-token = żeton
web-ah-token-came = Żeton:
web-ah-good-tokens = { $count } z { $of } żetonów
web-ah-success = Sukces
web-ah-failure = Porażka
web-ah-by-none = bez nadwyżki
web-ah-by = o { $count }
web-ah-goes-in = W teście:
web-ah-may-add = { $name }: może jeszcze dodać kartę
web-ah-ready = { $name }: nic już nie dodaje
web-ah-harm = obrażenia { $damage }, przerażenie { $horror }
web-ah-rescued = z pomocą: { $names }
web-ah-deals = sukces zadaje obrażenia: { $count }

## Co zachowuje kampania

web-ah-log = Dziennik kampanii
web-ah-experience = Doświadczenie: { $count }
web-ah-gain-bonus = Zakończenie
web-ah-gain-lead = Główny badacz
web-ah-gain-floor = Nie mniej niż 0
web-ah-earned = Dołącza do talii: { $name }
web-ah-fate-killed = Śmierć
web-ah-fate-insane = Obłęd

## Karta kampanii

web-ah-campaign = Karta kampanii
web-ah-path = Droga kampanii
web-ah-sheets = Badacze kampanii
web-ah-people = badacze: { $count }
web-ah-notes = Notatki kampanii
web-ah-no-notes = Jeszcze nic nie zapisano.
web-ah-crossed = Skreślone w { $number }
web-ah-new = nowe
web-ah-gone = Nie ma ich już z nami
web-ah-ahead = Co wynika z dziennika
web-ah-ahead-done = Co wynikło z dziennika
web-ah-ahead-joins = { $name }: dołączy
web-ah-ahead-always = W każdym wypadku
web-ah-bag-changes = Co zmieniło się w worku
web-ah-bag-same = Na razie nic.
web-ah-unclaimed = Czeka na następną grupę
web-ah-resolution = Zakończenie
web-ah-resolution-none = Bez zakończenia
web-ah-resolution-r1 = Zakończenie 1
web-ah-resolution-r2 = Zakończenie 2
web-ah-resolution-r3 = Zakończenie 3
web-ah-stop-done = Za wami
web-ah-stop-now = Jesteście tutaj
web-ah-stop-next = Jeszcze przed wami
web-ah-campaign-won = Kampania wygrana.
web-ah-campaign-survived = Koniec kampanii: przeżyliście.
web-ah-campaign-lost = Kampania przegrana.
web-ah-written = Co zostaje zapisane
web-ah-trauma-physical = trauma fizyczna { $count } z { $of }
web-ah-trauma-mental = trauma psychiczna { $count } z { $of }
web-ah-suffers-physical = trauma fizyczna +{ $count }
web-ah-suffers-mental = trauma psychiczna +{ $count }
web-ah-xp-left = zostało
web-ah-xp-sum = zdobyte { $earned }, wydane { $spent }
web-ah-fate-left = Poza tym scenariuszem

## Ulepszanie talii

web-ah-upgrade = Doświadczenie: { $name }
web-ah-xp-of = zostało { $left } z { $had }
web-ah-upgrade-theirs = { $name } przegląda talię.
web-ah-upgrade-ready = Ta talia jest gotowa. Inni jeszcze wybierają.
web-ah-upgrade-done = gotowe, zostawia { $left }
web-ah-upgrade-spends = wydano dotąd: { $spent } z { $had }
web-ah-group-upgrade = Wyższe wersje posiadanych kart
web-ah-group-buy = Nowe karty
web-ah-price-upgrade = płaci się różnicę
web-ah-price-buy = poziom, co najmniej 1; inna karta odchodzi
web-ah-price = cena { $count }
web-ah-level = poziom { $count }
web-ah-instead = Zamiast: { $name }
web-ah-leaves = Co odejdzie w zamian?
web-ah-leaves-how = Naciśnij kartę z talii.
web-ah-short = brakuje { $count }
web-ah-verb-buy = Nowa:
web-ah-verb-upgrade = Wyższa:
web-ah-verb-undo_buy = Cofnij:
web-ah-goes = odchodzi { $name }
web-ah-comes-back = zostaje { $name }
web-ah-then-left = potem zostaje: { $count }
web-ah-changes = Zmiany: przed i po

## Dalej

web-ah-going = Kto zagra w następnym scenariuszu?
web-ah-goes-on = Kampania trwa dalej: „{ $name }”.
web-ah-joining = Nowi badacze: { $count }
web-ah-joining-less = Dołącza jedna osoba mniej
web-ah-joining-more = Dołącza jedna osoba więcej
web-ah-file = Jeden plik
web-ah-file-say = Dziennik, talie, worek i doświadczenie: z tego pliku kampania potoczy się dalej gdziekolwiek.
web-ah-file-later = Po zakończeniu scenariusza można tu zapisać kampanię.
web-ah-file-save = Zapisz
web-ah-file-open = Otwórz
web-ah-table = Stół { $number }
web-ah-carry = Przenieś badaczy
web-ah-carry-say = Talie, karty fabularne, doświadczenie i traumy zostają; dziennik i worek chaosu zaczynają się od nowa.
web-ah-carry-nobody = Nikt z tej kampanii nie może grać dalej.
web-ah-carry-go = Rozpocznij nową kampanię
