### Co opowiada się o scenariuszu po jego końcu.

## Liczby, które coś mówią: liczba stoi przed komunikatem; co się za nią kryje (.more)

figure-tests = { $count ->
        [one] test zakończony sukcesem
        [few] testy zakończone sukcesem
       *[many] testów zakończonych sukcesem
    }
    .more = na { $all }
figure-clues = { $count ->
        [one] odkryta wskazówka
        [few] odkryte wskazówki
       *[many] odkrytych wskazówek
    }
    .more = { $acts ->
        [one] ukończony 1 akt
        [few] ukończone { $acts } akty
       *[many] ukończonych { $acts } aktów
    }
figure-defeats = { $count ->
        [one] pokonany wróg
        [few] pokonani wrogowie
       *[many] pokonanych wrogów
    }
    .more = { $others ->
        [0] { LIST($enemies) }
       *[other] między innymi: { LIST($enemies) }
    }
figure-harm = obrażenia i przerażenie razem
    .more = { $damage ->
        [one] 1 obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }, { $horror ->
        [one] 1 punkt przerażenia
        [few] { $horror } punkty przerażenia
       *[many] { $horror } punktów przerażenia
    }{ $fallen ->
        [0] { "" }
        [one] ; poza grą: { NAME($who) }
        [few] ; poza grą: { $fallen }, na końcu { NAME($who) }
       *[many] ; poza grą: { $fallen }, na końcu { NAME($who) }
    }

## Kto się wyróżnił: tytuł, a pod nim kto i ile (.line)

distinction-clues = Najwięcej wskazówek
    .line = { NAME($who) }, { $count }
distinction-best_draw = Najszczęśliwszy żeton
    .line = { NAME($who) }, { NAME($token) }, przed nim { $percent }%
distinction-defeats = Najwięcej pokonanych wrogów
    .line = { NAME($who) }, { $count }
distinction-help = Największa pomoc dla innych
    .line = { NAME($who) }, { $count ->
        [one] { $count } karta przeznaczona
        [few] { $count } karty przeznaczone
       *[many] { $count } kart przeznaczonych
    } do cudzych testów
distinction-worst_draw = Najbardziej pechowy żeton
    .line = { NAME($who) }, { NAME($token) }, przed nim { $percent }%
distinction-close = O włos od porażki
    .line = { NAME($who) }, o punkt od pokonania
distinction-harm = Najwięcej przyjętych ciosów
    .line = { NAME($who) }, obrażenia i przerażenie: { $count }

## Worek chaosu

luck = Worek chaosu
luck-passed = Testy zakończone sukcesem
luck-elder_sign = Znaki Starszych Bogów
luck-symbol = Inne symbole
luck-auto_fail = Automatyczne porażki
