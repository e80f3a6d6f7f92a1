### Dlaczego zapisu kampanii nie da się odczytać: słowa w cudzysłowie to pola pliku.

record-long = Zapis kampanii ma { $count } znaków; odczytuje się najwyżej { $most }.
record-no_campaign = Nie ma kampanii „{ $written }”; listę kampanii pokazuje miskatonic games.
record-no_json = To nie jest zapis kampanii: tekst nie jest w formacie JSON.
record-none = To nie jest zapis kampanii gry „{ game-name }”.
record-no_version = Zapis kampanii nie podaje swojej wersji.
record-later = Zapis kampanii ma wersję { $version }; ten program czyta zapisy do wersji { $most }.
record-no_box = W tej kampanii używa się zestawu { $found }, którego ten program nie ma; ma: { $names }.
record-no_core = W zapisie kampanii brakuje podstawki, a każda kampania jej wymaga.
record-over = Ta kampania jest zakończona; jej badaczy można przenieść do innej.
record-few = W tej kampanii nie zostało dość badaczy: { $count } zamiast { $of }.
record-not_carried = { $names ->
        [none] Z tej kampanii nie da się nikogo przenieść: wszyscy jej badacze zginęli lub postradali zmysły.
       *[other] Z tej kampanii nie da się przenieść: { $written }; można przenieść: { $names }.
    }

record-first_history = W zapisie kampanii pole „history” nie jest takie, jak zapisuje wersja 1.
record-nobody = W zapisie kampanii nie ma ani jednego badacza.
record-twice = W zapisie kampanii ktoś z badaczy występuje dwa razy.
record-no_numbers = W zapisie kampanii worek chaosu nie ma żadnych liczb.
record-debt = W zapisie kampanii „{ $where }”: wydano więcej doświadczenia, niż zdobyto.
record-no_truth = W zapisie kampanii „{ $where }” to nie true ani false.
record-trauma = W zapisie kampanii „{ $where }”: z tyloma traumami nikt nie może grać dalej.
record-no_cards = W zapisie kampanii „{ $where }” nie jest listą kart z ich liczbą.
record-unknown = W zapisie kampanii „{ $where }” wymienia { $found }, a czegoś takiego nie ma.
record-no_deck_card = W zapisie kampanii „{ $where }” wymienia { $found }, a to nie jest karta do talii.
record-copies = W zapisie kampanii „{ $where }” podaje dla karty { $card } liczbę kopii { $found }.
record-large = W zapisie kampanii „{ $where }” ma za dużo kart: { $count }; może ich być { $most }.
record-no_entry = W zapisie kampanii „{ $where }” nie jest wpisem do dziennika.
record-unwritten = W zapisie kampanii „{ $where }” to { $found }, a takiego wpisu nie robi żaden scenariusz.
record-no_resolution = W zapisie kampanii „{ $where }” nie ma zakończenia.
record-shape = W zapisie kampanii „{ $where }” nie jest tym, czym powinno być.
record-no_list = W zapisie kampanii „{ $where }” nie jest listą.
record-many = W zapisie kampanii „{ $where }” ma za dużo pozycji: { $count }; może ich być { $most }.
record-not_among = W zapisie kampanii „{ $where }” to { $found }: { $kind ->
        [investigator] nie ma takiego badacza
        [card] nie ma takiej karty
        [story] to nie karta fabularna
        [weakness] to nie podstawowe osłabienie
        [token] nie ma takiego żetonu chaosu
       *[none] nie ma takiej możliwości
    }.
record-number = W zapisie kampanii „{ $where }” to { $found }, a powinna to być liczba od { $least } do { $most }.
record-waits = Dalszego ciągu kampanii „{ NAME($campaign) }” nie ma jeszcze w tej grze. Zachowaj zapis: gdy tylko się pojawi, gra ruszy stąd dalej.
record-of_another = Scenariusz „{ NAME($scenario) }” nie należy do kampanii „{ NAME($campaign) }”. Wybierz inny albo nie wybieraj żadnego.
