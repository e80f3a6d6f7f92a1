### Talie: co jest nie tak, każdy powód z liczbami.

setting-taboo = Lista tabu
setting-taboo-off = Bez listy
setting-taboo-april_2019 = Kwiecień 2019
setting-collection = Karty do własnych talii
setting-collection-two_of_each = Po dwie kopie każdej karty
setting-collection-one_box = Jedno pudełko dla wszystkich
setting-boxes = Twoje zestawy
setting-boxes-core = Podstawka
boxes-unknown = Nie ma zestawu „{ $written }”; zestawy to: { $names }.
boxes-no_core = W „{ $written }” brakuje podstawki, a ona jest zawsze potrzebna: dodaj `core`.
boxes-scenario = { NAME($scenario) } pochodzi z zestawu „{ NAME($box) }”, a przy tym stole się go nie używa.
boxes-starter = Talia startowa „{ $written }” wymaga zestawu „{ NAME($box) }”, a przy tym stole się go nie używa.

deck-refused = Niedozwolona talia ({ NAME($investigator) }):
deck-no_starter = Nie ma talii startowej „{ $written }”; są: { $names }.
deck-same_investigator = Każdy gra innym badaczem.
deck-too_many_decks = Liczba podanych talii: { $count }, a miejsc przy stole: { $seats }.
deck-size = { $count } z { $of } kart.
deck-other_box = { NAME($card) }: karta z zestawu „{ NAME($box) }”, którego przy tym stole się nie używa.
deck-unknown = Jeszcze nie ma przy tym stole: { deck-away }.
deck-away = { $title ->
        [none] { $code }
       *[other] { $title } ({ $code })
    }{ $box ->
        [none] {""}
       *[other] , zestaw „{ NAME($box) }”
    }
deck-investigator = Jeszcze nie ma przy tym stole badacza: { deck-away }.
deck-copies = { $count ->
        [one] { $count } kopia
        [few] { $count } kopie
       *[many] { $count } kopii
    } { NAME($card, case: "gen") }, najwyżej { $most }.
deck-exceptional = { NAME($card) }: { $count ->
        [one] { $count } kopia
        [few] { $count } kopie
       *[many] { $count } kopii
    }, a wolno jedną: Wyjątkowa.
deck-box = { $count ->
        [one] { $count } kopia
        [few] { $count } kopie
       *[many] { $count } kopii
    } { NAME($card, case: "gen") }, w jednym pudełku { $most }.
deck-class = { NAME($card) }: { $several ->
        [no] klasa { LIST($classes) } jest niedostępna
       *[yes] klasy { LIST($classes) } są niedostępne
    } ({ NAME($investigator) }).
deck-level = { NAME($card) }: poziom { $level }, dostępny najwyżej { $most }.
deck-banned = { NAME($card) }: { NAME($investigator) } nie może mieć kart z cechą { NAME($trait) }{ $level ->
        [0] {""}
       *[other] {" "}na poziomie { $level } lub wyższym
    }.
deck-gated = { NAME($card) }: kartę można mieć tylko jako ulepszenie, i dopiero gdy pozwala na to dziennik kampanii.
deck-least = { $kind ->
        [event] Wydarzenia
        [asset] Atuty
        [skill] Umiejętności
       *[other] Karty
    } z cechą { NAME($trait) }: { $count } z co najmniej { $of }, które musi mieć talia tego badacza.
deck-least_classes = Talia musi mieć co najmniej { $least } kart z każdej z { $of } klas; ma tyle z { $count ->
        [0] żadnej
        [one] { $count } klasy
        [few] { $count } klas
        [many] { $count } klas
       *[other] { $count } klasy
    }.
deck-places = { NAME($card) }: zajęte { $count } z { $of } miejsc dla innych klas.
deck-belongs = { NAME($card) }: to karta osobista { NAME($investigator, case: "gen") }.
deck-story = { NAME($card) }: najpierw trzeba zdobyć tę kartę.
deck-no_player_card = { NAME($card) }: to nie karta do talii gracza.
deck-required = Wymagana karta: { NAME($card) }.
deck-exact = { $count ->
        [one] { $count } kopia
        [few] { $count } kopie
       *[many] { $count } kopii
    } { NAME($card, case: "gen") }, a ma być dokładnie { $most }.
deck-weakness = W talii musi być podstawowe osłabienie, losowe albo wskazane.
deck-weaknesses = Losowych podstawowych osłabień: { $count }, a ma być dokładnie { $most }.
deck-price = { NAME($card) }: cena { $count } { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } doświadczenia{ $taboo ->
        [none] {""}
       *[other] {" "}z Listą tabu
    }, a jest { $of }.
deck-experience = Karty kosztują razem { $count } p. doświadczenia, a jest { $of }.
deck-bought_absent = Kupionej karty nie ma w talii: { NAME($card) }.
deck-bought_leaves = { $leaves ->
        [none] { NAME($card) }: w zamian nie odeszła żadna karta.
       *[other] { NAME($card) }: w zamian nie mogła odejść karta { NAME($leaves) }.
    }
deck-bought_price = { NAME($card) }: zapłacono { $count } p. doświadczenia, a cena wynosi { $of }.
deck-bought_debt = { NAME($card) }: zapłacono { $count } p. doświadczenia, a zostało tylko { $of }.
deck-bought_no_upgrade = { $leaves ->
        [none] { NAME($card) }: ulepszenie nie zastąpiło żadnej karty.
       *[other] { NAME($card) }: to nie jest wyższa wersja karty { NAME($leaves) }.
    }
deck-no_story = { NAME($card) }: tej karty nie można zdobyć jako karty fabularnej.
deck-standalone = { $count } p. doświadczenia: w pojedynczym scenariuszu najwyżej { $most }.

## Czego nie da się odczytać

deck-too_long = To nie jest talia: znaków { $count }, najwyżej { $most }.
deck-too_many_lines = To nie jest talia: wierszy { $count }, najwyżej { $most }.
deck-too_many_cards = Ponad { $most } różnych kart; dalsze pominięto.
deck-bad_json = Zaczyna się jak JSON, ale nie da się go odczytać.
deck-bad_part = Tego nie da się odczytać: { $written }
deck-bad_count = { $code }: liczba kopii to od 0 do { $most }, nie { $written }.
deck-no_deck = Nie ma tu żadnej talii.
deck-no_investigator = Nie wiadomo, czyja to talia.
deck-doubt = Wiersz { $line }: nikt nie zna karty „{ $written }”.
deck-doubt_meant = Wiersz { $line }: nikt nie zna karty „{ $written }”. Czy chodzi o { NAME($card, case: "acc") }?
deck-doubt_elsewhere = Wiersz { $line }: karty „{ $written }” jeszcze nie ma przy tym stole.
deck-elsewhere = { $written }: niczego stamtąd nie pobieramy. Otwórz talię na ArkhamDB albo arkham.build, wyeksportuj ją jako tekst lub JSON i wklej tutaj.

## Co odczytano jako coś innego

deck-note_reprint = { NAME($card) } ({ $code }): wznowienie, odczytane jako karta z zestawu podstawowego.
deck-note_reprints = { $count ->
        [one] { $count } karta to wznowienie
        [few] { $count } karty to wznowienia
       *[many] { $count } kart to wznowienia
    } z nowej podstawki, odczytano karty z zestawu podstawowego.
deck-note_left_out = Wiersz { $line } jest niezrozumiały i został pominięty: { $written }
deck-note_parallel = Inna postać badacza: { NAME($investigator) }; odczytano kartę z zestawu podstawowego.
deck-note_list = Liczba talii w pliku: { $count }; to pierwsza.
deck-note_taboo = Podano inną Listę tabu niż z kwietnia 2019; żadna nie obowiązuje.
deck-note_weakness = Losowe podstawowe osłabienie dobiera się na początku gry i potem ono zostaje.

## Co jest w porządku

deck-ok_size = Kart: { $count }.
deck-ok_copies = Żaden tytuł nie powtarza się za często.
deck-ok_options = Każda karta jest dostępna dla badacza.
deck-ok_required = Wszystko, co wymagane, jest w talii.

## Talia słowami

deck-legal = Dozwolona: kart { $count } z { $of }, doświadczenie: { $spent }.
deck-wrong = { $wrong ->
        [one] Niedozwolona, { $wrong } rzecz do poprawienia:
        [few] Niedozwolona, { $wrong } rzeczy do poprawienia:
       *[many] Niedozwolona, { $wrong } rzeczy do poprawienia:
    }
deck-title = { $name ->
        [none] { NAME($investigator) }
       *[other] { $name }, { NAME($investigator) }
    }
deck-card = { $count } × { NAME($card) }{ $level ->
        [0] {""}
       *[other] {" "}({ $level })
    }
deck-card_random = { $count } × losowe podstawowe osłabienie
deck-card_unknown = { $count } × { $title ->
        [none] { $code }
       *[other] { $title } ({ $code })
    } (jeszcze nie ma przy tym stole)
deck-taboo_price = Dodatkowy koszt w punktach doświadczenia: { $count }; poziom się nie zmienia.
deck-taboo_exceptional = Wyjątkowa: podwójna cena, jedna kopia.

deck-idea-roland = Najpierw walczy, a wskazówki znajduje, pokonując wrogów.
deck-idea-daisy = Wskazówki i karty; walczą inni.
deck-idea-skids = Dużo akcji: unik, potem cios.
deck-idea-agnes = Zaklęcia, a przerażenie to amunicja.
deck-idea-wendy = Unika, próbuje dwa razy, znajduje to, co inni zgubią.

## Co jest wydrukowane na odwrocie karty badacza

deck-says-heals_horror = leczą przerażenie
deck-back_trait = Karty z cechą { NAME($trait) } do poziomu { $level }
deck-back_text = Karty, które { NAME($text) }, do poziomu { $level }
deck-back_places = { $level ->
        [0] Pozostałe klasy: najwyżej { $count } kart poziomu 0
       *[other] Pozostałe klasy: najwyżej { $count } kart do poziomu { $level }
    }
deck-back_ban = { $level ->
        [0] Bez kart z cechą { NAME($trait) }
       *[other] Bez kart z cechą { NAME($trait) } na poziomie { $level } lub wyższym
    }
deck-back_least = { $kind ->
        [event] Wydarzenia
        [asset] Atuty
        [skill] Umiejętności
       *[other] Karty
    } z cechą { NAME($trait) }: co najmniej { $count }
deck-back_least_classes = Karty każdej z { $of } klas: co najmniej { $count }
deck-back_bonus = Doświadczenie na początku kampanii: { $count }

## Zestawy, jak nazywają się na półce

box-core = Podstawka
box-carcosa = Szlak do Carcosy
box-forgotten_age = Zapomniana era
box-circle_undone = Przerwany krąg
box-dream_eaters = Pożeracze snów
box-innsmouth = Zmowa nad Innsmouth
box-edge_of_the_earth = Na krawędzi Ziemi
box-scarlet_keys = Szkarłatne klucze
box-hemlock_vale = Uczta w Dolinie Hemlock
box-drowned_city = Zatopione Miasto
box-core_2026 = Podstawka 2026
box-return_to_zealot = Powrót Nocy fanatyka
box-return_to_dunwich = Powrót Dziedzictwa Dunwich
box-return_to_carcosa = Powrót Szlaku do Carcosy
box-return_to_forgotten_age = Powrót Zapomnianej ery
box-return_to_circle_undone = Powrót Przerwanego kręgu
box-starter_decks = Talie badaczy
box-parallel = Badacze z równoległego świata
box-promotional = Karty promocyjne
box-side_stories = Historie poboczne
