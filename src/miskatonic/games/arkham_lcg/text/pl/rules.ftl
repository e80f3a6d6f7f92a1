### Horror w Arkham: Gra karciana: zasady, po jednej wiadomości na zasadę, jako odpowiedź na pytanie „dlaczego?”.

## 1. Wstęp

chapter-1 = Wstęp
rule-AH-P-001 = Dokument z objaśnieniami i erratą uzupełnia Kompletną księgę zasad. Gdy mówią co innego, rozstrzyga dokument.
rule-AH-P-002 = Tekst z erraty zastępuje to, co wydrukowano na karcie, więc widzisz i rozpatrujesz już poprawioną wersję.
rule-AH-P-003 = Jeśli karta nie ma erraty, a jej wersje się różnią, rozstrzyga oryginalna karta angielska. Język stołu zmienia tylko to, co czytasz, nigdy działanie karty.

## 2. Errata instrukcji

chapter-2 = Errata instrukcji
rule-AH-E-001 = Akcją walki atakujesz dokładnie jednego wroga i musi on być w twojej lokalizacji.
rule-AH-E-002 = Dla osłabień gra kończy się w chwili eliminacji ich badacza: najpierw działają ich zdolności „kiedy gra się kończy”, potem te osłabienia są usuwane z gry. Dopiero później następują pozostałe kroki eliminacji.
rule-AH-E-003 = Koszt opłacasz wyczerpaniem lub poświęceniem tylko takich kart, które są w grze i które sam kontrolujesz, chyba że koszt wyraźnie wskazuje inny obszar. Cudzego atutu użyć do tego nie możesz.
rule-AH-E-004 = Osłabienie, które podczas scenariusza trafi do twojej talii, ręki lub obszaru zagrożenia, zostaje w twojej talii do końca kampanii, dopóki nie usunie go karta albo zakończenie.
rule-AH-E-005 = Na koniec scenariusza lokalizacja z punktami zwycięstwa trafia do puli zwycięstwa tylko wtedy, gdy jest w grze, jest odkryta i nie ma na niej żetonów wskazówek.
rule-AH-E-006 = Karta ze słowem kluczowym Trwała (dawniej Stała) nie opuszcza gry inaczej niż przez eliminację badacza, dlatego nie można jej wybrać do odrzucenia.
rule-AH-E-007 = Jeśli nowy atut nie mieści się w strefach danego typu, wybierasz i odrzucasz inny kontrolowany atut w tej samej chwili, w której nowy wchodzi do strefy. Samego nowego atutu odrzucić w ten sposób nie można.
rule-AH-E-008 = Zdolność możesz zainicjować tylko wtedy, gdy jej efekt może zmienić stan gry, a koszt da się opłacić w całości. Zmian wynikających z samego opłacenia kosztu nie bierze się pod uwagę.

## 3. Errata ksiąg kampanii

chapter-3 = Errata ksiąg kampanii
rule-AH-E-009 = W „Zgromadzeniu” każdy badacz otrzymuje 2 dodatkowe punkty doświadczenia, jeśli nie osiągnięto żadnego zakończenia albo osiągnięto zakończenie 1 lub 2; zakończenie 3 ich nie daje.
rule-AH-E-010 = „Zajęcia pozalekcyjne” przygotowuje się dokładnie z ośmiu zestawów spotkań: Zajęcia pozalekcyjne, Czarnoksięstwo, Otchłań, Niewolnicy Bishopa, Lelki kozodoje, Pradawne zło, Zamknięte drzwi i Agenci Yog-Sothotha.
rule-AH-E-011 = W scenariuszu „Kasyno zawsze wygrywa” na początku w grze są Salon, Sala gier karcianych i Bar w Clover Club oraz La Bella Luna, w której zaczynają wszyscy badacze.
rule-AH-E-012 = Jeśli „Krew na ołtarzu” skończy się bez zakończenia, a dr Henry Armitage nie został złożony w ofierze Yog-Sothothowi, w Dzienniku kampanii notuje się, że przetrwał dziedzictwo Dunwich.
rule-AH-E-013 = Każde zakończenie „Krwi na ołtarzu” daje każdemu badaczowi 2 dodatkowe punkty doświadczenia.
rule-AH-E-014 = Zakończenie 2 „Ech przeszłości” usuwa z worka chaosu żetony Kultysty, Tabliczki i Starszej Istoty, a potem dodaje do niego 2 żetony Starszej Istoty.
rule-AH-E-015 = Daniel ocalał, jeśli ktoś zrezygnował, kontrolując jego atut; został opętany, jeśli na koniec w grze był jako wróg; w każdym innym przypadku nie przeżył.
rule-AH-E-016 = We wprowadzeniu 8 „Czeluści Yoth” skreśla się zapis o odnalezieniu zaginionego reliktu i notuje, że relikt zaginął.
rule-AH-E-017 = Talia eksploracji w „Czeluściach Yoth” to odłożone na bok Schody Yoth potasowane z 4 z pozostałych jednostronnych lokalizacji.
rule-AH-E-018 = Jeśli obowiązuje ramka „Cicha podróż”, każdy badacz zaczyna „Poza granicami czasu” z 2 kartami mniej na początkowej ręce.
rule-AH-E-019 = Ramka „Rosnące obawy” dodaje do worka chaosu na resztę kampanii jeden żeton: −3 na poziomie łatwym, −4 na standardowym, −5 na trudnym, −7 na eksperckim.
rule-AH-E-020 = W „Godzinie duchów” badacze w kolejności graczy wykładają przed siebie po 1 losowej lokalizacji Nawiedzone przez wiedźmy lasy, aż będzie ich 5. Daje to 5 w grze 1-osobowej, 3 i 2 w 2-osobowej, 2, 2 i 1 w 3-osobowej oraz 2, 1, 1 i 1 w 4-osobowej, poczynając od głównego badacza.
rule-AH-E-021 = Jeśli w „Zapłacie za grzechy” nie osiągnięto żadnego zakończenia, ale przynajmniej 1 badacz zrezygnował, czyta się zakończenie 1.

## 4. Errata kart

chapter-4 = Errata kart
rule-AH-C-001 = Reakcja Agnes Baker wymaga, aby żeton przerażenia znalazł się na niej samej; przerażenie przypisane atutowi jej nie wywołuje.
rule-AH-C-002 = Specjalna .38 Rolanda, Torebka Daisy, Zbieg, Dziedzictwo z Hiperborei i Amulet Wendy nie mają żadnego poziomu, więc nie mieszczą się w opcjach typu „poziom 0–5”. Do talii trafiają tylko jako wymóg swojego badacza.
rule-AH-C-003 = Zdolność Automatycznej .45 to akcja Walki za 1 nabój: atak z +1 do walki i +1 obrażeniem, bez ataku towarzyszącego.
rule-AH-C-004 = Reakcja Lity Chantler dodaje 1 obrażenie do udanego ataku dowolnego badacza w twojej lokalizacji, ale tylko gdy celem jest Potwór.
rule-AH-C-005 = Na skrzydłach ciemności każe wykonać test zwinności o trudności 4; sukces oznacza, że nic się nie dzieje.
rule-AH-C-006 = Rex Murphy odkrywa dodatkową wskazówkę w reakcji na test zakończony podczas badania sukcesem o 2 lub więcej. Dzieje się to przed zwykłym wynikiem badania.
rule-AH-C-007 = Zoey otrzymuje 1 punkt traumy psychicznej, jeśli na koniec gry wróg z dołączoną kartą Ukarać niegodziwców jest nadal w grze; jej wcześniejsza eliminacja też się liczy.
rule-AH-C-008 = Bliźniacze .45 Jenny za 1 nabój dają akcję Walki z +2 do walki i +1 obrażeniem.
rule-AH-C-009 = Jenny otrzymuje 1 punkt traumy psychicznej, jeśli Poszukiwanie Izzie jest w grze w chwili, gdy gra się kończy.
rule-AH-C-010 = Reakcja dr. Henry'ego Armitage'a wymaga odrzucenia właśnie dobranej karty, a ta nie może być osłabieniem.
rule-AH-C-011 = Budynek administracyjny odrzuca wierzchnią kartę twojej talii tylko wtedy, gdy jesteś w nim na koniec swojej tury.
rule-AH-C-012 = Niespodziewany zamęt wtasowuje do talii spotkań resztę zestawu Ohydne wynaturzenia, odłożony na bok zestaw Paniczny strach i cały stos odrzuconych kart spotkań.
rule-AH-C-013 = Jeśli ukończono Zajęcia pozalekcyjne, Los dr. Morgana umieszcza odłożonego na bok Petera Clovera w Barze w Clover Club.
rule-AH-C-014 = Kierownik kasyna Clover Club ma cechy Humanoid, Przestępca i Elitarny, więc efekty omijające wrogów Elitarnych go nie dosięgną.
rule-AH-C-015 = Peter Clover, Zbir O'Bannionów i Gangster mają cechę Humanoid zamiast cechy Człowiek.
rule-AH-C-016 = Po nieudanym badaniu Spalonych ruin 1 leżący tam żeton wskazówki odwraca się na stronę zagłady.
rule-AH-C-017 = Gdy tajemnica z dołączoną kartą Porwany! postępuje, jedna losowa potencjalna ofiara trafia pod talię tajemnic.
rule-AH-C-018 = Szczęśliwych kości użyjesz po odkryciu każdego żetonu poza Automatyczną porażką. Jeśli nowy żeton okaże się Automatyczną porażką, Szczęśliwe kości są usuwane z gry i nic temu nie zapobiegnie.
rule-AH-C-019 = Dr William T. Maleson reaguje tylko na kartę spotkania dobraną z talii spotkań, a nie znalezioną lub pochodzącą z rewersu aktu.
rule-AH-C-020 = Obie zdolności Złotego zegarka kieszonkowego to reakcje: jedna na początek, druga na koniec fazy. W zwykłym oknie gracza użyć ich nie można.
rule-AH-C-021 = Yithian, poszukiwacz gwiazd, dostaje 1 żeton zagłady, gdy atakuje badacza, który ma na stosie kart odrzuconych więcej niż 10 kart.
rule-AH-C-022 = Korozja pozwala odrzucać atuty z cechą Przedmiot zarówno z obszaru gry, jak i z ręki.
rule-AH-C-023 = Dopóki ta tajemnica jest obecną tajemnicą, w fazie Mitów pomija się krok, w którym kładzie się na niej żeton zagłady. Inne źródła zagłady działają normalnie.
rule-AH-C-024 = Dopóki badasz Muzeum historyczne, nic nie może podnieść twojego intelektu, także symbole na przeznaczonych kartach.
rule-AH-C-025 = Separatki nie mają cechy Przytułek w Arkham, więc nadal trzeba płacić za wejście do nich, nawet gdy akt pomija teksty Przytułku.
rule-AH-C-026 = Z dołączonego Skrótu (poziom 2) może skorzystać każdy badacz w tej lokalizacji, nie tylko ten, kto go zagrał.
rule-AH-C-027 = Trzymaj się planu przeszukuje talię przed dobraniem początkowych kart i dołącza do 3 różnych wydarzeń z cechą Taktyka lub Zapasy; potem talię się tasuje.
rule-AH-C-028 = Zagięcie czasu cofa grę dokładnie do stanu sprzed akcji. Samo zagranie Zagięcia czasu i jego koszt pozostają w mocy.
rule-AH-C-029 = Hastur nie może zostać pokonany, dopóki żaden badacz nie „poznał sekretu”. Zachowuje jednak obrażenia i gdy sekret wyjdzie na jaw, zostaje pokonany natychmiast.
rule-AH-C-030 = Wymiar szaleństwa pozwala odrzucać karty zarówno z obszaru gry, jak i z ręki.
rule-AH-C-031 = Drugi przypadek z rewersu tego aktu zachodzi wtedy, gdy żaden badacz nie użył zdolności akcji Komnaty trucizny.
rule-AH-C-032 = Ojciec Mateo może raz na grę zareagować na Automatyczną porażkę odkrytą przez dowolnego badacza, gdziekolwiek ten jest.
rule-AH-C-033 = Polski podtytuł Pradawnego kamienia brzmi „Niezidentyfikowany”.
rule-AH-C-034 = Te wersje Pradawnego kamienia zdobędziesz tylko przez ulepszenie wersji Niezidentyfikowanej i tylko jeśli w Dzienniku kampanii zapisano, że kamień zbadano.
rule-AH-C-035 = Darmowa zdolność Yaotla odrzuca wierzchnią kartę twojej talii i działa raz na fazę.
rule-AH-C-036 = Henry Deveau zastępuje swoją wersję z cechą Gap, która zostaje usunięta z gry. Dołącza się do niego odłożonego na bok Alejandra Velę, a talia aktów postępuje do aktu 3c.
rule-AH-C-037 = Komnata bałwochwalstwa każe dobrać wierzchnią kartę talii spotkań, jeśli przy Furii Yiga jest co najmniej 5 kresek, a 2 karty, jeśli jest ich 10 lub więcej.
rule-AH-C-038 = Klucz uniwersalny dołączysz do swojej lokalizacji tylko wtedy, gdy leży w twoim obszarze gry.
rule-AH-C-039 = Wróg bez cechy Elitarny, który miałby zostać rozstawiony przy Barykadzie (poziom 3), trafia do połączonej lokalizacji. Jeśli żadna się nie nadaje, zostaje odrzucony.
rule-AH-C-040 = Zoey Samaras może mieć w talii do pięciu innych kart o poziomie 0 z dowolnych innych klas; szósta jest już niedozwolona.
rule-AH-C-041 = Rex Murphy może mieć w talii do pięciu innych kart o poziomie 0 z dowolnych innych klas, ale żadnej z cechą Los.
rule-AH-C-042 = Jenny Barnes może mieć w talii do pięciu innych kart o poziomie 0 z dowolnych innych klas.
rule-AH-C-043 = Jim Culver może mieć w talii do pięciu innych kart o poziomie 0 z dowolnych innych klas.
rule-AH-C-044 = Pete „Włóczęga” może mieć w talii do pięciu innych kart o poziomie 0 z dowolnych innych klas.
rule-AH-C-045 = Głębiej w las wtasowuje do talii spotkań 1 kopię Demonicznych fletni, a 2 pozostałe odkłada na stos odrzuconych kart spotkań.
rule-AH-C-046 = Nadprzyrodzoną inspirację zagrasz, gdy masz rozpatrzyć efekt karty Mistyka wywołany odkryciem Czaszki, Kultysty, Tabliczki, Starszej Istoty lub Automatycznej porażki.

## 5. Definicje ważnych terminów

chapter-5 = Definicje ważnych terminów
rule-AH-D-001 = Karty osobiste należą do talii jednego badacza, dokładnie w podanej liczbie kopii (1, jeśli jej nie podano). Żaden inny badacz nie może ich kontrolować.
rule-AH-D-002 = To, co każe się zanotować, trafia bez zmian do Notatek z kampanii, bo późniejszy tekst może sprawdzać dokładnie te słowa i liczby.
rule-AH-D-003 = To, co masz „zapamiętać”, dotyczy tylko ciebie i obowiązuje do końca tego scenariusza wraz z zakończeniem. W Dzienniku kampanii się tego nie zapisuje.

## 6. Rozgrywka

chapter-6 = Rozgrywka
rule-AH-R-1_1 = Atak towarzyszący wywołuje tylko to, na co wydajesz co najmniej jedną akcję. Darmowa zdolność z pogrubionym wyróżnikiem akcji go nie wywołuje.
rule-AH-R-1_2 = Możesz używać zdolności kart, które kontrolujesz, kart scenariusza w twojej lokalizacji (także w obszarach zagrożenia obecnych tam badaczy), obecnego aktu i tajemnicy oraz kart, które wyraźnie na to pozwalają.
rule-AH-R-1_3 = Na jeden warunek aktywacji każdy może zareagować i użycie jednej reakcji nie zamyka drogi innym. Gra toczy się dalej dopiero, gdy wszyscy spasują.
rule-AH-R-1_4 = Najpierw rozpatruje się efekty „kiedy”, potem samo zdarzenie, a na końcu efekty „po tym, jak”. Zdarzenie, które powstanie po drodze, rozpatruje się w całości, zanim gra wróci do poprzedniego.
rule-AH-R-1_5 = Gdy dozwolonych możliwości jest kilka, główny badacz wybiera dowolną z nich. Ponura zasada nie ma tu zastosowania, bo służy tylko pytaniom o zasady, na które nie ma odpowiedzi.
rule-AH-R-1_6 = Dodatkowy koszt opłacasz w chwili, gdy obciążony nim efekt miałby się rozpatrzyć; jeśli nie możesz, przepada tylko ta część. Nie płacisz go, gdy efekt narzuca zdolność Wymuszona lub obowiązkowe polecenie.
rule-AH-R-1_7 = W kroku 7 testu wszystkie wyniki, także „jeśli test zakończył się sukcesem”, rozpatruje się razem. Reakcje i zdolności Wymuszone zależne od wyniku działają wcześniej, w kroku 6.
rule-AH-R-1_8 = Nowa karta kosztuje co najmniej 1 punkt doświadczenia, nawet jeśli ma poziom 0. To minimum nie zmienia poziomu karty ani ceny jej późniejszego ulepszenia.
rule-AH-R-1_9 = Symbol Jokera pasuje do każdego symbolu umiejętności. Jeśli używasz go do zdolności karty, od razu mówisz, który symbol zastępuje.
rule-AH-R-1_10 = Pierwsza pasująca akcja zużywa akcję dodatkową; jeśli pasuje kilka, wybierasz którą. Tracisz najpierw akcje standardowe, a dodatkowe dopiero wtedy, gdy nic innego nie zostało.
rule-AH-R-1_11 = Przeniesiony do nowej kampanii badacz zachowuje talię, doświadczenie, traumy oraz zdobyte atuty fabularne i osłabienia. Reszta Dziennika kampanii znika, a worek chaosu wraca do stanu początkowego.
rule-AH-R-1_12 = Osłabienie z podtypem karty spotkania jest w talii i aż do rozpatrzenia kartą gracza. Kartą spotkania staje się, gdy się je rozpatruje i gdy jest w grze.
rule-AH-R-1_13 = Pojedynczej karty nie można wtasować do pustej talii. Karta, którą i tak by odrzucono, jest odrzucana, a każda inna zostaje tam, gdzie jest.
rule-AH-R-1_14 = Dołączoną kartę gracza kontroluje ten, kto kontroluje kartę gracza, do której ją dołączono. Dołączając do karty spotkania, zachowujesz kontrolę nad swoją kartą, ale nie zyskujesz jej nad kartą spotkania.
rule-AH-R-1_15 = Kategoria ze słowem „inne” obejmuje tylko karty nienależące do żadnej innej kategorii. Kategoria określona tekstem obejmuje każdą kartę z tym tekstem, nawet jeśli działa on pod warunkiem.
rule-AH-R-1_16 = Karta wieloklasowa należy do każdej ze swoich klas i wystarczy, że jedna z nich jest ci dostępna. Zajmuje ograniczone miejsce, jeśli jedna z klas jest ograniczona, chyba że opcja mówi o „innych” kartach.

## 7. Interpretacja zdolności kart

chapter-7 = Interpretacja zdolności kart
rule-AH-R-2_1 = „Ty” w Odkryciu to badacz, który dobrał kartę, w zdolności aktywowanej ten, kto jej używa, a gdy zdolność wskazuje cel, to ten cel. W pozostałych przypadkach chodzi o badacza, który kontroluje kartę, ma ją w obszarze zagrożenia albo właśnie wchodzi z nią w interakcję.
rule-AH-R-2_2 = Zdolności „na początku”, „na koniec” i „jeśli” działają po wszystkich „kiedy”, a przed wszystkimi „po tym, jak” dotyczącymi tego samego zdarzenia.
rule-AH-R-2_3 = Limit dotyczący obszaru gry ogranicza liczbę kopii o tym samym tytule, a kolejna kopia nie może tam wejść. Liczy się osobno dla każdego gracza, chyba że zaznaczono inaczej.
rule-AH-R-2_4 = Nie ma różnicy, czy to ty wchodzisz w zwarcie z wrogiem, czy wróg z tobą: to jedno i to samo zdarzenie.
rule-AH-R-2_5 = Jeśli rozpatrujesz kilka odkrytych żetonów chaosu, wszystko, co mówi o „odkrytym żetonie”, dotyczy każdego z nich. Efekt czekający na określony żeton działa jednak tylko raz.
rule-AH-R-2_6 = Zestaw zastępujący początkową rękę sam staje się początkową ręką. Jeśli „zatrzymujesz” go z większej puli, efekt zmieniający liczbę kart zmienia obie liczby.
rule-AH-R-2_7 = Przejęcie kontroli nad kartą odłożoną na bok umieszcza ją w grze, w twoim obszarze gry.
rule-AH-R-2_8 = „Twoje żetony zasobów” to tylko te w twojej puli. Żetony leżące na kartach się nie liczą.

## 8. Najczęściej zadawane pytania

chapter-8 = Najczęściej zadawane pytania
rule-AH-Q-001 = Lokalizację bez wskazówek wolno badać. Nic tam nie odkryjesz, ale badanie może się udać i wywołać inne zdolności, na przykład Włamanie lub Zbieractwo.
rule-AH-Q-002 = Żetony wskazówek na Zacieraniu śladów nie leżą w twojej lokalizacji, więc Roland nie może ich odkryć swoją reakcją.
rule-AH-Q-003 = „W lokalizacji” i „na lokalizacji” znaczą to samo.
rule-AH-Q-004 = Wydarzenie lub atut z wyróżnikiem Walka to akcja walki, dlatego nie wywołuje ataku towarzyszącego.
rule-AH-Q-005 = Opłacenie kosztu zdolności lub wydarzenia wystarcza, by wykonać podany na nich typ akcji; drugiej akcji nie wydajesz.
rule-AH-Q-006 = Dwóch egzemplarzy Automatycznej .45 nie połączysz w jednym ataku, bo każda ich zdolność jest osobną akcją.
rule-AH-Q-007 = Darmowej zdolności bez wydrukowanego limitu możesz użyć w jednym teście tyle razy, ile zdołasz opłacić.
rule-AH-Q-008 = Wskazówki i karty leżące na nieodkrytej lokalizacji zostają po jej odkryciu, a jej wartość wskazówek dodaje się do nich.
rule-AH-Q-009 = „Wylecz X” bez wskazania celu leczy tylko twojego badacza, nigdy atuty ani innych badaczy.
rule-AH-Q-010 = Z efektu karty umiejętności korzysta ten, kto ją przeznaczył. Jeśli jednak zmienia ona lub powiększa wynik samego testu, korzysta badacz wykonujący test.
rule-AH-Q-011 = Efekt karty może pozwolić wymknąć się także wrogowi, który nie jest z tobą w zwarciu, na przykład Bezpański kot lub Odwrócenie uwagi.
rule-AH-Q-012 = Przerażenie za symbol przy Uśmierceniu otrzymujesz od razu w kroku 3. Reakcje na nie, jak zdolność Agnes, rozpatruje się, zanim atak potoczy się dalej.
rule-AH-Q-013 = Automatyczna porażka kończy test porażką nawet wtedy, gdy jego trudność wynosi 0.
rule-AH-Q-014 = Losowe podstawowe osłabienia pochodzą zawsze z tej samej puli: po jednym egzemplarzu każdego posiadanego produktu, bez osłabień już zabranych.
rule-AH-Q-015 = Podwajam stawkę podwaja tylko efekty kroku 7. Reakcje z kroku 6, jak zdolność dr. Milana Christophera, działają raz.
rule-AH-Q-016 = Groza z otchłani odrzuca także osłabienia wybranego typu, bo wybierasz kategorię kart, a nie pojedynczą kartę.
rule-AH-Q-017 = Karty spotkania z rewersu aktu lub tajemnicy nikt nie dobiera, więc nie można jej anulować Ochronnym kręgiem (poziom 5). Reguły dobierania służą tylko temu, by weszła do gry i rozpatrzyła Odkrycie.
rule-AH-Q-018 = Jeśli twoja tura skończy się w trakcie zdolności, jej resztę i tak rozpatrujesz. Efekty „do końca twojej tury” kończą się jednak od razu.
rule-AH-Q-019 = Test z karty Zaklęcia to każda jej zdolność, która sama wywołuje test: przez „wykonaj test” albo przez wyróżnik Walka, Wymykanie lub Badanie.
rule-AH-Q-020 = Lokalizacja bez dostępnej drogi może być najbliższa lub najdalsza tylko wtedy, gdy nie ma żadnej dozwolonej lokalizacji z drogą.
rule-AH-Q-021 = Wróg bez drogi do ciebie jest „najbliższy”, jeśli żaden inny nie jest bliżej. Efekt każący mu iść w twoją stronę wtedy go nie poruszy.
rule-AH-Q-022 = Zagięcie czasu przywraca znane ułożenie kart, a kartę znalezioną przeszukaniem wtasowuje z powrotem do talii. Nieznanej kolejności odtwarzać nie trzeba, ale jeśli poza tym dokładny powrót jest niemożliwy, efekt nie działa.
rule-AH-Q-023 = Gdy test ma zakończyć się zarazem automatycznym sukcesem i automatyczną porażką, kończy się porażką.
rule-AH-Q-024 = Kupionej karty Trwałej nie usuniesz z talii: nie wlicza się do jej wielkości, więc nie da się jej wymienić. Wyjątkiem jest tylko efekt, który na to pozwala.
rule-AH-Q-025 = „Wróg będący w zwarciu” to wróg w zwarciu z tobą, chyba że karta mówi wyraźnie co innego.
rule-AH-Q-026 = Słowo „dodatkowy” łączy oba leczenia Odwagi w płynie w jeden efekt, więc Carolyn Fern reaguje na nie raz.
rule-AH-Q-027 = Kilka efektów zastępujących odkrycie żetonu możesz połączyć, jak Olive McBride i Groteskową statuetkę, ale ich kolejność i sposób użycia podajesz, zanim sięgniesz do worka. Wszystkie żetony odkrywa się wtedy jednocześnie, a trójka Olive liczy się dla statuetki jako jeden.
rule-AH-Q-028 = Mroczny pakt i Zgubiony po zastąpieniu wracają do kolekcji, ale nie do puli podstawowych osłabień, więc nie wylosujecie ich ponownie.
rule-AH-Q-029 = Reakcja Ursuli pozwala wykonać dowolną akcję badania, także tę z atutu lub wydarzenia.
rule-AH-Q-030 = „Wykonaj akcję” znaczy, że zyskujesz akcję i zaraz ją wydajesz, więc wywołuje ona ataki towarzyszące. Zdolność, która sama wykonuje efekt akcji, ich nie wywołuje.
rule-AH-Q-031 = „Ja się tym zajmę!” i „Ty się tym zajmij!” nie działają na osłabienia, bo w chwili dobrania są one jeszcze kartami gracza.
rule-AH-Q-032 = Wróg wyczerpuje się tylko po ataku w kroku 3.3 fazy wrogów. Atak towarzyszący, atak wroga Mściwego i każdy inny go nie wyczerpują, chyba że zaznaczono inaczej.
rule-AH-Q-033 = „Twoje karty” to te, które kontrolujesz, a nie te, które tylko do ciebie należą.
rule-AH-Q-034 = Buty do biegania wskazują jedynie moment przed wejściem wrogów w zwarcie. Działają także wtedy, gdy w nowej lokalizacji nie ma żadnego wroga.
rule-AH-Q-035 = Potencjalne ofiary i karty pod talią tajemnic są w grze, ale nikt ich nie kontroluje i nic na nie nie wpływa. Porwany unikatowy sprzymierzeniec blokuje więc zagranie jego kopii.
rule-AH-Q-036 = Jeśli wymagana karta została na stałe stracona, wymóg jej posiadania znika. Pete może grać bez Diuka albo zostać zastąpiony nowym badaczem z 0 punktami doświadczenia.
rule-AH-Q-037 = Polecenie, której wersji aktu 2 użyć, jest poprawne, a zdolności Pertraktacje na wrogu Danielu Chesterfieldzie nigdy nie da się użyć.
rule-AH-Q-038 = Jeśli w talii eksploracji nie ma podstępu ani odpowiedniej lokalizacji, eksploracja po prostu się kończy, ani udana, ani nieudana. Dobrane lokalizacje wtasowuje się z powrotem, a akcja przepada.
rule-AH-Q-039 = Gdy scenariusz rozgrywa się ponownie, efekty dotyczące „następnego” i „tego” scenariusza obowiązują przy każdej próbie.
rule-AH-Q-040 = „Następny scenariusz” to kolejny scenariusz kampanii, nigdy historia poboczna. Scenariusze V-A i V-B liczą się jako dwa.
rule-AH-Q-041 = Obol Charona działa tylko przy przyznawaniu punktów doświadczenia: nie działa więc, gdy scenariusz trzeba powtórzyć, ale działa między V-A i V-B.
rule-AH-Q-042 = Odwrócona na stronę Widmową lub z powrotem lokalizacja nie opuszcza gry, więc żetony, dołączone karty, wrogowie, badacze i atuty na niej zostają.

## 9. Lista tabu

chapter-9 = Lista tabu
rule-AH-T-001 = Listę tabu stosuje się tylko w całości albo wcale; pojedynczych pozycji wybierać nie można.
rule-AH-T-002 = Karty Ograniczone kosztują o tyle punktów doświadczenia więcej, ile mają kropek, także przy ulepszaniu, a ich poziom się nie zmienia. Zmienione mają inny tekst, a Zakazanych nie wolno mieć w talii.
rule-AH-T-003 = Na Liście tabu Maczeta kosztuje 2 punkty doświadczenia więcej, choć ma nadal poziom 0, więc w nowej talii bez doświadczenia jej nie ma.
rule-AH-T-004 = Na Liście tabu Nieuchwytność kosztuje 2 punkty doświadczenia więcej, choć ma nadal poziom 0.
rule-AH-T-005 = Na Liście tabu Nóż sprężynowy (poziom 2) kosztuje o 1 punkt doświadczenia więcej.
rule-AH-T-006 = Na Liście tabu Wyższe wykształcenie kosztuje o 4 punkty doświadczenia więcej, razem 7.
rule-AH-T-007 = Na Liście tabu Cwaniactwo kosztuje o 5 punktów doświadczenia więcej, razem 8.
rule-AH-T-008 = Na Liście tabu Narwaniec kosztuje o 2 punkty doświadczenia więcej, razem 5.
rule-AH-T-009 = Z Listą tabu reakcja dr. Milana Christophera wymaga też wyczerpania go, więc zwykle działa raz na rundę.
rule-AH-T-010 = Z Listą tabu reakcja Rexa Murphy'ego ma limit raz na rundę.
rule-AH-T-011 = Z Listą tabu w puli zwycięstwa mogą być najwyżej 2 kopie Nadmiernej ciekawości. Następna działa, ale zostaje odrzucona.
rule-AH-T-012 = Z Listą tabu do jednego testu można przeznaczyć najwyżej 1 Lotny umysł, licząc wszystkich graczy.
rule-AH-T-013 = Z Listą tabu Asa w rękawie można zagrać najwyżej raz na rundę, licząc kopie wszystkich graczy.
rule-AH-T-014 = Z Listą tabu Zręczna sztuczka wykłada tylko atut z cechą Przedmiot, który zajmuje mniej niż 2 strefy ręki.
rule-AH-T-015 = Z Listą tabu Klucz Ys ma słowo kluczowe Wyjątkowa: kosztuje 10 punktów doświadczenia i w talii może być tylko jeden.
rule-AH-T-016 = Obecnie żadna karta nie jest Zakazana.

## 10. Rozstawianie wroga

chapter-10 = Rozstawianie wroga
rule-AH-S-001 = Jeśli wroga nikt nie dobrał, jego lokalizację wskazuje efekt rozstawienia. Potem wchodzi on tam w zwarcie według zwykłych zasad, chyba że jest Powściągliwy.
rule-AH-S-002 = Dobrany wróg z poleceniem Rozstawienie pojawia się we wskazanej lokalizacji i tam wchodzi w zwarcie według zwykłych zasad, chyba że jest Powściągliwy.
rule-AH-S-003 = Dobrany wróg bez polecenia Rozstawienie pojawia się w zwarciu z tym, kto go dobrał, chyba że jest Powściągliwy.
rule-AH-S-004 = Polowanie nie decyduje o miejscu rozstawienia. Liczy się dopiero wtedy, gdy wróg rozstawiony poza zwarciem zastaje w lokalizacji kilku badaczy.
rule-AH-S-005 = Symbol przy karcie mówi, z jakiego produktu ona pochodzi: Zestaw podstawowy, Powrót Nocy fanatyka, Dziedzictwo Dunwich, Powrót Dziedzictwa Dunwich, Szlak do Carcosy, Zapomniana era lub Przerwany krąg.
rule-AH-S-006 = Oprócz liczb na żetonach chaosu jest sześć symboli: Znak Starszych Bogów, Automatyczna porażka, Starsza Istota, Kultysta, Czaszka i Tabliczka.

## 11. Podstawy

chapter-11 = Podstawy
rule-AH-B-001 = Tekst karty jest ważniejszy od Kompletnej księgi zasad, a ta od Zasad wprowadzających. Dokument z objaśnieniami jest ważniejszy od obu instrukcji.
rule-AH-B-002 = Ponura zasada działa tylko wtedy, gdy na pytanie o zasady lub kolejność nie ma odpowiedzi: wtedy dzieje się to, co dla badaczy najgorsze. Przy tym stole każdy taki przypadek jest z góry rozstrzygnięty, a wyborów ona nigdy nie dotyczy.
rule-AH-B-003 = „Nie może” jest bezwzględne i żadna zdolność tego nie przełamie.
rule-AH-B-004 = „Możesz” daje wybór wskazanemu graczowi, a jeśli nikogo nie wskazano, temu, kto kontroluje kartę. „Musisz wybrać” oznacza wybór możliwości, która zmieni stan gry; bez „musisz” wolno wybrać dowolną.
rule-AH-B-005 = Zainicjowany efekt rozpatruje się tak dalece, jak to możliwe, chyba że mówi on „możesz”.
rule-AH-B-006 = To, co następuje po słowie „następnie”, dzieje się tylko wtedy, gdy poprzednia część rozpatrzyła się w całości. Wyprzedza też inne skutki tej pierwszej części.
rule-AH-B-007 = „Zamiast tego” zastępuje zdarzenie, a z kilku sprzecznych zastąpień liczy się ostatnie. Zdolności „kiedy miałby” działają wcześniej niż inne, a po zastąpieniu nic już nie odwołuje się do pierwotnego zdarzenia.
rule-AH-B-008 = Warunek mówiący o czymś w liczbie pojedynczej spełnia jeden egzemplarz lub więcej. Określenie stojące przed wyliczeniem dotyczy każdej jego pozycji.
rule-AH-B-009 = Karta wymieniająca własny tytuł mówi tylko o sobie, a nie o swoich kopiach. Kopia to karta o tym samym tytule, niezależnie od poziomu, podtytułu i typu.
rule-AH-B-010 = Nieokreślone X wynosi 0. W koszcie X ustala się najpierw, a późniejsze modyfikatory zmieniają zapłatę, nie samo X.
rule-AH-B-011 = Wartość podstawowa to wartość wydrukowana, już przemnożona przez liczbę badaczy, jeśli tak zaznaczono. To, co karta zyskała, nigdy nie jest wydrukowane.
rule-AH-B-012 = Wartość liczy się od podstawy przy każdej zmianie: najpierw dodawanie i odejmowanie, potem podwajanie i dzielenie, na końcu zaokrąglenie w górę. Wynik ujemny działa jak 0, ale w obliczeniach pozostaje ujemny.
rule-AH-B-013 = „Na badacza” mnoży przez liczbę badaczy, którzy zaczęli scenariusz, także już wyeliminowanych, i to przed innymi modyfikatorami.
rule-AH-B-014 = Kolejność graczy zaczyna się od głównego badacza i biegnie zgodnie z ruchem wskazówek zegara. Przy efektach równoczesnych wszyscy najpierw wybierają w tej kolejności, a o kolejności równoczesnych zdolności Wymuszonych decyduje główny badacz.
rule-AH-B-015 = Główny badacz jest wybierany na początku (bez zgody losowo) i rozstrzyga wszystkie nieprzypisane nikomu wybory. Gdy zostanie wyeliminowany, pozostali wybierają nowego.
rule-AH-B-016 = Ukryte są kolejność i zawartość talii oraz cudze ręce. Jawne są stosy kart odrzuconych, karty w grze, żetony, zawartość worka chaosu i pula zwycięstwa.
rule-AH-B-017 = Przy całym stole może być w grze tylko jedna karta unikatowa o danym tytule. Gdy wchodzi taka karta spotkania, karta gracza o tym tytule zostaje jednocześnie odrzucona.
rule-AH-B-018 = W grze są karty kontrolowane w obszarach gry, obecny akt i tajemnica, wyłożone lokalizacje oraz karty spotkań w lokalizacjach i obszarach zagrożenia, wraz z żetonami. Ręce, talie, stosy kart odrzuconych, pula zwycięstwa i karty odłożone na bok są poza grą.
rule-AH-B-019 = Właścicielem karty jest ten, w czyjej talii zaczęła grę, a kart spotkań talia spotkań. Karta wchodzi do gry pod kontrolą właściciela, a opuszczając ją, trafia do jego obszaru.
rule-AH-B-020 = Żetonów nigdy nie zabraknie.
rule-AH-B-021 = „Gra” to jeden scenariusz, więc „raz na grę” znaczy raz na scenariusz.

## 12. Przygotowanie scenariusza

chapter-12 = Przygotowanie scenariusza
rule-AH-B-022 = Przygotowanie ma stałą kolejność: badacze (każdy inny), traumy, główny badacz, tasowanie talii, pula żetonów, worek chaosu, po 5 żetonów zasobów, początkowe ręce, wprowadzenie, przygotowanie scenariusza, talie tajemnic i aktów, karta pomocy scenariusza.
rule-AH-B-023 = Zaczynasz z 5 kartami, a dobrane osłabienia odkładasz nierozpatrzone i zastępujesz. Raz możesz wymienić dowolne karty, ale wskazujesz je wszystkie, zanim zobaczysz nowe; odłożone karty wtasowuje się potem do talii.
rule-AH-B-024 = Podczas przygotowania nie ma okien gracza, więc zdolności graczy działają tylko przy swoim warunku. Zdolności Wymuszone kart spotkań i Mroczna fala działają normalnie.
rule-AH-B-025 = Lokalizacja, w której zaczyna badacz, jest od razu odkryta i ma swoje żetony wskazówek.
rule-AH-B-026 = Karty Trwałe i karty, które tak mówią, zaczynają grę już w grze.
rule-AH-B-027 = Karta odłożona na bok na nic nie wpływa i nic na nią nie wpływa, dopóki jakiś tekst jej nie przywoła.
rule-AH-B-028 = W pierwszej rundzie nie ma fazy Mitów.

## 13. Przebieg rundy

chapter-13 = Przebieg rundy
rule-AH-B-029 = Runda ma cztery fazy: Mitów, badaczy, wrogów i utrzymania. Potem zaczyna się następna runda.
rule-AH-B-030 = Runda zaczyna się razem z fazą Mitów; w pierwszej rundzie fazę tę się pomija.
rule-AH-B-031 = W fazie Mitów kładzie się na obecnej tajemnicy 1 żeton zagłady.
rule-AH-B-032 = W kroku 1.3 porównuje się całą zagładę w grze z progiem i jeśli go osiągnięto, tajemnica postępuje. W innej chwili postąpi tylko wtedy, gdy jakiś efekt wyraźnie na to pozwala.
rule-AH-B-033 = W kolejności graczy każdy badacz dobiera 1 kartę spotkania i rozpatruje ją w całości: Zagrożenie, Odkrycie, potem rozstawienie wroga albo odrzucenie podstępu, a na końcu Mroczna fala.
rule-AH-B-034 = Po dobraniu kart spotkań jest okno gracza, a potem faza Mitów się kończy.
rule-AH-B-035 = Faza badaczy zaczyna się oknem gracza.
rule-AH-B-036 = Badacze sami decydują, kto rozgrywa następną turę, a każdy ma w rundzie jedną. Po jej rozpoczęciu jest okno gracza.
rule-AH-B-037 = Po każdej akcji, także ostatniej, jest jeszcze w tej turze okno gracza. Jeśli nie wykonasz kolejnej akcji, tura się kończy i okna już nie ma.
rule-AH-B-038 = Gdy wszyscy rozegrali swoje tury, faza badaczy kończy się od razu, bez kolejnego okna gracza.
rule-AH-B-039 = Na początku fazy wrogów poruszają się wrogowie ze słowem kluczowym Łowca, a potem jest okno gracza.
rule-AH-B-040 = W kolejności graczy każdy badacz rozpatruje ataki swoich przygotowanych wrogów w zwarciu, w wybranej przez siebie kolejności. Wróg, który dotarł w kroku 3.2, atakuje już w kroku 3.3.
rule-AH-B-041 = W fazie utrzymania odnawiają się akcje, wszystkie wyczerpane karty zostają przygotowane, każdy dobiera 1 kartę i dostaje 1 żeton zasobu. Potem każdy, kto ma więcej niż 8 kart, odrzuca nadmiar i runda się kończy.
rule-AH-B-042 = Efekt „do końca” wygasa dokładnie w tej chwili, zanim zadziałają zdolności „na koniec”. Efekt trwający do końca jakiegoś okresu może powstać tylko w jego trakcie.
rule-AH-B-043 = Okna gracza są w stałych miejscach rundy i testu: po kartach spotkań, na początku fazy badaczy, po rozpoczęciu tury i po każdej akcji, przed atakami każdego badacza i po nich, na początku utrzymania oraz po krokach 1 i 2 testu. Okno, w którym nikt nie ma czego użyć, mija bez pytania.
rule-AH-B-044 = „Podczas twojej tury” trwa od jej rozpoczęcia w kroku 2.2 do jej zakończenia w kroku 2.2.2.
rule-AH-B-045 = Osłabienia nie wybierzesz do odrzucenia przy limicie ręki. Jeśli nie zostało nic innego, zatrzymujesz karty ponad limit.

## 14. Akcje

chapter-14 = Akcje
rule-AH-B-046 = W turze masz trzy akcje. Możesz je powtarzać i skończyć turę wcześniej, ale niewykorzystane przepadają.
rule-AH-B-047 = Akcje to: badanie, ruch, dobranie karty, żeton zasobu, zagranie karty, aktywowanie zdolności, walka, wejście w zwarcie i wymykanie się. Pertraktacje i rezygnacja to rodzaje aktywowania.
rule-AH-B-048 = Najpierw opłacasz wszystkie koszty, potem następują ataki towarzyszące, a dopiero na końcu efekt akcji.
rule-AH-B-049 = Badanie to test intelektu przeciw zasłonie twojej lokalizacji, a sukces odkrywa 1 znajdującą się w niej wskazówkę.
rule-AH-B-050 = Ruchem przechodzisz do lokalizacji połączonej z obecną. Wrogowie w zwarciu idą za tobą, oprócz Masywnych i tych, którym coś przeszkadza: ci uwalniają się ze zwarcia.
rule-AH-B-051 = Akcją dobrania bierzesz 1 kartę ze swojej talii.
rule-AH-B-052 = Akcją zasobów dostajesz 1 żeton zasobu.
rule-AH-B-053 = Akcją zagrania opłacasz koszt atutu lub wydarzenia z ręki, które nie jest Szybkie. Atut wchodzi do twojego obszaru gry, a wydarzenie rozpatruje się i odrzuca.
rule-AH-B-054 = Aktywujesz zdolność oznaczoną symbolami akcji z karty, której wolno ci użyć. Ile symboli, tyle akcji wydajesz naraz.
rule-AH-B-055 = Walka to test walki przeciw wartości walki wroga w twojej lokalizacji, a sukces zadaje 1 obrażenie i premie. Porażka wobec wroga w zwarciu z dokładnie jednym innym badaczem zadaje te obrażenia temu badaczowi; Masywnych to nie dotyczy, a Powściągliwego poza zwarciem nie można atakować.
rule-AH-B-056 = Możesz wejść w zwarcie z każdym wrogiem w twojej lokalizacji, z którym jeszcze w nim nie jesteś, także wyczerpanym, Powściągliwym lub związanym z kimś innym. Tamtego badacza wróg wtedy opuszcza.
rule-AH-B-057 = Wymykanie się to test zwinności przeciw wartości wymykania wroga, który jest z tobą w zwarciu. Po sukcesie wróg jest wyczerpany, poza zwarciem i zostaje w lokalizacji.
rule-AH-B-058 = Pogrubiony wyróżnik sprawia, że zdolność jest akcją tego typu, zmienioną zgodnie z jej tekstem. Liczy się tak również dla ataków towarzyszących i efektów dotyczących tych akcji.
rule-AH-B-059 = Pertraktacje i rezygnacja nigdy nie wywołują ataków towarzyszących. Kto rezygnuje, zostaje wyeliminowany, ale nie pokonany.
rule-AH-B-060 = Utracone akcje zmniejszają liczbę akcji w tej turze, a poza turą w następnej. Najpierw tracisz akcje standardowe.
rule-AH-B-061 = Efekty podnoszące koszt akcji działają w chwili jej rozpoczęcia i sumują się. Jeśli nie stać cię na całość, akcja jest niedostępna.
rule-AH-B-062 = Gdy wykonujesz akcję inną niż walka, wymykanie, pertraktacje lub rezygnacja, każdy przygotowany wróg w zwarciu z tobą atakuje raz, po kosztach i przed efektem, w wybranej przez ciebie kolejności. Nie wyczerpuje się przez to, a akcja trwa dalej, o ile nie zostaniesz wyeliminowany.
rule-AH-B-063 = Karty Szybkie oraz zdolności darmowe i reakcje nie wywołują ataków towarzyszących. Niektóre akcje też mają to zapisane na karcie.
rule-AH-B-064 = Podczas ataków towarzyszących zagrywana karta jest jeszcze na ręce. Jeśli atak ją odrzuci, nic nie zagrywasz, a wydana akcja i zasoby przepadają.

## 15. Testy umiejętności

chapter-15 = Testy umiejętności
rule-AH-B-065 = Krok 1: ustala się umiejętność i trudność, czyli wartość walki, wymykania, zasłonę albo liczbę w nawiasie. Test się zaczyna i jest okno gracza.
rule-AH-B-066 = Krok 2: wykonujący test przeznacza dowolnie wiele kart z pasującym symbolem, a każdy inny badacz w tej lokalizacji najwyżej jedną. Każdy pasujący symbol daje +1, bez opłat, a limity kart liczą się dla wszystkich graczy razem.
rule-AH-B-067 = Krok 3: odkrywa się 1 losowy żeton chaosu. Teraz działają efekty „kiedy miałbyś odkryć” i „kiedy odkryjesz” oraz dopiski zdolności o symbolach.
rule-AH-B-068 = Krok 4: rozpatruje się symbol żetonu według karty pomocy scenariusza, a Znak Starszych Bogów według karty badacza, który wykonuje test.
rule-AH-B-069 = Krok 5: wartość umiejętności to wartość podstawowa, przeznaczone symbole, żetony i wszystkie działające teraz modyfikatory, nie mniej niż 0.
rule-AH-B-070 = Krok 6: wartość równa trudności lub wyższa to sukces, niższa to porażka. Przed rozstrzygnięciem działają efekty „kiedy miałbyś ponieść porażkę”, a po nim reakcje na sukces lub porażkę.
rule-AH-B-071 = Krok 7: wyniki testu stosuje się razem, a jeśli kolejność ma znaczenie, wybiera ją wykonujący test. Mściwy, Czujny i Nawiedzona działają po wszystkich wynikach nieudanego testu.
rule-AH-B-072 = Krok 8: test się kończy, przeznaczone karty są odrzucane, żetony wracają do worka, a efekty „do tego testu” mijają.
rule-AH-B-073 = Przy automatycznej porażce twoja wartość liczy się jako 0 i test się nie udaje; przy automatycznym sukcesie trudność liczy się jako 0. Gdy zbiegną się oba, jest porażka.
rule-AH-B-074 = Automatyczny wynik działa dopiero w kroku 6 i żadnego kroku się nie pomija. Wyjątkiem jest karta, która każe nie odkrywać żetonów.
rule-AH-B-075 = „Za każdy punkt” liczy różnicę między wartością a trudnością. Jeśli da się to rozpatrzyć naraz, jest to jeden efekt, a jeśli każdy punkt wymaga wyboru, efekt się powtarza.
rule-AH-B-076 = Zastąpienie umiejętności zmienia rodzaj testu, pasujące symbole i działające premie. Tekst lokalizacji, który nazywa umiejętność badania, jest ważniejszy od zdolności użytej do badania.
rule-AH-B-077 = Premia do „wartości umiejętności” działa w każdym teście, a premia do konkretnej umiejętności tylko wtedy, gdy to ją się testuje.
rule-AH-B-078 = Jeśli badacz zostanie wyeliminowany podczas własnego testu, test kończy się bez wyniku. Przeznaczone karty są odrzucane, a żetony wracają do worka.
rule-AH-B-079 = Test, który wypada w trakcie innego testu, czeka, aż skończą się tamten test i jego akcja.

## 16. Worek chaosu

chapter-16 = Worek chaosu
rule-AH-B-080 = Żetony odkryte w teście wracają do worka dopiero w kroku 8, więc kolejne odkrycia w tym teście są bez zwracania.
rule-AH-B-081 = Żeton z liczbą zmienia o nią wartość twojej umiejętności.
rule-AH-B-082 = Działanie symboli podaje strona karty pomocy scenariusza odpowiednia dla poziomu trudności: łatwego i standardowego albo trudnego i eksperckiego.
rule-AH-B-083 = „Odkryj nowy żeton” oznacza dodatkowy żeton: modyfikatory i efekty obu się łączą.
rule-AH-B-084 = Żeton anulowany lub zignorowany liczy się tak, jakby go nie odkryto. Anulowany wraca do worka przed kolejnym losowaniem, chyba że karta mówi inaczej.
rule-AH-B-085 = Żeton odkryty poza testem robi tylko to, co każe karta, która kazała go odkryć, a potem wraca do worka.
rule-AH-B-086 = Pieczęć to dodatkowy koszt wejścia do gry: wskazany żeton przechodzi z worka na kartę, a jeśli go nie ma, karta nie wejdzie. Zapieczętowany żeton wraca do worka, gdy karta opuści grę lub go uwolni.
rule-AH-B-087 = Zawartość worka zależy od kampanii i poziomu trudności, a zmiany z zakończeń zostają na dalsze scenariusze.

## 17. Zdolności

chapter-17 = Zdolności
rule-AH-B-088 = Zdolność działa tylko wtedy, gdy jej karta jest w grze, i tylko na karty w grze, chyba że mówi inaczej. Każda kopia działa osobno.
rule-AH-B-089 = Zdolność stała działa cały czas i nie trzeba jej inicjować. Warunki „dopóki” i „podczas” sprawdza się na bieżąco.
rule-AH-B-090 = Zdolność Wymuszona działa sama za każdym razem, gdy jej moment nadejdzie i może coś zmienić. Wyprzedza reakcje na ten sam moment.
rule-AH-B-091 = Odkrycie rozpatruje się zaraz po dobraniu karty spotkania lub osłabienia, zanim karta wejdzie do gry albo zostanie odrzucona.
rule-AH-B-092 = Zdolności darmowej możesz użyć w każdym oknie gracza dowolną liczbę razy, chyba że ma limit.
rule-AH-B-093 = Reakcji możesz użyć przy jej warunku aktywacji, raz na każde jego wystąpienie.
rule-AH-B-094 = Zdolności z symbolem akcji użyjesz tylko we własnej turze, akcją aktywowania.
rule-AH-B-095 = W jednym momencie kolejność jest taka: „miałby”, „kiedy”, samo zdarzenie wraz z „na koniec” i „jeśli”, a potem „po tym, jak”; zdolności Wymuszone zawsze przed reakcjami. To, co anuluje zdarzenie, wyprzedza jednak jego zdolności Wymuszone.
rule-AH-B-096 = „Kiedy dobierasz” wypada między dobraniem a Odkryciem. „Po tym, jak dobierzesz” wypada po wszystkim, także po rozstawieniu wroga.
rule-AH-B-097 = Słowo kluczowe to zdolność i działa obowiązkowo, chyba że mówi „może”. To samo słowo z kilku źródeł liczy się raz.
rule-AH-B-098 = Zyskany tekst, cechy i słowa kluczowe działają, ale nie są wydrukowane. Wymazanie pola tekstowego usuwa to, co wydrukowano, a nie to, co karta zyskała.
rule-AH-B-099 = Efekt opóźniony działa w swoim momencie jak zdolność Wymuszona, na to, co wtedy spełnia warunki.
rule-AH-B-100 = Efekt trwały działa dalej, choć jego źródło opuści grę. Obejmuje karty obecne w chwili powstania, a nie te, które przybyły później, i kończy się dla karty, która opuszcza grę.
rule-AH-B-101 = „Wybierz” wymaga dozwolonego celu, który efekt może zmienić; bez niego zdolności nie zainicjujesz. Wybranie zera przy „dowolnej liczbie” niczego nie rozpatruje.
rule-AH-B-102 = Karta odporna nie podlega danym efektom i nie można jej dla nich wybrać. Dołączone do niej karty i żetony odporne nie są, a kosztem nadal może być.
rule-AH-B-103 = Najpierw sprawdza się warunki i możliwość zmiany stanu gry, potem ustala i opłaca koszt, po czym następują ataki towarzyszące, a na końcu próba i jej efekt. Jeśli kosztu nie da się opłacić, niczego nie płacisz i próba przepada.
rule-AH-B-104 = Anulowanie zapobiega efektom, ale zdolność liczy się jako użyta: koszt jest zapłacony, limit zużyty, a wydarzenie lub podstęp trafia na stos kart odrzuconych.
rule-AH-B-105 = Wydarzenia ani zdolności, które niczego by nie zmieniły, użyć nie można. Wyjątkiem jest wydarzenie będące osłabieniem, które zagrywasz, by uniknąć jego kary.

## 18. Koszty i limity

chapter-18 = Koszty i limity
rule-AH-B-106 = Koszt w zasobach opłacasz tylko z własnej puli. Koszt zdolności stoi przed dwukropkiem, a wszystkie części kosztu opłaca się jednocześnie.
rule-AH-B-107 = Płaci tylko ten, kto kontroluje kartę, i tylko tym, co jego. Koszt grupowy mogą opłacić wspólnie wszyscy albo wskazana grupa.
rule-AH-B-108 = Obrażenia i przerażenie otrzymane jako koszt możesz przypisać atutom, a koszt i tak jest zapłacony.
rule-AH-B-109 = Limit na okres liczy się osobno dla każdego gracza i każdego egzemplarza. Karta, która wróciła do gry, jest nowym egzemplarzem.
rule-AH-B-110 = Limit grupowy obowiązuje cały stół. „Maksymalnie” liczy wszystkie kopie o tym tytule u wszystkich graczy.
rule-AH-B-111 = Limit na lokalizację lub kartę ogranicza liczbę dołączonych tam kopii. Kolejnej dołączyć nie można i jeśli nie może zostać tam, gdzie była, zostaje odrzucona.
rule-AH-B-112 = Anulowane użycie też wlicza się do limitu.

## 19. Karty i obszary

chapter-19 = Karty i obszary
rule-AH-B-113 = Atuty zostają w grze i mogą zajmować strefy, mieć wytrzymałość, poczytalność i zużywalne żetony. Atut fabularny trafia do talii tylko za wyraźnym pozwoleniem.
rule-AH-B-114 = Wydarzenie, które nie jest Szybkie, zagrasz tylko akcją we własnej turze, a po rozpatrzeniu je odrzucasz. Zagrać go nigdy nie musisz.
rule-AH-B-115 = Kart umiejętności się nie zagrywa, lecz tylko przeznacza do testów.
rule-AH-B-116 = Szybka karta nie kosztuje akcji i nie wywołuje ataków towarzyszących. Szybkie wydarzenie zagrasz w podanym na nim czasie, a Szybki atut w każdym oknie gracza swojej tury.
rule-AH-B-117 = Masz 1 strefę akcesorium, 1 ciała, 1 sprzymierzeńca, 2 ręki i 2 mistyczne, a od Przerwanego kręgu także 1 tarota. Atut bez symbolu strefy żadnej nie zajmuje, a atut z symbolem zajmuje ją nawet w obszarze zagrożenia.
rule-AH-B-118 = Karta Zużywalna wchodzi z podaną liczbą żetonów danego rodzaju i tylko takie można do niej dodać. Nie są to zasoby, a bez nich karta zostaje w grze, chyba że mówi inaczej.
rule-AH-B-119 = Karty wyczerpanej nie można wyczerpać ponownie, a przygotowanej ponownie przygotować. Karty wchodzą do gry przygotowane.
rule-AH-B-120 = Karta umieszczona w grze nie jest ani zagrana, ani dobrana i nic nie kosztuje, ale musi spełniać zasady obszaru gry.
rule-AH-B-121 = Czy kartę wolno dołączyć, sprawdza się tylko w chwili dołączania. Zostaje dołączona, póki jedna z kart nie opuści gry, i wyczerpuje się osobno.
rule-AH-B-122 = Gdy karta opuszcza grę, jednocześnie jej żetony wracają do puli, dołączone karty są odrzucane, a trwałe efekty na niej mijają.
rule-AH-B-123 = Odrzucone karty trafiają na wierzch stosu właściciela w wybranej przez niego kolejności; karty spotkań układa główny badacz. Stosy są jawne i ich kolejności się nie zmienia.
rule-AH-B-124 = Z kartą usuniętą z gry nic nie może wejść w interakcję, zwykle do końca gry.
rule-AH-B-125 = W twoim obszarze zagrożenia leżą karty spotkań, które są z tobą w zwarciu lub na ciebie działają. Są one w twojej lokalizacji.
rule-AH-B-126 = Przeszukujący widzi karty i musi wziąć pasującą, jeśli jakaś jest, a wśród kilku pasujących wybiera. Po przeszukaniu całej talii się ją tasuje.
rule-AH-B-127 = Jeśli kart jest mniej, niż podano, bierze się ich tyle, ile można. Kilka kart dobiera się jednocześnie, a wyczerpaną w trakcie talię się odnawia.
rule-AH-B-128 = Gdy twoja talia jest pusta, a masz dobrać kartę, wtasowujesz do niej stos kart odrzuconych, dobierasz i po całym dobraniu otrzymujesz 1 punkt przerażenia. Talię spotkań odnawia się ze stosu odrzuconych kart spotkań, ale nie w środku rozpatrywania.
rule-AH-B-129 = Pojedynczej karty nie wtasowuje się do pustej talii: zostaje odrzucona albo pozostaje na miejscu.
rule-AH-B-130 = Cecha sama nic nie robi, liczy się tylko dla tekstów, które ją wymieniają.
rule-AH-B-131 = Karta, która zmienia typ, traci poprzedni.

## 20. Lokalizacje i wskazówki

chapter-20 = Lokalizacje i wskazówki
rule-AH-B-132 = Badacz jest w swojej lokalizacji razem ze swoimi atutami i obszarem zagrożenia. Pierwsze wejście badacza odkrywa lokalizację i kładzie na niej tyle wskazówek, ile wynosi jej wartość wskazówek; wrogowie lokalizacji nie odkrywają.
rule-AH-B-133 = Połączenia wyznaczają symbole na widocznej stronie lokalizacji, w której jesteś. Nie muszą działać w obie strony, a tekst może dodać kolejne.
rule-AH-B-134 = Opuszczasz jedną lokalizację i wchodzisz do drugiej jednocześnie, a ruch do wskazanej lokalizacji prowadzi tam wprost. Nie można poruszyć się tam, gdzie się już jest, a bez celu nie ma ruchu.
rule-AH-B-135 = Przy wejściu najpierw odkrywa się lokalizację, potem przygotowani wrogowie wchodzą z tobą w zwarcie, a dopiero później działają zdolności „po tym, jak wejdziesz”.
rule-AH-B-136 = Zasłona jest trudnością badania i nie spada poniżej 0.
rule-AH-B-137 = Odkryta wskazówka przechodzi z twojej lokalizacji na kartę badacza. Odkryjesz najwyżej tyle, ile tam leży, nawet jeśli efekt obiecuje więcej.
rule-AH-B-138 = Wskazówki w lokalizacji to tylko te, które na niej leżą i nie zostały odkryte. Wydane wskazówki wracają do puli żetonów.
rule-AH-B-139 = Najbliższe jest to, do czego prowadzi najmniej połączeń, licząc także zablokowane przejścia. „W kierunku” oznacza najkrótszą drogę, a przy remisie wybiera główny badacz.
rule-AH-B-140 = Lokalizacja jest pusta, gdy nie ma w niej ani badaczy, ani wrogów.
rule-AH-B-141 = Gdy wychodzisz z lokalizacji, to, co nie jest z tobą w zwarciu, i karty dołączone do lokalizacji zostają na miejscu.
rule-AH-B-142 = Gdy lokalizacja opuszcza grę, jej żetony wracają do puli, a dołączone karty są odrzucane. Dokąd trafiają obecni tam badacze i wrogowie, mówi polecenie, które ją usuwa.

## 21. Wrogowie

chapter-21 = Wrogowie
rule-AH-B-143 = Polecenie Rozstawienie działa zawsze, gdy wróg wchodzi do gry, chyba że efekt sam wskazuje lokalizację. Bez dozwolonej lokalizacji wróg zostaje odrzucony, a spośród kilku wybiera rozstawiający badacz lub, jeśli nikt wroga nie dobrał, główny badacz.
rule-AH-B-144 = Przygotowany wróg poza zwarciem wchodzi w zwarcie z badaczem w swojej lokalizacji od razu, nawet w środku innego efektu, chyba że jest Powściągliwy. Spośród kilku badaczy wybiera według Polowania, a przy remisie decyduje główny badacz.
rule-AH-B-145 = Wróg w zwarciu leży w twoim obszarze zagrożenia i porusza się z tobą. Jeśli efekt przeniesie tylko jedno z was, zwarcie się kończy.
rule-AH-B-146 = Polowanie wskazuje, kogo wróg wybiera spośród możliwych badaczy. Ze słowem „tylko” wszystkich innych pomija, choć inni mogą wejść z nim w zwarcie akcją.
rule-AH-B-147 = W kroku 3.2 każdy przygotowany Łowca poza zwarciem, który nie jest w lokalizacji z badaczem, robi jeden krok najkrótszą drogą do najbliższego badacza. Remisy rozstrzyga Polowanie, potem główny badacz; jeśli krok jest zablokowany lub nie ma drogi, Łowca stoi.
rule-AH-B-148 = Atak zadaje obrażenia i przerażenie razem badaczowi w zwarciu. W kroku 3.3 wróg potem się wyczerpuje, nawet jeśli atak anulowano.
rule-AH-B-149 = Przygotowany wróg Masywny jest w zwarciu ze wszystkimi w swojej lokalizacji, ale nie leży w obszarze zagrożenia i za nikim nie idzie. W kroku 3.3 atakuje każdego po kolei i wyczerpuje się po ostatnim ataku, a atak towarzyszący kieruje tylko w tego, kto go wywołał.
rule-AH-B-150 = Powściągliwy wróg sam nie wchodzi w zwarcie i poza zwarciem nie można go atakować. Można wejść z nim w zwarcie akcją lub efektem, a wtedy zachowuje się jak każdy inny.
rule-AH-B-151 = Po nieudanym ataku na przygotowanego wroga Mściwego, gdy wszystkie wyniki testu są rozpatrzone, atakuje on napastnika, także poza zwarciem. Nie wyczerpuje się przez to.
rule-AH-B-152 = Czujny wróg atakuje po nieudanej próbie wymknięcia się mu, w zwarciu czy nie, nawet gdy jest wyczerpany.
rule-AH-B-153 = Słowa kluczowe wprowadzone w późniejszych produktach, dotyczące patroli, rojów czy ukrywania się wrogów, tu nie obowiązują.
rule-AH-B-154 = Wróg, który ma tyle obrażeń, ile wytrzymałości, zostaje pokonany i odrzucony, a ze Zwycięstwem trafia do puli zwycięstwa. „Pokonasz” obejmuje obrażenia zadane każdą kartą, którą kontrolujesz, i każdym twoim efektem.
rule-AH-B-155 = Odrzucenie wroga, pertraktacje z nim lub dodanie go do puli zwycięstwa to nie pokonanie.
rule-AH-B-156 = Uwolnienie się ze zwarcia wroga nie wyczerpuje. Jeśli przygotowany wróg zostaje w twojej lokalizacji, od razu wchodzi z tobą w zwarcie ponownie.
rule-AH-B-157 = Wróg będący osłabieniem rozstawia się według swojego polecenia albo w zwarciu z tym, kto go dobrał. Pokonany trafia na stos kart odrzuconych posiadacza, nie do talii spotkań.
rule-AH-B-158 = Żetony zagłady na wrogach wliczają się do zagłady w grze i znikają razem z nimi.
rule-AH-B-159 = Wróg z wymazanym tekstem traci słowa kluczowe, Polowanie, Rozstawienie i Zwycięstwo, ale nie swoje liczby ani symbole obrażeń i przerażenia.

## 22. Obrażenia i przerażenie

chapter-22 = Obrażenia i przerażenie
rule-AH-B-160 = Najpierw przypisuje się wszystkie obrażenia i całe przerażenie z jednego źródła, potem umieszcza się je jednocześnie. Zapobieganie i przekierowanie działają pomiędzy, a jeśli nic nie umieszczono, nic nie zadano.
rule-AH-B-161 = Sam rozdzielasz obrażenia i przerażenie między siebie a swoje atuty: obrażenia tylko na atuty z wytrzymałością, przerażenie na atuty z poczytalnością, nie więcej, niż potrzeba do ich pokonania. Reszta trafia na ciebie.
rule-AH-B-162 = Bezpośrednie obrażenia i przerażenie trafiają na wskazaną kartę i nie można ich przypisać nikomu innemu.
rule-AH-B-163 = „Otrzymujesz” także to, co przypisałeś atutom, więc Psychoza i Hipochondria i tak działają. Agnes natomiast czeka na żeton na sobie samej, a obrażenie zadane samemu atutowi nie jest twoje.
rule-AH-B-164 = Przeniesienie obrażeń lub przerażenia nie jest ich zadaniem.
rule-AH-B-165 = Badacz, którego obrażenia dorównają wytrzymałości albo przerażenie poczytalności, zostaje pokonany i wyeliminowany. Gdy zdarzy się jedno i drugie naraz, sam wybiera rodzaj traumy.
rule-AH-B-166 = Tak samo zostaje pokonany atut i trafia na stos kart odrzuconych właściciela. Atut bez wytrzymałości nie przyjmuje obrażeń, a bez poczytalności przerażenia.
rule-AH-B-167 = Leczenie usuwa najwyżej podaną liczbę żetonów i działa tylko tam, gdzie jest co leczyć.
rule-AH-B-168 = Pozostała wytrzymałość lub poczytalność to wartość z modyfikatorami minus leżące na karcie żetony. Obniżenie maksimum może więc kogoś pokonać.
rule-AH-B-169 = Nieudany atak, który trafia innego badacza, zadaje mu pełne obrażenia ataku, a on sam je rozdziela.

## 23. Eliminacja, trauma, koniec gry

chapter-23 = Eliminacja, trauma, koniec gry
rule-AH-B-170 = Po zdolnościach osłabień karty wyeliminowanego są usuwane z gry (pożyczone innym, gdy ją opuszczą), jego wskazówki zostają w lokalizacji, zasoby wracają do puli, wrogowie zostają tam poza zwarciem, a reszta obszaru zagrożenia jest odrzucana. Gdy nie ma już nikogo, scenariusz kończy się bez zakończenia.
rule-AH-B-171 = Wyeliminowany badacz nie bierze już udziału w grze; wlicza się tylko do liczb „na badacza”.
rule-AH-B-172 = Pokonany przez obrażenia otrzymuje 1 punkt traumy fizycznej, przez przerażenie 1 psychicznej, a przez efekt karty tyle, ile ona podaje. Każdy następny scenariusz zaczynasz z tyloma obrażeniami i punktami przerażenia, ile masz traum.
rule-AH-B-173 = Badacz, którego trauma fizyczna dorówna wydrukowanej wytrzymałości, ginie, a którego trauma psychiczna dorówna poczytalności, popada w obłęd. Gracz bierze nowego badacza bez doświadczenia, a jeśli żadnego nie ma, kampania jest przegrana.
rule-AH-B-174 = Kto zrezygnował, nie został pokonany, i zakończenie może to uwzględniać.
rule-AH-B-175 = Zdolności „kiedy gra się kończy” działają po osiągnięciu zakończenia lub eliminacji ostatniego badacza. Potem do puli zwycięstwa trafiają lokalizacje, a na końcu czyta się zakończenie.

## 24. Akt, tajemnica, zagłada

chapter-24 = Akt, tajemnica, zagłada
rule-AH-B-176 = Akt postępuje, gdy badacze wspólnie wydadzą wymaganą liczbę wskazówek, w dowolnym podziale, jako darmową zdolność w turze któregoś z nich. Cel na karcie to zmienia lub uzupełnia.
rule-AH-B-177 = Tajemnica postępuje w kroku 1.3, gdy cała zagłada w grze osiąga próg; nadmiar przepada.
rule-AH-B-178 = Przy postępie usuwa się żetony (przy tajemnicy całą zagładę z kart w grze), odwraca kartę i wykonuje polecenia rewersu. Następna karta staje się obecną dopiero wtedy, gdy rewers jest rozpatrzony do końca.
rule-AH-B-179 = Cel „jeśli…” działa od razu i obowiązkowo, chyba że mówi „możecie”.
rule-AH-B-180 = Liczy się zagłada na każdej karcie w grze, także na atutach graczy. Efekt, który może spowodować postęp tajemnicy, każe sprawdzić próg natychmiast.
rule-AH-B-181 = Osiągnięcie zakończenia kończy scenariusz natychmiast, a pozostałe efekty przepadają.
rule-AH-B-182 = Karta będąca aktem i tajemnicą liczy się jako jedno i drugie.

## 25. Słowa kluczowe kart i cykli

chapter-25 = Słowa kluczowe kart i cykli
rule-AH-B-183 = Karta Trwała zaczyna w grze, a nie w talii, i nie wlicza się do jej wielkości, ale podlega innym zasadom tworzenia talii. Gry nie opuszcza.
rule-AH-B-184 = Karta Wyjątkowa kosztuje dwa razy więcej doświadczenia i w talii może być najwyżej jedna jej kopia.
rule-AH-B-185 = Słowo kluczowe pozwalające na trzy kopie karty weszło do gry później i tu nie obowiązuje.
rule-AH-B-186 = Wygnana karta jest usuwana z gry i wraca do kolekcji, więc trzeba ją kupić ponownie. Jeśli talia jest przez to za mała, karty o poziomie 0 dokładasz za darmo, aż będzie poprawna.
rule-AH-B-187 = Karta Ukryta trafia w tajemnicy na twoją rękę, wlicza się do limitu ręki i opuszcza ją tylko tak, jak na niej napisano. Działa, jakby była w obszarze zagrożenia, i używa jej tylko ten, kto ją ma.
rule-AH-B-188 = Wątpliwości i Przeświadczenia to znaki w Dzienniku kampanii, które porównuje się jak liczby.
rule-AH-B-189 = Kartę fabuły się czyta, a potem rozpatruje jej tekst gry.
rule-AH-B-190 = Eksplorując, dobierasz z talii eksploracji, aż trafisz na pasującą lokalizację, która wchodzi do gry i do której się poruszasz, albo na podstęp, który oznacza niepowodzenie. Pozostałe lokalizacje wtasowuje się potem z powrotem.
rule-AH-B-191 = Ekwipunek kupuje się za punkty i zaznacza w Dzienniku kampanii, a teksty sprawdzają, czy go masz.
rule-AH-B-192 = Zemsta działa jak Zwycięstwo, ale liczy się osobno.
rule-AH-B-193 = Po nieudanym badaniu, gdy wszystkie jego wyniki są rozpatrzone, rozpatrujesz wszystkie zdolności Nawiedzona tej lokalizacji.
rule-AH-B-194 = Każdy badacz ma jedną strefę tarota.
rule-AH-B-195 = Role Loli, talia przeczuć Joego i karty pod kartą Sefiny to szczególne przygotowanie tych badaczy, opisane na ich kartach.
rule-AH-B-196 = Odwrócenie lokalizacji na stronę Widmową i z powrotem nie usuwa jej z gry.
rule-AH-B-197 = Podczas rozpatrywania karty ze słowem Zagrożenie inni nie mogą doradzać, zagrywać kart, używać zdolności ani przeznaczać kart do jej testów.
rule-AH-B-198 = Mroczna fala każe po pełnym rozpatrzeniu karty dobrać następną, także gdy karta zyskała to słowo w trakcie rozpatrywania. Poza rozpatrywaniem nic nie robi.
rule-AH-B-199 = Karta ze Zwycięstwem trafia do puli zwycięstwa: wróg po pokonaniu, podstęp po rozpatrzeniu, lokalizacja na koniec. Każdy badacz otrzymuje za nią doświadczenie.

## 26. Osłabienia

chapter-26 = Osłabienia
rule-AH-B-200 = Dobrane osłabienie z typem karty spotkania rozpatrujesz jak kartę spotkania. Osłabienie z typem karty gracza zostaje po Odkryciu na ręce i używasz go normalnie.
rule-AH-B-201 = Osłabienie, które trafia na rękę inaczej niż przez dobranie, rozpatrujesz tak, jakby zostało dobrane.
rule-AH-B-202 = Osłabienia z ręki nie możesz wybrać do odrzucenia, ani jako kosztu, ani przez efekt, ani przy limicie ręki, chyba że tekst na to pozwala. Odrzucenie losowe, całej ręki lub całej kategorii może je jednak objąć.
rule-AH-B-203 = Posiadacz osłabienia to ten, kto zaczął z nim grę. Osłabienia z typem karty spotkania nikt nie kontroluje, a osłabienie z typem karty gracza kontroluje posiadacz.
rule-AH-B-204 = Losowe podstawowe osłabienia dodaje się na końcu tworzenia talii z jednej wspólnej puli. Osłabienia przeznaczone tylko do kampanii pomija się w pojedynczym scenariuszu.

## 27. Tworzenie talii

chapter-27 = Tworzenie talii
rule-AH-B-205 = Talia ma dokładnie jednego badacza i dokładnie tyle zwykłych kart, ile on podaje. Karty osobiste, osłabienia, atuty fabularne i karty Trwałe się nie wliczają.
rule-AH-B-206 = W talii mogą być najwyżej 2 karty o tym samym tytule, licząc wszystkie poziomy razem, a Wyjątkowa tylko 1.
rule-AH-B-207 = Każda karta musi mieścić się w opcjach tworzenia talii badacza: klasie, poziomie, cesze lub tekście, a ograniczone opcje się liczy. Karty bez poziomu wchodzą tylko jako wymóg lub za wyraźnym pozwoleniem.
rule-AH-B-208 = Wymogi i ograniczenia z rewersu karty badacza są obowiązkowe. Losowe podstawowe osłabienia dodaje się na końcu.
rule-AH-B-209 = Zaczynasz z 0 punktami doświadczenia, a więc tylko z kartami o poziomie 0, chyba że badacz lub kampania daje ich więcej.
rule-AH-B-210 = Dopłaty z Listy tabu wlicza się do każdej ceny.

## 28. Doświadczenie i ulepszanie

chapter-28 = Doświadczenie i ulepszanie
rule-AH-B-211 = Po zakończeniu każdy badacz, także pokonany, otrzymuje sumę puli zwycięstwa z premiami i karami, w jednym scenariuszu nigdy mniej niż 0. Zabici nic nie otrzymują.
rule-AH-B-212 = Cena karty to jej poziom, za nową co najmniej 1, podwojony dla Wyjątkowej, plus dopłata z Listy tabu; każdą kopię kupuje się osobno. Za każdą dodaną kartę, która nie jest Trwała, jedna niewymagana opuszcza talię.
rule-AH-B-213 = Ulepszając kartę do wyższego poziomu o tym samym tytule, płacisz różnicę, co najmniej 1, a niższa wersja opuszcza talię.
rule-AH-B-214 = Kupujesz tylko karty ze swoich opcji, a osłabień, kart osobistych i fabularnych nie możesz wymienić. Innych zmian talii między scenariuszami nie ma.
rule-AH-B-215 = Niewydane punkty doświadczenia zapisuje się i zostają na później.

## 29. Kampania i pojedynczy scenariusz

chapter-29 = Kampania i pojedynczy scenariusz
rule-AH-B-216 = W kampanii ci sami badacze grają kolejne scenariusze, a Dziennik kampanii przenosi wyniki. Po scenariuszu, wygranym czy nie, następuje kolejny, chyba że tekst kieruje gdzie indziej.
rule-AH-B-217 = Między scenariuszami gracze mogą dołączać z nowym, nieużywanym badaczem albo odchodzić. Dane tych, którzy odeszli, zostają zachowane.
rule-AH-B-218 = Dziennik kampanii przechowuje notatki i sekcje, dla każdego badacza traumy, doświadczenie i zdobyte karty, listę zabitych i obłąkanych oraz worek chaosu.
rule-AH-B-219 = Nowy badacz w miejsce utraconego zaczyna z 0 punktami doświadczenia i bez traum.
rule-AH-B-220 = Są cztery poziomy trudności: łatwy, standardowy, trudny i ekspercki. Określają worek chaosu i stronę karty pomocy scenariusza.
rule-AH-B-221 = W pojedynczym scenariuszu wolno mieć karty wyższych poziomów, najwyżej za 49 punktów, ale każde pełne 10 punktów doświadczenia dodaje losowe podstawowe osłabienie. Pokonanie nie daje traumy, a wygrywa się tylko zakończeniem z aktu.
rule-AH-B-222 = Jedna osoba może prowadzić jednego badacza, zawsze głównego, albo kilku, jakby grało kilka osób. Zna wtedy wszystkie ich ręce, więc z Zagrożenia zostają tylko zakazy wobec kart i zdolności.
rule-AH-B-223 = Badaczy jest najwyżej czterech. Kolejność graczy jest stała, a tury rozgrywa się w dowolnej kolejności.
rule-AH-B-224 = Badaczy z ukończonej kampanii można przenieść do nowej razem z talią, doświadczeniem i traumami.

## 30. Co pokazuje stół

chapter-30 = Co pokazuje stół
rule-AH-B-225 = Każde okno, w którym ktoś ma dozwoloną zdolność, jest proponowane, zawsze z możliwością spasowania. Gdy wszyscy spasują, gra toczy się dalej.
rule-AH-B-226 = Przy każdym wyborze widać, kto wybiera, spośród czego i czy to koszt, cel, czy efekt. Niedozwolonych możliwości w ogóle nie ma na liście.
rule-AH-B-227 = Kronika zapisuje każdy ruch żetonów z jego źródłem i liczbą, która naprawdę się przemieściła.
rule-AH-B-228 = Grę można zapisać przy każdej decyzji, a to samo ziarno losowania i te same decyzje odtwarzają tę samą partię.
rule-AH-B-229 = Cofnięcie ruchu po tym, jak wyszło na jaw coś ukrytego, zostaje w grze zaznaczone. Zagięcie czasu to zasada gry, a nie takie cofnięcie.

## 31. Częste pomyłki

chapter-31 = Częste pomyłki
rule-AH-A-01 = Jeśli podczas ataków towarzyszących zginie następny atakujący, akcja, która je wywołała, i tak dochodzi do skutku.
rule-AH-A-02 = Dwa egzemplarze tego samego wroga w zwarciu to dwa ataki towarzyszące.
rule-AH-A-03 = Koszt aktywacji, także w przerażeniu lub wskazówkach, płacisz przed atakami towarzyszącymi, więc możesz zostać wyeliminowany, zanim efekt zadziała.
rule-AH-A-04 = Atak towarzyszący, który odrzuca losową kartę, może trafić właśnie tę, którą zagrywasz. Nic wtedy nie zagrywasz i nic do ciebie nie wraca.
rule-AH-A-05 = Akcja zasobów daje dokładnie 1 żeton zasobu, niezależnie od ataków towarzyszących po drodze.
rule-AH-A-06 = Z Kakofonią głosów w obszarze zagrożenia nie zagrasz atutów ani wydarzeń w żadnym oknie, także Łutu szczęścia i Ochronnego kręgu.
rule-AH-A-07 = Dociekliwy bibliotekarz pozwala wybrać dowolną Księgę z talii, także Necronomicon, którego Odkrycie wtedy rozpatrujesz. Przeszukiwać nie musisz.
rule-AH-A-08 = Jeśli Nowicjusz wiedzy tajemnej znajdzie tylko Mroczne wspomnienie, musisz je wziąć.
rule-AH-A-09 = Sprzymierzeńcowi z 1 wytrzymałości i 1 poczytalności możesz przypisać z jednego ataku i obrażenie, i przerażenie, bo umieszcza się je jednocześnie.
rule-AH-A-10 = Gdy w jednym kroku zadawane są dwie porcje obrażeń, druga czeka, aż rozdzielisz pierwszą, i nie przepada.
rule-AH-A-11 = Odrzucenie Leo De Luki po wykorzystaniu jego dodatkowej akcji nie odbiera ci akcji już wykonanej.
rule-AH-A-12 = Akcją Daisy na Księgi nie opłacisz części kosztu zdolności innej karty, więc z 1 standardową akcją nie stać cię na zdolność za 2 akcje.
rule-AH-A-13 = Zagłada na Nowicjuszu wiedzy tajemnej znika razem z nim i przy następnym sprawdzeniu już się nie liczy.
rule-AH-A-14 = Nawet jeśli zagłada osiągnie próg w fazie badaczy, tajemnica postąpi dopiero w kroku 1.3.
rule-AH-A-15 = Jeśli rewers tajemnicy każe wykonać test lub coś wybrać, następna tajemnica wchodzi dopiero potem.
rule-AH-A-16 = Przy odkryciu lokalizacji jej wskazówki dodaje się do tych, które już na niej leżą.
rule-AH-A-17 = Szkło powiększające zagrane jako Szybkie przy pełnych rękach wymaga odrzucenia innego atutu, jak każdy atut.
rule-AH-A-18 = Gdy przejmujesz kontrolę nad Litą, a masz już sprzymierzeńca, jedno z nich musi opuścić grę.
rule-AH-A-19 = Pokonany wróg będący osłabieniem leży na stosie posiadacza, więc przetasowanie talii spotkań go nie przywróci.
rule-AH-A-20 = Podstęp z talii spotkań odrzucony z obszaru zagrożenia trafia na stos odrzuconych kart spotkań.
rule-AH-A-21 = Na Cmentarzu przygotowany wróg wchodzi z tobą w zwarcie, zanim wykonasz wymuszony test.
rule-AH-A-22 = Wróg przygotowany w fazie utrzymania od razu wchodzi w zwarcie z badaczem w swojej lokalizacji.
rule-AH-A-23 = Gdy efekt przenosi wroga gdzie indziej, zwarcie się kończy, więc nie zaatakuje cię on z daleka.
rule-AH-A-24 = Z dwiema kartami Sparaliżowany ze strachu pierwszy ruch w rundzie kosztuje 3 akcje, bo ich dopłaty się sumują.
rule-AH-A-25 = Dwa Szkła powiększające dają razem +2 do intelektu podczas badania.
rule-AH-A-26 = Jeśli Lita zginie od efektu Tabliczki w kroku 4, w kroku 5 jej premii już nie ma.
rule-AH-A-27 = Urwisko bada się zwinnością, także z Latarką, która tylko obniża zasłonę. Porażka o 2 lub mniej nadal pozwala zagrać „Patrz, co znalazłem!”.
rule-AH-A-28 = Po ostatniej akcji jest jeszcze jedno okno gracza w tej turze, a dopiero potem wymuszone efekty końca tury.
rule-AH-A-29 = Po ostatniej akcji, a jeszcze w swojej turze, nadal możecie wydać wskazówki na postęp aktu.
rule-AH-A-30 = Na koniec rundy najpierw możecie spełnić Cel aktu 2 „Zgromadzenia”, a dopiero potem działa tajemnica 3, która i tak dokłada swoją zagładę.
rule-AH-A-31 = Jeśli jednocześnie skończą ci się wytrzymałość i poczytalność, wybierasz jeden rodzaj traumy.
rule-AH-A-32 = Gdy rezygnujesz, wrogowie będący z tobą w zwarciu zostają w lokalizacji.
rule-AH-A-33 = Osłabienie dołączone daleko od wyeliminowanego właściciela też rozpatruje swój efekt końca gry i opuszcza grę.
rule-AH-A-34 = Gdy ostatni badacze zrezygnują lub zostaną pokonani, scenariusz się kończy i nic więcej się nie rozpatruje.
rule-AH-A-35 = Po każdym teście, także przerwanym lub odłożonym, wszystkie jego żetony są z powrotem w worku.
rule-AH-A-36 = Gdy Uparty detektyw odchodzi, teksty kart badaczy od razu znów działają.
rule-AH-A-37 = Polujące Skrzydlate Dziecię Nocy podwaja ujemny żeton przy wymykaniu się, więc −1 liczy się jako −2, a po Pewnej wygranej jako +1.
rule-AH-A-38 = Powściągliwy wróg, z którym wszedłeś w zwarcie, wykonuje ataki towarzyszące jak każdy inny.
rule-AH-A-39 = Wymieniając początkowe karty, wskazujesz wszystkie naraz, zanim zobaczysz pierwszą nową.
rule-AH-A-40 = Z traumą otrzymaną w antrakcie zaczynasz następny scenariusz z odpowiednimi obrażeniami lub przerażeniem.
rule-AH-A-41 = Nieuchwytność nie przeniesie cię tam, gdzie już jesteś. Bez innego celu zagrasz ją tylko wtedy, gdy uwolnienie się ze zwarcia coś zmienia.
rule-AH-A-42 = Wendy nie może odrzucić osłabienia, aby opłacić swoją zdolność.
rule-AH-A-43 = Jeśli żeton rani i przez Uśmiercenie, i przez Tabliczkę scenariusza, działają oba efekty: pierwszy w kroku 3, drugi w kroku 4.
rule-AH-A-44 = Zagłada i postęp dotyczą zawsze tylko tajemnicy i zakończeń tego scenariusza, który właśnie gracie.
rule-AH-A-45 = Kronika podaje przy każdym zdarzeniu źródło, konkretny egzemplarz karty i liczbę, która naprawdę się zmieniła.
rule-AH-A-46 = Kto prowadzi dwóch badaczy w jednej lokalizacji, widzi w jednym pytaniu karty z obu rąk, które można przeznaczyć do testu.
rule-AH-A-47 = Gdy rezygnujesz, przygotowani wrogowie od razu wchodzą w zwarcie z innym badaczem w tej lokalizacji.
rule-AH-A-48 = Wróg, który w lokalizacji badacza przestaje być Powściągliwy, od razu wchodzi w zwarcie.
rule-AH-A-49 = Koszt grupowy opłaca się co do żetonu, w podziale ustalonym przez graczy.
rule-AH-A-50 = Przerażenie z rewersu tajemnicy też możesz przypisać atutowi z poczytalnością, na przykład Różańcowi.
rule-AH-A-51 = Unik anuluje atak Kapłana ghouli, ale w kroku 3.3 i tak się on wyczerpuje i w tej fazie już nie atakuje.
rule-AH-A-52 = Wskazówki zdobyte podczas przygotowania nie pozwalają na postęp aktu przed pierwszą turą, bo nie ma wtedy okna gracza.
rule-AH-A-53 = Z kartą Sparaliżowany ze strachu pierwsza walka w rundzie, także Ciosem w plecy, kosztuje 2 akcje, a następna już 1. W kolejnej rundzie jest znów tak samo.
rule-AH-A-54 = Amulet Wendy działa tylko w grze: gdy jest na ręce lub na stosie kart odrzuconych, wydarzenia odrzuca się jak zwykle.
rule-AH-A-55 = Dwóch takich samych wrogów to dwa osobne cele, więc sam wskazujesz, którego atakujesz.
rule-AH-A-56 = Barykada (poziom 0) zabrania wrogom, którzy nie są Elitarni, tylko poruszać się do lokalizacji. Rozstawić się tam mogą.
rule-AH-A-57 = Z Dedukcją przy jednej wskazówce w lokalizacji odkrywasz jedną i tyle zapisuje kronika.
rule-AH-A-58 = Przy udanym wymknięciu kronika mówi osobno, że wróg jest wyczerpany i że nie jest już w zwarciu.
rule-AH-A-59 = Gdy efekt podnosi koszt akcji, widać, skąd bierze się każda dodatkowa akcja.
rule-AH-A-60 = Jeśli w fazie utrzymania dobierzesz Necronomicon przy pełnych rękach, atut do odrzucenia wybierasz, zanim dostaniesz żeton zasobu.

## 32. Zasady podstawowe: uzupełnienia

chapter-32 = Zasady podstawowe: uzupełnienia
rule-AH-B-230 = Karta, która wchodzi do gry wyczerpana lub z żetonami, od razu jest w tym stanie. Nic się w niej nie zmienia, więc zdolności w rodzaju „kiedy się wyczerpie” nie działają.
rule-AH-B-231 = Karta, której nie można dołączyć, zostaje tam, gdzie była, a jeśli nie może, zostaje odrzucona.
rule-AH-B-232 = Karta, która miałaby trafić na rękę, do talii lub na stos innego gracza, trafia do swojego właściciela. Dla zdolności liczy się jednak tak, jakby trafiła do tego, kto ją kontrolował.
rule-AH-B-233 = Kontrola nad atutem fabularnym trwa do końca scenariusza, a do talii trafia on tylko wtedy, gdy tak mówi zakończenie. Lita, która opuści grę w „Zgromadzeniu”, jest z niej usuwana.
rule-AH-B-234 = Kartę fabularną proponowaną w zakończeniu bierzesz lub odrzucasz raz na zawsze. Wzięta zostaje w talii, dopóki coś jej nie usunie.
rule-AH-B-235 = Karty leżące pod kartą badacza lub inną własną kartą są poza grą i wpływa na nie tylko to, co je wymienia. Własne zakryte możesz oglądać, zakrytych kart spotkań nie.
rule-AH-B-236 = Karty, z którymi zaczynasz w grze lub na ręce, odkłada się na czas tasowania, nic nie kosztują i wchodzą po dobraniu i wymianie początkowych kart.
rule-AH-B-237 = Jeśli nadmiaru w strefach nie da się usunąć, bo karty nie mogą opuścić gry, strefy pozostają przepełnione, aż coś będzie można odrzucić.
rule-AH-B-238 = Druga kopia unikatowego wroga będącego osłabieniem zostaje odrzucona bez efektu, dopóki pierwsza jest w grze.
rule-AH-B-239 = Kolejność kart w talii zmienia tylko wyraźne polecenie. Po przeszukaniu całej talii się ją tasuje, po samym obejrzeniu nie.
rule-AH-B-240 = Karty dobierane razem dobiera się najpierw wszystkie, potem otrzymujesz przerażenie za pustą talię. Na końcu rozpatrujesz dobrane osłabienia jedno po drugim, w wybranej kolejności.
rule-AH-B-241 = Talii spotkań nie odnawia się w trakcie rozpatrywania: ostatnią kartę najpierw się rozpatruje i odrzuca, a potem wtasowuje razem ze stosem. „Odrzucaj, aż…” zatrzymuje się na pustej talii i niczego nie znajduje.
rule-AH-B-242 = Anulowanie ataku następuje przed zdolnościami atakującego „kiedy” i „po tym, jak zaatakuje”, więc te nie działają; w kroku 3.3 wróg i tak się wyczerpuje. Ataki Masywnego wroga anuluje się po jednym.
rule-AH-B-243 = Przeszukując talię i stos kart spotkań, wybierasz spośród wszystkich pasujących kart, a talię potem tasujesz. Znaleziona karta jest dobrana, więc rozstawia się i rozpatruje jak zwykle.
rule-AH-B-244 = Efekt, który ustala wartość, jest ważniejszy od wszystkich modyfikatorów. Wartość podstawową ustaloną przez efekt modyfikuje się jak zwykle.
rule-AH-B-245 = Wydrukowana kreska to nie 0: nie można przeciw niej testować ani jej liczyć. X ma wartość tylko podczas zagrywania karty lub rozpatrywania jej zdolności, poza tym wynosi 0.
rule-AH-B-246 = Przy automatycznej porażce różnica równa się trudności, a przy automatycznym sukcesie twojej zmodyfikowanej wartości. Modyfikatory nie zmienią automatycznego wyniku.
rule-AH-B-247 = Zyskanie lub utrata odporności nie zmienia trwałych efektów, które już działają.
rule-AH-B-248 = Koniec trwałego efektu lub stałej zdolności nie jest zmianą przez efekt karty.
rule-AH-B-249 = Maksimum zapisane w zdolności liczy jej użycia na wszystkich kopiach o tym tytule. Zdolności „raz na fazę” użyjesz w każdej fazie, ale nie pomiędzy fazami.
rule-AH-B-250 = Reakcja działa raz na zdarzenie i na kopię i nie może odpowiadać na samą siebie. Żeton odkryty przez efekt to nowe zdarzenie, więc można na niego zareagować ponownie, o ile pozwala limit.
rule-AH-B-251 = Zdolność lub wydarzenie z wyróżnikiem akcji to jedna akcja tego typu dla efektów, które akcje liczą lub podrażają. Wydarzenie z Walką przy karcie Sparaliżowany ze strachu kosztuje więc 2 akcje, a zdolność za dwie akcje 3.
rule-AH-B-252 = Druga kopia karty dającej dodatkową akcję, zagrana w tej samej turze po utracie pierwszej, daje kolejną dodatkową akcję.
rule-AH-B-253 = Wszystkie karty przeznacza się do testu razem, a symbole, limity i warunki ocenia dla całości. Żadna nie może zależeć od tego, co inna zmieni w tym teście.
rule-AH-B-254 = Karty bez pasującego symbolu lub Jokera nie przeznaczysz do testu, podobnie karty, której tekst tego zabrania. Osłabienie z symbolami możesz.
rule-AH-B-255 = Jeśli testowany wróg lub lokalizacja opuści grę, test toczy się dalej z ostatnią wartością. Wyniki, które ich wymagają, przepadają, ale efekty przeznaczonych kart działają.
rule-AH-B-256 = Efekt „po tym teście” czeka na koniec kroku 8. Akcja z Lotnego umysłu wypada wtedy, nawet poza twoją turą, ale Szybkich atutów poza turą nie zagrasz.
rule-AH-B-257 = Gdy umiejętność jest zastąpiona inną, liczą się tylko premie do tej, której używasz. Premie do „wartości umiejętności” liczą się zawsze.
rule-AH-B-258 = Pominięta faza ani się nie zaczyna, ani nie kończy, więc nic z nią związanego się nie dzieje. Powtórzona faza badaczy daje każdemu nową turę z pełnymi akcjami, a efekty „w tej turze” z poprzedniej już minęły.
rule-AH-B-259 = Jeśli efekt kończy twoją turę, kończy się ona zaraz po rozpatrzeniu trwającej zdolności, bez kolejnego okna gracza.
rule-AH-B-260 = Wyeliminowanego badacza nic już nie atakuje. Przygotowani wrogowie od razu wchodzą w zwarcie z innymi w lokalizacji i zaatakują ich, jeśli kolej tych badaczy w kroku 3.3 dopiero nadejdzie.
rule-AH-B-261 = Po osiągnięciu zakończenia lub eliminacji ostatniego badacza nic więcej się nie rozpatruje. Zdolności „kiedy gra się kończy” działają jeszcze przed tym.
rule-AH-B-262 = Po akcie lub tajemnicy następuje kolejna karta talii, chyba że rewers wskazuje inną. Cel na tajemnicy zastępuje lub uzupełnia próg zagłady tak jak na akcie.
rule-AH-B-263 = Zagłada położona przez rewers tajemnicy zostaje, bo całą wcześniejszą usunięto już przedtem.
rule-AH-B-264 = Tajemnica, która w kroku 1.3 osiągnęła próg, postępuje, nawet jeśli sam postęp usuwa tę zagładę.
rule-AH-B-265 = Wrogowie w zwarciu idą za tobą bez ponownego wchodzenia w zwarcie. Gdy jednak przygotowany wróg dopiero zyskuje taką możliwość, na przykład traci słowo Powściągliwy lub zostaje przygotowany, wchodzi w zwarcie od razu.
rule-AH-B-266 = Wróg, który uwolnił się ze zwarcia i został z innym badaczem, od razu wchodzi w zwarcie z nim.
rule-AH-B-267 = Akcją nie wejdziesz w zwarcie z Masywnym wrogiem. Z innym wyczerpanym możesz, a dopóki jest wyczerpany, nie atakuje.
rule-AH-B-268 = Powściągliwy Łowca porusza się, ale nie wchodzi w zwarcie. Efekt, który każe mu wejść w zwarcie lub zaatakować, działa.
rule-AH-B-269 = Obrażenia z nieudanego ataku innego badacza nie są atakiem wroga, więc Pies strażniczy na nie nie reaguje. Agnes reaguje tylko na żetony przerażenia umieszczone na niej.
rule-AH-B-270 = Wróg lub podstęp będący osłabieniem ma w grze swoje cechy dla wszystkich efektów: Akolita Srebrnego Świtu jest Kultystą, a Mafijny egzekutor długów Przestępcą.
rule-AH-B-271 = Atut fabularny jest kartą gracza, gdy ktoś go kontroluje, a w innym razie kartą scenariusza. Niekontrolowanego użyjesz w jego lokalizacji tylko wtedy, gdy pozwala na to tekst.
rule-AH-B-272 = Osłabienia z typem karty spotkania leżącego w obszarze zagrożenia może użyć każdy w tej lokalizacji, płacąc z własnych środków. Osłabienia z typem karty gracza używa tylko ten, kto je kontroluje.
rule-AH-B-273 = Karta ze Zwycięstwem, którą odrzucono, a nie pokonano, trafia na swój stos kart odrzuconych. Tak samo karta pokonana, gdy jej tekst był wymazany.
rule-AH-B-274 = To, co zobaczysz, oglądając lub przeszukując talię, wiesz tylko ty. Pozostałym gra mówi jedynie, że to się stało.
rule-AH-B-275 = Limit kart z daną cechą w grze liczy karty, które kontrolujesz: kolejnej nie można ani zagrać, ani wprowadzić do gry.

## 33. Późniejsze zasady

chapter-33 = Późniejsze zasady
rule-AH-L-01 = Test nie może zacząć się w trakcie innego testu: czeka, aż skończą się tamten test i akcja, do której należy.
rule-AH-L-02 = Późniejsza zasada, działa tylko po włączeniu: jeśli automatyczny wynik znany jest przed krokiem 3, kroki 3 i 4 się pomija. Automatyczne wymknięcie nie jest wtedy testem ani udanym testem, ale jest wymknięciem.
rule-AH-L-03 = „Tak jakby” zmienia stan gry na czas całej zdolności lub akcji, łącznie z kosztami i atakami towarzyszącymi, choć fizycznie nic się nie przesuwa.
rule-AH-L-04 = Rozpatrywane wydarzenie, rozpatrywany podstęp i przeznaczona karta nie są do końca ani na ręce, ani na stosie, ani w obszarze gry.
rule-AH-L-05 = Zasady trzech kopii i kart powiązanych pochodzą z późniejszych produktów i tu nie obowiązują.
rule-AH-L-06 = Późniejsza zasada, działa tylko po włączeniu: obrażenia i przerażenie zadane twoim atutom też uznaje się za otrzymane przez ciebie.
rule-AH-L-07 = Gdy dwóch tekstów nie da się pogodzić, karta spotkania jest ważniejsza od karty gracza. W innych przypadkach decyduje główny badacz.
rule-AH-L-08 = „Za każdy” jest jednym łącznym efektem, jeśli da się go od razu policzyć; w przeciwnym razie efekt się powtarza.
rule-AH-L-09 = Jeśli karty usunięto z twojej talii przymusowo, dokładasz karty o poziomie 0 za darmo, aż jej wielkość będzie poprawna.
rule-AH-L-10 = Wydarzenie będące osłabieniem możesz zagrać, by uniknąć jego kary, choć niczego innego ono nie zmienia.
rule-AH-L-11 = Badacze i wrogowie są zawsze w jakiejś lokalizacji, chyba że tekst mówi inaczej. Karty Ukryte wyeliminowanego trafiają na stos odrzuconych kart spotkań, karta dołączana gdzie indziej najpierw się odłącza, a przeszukiwania podczas przygotowania niczego nie wywołują.
rule-AH-L-12 = Strefę wybierasz, gdy atut wchodzi do gry. Przełożyć go możesz tylko wtedy, gdy zmieni się liczba stref lub ich zawartość.
rule-AH-L-13 = „Różne” karty mają różne tytuły, dobrać to nie to samo co dodać na rękę, obejrzeć to nie przeszukać, a „najdalej od wszystkich” znaczy największą sumę odległości. „Wykonaj akcję” daje i zużywa akcję, a samo rozpatrzenie jej efektu nie.
rule-AH-L-14 = Późniejsza zasada, działa tylko po włączeniu: wyniki w kroku 7 rozpatruje się pojedynczo, w kolejności wybranej przez wykonującego test.
rule-AH-L-15 = Późniejsza zasada, działa tylko po włączeniu: Sparaliżowany ze strachu podraża też darmowe zdolności z wyróżnikiem Ruch, Walka lub Wymykanie. Bez niej darmowa zdolność nie jest wydaną akcją, więc dopłaty nie ma.
rule-AH-L-16 = Późniejsza zasada, działa tylko po włączeniu: karty osobistej nie może mieć na ręce inny badacz, a dołączona do karty, która zmienia kontrolującego, zostaje odrzucona. Bez niej zakazana jest tylko kontrola.
rule-AH-L-17 = Słowa kluczowe, żetony i rodzaje kart z późniejszych produktów tu nie obowiązują.

## 34. Rozstrzygnięcia

chapter-34 = Rozstrzygnięcia
rule-AH-X-01 = Wyższe wykształcenie ma w polskim dokumencie 4 kropki, choć inne kopie listy podają 5. Rozstrzyga dokument, więc dopłata wynosi 4.
rule-AH-X-02 = W tekście dokumentu brakuje symboli akcji, reakcji, zdolności darmowych i żetonów. Uzupełniono je na podstawie samych kart.
rule-AH-X-03 = Wyniki testu z kroku 7 zbiera się i stosuje jako jeden krok, bez reakcji pomiędzy. Jeśli kolejność ma znaczenie, wybiera ją wykonujący test.
rule-AH-X-04 = Osłabienia nie odrzucisz przy limicie ręki nawet wtedy, gdy nic innego nie masz.
rule-AH-X-05 = Zagięcie czasu przywraca stan sprzed akcji, ale nie cofa losu ani tego, czego się dowiedziano, a przeszukane i przetasowane talie tasuje się ponownie. Nie zagrasz go, jeśli akcja przyniosła zakończenie lub wpis w Dzienniku kampanii.
rule-AH-X-06 = Jeśli jeden efekt pokonuje ostatniego badacza i zarazem spełnia Cel, gracze wybierają, które zakończenie czytają. Traumę za pokonanie i tak się otrzymuje.
rule-AH-X-07 = Kary do doświadczenia, jak Szpitalne długi, nie obniżą sumy zdobytej w scenariuszu poniżej 0.
rule-AH-X-08 = Kapłan ghouli dobrany w „Maskach północy” rozstawia się w lokalizacji Twój dom, jeśli jest w grze, i wchodzi w zwarcie tylko z tymi, którzy tam są.
rule-AH-X-09 = W Muzeum historycznym symbole na przeznaczonych kartach nic nie dają, bo one także podnosiłyby intelekt.
rule-AH-X-10 = Spośród lokalizacji Arkham z Zestawu podstawowego cechę Centralna ma tylko Rivertown.
rule-AH-X-11 = Pula podstawowych osłabień to po jednym egzemplarzu każdego używanego produktu, wspólna dla stołu albo osobna dla każdego gracza, zależnie od ustawień.
rule-AH-X-12 = Karty działają tu tak, jak brzmiały w kwietniu 2019 roku, nawet jeśli później zmieniono ich tekst lub cechy.
rule-AH-X-13 = Gdy kilku wrogów jest równie blisko, najbliższego wskazuje główny badacz.
rule-AH-X-14 = Rozmów między ludźmi nie da się zabronić, ale podczas Zagrożenia stół może ukryć cudze ręce i wyłączyć czat.
rule-AH-X-15 = Jeśli i talia, i stos kart odrzuconych są puste, nie dobierasz karty i nie otrzymujesz przerażenia.
rule-AH-X-17 = Jeśli kilku badaczy ma unikatowy Obol Charona, w grze jest tylko jeden, a czyj, mówią gracze. Pozostałe w tej grze nic nie robią.
rule-AH-X-18 = Przy Korozji i Wymiarze szaleństwa wybierasz karty, aż osiągniesz wymaganą wartość, a jeśli się nie da, odrzucasz wszystkie, które się liczą. Karty bez kosztu i osłabienia nie liczą się nigdy.
rule-AH-X-19 = Psychoza i Hipochondria wywołują się nawzajem, punkt po punkcie, aż badacz zostanie pokonany.
rule-AH-X-20 = Zagięcie czasu możesz zagrać także po akcji, która zakończyła turę; tura wtedy trwa dalej. Nie zagrasz go po akcji, która zakończyła grę lub wyeliminowała tego badacza.
rule-AH-X-16 = Wróg zarazem Masywny i Powściągliwy nie jest w zwarciu z nikim, dopóki badacz nie wejdzie z nim w zwarcie akcją lub efektem.
