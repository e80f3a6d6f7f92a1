# Karta z celem: „Wygrywacie, gdy …”, „Przegrywacie, gdy …”, „W swojej turze”.

goal-card-title = Zamknijcie cztery bramy, zanim otworzy się niebo.
goal-win-gates = { $count ->
        [one] brama jest zapieczętowana.
        [few] bramy są zapieczętowane, po jednej w każdym mieście.
       *[many] bram jest zapieczętowanych, po jednej w każdym mieście.
    }
goal-win-clues = { $cards } wskazówek z miasta na jednej ręce, przy jego bramie, pieczętuje ją.
goal-lose-cthulhu = odkryjecie ostatniego Przedwiecznego: Cthulhu.
goal-lose-cultists = ma przybyć kultysta, a pula jest pusta.
goal-lose-shoggoths = ma przybyć Shoggoth, a pula jest pusta.
goal-lose-deck = ktoś ma dobierać, a zostało mniej niż 2 karty.
goal-lose-insane = wszyscy są obłąkani.
goal-turn-actions = { $actions ->
        [one] 1 akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }
    .more = idź, jedź, walcz, daj wskazówkę, zapieczętuj bramę.
goal-turn-draw = Dobierz 2 karty
    .more = wskazówki i relikty; cztery razy w grze budzi się zło.
goal-turn-summon = { $cards ->
        [one] Przywołaj 1 kartę
        [few] Przywołaj { $cards } karty
       *[many] Przywołaj { $cards } kart
    }
    .more = przybywają kultyści; czwarty w jednym miejscu budzi Przedwiecznego.
