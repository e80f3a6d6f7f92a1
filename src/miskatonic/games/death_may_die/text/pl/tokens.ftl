# Żetony: nazwa z odmianą (.many jak w „żetony Poszlak”) i działanie (.text).

## W każdej grze

token-stairs = Schody
    .gen = Schodów
    .acc = Schody
    .many = Schodów
    .text = Dwa Pola ze Schodami sąsiadują ze sobą pod każdym względem.
token-tunnel = Tunel
    .gen = Tunelu
    .acc = Tunel
    .many = Tuneli
    .text = Dwa Pola z Tunelami sąsiadują ze sobą pod każdym względem.

## Azathoth

token-cosmos = Kosmos
    .gen = Kosmosu
    .acc = Kosmos
    .many = Kosmosu
    .text = Leży na Polu i oznacza szczelinę, za którą jest pustka. Najwyżej 1 na Polu.

## Tsathoggua

token-fatigue = Zmęczenie
    .gen = Zmęczenia
    .acc = Zmęczenie
    .many = Zmęczenia
    .text = Leży na twojej planszy. Za każde 4 takie żetony masz w każdej turze o 1 akcję mniej, ale nigdy mniej niż 1.

## Nieutulony Żal

token-evidence = Poszlaka
    .gen = Poszlaki
    .acc = Poszlakę
    .many = Poszlak
    .text = Zdobywa się ją akcją „Zbadaj trop” i nosi na swojej planszy, w dowolnej liczbie.
token-accuser = Oskarżyciel
    .gen = Oskarżyciela
    .acc = Oskarżyciela
    .many = Oskarżycieli
    .text = To nie Wróg: Pole z nim może być Bezpieczne i nie można go atakować. Porusza się, gdy każą karty.

## Wyspa Potępionych

token-bolt = Rygiel
    .gen = Rygla
    .acc = Rygiel
    .many = Rygli
    .text = Zamyka Przejście przed wszystkimi figurkami oprócz Kultystów, także przy mierzeniu odległości dla innych.
token-inmates = Pacjenci
    .gen = Pacjentów
    .acc = Pacjentów
    .many = Pacjentów
    .text = Grupa pacjentów, która czeka na uwolnienie.

## Zbaw nas ode Złego

token-bone = Kości
    .gen = Kości
    .acc = Kości
    .many = Kości
    .text = Nosi się je na swojej planszy, najwyżej 3 żetony na Badacza. Każdy poza pierwszym skraca twój Bieg o 1 Pole, nigdy poniżej 1.
token-rubble = Gruz
    .gen = Gruzu
    .acc = Gruz
    .many = Gruzu
    .text = Leży w Przejściu, najwyżej 1 w każdym. Badacz, który go pokona, kończy tam ruch i otrzymuje 1 punkt Stresu; Wrogom nie przeszkadza.

## Z rozkazu Królowej

token-keg = Beczka prochu
    .gen = Beczki prochu
    .acc = Beczkę prochu
    .many = Beczek prochu
    .text = Nosi się ją na swojej planszy, najwyżej 1 na Badacza.
token-pillar = Filar
    .gen = Filaru
    .acc = Filar
    .many = Filarów
    .text = Do wysadzenia Beczką prochu.
token-queen = Królowa
    .gen = Królowej
    .acc = Królową
    .many = Królowych
    .text = To nie Wróg: Pole z nią może być Bezpieczne i nie można jej atakować.

## Festiwal Śmierci

token-booth = Stoisko z grą
    .gen = Stoiska z grą
    .acc = Stoisko z grą
    .many = Stoisk z grami
    .text = Na każdym można wygrać najwyżej dwa razy; wygrane oznacza się Nagrodami.
token-prize = Nagroda
    .gen = Nagrody
    .acc = Nagrodę
    .many = Nagród
    .text = Oznacza wygraną na stoisku.
token-townsfolk = Mieszkańcy
    .gen = Mieszkańców
    .acc = Mieszkańców
    .many = Mieszkańców
    .text = To nie Wrogowie. Dopóki są na Polu ze stoiskiem, nie można na nim grać.

## Die Schöne und das Biest

token-beast = Bestia
    .gen = Bestii
    .acc = Bestię
    .many = Bestii
    .text = To nie Wróg: Pole z nią może być Bezpieczne i nie można jej atakować.
token-rose = Róża
    .gen = Róży
    .acc = Różę
    .many = Róż
    .text = Zrywa się ją darmową akcją na Bezpiecznym Polu. Odrzuć ją, aby Bestia oszczędziła cię na koniec tury, albo w swojej turze, aby uleczyć 2 punkty.

## Żetony Losowej Lokacji

location-red = Czerwona Brama
location-yellow = Żółta Brama
location-blue = Niebieska Brama
location-start = Start
