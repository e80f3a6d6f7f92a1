### Talie do Horroru w Arkham: Gry karcianej, z dala od stołu.

web-deck-page = talia
web-deck = Talia
web-deck-step-investigator = Badacz
web-deck-step-deck = Talia
web-deck-step-table = Stół

## Początek

web-deck-whom = Kogo zabierasz w mrok?
web-deck-whom-how = Pod każdym: jakie karty mogą wejść do talii.
web-deck-which = Od której talii zaczynasz?
web-deck-starter = Talia startowa
web-deck-starter-ready = gotowa do gry
web-deck-starter-of = Talia startowa: { $name }
web-deck-own-new = Własna
web-deck-own = Twoje talie
web-deck-new = Nowa talia
web-deck-blank = Pusta talia
web-deck-blank-how = Tylko wymagane karty
web-deck-import-short = ArkhamDB lub arkham.build, wklejona albo z pliku
web-deck-what-is-in = Krzywa kosztów
web-deck-back = Wróć
web-deck-open = Otwórz
web-deck-open-this = Otwórz tę talię
web-deck-discard = Usuń tę talię
web-deck-owned = Twoje zestawy
web-deck-owned-how = Talie, zakupy i stoły trzymają się ich. Zapamiętane w tej przeglądarce.
web-deck-owned-partly = Na razie tylko część kart graczy: { $count }

## Badacz i kontrola

web-deck-person = Badacz i kontrola
web-deck-may-take = Może brać
web-deck-levels = { $class }, poziomy
web-deck-always = Zawsze w talii: { $names }
web-deck-random-weakness = losowe podstawowe osłabienie
web-deck-taboo = Lista tabu
web-deck-taboo-what = kwiecień 2019, cała albo wcale
web-deck-taboo-text = zmieniony tekst
web-deck-on-list = na liście tabu
web-deck-list-off = Bez listy
web-deck-boxes = Egzemplarze
web-deck-boxes-two_of_each = po 2
web-deck-boxes-one_box = 1 pudełko
web-deck-experience-of = Doświadczenie
web-deck-experience-less = O jedno doświadczenie mniej
web-deck-experience-more = O jedno doświadczenie więcej
web-deck-experience-spent = { $spent } z { $of }
web-deck-check = Kontrola talii
web-deck-to-fix = Do poprawy: { $count }
web-deck-in-order = Wszystko w porządku
web-deck-wrong = Niedozwolone:
web-deck-one-less = Wyjmij jedną
web-deck-put-in = Włóż ją
web-deck-one-less-each = Wyjmij po jednej

## Katalog

web-deck-filters = Filtry
web-deck-filters-off = Bez filtrów
web-deck-search = Nazwa, tekst lub cecha
web-deck-box = Zestaw
web-deck-box-any = Dowolny zestaw
web-deck-limited = Ograniczone: { $count } z { $of }
web-deck-limited-what = Tylko karty, które zajmują jedno z nielicznych miejsc
web-deck-class = Klasa
web-deck-class-closed = { $class }: nie dla tego badacza
web-deck-kind = Typ
web-deck-assets = Atuty
web-deck-events = Wydarzenia
web-deck-skills = Umiejętności
web-deck-all = Wszystkie
web-deck-level = Poziom
web-deck-cost = Koszt
web-deck-trait = Cecha
web-deck-trait-any = Dowolna cecha
web-deck-cards = Karty
web-deck-name = Nazwa
web-deck-traits = Cechy
web-deck-icons = Ikony
web-deck-in = W talii
web-deck-nothing = Żadna karta nie pasuje do wszystkich filtrów.
web-deck-copies = Egzemplarze: { $name }
web-deck-now = { $name }: { $count }
web-deck-no-cost = umiejętność, bez kosztu
web-deck-cost-of = koszt { $cost }
web-deck-level-of = poziom { $level }
web-deck-experience = doświadczenie
web-deck-price-was = wcześniej:
web-deck-price-each = doświadczenia za każdy egzemplarz
web-deck-most = tyle egzemplarzy najwyżej, wszystkie poziomy razem

## Talia

web-deck-others = Inne talie
web-deck-list = Karty w talii
web-deck-size = Karty: { $count } z { $of }
web-deck-curve = Krzywa kosztów: { $columns }
web-deck-icons-in = Ikony w talii
web-deck-fixed = Karty osobiste i osłabienia
web-deck-signature = osobista
web-deck-drawn-later = losowane przy stole
web-deck-empty = Jeszcze brak kart. Wybierz z listy.
web-deck-rename = Zmień nazwę talii
web-deck-less = O jedną mniej: { $name }
web-deck-more = O jedną więcej: { $name }
web-deck-undo = Cofnij
web-deck-play = Do stołu
web-deck-tab-cards = Karty
web-deck-tab-deck = Talia
web-deck-tab-check = Kontrola

## Skądinąd i dokądinąd

web-deck-import = Import
web-deck-import-title = Importuj talię
web-deck-import-how = Wklej ją, upuść plik gdziekolwiek na tej stronie albo wybierz go. JSON i tekst z ArkhamDB i arkham.build oraz nasz jeden wiersz są rozpoznawane same.
web-deck-text = Tekst talii
web-deck-paste = Wklej
web-deck-file = Wybierz plik
web-deck-clear = Wyczyść
web-deck-read = Co odczytano
web-deck-read-nothing = Jeszcze nic.
web-deck-read-for = kart, badacz: { $name }
web-deck-read-cards = kart
web-deck-several = Która z tych talii
web-deck-taken = Odczytano jako: { $name }
web-deck-left-out = Pominięto: { $written }
web-deck-take-it = Weź: { $name }
web-deck-leave-out = Pomiń
web-deck-cancel = Anuluj
web-deck-take = Weź te karty: { $count }
web-deck-too-large = Ten plik jest za duży jak na talię.
web-deck-format-line = Nasz wiersz
web-deck-format-json = Plik talii (JSON)
web-deck-format-arkhamdb = Tekst z ArkhamDB
web-deck-format-arkham_build = Tekst z arkham.build
web-deck-format-octgn = Plik OCTGN
web-deck-export = Eksport
web-deck-export-title = Zabierz talię ze sobą
web-deck-as-line = Jeden wiersz, dla naszych stołów
web-deck-as-text = Tekst, dla ArkhamDB i do czytania
web-deck-as-markdown = Tekst, dla arkham.build i do czytania
web-deck-as-json = Plik JSON, dla arkham.build i innych
web-deck-download = Pobierz

## Talie na miejsca nowego stołu

web-deck-seat = Miejsce { $seat }
web-deck-seats = Kto gra którą talią
web-deck-seat-change = Miejsce { $seat }: { $name }. Wybierz inną talię
web-deck-seat-choose = Talia na miejsce { $seat }
web-deck-build = Zbuduj talię
web-deck-at-seat = miejsce { $seat }
