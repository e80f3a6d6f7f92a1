# Dodatkowe koszty, karty, których nie można użyć, limity kart w grze.

barred-cannot_use = { NAME($card) }: { barred-cannot_use.here }
    .here = tej karty nie możesz teraz używać
barred-cannot_commit = kart, których nie możesz teraz używać: { $count }
barred-limit = { NAME($card) }: { barred-limit.here }
    .here = limit użyć wyczerpany
barred-limit_in_play = { NAME($card) }: { barred-limit_in_play.here }
    .here = limit kart w grze wyczerpany ({ NAME($source) })
barred-no_seal = { NAME($card) }: { barred-no_seal.here }
    .here = w worku nie ma potrzebnego żetonu ({ NAME($token) })
barred-entry_cost = nie stać cię na koszt wejścia do lokalizacji { NAME($place) }
warn-actions = { $count ->
        [one] dodatkowo 1 akcja
        [few] dodatkowo { $count } akcje
       *[many] dodatkowo { $count } akcji
    }

event-too_dear = { NAME($source) }: { NAME($seat) } nie ma { $count ->
        [one] dodatkowej akcji
        [few] { $count } dodatkowych akcji
       *[many] { $count } dodatkowych akcji
    }, więc do tej części nie dochodzi.
event-pays_entry = { NAME($seat) } opłaca wejście do lokalizacji { NAME($place) }.
event-cannot_pay_entry = { NAME($seat) } nie może opłacić wejścia do lokalizacji { NAME($place) }.
event-over_limit = Karta { NAME($card) } zostaje odrzucona: limit kart w grze wyczerpuje już { NAME($source) }.

step-too_dear = nie stać na dodatkową akcję
step-pays_entry = opłaca wejście
step-cannot_pay_entry = nie może opłacić wejścia
step-over_limit = przekracza limit
