### Decks: what is wrong with one, each reason with its numbers.

setting-taboo = Taboo list
setting-taboo-off = Off
setting-taboo-april_2019 = April 2019
setting-collection = Card pool for your own decks
setting-collection-two_of_each = Two of each card
setting-collection-one_box = One box shared by everybody
setting-boxes = Boxes you own
setting-boxes-core = Core Set
boxes-unknown = There is no box “{ $written }”; the boxes are { $names }.
boxes-no_core = “{ $written }” leaves out the Core Set, which is always needed: add `core`.
boxes-scenario = { NAME($scenario) } is in { NAME($box) }, and this table plays without that box.
boxes-starter = The starter deck “{ $written }” needs { NAME($box) }, and this table plays without that box.

deck-refused = The deck of { NAME($investigator) } isn't allowed:
deck-no_starter = There is no starter deck “{ $written }”; the starter decks are { $names }.
deck-same_investigator = Everybody must play a different investigator.
deck-too_many_decks = { $count ->
        [one] { $count } deck is
       *[other] { $count } decks are
    } named, but there { $seats ->
        [one] is { $seats } person
       *[other] are { $seats } people
    } at the table.
deck-size = { $count } of { $of } cards.
deck-other_box = { NAME($card) } is from { NAME($box) }, and this table plays without that box.
deck-unknown = Not available yet: { deck-away }.
deck-away = { $title ->
        [none] { $code }
       *[other] { $title } ({ $code })
    }{ $box ->
        [none] {""}
       *[other] {" "}from { NAME($box) }
    }
deck-investigator = Not available yet: the investigator { deck-away }.
deck-copies = { $count ->
        [one] { $count } copy of { NAME($card) }; at most { $most } allowed.
       *[other] { $count } copies of { NAME($card) }; at most { $most } allowed.
    }
deck-exceptional = { NAME($card) } is Exceptional: one copy only, not { $count }.
deck-box = { $count } copies of { NAME($card) }; one box has { $most }.
deck-class = { NAME($card) }: { NAME($investigator) } can't take { $several ->
        [no] { LIST($classes) } cards
       *[yes] cards of either class ({ LIST($classes) })
    }.
deck-level = { NAME($card) } is level { $level }; the highest level allowed is { $most }.
deck-banned = { NAME($card) }: { NAME($investigator) } can't take { NAME($trait) } cards{ $level ->
        [0] {""}
       *[other] {" "}of level { $level } or higher
    }.
deck-gated = { NAME($card) } can only come into a deck as an upgrade, and only once the campaign log allows it.
deck-least = { $count } of at least { $of } { NAME($trait) } { $kind ->
        [event] events
        [asset] assets
        [skill] skills
       *[other] cards
    } that this investigator's deck must hold.
deck-least_classes = The deck must hold at least { $least } cards of each of { $of } classes; it does of { $count ->
        [0] none
       *[other] { $count }
    }.
deck-places = { NAME($card) }: { $count } of { $of } places for other classes are taken.
deck-belongs = { NAME($card) } belongs to { NAME($investigator) }.
deck-story = { NAME($card) } must be earned first.
deck-no_player_card = { NAME($card) } isn't a player card.
deck-required = { NAME($card) } must be in the deck.
deck-exact = { $count } copies of { NAME($card) }; there must be exactly { $most }.
deck-weakness = The deck needs a basic weakness, random or named.
deck-weaknesses = { $count } random basic weaknesses; there must be exactly { $most }.
deck-price = { NAME($card) } costs { $count } experience{ $taboo ->
        [none] {""}
       *[other] {" "}with the taboo list
    }; { $of } available.
deck-experience = Together the cards cost { $count } experience; { $of } available.
deck-bought_absent = { NAME($card) } was bought but isn't in the deck.
deck-bought_leaves = { $leaves ->
        [none] No card was removed for { NAME($card, case: "acc") }.
       *[other] { NAME($leaves) } can't have been removed for { NAME($card, case: "acc") }.
    }
deck-bought_price = { NAME($card) } was bought for { $count } experience; the price is { $of }.
deck-bought_debt = { NAME($card) } was bought for { $count } experience when only { $of } was left.
deck-bought_no_upgrade = { $leaves ->
        [none] { NAME($card) } was upgraded, but it doesn't say from which card.
       *[other] { NAME($card) } isn't a higher-level version of { NAME($leaves, case: "acc") }.
    }
deck-no_story = { NAME($card) } isn't a story card that can be earned.
deck-standalone = { $count } experience; a single scenario allows at most { $most }.

## What can't be read

deck-too_long = This isn't a deck: { $count } characters; at most { $most } allowed.
deck-too_many_lines = This isn't a deck: { $count } lines; at most { $most } allowed.
deck-too_many_cards = More than { $most } different cards; the rest are left out.
deck-bad_json = This looks like JSON but can't be read.
deck-bad_part = This can't be read: { $written }
deck-bad_count = { $code }: the number of copies must be 0 to { $most }, not { $written }.
deck-no_deck = There is no deck here.
deck-no_investigator = It doesn't say whose deck this is.
deck-doubt = Line { $line }: there is no card “{ $written }”.
deck-doubt_meant = Line { $line }: there is no card “{ $written }”. Did you mean { NAME($card) }?
deck-doubt_elsewhere = Line { $line }: “{ $written }” isn't available yet.
deck-elsewhere = { $written }: decks aren't downloaded from there. Open the deck on ArkhamDB or arkham.build, export it as text or JSON, and paste that here.

## What was read as something else

deck-note_reprint = { NAME($card) } ({ $code }) is a reprint; it is read as the Core Set card.
deck-note_reprints = { $count ->
        [one] { $count } card is a reprint
       *[other] { $count } cards are reprints
    } from the revised Core Set, read as in the original Core Set.
deck-note_left_out = Line { $line } wasn't understood and is left out: { $written }
deck-note_parallel = Another version of { NAME($investigator) }, read as the one in the Core Set.
deck-note_list = It contains { $count } decks; this is the first.
deck-note_taboo = It names a taboo list other than that of April 2019; no taboo list is used.
deck-note_weakness = The random basic weakness is drawn when the game begins, and then stays in the deck.

## What is in order

deck-ok_size = { $count } cards.
deck-ok_copies = No title has too many copies.
deck-ok_options = The investigator may take every card.
deck-ok_required = All required cards are included.

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
    } (not available yet)
deck-taboo_price = Costs { $count } more experience; the level stays the same.
deck-taboo_exceptional = Exceptional: double price, one copy.

deck-idea-roland = Fights first and finds clues by defeating enemies.
deck-idea-daisy = Clues and cards; others do the fighting.
deck-idea-skids = Many actions: evade, then strike.
deck-idea-agnes = Spells, with horror as ammunition.
deck-idea-wendy = Evades, tries again, and finds what others drop.

## What is printed on the back of an investigator

deck-says-heals_horror = heal horror
deck-back_trait = { NAME($trait) } cards up to level { $level }
deck-back_text = Cards that { NAME($text) }, up to level { $level }
deck-back_places = { $level ->
        [0] Up to { $count } level 0 cards of the other classes shown
       *[other] Up to { $count } cards of the other classes shown, up to level { $level }
    }
deck-back_ban = { $level ->
        [0] No { NAME($trait) } cards
       *[other] No { NAME($trait) } cards of level { $level } or higher
    }
deck-back_least = At least { $count } { NAME($trait) } { $kind ->
        [event] events
        [asset] assets
        [skill] skills
       *[other] cards
    }
deck-back_least_classes = At least { $count } cards of each of { $of } classes
deck-back_bonus = Begins a campaign with { $count } experience

## Boxes, by their names on the shelf

box-core = the Core Set
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
