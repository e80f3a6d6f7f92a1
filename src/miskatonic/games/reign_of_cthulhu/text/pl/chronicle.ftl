### Co opowiada się o grze po jej końcu.

## Liczby, które coś mówią: liczba stoi przed komunikatem; co się za nią kryje (.more)

figure-gates = { $count ->
        [one] zapieczętowana brama
        [few] zapieczętowane bramy
       *[many] zapieczętowanych bram
    }
    .more = { $count ->
        [one] w turze { $turns }
        [few] w turach { $turns }
       *[many] w turach { $turns }
    }
figure-cultists = { $count ->
        [one] pokonany kultysta
        [few] pokonani kultyści
       *[many] pokonanych kultystów
    }
    .more = pieczęcie wypędziły jeszcze { $driven }
figure-shoggoths = { $count ->
        [one] pokonany Shoggoth
        [few] pokonane Shoggothy
       *[many] pokonanych Shoggothów
    }
    .more = { $left ->
        [one] { $left } odszedł przez bramę
        [few] { $left } odeszły przez bramy
       *[many] { $left } odeszło przez bramy
    }
figure-relics = { $count ->
        [one] zagrany relikt
        [few] zagrane relikty
       *[many] zagranych reliktów
    }
    .more = { $others ->
        [0] { LIST($relics) }
       *[other] między innymi: { LIST($relics) }
    }

## Kto się wyróżnił: tytuł, a pod nim kto i ile (.line)

distinction-gates = Najwięcej zapieczętowanych bram
    .line = { NAME($who) }, { $count }
distinction-shoggoths = Najwięcej pokonanych Shoggothów
    .line = { NAME($who) }, { $count }
distinction-close = Na skraju obłędu
    .line = { NAME($who) }, został 1 żeton poczytalności
distinction-cultists = Najwięcej pokonanych kultystów
    .line = { NAME($who) }, { $count }
distinction-given = Szczodra ręka
    .line = { NAME($who) }, { $count ->
        [one] { $count } oddana wskazówka
        [few] { $count } oddane wskazówki
       *[many] { $count } oddanych wskazówek
    }
distinction-road = Najdłuższa droga
    .line = { NAME($who) }, { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
distinction-relics = Najwięcej zagranych reliktów
    .line = { NAME($who) }, { $count }

## Ścianki kości poczytalności

luck-blank = Pusta ścianka
luck-delusion = Złudzenia
luck-psychosis = Psychoza
luck-paranoia = Paranoja
