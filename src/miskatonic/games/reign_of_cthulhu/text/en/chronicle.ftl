### What is told about a game when it is over.

## Telling numbers: the number stands before the message; what stands behind it (.more)

figure-gates = { $count ->
        [one] gate sealed
       *[other] gates sealed
    }
    .more = { $count ->
        [one] on turn { $turns }
       *[other] on turns { $turns }
    }
figure-cultists = { $count ->
        [one] cultist defeated
       *[other] cultists defeated
    }
    .more = { $driven } more driven out by seals
figure-shoggoths = { $count ->
        [one] Shoggoth defeated
       *[other] Shoggoths defeated
    }
    .more = { $left } left through a gate
figure-relics = { $count ->
        [one] relic played
       *[other] relics played
    }
    .more = { $others ->
        [0] { LIST($relics) }
       *[other] including { LIST($relics) }
    }

## Who stood out: the title, and who and how much (.line)

distinction-gates = Most gates sealed
    .line = { NAME($who) }, { $count }
distinction-shoggoths = Most Shoggoths defeated
    .line = { NAME($who) }, { $count }
distinction-close = Closest to madness
    .line = { NAME($who) }, down to 1 sanity token, never insane
distinction-cultists = Most cultists defeated
    .line = { NAME($who) }, { $count }
distinction-given = Open-handed
    .line = { NAME($who) }, { $count ->
        [one] { $count } clue given away
       *[other] { $count } clues given away
    }
distinction-road = Longest road
    .line = { NAME($who) }, { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
distinction-relics = Most relics played
    .line = { NAME($who) }, { $count }

## The faces of the sanity die

luck-blank = Blank
luck-delusion = Delusion
luck-psychosis = Psychosis
luck-paranoia = Paranoia
