# Co strona mówi wokół planszy gry Czas Cthulhu.

web-cover-reign_of_cthulhu = Czas
    .second = Cthulhu
web-reign-step-actions = Akcje
web-reign-step-draw = Dobierz 2 karty
web-reign-step-summoning = Przywołanie

## Przedwieczni

web-reign-rate = karty na turę
web-reign-hidden = Ukryty Przedwieczny, poziom przywołania { $rate }

## Mapa

web-reign-map = Mapa czterech miast
web-reign-zoom = Wielkość mapy
web-reign-zoom-in = Powiększ
web-reign-zoom-out = Pomniejsz
web-reign-zoom-fit = Pokaż całą mapę

## Zapas i stosy

web-reign-sealed = Pieczęcie
web-reign-deck = Karty
web-reign-summoning = Przywołanie
web-reign-relics = Relikty
web-reign-out = odrzucone: { $count }
web-reign-close = Zamknij
web-reign-played = Zagrane relikty
web-reign-piles = Co zostało ze stosów, od góry: { $sizes }. W każdym stosie była jedna karta Przebudzenie Zła.
web-reign-foreseen = Następne od góry, obejrzane dzięki Księdze Cieni
web-reign-layer = Warstwa { $number } od góry
web-reign-symbol = Gdy ta karta zostaje odkryta, Shoggothy ruszają
web-reign-third = Następny rozpocznie rytuał przebudzenia.
web-reign-nothing = Na razie nic.

## Miejsca

web-reign-sanity = Poczytalność { $count } z { $most }
web-reign-actions = Pozostałe akcje: { $count } z { $most }
web-reign-hand = Karty w ręce: { $count } z { $limit }
