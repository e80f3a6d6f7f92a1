### Decks: what is wrong with one, each reason with its numbers.

deck-size = { $count } of { $of } cards.
deck-unknown = Not at this table yet: { $code }.
deck-investigator = Not at this table yet: the investigator { $code }.
deck-copies = { $count ->
        [one] { $count } copy of { NAME($card) }, at most { $most }.
       *[other] { $count } copies of { NAME($card) }, at most { $most }.
    }
deck-exceptional = { NAME($card) }: { $count } copies, one copy only: Exceptional.
deck-box = { $count } copies of { NAME($card) }, one box has { $most }.
deck-class = { NAME($card) }: { NAME($class) } is not open to { NAME($investigator) }.
deck-level = { NAME($card) }: level { $level }, open up to { $most }.
deck-places = { NAME($card) }: { $count } of { $of } places for other classes are used.
deck-belongs = { NAME($card) } belongs to { NAME($investigator) }.
deck-story = { NAME($card) } must be earned first.
deck-no_player_card = { NAME($card) } is no card for a player’s deck.
deck-required = { NAME($card) } must be in.
deck-exact = { $count } copies of { NAME($card) }, exactly { $most }.
deck-weakness = A basic weakness must be in, drawn or named.
deck-weaknesses = { $count } random basic weaknesses, exactly { $most }.
deck-price = { NAME($card) } costs { $count } experience{ $taboo ->
        [none] {""}
       *[other] {" "}with the taboo list
    }, there are { $of }.
deck-experience = The cards cost { $count } experience together, there are { $of }.
deck-standalone = { $count } experience: at most { $most } in a single scenario.
