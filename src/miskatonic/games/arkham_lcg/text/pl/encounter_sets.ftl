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
