# Nazwy tego, co nie należy do żadnej talii, z formami potrzebnymi w zdaniach; treść karty stoi w pliku jej talii.
# Nazwy jednego rodzaju mają te same formy we wszystkich językach.

game-name = Czas Cthulhu
game-tagline = Cztery miasta, cztery otwarte bramy i coś, co budzi się na dnie morza: zapieczętujcie je razem, zanim zawiodą was zmysły.

## Ścianki kości poczytalności

face-blank = Pusta ścianka
    .acc = pustą ściankę
    .text = Tym razem obyło się bez skutków.
face-delusion = Złudzenia
    .acc = Złudzenia
    .text = Tracisz 1 żeton poczytalności. Niepoczytalni nie mają już czego tracić.
face-psychosis = Psychoza
    .acc = Psychozę
    .text = Tracisz 2 żetony poczytalności albo ostatni. Niepoczytalni nie mają już czego tracić.
face-paranoia = Paranoja
    .acc = Paranoję
    .text = Na twoim polu przybywa 2 kultystów, jeden po drugim.

## Jak daleko zaszła gra

measure-seals = Zapieczętowane bramy
measure-awakened = Przebudzeni Przedwieczni
