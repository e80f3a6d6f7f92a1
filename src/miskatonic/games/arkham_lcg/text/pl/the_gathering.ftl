# Zgromadzenie: karta scenariusza, tajemnice, akty, lokalizacje, wrogowie i Lita. Druga strona aktu lub tajemnicy to .back, nasza opowieść do niej .story.

## Karta scenariusza

card-the_gathering = Zgromadzenie
    .gen = Zgromadzenia
    .dat = Zgromadzeniu
    .acc = Zgromadzenie
    .ins = Zgromadzeniem
    .gender = neuter
    .skull = −X, gdzie X oznacza, ilu wrogów z cechą Ghoul jest w twojej lokalizacji.
    .cultist = −1. Przy porażce otrzymujesz 1 punkt przerażenia.
    .tablet = −2. Gdy w twojej lokalizacji jest wróg z cechą Ghoul, otrzymujesz 1 obrażenie.
    .skull_hard = −2. Przy porażce, już po teście: szukasz w talii spotkań i na jej stosie kart odrzuconych wroga z cechą Ghoul i dobierasz go; talię spotkań się tasuje.
    .cultist_hard = Odkrywa się jeszcze jeden żeton. Przy porażce otrzymujesz 2 punkty przerażenia.
    .tablet_hard = −4. Gdy w twojej lokalizacji jest wróg z cechą Ghoul, otrzymujesz 1 obrażenie i 1 punkt przerażenia.

## Tajemnice

card-whats_going_on = Co jest grane?!
    .gen = „Co jest grane?!”
    .dat = „Co jest grane?!”
    .acc = „Co jest grane?!”
    .ins = „Co jest grane?!”
    .gender = neuter
    .back = Główny badacz wybiera: każdy badacz odrzuca z ręki 1 losową kartę albo główny badacz otrzymuje 2 punkty przerażenia.
    .story = Zegar na kominku wybija godzinę, której nie ma. Gdy milknie, nikt z was nie umie powiedzieć, jak długo wpatrywaliście się w ścianę.
card-rise_of_the_ghouls = Nadejście ghouli
    .gen = Nadejścia ghouli
    .dat = Nadejściu ghouli
    .acc = Nadejście ghouli
    .ins = Nadejściem ghouli
    .gender = neuter
    .back = Stos odrzuconych kart spotkań wtasowuje się do talii spotkań. Z jej wierzchu odrzuca się karty, aż trafi się wróg z cechą Ghoul; dobiera go główny badacz.
    .story = Pod deskami coś kopie, cierpliwie i wieloma rękami. Potem kopanie ustaje, a to jest jeszcze gorsze.
card-theyre_getting_out = Wychodzą!
    .gen = „Wychodzą!”
    .dat = „Wychodzą!”
    .acc = „Wychodzą!”
    .ins = „Wychodzą!”
    .gender = neuter
    .text = Wymuszony, na koniec fazy wrogów: każdy wróg z cechą Ghoul, który nie jest w zwarciu, nawet wyczerpany, porusza się o 1 lokalizację w stronę Salonu. Wymuszony, na koniec rundy: na tę tajemnicę trafia po 1 żetonie zagłady za każdego wroga z cechą Ghoul w Holu lub Salonie.
    .back = W akcie 1 lub 2: zakończenie 3. W akcie 3: wszyscy badacze, którzy nie zrezygnowali, zostają pokonani i doznają po 1 traumie fizycznej.
    .story = Drzwi wejściowe wylatują z zawiasów na zewnątrz. Szare kształty pędzą susami w uśpione ulice Arkham.

## Akty

card-trapped = W pułapce
    .gen = „W pułapce”
    .dat = „W pułapce”
    .acc = „W pułapce”
    .ins = „W pułapce”
    .gender = neuter
    .back = Do gry wchodzą Hol, Piwnica, Strych i Salon. Wszyscy wrogowie w Gabinecie zostają odrzuceni, wszyscy badacze trafiają do Holu, a Gabinet zostaje usunięty z gry.
    .story = Pod dywanem jest klapa, której wczoraj tam nie było. Schodzicie w dół i wbrew rozsądkowi wychodzicie na górze, we własnym holu.
card-the_barrier = Bariera
    .gen = Bariery
    .dat = Barierze
    .acc = Barierę
    .ins = Barierą
    .gender = feminine
    .text = Cel: gdy runda się kończy, badacze w Holu mogą wspólnie wydać po 3 wskazówki na badacza; wtedy akt postępuje.
    .back = Salon zostaje odkryty. Trafia do niego odłożona dotąd na bok Lita Chantler. W Holu zostaje rozstawiony Kapłan ghouli, także odłożony na bok.
    .story = Blask nad drzwiami salonu gaśnie jak świeca. Ze środka patrzy na was nieznajoma z obnażonym ostrzem, a potem patrzy na coś za wami.
card-what_have_you_done = Coś ty zrobił?
    .gen = „Coś ty zrobił?”
    .dat = „Coś ty zrobił?”
    .acc = „Coś ty zrobił?”
    .ins = „Coś ty zrobił?”
    .gender = neuter
    .text = Cel: akt postępuje, gdy tylko Kapłan ghouli zostanie pokonany.
    .back = Główny badacz wybiera: dom zostaje spalony (zakończenie 1) albo ocalony (zakończenie 2).
    .story = Kapłan leży nieruchomo, lecz ziemia pod domem wciąż się porusza. Lita podaje pudełko zapałek i czeka na wasze słowo.

## Lokalizacje

card-study = Gabinet
    .gen = Gabinetu
    .dat = Gabinetowi
    .acc = Gabinet
    .ins = Gabinetem
    .gender = masculine
card-hallway = Hol
    .gen = Holu
    .dat = Holowi
    .acc = Hol
    .ins = Holem
    .gender = masculine
card-attic = Strych
    .gen = Strychu
    .dat = Strychowi
    .acc = Strych
    .ins = Strychem
    .gender = masculine
    .text = Wymuszony, po twoim wejściu: otrzymujesz 1 punkt przerażenia. Zwycięstwo 1.
card-cellar = Piwnica
    .gen = Piwnicy
    .dat = Piwnicy
    .acc = Piwnicę
    .ins = Piwnicą
    .gender = feminine
    .text = Wymuszony, po twoim wejściu: otrzymujesz 1 obrażenie. Zwycięstwo 1.
card-parlor = Salon
    .gen = Salonu
    .dat = Salonowi
    .acc = Salon
    .ins = Salonem
    .gender = masculine
    .unrevealed = Nikt nie może tu wejść.
    .text = Akcja: Rezygnacja. Dopóki żaden gracz nie kontroluje Lity Chantler, ma ona zdolność: Akcja: Pertraktacje. Test intelektu (4); jeśli się uda, przejmujesz nad nią kontrolę.

## Wrogowie

card-ghoul_priest = Kapłan ghouli
    .gen = Kapłana ghouli
    .dat = Kapłanowi ghouli
    .acc = Kapłana ghouli
    .ins = Kapłanem ghouli
    .gender = masculine
    .text = Polowanie: na badacza o najwyższej walce. Łowca. Mściwy. Zwycięstwo 2.
card-flesh_eater = Pożeracz ciał
    .gen = Pożeracza ciał
    .dat = Pożeraczowi ciał
    .acc = Pożeracza ciał
    .ins = Pożeraczem ciał
    .gender = masculine
    .text = Rozstawienie: Strych; jeśli nie ma go w grze, ta karta zostaje odrzucona. Zwycięstwo 1.
card-icy_ghoul = Lodowy ghoul
    .gen = Lodowego ghoula
    .dat = Lodowemu ghoulowi
    .acc = Lodowego ghoula
    .ins = Lodowym ghoulem
    .gender = masculine
    .text = Rozstawienie: Piwnica; jeśli nie ma jej w grze, ta karta zostaje odrzucona. Zwycięstwo 1.

## Atut fabularny

card-lita_chantler = Lita Chantler
    .gen = Lity Chantler
    .dat = Licie Chantler
    .acc = Litę Chantler
    .ins = Litą Chantler
    .gender = feminine
    .subtitle = Fanatyczka
    .text = Dopóki ją kontrolujesz: wszyscy badacze w twojej lokalizacji mają +1 do walki. Reakcja, gdy badacz w twojej lokalizacji z sukcesem atakuje wroga z cechą Potwór: ten atak zadaje o 1 obrażenie więcej.
