# Karta z celem: „Wygrywacie, gdy …”, „Przegrywacie, gdy …”, „W swojej turze”.

goal-card-title = Przerwijcie rytuał, a potem zabijcie { NAME($who, case: "acc") }.
goal-win-ritual = { $count ->
        [one] krok przerywa rytuał.
        [few] kroki przerywają rytuał.
       *[many] kroków przerywa rytuał.
    }
    .more = { NAME($counter, case: "text") }
goal-win-elder_one = { $count ->
        [one] rana pokonuje potem ostatnie Stadium. Przeciwnik: { NAME($who) }.
        [few] rany pokonują potem wszystkie Stadia. Przeciwnik: { NAME($who) }.
       *[many] ran pokonuje potem wszystkie Stadia. Przeciwnik: { NAME($who) }.
    }
goal-lose-one = ktokolwiek z badaczy zginie albo oszaleje, zanim { NAME($who) } pojawi się na planszy.
goal-lose-all = wszyscy badacze zginą albo oszaleją.
goal-lose-track = { NAME($who) } dotrze na koniec toru.
goal-turn-actions = 3 akcje
    .more = biegnij, atakuj, odpocznij, wymień się albo zrób to, na co pozwala scenariusz.
goal-turn-mythos = Karta Mitów
    .more = dobierz ją i rozpatrz; co { $symbols } symbole Przedwieczny jest bliżej.
goal-turn-fight = Walcz albo przeszukaj
    .more = wrogowie na twoim polu atakują; na bezpiecznym polu dobierasz kartę Odkrycia.
