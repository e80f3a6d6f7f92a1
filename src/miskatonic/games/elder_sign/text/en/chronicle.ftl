### What is told about a game when it is over.

## Telling numbers: the number stands before the message; what stands behind it (.more)

figure-adventures = of { $tried ->
        [one] { $tried } adventure
       *[other] { $tried } adventures
    } resolved
    .more = { $won } of { $worlds } in Other Worlds
figure-devoured = { $count ->
        [one] investigator devoured
       *[other] investigators devoured
    }
    .more = { $count ->
        [one] { NAME($who) }, turn { $turn }
       *[other] last: { NAME($who) }, turn { $turn }
    }
figure-monsters = { $count ->
        [one] monster taken
       *[other] monsters taken
    }
    .more = { $others ->
        [0] { LIST($monsters) }
       *[other] including { LIST($monsters) }
    }

## Who stood out: the title, and who and how much (.line)

distinction-signs = Most Elder Signs
    .line = { NAME($who) }, { $count }
distinction-odds = Longest odds
    .line = { NAME($who) } { NAME($place, case: "in") }, about { $percent }% by the dice alone
distinction-last = Last one standing
    .line = { NAME($who) }, until turn { $turn }
distinction-close = Closest call
    .line = { NAME($who) }, { $what ->
        [sanity] down to 1 sanity
       *[stamina] down to 1 stamina
    }
distinction-monsters = Most monsters
    .line = { NAME($who) }, { $count }
distinction-adventures = Most adventures
    .line = { NAME($who) }, { $count }
distinction-help = Helping hand
    .line = { NAME($who) }, { $count ->
        [one] { $count } die kept for others
       *[other] { $count } dice kept for others
    }

## The faces of the dice

luck-investigation = Investigation
luck-lore = Lore
luck-peril = Peril
luck-terror = Terror
luck-wild = Wild
