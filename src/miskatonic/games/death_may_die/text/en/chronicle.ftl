### What is told about a game when it is over.

## Telling numbers: the number stands before the message; what stands behind it (.more)

figure-kills = { $count ->
        [one] enemy killed
       *[other] enemies killed
    }
    .more = { $others ->
        [0] { LIST($enemies) }
       *[other] including { LIST($enemies) }
    }
figure-elder_one = { $count ->
        [one] wound dealt to the Elder One
       *[other] wounds dealt to the Elder One
    }
    .more = { $stages ->
        [one] 1 Stage beaten
       *[other] { $stages } Stages beaten
    }
figure-wounds = { $count ->
        [one] wound taken
       *[other] wounds taken
    }
    .more = { $fallen ->
        [one] { NAME($who) } fell
       *[other] { $fallen } fell, { NAME($who) } last
    }
figure-thresholds = { $count ->
        [one] Insanity Threshold reached
       *[other] Insanity Thresholds reached
    }
    .more = { $dice ->
        [one] 1 bonus die gained
       *[other] { $dice } bonus dice gained
    }

## Who stood out: the title, and who and how much (.line)

distinction-elder_one = Bane of the Elder One
    .line = { NAME($who) }, { $count } wounds
distinction-reroll = Boldest reroll
    .line = { NAME($who) }, with about { $percent }% before it
distinction-kills = Most kills
    .line = { NAME($who) }, { $count }
distinction-ritual = Most progress against the ritual
    .line = { NAME($who) }, { $count }
distinction-close = Closest call
    .line = { NAME($who) }, down to 1 health
distinction-thresholds = Deepest into madness
    .line = { NAME($who) }, { $count } thresholds
distinction-wounds = Most battered
    .line = { NAME($who) }, { $count } wounds

## The dice

luck-standard = Successes on standard dice
luck-bonus = Successes on bonus dice
luck-against = Hits rolled against you
luck-tentacle = Tentacles
