### Znak Starszych Bogów: zasady gry, po jednym komunikacie na zasadę, jako odpowiedź na pytanie „dlaczego?”.

## 1. Elementy gry i pojęcia

chapter-1 = Elementy gry i pojęcia
rule-ES-001 = Sześć zielonych kości, jedna żółta i jedna czerwona są wspólne dla całego stołu. Kości zablokowanej albo leżącej na Zaklęciu brakuje więc wszystkim.
rule-ES-002 = W grze jest 8 Przedwiecznych, 16 Badaczy, 48 Przygód, 8 Przygód w Innych Światach, 12 Przedmiotów powszechnych, 12 Przedmiotów unikatowych, 12 Zaklęć, 8 Sprzymierzeńców i 32 karty Mitów.
rule-ES-003 = Żetonów Poczytalności, Wytrzymałości, Wskazówek, zagłady i Znaków Starszych Bogów nigdy nie zabraknie. Ograniczona jest tylko liczba kości, kart i żetonów potworów (22, a z Maskami 27).
rule-ES-004 = Gra od 1 do 8 osób, każda prowadzi jednego Badacza. W grze jednoosobowej nikt nie udzieli ci wsparcia, a wszystko, co dotyczy innych Badaczy, po prostu się pomija.
rule-ES-005 = Zegar ma jedną wskazówkę, która zaczyna na godzinie XII.
rule-ES-006 = Znacznik pokazuje, na której karcie jest twój Badacz albo że jest na arkuszu Wejścia. Na jednej karcie może przebywać dowolnie wielu Badaczy.
rule-ES-007 = Potwory typu „Maska” pojawiają się tylko wtedy, gdy waszym przeciwnikiem jest Nyarlathotep.

## 2. Przygotowanie do gry

chapter-2 = Przygotowanie do gry
rule-ES-008 = Na początku zegar wskazuje XII, obok leży arkusz Wejścia, a wszystkie osiem kości jest wolnych. Ta pierwsza godzina XII nie jest jeszcze północą.
rule-ES-009 = Mierzycie się z jednym Przedwiecznym, wylosowanym albo wspólnie wybranym, a jego karta leży odkryta.
rule-ES-010 = Wszystkie 22 żetony potworów trafiają do puli potworów; 5 Masek dochodzi tylko wtedy, gdy Przedwiecznym jest Nyarlathotep. Potwory losuje się z tej puli, a żetony wydane i zwrócone do niej wracają.
rule-ES-011 = Sześć Przygód leży odkrytych w dwóch rzędach po trzy. Reszta Przygód i wszystkie Przygody w Innych Światach czekają w zakrytych, potasowanych taliach, więc na początku żaden Inny Świat nie jest dostępny.
rule-ES-012 = Symbol zablokowanej kości na jednej z sześciu początkowych Przygód działa od razu, więc możecie zacząć z mniej niż sześcioma zielonymi kośćmi. Jeśli dwie karty blokują tę samą kość, najpierw trzyma ją karta wyłożona wcześniej.
rule-ES-013 = Przedmioty powszechne, Przedmioty unikatowe, Zaklęcia i Sprzymierzeńcy tworzą cztery osobne, potasowane i zakryte talie.
rule-ES-014 = Żetony leżą w pulach, do których każdy ma dostęp.
rule-ES-015 = Dostajesz Badacza losowo (albo z wyboru, jeśli tak ustalicie), z pełną Poczytalnością i Wytrzymałością oraz całym początkowym ekwipunkiem, także Zaklęciami i Sprzymierzeńcem. Zdolności reagujące na zdobycie kart tu nie działają. Wszyscy zaczynają na arkuszu Wejścia.
rule-ES-016 = Pierwszego gracza wskazuje los spośród Badaczy biorących udział w grze, a kolejne tury następują zgodnie z ruchem wskazówek zegara.
rule-ES-017 = Przed pierwszą turą pierwszy gracz odkrywa kartę Mitów, rozpatruje jej natychmiastowy efekt i podejmuje związane z nim decyzje. Już wtedy może przybyć zagłady, potworów lub zablokowanych kości, a trwały efekt karty zaczyna działać.
rule-ES-018 = Zaczynasz z taką Poczytalnością i Wytrzymałością, jaką podaje karta Badacza, i nigdy nie możesz mieć ich więcej.

## 3. Złota zasada i współpraca

chapter-3 = Złota zasada i współpraca
rule-ES-019 = Gdy karta lub żeton potwora mówi co innego niż ogólne zasady, rację ma karta lub żeton. Właśnie dlatego Amanda Sharpe może jednym rzutem wykonać kilka zadań.
rule-ES-020 = Karty wszystkich graczy są jawne i możecie wszystko ze sobą omawiać. Ukryta jest tylko kolejność kart w taliach i zawartość puli potworów.
rule-ES-021 = Karta Przedwiecznego podaje, ile Znaków Starszych Bogów trzeba, aby go uwięzić.
rule-ES-022 = Na torze zagłady są zwykłe pola i pola z symbolem potwora; żeton zagłady położony na takim polu sprowadza potwora.
rule-ES-023 = Specjalna zdolność Przedwiecznego działa przez całą grę, od przygotowań aż po walkę z nim, chyba że jej opis mówi inaczej.
rule-ES-024 = Zadanie walki i atak Przedwiecznego mają znaczenie dopiero po jego przebudzeniu: zadanie pozwala usuwać żetony zagłady, a atak następuje o północy. Z Przedwiecznym bez zadania walki, takim jak Azathoth, nie da się walczyć. X w zadaniu to liczba potworów w grze w chwili umieszczenia ostatniego żetonu na torze zagłady, co najmniej 1.

## 4. Tura gracza

chapter-4 = Tura gracza
rule-ES-025 = Twoja tura ma trzy fazy, zawsze w tej kolejności: ruchu, działania i zegara.
rule-ES-026 = Po fazie zegara twoja tura się kończy i zaczyna następny gracz zgodnie z ruchem wskazówek zegara. Jeśli ma wybić północ, rozpatruje się ją między tymi turami.
rule-ES-027 = Zdolności działających na początku tury dowolnego gracza używa się przed fazą ruchu, także w turach innych osób.

## 5. Faza ruchu

chapter-5 = Faza ruchu
rule-ES-028 = Możesz przesunąć znacznik na dowolną odkrytą Przygodę, dowolną Przygodę w Innym Świecie albo na arkusz Wejścia. Odległość nie ma znaczenia.
rule-ES-029 = Możesz zostać tam, gdzie jesteś. Po porażce nadal stoisz na tej samej karcie, więc w następnej turze możesz spróbować ponownie bez ruchu.
rule-ES-030 = Po ruchu albo pozostaniu w miejscu zaczyna się faza działania, a to, co w niej robisz, zależy od twojej pozycji.

## 6. Faza działania

chapter-6 = Faza działania
rule-ES-031 = Na karcie Przygody lub Przygody w Innym Świecie próbujesz ją rozpatrzyć, a na arkuszu Wejścia wykonujesz jedną z jego akcji. Tej fazy nie można pominąć, ale z przygody możesz od razu zrezygnować, ponosząc kary.
rule-ES-032 = Faza działania kończy się, gdy przygoda zostanie rozpatrzona, gdy z jakiegokolwiek powodu zakończy się porażką albo po wykonaniu akcji z arkusza Wejścia.
rule-ES-033 = Na koniec fazy działania zwalniają się kości z zadań, odłożone, skupione i leżące na znacznikach wspierających, a kości dodane przez Przedmioty opuszczają twoją pulę. Na miejscu zostają tylko kości zablokowane i te na Zaklęciach.

## 7. Przygody i zadania

chapter-7 = Przygody i zadania
rule-ES-034 = Przygoda jest rozpatrzona, gdy wykonane są wszystkie jej zadania. Potwory dodają własne, natomiast niezajęte puste zadanie potwora się nie liczy.
rule-ES-035 = Każdy rząd symboli to jedno zadanie, a każdy symbol w rzędzie to jedno wymaganie.
rule-ES-036 = Jeśli na karcie nie ma strzałki, zadania możesz wykonywać w dowolnej kolejności.
rule-ES-037 = Strzałka oznacza, że zadania wykonuje się od góry do dołu. Rzut pasujący tylko do niższego zadania jest nieudany, a kolejność obowiązuje nawet Badacza, który jednym rzutem może wykonać kilka zadań.
rule-ES-038 = Opis fabularny Przygody nie ma wpływu na grę.
rule-ES-039 = Postępy przepadają: po porażce kości wracają, a wszystkie zadania są znów do wykonania. Tylko pokonane po drodze potwory pozostają pokonane.

## 8. Symbole wymagań

chapter-8 = Symbole wymagań
rule-ES-040 = Wymaganie Śledztwa spełnia jedna lub więcej kości, których wyniki Śledztwa dają razem co najmniej wskazaną liczbę; nadwyżka przepada. Dwa takie wymagania w jednym rzędzie potrzebują osobnych kości.
rule-ES-041 = Wymaganie Wiedzy spełnia jedna kość z wynikiem Wiedzy.
rule-ES-042 = Wymaganie Niebezpieczeństwa spełnia jedna kość z wynikiem Niebezpieczeństwa.
rule-ES-043 = Wymaganie Paniki spełnia jedna kość z wynikiem Paniki. Panika użyta do wykonania zadania nie wywołuje efektu paniki.
rule-ES-044 = Podzielone wymaganie spełnia dowolny z pokazanych na nim wyników.
rule-ES-045 = Każda kość spełnia dokładnie jedno wymaganie jednego zadania.
rule-ES-046 = Symbol zegara w zadaniu to koszt: gdy kości już pasują, musisz jeszcze przesunąć wskazówkę o trzy godziny za każdy symbol. Jeśli dojdzie ona do XII lub ją minie, północ wybije dopiero po twojej turze.
rule-ES-047 = Symbol Poczytalności w zadaniu to koszt: gdy kości już pasują, musisz jeszcze zmienić swoją Poczytalność o podaną liczbę, czyli zwykle ją stracić.
rule-ES-048 = Symbol Wytrzymałości w zadaniu to koszt: gdy kości już pasują, musisz jeszcze zmienić swoją Wytrzymałość o podaną liczbę, czyli zwykle ją stracić.
rule-ES-049 = Nie możesz wykonać zadania, którego koszty (wszystkie w rzędzie razem) zmniejszyłyby twoją Poczytalność lub Wytrzymałość do zera. Dotyczy to tylko kosztów; kary i efekty paniki mogą zabrać nawet ostatni punkt. Punktu, który opłaca karta taka jak Prowiant albo Whiskey, nie traci się i nie wlicza.
rule-ES-050 = Koszty zadania ponosisz w chwili położenia na nim kości i nie odzyskujesz ich, jeśli przygoda zakończy się później porażką.

## 9. Kości i rzuty

chapter-9 = Kości i rzuty
rule-ES-051 = Na ściankach zielonej kości są Śledztwo 1, 2 i 3, Wiedza, Niebezpieczeństwo i Panika.
rule-ES-052 = Żółta kość jest taka jak zielona, ale zamiast Paniki ma Śledztwo 4.
rule-ES-053 = Czerwona kość jest taka jak żółta, ale zamiast Śledztwa 1 ma Jokera.
rule-ES-054 = Joker liczy się jako Śledztwo 4, Wiedza, Niebezpieczeństwo albo Panika, do wyboru w chwili użycia. Niewykorzystany Joker w nieudanym rzucie nie jest Paniką i nie wywołuje efektu paniki.
rule-ES-055 = Przygodę zaczynasz z sześcioma zielonymi kośćmi, bez tych, które są zablokowane albo leżą na czyichkolwiek Zaklęciach.
rule-ES-056 = Zawsze rzucasz całą swoją pulą i nie możesz wyłączyć z rzutu żadnej kości. Aby zachować wynik, trzeba się skupić, otrzymać wsparcie albo rzucić Zaklęcie.
rule-ES-057 = Po rzucie porównujesz wyniki, razem z dostępnymi dla ciebie zatrzymanymi kośćmi, z niewykonanymi zadaniami.

## 10. Wykonywanie zadań

chapter-10 = Wykonywanie zadań
rule-ES-058 = Jeśli kości spełniają wszystkie wymagania dostępnego zadania, możesz je na nim położyć i zadanie jest wykonane. To ty decydujesz, czy to zrobić i których kości użyć.
rule-ES-059 = Wszystkie wymagania zadania trzeba spełnić jednym rzutem, z pomocą zatrzymanych kości. Nie można wykonywać zadania po kawałku.
rule-ES-060 = Kości położone na zadaniu nie należą do twojej puli aż do końca fazy działania.
rule-ES-061 = Jednym rzutem wykonasz najwyżej jedno zadanie, nawet jeśli wyniki starczyłyby na więcej; przerzucone kości to wciąż ten sam rzut. To ograniczenie może znieść tylko opis na karcie.
rule-ES-062 = Jeśli po wykonaniu zadania zostały jeszcze inne, rzucasz ponownie pozostałymi kośćmi. Poza kośćmi położonymi na zadaniu niczego nie tracisz.
rule-ES-063 = Śledztwo ponad wymaganą liczbę przepada. Nie możesz dołożyć kości, która do spełnienia wymagania nie jest potrzebna.

## 11. Nieudane rzuty

chapter-11 = Nieudane rzuty
rule-ES-064 = Rzut jest nieudany, jeśli nie możesz albo nie chcesz wykonać nim zadania. Rezygnacja pod każdym względem liczy się tak samo, także dla efektów paniki.
rule-ES-065 = Po nieudanym rzucie następują kolejno: efekty paniki, odłożenie jednej kości, ewentualnie skupienie się lub wsparcie i kolejny rzut. Wskazówek, Przedmiotów i zdolności zmieniających rzut trzeba użyć, zanim zostanie uznany za nieudany.
rule-ES-066 = To ty wybierasz, którą kość ze swojej puli odkładasz; kolor jest dowolny. Kości zatrzymane i leżące na zadaniach nie należą do puli, więc nie można ich odłożyć.
rule-ES-067 = Odłożona kość nie należy do puli aż do końca fazy działania. Żółtej ani czerwonej kości odłożonej w ten sposób nie można w tej turze dodać ponownie.
rule-ES-068 = Po odłożeniu kości rzucasz wszystkimi, które zostały w twojej puli.
rule-ES-069 = Jeśli z powodu nieudanego rzutu odkładasz ostatnią kość, przygoda kończy się porażką i ponosisz kary.
rule-ES-070 = W każdej chwili, nawet przed pierwszym rzutem, możesz uznać przygodę za zakończoną porażką i ponieść kary. Jeśli leży przed tobą niewykorzystany rzut z Paniką, najpierw rozpatrujesz efekty paniki.
rule-ES-071 = Po porażce wracają także kości leżące na wykonanych zadaniach.
rule-ES-072 = Gdy w puli nie ma już kości, a zadania wciąż są niewykonane, przygoda kończy się porażką, chyba że Przedmiot, zdolność albo kość zdjęta z Zaklęcia pozwoli ci jeszcze rzucić. Same zatrzymane kości nie wystarczą, bo używa się ich razem z rzutem.
rule-ES-073 = Po porażce wszyscy Badacze z tej karty na niej pozostają.

## 12. Efekty paniki

chapter-12 = Efekty paniki
rule-ES-074 = Nieudany rzut z co najmniej jednym wynikiem Paniki wywołuje efekty paniki. Jeśli tym rzutem wykonasz zadanie, Panika na pozostałych kościach nic nie powoduje.
rule-ES-075 = Rozpatrujesz wszystkie efekty paniki ze swojej przygody i z aktualnej karty Mitów, każdy raz na nieudany rzut, bez względu na liczbę wyników Paniki. Kolejność wybierasz ty.
rule-ES-076 = Najpierw rozpatruje się efekty paniki, a dopiero potem odkłada kość: jeśli efekt zabierze ci kości, tracisz jeszcze jedną, a gdy żadnej już nie ma, przygoda kończy się porażką. Jeśli porażkę powoduje sam efekt, kolejnej kości się nie odkłada.
rule-ES-077 = Panika na zatrzymanej kości niczego nie wywołuje, bo ta kość nie jest częścią rzutu.
rule-ES-078 = Jeśli efekt paniki sprawi, że twój Badacz zostanie pochłonięty, od razu zaczyna się faza zegara. Kar z przygody się nie ponosi, wspierający nic nie tracą, a potwory z wykonanych zadań wracają do puli potworów.

## 13. Rozpatrywanie przygody

chapter-13 = Rozpatrywanie przygody
rule-ES-079 = Gdy przygoda zostaje rozpatrzona, na arkusz Wejścia wracają wszyscy Badacze z tej karty, nie tylko ten, który ją rozpatrzył.
rule-ES-080 = Wszystkie kości odłożone i położone na zadaniach wracają na miejsce obok arkusza Wejścia, a kość zablokowana przez rozpatrzoną kartę zostaje uwolniona.
rule-ES-081 = Rozpatrzoną kartę kładziesz przed sobą; liczy się jako trofea.
rule-ES-082 = Jeszcze przed nagrodami miejsce rozpatrzonej Przygody zajmuje nowa; jej symbol zablokowanej kości działa od razu. Potwór z nagrody może więc trafić na nową kartę. Przygód w Innych Światach nie zastępuje się nowymi.
rule-ES-083 = Po wyłożeniu nowej karty zabierasz pokonane potwory, potem otrzymujesz wszystkie nagrody w wybranej przez siebie kolejności, a następnie zaczyna się faza zegara.
rule-ES-084 = Jeśli talia Przygód jest pusta, miejsce po rozpatrzonej karcie zostaje puste.

## 14. Nagrody i kary

chapter-14 = Nagrody i kary
rule-ES-085 = Sukces daje ci symbole z prawego dolnego rogu karty, a porażka te z lewego dolnego.
rule-ES-086 = Każdy symbol to jeden Przedmiot powszechny, Przedmiot unikatowy, Zaklęcie, Sprzymierzeniec albo jedna Wskazówka. Dla zdolności reagujących na zdobycie kart wszystkie symbole jednej nagrody to jedno zdarzenie.
rule-ES-087 = Za każdy symbol Znaku Starszych Bogów kładzie się żeton obok Przedwiecznego, a gdy jest ich tyle, ile wynosi jego limit, wygrywacie. Znaki są wspólne i zostają, nawet gdy Badacz, który je zdobył, zostanie pochłonięty.
rule-ES-088 = Każdy symbol Bramy wprowadza do gry wierzchnią kartę z talii Przygód w Innych Światach. Jeśli talia jest pusta, nic się nie dzieje.
rule-ES-089 = Każdy symbol Poczytalności wśród kar odbiera ci 1 punkt Poczytalności.
rule-ES-090 = Każdy symbol Wytrzymałości wśród kar odbiera ci 1 punkt Wytrzymałości. Kary mogą zabrać ostatni punkt, a wtedy twój Badacz zostaje pochłonięty; zagłada i potwory z tych kar i tak się pojawiają.
rule-ES-091 = Każdy symbol potwora sprowadza jednego potwora. Takie symbole zdarzają się także wśród nagród.
rule-ES-092 = Każdy symbol zagłady dokłada jeden żeton zagłady; nieliczne karty usuwają jeden, zawsze ten położony ostatnio. Przy pustym torze nic się nie dzieje, a pole z symbolem potwora zajęte ponownie znów sprowadza potwora.
rule-ES-093 = Gdy tracisz Poczytalność lub Wytrzymałość, odkładasz tyle żetonów z powrotem do puli.
rule-ES-094 = Po nagrodach albo karach zaczyna się faza zegara.

## 15. Inne Światy

chapter-15 = Inne Światy
rule-ES-095 = Przygoda w Innym Świecie, która wchodzi do gry, leży pod sześcioma Przygodami i jest kolejnym miejscem, do którego można się udać.
rule-ES-096 = Przygód w Innych Światach może być w grze dowolnie wiele naraz, nawet wszystkie osiem.
rule-ES-097 = W miejsce rozpatrzonej Przygody w Innym Świecie nie losuje się nowej.
rule-ES-098 = Poza tym Przygoda w Innym Świecie działa jak zwykła: dotyczą jej te same zasady zadań, paniki, potworów, zablokowanych kości, trofeów i północy. Wydana karta wraca na spód talii Przygód w Innych Światach.

## 16. Arkusz Wejścia

chapter-16 = Arkusz Wejścia
rule-ES-099 = Na arkuszu Wejścia wybierasz w turze dokładnie jedną akcję: pierwszą pomoc, Biuro rzeczy znalezionych albo zakup pamiątki.
rule-ES-100 = Darmowa pierwsza pomoc przywraca 1 punkt Wytrzymałości albo 1 punkt Poczytalności, a nie po jednym z każdego.
rule-ES-101 = Za 2 trofea pierwsza pomoc przywraca całą Wytrzymałość albo całą Poczytalność.
rule-ES-102 = Za 4 trofea pierwsza pomoc przywraca i całą Wytrzymałość, i całą Poczytalność. W jednej akcji korzystasz tylko z jednego z trzech rodzajów pierwszej pomocy.
rule-ES-103 = W Biurze rzeczy znalezionych rzucasz jedną zieloną kością, a skutek podaje odpowiedni wiersz tabeli na arkuszu.
rule-ES-104 = Rzutu w Biurze rzeczy znalezionych nikt nie może zmienić Przedmiotem, Wskazówką, Zaklęciem ani zdolnością, a tej kości nie można zatrzymać. Rzut jest możliwy, nawet gdy wszystkie zielone kości są zablokowane.
rule-ES-105 = Za pamiątkę płacisz podaną liczbę trofeów i otrzymujesz jedną rzecz z listy.
rule-ES-106 = W turze możesz kupić tylko jedną rzecz, niezależnie od liczby trofeów.

## 17. Trofea

chapter-17 = Trofea
rule-ES-107 = Rozpatrzone Przygody, także w Innych Światach, i pokonane potwory to twoje trofea o wartości podanej na karcie lub żetonie. Liczą się też potwory pokonane Przedmiotem lub Zaklęciem.
rule-ES-108 = Trofea wydajesz w kolejnych turach na arkuszu Wejścia, a niektóre efekty każą je tracić. Tego, co zdobywasz w tej turze, już w niej nie wydasz, bo twoje działanie dobiegło końca.
rule-ES-109 = W jednej zapłacie możesz dowolnie łączyć karty i żetony potworów.
rule-ES-110 = Reszty nie ma: nadwyżka przepada i przy wydawaniu, i przy utracie trofeów. To ty wybierasz, które oddajesz, ale nie możesz dołożyć niepotrzebnego; jeśli masz stracić więcej, niż posiadasz, tracisz wszystkie.
rule-ES-111 = Wydane karty trafiają zakryte na spód swoich talii, a żetony potworów wracają do puli potworów.
rule-ES-112 = Trofea należą do gracza, który je zdobył; nie można się nimi dzielić ani wymieniać.

## 18. Faza zegara

chapter-18 = Faza zegara
rule-ES-113 = W twojej fazie zegara wskazówka przesuwa się o trzy godziny do przodu.
rule-ES-114 = Wskazówka może pokazywać tylko XII, III, VI albo IX.
rule-ES-115 = Jeśli wskazówka dojdzie do XII, po twojej fazie zegara wybija północ. Liczy się także minięcie XII wcześniej w tej turze.
rule-ES-116 = Każda godzina XII to północ; południa w tej grze nie ma, bo doba liczy tu tylko dwanaście godzin.

## 19. Zatrzymywanie kości

chapter-19 = Zatrzymywanie kości
rule-ES-117 = Kość możesz zatrzymać dzięki skupieniu się, wsparciu albo niektórym Zaklęciom; jej wynik zachowujesz na później.
rule-ES-118 = Zatrzymana kość zachowuje swój wynik i nic nie może go zmienić. Wynik można zmienić tylko przed zatrzymaniem kości.
rule-ES-119 = Zatrzymana kość nie należy do twojej puli: nie rzuca się nią, nie przerzuca jej i nie odkłada.
rule-ES-120 = Zatrzymanej kości używasz razem z wynikami późniejszego rzutu. W jednym zadaniu możesz użyć dowolnie wielu: skupionej, od wspierających i z Zaklęć.

## 20. Skupianie się

chapter-20 = Skupianie się
rule-ES-121 = Po nieudanym rzucie i odłożeniu kości możesz się skupić: kładziesz jedną z pozostałych w puli kości, bez zmiany wyniku, na swoim znaczniku. Jeśli żadna nie została, skupić się nie możesz.
rule-ES-122 = Skupiasz tylko jedną kość i tylko raz na turę.
rule-ES-123 = Niewykorzystaną skupioną kość odkłada się na koniec fazy działania obok arkusza Wejścia.
rule-ES-124 = Jeśli kość ma zostać zablokowana, zabiera się ją nawet z twojego znacznika.

## 21. Wsparcie

chapter-21 = Wsparcie
rule-ES-125 = Po nieudanym rzucie i odłożeniu kości możesz poprosić o wsparcie jednego gracza, którego Badacz jest na tej samej karcie. Na arkuszu Wejścia i w walce z Przedwiecznym wsparcia nie ma.
rule-ES-126 = Proszony gracz może odmówić. Wtedy po tym rzucie nie możesz już prosić nikogo innego, ale nadal możesz się skupić.
rule-ES-127 = Jeśli drugi gracz się zgodzi, kładziesz jedną z kości pozostałych w twojej puli, bez zmiany wyniku, na znaczniku jego Badacza.
rule-ES-128 = Kości ze znacznika wspierającego używa się tak jak skupionej, ale robisz to ty, a nie wspierający.
rule-ES-129 = Po jednym nieudanym rzucie prosisz o wsparcie jednego gracza i tylko raz, niezależnie od odpowiedzi. Po kolejnych nieudanych rzutach możesz prosić znowu i mogą cię wesprzeć następni Badacze z tej karty.
rule-ES-130 = Każdy Badacz może udzielić wsparcia tylko raz na turę aktywnego gracza.
rule-ES-131 = Po jednym nieudanym rzucie możesz się skupić albo otrzymać wsparcie, ale nie jedno i drugie. Po różnych rzutach możesz skorzystać z obu możliwości.
rule-ES-132 = Jeśli przygoda zakończy się porażką, każdy wspierający traci 1 punkt Poczytalności albo 1 punkt Wytrzymałości (do wyboru), nawet gdy jego kość została już użyta. Dzieje się to razem z karami, po zabraniu potworów, i może skończyć się pochłonięciem.
rule-ES-133 = Niewykorzystane kości ze znaczników wspierających odkłada się na koniec fazy działania obok arkusza Wejścia.

## 22. Zablokowane kości

chapter-22 = Zablokowane kości
rule-ES-134 = Na niektórych Przygodach, także w Innych Światach, kartach Mitów i żetonach potworów jest symbol zablokowanej kości w określonym kolorze.
rule-ES-135 = Gdy pojawia się symbol zablokowanej kości, od razu zabiera kość swojego koloru: najpierw wolną lub z puli (wybiera aktywny gracz), potem ze znacznika, z Zaklęcia i spośród odłożonych, a na końcu z wykonanego zadania.
rule-ES-136 = Zablokowana kość nie może trafić do niczyjej puli, dopóki nie zostanie uwolniona.
rule-ES-137 = Kość zablokowana przez Przygodę, także w Innym Świecie, zostaje uwolniona po rozpatrzeniu tej karty. Nie uwalnia jej ani porażka, ani pokonanie potwora na karcie.
rule-ES-138 = Kość zablokowana przez kartę Mitów zostaje uwolniona, gdy o północy pojawia się nowa karta Mitów. Nowa karta może od razu zablokować tę samą kość.
rule-ES-139 = Kość zablokowana przez potwora zostaje uwolniona, gdy na koniec fazy działania zabiera się żeton pokonanego potwora. W trwającej przygodzie jeszcze z niej nie skorzystasz.
rule-ES-140 = Kilka efektów blokuje tę samą kość w kolejności wejścia do gry: kość przechodzi od jednego do następnego i jest wolna dopiero po ostatnim. Sześć zielonych symboli może trzymać po jednej kości; czekać musi dopiero siódmy.
rule-ES-141 = Zaklęcie, z którego blokada zabiera ostatnią zatrzymaną kość, trafia na spód talii.
rule-ES-142 = Zdolności dodające kości, np. Glorii Goldberg i Jenny Barnes, nie pozwalają używać zablokowanych kości ani ich nie uwalniają. Drugą kość, jeśli nie jest zablokowana, dodają normalnie.
rule-ES-143 = Zablokowanych kości może używać tylko Siostra Mary, w swojej turze. Nie są przez to uwolnione: na koniec jej tury wracają tam, gdzie były zablokowane, a kolejność blokad się nie zmienia.

## 23. Wskazówki

chapter-23 = Wskazówki
rule-ES-144 = W swojej turze, po rzucie podczas przygody, możesz wydać Wskazówkę, aby przerzucić dowolne kości ze swojej puli. Nie dotyczy to kości zatrzymanych, odłożonych ani leżących na zadaniach.
rule-ES-145 = Po jednym rzucie możesz wydawać kolejne Wskazówki i przerzucać kości, dopóki masz co wydawać.
rule-ES-146 = Wydane Wskazówki wracają do puli.
rule-ES-147 = Przerzut jest częścią tego samego rzutu: nie odkłada się za niego kości, a o Panice decydują dopiero ostateczne wyniki.
rule-ES-148 = Wskazówki działają też w walce z Przedwiecznym.

## 24. Przedmioty

chapter-24 = Przedmioty
rule-ES-149 = Przedmiot robi to, co mówi jego opis, i wtedy, kiedy opis na to pozwala.
rule-ES-150 = Wykorzystany Przedmiot trafia zakryty na spód swojej talii; stosów kart odrzuconych nie ma. Z pustej talii niczego się nie losuje.
rule-ES-151 = Karty przywracającej Poczytalność lub Wytrzymałość używasz w swojej turze, w momencie podanym na karcie, a potem odkładasz ją na spód talii.
rule-ES-152 = Nigdy nie odzyskasz więcej, niż wynosi twoje aktualne maksimum, które niektóre efekty mogą obniżyć.

## 25. Dodawanie kości do puli

chapter-25 = Dodawanie kości do puli
rule-ES-153 = W swojej turze możesz odrzucić Przedmiot powszechny z symbolem żółtej kości, aby dodać ją do swojej puli: przed rzutem albo kiedy leży przed tobą wynik rzutu. Rzucasz nią w następnym rzucie.
rule-ES-154 = W swojej turze możesz odrzucić Przedmiot unikatowy z symbolem czerwonej kości, aby dodać ją do swojej puli. Czerwona kość jest tylko jedna, tak jak żółta, więc dopóki jest w puli, drugi taki Przedmiot nic nie da.
rule-ES-155 = Nie możesz dodać kości zablokowanej ani leżącej na Zaklęciu, chyba że najpierw zostanie z niego zdjęta.
rule-ES-156 = Dodana kość zostaje w twojej puli, dopóki nie położysz jej na zadaniu albo nie odłożysz po nieudanym rzucie.
rule-ES-157 = Na koniec fazy działania kości dodane przez Przedmioty opuszczają pulę, chyba że są zablokowane albo zatrzymane na Zaklęciu.
rule-ES-158 = Odłożonej żółtej lub czerwonej kości nie można w tej samej turze dodać ponownie. Tak samo jest z kością położoną na zadaniu.

## 26. Czyje karty i czyja tura

chapter-26 = Czyje karty i czyja tura
rule-ES-159 = Swoich Wskazówek, Przedmiotów, Zaklęć i Sprzymierzeńców używasz tylko we własnej turze. Karty chroniące przed stratą, jak Duke, działają zawsze, gdy do niej dochodzi, bo tak mówi ich opis.
rule-ES-160 = Nie możesz używać kart innego gracza, a wymiany kart między graczami nie ma.
rule-ES-161 = Kości zatrzymanej na Zaklęciu może użyć każdy gracz w swojej turze, bez względu na to, do kogo należy Zaklęcie.

## 27. Zaklęcia

chapter-27 = Zaklęcia
rule-ES-162 = Zaklęcia zatrzymują kości, przywracają Poczytalność lub Wytrzymałość albo robią to, co mówi ich opis.
rule-ES-163 = Zaklęcie zatrzymujące rzucasz w swojej turze po dowolnym rzucie, także udanym, i kładziesz na nim jedną z rzuconych kości bez zmiany wyniku. Dzieje się to przed efektami paniki, więc zabranie jedynej Paniki pozwala ich uniknąć.
rule-ES-164 = Na Zaklęciu z kilkoma symbolami zatrzymania możesz położyć tyle kości, ile jest symboli, ale tylko w chwili jego rzucenia; później nie można dołożyć żadnej.
rule-ES-165 = Kość leży na Zaklęciu, także przez kolejne tury, dopóki ktoś nie użyje jej do zadania, nie zdejmie jej, aby nią rzucić, albo dopóki nie zostanie zablokowana.
rule-ES-166 = Jeśli na Zaklęciu leży kilka kości, można je zabierać pojedynczo albo wszystkie naraz.
rule-ES-167 = Gdy na Zaklęciu nie ma już żadnej kości, trafia ono na spód talii Zaklęć.
rule-ES-168 = W miejsce kości zabranej z Zaklęcia nie można położyć nowej.
rule-ES-169 = Ile zielonych kości leży na Zaklęciach, o tyle mniejsza jest początkowa pula każdego gracza.

## 28. Usuwanie zatrzymanych kości

chapter-28 = Usuwanie zatrzymanych kości
rule-ES-170 = Kość zatrzymaną dzięki skupieniu się lub wsparciu może usunąć tylko gracz, który ją zatrzymał, a na koniec jego fazy działania i tak się ją odkłada.
rule-ES-171 = W swojej turze, przed rzutem, możesz zdjąć kość z dowolnego Zaklęcia, aby nią rzucić; zgoda właściciela nie jest potrzebna. Dotyczy to każdej zielonej kości, ale żółtej lub czerwonej tylko wtedy, gdy w tej chwili możesz dodać ją do swojej puli.

## 29. Sprzymierzeńcy

chapter-29 = Sprzymierzeńcy
rule-ES-172 = Wylosowanego Sprzymierzeńca od razu kładziesz odkrytego przed sobą i zostaje z tobą, dopóki zgodnie z opisem nie wyczerpie się jego efekt.
rule-ES-173 = Ze Sprzymierzeńca może korzystać tylko gracz, który go wylosował.

## 30. Pochłonięcie

chapter-30 = Pochłonięcie
rule-ES-174 = Badacz, którego Poczytalność lub Wytrzymałość spadnie do zera, zostaje pochłonięty, bez względu na to, czyja to tura i skąd wzięła się strata.
rule-ES-175 = Każdy pochłonięty Badacz to jeden dodatkowy żeton zagłady, więc dwóch naraz dokłada dwa.
rule-ES-176 = Karta i znacznik pochłoniętego Badacza opuszczają grę i nikt nie może już go wybrać.
rule-ES-177 = Przedmioty, Zaklęcia, Sprzymierzeńcy i Przygody pochłoniętego Badacza trafiają na spód swoich talii, żetony potworów do puli potworów, a Wskazówki do swojej puli. Kości z jego Zaklęć są znów wolne, a Znaki Starszych Bogów zostają.
rule-ES-178 = Wybierasz nowego Badacza, który zaczyna na arkuszu Wejścia z pełną Poczytalnością i Wytrzymałością oraz początkowym ekwipunkiem, i grasz nim od swojej następnej tury. Twoje miejsce w kolejności się nie zmienia.
rule-ES-179 = Jeśli nie ma już Badaczy do wyboru, odpadasz z gry i do przebudzenia Przedwiecznego twoje tury się pomija.
rule-ES-180 = Jeśli twój Badacz zostanie pochłonięty w twojej turze, od razu przechodzisz do fazy zegara, a potem wybierasz nowego, jeszcze przed ewentualną północą.
rule-ES-181 = Jeśli Przedwiecznego obudzi żeton zagłady za twojego pochłoniętego Badacza, nowego już nie dostajesz. W walce w twoich turach nadal przesuwa się zegar.

## 31. Zdolności Badaczy

chapter-31 = Zdolności Badaczy
rule-ES-182 = Zdolność „raz na rzut” działa raz przy każdym rzucie podczas przygody, a przerzut jest częścią tego samego rzutu. Jeśli przed przerzutem nie została użyta, możesz z niej skorzystać po nim.
rule-ES-183 = Zdolność „raz dziennie” po użyciu wraca dopiero o północy. Odnawia się na samym jej końcu, więc za późno na efekty tej północy.
rule-ES-184 = Nowo wybrany Badacz od razu może użyć swojej zdolności „raz dziennie”.

## 32. Północ

chapter-32 = Północ
rule-ES-185 = Jeśli w trakcie tury wskazówka doszła do XII lub ją minęła, północ wybija po tej turze, nawet jeśli zegar pokazuje już III. Jedna tura wywołuje najwyżej jedną północ.
rule-ES-186 = Północ wypada między turami i nie należy do żadnej z nich. Nie można wtedy używać kart działających tylko we własnej turze, a Kate Winthrop nie powstrzymuje potworów.
rule-ES-187 = Północ zaczyna się od efektów „O północy” wszystkich kart w grze: Przygód, także w Innych Światach, i dotychczasowej karty Mitów, wraz z efektami, które trwają po wcześniejszych. Kolejność wybiera gracz, który właśnie skończył turę.
rule-ES-188 = O północy, po efektach kart w grze, losuje się nową kartę Mitów i rozpatruje jej natychmiastowy efekt, a poprzednia trafia na spód talii. Kość zablokowana przez starą kartę zostaje uwolniona, zanim nowa zablokuje swoją.
rule-ES-189 = Na koniec północy odnawiają się zdolności „raz dziennie”.
rule-ES-190 = Zegar zaczyna wprawdzie na XII, ale to jeszcze nie północ: w pierwszej turze gry żadne efekty „O północy” nie działają.
rule-ES-191 = W walce z Przedwiecznym nie ma efektów „O północy”; zamiast nich Przedwieczny atakuje.
rule-ES-192 = O północy decyzje, które karty pozostawiają aktywnemu graczowi, podejmuje ten, kto właśnie skończył turę.

## 33. Karty Mitów

chapter-33 = Karty Mitów
rule-ES-193 = Każda karta Mitów ma natychmiastowy efekt w górnej połowie i trwały efekt w dolnej.
rule-ES-194 = Natychmiastowy efekt rozpatruje się zaraz po wylosowaniu karty.
rule-ES-195 = Trwały efekt działa, dopóki karta leży odkryta; tak samo jej efekt paniki i symbol zablokowanej kości.
rule-ES-196 = Efekt niektórych kart Mitów trwa nawet po wylosowaniu nowej karty: dodatkowa Przygoda zostaje, dopóki nie uda się jej rozpatrzyć, i nie zastępuje się jej wtedy inną.
rule-ES-197 = Efekt paniki z odkrytej karty Mitów dotyczy każdego nieudanego rzutu z Paniką, w dowolnej przygodzie.

## 34. Tor zagłady

chapter-34 = Tor zagłady
rule-ES-198 = Żeton zagłady kładzie się na pierwszym pustym polu, licząc od lewego górnego rogu, rząd po rzędzie, od lewej do prawej.
rule-ES-199 = Żeton zagłady położony na symbolu potwora sprowadza potwora, skądkolwiek ten żeton się wziął. Potwór nie pojawia się tylko w turze Kate Winthrop.
rule-ES-200 = Gdy zajęte zostaje ostatnie pole toru zagłady, Przedwieczny się budzi.
rule-ES-201 = Jeśli ostatni żeton zagłady i ostatni potrzebny Znak Starszych Bogów pojawią się w tej samej chwili, wygrywacie.

## 35. Potwory i zadania potworów

chapter-35 = Potwory i zadania potworów
rule-ES-202 = Gdy pojawia się potwór, jego żeton losuje i umieszcza na karcie aktywny gracz. Jeśli pula potworów jest pusta, nic się nie dzieje.
rule-ES-203 = Potwór na karcie to zadanie, które trzeba wykonać, aby rozpatrzyć przygodę.
rule-ES-204 = Puste zadanie potwora (biała ramka bez wymagań) samo nie jest zadaniem; staje się nim dopiero po położeniu żetonu potwora.
rule-ES-205 = W pełnym zadaniu potwora (cały rząd w ramce) żeton zastępuje całe zadanie razem z kosztami. Zakryte zadanie wraca, gdy tylko potwór zniknie.
rule-ES-206 = W częściowym zadaniu potwora żeton zastępuje tylko wymagania w ramce i razem z tymi, które widać, tworzy jedno zadanie.
rule-ES-207 = Jeśli wolnych zadań potwora jest kilka, na Przygodach lub Przygodach w Innych Światach, aktywny gracz wybiera jedno. Dopóki jest jakieś wolne, trzeba z niego skorzystać.
rule-ES-208 = Jeśli żadne zadanie potwora nie jest wolne, aktywny gracz wybiera Przygodę lub Przygodę w Innym Świecie i kładzie żeton pod jej ostatnim zadaniem.
rule-ES-209 = Pod żadną kartę nie trafi drugi potwór, dopóki nie ma po jednym pod każdą Przygodą, także w Innych Światach; tak samo jest z trzecim i kolejnymi. Potworów leżących w ramkach się tu nie liczy.
rule-ES-210 = Na karcie ze strzałką potwór leżący pod zadaniami jest ostatnim z nich; drugi taki potwór jest po pierwszym.
rule-ES-211 = Potwora, który pojawia się jako część nagrody, można umieścić na karcie wyłożonej właśnie w miejsce rozpatrzonej.
rule-ES-212 = Potwór z symbolem zablokowanej kości blokuje ją, gdy tylko zostanie umieszczony na karcie.
rule-ES-213 = Gdy żeton potwora zostanie zabrany, jego ramka jest wolna dla następnego.

## 36. Wykonywanie zadań potworów

chapter-36 = Wykonywanie zadań potworów
rule-ES-214 = Zadanie potwora wykonuje się jak każde inne, spełniając jego wymagania jednym rzutem. Liczy się jako to jedno zadanie, które wolno wykonać danym rzutem.
rule-ES-215 = Żeton pokonanego potwora zabierasz na koniec swojej fazy działania. Do tego czasu leży na miejscu i nadal blokuje swoją kość.
rule-ES-216 = Gdy zabierasz żeton potwora, zablokowana przez niego kość zostaje uwolniona (chyba że czeka na nią inna blokada), a ty wykonujesz polecenia z tyłu żetonu.
rule-ES-217 = Nawet jeśli przygoda zakończy się porażką, zabierasz potwory, których zadania zostały wykonane, i to jeszcze przed karami. Nagroda z tyłu żetonu może więc ocalić twojego Badacza.
rule-ES-218 = W częściowym zadaniu potwora jednym rzutem trzeba spełnić wymagania z żetonu razem z tymi, których nie zakrywa.
rule-ES-219 = W częściowym zadaniu potwora spełnienie samych wymagań z żetonu nie wystarczy; potwór zostaje na miejscu.

## 37. Pokonywanie potworów Przedmiotami i Zaklęciami

chapter-37 = Pokonywanie potworów Przedmiotami i Zaklęciami
rule-ES-220 = Przedmiot lub Zaklęcie pokonujące potwora działa na dowolnego potwora w grze, na każdej karcie: odwraca się jego żeton, a wymagania pomija.
rule-ES-221 = W częściowym zadaniu potwora po jego pokonaniu nadal trzeba spełnić niezakryte wymagania. W pozostałych przypadkach przy tym zadaniu nie trzeba już w tej próbie nic robić.
rule-ES-222 = Potwora pokonanego Przedmiotem lub Zaklęciem zabierasz na koniec swojej fazy działania, bez względu na sukces lub porażkę, i do tego czasu blokuje on kość. Jeśli ta faza już minęła, zabierasz go od razu.

## 38. Przebudzenie się Przedwiecznego

chapter-38 = Przebudzenie się Przedwiecznego
rule-ES-223 = Przedwieczny budzi się, gdy zajęte zostaje ostatnie pole jego toru zagłady.
rule-ES-224 = Po przebudzeniu najpierw odrzuca się aktualną kartę Mitów: jej trwały efekt się kończy, podobnie jak efekty trwające po wcześniejszych kartach, a zablokowane przez nią kości zostają uwolnione.
rule-ES-225 = Gdy Przedwieczny się budzi, kości zablokowane przez Przygody, także w Innych Światach, i przez potwory usuwa się z gry. Dotyczy to również kości z karty Mitów, na którą czekała taka blokada.
rule-ES-226 = Gdy Przedwieczny się budzi, odrzuca się wszystkie Przygody, Przygody w Innych Światach i potwory w grze. Trofea zostają u graczy.
rule-ES-227 = Po przebudzeniu Przedwiecznego wszyscy Badacze przechodzą na jego kartę i zostają na niej do końca gry.
rule-ES-228 = Jeśli Przedwieczny obudzi się w twojej turze, od razu przechodzisz do fazy zegara, a dojście do XII oznacza już jego atak. Przerwana przygoda nie jest ani sukcesem, ani porażką: nie ma nagród ani kar.
rule-ES-229 = Jeśli ostatni żeton zagłady pochodzi z nagrody lub kary, najpierw otrzymujesz wszystkie nagrody albo ponosisz wszystkie kary i dopiero potem Przedwieczny się budzi.
rule-ES-230 = Jeśli jakiś efekt obudzi Przedwiecznego wcześniej, puste pola toru zapełnia się żetonami zagłady. Nie sprowadzają one potworów.
rule-ES-231 = Jeśli Przedwieczny obudzi się wskutek północy, natychmiast atakuje, a reszta tej północy przepada.

## 39. Walka z Przedwiecznym

chapter-39 = Walka z Przedwiecznym
rule-ES-232 = W walce z Przedwiecznym twoja tura ma tylko dwie fazy: ataku i zegara.
rule-ES-233 = Atakujesz zwykłą początkową pulą, bez kości usuniętych z gry i leżących na Zaklęciach.
rule-ES-234 = Jeśli rzut spełnia zadanie walki, kładziesz na nim te kości, usuwasz jeden żeton zagłady i rzucasz resztą, by trafić ponownie. Możesz trafiać, dopóki starcza kości, raz na rzut.
rule-ES-235 = Jeśli rzut nie spełnia zadania walki, odkładasz jedną kość i rzucasz pozostałymi. Efektów paniki już nie ma.
rule-ES-236 = Atak kończy się, gdy twoja pula jest pusta – wszystko jedno, czy ostatnie kości zostały odłożone, czy posłużyły do trafienia.
rule-ES-237 = W walce nie można się skupiać ani otrzymywać wsparcia, ale Wskazówki, Przedmioty, Zaklęcia i Sprzymierzeńcy działają jak zwykle.
rule-ES-238 = Jeśli trafienie usunie ostatni żeton zagłady, Przedwieczny zostaje pokonany i wygrywacie.
rule-ES-239 = Zegar przesuwa się jak zwykle, ale o północy zamiast losowania karty Mitów następuje atak Przedwiecznego. Zdolności „raz dziennie” odnawiają się także wtedy.
rule-ES-240 = Jeśli w walce twój Badacz zostanie pochłonięty, przybywa jeden żeton zagłady, ale nigdy ponad długość toru. Nowego Badacza nie dostajesz i od tej pory rozgrywasz tylko fazę zegara.
rule-ES-241 = Gracze bez Badacza nadal przesuwają zegar w swoich turach, więc północ wybija równie często jak przedtem.
rule-ES-242 = Atak może obniżyć maksymalną Poczytalność lub Wytrzymałość. Aktualna wartość spada tylko wtedy, gdy przekraczałaby nowe maksimum; przy maksimum równym zeru Badacz zostaje pochłonięty.

## 40. Zakończenie gry

chapter-40 = Zakończenie gry
rule-ES-243 = Wygrywacie natychmiast, nawet w środku efektu, gdy macie co najmniej tyle Znaków Starszych Bogów, ile wynosi limit Przedwiecznego. Po jego przebudzeniu Znaki nie dają już wygranej.
rule-ES-244 = Wygrywacie natychmiast, gdy w walce zniknie ostatni żeton zagłady. Usuwanie żetonów przed przebudzeniem nigdy nie daje wygranej.
rule-ES-245 = Przegrywacie natychmiast, gdy wszyscy Badacze zostaną pochłonięci; przed przebudzeniem znaczy to, że nikt nie ma Badacza i żadnego nie można już wybrać. Karta Przedwiecznego może dodać własny warunek: gdy budzi się Azathoth, przegrywacie.

## Przykłady

rule-WE-1 = Rzut pasuje do dwóch zadań, ale wykonujesz tylko jedno, wybrane; dwie dwójki płacą za Śledztwo 3, nadwyżka przepada i zostają trzy kości.
rule-WE-2 = Rezygnacja z zadania, które zużyłoby zbyt wiele kości, to nieudany rzut: ewentualne efekty paniki, jedna kość odłożona, pięć rzuconych ponownie.
rule-WE-3 = Nieudany rzut czterema kośćmi z Paniką kosztuje najpierw 1 punkt Poczytalności, potem jedną kość, a trzema można rzucić ponownie.
rule-WE-4 = Wynik Wiedzy skupiony po nieudanym rzucie i dwa wyniki Wiedzy z następnego rzutu pozwalają razem wykonać zadanie, które wymaga trzech.
rule-WE-5 = Bob Jenkins skupia jedną trójkę, drugą kładzie na znaczniku Mandy Thompson, a trzecią wyrzuca: razem Śledztwo 9, więc przygoda jest rozpatrzona, a Mandy nic nie traci.
rule-WE-6 = Gdy ostatni rzut to dwójka, ta sama próba kończy się porażką: Bob Jenkins ponosi kary, a Mandy Thompson traci 1 punkt Poczytalności albo Wytrzymałości.
rule-WE-7 = Panika niepotrzebna w udanym rzucie zostaje zatrzymana na Zaklęciu, a następny gracz, choć rzuca tylko pięcioma kośćmi, wykonuje dzięki niej zadanie.
rule-WE-8 = Dwa efekty blokują żółtą kość: uwolniona od pierwszego, przechodzi do drugiego i dopiero potem można ją dodać Przedmiotem.
rule-WE-9 = Rozpatrzenie Przygody, nowa karta Mitów i pokonanie potwora uwalniają tylko te kości, które dana karta lub żeton blokowały.
rule-WE-10 = Gdy za rzecz kosztującą 1 trofeum płacisz kartą wartą 2, różnica przepada; żeton potwora wart 1 trofeum wystarczyłby w sam raz.
rule-WE-11 = Potwór na pustym zadaniu potwora dodaje do przygody jedno zadanie.
rule-WE-12 = Potwór na pełnym zadaniu potwora zastępuje je, więc liczba zadań się nie zmienia.
rule-WE-13 = Częściowe zadanie potwora zostaje wykonane czterema kośćmi, lecz przygoda kończy się porażką; żeton potwora zabiera się jako trofeum i dopiero potem ponosi kary.
rule-WE-14 = Mandy Thompson siedmioma kośćmi trafia Cthulhu dwa razy; o północy Cthulhu atakuje, maksymalna Wytrzymałość Harveya Waltersa spada do zera i zostaje on pochłonięty, więc przybywają dwa żetony zagłady.
rule-WE-15 = Stół jest przygotowany dla czterech graczy: dwa rzędy po trzy Przygody pod Przedwiecznym, obszar gry każdego gracza, a wszystko inne obok.

rule-ES-OP-17 = Nie o wszystkich wydrukowanych kartach wiadomo, co robią. Nazwy i liczba kart są takie jak w druku; działanie jest wtedy naszym projektem.
