# Co terminal mówi od siebie: tryb wierszowy, pełny ekran, wybór gry, polecenia.

terminal-seat = Miejsce { $number }, { NAME($who) }
terminal-decides = Decyduje: { $seat }
terminal-cost = { $count ->
        [one] 1 akcja
        [few] { $count } akcje
        [many] { $count } akcji
       *[other] { $count } akcji
    }
terminal-list = { LIST($things) }
terminal-barred = Tu nie można:
terminal-nothing-to-undo = Nie podjęto jeszcze żadnej decyzji, więc nie ma czego cofać.
result-won = Wygrana.
result-lost = Przegrana.
terminal-decisions = { $count ->
        [one] 1 decyzja
        [few] { $count } decyzje
        [many] { $count } decyzji
       *[other] { $count } decyzji
    }
terminal-turns = { $count ->
        [one] 1 tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
terminal-undo-key = { $key } { $what }
terminal-undo-decision = jedną decyzję
terminal-undo-action = całą akcję
terminal-undo-turn = całą turę
terminal-saved = Zapisano: { $file }
terminal-kept = Gra zachowana: { $file }. Ciąg dalszy: miskatonic play { $resume }

terminal-no-sequel = Po tym stole nie ma następnego.
terminal-no-campaign = To nie jest kampania: { $file }
terminal-campaign-kept = Kampania zapisana w pliku: { $file }
terminal-fate-sealed = Los: ziarno zostało wylosowane i będzie pokazane po zakończeniu gry. Do tego czasu jest jego pieczęć (SHA-256): { $seal }
terminal-fate-open = Los: ziarnem było { $seed }; jego pieczęć (SHA-256) to { $seal }
terminal-fate-known = Los: ziarno zostało wybrane albo przyszło z grą, więc ktoś może wiedzieć, co przyniosą karty.

## Tryb wierszowy

terminal-line-welcome = Liczba to odpowiedź. u cofa, ? wyjaśnia, ? i nazwa pokazuje opis, h pomaga, q kończy.
terminal-line-help =
    Liczba wybiera opcję o tym numerze.
    Cofają: { $undos }.
    ? mówi, skąd to pytanie i czego tu nie można; ? 3 wyjaśnia opcję 3.
    i mówi, co zrobiłby tu ktoś rozsądny i dlaczego.
    ? i nazwa pokazuje kartę, pole, potwora, badacza lub symbol; ? i numer zasady samą zasadę.
    g przypomina cel gry: kiedy wygrywacie, kiedy przegrywacie i co robisz w swojej turze.
    c czyta twoją zdolność i twoje karty.
    o wymienia opcje jeszcze raz, b opisuje planszę, l pokazuje dziennik, r to, co zaszło od twojej ostatniej decyzji.
    s zapisuje; s PLIK zapisuje kopię w tym pliku.
    q zachowuje grę i kończy; miskatonic play --resume wraca do niej.
terminal-hint = Rozsądny gracz wybrałby { $number }: { $say }.
terminal-no-hint = Nikt nie wie, co byłoby tu najlepsze.
terminal-look-several = { $count ->
        [one] Pasuje 1 nazwa
        [few] Pasują { $count } nazwy
       *[many] Pasuje { $count } nazw
    }: { LIST($names) }.
terminal-look-near = Nie ma tu „{ $wish }”. Czy chodzi o: { LIST($names) }?
terminal-look-nothing = Nie ma tu „{ $wish }”: ? i numer wyjaśnia opcję, ? i nazwa lub numer zasady pokazuje opis.
terminal-line-empty = Brak odpowiedzi: podaj numer opcji albo h (pomoc).
terminal-line-empty-early = Brak odpowiedzi: można jeszcze coś zrobić. Żeby mimo to skończyć ({ $say }), podaj { $number }.
terminal-line-wrong = { $line } nie jest tu odpowiedzią: podaj jeden z pokazanych numerów albo h (pomoc).
terminal-line-wrong-over = Gra skończona: u cofa, s zapisuje, q kończy.
terminal-line-wrong-row = Podaj liczbę od 1 do { $last } albo q, żeby wyjść.
terminal-line-go-on = g prowadzi kampanię dalej, do następnego stołu.
terminal-line-over = u cofa ostatnią decyzję, s zapisuje, q kończy.
terminal-line-default = Pusty wiersz: { $number }.

## Wybór gry

terminal-which-game = W co gramy
terminal-game = Gra
terminal-seats = Miejsca przy stole
terminal-options = Opcje
terminal-content = W pudełku
terminal-default = domyślnie
terminal-language = Język
terminal-language-name = polski
terminal-begin = Zaczynamy
terminal-continue = Kontynuuj: { $game }, { $seats ->
        [one] 1 miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }, { $count ->
        [one] 1 decyzja
        [few] { $count } decyzje
        [many] { $count } decyzji
       *[other] { $count } decyzji
    }
terminal-continue-since = { $what } ({ $when })
terminal-saves = Zapisane gry
terminal-no-saves = Na razie żadnej. Każda gra zapisuje się sama.
terminal-picker-hint = ↑ ↓ wybór wiersza, ← → zmiana, Enter zatwierdza.
terminal-save-broken = Tego zapisu nie da się otworzyć.

## Pełny ekran

terminal-your-decision = Twoja decyzja
terminal-log = Dziennik
terminal-people = Badacze
terminal-key-undo = Cofnij
terminal-key-why = Dlaczego?
terminal-key-details = Opis
terminal-key-look = Szukaj
terminal-key-hint = Podpowiedź
terminal-key-cards = Karty
terminal-key-recap = Co zaszło
terminal-key-save = Zapisz
terminal-key-language = Język
terminal-key-help = Pomoc
terminal-key-quit = Wyjdź
terminal-key-back = Wstecz
terminal-key-board = Słowami
terminal-filtered = Tylko { NAME($place) }. Esc: wszystkie opcje.
terminal-nothing-there = Teraz nic tam nie można zrobić.
terminal-number-typed = Opcja { $number } … albo Enter
terminal-help =
    ↑ ↓ i Enter, liczba albo mysz: wybór opcji.
    Kliknięcie podświetlonego pola zostawia tylko to, co go dotyczy; Esc pokazuje znów wszystko.
    Cofają: { $undos }.
    ? mówi, skąd to pytanie i czego tu nie można.
    d pokazuje cały opis wskazanej opcji, / szuka karty, pola, potwora, badacza, symbolu lub zasady.
    i mówi, co zrobiłby tu ktoś rozsądny i dlaczego.
    g przypomina cel gry: kiedy wygrywacie, kiedy przegrywacie i co robisz w swojej turze.
    c pokazuje karty w grze i ich działanie, b sytuację słowami, l cały dziennik, r to, co zaszło od twojej ostatniej decyzji.
    s zapisuje; każda decyzja i tak zapisuje się sama.
    F2 albo L zmienia język. Tab przechodzi między panelami.
    q zachowuje grę i kończy.
terminal-look-help =
    Wpisz nazwę lub jej część: karty, pola, potwora, badacza, symbolu. Albo numer zasady, na przykład { $rule }.
    ↑ ↓ wybór spośród kilku, PgUp i PgDn przewijają, Esc zamyka.
terminal-look-none = Nie ma tu „{ $wish }”.
terminal-legend-action = można wybrać; liczba to numer opcji
terminal-over-go-on = Graj dalej w kampanii
terminal-over-undo = Cofnij ostatnią decyzję
terminal-over-undo-far = Cofnij { $what }
terminal-over-save = Zapisz
terminal-over-new = Nowa gra
terminal-over-quit = Wyjdź
terminal-too-small = Na rysunek trzeba 100 kolumn i 30 wierszy; tu jest opis. Całość czyta b.

## Odtwarzanie i zasady

terminal-replay-at = Po { $number } z { $count ->
        [one] 1 decyzji
        [few] { $count } decyzji
        [many] { $count } decyzji
       *[other] { $count } decyzji
    }
terminal-replay-next = Potem: { $what }
terminal-replay-end = Tu zapis się kończy.
terminal-replay-hint = → dalej, ← wstecz, PgDn i PgUp po dziesięć, Home i End
terminal-no-rule = Żadna zasada nie zawiera wszystkich tych słów.

## A table in words, for environments and language models

spoken-wait = Czekaj
spoken-holds = Grasz za: { $seats }
spoken-number = Pytanie numer { $number }:
spoken-look-nothing = Nie ma tu: { $wish }. Numer objaśnia opcję; można też podać nazwę albo oznaczenie zasady.
