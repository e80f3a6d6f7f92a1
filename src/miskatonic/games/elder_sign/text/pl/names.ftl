# Nazwy tego, co nie należy do żadnej talii, z formami potrzebnymi w zdaniach; treść karty stoi w pliku jej talii.
# Nazwy jednego rodzaju mają te same formy we wszystkich językach.

game-name = Znak Starszych Bogów
game-tagline = Muzeum po zamknięciu, osiem kości i zegar, który nigdy nie staje: zbierzcie Znaki Starszych Bogów, zanim Przedwieczny się przebudzi.

## Wejście do muzeum i jego akcje; ścianki to wyniki w Biurze rzeczy znalezionych

place-entrance = Wejście do muzeum
    .in = przy Wejściu
    .to = do Wejścia
    .gen = Wejścia
    .acc = Wejście
    .text = Wykonaj dokładnie jedną z trzech akcji: otrzymanie pierwszej pomocy, przeglądanie Biura rzeczy znalezionych albo zakup pamiątki.
place-first_aid = Otrzymanie pierwszej pomocy
    .in = w punkcie pierwszej pomocy
    .to = do punktu pierwszej pomocy
    .gen = pierwszej pomocy
    .acc = pierwszą pomoc
    .text = Odzyskujesz za darmo 1 punkt Wytrzymałości albo 1 punkt Poczytalności; za 2 trofea całą Wytrzymałość albo całą Poczytalność; za 4 trofea jedno i drugie.
place-lost_and_found = Przeglądanie Biura rzeczy znalezionych
    .in = w Biurze rzeczy znalezionych
    .to = do Biura rzeczy znalezionych
    .gen = Biura rzeczy znalezionych
    .acc = Biuro rzeczy znalezionych
    .text = Rzuć 1 zieloną kością i rozpatrz odpowiedni wiersz tabeli. Tego rzutu nic i nikt nie może zmienić.
    .investigation_1 = Nic przydatnego.
    .investigation_2 = Otrzymujesz 1 Wskazówkę.
    .investigation_3 = Losujesz 1 Przedmiot powszechny.
    .lore = Losujesz 1 Zaklęcie.
    .peril = Tracisz 1 punkt Wytrzymałości.
    .terror = Tracisz 1 punkt Poczytalności.
place-souvenir_shop = Zakup pamiątki
    .in = na stoisku z pamiątkami
    .to = do stoiska z pamiątkami
    .gen = stoiska z pamiątkami
    .acc = stoisko z pamiątkami
    .text = Jeden zakup na turę: za 2 trofea Wskazówka, za 3 Przedmiot powszechny, za 4 Zaklęcie, za 5 Przedmiot unikatowy, za 8 Sprzymierzeniec, za 10 Znak Starszych Bogów.
place-battle = Walka z Przedwiecznym
    .in = w walce z Przedwiecznym
    .to = do walki z Przedwiecznym
    .gen = walki z Przedwiecznym
    .acc = walkę z Przedwiecznym

## Kości

die-green = zielona kość
    .gen = zielonej kości
    .acc = zieloną kość
    .ins = zieloną kością
die-yellow = żółta kość
    .gen = żółtej kości
    .acc = żółtą kość
    .ins = żółtą kością
die-red = czerwona kość
    .gen = czerwonej kości
    .acc = czerwoną kość
    .ins = czerwoną kością

## Ścianki kości

face-investigation_1 = Śledztwo 1
    .acc = Śledztwo 1
face-investigation_2 = Śledztwo 2
    .acc = Śledztwo 2
face-investigation_3 = Śledztwo 3
    .acc = Śledztwo 3
face-investigation_4 = Śledztwo 4
    .acc = Śledztwo 4
face-lore = Wiedza
    .acc = Wiedzę
face-peril = Niebezpieczeństwo
    .acc = Niebezpieczeństwo
face-terror = Panika
    .acc = Panikę
face-wild = Joker
    .acc = Jokera
face-unrolled = przed rzutem
    .acc = kość przed rzutem

## Rodzaje rzeczy: mianownik, biernik (.acc), dopełniacz (.gen), dopełniacz liczby mnogiej (.many)

kind-common_item = Przedmiot powszechny
    .acc = Przedmiot powszechny
    .gen = Przedmiotu powszechnego
    .many = Przedmiotów powszechnych
kind-unique_item = Przedmiot unikatowy
    .acc = Przedmiot unikatowy
    .gen = Przedmiotu unikatowego
    .many = Przedmiotów unikatowych
kind-spell = Zaklęcie
    .acc = Zaklęcie
    .gen = Zaklęcia
    .many = Zaklęć
kind-ally = Sprzymierzeniec
    .acc = Sprzymierzeńca
    .gen = Sprzymierzeńca
    .many = Sprzymierzeńców
kind-clue = Wskazówka
    .acc = Wskazówkę
    .gen = Wskazówki
    .many = Wskazówek
kind-elder_sign = Znak Starszych Bogów
    .acc = Znak Starszych Bogów
    .gen = Znaku Starszych Bogów
    .many = Znaków Starszych Bogów
kind-sanity = Poczytalność
    .acc = Poczytalność
    .gen = Poczytalności
    .many = Poczytalności
kind-stamina = Wytrzymałość
    .acc = Wytrzymałość
    .gen = Wytrzymałości
    .many = Wytrzymałości
kind-gate = brama
    .acc = bramę
    .gen = bramy
    .many = bram
kind-monster = potwór
    .acc = potwora
    .gen = potwora
    .many = potworów
kind-doom = zagłada
    .acc = żeton zagłady
    .gen = zagłady
    .many = żetonów zagłady
kind-trophies = trofeum
    .acc = trofeum
    .gen = trofeum
    .many = trofeów
kind-adventure = Przygoda
    .acc = Przygodę
    .gen = Przygody
    .many = Przygód
kind-other_world = Inny Świat
    .acc = Inny Świat
    .gen = Innego Świata
    .many = Innych Światów
kind-mythos = karta Mitów
    .acc = kartę Mitów
    .gen = karty Mitów
    .many = kart Mitów

## Jak daleko zaszła gra

measure-signs = Znaki Starszych Bogów
measure-doom = Zagłada
