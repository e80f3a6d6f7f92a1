# Karta z celem: „Wygrywacie, gdy …”, „Przegrywacie, gdy …”, „W swojej turze”.

goal-card-title = { $awake ->
        [true] Pokonajcie { NAME($who, case: "acc") } albo przepadnijcie.
       *[false] Zapieczętujcie muzeum, zanim zbudzi się { NAME($who) }.
    }
goal-win-signs = { $count ->
        [one] Znak Starszych Bogów leży przy karcie { NAME($who, case: "gen") }.
        [few] Znaki Starszych Bogów leżą przy karcie { NAME($who, case: "gen") }.
       *[many] Znaków Starszych Bogów leży przy karcie { NAME($who, case: "gen") }.
    }
    .more = Dają je ukończone Przygody.
goal-win-battle = albo { NAME($who) } się zbudzi, a w walce zabierzecie ostatni żeton zagłady.
goal-win-last_doom = { $count ->
        [one] żeton zagłady zniknie z toru w walce.
        [few] żetony zagłady znikną z toru w walce.
       *[many] żetonów zagłady zniknie z toru w walce.
    }
goal-lose-devoured = wszyscy Badacze zostaną pochłonięci.
    .more = 0 Poczytalności albo 0 Wytrzymałości pochłania. Dopóki Przedwieczny śpi, przychodzi nowy Badacz.
goal-lose-wakes = zapełni się tor zagłady: { NAME($who) } się budzi i trudno z nim wygrać.
goal-lose-world = zapełni się tor zagłady: { NAME($who) } się budzi i to koniec.
goal-turn-go = Idź
    .more = do dowolnej Przygody albo do Wejścia.
goal-turn-roll = Rzuć 6 kośćmi
    .more = i wykonaj jedno zadanie na rzut; nieudany rzut kosztuje kość.
goal-turn-clock = Zegar +3 godz.
    .more = co czwartą turę wybija północ.
