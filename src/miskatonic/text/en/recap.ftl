### What happened since one last decided.

recap-title = Since your last decision
recap-nothing = Nothing has happened since your last decision.
recap-loss = Loss: { $say }
recap-more = { $count ->
        [one] and 1 thing more
       *[other] and { $count } things more
    }
