### Czas Cthulhu: zasady gry, po jednym komunikacie na zasadę, jako odpowiedź na pytanie „dlaczego?”.

## 1. Elementy gry i podstawy

chapter-1 = Elementy gry i podstawy
rule-RC-001 = W grze są 44 karty wskazówek, 12 reliktów, 4 karty Przebudzenia Zła, 24 karty przywołania, 12 Przedwiecznych, 7 badaczy, 26 kultystów, 3 Shoggothy, 18 żetonów poczytalności, 4 żetony pieczęci i kość poczytalności. Żetonów poczytalności nie zabraknie, bo nikt nie ma ich więcej niż 4.
rule-RC-002 = Wskazówki i relikty to dwa różne rodzaje kart i jedne nigdy nie zastępują drugich. Oba rodzaje są jednak kartami gry i wliczają się do limitu kart na ręce.
rule-RC-003 = Żadna figurka ani karta nie pojawia się znikąd i nie ginie: kultystów na planszy, w puli i usuniętych przez Azathotha jest zawsze łącznie 26, Shoggothów 3, kart przywołania 24, a reliktów 12. Na jednym polu stoi od 0 do 3 kultystów.
rule-RC-004 = Wygrywacie albo przegrywacie wszyscy razem. Każdy może doradzać, ale decyduje gracz, którego tura trwa, chyba że zasada oddaje wybór komuś innemu.
rule-RC-005 = Wszyscy widzą odkrytych Przedwiecznych, karty na rękach graczy i oba stosy kart odrzuconych. Kolejności kart w taliach ani zakrytych Przedwiecznych (także pięciu odłożonych do pudełka) nie zna nikt.
rule-RC-006 = Tasowanie, rozdawanie kart i rzuty kością korzystają z jednego źródła losowości w ustalonej kolejności, więc przy tym samym ziarnie losowania i tych samych decyzjach partię można dokładnie odtworzyć.

## 2. Przygotowanie gry

chapter-2 = Przygotowanie gry
rule-RC-010 = Karta Cthulhu leży zakryta na ostatnim miejscu toru Przedwiecznych, a figurki kultystów i Shoggothów oraz żetony pieczęci czekają obok planszy.
rule-RC-011 = Spośród 11 pozostałych Przedwiecznych losuje się 6 i kładzie ich karty zakryte na lewo od Cthulhu. Pięciu niewylosowanych nie bierze udziału w grze i nikt nie wie, którzy to.
rule-RC-012 = Na początku odkrywa się 7 kart przywołania: na 2 polach staje po 3 kultystów, na 2 kolejnych po 2, na 2 następnych po 1, a na ostatnim Shoggoth. Symbole Shoggotha się wtedy pomija, a wszystkie 7 kart trafia na stos odrzuconych kart przywołania.
rule-RC-013 = Zwyczajowo zaczyna osoba, która ostatnio czytała horror; przy tym stole pierwszego gracza wskazuje gospodarz albo los. Pozostali grają w kolejności miejsc, zgodnie z ruchem wskazówek zegara.
rule-RC-014 = Do wyboru są zawsze 2 karty badaczy. Gracze po kolei biorą po 1, a do tej, która została, za każdym razem dokłada się nową, więc nawet ostatni gracz wybiera spośród 2.
rule-RC-015 = Wszyscy badacze zaczynają na Stacji kolejowej w Arkham, poczytalni i z 4 żetonami poczytalności. Jeśli akurat tam stoi początkowy Shoggoth, nikt nie rzuca kością, bo nikt na to pole nie wszedł.
rule-RC-016 = Poziom trudności określa liczbę kart wskazówek: 44 w grze dla początkujących, 40 w grze standardowej (o 1 mniej z każdego miasta) i 36 w grze dla ekspertów (o 2 mniej z każdego miasta).
rule-RC-017 = W grze na 2/3/4 osoby do kart wskazówek wtasowuje się 4/5/6 losowych reliktów. Z pozostałych 8/7/6 powstaje zakryta talia reliktów.
rule-RC-018 = Na początku dostajesz 4 karty w grze na 2 osoby, 3 w grze na 3 osoby i 2 w grze na 4 osoby. Mogą być wśród nich relikty, ale nie Przebudzenie Zła, które trafia do talii później.
rule-RC-019 = Iluzjonista bierze na początku gry 1 dodatkowy relikt z talii reliktów, więc jest w niej o 1 kartę mniej.
rule-RC-020 = Pozostałe karty dzieli się na 4 możliwie równe stosy, do każdego wtasowuje się 1 kartę Przebudzenia Zła, a mniejsze stosy trafiają na spód talii. Dlatego Przebudzenie Zła pojawia się w dość równych odstępach.
rule-RC-021 = Grę rozpoczyna pierwszy gracz, a kolejne tury następują zgodnie z ruchem wskazówek zegara.

## 3. Przebieg tury

chapter-3 = Przebieg tury
rule-RC-030 = Twoja tura ma 3 etapy, zawsze w tej kolejności: maksymalnie 4 akcje, dociągnięcie 2 kart gry i przywołanie.
rule-RC-031 = Akcje możesz dowolnie łączyć i powtarzać, za każdym razem płacąc od nowa, a etap akcji możesz skończyć wcześniej. Po ostatniej akcji jest jeszcze czas na relikty, np. Rzeźbę Obcych albo Pieśń o Kadath, które mogą dać kolejne akcje.
rule-RC-032 = Karty odrzucone w ramach akcji trafiają na stos odrzuconych kart gry.
rule-RC-033 = Akcję wykonuje się w całości i nie przerywa jej nic poza rzutami, rytuałami i odrzucaniem nadmiarowych kart, które sama wywoła. Jeśli gra skończy się w jej trakcie, reszta akcji przepada i niczego się nie cofa.
rule-RC-034 = Wszystko, co możesz lub musisz zrobić raz na turę, odnawia się dopiero z początkiem nowej tury. Ani utrata, ani odzyskanie poczytalności w trakcie tury nie pozwala zrobić tego po raz drugi.
rule-RC-035 = Po przywołaniu twoja tura się kończy i zaczyna następny gracz. Tak samo kończy się tura, w której przywołanie pominięto dzięki Dziwacznemu posągowi.

## 4. Akcje związane z ruchem

chapter-4 = Akcje związane z ruchem
rule-RC-040 = Ilekroć wchodzisz na pole z Shoggothem, w jakikolwiek sposób, rzucasz kością poczytalności; Paranoja stawia więc kultystów już na nowym polu. Za jedno wejście jest jeden rzut, niezależnie od liczby stojących tam Shoggothów.
rule-RC-041 = „Chodzenie” przenosi cię na pole połączone linią z twoim; linie między miastami liczą się tak samo jak wszystkie inne.
rule-RC-042 = Na przystanku autobusowym możesz odrzucić kartę wskazówki i pojechać na dowolne pole w mieście, do którego ona należy.
rule-RC-043 = Odrzucając na przystanku kartę wskazówki miasta, w którym jesteś, możesz pojechać na dowolne inne pole na planszy, niekoniecznie z przystankiem. Przystanki to: Stacja kolejowa, Jadłodajnia, Zabytkowa gospoda, Targ i Fabryka.
rule-RC-044 = Stojąc na polu z otwartą bramą, możesz przejść na dowolne inne pole z otwartą bramą, a potem rzucasz kością poczytalności.
rule-RC-045 = Zapieczętowana brama jest zamknięta w obie strony: nie możesz przez nią ani wejść, ani wyjść.
rule-RC-046 = Jeśli za bramą stoi Shoggoth, rzucasz kością 2 razy: najpierw za przejście, potem za Shoggotha. Drugi rzut wykonujesz nawet wtedy, gdy pierwszy odbierze ci poczytalność – chyba że pierwszy zakończy grę.
rule-RC-047 = Akcja „Przejście przez bramę” jest niedostępna, gdy otwarta jest najwyżej 1 brama albo gdy działa efekt Nyarlathotepa.

## 5. Akcje specjalne

chapter-5 = Akcje specjalne
rule-RC-050 = Za 1 akcję usuwasz ze swojego pola 1 kultystę i odkładasz go do puli.
rule-RC-051 = Pokonanie Shoggotha na twoim polu kosztuje 3 akcje tej samej tury, opłacane naraz, i daje ci wierzchnią kartę z talii reliktów (o ile jakaś została). Za samą walkę nie rzucasz kością poczytalności.
rule-RC-052 = Relikt dostajesz tylko za Shoggotha pokonanego w ramach akcji „Pokonaj Shoggotha”. Za usuniętego Płomieniem Alhazreda ani za takiego, który odszedł przez bramę, nic nie dostajesz.
rule-RC-053 = Za 1 akcję możesz dać relikt graczowi stojącemu na tym samym polu albo wziąć od niego relikt. Miasto nie ma znaczenia, ale drugi gracz musi się zgodzić.
rule-RC-054 = Za 1 akcję w swojej turze możesz dać kartę wskazówki graczowi stojącemu na tym samym polu albo wziąć ją od niego. Musi to być karta miasta, w którym oboje jesteście, a drugi gracz musi się zgodzić.
rule-RC-055 = Jeśli otrzymujący przekroczy limit kart na ręce (7, poczytalny Iluzjonista 8), musi od razu odrzucić kartę albo zagrać relikt. Gdy działa Yog-Sothoth, gracz, który nie jest aktywny, może tylko odrzucić kartę.
rule-RC-056 = Na polu z otwartą bramą pieczętujesz ją za 1 akcję i 5 kart wskazówek tego miasta z własnej ręki. Detektyw potrzebuje 4, Oko Mi-go oszczędza 1 kartę, a Yig wymaga jeszcze 1 karty połączonego miasta. Relikty i karty innych graczy się nie liczą.
rule-RC-057 = Po zapieczętowaniu bramy z każdego pola w tym mieście, także z pola z bramą, wraca do puli 1 kultysta, o ile jakiś tam stoi. Shoggothy zostają.
rule-RC-058 = Czwarta pieczęć daje zwycięstwo natychmiast: zanim usuniecie kultystów, zanim niepoczytalny badacz odzyska poczytalność i zanim cokolwiek mogłoby jeszcze doprowadzić do przegranej.
rule-RC-059 = Bramę można zapieczętować tylko raz. Jej pole nie jest już otwartą bramą ani przy przechodzeniu, ani dla Shoggothów, ani przy pieczętowaniu, ale dla Dagona pozostaje polem z bramą.

## 6. Dociąganie kart

chapter-6 = Dociąganie kart
rule-RC-070 = Po akcjach dobierasz 2 wierzchnie karty z talii kart gry.
rule-RC-071 = Jeśli masz dobrać karty, a w talii kart gry jest ich mniej niż 2, przegrywacie; odrzuconych kart się nie tasuje. Dobranie 2 ostatnich kart jest jeszcze bezpieczne, a następny gracz ma przed przegraną cały swój etap akcji.
rule-RC-072 = Obie karty dobierasz razem, więc między nimi nie można zagrać reliktu.
rule-RC-073 = Dobrane wskazówki i relikty trafiają na rękę, a Przebudzenie Zła od razu rozpatrujesz. Karta dobrana razem z nim jest już na ręce (może ją zabrać Tsathoggua), ale limit sprawdza się dopiero po rozpatrzeniu każdego dobranego Przebudzenia Zła, przed przywołaniem.
rule-RC-074 = Przebudzenie Zła to jedna z 2 dobieranych kart: w zamian za nie nic nie dobierasz.

## 7. Przebudzenie Zła

chapter-7 = Przebudzenie Zła
rule-RC-080 = Przebudzenie Zła ma 4 kroki: aktywny gracz rzuca kością poczytalności; budzi się kolejny Przedwieczny; karta ze spodu talii przywołania sprowadza Shoggotha; odrzucone karty przywołania tasuje się i kładzie na wierzchu tej talii. Potem usuwa się kartę z gry.
rule-RC-081 = Od dobrania Przebudzenia Zła aż do końca jego ostatniego kroku nikt nie może zagrać reliktu. Dobrana razem z nim Strzeżona Skrzyńka nie zdąży zapobiec rzutowi, ale zagrana wcześniej chroni, o ile jeszcze działa.
rule-RC-082 = Jeśli rzut przy Przebudzeniu Zła da Paranoję i wywoła rytuał przebudzenia, najpierw przeprowadza się do końca ten rytuał, a potem karta i tak budzi swojego Przedwiecznego. Jedna karta może więc odkryć kilku Przedwiecznych.
rule-RC-083 = Jeśli Przebudzenie Zła ma postawić Shoggotha, a w puli nie ma żadnego, przegrywacie. W mieście chronionym Znakiem Starszych Bogów niczego się nie stawia i nie ma przegranej. Symbol na karcie się pomija, a kultysta się nie pojawia.
rule-RC-084 = Shoggoth, który pojawia się na polu z badaczami, liczy się tak, jakby na nie wszedł: każdy z nich rzuca kością poczytalności, zanim zostaną potasowane odrzucone karty przywołania.
rule-RC-085 = Jeśli dobierzesz 2 karty Przebudzenia Zła, najpierw rozpatrujesz w całości pierwszą, a potem drugą; między nimi można zagrywać relikty. Druga zwykle odkłada na wierzch talii tylko swoją jedną kartę przywołania.
rule-RC-086 = Potasowane karty leżą na wierzchu, skąd bierze się je w etapie przywołania, więc niedawno wskazane pola wkrótce pojawią się znowu. Przebudzenie Zła, Hastur i Shub-Niggurath biorą karty ze spodu.
rule-RC-087 = Same 4 karty Przebudzenia Zła budzą 4 Przedwiecznych; jeśli w całej grze dojdą do tego 3 rytuały przebudzenia, obudzi się Cthulhu.

## 8. Limit kart na ręce

chapter-8 = Limit kart na ręce
rule-RC-090 = Nigdy nie możesz mieć na ręce więcej niż 7 kart (poczytalny Iluzjonista: 8). Jeśli z jakiegokolwiek powodu masz ich więcej, odrzucasz karty albo zagrywasz relikty, aż zmieścisz się w limicie.
rule-RC-091 = Limit kart na ręce nie ma wyjątków. W trakcie rozpatrywania efektu karty możesz tylko odrzucać, bo reliktów nie wolno wtedy zagrywać; jedynie przy 2 dobranych kartach sprawdzenie czeka na rozpatrzenie każdego dobranego Przebudzenia Zła.
rule-RC-092 = Relikt zagrany po to, by zmieścić się w limicie, działa normalnie i wymaga potem rzutu kością poczytalności. Odrzucony trafia na stos odrzuconych kart gry i nic go stamtąd nie przywróci.

## 9. Przywołanie

chapter-9 = Przywołanie
rule-RC-100 = Liczbę kart przywołania ustala się na początku etapu: 2, dopóki żaden Przedwieczny nie jest odkryty, a potem tyle, ile wskazuje liczba pod ostatnio odkrytym (2 przy pierwszych trzech, 3 od czwartego).
rule-RC-101 = Przedwieczny obudzony w trakcie przywołania nie zmienia liczby kart w tym etapie; nowy poziom przywołania obowiązuje dopiero od następnego.
rule-RC-102 = Karty przywołania odkrywa się z wierzchu po jednej: każda stawia na swoim polu 1 kultystę, po czym się ją odrzuca.
rule-RC-103 = Na polu z 3 kultystami nigdy nie staje czwarty: zamiast tego następuje rytuał przebudzenia. Kultyści nie rozprzestrzeniają się na sąsiednie pola.
rule-RC-104 = Przy każdej karcie przywołania najpierw pojawia się kultysta (z ewentualnym rytuałem), a dopiero potem ruszają się Shoggothy. Rytuał przeprowadza się od razu, zanim karta zadziała dalej.
rule-RC-105 = Relikt możesz zagrać między dwiema kartami przywołania, ale nie w trakcie rozpatrywania jednej z nich i wszystkiego, co wywołała.
rule-RC-106 = Jeśli trzeba postawić kultystę, a pula jest pusta, przegrywacie. W mieście chronionym Znakiem Starszych Bogów i na polu, na którym już jest 3 kultystów, figurka nie jest potrzebna, więc tam pusta pula nie szkodzi.
rule-RC-107 = Symbol Shoggotha działa tylko na kartach odkrywanych w ramach etapu przywołania: nie podczas przygotowania gry i nigdy na kartach branych wskutek działania Przebudzenia Zła, Hastura lub Shub-Niggurath, nawet jeśli Przedwieczny obudzi się w tym etapie.
rule-RC-108 = Jeśli w etapie przywołania talia się wyczerpie, ze stosu odrzuconych kart przywołania od razu powstaje nowa. Karty odkryte w tym etapie, także wzięte wskutek działania Hastura lub Shub-Niggurath, zostają na stosie kart odrzuconych.
rule-RC-109 = Jeśli poza etapem przywołania potrzebna jest karta, a talia przywołania jest pusta, nową tworzy się z całego potasowanego stosu odrzuconych kart przywołania. Karty, które są właśnie rozpatrywane, do niej nie wchodzą.

## 10. Shoggothy

chapter-10 = Shoggothy
rule-RC-110 = Gdy pojawi się symbol, każdy Shoggoth przesuwa się o 1 pole w stronę najbliższej otwartej bramy, licząc wzdłuż linii. Nie zatrzymują go kultyści, badacze, zapieczętowane bramy ani chronione miasta.
rule-RC-111 = Shoggoth, który ma się ruszyć, stojąc na otwartej bramie, wraca do puli i następuje rytuał przebudzenia; nikt za to nie rzuca kością. Samo dojście do bramy nie wywołuje jeszcze rytuału.
rule-RC-112 = Jeśli 2 otwarte bramy są tak samo blisko albo do jednej bramy prowadzą 2 równie krótkie drogi, kierunek ruchu Shoggotha wybiera aktywny gracz.
rule-RC-113 = Aktywny gracz ustala, w jakiej kolejności ruszają się Shoggothy; rzuty i rytuały jednego kończy się przed ruchem następnego. Shoggoth, który w tym czasie się pojawił, nie bierze udziału w tym ruchu, a tego, który zniknął, się pomija.
rule-RC-114 = Każdy badacz, na którego pole wchodzi Shoggoth, rzuca kością poczytalności: raz za każdego Shoggotha, w kolejności tur od aktywnego gracza. Jeśli gra się przy tym skończy, pozostałe rzuty przepadają.
rule-RC-115 = Jeśli trzeba postawić Shoggotha, a w puli nie ma żadnego, przegrywacie. Może się to zdarzyć przy Przebudzeniu Zła i przy Hasturze.
rule-RC-116 = Na jednym polu może stać dowolna liczba Shoggothów; kultystom ani nie pomagają, ani nie przeszkadzają.

## 11. Rytuał przebudzenia i Przedwieczni

chapter-11 = Rytuał przebudzenia i Przedwieczni
rule-RC-120 = W ramach rytuału przebudzenia odkrywa się kolejnego Przedwiecznego od lewej i od razu rozpatruje jego efekt, tak samo jak przy Przebudzeniu Zła.
rule-RC-121 = Cthulhu jest siódmym i ostatnim Przedwiecznym; gdy tylko zostanie odkryty, przegrywacie.
rule-RC-122 = Jedni Przedwieczni działają jednorazowo, inni – ze znakiem nieskończoności – do końca gry, o ile ich efekt nie zostanie anulowany. Efekt stały mają Azathoth, Ithaqua, Nyarlathotep, Yig i Yog-Sothoth.
rule-RC-123 = Rytuał wywołany w trakcie innego efektu najpierw przeprowadza się do końca, a potem wraca się do przerwanego efektu. W ten sposób może się obudzić kilku Przedwiecznych, jeden w trakcie działania drugiego.
rule-RC-124 = Gdy jedna karta budzi kilku Przedwiecznych, między nimi nie można zagrywać reliktów.
rule-RC-125 = Gdy Przedwieczny żąda czegoś od każdego badacza, gracze odpowiadają w kolejności tur od aktywnego. Gdy żąda czegoś od całej grupy, aktywny gracz proponuje podział, a każdy sam wybiera swoje karty lub żetony.
rule-RC-126 = Przedwieczny, którego efekt anulowała Pieczęć z Leng, nadal liczy się jako odkryty przy ustalaniu poziomu przywołania.

## 12. Relikty – zasady ogólne

chapter-12 = Relikty – zasady ogólne
rule-RC-130 = Zagranie reliktu nie jest akcją i jest możliwe w turze każdego gracza, np. przed akcją i po niej, po dobraniu kart czy między kartami przywołania. Nie wolno tego robić między 2 dobieranymi kartami ani podczas rozpatrywania Przebudzenia Zła lub innej karty.
rule-RC-131 = O użyciu reliktu decyduje ten, kto go zagrywa. Jeśli karta mówi o aktywnym graczu, dotyczy właśnie jego, bez względu na to, kto ją zagrał; jeśli tylko na coś pozwala, aktywny gracz może odmówić.
rule-RC-132 = Po rozpatrzeniu efektu relikt wraca do pudełka, a ten, kto go zagrał, rzuca kością poczytalności. Nie rzuca się po Pieśni o Kadath, Strzeżonej Skrzyńce i relikcie niepoczytalnego Iluzjonisty ani wtedy, gdy Strzeżona Skrzyńka już działa.
rule-RC-133 = Gdy działa Yog-Sothoth, relikty możesz zagrywać tylko w swojej turze.
rule-RC-134 = Relikt możesz zagrać nawet wtedy, gdy nie ma na co zadziałać; zużywa się wtedy bez efektu.
rule-RC-135 = Reliktem nie można zareagować na wynik rzutu ani na odkrytą już kartę: trzeba go zagrać wcześniej.

## 13. Kość poczytalności

chapter-13 = Kość poczytalności
rule-RC-140 = Kością poczytalności rzucasz po przejściu przez bramę, po zagraniu reliktu, gdy spotykasz się na jednym polu z Shoggothem (obojętnie, kto na nie wszedł) oraz w pierwszym kroku dobranego przez ciebie Przebudzenia Zła.
rule-RC-141 = Pusta ścianka nic nie robi, Złudzenia zabierają ci 1 żeton poczytalności, Psychoza 2, a Paranoja stawia na twoim polu 2 kultystów. Kość ma 2 ścianki puste, 2 ze Złudzeniami, 1 z Psychozą i 1 z Paranoją.
rule-RC-142 = Gdy tracisz ostatni żeton poczytalności, twój badacz od razu staje się niepoczytalny. Jeśli masz tylko 1 żeton, Psychoza zabiera po prostu ten jeden.
rule-RC-143 = Paranoja dostawia 2 kultystów po jednym. Każdy, który byłby czwarty, wywołuje osobny rytuał przebudzenia, więc na polu z 3 kultystami dochodzi do 2 rytuałów.
rule-RC-144 = Niepoczytalny badacz nadal rzuca kością: Złudzenia i Psychoza nie mają mu już czego odebrać, ale Paranoja działa normalnie.

## 14. Niepoczytalność i uzdrowienie

chapter-14 = Niepoczytalność i uzdrowienie
rule-RC-150 = Gdy twój badacz traci poczytalność, odwracasz jego kartę: dotychczasową umiejętność zastępuje nowa i masz o 1 akcję na turę mniej (3, a Lekarz 4).
rule-RC-151 = Jeśli tracisz poczytalność w trakcie własnych akcji, liczba akcji, które ci zostały, spada o 1. Najpierw odlicza się bieżącą akcję; jeśli po niej nie została już żadna, nic więcej nie tracisz.
rule-RC-152 = Gdy tylko wszyscy badacze są niepoczytalni, przegrywacie; na Pieśń o Kadath jest już wtedy za późno. Przy karcie Shudde M'ell sprawdza się to po oddaniu wszystkich wymaganych żetonów.
rule-RC-153 = Niepoczytalny badacz, który zapieczętuje bramę, zdrowieje: od razu przenosi się do Kościoła albo Szpitala, odzyskuje wszystkie 4 żetony i pierwotną umiejętność, a w tej turze ma o 1 akcję więcej, niż mu zostało.
rule-RC-154 = Jeśli w miejscu, w którym zdrowiejesz, stoi Shoggoth, rzucasz kością już po odzyskaniu żetonów. Jeśli pieczętujesz bramę w Szpitalu i tam zostajesz, nie jest to wejście na pole, więc nie rzucasz.
rule-RC-155 = Nie możesz odmówić uzdrowienia po zapieczętowaniu bramy ani stracić poczytalności tylko dlatego, że tego chcesz.
rule-RC-156 = Żetony odzyskane dzięki karcie też przywracają poczytalność: masz tylko tyle żetonów, ile dała karta (najwyżej 4), i zostajesz na swoim polu. Jeśli dzieje się to w trakcie twoich akcji, dostajesz też 1 dodatkową akcję.
rule-RC-157 = Limit kart Iluzjonisty zmienia się z chwilą odwrócenia jego karty: jeśli traci poczytalność z 8 kartami na ręce, musi zejść do 7.

## 15. Koniec gry

chapter-15 = Koniec gry
rule-RC-160 = Wygrywacie w chwili, gdy pieczęcie leżą na wszystkich 4 bramach.
rule-RC-161 = Przegrywacie, gdy zostaje odkryty Cthulhu.
rule-RC-162 = Przegrywacie, gdy trzeba postawić kultystów albo Azathoth ma ich usunąć z gry, a w puli jest ich za mało.
rule-RC-163 = Przegrywacie, gdy trzeba postawić Shoggotha, a w puli nie ma żadnego.
rule-RC-164 = Przegrywacie, gdy gracz ma dobrać karty, a w talii kart gry jest ich mniej niż 2; sama pusta talia to jeszcze nie przegrana.
rule-RC-165 = Przegrywacie, gdy nie ma już ani jednego poczytalnego badacza.
rule-RC-166 = Gra kończy się ostatecznie przy pierwszym spełnionym warunku: to, co ta sama akcja lub karta przyniosłaby później, już się nie liczy.

## 16. Badacze

chapter-16 = Badacze
rule-RC-170 = Poczytalny Detektyw pieczętuje bramę za 4 karty wskazówek jej miasta zamiast 5. Dodatkowa karta, której wymaga Yig, nadal jest potrzebna.
rule-RC-171 = Niepoczytalny Detektyw nadal pieczętuje za 4 karty, ale każde „Weź albo daj 1 wskazówkę” z jego udziałem kosztuje 2 akcje, także wtedy, gdy inny gracz robi to w swojej turze.
rule-RC-172 = Poczytalny Lekarz ma 5 akcji na turę.
rule-RC-173 = Niepoczytalny Lekarz ma 4 akcje na turę.
rule-RC-174 = Poczytalny Kierowca w ramach jednego „Chodzenia” pokonuje 1 albo 2 pola i ignoruje kartę Ithaqua. Jeśli po drodze stoi Shoggoth, rzuca tam kością przed drugim krokiem; utrata poczytalności po drodze nie zmienia już tego ruchu.
rule-RC-175 = Niepoczytalny Kierowca przy każdym „Chodzeniu” pokonuje dokładnie 2 pola; drugim krokiem może wrócić tam, skąd wyszedł. Nadal ignoruje kartę Ithaqua, a innych sposobów poruszania się to nie dotyczy.
rule-RC-176 = Poczytalna Łowczyni w ramach jednej akcji „Pokonaj kultystę” usuwa wszystkich kultystów ze swojego pola. Raz na turę pokonuje Shoggotha za 1 akcję i też dostaje relikt; kolejny kosztuje 3 akcje.
rule-RC-177 = Niepoczytalna Łowczyni, gdy pierwszy raz w turze wchodzi na pole bez kultystów, rzuca kością: Złudzenia lub Psychoza stawiają tam 1 kultystę, bez utraty żetonów. Rzuty za bramę i Shoggotha są osobne. Nadal usuwa wszystkich kultystów naraz, ale Shoggoth kosztuje ją 3 akcje.
rule-RC-178 = Poczytalny Iluzjonista ma limit 8 kart i zaczyna z dodatkowym reliktem. Zawsze, gdy wolno zagrywać relikty, także w cudzej turze i mimo Yog-Sothotha, może bez akcji dać lub wziąć relikt na swoim polu, jeśli drugi gracz się zgodzi.
rule-RC-179 = Niepoczytalny Iluzjonista ma limit 7 kart i nie może oddawać reliktów, ale może je brać za 1 akcję. Jeśli w swojej turze ma relikt, musi przed jej końcem zagrać co najmniej 1, choćby bez efektu; nie rzuca po nim kością.
rule-RC-180 = Poczytalna Okultystka przesuwa za 1 akcję dowolnego kultystę o najwyżej 2 pola, ale nie na pole z 3 innymi, a za 2 akcje dowolnego Shoggotha o 1 pole (badacze, do których trafi, rzucają). To nie jest stawianie: nie ma rytuału, a Znak Starszych Bogów nie przeszkadza.
rule-RC-181 = Niepoczytalna Okultystka przesuwa za 1 akcję 1 albo 2 kultystów, każdego o 1 pole; mogą stać w różnych miejscach i iść w różne strony. Shoggothów przesuwać nie może.
rule-RC-182 = Poczytalna Reporterka za dowolną kartę wskazówki dojedzie autobusem na każde pole na planszy. Może też za 1 akcję, bez karty, przenieść się z przystanku na dowolny inny przystanek.
rule-RC-183 = Niepoczytalna Reporterka nie może jeździć autobusem ani przenosić się między przystankami. Raz w każdej swojej turze może za to, bez akcji, wziąć ze stosu odrzuconych kart gry wskazówkę miasta, w którym jest.

## 17. Przedwieczni po kolei

chapter-17 = Przedwieczni po kolei
rule-RC-190 = Gdy budzi się Atlach-Nacha, każdy badacz w kolejności tur dostawia kultystę na swoje pole albo oddaje 1 żeton poczytalności. Niepoczytalni i ci, którzy mają tylko 1 żeton, muszą dostawić kultystę, więc nikt bezpośrednio przez to nie traci poczytalności.
rule-RC-191 = Azathoth na stałe zabiera z puli 3 kultystów. Gdy w puli jest dokładnie 3, nic złego się nie dzieje; gdy jest 2 lub mniej, przegrywacie. Pieczęć z Leng przywraca tych 3 do puli.
rule-RC-192 = Gdy budzi się Cthulhu, przegrywacie.
rule-RC-193 = Dagon stawia po 1 kultyście na każdym z 4 pól z bramą, także zapieczętowaną, ale nie w chronionych miastach. Kolejność wybiera aktywny gracz.
rule-RC-194 = Hastur bierze kartę ze spodu talii przywołania i stawia na jej polu Shoggotha (nie w chronionym mieście; przy pustej puli przegrywacie). Po rzutach za niego każdy Shoggoth rusza się o 1 pole; także nowy: z otwartej bramy od razu znika i wywołuje rytuał.
rule-RC-196 = Gdy działa Ithaqua, z pola z 2 lub więcej kultystami nie wyjdziesz „Chodzeniem”, dopóki nie użyjesz tam „Pokonaj kultystę”; wystarczy raz, do opuszczenia pola lub końca tury. Autobus, brama i relikty są dozwolone, a przy najwyżej 1 kultyście zakaz znika.
rule-RC-197 = Nyarlathotep zabrania akcji „Przejście przez bramę”. Shoggothy nadal mogą odchodzić przez bramy.
rule-RC-198 = Shub-Niggurath bierze 4 karty ze spodu talii przywołania i w tej kolejności stawia po 1 kultyście na wskazanych polach. Symbole Shoggotha się pomija, a karty odrzuca.
rule-RC-199 = Shudde M'ell zabiera wam łącznie 3/4/5 żetonów poczytalności w grze na 2/3/4 osoby, w dowolnym podziale. Jeśli macie ich razem nie więcej niż tyle, wszyscy tracicie poczytalność i przegrywacie.
rule-RC-200 = Tsathoggua każe wam odrzucić z ręki łącznie 2/3/4 karty w grze na 2/3/4 osoby: wskazówki lub relikty, w dowolnym podziale. Jeśli macie ich mniej, odrzucacie wszystkie i nic więcej się nie dzieje.
rule-RC-201 = Gdy działa Yig, do zapieczętowania bramy potrzeba też 1 karty bezpośrednio połączonego miasta z tej samej ręki. Arkham i Kingsport łączą się z Dunwich i z Innsmouth. Umiejętność Detektywa nie zwalnia z tej karty, ale Oko Mi-go może.
rule-RC-202 = Gdy działa Yog-Sothoth, tylko aktywny gracz może zagrywać relikty, więc pozostali po przekroczeniu limitu kart mogą jedynie odrzucać.

## 18. Relikty po kolei

chapter-18 = Relikty po kolei
rule-RC-213 = Rzeźba Obcych daje aktywnemu graczowi 3 dodatkowe akcje w tej turze. Działa nawet po ostatniej akcji, ale nie po dociągnięciu kart.
rule-RC-214 = Płomień Alhazreda usuwa do 4 kultystów z dowolnych pól albo 1 Shoggotha (bez reliktu w nagrodę). Dla karty Ithaqua nie jest to akcja „Pokonaj kultystę”, ale zakaz znika, jeśli na twoim polu zostanie najwyżej 1 kultysta.
rule-RC-215 = Znak Starszych Bogów chroni miasto z zapieczętowaną bramą (odwróć jej pieczęć): nie stawia się tam kultystów ani Shoggothów i nie ma za to rytuału ani przegranej. Figurki, które tam są, zostają, a inne mogą wejść. Bez zapieczętowanej bramy nie ma efektu.
rule-RC-216 = Dziwaczny posąg odwołuje najbliższy etap przywołania, bez względu na to, czyja to tura; nie odkrywa się kart i Shoggothy się nie ruszają. Zagrany między dwiema kartami przywołania dotyczy następnego etapu.
rule-RC-217 = Dzięki Księdze Cieni oglądasz 4 wierzchnie karty talii kart gry (albo wszystkie, jeśli jest ich mniej) i odkładasz je w dowolnej kolejności, także Przebudzenie Zła.
rule-RC-218 = Ostatnia klepsydra pozwala aktywnemu graczowi wziąć ze stosu odrzuconych kart gry 1 wskazówkę, także dopiero co odrzuconą, ale nigdy relikt. Obowiązuje limit kart na ręce.
rule-RC-219 = Oko Mi-go leży odkryte, dopóki ktokolwiek nie zapieczętuje bramy, i oszczędza wtedy 1 kartę wskazówki: Detektyw potrzebuje tylko 3, a gdy działa Yig, może to być karta połączonego miasta. To pieczętowanie zużywa je w każdym przypadku.
rule-RC-220 = Pieczęć z Leng na dobre anuluje efekt stały jednego odkrytego Przedwiecznego; w przypadku Azathotha 3 kultystów wraca do puli. Jeśli żaden efekt stały nie działa, nic się nie dzieje.
rule-RC-221 = Pieśń o Kadath daje każdemu graczowi 1 żeton poczytalności albo jednemu przywraca wszystkie, bez rzutu, więc leczy też niepoczytalność. Kto zdrowieje w swojej turze przed dociągnięciem kart, nawet po ostatniej akcji, dostaje 1 dodatkową akcję.
rule-RC-222 = Strzeżona Skrzyńka sama nie wymaga rzutu, a do końca następnej tury gracza, który ją zagrał, nikt nie rzuca kością poczytalności. Zagrana w twojej turze działa więc jeszcze przez całą twoją następną turę.
rule-RC-223 = Srebrny klucz może przenieść aktywnego gracza na dowolne pole, mimo karty Ithaqua. Jeśli stoi tam Shoggoth, najpierw rzuca aktywny gracz, a potem za relikt rzuca ten, kto go zagrał.
rule-RC-224 = Dzięki Zwierciadłu Xaos wymieniasz 1 swoją wskazówkę na wskazówkę innego gracza, bez względu na odległość. Oboje musicie mieć wskazówkę, a podwójny koszt niepoczytalnego Detektywa tu nie obowiązuje.

## 19. Często zapominane zasady

chapter-19 = Często zapominane zasady
rule-RC-230 = Relikt nigdy nie liczy się jako wskazówka ani wskazówka jako relikt.
rule-RC-231 = Za kartę Przebudzenia Zła nie dobiera się innej.
rule-RC-232 = Karty przekazują sobie tylko gracze na tym samym polu: relikty albo wskazówki miasta, w którym są. Na odległość działa jedynie Zwierciadło Xaos.
rule-RC-233 = Limit kart na ręce obowiązuje zawsze, także w turach innych graczy.
rule-RC-234 = Ilekroć spotykasz się na polu z Shoggothem, rzucasz kością poczytalności, wszystko jedno, jak do tego doszło.
rule-RC-235 = Przy Przebudzeniu Zła Shoggotha wskazuje karta ze spodu talii przywołania; potem tasuje się tylko karty odrzucone i kładzie je na wierzchu talii.
rule-RC-236 = Poziom przywołania odczytuje się raz, na początku etapu przywołania.
rule-RC-237 = Shoggothy zmierzają tylko do otwartych bram; zapieczętowane ich nie przyciągają.

## Przykłady

rule-WE-1 = Tura Detektywa pokazuje zapieczętowaną bramę, wejście na pole z Shoggothem, jazdę autobusem, przekazanie wskazówki, dociąganie kart, przywołanie z ruchem Shoggothów i utratę ostatniego żetonu poczytalności.
rule-WE-2 = Badacze, którzy spotkali się w Kawiarni, mogą przekazać sobie wskazówkę Dunwich albo relikt, ale nie wskazówkę Arkham; na różnych polach tego samego miasta nie mogą przekazać niczego.
rule-WE-3 = Zapieczętowanie bramy w Starym młynie usuwa po 1 kultyście z każdego pola w Dunwich, na którym jacyś są; w tym przykładzie do puli wraca ich 4.
rule-WE-4 = Utrata poczytalności zabiera 1 z pozostałych akcji, a uzdrowienie po zapieczętowaniu bramy 1 dodaje.
rule-WE-5 = Gdy dobierzesz naraz 2 karty Przebudzenia Zła, druga tasuje tylko swoją kartę przywołania, która potem jako pierwsza pojawia się w etapie przywołania.
rule-WE-6 = Gdy w puli jest mało kultystów, liczy się to, czy figurkę naprawdę trzeba postawić (przy pustej puli to przegrana), czy zamiast tego następuje rytuał; Azathoth potrzebuje 3.
rule-WE-7 = Gdy działa Yig, brama w Kingsport wymaga dodatkowo wskazówki Dunwich albo Innsmouth, a Oko Mi-go może oszczędzić dowolną 1 z wymaganych kart.
rule-WE-8 = Jeśli Hastur obudzi się w trakcie ruchu Shoggothów, najpierw kończy się ruch, który on wywołał, a potem przerwany – już bez nowo postawionego Shoggotha.
rule-WE-9 = Dwie ostatnie karty talii można bezpiecznie dobrać, a następny gracz może jeszcze wygrać, zanim przyjdzie mu dobrać karty.
