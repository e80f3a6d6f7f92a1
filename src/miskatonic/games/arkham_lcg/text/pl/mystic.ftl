# Karty mistyka: nazwa z odmianą i działanie karty (.text).

## Poziom 0

card-forbidden_knowledge = Zakazana wiedza
    .gen = Zakazanej wiedzy
    .dat = Zakazanej wiedzy
    .acc = Zakazaną wiedzę
    .ins = Zakazaną wiedzą
    .gender = feminine
    .text = Zużywalny (4 sekrety); odrzucasz tę kartę, gdy nie zostanie na niej żaden. Darmowa, wyczerp tę kartę i otrzymaj 1 punkt przerażenia: 1 sekret przechodzi stąd do twojej puli zasobów i odtąd jest zasobem.
card-holy_rosary = Różaniec
    .gen = Różańca
    .dat = Różańcowi
    .acc = Różaniec
    .ins = Różańcem
    .gender = masculine
    .text = Twoja siła woli jest o 1 wyższa.
card-shrivelling = Uśmiercenie
    .gen = Uśmiercenia
    .dat = Uśmierceniu
    .acc = Uśmiercenie
    .ins = Uśmierceniem
    .gender = neuter
    .text = Zużywalny (4 ładunki). Akcja, 1 ładunek: Walka z użyciem siły woli zamiast walki, o 1 obrażenie więcej. Jeśli do tego ataku wyjdzie czaszka, kultysta, tabliczka, Starsza Istota lub automatyczna porażka, od razu otrzymujesz 1 punkt przerażenia.
card-scrying = Wróżenie
    .gen = Wróżenia
    .dat = Wróżeniu
    .acc = Wróżenie
    .ins = Wróżeniem
    .gender = neuter
    .text = Zużywalny (3 ładunki). Akcja, wyczerp tę kartę i wydaj 1 ładunek: oglądasz w tajemnicy 3 wierzchnie karty talii jednego badacza albo talii spotkań i odkładasz je na wierzch w wybranej kolejności.
card-arcane_studies = Znajomość wiedzy tajemnej
    .gen = Znajomości wiedzy tajemnej
    .dat = Znajomości wiedzy tajemnej
    .acc = Znajomość wiedzy tajemnej
    .ins = Znajomością wiedzy tajemnej
    .gender = feminine
    .text = Darmowa, podczas twojego testu, 1 zasób: +1 do siły woli albo +1 do intelektu w tym teście. Tyle razy, na ile cię stać.
card-arcane_initiate = Nowicjusz wiedzy tajemnej
    .gen = Nowicjusza wiedzy tajemnej
    .dat = Nowicjuszowi wiedzy tajemnej
    .acc = Nowicjusza wiedzy tajemnej
    .ins = Nowicjuszem wiedzy tajemnej
    .gender = masculine
    .text = Wymuszony, po wejściu tej karty do gry: trafia na nią 1 żeton zagłady. Darmowa, wyczerp tę kartę: szukasz wśród 3 wierzchnich kart swojej talii Zaklęcia; jeśli tam jest, dobierasz je. Potem talię się tasuje.
card-drawn_to_the_flame = Jak ćma do płomienia
    .gen = „Jak ćma do płomienia”
    .dat = „Jak ćma do płomienia”
    .acc = „Jak ćma do płomienia”
    .ins = „Jak ćma do płomienia”
    .gender = neuter
    .text = Dobierasz wierzchnią kartę talii spotkań. Następnie odkrywasz 2 wskazówki w lokalizacji, w której wtedy jesteś.
card-ward_of_protection = Ochronny krąg
    .gen = Ochronnego kręgu
    .dat = Ochronnemu kręgowi
    .acc = Ochronny krąg
    .ins = Ochronnym kręgiem
    .gender = masculine
    .text = Szybka, gdy dobierasz podstęp, który nie jest osłabieniem: jego efekt odkrycia zostaje anulowany. Potem otrzymujesz 1 punkt przerażenia.
card-blinding_light = Oślepiające światło
    .gen = Oślepiającego światła
    .dat = Oślepiającemu światłu
    .acc = Oślepiające światło
    .ins = Oślepiającym światłem
    .gender = neuter
    .text = Wymykanie z użyciem siły woli zamiast zwinności. Jeśli się uda, wróg, któremu się wymykasz, otrzymuje 1 obrażenie. Jeśli do tej próby wyjdzie czaszka, kultysta, tabliczka, Starsza Istota lub automatyczna porażka, tracisz 1 akcję tej tury.
card-fearless = Nieustraszoność
    .gen = Nieustraszoności
    .dat = Nieustraszoności
    .acc = Nieustraszoność
    .ins = Nieustraszonością
    .gender = feminine
    .text = Jeśli test się uda, leczysz u siebie 1 punkt przerażenia.

## Poziom 1

card-mind_wipe_1 = Czyszczenie umysłu
    .gen = Czyszczenia umysłu
    .dat = Czyszczeniu umysłu
    .acc = Czyszczenie umysłu
    .ins = Czyszczeniem umysłu
    .gender = neuter
    .text = Szybka, po rozpoczęciu fazy: wskaż nieelitarnego wroga w swojej lokalizacji. Do końca fazy z jego wydrukowanego pola tekstowego liczą się tylko cechy.

## Poziom 2

card-blinding_light_2 = Oślepiające światło
    .gen = Oślepiającego światła
    .dat = Oślepiającemu światłu
    .acc = Oślepiające światło
    .ins = Oślepiającym światłem
    .gender = neuter
    .text = Wymykanie z użyciem siły woli zamiast zwinności. Jeśli się uda, wróg, któremu się wymykasz, otrzymuje 2 obrażenia. Jeśli do tej próby wyjdzie czaszka, kultysta, tabliczka, Starsza Istota lub automatyczna porażka, tracisz 1 akcję tej tury i otrzymujesz 1 punkt przerażenia.

## Poziom 3

card-book_of_shadows_3 = Księga Cieni
    .gen = Księgi Cieni
    .dat = Księdze Cieni
    .acc = Księgę Cieni
    .ins = Księgą Cieni
    .gender = feminine
    .text = Masz o jedną strefę mistyczną więcej. Akcja, wyczerp tę kartę: 1 ładunek trafia na kontrolowany przez ciebie atut z cechą Zaklęcie.

## Poziom 4

card-grotesque_statue_4 = Groteskowa statuetka
    .gen = Groteskowej statuetki
    .dat = Groteskowej statuetce
    .acc = Groteskową statuetkę
    .ins = Groteskową statuetką
    .gender = feminine
    .text = Zużywalny (4 ładunki); odrzucasz tę kartę, gdy nie zostanie na niej żaden. Reakcja, tuż przed odkryciem przez ciebie żetonu chaosu, 1 ładunek: zamiast niego odkrywasz 2, rozpatrujesz wybrany, a drugi ignorujesz, jakby się nie pojawił.
