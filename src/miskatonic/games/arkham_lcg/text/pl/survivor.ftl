# Karty ocalałego: nazwa z odmianą i działanie karty (.text).

## Poziom 0

card-leather_coat = Skórzany płaszcz
    .gen = Skórzanego płaszcza
    .dat = Skórzanemu płaszczowi
    .acc = Skórzany płaszcz
    .ins = Skórzanym płaszczem
    .gender = masculine
card-scavenging = Zbieractwo
    .gen = Zbieractwa
    .dat = Zbieractwu
    .acc = Zbieractwo
    .ins = Zbieractwem
    .gender = neuter
    .text = Reakcja, po twoim badaniu zakończonym sukcesem o co najmniej 2, wyczerp tę kartę: bierzesz na rękę wybrany Przedmiot ze swojego stosu kart odrzuconych.
card-baseball_bat = Kij baseballowy
    .gen = Kija baseballowego
    .dat = Kijowi baseballowemu
    .acc = Kij baseballowy
    .ins = Kijem baseballowym
    .gender = masculine
    .text = Akcja: Walka z +2 do walki, o 1 obrażenie więcej. Jeśli do tego ataku wyjdzie czaszka lub automatyczna porażka, po zakończeniu ataku kij zostaje odrzucony.
card-rabbits_foot = Królicza łapka
    .gen = Króliczej łapki
    .dat = Króliczej łapce
    .acc = Króliczą łapkę
    .ins = Króliczą łapką
    .gender = feminine
    .text = Reakcja, po twoim nieudanym teście, wyczerp tę kartę: dobierasz 1 kartę.
card-stray_cat = Bezpański kot
    .gen = Bezpańskiego kota
    .dat = Bezpańskiemu kotu
    .acc = Bezpańskiego kota
    .ins = Bezpańskim kotem
    .gender = masculine
    .text = Darmowa, odrzuć tę kartę: wymykasz się bez testu jednemu nieelitarnemu wrogowi w swojej lokalizacji, z kimkolwiek jest w zwarciu, nawet jeśli z nikim.
card-dig_deep = Nieustępliwość
    .gen = Nieustępliwości
    .dat = Nieustępliwości
    .acc = Nieustępliwość
    .ins = Nieustępliwością
    .gender = feminine
    .text = Darmowa, podczas twojego testu, 1 zasób: +1 do siły woli albo +1 do zwinności w tym teście. Tyle razy, na ile cię stać.
card-cunning_distraction = Odwrócenie uwagi
    .gen = Odwrócenia uwagi
    .dat = Odwróceniu uwagi
    .acc = Odwrócenie uwagi
    .ins = Odwróceniem uwagi
    .gender = neuter
    .text = Wymykanie: wymykasz się bez testu wszystkim wrogom w swojej lokalizacji, także elitarnym, z kimkolwiek są w zwarciu, nawet jeśli z nikim.
card-look_what_i_found = „Patrz, co znalazłem!”
    .gen = „Patrz, co znalazłem!”
    .dat = „Patrz, co znalazłem!”
    .acc = „Patrz, co znalazłem!”
    .ins = „Patrz, co znalazłem!”
    .gender = neuter
    .text = Szybka, po twojej porażce o 2 lub mniej podczas badania: odkrywasz 2 wskazówki w swojej lokalizacji.
card-lucky = Łut szczęścia
    .gen = Łutu szczęścia
    .dat = Łutowi szczęścia
    .acc = Łut szczęścia
    .ins = Łutem szczęścia
    .gender = masculine
    .text = Szybka, gdy twój test ma się nie udać: wartość twojej umiejętności w tym teście rośnie o 2. Nie pomaga na automatyczną porażkę.
card-survival_instinct = Instynkt przetrwania
    .gen = Instynktu przetrwania
    .dat = Instynktowi przetrwania
    .acc = Instynkt przetrwania
    .ins = Instynktem przetrwania
    .gender = masculine
    .text = Jeśli test dotyczy wymykania i się uda, wymykający się badacz może od razu uwolnić się ze zwarcia ze wszystkimi pozostałymi wrogami i może poruszyć się do połączonej lokalizacji.

## Poziom 1

card-aquinnah_1 = Aquinnah
    .gen = Aquinnah
    .dat = Aquinnah
    .acc = Aquinnah
    .ins = Aquinnah
    .gender = feminine
    .subtitle = Zapomniana córka
    .text = Reakcja, gdy wróg cię atakuje, a w twojej lokalizacji jest jeszcze inny wróg, wyczerp Aquinnah i zadaj jej 1 punkt przerażenia: obrażenia z tego ataku otrzymuje inny wróg w tej lokalizacji, którego wybierasz. Przerażenie z ataku nadal dotyczy ciebie.

## Poziom 2

card-close_call_2 = Mało brakowało
    .gen = „Mało brakowało”
    .dat = „Mało brakowało”
    .acc = „Mało brakowało”
    .ins = „Mało brakowało”
    .gender = neuter
    .text = Szybka, gdy ktokolwiek wymknie się w twojej lokalizacji wrogowi, który nie jest ani elitarny, ani osłabieniem: tego wroga wtasowuje się do talii spotkań.
card-lucky_2 = Łut szczęścia
    .gen = Łutu szczęścia
    .dat = Łutowi szczęścia
    .acc = Łut szczęścia
    .ins = Łutem szczęścia
    .gender = masculine
    .text = Szybka, gdy twój test ma się nie udać: wartość twojej umiejętności w tym teście rośnie o 2, a ty dobierasz 1 kartę. Te 2 punkty nie pomagają na automatyczną porażkę.

## Poziom 3

card-will_to_survive_3 = Wola przetrwania
    .gen = Woli przetrwania
    .dat = Woli przetrwania
    .acc = Wolę przetrwania
    .ins = Wolą przetrwania
    .gender = feminine
    .text = Szybka, tylko w twojej turze: do jej końca twoje testy odbywają się bez żetonów chaosu.

option-drag = Idź: { NAME($place) }; wrogowie idą z tobą
