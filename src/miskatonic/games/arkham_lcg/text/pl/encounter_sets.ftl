# Zestawy spotkań wspólne dla kilku scenariuszy: nazwa z odmianą i działanie karty (.text).

## Szczury

card-swarm_of_rats = Rój szczurów
    .gen = Roju szczurów
    .dat = Rojowi szczurów
    .acc = Rój szczurów
    .ins = Rojem szczurów
    .gender = masculine
    .text = Łowca.

## Ghoule

card-ghoul_minion = Ghoul sługus
    .gen = Ghoula sługusa
    .dat = Ghoulowi sługusowi
    .acc = Ghoula sługusa
    .ins = Ghoulem sługusem
    .gender = masculine
card-ravenous_ghoul = Wygłodniały ghoul
    .gen = Wygłodniałego ghoula
    .dat = Wygłodniałemu ghoulowi
    .acc = Wygłodniałego ghoula
    .ins = Wygłodniałym ghoulem
    .gender = masculine
    .text = Polowanie: na tego, komu zostało najmniej wytrzymałości.
card-grasping_hands = Chwytające dłonie
    .gen = Chwytających dłoni
    .dat = Chwytającym dłoniom
    .acc = Chwytające dłonie
    .ins = Chwytającymi dłońmi
    .gender = plural
    .text = Odkrycie: test zwinności (3). Za każdy brakujący punkt otrzymujesz 1 obrażenie.

## Paniczny strach

card-rotting_remains = Gnijące szczątki
    .gen = Gnijących szczątków
    .dat = Gnijącym szczątkom
    .acc = Gnijące szczątki
    .ins = Gnijącymi szczątkami
    .gender = plural
    .text = Odkrycie: test siły woli (3). Za każdy brakujący punkt otrzymujesz 1 punkt przerażenia.
card-frozen_in_fear = Sparaliżowany ze strachu
    .gen = Sparaliżowanego ze strachu
    .dat = Sparaliżowanemu ze strachu
    .acc = Sparaliżowanego ze strachu
    .ins = Sparaliżowanym ze strachu
    .gender = masculine
    .text = Odkrycie: trafia do twojego obszaru zagrożenia. W każdej rundzie twoja pierwsza akcja ruchu, walki lub wymykania kosztuje o 1 akcję więcej. Wymuszony, na koniec twojej tury: test siły woli (3); sukces odrzuca tę kartę.
card-dissonant_voices = Kakofonia głosów
    .gen = Kakofonii głosów
    .dat = Kakofonii głosów
    .acc = Kakofonię głosów
    .ins = Kakofonią głosów
    .gender = feminine
    .text = Odkrycie: trafia do twojego obszaru zagrożenia. Nie możesz zagrywać ani atutów, ani wydarzeń. Wymuszony, na koniec rundy: ta karta zostaje odrzucona.

## Pradawne zło

card-ancient_evils = Pradawne zło
    .gen = Pradawnego zła
    .dat = Pradawnemu złu
    .acc = Pradawne zło
    .ins = Pradawnym złem
    .gender = neuter
    .text = Odkrycie: na obecną tajemnicę trafia 1 żeton zagłady, przez co tajemnica może postąpić.

## Przejmujący chłód

card-crypt_chill = Grobowy chłód
    .gen = Grobowego chłodu
    .dat = Grobowemu chłodowi
    .acc = Grobowy chłód
    .ins = Grobowym chłodem
    .gender = masculine
    .text = Odkrycie: test siły woli (4). Przy porażce odrzucasz wybrany atut, który kontrolujesz; jeśli żadnego nie możesz odrzucić, otrzymujesz 2 obrażenia.
card-obscuring_fog = Gęsta mgła
    .gen = Gęstej mgły
    .dat = Gęstej mgle
    .acc = Gęstą mgłę
    .ins = Gęstą mgłą
    .gender = feminine
    .text = Odkrycie: zostaje dołączona do twojej lokalizacji; druga taka karta zostaje od razu odrzucona. Zasłona jest tam o 2 wyższa. Wymuszony, po udanym badaniu tej lokalizacji: ta karta zostaje odrzucona.

## Mroczny kult

card-acolyte = Akolita
    .gen = Akolity
    .dat = Akolicie
    .acc = Akolitę
    .ins = Akolitą
    .gender = masculine
    .text = Rozstawienie: dowolna pusta lokalizacja. Wymuszony, po wejściu do gry: trafia na niego 1 żeton zagłady.
card-wizard_of_the_order = Czarownik bractwa
    .gen = Czarownika bractwa
    .dat = Czarownikowi bractwa
    .acc = Czarownika bractwa
    .ins = Czarownikiem bractwa
    .gender = masculine
    .text = Rozstawienie: dowolna pusta lokalizacja. Mściwy. Wymuszony, na koniec fazy mitów: trafia na niego 1 żeton zagłady.
card-mysterious_chanting = Tajemnicze pieśni
    .gen = Tajemniczych pieśni
    .dat = Tajemniczym pieśniom
    .acc = Tajemnicze pieśni
    .ins = Tajemniczymi pieśniami
    .gender = plural
    .text = Odkrycie: na najbliższego wroga z cechą Kultysta trafiają 2 żetony zagłady. Jeśli żadnego nie ma w grze, znajdź takiego w talii spotkań lub w jej stosie kart odrzuconych, dobierz go i przetasuj talię spotkań.

## Dzieci Nocy

card-hunting_nightgaunt = Polujące Skrzydlate Dziecię Nocy
    .gen = Polującego Skrzydlatego Dziecięcia Nocy
    .dat = Polującemu Skrzydlatemu Dziecięciu Nocy
    .acc = Polujące Skrzydlate Dziecię Nocy
    .ins = Polującym Skrzydlatym Dziecięciem Nocy
    .gender = neuter
    .text = Łowca. Gdy próbujesz mu się wymknąć, wszystko, co żeton chaosu odejmuje od umiejętności, liczy się podwójnie.
card-on_wings_of_darkness = Na skrzydłach ciemności
    .gen = „Na skrzydłach ciemności”
    .dat = „Na skrzydłach ciemności”
    .acc = „Na skrzydłach ciemności”
    .ins = „Na skrzydłach ciemności”
    .gender = neuter
    .text = Odkrycie: test zwinności (4). Przy porażce otrzymujesz 1 obrażenie i 1 punkt przerażenia; potem uwalniasz się ze zwarcia ze wszystkimi wrogami oprócz Dzieci Nocy i trafiasz do lokalizacji z cechą Centralna.

## Zamknięte drzwi

card-locked_door = Zamknięte drzwi
    .gen = Zamkniętych drzwi
    .dat = Zamkniętym drzwiom
    .acc = Zamknięte drzwi
    .ins = Zamkniętymi drzwiami
    .gender = plural
    .text = Odkrycie: zostają dołączone do lokalizacji z największą liczbą wskazówek, w której nie ma jeszcze Zamkniętych drzwi. Nie można jej badać. Akcja: test walki (4), by je wyważyć, albo zwinności (4), by otworzyć zamek; sukces odrzuca tę kartę.
