### Rama każdego stołu: pasek, gracze, decyzja, dziennik, szczegóły, menu, pomoc, podziękowania.

## Pasek i strony

web-brand = Miskatonic, strona główna
web-to-home = Na stronę główną
web-page-broken = Nie udało się wczytać tej strony. Spróbuj za chwilę.
web-page-unknown = Pod tym adresem niczego nie ma.
web-opening = Stół jest rozkładany…
web-lost = Utracono połączenie. Próbuję ponownie…
web-back-again = Połączono ponownie. Nic nie przepadło.
web-title-mine = Twoja decyzja
web-steps = Części tury
web-threat = Zagrożenie
web-board = Stół
web-people = Badacze
web-menu = Menu
web-close = Zamknij
web-large = Pełny rozmiar (Z)
web-language = Język
web-language-now = { $code }, { $name }. Przełącz na następny język
web-sound = Dźwięk
web-to-day = Motyw dzienny
web-to-night = Motyw nocny

## Gracze

web-seat-asked = Decyduje
web-seat-you = Ty
web-seat-you-named = { $person } (ty)
web-seat-somebody = Ktoś
web-seat-away = { $person }, poza stołem
web-seat-free = Jeszcze nikogo tu nie ma
web-seat-menu = Miejsce: { $name }. Bot i link
web-seat-take = Odbierz miejsce botowi
web-seat-hand = Oddaj miejsce: { $bot }
web-seat-link = Kopiuj link do tego miejsca
web-bot-sensible = Rozważny bot
web-bot-random = Losowy bot
web-link-copied = Link skopiowany. Kto go ma, gra na tym miejscu.
web-link-copied-watch = Link skopiowany. Kto go ma, może oglądać grę.
web-link-new = Nowy link skopiowany. Stary już nie otwiera stołu.
web-link-here = Ten adres otworzy się tylko na tym komputerze.
web-link-start = Aby zaprosić osoby z twojej sieci, uruchom Miskatonic tak:
web-link-network = Wtedy znajdą stół pod adresem { $address }.

## Decyzja

web-decision = Bieżąca decyzja
web-your-decision = Twoja decyzja, { $name }
web-decides = Decyduje { $name }
web-decides-for = { $person } decyduje za: { $name }
web-bot-thinks = { $name }: bot się zastanawia
web-nobody-there = Czekamy na: { $name }. Nikogo nie ma na tym miejscu
web-others-too = Czekamy też na: { $names }
web-awaited = Czekamy na: { $names }
web-why = Dlaczego?
web-why-rule = Dlaczego? Zasada { $rule }
web-all-options = Wszystkie możliwości
web-not-now = Teraz niemożliwe
web-belongs = Należy do: { $name }
web-thing-option = możliwość { $n }
web-thing-several = liczba możliwości: { $count }
web-folded = Możliwości: { $count }
web-meanwhile = Co możesz zrobić w tym czasie
web-their-answers = Możliwe odpowiedzi: { $name }
web-private = Odpowiedzi są tylko dla pytanej osoby.
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-how = Jak daleko cofnąć
web-undo-wish = { $name } chce cofnąć: { $what }.
web-undo-waiting = Chcesz cofnąć: { $what }. Czekamy na: { $names }.
web-undo-agree = Zgoda
web-undo-decline = Nie zgadzam się
web-undo-withdraw = Jednak nie
web-hint = Podpowiedź
web-hint-says = Rozsądny gracz wybrałby: { $say }
web-chance = szansa powodzenia
web-turn = tura { $number }

## Dziennik i szczegóły

web-log = Dziennik
web-log-new = Dziennik. Nowe wpisy: { $count }
web-log-which = Które wpisy
web-log-all = Wszystko
web-log-mine = O mnie
web-log-more = Pokaż wcześniejsze wpisy
web-details = Szczegóły
web-details-none = Dotknij miejsca, karty albo znaku zapytania, a przeczytasz o nich tutaj. To, co można wybrać, przytrzymaj.
web-rule = Zasada { $rule }
web-list = Stół w słowach
web-drawing = Stół jako rysunek
web-tabs = Widoki
web-tab-table = Stół
web-tab-people = Gracze
web-tab-log = Dziennik
web-tab-details = Szczegóły

## Pomoc

web-help = Pomoc i klawisze
web-key-digits = wybierz możliwość o tym numerze
web-key-default = odpowiedź, która zmienia najmniej, jeśli taka jest (także spacja)
web-key-undo = cofnij
web-key-hint = co zrobiłby ktoś rozsądny?
web-key-seat = spójrz na miejsce
web-key-list = stół w słowach i z powrotem
web-key-why = dlaczego pada to pytanie?
web-key-large = karta w pełnym rozmiarze i z powrotem
web-key-sign = Wyjaśnij po kolei symbole tego, co jest zaznaczone
web-key-help = ta pomoc
web-enter-nothing = Enter nic tu nie wybiera: naciśnij numer opcji.
web-enter-early = Enter nie kończy, dopóki można jeszcze coś zrobić. Żeby mimo to skończyć ({ $say }), naciśnij { $key }.
web-glossary = Symbole
web-glossary-note = O tym symbolu
web-key-close = zamknij albo wróć do wszystkich możliwości
web-help-lamp = Bursztyn znaczy: tu możesz działać. Gdy lampa nie świeci, decyduje ktoś inny.
web-help-why = Wskaż cokolwiek, aby o tym przeczytać. Znak zapytania mówi, dlaczego coś jest niemożliwe.

## Menu

web-menu-replay = Powtórka
web-export = Zapisz do pliku
web-new-table = Nowy stół
web-settings = Ustawienia
web-theme = Światło
web-night = Noc
web-day = Dzień
web-on = Tak
web-off = Nie
web-name = Twoje imię
web-links = Linki do miejsc
web-link-copy = Kopiuj
web-link-copy-of = Kopiuj link: { $name }
web-link-renew = Nowy link
web-link-renew-of = Nowy link, stary przestaje działać: { $name }
web-spectators = Widzowie

## Skąd bierze się los. Pieczęć to skrót ziarna i soli.

web-fate = Los przy tym stole
web-fate-drawn = Ziarno wylosował serwer.
web-fate-chosen = Ziarno zostało wybrane: kto przygotował stół, może wiedzieć, co przyniosą karty.
web-fate-brought = Gra pochodzi z pliku albo od innego stołu: ktoś może wiedzieć, co przyniosą karty.
web-fate-sealed = W czasie gry nie jest pokazywane, ale pieczęć dowodzi, że się nie zmienia; po zakończeniu gry każdy zobaczy ziarno i sól i będzie mógł je sprawdzić.
web-fate-open = Gra już się raz zakończyła, więc ziarno i sól są jawne: ich skrót musi być równy pieczęci.
web-fate-seal = Pieczęć (SHA-256)
web-fate-seed = Ziarno
web-fate-salt = Sól
web-fate-check = Jak sprawdzić

## Podziękowania

web-credits = Autorzy i podziękowania
web-credits-unofficial = Miskatonic to nieoficjalny projekt fanowski. Nie jest powiązany z żadnym wydawcą, przez żadnego popierany ani sponsorowany.
web-credits-marks = Elder Sign i Arkham Horror: The Card Game są znakami towarowymi Fantasy Flight Games, Pandemic: Reign of Cthulhu – Z-Man Games, Cthulhu: Death May Die – CMON. Nazwy mówią tylko, według czyich zasad działa ten program.
web-credits-rules = Nie użyto ilustracji ani drukowanych tekstów wydawców; wszystkie słowa i rysunki są nasze. Żeby poznać te gry i się nimi cieszyć, kup je.
web-credits-others = Dziękujemy za pracę innych
web-credits-icons = część symboli, wielu autorów, CC BY 3.0
web-credits-fonts = kroje pisma, Juan Pablo del Peral dla Huerta Tipográfica, SIL Open Font License 1.1
web-credits-preact = mechanizm strony, MIT
web-credits-htm = szablony strony, Apache 2.0
web-credits-licence = licencja

## Karta z celem

web-goal = Cel gry
web-goal-wins = Wygrywacie, gdy
web-goal-loses = Przegrywacie, gdy
web-goal-left = zostało
web-goal-turn = W swojej turze
web-goal-begin = Zaczynamy
web-goal-back = Wróć do stołu
web-goal-again = otwiera tę kartę ponownie
web-goal-always = Zaczynaj nią każdy stół
web-key-goal = cel gry: kiedy wygrywacie, kiedy przegrywacie
