# Pożeracz z otchłani: karta scenariusza, tajemnice, akty, lokalizacje, wróg i podstęp oraz to, o co pyta i co opowiada tylko ten scenariusz.

## Karta scenariusza

card-the_devourer_below = Pożeracz z otchłani
    .gen = Pożeracza z otchłani
    .dat = Pożeraczowi z otchłani
    .acc = Pożeracza z otchłani
    .ins = Pożeraczem z otchłani
    .gender = masculine
    .skull = −X, gdzie X oznacza, ilu wrogów z cechą Potwór jest w grze.
    .cultist = −2. Na najbliższego wroga trafia 1 żeton zagłady.
    .tablet = −3. Gdy w twojej lokalizacji jest wróg z cechą Potwór, otrzymujesz 1 obrażenie.
    .elder_thing = −5. Gdy w grze jest wróg z cechą Przedwieczny, odkrywa się jeszcze jeden żeton.
    .skull_hard = −3. Przy porażce, już po teście: szukasz w talii spotkań i na jej stosie kart odrzuconych wroga z cechą Potwór i dobierasz go; talię spotkań się tasuje.
    .cultist_hard = −4. Na najbliższego wroga trafiają 2 żetony zagłady.
    .tablet_hard = −5. Gdy w twojej lokalizacji jest wróg z cechą Potwór, otrzymujesz 1 obrażenie i 1 punkt przerażenia.
    .elder_thing_hard = −7. Gdy w grze jest wróg z cechą Przedwieczny, odkrywa się jeszcze jeden żeton.

## Tajemnice

card-the_arkham_woods = Lasy Arkham
    .gen = Lasów Arkham
    .dat = Lasom Arkham
    .acc = Lasy Arkham
    .ins = Lasami Arkham
    .gender = plural
    .back = Stos odrzuconych kart spotkań wtasowuje się do talii spotkań. Z jej wierzchu odrzuca się karty, aż trafi się wróg z cechą Potwór; zostaje rozstawiony na Głównej ścieżce i trafia na niego 1 żeton zagłady.
    .story = Wiatr zamiera między pniami, a z nim każdy inny dźwięk. Potem tuż za wami pęka gałąź pod czymś cięższym niż człowiek.
card-the_ritual_begins = Rozpoczęcie rytuału
    .gen = Rozpoczęcia rytuału
    .dat = Rozpoczęciu rytuału
    .acc = Rozpoczęcie rytuału
    .ins = Rozpoczęciem rytuału
    .gender = neuter
    .text = Każdy wróg ma o 1 wyższe wartości walki i wymykania.
    .back = Każdy badacz, w kolejności graczy, wykonuje test siły woli (6). Komu się nie uda, ten szuka w kolekcji losowego podstawowego osłabienia z cechą Szaleństwo, bierze je na rękę i rozpatruje; zostaje ono w talii na całą kampanię.
    .story = Pod korzeniami sto gardeł trafia na ten sam ton. To nie jest słowo, a jednak każde z was je rozumie i pragnie być mu posłuszne.
card-vengeance_awaits = Czas zemsty
    .gen = Czasu zemsty
    .dat = Czasowi zemsty
    .acc = Czas zemsty
    .ins = Czasem zemsty
    .gender = masculine
    .text = Gdy ta tajemnica postąpi, do gry wejdzie Umôrdhoth.
    .back = W Miejscu rytuału zostaje rozstawiony Umôrdhoth: w akcie 1 Miejsce wchodzi w tym celu do gry, później najpierw odrzuca się wszystkich wrogów, którzy tam są. Akty opuszczają grę; odtąd ta karta jest i aktem, i tajemnicą. Cel: gdy tylko Umôrdhoth zostanie pokonany, zakończenie 2.
    .story = Śpiew urywa się krzykiem radości. To, co oddaje ziemia, nie wspina się; po prostu rośnie, aż nad polaną nie ma już nieba.

## Akty

card-investigating_the_trail = Podążając za tropem
    .gen = „Podążając za tropem”
    .dat = „Podążając za tropem”
    .acc = „Podążając za tropem”
    .ins = „Podążając za tropem”
    .gender = neuter
    .back = Do gry wchodzi Miejsce rytuału. Każdy kultysta, który uciekł, przychodzi z kolekcji i zostaje rozstawiony na Głównej ścieżce.
    .story = Ślady stóp, ogarki świec, dziecięcy bucik: trop zawija się w siebie i schodzi w dół. U wejścia do jaskini słyszycie za plecami głosy, które już znacie.
card-into_the_darkness = W mrok
    .gen = „W mrok”
    .dat = „W mrok”
    .acc = „W mrok”
    .ins = „W mrok”
    .gender = neuter
    .text = Cel: akt postępuje, gdy tylko jakiś badacz wejdzie do Miejsca rytuału.
    .back = Stos odrzuconych kart spotkań wtasowuje się do talii spotkań. Z jej wierzchu odrzuca się karty, aż trafi się wróg, który zostaje rozstawiony w Miejscu rytuału; przy 3 lub 4 graczach jeszcze raz to samo.
    .story = Korytarz otwiera się na salę, której nie wykuł żaden górnik. Postacie w szatach stojące wokół czeluści nie odwracają głów; wyznaczyły innych, żeby na was patrzyli.
card-disrupting_the_ritual = Zakłócanie rytuału
    .gen = Zakłócania rytuału
    .dat = Zakłócaniu rytuału
    .acc = Zakłócanie rytuału
    .ins = Zakłócaniem rytuału
    .gender = neuter
    .text = Akcja, 1 wskazówka: test siły woli (3) albo zwinności (3), do wyboru. Sukces kładzie na tym akcie wskazówkę z puli. Cel: gdy leżą tu 2 wskazówki na badacza, akt od razu postępuje.
    .back = Zakończenie 1.
    .story = Jeden krąg zatarty, jedno imię wymówione źle, jedna świeca wpada w czeluść. Hymn się potyka, a to, co pod nim, puszcza.

## Lokalizacje

card-main_path = Główna ścieżka
    .gen = Głównej ścieżki
    .dat = Głównej ścieżce
    .acc = Główną ścieżkę
    .ins = Główną ścieżką
    .gender = feminine
    .text = Połączona z każdą inną lokalizacją z cechą Puszcza. Akcja: Rezygnacja.
card-arkham_woods = Lasy Arkham
    .gen = Lasów Arkham
    .dat = Lasom Arkham
    .acc = Lasy Arkham
    .ins = Lasami Arkham
    .gender = plural
    .text = Kawałek lasu, do którego nikt jeszcze nie wszedł. Sześć takich wygląda tak samo, cztery są tutaj; który to, okaże się, gdy wejdzie tam badacz. Do tego czasu droga prowadzi tylko na Główną ścieżkę.
alike-arkham_woods_1 = Lasy Arkham 1
    .gen = Lasów Arkham 1
    .dat = Lasom Arkham 1
    .acc = Lasy Arkham 1
    .ins = Lasami Arkham 1
    .gender = plural
alike-arkham_woods_2 = Lasy Arkham 2
    .gen = Lasów Arkham 2
    .dat = Lasom Arkham 2
    .acc = Lasy Arkham 2
    .ins = Lasami Arkham 2
    .gender = plural
alike-arkham_woods_3 = Lasy Arkham 3
    .gen = Lasów Arkham 3
    .dat = Lasom Arkham 3
    .acc = Lasy Arkham 3
    .ins = Lasami Arkham 3
    .gender = plural
alike-arkham_woods_4 = Lasy Arkham 4
    .gen = Lasów Arkham 4
    .dat = Lasom Arkham 4
    .acc = Lasy Arkham 4
    .ins = Lasami Arkham 4
    .gender = plural
alike-arkham_woods_5 = Lasy Arkham 5
    .gen = Lasów Arkham 5
    .dat = Lasom Arkham 5
    .acc = Lasy Arkham 5
    .ins = Lasami Arkham 5
    .gender = plural
alike-arkham_woods_6 = Lasy Arkham 6
    .gen = Lasów Arkham 6
    .dat = Lasom Arkham 6
    .acc = Lasy Arkham 6
    .ins = Lasami Arkham 6
    .gender = plural
card-unhallowed_ground = Wyklęta ziemia
    .gen = Wyklętej ziemi
    .dat = Wyklętej ziemi
    .acc = Wyklętą ziemię
    .ins = Wyklętą ziemią
    .gender = feminine
    .text = Wymuszony, po twoim wejściu: test siły woli (4); przy porażce otrzymujesz 1 obrażenie i 1 punkt przerażenia.
card-twisting_paths = Zawiłe ścieżki
    .gen = Zawiłych ścieżek
    .dat = Zawiłym ścieżkom
    .acc = Zawiłe ścieżki
    .ins = Zawiłymi ścieżkami
    .gender = plural
    .text = Wymuszony, gdy masz się stąd ruszyć: test intelektu (3); przy porażce ruch zostaje anulowany.
card-old_house = Stary dom
    .gen = Starego domu
    .dat = Staremu domowi
    .acc = Stary dom
    .ins = Starym domem
    .gender = masculine
    .text = Tutaj badasz siłą woli zamiast intelektem.
card-cliffside = Urwisko
    .gen = Urwiska
    .dat = Urwisku
    .acc = Urwisko
    .ins = Urwiskiem
    .gender = neuter
    .text = Tutaj badasz zwinnością zamiast intelektem.
card-tangled_thicket = Splątany gąszcz
    .gen = Splątanego gąszczu
    .dat = Splątanemu gąszczowi
    .acc = Splątany gąszcz
    .ins = Splątanym gąszczem
    .gender = masculine
    .text = Tutaj badasz walką zamiast intelektem.
card-quiet_glade = Spokojna polana
    .gen = Spokojnej polany
    .dat = Spokojnej polanie
    .acc = Spokojną polanę
    .ins = Spokojną polaną
    .gender = feminine
    .text = Akcja: leczysz ze swojego badacza 1 obrażenie albo 1 punkt przerażenia. Każdy badacz raz na turę.
card-ritual_site = Miejsce rytuału
    .gen = Miejsca rytuału
    .dat = Miejscu rytuału
    .acc = Miejsce rytuału
    .ins = Miejscem rytuału
    .gender = neuter
    .text = Wymuszony, na koniec rundy: dokłada się wskazówek, aż będą tu 2 na badacza.

## Wróg i podstęp

card-umordhoth = Umôrdhoth
    .gen = Umôrdhotha
    .dat = Umôrdhothowi
    .acc = Umôrdhotha
    .ins = Umôrdhothem
    .gender = masculine
    .subtitle = Pożeracz z otchłani
    .text = Łowca. Masywny. O 4 wytrzymałości na badacza więcej. Wymuszony, na koniec tury każdego badacza: zostaje przygotowany. Akcja: jeśli kontrolujesz Litę Chantler, oddajesz mu ją; zakończenie 3.
card-umordhoths_wrath = Gniew Umôrdhotha
    .gen = Gniewu Umôrdhotha
    .dat = Gniewowi Umôrdhotha
    .acc = Gniew Umôrdhotha
    .ins = Gniewem Umôrdhotha
    .gender = masculine
    .text = Odkrycie: test siły woli (5). Za każdy brakujący punkt wybierasz: odrzucasz kartę z ręki albo otrzymujesz 1 obrażenie i 1 punkt przerażenia.

## Scenariusz, jego dziennik i zakończenia

scenario-the_devourer_below = Pożeracz z otchłani
    .text = Ostatnie nazwiska na waszej liście wskazują jedno miejsce: ścieżkę w lasach na zachód od Arkham, której nie ma na żadnej mapie. Tej nocy ludzie, którym za dnia kłaniacie się na ulicy, wezwą coś spod niej, a obiecano temu całe miasto. Przed świtem nikt wam nie uwierzy, a o świcie nie byłoby już kogo pytać. Bierzecie więc tyle światła i ołowiu, ile macie, i wchodzicie między drzewa. Idźcie za tropem, odnajdźcie to miejsce i przerwijcie obrzęd; a jeśli się spóźnicie, stańcie przed tym, co nadejdzie.
setting-scenario-the_devourer_below = { scenario-the_devourer_below }
goal-card-the_devourer_below = Przerwijcie rytuał w lesie, zanim się dopełni.
goal-win-the_devourer_below = dobiegnie końca ostatni akt: Umôrdhoth zostanie powstrzymany, przepędzony albo dostanie to, czego chce.

note-ritual_broken = rytuał został przerwany
note-umordhoth_repelled = badacze odparli Umôrdhotha
note-lita_sacrificed = Lita Chantler została oddana Umôrdhothowi
note-arkham_succumbed = Arkham uległo zemście Umôrdhotha

outcome-devourer_r1 = Ostatnie słowo hymnu nigdy nie zostaje odśpiewane. Czeluść wzdycha, zamyka się jak oko, a ludzie w szatach rozglądają się, jakby ktoś zbudził ich w obcym pokoju. Wracacie do Arkham o zwyczajnym świcie. Będzie wam się śniło to, co spojrzało na was z dołu, i będzie znało wasze imiona; ale jest tam, na dole, a miasto śpi. Wygraliście.
outcome-devourer_r2 = Nie umiera; nic tak starego nie umiera. Ale krwawi, a zapomniało już, że może, i składa się z powrotem w mrok, z którego wyszło, z dźwiękiem, od którego w Arkham pękają szyby. Kto z was może jeszcze iść, niesie pozostałych. Ślady, które zostawiło, nigdy się do końca nie zabliźnią, a wy zrobilibyście to jeszcze raz. Wygraliście.
outcome-devourer_r3 = Nie krzyczy. Patrzy na was raz jeden i rozumie, a mrok bierze ją tak delikatnie, jak dłoń bierze monetę. Potem mrok jest syty i odchodzi. Arkham nigdy nie pozna ceny; wy nie będziecie znać już nic innego. Przetrwaliście.
outcome-devourer_none = Między jaskinią a miastem nikt już nie stoi. To, co wezwano, wychodzi przez korzenie, przez piwnice, przez koryto rzeki i pamięta każdego z was, kto śmiał stanąć mu na drodze. Następnej nocy tam, gdzie było Arkham, rośnie las, w którym nic nie śpiewa. Wszystko stracone.

## Pytania

ask-quiet_glade = { NAME($seat) }: { ask-quiet_glade.question }
    .question = { NAME($source) }. Co leczysz?
ask-umordhoths_wrath = { NAME($seat) }: { ask-umordhoths_wrath.question }
    .question = { NAME($source) }, jeszcze { $count } { $count ->
        [one] raz
        [few] razy
       *[many] razy
    }: karta z ręki czy rany?

## Zdarzenia

event-goes_round = { NAME($place) }: droga zatacza krąg, { NAME($seat) } nie rusza się z miejsca.
event-clues_return = { NAME($place) }: { $count ->
        [one] przybywa 1 wskazówka
        [few] przybywają { $count } wskazówki
       *[many] przybywa { $count } wskazówek
    }.
event-readies = { NAME($enemy) }: wróg jest znów przygotowany.
event-enters_play = Do gry wchodzi lokalizacja: { NAME($place) }.
event-disrupted = { NAME($seat) } zakłóca rytuał: na akcie leżą wskazówki, { $count } z { $of }.
event-afflicted = { NAME($card) }: to osłabienie zostaje na całą kampanię w talii { NAME($seat, case: "gen") }.
event-token_added = Do worka chaosu trafia na stałe: { NAME($token) }.

step-goes_round = zatacza krąg
step-clues_return = znów ma wskazówki
step-readies = znów gotowe do walki
step-enters_play = wchodzi do gry
step-disrupted = zakłóca rytuał
step-afflicted = na stałe w talii
step-token_added = odtąd w worku

fact-face_down = Może wśród nieodkrytych ({ NAME($place) }), może poza grą: tego nikt nie wie.
