### Decks: what is wrong with one, each reason with its numbers.

setting-taboo = Taboo list
setting-taboo-off = Off
setting-taboo-april_2019 = April 2019
setting-collection = Cards for decks of your own
setting-collection-two_of_each = Two of each card
setting-collection-one_box = One box for everybody

deck-refused = Not allowed, the deck of { NAME($investigator) }:
deck-no_starter = There is no starter deck “{ $written }”; there are { $names }.
deck-same_investigator = Everybody plays another investigator.
deck-too_many_decks = { $count ->
        [one] { $count } deck is
       *[other] { $count } decks are
    } named, and { $seats ->
        [one] { $seats } person sits
       *[other] { $seats } people sit
    } at the table.
deck-size = { $count } of { $of } cards.
deck-unknown = Not at this table yet: { deck-away }.
deck-away = { $title ->
        [none] { $code }
       *[other] { $title } ({ $code })
    }{ $box ->
        [none] {""}
       *[other] {" "}from { NAME($box) }
    }
deck-investigator = Not at this table yet: the investigator { deck-away }.
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
deck-bought_absent = { NAME($card) } was bought and is not in the deck.
deck-bought_leaves = { $leaves ->
        [none] Nothing has left for { NAME($card, case: "acc") }.
       *[other] { NAME($leaves) } can’t have left for { NAME($card, case: "acc") }.
    }
deck-bought_price = { NAME($card) } was paid with { $count } experience; the price is { $of }.
deck-bought_debt = { NAME($card) } was paid with { $count } experience when { $of } was left.
deck-bought_no_upgrade = { $leaves ->
        [none] { NAME($card) } was upgraded from no card.
       *[other] { NAME($card) } is no higher version of { NAME($leaves, case: "acc") }.
    }
deck-no_story = { NAME($card) } is no story card that one could earn.
deck-standalone = { $count } experience: at most { $most } in a single scenario.

## What can't be read

deck-too_long = This is no deck: { $count } characters, at most { $most }.
deck-too_many_lines = This is no deck: { $count } lines, at most { $most }.
deck-too_many_cards = More than { $most } different cards; those behind are left out.
deck-bad_json = This begins like JSON but can’t be read as such.
deck-bad_part = This can’t be read: { $written }
deck-bad_count = { $code }: a number of copies is 0 to { $most }, not { $written }.
deck-no_deck = There is no deck in this.
deck-no_investigator = It does not say whose deck this is.
deck-doubt = Line { $line }: nobody knows a card “{ $written }”.
deck-doubt_meant = Line { $line }: nobody knows a card “{ $written }”. Is { NAME($card) } meant?
deck-doubt_elsewhere = Line { $line }: “{ $written }” is not at this table yet.
deck-elsewhere = { $written }: nothing is fetched from there. Open the deck on ArkhamDB or arkham.build, export it as text or JSON, and put that in here.

## What was read as something else

deck-note_reprint = { NAME($card) } ({ $code }) is a reprint, read as the card of the core set.
deck-note_reprints = { $count ->
        [one] { $count } card is a reprint
       *[other] { $count } cards are reprints
    } of the revised core set, read as those of the core set.
deck-note_left_out = Line { $line } was not understood and is left out: { $written }
deck-note_parallel = Another form of { NAME($investigator) }, read as the one of the core set.
deck-note_list = { $count } decks are in it; this is the first.
deck-note_taboo = It names another taboo list than that of April 2019; none is used.
deck-note_weakness = The random basic weakness is drawn when the table begins, and then stays.

## What is in order

deck-ok_size = { $count } cards.
deck-ok_copies = No title too often.
deck-ok_options = Every card is open to the investigator.
deck-ok_required = Everything required is in.

## A deck in words

deck-legal = Allowed: { $count } of { $of } cards, { $spent } experience.
deck-wrong = { $wrong ->
        [one] Not allowed, { $wrong } thing to fix:
       *[other] Not allowed, { $wrong } things to fix:
    }
deck-title = { $name ->
        [none] { NAME($investigator) }
       *[other] { $name }, { NAME($investigator) }
    }
deck-card = { $count } × { NAME($card) }{ $level ->
        [0] {""}
       *[other] {" "}({ $level })
    }
deck-card_random = { $count } × random basic weakness
deck-card_unknown = { $count } × { $title ->
        [none] { $code }
       *[other] { $title } ({ $code })
    } (not at this table yet)
deck-taboo_price = { $count } experience more; the level stays.
deck-taboo_exceptional = Exceptional: double price, one copy.

deck-idea-roland = Fights first and finds clues by defeating.
deck-idea-daisy = Clues and cards; others do the fighting.
deck-idea-skids = Many actions: evade, then strike.
deck-idea-agnes = Spells, with horror as ammunition.
deck-idea-wendy = Evades, tries twice, finds what others drop.

## Boxes, by their names on the shelf

box-core = the Core Set
box-dunwich = The Dunwich Legacy
box-carcosa = The Path to Carcosa
box-forgotten_age = The Forgotten Age
box-circle_undone = The Circle Undone
box-dream_eaters = The Dream-Eaters
box-innsmouth = The Innsmouth Conspiracy
box-edge_of_the_earth = Edge of the Earth
box-scarlet_keys = The Scarlet Keys
box-hemlock_vale = The Feast of Hemlock Vale
box-drowned_city = The Drowned City
box-core_2026 = the Core Set of 2026
box-return_to_zealot = Return to the Night of the Zealot
box-return_to_dunwich = Return to the Dunwich Legacy
box-return_to_carcosa = Return to the Path to Carcosa
box-return_to_forgotten_age = Return to the Forgotten Age
box-return_to_circle_undone = Return to the Circle Undone
box-starter_decks = the investigator decks
box-parallel = the parallel investigators
box-promotional = the promotional cards
box-side_stories = the side stories
