### Śmierć może umrzeć: zasady, po jednej wiadomości na zasadę, jako odpowiedź na pytanie „dlaczego?”.


## 1. Ramy gry, elementy, limity

chapter-1 = Ramy gry, elementy, limity
rule-DMD-001 = Od 1 do 5 graczy współpracuje; wszyscy razem wygrywają albo razem przegrywają.
rule-DMD-002 = Gra łączy dokładnie jedno pudełko scenariusza i jedno pudełko Przedwiecznego; każde połączenie jest dozwolone.
rule-DMD-003 = Cel jest zawsze ten sam: przerwać rytuał, a potem zabić Przedwiecznego, pokonując jego Stadium Finałowe.
rule-DMD-004 = Dopóki rytuał nie zostanie przerwany, Przedwiecznego nie można atakować ani zadać mu obrażeń w żaden sposób, nawet gdy jego figurka stoi na planszy.
rule-DMD-005 = Żetony w pudełku wspólnym: 2 Schody, 2 Tunele, 1 Postęp, 1 Pole Startowe, 6 żetonów 1. poziomu Umiejętności, 3 Bramy, 12 Ognia, 26 obrażeń, 4 Losowe Lokacje (razem 57).
rule-DMD-006 = Inne wspólne elementy: plansza scenariusza, dwustronna plansza Nieznanego, 16 dwustronnych kafli, 3 kości standardowe i 5 dodatkowych, 8 kart Niepoczytalności, 4 karty Nieznanych Mitów, 12 Reliktów, 23 karty Nieznanych Potworów, 30 znaczników macek, 5 kolorowych podstawek; 6 pudełek scenariuszy i 2 pudełka Przedwiecznych.
rule-DMD-007 = Pudełko Tsathoggui: figurka, 2 Bezkształtne Potomki, 26 żetonów Zmęczenia, 8 kart Mitów, 4 karty Stadiów, karta Sług. Pudełko Azathotha: figurka, 4 Tancerzy, 8 żetonów Kosmosu, 8 kart Mitów, 4 karty Stadiów, karta Sług.
rule-DMD-008 = Wszystkie elementy są ograniczone poza kośćmi i żetonami obrażeń (a więc i Ogniem na planszach badaczy). Efekt, któremu brakuje elementów, używa tylu, ile jest, bez zamienników.
rule-DMD-009 = Odrzucony lub usunięty element wraca do zasobów i może zostać użyty ponownie, chyba że tekst mówi inaczej.
rule-DMD-010 = Zasoby Ognia z kilku pudełek podstawowych sumują się (8 + 12 = 20); inne limity nie rosną, np. Kultystów jest zawsze 10 zgodnie z kartą Sług.
rule-DMD-203 = Wszystko, co leży na stole, jest jawne: karty Stadiów, scenariusza i wrogów, niepoczytalności, plansze, zdobyte karty, Relikty, oba stosy odrzuconych kart wraz z symbolami; dobraną kartę Odkryć lub Mitów czyta się na głos. Ukryta jest tylko kolejność zakrytych talii.

## 2. Plansza scenariusza i tor przywołania

chapter-2 = Plansza scenariusza i tor przywołania
rule-DMD-011 = Figurka Przedwiecznego zaczyna na skrajnym lewym polu toru przywołania i przesuwa się w prawo, o jedno pole na raz.
rule-DMD-012 = Wejście na (pierwsze) czerwone pole przywołuje Przedwiecznego; przerwanie rytuału przywołuje go wcześniej.
rule-DMD-013 = Przy przywołaniu miejsce figurki na torze zajmuje żeton Postępu i odtąd to on się przesuwa.
rule-DMD-014 = Jeśli żeton Postępu dotrze na koniec toru (ósme pole), badacze przegrywają.
rule-DMD-015 = Na planszy leżą karta Sług, karta scenariusza z kartą potwora oraz 4 odkryte karty Stadiów w rosnącej kolejności, ze Stadium I na wierzchu.
rule-DMD-016 = Karta scenariusza podaje: historię, dwie akcje scenariusza, sposób przerwania rytuału, dodatkowe zasady i to, co dzieje się przy przesunięciu Przedwiecznego.

## 3. Karty Odkryć

chapter-3 = Karty Odkryć
rule-DMD-017 = Scenariusz ma 15 kart Odkryć: Przedmioty, Towarzyszy i Stany.
rule-DMD-018 = Zdobyć kartę to wsunąć ją pod lewą albo prawą stronę planszy badacza; działa tylko ta strona.
rule-DMD-019 = Badacz może mieć dowolnie wiele kart Odkryć, także kilka po tej samej stronie.
rule-DMD-020 = Jeśli karta nie mówi inaczej, jej efektu można użyć w dowolnej chwili własnej tury, ale nie podczas rozpatrywania innej karty lub efektu i nie podczas rzutu.

## 4. Karty Mitów

chapter-4 = Karty Mitów
rule-DMD-021 = Talia Mitów ma 16 kart: 8 scenariusza i 8 Przedwiecznego, przetasowanych razem.
rule-DMD-022 = W każdej turze, po akcjach, aktywny gracz dobiera i rozpatruje jedną kartę Mitów.
rule-DMD-023 = Większość kart ma symbol przywołania; przy dobraniu nic on nie robi i liczy się tylko, gdy karta leży na stosie odrzuconych.

## 5. Wrogowie

chapter-5 = Wrogowie
rule-DMD-024 = Wrogami są Kultyści, potwory oraz Przedwieczny, gdy jest na planszy. Kto nie jest Kultystą ani Przedwiecznym, jest potworem, także potwory-słudzy.
rule-DMD-025 = Efekty wymieniające Kultystów, potwory lub Przedwiecznego dotyczą tylko tej kategorii; „wróg” oznacza wszystkie trzy.
rule-DMD-026 = Karty wrogów podają zdrowie, kości ataku według rodzaju, specjalną zdolność i liczbę dostępnych figurek.
rule-DMD-027 = Figurki nieustawione podczas przygotowania czekają w rezerwie.
rule-DMD-028 = Na jednym polu może stać dowolnie wiele figurek.

## 6. Plansza badacza, stres, obrażenia, umiejętności

chapter-6 = Plansza badacza, stres, obrażenia, umiejętności
rule-DMD-029 = Każdy badacz ma tory obrażeń, stresu i poczytalności oraz trzy umiejętności: jedną unikatową i dwie ze wspólnej puli; dwóch badaczy może mieć te same wspólne umiejętności.
rule-DMD-030 = Stres: najwyżej 4 punkty naraz.
rule-DMD-031 = Maksymalny stres nie ma skutku poza tym, że nie można przyjąć go więcej; niektóre efekty zamieniają brakujące punkty na obrażenia.
rule-DMD-032 = Stres zawsze można przyjąć, aby przerzucić jedną rzuconą właśnie kość; wiele kart Odkryć żąda go jako ceny.
rule-DMD-033 = Gdy znacznik obrażeń dotrze do czaszki, badacz natychmiast ginie.
rule-DMD-034 = Ani badaczowi, ani Towarzyszowi nie można zadać więcej obrażeń, niż ma jeszcze zdrowia.
rule-DMD-204 = Cenę w obrażeniach można zapłacić ostatnim zdrowiem (płacący ginie), nigdy większą niż ono.
rule-DMD-035 = Wszystkie trzy umiejętności zaczynają na poziomie 1, a kończą na poziomie 4.
rule-DMD-036 = Poziom albo dodaje się do niższych, albo, gdy jest oznaczony „zamiast”, zastępuje odpowiednią część.

## 7. Poczytalność, progi, niepoczytalność

chapter-7 = Poczytalność, progi, niepoczytalność
rule-DMD-037 = Utrata N poczytalności przesuwa znacznik o N pól w prawo; dotarcie do czaszki eliminuje badacza.
rule-DMD-038 = Jeśli pakiet przesunąłby znacznik za następny próg, znacznik zatrzymuje się na progu, a reszta pakietu przepada.
rule-DMD-039 = Po osiągnięciu progu: (1) aktywuje się karta niepoczytalności, (2) jedna umiejętność wybrana przez właściciela rośnie o poziom (nie taka, która ma już poziom 4), a jeśli pod progiem widnieje kość dodatkowa, odtąd się ją ma.
rule-DMD-040 = Cztery progi pokazują kość dodatkową; każda dodaje +1 kość dodatkową do WSZYSTKICH dalszych rzutów tego badacza poza rzutami przeciwko sobie.
rule-DMD-041 = Niepoczytalność aktywuje się za każdym razem, gdy osiągnięto próg; nie odrzuca się jej.
rule-DMD-042 = Jeśli kilku badaczy osiąga progi jednocześnie, niepoczytalności rozpatruje się zgodnie z ruchem wskazówek zegara, począwszy od aktywnego badacza.
rule-DMD-043 = Odpoczynek nigdy nie leczy poczytalności.

## 8. Kafle, pola, przejścia

chapter-8 = Kafle, pola, przejścia
rule-DMD-044 = Kafle są dwustronne i oznaczone kodem; strona kafla ma 1, 2 lub 3 pola wyznaczone przez ściany i przejścia.
rule-DMD-045 = Między polami można się poruszać tylko przejściem ze strzałkami po obu stronach; strzałka skierowana w ścianę lub brzeg mapy nie jest przejściem.
rule-DMD-046 = Pola sąsiadują, jeśli figurka może przejść między nimi jednym krokiem.
rule-DMD-047 = Efekt czyniący pola sąsiednimi dla jednego badacza działa tylko dla niego i tylko w podanej sytuacji (zwykle podczas jego Biegu).
rule-DMD-048 = Każda mapa ma Czerwoną, Żółtą i Niebieską Bramę, w których przywołuje się wrogów.
rule-DMD-049 = Dwa pola z takim samym żetonem Schodów lub Tunelu sąsiadują ze sobą pod każdym względem; gdy jeden z żetonów znika z planszy, połączenia nie ma.
rule-DMD-050 = Pole jest Bezpieczne wtedy i tylko wtedy, gdy nie ma na nim wroga.

## 9. Przygotowanie

chapter-9 = Przygotowanie
rule-DMD-051 = 1: rozłóż planszę scenariusza, żetony i kości.
rule-DMD-052 = 2: wybierz Przedwiecznego; figurka na pierwszym polu toru, karta Sług, karty Stadiów odkryte z I na wierzchu, jego 8 kart Mitów i żetony.
rule-DMD-053 = 3: wybierz scenariusz; weź jego 8 kart Mitów, 15 kart Odkryć, kartę scenariusza, żetony i kartę potwora.
rule-DMD-054 = 4: weź WSZYSTKIE figurki wrogów z kart biorących udział w grze; inne potwory zostają poza grą (z wyjątkiem Nieznanych Potworów).
rule-DMD-055 = 5: zbuduj mapę według wzoru, ustaw żetony i wrogów na podanych polach, resztę zostaw w rezerwie, po czym odwróć kartę scenariusza na stronę z zasadami.
rule-DMD-056 = 6: potasuj 16 kart Mitów. 7: potasuj 15 kart Odkryć.
rule-DMD-057 = 8: każdy gracz wybiera badacza; figurki zaczynają na Polu Startowym. Samotny gracz prowadzi 2 badaczy, którzy wykonują tury na przemian.
rule-DMD-058 = 9: po sześć znaczników: poziom 1 każdej umiejętności i skrajne lewe pola trzech torów.
rule-DMD-059 = 10: każdy badacz otrzymuje 1 odkrytą kartę niepoczytalności; resztę odłóż.
rule-DMD-060 = 11: wylosuj pierwszego gracza; to on wykonuje pierwszą turę.

## 10. Kości i rzuty

chapter-10 = Kości i rzuty
rule-DMD-061 = „Wykonaj rzut” oznacza dla badacza zawsze 3 kości standardowe i wszystkie należne kości dodatkowe.
rule-DMD-062 = Nie wolno rzucać mniejszą liczbą kości; kości dodatkowe z progów są obowiązkowe.
rule-DMD-063 = Niektóre testy dają kości dodatkowe temu, kto ma odpowiednią zdolność; umiejętności i karty mogą je dawać zgodnie z treścią.
rule-DMD-064 = Wrogowie rzucają tyloma kośćmi i takimi, jakie są na ich karcie.
rule-DMD-065 = Rzut jest „przeciwko sobie”, gdy każdy sukces szkodzi badaczowi rzucającego: na przykład ataki wrogów i Ogień.
rule-DMD-066 = Liczba kości w rzucie jest nieograniczona; gdy brakuje kości, rzuca się ponownie.
rule-DMD-067 = Wyniki: sukces, znak, macka, pusta ścianka; jedna ścianka może pokazywać dwa wyniki.
rule-DMD-068 = Znak nic nie robi, jeśli nie używa go umiejętność, karta lub (w swoim ataku) wróg.
rule-DMD-069 = Każda macka KAŻDEGO rzutu kosztuje rzucającego badacza 1 poczytalność: we własnym ataku, ataku wroga, przy Ogniu i w zwykłym rzucie.
rule-DMD-070 = Kości dodatkowe nie mają macek.

## 11. Przerzuty i zmiany

chapter-11 = Przerzuty i zmiany
rule-DMD-071 = Po rzucie można przyjąć 1 stres, aby przerzucić jedną kość, pomijając jej stary wynik; wolno to powtarzać, dopóki jest miejsce na stres, także na tej samej kości.
rule-DMD-072 = Obrońca rzuca za atakujących wrogów i może przerzucać ich kości w ten sam sposób.
rule-DMD-073 = Darmowe przerzuty ze zdolności działają tak samo bez stresu i można je dowolnie mieszać z przerzutami za stres.
rule-DMD-074 = Zdolności zmieniające rzuty dotyczą WSZYSTKICH rzutów badacza, także przeciwko sobie, chyba że powiedziano inaczej; niektóre są opcjonalne.
rule-DMD-075 = Symbol liczony jako inny traci pierwotne znaczenie; dwie zdolności nie mogą użyć tego samego symbolu, chyba że jedna mówi, że zachowuje on wartość.
rule-DMD-205 = Gdy rzucający nie chce (lub nie może) już przerzucać, dodaje wszystkie wyniki, po dwa ze ścianek podwójnych, i stosuje wszystkie zmiany symboli; dopiero potem rozpatruje rzut.

## 12. Rozpatrywanie rzutu

chapter-12 = Rozpatrywanie rzutu
rule-DMD-076 = Kolejność: (1) wykorzystaj sukcesy, (2) efekty związane z wynikiem, (3) macki.
rule-DMD-077 = (1) Atak badacza: sukcesy to obrażenia wybranych celów. Atak wroga: obrażenia jego celu, zwykle badacza. W innych rzutach postępuj według polecenia: liczba do osiągnięcia w jednym rzucie albo coś za każdy sukces.
rule-DMD-078 = (2) Potem rozpatrz efekty takie jak „jeśli zadał obrażenia”, „jeśli przeżyje atak”.
rule-DMD-079 = (3) Potem strać 1 poczytalność za każdą mackę, zatrzymaj się na progu, rozpatrz niepoczytalność i rozwój.

## 13. Tura i akcje

chapter-13 = Tura i akcje
rule-DMD-080 = Tura: 1 wykonaj 3 akcje, 2 dobierz kartę Mitów, 3 Przeszukaj lub walcz, 4 koniec tury.
rule-DMD-081 = Najwyżej 3 akcje; każdą można powtarzać; podstawowe to Bieg, Atak, Odpoczynek, Wymiana oraz dwie akcje scenariusza.
rule-DMD-082 = Niektóre akcje wymagają Bezpiecznego pola; sprawdza się to w chwili wykonywania akcji.
rule-DMD-083 = Darmowe akcje nic nie kosztują, są możliwe tylko w tej fazie, przed inną akcją lub po niej, nigdy w jej trakcie.
rule-DMD-084 = Akcje specjalne są możliwe tylko w tej fazie i kosztują jedną akcję.

## 14. Bieg i inne ruchy

chapter-14 = Bieg i inne ruchy
rule-DMD-085 = Bieg: porusz się najwyżej o 3 pola przejściami, Schodami lub Tunelami, jedno po drugim.
rule-DMD-086 = Zawsze gdy badacz opuszcza pole, WSZYSCY wrogowie z tego pola idą za nim na nowe pole, nawet jeśli inni badacze zostają.
rule-DMD-087 = Opuszczając pole z Ogniem, połóż na swojej planszy tyle żetonów Ognia, ile leży na tym polu; żetony na polu zostają.
rule-DMD-088 = Oba powyższe efekty dotyczą każdego ruchu badacza, także poza jego turą i poza Biegiem.
rule-DMD-089 = Wyjątek: efekt, który przenosi („umieszcza”) badacza, stawia go wprost na nowym polu: bez Ognia i bez podążających wrogów.
rule-DMD-090 = Wrogowie nigdy nie zajmują się Ogniem, opuszczając płonące pole.

## 15. Atak

chapter-15 = Atak
rule-DMD-091 = Atak: wybierz jednego wroga na swoim polu, potem rzuć; każdy sukces to 1 obrażenie.
rule-DMD-092 = Obrażenia zostają na wrogach, dopóki nie zginą; gdy obrażeń jest tyle co zdrowia, figurka ginie i znika z planszy.
rule-DMD-093 = Nadmiar obrażeń pojedynczego celu przepada.
rule-DMD-094 = Przy kilku ogłoszonych celach działają wszystkie zdolności wywołane atakiem na każdy z nich; kolejność ustala aktywny gracz.

## 16. Odpoczynek

chapter-16 = Odpoczynek
rule-DMD-095 = Odpoczynek (tylko na Bezpiecznym polu): ulecz łącznie do 3 punktów stresu lub obrażeń w dowolnym połączeniu.

## 17. Wymiana

chapter-17 = Wymiana
rule-DMD-096 = Wymiana: aktywny badacz może wymieniać dowolną liczbę Przedmiotów i Towarzyszy ze wszystkimi badaczami na swoim polu, także jednostronnie.
rule-DMD-097 = Wymieniona karta zostaje po tej stronie (lewej lub prawej), po której była; Stanów nie można wymieniać.

## 18. Akcje scenariusza

chapter-18 = Akcje scenariusza
rule-DMD-098 = Dwie akcje z karty scenariusza kosztują po jednej akcji i działają jak akcje podstawowe.

## 19. Faza Mitów

chapter-19 = Faza Mitów
rule-DMD-099 = Dobierz wierzchnią kartę, rozpatrz jej kroki od góry do dołu, potem połóż ją odkrytą na stosie odrzuconych.
rule-DMD-100 = Krok, którego nie da się wykonać, pomija się.
rule-DMD-101 = Jeśli nie powiedziano inaczej, efekty specjalne dotyczą tylko aktywnego badacza; wszystkich wyborów dokonuje aktywny gracz.
rule-DMD-102 = Dół karty: przywołaj wrogów w podanych Bramach, w podanej kolejności.

## 20. Ruch wrogów

chapter-20 = Ruch wrogów
rule-DMD-103 = Wróg mający iść ku polu lub figurce idzie najkrótszą drogą o podaną liczbę pól i zatrzymuje się po dotarciu.
rule-DMD-104 = Spośród równie krótkich dróg i równie bliskich figurek wybiera aktywny gracz.
rule-DMD-105 = Jeśli nie ma dozwolonej drogi, wróg się nie rusza.

## 21. Przywoływanie wrogów

chapter-21 = Przywoływanie wrogów
rule-DMD-106 = Przywołana figurka pochodzi z rezerwy; jeśli żadnej nie ma, to przywołanie się pomija, podobnie jak pozostałe Bramy dla tego rodzaju.
rule-DMD-107 = Jeśli jeden efekt przywołuje kilku wrogów bez podanej kolejności, wybiera ją aktywny gracz.

## 22. Przeszukiwanie

chapter-22 = Przeszukiwanie
rule-DMD-108 = Faza 3 sprawdza raz, na swoim początku, czy aktywny badacz stoi na Bezpiecznym polu: jeśli tak, przeszukuje; jeśli nie, walczy.
rule-DMD-109 = Przeszukaj: dobierz wierzchnią kartę Odkryć i wykonaj tekst z jej środka.
rule-DMD-110 = Na Bezpiecznym polu przeszukiwanie jest obowiązkowe.
rule-DMD-111 = Przy pustej talii Odkryć przeszukiwania nie ma.
rule-DMD-112 = Karta może zależeć od posiadania lub braku Stanu albo Towarzysza, dawać wybór i narzucać stronę temu, kto nie może lub nie chce zapłacić.
rule-DMD-113 = Kartę, której żadnej strony nie zdobyto, się odrzuca.

## 23. Towarzysze, zmiana strony

chapter-23 = Towarzysze, zmiana strony
rule-DMD-114 = Otrzymywane obrażenia można dowolnie przydzielić swoim Towarzyszom; dla efektów kart nadal liczą się jako twoje.
rule-DMD-115 = Towarzyszy nigdy się nie leczy; przy podanej liczbie obrażeń Towarzysza się odrzuca i natychmiast kończą się wszystkie jego korzyści.
rule-DMD-116 = Towarzysz dający poziom umiejętności: bez tej umiejętności masz ją na poziomie 1, dopóki on zostaje; z nią twój poziom jest o 1 wyższy; strata Towarzysza odbiera poziom.
rule-DMD-117 = Żeton 1. poziomu umiejętności oznacza umiejętność od Towarzysza, której badacz sam nie ma; jest ich 6.
rule-DMD-118 = Zmiana strony: wyjmij kartę i wsuń ją pod drugą stronę; obrażenia Towarzysza są usuwane.

## 24. Walka i zmiany w tej fazie

chapter-24 = Walka i zmiany w tej fazie
rule-DMD-119 = Walcz: każdy wróg na polu aktywnego badacza, który może atakować, atakuje jego i tylko jego, w wybranej przez niego kolejności, każdy raz.
rule-DMD-120 = Stan pola sprawdza się na nowo po każdym ataku: wrogowie, którzy przybyli (lub na których pole badacz trafił), też atakują; ci, którzy odeszli, nie.
rule-DMD-121 = Jeśli podczas walki pole stanie się Bezpieczne, ataki się kończą i nie ma przeszukiwania.
rule-DMD-122 = Jeśli wrogowie pojawią się po przeszukiwaniu, w tej fazie nie atakują.

## 25. Obrona

chapter-25 = Obrona
rule-DMD-123 = Gdy cię atakują, rzuć kośćmi wroga: 1 obrażenie za sukces, 1 poczytalność za mackę; znaki tylko wtedy, gdy wróg ich używa.
rule-DMD-124 = Obrońca może użyć stresu, darmowych przerzutów i każdej odpowiedniej umiejętności, aby złagodzić atak.

## 26. Koniec tury

chapter-26 = Koniec tury
rule-DMD-125 = Krok 1: wszystkie efekty końca tury poza efektami Przedwiecznego, w kolejności wybranej przez aktywnego badacza.
rule-DMD-126 = Krok 2, Ogień: jednym rzutem aktywny badacz rzuca 1 kością standardową za każdy Ogień na swojej planszy; sukcesy to obrażenia, macki to poczytalność; wolno przerzucać za stres; potem odrzuca cały Ogień ze swojej planszy.
rule-DMD-127 = Krok 3: jeśli na stosie odrzuconych kart Mitów są co najmniej 3 symbole przywołania, Przedwieczny się przesuwa (raz).
rule-DMD-128 = Krok 4: sprawdź, czy Przedwieczny zostaje przywołany.
rule-DMD-129 = Krok 5: efekty końca tury wszystkich odkrytych kart Stadiów w kolejności I, II, III, Finałowy; „ty” to aktywny badacz.
rule-DMD-130 = Potem tura przechodzi w lewo.
rule-DMD-131 = Ognia na planszy jest ograniczona liczba: przy pustej puli Ogień na planszę się pomija; Ogień dla badacza zastępuje żeton obrażeń; żetony Ognia z plansz badaczy zamienia się na żetony obrażeń, by zwolnić je na mapę.

## 27. Przesunięcie i przywołanie Przedwiecznego

chapter-27 = Przesunięcie i przywołanie Przedwiecznego
rule-DMD-132 = Przesunięcie: przesuń figurkę (lub żeton Postępu) o jedno pole; rozpatrz efekty odkrytych kart Stadiów, potem karty scenariusza; figurka czy żeton, nie ma to znaczenia.
rule-DMD-133 = Przy kilku odkrytych Stadiach ich efekty przesunięcia rozpatruje się w kolejności Stadiów.
rule-DMD-134 = Po przesunięciu wtasuj cały stos odrzuconych kart Mitów z powrotem do talii.
rule-DMD-135 = Warunek kroku 4: figurka weszła na pierwsze czerwone pole albo rytuał został przerwany w tej turze, a Przedwiecznego nie ma jeszcze na planszy.
rule-DMD-136 = Przywołanie: odłóż Stadium I na bok, odkryj Stadium II, rozpatrz jego efekt odkrycia (podaje on pole), zastąp figurkę na torze żetonem Postępu. Efekty Stadium I działają do końca gry.
rule-DMD-137 = Jeśli oba warunki zachodzą w tej samej turze, Przedwiecznego przywołuje się raz.

## 28. Śmierć badacza

chapter-28 = Śmierć badacza
rule-DMD-138 = Jeśli badacz zginie lub oszaleje, gdy Przedwieczny jest jeszcze na torze, gra jest natychmiast przegrana.
rule-DMD-139 = Gdy Przedwieczny jest na planszy, pozostali grają dalej; najpierw odrzuć wszystkie karty Odkryć i żetony martwego badacza; scenariusz może mówić, gdzie trafiają specjalne żetony.
rule-DMD-140 = Jeśli zginął we własnej turze, pomiń jej resztę z wyjątkiem sprawdzenia stosu odrzuconych Mitów z ewentualnym przesunięciem; gdy potrzebne jest położenie, użyj pola jego śmierci.
rule-DMD-141 = Odtąd jego tury się całkowicie pomija.

## 29. Przerwanie rytuału

chapter-29 = Przerwanie rytuału
rule-DMD-142 = Zadanie określa scenariusz; po jego wypełnieniu rytuał jest przerwany do końca gry.
rule-DMD-143 = Jeśli Przedwiecznego nie ma na planszy, zostaje przywołany na końcu bieżącej tury (krok 4); jeśli jest, natychmiast staje się podatny na obrażenia.

## 30. Walka z Przedwiecznym

chapter-30 = Walka z Przedwiecznym
rule-DMD-144 = Na planszy Przedwieczny zachowuje się jak wróg: odbiera polom bezpieczeństwo, podąża i atakuje aktywnego badacza w fazie walki.
rule-DMD-145 = Jego kości ataku to suma kości ze wszystkich odkrytych kart Stadiów.
rule-DMD-146 = Od Stadium II każda karta ma jednorazowy efekt odkrycia, efekt trwały, zdrowie i kości.
rule-DMD-147 = Gdy obrażeń na Stadium jest tyle, ile ma zdrowia, Stadium jest pokonane: odłóż je na bok, odkryj następne i rozpatrz jego efekt odkrycia; nadmiar obrażeń przepada.
rule-DMD-148 = Efekty i kości pokonanych Stadiów działają do końca.
rule-DMD-149 = Pokonanie Stadium Finałowego wygrywa grę.

## 31. Remisy, jednoczesność, odległość

chapter-31 = Remisy, jednoczesność, odległość
rule-DMD-150 = Jeśli efekt można wykonać na kilka sposobów, a nic innego nie powiedziano, decyduje aktywny gracz; tak samo o kolejności jednoczesnych efektów.
rule-DMD-151 = „Najbliższy” i „najdalszy” mierzy się długością najkrótszej drogi; element na tym samym polu ma odległość 0 i jest najbliższy.
rule-DMD-152 = Zablokowane przejścia (Rygle i podobne) są przy mierzeniu ścianami, z wyjątkiem figurki, która może je pomijać: mierzy się ją jej własnymi zasadami ruchu, gdy efekt dotyczy jej ruchu.
rule-DMD-153 = Sąsiedztwo dane tylko w pewnych sytuacjach (jak Reliktem Tajemniczy Klucz) pomija się przy mierzeniu.
rule-DMD-154 = Spośród równie bliskich lub dalekich elementów wybiera aktywny gracz.

## 32. Koniec gry

chapter-32 = Koniec gry
rule-DMD-155 = Wygrana: Stadium Finałowe Przedwiecznego jest pokonane.
rule-DMD-156 = Przegrana: badacz zostaje wyeliminowany, zanim Przedwieczny jest na planszy.
rule-DMD-157 = Przegrana: wszyscy badacze zostają wyeliminowani po przywołaniu Przedwiecznego.
rule-DMD-158 = Przegrana: żeton Postępu dociera na ósme pole.
rule-DMD-159 = Jeśli wygrana i przegrana następują jednocześnie, liczy się wygrana.

## 33. Zasady Nieznanego

chapter-33 = Zasady Nieznanego
rule-DMD-160 = Opcjonalny moduł do każdego scenariusza; utrudnia grę; na pierwszą grę zaleca się jednego Nieznanego Potwora.
rule-DMD-161 = Plansza Nieznanego ma dwa pola z różnymi symbolami (pole 1 i pole 2) na karty Nieznanych Potworów.
rule-DMD-162 = Nieznane Potwory są w grze zwykłymi potworami: wszystko, co dotyczy potworów, dotyczy i ich.
rule-DMD-163 = Ich karta podaje zdrowie, kości, zdolność, liczbę figurek, przygotowanie i efekt przy przesunięciu Przedwiecznego.
rule-DMD-164 = Przy przesunięciu, po efektach Przedwiecznego i scenariusza, rozpatrz pole 1, potem pole 2.
rule-DMD-165 = Pudełko ma karty potworów dla własnych potworów oraz dla potworów z gry podstawowej i Sezonu 2.
rule-DMD-166 = 4 karty Nieznanych Mitów wtasowuje się do talii Mitów. Po rozpatrzeniu i odrzuceniu karty z symbolem ponownego dobrania dobierz i rozpatrz następną, aż rozpatrzona zostanie karta bez tego symbolu.
rule-DMD-167 = Karta z symbolem ponownego dobrania rozpatrzona bez dobierania działa, ale dalszej karty się nie dobiera.
rule-DMD-168 = Każdy badacz ma jeden Relikt zwykłą stroną do góry; gdy osiągnie trzeci próg, odwraca go na stronę przemienioną.
rule-DMD-169 = Relikty nie są Przedmiotami ani kartami Odkryć i nie można ich odrzucić ani wymienić.
rule-DMD-170 = Przygotowanie 1: plansza Nieznanego obok planszy scenariusza. 2: dobierz 2 Nieznane Potwory inne niż potwory obecne w scenariuszu, losowo na pola, ze wszystkimi figurkami.
rule-DMD-171 = Przygotowanie 3: z 4 żetonów Losowych Lokacji odłóż Pole Startowe; dobierz jeden dla figurki z pola 1, odrzuć go, dobierz drugi dla figurki z pola 2; w każdej wylosowanej Bramie ustaw 1 figurkę.
rule-DMD-172 = Przygotowanie 4: wtasuj 4 karty Nieznanych Mitów.
rule-DMD-173 = Przygotowanie 5: odkryj tyle losowych Reliktów, ilu jest badaczy; począwszy od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy wybiera jeden.
rule-DMD-174 = Wariant łatwiejszy: Relikty bez Nieznanych Potworów (tylko krok 5 przygotowania).
rule-DMD-175 = Wariant trudniejszy: Nieznane Potwory bez Reliktów (pomiń krok 5).
rule-DMD-176 = Wariant losowych pozycji Przedwiecznego: gdy odkrywane jest Stadium III, dobierz 1 z 4 żetonów Losowych Lokacji i umieść tam Przedwiecznego zamiast na podanym polu, usuń żeton; dla Stadium Finałowego dobierz z pozostałych 3.
rule-DMD-177 = Wariant z jednym Nieznanym Potworem: druga strona planszy, 1 potwór, 1 losowanie lokacji i tylko 2 karty Nieznanych Mitów pola 1.

## 34. Wspólne umiejętności

chapter-34 = Wspólne umiejętności
rule-DMD-178 = Celność 1: możesz atakować cel odległy o 1 pole (osiągalny jednym ruchem).
rule-DMD-179 = Celność 2: +2 kości dodatkowe, gdy cel nie stoi na twoim polu.
rule-DMD-180 = Celność 3: zasięg rośnie o 1, łącznie do 2.
rule-DMD-181 = Celność 4: jeden darmowy atak na turę, tylko przeciwko celowi poza twoim polem.
rule-DMD-182 = Nieuchwytność 1: raz na Bieg możesz się wymknąć: gdy opuszczasz pole, jeden wybrany wróg nie idzie za tobą i zostaje.
rule-DMD-183 = Nieuchwytność 2 (zamiast): do 3 wymknięć na Bieg, dowolnie rozłożonych na kroki i wrogów; dwukrotne wymknięcie się temu samemu wrogowi zużywa dwa.
rule-DMD-184 = Nieuchwytność 3: każdy wróg, któremu się wymykasz, otrzymuje 1 obrażenie.
rule-DMD-185 = Nieuchwytność 4 (zamiast): dowolna liczba wymknięć; obrażenie z poziomu 3 zostaje.
rule-DMD-186 = Szybkość 1: twój Bieg może być o 1 pole dłuższy.
rule-DMD-187 = Szybkość 2: jedna darmowa akcja Biegu na turę.
rule-DMD-188 = Szybkość 3: za każdym razem, gdy podczas Biegu opuszczasz pole, możesz zabrać jednego badacza z tego pola; decydujesz na nowo przy każdym kroku.
rule-DMD-189 = Szybkość 4: jedna dodatkowa akcja na turę.
rule-DMD-190 = Waleczność 1: +1 kość dodatkowa przy ataku na cel na twoim polu.
rule-DMD-191 = Waleczność 2: możesz wybrać dowolnie wiele figurek na swoim polu i swobodnie rozdzielić obrażenia; cele ogłasza się przed rzutem.
rule-DMD-192 = Waleczność 3: dwa darmowe przerzuty przy ataku na cel na twoim polu.
rule-DMD-193 = Waleczność 4: każdy cel na twoim polu otrzymuje wszystkie wyrzucone obrażenia.
rule-DMD-194 = Wiedza Tajemna 1: w każdym rzucie możesz policzyć 1 znak jako sukces.
rule-DMD-195 = Wiedza Tajemna 2 (zamiast): dowolnie wiele znaków.
rule-DMD-196 = Wiedza Tajemna 3: ulecz 1 stres za każdy znak policzony jako sukces.
rule-DMD-197 = Wiedza Tajemna 4: każdy znak możesz policzyć jako 2 sukcesy.
rule-DMD-198 = Wytrzymałość 1: jeden darmowy przerzut, gdy jesteś atakowany lub rzucasz za Ogień.
rule-DMD-199 = Wytrzymałość 2 (zamiast): gdy jesteś atakowany lub rzucasz za Ogień, możesz otrzymać o 1 obrażenie mniej i stracić o 1 poczytalność mniej.
rule-DMD-200 = Wytrzymałość 3 (zamiast): to samo wobec każdego źródła.
rule-DMD-201 = Wytrzymałość 4 (zamiast): o 2 obrażenia i 1 poczytalność mniej z każdego źródła.

## 35. Podsumowanie zasad

chapter-35 = Podsumowanie zasad
rule-DMD-202 = Strona z podsumowaniem powtarza przebieg tury, Przeszukiwanie i walkę, pięć kroków końca tury z Nieznanymi Potworami między efektami scenariusza a tasowaniem, kolejność przy progu i warunki końca; nic w niej nie przeczy powyższym zasadom.

## Przykłady

rule-EX-01 = Bieg z podążającymi wrogami i Ogniem: Kultysta idzie za Mikiem przez trzy pola, a z pola z 2 Ognia na planszę Mike'a trafiają 2 Ognia; 2 zostają na polu.
rule-EX-02 = Atak z Walecznością 2: cele są ogłoszone przed rzutem, przerzuty za stres i darmowe można mieszać, sukcesy dzieli się między cele, potem macki.
rule-EX-03 = Pojedynczy cel: wszystkie obrażenia trafiają w niego, nadmiar przepada.
rule-EX-04 = Odpoczynek: łącznie 3 punkty, na przykład 3 stresu albo 2 stresu i 1 obrażenie.
rule-EX-05 = Akcja scenariusza: za każdy sukces najbliższy Kultysta przesuwa się o 1 pole; „najbliższy” ustala się za każdym razem.
rule-EX-06 = Karta Mitów: kroki, których nie da się wykonać, się pomija; symbol liczy się dopiero na końcu tury.
rule-EX-07 = Karta dla wszystkich: gdy efekt wymienia wszystkich badaczy, dotyczy każdego.
rule-EX-08 = Przywołanie w każdej Bramie przy 2 Kultystach w rezerwie: aktywny gracz wybiera, która Brama zostanie pusta.
rule-EX-09 = Karta Odkryć Silny pacjent: kto nie może lub nie chce przyjąć 2 stresu, musi wziąć Obłęd.
rule-EX-10 = Obrona: darmowy przerzut i przerzut za stres mogą dotyczyć tej samej kości; po walce nie dobiera się karty Odkryć.
rule-EX-11 = Przesunięcie i przywołanie: 3 symbole, efekty Przedwiecznego i scenariusza, pierwsze czerwone pole, Stadium II, żeton Postępu, tasowanie stosu.
rule-EX-12 = Zmiana Stadium: 9 obrażeń i 5 nowych na Stadium o zdrowiu 12: Stadium pokonane, 2 obrażenia przepadają.
rule-EX-13 = Jednoczesny koniec: liczy się wygrana.
rule-EX-14 = Zasób Ognia: 8 i 12 razem to 20; Kultystów zostaje 10.
rule-EX-15 = Odległość z Ryglami: Kultysta za Ryglem jest najbliższy, bo Kultyści pomijają Rygle; dla potworów Rygle są ścianami.
rule-EX-16 = Klucz i odległość: sąsiedztwo dane Kluczem nie liczy się przy mierzeniu.
rule-EX-17 = Wymykanie się: 3 wymknięcia można wykorzystać naraz albo po jednym na krok.
rule-EX-18 = Zabieranie innych: decyzja zapada przy każdym kroku, jeden pasażer na krok.
rule-EX-19 = Brak drogi lub figurki: krok się pomija, rozpatruje się następny.
rule-EX-20 = Ponowne dobranie bez dobierania: efekt działa, dalszej karty się nie dobiera.
rule-EX-21 = Losowa lokacja Przedwiecznego: żeton opuszcza pulę, Stadium Finałowe korzysta z pozostałych 3.
rule-EX-22 = Remis najbliższych: wybiera aktywny gracz.
rule-EX-23 = Zatrzymanie na progu: z pozycji 3 trzy macki prowadzą tylko na 4, potem niepoczytalność i rozwój; następna utrata idzie dalej.
rule-EX-24 = Goście po przeszukiwaniu: w tej fazie nikt nie atakuje.
rule-EX-25 = Walka kończy się wcześniej: gdy pole stanie się Bezpieczne, nie ma ani dalszych ataków, ani przeszukiwania.
rule-EX-26 = Porwany do następnej walki: atakują wrogowie z nowego pola, pozostawieni już nie.
rule-EX-27 = Podzielony pakiet: obrażenie Towarzysza liczy się jako otrzymane przez właściciela, a poziom umiejętności przepada od razu.
rule-EX-28 = Śmierć przed sprawdzeniem: kroki 1, 2, 4 i 5 się pomija, stos symboli nadal się sprawdza.
rule-EX-29 = Zabrakło Ognia: żeton z planszy badacza zamienia się na żeton obrażeń; trzynasty Ogień na mapę się pomija.
rule-EX-30 = Jeden znak, jedno użycie: znaki policzone przez Stadium jako macki nie mogą być sukcesami.
rule-EX-31 = Przerwanie w akcji: przywołanie w kroku 4 tej tury, Stadium II działa już w kroku 5.
rule-EX-32 = Odciąganie: kto biegnie, zabiera ze sobą wszystkich wrogów; drugi badacz zostaje na Bezpiecznym polu.
