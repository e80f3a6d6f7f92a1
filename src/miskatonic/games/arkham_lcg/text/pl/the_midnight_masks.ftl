# Maski północy: karta pomocy, tajemnice, akt, lokalizacje, kultyści, podstępy; opowieść i zakończenia.

## Karta scenariusza

card-the_midnight_masks = Maski północy
    .gen = Masek północy
    .dat = Maskom północy
    .acc = Maski północy
    .ins = Maskami północy
    .gender = plural
    .skull = −X, gdzie X to największa liczba żetonów zagłady na jednym wrogu z cechą Kultysta w grze.
    .cultist = −2. Na najbliższego wroga z cechą Kultysta trafia 1 żeton zagłady.
    .tablet = −3. Przy porażce 1 z twoich wskazówek trafia na twoją lokalizację.
    .skull_hard = −X, gdzie X to liczba wszystkich żetonów zagłady w grze.
    .cultist_hard = −2. Na każdego wroga z cechą Kultysta w grze trafia 1 żeton zagłady. Jeśli nie ma żadnego, ujawnia się kolejny żeton.
    .tablet_hard = −4. Przy porażce wszystkie twoje wskazówki trafiają na twoją lokalizację.

## Tajemnice

card-predator_or_prey = Myśliwy czy zwierzyna?
    .gen = „Myśliwy czy zwierzyna?”
    .dat = „Myśliwy czy zwierzyna?”
    .acc = „Myśliwy czy zwierzyna?”
    .ins = „Myśliwy czy zwierzyna?”
    .gender = feminine
    .text = Akcja: rezygnacja.
    .back = Na odwrocie jest Zamaskowany łowca: wchodzi do gry w zwarciu ze swoją ofiarą.
    .story = Przez cały wieczór czuliście na plecach czyjś wzrok. Teraz gaśnie latarnia, potem następna, a pod trzecią stoi wysoki mężczyzna w masce i uchyla przed wami kapelusza jak przed starymi znajomymi.
card-time_is_running_short = Czas się kończy
    .gen = „Czas się kończy”
    .dat = „Czas się kończy”
    .acc = „Czas się kończy”
    .ins = „Czas się kończy”
    .gender = masculine
    .text = Akcja: rezygnacja.
    .back = Zakończenie 2.
    .story = Zegar uniwersytecki zaczyna bić. Liczycie razem z nim w nadziei, że się mylicie; lecz przy dwunastym uderzeniu w lesie za miastem zapalają się światła.

## Akt

card-uncovering_the_conspiracy = Odkrycie spisku
    .gen = Odkrycia spisku
    .dat = Odkryciu spisku
    .acc = Odkrycie spisku
    .ins = Odkryciem spisku
    .gender = neuter
    .text = Akcja, za którą badacze wspólnie wydają 2 wskazówki na badacza: dobierasz wierzchnią kartę talii kultystów. Cel: gdy w puli zwycięstwa znajdzie się 6 unikatowych wrogów z cechą Kultysta, akt postępuje. (Nie wszyscy są w tej talii.)
    .back = Zakończenie 1.
    .story = W waszym notesie jest sześć nazwisk, na stole leży sześć masek, a każdy z ich właścicieli mówił. Cokolwiek miało się dziś zebrać w lesie, zastanie swój krąg przerwany.

## Lokalizacje

card-your_house = Twój dom
    .gen = Twojego domu
    .dat = Twojemu domowi
    .acc = Twój dom
    .ins = Twoim domem
    .gender = masculine
    .text = Wymuszony, gdy pojawia się Kapłan ghouli: pojawia się zamiast tego tutaj. Akcja, raz na turę: dobierz 1 kartę i otrzymaj 1 zasób.
card-rivertown = Rivertown
    .gen = Rivertown
    .dat = Rivertown
    .acc = Rivertown
    .ins = Rivertown
    .gender = neuter
card-southside = Southside
    .gen = Southside
    .dat = Southside
    .acc = Southside
    .ins = Southside
    .gender = neuter
    .text = Są dwa takie miejsca, a w grze jest jedno z nich. Które, wiadomo dopiero wtedy, gdy ktoś tam wejdzie.
card-southside_historical_society = Southside (Stowarzyszenie Historyczne)
    .gen = Southside (Stowarzyszenie Historyczne)
    .dat = Southside (Stowarzyszenie Historyczne)
    .acc = Southside (Stowarzyszenie Historyczne)
    .ins = Southside (Stowarzyszenie Historyczne)
    .gender = neuter
    .text = Akcja, raz na grę: dobierz 3 karty.
card-southside_mas_boarding_house = Southside (Pensjonat Mamuśki)
    .gen = Southside (Pensjonat Mamuśki)
    .dat = Southside (Pensjonat Mamuśki)
    .acc = Southside (Pensjonat Mamuśki)
    .ins = Southside (Pensjonat Mamuśki)
    .gender = neuter
    .text = Akcja, raz na grę: znajdź w swojej talii atut z cechą Sprzymierzeniec i weź go na rękę; talię się tasuje.
card-st_marys_hospital = Szpital św. Marii
    .gen = Szpitala św. Marii
    .dat = Szpitalowi św. Marii
    .acc = Szpital św. Marii
    .ins = Szpitalem św. Marii
    .gender = masculine
    .text = Akcja, raz na grę: ulecz u siebie 3 obrażenia.
card-miskatonic_university = Uniwersytet Miskatonic
    .gen = Uniwersytetu Miskatonic
    .dat = Uniwersytetowi Miskatonic
    .acc = Uniwersytet Miskatonic
    .ins = Uniwersytetem Miskatonic
    .gender = masculine
    .text = Akcja: wśród 6 wierzchnich kart swojej talii znajdź kartę z cechą Księga lub Czar i weź ją na rękę; talię się tasuje. Zwycięstwo 1.
card-downtown = Downtown
    .gen = Downtown
    .dat = Downtown
    .acc = Downtown
    .ins = Downtown
    .gender = neuter
    .text = Są dwa takie miejsca, a w grze jest jedno z nich. Które, wiadomo dopiero wtedy, gdy ktoś tam wejdzie.
card-downtown_first_bank_of_arkham = Downtown (Pierwszy Bank Arkham)
    .gen = Downtown (Pierwszy Bank Arkham)
    .dat = Downtown (Pierwszy Bank Arkham)
    .acc = Downtown (Pierwszy Bank Arkham)
    .ins = Downtown (Pierwszy Bank Arkham)
    .gender = neuter
    .text = Akcja, raz na grę: otrzymaj 3 zasoby.
card-downtown_arkham_asylum = Downtown (Przytułek Arkham)
    .gen = Downtown (Przytułek Arkham)
    .dat = Downtown (Przytułek Arkham)
    .acc = Downtown (Przytułek Arkham)
    .ins = Downtown (Przytułek Arkham)
    .gender = neuter
    .text = Akcja, raz na grę: ulecz u siebie 3 punkty przerażenia. Zwycięstwo 1.
card-easttown = Easttown
    .gen = Easttown
    .dat = Easttown
    .acc = Easttown
    .ins = Easttown
    .gender = neuter
    .text = Atuty z cechą Sprzymierzeniec kosztują każdego badacza tutaj o 2 mniej.
card-graveyard = Cmentarz
    .gen = Cmentarza
    .dat = Cmentarzowi
    .acc = Cmentarz
    .ins = Cmentarzem
    .gender = masculine
    .text = Wymuszony, po twoim wejściu: test siły woli (3). Przy porażce albo otrzymujesz 2 punkty przerażenia, albo idziesz do Rivertown. Zwycięstwo 1.
card-northside = Northside
    .gen = Northside
    .dat = Northside
    .acc = Northside
    .ins = Northside
    .gender = neuter
    .text = Akcja, za 5 zasobów, raz na grę dla całej grupy: otrzymaj 2 wskazówki z puli żetonów. Zwycięstwo 1.

## Kultyści

card-the_masked_hunter = Zamaskowany łowca
    .gen = Zamaskowanego łowcy
    .dat = Zamaskowanemu łowcy
    .acc = Zamaskowanego łowcę
    .ins = Zamaskowanym łowcą
    .gender = masculine
    .subtitle = Bezszelestnie za wami
    .text = Rozstawienie: w zwarciu ze swoją ofiarą. Polowanie: na tego, kto ma najwięcej wskazówek. Łowca. Ma o 2 więcej wytrzymałości na badacza. Dopóki jest w zwarciu z tobą, nie możesz ani odkrywać, ani wydawać wskazówek. Zwycięstwo 2.
card-wolf_man_drew = Drew „Człowiek-wilk”
    .gen = Drew „Człowieka-wilka”
    .dat = Drew „Człowiekowi-wilkowi”
    .acc = Drew „Człowieka-wilka”
    .ins = Drew „Człowiekiem-wilkiem”
    .gender = masculine
    .subtitle = Kanibal
    .text = Rozstawienie: Downtown. Wymuszony, gdy atakuje: leczy się u niego 1 obrażenie. Zwycięstwo 1.
card-herman_collins = Herman Collins
    .gen = Hermana Collinsa
    .dat = Hermanowi Collinsowi
    .acc = Hermana Collinsa
    .ins = Hermanem Collinsem
    .gender = masculine
    .subtitle = Grabarz
    .text = Rozstawienie: Cmentarz. Akcja, za którą odrzucasz 4 wybrane karty z ręki: pertraktacje. Trafia do puli zwycięstwa. Zwycięstwo 1.
card-peter_warren = Peter Warren
    .gen = Petera Warrena
    .dat = Peterowi Warrenowi
    .acc = Petera Warrena
    .ins = Peterem Warrenem
    .gender = masculine
    .subtitle = Profesor okultyzmu
    .text = Rozstawienie: Uniwersytet Miskatonic. Akcja, za 2 twoje wskazówki: pertraktacje. Trafia do puli zwycięstwa. Zwycięstwo 1.
card-victoria_devereux = Victoria Devereux
    .gen = Victorii Devereux
    .dat = Victorii Devereux
    .acc = Victorię Devereux
    .ins = Victorią Devereux
    .gender = feminine
    .subtitle = Kolekcjonerka
    .text = Rozstawienie: Northside. Akcja, za 5 zasobów: pertraktacje. Trafia do puli zwycięstwa. Zwycięstwo 1.
card-ruth_turner = Ruth Turner
    .gen = Ruth Turner
    .dat = Ruth Turner
    .acc = Ruth Turner
    .ins = Ruth Turner
    .gender = feminine
    .subtitle = Pracownica kostnicy
    .text = Rozstawienie: Szpital św. Marii. Wymuszony, gdy ktoś się jej wymknie: trafia do puli zwycięstwa. Zwycięstwo 1.

## Podstępy

card-hunting_shadow = Prześladujący cień
    .gen = Prześladującego cienia
    .dat = Prześladującemu cieniowi
    .acc = Prześladujący cień
    .ins = Prześladującym cieniem
    .gender = masculine
    .text = Niebezpieczeństwo. Odkrycie: musisz albo wydać 1 wskazówkę, albo otrzymać 2 obrażenia.
card-false_lead = Fałszywy trop
    .gen = Fałszywego tropu
    .dat = Fałszywemu tropowi
    .acc = Fałszywy trop
    .ins = Fałszywym tropem
    .gender = masculine
    .text = Odkrycie: jeśli nie masz wskazówek, ta karta zyskuje Przypływ. Jeśli je masz, test intelektu (4): za każdy brakujący punkt 1 z twoich wskazówek trafia na twoją lokalizację.

## Pytania i dziennik

ask-graveyard = { NAME($seat) }: { ask-graveyard.question }
    .question = { NAME($source) }. Coś porusza się między nagrobkami. Zostajesz czy uciekasz?
ask-hunting_shadow = { NAME($seat) }: { ask-hunting_shadow.question }
    .question = { NAME($source) }. Co mu oddajesz?
ask-react_added = { LIST($seats) }: { ask-react_added.question }
    .question = do puli zwycięstwa trafia { NAME($source) }. Czy reagujesz?
event-story = { NAME($story) }
event-added = { NAME($card) }: rozmowa z { NAME($seat, case: "ins") } skończona, karta trafia do puli zwycięstwa.
event-cannot_discover = { NAME($seat) } nie może nic odkryć: nie pozwala na to { NAME($enemy) }.
event-puts_clues = { NAME($seat) } kładzie z powrotem { $count ->
        [one] 1 wskazówkę
        [few] { $count } wskazówki
       *[many] { $count } wskazówek
    } na lokalizację { NAME($place) }{ by-source }.
event-gains_clues = { NAME($seat) } otrzymuje z puli żetonów { $count ->
        [one] 1 wskazówkę
        [few] { $count } wskazówki
       *[many] { $count } wskazówek
    }{ by-source }.
step-story = opowieść
step-added = przesłuchanie
step-cannot_discover = nie może nic odkryć
step-puts_clues = traci wskazówki
step-gains_clues = otrzymuje wskazówki
board-apart = Talia kultystów: { $count }

## Opowieść i zakończenia

scenario-the_midnight_masks = Maski północy
    .text = Tej nocy zbiera się kult i nikt w Arkham nie nosi własnej twarzy. Przeszukajcie miasto, znajdźcie tych, którzy do niego należą, i zmuście ich do mówienia, zanim zegar wybije dwunastą.
setting-scenario-the_midnight_masks = { scenario-the_midnight_masks }
goal-card-the_midnight_masks = Zdemaskujcie sześcioro kultystów przed północą.
goal-win-the_midnight_masks = odnajdziecie kultystów: im więcej zdemaskujecie przed północą, tym lepiej. Potem wycofajcie się w porę.
note-past_midnight = minęła północ
story-masks_lita = Odkąd znaleźliście Litę Chantler, ani razu nie usiadła. Kładzie przed wami skrawek papieru: sześć pustych linijek, a nad nimi jedno słowo, Umôrdhoth. Te nazwiska, mówi, należą do ludzi, którym kłaniacie się na ulicy. Kimkolwiek są, o północy spotykają się w lesie i tylko oni wiedzą po co. Do tego czasu trzeba te linijki wypełnić.
story-masks_others = Lita Chantler do was nie wróciła; chodziła od drzwi do drzwi, aż znalazła kogoś, kto zechciał słuchać. Tak trafił do was jej list: sześć pustych linijek, a nad nimi jedno słowo, Umôrdhoth. Tym, którzy zaczęli z nią tę noc, nic już nie pomoże. Te nazwiska, pisze, należą do ludzi, którym kłaniacie się na ulicy, a o północy mają się spotkać. Wypełnijcie linijki wcześniej.
story-masks_standing = Zaczynacie tam, gdzie wszystko się zaczęło: w domu, za drzwiami, które znów się zamykają. Coś od zewnątrz dobierało się do piwnicznego okna.
story-masks_burned = Z domu został tylko zapach popiołu, który niesiecie ulicami w płaszczach. Zaczynacie więc w Rivertown, między zamkniętymi na głucho sklepami.
outcome-masks_r1 = Cała szóstka zdjęła maski, a to, co wyszeptała, pasuje do siebie jak kawałki stłuczonego talerza. W lesie zabrzmi dziś mniej głosów, niż liczono. Wygraliście.
outcome-masks_r2 = Północ zastała was jeszcze na ulicach. Ci, których nie znaleźliście, poszli tam, dokąd ich wezwano, i noc należy teraz do nich; trzeba będzie pójść za nimi. Przegraliście ten wyścig.
outcome-masks_home = Wracacie przed ostatnim uderzeniem zegara, z mniejszą liczbą nazwisk, niż chcieliście, i większą, niż im się spodoba. Tego, co wiecie, nikt wam już nie odbierze.
outcome-masks_nameless = Jesteście w domu przed ostatnim uderzeniem zegara, cali; ale na kartce nie stoi ani jedno nazwisko, a wszyscy, których nie znaleźliście, idą już do lasu. Przegraliście.
outcome-masks_none = Na ulicach Arkham znów jest cicho. Czegokolwiek można się było na nich tej nocy dowiedzieć, nikt nie wrócił, by o tym opowiedzieć. Przegraliście.
