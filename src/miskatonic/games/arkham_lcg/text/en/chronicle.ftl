### How a scenario is summed up when it is over.

## Telling numbers: the number comes before the message, .more after it

figure-tests = { $count ->
        [one] test passed
       *[other] tests passed
    }
    .more = of { $all }
figure-clues = { $count ->
        [one] clue discovered
       *[other] clues discovered
    }
    .more = { $acts ->
        [one] 1 act completed
       *[other] { $acts } acts completed
    }
figure-defeats = { $count ->
        [one] enemy defeated
       *[other] enemies defeated
    }
    .more = { $others ->
        [0] { LIST($enemies) }
       *[other] including { LIST($enemies) }
    }
figure-harm = damage and horror taken
    .more = { $damage } damage, { $horror } horror{ $fallen ->
        [0] { "" }
        [one] ; { NAME($who) } was defeated
       *[other] ; { $fallen } were defeated, { NAME($who) } last
    }

## Who stood out: the title, and who and how much (.line)

distinction-clues = Most clues
    .line = { NAME($who) }, { $count }
distinction-best_draw = Luckiest token
    .line = { NAME($who) }, { NAME($token) } (chance before it: { $percent }%)
distinction-defeats = Most enemies defeated
    .line = { NAME($who) }, { $count }
distinction-help = Best at helping others
    .line = { NAME($who) }, { $count } cards committed
distinction-worst_draw = Unluckiest token
    .line = { NAME($who) }, { NAME($token) } (chance before it: { $percent }%)
distinction-close = Closest call
    .line = { NAME($who) }, one point from defeat
distinction-harm = Most battered
    .line = { NAME($who) }, { $count } damage and horror

## The chaos bag

luck = Chaos bag
luck-passed = Tests passed
luck-elder_sign = Elder signs
luck-symbol = Other symbols
luck-auto_fail = Auto-fails
