### What happened since the last decision.

recap-title = Since your last decision
recap-nothing = Nothing has happened since your last decision.
recap-loss = Loss: { $say }
recap-more = { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
