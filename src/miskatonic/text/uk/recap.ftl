### Що сталося після останнього рішення.

recap-title = Після вашого останнього рішення
recap-nothing = Після вашого останнього рішення нічого не сталося.
recap-loss = Утрата: { $say }
recap-more = { $count ->
        [one] і ще { $count } подія
        [few] і ще { $count } події
        [many] і ще { $count } подій
       *[other] і ще { $count } події
    }
