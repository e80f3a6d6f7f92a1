# Talia graczy: nazwa z odmianą oraz działanie karty (.text).

## Karty wskazówek

clue-arkham = wskazówka z Arkham
    .gen = wskazówki z Arkham
    .acc = wskazówkę z Arkham
    .ins = wskazówką z Arkham
    .short = Arkham
clue-dunwich = wskazówka z Dunwich
    .gen = wskazówki z Dunwich
    .acc = wskazówkę z Dunwich
    .ins = wskazówką z Dunwich
    .short = Dunwich
clue-innsmouth = wskazówka z Innsmouth
    .gen = wskazówki z Innsmouth
    .acc = wskazówkę z Innsmouth
    .ins = wskazówką z Innsmouth
    .short = Innsmouth
clue-kingsport = wskazówka z Kingsport
    .gen = wskazówki z Kingsport
    .acc = wskazówkę z Kingsport
    .ins = wskazówką z Kingsport
    .short = Kingsport

## Karta, która ich budzi

card-evil_stirs = Przebudzenie Zła
    .acc = Przebudzenie Zła
    .gen = Przebudzenia Zła
    .text = Rzuć kością poczytalności, obudź następnego Przedwiecznego, postaw Shoggotha na polu ze spodniej karty przywołania, a na koniec przetasuj odrzucone karty przywołania i połóż je na wierzchu ich talii. W tym czasie nie zagrywa się reliktów; karta opuszcza grę i nic jej nie zastępuje.
