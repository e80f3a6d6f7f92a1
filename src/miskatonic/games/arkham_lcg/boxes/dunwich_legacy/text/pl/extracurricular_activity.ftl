# Zajęcia pozalekcyjne: karta scenariusza, tajemnice, akty, lokalizacje, kogo się tam spotyka i opowieść.

## Karta scenariusza

card-extracurricular_activity = Zajęcia pozalekcyjne
    .gen = Zajęć pozalekcyjnych
    .dat = Zajęciom pozalekcyjnym
    .acc = Zajęcia pozalekcyjne
    .ins = Zajęciami pozalekcyjnymi
    .gender = plural
    .skull = −1. Przy porażce odrzucasz 3 wierzchnie karty swojej talii.
    .cultist = −1; zamiast tego −3, gdy na twoim stosie kart odrzuconych jest co najmniej 10 kart.
    .elder_thing = −X. Odrzucasz 2 wierzchnie karty swojej talii; X to suma wydrukowanych na nich kosztów.
    .skull_hard = −2. Przy porażce odrzucasz 5 wierzchnich kart swojej talii.
    .cultist_hard = −1; zamiast tego −5, gdy na twoim stosie kart odrzuconych jest co najmniej 10 kart.
    .elder_thing_hard = −X. Odrzucasz 3 wierzchnie karty swojej talii; X to suma wydrukowanych na nich kosztów.
    .text = Cel: gdy Eksperyment zostaje pokonany, natychmiast postępuje akt 3, niezależnie od tego, który jest obecny.

## Tajemnice

card-quiet_halls = Opustoszałe korytarze
    .gen = Opustoszałych korytarzy
    .dat = Opustoszałym korytarzom
    .acc = Opustoszałe korytarze
    .ins = Opustoszałymi korytarzami
    .gender = plural
    .back = Każdy badacz, który ma na stosie kart odrzuconych co najmniej 5 kart, otrzymuje 1 punkt przerażenia, a jeśli co najmniej 10, to zamiast tego 2. Jeśli wcześniej ukończono „Kasyno zawsze wygrywa”, tajemnica 2 od razu się odwraca; w przeciwnym razie się zaczyna.
    .story = Na drugim końcu korytarza zatrzaskują się drzwi. Nikt z was ich nie otwierał, a klucz nadal tkwi w zamku po tej stronie.
card-dead_of_night = Środek nocy
    .gen = Środka nocy
    .dat = Środkowi nocy
    .acc = Środek nocy
    .ins = Środkiem nocy
    .gender = masculine
    .text = Gdy w fazie utrzymania sprawdza się limit ręki, jest on dla każdego o 3 mniejszy.
    .back = Jeśli Akademików nie ma jeszcze w grze, wchodzą do gry. Eksperyment porusza się o 1 lokalizację w ich stronę; jeśli nie ma go w grze, zostaje rozstawiony w Budynku naukowym.
    .story = W Budynku naukowym tłucze się szkło, nie jedna szyba, lecz wszystkie. Potem po schodach schodzi coś, co jest na te schody za duże.
card-the_beast_unleashed = Bestia na wolności
    .gen = Bestii na wolności
    .dat = Bestii na wolności
    .acc = Bestię na wolności
    .ins = Bestią na wolności
    .gender = feminine
    .text = Wymuszony, gdy z powodu zagłady ta tajemnica miałaby postąpić: zamiast tego usuwa się z gry wszystkie żetony zagłady, a Eksperyment porusza się o 1 lokalizację w stronę Akademików. Cel: ta tajemnica postępuje, gdy tylko Eksperyment wejdzie do Akademików.
    .back = Każdy badacz otrzymuje 3 punkty przerażenia. Potem zakończenie 4.
    .story = W akademikach gasną światła, piętro po piętrze. O tym, co słyszycie potem, będziecie próbowali zapomnieć, i uda się to wam aż za dobrze.

## Akty

card-after_hours = Po godzinach
    .gen = „Po godzinach”
    .dat = „Po godzinach”
    .acc = „Po godzinach”
    .ins = „Po godzinach”
    .gender = neuter
    .back = Odłożony dotąd „Jazz” Mulligan oraz stos odrzuconych kart spotkań zostają wtasowane do talii spotkań.
    .story = Gabinety są zamknięte, i wszystko inne też. Jeden człowiek ma klucz do całości, a pracuje tu dłużej, niż rośnie tu bluszcz.
card-rices_whereabouts = Gdzie jest dr Rice?
    .gen = „Gdzie jest dr Rice?”
    .dat = „Gdzie jest dr Rice?”
    .acc = „Gdzie jest dr Rice?”
    .ins = „Gdzie jest dr Rice?”
    .gender = neuter
    .text = Akcja, za 1 twoją wskazówkę: odrzuć 5 wierzchnich kart talii spotkań, a w grze dla jednego badacza 10. Wymuszony, gdy „Jazz” Mulligan zostaje odrzucony z jakiegokolwiek powodu: rozpatruje się jego odkrycie. Cel: ten akt postępuje, gdy tylko ktoś przejmie kontrolę nad „Jazzem” Mulliganem.
    .back = Jeśli Pracowni alchemicznych nie ma jeszcze w grze, wchodzą do gry. Przy tajemnicy 1 lub 2 zostaje w nich rozstawiony Eksperyment. Jeśli wcześniej ukończono „Kasyno zawsze wygrywa”, pod Pracowniami alchemicznymi kładzie się Miksturę alchemiczną; w przeciwnym razie opuszcza ona grę.
    .story = Mulligan widział dziś w nocy profesora i tych, którzy z nim byli. Opowiada o tym po drodze, dopóki nie przerywa mu huk z pracowni.
card-campus_safety = Bezpieczeństwo kampusu
    .gen = Bezpieczeństwa kampusu
    .dat = Bezpieczeństwu kampusu
    .acc = Bezpieczeństwo kampusu
    .ins = Bezpieczeństwem kampusu
    .gender = neuter
    .text = Cel: zrealizujcie jeden z tych, które są na innych kartach spotkań.
    .back = Zakończenie 3.
    .story = Długo jeszcze się porusza. Gdy przestaje, jest tego mniej, niż było, a trawnik, na którym leży, już nie odrośnie.

## Lokalizacje

card-miskatonic_quad = Dziedziniec Miskatonic
    .gen = Dziedzińca Miskatonic
    .dat = Dziedzińcowi Miskatonic
    .acc = Dziedziniec Miskatonic
    .ins = Dziedzińcem Miskatonic
    .gender = masculine
    .text = Akcja: Rezygnacja.
card-humanities_building = Wydział humanistyczny
    .gen = Wydziału humanistycznego
    .dat = Wydziałowi humanistycznemu
    .acc = Wydział humanistyczny
    .ins = Wydziałem humanistycznym
    .gender = masculine
    .text = Wymuszony, na koniec twojej tury, jeśli tu jesteś: za każdy punkt przerażenia na tobie odrzuć kartę z wierzchu swojej talii.
card-orne_library = Biblioteka Orne’a
    .gen = Biblioteki Orne’a
    .dat = Bibliotece Orne’a
    .acc = Bibliotekę Orne’a
    .ins = Biblioteką Orne’a
    .gender = feminine
    .text = Żeby badać tę lokalizację, musisz wydać 1 dodatkową akcję. Zwycięstwo 1.
card-student_union = Związek studencki
    .gen = Związku studenckiego
    .dat = Związkowi studenckiemu
    .acc = Związek studencki
    .ins = Związkiem studenckim
    .gender = masculine
    .text = Wymuszony, po odkryciu tej lokalizacji: Akademiki wchodzą do gry. Dwie akcje: ulecz u siebie 1 obrażenie i 1 punkt przerażenia.
card-dormitories = Akademiki
    .gen = Akademików
    .dat = Akademikom
    .acc = Akademiki
    .ins = Akademikami
    .gender = plural
    .unrevealed = Drzwi są zamknięte: nikt nie może tu wejść.
    .text = Cel: jeśli badacze, którzy tu są, wydadzą wspólnie po 3 wskazówki na badacza, zakończenie 2. Zwycięstwo 1.
card-administration_building = Budynek administracyjny
    .gen = Budynku administracyjnego
    .dat = Budynkowi administracyjnemu
    .acc = Budynek administracyjny
    .ins = Budynkiem administracyjnym
    .gender = masculine
    .text = Wymuszony, po odkryciu tej lokalizacji: Gabinety wydziału wchodzą do gry. Wymuszony, na koniec twojej tury, jeśli tu jesteś: odrzuć wierzchnią kartę swojej talii.
card-faculty_offices_night = Gabinety wydziału
    .gen = Gabinetów wydziału
    .dat = Gabinetom wydziału
    .acc = Gabinety wydziału
    .ins = Gabinetami wydziału
    .gender = plural
    .subtitle = Noc jest jeszcze młoda
    .unrevealed = Drzwi są zamknięte: nikt nie może tu wejść.
    .text = Wymuszony, po odkryciu tej lokalizacji: znajdź w talii spotkań lub na jej stosie kart odrzuconych wroga z cechą Humanoid; zostaje on rozstawiony tutaj. Przetasuj talię spotkań. Cel: jeśli badacze, którzy tu są, wydadzą wspólnie po 2 wskazówki na badacza, zakończenie 1. Zwycięstwo 1.
card-faculty_offices_late = Gabinety wydziału
    .gen = Gabinetów wydziału
    .dat = Gabinetom wydziału
    .acc = Gabinety wydziału
    .ins = Gabinetami wydziału
    .gender = plural
    .subtitle = Jest już późno
    .unrevealed = Drzwi są zamknięte: nikt nie może tu wejść.
    .text = Nic tu już nie da się znaleźć.
card-science_building = Budynek naukowy
    .gen = Budynku naukowego
    .dat = Budynkowi naukowemu
    .acc = Budynek naukowy
    .ins = Budynkiem naukowym
    .gender = masculine
    .text = Wymuszony, po odkryciu tej lokalizacji: Pracownie alchemiczne wchodzą do gry. Wymuszony, gdy przegrywasz tu test siły woli: otrzymujesz 1 obrażenie.
card-alchemy_labs = Pracownie alchemiczne
    .gen = Pracowni alchemicznych
    .dat = Pracowniom alchemicznym
    .acc = Pracownie alchemiczne
    .ins = Pracowniami alchemicznymi
    .gender = plural
    .unrevealed = Drzwi są zamknięte: nikt nie może tu wejść.
    .text = Akcja: Badanie. Przy sukcesie zamiast odkrywać wskazówki bierzesz spod tej lokalizacji Miksturę alchemiczną.

## Co i kogo się spotyka

card-the_experiment = Eksperyment
    .gen = Eksperymentu
    .dat = Eksperymentowi
    .acc = Eksperyment
    .ins = Eksperymentem
    .gender = masculine
    .subtitle = Coś poszło bardzo nie tak
    .text = Masywny. O 3 wytrzymałości na badacza więcej. Wymuszony, gdy zaczyna się faza wrogów: zostaje przygotowany. Cel: gdy zostaje pokonany, natychmiast postępuje akt 3. Zwycięstwo 2.
card-alchemical_concoction = Mikstura alchemiczna
    .gen = Mikstury alchemicznej
    .dat = Miksturze alchemicznej
    .acc = Miksturę alchemiczną
    .ins = Miksturą alchemiczną
    .gender = feminine
    .text = Akcja: Walka. Atakujesz intelektem zamiast walką. Przeciw Eksperymentowi ten atak zadaje o 6 obrażeń więcej. Przy sukcesie ta karta opuszcza grę.
card-jazz_mulligan = „Jazz” Mulligan
    .gen = „Jazza” Mulligana
    .dat = „Jazzowi” Mulliganowi
    .acc = „Jazza” Mulligana
    .ins = „Jazzem” Mulliganem
    .gender = masculine
    .subtitle = Główny woźny
    .text = Odkrycie: wchodzi do gry w twojej lokalizacji. Dopóki żaden gracz go nie kontroluje, ma zdolność: Akcja: Pertraktacje. Test intelektu (3); jeśli się uda, przejmujesz nad nim kontrolę. Dopóki go kontrolujesz, nie obowiązuje cię tekst nieodkrytych lokalizacji z cechą Miskatonic.
card-professor_warren_rice = Profesor Warren Rice
    .gen = Profesora Warrena Rice’a
    .dat = Profesorowi Warrenowi Rice’owi
    .acc = Profesora Warrena Rice’a
    .ins = Profesorem Warrenem Rice’em
    .gender = masculine
    .subtitle = Profesor językoznawstwa
    .text = Twój intelekt jest o 1 wyższy. Reakcja, gdy odkryjesz ostatnią wskazówkę w swojej lokalizacji, wyczerp go: dobierasz 1 kartę.

## Opowieść i jej zakończenia

scenario-extracurricular_activity = Zajęcia pozalekcyjne
    .text = Profesor Rice nie wrócił z uniwersytetu do domu, a Henry Armitage, który nigdy się nie martwi, martwi się. Jest późno, kampus opustoszał, a w pracowni, w której nikogo być nie powinno, ktoś zostawił zapaloną lampę. Odnajdźcie profesora i zadbajcie, żeby studenci przespali tę noc.
setting-scenario-extracurricular_activity = { scenario-extracurricular_activity }
setting-campaign-dunwich_legacy = Dziedzictwo Dunwich
    .more = na razie tylko pierwszy scenariusz
goal-card-extracurricular_activity = Odnajdźcie profesora Rice’a i ocalcie studentów.
goal-win-extracurricular_activity = uwolnicie profesora Rice’a w Gabinetach wydziału albo wyprowadzicie studentów z Akademików, albo pokonacie Eksperyment.
goal-lose-the_beast_unleashed = Eksperyment dotrze do Akademików.
note-rice_rescued = badacze uratowali profesora Warrena Rice’a
note-rice_kidnapped = profesor Warren Rice został porwany
note-students_rescued = studenci zostali uratowani
note-students_lost = badaczom nie udało się ocalić studentów
note-experiment_defeated = Eksperyment został pokonany
note-unconscious_for_hours = badacze przez wiele godzin byli nieprzytomni
outcome-campus_r1 = Profesor siedzi we własnej szafie, związany sznurem od zasłon i bardzo rozgniewany. Chodzili za nim cały dzień, mówi, i sam nie wie po co; pyta tylko, czy Morgan jest bezpieczny. Wyprowadzacie go tylną bramą. Za wami, od północnej strony kampusu, ktoś zaczyna krzyczeć, a rano gazety piszą o wściekłym psie. Wygraliście, choć wcale się tak nie czujecie.
outcome-campus_r2 = Uruchamiacie w całym budynku alarmy pożarowe i wypędzacie na chłód dwustu zaspanych studentów. Gdy wracacie, nie ma tam nic: ani potwora, ani śladu po nim, i niewielka to pociecha. Gabinet profesora też jest pusty, a krzesło leży przewrócone. Wygraliście, ale Rice’a ma kto inny.
outcome-campus_r3 = To, co powstało w pracowni, jest martwe, o ile w ogóle żyło. Biegniecie do gabinetu profesora, z jego krwią jeszcze na rękawach. Lampa się pali, herbata jest ciepła, a Rice’a nie ma. Wygraliście, ale nie to, po co przyszliście.
outcome-campus_r4 = Budzicie się o świcie na trawniku i nie umiecie powiedzieć, skąd się tam wzięliście. Inni umieją: opowiadają o wściekłym psie, który dostał się do akademików, i o tym, ilu ich było, a wy kiwacie głowami, bo tak łatwiej. Profesora Rice’a nikt nie widział. Wszystko stracone.
outcome-campus_none = Uciekacie, ci z was, którzy mogą. Z drugiego końca kampusu słychać krzyki, potem karetkę, potem jeszcze dwie. W południe uniwersytet mówi o wściekłym psie i o profesora Rice’a nikt już nie pyta. Przegraliście.

## Wydarzenia

event-deck_grows = Karta { NAME($card) } i odrzucone karty spotkań zostają wtasowane do talii spotkań.
event-is_there = { NAME($card) }: od teraz w lokalizacji { NAME($place) }.
event-spent_for_good = { NAME($card) }: zużyte, opuszcza grę.
step-deck_grows = wtasowano do talii spotkań
step-is_there = pojawia się
step-spent_for_good = zużyte na dobre

## Hints

hint-looks_for_jazz = Gdzieś w talii spotkań jest człowiek z kluczami: za wskazówkę odsłania się jej kolejny kawałek.
hint-talks_to_jazz = Woźny ma klucze do wszystkiego i może da się przekonać (szansa { $percent }%).
hint-way_out = Wskazówek wystarczy, żeby to tutaj zakończyć.
hint-move_way_out = Za tamtymi drzwiami można to zakończyć.
hint-move_jazz = Woźny ma klucze, a jest właśnie tam.
