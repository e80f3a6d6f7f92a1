### Co opowiada się o grze po jej końcu.

## Liczby, które coś mówią: liczba stoi przed komunikatem; co się za nią kryje (.more)

figure-adventures = { $tried ->
        [one] z { $tried } podjętej Przygody się udało
        [few] z { $tried } podjętych Przygód się udało
       *[many] z { $tried } podjętych Przygód się udało
    }
    .more = { $won } z { $worlds } w Innych Światach
figure-devoured = { $count ->
        [one] pochłonięty Badacz
        [few] pochłonięci Badacze
       *[many] pochłoniętych Badaczy
    }
    .more = { $count ->
        [one] { NAME($who) }, tura { $turn }
        [few] na końcu: { NAME($who) }, tura { $turn }
       *[many] na końcu: { NAME($who) }, tura { $turn }
    }
figure-monsters = { $count ->
        [one] zdobyty potwór
        [few] zdobyte potwory
       *[many] zdobytych potworów
    }
    .more = { $others ->
        [0] { LIST($monsters) }
       *[other] między innymi: { LIST($monsters) }
    }

## Kto się wyróżnił: tytuł, a pod nim kto i ile (.line)

distinction-signs = Najwięcej Znaków Starszych Bogów
    .line = { NAME($who) }, { $count }
distinction-odds = Na przekór szansom
    .line = { NAME($who) } { NAME($place, case: "in") }, z samych kości około { $percent }%
distinction-last = { GENDER($who) ->
        [feminine] Ostatnia na placu boju
       *[masculine] Ostatni na placu boju
    }
    .line = { NAME($who) }, do tury { $turn }
distinction-close = O włos od końca
    .line = { NAME($who) }, { $what ->
        [sanity] został 1 punkt Poczytalności
       *[stamina] został 1 punkt Wytrzymałości
    }
distinction-monsters = Najwięcej potworów
    .line = { NAME($who) }, { $count }
distinction-adventures = Najwięcej Przygód
    .line = { NAME($who) }, { $count }
distinction-help = Pomocna dłoń
    .line = { NAME($who) }, { $count ->
        [one] { $count } kość zatrzymana dla innych
        [few] { $count } kości zatrzymane dla innych
       *[many] { $count } kości zatrzymanych dla innych
    }

## Ścianki kości

luck-investigation = Śledztwo
luck-lore = Wiedza
luck-peril = Niebezpieczeństwo
luck-terror = Panika
luck-wild = Joker
