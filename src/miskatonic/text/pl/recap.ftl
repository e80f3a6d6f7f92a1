### Co się stało od ostatniej decyzji.

recap-title = Od twojej ostatniej decyzji
recap-nothing = Od twojej ostatniej decyzji nic się nie stało.
recap-loss = Strata: { $say }
recap-more = { $count ->
        [one] i jeszcze 1 zdarzenie
        [few] i jeszcze { $count } zdarzenia
        [many] i jeszcze { $count } zdarzeń
       *[other] i jeszcze { $count } zdarzenia
    }
